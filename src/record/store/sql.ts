import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { classifyError, databaseFileOf } from './database.ts';
import { queryPostgres } from './postgresql/sql.ts';
import { isPostgresUrl } from './store-url.ts';
import type { SqlResult, SqlValue } from './trace-store.ts';
import { TraceStoreError } from './store-error.ts';

const busyTimeoutMs = 5000;

/**
 * Runs a query by hand on a trace database, read only, while `use` reads its rows.
 * @throws {TraceStoreError} `no-store` when there is no database, `invalid-query` for errors of the query.
 */
export async function querySql(
  url: string,
  sql: string,
  use: (result: SqlResult) => void | Promise<void>,
): Promise<void> {
  if (isPostgresUrl(url)) return queryPostgres(url, sql, use);
  const file = databaseFileOf(url);
  if (!existsSync(file)) throw new TraceStoreError('no-store', `${file}: there is no trace database`);
  const database = openReadOnly(file);
  try {
    const statement = database.prepare<[], SqlValue[]>(sql);
    if (!statement.reader) throw new TraceStoreError('invalid-query', 'only queries are possible: SELECT …');
    await use({ columns: statement.columns().map(({ name }) => name), rows: statement.raw().iterate() });
  } catch (error) {
    if (error instanceof TraceStoreError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const isOfQuery = !(error instanceof Error && 'code' in error && error.code !== 'SQLITE_ERROR');
    if (isOfQuery) throw new TraceStoreError('invalid-query', message);
    throw new TraceStoreError('no-store', `${file}: ${classifyError(error).message}`);
  } finally {
    database.close();
  }
}

function openReadOnly(file: string): Database.Database {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });
    database.pragma('query_only = ON');
    return database;
  } catch (error) {
    throw new TraceStoreError('no-store', `${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
