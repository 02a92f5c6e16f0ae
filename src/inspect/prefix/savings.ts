import { createModelFacts } from '../../config/model-facts.ts';
import { priceOf } from '../../config/prices.ts';
import type { Config } from '../../config/config.ts';
import { addedMarks, usualMinCacheTokens } from '../../core/added-cache-marks.ts';
import { costOf, withCachePrices, type ModelPrice } from '../../core/cost.ts';
import type { CoreUsage } from '../../core/types.ts';
import { parseNotes } from '../../record/store/exchange-columns.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** What the prompt cache saved of a request, or would have saved of it with marks in the earlier one. */
export interface PrefixSavings {
  kind: 'saved' | 'possible';
  /** Of input that was read from the cache, or could have been. */
  tokens: number;
  /** US dollars, less what writing to the cache costs more than other input; null where a price is not known. */
  usd: number | null;
  /** Whether Louter added the marks of the request. */
  marks_added: boolean;
}

export type StatedFacts = Config['statedFacts'];

const { modelFacts } = createModelFacts({});

interface ComparedTurns {
  readonly earlier: StoredTrace;
  readonly later: StoredTrace;
  /** What was written to the cache by the later one, by how long the cache keeps it. */
  readonly writtenByTtl: CoreUsage['cacheWriteByTtl'];
  /** Whether the earlier prompt, repeated as a whole, was not cached because nothing marked it. */
  readonly lacksMarks: boolean;
  readonly statedFacts: StatedFacts;
}

/** null: nothing was read from a cache, and no mark would have changed that. */
export function findSavings({
  earlier,
  later,
  writtenByTtl,
  lacksMarks,
  statedFacts,
}: ComparedTurns): PrefixSavings | null {
  const { inputTokens: input, outputTokens: output, cacheReadTokens, cacheWriteTokens } = later.row;
  if (input === null) return null;
  const cacheRead = cacheReadTokens ?? 0;
  const uncached: CoreUsage = { input, output: output ?? 0 };
  const usage: CoreUsage = {
    ...uncached,
    cacheRead,
    cacheWrite: cacheWriteTokens ?? 0,
    ...(writtenByTtl && { cacheWriteByTtl: writtenByTtl }),
  };
  const price = findPrice(later, statedFacts);
  const difference = (one: CoreUsage, other: CoreUsage): number | null => {
    const [before, after] = [costOf(one, price), costOf(other, price)];
    return before === undefined || after === undefined ? null : before - after;
  };
  if (cacheRead > 0)
    return {
      kind: 'saved',
      tokens: cacheRead,
      usd: difference(uncached, usage),
      marks_added: parseNotes(later.row).some(({ what }) => what.startsWith(addedMarks)),
    };
  const tokens = Math.min(input, earlier.row.inputTokens ?? 0);
  const model = later.row.model ?? '';
  const min = statedFacts(model).minCacheTokens ?? modelFacts(model).minCacheTokens ?? usualMinCacheTokens;
  if (!lacksMarks || tokens < min) return null;
  const marked = { ...uncached, cacheRead: tokens, cacheWrite: input - tokens };
  return { kind: 'possible', tokens, usd: difference(uncached, marked), marks_added: false };
}

/** The price at the vendor that answered, on the day on which it did. */
function findPrice({ row }: StoredTrace, statedFacts: StatedFacts): ModelPrice | undefined {
  const host = row.issuer?.split('@')[1] ?? '';
  const price = priceOf({ statedFacts }, { host }, row.model ?? '', Number(row.startedAt) / 1000);
  return price && withCachePrices(price);
}
