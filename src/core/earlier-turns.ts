import type { CoreChatRequest, CoreChatResponse, CoreMessage } from './types.ts';

// What the protocols have in common whose clients name an earlier answer in place of the turns before it.

/** Instructions that hold for one answer only. */
const isSingleUse = (message: CoreMessage): boolean => message.role === 'system' && message.singleUse === true;

/** The messages that belong to a conversation: all but instructions for one answer. */
export const lastingMessages = (messages: readonly CoreMessage[]): CoreMessage[] =>
  messages.filter((message) => !isSingleUse(message));

/** The messages up to an answer, with it. */
export const withAnswer = (messages: CoreMessage[], { candidates: [answer] }: CoreChatResponse): CoreMessage[] =>
  answer ? [...messages, answer.message] : messages;

/**
 * The request with the earlier messages after its own instructions.
 * @param field in which the request names what it continues from.
 */
export function insertEarlier(
  request: CoreChatRequest,
  earlier: readonly CoreMessage[],
  field: string,
): CoreChatRequest {
  const { previousResponseId: _, serverState, messages, ...rest } = request;
  return {
    ...rest,
    ...(serverState && serverState.field !== field && { serverState }),
    messages: [...messages.filter(isSingleUse), ...earlier, ...lastingMessages(messages)],
  };
}
