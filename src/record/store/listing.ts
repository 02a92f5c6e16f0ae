import { Prisma, type PrismaClient } from './prisma-client/client.ts';

/** The conditions of a listing, combined with AND. Times in microseconds since 1970. */
export interface TraceFilter {
  /** The beginning of the id. */
  id?: string;
  /** An `ExchangeStatus`, `open`, or `error` for any `…-error`. */
  status?: string;
  /** As it was requested or as it was sent to the backend. */
  model?: string;
  backend?: string;
  /** The client's or the backend's. */
  protocol?: string;
  /** A tool called in the response. */
  tool?: string;
  run?: string;
  case?: string;
  /** `baseline` or `proxy`. */
  mode?: string;
  /** How long it took, in whole microseconds, including both bounds. */
  latency?: { from?: number; to?: number };
  since?: number;
  before?: number;
  /** Phrases, each in the last message, the response or the error. */
  texts?: readonly string[];
  /** Only traces after this one in the listing: those that began earlier, or at the same time with a smaller id. */
  cursor?: { startedAt: number; id: string };
}

export type ExchangeRow = Prisma.ExchangeGetPayload<{ include: { toolCalls: true; turn: true } }>;

/** Newest first. They are selected with SQL, in the listing index: Prisma does not support the full-text index. */
export async function listExchanges(prisma: PrismaClient, filter: TraceFilter, limit: number): Promise<ExchangeRow[]> {
  const where = Prisma.join(buildConditions(filter), ' AND ');
  const selected = await prisma.$queryRaw<{ seq: number | bigint }[]>(
    Prisma.sql`SELECT "seq" FROM "Exchange" WHERE ${where} ORDER BY "startedAt" DESC, "id" DESC LIMIT ${limit}`,
  );
  const seqs = selected.map(({ seq }) => Number(seq));
  const rows = await queryInBatches(seqs, (some) =>
    prisma.exchange.findMany({
      where: { seq: { in: some } },
      include: { toolCalls: { orderBy: { position: 'asc' } }, turn: true },
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
    rows.push(...(await query(values.slice(from, from + maxValuesPerQuery))));
  return rows;
}

const errorStatuses = ['client-error', 'upstream-error', 'proxy-error'];

function buildConditions({ status, latency, cursor, texts = [], ...filter }: TraceFilter): Prisma.Sql[] {
  const { id, model, backend, protocol, tool, run, case: caseName, mode, since, before } = filter;
  const all = [buildStatusCondition(status)];
  // A range in place of LIKE, which on SQLite ignores case and therefore the index.
  if (id !== undefined) all.push(Prisma.sql`"id" >= ${id} AND "id" < ${`${id}\u{10FFFF}`}`);
  if (model !== undefined) all.push(Prisma.sql`("modelAsked" = ${model} OR "model" = ${model})`);
  if (backend !== undefined) all.push(Prisma.sql`"backend" = ${backend}`);
  if (protocol !== undefined) all.push(Prisma.sql`("frontend" = ${protocol} OR "protocol" = ${protocol})`);
  if (tool !== undefined)
    all.push(Prisma.sql`EXISTS (SELECT 1 FROM "ToolCall" WHERE "name" = ${tool} AND "exchangeSeq" = "seq")`);
  if (run !== undefined) all.push(Prisma.sql`"run" = ${run}`);
  if (caseName !== undefined) all.push(Prisma.sql`"case" = ${caseName}`);
  if (mode !== undefined) all.push(Prisma.sql`"mode" = ${mode}`);
  if (latency?.from !== undefined) all.push(Prisma.sql`"totalAfter" >= ${latency.from}`);
  if (latency?.to !== undefined) all.push(Prisma.sql`"totalAfter" <= ${latency.to}`);
  if (since !== undefined) all.push(Prisma.sql`"startedAt" >= ${Math.floor(since)}`);
  if (before !== undefined) all.push(Prisma.sql`"startedAt" < ${Math.floor(before)}`);
  if (cursor !== undefined) {
    const startedAt = Math.floor(cursor.startedAt);
    // The first condition follows from the second: it tells SQLite where in the index to begin.
    all.push(Prisma.sql`"startedAt" <= ${startedAt} AND ("startedAt" < ${startedAt} OR "id" < ${cursor.id})`);
  }
  return [...all, ...texts.map(buildTextCondition)];
}

function buildStatusCondition(status: string | undefined): Prisma.Sql {
  if (status === undefined) return Prisma.sql`"status" <> 'open'`;
  if (status === 'error') return Prisma.sql`"status" IN (${Prisma.join(errorStatuses)})`;
  return Prisma.sql`"status" = ${status}`;
}

/** `statements.ts` has the row ids of the index. The plus keeps SQLite in the listing index. */
const buildTextCondition = (text: string): Prisma.Sql =>
  Prisma.sql`+"seq" IN (SELECT "rowid" / 2 FROM "ExchangeWords" WHERE "ExchangeWords" MATCH ${toFtsPhrase(text)})`;

/** The text as an FTS5 phrase whose last word may be the beginning of one. */
const toFtsPhrase = (text: string): string => `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"*`;
