import type { JsonValue } from './json.ts';

/** A key as it is written in a JSON Pointer (RFC 6901). */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The key that is written so in a JSON Pointer (RFC 6901). */
export const unescapePointer = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** The keys of a JSON Pointer, from the outside in (RFC 6901). */
export const pointerSegments = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePointer);

/** The value below `value` that these keys lead to, from the outside in; undefined where there is none. */
export function descend(value: JsonValue, keys: readonly string[]): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Array.isArray(found) ? found[Number(key)] : found[key];
  }
  return found;
}

/** The value at a JSON Pointer; undefined where there is none. */
export const valueAt = (value: JsonValue, pointer: string): JsonValue | undefined =>
  descend(value, pointerSegments(pointer));
