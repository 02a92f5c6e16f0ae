import type { Database } from 'better-sqlite3';
import { listChunkIds } from './chunks.ts';
import type { Retention } from '../exchange.ts';
import { openStoreForWriting } from './open-store.ts';
import { createPostgresPruner, postgresSize } from './postgresql/prune.ts';
import type { StoreDatabase } from './store-database.ts';
import { createRawPruner } from './raw-log.ts';
import { searchTextRowIds } from './writer-statements.ts';
import type { PruneResult } from './trace-store.ts';

/** How much one step removes: writers wait no longer than that takes. */
const maxExchangesPerStep = 200;
const maxChunksPerStep = 1000;
const maxPagesPerStep = 1000;
/** How many pages of the search index are written again without what was removed from it. */
const maxIndexPagesPerStep = 500;

/**
 * Removes everything that is not kept, and returns the space to the file system. `now` is in milliseconds since 1970.
 * @throws errors of SQLite.
 */
export async function pruneTraces(
  url: string,
  retention: Retention,
  now: number,
): Promise<PruneResult & { freedBytes: number }> {
  const { database } = await openStoreForWriting(url);
  try {
    const before = await sizeOf(database);
    const total: PruneResult = { exchanges: 0, bodies: 0, chunks: 0 };
    const prune = createPruner(database);
    for (let step = await prune(retention, now); hasRemoved(step); step = await prune(retention, now)) {
      total.exchanges += step.exchanges;
      total.bodies += step.bodies;
      total.chunks += step.chunks;
    }
    if (database.sqlite) shrink(database.sqlite);
    return { ...total, freedBytes: Math.max(0, before - (await sizeOf(database))) };
  } finally {
    await database.close();
  }
}

/** Whether a step removed something, so that another may. */
export const hasRemoved = ({ exchanges, bodies, chunks }: PruneResult): boolean => exchanges + bodies + chunks > 0;

/**
 * Prunes step by step: each removes some exchanges past their retention, some bodies past theirs and some chunks that no
 * body refers to, and when there are none, some of the oldest bodies while the database is too large. Open exchanges are
 * kept, and so are those that were pinned, compared or exported.
 */
export function createPruner(database: StoreDatabase): (...options: Parameters<Prune>) => Promise<PruneResult> {
  const prune = database.postgres ? createPostgresPruner(database.postgres) : createSqlitePruner(database.sqlite);
  const removeRaw = createRawPruner(database);
  return async (retention, now) => {
    const result = await prune(retention, now);
    if (result.exchanges + result.bodies > 0) await removeRaw();
    return result;
  };
}

type Prune = (retention: Retention, now: number) => PruneResult;

function createSqlitePruner(database: Database): Prune {
  const removeExchanges = createExchangePruner(database);
  const dropBodies = createBodyPruner(database);
  const sweepChunks = createChunkPruner(database);
  const mergeIndex = database.prepare(
    `INSERT INTO "ExchangeWords" ("ExchangeWords", "rank") VALUES ('merge', ${maxIndexPagesPerStep})`,
  );
  // What was received of pruned exchanges is removed when those that repeat it have been read.
  const pruned = database
    .prepare<[], number>(
      `SELECT COALESCE(SUM(LENGTH("bytes")), 0) FROM "Raw" JOIN "Exchange" ON "seq" = "exchangeSeq" WHERE "bodies" = 'pruned'`,
    )
    .pluck();
  return ({ keepMs, keepMetadataMs, maxSize }, now) => {
    const exchanges = removeExchanges((now - keepMetadataMs) * 1000);
    const old = dropBodies((now - keepMs) * 1000);
    const chunks = sweepChunks();
    // The size without removed bodies is known only when the chunks are removed that only they had.
    const isTooLarge = chunks === 0 && old === 0 && usedBytes(database) - (pruned.get() ?? 0) > maxSize;
    const bodies = isTooLarge ? dropBodies(now * 1000) : old;
    if (exchanges + bodies > 0) mergeIndex.run();
    return { exchanges, bodies, chunks };
  };
}

/** Removes some exchanges that began before a time, and returns how many. */
function createExchangePruner(database: Database): (before: number) => number {
  const past = database
    .prepare<[number], number>(
      `SELECT "seq" FROM "Exchange" WHERE "startedAt" < ? AND "status" <> 'open' AND "keptBecause" IS NULL ORDER BY "startedAt" LIMIT ${maxExchangesPerStep}`,
    )
    .pluck();
  const remove = database.prepare(`DELETE FROM "Exchange" WHERE "seq" = ?`);
  const forget = createSearchTextPruner(database);
  const removeAll = database.transaction((before: number): number => {
    const old = past.all(before);
    for (const seq of old) {
      forget(seq);
      remove.run(seq);
    }
    return old.length;
  });
  return (before) => removeAll.immediate(before);
}

/**
 * What removes the bodies of an exchange and all that quotes them. Rows are replaced: an updated one stays on its page,
 * which would be nearly empty.
 */
const bodyStatements = [
  `INSERT OR REPLACE INTO "Wire" ("exchangeSeq", "part", "heads", "headers", "encoding")
   SELECT "exchangeSeq", "part", "heads", "headers", 'none' FROM "Wire"`,
  `DELETE FROM "Core"`,
  `DELETE FROM "Message"`,
  `UPDATE "ToolCall" SET "arguments" = NULL, "resultHead" = NULL`,
  `UPDATE "Finding" SET "expected" = NULL, "got" = NULL`,
  `UPDATE "Violation" SET "what" = NULL`,
];

/** Removes the bodies and indexed text of some exchanges that began before a time, and returns how many. */
function createBodyPruner(database: Database): (before: number) => number {
  // Of an exchange whose bodies are marked as lost, some may have been written before.
  const oldest = database
    .prepare<[{ before: number }], number>(
      ['full', 'lost']
        .map(
          (bodies) =>
            `SELECT * FROM (SELECT "seq" FROM "Exchange" WHERE "bodies" = '${bodies}' AND "startedAt" < :before AND "status" <> 'open' AND "keptBecause" IS NULL
             ORDER BY "startedAt" LIMIT ${maxExchangesPerStep})`,
        )
        .join(' UNION ALL '),
    )
    .pluck();
  const drops = bodyStatements.map((statement) => database.prepare(`${statement} WHERE "exchangeSeq" = ?`));
  const mark = database.prepare(`UPDATE "Exchange" SET "bodies" = 'pruned', "prompt" = NULL WHERE "seq" = ?`);
  const forget = createSearchTextPruner(database);
  const dropAll = database.transaction((before: number): number => {
    const old = oldest.all({ before });
    for (const seq of old) {
      for (const drop of drops) drop.run(seq);
      mark.run(seq);
      forget(seq);
    }
    return old.length;
  });
  return (before) => dropAll.immediate(before);
}

/**
 * Removes some chunks that were last used before the oldest exchange that still has bodies, and returns how many. A
 * writer looks a chunk up and refers to it in one transaction (see `chunk-numbers.ts`), so none does between the two
 * statements of this one.
 */
function createChunkPruner(database: Database): () => number {
  const oldest = database
    .prepare<[], number | null>(
      `SELECT MIN("startedAt") FROM (
         ${['full', 'lost']
           .map(
             (bodies) =>
               `SELECT MIN("startedAt") AS "startedAt" FROM "Exchange" WHERE "bodies" = '${bodies}' AND "keptBecause" IS NULL`,
           )
           .join(' UNION ALL ')})`,
    )
    .pluck();
  const listKept = createKeptChunkLister(database);
  const remove = database.prepare(
    `DELETE FROM "Chunk" WHERE "id" IN (SELECT "id" FROM "Chunk" WHERE "usedUntil" < :before
       AND "id" NOT IN (SELECT "value" FROM json_each(:kept)) LIMIT ${maxChunksPerStep})`,
  );
  const sweep = database.transaction((): number => {
    const before = oldest.get() ?? Number.MAX_SAFE_INTEGER;
    return remove.run({ before, kept: JSON.stringify(listKept(before)) }).changes;
  });
  return () => sweep.immediate();
}

/** Lists the chunks of exchanges that began before a time and are kept past their retention. */
function createKeptChunkLister(database: Database): (before: number) => number[] {
  const lists = database
    .prepare<[{ before: number }], Buffer>(
      ['Wire', 'Core']
        .map(
          (table) =>
            `SELECT "chunks" FROM "${table}" WHERE "chunks" IS NOT NULL AND "exchangeSeq" IN
             (SELECT "seq" FROM "Exchange" WHERE "keptBecause" IS NOT NULL AND "startedAt" < :before)`,
        )
        .join(' UNION ALL '),
    )
    .pluck();
  return (before) => [...new Set(lists.all({ before }).flatMap((packed) => listChunkIds(packed)))];
}

function createSearchTextPruner(database: Database): (seq: number) => void {
  const remove = database.prepare(`DELETE FROM "ExchangeWords" WHERE "rowid" IN (?, ?)`);
  return (seq) => {
    const { request: asked, response: answered } = searchTextRowIds(seq);
    remove.run(asked, answered);
  };
}

/** Returns some free pages to the file system, and returns whether there were any. */
export function vacuumSome(database: Database): boolean {
  const before = bytesInPages(database, 'freelist_count');
  // All its rows have to be read: it frees a page for each.
  database.pragma(`incremental_vacuum(${maxPagesPerStep})`);
  return bytesInPages(database, 'freelist_count') < before;
}

/** The same where much is free, as a little is soon written again. Returns whether there may be more. */
export const vacuumWhenMuchIsFree = (database: Database): boolean =>
  bytesInPages(database, 'freelist_count') > bytesInPages(database, 'page_count') / 10 && vacuumSome(database);

const usedBytes = (database: Database): number =>
  bytesInPages(database, 'page_count') - bytesInPages(database, 'freelist_count');

/** Bytes in so many pages. */
const bytesInPages = (database: Database, pages: 'page_count' | 'freelist_count'): number =>
  Number(readPragma(database, pages)) * Number(readPragma(database, 'page_size'));

const readPragma = (database: Database, pragma: string): unknown => database.pragma(pragma, { simple: true });

const sizeOf = async (database: StoreDatabase): Promise<number> =>
  database.postgres ? postgresSize(database.postgres) : bytesInPages(database.sqlite, 'page_count');

/** Returns free space to the file system. PostgreSQL does that itself, at times. */
function shrink(database: Database): void {
  while (bytesInPages(database, 'freelist_count') > 0 && vacuumSome(database));
  readPragma(database, 'wal_checkpoint(TRUNCATE)');
}
