import { jsonrepair } from 'jsonrepair';
import { asArray, asObject, parseArguments, parseJson } from '../../core/json.ts';

/** The longest text that is repaired, in UTF-16 units: a repair takes many times the time of a parse. */
const maxRepair = 1024 * 1024;

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

/** Escapes that JSON or Python has; a backslash that begins none, as in a path of Windows; a control character. */
const special = /\\(?:["'`\\/bfnrt\n\r]|u[\da-fA-F]{4})|\\|[^\P{Cc}\t\n\r]/gu;

/** What only stands for itself is escaped: the repair knows no control characters, and drops backslashes. */
function escaped(found: string): string {
  if (found.length > 1) return found;
  return found === '\\' ? String.raw`\\` : JSON.stringify(found).slice(1, -1);
}

function repairedText(text: string): string | undefined {
  if (text.length > maxRepair) return undefined;
  try {
    return jsonrepair(text.replace(special, escaped));
  } catch {
    // It throws where it finds no way, and overflows the stack where brackets nest too deep: both say that there is none.
    return undefined;
  }
}
