import type * as wire from '../../../generated/anthropic.js';
import { readCacheControl, readTextBlock } from '../../../generated/anthropic.readers.js';
import { asObject, asString, withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { PartRules } from '../../core/report-rest.ts';
import type { CacheHint, CoreChatRequest, CoreContentPart, Extras, WireForm } from '../../core/types.ts';

/** The unknown fields of a wire object, to be written back. Null means the same as absence. */
export function extrasOf(rest: JsonObject): Extras | undefined {
  const kept = withoutNulls(rest);
  return kept && { anthropic: kept };
}

/** The fields that are not null; `undefined` when there are none. */
export const withoutNulls = (fields: JsonObject): JsonObject | undefined =>
  nonEmpty(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));

/** Default values of blocks and tools. The vendor writes some of them out, and its SDKs send them back. */
const defaultValues: ReadonlyMap<string, string> = new Map<keyof wire.CustomTool | keyof wire.ToolUseBlock, string>([
  ['allowed_callers', '["direct"]'],
  ['caller', '{"type":"direct"}'],
  ['defer_loading', 'false'],
  ['eager_input_streaming', 'false'],
  ['input_examples', '[]'],
]);

const isDefault = ([name, value]: [string, JsonValue]): boolean =>
  defaultValues.has(name) && defaultValues.get(name) === JSON.stringify(value);

/** The fields of an object that only this protocol has. */
export const nativeFields = ({ extras, wireForm }: { extras?: Extras; wireForm?: WireForm }): JsonObject => ({
  ...asObject(wireForm?.anthropic?.['as_is']),
  ...extras?.anthropic,
});

/** Where any block or tool has its cache hint. */
export const cacheField = 'cache_control' satisfies keyof CacheFields;
type CacheFields = Pick<wire.ReceivedToolUseBlock, 'cache_control'>;

/** What only this protocol knows of a field of a request. */
export const ownFields = ({ extras }: CoreChatRequest, name: keyof wire.CreateMessageParams): JsonObject | undefined =>
  asObject(extras?.anthropic?.[name]);

/** Decodes `cache_control` and the unknown fields of a block or tool. Extras keep fields that a cache hint has no place for. */
export function decodeBase({ cache_control, ...fields }: JsonObject & CacheFields): {
  cache?: CacheHint;
  extras?: Extras;
  wireForm?: WireForm;
} {
  const written = nonEmpty(Object.fromEntries(Object.entries(fields).filter(isDefault)));
  const wireForm = written && { anthropic: { as_is: written } };
  const rest = written ? Object.fromEntries(Object.entries(fields).filter((field) => !isDefault(field))) : fields;
  const control = readCacheControl(cache_control);
  const { type: _, ttl, ...others } = control ?? {};
  const known: CacheHint['ttl'] = ttl === '5m' || ttl === '1h' ? ttl : undefined;
  const unknown = withoutNulls(known === undefined && ttl !== undefined ? { ...others, ttl } : others);
  return withoutUndefined({
    cache: control && withoutUndefined({ ttl: known }),
    extras: extrasOf(unknown ? { ...rest, cache_control: unknown } : rest),
    wireForm,
  });
}

/** What is lost of a part or tool whose other fields `encodeBase` writes. */
export const baseRules: PartRules = {
  type: null,
  wireForm: null,
  cache: null,
  extras: 'anthropic',
  signature: 'only reasoning can carry a signature',
};

/** The inverse of `decodeBase`. */
export function encodeBase(value: { cache?: CacheHint; extras?: Extras; wireForm?: WireForm }): JsonObject {
  const own = nativeFields(value);
  if (!value.cache) return own;
  const { cache_control: unknown, ...rest }: JsonObject & CacheFields = own;
  const cache_control: wire.CacheControl = { type: 'ephemeral', ...value.cache };
  return { ...rest, cache_control: { ...cache_control, ...unknown } };
}

/** Marks the text of a content that was a string, not a list of blocks. */
export const stringWireForm = (): WireForm => ({ anthropic: { content: 'string' } });

/** Decodes the blocks of a content, which may be a string; an empty one has none. */
export function decodeBlocks<Block, Part extends CoreContentPart>(
  content: string | readonly Block[] | undefined,
  pointer: string,
  decode: (block: NoInfer<Block> | wire.TextBlockParam, pointer: string, index: number) => Part,
): Part[] {
  if (typeof content !== 'string')
    return (content ?? []).map((block, index) => decode(block, `${pointer}/${index}`, index));
  if (content === '') return [];
  const part = decode({ type: 'text', text: content }, pointer, 0);
  return [part.type === 'text' ? Object.assign(part, { wireForm: stringWireForm() }) : part];
}

/** Encodes blocks as a content: a string if it was one and has no other fields. */
export function encodeContent<Block extends object>(
  parts: readonly { type: string; wireForm?: WireForm }[],
  blocks: Block[],
): string | Block[] {
  const [block, ...others] = blocks;
  const isString = parts.length === 1 && parts[0]?.wireForm?.anthropic?.['content'] === 'string';
  if (!isString || !block || others.length > 0 || Object.keys(block).length !== 2) return blocks;
  return readTextBlock(block)?.text ?? blocks;
}

/** The `type` of a block, event or delta; empty if it has none. */
export const blockTypeOf = ({ type }: { type?: JsonValue }): string => asString(type) ?? '';

// ---------------------------------------------------------------- requests of own clients

/** Whether a request was made by a client of this protocol. */
export const isNative = ({ origin }: CoreChatRequest): boolean => origin === 'anthropic';
