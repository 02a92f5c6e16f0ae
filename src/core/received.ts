import type { JsonObject, JsonValue } from './json.ts';

// What the generated readers of answers (`generated/*.readers.js`) are made of, beside `asNumber` and `asObject`: each returns a value of
// its type as it is, and any other one as absent.

/** Reads a value that was received. */
export type Reader = (value: JsonValue) => JsonValue | undefined;

export const any: Reader = (value) => value;
export const string: Reader = (value) => (typeof value === 'string' ? value : undefined);
export const boolean: Reader = (value) => (typeof value === 'boolean' ? value : undefined);
export const array: Reader = (value) => (Array.isArray(value) ? value : undefined);

/** A list whose items a reader reads; those that it takes for absent are left out. The list itself where nothing changes. */
export function list(value: JsonValue, reader: Reader): JsonValue[] | undefined {
  if (!Array.isArray(value)) return undefined;
  let read = value;
  for (const [index, item] of value.entries()) {
    const fit = reader(item);
    if (fit !== item && read === value) read = value.slice(0, index);
    if (fit !== undefined && read !== value) read.push(fit);
  }
  return read;
}

/**
 * An object with another value of a field.
 * @param value the object as it was received, which is not changed
 * @param read the same object, or what has been made of it so far
 */
export function put(value: JsonObject, read: JsonObject, name: string, fit: JsonValue | undefined): JsonObject {
  if (fit === undefined) return without(value, read, name);
  const copy = read === value ? { ...value } : read;
  copy[name] = fit;
  return copy;
}

/** The same without the field. */
export function without(value: JsonObject, read: JsonObject, name: string): JsonObject {
  const copy = read === value ? { ...value } : read;
  delete copy[name];
  return copy;
}
