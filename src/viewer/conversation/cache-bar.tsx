import { linkTo } from '../app/navigation.ts';
import { diffRoute } from '../app/route.ts';
import type { ConversationTurn } from '../app/types.ts';
import { formatShare } from '../../present/format.ts';

/** How much of a turn's input was read from the cache; leads to the cause. Nothing where the vendor does not count it. */
export function CacheBar({ turn }: { turn: ConversationTurn }) {
  const { input, cache_read: read } = turn.usage ?? {};
  if (typeof input !== 'number' || typeof read !== 'number' || input === 0) return null;
  const share = formatShare(read, input) ?? '0%';
  const shown = (
    <>
      <svg class="cache-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <title>coloured: read from the cache; grey: not cached</title>
        <rect class="missed" x={0} y={0} width={100} height={1} />
        <rect class="read" x={0} y={0} width={(100 * Math.min(read, input)) / input} height={1} />
      </svg>
      <span class="visually-hidden">{share} from cache</span>
    </>
  );
  return turn.parent ? (
    <a class="cache-share" {...linkTo(diffRoute(turn.trace_id, turn.parent, 'prompt'))}>
      {shown}
    </a>
  ) : (
    <span class="cache-share">{shown}</span>
  );
}
