import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { packageFile } from '../../core/own-package.ts';

const committedFolder = packageFile('prisma/sqlite/migrations');

/** What an upgrade did. */
export interface Upgrade {
  readonly migrations: number;
  /** The copy of the database as it was before; null if none was made. */
  readonly copy: string | null;
  readonly tookMs: number;
}

/** A committed migration. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface AppliedMigration {
  migration_name: string;
  checksum: string;
}

// Prisma's own table, so that Prisma's tools find a valid history.
const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/** A migration that is about to be applied. */
export interface MigrationStep {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly name: string;
}

/**
 * Migrates a database to this version's schema in one transaction; two processes may do so at once. `onStep` is called before
 * each migration.
 * @throws when a newer version of Louter created the database, or migrations were changed since.
 */
export function migrate(
  database: Database,
  folder: string = committedFolder,
  onStep: (step: MigrationStep) => void = () => {},
): void {
  const migrations = readMigrations(folder);
  if (isUpToDate(database, migrations)) return;
  database
    .transaction(() => {
      database.exec(historyTable);
      const known = listApplied(database);
      assertSameHistory({ name: basename(database.name), place: 'file' }, known, migrations);
      const insert = database.prepare(
        `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "started_at", "applied_steps_count")
         VALUES (?, ?, ?, ?, ?, 1)`,
      );
      const pending = migrations.slice(known.length);
      for (const [index, { name, sql, checksum }] of pending.entries()) {
        onStep({ step: index + 1, steps: pending.length, name });
        const startedAt = Date.now();
        database.exec(sql);
        insert.run(randomUUID(), checksum, Date.now(), name, startedAt);
      }
    })
    .immediate();
}

/**
 * How many migrations a database has, and the names of those that it lacks.
 * @throws as `migrate` does.
 */
export function listPending(
  database: Database,
  folder: string = committedFolder,
): { known: number; pending: readonly string[] } {
  const migrations = readMigrations(folder);
  const known = hasHistory(database) ? listApplied(database) : [];
  assertSameHistory({ name: basename(database.name), place: 'file' }, known, migrations);
  return { known: known.length, pending: migrations.slice(known.length).map(({ name }) => name) };
}

/**
 * Why the schema of a database is not that of this version, and what to do; null where it is, or where it is no database of
 * Louter at all.
 * @throws errors of SQLite.
 */
export function explainOtherVersion(file: string, folder: string = committedFolder): string | null {
  const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    if (!hasHistory(database)) return null;
    const applied = listApplied(database).map(({ migration_name: name }) => name);
    const names = readMigrations(folder).map(({ name }) => name);
    if (applied.some((name) => !names.includes(name)))
      return 'it was written by a newer version of Louter: update Louter, or configure another traces.url';
    return applied.length < names.length
      ? 'it was written by an older version of Louter: the gateway of this version updates it when it starts (louter serve)'
      : null;
  } finally {
    database.close();
  }
}

/** The migrations of a folder, in their order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')));
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

function isUpToDate(database: Database, migrations: readonly Migration[]): boolean {
  if (!hasHistory(database)) return false;
  const known = listApplied(database);
  assertSameHistory({ name: basename(database.name), place: 'file' }, known, migrations);
  return known.length === migrations.length;
}

const hasHistory = (database: Database): boolean =>
  database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`).get() !== undefined;

const listApplied = (database: Database): AppliedMigration[] =>
  database
    .prepare<[], AppliedMigration>(
      `SELECT "migration_name", "checksum" FROM "_prisma_migrations"
       WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
    )
    .all();

/**
 * @param database as it is named in errors.
 * @throws when the migrations of a database are not a beginning of the committed ones.
 */
export function assertSameHistory(
  { name, place }: { name: string; place: 'file' | 'schema' },
  known: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const [index, { migration_name, checksum }] of known.entries()) {
    const migration = migrations[index];
    if (migration?.name !== migration_name)
      throw new Error(
        `${name} was made by a newer Louter (it has the migration ${migration_name}): install that version again, or name another ${place} in traces.url`,
      );
    if (migration.checksum !== checksum)
      throw new Error(
        `${name} was made by another Louter (its migration ${migration_name} differs): install that version again, or name another ${place} in traces.url`,
      );
  }
}
