import type { ConversationTurn } from '../../generated/louter.js';

/** The results that are shown at their calls, by `resultKey`. */
export type AnsweredCalls = ReadonlySet<string>;

/** Of the result of a call in a request. */
export const resultKey = (callId: string | null, traceId: string | null): string => `${callId} ${traceId}`;

type CallingTurn = Pick<ConversationTurn, 'trace_id' | 'turn' | 'parent' | 'calls'>;

/** The results of all calls, also in requests that repeat the one with the result: it is sent again, or asks for a summary. */
export function answeredCalls(turns: readonly CallingTurn[]): AnsweredCalls {
  const placeOf = ({ trace_id: id, turn, parent }: CallingTurn): string => (turn ? `${turn} ${parent}` : id);
  const repeated = Map.groupBy(turns, placeOf);
  const byId = new Map(turns.map((turn) => [turn.trace_id, turn]));
  return new Set(
    turns.flatMap(({ calls }) =>
      calls.flatMap(({ call_id: callId, result_in: id }) => {
        const answered = byId.get(id ?? '');
        const same = (answered && repeated.get(placeOf(answered))) ?? [];
        return same.map(({ trace_id: each }) => resultKey(callId, each));
      }),
    ),
  );
}
