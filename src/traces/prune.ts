import type { Database } from 'better-sqlite3';
import { fileOfUrl, openForWriting } from './database.ts';
import type { Retention } from './messages.ts';
import { migrate } from './migrations.ts';

export interface Pruned {
  exchanges: number;
  /** Exchanges that stay without their bodies. */
  bodies: number;
}

/** How much one step removes: who writes meanwhile waits no longer than that takes. */
const exchangesAtOnce = 200;
const pagesAtOnce = 1000;

/**
 * Removes everything that is not kept, and gives the space back to the file system. `now` is in milliseconds
 * since 1970.
 * @throws what SQLite says.
 */
export function pruneTraces(url: string, retention: Retention, now: number): Pruned & { freedBytes: number } {
  const database = openForWriting(fileOfUrl(url));
  try {
    migrate(database);
    const before = size(database, 'page_count');
    const total: Pruned = { exchanges: 0, bodies: 0 };
    const prune = pruner(database);
    for (let step = prune(retention, now); step.exchanges + step.bodies > 0; step = prune(retention, now)) {
      total.exchanges += step.exchanges;
      total.bodies += step.bodies;
    }
    while (size(database, 'freelist_count') > 0 && vacuum(database));
    database.pragma('wal_checkpoint(TRUNCATE)');
    return { ...total, freedBytes: Math.max(0, before - size(database, 'page_count')) };
  } finally {
    database.close();
  }
}

/**
 * Prunes a step at a time: some exchanges past their time, then some bodies past theirs, then some of the oldest
 * bodies while the database is too large. Open exchanges stay.
 */
export function pruner(database: Database): (retention: Retention, now: number) => Pruned {
  const removeExchanges = database.prepare(
    `DELETE FROM "Exchange" WHERE "seq" IN
       (SELECT "seq" FROM "Exchange" WHERE "startedAt" < ? AND "status" <> 'open' ORDER BY "startedAt" LIMIT ${exchangesAtOnce})`,
  );
  const withBodies = database
    .prepare<[number], number>(
      `SELECT "seq" FROM "Exchange" WHERE "startedAt" < ? AND "status" <> 'open' AND "bodies" = 'full'
       ORDER BY "startedAt" LIMIT ${exchangesAtOnce}`,
    )
    .pluck();
  const drop = database.prepare(`UPDATE "Wire" SET "encoding" = 'none', "bytes" = NULL WHERE "exchangeSeq" = ?`);
  const mark = database.prepare(`UPDATE "Exchange" SET "bodies" = 'pruned' WHERE "seq" = ?`);
  const dropBodies = database.transaction((before: number): number => {
    const old = withBodies.all(before);
    for (const seq of old) {
      drop.run(seq);
      mark.run(seq);
    }
    return old.length;
  });
  return ({ keepMs, keepMetadataMs, maxSize }, now) => {
    const exchanges = removeExchanges.run((now - keepMetadataMs) * 1000).changes;
    const old = dropBodies.immediate((now - keepMs) * 1000);
    const isTooLarge = size(database, 'page_count') - size(database, 'freelist_count') > maxSize;
    return { exchanges, bodies: isTooLarge ? old + dropBodies.immediate(now * 1000) : old };
  };
}

/** Gives some free pages back to the file system; whether there were any to give. */
function vacuum(database: Database): boolean {
  const before = size(database, 'freelist_count');
  database.pragma(`incremental_vacuum(${pagesAtOnce})`);
  return size(database, 'freelist_count') < before;
}

/** The same where much is free: a little is soon written to again. Whether there may be more to give. */
export const vacuumMuch = (database: Database): boolean =>
  size(database, 'freelist_count') > size(database, 'page_count') / 10 && vacuum(database);

/** Bytes in so many pages. */
const size = (database: Database, pages: 'page_count' | 'freelist_count'): number =>
  Number(database.pragma(pages, { simple: true })) * Number(database.pragma('page_size', { simple: true }));
