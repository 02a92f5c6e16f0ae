import { linkTo } from '../app/navigation.ts';
import { diffRoute } from '../app/route.ts';
import type { ConversationTurn } from '../app/types.ts';
import { formatShare } from '../../present/format.ts';

/** How much of a turn's input was read from the cache; leads to the cause. Nothing where the vendor does not count it. */
export function CacheBar({ turn }: { turn: ConversationTurn }) {
  const { input, cache_read: read } = turn.usage ?? {};
  if (typeof input !== 'number' || typeof read !== 'number' || input === 0) return null;
  const label = `${formatShare(read, input) ?? '0%'} of the input was read from the cache`;
  const bar = (
    <svg class="cache-bar" viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label={label}>
      <title>{label}</title>
      <rect class="missed" x={0} y={0} width={100} height={1} />
      <rect class="read" x={0} y={0} width={(100 * Math.min(read, input)) / input} height={1} />
    </svg>
  );
  return turn.parent ? <a {...linkTo(diffRoute(turn.trace_id, turn.parent, 'prompt'))}>{bar}</a> : bar;
}
