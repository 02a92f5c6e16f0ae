import { asArray, asObject, asString, parseArguments, type JsonObject, type JsonValue } from '../../core/json.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { isCutAt } from '../text/openers.ts';

/** What models call the members of a call, whatever they were told. */
const nameKeys = ['name', 'tool_name', 'tool', 'function'];
const argumentKeys = ['arguments', 'parameters', 'args', 'input'];
const wrapperKeys = ['function', 'function_call', 'tool_call'];
const idleKeys = ['id', 'type', 'index', 'tool_call_id'];

/** Known keys, each to its closing quote. */
const quotedKeys = [...nameKeys, ...argumentKeys, ...wrapperKeys, ...idleKeys].map((key) => `${key}"`);
const maxKeyLength = Math.max(...quotedKeys.map(({ length }) => length));

/** What a member of a call may be, by its key. Where `function` holds a text it is a name, where an object the call. */
export const isNameKey = (key: string): boolean => nameKeys.includes(key);
export const isArgumentKey = (key: string): boolean => argumentKeys.includes(key);
export const isWrapperKey = (key: string): boolean => wrapperKeys.includes(key);
/** Keys of members that a call may have and that say nothing. */
export const isIdleKey = (key: string): boolean => idleKeys.includes(key);
export const isKnownKey = (key: string): boolean =>
  isNameKey(key) || isArgumentKey(key) || isWrapperKey(key) || isIdleKey(key);

/** A call as it stands in an object that was read whole. */
export interface FoundCall {
  name: string;
  argumentsValue: JsonValue | undefined;
  /** The keys beside those of a call. */
  others: string[];
}

/** The call in an object, or in the object that it wraps; of several keys that mean the same the first counts. */
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

/** What an object may hold all calls of an answer under, as an API has them, and what may stand before that. */
const listKeys = ['tool_calls', 'function_calls'];
const emptyValues: Readonly<Record<string, RegExp>> = {
  role: /"[^"\\]{0,32}"/y,
  type: /"[^"\\]{0,32}"/y,
  id: /"[^"\\]{0,64}"/y,
  content: /""|null/y,
};
const headKeys = [...listKeys, ...Object.keys(emptyValues)];
const emptyValueBegun = /^(?:"[^"\\]{0,64}|n(?:u(?:l)?)?)$/;

/**
 * Where the first call stands, in an object with a list of them that begins at `at`: `{"tool_calls": [{…}]}`.
 */
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

/** Whether arguments are an object, or a text that holds one. */
export const holdsObject = (value: JsonValue | undefined): boolean =>
  asObject(value) !== undefined ||
  (typeof value === 'string' && value.trimStart().startsWith('{') && parseArguments(value) !== undefined);

/** Whether arguments are none: an empty text or list, or null. */
export const holdsNothing = (value: JsonValue | undefined): boolean =>
  value === null || value === '' || asArray(value)?.length === 0;

/** The most blanks that stand between two parts of a call's head, be they brackets, keys or tags. */
export const maxBlanks = 64;

/**
 * What an object is that begins with the brace at `at`: a call perhaps, as its first key is one of a call's, or its name is
 * an offered one, in other quotes than JSON's or in none; an object with `data`; or `no` object at all.
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
  return !isFinal && quotedKeys.some((key) => key.startsWith(begun)) ? 'wait' : 'data';
}

/** Whether what follows a brace may be the members of a call: their first key, be it in quotes or not. */
export const mayBeginMembers = (code: number): boolean =>
  isBlank(code) || '"\'`'.includes(String.fromCharCode(code)) || keyFirsts.has(code);
const keyFirsts = new Set(nameKeys.map((key) => key.charCodeAt(0)));

/** Where the next ink is; not where too many blanks stand before it. */
const nonBlankWithin = (text: string, from: number): number =>
  firstNonBlank(text.slice(from, from + maxBlanks + 1)) + from;

/** The same of an object that is no JSON, whose first key must be that of the name, and whose name must be offered. */
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

/** One of these words behind blanks, with or without quotes; `end`: behind it. */
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
