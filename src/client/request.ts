import type { UnlocatedLoss } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { setPointer, escapePointer, pointerOf } from '../core/provenance.ts';
import type { CoreChatRequest, Extras, Loss } from '../core/types.ts';

/** A Core request. Whether its answer is streamed is decided by the method, not by a field. */
export type ChatRequest = Omit<CoreChatRequest, 'stream'>;

/** The fields whose values are Core objects; other fields hold JSON, or plain values. */
const nestedFields = ['messages', 'content', 'source', 'parts', 'tools', 'toolChoice', 'reasoning', 'responseFormat'];

/**
 * The request for codecs: a copy whose every part knows its JSON Pointer, so that losses can name it.
 * @throws {LouterError} `invalid-request` where a caller without types left out what is needed.
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
  return setPointer(pointer, copy);
}

/** A loss with its pointer into the Core request: `/messages/0/content/1/cache`. */
export const toLoss = ({ at, field, within, what, instead }: UnlocatedLoss): Loss => ({
  path: `${(at && pointerOf(at)) ?? ''}${toFieldPointer(at, field)}${within === undefined ? '' : `/${within}`}`,
  what,
  ...(instead !== undefined && { instead }),
});

/** A field by its Core name, or its place in `extras` by the name that one protocol has for it. */
function toFieldPointer(at: { extras?: Extras } | undefined, field: string | undefined): string {
  if (field === undefined) return '';
  if (at && field in at) return `/${field}`;
  const isThere = ([, fields]: [string, object]): boolean =>
    Object.keys(fields).some((key) => escapePointer(key) === field);
  const owner = Object.entries(at?.extras ?? {}).find(isThere)?.[0];
  return owner === undefined ? `/${field}` : `/extras/${owner}/${field}`;
}
