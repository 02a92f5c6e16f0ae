import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { StoreDatabase, StoreStatement } from './store-database.ts';

/** A writer without a heartbeat for this long is dead, in microseconds. */
const writerTimeoutUs = 10_000_000;

interface WriterRow {
  id: string;
  host: string;
  pid: number;
  processStarted: number;
  beatAt: number;
}

// In this form SQLite finds them in the listing index, without a scan of the table. PostgreSQL checks the status of the row itself
// again after it has waited for a gateway that was closing it, and not the one of the subquery.
const isOpen = `"status" = 'open' AND "seq" IN (SELECT "seq" FROM "Exchange" WHERE "status" = 'open')`;

/** This process's row in the table of writers: others take the exchanges of a writer that has died for interrupted. */
export class WriterRegistration {
  readonly id = randomUUID();
  readonly #database: StoreDatabase;
  readonly #host: string;
  readonly #nowUs: () => Promise<number>;
  readonly #processStarted: number;
  readonly #upsert: StoreStatement;
  readonly #others: StoreStatement<[string], WriterRow>;
  readonly #interrupt: StoreStatement;
  readonly #remove: StoreStatement;

  private constructor(database: StoreDatabase, processStarted: number) {
    this.#database = database;
    this.#processStarted = processStarted;
    this.#host = database.postgres ? machineId() : hostname();
    this.#nowUs = createClock(database);
    this.#upsert = database.prepare(
      `INSERT INTO "Writer" ("id", "host", "pid", "processStarted", "beatAt") VALUES (?, ?, ?, ?, ?)
       ON CONFLICT ("id") DO UPDATE SET "beatAt" = excluded."beatAt"`,
    );
    this.#others = database.prepare(`SELECT * FROM "Writer" WHERE "id" <> ?`);
    this.#interrupt = database.prepare(
      `UPDATE "Exchange" SET "status" = 'interrupted', "endedAt" = ? WHERE ${isOpen} AND "writerId" = ?`,
    );
    this.#remove = database.prepare(`DELETE FROM "Writer" WHERE "id" = ?`);
  }

  /** Registers this process, and marks what dead writers left open as interrupted. */
  static async open(database: StoreDatabase, processStarted: number): Promise<WriterRegistration> {
    const registration = new WriterRegistration(database, processStarted);
    // Somebody removed the row of their writer: when it ended is not known.
    const interruptOrphans = database.prepare(
      `UPDATE "Exchange" SET "status" = 'interrupted' WHERE ${isOpen} AND "writerId" NOT IN (SELECT "id" FROM "Writer")`,
    );
    await database.transaction(async () => {
      await registration.heartbeat();
      await registration.#interruptDead();
      await interruptOrphans.run();
    });
    return registration;
  }

  /** In milliseconds since 1970, by the clock that all writers share. */
  async now(): Promise<number> {
    return (await this.#nowUs()) / 1000;
  }

  /** Records that this writer is alive. */
  async heartbeat(): Promise<void> {
    await this.#upsert.run(this.id, this.#host, process.pid, this.#processStarted, await this.#nowUs());
  }

  /** Marks what dead writers left open as interrupted. */
  sweep(): Promise<void> {
    return this.#database.transaction(() => this.#interruptDead());
  }

  /** Ends it: what this process may still close is interrupted until then. */
  remove(): Promise<void> {
    return this.#database.transaction(async () => {
      await this.#interrupt.run(await this.#nowUs(), this.id);
      await this.#remove.run(this.id);
    });
  }

  async #interruptDead(): Promise<void> {
    const now = await this.#nowUs();
    for (const other of await this.#others.all(this.id)) {
      if (this.#isAlive(other, now)) continue;
      await this.#interrupt.run(other.beatAt, other.id);
      await this.#remove.run(other.id);
    }
  }

  #isAlive({ host, pid, processStarted, beatAt }: WriterRow, now: number): boolean {
    if (now - beatAt > writerTimeoutUs) return false;
    if (host !== this.#host) return true;
    return pid === process.pid ? processStarted === this.#processStarted : isRunning(pid);
  }
}

/** Wall-clock time, in microseconds: other processes compare with it. On other machines the clock may differ: PostgreSQL's counts. */
function createClock(database: StoreDatabase): () => Promise<number> {
  if (!database.postgres) return async () => Date.now() * 1000;
  const clock = database
    .prepare<[], number>('SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::BIGINT')
    .pluck();
  return async () => (await clock.get()) ?? Date.now() * 1000;
}

/**
 * What distinguishes the machines and containers that may have this process id: several have the same name, when they are made
 * of one image.
 */
export function machineId(): string {
  const read = (readFrom: () => string): string => {
    try {
      return readFrom();
    } catch {
      // Not on Linux.
      return '';
    }
  };
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = read(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].filter((part) => part !== '').join(' ');
}

/** Whether a process with this id runs on this machine, or in this container. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
