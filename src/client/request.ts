import type { UnlocatedLoss } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { findExtra } from '../core/find-extra.ts';
import { setPointer, pointerOf } from '../core/provenance.ts';
import type { CoreChatRequest, CoreMessage, CoreToolResult, Extras, Loss } from '../core/types.ts';
import { assertValidRequest } from './check-request.ts';

/** A message, or the result of a call, whose content is one text. */
type WithText<Value> = Omit<Value, 'content'> & { content: string };

/** A message as programs write it: its content, and that of a result, may be one text in place of a list of parts. */
export type ChatMessage =
  | CoreMessage
  | WithText<Extract<CoreMessage, { role: 'system' }>>
  | WithText<Extract<CoreMessage, { role: 'user' }>>
  | WithText<Extract<CoreMessage, { role: 'assistant' }>>
  | { role: 'tool'; content: (CoreToolResult | WithText<CoreToolResult>)[] };

/** A Core request without `stream`: the method that sends it decides whether the answer is streamed. */
export type ChatRequest = Omit<CoreChatRequest, 'stream' | 'messages'> & { messages: ChatMessage[] };

/** The fields whose values are Core objects; other fields hold JSON, or plain values. */
const nestedFields = ['messages', 'content', 'source', 'parts', 'tools', 'toolChoice', 'reasoning', 'responseFormat'];

/**
 * Copies a request, with texts as parts, and attaches to each part its JSON Pointer, so that losses can name it.
 * @throws {LouterError} `invalid-request` if an untyped caller left out a required field, or gave one of another type.
 */
export function toCoreRequest(request: ChatRequest, { stream }: { stream: boolean }): CoreChatRequest {
  const { model, messages }: { model: unknown; messages: unknown } = request;
  if (typeof model !== 'string' || model === '') throw invalid('model', 'the name of a model');
  if (!Array.isArray(messages)) throw invalid('messages', 'a list of messages');
  const copy = withPointers('', { ...request, messages: messages.map(withParts), stream });
  assertValidRequest(copy);
  return copy;
}

/** A message, or the result of a call in one, with a text in place of its content as a part. */
function withParts<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || !('content' in value)) return value;
  const { content } = value;
  const isToolMessage = 'role' in value && value.role === 'tool';
  if (typeof content === 'string' && !isToolMessage) return { ...value, content: [{ type: 'text', text: content }] };
  return Array.isArray(content) ? { ...value, content: content.map(withParts) } : value;
}

const invalid = (param: string, expected: string): LouterError =>
  new LouterError({ kind: 'invalid-request', message: `${param}: expected ${expected}`, param });

function withPointers<Value extends object>(pointer: string, value: Value): Value {
  const copy: Value = Object.assign(Array.isArray(value) ? [] : {}, value);
  for (const key of Array.isArray(value) ? Object.keys(value) : nestedFields) {
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner === 'object' && inner !== null) Reflect.set(copy, key, withPointers(`${pointer}/${key}`, inner));
  }
  acceptOldSignature(copy);
  return setPointer(pointer, copy);
}

/** Messages that a program has stored with an earlier version have `seal` in place of `signature`. */
function acceptOldSignature(copy: object): void {
  const old: unknown = Reflect.get(copy, 'seal');
  if (old === undefined) return;
  Reflect.deleteProperty(copy, 'seal');
  if (!('signature' in copy)) Reflect.set(copy, 'signature', old);
}

/** A loss with its pointer in the Core request, such as `/messages/0/content/1/cache`. */
export const toLoss = ({ at, field, within, what, instead, cause }: UnlocatedLoss): Loss => ({
  path: `${(at && pointerOf(at)) ?? ''}${toFieldPointer(at, field)}${within === undefined ? '' : `/${within}`}`,
  what,
  ...(instead !== undefined && { instead }),
  ...(cause && { cause }),
});

/** The pointer of a field by its Core name, or in `extras` by its name in one protocol. */
function toFieldPointer(at: { extras?: Extras } | undefined, field: string | undefined): string {
  if (field === undefined) return '';
  if (at && field in at) return `/${field}`;
  const found = findExtra(at?.extras, field);
  return found ? `/extras/${found.owner}/${field}` : `/${field}`;
}
