import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database, Statement } from 'better-sqlite3';

/** A writer without a heartbeat for this long is dead, in microseconds. */
const writerTimeoutUs = 10_000_000;

interface WriterRow {
  id: string;
  host: string;
  pid: number;
  processStarted: number;
  beatAt: number;
}

// In this form SQLite finds them in the listing index, without a scan of the table.
const isOpen = `"seq" IN (SELECT "seq" FROM "Exchange" WHERE "status" = 'open')`;

/** This process's row in the table of writers: others take the exchanges of a writer that has died for interrupted. */
export class WriterRegistration {
  readonly id = randomUUID();
  readonly #host = hostname();
  readonly #processStarted: number;
  readonly #upsert: Statement;
  readonly #others: Statement<[string], WriterRow>;
  readonly #interrupt: Statement;
  readonly #remove: Statement;
  readonly #sweep: { immediate(): void };

  constructor(database: Database, processStarted: number) {
    this.#processStarted = processStarted;
    this.#upsert = database.prepare(
      `INSERT INTO "Writer" ("id", "host", "pid", "processStarted", "beatAt") VALUES (?, ?, ?, ?, ?)
       ON CONFLICT ("id") DO UPDATE SET "beatAt" = excluded."beatAt"`,
    );
    this.#others = database.prepare(`SELECT * FROM "Writer" WHERE "id" <> ?`);
    this.#interrupt = database.prepare(
      `UPDATE "Exchange" SET "status" = 'interrupted', "endedAt" = ? WHERE ${isOpen} AND "writerId" = ?`,
    );
    this.#remove = database.prepare(`DELETE FROM "Writer" WHERE "id" = ?`);
    this.#sweep = database.transaction(() => this.#interruptDead());
    const interruptOrphans = database.prepare(
      `UPDATE "Exchange" SET "status" = 'interrupted' WHERE ${isOpen} AND "writerId" NOT IN (SELECT "id" FROM "Writer")`,
    );
    database
      .transaction(() => {
        this.heartbeat();
        this.#interruptDead();
        interruptOrphans.run();
      })
      .immediate();
  }

  /** Records that this writer is alive. */
  heartbeat(): void {
    this.#upsert.run(this.id, this.#host, process.pid, this.#processStarted, nowUs());
  }

  /** Marks what dead writers left open as interrupted. */
  sweep(): void {
    this.#sweep.immediate();
  }

  remove(): void {
    this.#remove.run(this.id);
  }

  #interruptDead(): void {
    for (const other of this.#others.all(this.id)) {
      if (this.#isAlive(other)) continue;
      this.#interrupt.run(other.beatAt, other.id);
      this.#remove.run(other.id);
    }
  }

  #isAlive({ host, pid, processStarted, beatAt }: WriterRow): boolean {
    if (nowUs() - beatAt > writerTimeoutUs) return false;
    if (host !== this.#host) return true;
    return pid === process.pid ? processStarted === this.#processStarted : isRunning(pid);
  }
}

/** Wall-clock time: other processes compare with it. */
const nowUs = (): number => Date.now() * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
