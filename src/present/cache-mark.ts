import type { ConversationTurn } from '../../generated/louter.js';
import { usualMinCacheTokens } from '../core/added-cache-marks.ts';
import { formatDollars, formatShare } from './format.ts';

/** What is read of what the turn before had, where a cache works. */
const minShare = 0.5;
/** A jump: so many times the cost of the turns before, of which there are enough to compare with. */
const jump = 3;
const minTurns = 3;

type PricedTurn = Pick<ConversationTurn, 'usage' | 'cost_usd'>;

/**
 * What is remarkable about the cost of a turn: that its prompt was not read from a cache that was read or written before, or
 * that it cost much more than the turns before. Null where it is not.
 */
export function findCacheMark(
  turn: PricedTurn,
  parent: PricedTurn | undefined,
  earlier: readonly PricedTurn[],
): string | null {
  return findLostCache(turn, parent, earlier) ?? findJump(turn, earlier);
}

function findLostCache(
  { usage }: PricedTurn,
  parent: PricedTurn | undefined,
  earlier: readonly PricedTurn[],
): string | null {
  const before = parent?.usage;
  if (typeof usage?.cache_read !== 'number' || typeof usage.input !== 'number' || typeof before?.input !== 'number')
    return null;
  const isCached = earlier.some((each) => (each.usage?.cache_read ?? 0) + (each.usage?.cache_write ?? 0) > 0);
  const expected = Math.min(usage.input, before.input);
  if (!isCached || expected < usualMinCacheTokens || usage.cache_read >= expected * minShare) return null;
  const share = formatShare(usage.cache_read, usage.input) ?? '0%';
  return `${share} of the input came from the cache, ${formatShare(before.cache_read, before.input) ?? 'none'} in the turn before`;
}

function findJump({ cost_usd: cost }: PricedTurn, earlier: readonly PricedTurn[]): string | null {
  const costs = earlier.flatMap((each) => each.cost_usd ?? []).toSorted((one, other) => one - other);
  const median = costs[Math.floor(costs.length / 2)] ?? 0;
  if (typeof cost !== 'number' || costs.length < minTurns || median === 0 || cost < jump * median) return null;
  return `${formatDollars(cost)}, ${Math.round(cost / median)} times the median of the turns before`;
}
