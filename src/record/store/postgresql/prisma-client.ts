import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import type { Pool } from 'pg';
import type { PrismaClient as SqliteClient } from '../../../../generated/prisma/sqlite/client.ts';
import { getPrismaClientClass } from '../../../../generated/prisma/postgresql/internal/class.ts';
import { parsePostgresUrl } from '../store-url.ts';
import { openPool } from './pool.ts';
import { toStorableText } from './storable-text.ts';

const PrismaClient = getPrismaClientClass();

/** Queries at once: those of a page of the viewer. */
const maxConnections = 4;
/** Includes the time until another query has ended: a page may ask for hundreds of traces. */
const connectTimeoutMs = 30_000;

export interface PostgresClientOptions {
  /** How long a query may take, in milliseconds. */
  statementTimeoutMs: number;
  isReadOnly: boolean;
}

/**
 * The Prisma client of a database of PostgreSQL. It connects with the first query.
 * @throws {PostgresError} `LOUTER_NO_DRIVER` where the package `pg` is not installed.
 */
export async function openPostgresClient(
  url: string,
  { statementTimeoutMs, isReadOnly }: PostgresClientOptions,
): Promise<SqliteClient> {
  const pool = await openPool(url, {
    maxConnections,
    connectTimeoutMs,
    statementTimeoutMs,
    setup: isReadOnly ? readOnlySetup : [],
  });
  const { schema } = parsePostgresUrl(url);
  const adapter = await createAdapter(pool, schema);
  const client = new PrismaClient({ adapter }).$extends({
    query: { $allModels: { $allOperations: async ({ args, query }) => numbersOf(await query(args)) } },
  });
  // Both clients are made of the same models; their types differ in filters that only PostgreSQL has.
  return client as unknown as SqliteClient;
}

/** The queries of a transaction see the same rows, also on a read replica, which has no stricter level. */
const readOnlySetup: readonly string[] = [
  'SET default_transaction_read_only TO ON',
  `SET default_transaction_isolation TO 'repeatable read'`,
];

/** An adapter that finds text as it was stored: PostgreSQL takes no NUL, which clients may send in ids and names. */
async function createAdapter(pool: Pool, schema: string): Promise<SqlDriverAdapterFactory> {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const adapter = new PrismaPg(pool, { schema, disposeExternalPool: true });
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    async connect() {
      const connected = withStorableText(await adapter.connect());
      const startTransaction = connected.startTransaction.bind(connected);
      return Object.assign(connected, {
        startTransaction: async (...options: Parameters<typeof startTransaction>) =>
          withStorableText(await startTransaction(...options)),
      });
    },
  };
}

function withStorableText<Connection extends SqlQueryable>(connection: Connection): Connection {
  const [queryRaw, executeRaw] = [connection.queryRaw.bind(connection), connection.executeRaw.bind(connection)];
  const storable = (query: SqlQuery): SqlQuery => ({
    ...query,
    args: query.args.map((value) => (typeof value === 'string' ? toStorableText(value) : value)),
  });
  return Object.assign(connection, {
    queryRaw: (query: SqlQuery) => queryRaw(storable(query)),
    executeRaw: (query: SqlQuery) => executeRaw(storable(query)),
  });
}

/** Which columns are `Int` in the other client: numbers of exchanges and chunks, see `scripts/codegen/prisma.ts`. */
const numberColumns = new Set(['id', 'seq', 'exchangeSeq', 'resultSeq']);

/** The same rows with their numbers of 64 bits as JavaScript's numbers, in the rows that they include too. */
function numbersOf(found: unknown): unknown {
  if (Array.isArray(found)) {
    for (const each of found) numbersOf(each);
  } else if (found !== null && typeof found === 'object' && !ArrayBuffer.isView(found)) {
    const row = found as Record<string, unknown>;
    for (const [name, value] of Object.entries(row))
      if (typeof value !== 'bigint') numbersOf(value);
      else if (numberColumns.has(name)) row[name] = Number(value);
  }
  return found;
}
