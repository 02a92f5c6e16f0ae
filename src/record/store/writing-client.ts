import { existsSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { databaseFileOf } from './database.ts';
import { openPostgresClient } from './postgresql/prisma-client.ts';
import { type Prisma, PrismaClient } from '../../../generated/prisma/sqlite/client.ts';
import { isPostgresUrl, shownStore } from './store-url.ts';
import { TraceStoreError } from './store-error.ts';

/** A gateway may be writing meanwhile, and a machine may be busy; in milliseconds. */
const transactionTimeouts = { maxWait: 30_000, timeout: 30_000 };

/**
 * Writes to a trace store in one transaction, for a command: a gateway may be writing to it meanwhile.
 * @throws {TraceStoreError} `no-store` with `what` when the store cannot be written, and what `write` throws.
 */
export async function writeInTransaction<T>(
  url: string,
  what: string,
  write: (transaction: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  const name = shownStore(url);
  let prisma: PrismaClient | undefined;
  try {
    prisma = await openClient(url, what);
    return await prisma.$transaction(write, transactionTimeouts);
  } catch (error) {
    if (error instanceof TraceStoreError) throw error;
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new TraceStoreError('no-store', `${name}: ${what} (${reason})`);
  } finally {
    await prisma?.$disconnect();
  }
}

async function openClient(url: string, what: string): Promise<PrismaClient> {
  if (isPostgresUrl(url))
    return openPostgresClient(url, { statementTimeoutMs: transactionTimeouts.timeout, isReadOnly: false });
  const file = databaseFileOf(url);
  if (!existsSync(file)) throw new TraceStoreError('no-store', `${file}: there is no trace database; ${what}`);
  return new PrismaClient({ adapter: new WritingSqlite({ url: file, fileMustExist: true }) });
}

class WritingSqlite extends PrismaBetterSqlite3 {
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
    return connection;
  }
}
