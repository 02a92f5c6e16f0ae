import type { ConversationTurn } from '../../generated/louter.js';

/** Where the time of a turn went, in milliseconds. */
export interface TurnTime {
  /** Since the first request of the session. */
  readonly startsMs: number;
  readonly endsMs: number;
  /** Before it: the agent ran the tools of the turn before, or the user wrote. */
  readonly between: { readonly who: 'tools' | 'user'; readonly ms: number };
  /** Until the first token, and from then on. */
  readonly waitingMs: number;
  readonly writingMs: number;
}

type TimedTurn = Pick<ConversationTurn, 'started_at' | 'timing' | 'calls'>;

/** The time of each turn; what has no time yet has none of its own. Requests at the same time have no time between them. */
export function turnTimes(turns: readonly TimedTurn[]): TurnTime[] {
  const origin = Date.parse(turns[0]?.started_at ?? '');
  let endedMs = 0;
  return turns.map(({ started_at: startedAt, timing }, index) => {
    const startsMs = Date.parse(startedAt) - origin;
    const totalMs = timing.total_ms ?? 0;
    const waitingMs = Math.min(totalMs, timing.first_token_ms ?? totalMs);
    const who = (turns[index - 1]?.calls.length ?? 0) > 0 ? 'tools' : 'user';
    const between = { who, ms: index === 0 ? 0 : Math.max(0, startsMs - endedMs) } as const;
    endedMs = Math.max(endedMs, startsMs + totalMs);
    return { startsMs, endsMs: endedMs, between, waitingMs, writingMs: totalMs - waitingMs };
  });
}
