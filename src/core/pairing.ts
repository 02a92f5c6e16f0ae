import { withUniqueCallIds } from './call-ids.ts';
import type { Report } from './codec.ts';
import { copyProvenance } from './provenance.ts';
import { missingResultText, resultParts } from './stand-ins.ts';
import type {
  CoreAssistantMessage,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
  CoreUserPart,
  VendorProtocol,
} from './types.ts';
import { unreachable } from './unreachable.ts';

/**
 * Puts every tool result right behind the assistant message that called for it, matched by id and in the
 * order of the calls, as OpenAI and Gemini demand. Ids that repeat are replaced. What has no partner is repaired and
 * reported: a call without a result gets a stub, a result without a call becomes a user text.
 * @param idsOf the protocol of the ids.
 */
export function pairToolCalls(
  original: readonly CoreMessage[],
  report: Report,
  idsOf: VendorProtocol,
): readonly CoreMessage[] {
  const messages = withUniqueCallIds(original, idsOf);
  if (isPaired(messages, { inAnyOrder: false })) return messages;
  const results = collectResults(messages);
  const paired: CoreMessage[] = [];
  /** Messages of results whose fields are written with another message. */
  const written = new Set<CoreMessage>();
  for (const message of messages) {
    switch (message.role) {
      case 'system':
      case 'user':
        paired.push(message);
        break;
      case 'assistant': {
        paired.push(message);
        const calls = clientCalls(message);
        if (calls.length > 0) paired.push(toolMessage(calls.map(resultFor)));
        break;
      }
      case 'tool': {
        const orphans = message.content.filter((result) => results.orphans.has(result));
        if (orphans.length > 0)
          paired.push(withFieldsOf(message, { role: 'user', content: orphans.flatMap(asUserParts) }));
        break;
      }
      default:
        unreachable(message);
    }
  }
  return paired;

  /** The results as a message, with the fields of the message that held the first of them. */
  function toolMessage(content: CoreToolResult[]): CoreMessage {
    const holders = content.flatMap((result) => results.holders.get(result) ?? []);
    const [first] = holders.filter((holder) => !written.has(holder));
    return first ? withFieldsOf(first, { role: 'tool', content }) : { role: 'tool', content };
  }

  function withFieldsOf(holder: CoreMessage, message: CoreMessage): CoreMessage {
    if (written.has(holder) || !holder.extras) return message;
    written.add(holder);
    return copyProvenance(holder, { ...message, extras: holder.extras });
  }

  function resultFor(call: CoreToolCall): CoreToolResult {
    const found = results.byCall.get(call);
    if (found) return found;
    report({
      at: call,
      what: 'the client sent no result of this tool call',
      instead: `the error "${missingResultText}"`,
      cause: 'client',
    });
    return {
      type: 'tool-result',
      callId: call.id,
      name: call.name,
      providerExecuted: false,
      isError: true,
      content: [{ type: 'text', text: missingResultText }],
    };
  }

  function asUserParts(result: CoreToolResult): CoreUserPart[] {
    report({ at: result, what: `the tool result answers no call of id ${result.callId}`, instead: 'a user text' });
    return [
      { type: 'text', text: `Result of an earlier tool call (${result.callId}):` },
      ...resultParts(result, report),
    ];
  }
}

/** Whether all results of a turn, and no others, follow it directly, as in the history of most agents; in the order of its calls, or in any. */
export function isPaired(messages: readonly CoreMessage[], { inAnyOrder }: { inAnyOrder: boolean }): boolean {
  let open: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      const given = message.content.map(({ callId }) => callId);
      if (open.length === 0 || open.length !== given.length) return false;
      const [ids, called] = inAnyOrder ? [given.toSorted(), open.toSorted()] : [given, open];
      if (ids.some((id, index) => id !== called[index])) return false;
      open = [];
    } else if (open.length > 0) return false;
    else if (message.role === 'assistant') open = clientCalls(message).map(({ id }) => id);
  }
  return open.length === 0;
}

const clientCalls = (message: CoreAssistantMessage): CoreToolCall[] =>
  message.content.flatMap((part) => (part.type === 'tool-call' && !part.providerExecuted ? [part] : []));

interface PairedResults {
  byCall: Map<CoreToolCall, CoreToolResult>;
  orphans: Set<CoreToolResult>;
  holders: Map<CoreToolResult, CoreMessage>;
}

/** A result answers the call of its id before it, once. */
function collectResults(messages: readonly CoreMessage[]): PairedResults {
  const open = new Map<string, CoreToolCall>();
  const byCall = new Map<CoreToolCall, CoreToolResult>();
  const orphans = new Set<CoreToolResult>();
  const holders = new Map<CoreToolResult, CoreMessage>();
  for (const message of messages) {
    if (message.role === 'assistant') {
      for (const call of clientCalls(message)) open.set(call.id, call);
    } else if (message.role === 'tool') {
      for (const result of message.content) {
        holders.set(result, message);
        const call = open.get(result.callId);
        if (call) {
          byCall.set(call, result);
          open.delete(result.callId);
        } else orphans.add(result);
      }
    }
  }
  return { byCall, orphans, holders };
}

/** The names of the called tools by the ids of the calls. */
export function calledNames(messages: readonly CoreMessage[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const message of messages)
    if (message.role === 'assistant')
      for (const part of message.content) if (part.type === 'tool-call') names.set(part.id, part.name);
  return names;
}
