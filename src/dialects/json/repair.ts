import { jsonrepair } from 'jsonrepair';
import { asArray, asObject, parseArguments, parseJson } from '../../core/json.ts';
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

/** Control characters, which jsonrepair does not support. */
const control = /[^\P{Cc}\t\n\r]/gu;

function repairedText(text: string): string | undefined {
  if (!isRepairable(text)) return undefined;
  try {
    const repaired = jsonrepair(mendStrings(text).replace(control, (found) => JSON.stringify(found).slice(1, -1)));
    return nullsIn(repaired) > nullsIn(text) ? undefined : repaired;
  } catch {
    // jsonrepair throws if it fails, and overflows the stack with deep nesting.
    return undefined;
  }
}

/** Number of nulls. jsonrepair inserts one for each missing value, and tools must not be called with those. */
const nullsIn = (text: string): number =>
  text.replace(/"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g, '').match(/\b(?:null|None)\b/g)?.length ?? 0;
