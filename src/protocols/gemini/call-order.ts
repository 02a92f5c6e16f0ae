import type { CoreMessage } from '../../core/types.ts';
import { sentCallId } from './names.ts';

/**
 * Whether all results of a turn, and no others, follow it directly, in the order of its calls. In a conversation of a client
 * of this protocol they may have any order, unless the server gave several calls one id: then only their order shows whose they are.
 */
export function isPaired(messages: readonly CoreMessage[], { isNative }: { isNative: boolean }): boolean {
  const isAnyOrder = isNative && !hasOwnCallIds(messages);
  let expected: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      const given = message.content.map(({ callId }) => callId);
      const [ids, called] = isAnyOrder ? [given.toSorted(), expected.toSorted()] : [given, expected];
      if (ids.length !== expected.length || ids.some((id, index) => id !== called[index])) return false;
      expected = [];
      continue;
    }
    if (expected.length > 0) return false;
    if (message.role === 'assistant')
      expected = message.content.flatMap((part) =>
        part.type === 'tool-call' && !part.providerExecuted ? [part.id] : [],
      );
  }
  return expected.length === 0;
}

/** Whether the server is sent other ids than the client has. */
const hasOwnCallIds = (messages: readonly CoreMessage[]): boolean =>
  messages.some(
    ({ role, content }) =>
      role === 'assistant' && content.some((part) => part.type === 'tool-call' && sentCallId(part.id) !== part.id),
  );
