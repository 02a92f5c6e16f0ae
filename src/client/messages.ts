import { parseArguments, type JsonObject, type JsonValue } from '../core/json.ts';
import type { CoreChatResponse, CoreMessage, CoreToolCall, CoreToolResult } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';

/** A message of the user's. */
export const userText = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });

/** What the model is told before anything else. */
export const systemText = (text: string): CoreMessage => ({ role: 'system', content: [{ type: 'text', text }] });

/** What a tool gave back: a text, or a value that is written as JSON. `isError`: it failed, and that is why. */
export function toolResult(
  { id, name }: Pick<CoreToolCall, 'id' | 'name'>,
  result: JsonValue,
  { isError }: Pick<CoreToolResult, 'isError'> = {},
): CoreMessage {
  const text = typeof result === 'string' ? result : JSON.stringify(result);
  const content: CoreToolResult['content'] = [{ type: 'text', text }];
  return {
    role: 'tool',
    content: [{ type: 'tool-result', callId: id, name, content, runs: 'client', ...(isError && { isError }) }],
  };
}

/** The text of an answer: that of its first candidate. */
export const textOf = ({ candidates }: Pick<CoreChatResponse, 'candidates'>): string =>
  (candidates[0]?.message.content ?? []).map((part) => (part.type === 'text' ? part.text : '')).join('');

/** The calls of an answer that are the caller's to run: those of its first candidate. */
export const toolCallsOf = ({ candidates }: Pick<CoreChatResponse, 'candidates'>): CoreToolCall[] =>
  (candidates[0]?.message.content ?? []).flatMap((part) =>
    part.type === 'tool-call' && part.runs === 'client' ? [part] : [],
  );

/** What a tool is called with; `undefined` where the model wrote no JSON object, or the tool takes plain text. */
export function argumentsOf({ input }: Pick<CoreToolCall, 'input'>): JsonObject | undefined {
  switch (input.kind) {
    case 'json':
      return input.value;
    case 'json-text':
      return parseArguments(input.text);
    case 'freeform':
      return undefined;
    default:
      return unreachable(input);
  }
}
