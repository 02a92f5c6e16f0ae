import { jsonrepair } from 'jsonrepair';
import { parseArguments } from '../core/json.ts';

/** The longest text that is repaired, in UTF-16 units: a repair takes many times the time of a parse. */
const maxRepair = 1024 * 1024;

/**
 * A text that was meant as JSON with its quotes, commas and brackets mended; `undefined` where no JSON object comes of it.
 */
export function repairedObject(text: string): string | undefined {
  if (text.length > maxRepair) return undefined;
  try {
    const repaired = jsonrepair(text);
    return parseArguments(repaired) && repaired.trimStart().startsWith('{') ? repaired : undefined;
  } catch {
    // It throws where it finds no way, and overflows the stack where brackets nest too deep: both say that there is none.
    return undefined;
  }
}
