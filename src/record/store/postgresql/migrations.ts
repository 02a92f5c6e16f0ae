import { randomUUID } from 'node:crypto';
import { packageFile } from '../../../core/own-package.ts';
import {
  assertSameHistory,
  readMigrations,
  type AppliedMigration,
  type Migration,
  type Upgrade,
} from '../migrations.ts';
import { quoteName, type PostgresDatabase } from './database.ts';

const committedFolder = packageFile('prisma/postgresql/migrations');

/** The oldest version that its makers still maintained when this was written. */
const minServerVersion = 14;

/** A migration of a large database may take long, in milliseconds. */
const migrationTimeoutMs = 30 * 60_000;

// Prisma's own table, so that Prisma's tools find a valid history.
const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`;

/** What this version of Louter has that a database lacks. */
interface Pending {
  known: number;
  pending: readonly Migration[];
}

/** Another version of Louter, or of PostgreSQL, or another database is needed. It is tried again later, as an update may come. */
class PostgresVersionError extends Error {
  override readonly name = 'PostgresVersionError';
}

/**
 * Migrates a database to this version's schema, all or nothing; several gateways may do so at once. Returns null if there was
 * nothing to migrate, or nothing was there. `report` is called with each step.
 * @throws {PostgresVersionError} for a server that is too old, a database in another encoding than UTF-8, or a schema of a newer version of Louter.
 */
export async function migratePostgres(
  database: PostgresDatabase,
  report: (step: string) => void = () => {},
): Promise<Upgrade | null> {
  await assertServerVersion(database);
  if ((await listPending(database)).pending.length === 0) return null;
  const startedAt = performance.now();
  const known = await database.longTransaction(migrationTimeoutMs, async () => {
    // Others wait here, and find nothing to do.
    await database.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`louter migrations of ${database.schema}`]);
    if (!(await hasSchema(database))) await database.query(`CREATE SCHEMA IF NOT EXISTS ${quoteName(database.schema)}`);
    await database.query(historyTable);
    const found = await listPending(database);
    for (const [index, { name, sql, checksum }] of found.pending.entries()) {
      if (found.known > 0)
        report(`updating the trace database to this version: step ${index + 1} of ${found.pending.length} (${name})`);
      await database.script(splitStatements(sql));
      await database.query(
        `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count") VALUES ($1, $2, now(), $3, 1)`,
        [randomUUID(), checksum, name],
      );
    }
    return { before: found.known, applied: found.pending.length };
  });
  if (known.before === 0 || known.applied === 0) return null;
  return { migrations: known.applied, copy: null, tookMs: performance.now() - startedAt };
}

async function assertServerVersion(database: PostgresDatabase): Promise<void> {
  const [[version] = []] = (await database.query('SHOW server_version')).rows;
  const [[encoding] = []] = (await database.query('SHOW server_encoding')).rows;
  const problem = explainServerVersion(String(version)) ?? explainEncoding(String(encoding));
  if (problem !== null) throw new PostgresVersionError(problem);
}

/** Why a version of PostgreSQL (`16.4 (Debian …)`) cannot have traces; null where it can. */
function explainServerVersion(version: string): string | null {
  const isSupported = Number.parseInt(version, 10) >= minServerVersion;
  return isSupported ? null : `PostgreSQL ${version} is too old for traces: use version ${minServerVersion} or later`;
}

/** Why a database in an encoding cannot have traces; null where it can. Others lack characters of most traces. */
const explainEncoding = (encoding: string): string | null =>
  encoding === 'UTF8'
    ? null
    : `the database has the encoding ${encoding}, which lacks characters of traces: name one in traces.url that was created with ENCODING 'UTF8'`;

async function hasSchema(database: PostgresDatabase): Promise<boolean> {
  const { rows } = await database.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [database.schema]);
  return rows.length > 0;
}

async function listPending(database: PostgresDatabase): Promise<Pending> {
  const migrations = readMigrations(committedFolder);
  const known = await listApplied(database);
  assertSameHistory({ name: database.name, place: 'schema' }, known, migrations);
  return { known: known.length, pending: migrations.slice(known.length) };
}

async function listApplied(database: PostgresDatabase): Promise<AppliedMigration[]> {
  const [[table] = []] = (await database.query(`SELECT to_regclass('_prisma_migrations')::TEXT`)).rows;
  if (table === null || table === undefined) return [];
  const { rows } = await database.query(
    `SELECT "migration_name", "checksum" FROM "_prisma_migrations"
     WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name" COLLATE "C"`,
  );
  return rows.map(([name, checksum]) => ({ migration_name: String(name), checksum: String(checksum) }));
}

/**
 * Why the schema of a database is not that of this version, and what to do; null where it is.
 * @param applied the names of its migrations.
 */
export function explainOtherPostgresVersion(applied: readonly string[]): string | null {
  const names = readMigrations(committedFolder).map(({ name }) => name);
  if (applied.some((name) => !names.includes(name)))
    return 'it was written by a newer version of Louter: update Louter, or configure another traces.url';
  return applied.length < names.length
    ? 'it was written by an older version of Louter: the gateway of this version updates it when it starts (louter serve)'
    : null;
}

/** The statements of a migration, which have no semicolon within quotes or comments. */
const splitStatements = (sql: string): string[] =>
  sql
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
