import { type ByteMask, Follower, type SecretSearch, type Thread } from './split-secrets.ts';

/** After so many bytes or lines without its field, a string that might continue is taken to be over. */
const waitLimits = { bytes: 64 * 1024, lines: 100 };
/** The bytes that may wait in total. */
const maxWaitingBytes = 1024 * 1024;
/** The number of fields that are kept because their strings ended with the beginning of a secret. */
const maxFields = 1000;
/** The characters of a name that distinguish a field from others. */
const maxNameChars = 64;

/** The strings of one field, from event to event. */
interface Field {
  readonly key: string;
  readonly thread: Thread;
  /** Where its last string ended, in bytes and in lines. */
  at: number;
  line: number;
  /** The state at the end of that string, and its length in bytes. */
  state: Thread['state'];
  length: number;
}

/** The string that is being read. */
interface StringState {
  /** Absent if the string may be the name of a field. */
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
 * Overwrites secrets that are split over the strings of one field, event by event, in the bytes of a stream of JSON
 * (server-sent events, lines, or an array). The output has the same length as the input, and strings stay strings.
 * Strings belong together if they have the same name, and the same `index` fields before them in the line. Bytes wait from
 * the first character that may be part of a secret until their field continues or a limit is reached.
 */
export const maskSplitBytes = (search: SecretSearch): ByteMask => new SplitBytesMask(search);

class SplitBytesMask implements ByteMask {
  readonly #search: SecretSearch;
  readonly #follower: Follower;
  /** The fields whose last string ended with the beginning of a secret. */
  readonly #fields = new Map<string, Field>();
  /** The bytes that neither end a string nor begin an escape or a secret. */
  readonly #isPlain: readonly boolean[];
  readonly #maxEscapedBytes: number;
  readonly #held = new HeldBytes();
  /** The position in the stream. */
  #at = 0;
  #line = 0;
  /** The position at which the next wait may be over. */
  #checkAt = Infinity;
  #string: StringState | undefined;
  /** The last mark outside of strings: a value follows a colon or the beginning of a list. */
  #lastMark = newline;
  #name = '';
  /** The `index` fields of the line. */
  #indexPath = '';

  constructor(search: SecretSearch) {
    this.#search = search;
    this.#follower = new Follower(search);
    const special = [quote, backslash, newline, carriageReturn];
    this.#isPlain = Array.from({ length: 256 }, (_, byte) => !special.includes(byte) && !search.begins(byte));
    // Every character may be written as an escape of six bytes.
    this.#maxEscapedBytes = 6 * search.maxLength;
  }

  push(bytes: Buffer): Buffer {
    this.#read(bytes);
    this.#held.add(bytes);
    // The meaning of an incomplete escape is not known yet.
    return this.#release(Math.min(this.#at, this.#follower.firstWaiting, this.#string?.escape?.start ?? Infinity));
  }

  end(): Buffer {
    for (const field of this.#fields.values()) this.#finish(field);
    if (this.#string?.field) this.#finish(this.#string.field);
    return this.#release(this.#at);
  }

  #release(to: number): Buffer {
    const from = this.#held.start;
    const bytes = this.#held.take(to);
    const masked = this.#follower.takeMasked(this.#held.start);
    if (masked.size === 0) return bytes;
    const copy = Buffer.from(bytes);
    for (const [position, character] of masked) copy[position - from] = character.charCodeAt(0);
    return copy;
  }

  #read(bytes: Buffer): void {
    const base = this.#at;
    for (let index = 0; index < bytes.length; index += 1) {
      this.#at = base + index;
      if (this.#at >= this.#checkAt) this.#endWaits();
      if (this.#string?.field && !this.#string.escape) {
        index = this.#skip(this.#string, this.#string.field.thread, bytes, index);
        this.#at = base + index;
        if (index === bytes.length) break;
        if (this.#at >= this.#checkAt) this.#endWaits();
      }
      const byte = bytes[index] ?? 0;
      if (this.#string) this.#readString(this.#string, byte);
      else this.#readStructure(byte);
    }
    this.#at = base + bytes.length;
  }

  /** The next position to read in a string. Secrets within one string were masked before. */
  #skip({ start }: StringState, thread: Thread, bytes: Buffer, from: number): number {
    const isPlain = this.#isPlain;
    const to = Math.min(bytes.length, from + this.#checkAt - this.#at);
    let index = from;
    if (this.#follower.waitingIn(thread) === 0 && this.#at - start > this.#maxEscapedBytes) {
      const close = bytes.indexOf(quote, from);
      const last = Math.min(to, (close === -1 ? bytes.length : close) - this.#maxEscapedBytes);
      if (last > from) {
        thread.state = this.#search.start;
        index = last;
      }
    }
    if (thread.state === this.#search.start) while (index < to && isPlain[bytes[index] ?? 0]) index += 1;
    return index;
  }

  #readStructure(byte: number): void {
    if (byte === quote) this.#beginString();
    else if (byte === newline || byte === carriageReturn) this.#endLine();
    else if (byte === colon) {
      if (this.#lastMark !== quote) this.#name = '';
      else if (this.#name.endsWith('index')) this.#indexPath += ' ';
      this.#lastMark = colon;
    } else if (isDigit(byte)) {
      if (this.#lastMark === colon && this.#name.endsWith('index')) this.#indexPath += String.fromCharCode(byte);
    } else if (byte > 0x20) this.#lastMark = byte;
  }

  #beginString(): void {
    const isValue = this.#lastMark === colon || this.#lastMark === opening;
    const key = this.#name + this.#indexPath;
    const field = isValue ? (this.#fields.get(key) ?? this.#newField(key)) : undefined;
    this.#string = { field, start: this.#at, escape: undefined };
    if (!isValue) this.#name = '';
  }

  #newField(key: string): Field {
    const thread = this.#follower.thread();
    return { key, thread, at: this.#at, line: this.#line, state: thread.state, length: 0 };
  }

  #readString(string: StringState, byte: number): void {
    if (byte === newline || byte === carriageReturn) return this.#endLine();
    if (string.escape) return this.#readEscape(string, string.escape, byte);
    if (byte === backslash) string.escape = { start: this.#at, digits: undefined };
    else if (byte === quote) this.#endString(string);
    else this.#addCharacter(string, byte, this.#at);
  }

  #readEscape(string: StringState, escape: NonNullable<StringState['escape']>, byte: number): void {
    if (escape.digits === undefined && byte === 0x75) escape.digits = '';
    else if (escape.digits === undefined) this.#addCharacter(string, escapes.get(byte) ?? byte, escape.start);
    else {
      escape.digits += String.fromCharCode(byte);
      if (escape.digits.length === 4) this.#addCharacter(string, Number.parseInt(escape.digits, 16), escape.start);
    }
  }

  #addCharacter(string: StringState, code: number, start: number): void {
    string.escape = undefined;
    if (string.field) this.#follower.follow(string.field.thread, code, { start, end: this.#at + 1 });
    else if (this.#name.length < maxNameChars) this.#name += String.fromCharCode(code);
  }

  #endString({ field, start }: StringState): void {
    const length = this.#at - start;
    this.#string = undefined;
    this.#lastMark = quote;
    if (!field) return;
    const { thread, key } = field;
    // A string that is the same in every event, such as its type, ends the same way each time without continuing.
    if (thread.state === field.state && length === field.length && this.#follower.waitingIn(thread) <= length)
      this.#follower.release(thread);
    Object.assign(field, { at: this.#at, line: this.#line, state: thread.state, length });
    this.#fields.delete(key);
    if (thread.state === this.#search.start) return;
    this.#fields.set(key, field);
    for (const first of this.#fields.values()) {
      if (this.#fields.size <= maxFields) break;
      this.#finish(first);
    }
    this.#checkAt = Math.min(this.#checkAt, this.#findWaitEnd(field));
  }

  #endLine(): void {
    if (this.#string?.field) this.#finish(this.#string.field);
    this.#string = undefined;
    this.#lastMark = newline;
    this.#name = '';
    this.#indexPath = '';
    this.#line += 1;
    if (this.#follower.firstWaiting === Infinity) return;
    for (const field of this.#fields.values()) if (this.#line - field.line > waitLimits.lines) this.#finish(field);
  }

  #finish(field: Field): void {
    this.#follower.finish(field.thread);
    this.#fields.delete(field.key);
  }

  #findWaitEnd(field: Field): number {
    const first = this.#follower.firstWaitingIn(field.thread);
    const end = first + maxWaitingBytes;
    return first === Infinity || field === this.#string?.field ? end : Math.min(end, field.at + waitLimits.bytes);
  }

  #endWaits(): void {
    this.#checkAt = Infinity;
    for (const field of this.#fields.values()) {
      const end = this.#findWaitEnd(field);
      if (end <= this.#at) this.#finish(field);
      else this.#checkAt = Math.min(this.#checkAt, end);
    }
  }
}

/** The bytes of a stream that are not passed on yet. */
class HeldBytes {
  readonly #buffers: Buffer[] = [];
  /** The position of the first byte in the stream. */
  start = 0;

  add(bytes: Buffer): void {
    if (bytes.length > 0) this.#buffers.push(bytes);
  }

  /** Removes the bytes before a position in the stream. */
  take(to: number): Buffer {
    const buffers = this.#buffers;
    const taken: Buffer[] = [];
    for (let first = buffers[0]; first && this.start < to; first = buffers[0]) {
      const size = Math.min(first.length, to - this.start);
      taken.push(size === first.length ? first : first.subarray(0, size));
      if (size === first.length) buffers.shift();
      else buffers[0] = first.subarray(size);
      this.start += size;
    }
    const [only] = taken;
    return taken.length === 1 && only ? only : Buffer.concat(taken);
  }
}
