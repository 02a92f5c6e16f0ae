import { parseEnding } from '../../core/endings.ts';
import { buildEndingCondition } from './ending-conditions.ts';
import { appendAll } from '../../core/append-all.ts';
import type { ListedProperty, ListingOrder } from '../../core/listed-properties.ts';
import { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import type { SqlDialect, StoreReader } from './sql-dialect.ts';

/** The conditions of a listing, combined with AND. Times in microseconds since 1970. */
export interface TraceFilter {
  /** The beginning of the id. */
  id?: string;
  /** These ids; those of exchanges in flight too. */
  ids?: readonly string[];
  /** A name that `parseEnding` reads. */
  status?: string;
  /** As the client requested it. */
  model?: string;
  /** As it was sent to the backend. */
  served?: string;
  backend?: string;
  /** The row of `[[routes]]`. */
  route?: string;
  /** The client's or the backend's. */
  protocol?: string;
  /** A tool called in the response. */
  tool?: string;
  run?: string;
  case?: string;
  /** The name of the client's key. */
  key?: string;
  /** `baseline` or `proxy`. */
  mode?: string;
  /** As `recognizeAgent` names it. */
  agent?: string;
  /** The finish reason in Core terms. */
  finish?: string;
  /** The beginning of the id of any exchange of a conversation. */
  conversation?: string;
  /** What the exchanges have, each of them. */
  has?: readonly ListedProperty[];
  /** How many tokens request and response have together, including both bounds. */
  tokens?: { from?: number; to?: number };
  /** How long it took, in whole microseconds, including both bounds. */
  latency?: { from?: number; to?: number };
  since?: number;
  before?: number;
  /** Phrases, each in what the request added to its conversation, the response, its tool calls or the error. */
  texts?: readonly string[];
  /** Conditions that must not hold, each of them. */
  not?: readonly TraceFilter[];
  /** Leaves out what only prepares a request of an agent, and was sent to no backend: see `isPreparation`. */
  exceptPreparations?: true;
  /** Only traces after this one in the listing: those that began earlier, or at the same time with a smaller id. */
  cursor?: { startedAt: number; id: string };
  /** Only traces before this one in the listing: those that began later, or at the same time with a greater id. */
  after?: { startedAt: number; id: string };
}

/** The model called a tool, and the agent received text. */
const hasTextCalls = Prisma.sql`"problem" IN ('calls-as-text', 'unreadable-call')`;

/** What a filter may ask for with `has:`, and how it is found. */
const propertyConditions: Readonly<Record<ListedProperty, Prisma.Sql | ((dialect: SqlDialect) => Prisma.Sql)>> = {
  loss: Prisma.sql`"lossCount" > 0`,
  note: Prisma.sql`"notes" <> '[]'`,
  retry: Prisma.sql`EXISTS (SELECT 1 FROM "Attempt" WHERE "exchangeSeq" = "seq" AND "position" > 0)`,
  'tool-error': Prisma.sql`EXISTS (SELECT 1 FROM "ToolCall" WHERE "exchangeSeq" = "seq" AND "isError" = TRUE)`,
  subagent: ({ unindexed }) =>
    Prisma.sql`${unindexed(Prisma.sql`"id"`)} IN (SELECT "parent" FROM "Turn" WHERE "link" = 'subagent')`,
  contradiction: Prisma.sql`EXISTS (SELECT 1 FROM "Check" WHERE "exchangeSeq" = "seq" AND 'contradiction' IN ("request", "answer"))`,
  violation: Prisma.sql`EXISTS (SELECT 1 FROM "Violation" WHERE "exchangeSeq" = "seq")`,
  'calls-as-text': Prisma.sql`"problem" = 'calls-as-text'`,
  'unreadable-call': Prisma.sql`"problem" = 'unreadable-call'`,
  'other-dialect': Prisma.sql`"problem" = 'other-dialect'`,
  'missing-result': Prisma.sql`"problem" = 'missing-results'`,
  pin: Prisma.sql`"keptBecause" IS NOT NULL`,
};

/** Whether an exchange counts as failed: it did not end with status ok, or its client received a call as text. */
export const isFailed = Prisma.sql`("status" NOT IN ('ok', 'open') OR ${hasTextCalls})`;

/** As 64 bits: PostgreSQL would refuse a sum beyond 32, with which a single vendor could break every listing. */
const tokenCount = Prisma.sql`CAST(COALESCE("inputTokens", 0) AS BIGINT) + COALESCE("outputTokens", 0)`;

const orderColumns: Readonly<Record<ListingOrder, Prisma.Sql>> = {
  time: Prisma.sql`"startedAt" DESC, "id" DESC`,
  tokens: Prisma.sql`${tokenCount} DESC, "startedAt" DESC, "id" DESC`,
  latency: Prisma.sql`COALESCE("totalAfter", -1) DESC, "startedAt" DESC, "id" DESC`,
};

export type ExchangeRow = Prisma.ExchangeGetPayload<{ include: { toolCalls: true; turn: true; check: true } }>;

/** They are selected with SQL, in the listing index: Prisma does not support the full-text index. */
export async function listExchanges(
  reader: StoreReader,
  filter: TraceFilter,
  limit: number,
  order: ListingOrder = 'time',
): Promise<ExchangeRow[]> {
  const where = Prisma.join(buildConditions(reader, filter), ' AND ');
  const selected = await reader.prisma.$queryRaw<{ seq: number | bigint }[]>(
    Prisma.sql`SELECT "seq" FROM "Exchange" WHERE ${where} ORDER BY ${orderColumns[order]} LIMIT ${limit}`,
  );
  return readExchanges(
    reader,
    selected.map(({ seq }) => Number(seq)),
  );
}

/** These exchanges in this order, as far as they are still there. */
export async function readExchanges({ prisma }: StoreReader, seqs: readonly number[]): Promise<ExchangeRow[]> {
  const rows = await queryInBatches(seqs, (some) =>
    prisma.exchange.findMany({
      where: { seq: { in: some } },
      include: { toolCalls: { orderBy: { position: 'asc' } }, turn: true, check: true },
    }),
  );
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Prisma refuses a statement with more than 999 values. */
const maxValuesPerQuery = 500;

/** Queries by any number of values, one batch after another. */
export async function queryInBatches<Value, Row>(
  values: readonly Value[],
  query: (batch: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += maxValuesPerQuery)
    appendAll(rows, await query(values.slice(from, from + maxValuesPerQuery)));
  return rows;
}

/**
 * The conditions of a filter on "Exchange". Open exchanges match only where the filter asks for them, unless
 * `includesOpen` is set.
 */
export const buildConditions = (
  { dialect }: Pick<StoreReader, 'dialect'>,
  filter: TraceFilter,
  { includesOpen = false } = {},
): Prisma.Sql[] => [
  ...(filter.status === undefined && filter.ids === undefined && !includesOpen
    ? [Prisma.sql`"status" <> 'open'`]
    : [Prisma.sql`TRUE`]),
  ...buildTermConditions(dialect, filter),
  ...(filter.not ?? []).map(
    (excluded) => Prisma.sql`(${Prisma.join(buildTermConditions(dialect, excluded), ' AND ')}) IS NOT TRUE`,
  ),
];

function buildStatusCondition(name: string): Prisma.Sql {
  const ending = parseEnding(name);
  return ending ? buildEndingCondition(ending) : Prisma.sql`FALSE`;
}

function buildTermConditions(
  dialect: SqlDialect,
  { status, cursor, after, texts = [], has = [], ...filter }: TraceFilter,
): Prisma.Sql[] {
  const { id, model, served, backend, route, protocol, tool, run, case: caseName, key, mode, since, before } = filter;
  const all = buildRangeConditions(filter);
  if (status !== undefined) all.push(buildStatusCondition(status));
  if (id !== undefined) all.push(buildPrefixCondition(Prisma.sql`"id"`, id));
  if (filter.ids) all.push(Prisma.sql`"id" IN (${Prisma.join(['', ...filter.ids])})`);
  if (model !== undefined) all.push(Prisma.sql`"modelAsked" = ${model}`);
  if (served !== undefined) all.push(Prisma.sql`"model" = ${served}`);
  if (backend !== undefined) all.push(Prisma.sql`"backend" = ${backend}`);
  if (route !== undefined) all.push(Prisma.sql`"route" = ${route}`);
  if (protocol !== undefined) all.push(Prisma.sql`("frontend" = ${protocol} OR "protocol" = ${protocol})`);
  if (tool !== undefined)
    all.push(Prisma.sql`EXISTS (SELECT 1 FROM "ToolCall" WHERE "name" = ${tool} AND "exchangeSeq" = "seq")`);
  if (run !== undefined) all.push(Prisma.sql`"run" = ${run}`);
  if (caseName !== undefined) all.push(Prisma.sql`"case" = ${caseName}`);
  if (key !== undefined) all.push(Prisma.sql`"key" = ${key}`);
  if (mode !== undefined) all.push(Prisma.sql`"mode" = ${mode}`);
  if (filter.agent !== undefined) all.push(Prisma.sql`"agent" = ${filter.agent}`);
  if (filter.finish !== undefined) all.push(Prisma.sql`"finish" = ${filter.finish}`);
  if (filter.conversation !== undefined) all.push(buildConversationCondition(dialect, filter.conversation));
  if (filter.exceptPreparations)
    all.push(
      Prisma.sql`("agent" IS NULL OR "backend" IS NOT NULL OR "finish" IS NOT NULL OR "status" NOT IN ('ok', 'open'))`,
    );
  if (since !== undefined) all.push(Prisma.sql`"startedAt" >= ${Math.floor(since)}`);
  if (before !== undefined) all.push(Prisma.sql`"startedAt" < ${Math.floor(before)}`);
  if (cursor !== undefined) {
    const startedAt = Math.floor(cursor.startedAt);
    // The first condition follows from the second: SQLite needs it to find where in the index to begin.
    all.push(Prisma.sql`"startedAt" <= ${startedAt} AND ("startedAt" < ${startedAt} OR "id" < ${cursor.id})`);
  }
  if (after !== undefined) {
    const startedAt = Math.floor(after.startedAt);
    all.push(Prisma.sql`"startedAt" >= ${startedAt} AND ("startedAt" > ${startedAt} OR "id" > ${after.id})`);
  }
  for (const property of has) {
    const condition = propertyConditions[property];
    all.push(typeof condition === 'function' ? condition(dialect) : condition);
  }
  const seq = dialect.unindexed(Prisma.sql`"seq"`);
  return [...all, ...texts.map((text) => Prisma.sql`${seq} IN (${dialect.seqsWithText(text)})`)];
}

function buildRangeConditions({ latency, tokens }: Pick<TraceFilter, 'latency' | 'tokens'>): Prisma.Sql[] {
  const all: Prisma.Sql[] = [];
  if (latency?.from !== undefined) all.push(Prisma.sql`"totalAfter" >= ${latency.from}`);
  if (latency?.to !== undefined) all.push(Prisma.sql`"totalAfter" <= ${latency.to}`);
  // What was not counted is neither more nor less than a number.
  if (tokens) all.push(Prisma.sql`("inputTokens" IS NOT NULL OR "outputTokens" IS NOT NULL)`);
  if (tokens?.from !== undefined) all.push(Prisma.sql`${tokenCount} >= CAST(${tokens.from} AS BIGINT)`);
  if (tokens?.to !== undefined) all.push(Prisma.sql`${tokenCount} <= CAST(${tokens.to} AS BIGINT)`);
  return all;
}

/** A range in place of LIKE, which on SQLite ignores case and therefore the index. */
const buildPrefixCondition = (column: Prisma.Sql, prefix: string): Prisma.Sql =>
  Prisma.sql`${column} >= ${prefix} AND ${column} < ${`${prefix}\u{10FFFF}`}`;

/** The first exchange of a conversation may have been removed: its id is still that of the conversation. */
const buildConversationCondition = (
  { unindexed }: SqlDialect,
  prefix: string,
): Prisma.Sql => Prisma.sql`${unindexed(Prisma.sql`"seq"`)} IN (
  SELECT "exchangeSeq" FROM "Turn" WHERE ${buildPrefixCondition(Prisma.sql`"conversation"`, prefix)}
  UNION ALL SELECT "Turn"."exchangeSeq" FROM "Exchange" AS "named" JOIN "Turn" AS "other" ON "other"."exchangeSeq" = "named"."seq"
    JOIN "Turn" ON "Turn"."conversation" = "other"."conversation"
  WHERE ${buildPrefixCondition(Prisma.sql`"named"."id"`, prefix)})`;
