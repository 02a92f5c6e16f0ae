import { defined, rounded, unlessEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { Extras, Spelling } from '../../core/types.ts';

export const protocol = 'openai-responses';

type Fields = { [key: string]: JsonValue | undefined };

/** Without the keys whose value is `null`, which on this wire means absent. */
export const withoutNulls = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = unlessEmpty(withoutNulls(fields));
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** How a Core object was written. Even with nothing in it, it tells that the object came by this wire. */
export const withSpelling = (fields: Fields): { spelling: Spelling } => ({
  spelling: { [protocol]: defined(fields) as JsonObject },
});

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** How a Core object was written on this wire, if it came by it. */
export const spellingOf = (value: { spelling?: Spelling }): JsonObject | undefined => value.spelling?.[protocol];

/** An optional field of the wire, where `null` means absent. */
export const given = <T extends JsonValue>(value: T | undefined): Exclude<T, null> | undefined =>
  value === null ? undefined : (value as Exclude<T, null> | undefined);

/** An optional number, rounded to what a double holds. */
export const givenNumber = (value: number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : rounded(value);
