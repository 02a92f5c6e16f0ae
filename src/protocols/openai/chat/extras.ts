import { nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { Extras } from '../../../core/types.ts';

export const protocol = 'openai-chat';

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = nonEmpty(fields);
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/**
 * Later fields take the place of earlier ones; null says nothing. Kept in a map: an object copied for every addition
 * takes time squared by what a server may send.
 */
export function assignGiven(fields: Map<string, JsonValue>, more: JsonObject): void {
  for (const name in more) {
    const value = more[name];
    if (value !== undefined && value !== null) fields.set(name, value);
  }
}
