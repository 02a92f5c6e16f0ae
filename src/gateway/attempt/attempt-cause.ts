import { poolKeyName } from '../../config/key-pool.ts';
import type { AttemptCause } from '../../core/attempt-cause.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import type { Route } from '../route/routing.ts';

/** Why a target is tried. Where it compacts no conversations, it is asked again, for a summary. */
export function causeOfTarget(
  { record }: ExchangeContext,
  route: Route,
  { previous, continues }: { previous: Route | undefined; continues: boolean },
): AttemptCause {
  // Only a compaction is translated after its bytes were passed on.
  if (!previous) return record.attemptStatus === null ? 'first' : 'compaction';
  if (continues) return 'continuation';
  if (route === previous) return 'compaction';
  const isSame = route.config.name === previous.config.name && route.model === previous.model;
  return isSame && poolKeyName(route.config) !== poolKeyName(previous.config) ? 'next-key' : 'fallback';
}
