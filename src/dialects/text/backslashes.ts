/** Escapes of JSON and similar formats. */
const jsonEscape = /\\(?:["'`\\/bfnrt\n\r]|u[\da-fA-F]{4})/g;

/** A string in double or single quotes. The last one may be open. */
const string = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?/g;

const isPath = (body: string): boolean => /(?:^|[\s"'=(])(?:[A-Za-z]:\\|\\\\[\w.])/.test(body);
/** Whether the text has several lines with escaped line breaks, like the content of a file. */
const isLines = (body: string): boolean => /\\n/.test(body) && /\s/.test(body) && !isPath(body);

/** Whether the body of a string contains a backslash that begins none of these escapes. */
export const hasStrayBackslash = (body: string, escape = jsonEscape): boolean =>
  body.replace(escape, '').includes('\\');

/**
 * Repairs a string body with backslashes that begin no escape, such as `C:\users\bob\file.txt` or `\d+\b`: then all
 * backslashes are literal, as half a path with control characters is useless. Only in a text of several lines the
 * escaped line breaks are kept. A backslash before one of `quotes` or another backslash is kept as an escape, except
 * for two before the name of a server.
 */
export function mendBackslashes(body: string, quotes: string, escape = jsonEscape): string {
  const isKept = isLines(body)
    ? (found: string) => !/[bf]/.test(found.charAt(1)) && found.replace(escape, '') === ''
    : (found: string) => found.length > 1 && (quotes + '\\').includes(found.charAt(1));
  const pieces = new RegExp(`${escape.source}|\\\\[^]?`, 'g');
  const doubled = (found: string): string => found.replaceAll('\\', '\\\\');
  return body.replace(/^\\\\(?=[\w.])/, doubled).replace(pieces, (found) => (isKept(found) ? found : doubled(found)));
}

/** Repairs backslashes in the strings of a text that resembles JSON. */
export const mendStrings = (text: string): string => (text.includes('\\') ? text.replace(string, mendString) : text);

function mendString(found: string): string {
  const quote = found.charAt(0);
  const isClosed = found.length > 1 && found.endsWith(quote);
  const body = found.slice(1, isClosed ? -1 : undefined);
  if (!hasStrayBackslash(body)) return found;
  // A backslash before the closing quote would make it part of the string.
  const end = isClosed ? -1 : body.search(new RegExp(String.raw`\\${quote}(?=\s*(?:[}\]]|,\s*["']|$))`));
  if (end === -1) return quote + mendBackslashes(body, quote) + (isClosed ? quote : '');
  return `${quote + mendBackslashes(body.slice(0, end), quote)}\\\\${body.slice(end + 1)}`;
}
