import { createLooseSpan, type LooseSpan } from './loose-span.ts';
import { isBlank } from '../text/blanks.ts';

/**
 * Finds the end of one JSON value in pieces of text. It is strict (RFC 8259) up to the first invalid unit; from there on it
 * is loose, and accepts single quotes, raw newlines and quotes in strings, and unbalanced brackets.
 */
export interface JsonSpan {
  /**
   * Reads `text` from `at` on. Returns where it stopped: after the value, after the unit that made it loose, at a unit
   * of `stops`, or at the end of the text.
   */
  consume(text: string, at: number): number;
  /** Reads one unit at which `consume` stopped, as part of the value. */
  pass(code: number): void;
  readonly progress: 'before' | 'inside' | 'done';
  readonly form: 'strict' | 'loose';
  /**
   * Number of units from the start of the value that no repair will change. Excludes the last bracket, text that may
   * lack a quote or a comma, and everything once the value is loose.
   */
  readonly certain: number;
  /** Whether the position is within a string, where markers are data. */
  readonly isInString: boolean;
  /** Whether a value has just ended, so that only brackets may be missing. */
  readonly isAfterValue: boolean;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** The state of the strict parser. */
type ScanState =
  | 'value'
  | 'first key'
  | 'key'
  | 'colon'
  | 'first element'
  | 'after value'
  | 'string'
  | 'escape'
  | 'hex'
  | 'number'
  | 'word'
  | 'done';

/** The grammar of numbers (RFC 8259, 6): for each state the next state by class of unit. */
const numberSteps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sign: { zero: 'zero', digit: 'whole' },
  zero: { point: 'point', e: 'e' },
  whole: { zero: 'whole', digit: 'whole', point: 'point', e: 'e' },
  point: { zero: 'fraction', digit: 'fraction' },
  fraction: { zero: 'fraction', digit: 'fraction', e: 'e' },
  e: { zero: 'exponent', digit: 'exponent', sign: 'e sign', plus: 'e sign' },
  'e sign': { zero: 'exponent', digit: 'exponent' },
  exponent: { zero: 'exponent', digit: 'exponent' },
};
const wholeNumbers = new Set(['zero', 'whole', 'fraction', 'exponent']);

function numberClass(code: number): string {
  if (code === 0x30) return 'zero';
  if (code >= 0x31 && code <= 0x39) return 'digit';
  if (code === 0x2e) return 'point';
  if (code === 0x65 || code === 0x45) return 'e';
  if (code === 0x2d) return 'sign';
  return code === 0x2b ? 'plus' : 'other';
}

const words: Readonly<Record<number, string>> = { 0x74: 'true', 0x66: 'false', 0x6e: 'null' };
const stopTables = new Map<string, Uint8Array>();
/** Caches the stops as a table, as there are few sets of them and many values. */
function stopTable(stops: string): Uint8Array {
  const known = stopTables.get(stops);
  if (known) return known;
  const table = new Uint8Array(128);
  for (const stop of stops) table[stop.charCodeAt(0)] = 1;
  stopTables.set(stops, table);
  return table;
}

/** @param stops units at which `consume` stops, within strings and between them */
export const createJsonSpan = (stops = ''): JsonSpan => new Span(stopTable(stops));

// A class, as there are many values: its methods are created once.
class Span implements JsonSpan {
  readonly #isStop: Uint8Array;
  readonly #depths: number[] = [];
  #state: ScanState = 'value';
  #isKey = false;
  #hexLeft = 0;
  #number = '';
  #word = '';
  #wordAt = 0;
  #hasBegun = false;
  #loose: LooseSpan | undefined;
  /** Number of consumed units of the value, of those up to the last non-blank, and of certain ones. */
  #consumedCount = 0;
  #lastNonBlankEnd = 0;
  #certain = 0;
  #lastNonBlank = 0;
  /** The last units, latest first. 0 for units of an escape. */
  #last = 0;
  #before = 0;
  #beforeThat = 0;
  #oldest = 0;
  /** Whether backslashes of the open string may be literal, so that its escapes are not certain. */
  #isSuspect = false;
  #isEscapeOver = false;

  constructor(isStop: Uint8Array) {
    this.#isStop = isStop;
  }

  consume(text: string, from: number): number {
    let at = from;
    while (at < text.length && this.#state !== 'done') {
      if (this.#state === 'string' && !this.#loose) {
        at = this.#consumePlain(text, at);
        if (at === text.length) break;
      }
      const code = text.charCodeAt(at);
      if (code < 128 && this.#isStop[code] === 1) break;
      const wasLoose = this.#loose !== undefined;
      if (!this.#consumeUnit(code)) break;
      this.#count(code);
      at++;
      if (this.#loose && !wasLoose) break;
    }
    return at;
  }

  pass(code: number): void {
    this.#consumeUnit(code);
    this.#count(code);
  }

  get certain(): number {
    return this.#certain;
  }

  get progress(): JsonSpan['progress'] {
    if (this.#state === 'done') return 'done';
    return this.#hasBegun || this.#loose ? 'inside' : 'before';
  }

  get form(): JsonSpan['form'] {
    return this.#loose ? 'loose' : 'strict';
  }

  get isInString(): boolean {
    if (this.#loose) return this.#loose.isInString();
    return this.#state === 'string' || this.#state === 'escape' || this.#state === 'hex';
  }

  get isAfterValue(): boolean {
    if (!this.#loose) return this.#state === 'after value' || this.#state === 'done';
    return !this.#loose.isInString() && '"\'`}]'.includes(String.fromCharCode(this.#lastNonBlank));
  }

  /** Reads plain units and complete short escapes of a string. Returns where they end. */
  #consumePlain(text: string, from: number): number {
    let to = from;
    /** Where plain units begin after the last escape. */
    let plainFrom = from;
    for (; to < text.length; to++) {
      const code = text.charCodeAt(to);
      if (code === backslash) {
        if (to + 1 === text.length || !isShortEscape(text.charCodeAt(to + 1))) break;
        if (!this.#isSuspect && this.#suspects(text, from, to, plainFrom)) break;
        to++;
        plainFrom = to + 1;
      } else if (code === quote || code < 0x20 || (code < 128 && this.#isStop[code] === 1)) break;
    }
    if (to === from) return to;
    let end = to;
    while (end > from && mayBeStructure(text.charCodeAt(end - 1))) end--;
    if (!this.#isKey && !this.#isSuspect && end > from) this.#certain = this.#consumedCount + end - from;
    this.#consumedCount += to - from;
    this.#lastNonBlankEnd = this.#consumedCount;
    if (to - plainFrom >= 4) {
      this.#last = text.charCodeAt(to - 1);
      this.#before = text.charCodeAt(to - 2);
      this.#beforeThat = text.charCodeAt(to - 3);
      this.#oldest = text.charCodeAt(to - 4);
    } else
      for (let at = Math.max(from, to - 4); at < to; at++) this.#keepLast(at < plainFrom ? 0 : text.charCodeAt(at));
    return to;
  }

  #keepLast(code: number): void {
    this.#oldest = this.#beforeThat;
    this.#beforeThat = this.#before;
    this.#before = this.#last;
    this.#last = code;
  }

  /** Whether the escape at `at` looks like part of a path, in a run that began at `from`. */
  #suspects(text: string, from: number, at: number, plainFrom: number): boolean {
    const unitAt = (back: number): number => {
      const index = at - back;
      if (index >= from) return index < plainFrom ? 0 : text.charCodeAt(index);
      return [this.#last, this.#before, this.#beforeThat][from - index - 1] ?? 0;
    };
    return isSuspect(text.charCodeAt(at + 1), unitAt(1), unitAt(2), unitAt(3));
  }

  /** Whether the unit was consumed. A unit that ends a value without being part of it is not. */
  #consumeUnit(code: number): boolean {
    if (this.#loose) {
      if (this.#loose.consume(code)) this.#state = 'done';
      return true;
    }
    switch (this.#state) {
      case 'string':
        return this.#consumeInString(code);
      case 'escape':
        this.#isSuspect ||= isSuspect(code, this.#before, this.#beforeThat, this.#oldest);
        this.#isEscapeOver = true;
        if (code === 0x75) {
          this.#state = 'hex';
          this.#hexLeft = 4;
        } else if (isShortEscape(code)) this.#state = 'string';
        else this.#loosen(quote);
        return true;
      case 'hex':
        if (!isHex(code)) this.#loosen(quote);
        else if (--this.#hexLeft === 0) this.#state = 'string';
        return true;
      case 'number':
        return this.#consumeInNumber(code);
      case 'word':
        if (this.#word.charCodeAt(this.#wordAt) !== code) return this.#loosenAt(code);
        if (++this.#wordAt === this.#word.length) this.#endValue();
        return true;
      case 'done':
        return false;
      default:
        return isBlank(code) || this.#consumeBetween(this.#state, code) || this.#loosenAt(code);
    }
  }

  #consumeInString(code: number): boolean {
    if (code === quote) {
      if (this.#isKey) this.#state = 'colon';
      else this.#endValue();
    } else if (code === backslash) this.#state = 'escape';
    else if (code < 0x20) this.#loosen(quote);
    return true;
  }

  #consumeInNumber(code: number): boolean {
    const next = numberSteps[this.#number]?.[numberClass(code)];
    if (next !== undefined) {
      this.#number = next;
      return true;
    }
    if (!wholeNumbers.has(this.#number)) return this.#loosenAt(code);
    this.#endValue();
    return this.progress === 'done' ? false : this.#consumeUnit(code);
  }

  /** Reads structure. Returns false if the unit is not valid here. */
  #consumeBetween(at: ScanState, code: number): boolean {
    switch (at) {
      case 'value':
        return this.#startValue(code);
      case 'first element':
        return code === closeBracket ? this.#close() : this.#startValue(code);
      case 'first key':
        return code === closeBrace ? this.#close() : this.#startKey(code);
      case 'key':
        return this.#startKey(code);
      case 'colon':
        if (code === colon) this.#state = 'value';
        return code === colon;
      default: {
        const top = this.#depths.at(-1);
        if (code === comma) this.#state = top === openBrace ? 'key' : 'value';
        else if (code === closeBrace && top === openBrace) this.#close();
        else if (code === closeBracket && top === openBracket) this.#close();
        else return false;
        return true;
      }
    }
  }

  #startValue(code: number): boolean {
    this.#hasBegun = true;
    if (code === quote) {
      this.#isKey = false;
      this.#isSuspect = false;
      this.#state = 'string';
    } else if (code === openBrace || code === openBracket) {
      this.#depths.push(code);
      this.#state = code === openBrace ? 'first key' : 'first element';
    } else if (numberSteps['sign']?.[numberClass(code)] !== undefined || code === 0x2d) {
      this.#state = 'number';
      this.#number = code === 0x2d ? 'sign' : code === 0x30 ? 'zero' : 'whole';
    } else {
      const found = words[code];
      if (found === undefined) return false;
      this.#state = 'word';
      this.#word = found;
      this.#wordAt = 1;
    }
    return true;
  }

  #startKey(code: number): boolean {
    if (code !== quote) return false;
    this.#isKey = true;
    this.#state = 'string';
    return true;
  }

  #close(): true {
    this.#depths.pop();
    this.#endValue();
    return true;
  }

  #endValue(): void {
    this.#state = this.#depths.length === 0 ? 'done' : 'after value';
  }

  /** From here on the value is not JSON: within a string with this quote, or between strings. */
  #loosen(within: 0 | typeof quote): void {
    this.#loose = createLooseSpan(this.#depths, within);
  }

  #loosenAt(code: number): boolean {
    // A string that continues after its quote contained an unescaped quote.
    const isAfterString = this.#state === 'after value' || this.#state === 'colon';
    this.#loosen(isAfterString && this.#lastNonBlank === quote && isWordLike(code) ? quote : 0);
    return this.#consumeUnit(code);
  }

  /** Counts a consumed unit. */
  #count(code: number): void {
    if (!this.#hasBegun && !this.#loose) return;
    this.#keepLast(this.#isEscapeOver ? 0 : code);
    this.#isEscapeOver = false;
    this.#consumedCount++;
    if (isBlank(code)) return;
    if (!this.#loose) this.#settle(code);
    this.#lastNonBlank = code;
    this.#lastNonBlankEnd = this.#consumedCount;
  }

  /** Updates what is certain after a non-blank unit was consumed. */
  #settle(code: number): void {
    if (this.#state === 'string') {
      if (!this.#isKey && !this.#isSuspect && (code === quote || !mayBeStructure(code)))
        this.#certain = this.#consumedCount;
    } else if (code === comma) this.#certain = this.#lastNonBlankEnd;
    else if (code === colon || code === openBrace || code === openBracket) this.#certain = this.#consumedCount;
    else if ((code === closeBrace || code === closeBracket) && this.#state === 'after value')
      this.#certain = this.#consumedCount;
  }
}

/** Units that complete an escape after a backslash. */
const isShortEscape = (code: number): boolean =>
  code === quote ||
  code === backslash ||
  code === 0x2f ||
  code === 0x62 ||
  code === 0x66 ||
  code === 0x6e ||
  code === 0x72 ||
  code === 0x74;

/**
 * Whether an escape may be part of a path, as in `C:\users\bob`: `\b` and `\f` are hardly ever intended, and the
 * others follow a drive letter, or are `\t` and `\r` between letters. `before`, `beforeThat`, `oldest`: the preceding
 * units.
 */
function isSuspect(code: number, before: number, beforeThat: number, oldest: number): boolean {
  if (code === 0x62 || code === 0x66 || (code === backslash && before === quote)) return true;
  const isControl = code === 0x6e || code === 0x72 || code === 0x74;
  if (isControl && before === colon && isLetter(beforeThat) && !isLetter(oldest)) return true;
  return (code === 0x72 || code === 0x74) && isWordLike(before);
}

const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** Units at the end of a string that may belong after it, if its quote is missing. */
const mayBeStructure = (code: number): boolean =>
  isBlank(code) || code === comma || code === colon || code === closeBrace || code === closeBracket;

const isHex = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);

const isWordLike = (code: number): boolean => code > 0x7f || (code >= 0x30 && code <= 0x39) || isLetter(code);
