import { buildConditions, isFailed, type TraceFilter } from './listing.ts';
import { endingName } from './ending-conditions.ts';
import { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { countWhere, type StoreReader } from './sql-dialect.ts';
import { readSums, usageSums, type SumsRow, type UsageSums } from './usage.ts';
import { toNumberOrNull, type SqlNumber } from './sql-number.ts';

/** What the exchanges that match used, over time. Times in microseconds since 1970. */
export interface ExchangeCounts {
  /** When the first and the last of them began; null where there is none. */
  from: number | null;
  to: number | null;
  /** Equal intervals from `from` to `to`; those without exchanges are left out. */
  buckets: (UsageSums & { index: number })[];
}

/** A run, with its requests. Times in microseconds since 1970. */
export interface RunRow {
  run: string;
  exchanges: number;
  failed: number;
  cases: number;
  modes: string[];
  /** In US dollars, of the requests whose cost is known; null where none is. */
  costUsd: number | null;
  startedAt: number;
  endedAt: number;
}

/** What a filter may ask for, with the values that occur. */
export const facetNames = [
  'status',
  'agent',
  'model',
  'served',
  'backend',
  'route',
  'protocol',
  'mode',
  'finish',
  'run',
  'key',
  'tool',
] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Record<FacetName, { value: string; count: number }[]>;

/** Values are counted in so many exchanges, the latest ones. */
const maxCounted = 20_000;
const maxValues = 50;

/** Sums up the exchanges that match, in `bucketCount` intervals of time. */
export async function countExchanges(
  reader: StoreReader,
  filter: TraceFilter,
  bucketCount: number,
): Promise<ExchangeCounts> {
  const where = Prisma.join(buildConditions(reader, filter), ' AND ');
  const [span] = await reader.prisma.$queryRaw<Record<'from' | 'to', SqlNumber>[]>(Prisma.sql`
    SELECT MIN("startedAt") AS "from", MAX("startedAt") AS "to" FROM "Exchange" WHERE ${where}`);
  const [from, to] = [toNumberOrNull(span?.from), toNumberOrNull(span?.to)];
  if (from === null || to === null) return { from: null, to: null, buckets: [] };
  // One more microsecond, so that the last exchange is in the last interval.
  const width = Math.max(1, Math.ceil((to - from + 1) / bucketCount));
  // Prisma binds numbers as REAL, whose division is not that of integers.
  const buckets = await reader.prisma.$queryRaw<(SumsRow & { index: SqlNumber })[]>(Prisma.sql`
    SELECT CAST(("startedAt" - ${from}) / ${width} AS INTEGER) AS "index", ${usageSums}
    FROM "Exchange" WHERE ${where} GROUP BY 1 ORDER BY 1`);
  return { from, to, buckets: buckets.map((row) => ({ index: Number(row.index), ...readSums(row) })) };
}

/** The values of each term of a filter among the latest exchanges that match, the most frequent first. */
export async function listFacets(reader: StoreReader, filter: TraceFilter): Promise<Facets> {
  const where = Prisma.join(buildConditions(reader, filter), ' AND ');
  const countColumn = (name: FacetName, column: Prisma.Sql, source = Prisma.sql`"matching"`): Prisma.Sql => Prisma.sql`
    SELECT * FROM (SELECT ${name} AS "name", ${column} AS "value", COUNT(*) AS "count" FROM ${source}
      WHERE ${column} IS NOT NULL GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${maxValues}) AS "counted"`;
  const columns: readonly Prisma.Sql[] = [
    countColumn('status', Prisma.sql`"ending"`),
    countColumn('agent', Prisma.sql`"agent"`),
    countColumn('model', Prisma.sql`"modelAsked"`),
    countColumn('served', Prisma.sql`"model"`),
    countColumn('backend', Prisma.sql`"backend"`),
    countColumn('route', Prisma.sql`"route"`),
    countColumn('protocol', Prisma.sql`"frontend"`),
    countColumn('mode', Prisma.sql`"mode"`),
    countColumn('finish', Prisma.sql`"finish"`),
    countColumn('run', Prisma.sql`"run"`),
    countColumn('key', Prisma.sql`"key"`),
    countColumn(
      'tool',
      Prisma.sql`"ToolCall"."name"`,
      Prisma.sql`"matching" JOIN "ToolCall" ON "ToolCall"."exchangeSeq" = "matching"."seq"`,
    ),
  ];
  const rows = await reader.prisma.$queryRaw<{ name: FacetName; value: string; count: SqlNumber }[]>(Prisma.sql`
    WITH "matching" AS MATERIALIZED (
      SELECT "seq", ${endingName} AS "ending", "agent", "modelAsked", "model", "backend", "route", "frontend", "mode", "finish", "run", "key"
      FROM "Exchange" WHERE ${where} ORDER BY "startedAt" DESC LIMIT ${maxCounted})
    ${Prisma.join(columns, ' UNION ALL ')}`);
  const valuesOf = (name: FacetName): Facets[FacetName] =>
    rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, count: Number(count) }));
  return {
    status: valuesOf('status'),
    agent: valuesOf('agent'),
    model: valuesOf('model'),
    served: valuesOf('served'),
    backend: valuesOf('backend'),
    route: valuesOf('route'),
    protocol: valuesOf('protocol'),
    mode: valuesOf('mode'),
    finish: valuesOf('finish'),
    run: valuesOf('run'),
    key: valuesOf('key'),
    tool: valuesOf('tool'),
  };
}

/** The runs with the latest requests, the latest first. */
export async function listRuns({ prisma, dialect }: StoreReader, limit: number): Promise<RunRow[]> {
  const rows = await prisma.$queryRaw<
    ({ run: string; modes: string | null } & Record<
      'exchanges' | 'failed' | 'cases' | 'costUsd' | 'startedAt' | 'endedAt',
      SqlNumber
    >)[]
  >(Prisma.sql`
    SELECT "run", COUNT(*) AS "exchanges", ${countWhere(isFailed)} AS "failed", COUNT(DISTINCT "case") AS "cases",
      ${dialect.distinctList(Prisma.sql`"mode"`)} AS "modes", MIN("startedAt") AS "startedAt", MAX("startedAt" + COALESCE("totalAfter", 0)) AS "endedAt",
      SUM("costUsd") AS "costUsd"
    FROM "Exchange" WHERE "run" IS NOT NULL GROUP BY "run" ORDER BY MAX("startedAt") DESC, "run" LIMIT ${limit}`);
  return rows.map(({ run, modes, ...row }) => ({
    run,
    exchanges: Number(row.exchanges),
    failed: Number(row.failed),
    cases: Number(row.cases),
    modes: modes === null ? [] : modes.split(',').toSorted(),
    costUsd: toNumberOrNull(row.costUsd),
    startedAt: Number(row.startedAt),
    endedAt: Number(row.endedAt),
  }));
}
