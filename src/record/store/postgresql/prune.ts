import type { Retention } from '../../exchange.ts';
import { listChunkIds } from '../chunks.ts';
import { chunkLock } from './chunks.ts';
import type { PostgresDatabase } from './database.ts';
import type { PruneResult } from '../trace-store.ts';

/** How much one step removes: others wait no longer than that takes. */
const maxExchangesPerStep = 200;
const maxChunksPerStep = 1_000;

/** Tables whose rows or values go when bodies are removed, of exchanges whose numbers are `$1`. */
const bodyStatements = [
  `UPDATE "Wire" SET "encoding" = 'none', "bytes" = NULL, "chunks" = NULL, "chunkedSize" = 0 WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `DELETE FROM "Core" WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `DELETE FROM "Message" WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `UPDATE "ToolCall" SET "arguments" = NULL, "resultHead" = NULL WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `UPDATE "Finding" SET "expected" = NULL, "got" = NULL WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `UPDATE "Violation" SET "what" = NULL WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `DELETE FROM "ExchangeWords" WHERE "exchangeSeq" = ANY($1::BIGINT[])`,
  `UPDATE "Exchange" SET "bodies" = 'pruned', "prompt" = NULL WHERE "seq" = ANY($1::BIGINT[])`,
];

/**
 * Of an exchange whose bodies are marked as lost, some may have been written before. Each is asked for alone, and as a range of
 * its index: else PostgreSQL takes the index of times, and with it reads all exchanges whose bodies were removed before, which
 * took 1.2 s of a million.
 */
const storedBodies = ['full', 'lost'] as const;

/** Held by the one gateway that prunes: others leave it alone. */
const pruneLock = (database: PostgresDatabase): string => `louter pruning of ${database.schema}`;

/**
 * Prunes step by step, as `createPruner` does for SQLite. Several gateways take turns. The size of a database counts what
 * its rows hold: PostgreSQL keeps the space of removed rows for new ones.
 */
export function createPostgresPruner(
  database: PostgresDatabase,
): (retention: Retention, now: number) => Promise<PruneResult> {
  return async ({ keepMs, keepMetadataMs, maxSize }, now) => {
    const nothing = { exchanges: 0, bodies: 0, chunks: 0 };
    const past = await prunedInTurn(database, async () => ({
      exchanges: await removeExchanges(database, (now - keepMetadataMs) * 1000),
      bodies: await dropBodies(database, (now - keepMs) * 1000),
    }));
    if (!past) return nothing;
    const chunks = (await prunedInTurn(database, () => sweepChunks(database))) ?? 0;
    const isTooLarge = chunks === 0 && past.bodies === 0 && (await usedBytes(database, maxSize)) > maxSize;
    const bodies = isTooLarge
      ? ((await prunedInTurn(database, () => dropBodies(database, now * 1000))) ?? 0)
      : past.bodies;
    return { exchanges: past.exchanges, bodies, chunks };
  };
}

/** `undefined` where another gateway prunes now. */
function prunedInTurn<Result>(database: PostgresDatabase, prune: () => Promise<Result>): Promise<Result | undefined> {
  return database.transaction(async () => {
    const isMine = await readValue(database, 'SELECT pg_try_advisory_xact_lock(hashtext($1))', [pruneLock(database)]);
    return isMine === 1 ? prune() : undefined;
  });
}

const listNumbers = (rows: readonly (readonly unknown[])[]): number[] => rows.map(([seq]) => Number(seq));

async function removeExchanges(database: PostgresDatabase, before: number): Promise<number> {
  const { changes } = await database.query(
    `DELETE FROM "Exchange" WHERE "seq" IN (SELECT "seq" FROM "Exchange" WHERE "startedAt" < $1 AND "status" <> 'open'
       AND "keptBecause" IS NULL ORDER BY "startedAt" LIMIT ${maxExchangesPerStep} FOR UPDATE SKIP LOCKED)`,
    [before],
  );
  return changes;
}

async function dropBodies(database: PostgresDatabase, before: number): Promise<number> {
  const oldest = storedBodies.map((bodies) => ({
    text: `SELECT "seq" FROM "Exchange" WHERE ("bodies", "startedAt") >= ('${bodies}', 0) AND ("bodies", "startedAt") < ('${bodies}', $1)
       AND "status" <> 'open' AND "keptBecause" IS NULL ORDER BY "bodies", "startedAt" LIMIT ${maxExchangesPerStep} FOR UPDATE SKIP LOCKED`,
    values: [before],
  }));
  const old = (await database.queryAll(oldest)).flatMap(({ rows }) => listNumbers(rows));
  if (old.length === 0) return 0;
  for (const statement of bodyStatements) await database.query(statement, [old]);
  return old.length;
}

/**
 * Removes some chunks that were last used before the oldest exchange that still has bodies. No writer is between looking
 * a chunk up and referring to it meanwhile, and those that remember chunks look them up again.
 */
async function sweepChunks(database: PostgresDatabase): Promise<number> {
  await database.query('SELECT pg_advisory_xact_lock(hashtext($1))', [chunkLock(database)]);
  const starts = storedBodies.map(
    (bodies) =>
      `(SELECT "startedAt" FROM "Exchange" WHERE ("bodies", "startedAt") >= ('${bodies}', 0) AND ("bodies", "startedAt") < ('${bodies}', ${2n ** 63n - 1n})
          AND "keptBecause" IS NULL ORDER BY "bodies", "startedAt" LIMIT 1)`,
  );
  const oldest = await readValue(database, `SELECT MIN("startedAt") FROM (${starts.join(' UNION ALL ')}) AS "Start"`);
  const before = oldest === null || oldest === undefined ? Number.MAX_SAFE_INTEGER : Number(oldest);
  const { rows: lists } = await database.query(
    `SELECT "chunks" FROM "Exchange" JOIN (SELECT "exchangeSeq", "chunks" FROM "Wire" UNION ALL SELECT "exchangeSeq", "chunks" FROM "Core") AS "Stored"
       ON "exchangeSeq" = "seq" WHERE "keptBecause" IS NOT NULL AND "startedAt" < $1 AND "chunks" IS NOT NULL`,
    [before],
  );
  const kept = new Set(lists.flatMap(([packed]) => (packed instanceof Uint8Array ? listChunkIds(packed) : [])));
  const { changes } = await database.query(
    `DELETE FROM "Chunk" WHERE "id" IN (SELECT "id" FROM "Chunk" WHERE "usedUntil" < $1 AND "id" <> ALL($2::BIGINT[])
       ORDER BY "usedUntil" LIMIT ${maxChunksPerStep})`,
    [before, [...kept]],
  );
  if (changes > 0) await database.query(`SELECT nextval('"ChunkPruning_seq"')`);
  return changes;
}

/** The tables and their indexes on disk, in bytes. */
export async function postgresSize(database: PostgresDatabase): Promise<number> {
  const bytes = await readValue(
    database,
    `SELECT SUM(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND c.relkind IN ('r', 'p')`,
    [database.schema],
  );
  return Number(bytes ?? 0);
}

/** How many rows of a table are measured: of a larger one, some of its pages. */
const maxMeasuredRows = 50_000;

/** What the rows hold, estimated: only where the tables on disk are larger than that. */
async function usedBytes(database: PostgresDatabase, maxSize: number): Promise<number> {
  const onDisk = await postgresSize(database);
  if (onDisk <= maxSize) return onDisk;
  let sum = 0;
  for (const table of ['Chunk', 'Wire', 'Core', 'Raw']) sum += await measureTable(database, table);
  return sum;
}

async function measureTable(database: PostgresDatabase, table: string): Promise<number> {
  const rows = await readValue(database, 'SELECT reltuples FROM pg_class WHERE oid = $1::regclass', [`"${table}"`]);
  const percent = Math.min(100, (100 * maxMeasuredRows) / Math.max(1, Number(rows ?? 0)));
  const sample = `SELECT SUM(OCTET_LENGTH("bytes")) FROM "${table}" TABLESAMPLE SYSTEM ($1)`;
  return Number((await readValue(database, sample, [percent])) ?? 0) * (100 / percent);
}

/** The first value of the first row. */
async function readValue(database: PostgresDatabase, text: string, values?: readonly unknown[]): Promise<unknown> {
  const { rows } = await database.query(text, values);
  return rows[0]?.[0];
}
