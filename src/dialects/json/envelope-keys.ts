import { asArray, asObject, asString, parseArguments, type JsonObject, type JsonValue } from '../../core/json.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { isCutAt } from '../text/openers.ts';

/** Keys that models use for the members of a call, whatever the prompt shows. */
const nameKeys = ['name', 'tool_name', 'tool', 'function'];
const argumentKeys = ['arguments', 'parameters', 'args', 'input'];
const wrapperKeys = ['function', 'function_call', 'tool_call'];
const idleKeys = ['id', 'type', 'index', 'tool_call_id'];

/** Known keys with their closing quotes. */
const quotedKeys = [...nameKeys, ...argumentKeys, ...wrapperKeys, ...idleKeys].map((key) => `${key}"`);
const maxKeyLength = Math.max(...quotedKeys.map(({ length }) => length));

/**
 * What a member of a call may be, by its key. `function` is a name if it is a string, and the call if it is an object.
 */
export const isNameKey = (key: string): boolean => nameKeys.includes(key);
export const isArgumentKey = (key: string): boolean => argumentKeys.includes(key);
export const isWrapperKey = (key: string): boolean => wrapperKeys.includes(key);
/** Keys without a meaning that a call may have. */
export const isIdleKey = (key: string): boolean => idleKeys.includes(key);
export const isKnownKey = (key: string): boolean =>
  isNameKey(key) || isArgumentKey(key) || isWrapperKey(key) || isIdleKey(key);

/** A call found in a complete object. */
export interface FoundCall {
  name: string;
  argumentsValue: JsonValue | undefined;
  /** Other keys than those of a call. */
  others: string[];
}

/** Finds the call in an object, or in an object nested in it. The first of several synonymous keys counts. */
export function callIn(object: JsonObject, level: 'outer' | 'inner' = 'outer'): FoundCall | undefined {
  const keys = Object.keys(object);
  const name = keys
    .filter(isNameKey)
    .map((key) => asString(object[key]))
    .find((each) => each !== undefined);
  const others = keys.filter((key) => !isKnownKey(key));
  if (name !== undefined) {
    const key = keys.find(isArgumentKey);
    return { name, argumentsValue: key === undefined ? undefined : object[key], others };
  }
  const wrapped = keys
    .filter(isWrapperKey)
    .map((key) => asObject(object[key]))
    .find((each) => each !== undefined);
  const inner = wrapped && level === 'outer' ? callIn(wrapped, 'inner') : undefined;
  return inner && { ...inner, others: [...others, ...inner.others] };
}

/** Keys under which an object may list all calls, as in an API, and keys that may precede them. */
const listKeys = ['tool_calls', 'function_calls'];
const emptyValues: Readonly<Record<string, RegExp>> = {
  role: /"[^"\\]{0,32}"/y,
  type: /"[^"\\]{0,32}"/y,
  id: /"[^"\\]{0,64}"/y,
  content: /""|null/y,
};
const headKeys = [...listKeys, ...Object.keys(emptyValues)];
const emptyValueBegun = /^(?:"[^"\\]{0,64}|n(?:u(?:l)?)?)$/;

/** The position of the first call in an object that lists calls, which begins at `at`: `{"tool_calls": [{…}]}`. */
export function callListAt(text: string, at: number, isFinal: boolean): number | 'wait' | 'no' {
  const more = isFinal ? 'no' : 'wait';
  let next = at + 1;
  for (let member = 0; member < headKeys.length; member++) {
    next = nonBlankWithin(text, next);
    if (next === text.length) return more;
    const key = headKeys.find((each) => text.startsWith(`"${each}"`, next));
    if (key === undefined) return headKeys.some((each) => isCutAt(text, next, `"${each}"`)) ? more : 'no';
    const colon = nonBlankWithin(text, next + key.length + 2);
    const begin = nonBlankWithin(text, colon + 1);
    if (colon === text.length) return more;
    if (text.charAt(colon) !== ':') return 'no';
    if (begin === text.length) return more;
    if (listKeys.includes(key)) return text.charAt(begin) === '[' ? begin + 1 : 'no';
    const value = matchedAt(emptyValues[key], text, begin);
    if (value === '') return emptyValueBegun.test(text.slice(begin)) ? more : 'no';
    const comma = nonBlankWithin(text, begin + value.length);
    if (comma === text.length) return more;
    if (text.charAt(comma) !== ',') return 'no';
    next = comma + 1;
  }
  return 'no';
}

function matchedAt(pattern: RegExp | undefined, text: string, at: number): string {
  if (!pattern) return '';
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Whether arguments are an object, or a string that contains one. */
export const holdsObject = (value: JsonValue | undefined): boolean =>
  asObject(value) !== undefined ||
  (typeof value === 'string' && value.trimStart().startsWith('{') && parseArguments(value) !== undefined);

/** Whether there are no arguments: an empty string or list, or null. */
export const holdsNothing = (value: JsonValue | undefined): boolean =>
  value === null || value === '' || asArray(value)?.length === 0;

/** Maximum blanks between two parts of a call's head (brackets, keys, tags), in UTF-16 units. */
export const maxBlanks = 64;

/**
 * Classifies the object whose brace is at `at`. `yes`: possibly a call, as its first key is one of a call, or its name
 * is an offered one (with any quotes or none). `data`: another object. `no`: not an object.
 */
export function mayBeCall(
  text: string,
  at: number,
  offered: ReadonlySet<string>,
  isFinal: boolean,
): 'yes' | 'data' | 'no' | 'wait' {
  const nonBlank = nonBlankWithin(text, at + 1);
  if (nonBlank === text.length) return nonBlank - at <= maxBlanks && !isFinal ? 'wait' : 'no';
  if (text.charCodeAt(nonBlank) !== 0x22) return looseHead(text, at, offered, isFinal);
  const begun = text.slice(nonBlank + 1, nonBlank + 1 + maxKeyLength);
  if (quotedKeys.some((key) => begun.startsWith(key))) return 'yes';
  if (!isFinal && quotedKeys.some((key) => key.startsWith(begun))) return 'wait';
  // The closing quote of the key may be missing.
  if (!nameKeys.some((key) => begun.startsWith(`${key}:`))) return 'data';
  const verdict = looseHead(text, at, offered, isFinal);
  return verdict === 'no' ? 'data' : verdict;
}

/** Whether a brace may be followed by the members of a call: their first key, quoted or not. */
export const mayBeginMembers = (code: number): boolean =>
  isBlank(code) || '"\'`'.includes(String.fromCharCode(code)) || keyFirsts.has(code);
const keyFirsts = new Set(nameKeys.map((key) => key.charCodeAt(0)));

/** The position of the next non-blank unit, unless too many blanks precede it. */
const nonBlankWithin = (text: string, from: number): number =>
  firstNonBlank(text.slice(from, from + maxBlanks + 1)) + from;

/** Classifies an object that is not JSON: its first key must be that of the name, and the name must be offered. */
export function looseHead(
  text: string,
  at: number,
  offered: ReadonlySet<string>,
  isFinal: boolean,
): 'yes' | 'no' | 'wait' {
  const more = isFinal ? 'no' : 'wait';
  const key = termAt(text, at + 1, nameKeys);
  if (typeof key === 'string') return key === 'wait' ? more : 'no';
  const colon = nonBlankWithin(text, key.end);
  if (colon === text.length) return colon - key.end <= maxBlanks ? more : 'no';
  if (text.charCodeAt(colon) !== 0x3a) return 'no';
  const name = termAt(text, colon + 1, [...offered]);
  if (typeof name === 'string') return name === 'wait' ? more : 'no';
  return 'yes';
}

/** One of these words after blanks, quoted or not. `end`: the position after it. */
function termAt(text: string, from: number, words: readonly string[]): { end: number } | 'wait' | 'no' {
  const nonBlank = nonBlankWithin(text, from);
  if (nonBlank === text.length) return nonBlank - from <= maxBlanks ? 'wait' : 'no';
  const quote = /["'`]/.test(text.charAt(nonBlank)) ? 1 : 0;
  const start = nonBlank + quote;
  let isBeginning = false;
  for (const word of words) {
    const end = start + word.length;
    if (text.startsWith(word, start)) {
      if (end === text.length) isBeginning = true;
      else if (/["'`:,}\s]/.test(text.charAt(end))) return { end: /["'`]/.test(text.charAt(end)) ? end + 1 : end };
    } else if (text.length < end && word.startsWith(text.slice(start))) isBeginning = true;
  }
  return isBeginning ? 'wait' : 'no';
}
