import type { PrismaClient } from '../prisma-client/client.ts';
import { toNumber, toNumberOrNull, type RoleSizeRow, type SqlNumber, type StoreStats } from '../stats.ts';

/** What the store contains, as `readStats` reports it of SQLite. It reads the heads of all messages. */
export async function readPostgresStats(prisma: PrismaClient, name: string): Promise<StoreStats> {
  const byStatus = await prisma.$queryRaw<{ status: string; exchanges: SqlNumber }[]>`
    SELECT "status", COUNT(*) AS "exchanges" FROM "Exchange" GROUP BY "status" ORDER BY "status"`;
  const [span] = await prisma.$queryRaw<{ oldest: SqlNumber; newest: SqlNumber }[]>`
    SELECT MIN("startedAt") AS "oldest", MAX("startedAt") AS "newest" FROM "Exchange"`;
  const byRole = await prisma.$queryRaw<RoleSizeRow[]>`
    SELECT "value" ->> 'role' AS "role",
      COUNT(*) FILTER (WHERE COALESCE("value" ->> 'piece', '0') = '0') AS "bodies",
      SUM(("value" ->> 'size')::BIGINT) AS "size",
      COUNT("value" -> 'marks' ->> 0) FILTER (WHERE "encoding" <> 'none' AND COALESCE("value" ->> 'piece', '0') = '0') AS "streams",
      SUM(("value" -> 'marks' ->> 1)::BIGINT - ("value" -> 'marks' ->> 0)::BIGINT) FILTER (WHERE "encoding" <> 'none') AS "events"
    FROM "Wire", json_array_elements("heads"::JSON) AS "Head"("value") GROUP BY 1 ORDER BY 1`;
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
  const { parts, fileBytes } = await readSizes(prisma, toNumber(wire?.heads));
  return {
    file: name,
    fileBytes,
    // It belongs to all databases of the server.
    walBytes: 0,
    parts,
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

/** The tables on disk, with their indexes. How much of them is free is not known without an extension. */
async function readSizes(
  prisma: PrismaClient,
  heads: number,
): Promise<{ parts: StoreStats['parts']; fileBytes: number }> {
  const tables = await prisma.$queryRaw<{ table: string; bytes: SqlNumber }[]>`
    SELECT c.relname::TEXT AS "table", pg_total_relation_size(c.oid) AS "bytes"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p')`;
  const sizeOf = (...names: readonly string[]): number =>
    tables.reduce((sum, { table, bytes }) => sum + (names.includes(table) ? toNumber(bytes) : 0), 0);
  const fileBytes = tables.reduce((sum, { bytes }) => sum + toNumber(bytes), 0);
  const chunks = sizeOf('Chunk');
  const words = sizeOf('ExchangeWords');
  const bodies = Math.max(0, sizeOf('Wire', 'Core') - heads);
  return { parts: { chunks, bodies, words, metadata: fileBytes - chunks - words - bodies, free: 0 }, fileBytes };
}
