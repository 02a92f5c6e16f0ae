import { statSync } from 'node:fs';
import type { PrismaClient } from '../../../generated/prisma/sqlite/client.ts';
import { toNumber, toNumberOrNull, type SqlNumber } from './sql-number.ts';

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
  /** Exchanges that are stored as they were received and are to be read; the time is in microseconds since 1970. */
  unread: { exchanges: number; bytes: number; oldest: number | null };
}

interface RoleSizeRow {
  role: string;
  bodies: SqlNumber;
  size: SqlNumber;
  streams: SqlNumber;
  events: SqlNumber;
}

/** What the two databases do not share. */
export interface StatsQueries {
  /** Reads the heads of all messages, and sums them up by their role. */
  readRoles(prisma: PrismaClient): Promise<RoleSizeRow[]>;
  /** What is on disk. `name`: of the store; `heads`: what those of all messages take. */
  readSizes(
    prisma: PrismaClient,
    store: { name: string; heads: number },
  ): Promise<Pick<StoreStats, 'fileBytes' | 'walBytes' | 'parts'>>;
}

/** Reads what the store contains. In SQLite it reads the whole file, which takes seconds for some gigabytes. */
export async function readStats(
  prisma: PrismaClient,
  { readRoles, readSizes }: StatsQueries,
  name: string,
): Promise<StoreStats> {
  const byStatus = await prisma.$queryRaw<{ status: string; exchanges: SqlNumber }[]>`
    SELECT "status", COUNT(*) AS "exchanges" FROM "Exchange" GROUP BY "status" ORDER BY "status"`;
  const [span] = await prisma.$queryRaw<{ oldest: SqlNumber; newest: SqlNumber }[]>`
    SELECT MIN("startedAt") AS "oldest", MAX("startedAt") AS "newest" FROM "Exchange"`;
  const [unread] = await prisma.$queryRaw<Record<'exchanges' | 'bytes' | 'oldest', SqlNumber>[]>`
    SELECT COUNT(DISTINCT "seq") AS "exchanges", SUM(OCTET_LENGTH("bytes")) AS "bytes", MIN("startedAt") AS "oldest"
    FROM "Raw" JOIN "Exchange" ON "seq" = "exchangeSeq"
    WHERE NOT EXISTS (SELECT 1 FROM "Core" WHERE "Core"."exchangeSeq" = "Raw"."exchangeSeq")`;
  const byRole = await readRoles(prisma);
  const [wire] = await prisma.$queryRaw<Record<'stored' | 'heads' | 'chunked', SqlNumber>[]>`
    SELECT SUM(OCTET_LENGTH("bytes")) AS "stored", SUM(OCTET_LENGTH("heads") + COALESCE(OCTET_LENGTH("headers"), 0)) AS "heads",
      SUM("chunkedSize") AS "chunked" FROM "Wire"`;
  const [chunk] = await prisma.$queryRaw<Record<'chunks' | 'size' | 'stored', SqlNumber>[]>`
    SELECT COUNT(*) AS "chunks", SUM("size") AS "size", SUM(OCTET_LENGTH("bytes")) AS "stored" FROM "Chunk"`;
  const [cost] = await prisma.$queryRaw<Record<'usd' | 'withoutCost', SqlNumber>[]>`
    SELECT SUM("costUsd") AS "usd",
      COUNT(*) FILTER (WHERE "costUsd" IS NULL AND ("inputTokens" IS NOT NULL OR "outputTokens" IS NOT NULL)) AS "withoutCost"
    FROM "Exchange"`;
  const [standsFor, size, stored] = [toNumber(wire?.chunked), toNumber(chunk?.size), toNumber(chunk?.stored)];
  return {
    file: name,
    ...(await readSizes(prisma, { name, heads: toNumber(wire?.heads) })),
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
    unread: {
      exchanges: toNumber(unread?.exchanges),
      bytes: toNumber(unread?.bytes),
      oldest: toNumberOrNull(unread?.oldest),
    },
  };
}

export const sqliteStats: StatsQueries = {
  readRoles: (prisma) => prisma.$queryRaw<RoleSizeRow[]>`
    SELECT "value" ->> 'role' AS "role", COUNT(CASE WHEN COALESCE("value" ->> 'piece', 0) = 0 THEN 1 END) AS "bodies", SUM("value" ->> 'size') AS "size",
      COUNT(CASE WHEN "encoding" <> 'none' AND COALESCE("value" ->> 'piece', 0) = 0 THEN "value" ->> '$.marks[0]' END)
        AS "streams",
      SUM(CASE WHEN "encoding" <> 'none' THEN "value" ->> '$.marks[1]' - "value" ->> '$.marks[0]' END) AS "events"
    FROM "Wire", json_each("heads") GROUP BY 1 ORDER BY 1`,
  readSizes: async (prisma, { name: file, heads }) => ({
    fileBytes: fileSize(file),
    walBytes: fileSize(`${file}-wal`),
    parts: await readParts(prisma, heads),
  }),
};

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
  const bodies = Math.max(0, sizeOfTables((table) => ['Wire', 'Core', 'Raw'].includes(table)) - heads);
  const free = toNumber(pages?.free);
  return { chunks, bodies, words, metadata: toNumber(pages?.all) - chunks - words - bodies - free, free };
}

const fileSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
