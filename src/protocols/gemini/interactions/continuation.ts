import type { FrontendContext } from '../../../core/codec.ts';
import { cloneAt, pointerOf } from '../../../core/provenance.ts';
import { truncateShown } from '../../../core/shown.ts';
import type { CoreChatRequest, CoreChatResponse, CoreError, CoreMessage } from '../../../core/types.ts';
import { encodeHead, type ResponseHead } from './answer.ts';

const field = 'previous_interaction_id';

/** The id of an interaction that its client is sent. */
export const answerId = (response: ResponseHead, context: FrontendContext): string => encodeHead(response, context).id;

/** Whether an id is one that `encodeHead` makes, which ends with that of a trace: no vendor knows it. */
export const isOwnId = (id: string): boolean => /^interaction_(?:.*_)?[0-9a-f]{32}$/.test(id);

/** An interaction is stored unless its client sends `store: false` (`CreateModelInteraction.store`). */
export const isStored = ({ store }: CoreChatRequest): boolean => store !== false;

const isInstructions = (message: CoreMessage): boolean => message.role === 'system' && message.singleUse === true;

/** Instructions, tools and settings hold for one answer only: what continues is the conversation. */
export function storedTurns(request: CoreChatRequest, response: CoreChatResponse): { messages: CoreMessage[] } {
  const earlier = request.messages.filter((message) => !isInstructions(message));
  const [answer] = response.candidates;
  return { messages: answer ? [...earlier, answer.message] : earlier };
}

/** What the client of a request wrote itself, without what it continues from. */
export const ownTurns = ({ messages }: CoreChatRequest): CoreMessage[] =>
  messages.filter((message) => !isInstructions(message) && pointerOf(message) !== `/${field}`);

/** The request with the earlier messages after its own instructions. */
export function resume(
  request: CoreChatRequest,
  { messages: earlier }: { messages: readonly CoreMessage[] },
): CoreChatRequest {
  const { previousResponseId: _, serverState, messages, ...rest } = request;
  return {
    ...rest,
    ...(serverState && serverState.field !== field && { serverState }),
    messages: [
      ...messages.filter(isInstructions),
      ...cloneAt(`/${field}`, earlier),
      ...messages.filter((message) => !isInstructions(message)),
    ],
  };
}

export const notFound = ({ previousResponseId = '' }: CoreChatRequest, reach: string): CoreError => ({
  kind: 'not-found',
  status: 404,
  message: `${field}: no interaction found for ${truncateShown(previousResponseId)}. ${reach} Send the whole conversation as steps of input instead.`,
  param: field,
  code: 'not_found',
});
