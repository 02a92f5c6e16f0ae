/** A position in a response: before event `at` (from 0; `last`: the last one), or after `at` bytes. */
export type FaultPosition =
  | { readonly unit: 'event'; readonly at: number | 'last' }
  | { readonly unit: 'byte'; readonly at: number };
/** An event of a response, from 0. */
export type FaultEvent = number | 'last';

/** A fault that is injected into a response. */
export type Fault =
  | { readonly type: 'cut' | 'stall'; readonly place: FaultPosition }
  | { readonly type: 'garble' | 'duplicate' | 'reorder'; readonly event: FaultEvent }
  | { readonly type: 'late-error'; readonly event: FaultEvent | 'finish' | 'end' }
  | { readonly type: SimpleFault }
  | { readonly type: 'status'; readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly type: 'html'; readonly status: number };
export type SimpleFault =
  | 'split-utf8'
  | 'split-json'
  | 'one-byte'
  | 'glue'
  | 'no-end'
  | 'crlf'
  | 'cr'
  | 'bom'
  | 'comments'
  | 'unknown-event'
  | 'tight'
  | 'empty'
  | 'wrong-type';

/** A fault spec has invalid syntax; the message shows a valid one. */
export class FaultSyntaxError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FaultSyntaxError';
  }
}

/** The syntax and meaning of every fault. Events are numbered from 0; `last` is the last one. */
export const faultHelp: readonly (readonly [usage: string, meaning: string])[] = [
  ['cut@event:N, cut@byte:N', 'the connection breaks before event N, or after N bytes'],
  ['stall@event:N, stall@byte:N', 'nothing is sent from there on, and the connection stays open'],
  ['garble@event:N', 'the second half of the data of event N is missing'],
  ['duplicate@event:N', 'event N is sent twice'],
  ['reorder@event:N', 'event N and the next one are swapped'],
  [
    'late-error[@event:N|@end]',
    "the protocol's error event replaces the final events, or event N and all later ones, or follows the end",
  ],
  ['no-end', 'the stream ends without its final events'],
  ['split-utf8', 'every multi-byte character is split into its bytes'],
  ['split-json', 'events are split in the middle and within each JSON escape'],
  ['one-byte', 'every byte is sent separately'],
  ['glue', 'all bytes are sent at once'],
  ['crlf, cr', 'lines end with CRLF, or CR'],
  [
    'bom, comments, unknown-event, tight',
    'a byte order mark; comment lines; an event of unknown type; no space after the colon',
  ],
  ['empty', 'the response has no body'],
  ['wrong-type', 'the content type is text/plain'],
  ['status:CODE[;NAME=VALUE…]', "the protocol's error with this status and these header fields"],
  ['html:CODE', 'an HTML page with this status'],
];

const simpleFaults: Record<SimpleFault, true> = {
  'split-utf8': true,
  'split-json': true,
  'one-byte': true,
  glue: true,
  'no-end': true,
  crlf: true,
  cr: true,
  bom: true,
  comments: true,
  'unknown-event': true,
  tight: true,
  empty: true,
  'wrong-type': true,
};
const isSimpleFault = (name: string): name is SimpleFault => Object.hasOwn(simpleFaults, name);

/**
 * Parses a fault spec, see `faultHelp`.
 * @throws {FaultSyntaxError}
 */
export function parseFault(spec: string): Fault {
  const [head = '', ...fields] = spec.trim().split(';');
  const name = head.slice(0, nameLength(head));
  const rest = head.slice(name.length);
  if (fields.length > 0 && name !== 'status') throw syntaxError(spec, 'only status accepts header fields');
  switch (name) {
    case 'cut':
    case 'stall':
      return { type: name, place: parsePosition(spec, name, rest) };
    case 'garble':
    case 'duplicate':
    case 'reorder':
      return { type: name, event: parseEvent(spec, name, rest) };
    case 'late-error':
      if (rest === '') return { type: name, event: 'finish' };
      return { type: name, event: rest === '@end' ? 'end' : parseEvent(spec, name, rest) };
    case 'status':
      return {
        type: name,
        status: parseStatus(spec, name, rest),
        headers: fields.map((field) => parseHeader(spec, field)),
      };
    case 'html':
      return { type: name, status: parseStatus(spec, name, rest) };
    default:
      if (!isSimpleFault(name))
        throw syntaxError(spec, `unknown fault; expected one of ${faultHelp.map(([usage]) => usage).join(', ')}`);
      if (rest !== '') throw syntaxError(spec, `${name} has no parameters; remove "${rest}"`);
      return { type: name };
  }
}

/** Up to the first `@` or `:`. */
function nameLength(head: string): number {
  const end = head.search(/[@:]/);
  return end === -1 ? head.length : end;
}

function parsePosition(spec: string, name: string, rest: string): FaultPosition {
  const bytes = /^@byte:(\d{1,9})$/.exec(rest)?.[1];
  if (bytes !== undefined) return { unit: 'byte', at: Number(bytes) };
  const event = matchEvent(rest);
  if (event === undefined)
    throw syntaxError(spec, `expected a position, such as ${name}@event:3, ${name}@event:last or ${name}@byte:120`);
  return { unit: 'event', at: event };
}

function parseEvent(spec: string, name: string, rest: string): FaultEvent {
  const event = matchEvent(rest);
  if (event === undefined) throw syntaxError(spec, `expected an event, such as ${name}@event:3 or ${name}@event:last`);
  return event;
}

function matchEvent(rest: string): FaultEvent | undefined {
  const at = /^@event:(\d{1,9}|last)$/.exec(rest)?.[1];
  if (at === undefined) return undefined;
  return at === 'last' ? at : Number(at);
}

function parseStatus(spec: string, name: string, rest: string): number {
  const status = /^:([2-5]\d\d)$/.exec(rest)?.[1];
  if (status === undefined) throw syntaxError(spec, `expected a status from 200 to 599, such as ${name}:502`);
  return Number(status);
}

/** A header field; its name is a token of RFC 9110, 5.6.2. */
function parseHeader(spec: string, field: string): readonly [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)=([\t\x20-\x7e]*)$/.exec(field) ?? [];
  if (name === undefined || value === undefined)
    throw syntaxError(spec, `"${field}" is not a header field; expected one such as retry-after=2`);
  return [name.toLowerCase(), value];
}

const syntaxError = (spec: string, what: string): FaultSyntaxError => new FaultSyntaxError(`fault "${spec}": ${what}`);
