import type { ConversationTurn } from '../../generated/louter.js';

/** Where the time of a turn went, in milliseconds. */
export interface TurnTime {
  /** Since the first request of the session. */
  readonly startsMs: number;
  readonly endsMs: number;
  /** After it, until the next one: the agent ran its tools, or the user wrote. */
  readonly after: { readonly who: 'tools' | 'user'; readonly ms: number };
  /** Until the first token, and from then on. */
  readonly waitingMs: number;
  readonly writingMs: number;
}

type TimedTurn = Pick<ConversationTurn, 'started_at' | 'timing' | 'calls'>;

/** The time of each turn; what has no time yet has none of its own. Requests at the same time have no time between them. */
export function turnTimes(turns: readonly TimedTurn[]): TurnTime[] {
  const origin = Date.parse(turns[0]?.started_at ?? '');
  let endedMs = 0;
  return turns.map(({ started_at: startedAt, timing, calls }, index) => {
    const startsMs = Date.parse(startedAt) - origin;
    const totalMs = timing.total_ms ?? 0;
    const waitingMs = Math.min(totalMs, timing.first_token_ms ?? totalMs);
    endedMs = Math.max(endedMs, startsMs + totalMs);
    const next = turns[index + 1];
    const after = {
      who: calls.length > 0 ? 'tools' : 'user',
      ms: next ? Math.max(0, Date.parse(next.started_at) - origin - endedMs) : 0,
    } as const;
    return { startsMs, endsMs: endedMs, after, waitingMs, writingMs: totalMs - waitingMs };
  });
}
