import type { Database } from 'better-sqlite3';
import type { PostgresDatabase } from './postgresql/database.ts';

/** A value of SQLite, which is there at once, or one of PostgreSQL. */
export type Awaitable<Value> = Value | Promise<Value>;

/** A statement that can be run many times. Its values are `?`, or `:name` with one object of values. */
export interface StoreStatement<Values extends readonly unknown[] = readonly unknown[], Row = unknown> {
  run(...values: Values): Awaitable<{ changes: number }>;
  /** The first row. */
  get(...values: Values): Awaitable<Row | undefined>;
  all(...values: Values): Awaitable<Row[]>;
  /** Rows are the values of their first column. */
  pluck(): this;
  /** Rows are lists of values. */
  raw(): this;
}

/**
 * A database that is open for writing, for one task at a time: what runs while a transaction is open is a part of it. Both
 * databases have the same statements; those of SQLite have results at once, which an `await` does not delay.
 */
export type StoreDatabase = StoreStatements &
  (
    | { readonly sqlite: Database; readonly postgres?: undefined }
    | { readonly postgres: PostgresDatabase; readonly sqlite?: undefined }
  );

interface StoreStatements {
  prepare<Values extends readonly unknown[] = readonly unknown[], Row = unknown>(
    sql: string,
  ): StoreStatement<Values, Row>;
  /** Runs `run` in a transaction; one within another is a part of it. */
  transaction<Result>(run: () => Promise<Result>): Promise<Result>;
  close(): Awaitable<void>;
}

/** A thread writes on one such connection at a time: SQLite waits for the lock of another without letting that go on. */
export function createSqliteDatabase(sqlite: Database): StoreDatabase {
  // At once: a transaction that writes what it has read must not find that another process has written meanwhile.
  const begin = sqlite.prepare('BEGIN IMMEDIATE');
  const commit = sqlite.prepare('COMMIT');
  const rollBack = sqlite.prepare('ROLLBACK');
  return {
    sqlite,
    // Who prepares a statement states what its values and rows are.
    prepare: <Values extends readonly unknown[], Row>(sql: string) =>
      sqlite.prepare(sql) as StoreStatement<Values, Row>,
    async transaction(run) {
      if (sqlite.inTransaction) return run();
      begin.run();
      try {
        const result = await run();
        commit.run();
        return result;
      } catch (error) {
        // Some errors have ended it, such as that of a full disk.
        if (sqlite.inTransaction) rollBack.run();
        throw error;
      }
    },
    close: () => void sqlite.close(),
  };
}

export const createPostgresDatabase = (postgres: PostgresDatabase): StoreDatabase => ({
  postgres,
  prepare: (sql) => postgres.prepare(sql),
  transaction: (run) => postgres.transaction(run),
  close: () => postgres.close(),
});

/** SQL that the two databases do not share. */
export const sqlFor = (database: StoreDatabase, sql: { sqlite: string; postgres: string }): string =>
  database.postgres ? sql.postgres : sql.sqlite;

/** A truth value as it is bound: SQLite has none. */
export const boundBoolean = (value: boolean | null): number | null => (value === null ? null : Number(value));
