import type { Upgrade } from '../worker-messages.ts';
import { databaseFileOf, openForWriting } from './database.ts';
import { migrate } from './migrations.ts';
import { PostgresDatabase } from './postgresql/database.ts';
import { migratePostgres } from './postgresql/migrations.ts';
import type { StoreDatabase } from './store-database.ts';
import { isPostgresUrl } from './store-url.ts';
import { upgrade } from './upgrade.ts';

/** A store that is open for writing, with this version's schema. */
export interface WritableStore {
  database: StoreDatabase;
  /** What was done to bring its schema to this version; null if nothing was. */
  upgraded: Upgrade | null;
}

/**
 * Opens the store of a URL for a command, which writes beside a gateway, and migrates its schema.
 * @throws errors of the database, of the file system or of the migrations.
 */
export function openStoreForWriting(url: string): WritableStore {
  if (isPostgresUrl(url)) return openPostgres(url);
  const database = openForWriting(databaseFileOf(url));
  return closingOnError(database, () => {
    migrate(database);
    return { database, upgraded: null };
  });
}

/**
 * Opens the store of a URL for a gateway. `report` is called with each step of a migration.
 * @throws as `openStoreForWriting` does.
 */
export function openStoreForGateway(
  url: string,
  busyTimeoutMs: number | undefined,
  report: ((step: string) => void) | undefined,
): WritableStore {
  if (isPostgresUrl(url)) return openPostgres(url, busyTimeoutMs, report);
  const database = openForWriting(databaseFileOf(url), busyTimeoutMs);
  return closingOnError(database, () => ({ database, upgraded: upgrade(database, report && { report }) }));
}

function openPostgres(url: string, busyTimeoutMs?: number, report?: (step: string) => void): WritableStore {
  const statementTimeoutMs = busyTimeoutMs === undefined ? {} : { statementTimeoutMs: busyTimeoutMs * 10 };
  const postgres = new PostgresDatabase(url, { busyTimeoutMs, ...statementTimeoutMs });
  return closingOnError(postgres, () => {
    const upgraded = migratePostgres(postgres, report);
    return { database: postgres.asStoreDatabase(), upgraded };
  });
}

function closingOnError<Result>(database: { close(): unknown }, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    database.close();
    throw error;
  }
}
