import { priceOf } from '../../config/prices.ts';
import { longPromptBounds } from '../../config/price-data.ts';
import { costOf, withCachePrices, type ModelPrice } from '../../core/cost.ts';
import type { UsageGroup } from '../../core/listed-properties.ts';
import type { CoreUsage } from '../../core/types.ts';
import type { TraceFilter } from '../../record/store/listing.ts';
import type { TraceStore } from '../../record/store/trace-store.ts';
import type { DearConversation, PricedBy, UsagePart, UsageRows, UsageSums } from '../../record/store/usage.ts';
import type { StatedFacts } from '../prefix/savings.ts';

/** What requests used. Tokens that were read from and written to a cache are a part of the input. */
interface ExportedTotals {
  requests: number;
  failed: number;
  input: number;
  output: number;
  cache_read: number;
  cache_write: number;
  cost_usd: number | null;
  without_cost: number;
}

interface ExportedSession extends ExportedTotals {
  conversation: string;
  prompt: string | null;
  agent: string | null;
  /** As the client requested it first, and as it was sent to the backend. */
  model: string | null;
  served: string | null;
  started_at: string;
  ended_at: string;
}

/** Usage in `louter traces usage --json` and `GET /api/usage`. */
export interface ExportedUsage {
  by: UsageGroup;
  bucket: 'hour' | 'day';
  total: ExportedTotals;
  rows: (ExportedTotals & { value: string | null })[];
  buckets: (ExportedTotals & { start: string })[];
  sessions: ExportedSession[];
  cache: {
    read_tokens: number;
    saved_usd: number | null;
    missed_sessions: number;
    missed_tokens: number;
    missed_usd: number | null;
  };
}

export interface UsageRequest {
  filter: TraceFilter;
  by: UsageGroup;
}

const secondsOf = { hour: 3600, day: 86_400 } as const;
/** Longer spans of time have days in place of hours, in milliseconds. */
const maxHoursMs = 3 * 86_400_000;

/** What a store has of usage, before it is priced: only the gateway and commands know the prices of a configuration. */
export interface UnpricedUsage
  extends Pick<UsageRows, 'parts' | 'misses'>, Pick<ExportedUsage, 'by' | 'bucket' | 'sessions'> {}

/** @param now milliseconds since 1970. */
export async function readUnpricedUsage(
  store: TraceStore,
  { filter, by }: UsageRequest,
  now: number,
): Promise<UnpricedUsage> {
  const isOfTime = by === 'hour' || by === 'day';
  const bucket = isOfTime ? by : chooseBucket(filter, now);
  const { parts, misses, conversations } = await store.usage({
    filter,
    by: isOfTime ? null : by,
    bucketSeconds: secondsOf[bucket],
    longPrompts: longPromptBounds,
  });
  return { by, bucket, parts, misses, sessions: conversations.map(exportSession) };
}

/**
 * What requests used and cost, what the prompt cache saved, and what it cost that it was not read.
 * @param statedFacts the prices that the configuration states, beside those of the built-in table.
 */
export function exportUsage(
  { by, bucket, parts, misses, sessions }: UnpricedUsage,
  statedFacts: StatedFacts,
): ExportedUsage {
  const price = (of: PricedBy): ModelPrice | undefined => findPrice(of, statedFacts);
  const startOf = (part: UsagePart): string => new Date(part.bucket * secondsOf[bucket] * 1000).toISOString();
  const buckets = totalsBy(parts, startOf);
  const isOfTime = by === 'hour' || by === 'day';
  const rows = isOfTime ? buckets : totalsBy(parts, ({ value }) => value ?? '').toSorted(compareRows);
  const costs = misses.map((each) => costOfMisses(each.tokens, price(each)));
  return {
    by,
    bucket,
    total: sumUp(parts),
    rows: rows.map(([value, sums]) => ({ value: value === '' ? null : value, ...sums })),
    buckets: buckets.map(([start, sums]) => ({ start, ...sums })),
    sessions,
    cache: {
      read_tokens: sum(parts.map(({ cacheRead }) => cacheRead)),
      saved_usd: sumKnown(parts.filter(({ cacheRead }) => cacheRead > 0).map((part) => savedBy(part, price(part)))),
      missed_sessions: sum(misses.map(({ conversations }) => conversations)),
      missed_tokens: sum(misses.map(({ tokens }) => tokens)),
      missed_usd: sumKnown(costs),
    },
  };
}

/** Hours of three days or less, else days. */
function chooseBucket({ since, before }: TraceFilter, now: number): 'hour' | 'day' {
  const [from, to] = [since === undefined ? -Infinity : since / 1000, before === undefined ? now : before / 1000];
  return to - from <= maxHoursMs ? 'hour' : 'day';
}

// ---------------------------------------------------------------- sums

type Row = readonly [key: string, totals: ExportedTotals];

function totalsBy(parts: readonly UsagePart[], keyOf: (part: UsagePart) => string): Row[] {
  return [...Map.groupBy(parts, keyOf)].map(([key, own]) => [key, sumUp(own)]);
}

/** The dearest first, then those with the most tokens. */
const compareRows = ([, one]: Row, [, other]: Row): number =>
  (other.cost_usd ?? 0) - (one.cost_usd ?? 0) || other.input + other.output - one.input - one.output;

/** What all of these used together. */
export function sumUp(all: readonly UsageSums[]): ExportedTotals {
  const of = (field: Exclude<keyof UsageSums, 'costUsd'>): number => sum(all.map((each) => each[field]));
  return {
    requests: of('requests'),
    failed: of('failed'),
    input: of('input'),
    output: of('output'),
    cache_read: of('cacheRead'),
    cache_write: of('cacheWrite'),
    cost_usd: sumKnown(all.map(({ costUsd }) => costUsd ?? undefined)),
    without_cost: of('withoutCost'),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Null where none is known. */
function sumKnown(numbers: readonly (number | undefined)[]): number | null {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? null : sum(known);
}

const exportSession = (row: DearConversation): ExportedSession => ({
  conversation: row.conversation,
  prompt: row.first?.prompt ?? null,
  agent: row.first?.agent ?? null,
  model: row.first?.modelAsked ?? null,
  served: row.first?.model ?? null,
  started_at: new Date(row.startedAt / 1000).toISOString(),
  ended_at: new Date(row.endedAt / 1000).toISOString(),
  ...sumUp([row]),
});

// ---------------------------------------------------------------- prices

/** The price at the vendor that answered, on the day on which it did; that of long prompts where they were. */
function findPrice({ model, issuer, day, tier }: PricedBy, statedFacts: StatedFacts): ModelPrice | undefined {
  const host = issuer?.split('@')[1] ?? '';
  const price = priceOf({ statedFacts }, { host }, model ?? '', day * secondsOf.day * 1000);
  if (!price) return undefined;
  const { longPrompt, ...usual } = withCachePrices(price);
  const isLong = longPrompt !== undefined && tier > longPromptBounds.filter((bound) => bound < longPrompt.above).length;
  return isLong ? longPrompt : usual;
}

/** What the same requests would have cost without the cache, less what they cost. */
function savedBy(part: UsagePart, price: ModelPrice | undefined): number | undefined {
  if (!price) return undefined;
  const { longPrompt: _tier, ...rates } = price;
  const uncached: CoreUsage = { input: part.input, output: 0 };
  const { cacheRead, cacheWrite, cacheWrite1h } = part;
  const usage: CoreUsage = { ...uncached, cacheRead, cacheWrite, cacheWriteByTtl: { '1h': cacheWrite1h } };
  const [before, after] = [costOf(uncached, rates), costOf(usage, rates)];
  return before === undefined || after === undefined ? undefined : before - after;
}

/** What these tokens cost more than if they had been read from the cache. */
function costOfMisses(tokens: number, price: ModelPrice | undefined): number | undefined {
  if (price?.cacheRead === undefined) return undefined;
  return (tokens * Math.max(0, price.input - price.cacheRead)) / 1_000_000;
}
