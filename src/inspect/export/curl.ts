import { escapeControls } from '../../core/printable.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import { headersByName, type HeaderFields } from '../../core/headers.ts';
import { tokensIn } from '../../core/redact/redact.ts';
import { quoteForShell } from '../../core/shell-quote.ts';
import { UnusableTraceError } from './fixture-draft.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/** The request to send again: the client's to Louter, or Louter's to the backend. */
export type CurlSide = 'client' | 'upstream';

/** Longer bodies are piped into curl: an argument has at most 128 KiB on Linux. */
const maxArgumentBytes = 100_000;

/** Headers that curl sets itself or that belong to the connection. */
const connectionHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'expect',
  'upgrade',
]);

/**
 * A POSIX shell command that sends a request again, byte for byte. Credentials are replaced by variables, which a comment
 * before the command lists.
 * @throws {UnusableTraceError} when there was no such request, or its bytes are not stored.
 */
export function formatCurl(trace: StoredTrace, side: CurlSide): string {
  const request = findMessage(trace, `${side}-request`);
  if (!request) throw new UnusableTraceError(trace.row.id, 'no request was sent to a backend');
  if (request.body === null) throw new UnusableTraceError(trace.row.id, 'the body of its request is not stored');
  if (side === 'upstream' && !URL.canParse(request.target ?? ''))
    throw new UnusableTraceError(trace.row.id, 'its backend replays recordings: no request was sent');
  const protocol = side === 'client' ? trace.row.frontend : trace.row.protocol;
  const variables = nameVariables(request, protocol ?? '');
  const quote = (text: string): string => quoteWithVariables(text, variables);
  const { input, option } = bodyOption(request.body, variables);
  // -g: brackets and braces in the URL are literal.
  const lines = [
    `${input}curl -sS -N -g -X ${quote(methodOf(request))} ${quote(requestUrl(request))}`,
    ...headersToSend(request.headers).map(
      ([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    option,
  ];
  const names = [...new Set(variables.values())].map((name) => `$${name}`);
  const comment = names.length > 0 ? `# needs ${names.join(', ')}\n` : '';
  return `${comment}${lines.join(' \\\n  ')}\n`;
}

/** The variable for each redaction token: a key's has its vendor's usual name, others the name of their header. */
function nameVariables({ headers, target, body }: StoredMessage, protocol: string): Map<string, string> {
  const variables = new Map<string, string>();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  // The name that vendors' own tools use.
  const key = `${variableName(protocol.replace(/-.*$/, ''))}_API_KEY`;
  const isKey = /^(?:authorization|x-api-key|x-goog-api-key|api-key)$/i;
  const add = (text: string, baseName: string): void => {
    for (const token of tokensIn(text)) {
      if (variables.has(token)) continue;
      let count = counts.get(baseName) ?? 0;
      let name: string;
      // Another header may have this name with its number.
      do name = count++ === 0 ? baseName : `${baseName}_${count}`;
      while (taken.has(name));
      counts.set(baseName, count);
      taken.add(name);
      variables.set(token, name);
    }
  };
  for (const [name, value] of headers) add(value, isKey.test(name) ? key : variableName(name));
  add(target ?? '', key);
  add(body?.toString('latin1') ?? '', 'SECRET');
  return variables;
}

const variableName = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');

const headersToSend = (headers: HeaderFields): HeaderFields =>
  headers.filter(
    ([name]) => !connectionHeaders.has(name.toLowerCase()) && !name.toLowerCase().startsWith('sec-websocket-'),
  );

/** A message of a WebSocket, which was opened with GET, is recorded with the body of a request over HTTP. */
const methodOf = ({ method, headers }: StoredMessage): string =>
  method === null || headersByName(headers)['upgrade']?.toLowerCase() === 'websocket' ? 'POST' : method;

/** Quotes a text for the shell; redaction tokens become their variables. */
function quoteWithVariables(text: string, variables: ReadonlyMap<string, string>): string {
  if (!isPrintable(text)) return `"$(${formatPrintf(text, variables)})"`;
  const pieces = splitAtCredentials(text, variables).map(({ words }) => words);
  return pieces.length === 0 ? "''" : pieces.join('');
}

/** Whether a terminal shows a text unchanged: the command may be printed on one. */
const isPrintable = (text: string): boolean => escapeControls(text) === text;

/** A `printf` command for a text, with unprintable characters in octal (POSIX, `%b`). */
function formatPrintf(text: string, variables: ReadonlyMap<string, string>): string {
  const pieces = splitAtCredentials(text.replaceAll('\\', '\\\\'), variables);
  const format = pieces.map(({ isVariable }) => (isVariable ? '%s' : '%b')).join('');
  const words = pieces.map((piece) =>
    Array.from(piece.words, (each) => (isPrintable(each) && each !== '\n' ? each : escapeOctal(each))).join(''),
  );
  return `printf '${format}' ${words.join(' ')}`;
}

const escapeOctal = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `\\0${byte.toString(8).padStart(3, '0')}`).join('');

function splitAtCredentials(
  text: string,
  variables: ReadonlyMap<string, string>,
): { words: string; isVariable: boolean }[] {
  return text.split(/\b(redacted-[0-9a-f]{12})\b/).flatMap((piece) => {
    const variable = variables.get(piece);
    if (variable !== undefined) return { words: `"$${variable}"`, isVariable: true };
    return piece === '' ? [] : { words: quoteForShell(piece), isVariable: false };
  });
}

function bodyOption(body: Buffer, variables: ReadonlyMap<string, string>): { input: string; option: string } {
  const text = body.toString('utf8');
  const piped = '--data-binary @-';
  // A shell argument cannot hold NUL or bytes that are not UTF-8.
  if (!Buffer.from(text).equals(body) || text.includes('\0'))
    return { input: `printf '%s' '${body.toString('base64')}' | base64 -d | `, option: piped };
  if (!isPrintable(text)) return { input: `${formatPrintf(text, variables)} | `, option: piped };
  const quoted = quoteWithVariables(text, variables);
  if (body.length > maxArgumentBytes) return { input: `printf '%s' ${quoted} | `, option: piped };
  return { input: '', option: `--data-raw ${quoted}` };
}

function requestUrl({ target, headers }: StoredMessage): string {
  if (target !== null && URL.canParse(target)) return target;
  return `http://${headersByName(headers)['host'] ?? '127.0.0.1:8787'}${target ?? ''}`;
}
