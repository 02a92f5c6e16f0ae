import { redactionKeyName } from '../../core/redact/redact.ts';
import { RecentTurns } from '../recent-turns.ts';
import { ChunkNumbers } from './chunk-numbers.ts';
import { databaseFileOf } from './database.ts';
import { loadKeyFile, loadStoredKey, rawKeyFileOf, rawKeyName } from './keys.ts';
import { RawLog } from './raw-log.ts';
import { prepareStatements, type WriterStatements } from './writer-statements.ts';
import type { StoreDatabase } from './store-database.ts';
import { isPostgresUrl } from './store-url.ts';

/** The database that exchanges are read from and written to. */
export interface SettlerStore {
  database: StoreDatabase;
  redactionKey: Buffer;
  /** The requests that the next ones are likely to repeat. */
  turns: RecentTurns;
  log: RawLog;
  statements: WriterStatements;
  chunkNumbers: ChunkNumbers;
}

/**
 * What exchanges are read and written with. `mayCreateKey`: false for what only reads what others recorded.
 * @throws errors of the database or the file system.
 */
export async function openSettlerStore(
  database: StoreDatabase,
  url: string,
  { mayCreateKey, turns = new RecentTurns() }: { mayCreateKey: boolean; turns?: RecentTurns | undefined },
): Promise<SettlerStore> {
  const chunkNumbers = new ChunkNumbers(database);
  const key = isPostgresUrl(url)
    ? await loadStoredKey(database, rawKeyName)
    : loadKeyFile(rawKeyFileOf(databaseFileOf(url)), { mayCreate: mayCreateKey });
  return {
    database,
    redactionKey: await loadStoredKey(database, redactionKeyName),
    turns,
    log: new RawLog(database, key, turns),
    statements: prepareStatements(database, chunkNumbers),
    chunkNumbers,
  };
}
