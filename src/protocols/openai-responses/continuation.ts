import type { FrontendContext } from '../../core/codec.ts';
import { answerHead } from './answer.ts';
import type { CoreChatRequest, CoreChatResponse, CoreMessage } from '../../core/types.ts';
import { spellingOf } from './extras.ts';

/** `instructions` hold for one answer only (API reference, `previous_response_id`). */
const isInstructions = (message: CoreMessage): boolean => spellingOf(message)?.['form'] === 'instructions';

/** The id under which a client hears of an answer. */
export const answerId = (response: Pick<CoreChatResponse, 'id'>, context: FrontendContext): string =>
  answerHead(response, context).id;

/** What is remembered of an exchange for those that go on from its answer: all that was said but the instructions. */
export function remembered(request: CoreChatRequest, response: CoreChatResponse): CoreMessage[] {
  const said = request.messages.filter((message) => !isInstructions(message));
  const [answer] = response.candidates;
  return answer ? [...said, answer.message] : said;
}

/**
 * The request with what was said before in its place, behind its own instructions. Where it was said is no place in
 * the body of this request, so that the copies tell of none.
 */
export function resume(request: CoreChatRequest, earlier: readonly CoreMessage[]): CoreChatRequest {
  const { continues: _, heldBy, messages, ...rest } = request;
  const instructions = messages.filter(isInstructions);
  const others = messages.filter((message) => !isInstructions(message));
  const stillHeld = heldBy && heldBy.field !== 'previous_response_id';
  return {
    ...rest,
    ...(stillHeld && { heldBy }),
    messages: [...instructions, ...structuredClone(earlier), ...others],
  };
}
