import type { Database } from 'better-sqlite3';
import { fileOfUrl, openForWriting } from './database.ts';
import { migrate } from './migrations.ts';

/** What is kept. Times in microseconds since 1970. */
export interface Retention {
  bodiesBefore: number;
  metadataBefore: number;
  /** What all stored bodies together may take. */
  maxBytes: number;
}

export interface Pruned {
  exchanges: number;
  bodies: number;
  freedBytes: number;
}

/** How much one transaction removes: a gateway that writes meanwhile waits no longer than that takes. */
const exchangesAtOnce = 200;
const pagesAtOnce = 2000;

/**
 * Removes exchanges and bodies that are older than is kept, then the oldest bodies until the rest fits, and
 * gives the space back to the file system. Open exchanges stay.
 * @throws what SQLite says.
 */
export function pruneTraces(url: string, { bodiesBefore, metadataBefore, maxBytes }: Retention): Pruned {
  const database = openForWriting(fileOfUrl(url));
  try {
    migrate(database);
    const before = pageBytes(database);
    const exchanges = removeExchanges(database, metadataBefore);
    const bodies = removeBodies(database, bodiesBefore) + fit(database, maxBytes);
    vacuum(database);
    return { exchanges, bodies, freedBytes: Math.max(0, before - pageBytes(database)) };
  } finally {
    database.close();
  }
}

function removeExchanges(database: Database, before: number): number {
  const remove = database.prepare(
    `DELETE FROM "Exchange" WHERE "id" IN
       (SELECT "id" FROM "Exchange" WHERE "startedAt" < ? AND "status" <> 'open' ORDER BY "startedAt" LIMIT ${exchangesAtOnce})`,
  );
  return repeat(() => remove.run(before).changes);
}

function removeBodies(database: Database, before: number): number {
  const drop = database.prepare(
    `UPDATE "Body" SET "encoding" = 'none', "bytes" = NULL, "chunks" = NULL WHERE rowid IN
       (SELECT b.rowid FROM "Body" b JOIN "Exchange" e ON e."id" = b."exchangeId"
        WHERE b."bytes" IS NOT NULL AND e."startedAt" < ? AND e."status" <> 'open' LIMIT ${exchangesAtOnce})`,
  );
  return repeat(() => drop.run(before).changes);
}

/** Drops the bodies of the oldest exchanges until the rest takes no more than `maxBytes`. */
function fit(database: Database, maxBytes: number): number {
  const sizes = database.prepare<[], { startedAt: number; bytes: number }>(
    `SELECT e."startedAt" AS "startedAt", SUM(LENGTH(b."bytes")) AS "bytes" FROM "Exchange" e JOIN "Body" b ON b."exchangeId" = e."id"
     WHERE b."bytes" IS NOT NULL GROUP BY e."id" ORDER BY e."startedAt" DESC`,
  );
  let total = 0;
  let newestDropped: number | undefined;
  for (const { startedAt, bytes } of sizes.iterate()) {
    total += bytes;
    if (total <= maxBytes) continue;
    newestDropped = startedAt;
    break;
  }
  // Not inside the loop: while it reads, the connection cannot write.
  return newestDropped === undefined ? 0 : removeBodies(database, newestDropped + 1);
}

function vacuum(database: Database): void {
  const free = (): number => Number(database.pragma('freelist_count', { simple: true }));
  for (let left = free(); left > 0;) {
    database.pragma(`incremental_vacuum(${pagesAtOnce})`);
    const now = free();
    if (now >= left) break;
    left = now;
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
}

function repeat(step: () => number): number {
  let total = 0;
  for (let changes = step(); changes > 0; changes = step()) total += changes;
  return total;
}

const pageBytes = (database: Database): number =>
  Number(database.pragma('page_count', { simple: true })) * Number(database.pragma('page_size', { simple: true }));
