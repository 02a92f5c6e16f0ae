import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { databaseFileOf, openForWriting } from './store/database.ts';
import { PostgresDatabase } from './store/postgresql/database.ts';
import { unreadExchanges } from './store/raw-log.ts';
import { openSettlerStore } from './settler-store.ts';
import { createPostgresDatabase, createSqliteDatabase, sqlFor, type StoreDatabase } from './store/store-database.ts';
import { isPostgresUrl } from './store/store-url.ts';

/** How long a gateway is given that is reading what is to be read, before it is looked at again. */
const pauseMs = 20;

/** What `settleStore` reports after each step: how many exchanges were read, and how many are left of those that were there. */
export type ReportSettling = (read: number, left: number) => void;

/**
 * Reads what gateways recorded and had no time to read, so that a query finds it. A gateway may be recording meanwhile.
 * @throws errors of the database or the file system.
 */
export async function settleStore(url: string, report: ReportSettling = () => {}): Promise<void> {
  const database = await openUnread(url);
  if (!database) return;
  try {
    const [{ deriveRows: derive, deriveRowsOfTurn: deriveTurn }, { checkExchange: check }, { Settler }] =
      await Promise.all([import('./derived-rows.ts'), import('./check-exchange.ts'), import('./settler.ts')]);
    const store = await openSettlerStore(database, url, { mayCreateKey: false });
    const settler = await Settler.open(store);
    // It lists what is there.
    const upTo = settler.hasPending ? settler.newest : 0;
    let read = 0;
    while (await settler.hasPendingUpTo(upTo)) {
      // That it is read as a whole is not for who queries it.
      const start = performance.now();
      const settled = await settler.settleSome({ derive, deriveTurn, check, reportDefect() {} });
      read += settled.length;
      report(read, await settler.countPending());
      // In a file, one process writes at a time: a gateway beside this one writes meanwhile.
      const tookMs = database.postgres ? 0 : performance.now() - start;
      await pause(settled.length === 0 ? pauseMs : tookMs);
    }
    await settler.readOpen();
    store.turns.clear();
    await store.log.removeUnused();
  } finally {
    await database.close();
  }
}

/** The database, where something is there to be read and it has the tables of this version. */
async function openUnread(url: string): Promise<StoreDatabase | undefined> {
  if (isPostgresUrl(url)) {
    const database = createPostgresDatabase(new PostgresDatabase(url));
    let isUnread = false;
    try {
      isUnread = await hasUnread(database);
      return isUnread ? database : undefined;
    } finally {
      if (!isUnread) await database.close();
    }
  }
  const file = databaseFileOf(url);
  if (!existsSync(file)) return undefined;
  // Most often there is nothing to be written, and the file may be one that cannot be.
  const reading = new Database(file, { readonly: true });
  try {
    if (!(await hasUnread(createSqliteDatabase(reading)))) return undefined;
  } finally {
    reading.close();
  }
  return createSqliteDatabase(openForWriting(file));
}

async function hasUnread(database: StoreDatabase): Promise<boolean> {
  const table = database.prepare<[], { name: string | null }>(
    sqlFor(database, {
      sqlite: `SELECT "name" FROM "sqlite_master" WHERE "name" = 'Raw'`,
      postgres: `SELECT to_regclass('"Raw"')::TEXT AS "name"`,
    }),
  );
  const name = (await table.get())?.name ?? null;
  if (name === null) return false;
  const unread = await database.prepare<[number]>(unreadExchanges).get(1);
  // Of an exchange that has not ended, what has arrived is read.
  const open = database.prepare<[]>(
    `SELECT 1 FROM "Exchange" WHERE "status" = 'open' AND "seq" IN (SELECT "exchangeSeq" FROM "Raw") LIMIT 1`,
  );
  return unread !== undefined || (await open.get()) !== undefined;
}
