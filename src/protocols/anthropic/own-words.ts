import type { BackendContext } from '../../core/codec.ts';
import type { CoreChatRequest, CoreMessage } from '../../core/types.ts';

// The list of messages stands for its request: it stays the same object when a request is copied.
const ownLists = new WeakSet<CoreMessage[]>();

/** Notes that a client of this protocol said these messages, and gives them back. */
export function saidHere(messages: CoreMessage[]): CoreMessage[] {
  ownLists.add(messages);
  return messages;
}

/**
 * Whether a request goes in its client's own words to the very model the client named. What such a client asks
 * for is not bent to what we know of the model: the vendor knows better, and its refusals are what agents adapt to.
 */
export const isOwnWish = ({ messages, model }: CoreChatRequest, context: BackendContext): boolean =>
  ownLists.has(messages) && model === context.model;
