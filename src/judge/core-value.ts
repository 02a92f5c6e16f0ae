import { canonicalJson } from '../core/canonical-json.ts';
import { parseJson, type JsonValue } from '../core/json.ts';

/** A value as JSON without how it was written; null where there is none. */
export function textOfValue(value: unknown): string | null {
  if (value === undefined) return null;
  const json = plain(value);
  return typeof json === 'string' ? json : canonicalJson(json);
}

/** Fields of Core objects that say how something was written, or repeat it in the vendor's terms. */
const marks: ReadonlySet<string> = new Set(['wireForm', 'extras', 'cache', 'raw', 'needsVision']);
/** A value as JSON. What is within it is content: its fields may have any names. */
const plain = (value: unknown): JsonValue =>
  parseJson(
    JSON.stringify(value, function skipMarks(this: unknown, key: string, inner: unknown) {
      return this === value && marks.has(key) ? undefined : inner;
    }),
  ) ?? null;

/** What a Core object means, as JSON: equal where two mean the same. */
export const meaningOf = (value: object): string => canonicalJson(plain(value));
