import { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { usualMinCacheTokens } from '../../core/added-cache-marks.ts';
import type { UsageGroup } from '../../core/listed-properties.ts';
import { buildConditions, isFailed, readExchanges, type ExchangeRow, type TraceFilter } from './listing.ts';
import { countWhere, type StoreReader } from './sql-dialect.ts';
import { toNumberOrNull, type SqlNumber } from './sql-number.ts';

/** Sums over exchanges. Null where none of them has the value. */
export interface UsageSums {
  requests: number;
  failed: number;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  cacheWrite1h: number;
  /** In US dollars, of those whose cost is known; null where none is. */
  costUsd: number | null;
  /** How many have usage, but no known cost. */
  withoutCost: number;
}

/** Who priced tokens, when, and whether the prompt was longer than what the usual price is for. */
export interface PricedBy {
  model: string | null;
  /** As `Exchange.issuer`: the protocol and host of the vendor. */
  issuer: string | null;
  /** In days since 1970. */
  day: number;
  /** The number of bounds of `longPrompts` that the prompt is longer than. */
  tier: number;
}

/** The exchanges of an interval with one value, at one price. */
export interface UsagePart extends UsageSums, PricedBy {
  /** In intervals since 1970. */
  bucket: number;
  value: string | null;
}

/**
 * Tokens that conversations sent again and that were not read from the cache: all of a prompt but what the longest one of its
 * conversation adds was sent before.
 */
export interface CacheMisses extends PricedBy {
  conversations: number;
  tokens: number;
}

/** A conversation, with its first exchange where that is still there. */
export interface DearConversation extends UsageSums {
  conversation: string;
  startedAt: number;
  endedAt: number;
  first: ExchangeRow | undefined;
}

export interface UsageRows {
  parts: UsagePart[];
  misses: CacheMisses[];
  conversations: DearConversation[];
}

export interface UsageQuery {
  filter: TraceFilter;
  /** Absent: the intervals alone. */
  by: Exclude<UsageGroup, 'hour' | 'day'> | null;
  /** In seconds. */
  bucketSeconds: number;
  /** Prices of prompts with more tokens than each of these differ. */
  longPrompts: readonly number[];
}

const dearest = 10;
const secondsOfDay = 86_400;

const columns: Readonly<Record<Exclude<UsageGroup, 'hour' | 'day'>, Prisma.Sql>> = {
  agent: Prisma.sql`"agent"`,
  model: Prisma.sql`"modelAsked"`,
  served: Prisma.sql`"model"`,
  backend: Prisma.sql`"backend"`,
  key: Prisma.sql`"key"`,
  run: Prisma.sql`"run"`,
  route: Prisma.sql`"route"`,
};

/** The columns of `SumsRow`. */
export const usageSums = Prisma.sql`
  COUNT(*) AS "requests", ${countWhere(isFailed)} AS "failed",
  SUM("inputTokens") AS "input", SUM("outputTokens") AS "output", SUM("cacheReadTokens") AS "cacheRead",
  SUM("cacheWriteTokens") AS "cacheWrite", SUM("cacheWrite1hTokens") AS "cacheWrite1h", SUM("costUsd") AS "costUsd",
  ${countWhere(Prisma.sql`"costUsd" IS NULL AND ("inputTokens" IS NOT NULL OR "outputTokens" IS NOT NULL)`)} AS "withoutCost"`;

export type SumsRow = SqlRow<UsageSums>;

type SqlRow<Type> = { [Name in keyof Type]: Type[Name] extends number | null ? SqlNumber : Type[Name] };

export const readSums = (row: SumsRow): UsageSums => ({
  requests: Number(row.requests),
  failed: Number(row.failed),
  input: Number(row.input ?? 0),
  output: Number(row.output ?? 0),
  cacheRead: Number(row.cacheRead ?? 0),
  cacheWrite: Number(row.cacheWrite ?? 0),
  cacheWrite1h: Number(row.cacheWrite1h ?? 0),
  costUsd: toNumberOrNull(row.costUsd),
  withoutCost: Number(row.withoutCost),
});

/** What exchanges used and cost: by intervals and values, the dearest conversations, and what the cache did not have. */
export async function readUsage(reader: StoreReader, query: UsageQuery): Promise<UsageRows> {
  const where = Prisma.join(buildConditions(reader, query.filter), ' AND ');
  const { bucketSeconds, longPrompts, by } = query;
  const value = by === null ? Prisma.sql`NULL` : columns[by];
  const rows = await reader.prisma.$queryRaw<SqlRow<Omit<UsagePart, 'day'>>[]>(Prisma.sql`
    SELECT ${intervalOf('"startedAt"', bucketSeconds)} AS "bucket", ${value} AS "value", "model", "issuer",
      ${tierOf('"inputTokens"', longPrompts)} AS "tier", ${usageSums}
    FROM "Exchange" WHERE ${where} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1`);
  const parts = rows.map((row): UsagePart => ({
    bucket: Number(row.bucket),
    value: row.value,
    ...readPrice({ ...row, day: Math.floor((Number(row.bucket) * bucketSeconds) / secondsOfDay) }),
    ...readSums(row),
  }));
  return { parts, ...(await readConversations(reader, where, longPrompts)) };
}

// Numbers that are bound are REAL in SQLite, whose division is not that of integers.
const intervalOf = (time: string, seconds: number): Prisma.Sql =>
  Prisma.raw(`${time} / ${Math.round(seconds) * 1_000_000}`);

const tierOf = (tokens: string, bounds: readonly number[]): Prisma.Sql =>
  bounds.length === 0
    ? Prisma.sql`0`
    : Prisma.raw(bounds.map((bound) => `CASE WHEN ${tokens} > ${Math.round(bound)} THEN 1 ELSE 0 END`).join(' + '));

const readPrice = ({ model, issuer, day, tier }: SqlRow<PricedBy>): PricedBy => ({
  model,
  issuer,
  day: Number(day),
  tier: Number(tier),
});

type ConversationSums = SqlRow<UsageSums & PricedBy> & {
  /** Null in a row of misses. */
  conversation: string | null;
} & Record<'startedAt' | 'endedAt' | 'firstSeq' | 'conversations' | 'missed', SqlNumber>;

/** Both in one statement, which sums up every conversation once. */
async function readConversations(
  reader: StoreReader,
  where: Prisma.Sql,
  longPrompts: readonly number[],
): Promise<Pick<UsageRows, 'misses' | 'conversations'>> {
  const rows = await reader.prisma.$queryRaw<ConversationSums[]>(Prisma.sql`
    WITH "summed" AS MATERIALIZED (
      SELECT "conversation", MIN("startedAt") AS "startedAt", MAX(COALESCE("endedAt", "startedAt")) AS "endedAt", MIN("seq") AS "firstSeq",
        MAX("model") AS "model", MAX("issuer") AS "issuer", ${usageSums}, ${tierOf('MAX("inputTokens")', longPrompts)} AS "tier",
        CAST(SUM(CASE WHEN "cacheReadTokens" IS NOT NULL THEN "inputTokens" END) AS BIGINT)
          - MAX(CASE WHEN "cacheReadTokens" IS NOT NULL THEN "inputTokens" END) - CAST(SUM("cacheReadTokens") AS BIGINT) AS "missed"
      FROM "Turn" JOIN "Exchange" ON "seq" = "exchangeSeq" WHERE ${where} GROUP BY "conversation")
    SELECT "conversation", "startedAt", "endedAt", "firstSeq", "model", "issuer", 0 AS "day", "tier", 1 AS "conversations", "missed",
      "requests", "failed", "input", "output", "cacheRead", "cacheWrite", "cacheWrite1h", "costUsd", "withoutCost" FROM (
        SELECT * FROM "summed" ORDER BY COALESCE("costUsd", 0) DESC, COALESCE("input", 0) DESC, "conversation" LIMIT ${dearest}) AS "dearest"
    UNION ALL
    SELECT NULL, 0, 0, 0, "model", "issuer", ${intervalOf('"startedAt"', secondsOfDay)}, "tier", COUNT(*), CAST(SUM("missed") AS BIGINT),
      0, 0, 0, 0, 0, 0, 0, 0, 0
    FROM "summed" WHERE "missed" >= ${usualMinCacheTokens} GROUP BY 5, 6, 7, 8`);
  const found = rows.filter(({ conversation }) => conversation !== null);
  const first = await readExchanges(
    reader,
    found.map(({ firstSeq }) => Number(firstSeq)),
  );
  const bySeq = new Map(first.map((row) => [row.seq, row]));
  return {
    misses: rows
      .filter(({ conversation }) => conversation === null)
      .map((row) => ({ ...readPrice(row), conversations: Number(row.conversations), tokens: Number(row.missed) })),
    conversations: found.map((row) => ({
      conversation: row.conversation ?? '',
      startedAt: Number(row.startedAt),
      endedAt: Number(row.endedAt),
      first: bySeq.get(Number(row.firstSeq)),
      ...readSums(row),
    })),
  };
}
