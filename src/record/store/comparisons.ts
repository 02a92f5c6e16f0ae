import { markTraces } from './kept-traces.ts';
import type { PrismaClient } from '../../../generated/prisma/sqlite/client.ts';
import { writeInTransaction } from './writing-client.ts';
import { TraceStoreError } from './store-error.ts';

/** A comparison to be stored. */
export interface NewComparison {
  /** Its sides, as they were named. */
  a: string;
  b: string;
  verdict: string;
  /** JSON. */
  report: string;
  findings: readonly StoredFinding[];
  /** The exchanges that were compared: they outlive their retention time. */
  traceIds: readonly string[];
}

/** A finding as a row of its own. */
export interface StoredFinding {
  exchangeA: string | null;
  exchangeB: string | null;
  verdict: string;
  leg: string | null;
  path: string | null;
  what: string;
}

/** A comparison in a listing. */
export interface ComparisonSummary {
  id: string;
  /** Microseconds since 1970. */
  createdAt: bigint;
  a: string;
  b: string;
  verdict: string;
  /** How many findings it has, those without meaning aside. */
  findings: number;
}

/** Findings beyond these are in the report only. */
const maxFindingRows = 2_000;

/**
 * Stores a comparison beside the traces, while a gateway may be writing to them, and returns its id.
 * @throws {TraceStoreError} `no-store` when the store cannot be written.
 */
export async function saveComparison(url: string, comparison: NewComparison): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '');
  const { findings, traceIds, ...head } = comparison;
  await writeInTransaction(url, 'the comparison cannot be stored', async (write) => {
    await write.comparison.create({ data: { ...head, id, createdAt: BigInt(Date.now()) * 1000n } });
    await write.comparisonFinding.createMany({
      data: findings.slice(0, maxFindingRows).map((finding, position) => ({ ...finding, comparisonId: id, position })),
    });
    await markTraces(write, traceIds, 'compared');
  });
  return id;
}

/** Stored comparisons, newest first. */
export async function listComparisons(prisma: PrismaClient, limit: number): Promise<ComparisonSummary[]> {
  const rows = await prisma.comparison.findMany({
    select: { id: true, createdAt: true, a: true, b: true, verdict: true, _count: { select: { findings: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.map(({ _count, ...row }) => ({ ...row, findings: _count.findings }));
}

/**
 * The report of the comparison with this id or unique beginning of an id, as JSON.
 * @throws {TraceStoreError} `not-found` or `ambiguous`.
 */
export async function readComparison(prisma: PrismaClient, idPrefix: string): Promise<{ id: string; report: string }> {
  const [found, another] = await prisma.comparison.findMany({
    where: { id: { gte: idPrefix, lt: `${idPrefix}\u{10FFFF}` } },
    select: { id: true, report: true },
    take: 2,
  });
  const matches = `an id that begins with "${idPrefix}"`;
  if (!found) throw new TraceStoreError('not-found', `no comparison has ${matches}; see louter traces compare --list`);
  if (another) throw new TraceStoreError('ambiguous', `several comparisons have ${matches}; give more of it`);
  return found;
}
