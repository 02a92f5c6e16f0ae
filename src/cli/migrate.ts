import { loadConfig } from '../config/load.ts';
import { classifyError, databaseFileOf, openForWriting } from '../record/store/database.ts';
import { openStoreForGateway } from '../record/store/open-store.ts';
import { isPostgresUrl, mayHaveTraces, shownStore } from '../record/store/store-url.ts';
import { upgrade } from '../record/store/upgrade.ts';
import type { Upgrade } from '../record/store/migrations.ts';
import { CommandError, print, printJson, printProgress } from './output.ts';
import { storeUrl, type TracesOptions } from './trace-store.ts';

export interface MigrateOptions extends TracesOptions {
  backup?: true;
}

/**
 * Updates the trace database to the schema of this version, as a gateway does when it starts.
 * @throws {CommandError} 2 if there is no database, or it cannot be updated.
 */
export async function migrateTraces({ config, backup, json }: MigrateOptions): Promise<void> {
  const url = storeUrl(loadConfig({ file: config, isOffline: true }));
  const file = shownStore(url);
  if (isPostgresUrl(url) && backup === true)
    throw new CommandError(`${file}: --backup copies databases of SQLite only; use pg_dump`, 2);
  if (!mayHaveTraces(url)) throw new CommandError(`${file}: there is no trace database; louter serve creates it`, 2);
  const upgraded = await upgradeStore(url, { isKept: backup === true });
  if (json) return printJson({ file, migrations: upgraded?.migrations ?? 0, copy: upgraded?.copy ?? null });
  if (!upgraded) return print(`${file} is up to date: nothing was changed`);
  print(`${file} was updated in ${Math.round(upgraded.tookMs / 100) / 10} s`);
  if (upgraded.copy !== null)
    print(`the earlier one: ${upgraded.copy}${backup ? '' : ', which a gateway deletes after a day'}`);
}

async function upgradeStore(url: string, { isKept }: { isKept: boolean }): Promise<Upgrade | null> {
  try {
    if (isPostgresUrl(url)) {
      const { database, upgraded } = await openStoreForGateway(url, undefined, (step) => printProgress(`${step} …`));
      await database.close();
      return upgraded;
    }
    const database = openForWriting(databaseFileOf(url));
    try {
      return upgrade(database, { copy: isKept ? 'kept' : 'small', report: (step) => printProgress(`${step} …`) });
    } finally {
      database.close();
    }
  } catch (error) {
    const failure = classifyError(error);
    throw new CommandError(failure.message, 2);
  }
}
