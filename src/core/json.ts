import { JsonScanner, jsonToken } from './json-scan.ts';

/** Any value `JSON.parse` can give. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
export type JsonSchema = JsonObject;

/** Tolerant readers for what a vendor sends: a value of another type counts as absent. */
export const asObject = (value: JsonValue | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumber(value) ? value : undefined;
export const asArray = (value: JsonValue | undefined): JsonValue[] | undefined =>
  Array.isArray(value) ? value : undefined;
export const asString = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
/** A number as a finite double, also where it was kept as its source text (`parseJson`). */
export function asNumber(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : toFinite(value);
  return typeof value === 'object' && value !== null && isRawNumber(value) ? toDouble(value) : undefined;
}

const noObjects: readonly JsonObject[] = [];

/** The objects of an array; whatever else is in it counts as absent. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  // Called for every field of every chunk, and hardly ever for one that is there.
  if (!Array.isArray(value)) return noObjects;
  const objects: JsonObject[] = [];
  for (const each of value) {
    const object = asObject(each);
    if (object) objects.push(object);
  }
  return objects;
}

/**
 * Whether a value is empty through and through: absent, null, false, zero, an empty text or list, or an object that holds
 * nothing else. Servers that serialise every variant of a union fill those that are not meant in this way.
 */
export function isBlank(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  const object = asObject(value);
  return object ? Object.values(object).every(isBlank) : !value || asNumber(value) === 0;
}

/** An optional field of a wire on which `null` means absent. */
export const withoutNull = <T extends JsonValue>(value: T | undefined): Exclude<T, null> | undefined =>
  value === null ? undefined : (value as Exclude<T, null> | undefined);

/** An optional number, rounded to what a double holds. */
export const optionalNumber = (value: number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : toDouble(value);

/** Without the keys whose value is `null`, which on most wires means absent. */
export const withoutNulls = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Deeper than any API's answer, and far less than what overflows a stack; requests are held to less. */
const maxDepth = 1000;

/**
 * Whether a text nests arrays and objects so deep that what is made of it could not be written again:
 * `JSON.parse` takes a depth at which `JSON.stringify` and whatever else walks a value overflows the stack.
 */
export function nestsTooDeep(text: string): boolean {
  if (text.length <= maxDepth) return false;
  const scanner = new JsonScanner(text, 'brackets');
  let depth = 0;
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    if (token === jsonToken.openBrace || token === jsonToken.openBracket) {
      if (++depth > maxDepth) return true;
    } else if (token === jsonToken.closeBrace || token === jsonToken.closeBracket) depth--;
  }
  return false;
}

/** Parses text from a peer, and Core values that were stored. `undefined` when it is not JSON (no JSON text parses to that), or nests too deep. */
export function parseJson(text: string): JsonValue | undefined {
  const { isTooDeep, hasLongNumber } = inspectText(text);
  if (isTooDeep) return undefined;
  try {
    const value: JsonValue = JSON.parse(text, hasLongNumber ? keepSource : undefined);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Whether a JSON text that arrives in pieces, such as the arguments of a call, is complete. A number may still grow: `12` is
 * complete, and so is `123`.
 *
 * @example
 * isCompleteJson('{"city": "Zür'); // false
 */
export const isCompleteJson = (text: string): boolean => parseJson(text) !== undefined;

/**
 * What must be known of a text before it is parsed. In a short one an expression finds long numbers fastest. In a long one
 * a scan that skips its strings does, in a quarter of the time; and digits within a string then do not cause the parsing
 * with `keepSource`, which takes ten times as long.
 */
function inspectText(text: string): { isTooDeep: boolean; hasLongNumber: boolean } {
  if (text.length <= maxDepth) return { isTooDeep: false, hasLongNumber: longNumber.test(text) };
  const scanner = new JsonScanner(text, 'all');
  let depth = 0;
  let hasLongNumber = false;
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    if (token === jsonToken.scalar) hasLongNumber ||= longScalar.test(text.slice(scanner.start, scanner.end));
    else if (token === jsonToken.openBrace || token === jsonToken.openBracket) {
      if (++depth > maxDepth) return { isTooDeep: true, hasLongNumber };
    } else if (token === jsonToken.closeBrace || token === jsonToken.closeBracket) depth--;
  }
  return { isTooDeep: false, hasLongNumber };
}

/**
 * The same where all numbers are known to fit into doubles, such as in the event of a stream whose numbers are
 * counts and times: looking for longer ones costs as much as parsing.
 */
export function parsePlainJson(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The same for what is only shown, in a browser too, where numbers need not be exact. `undefined` also when it nests too deep. */
export const parseShown = (text: string): JsonValue | undefined =>
  nestsTooDeep(text) ? undefined : parsePlainJson(text);

// A double holds 15 decimal digits for certain; longer numbers are kept as written, so that what a tool is
// called with does not change on its way (the limit 2^53-1 itself, common in schemas, is exact).
const longNumber = /(?!9007199254740991(?![0-9.]))[0-9.]{16}|[:,[]\s*-?[0-9.]+[eE]/;
/** The same for one number. */
const longScalar = /(?!9007199254740991(?![0-9.]))[0-9.]{16}|^-?[0-9.]+[eE]/;
function keepSource(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return String(value) === context.source || Number.isSafeInteger(value) ? value : rawJson(context.source);
}
// `JSON.rawJSON` (TC39 "JSON.parse source text access") is in Node but not yet in TypeScript's library.
const { rawJSON: rawJson, isRawJSON } = JSON as unknown as {
  rawJSON(text: string): unknown;
  isRawJSON(value: unknown): boolean;
};

/**
 * Whether a value of type object is a number that `parseJson` kept as its source text: only those have no prototype,
 * which is cheaper to ask first.
 */
const isRawNumber = (value: object): boolean => Object.getPrototypeOf(value) === null && isRawJSON(value);

/** A number as a finite double. One of more digits is kept as its source text (`parseJson`), and is rounded here. */
export const toDouble = (value: number | object): number =>
  toFinite(typeof value === 'number' ? value : Number(JSON.stringify(value)));

const toFinite = (double: number): number => (Number.isFinite(double) ? double : Math.sign(double) * Number.MAX_VALUE);

/**
 * The object of an argument text. Models call a tool without arguments with an empty text or `null`; both mean `{}`.
 * `undefined` when the text is not a JSON object.
 */
export function parseArguments(text: string): JsonObject | undefined {
  if (text.trim() === '') return {};
  const value = parseJson(text);
  return value === null ? {} : asObject(value);
}

/** Drops the keys whose value is `undefined`, so that optional fields can be written in one literal. */
export function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  // It is called for each object that is decoded or encoded: a list of entries would take twice the time.
  const kept: Record<string, unknown> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    if (key === '__proto__')
      Object.defineProperty(kept, key, { value, enumerable: true, configurable: true, writable: true });
    else kept[key] = value;
  }
  return kept as WithoutUndefined<T>;
}
type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** `undefined` in place of an object without keys, for optional fields that would be empty. */
export const nonEmpty = <T extends object>(value: T): T | undefined => {
  for (const _ in value) return value;
  return undefined;
};
