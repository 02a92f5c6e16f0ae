import { statSync } from 'node:fs';
import type { PrismaClient } from './prisma-client/client.ts';

/** What the store contains. Sizes in bytes. */
export interface StoreStats {
  file: string;
  /** On disk: the database and its write-ahead log. */
  fileBytes: number;
  walBytes: number;
  /** What the pages of the database contain; the sum is its size. */
  parts: {
    /** Chunks of bodies, with their indexes. */
    chunks: number;
    /** What is in no chunk of bodies and of Core, and their lists of chunks. */
    bodies: number;
    /** The search index. */
    words: number;
    /** Everything else, including header fields. */
    metadata: number;
    /** Free for new traces. */
    free: number;
  };
  chunking: {
    chunks: number;
    /** Bytes of bodies that are in chunks. */
    standsFor: number;
    /** The same, with each chunk counted once. */
    size: number;
    /** What chunks take after compression. */
    stored: number;
    /** `standsFor` without `size`. */
    saved: number;
  };
  /** The packed arrival times and ends of stream chunks; included in the bodies. */
  events: { streams: number; bytes: number };
  exchanges: number;
  byStatus: { status: string; exchanges: number }[];
  /** `size` is before compression. */
  byRole: { role: string; bodies: number; size: number }[];
  /** In US dollars, of the exchanges whose cost is known; and how many have usage, but no known price. */
  cost: { usd: number; withoutCost: number };
  /** What all bodies take after compression, including chunks. */
  storedBytes: number;
  oldest: number | null;
  newest: number | null;
}

export type SqlNumber = number | bigint | null;

export interface RoleSizeRow {
  role: string;
  bodies: SqlNumber;
  size: SqlNumber;
  streams: SqlNumber;
  events: SqlNumber;
}

export const toNumber = (value: SqlNumber | undefined): number => Number(value ?? 0);
export const toNumberOrNull = (value: SqlNumber | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** Reads the whole file, which takes seconds for some gigabytes. */
export async function readStats(prisma: PrismaClient, file: string): Promise<StoreStats> {
  const byStatus = await prisma.$queryRaw<{ status: string; exchanges: SqlNumber }[]>`
    SELECT "status", COUNT(*) AS "exchanges" FROM "Exchange" GROUP BY "status" ORDER BY "status"`;
  const [span] = await prisma.$queryRaw<{ oldest: SqlNumber; newest: SqlNumber }[]>`
    SELECT MIN("startedAt") AS "oldest", MAX("startedAt") AS "newest" FROM "Exchange"`;
  const byRole = await prisma.$queryRaw<RoleSizeRow[]>`
    SELECT "value" ->> 'role' AS "role", COUNT(CASE WHEN COALESCE("value" ->> 'piece', 0) = 0 THEN 1 END) AS "bodies", SUM("value" ->> 'size') AS "size",
      COUNT(CASE WHEN "encoding" <> 'none' AND COALESCE("value" ->> 'piece', 0) = 0 THEN "value" ->> '$.marks[0]' END)
        AS "streams",
      SUM(CASE WHEN "encoding" <> 'none' THEN "value" ->> '$.marks[1]' - "value" ->> '$.marks[0]' END) AS "events"
    FROM "Wire", json_each("heads") GROUP BY 1 ORDER BY 1`;
  const [wire] = await prisma.$queryRaw<Record<'stored' | 'heads' | 'chunked', SqlNumber>[]>`
    SELECT SUM(LENGTH("bytes")) AS "stored", SUM(LENGTH("heads") + COALESCE(LENGTH("headers"), 0)) AS "heads", SUM("chunkedSize") AS "chunked" FROM "Wire"`;
  const [chunk] = await prisma.$queryRaw<Record<'chunks' | 'size' | 'stored', SqlNumber>[]>`
    SELECT COUNT(*) AS "chunks", SUM("size") AS "size", SUM(LENGTH("bytes")) AS "stored" FROM "Chunk"`;
  const [cost] = await prisma.$queryRaw<Record<'usd' | 'withoutCost', SqlNumber>[]>`
    SELECT SUM("costUsd") AS "usd",
      SUM(CASE WHEN "costUsd" IS NULL AND ("inputTokens" IS NOT NULL OR "outputTokens" IS NOT NULL) THEN 1 ELSE 0 END) AS "withoutCost"
    FROM "Exchange"`;
  const [standsFor, size, stored] = [toNumber(wire?.chunked), toNumber(chunk?.size), toNumber(chunk?.stored)];
  return {
    file,
    fileBytes: fileSize(file),
    walBytes: fileSize(`${file}-wal`),
    parts: await readParts(prisma, toNumber(wire?.heads)),
    chunking: { chunks: toNumber(chunk?.chunks), standsFor, size, stored, saved: standsFor - size },
    events: {
      streams: byRole.reduce((sum, { streams }) => sum + toNumber(streams), 0),
      bytes: byRole.reduce((sum, { events }) => sum + toNumber(events), 0),
    },
    exchanges: byStatus.reduce((sum, { exchanges }) => sum + toNumber(exchanges), 0),
    byStatus: byStatus.map(({ status, exchanges }) => ({ status, exchanges: toNumber(exchanges) })),
    byRole: byRole.map((row) => ({ role: row.role, bodies: toNumber(row.bodies), size: toNumber(row.size) })),
    cost: { usd: toNumber(cost?.usd), withoutCost: toNumber(cost?.withoutCost) },
    storedBytes: toNumber(wire?.stored) + stored,
    oldest: toNumberOrNull(span?.oldest),
    newest: toNumberOrNull(span?.newest),
  };
}

async function readParts(prisma: PrismaClient, heads: number): Promise<StoreStats['parts']> {
  const tables = await prisma.$queryRaw<{ table: string; bytes: SqlNumber }[]>`
    SELECT "tbl_name" AS "table", SUM("pgsize") AS "bytes"
    FROM "dbstat" JOIN "sqlite_master" USING ("name") WHERE "aggregate" = TRUE GROUP BY 1`;
  const [pages] = await prisma.$queryRaw<{ all: SqlNumber; free: SqlNumber }[]>`
    SELECT "page_count" * "page_size" AS "all", "freelist_count" * "page_size" AS "free"
    FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;
  const sizeOfTables = (belongs: (table: string) => boolean): number =>
    tables.reduce((sum, { table, bytes }) => sum + (belongs(table) ? toNumber(bytes) : 0), 0);
  const chunks = sizeOfTables((table) => table === 'Chunk');
  const words = sizeOfTables((table) => table.startsWith('ExchangeWords'));
  const bodies = Math.max(0, sizeOfTables((table) => table === 'Wire' || table === 'Core') - heads);
  const free = toNumber(pages?.free);
  return { chunks, bodies, words, metadata: toNumber(pages?.all) - chunks - words - bodies - free, free };
}

const fileSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
