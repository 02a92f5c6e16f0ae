import type { TomlError } from 'smol-toml';

/** Where the parser stopped. */
interface Stop {
  /** From 1. */
  readonly line: number;
  /** The text of that line before and from that column. */
  readonly before: string;
  readonly after: string;
}

/**
 * The error of a TOML parser as a sentence for who wrote the file. Values are not repeated: they may be secret.
 * @param text what was parsed
 */
export function describeTomlError(text: string, { line, column, message }: TomlError): string {
  const [what = ''] = message.replace(/^Invalid TOML document: /, '').split('\n');
  const content = text.split('\n')[line - 1]?.replace(/\r$/, '') ?? '';
  const stop = { line, before: content.slice(0, column - 1), after: content.slice(column - 1) };
  return explanations.find(([start]) => what.startsWith(start))?.[1](stop) ?? what;
}

const explainEscape = (): string => String.raw`a backslash in "…" is written \\; in '…' it stays as it is`;

/** By the beginning of the parser's message (smol-toml). */
const explanations: readonly (readonly [string, (stop: Stop) => string | undefined])[] = [
  [
    'control characters',
    ({ line, after }) => (after === '' ? missingQuote(line) : 'a text contains a control character'),
  ],
  ['unfinished string', ({ line }) => missingQuote(line)],
  ['unrecognised escape', explainEscape],
  ['invalid non-hex', explainEscape],
  ['invalid unicode', explainEscape],
  ['invalid value', explainValue],
  ['illegal character in numeric literal', explainValue],
  ['illegal leading zero', () => 'a number must not begin with 0'],
  ['illegal character in key', explainKey],
  ['expected end of table array', () => 'the brackets ]] after the name of the table are missing'],
  ['trying to redefine', explainRepetition],
  ['each key-value', explainRest],
  ['expected comma', explainList],
];

const missingQuote = (line: number): string => `a quote is missing in line ${line}`;

function explainValue({ line, before, after }: Stop): string {
  // The parser stops within a number: its beginning counts too.
  const value = /[=[,{]\s*([^=[,{]*)$/.exec(before)?.[1] ?? '';
  const written = (value + after).replace(/\s+#.*$/, '').trim();
  if (/^[,\]}]/.test(written)) return `a value is missing before the ${written.slice(0, 1)} in line ${line}`;
  if (written === '') return `the value is missing in line ${line}`;
  if (/^[“”„‘’«»]/.test(written)) return `line ${line} has typographic quotes: write " in their place`;
  if (/^(?:true|yes|on)$/i.test(written)) return 'write true';
  if (/^(?:false|no|off)$/i.test(written)) return 'write false';
  if (/^(?:null|none|nil|undefined)$/i.test(written)) return 'a key without a value is left out: remove this line';
  if (/^\d+(?:\.\d+)?\s*[a-z]{1,3}$/i.test(written)) return `write "${written.replaceAll(/\s/g, '')}", in quotes`;
  if (/["']$/.test(written)) return missingQuote(line);
  const [mark] = /[;,]$/.exec(written) ?? [];
  if (mark !== undefined) return `the ${mark} at the end of line ${line} is too much`;
  return `a text needs quotes: write "…" around the value in line ${line}`;
}

function explainKey({ line, before, after }: Stop): string {
  const content = (before + after).trim();
  if (content.startsWith('//')) return 'a comment begins with #';
  if (content.startsWith('{') && line === 1) return 'this is not TOML: Louter reads no JSON';
  if (content.startsWith('[') && /\s/.test(content.replace(/\].*/s, '')) && content.includes(']'))
    return `a name with a blank needs quotes: write "…" around it in line ${line}`;
  if (/^[\w.-]+\]+$/.test(content)) return `the bracket [ before the name of the table is missing in line ${line}`;
  if (content.startsWith('[')) return `the bracket ] after the name of the table is missing in line ${line}`;
  const [, key] = /^([^=]*?)\s*=/.exec(content) ?? [];
  // What follows a colon and a space is a value, which is not repeated; `gpt-oss:20b` is a key.
  if (/^[\w.-]+\s*:(?:\s|$)/.test(content)) return `write = in place of the : in line ${line}`;
  if (/[{,]\s*(?:[\w.-]+|"[^"]*"|'[^']*')\s*$/.test(before) && after.startsWith(':'))
    return `write = in place of the : in line ${line}`;
  if (/^["']/.test(content) || /^[^\s=]*["']\s*=/.test(content)) return missingQuote(line);
  if (key === undefined || /[\s"']/.test(key)) return `write = between key and value in line ${line}`;
  return key === '' ? `the key is missing in line ${line}` : `this key needs quotes: "${key}" = …`;
}

function explainRepetition({ before, after }: Stop): string {
  const [table] = /^\[{1,2}[^\]]*\]{1,2}/.exec((before + after).trim()) ?? [];
  if (table !== undefined) return `${table} is in the file already: put its keys together`;
  const [key = 'this key'] = /^[^=]*[^=\s]/.exec((before + after).trim()) ?? [];
  return `${key} is set already: remove one of the two`;
}

function explainRest({ line, before, after }: Stop): string {
  const quotes = (before + after).replaceAll(String.raw`\"`, '').split('"').length - 1;
  if (quotes % 2 === 1) return missingQuote(line);
  const [, count, unit] = /=\s*(\d+)\s+([a-z]{1,3})\s*(?:#.*)?$/i.exec(before + after) ?? [];
  if (count !== undefined) return `write "${count}${unit}", in quotes`;
  return `more follows the value in line ${line}: write each key in a line of its own`;
}

function explainList({ line, before, after }: Stop): string {
  if ((before + after).split('"').length % 2 === 0) return missingQuote(line);
  const isNewLine = before.trim() === '';
  return isNewLine
    ? `a list or table in the lines before ${line} is not closed: a comma, ] or } is missing`
    : `a comma, ] or } is missing in line ${line}`;
}
