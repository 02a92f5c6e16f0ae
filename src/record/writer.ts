import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { reduceToMetadata, type ExchangeRecord, type MetadataOnlyExchange } from './exchange-record.ts';
import { classifyError, databaseFileOf, openForWriting } from './store/database.ts';
import type { WriterOptions, WriteResult } from './worker-messages.ts';
import { migrate } from './store/migrations.ts';
import { hasRemoved, createPruner, vacuumWhenMuchIsFree } from './store/prune.ts';
import type { TokenRate } from './exchange.ts';
import { createRedactor, redactionKeyName } from '../core/redact/redact.ts';
import { createExchangeRows, type RowOptions, type ExchangeRows } from './store/exchange-rows.ts';
import { prepareStatements, type WriterStatements } from './store/statements.ts';

/** A writer whose heart has not beaten for this long is dead, in microseconds. */
const writerTimeoutUs = 10_000_000;

/** How long the steps of one pruning take together, in milliseconds: what is to be written waits meanwhile. */
const pruneTimeoutMs = 100;

/** A database that is open for writing, and this process's place in it. */
export interface TraceWriter {
  /**
   * Writes a batch in one transaction. Of an exchange that cannot be written as it is the metadata is.
   * @throws when the store is unwell; nothing of the batch is written then.
   */
  write(records: readonly ExchangeRecord[], block: Buffer): WriteResult;
  /** Says that this writer lives. */
  beat(): void;
  /** Marks what dead writers left open as interrupted. */
  sweep(): void;
  /** Removes some of what is no longer kept; whether there may be more. */
  prune(): boolean;
  tokenRates(): readonly TokenRate[];
  /** Whether the file that was opened is still the one at its path. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens the store, brings its schema up to date and enters this process as a writer.
 * @throws what SQLite, the file system or the migrations say.
 */
export function openWriter({
  url,
  bodies,
  secrets,
  retention,
  processStarted,
  busyTimeoutMs,
}: WriterOptions): TraceWriter {
  const file = databaseFileOf(url);
  const database = openForWriting(file, busyTimeoutMs);
  try {
    migrate(database);
    const opened = statSync(file).ino;
    const redactor = createRedactor(secrets, loadRedactionKey(database));
    const life = registerWriter(database, processStarted);
    const statements = prepareStatements(database, life.id);
    const prune = createPruner(database);
    return {
      ...life,
      write(records, block) {
        const rules = { redactor, bodies };
        const setAside: MetadataOnlyExchange[] = [];
        const all = records.map((record) => createWritableExchange(record, block, { rules, setAside }));
        return { ...writeAll(database, statements, all), setAside };
      },
      prune() {
        if (!retention) return false;
        const now = Date.now();
        const start = performance.now();
        let goesOn = true;
        while (goesOn && performance.now() - start < pruneTimeoutMs) {
          const removed = hasRemoved(prune(retention, now));
          goesOn = vacuumWhenMuchIsFree(database) || removed;
        }
        return goesOn;
      },
      tokenRates: () => readTokenRates(database),
      isInPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === opened,
      close() {
        try {
          life.leave();
        } finally {
          database.close();
        }
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The latest exchanges that tell, and the bounds of what is believed: media weigh much and cost little. */
function readTokenRates(database: Database): TokenRate[] {
  return database
    .prepare<[], TokenRate>(
      `SELECT "model", avg("rate") FROM (
         SELECT "model", "inputTokens" * 1.0 / json_extract("heads", '$[0].size') AS "rate"
         FROM "Exchange" JOIN "Wire" ON "exchangeSeq" = "seq"
         WHERE "inputTokens" > 0 AND "model" IS NOT NULL AND json_extract("heads", '$[0].role') = 'client-request'
         ORDER BY "seq" DESC LIMIT 1000)
       WHERE "rate" BETWEEN 0.02 AND 2 GROUP BY "model"`,
    )
    .raw()
    .all();
}

// ---------------------------------------------------------------- rows

/** An exchange of a batch; the rows of its metadata alone are made where it cannot be written as it is. */
interface WritableExchange {
  rows: ExchangeRows;
  createMetadataRows(why: string): ExchangeRows;
}

/** One exchange that no rows can be made of must not take the others with it. */
function createWritableExchange(
  record: ExchangeRecord,
  block: Buffer,
  { rules, setAside }: { rules: RowOptions; setAside: MetadataOnlyExchange[] },
): WritableExchange {
  const metadata = (why: string): ExchangeRows => {
    setAside.push({ traceId: record.traceId, why });
    return createExchangeRows(reduceToMetadata(record, why), Buffer.alloc(0), rules);
  };
  try {
    return { rows: createExchangeRows(record, block, rules), createMetadataRows: metadata };
  } catch (error) {
    return { rows: metadata(error instanceof Error ? error.message : String(error)), createMetadataRows: metadata };
  }
}

function writeAll(
  database: Database,
  statements: WriterStatements,
  all: readonly WritableExchange[],
): Omit<WriteResult, 'setAside'> {
  const together = database.transaction(() => {
    for (const { rows } of all) statements.insert(rows);
  });
  try {
    together.immediate();
    return { written: all.filter(({ rows }) => isClosedExchange(rows)).length, lostBodies: 0, lostExchanges: 0 };
  } catch (error) {
    if (classifyError(error).kind === 'store') throw error;
    return writeEach(database, statements, all);
  }
}

// One exchange that does not fit (a body beyond what SQLite holds, say) must not take the others with it.
function writeEach(
  database: Database,
  statements: WriterStatements,
  all: readonly WritableExchange[],
): Omit<WriteResult, 'setAside'> {
  const result = { written: 0, lostBodies: 0, lostExchanges: 0 };
  const alone = database.transaction((rows: ExchangeRows) => statements.insert(rows));
  for (const { rows, createMetadataRows: metadata } of all) {
    let why = '';
    const ways = [() => rows, () => withoutBodies(rows), () => metadata(why)];
    for (const [index, way] of ways.entries()) {
      try {
        alone.immediate(way());
        if (isClosedExchange(rows)) result.written += 1;
        if (index > 0) result.lostBodies += 1;
        break;
      } catch (error) {
        const failure = classifyError(error);
        if (failure.kind === 'store') throw error;
        why = failure.message;
        if (index === ways.length - 1) result.lostExchanges += 1;
      }
    }
  }
  return result;
}

const isClosedExchange = ({ exchange }: ExchangeRows): boolean => exchange.status !== 'open';

/** What is left of an exchange whose bodies are given up. */
const withoutBodies = ({ exchange, attempts, wire, toolCalls, turn, continues }: ExchangeRows): ExchangeRows => ({
  continues,
  exchange: { ...exchange, bodies: 'lost' },
  attempts,
  wire: wire && { ...wire, encoding: 'none', bytes: null, pieces: [] },
  toolCalls,
  answerItems: [],
  turn,
  words: { asked: null, answered: null },
});

// ---------------------------------------------------------------- writers

interface WriterRow {
  id: string;
  host: string;
  pid: number;
  processStarted: number;
  beatAt: number;
}

// In this form SQLite finds them in the index of listings, without a walk through the table.
const isOpen = `"seq" IN (SELECT "seq" FROM "Exchange" WHERE "status" = 'open')`;

function registerWriter(database: Database, processStarted: number) {
  const id = randomUUID();
  const host = hostname();
  const now = (): number => Date.now() * 1000;
  const upsert = database.prepare(
    `INSERT INTO "Writer" ("id", "host", "pid", "processStarted", "beatAt") VALUES (?, ?, ?, ?, ?)
     ON CONFLICT ("id") DO UPDATE SET "beatAt" = excluded."beatAt"`,
  );
  const others = database.prepare<[string], WriterRow>(`SELECT * FROM "Writer" WHERE "id" <> ?`);
  const interrupt = database.prepare(
    `UPDATE "Exchange" SET "status" = 'interrupted', "endedAt" = ? WHERE ${isOpen} AND "writerId" = ?`,
  );
  const interruptOrphans = database.prepare(
    `UPDATE "Exchange" SET "status" = 'interrupted' WHERE ${isOpen} AND "writerId" NOT IN (SELECT "id" FROM "Writer")`,
  );
  const remove = database.prepare(`DELETE FROM "Writer" WHERE "id" = ?`);
  const beat = (): void => void upsert.run(id, host, process.pid, processStarted, now());
  const sweep = database.transaction(() => {
    for (const other of others.all(id)) {
      if (isAlive(other, { host, processStarted, now: now() })) continue;
      interrupt.run(other.beatAt, other.id);
      remove.run(other.id);
    }
  });
  database
    .transaction(() => {
      beat();
      sweep();
      interruptOrphans.run();
    })
    .immediate();
  return {
    id,
    beat,
    sweep: () => sweep.immediate(),
    leave() {
      remove.run(id);
    },
  };
}

function isAlive(writer: WriterRow, own: { host: string; processStarted: number; now: number }): boolean {
  if (own.now - writer.beatAt > writerTimeoutUs) return false;
  if (writer.host !== own.host) return true;
  return writer.pid === process.pid ? writer.processStarted === own.processStarted : isRunning(writer.pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// ---------------------------------------------------------------- what belongs to the store and to this build

function loadRedactionKey(database: Database): Buffer {
  database
    .prepare(`INSERT OR IGNORE INTO "Setting" ("name", "value") VALUES (?, ?)`)
    .run(redactionKeyName, randomBytes(32));
  const row = database
    .prepare<[string], { value: Buffer }>(`SELECT "value" FROM "Setting" WHERE "name" = ?`)
    .get(redactionKeyName);
  if (!row) throw new Error('the trace database gives back no redaction key');
  return row.value;
}
