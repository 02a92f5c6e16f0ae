import { rounded, unlessEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { Extras } from '../../core/types.ts';

export const protocol = 'openai-chat';

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = unlessEmpty(fields);
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** Without the keys whose value is `null`, which on this wire means absent. */
export const withoutNulls = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter((entry) => entry[1] !== null));

/**
 * Later fields take the place of earlier ones; null says nothing. Kept in a map: an object copied for every addition
 * takes time squared by what a server may send.
 */
export function put(fields: Map<string, JsonValue>, more: JsonObject): void {
  for (const name in more) {
    const value = more[name];
    if (value !== undefined && value !== null) fields.set(name, value);
  }
}

/** An optional field of the wire, where `null` means absent. */
export const given = <T extends JsonValue>(value: T | undefined): Exclude<T, null> | undefined =>
  value === null ? undefined : (value as Exclude<T, null> | undefined);

/** An optional number, rounded to what a double holds. */
export const givenNumber = (value: number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : rounded(value);
