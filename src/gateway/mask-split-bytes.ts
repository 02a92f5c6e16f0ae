import type { ByteMask } from './secret-masker.ts';
import { createFollower, type SecretSearch, type Thread } from './split-secrets.ts';

/** How much else may come, in bytes and in lines, until a string that waits to go on is taken to be over. */
const waitLimits = { bytes: 64 * 1024, lines: 100 };
/** How much may wait in all, in bytes. */
const maxWaitingBytes = 1024 * 1024;
/** How many fields are remembered whose strings ended in the beginning of a secret. */
const maxFields = 1000;
/** How many characters of a field's name tell it from others. */
const maxNameChars = 64;

/** The strings of one field, from event to event. */
interface Field {
  readonly key: string;
  readonly thread: Thread;
  /** Where its last string ended, in bytes and in lines. */
  at: number;
  line: number;
  /** How that ended, and how many bytes it had. */
  state: Thread['state'];
  length: number;
}

/** The string that is being read. */
interface StringState {
  /** Absent: it may be the name of a field. */
  readonly field: Field | undefined;
  readonly start: number;
  /** An escape that has begun, and the digits of its code. */
  escape: { readonly start: number; digits: string | undefined } | undefined;
}

const quote = 0x22;
const backslash = 0x5c;
const newline = 0x0a;
const carriageReturn = 0x0d;
const colon = 0x3a;
const opening = 0x5b;
const escapes: ReadonlyMap<number, number> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(([letter, meant]) => [
    letter.charCodeAt(0),
    meant.charCodeAt(0),
  ]),
);
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/**
 * Writes over secrets that come in pieces in the strings of one field, event by event, in the bytes of a stream of JSON
 * (server-sent events, lines, or an array): what comes out is as long as what went in, and a string stays one. Strings
 * belong together that stand under the same name behind the same `index` fields of a line. Bytes wait from the first
 * character on that may be a piece of a secret, until its field goes on or much else has come.
 */
export function maskSplitBytes(search: SecretSearch): ByteMask {
  const follower = createFollower(search);
  /** Those whose last string ended in the beginning of a secret. */
  const fields = new Map<string, Field>();
  const isPlain = Array.from(
    { length: 256 },
    (_, byte) => ![quote, backslash, newline, carriageReturn].includes(byte) && !search.begins(byte),
  );
  /** Every character may be written as an escape. */
  const maxEscapedBytes = 6 * search.longest;
  /** The bytes that wait; the first stands at `released` in the stream, the one that is read at `at`. */
  const held: Buffer[] = [];
  let released = 0;
  let at = 0;
  let line = 0;
  /** Where patience may be over. */
  let checkAt = Infinity;
  let reading: StringState | undefined;
  /** The last mark outside of strings: a value stands behind a colon or the beginning of a list. */
  let lastMark = newline;
  let name = '';
  /** The `index` fields of the line. */
  let indexPath = '';

  function read(bytes: Buffer): void {
    const base = at;
    for (let index = 0; index < bytes.length; index += 1) {
      at = base + index;
      if (at >= checkAt) endWaits();
      if (reading?.field && !reading.escape) {
        index = skip(reading.field.thread, bytes, index);
        at = base + index;
        if (index === bytes.length) break;
        if (at >= checkAt) endWaits();
      }
      const byte = bytes[index] ?? 0;
      if (reading) readString(reading, byte);
      else readStructure(byte);
    }
    at = base + bytes.length;
  }

  /** The next place that is to be read in a string. What stands whole in one was found before. */
  function skip(thread: Thread, bytes: Buffer, from: number): number {
    const to = Math.min(bytes.length, from + checkAt - at);
    let index = from;
    if (follower.waitingIn(thread) === 0 && reading && at - reading.start > maxEscapedBytes) {
      const close = bytes.indexOf(quote, from);
      const last = Math.min(to, (close === -1 ? bytes.length : close) - maxEscapedBytes);
      if (last > from) {
        thread.state = search.start;
        index = last;
      }
    }
    if (thread.state === search.start) while (index < to && isPlain[bytes[index] ?? 0]) index += 1;
    return index;
  }

  function readStructure(byte: number): void {
    if (byte === quote) beginString();
    else if (byte === newline || byte === carriageReturn) endLine();
    else if (byte === colon) {
      if (lastMark !== quote) name = '';
      else if (name.endsWith('index')) indexPath += ' ';
      lastMark = colon;
    } else if (isDigit(byte)) {
      if (lastMark === colon && name.endsWith('index')) indexPath += String.fromCharCode(byte);
    } else if (byte > 0x20) lastMark = byte;
  }

  function beginString(): void {
    const isValue = lastMark === colon || lastMark === opening;
    const key = name + indexPath;
    reading = { field: isValue ? (fields.get(key) ?? newField(key)) : undefined, start: at, escape: undefined };
    if (!isValue) name = '';
  }

  const newField = (key: string): Field => ({
    key,
    thread: follower.thread(),
    at,
    line,
    state: search.start,
    length: 0,
  });

  function readString(string: StringState, byte: number): void {
    if (byte === newline || byte === carriageReturn) return endLine();
    if (string.escape) return readEscape(string, string.escape, byte);
    if (byte === backslash) string.escape = { start: at, digits: undefined };
    else if (byte === quote) endString(string);
    else addCharacter(string, byte, at);
  }

  function readEscape(string: StringState, escape: NonNullable<StringState['escape']>, byte: number): void {
    if (escape.digits === undefined && byte === 0x75) escape.digits = '';
    else if (escape.digits === undefined) addCharacter(string, escapes.get(byte) ?? byte, escape.start);
    else {
      escape.digits += String.fromCharCode(byte);
      if (escape.digits.length === 4) addCharacter(string, Number.parseInt(escape.digits, 16), escape.start);
    }
  }

  function addCharacter(string: StringState, code: number, start: number): void {
    string.escape = undefined;
    if (string.field) follower.follow(string.field.thread, code, { start, end: at + 1 });
    else if (name.length < maxNameChars) name += String.fromCharCode(code);
  }

  function endString({ field, start }: StringState): void {
    const length = at - start;
    reading = undefined;
    lastMark = quote;
    if (!field) return;
    const { thread, key } = field;
    // What every event says again, such as its type, ends like that without going on.
    if (thread.state === field.state && length === field.length && follower.waitingIn(thread) <= length)
      follower.letGo(thread);
    Object.assign(field, { at, line, state: thread.state, length });
    fields.delete(key);
    if (thread.state === search.start) return;
    fields.set(key, field);
    for (const first of fields.values()) {
      if (fields.size <= maxFields) break;
      finish(first);
    }
    checkAt = Math.min(checkAt, findWaitEnd(field));
  }

  function endLine(): void {
    if (reading?.field) finish(reading.field);
    reading = undefined;
    lastMark = newline;
    name = '';
    indexPath = '';
    line += 1;
    if (follower.firstWaiting === Infinity) return;
    for (const field of fields.values()) if (line - field.line > waitLimits.lines) finish(field);
  }

  function finish(field: Field): void {
    follower.finish(field.thread);
    fields.delete(field.key);
  }

  function findWaitEnd(field: Field): number {
    const first = follower.firstWaitingIn(field.thread);
    const most = first + maxWaitingBytes;
    return first === Infinity || field === reading?.field ? most : Math.min(most, field.at + waitLimits.bytes);
  }

  function endWaits(): void {
    checkAt = Infinity;
    for (const field of fields.values()) {
      const end = findWaitEnd(field);
      if (end <= at) finish(field);
      else checkAt = Math.min(checkAt, end);
    }
  }

  function release(to: number): Buffer {
    const from = released;
    const passing: Buffer[] = [];
    for (let first = held[0]; first && released < to; first = held[0]) {
      const size = Math.min(first.length, to - released);
      passing.push(size === first.length ? first : first.subarray(0, size));
      if (size === first.length) held.shift();
      else held[0] = first.subarray(size);
      released += size;
    }
    const [only] = passing;
    const bytes = passing.length === 1 && only ? only : Buffer.concat(passing);
    const hidden = follower.takeHidden(released);
    if (hidden.size === 0) return bytes;
    const masked = Buffer.from(bytes);
    for (const [place, character] of hidden) masked[place - from] = character.charCodeAt(0);
    return masked;
  }

  return {
    push(bytes) {
      read(bytes);
      if (bytes.length > 0) held.push(bytes);
      // Of an escape it is not known yet what it says.
      return release(Math.min(at, follower.firstWaiting, reading?.escape?.start ?? Infinity));
    },
    end() {
      for (const field of fields.values()) finish(field);
      if (reading?.field) finish(reading.field);
      return release(at);
    },
  };
}
