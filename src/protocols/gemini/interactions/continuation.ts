import type { FrontendContext } from '../../../core/codec.ts';
import { insertEarlier, lastingMessages, withAnswer } from '../../../core/earlier-turns.ts';
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

/** Instructions, tools and settings hold for one answer only: what continues is the conversation. */
export const storedTurns = (request: CoreChatRequest, response: CoreChatResponse): { messages: CoreMessage[] } => ({
  messages: withAnswer(lastingMessages(request.messages), response),
});

/** What the client of a request wrote itself, without what it continues from. */
export const ownTurns = ({ messages }: CoreChatRequest): CoreMessage[] =>
  lastingMessages(messages).filter((message) => pointerOf(message) !== `/${field}`);

/** The request with the earlier messages after its own instructions. */
export const resume = (request: CoreChatRequest, { messages }: { messages: readonly CoreMessage[] }): CoreChatRequest =>
  insertEarlier(request, cloneAt(`/${field}`, messages), field);

export const notFound = ({ previousResponseId = '' }: CoreChatRequest, reach: string): CoreError => ({
  kind: 'not-found',
  status: 404,
  message: `${field}: no interaction found for ${truncateShown(previousResponseId)}. ${reach} Send the whole conversation as steps of input instead.`,
  param: field,
  code: 'not_found',
});
