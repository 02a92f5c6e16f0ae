import { jsonrepair } from 'jsonrepair';
import { asArray, asObject, parseArguments, parseJson, type JsonValue } from '../../core/json.ts';
import { mendStrings } from '../text/backslashes.ts';

/** Maximum length of a repaired text, in UTF-16 units: a repair is many times slower than a parse. */
const maxRepairLength = 1024 * 1024;

/**
 * Maximum of length times quotes: with unpaired quotes jsonrepair scans to the end from each of them. This takes some
 * 100 ms.
 */
const maxEffort = 2_000_000_000;

/** Whether the repair is fast enough not to block other requests. */
function isRepairable(text: string): boolean {
  if (text.length > maxRepairLength) return false;
  const maxQuotes = maxEffort / text.length;
  let quotes = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if ((code === 0x22 || code === 0x27 || code === 0x60) && ++quotes > maxQuotes) return false;
  }
  return true;
}

/** Repairs quotes, commas and brackets of malformed JSON. `undefined` if the result is not an object. */
export function repairedObject(text: string): string | undefined {
  const repaired = repairedText(text);
  return repaired !== undefined && parseArguments(repaired) && repaired.trimStart().startsWith('{')
    ? repaired
    : undefined;
}

/** The same for a text that begins as an array or an object. */
export function repairedStructure(text: string): string | undefined {
  const repaired = /^[[{]/.test(text) ? repairedText(text) : undefined;
  const value = repaired === undefined ? undefined : parseJson(repaired);
  return (asArray(value) ?? asObject(value)) ? repaired : undefined;
}

/** Whether a quote is missing in a text, or one is too many. */
export const hasOddQuotes = (text: string): boolean => countOf(mendStrings(text).replace(/\\[^]/g, ''), /"/g) % 2 === 1;

/** Control characters, which jsonrepair does not support. */
const control = /[^\P{Cc}\t\n\r]/gu;

/** A quoted key without its closing quote, as in `{"path: "a"}`, which jsonrepair takes for a longer key. */
const openKey = /([{,]\s*)"([\w.$-]{1,64})(\s*:\s*)(?=["{[\d\-tfn])/g;

/**
 * A missing or surplus quote has several readings, and jsonrepair returns one. It is right only if each key was written
 * as one, and no key twice: otherwise the second half of a text may have become another member.
 */
function repairedText(text: string): string | undefined {
  if (!isRepairable(text)) return undefined;
  for (const candidate of new Set([text, text.replace(openKey, '$1"$2"$3')])) {
    const repaired = repairedBy(candidate);
    if (repaired !== undefined) return repaired;
  }
  return undefined;
}

function repairedBy(text: string): string | undefined {
  try {
    const mended = mendStrings(text);
    const repaired = jsonrepair(mended.replace(control, (found) => JSON.stringify(found).slice(1, -1)));
    if (nullsIn(repaired) > nullsIn(text)) return undefined;
    const value = parseJson(repaired);
    const isRight = hasWrittenKeys(value, text) && (!hasOddQuotes(text) || isUnambiguous(mended, repaired, value));
    return isRight ? repaired : undefined;
  } catch {
    // jsonrepair throws if it fails, and overflows the stack with deep nesting.
    return undefined;
  }
}

/** Whether a value has only keys that the text has: words before a colon, and any other text in quotes before one. */
function hasWrittenKeys(value: JsonValue | undefined, text: string): boolean {
  const words = new Set(Array.from(text.matchAll(/(?<![\w.$-])([\w.$-]{1,128})["'`]?\s*:/g), ([, word]) => word));
  const isWritten = (key: string): boolean => {
    if (/^[\w.$-]{1,128}$/.test(key)) return words.has(key);
    if (!/^[\w.$-]+\s*:/.test(key)) return true;
    const quoted = JSON.stringify(key);
    const at = text.indexOf(quoted);
    return at !== -1 && /^\s*:/.test(text.slice(at + quoted.length));
  };
  const areWritten = (each: JsonValue | undefined): boolean =>
    asArray(each)?.every(areWritten) ??
    Object.entries(asObject(each) ?? {}).every(([key, inner]) => isWritten(key) && areWritten(inner));
  return areWritten(value);
}

/**
 * Whether the repair of a text with a missing quote has one reading: no key is repeated, no text ends with a bracket that
 * may belong after it, and no escape was read as a backslash.
 */
const isUnambiguous = (text: string, repaired: string, value: JsonValue | undefined): boolean =>
  colonsIn(repaired) <= keysIn(value) && !hasOpenText(value) && backslashesIn(repaired) <= backslashesIn(text);

/** Number of members in JSON text, with those whose key is repeated, and of keys in its value. */
const colonsIn = (text: string): number => countOf(text.replace(/"(?:[^"\\]|\\[^])*"/g, ''), /:/g);
const keysIn = (value: JsonValue | undefined): number => {
  const nested = asArray(value) ?? Object.values(asObject(value) ?? {});
  return nested.reduce<number>((sum, each) => sum + keysIn(each), asArray(value) ? 0 : nested.length);
};

const backslashesIn = (text: string): number => countOf(text, /\\\\/g);

/** Whether a text in a value ends with a closing bracket that it does not open. */
function hasOpenText(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return /[\]}]\s*$/.test(value) && countOf(value, /[{[]/g) < countOf(value, /[\]}]/g);
  return (asArray(value) ?? Object.values(asObject(value) ?? {})).some(hasOpenText);
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Number of nulls. jsonrepair inserts one for each missing value, and tools must not be called with those. */
const nullsIn = (text: string): number =>
  text.replace(/"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g, '').match(/\b(?:null|None)\b/g)?.length ?? 0;
