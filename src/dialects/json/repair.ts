import { jsonrepair } from 'jsonrepair';
import { asArray, asObject, parseArguments, parseJson } from '../../core/json.ts';
import { mendStrings } from '../text/backslashes.ts';

/** The longest text that is repaired, in UTF-16 units: a repair takes many times the time of a parse. */
const maxRepairLength = 1024 * 1024;

/**
 * The most that length times quotes may come to: where quotes do not pair, jsonrepair reads on to the end from each of
 * them. This much takes some tenths of a second.
 */
const maxEffort = 2_000_000_000;

/** Whether a text can be repaired while others wait. */
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

/**
 * A text that was meant as JSON with its quotes, commas and brackets mended; `undefined` where no JSON object comes of it.
 */
export function repairedObject(text: string): string | undefined {
  const repaired = repairedText(text);
  return repaired !== undefined && parseArguments(repaired) && repaired.trimStart().startsWith('{')
    ? repaired
    : undefined;
}

/** The same of a text that begins as an array or object, where it is one once it is mended. */
export function repairedStructure(text: string): string | undefined {
  const repaired = /^[[{]/.test(text) ? repairedText(text) : undefined;
  const value = repaired === undefined ? undefined : parseJson(repaired);
  return (asArray(value) ?? asObject(value)) ? repaired : undefined;
}

/** A control character: the repair knows none. */
const control = /[^\P{Cc}\t\n\r]/gu;

function repairedText(text: string): string | undefined {
  if (!isRepairable(text)) return undefined;
  try {
    const repaired = jsonrepair(mendStrings(text).replace(control, (found) => JSON.stringify(found).slice(1, -1)));
    return nullsIn(repaired) > nullsIn(text) ? undefined : repaired;
  } catch {
    // It throws where it finds no way, and overflows the stack where brackets nest too deep: both say that there is none.
    return undefined;
  }
}

/** How many values are null: the repair makes one of each that is missing or undefined, which is no value to call a tool with. */
const nullsIn = (text: string): number =>
  text.replace(/"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g, '').match(/\b(?:null|None)\b/g)?.length ?? 0;
