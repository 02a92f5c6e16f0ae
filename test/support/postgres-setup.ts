import { startPostgres } from './postgres-server.ts';

/** The server of a test run; its tests find it by this variable, see `postgres.ts`. */
const variable = 'LOUTER_TEST_POSTGRES';

/**
 * Starts the PostgreSQL server of a test run. Where that is not possible, its tests are skipped, unless
 * `LOUTER_REQUIRE_POSTGRES` is set.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable] !== undefined) return undefined;
  try {
    const server = await startPostgres();
    process.env[variable] = server.url;
    return async () => {
      delete process.env[variable];
      await server.remove();
    };
  } catch (error) {
    if (process.env['LOUTER_REQUIRE_POSTGRES']) throw error;
    process.stderr.write(`tests of the store in PostgreSQL are skipped: ${String(error)}\n`);
    return undefined;
  }
}
