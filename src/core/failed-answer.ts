import { LouterError } from './error.ts';
import type { Step } from './step.ts';
import type { CoreChatResponse, CoreError, CoreFinish, CoreStreamEvent } from './types.ts';

/** The protocols between which an answer passes. */
export interface AnswerRoute {
  vendor: string;
  /** A client of the vendor's own protocol receives a failed answer unchanged. `undefined`: the library's own caller. */
  client: string | undefined;
}

/**
 * The error for an answer whose finish reason is a failure, such as Gemini's for a call that it wrote and could not
 * parse. Clients of the same protocol receive the vendor's own finish reason; any other client would take the answer
 * for a finished turn, and do nothing more.
 */
function findFailure({ vendor, client }: AnswerRoute, { reason, raw }: CoreFinish): CoreError | undefined {
  if (reason !== 'error' || vendor === client) return undefined;
  return {
    kind: 'bad-upstream-reply',
    message: `the model's answer failed${raw ? ` (${raw.reason})` : ''}: ask it again`,
    ...(raw && { code: raw.reason }),
  };
}

/**
 * The response, if any candidate of it came to a good end.
 * @throws {LouterError} `bad-upstream-reply`
 */
export function assertNotFailed(parties: AnswerRoute, response: CoreChatResponse): CoreChatResponse {
  const failures = response.candidates.map(({ finish }) => findFailure(parties, finish));
  const [failure] = failures;
  if (failure && failures.every((each) => each !== undefined)) throw new LouterError(failure);
  return response;
}

/**
 * The same of a stream: an error where no candidate came to a good end. Where several were asked for, the end of one
 * that failed is held back until another's is good.
 */
export const assertStreamNotFailed =
  (parties: AnswerRoute, { candidates = 1 }: { candidates?: number }): Step<CoreStreamEvent, CoreStreamEvent> =>
  (emit) => {
    let held: CoreStreamEvent[] = [];
    let failure: CoreError | undefined;
    let hasGoodEnd = false;
    return {
      push(event) {
        if (event.type === 'finish' && !hasGoodEnd) {
          const found = findFailure(parties, event.finish);
          if (found && candidates === 1) return emit({ type: 'error', error: found });
          if (found) {
            failure ??= found;
            held.push(event);
            return;
          }
          hasGoodEnd = true;
          for (const each of held) emit(each);
          held = [];
        }
        if (event.type === 'end' && failure && !hasGoodEnd) return emit({ type: 'error', error: failure });
        emit(event);
      },
      end() {},
    };
  };
