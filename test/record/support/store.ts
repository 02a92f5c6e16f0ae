import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { Exchange, Recorder, ExchangeRecord } from '../../../src/record/exchange.ts';
import { checkExchange } from '../../../src/record/check-exchange.ts';
import { deriveRows, deriveRowsOfTurn } from '../../../src/record/derived-rows.ts';
import { encodeBatch } from '../../../src/record/exchange-record.ts';
import { createRecorder, type RecorderOptions } from '../../../src/record/recorder.ts';
import { ResponseSummarizer } from '../../../src/record/response-summarizer.ts';
import type { WriterOptions } from '../../../src/record/worker-messages.ts';
import { TraceWriter } from '../../../src/record/writer.ts';
import { isPostgresRun, newPostgresSchema } from '../../support/postgres.ts';
import { openStoreForWriting } from '../../../src/record/store/open-store.ts';
import { settleStore } from '../../../src/record/settle-store.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import type { TraceStore } from '../../../src/record/store/trace-store.ts';
import type { StoredTrace } from '../../../src/record/store/stored-trace.ts';

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'louter-traces-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The URL of a database that does not exist yet: of SQLite, or a schema of the PostgreSQL server of this run. */
export const newStore = (): string =>
  isPostgresRun ? newPostgresSchema() : `file:${join(temporaryFolder(), 'louter.db')}`;

/** The URL of a database that a configuration names: this file of SQLite, or a schema of the server of this run. */
export const storeAt = (file: string): string => (isPostgresRun ? newPostgresSchema() : `file:${file}`);

/** What a query by hand returns of a store, as arrays. */
export async function selectRows(url: string, sql: string): Promise<unknown[][]> {
  const { database } = await openStoreForWriting(url);
  try {
    return await database.prepare<[], unknown[]>(sql).raw().all();
  } finally {
    await database.close();
  }
}

/** Runs statements on a store by hand. */
export async function runStatements(url: string, ...statements: readonly string[]): Promise<void> {
  const { database } = await openStoreForWriting(url);
  try {
    for (const statement of statements) await database.prepare(statement).run();
  } finally {
    await database.close();
  }
}

/** Locks a store as another process may that writes to it, until it is called again. */
export async function lockStore(url: string): Promise<() => Promise<void>> {
  if (isPostgresRun) {
    const { database } = await openStoreForWriting(url);
    await database.postgres?.script(['BEGIN', 'LOCK TABLE "Exchange" IN ACCESS EXCLUSIVE MODE']);
    return async () => database.close();
  }
  const other = new Database(url.slice('file:'.length));
  other.exec('BEGIN IMMEDIATE');
  return async () => void other.close();
}

/** A recorder that is stopped when the test ends, and what it logged. */
export function recorder(url: string, options: Partial<RecorderOptions> = {}): Recorder & { logged: string[] } {
  const logged: string[] = [];
  const note = (_fields: object, message: string): void => void logged.push(message);
  const made = createRecorder({
    url,
    bodies: 'full',
    secrets: [],
    // A lock that a test holds is to be noticed soon.
    busyTimeoutMs: 200,
    log: { info: note, warn: note, error: note },
    ...options,
  });
  onTestFinished(() => made.stop());
  return Object.assign(made, { logged });
}

/** Opens and closes exchanges, as the gateway does for answers that take no time. */
export function recordAll(into: Recorder, exchanges: readonly Exchange[]): void {
  for (const each of exchanges) {
    into.open(each);
    into.close(each);
  }
}

/** Waits until something holds; the test's own time-out is the limit. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

/** The store opened for reading until the test ends. */
export async function unsettledReader(url: string): Promise<TraceStore> {
  const store = await openTraceStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** The same; before each query, what was recorded is read, as commands do. */
export async function reader(url: string): Promise<TraceStore> {
  const store = await unsettledReader(url);
  // One after another: two connections of a thread cannot wait for each other's transactions.
  let settling = Promise.resolve();
  return new Proxy(store, {
    get(_, name: keyof TraceStore) {
      const own: unknown = store[name];
      if (typeof own !== 'function') return own;
      const query: (...input: unknown[]) => Promise<unknown> = own.bind(store);
      return async (...input: unknown[]) => {
        settling = settling.then(() => settleStore(url));
        await settling;
        return query(...input);
      };
    },
  });
}

/** What the recorder's thread reads and derives exchanges with, without the thread. */
const summarizer = new ResponseSummarizer();

/**
 * Writes finished exchanges into a store as the recorder does, but in this process: a thread takes half a second of CPU
 * time to start. Gives the URL of the store. For tests of what is written or read; those of the recorder start a thread.
 * @param options `isRead`: false for what a process had no time to read.
 */
export async function storeAll(
  exchanges: readonly Exchange[],
  { url = newStore(), isRead = true, ...options }: Partial<WriterOptions> & { isRead?: boolean } = {},
): Promise<string> {
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1, ...options });
  try {
    const { json, bytes } = encodeBatch(
      exchanges.map((exchange) => ({
        exchange,
        isClosed: true,
        includesRequest: true,
        areBodiesLost: false,
        responses: undefined,
      })),
    );
    const records: ExchangeRecord[] = JSON.parse(json);
    const block = Buffer.from(bytes);
    for (const record of records) summarizer.summarize(record, block);
    await writer.write(records, block);
    const readers = {
      derive: deriveRows,
      deriveTurn: deriveRowsOfTurn,
      reportDefect(_traceId: string, error: unknown) {
        throw error;
      },
      check: checkExchange,
    };
    if (!isRead) return url;
    while (writer.settler.hasPending) await writer.settler.settleSome(readers);
  } finally {
    await writer.close();
  }
  return url;
}

/** Stores exchanges and opens the store for reading until the test ends. */
export const stored = async (
  exchanges: readonly Exchange[],
  options: Partial<WriterOptions> = {},
): Promise<Promise<TraceStore>> => reader(await storeAll(exchanges, options));

/** Stores one exchange and reads it back. */
export const recorded = async (exchange: Exchange, options: Partial<WriterOptions> = {}): Promise<StoredTrace> =>
  (await stored([exchange], options)).get(exchange.traceId);
