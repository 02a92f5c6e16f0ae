import { hasStrayBackslash, mendBackslashes } from '../text/backslashes.ts';
import { firstNonBlank } from '../text/blanks.ts';

/** The notation of literals: raw strings between marks, or Python strings if there is no mark. */
export interface Notation {
  mark?: string;
}

/** Maximum text inspected after a quote to decide whether it ends its string, in UTF-16 units. */
export const lookAhead = 64;

/** Whether a unit is one of `,:=)]}`. */
const isSeparator = (code: number): boolean =>
  code === 0x2c || code === 0x3a || code === 0x3d || code === 0x29 || code === 0x5d || code === 0x7d;

const prefixed = /^[rbuf]{1,2}['"]/i;
const prefixBegun = /^[rbuf]{1,2}$/i;

/**
 * Whether the quote before `at` ends its string: it does if the next non-blank unit can follow a string. So quotes
 * within a string need no escape, which models tend to forget.
 */
export function endsString(text: string, at: number, { mark }: Notation, isFinal: boolean): boolean | 'wait' {
  if (isSeparator(text.charCodeAt(at))) return true;
  const ahead = text.slice(at, at + lookAhead);
  const nonBlank = firstNonBlank(ahead);
  const isCut = !isFinal && ahead.length < lookAhead;
  if (nonBlank === ahead.length) return isCut ? 'wait' : true;
  if (isSeparator(ahead.charCodeAt(nonBlank))) return true;
  if (mark !== undefined) return ahead.charAt(nonBlank) === mark.charAt(0);
  // The next of several adjacent strings, a comment, or the end of a fence.
  if ('\'"#`'.includes(ahead.charAt(nonBlank))) return true;
  const next = ahead.slice(nonBlank, nonBlank + 3);
  return isCut && prefixBegun.test(next) ? 'wait' : prefixed.test(next);
}

const plainEscapes: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const escape = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([\n\\'"abfnrtv]))/g;

/** Whether a quoted string contains backslashes that are not Python escapes. */
export const hasNoEscape = (text: string): boolean => text.includes('\\') && hasStrayBackslash(text, escape);

/**
 * Resolves the escapes of a quoted string like Python. If a backslash begins no escape, not all of them are escapes.
 */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  const mended = hasStrayBackslash(text, escape) ? mendBackslashes(text, '"\'', escape) : text;
  return asJson(mended) ?? mended.replace(escape, resolved);
}

/** The same by the rules of JSON, which is faster. `undefined` if Python differs. */
function asJson(text: string): string | undefined {
  if (text.includes('\\/')) return undefined;
  try {
    const parsed: unknown = JSON.parse(`"${text}"`);
    return typeof parsed === 'string' ? parsed : undefined;
  } catch {
    // Contains an escape, a quote or a line break that is not valid JSON.
    return undefined;
  }
}

function resolved(match: string, byte?: string, unit?: string, point?: string, octal?: string, plain?: string): string {
  if (plain !== undefined) return plainEscapes[plain] ?? match;
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
  if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
  const code = Number.parseInt(byte ?? point ?? '', 16);
  return code > 0x10_ff_ff ? match : String.fromCodePoint(code);
}
