import { parseArguments, type JsonObject, type JsonValue } from '../core/json.ts';
import type { CoreChatResponse, CoreMessage, CoreToolCall, CoreToolResult } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';

/** A user message. */
export const userText = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });

/** A system message. */
export const systemText = (text: string): CoreMessage => ({ role: 'system', content: [{ type: 'text', text }] });

/** The result of a tool call: a text, or a value that is written as JSON. `isError`: the tool failed, and the result is its error message. */
export function toolResult(
  { id, name }: Pick<CoreToolCall, 'id' | 'name'>,
  result: JsonValue,
  { isError }: Pick<CoreToolResult, 'isError'> = {},
): CoreMessage {
  const text = typeof result === 'string' ? result : JSON.stringify(result);
  const content: CoreToolResult['content'] = [{ type: 'text', text }];
  return {
    role: 'tool',
    content: [{ type: 'tool-result', callId: id, name, content, providerExecuted: false, ...(isError && { isError }) }],
  };
}

/** The text of the first candidate of an answer. */
export const textOf = ({ candidates }: Pick<CoreChatResponse, 'candidates'>): string =>
  (candidates[0]?.message.content ?? []).map((part) => (part.type === 'text' ? part.text : '')).join('');

/** The tool calls of the first candidate of an answer, without those that the vendor runs. */
export const toolCallsOf = ({ candidates }: Pick<CoreChatResponse, 'candidates'>): CoreToolCall[] =>
  (candidates[0]?.message.content ?? []).flatMap((part) =>
    part.type === 'tool-call' && !part.providerExecuted ? [part] : [],
  );

/** The arguments of a tool call; `undefined` where the model did not write a JSON object, or the tool takes plain text. */
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
