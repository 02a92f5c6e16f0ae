import type { Pool } from 'pg';
import { parsePostgresUrl } from '../store-url.ts';
import { quoteName } from './database.ts';
import { loadDriver } from './driver.ts';

export interface PoolOptions {
  maxConnections: number;
  /** Includes the time until another query has ended, in milliseconds. */
  connectTimeoutMs: number;
  /** How long a statement may take, in milliseconds. */
  statementTimeoutMs: number;
  /** Statements that each connection begins with. */
  setup?: readonly string[];
}

const idleTimeoutMs = 30_000;

/**
 * Connections to a database, for statements that do not wait for each other. It connects with the first one.
 * @throws {PostgresError} `LOUTER_NO_DRIVER` where the package `pg` is not installed.
 */
export async function openPool(
  url: string,
  { maxConnections, connectTimeoutMs, statementTimeoutMs, setup = [] }: PoolOptions,
): Promise<Pool> {
  const { connectionString, schema } = parsePostgresUrl(url);
  const { default: pg } = await loadDriver();
  const settings = [
    `SET search_path TO ${quoteName(schema)}`,
    `SET statement_timeout TO ${statementTimeoutMs}`,
    ...setup,
  ].join('; ');
  return new pg.Pool({
    connectionString,
    application_name: 'louter',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    allowExitOnIdle: true,
    // Prisma sends queries of a transaction together, which the driver warns of otherwise.
    pipeline: true,
    // Before any query of the connection.
    verify: (client, done) => client.query(settings, (error: Error | null) => done(error ?? undefined)),
  });
}
