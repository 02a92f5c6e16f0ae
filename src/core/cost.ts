import type { CoreUsage } from './types.ts';

/** US dollars per million tokens. A price that is absent is not known. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  readonly cacheRead?: number;
  /** Also of cache writes without a known lifetime, or with another one than 5 minutes or 1 hour. */
  readonly cacheWrite5m?: number;
  readonly cacheWrite1h?: number;
  /** The prices of a whole request whose prompt has more tokens than `above`. */
  readonly longPrompt?: ModelPrice & { readonly above: number };
}

const tokensPerPriceUnit = 1_000_000;

/**
 * What a response cost in US dollars, by the prices of its backend; `undefined` where usage or a price is not known.
 * `usage.input` includes the tokens read from and written to a cache, and `usage.output` those of reasoning.
 * @example costOf({ input: 1000, output: 500 }, { input: 3, output: 15 }) === 0.0105
 */
export function costOf(usage: CoreUsage | null | undefined, price: ModelPrice | null | undefined): number | undefined {
  if (!usage || !price || (usage.input === undefined && usage.output === undefined)) return undefined;
  const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0, cacheWriteByTtl = {} } = usage;
  const { longPrompt } = price;
  const rates = longPrompt && input > longPrompt.above ? longPrompt : price;
  const writtenForHour = Math.min(cacheWriteByTtl['1h'] ?? 0, cacheWrite);
  const parts: readonly (readonly [tokens: number, rate: number | undefined])[] = [
    [Math.max(0, input - cacheRead - cacheWrite), rates.input],
    [cacheRead, rates.cacheRead],
    [cacheWrite - writtenForHour, rates.cacheWrite5m],
    [writtenForHour, rates.cacheWrite1h],
    [output, rates.output],
  ];
  let cost = 0;
  for (const [tokens, rate] of parts) {
    if (tokens === 0) continue;
    if (rate === undefined) return undefined;
    cost += tokens * rate;
  }
  return cost / tokensPerPriceUnit;
}

/** The prices with an upper bound in place of those of a cache that are not known: tokens cost as much as other input. */
export function withCachePrices(price: ModelPrice): ModelPrice {
  const { input, cacheRead = input, cacheWrite5m = input, cacheWrite1h = cacheWrite5m, longPrompt } = price;
  return {
    ...price,
    cacheRead,
    cacheWrite5m,
    cacheWrite1h,
    ...(longPrompt && { longPrompt: { ...withCachePrices(longPrompt), above: longPrompt.above } }),
  };
}
