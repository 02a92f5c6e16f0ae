import type { UnlocatedLoss } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { findExtra } from '../core/find-extra.ts';
import { setPointer, pointerOf } from '../core/provenance.ts';
import type { CoreChatRequest, Extras, Loss } from '../core/types.ts';

/** A Core request without `stream`: the method that sends it decides whether the answer is streamed. */
export type ChatRequest = Omit<CoreChatRequest, 'stream'>;

/** The fields whose values are Core objects; other fields hold JSON, or plain values. */
const nestedFields = ['messages', 'content', 'source', 'parts', 'tools', 'toolChoice', 'reasoning', 'responseFormat'];

/**
 * Copies a request and attaches to each part its JSON Pointer, so that losses can name it.
 * @throws {LouterError} `invalid-request` if an untyped caller left out a required field.
 */
export function toCoreRequest(request: ChatRequest, { stream }: { stream: boolean }): CoreChatRequest {
  const { model, messages }: { model: unknown; messages: unknown } = request;
  if (typeof model !== 'string' || model === '') throw invalid('model', 'the name of a model');
  if (!Array.isArray(messages)) throw invalid('messages', 'a list of messages');
  return withPointers('', { ...request, stream });
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
