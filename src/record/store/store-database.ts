import type { Database } from 'better-sqlite3';
import type { PostgresDatabase } from './postgresql/database.ts';

/**
 * A database that is open for writing. That of SQLite is better-sqlite3's own, without anything around it; that of
 * PostgreSQL has the part of its interface that statements use.
 */
export type StoreDatabase = Pick<Database, 'prepare' | 'transaction' | 'close'> & {
  /** Of SQLite only. */
  readonly pragma?: Database['pragma'];
  readonly postgres?: PostgresDatabase;
};

/** SQL that the two databases do not share. */
export const sqlFor = (database: StoreDatabase, sql: { sqlite: string; postgres: string }): string =>
  database.postgres ? sql.postgres : sql.sqlite;

/** A truth value as it is bound: SQLite has none. */
export const boundBoolean = (value: boolean | null): number | null => (value === null ? null : Number(value));
