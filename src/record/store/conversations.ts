import {
  buildConditions,
  isFailed,
  queryInBatches,
  readExchanges,
  type ExchangeRow,
  type TraceFilter,
} from './listing.ts';
import { Prisma, type PrismaClient } from '../../../generated/prisma/sqlite/client.ts';
import {
  type IncludedRow,
  type IncludedTotals,
  includedSums,
  isOwnRequest,
  isPreparation,
  readIncluded,
  readSessionDetails,
  type SessionDetails,
} from './sessions.ts';
import { countWhere, type StoreReader } from './sql-dialect.ts';
import { toNumberOrNull, type SqlNumber } from './sql-number.ts';
import { TraceStoreError } from './store-error.ts';
import type { TurnNeighbours } from './stored-trace.ts';

/** Sums over the exchanges of a conversation. Times in microseconds since 1970. */
interface ConversationTotals {
  exchanges: number;
  /** The number of its last turn. */
  turns: number;
  startedAt: number;
  endedAt: number;
  /** How many are still in flight. */
  open: number;
  /** How many did not end with status ok, or with calls that the model wrote as text. */
  failed: number;
  losses: number;
  /** Null where none of its exchanges was counted. */
  inputTokens: number | null;
  outputTokens: number | null;
  cacheReadTokens: number | null;
  /** In US dollars, of those whose cost is known; null where none is. */
  costUsd: number | null;
}

/** A conversation in a listing. */
export interface ConversationRow extends ConversationTotals, SessionDetails {
  conversation: string;
  /** How many subagents its exchanges and those of its subagents started, and what these used. */
  subagents: number;
  ofSubagents: IncludedTotals;
  /** Of a subagent: the exchange that called it. */
  parent: string | null;
  /** The latest exchange, of those that match the filter. */
  last: ExchangeRow;
}

/** An exchange of a conversation, with what it added. */
export interface ConversationExchange extends ExchangeRow {
  messages: Prisma.MessageGetPayload<object>[];
  attempts: Prisma.AttemptGetPayload<object>[];
}

/** A conversation with all of its exchanges, in the order in which they were written. */
export interface StoredConversation {
  conversation: string;
  exchanges: ConversationExchange[];
  subagents: StoredSubagent[];
}

/** A conversation that a call of another one started. */
interface StoredSubagent extends Pick<
  ConversationTotals,
  'exchanges' | 'failed' | 'open' | 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'costUsd'
> {
  parent: string;
  first: ExchangeRow;
}

type SqlRow<Type> = { [Name in keyof Type]: Type[Name] extends number | null ? SqlNumber : Type[Name] };

/**
 * Conversations with an exchange that matches, the one with the latest such exchange first; exchanges that are still in
 * flight count too. Where the filter has no terms, subagents and requests that agents send by themselves are left out: they
 * are in the conversation that they belong to. What only prepares a conversation is listed where the filter names it.
 * The cursor of the filter is the latest exchange of the last conversation of the page before.
 */
export async function listConversations(
  reader: StoreReader,
  filter: TraceFilter,
  limit: number,
): Promise<ConversationRow[]> {
  const { cursor: _cursor, ...terms } = filter;
  const everywhere = Prisma.join(buildConditions(reader, terms, { includesOpen: true }), ' AND ');
  const here = Prisma.join(buildConditions(reader, filter, { includesOpen: true }), ' AND ');
  const isUnfiltered = Object.keys(terms).length === 0;
  const exceptSubagents = isUnfiltered
    ? Prisma.sql`AND (SELECT 1 FROM "Turn" WHERE "Turn"."conversation" = "found"."conversation" AND "link" = 'subagent' LIMIT 1) IS NULL AND NOT ${isOwnRequest}`
    : Prisma.empty;
  const isNamed = terms.id !== undefined || terms.ids !== undefined || terms.conversation !== undefined;
  const exceptPreparations = isNamed ? Prisma.empty : Prisma.sql`AND NOT ${isPreparation}`;
  const { prisma } = reader;
  // `NOT EXISTS` would be a join of whole tables in PostgreSQL: it took minutes with a million exchanges, and this 0.1 s.
  const selected = await prisma.$queryRaw<{ seq: SqlNumber; conversation: string }[]>(Prisma.sql`
    SELECT "found"."seq", "found"."conversation" FROM (
      SELECT "seq", "startedAt", "id", "agent", "prompt", "key", "run", "backend", "status", "finish",
        (SELECT "Turn"."conversation" FROM "Turn" WHERE "Turn"."exchangeSeq" = "Exchange"."seq") AS "conversation"
      FROM "Exchange" WHERE ${here}) AS "found"
    WHERE "found"."conversation" IS NOT NULL AND (
      SELECT 1 FROM "Exchange" WHERE "seq" IN (
        SELECT "later"."exchangeSeq" FROM "Turn" AS "later"
        WHERE "later"."conversation" = "found"."conversation" AND "later"."exchangeSeq" > "found"."seq") AND ${everywhere} LIMIT 1) IS NULL
      ${exceptPreparations} ${exceptSubagents}
    ORDER BY "found"."startedAt" DESC, "found"."id" DESC LIMIT ${limit}`);
  const conversations = selected.map(({ conversation }) => conversation);
  const [totals, details, subagents, parents, rows] = [
    await sumConversations(prisma, conversations),
    await readSessionDetails(reader, conversations),
    await sumSubagents(prisma, conversations),
    await findParents(prisma, conversations),
    await readExchanges(
      reader,
      selected.map(({ seq }) => Number(seq)),
    ),
  ];
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return selected.flatMap(({ seq, conversation }) => {
    const [last, sums, session] = [bySeq.get(Number(seq)), totals.get(conversation), details.get(conversation)];
    if (!last || !sums || !session) return [];
    const parent = parents.get(conversation) ?? null;
    const started = subagents.get(conversation);
    const [count, ofSubagents] = [Number(started?.subagents ?? 0), readIncluded(started)];
    return [{ conversation, ...sums, ...session, subagents: count, ofSubagents, parent, last }];
  });
}

async function sumConversations(
  prisma: PrismaClient,
  conversations: readonly string[],
): Promise<Map<string, ConversationTotals>> {
  const rows = await queryInBatches(conversations, (some) =>
    prisma.$queryRaw<SqlRow<ConversationTotals & { conversation: string }>[]>(Prisma.sql`
      SELECT "conversation", COUNT(*) AS "exchanges", MAX("turn") AS "turns", MIN("startedAt") AS "startedAt",
        MAX(COALESCE("endedAt", "startedAt")) AS "endedAt", ${countWhere(Prisma.sql`"status" = 'open'`)} AS "open",
        ${countWhere(isFailed)} AS "failed", SUM("lossCount") AS "losses",
        SUM("inputTokens") AS "inputTokens", SUM("outputTokens") AS "outputTokens", SUM("cacheReadTokens") AS "cacheReadTokens",
        SUM("costUsd") AS "costUsd"
      FROM "Turn" JOIN "Exchange" ON "seq" = "exchangeSeq"
      WHERE "conversation" IN (${Prisma.join(some)}) GROUP BY "conversation"`),
  );
  return new Map(
    rows.map(({ conversation, inputTokens, outputTokens, cacheReadTokens, costUsd, ...row }) => [
      conversation,
      {
        exchanges: Number(row.exchanges),
        turns: Number(row.turns),
        startedAt: Number(row.startedAt),
        endedAt: Number(row.endedAt),
        open: Number(row.open),
        failed: Number(row.failed),
        losses: Number(row.losses),
        inputTokens: toNumberOrNull(inputTokens),
        outputTokens: toNumberOrNull(outputTokens),
        cacheReadTokens: toNumberOrNull(cacheReadTokens),
        costUsd: toNumberOrNull(costUsd),
      },
    ]),
  );
}

type StartedSubagents = IncludedRow & { conversation: string; subagents: SqlNumber };

/** Of the subagents of these conversations, and of theirs. */
async function sumSubagents(
  prisma: PrismaClient,
  conversations: readonly string[],
): Promise<Map<string, StartedSubagents>> {
  const started = Prisma.sql`JOIN "Exchange" ON "seq" = "Turn"."exchangeSeq"
    JOIN "Turn" AS "first" ON "first"."parent" = "Exchange"."id" AND "first"."link" = 'subagent'`;
  const rows = await queryInBatches(conversations, (some) =>
    prisma.$queryRaw<StartedSubagents[]>(Prisma.sql`
      WITH RECURSIVE "called"("caller", "conversation") AS (
        SELECT "Turn"."conversation", "first"."conversation" FROM "Turn" ${started}
        WHERE "Turn"."conversation" IN (${Prisma.join(some)})
        UNION
        SELECT "called"."caller", "first"."conversation"
        FROM "called" JOIN "Turn" ON "Turn"."conversation" = "called"."conversation" ${started})
      SELECT "called"."caller" AS "conversation", COUNT(DISTINCT "called"."conversation") AS "subagents", COUNT(*) AS "exchanges",
        ${includedSums('spent')}
      FROM "called" JOIN "Turn" AS "own" ON "own"."conversation" = "called"."conversation"
      JOIN "Exchange" AS "spent" ON "spent"."seq" = "own"."exchangeSeq" GROUP BY 1`),
  );
  return new Map(rows.map((row) => [row.conversation, row]));
}

/** The exchange that called each of these conversations, for those of subagents. */
async function findParents(
  prisma: PrismaClient,
  conversations: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await queryInBatches(conversations, (some) =>
    prisma.turn.findMany({
      where: { conversation: { in: some }, link: 'subagent' },
      select: { conversation: true, parent: true },
    }),
  );
  return new Map(rows.map(({ conversation, parent }) => [conversation, parent]));
}

/**
 * A conversation, by a unique beginning of the id of any of its exchanges.
 * @param resolveId finds the exchange with this beginning of an id.
 * @throws {TraceStoreError} `not-found` or `ambiguous`.
 */
export async function readConversation(
  reader: StoreReader,
  idPrefix: string,
  resolveId: (idPrefix: string) => Promise<string>,
): Promise<StoredConversation> {
  const { prisma } = reader;
  const conversation = await findConversation(prisma, idPrefix, resolveId);
  const turns = await prisma.turn.findMany({
    where: { conversation },
    select: { exchangeSeq: true },
    orderBy: { exchangeSeq: 'asc' },
  });
  const exchanges = await queryInBatches(
    turns.map(({ exchangeSeq }) => exchangeSeq),
    (some) =>
      prisma.exchange.findMany({
        where: { seq: { in: some } },
        include: {
          toolCalls: { orderBy: { position: 'asc' } },
          attempts: { orderBy: { position: 'asc' } },
          messages: { orderBy: { position: 'asc' } },
          turn: true,
          check: true,
        },
        orderBy: { seq: 'asc' },
      }),
  );
  return { conversation, exchanges, subagents: await readSubagents(reader, exchanges) };
}

async function findConversation(
  prisma: PrismaClient,
  idPrefix: string,
  resolveId: (idPrefix: string) => Promise<string>,
): Promise<string> {
  // Its first exchange may have been removed: the id is still that of the conversation.
  const named = await prisma.turn.findFirst({ where: { conversation: idPrefix }, select: { conversation: true } });
  if (named) return named.conversation;
  const id = await resolveId(idPrefix);
  const turn = await prisma.turn.findFirst({ where: { exchange: { id } }, select: { conversation: true } });
  if (turn) return turn.conversation;
  throw new TraceStoreError('not-found', `the trace ${id} belongs to no conversation; see louter traces show ${id}`);
}

async function readSubagents(
  reader: StoreReader,
  callers: readonly { id: string }[],
): Promise<StoredConversation['subagents']> {
  const found = await queryInBatches(
    callers.map(({ id }) => id),
    (some) =>
      reader.prisma.turn.findMany({
        where: { parent: { in: some }, link: 'subagent' },
        select: { conversation: true, parent: true, exchangeSeq: true },
        orderBy: { exchangeSeq: 'asc' },
      }),
  );
  const totals = await sumConversations(reader.prisma, [...new Set(found.map(({ conversation }) => conversation))]);
  const rows = await readExchanges(
    reader,
    found.map(({ exchangeSeq }) => exchangeSeq),
  );
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return found.flatMap(({ conversation, parent, exchangeSeq }) => {
    const [first, sums] = [bySeq.get(exchangeSeq), totals.get(conversation)];
    if (!first || !sums || parent === null) return [];
    return [{ parent, first, ...sums }];
  });
}

/** The turns before and after an exchange in its conversation. */
export async function readNeighbours(
  prisma: PrismaClient,
  { id, turn }: Pick<ExchangeRow, 'id' | 'turn'>,
): Promise<TurnNeighbours> {
  const parent = turn?.link === 'turn' ? turn.parent : null;
  const previous =
    parent === null
      ? null
      : await prisma.exchange.findUnique({
          where: { id: parent },
          select: {
            id: true,
            status: true,
            turn: { select: { turn: true } },
            core: { select: { turnMessages: true } },
          },
        });
  const next = await prisma.turn.findFirst({
    where: { parent: id, link: 'turn' },
    select: { turn: true, exchange: { select: { id: true } } },
    orderBy: { exchangeSeq: 'asc' },
  });
  return {
    previous: previous && {
      id: previous.id,
      turn: previous.turn?.turn ?? 1,
      status: previous.status,
      turnMessages: previous.core?.turnMessages ?? null,
    },
    next: next && { id: next.exchange.id, turn: next.turn },
  };
}
