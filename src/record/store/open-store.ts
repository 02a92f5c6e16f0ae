import { databaseFileOf, openForWriting } from './database.ts';
import { migrate, type Upgrade } from './migrations.ts';
import { PostgresDatabase } from './postgresql/database.ts';
import { migratePostgres } from './postgresql/migrations.ts';
import { createPostgresDatabase, createSqliteDatabase, type StoreDatabase } from './store-database.ts';
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
export async function openStoreForWriting(url: string): Promise<WritableStore> {
  if (isPostgresUrl(url)) return openPostgres(url);
  const database = openForWriting(databaseFileOf(url));
  return closingOnError(database, () => {
    migrate(database);
    return { database: createSqliteDatabase(database), upgraded: null };
  });
}

/**
 * Opens the store of a URL for a gateway. `report` is called with each step of a migration.
 * @throws as `openStoreForWriting` does.
 */
export async function openStoreForGateway(
  url: string,
  busyTimeoutMs: number | undefined,
  report: ((step: string) => void) | undefined,
): Promise<WritableStore> {
  if (isPostgresUrl(url)) return openPostgres(url, busyTimeoutMs, report);
  const database = openForWriting(databaseFileOf(url), busyTimeoutMs);
  return closingOnError(database, () => {
    const upgraded = upgrade(database, report && { report });
    return { database: createSqliteDatabase(database), upgraded };
  });
}

function openPostgres(url: string, busyTimeoutMs?: number, report?: (step: string) => void): Promise<WritableStore> {
  const statementTimeoutMs = busyTimeoutMs === undefined ? {} : { statementTimeoutMs: busyTimeoutMs * 10 };
  const postgres = new PostgresDatabase(url, { busyTimeoutMs, ...statementTimeoutMs });
  return closingOnError(postgres, async () => {
    const upgraded = await migratePostgres(postgres, report);
    return { database: createPostgresDatabase(postgres), upgraded };
  });
}

async function closingOnError<Result>(
  database: { close(): unknown },
  open: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    await database.close();
    throw error;
  }
}
