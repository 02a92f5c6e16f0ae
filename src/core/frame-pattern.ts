import { JsonScanner, jsonToken } from './json-scan.ts';
import type { Frame } from './step.ts';

/** V8 makes a text of this length a view of its source, which would keep the whole read of the socket in memory. */
const minSlicedLength = 13;

/** A value that a pattern carries; `undefined` where its frame has none. */
export type CarriedValue = string | number | undefined;

/** What differs from frame to frame beside the text, as JSON Pointers to strings without escapes, and to whole numbers. */
export interface VaryingFields {
  /** Values that may be of any kind. */
  ignored?: readonly string[];
  /** Values that are read and written. */
  carried?: readonly string[];
}

type ValueKind = 'text' | 'string' | 'number';

interface VaryingValue {
  kind: ValueKind;
  /** Its place among the values that are carried; -1 for another. */
  carriedAs: number;
  /** Its position in the text, without its quotes. */
  start: number;
  end: number;
}

/** A frame whose data is JSON, with a text in it and other values that vary, and the texts between them that do not. */
export class FramePattern {
  readonly #event: string | undefined;
  readonly #values: readonly VaryingValue[];
  readonly #before: readonly string[];
  readonly #rest: string;
  /** The carried values of the frame that was matched last. */
  readonly carried: CarriedValue[];

  private constructor({ event, data }: Frame, values: readonly VaryingValue[], carried: number) {
    this.#event = event;
    this.#values = values;
    this.#before = values.map(({ start }, index) => data.slice(values[index - 1]?.end ?? 0, start));
    this.#rest = data.slice(values.at(-1)?.end ?? 0);
    this.carried = Array.from({ length: carried }, () => undefined);
  }

  /** `undefined` where it is not certain that `text` points to a text of the frame. */
  static of(frame: Frame, text: string, { ignored = [], carried = [] }: VaryingFields): FramePattern | undefined {
    const found = findValues(frame.data, [text, ...ignored, ...carried]);
    if (!found) return undefined;
    const values = [...found].map(([pointer, { start, end, isString }]): VaryingValue => {
      const kind = isString ? 'string' : 'number';
      return { kind: pointer === text && isString ? 'text' : kind, carriedAs: carried.indexOf(pointer), start, end };
    });
    return values.some(({ kind }) => kind === 'text') ? new FramePattern(frame, values, carried.length) : undefined;
  }

  /** The frame with another text and other carried values. Values that are ignored stay as they are. */
  write(text: string, carried: readonly CarriedValue[]): Frame {
    let data = '';
    for (let index = 0; index < this.#values.length; index += 1) {
      const value = this.#values[index];
      const own = value?.kind === 'text' ? JSON.stringify(text).slice(1, -1) : carried[value?.carriedAs ?? -1];
      data += `${this.#before[index]}${own ?? ''}`;
    }
    data += this.#rest;
    return this.#event === undefined ? { data } : { event: this.#event, data };
  }

  /** The text of a frame that is like this one; `undefined` for another, or where the text is not certain. */
  match({ event, data }: Frame): string | undefined {
    if (event !== this.#event) return undefined;
    let at = 0;
    let text = '';
    for (let index = 0; index < this.#values.length; index += 1) {
      const value = this.#values[index];
      const before = this.#before[index];
      if (!value || before === undefined) return undefined;
      const start = at + before.length;
      // Faster than `startsWith`, which compares a character at a time.
      if (data.slice(at, start) !== before) return undefined;
      at = value.kind === 'number' ? endOfNumber(data, start) : endOfString(data, start);
      if (at === -1) return undefined;
      const written = data.slice(start, at);
      if (value.kind === 'text') text = written;
      else if (written.includes('\\')) return undefined;
      else if (value.carriedAs !== -1)
        this.carried[value.carriedAs] = value.kind === 'number' ? Number(written) : written;
    }
    if (data.length - at !== this.#rest.length || data.slice(at) !== this.#rest) return undefined;
    return text.length < minSlicedLength && !text.includes('\\') ? text : unescape(text);
  }
}

/** The text that is written so in JSON; `undefined` for an invalid escape. */
function unescape(written: string): string | undefined {
  try {
    const text: unknown = JSON.parse(`"${written}"`);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Where the closing quote of a string is; -1 without one, or for a character that must be escaped. */
function endOfString(data: string, from: number): number {
  for (let at = from; at < data.length; at += 1) {
    const code = data.charCodeAt(at);
    if (code === 0x22) return at;
    if (code === 0x5c) at += 1;
    else if (code < 0x20) return -1;
  }
  return -1;
}

/** More digits may not fit into a double. */
const maxDigits = 15;

/** Where a whole number without a sign ends; -1 for anything else. */
function endOfNumber(data: string, from: number): number {
  let at = from;
  while (isDigit(data.charCodeAt(at))) at += 1;
  const hasLeadingZero = at > from + 1 && data.charCodeAt(from) === 0x30;
  return at === from || at > from + maxDigits || hasLeadingZero ? -1 : at;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

interface FoundValue {
  start: number;
  end: number;
  isString: boolean;
}

/**
 * Where the strings and whole numbers are that these pointers name, in the order of the text; those that are missing, or of
 * another type, are left out. `undefined` where a name may stand for another, or occurs twice.
 */
function findValues(json: string, pointers: readonly string[]): Map<string, FoundValue> | undefined {
  const wanted = new Set(pointers);
  const seen = new Set<string>();
  const found = new Map<string, FoundValue>();
  const scanner = new JsonScanner(json, 'all');
  let isCertain = true;

  function visit(token: number, pointer: string): void {
    if (wanted.has(pointer)) {
      isCertain &&= !seen.has(pointer);
      seen.add(pointer);
      const { start, end } = scanner;
      const isString = token === jsonToken.string;
      if (isString) found.set(pointer, { start: start + 1, end: end - 1, isString });
      else if (token === jsonToken.scalar && endOfNumber(json, start) === end)
        found.set(pointer, { start, end, isString });
    }
    if (token === jsonToken.openBrace) visitObject(pointer);
    else if (token === jsonToken.openBracket) visitArray(pointer);
  }

  function visitObject(pointer: string): void {
    for (let token = scanner.next(); token === jsonToken.string || token === jsonToken.comma; token = scanner.next()) {
      if (token === jsonToken.comma) continue;
      const name = json.slice(scanner.start + 1, scanner.end - 1);
      isCertain &&= !name.includes('\\') && !name.includes('/');
      scanner.next();
      visit(scanner.next(), `${pointer}/${name}`);
    }
  }

  function visitArray(pointer: string): void {
    let index = 0;
    for (let token = scanner.next(); token !== jsonToken.closeBracket; token = scanner.next()) {
      if (token === jsonToken.none) return;
      if (token === jsonToken.comma) index += 1;
      else visit(token, `${pointer}/${index}`);
    }
  }

  visit(scanner.next(), '');
  return isCertain ? found : undefined;
}
