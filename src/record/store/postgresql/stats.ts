import type { PrismaClient } from '../../../../generated/prisma/sqlite/client.ts';
import { toNumber, type SqlNumber } from '../sql-number.ts';
import type { StatsQueries, StoreStats } from '../stats.ts';

export const postgresStats: StatsQueries = {
  readRoles: (prisma) => prisma.$queryRaw`
    SELECT "value" ->> 'role' AS "role",
      COUNT(*) FILTER (WHERE COALESCE("value" ->> 'piece', '0') = '0') AS "bodies",
      SUM(("value" ->> 'size')::BIGINT) AS "size",
      COUNT("value" -> 'marks' ->> 0) FILTER (WHERE "encoding" <> 'none' AND COALESCE("value" ->> 'piece', '0') = '0') AS "streams",
      SUM(("value" -> 'marks' ->> 1)::BIGINT - ("value" -> 'marks' ->> 0)::BIGINT) FILTER (WHERE "encoding" <> 'none') AS "events"
    FROM "Wire", json_array_elements("heads"::JSON) AS "Head"("value") GROUP BY 1 ORDER BY 1`,
  // The write-ahead log belongs to all databases of the server.
  readSizes: async (prisma, { heads }) => ({ ...(await readTables(prisma, heads)), walBytes: 0 }),
};

/** The tables on disk, with their indexes. How much of them is free is not known without an extension. */
async function readTables(prisma: PrismaClient, heads: number): Promise<Pick<StoreStats, 'fileBytes' | 'parts'>> {
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
