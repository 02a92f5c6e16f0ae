import type { UnlocatedLoss } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { setPointer, escapePointer, pointerOf } from '../core/provenance.ts';
import type { CoreChatRequest, Extras, Loss } from '../core/types.ts';

/** A Core request. Whether its answer streams is for the call to say, and not for a field. */
export type ChatRequest = Omit<CoreChatRequest, 'stream'>;

/** The fields whose values are Core objects of their own; what else an object holds is JSON, or plain. */
const nestedFields = ['messages', 'content', 'source', 'parts', 'tools', 'toolChoice', 'reasoning', 'responseFormat'];

/**
 * The request as codecs take it: a copy whose every part knows its place, so that what is lost of it can be told.
 * @throws {LouterError} `invalid-request` for what no types were checked of.
 */
export function toCoreRequest(asked: ChatRequest, answer: 'whole' | 'streamed'): CoreChatRequest {
  const { model, messages }: { model: unknown; messages: unknown } = asked;
  if (typeof model !== 'string' || model === '') throw invalid('model', 'the name of a model');
  if (!Array.isArray(messages)) throw invalid('messages', 'a list of messages');
  return withPointers('', { ...asked, stream: answer === 'streamed' });
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

/** What could not be said, with its place in the Core request: `/messages/0/content/1/cache`. */
export const toLoss = ({ at, field, within, what, instead }: UnlocatedLoss): Loss => ({
  path: `${(at && pointerOf(at)) ?? ''}${toFieldPointer(at, field)}${within === undefined ? '' : `/${within}`}`,
  what,
  ...(instead !== undefined && { instead }),
});

/** A field by its Core name, or where it stands by the name that one protocol has for it. */
function toFieldPointer(at: { extras?: Extras } | undefined, field: string | undefined): string {
  if (field === undefined) return '';
  if (at && field in at) return `/${field}`;
  const isThere = ([, fields]: [string, object]): boolean =>
    Object.keys(fields).some((key) => escapePointer(key) === field);
  const owner = Object.entries(at?.extras ?? {}).find(isThere)?.[0];
  return owner === undefined ? `/${field}` : `/extras/${owner}/${field}`;
}
