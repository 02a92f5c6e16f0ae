/** Whether a UTF-16 unit is white space as JSON and the text formats have it. */
export const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

/** Where the first unit stands, from `from` on, that is no white space; the length where there is none. */
export function firstNonBlank(text: string, from = 0): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Where the white space at the end of a text begins. */
export function trimmedEnd(text: string): number {
  let at = text.length;
  while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
}
