import { kindOfCode } from './error-object.ts';
import { LouterError } from './error.ts';
import type { Step } from './step.ts';
import type { CoreAssistantPart, CoreChatResponse, CoreError, CoreFinish } from './types.ts';
import type { CoreStreamEvent } from './stream-event.ts';

/** The protocols between which an answer passes. */
export interface AnswerRoute {
  vendor: string;
  /** `undefined`: the library's own caller. */
  client: string | undefined;
}

/** Protocols with finish reasons for failures: their clients receive a failed answer of the same protocol unchanged. */
const failureProtocols: ReadonlySet<string> = new Set(['gemini', 'openai-responses']);

/**
 * The error for an answer whose finish reason is a failure, such as Gemini's for a call that it wrote and could not
 * parse, or that ends for a reason nobody knows without anything in it. A client that does not know the vendor's own
 * reason would take the answer for a finished turn, and do nothing more.
 */
function findFailure(
  { vendor, client }: AnswerRoute,
  { reason, raw }: CoreFinish,
  { isEmpty }: { isEmpty: boolean },
): CoreError | undefined {
  const isSame = vendor === client;
  const hasFailed = reason === 'error' && !(isSame && failureProtocols.has(vendor));
  const isUnexplained = reason === 'other' && isEmpty && !isSame;
  if (!hasFailed && !isUnexplained) return undefined;
  return {
    kind: kindOfCode(raw?.reason) ?? 'bad-upstream-reply',
    message: `the model's answer ${hasFailed ? 'failed' : 'is empty'}${raw ? ` (${raw.reason})` : ''}: ask it again`,
    ...(raw && { code: raw.reason }),
  };
}

const isEmptyPart = (part: CoreAssistantPart): boolean =>
  (part.type === 'text' || part.type === 'refusal') && part.text === '';

/** Whether an event brings something of an answer. */
const isContentEvent = (event: CoreStreamEvent): boolean =>
  event.type === 'tool-call-start' ||
  (event.type === 'part' && !isEmptyPart(event.value)) ||
  ((event.type === 'text-delta' || event.type === 'reasoning-delta') && event.text !== '');

/**
 * The response, if any candidate of it came to a good end.
 * @throws {LouterError} `bad-upstream-reply`
 */
export function assertNotFailed(parties: AnswerRoute, response: CoreChatResponse): CoreChatResponse {
  const failures = response.candidates.map(({ finish, message }) =>
    findFailure(parties, finish, { isEmpty: message.content.every(isEmptyPart) }),
  );
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
    const filled = new Set<number>();
    return {
      push(event) {
        if ('candidate' in event && isContentEvent(event)) filled.add(event.candidate);
        if (event.type === 'finish' && !hasGoodEnd) {
          const found = findFailure(parties, event.finish, { isEmpty: !filled.has(event.candidate) });
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
