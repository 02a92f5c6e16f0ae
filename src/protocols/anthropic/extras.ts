import type { BackendContext, Report } from '../../core/codec.ts';
import { asObject, asString, withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type { CacheHint, CoreChatRequest, Extras, Signature, WireForm } from '../../core/types.ts';

/** What is left of a wire object once its known fields are taken, for its way back. Null says the same as absence. */
export function extrasOf(rest: JsonObject): Extras | undefined {
  const kept = withoutNulls(rest);
  return kept && { anthropic: kept };
}

/** The fields that are not null; `undefined` when there are none. */
export const withoutNulls = (fields: JsonObject): JsonObject | undefined =>
  nonEmpty(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));

/** What blocks and tools mean without these fields. The vendor writes some of them out, and its packages send them back. */
const defaultValues: ReadonlyMap<string, string> = new Map([
  ['allowed_callers', '["direct"]'],
  ['caller', '{"type":"direct"}'],
  ['defer_loading', 'false'],
  ['eager_input_streaming', 'false'],
  ['input_examples', '[]'],
]);

const isDefault = ([name, value]: [string, JsonValue]): boolean =>
  defaultValues.has(name) && defaultValues.get(name) === JSON.stringify(value);

/** What an object of this protocol alone has, where it is written back to it. */
export const nativeFields = ({ extras, wireForm }: { extras?: Extras; wireForm?: WireForm }): JsonObject => ({
  ...asObject(wireForm?.anthropic?.['as_is']),
  ...extras?.anthropic,
});

/**
 * `cache_control` and the unknown fields of a block or tool as Core carries both. What a cache hint cannot say
 * stays in the extras beside them.
 */
export function decodeBase({ cache_control, ...fields }: JsonObject): {
  cache?: CacheHint;
  extras?: Extras;
  wireForm?: WireForm;
} {
  const written = nonEmpty(Object.fromEntries(Object.entries(fields).filter(isDefault)));
  const wireForm = written && { anthropic: { as_is: written } };
  const rest = written ? Object.fromEntries(Object.entries(fields).filter((field) => !isDefault(field))) : fields;
  const control = asObject(cache_control);
  if (!control) return withoutUndefined({ extras: extrasOf(rest), wireForm });
  const { type: _, ttl, ...others } = control;
  const known: CacheHint['ttl'] = ttl === '5m' || ttl === '1h' ? ttl : undefined;
  const unsaid = withoutNulls(known === undefined && ttl !== undefined ? { ...others, ttl } : others);
  return withoutUndefined({
    cache: withoutUndefined({ ttl: known }),
    extras: extrasOf(unsaid ? { ...rest, cache_control: unsaid } : rest),
    wireForm,
  });
}

/** The inverse, reporting what only other protocols know and a signature that has no place on such an object. */
export function encodeBase(
  value: { cache?: CacheHint; extras?: Extras; wireForm?: WireForm; signature?: Signature },
  report: Report,
): JsonObject {
  reportForeignExtras(value, 'anthropic', report);
  if (value.signature) report({ at: value, field: 'signature', what: 'only reasoning can carry a signature' });
  const own = nativeFields(value);
  if (!value.cache) return own;
  const { cache_control, ...rest } = own;
  return {
    ...rest,
    cache_control: { type: 'ephemeral', ...withoutUndefined(value.cache), ...asObject(cache_control) },
  };
}

/** How a content is written whose text was no list of blocks. */
export const stringWireForm = (): WireForm => ({ anthropic: { content: 'string' } });

/** Blocks as the content they are, which is a string again where its one part came so and says nothing beside. */
export function encodeContent(
  parts: readonly { type: string; wireForm?: WireForm }[],
  blocks: JsonObject[],
): string | JsonObject[] {
  const [block, ...others] = blocks;
  const isString = parts.length === 1 && parts[0]?.wireForm?.anthropic?.['content'] === 'string';
  if (!isString || !block || others.length > 0 || Object.keys(block).length !== 2) return blocks;
  return asString(block['text']) ?? blocks;
}

/** The tag of a block, for messages and opaque parts. */
export const blockTypeOf = (block: JsonObject): string => asString(block['type']) ?? '';

// ---------------------------------------------------------------- requests of own clients

/** Notes of a request that a client of this protocol made it, and whether it creates a thread or previousResponseId one. */
export const markNative = (thread?: string): WireForm => ({ anthropic: { own: true, ...(thread && { thread }) } });

/** Whether a client of this protocol made a request. */
export const isNative = ({ wireForm }: CoreChatRequest): boolean => wireForm?.anthropic?.['own'] === true;

/**
 * Whether a request goes in its client's own words to the very model the client named. What such a client asks
 * for is not bent to what we know of the model: the vendor knows better, and its refusals are what agents adapt to.
 */
export const isNativeForModel = (request: CoreChatRequest, context: BackendContext): boolean =>
  isNative(request) && request.model === context.model;
