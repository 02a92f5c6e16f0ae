import { viewAsBuffer } from '../../../core/buffer-view.ts';
import { classifyError } from '../database.ts';
import { PostgresDatabase } from './database.ts';
import { PostgresError } from './errors.ts';
import { TraceStoreError } from '../store-error.ts';
import type { SqlResult, SqlValue } from '../trace-store.ts';

/** How many rows are in memory at once. */
const rowsPerFetch = 1_000;
/** How long a query by hand may take, in milliseconds. */
const queryTimeoutMs = 10 * 60_000;

/** Errors of the query, and not of the server: syntax, names, types, values, and what a read-only transaction refuses. */
const queryErrors = /^(?:0A|21|22|25006|2F|34|42|44)/;

/**
 * Runs a query by hand, read only, while `use` reads its rows.
 * @throws {TraceStoreError} `no-store` when the server cannot be reached, `invalid-query` for errors of the query.
 */
export async function queryPostgres(
  url: string,
  sql: string,
  use: (result: SqlResult) => void | Promise<void>,
): Promise<void> {
  const database = new PostgresDatabase(url, { isReadOnly: true, statementTimeoutMs: queryTimeoutMs });
  try {
    await database.transaction(async () => {
      await database.query('SET TRANSACTION READ ONLY');
      // As a statement with a plan of its own the text is one statement: nothing can follow it.
      await database.query(`DECLARE "louter_query" NO SCROLL CURSOR FOR ${sql.replace(/[\s;]+$/, '')}`);
      const fetch = () => database.query(`FETCH ${rowsPerFetch} FROM "louter_query"`);
      const first = await fetch();
      await use({ columns: first.columns, rows: rowsOf(first.rows, async () => (await fetch()).rows) });
    });
  } catch (error) {
    if (!(error instanceof PostgresError)) throw error;
    if (queryErrors.test(error.code)) throw new TraceStoreError('invalid-query', explain(sql, error.message));
    const { message } = classifyError(error);
    throw new TraceStoreError('no-store', `${database.name}: ${message}`);
  } finally {
    await database.close();
  }
}

const explain = (sql: string, message: string): string =>
  /^\s*(?:select|with|values|table)\b/i.test(sql) ? message : `only queries are possible: SELECT … (${message})`;

async function* rowsOf(
  first: readonly (readonly unknown[])[],
  fetch: () => Promise<readonly (readonly unknown[])[]>,
): AsyncGenerator<readonly SqlValue[]> {
  for (let rows = first; rows.length > 0; rows = rows.length < rowsPerFetch ? [] : await fetch())
    for (const row of rows) yield row.map(toSqlValue);
}

function toSqlValue(value: unknown): SqlValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return viewAsBuffer(value);
  return JSON.stringify(value);
}
