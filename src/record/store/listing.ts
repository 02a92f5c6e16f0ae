import { Prisma, type PrismaClient } from './prisma-client/client.ts';

/** Which traces are wanted; all conditions hold at once. Times in microseconds since 1970. */
export interface TraceFilter {
  /** The beginning of the id. */
  id?: string;
  /** One of the ways an exchange ends, `open`, or `error` for any in which something failed. */
  status?: string;
  /** As it was asked for or as it was sent. */
  model?: string;
  backend?: string;
  /** The client's or the backend's. */
  protocol?: string;
  /** A tool called in the answer. */
  tool?: string;
  run?: string;
  case?: string;
  /** How long it took, in whole microseconds; both bounds are in it. */
  latency?: { from?: number; to?: number };
  since?: number;
  before?: number;
  /** Each is words that stand one after another in what was said last, in the answer or in the error. */
  texts?: readonly string[];
  /** What a listing shows behind this trace: what began earlier, or at the same time under a smaller id. */
  cursor?: { startedAt: number; id: string };
}

export type ExchangeRow = Prisma.ExchangeGetPayload<{ include: { toolCalls: true; turn: true } }>;

/**
 * Newest first. Which they are is decided in SQL, in the index of listings: Prisma has no word for the full-text index.
 */
export async function listExchanges(prisma: PrismaClient, filter: TraceFilter, limit: number): Promise<ExchangeRow[]> {
  const where = Prisma.join(buildConditions(filter), ' AND ');
  const wanted = await prisma.$queryRaw<{ seq: Numeric }[]>(
    Prisma.sql`SELECT "seq" FROM "Exchange" WHERE ${where} ORDER BY "startedAt" DESC, "id" DESC LIMIT ${limit}`,
  );
  const seqs = wanted.map(({ seq }) => Number(seq));
  const rows: ExchangeRow[] = [];
  for (let from = 0; from < seqs.length; from += maxRowsPerQuery)
    rows.push(...(await loadRows(prisma, seqs.slice(from, from + maxRowsPerQuery))));
  return rows;
}

type Numeric = number | bigint;

/** Prisma refuses a statement with more than 999 values. */
const maxRowsPerQuery = 500;

/** The rows with these numbers, in their order. */
async function loadRows(prisma: PrismaClient, seqs: readonly number[]): Promise<ExchangeRow[]> {
  const rows = await prisma.exchange.findMany({
    where: { seq: { in: [...seqs] } },
    include: { toolCalls: { orderBy: { position: 'asc' } }, turn: true },
  });
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** The ways an exchange ends in which something failed. */
const errorStatuses = ['client-error', 'upstream-error', 'proxy-error'];

function buildConditions({ status, latency, cursor: behind, texts = [], ...filter }: TraceFilter): Prisma.Sql[] {
  const { id, model, backend, protocol, tool, run, case: caseName, since, before } = filter;
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
  if (latency?.from !== undefined) all.push(Prisma.sql`"totalAfter" >= ${latency.from}`);
  if (latency?.to !== undefined) all.push(Prisma.sql`"totalAfter" <= ${latency.to}`);
  if (since !== undefined) all.push(Prisma.sql`"startedAt" >= ${Math.floor(since)}`);
  if (before !== undefined) all.push(Prisma.sql`"startedAt" < ${Math.floor(before)}`);
  if (behind !== undefined) {
    const startedAt = Math.floor(behind.startedAt);
    // Said twice: only the first tells SQLite where in the index to begin.
    all.push(Prisma.sql`"startedAt" <= ${startedAt} AND ("startedAt" < ${startedAt} OR "id" < ${behind.id})`);
  }
  return [...all, ...texts.map(buildTextCondition)];
}

function buildStatusCondition(status: string | undefined): Prisma.Sql {
  if (status === undefined) return Prisma.sql`"status" <> 'open'`;
  if (status === 'error') return Prisma.sql`"status" IN (${Prisma.join(errorStatuses)})`;
  return Prisma.sql`"status" = ${status}`;
}

/** See `statements.ts` for the numbers of words. The plus keeps SQLite in the index of listings. */
const buildTextCondition = (text: string): Prisma.Sql =>
  Prisma.sql`+"seq" IN (SELECT "rowid" / 2 FROM "ExchangeWords" WHERE "ExchangeWords" MATCH ${toFtsPhrase(text)})`;

/** The text in the language of FTS5: these words one after another, the last perhaps the beginning of one. */
const toFtsPhrase = (text: string): string => `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"*`;
