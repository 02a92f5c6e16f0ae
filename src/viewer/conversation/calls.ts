import type { CallFacts } from '../../present/part.ts';
import type { Conversation } from '../app/types.ts';

/** All calls of a conversation, with the turns of the call and of its result. */
export function collectCalls({ turns }: Conversation): ReadonlyMap<string, CallFacts> {
  const turnOf = new Map(turns.map(({ trace_id: id, turn }) => [id, turn ?? null]));
  return new Map(
    turns.flatMap(({ turn, calls }) =>
      calls.flatMap(({ call_id: id, name, failure, is_valid: isValid, result_in: resultIn }) =>
        id === null
          ? []
          : [
              [
                id,
                {
                  name,
                  failure,
                  isValid,
                  calledIn: turn ?? null,
                  answeredIn: resultIn === null ? null : (turnOf.get(resultIn) ?? null),
                },
              ] as const,
            ],
      ),
    ),
  );
}
