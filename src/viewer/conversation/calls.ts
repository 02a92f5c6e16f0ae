import { hasBrokenInput } from '../../core/tool-input.ts';
import type { CoreTool, CoreToolCall } from '../../core/types.ts';
import type { Conversation } from '../app/types.ts';

/** What is known of the call that a result belongs to, or of the result of a call. */
export interface CallFacts {
  name: string;
  failure: string | null;
  isValid: boolean | null;
  /** The turn that made the call, and the one that has its result. */
  calledIn: number | null;
  answeredIn: number | null;
}

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

/** What is wrong with a call that is not valid. */
export function describeFault(call: CoreToolCall, tools: readonly CoreTool[]): string {
  if (!tools.some(({ name }) => name === call.name)) return 'the request declares no such tool';
  return hasBrokenInput(call) ? 'its arguments cannot be read' : 'does not conform to its schema';
}
