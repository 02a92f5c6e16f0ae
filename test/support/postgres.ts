import { randomUUID } from 'node:crypto';

/** Whether this run of a test is to have its traces in PostgreSQL: those of the project `postgresql` are. */
export const isPostgresRun = process.env['LOUTER_TEST_STORE'] === 'postgresql';

/** The URL of the server of this test run, see `postgres-setup.ts`; undefined where none could be started. */
export const postgresServer = process.env['LOUTER_TEST_POSTGRES'];

/** Whether a test of SQLite's file, or of its statements, runs. */
export const isSqliteRun = !isPostgresRun;

/** A schema of its own on that server, which is made when traces are first written to it. */
export function newPostgresSchema(): string {
  if (postgresServer === undefined) throw new Error('no PostgreSQL server runs for this test');
  const url = new URL(postgresServer);
  url.searchParams.set('schema', `test_${randomUUID().replaceAll('-', '').slice(0, 12)}`);
  return url.href;
}
