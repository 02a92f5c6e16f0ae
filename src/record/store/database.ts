import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { classifyPostgresError } from './postgresql/errors.ts';
import type { StoreFailure } from './store-error.ts';

/** How long SQLite waits for another writer by default. */
const defaultBusyTimeoutMs = 5000;

/**
 * In bytes. There are fifty tables and indexes with a page each at least, and rows of half a page to two pages: with
 * SQLite's default of 4,096 a session of a hundred requests takes 5 % more, and an idle gateway writes twice as much.
 */
const pageSize = 2048;

/**
 * How large the write-ahead log grows before it is merged, in pages: 16 MB. Pages that are written several times are
 * merged once, with fewer waits for the disk: an exchange takes 65 µs of CPU and 95 µs in total, compared with 70 and 140
 * at a quarter of that.
 */
const checkpointPages = 8000;

/**
 * How much of the database a writer has in memory, in KiB: with the 16,000 of better-sqlite3 a gateway takes 13 MB
 * more after some thousand requests, and the same CPU time.
 */
const cacheKib = 4000;

/**
 * The file a `file:` URL of the configuration names.
 * @throws when the URL names another kind of database.
 */
export function databaseFileOf(url: string): string {
  if (!url.startsWith('file:'))
    throw new Error(`traces.url: only "file:…" and "postgresql://…" are supported, not "${url.split(':', 1)[0]}:…"`);
  return url.slice('file:'.length);
}

/** The size of a database with its write-ahead log, in bytes; null if there is none. */
export function databaseBytes(file: string): number | null {
  const [bytes, logBytes = 0] = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.size);
  return bytes === undefined ? null : bytes + logBytes;
}

/**
 * Opens the database for writing; a new file is readable by its owner only, as SQLite then makes its WAL.
 * @throws errors of SQLite or the file system.
 */
export function openForWriting(file: string, busyTimeout: number = defaultBusyTimeoutMs): Database.Database {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  }
  const database = new Database(file, { timeout: busyTimeout });
  try {
    // In this order: the first two count only before the first table and before WAL.
    database.pragma(`page_size = ${pageSize}`);
    database.pragma('auto_vacuum = INCREMENTAL');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma(`busy_timeout = ${busyTimeout}`);
    database.pragma('foreign_keys = ON');
    database.pragma(`wal_autocheckpoint = ${checkpointPages}`);
    // Negative: in KiB, not in pages.
    database.pragma(`cache_size = ${-cacheKib}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const sqliteErrors: Record<string, { message: string; full?: true; lasting?: true }> = {
  BUSY: { message: 'the database is locked by another process' },
  LOCKED: { message: 'the database is locked by another connection' },
  FULL: { message: 'the disk or the database is full', full: true },
  READONLY: { message: 'the database is read-only' },
  IOERR: { message: 'the disk reports an error' },
  CANTOPEN: { message: 'the database cannot be opened' },
  PERM: { message: 'access to the database is denied' },
  AUTH: { message: 'access to the database is denied' },
  NOMEM: { message: 'SQLite is out of memory' },
  ERROR: { message: 'the database rejects a statement' },
  SCHEMA: { message: 'the schema of the database changed' },
  PROTOCOL: { message: 'the locking protocol of the database failed' },
  CORRUPT: { message: 'the database is damaged; move it away and a new one is created', lasting: true },
  NOTADB: { message: 'the file is not a SQLite database; configure another or move it away', lasting: true },
};

/** Distinguishes a store that is not available from a row that cannot be written. */
export function classifyError(error: unknown): StoreFailure {
  const ofPostgres = classifyPostgresError(error);
  if (ofPostgres) return ofPostgres;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A value of a type that no column takes, or that our own code cannot convert to one.
  if (error instanceof TypeError || error instanceof RangeError) return { kind: 'row', message };
  if (!code.startsWith('SQLITE_'))
    // An error of the file system (ENOENT, EACCES, ENOSPC, …), or ours about migrations.
    return { kind: 'store', full: code === 'ENOSPC', lasting: code === '', message };
  const known = sqliteErrors[code.split('_')[1] ?? ''];
  if (!known) return { kind: 'row', message: `${code}: ${message}` };
  return {
    kind: 'store',
    full: known.full ?? false,
    lasting: known.lasting ?? false,
    message: `${known.message} (${code}: ${message})`,
  };
}

/** Whether an error means that the store is not available, and not that a value cannot be read. */
export const isStoreError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && classifyError(error).kind === 'store';
