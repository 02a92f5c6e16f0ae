/**
 * What text of unknown origin may do to a page: control characters (C0, DEL and C1), marks that reorder text (Unicode
 * Bidirectional Algorithm, 2), separators of lines, characters without width, tags, and lone surrogates.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]|\udb40[\udc00-\udc7f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A piece of text: as it is, or a sign in place of a character that cannot be seen. */
export interface TextRun {
  text: string;
  isSign: boolean;
}

/** Text with signs in place of characters that cannot be seen; tabs and line feeds stay. */
export function listTextRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const { 0: character, index } of text.matchAll(hidden)) {
    if (index > from) runs.push({ text: text.slice(from, index), isSign: false });
    runs.push({ text: signOf(character), isSign: true });
    from = index + character.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isSign: false });
  return runs;
}

/** The same as one text. */
export const toVisible = (text: string): string => text.replace(hidden, signOf);

/** The same in one line. */
export const toVisibleLine = (text: string): string => toVisible(text.replaceAll(/\s+/g, ' ').trim());

/** A picture of a control character, or its code point: `␛`, `\u{202E}`. */
function signOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `\\u{${code.toString(16).toUpperCase()}}`;
}
