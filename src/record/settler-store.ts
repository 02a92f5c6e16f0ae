import { redactionKeyName } from '../core/redact/redact.ts';
import type { ReadTurn } from './read-turn.ts';
import { RecentTurns } from './store/recent-turns.ts';
import type { ReadRows } from './exchange-rows.ts';
import { TurnWriter, type TurnExchange } from './threads/turns.ts';
import { ChunkNumbers } from './store/chunk-numbers.ts';
import { databaseFileOf } from './store/database.ts';
import { loadKeyFile, loadStoredKey, rawKeyFileOf, rawKeyName } from './store/keys.ts';
import { RawLog } from './store/raw-log.ts';
import { prepareStatements, type WriterStatements } from './store/writer-statements.ts';
import type { StoreDatabase } from './store/store-database.ts';
import { isPostgresUrl } from './store/store-url.ts';

/** The database that exchanges are read from and written to. */
export interface SettlerStore {
  database: StoreDatabase;
  redactionKey: Buffer;
  /** The requests that the next ones are likely to repeat. */
  turns: RecentTurns<ReadTurn>;
  log: RawLog;
  statements: WriterStatements;
  links: TurnWriter;
  chunkNumbers: ChunkNumbers;
}

/**
 * What exchanges are read and written with. `mayCreateKey`: false for what only reads what others recorded.
 * @throws errors of the database or the file system.
 */
export async function openSettlerStore(
  database: StoreDatabase,
  url: string,
  { mayCreateKey, turns = new RecentTurns() }: { mayCreateKey: boolean; turns?: RecentTurns<ReadTurn> | undefined },
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
    links: new TurnWriter(database),
    chunkNumbers,
  };
}

/** Writes what was read of the bodies of an exchange, and links it to its conversation; called within a transaction. */
export async function writeBodies(
  { statements, links }: SettlerStore,
  seq: number,
  exchange: TurnExchange,
  rows: ReadRows,
): Promise<void> {
  await statements.insertBodies(seq, exchange.startedAt, rows);
  await links.insert(seq, exchange, rows.turn);
}
