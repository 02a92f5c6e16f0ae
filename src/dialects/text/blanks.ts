/** Whether a UTF-16 unit is white space in JSON and in text formats. */
export const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

/** The position of the first non-blank unit from `from` on, or the length of the text. */
export function firstNonBlank(text: string, from = 0): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Where the trailing white space of a text begins. */
export function trimmedEnd(text: string): number {
  let at = text.length;
  while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
}
