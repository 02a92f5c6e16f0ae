/**
 * What changes what a terminal does or how it orders text: control characters (C0, DEL and C1, which begin escape
 * sequences), separators of lines and paragraphs, and the marks that reorder text (Unicode Bidirectional Algorithm, 2).
 */
const unsafe = String.raw`\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069`;
const unsafeButLineFeeds = new RegExp(`(?![\\t\\n])[${unsafe}]`, 'g');
const unsafeInJson = new RegExp(`(?!\\n)[${unsafe}]`, 'g');
const escapedOrUnsafe = new RegExp(String.raw`\\(?:u[0-9a-f]{4}|.)|(?!\n)[${unsafe}]`, 'gi');

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** `\x1b`, `\u202e`: an escape in place of a character. */
function visible(code: number): string {
  return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
}

/**
 * Text of any origin as a terminal may show it: characters that it would obey become visible. Tabs and line feeds stay.
 * @example printable('\u001b[2J') === '\\x1b[2J'
 */
export const escapeControls = (text: string): string =>
  text.replace(unsafeButLineFeeds, (character) => visible(character.charCodeAt(0)));

/** The same in one line. */
export const toOneLine = (text: string): string => escapeControls(text.replaceAll(/\s+/g, ' ').trim());

/** An equal JSON text with escapes in place of what a terminal would obey. */
export const escapeJsonControls = (json: string): string =>
  json.replace(unsafeInJson, (character) => `\\u${hex(character.charCodeAt(0), 4)}`);

const shortEscapes: Readonly<Record<string, number>> = { b: 8, f: 12, r: 13 };

/** A JSON text whose strings are `printable` once they are read. */
export const escapeJsonStrings = (json: string): string =>
  json.replace(escapedOrUnsafe, (found) => {
    const code = codeOf(found);
    const shown = code === undefined ? found : escapeControls(String.fromCharCode(code));
    return shown.length > 1 && code !== undefined ? `\\${shown}` : found;
  });

/** The character that stands in a JSON text, raw or escaped; `undefined` for an escape that hides none. */
function codeOf(found: string): number | undefined {
  if (!found.startsWith('\\')) return found.charCodeAt(0);
  if (found.length > 2) return Number.parseInt(found.slice(2), 16);
  return shortEscapes[found.slice(1)];
}
