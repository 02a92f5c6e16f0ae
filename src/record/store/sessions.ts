import { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { queryInBatches, readExchanges, type ExchangeRow } from './listing.ts';
import { countWhere, type StoreReader } from './sql-dialect.ts';
import { toNumberOrNull, type SqlNumber } from './sql-number.ts';

/** What a listing shows of a conversation beside its sums. */
export interface SessionDetails {
  /** Its first exchange, as far as it is still there: what the user asked first. */
  first: ExchangeRow | null;
  /** Attempts that were made again at the same backend, and at another one. */
  retries: number;
  fallbacks: number;
  /** Calls of tools whose results report an error. */
  failedCalls: number;
  /** Requests that the agent sent by itself, with the words of the user, without those that no backend was sent. */
  own: IncludedTotals;
}

/** What belongs to a conversation beside its own exchanges. Null where it is not known of any. */
export interface IncludedTotals {
  exchanges: number;
  failed: number;
  inputTokens: number | null;
  outputTokens: number | null;
  cacheReadTokens: number | null;
  /** In US dollars. */
  costUsd: number | null;
}

export type IncludedRow = { [Name in keyof IncludedTotals]: SqlNumber };

/** The columns of `IncludedRow` but their number, of exchanges under this name. */
export const includedSums = (exchange: 'found' | 'spent'): Prisma.Sql => {
  const sum = (name: string): string => `SUM("${exchange}"."${name}") AS "${name}"`;
  const sums = ['inputTokens', 'outputTokens', 'cacheReadTokens', 'costUsd'].map(sum).join(', ');
  const failed = Prisma.raw(
    `SUM(CASE WHEN "${exchange}"."status" NOT IN ('ok', 'open') OR "${exchange}"."problem" IN ('calls-as-text', 'unreadable-call') THEN 1 ELSE 0 END)`,
  );
  return Prisma.sql`${failed} AS "failed", ${Prisma.raw(sums)}`;
};

export const readIncluded = (row: IncludedRow | undefined): IncludedTotals => ({
  exchanges: Number(row?.exchanges ?? 0),
  failed: Number(row?.failed ?? 0),
  inputTokens: toNumberOrNull(row?.inputTokens),
  outputTokens: toNumberOrNull(row?.outputTokens),
  cacheReadTokens: toNumberOrNull(row?.cacheReadTokens),
  costUsd: toNumberOrNull(row?.costUsd),
});

/** How far such a request is from the first one of its conversation, in microseconds. */
const ownWithin = 60_000_000;

/** An exchange that is the only one of its conversation, and calls no tool. */
const isAlone = (seq: Prisma.Sql, conversation: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT COUNT(*) FROM (SELECT 1 FROM "Turn" AS "same" WHERE "same"."conversation" = ${conversation} LIMIT 2) AS "turns") = 1
  AND NOT EXISTS (SELECT 1 FROM "ToolCall" AS "called" WHERE "called"."exchangeSeq" = ${seq})`;

/** An exchange that begins or continues a conversation in which the agent works. */
const isWork = (seq: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (EXISTS (SELECT 1 FROM "ToolCall" AS "called" WHERE "called"."exchangeSeq" = ${seq})
    OR EXISTS (SELECT 1 FROM "Turn" AS "of", "Turn" AS "later"
      WHERE "of"."exchangeSeq" = ${seq} AND "later"."conversation" = "of"."conversation" AND "later"."turn" > 1))`;

/** Whether two exchanges are of the same agent, key and run, and have the same words of the user at about the same time. */
const isSameTask = (one: string, other: string): Prisma.Sql => {
  const column = (table: string, name: string): string => `"${table}"."${name}"`;
  const equal = (name: string): string => `${column(one, name)} = ${column(other, name)}`;
  const equalOrNull = (name: string): string =>
    `COALESCE(${column(one, name)}, '') = COALESCE(${column(other, name)}, '')`;
  const began = column(one, 'startedAt');
  return Prisma.raw(
    `${column(other, 'startedAt')} BETWEEN ${began} - ${ownWithin} AND ${began} + ${ownWithin} AND ${equal('agent')} AND ${equal('prompt')} AND ${equalOrNull('key')} AND ${equalOrNull('run')}`,
  );
};

/**
 * Whether an agent sent the exchange `found` by itself, for the title of a conversation for example: it has the words of the user
 * from the conversation of the same agent that began at about the same time, is not continued, and calls no tool.
 */
export const isOwnRequest = Prisma.sql`("found"."agent" IS NOT NULL AND "found"."prompt" IS NOT NULL
  AND ${isAlone(Prisma.sql`"found"."seq"`, Prisma.sql`"found"."conversation"`)}
  AND EXISTS (SELECT 1 FROM "Exchange" AS "session"
    WHERE ${isSameTask('found', 'session')} AND "session"."seq" <> "found"."seq" AND ${isWork(Prisma.sql`"session"."seq"`)}))`;

/**
 * Whether the exchange `found` only prepares a session: Codex opens a WebSocket with its tools, and may send its first messages with
 * them, which no backend is sent. The request that follows has all of it, and is that of the session.
 */
export const isPreparation = Prisma.sql`("found"."agent" IS NOT NULL AND "found"."backend" IS NULL AND "found"."finish" IS NULL
  AND "found"."status" = 'ok' AND ${isAlone(Prisma.sql`"found"."seq"`, Prisma.sql`"found"."conversation"`)})`;

type Counted = Record<'retries' | 'fallbacks', SqlNumber> & { conversation: string };
type Own = IncludedRow & { conversation: string };

/** The details of these conversations. */
export async function readSessionDetails(
  reader: StoreReader,
  conversations: readonly string[],
): Promise<Map<string, SessionDetails>> {
  const { prisma } = reader;
  const firsts = await queryInBatches(conversations, (some) =>
    prisma.$queryRaw<{ conversation: string; seq: SqlNumber }[]>(Prisma.sql`
      SELECT "conversation", MIN("exchangeSeq") AS "seq" FROM "Turn" WHERE "conversation" IN (${Prisma.join(some)}) GROUP BY "conversation"`),
  );
  const attempts = await queryInBatches(conversations, (some) =>
    prisma.$queryRaw<Counted[]>(Prisma.sql`
      SELECT "conversation", ${countWhere(Prisma.sql`"cause" IS NULL OR "cause" IN ('retry', 'next-key')`)} AS "retries",
        ${countWhere(Prisma.sql`"cause" = 'fallback'`)} AS "fallbacks"
      FROM "Turn" JOIN "Attempt" ON "Attempt"."exchangeSeq" = "Turn"."exchangeSeq" AND "position" > 0
      WHERE "conversation" IN (${Prisma.join(some)}) GROUP BY "conversation"`),
  );
  const failedCalls = await queryInBatches(conversations, (some) =>
    prisma.$queryRaw<{ conversation: string; calls: SqlNumber }[]>(Prisma.sql`
      SELECT "conversation", COUNT(*) AS "calls" FROM "Turn" JOIN "ToolCall" ON "ToolCall"."exchangeSeq" = "Turn"."exchangeSeq" AND "isError" = TRUE
      WHERE "conversation" IN (${Prisma.join(some)}) GROUP BY "conversation"`),
  );
  const seqs = firsts.map(({ seq }) => Number(seq));
  const own = await queryInBatches(seqs, (some) =>
    prisma.$queryRaw<Own[]>(Prisma.sql`
      SELECT "begun"."conversation", COUNT(*) AS "exchanges", ${includedSums('found')}
      FROM "Exchange" AS "first" JOIN "Turn" AS "begun" ON "begun"."exchangeSeq" = "first"."seq"
        JOIN "Exchange" AS "found" ON ${isSameTask('first', 'found')} AND "found"."seq" <> "first"."seq"
          AND NOT ("found"."backend" IS NULL AND "found"."finish" IS NULL)
        JOIN "Turn" AS "other" ON "other"."exchangeSeq" = "found"."seq" AND "other"."conversation" <> "begun"."conversation"
      WHERE "first"."seq" IN (${Prisma.join(some)}) AND ${isWork(Prisma.sql`"first"."seq"`)}
        AND ${isAlone(Prisma.sql`"found"."seq"`, Prisma.sql`"other"."conversation"`)}
      GROUP BY "begun"."conversation"`),
  );
  const rows = new Map((await readExchanges(reader, seqs)).map((row) => [row.seq, row]));
  const [attemptsOf, ownOf, failedCallsOf] = [
    new Map(attempts.map((each) => [each.conversation, each])),
    new Map(own.map((each) => [each.conversation, each])),
    new Map(failedCalls.map((each) => [each.conversation, Number(each.calls)])),
  ];
  return new Map(
    firsts.map(({ conversation, seq }) => [
      conversation,
      {
        first: rows.get(Number(seq)) ?? null,
        retries: Number(attemptsOf.get(conversation)?.retries ?? 0),
        fallbacks: Number(attemptsOf.get(conversation)?.fallbacks ?? 0),
        failedCalls: failedCallsOf.get(conversation) ?? 0,
        own: readIncluded(ownOf.get(conversation)),
      },
    ]),
  );
}
