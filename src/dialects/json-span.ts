import { isBlank } from './output.ts';

/**
 * Finds the end of one JSON value that arrives in pieces. It begins strict (RFC 8259); from the first unit on that no JSON
 * has there it is loose: strings in either quotes, with raw newlines and quotes in them, and brackets that do not match.
 */
export interface JsonSpan {
  /**
   * Reads `text` from `at` on, and gives back where it stopped: behind the value, behind the unit from which on it is loose,
   * at a unit of `stops`, or at the end of the text.
   */
  take(text: string, at: number): number;
  /** Reads one unit at which `take` stopped, as part of the value. */
  pass(code: number): void;
  readonly progress: 'before' | 'inside' | 'done';
  readonly form: 'strict' | 'loose';
  /**
   * How many units of the value, from its first on, no repair will change: not the last bracket, nor what may turn out to
   * lack a quote or a comma, nor anything once it is loose.
   */
  readonly certain: number;
  /** Whether the place is within a string, where a marker is data. */
  readonly isInString: boolean;
}

const quote = 0x22;
const apostrophe = 0x27;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Where in strict JSON a reader is. */
type Place =
  | 'value'
  | 'first key'
  | 'key'
  | 'colon'
  | 'first element'
  | 'behind value'
  | 'string'
  | 'escape'
  | 'hex'
  | 'number'
  | 'word'
  | 'done';

/** How a number may go on (RFC 8259, 6): which class of unit leads from which state to which. */
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

/** Which units are stops. Formats have few sets of them, and calls many values. */
function stopTable(stops: string): Uint8Array {
  const known = stopTables.get(stops);
  if (known) return known;
  const table = new Uint8Array(128);
  for (const stop of stops) table[stop.charCodeAt(0)] = 1;
  stopTables.set(stops, table);
  return table;
}

/** `stops`: units at which the reader wants to look for itself, within strings and between them. */
export function createJsonSpan(stops = ''): JsonSpan {
  const isStop = stopTable(stops);
  const depths: number[] = [];
  let place: Place = 'value';
  let isKey = false;
  let hexLeft = 0;
  let number = '';
  let word = '';
  let wordAt = 0;
  let hasBegun = false;
  let loose: Loose | undefined;
  /** Units of the value that were eaten, how many of them up to the last ink, and how many are certain. */
  let taken = 0;
  let behindLastInk = 0;
  let certain = 0;
  let lastInk = 0;

  /** Whether the unit was eaten. One that ends a value without being part of it is not. */
  function eat(code: number): boolean {
    if (loose) {
      if (loose.eat(code)) place = 'done';
      return true;
    }
    switch (place) {
      case 'string':
        return eatInString(code);
      case 'escape':
        if (code === 0x75) {
          place = 'hex';
          hexLeft = 4;
        } else if ('"\\/bfnrt'.includes(String.fromCharCode(code))) place = 'string';
        else loosen(quote);
        return true;
      case 'hex':
        if (!isHex(code)) loosen(quote);
        else if (--hexLeft === 0) place = 'string';
        return true;
      case 'number':
        return eatInNumber(code);
      case 'word':
        if (word.charCodeAt(wordAt) !== code) return loosenAt(code);
        if (++wordAt === word.length) valueOver();
        return true;
      case 'done':
        return false;
      default:
        return isBlank(code) || eatBetween(place, code) || loosenAt(code);
    }
  }

  function eatInString(code: number): boolean {
    if (code === quote) {
      if (isKey) place = 'colon';
      else valueOver();
    } else if (code === backslash) place = 'escape';
    else if (code < 0x20) loosen(quote);
    return true;
  }

  function eatInNumber(code: number): boolean {
    const next = numberSteps[number]?.[numberClass(code)];
    if (next !== undefined) {
      number = next;
      return true;
    }
    if (!wholeNumbers.has(number)) return loosenAt(code);
    valueOver();
    return place === 'done' ? false : eat(code);
  }

  /** Structure; false for what has no place here. */
  function eatBetween(at: Place, code: number): boolean {
    switch (at) {
      case 'value':
        return startValue(code);
      case 'first element':
        return code === closeBracket ? close() : startValue(code);
      case 'first key':
        return code === closeBrace ? close() : startKey(code);
      case 'key':
        return startKey(code);
      case 'colon':
        if (code === colon) place = 'value';
        return code === colon;
      default: {
        const top = depths.at(-1);
        if (code === comma) place = top === openBrace ? 'key' : 'value';
        else if (code === closeBrace && top === openBrace) close();
        else if (code === closeBracket && top === openBracket) close();
        else return false;
        return true;
      }
    }
  }

  function startValue(code: number): boolean {
    hasBegun = true;
    if (code === quote) {
      isKey = false;
      place = 'string';
    } else if (code === openBrace || code === openBracket) {
      depths.push(code);
      place = code === openBrace ? 'first key' : 'first element';
    } else if (numberSteps['sign']?.[numberClass(code)] !== undefined || code === 0x2d) {
      place = 'number';
      number = code === 0x2d ? 'sign' : code === 0x30 ? 'zero' : 'whole';
    } else {
      const found = words[code];
      if (found === undefined) return false;
      place = 'word';
      word = found;
      wordAt = 1;
    }
    return true;
  }

  function startKey(code: number): boolean {
    if (code !== quote) return false;
    isKey = true;
    place = 'string';
    return true;
  }

  function close(): true {
    depths.pop();
    valueOver();
    return true;
  }

  function valueOver(): void {
    place = depths.length === 0 ? 'done' : 'behind value';
  }

  /** From here on the value is no JSON: within a string in these quotes, or between strings. */
  function loosen(within: 0 | typeof quote): void {
    loose = createLoose(depths, within);
  }

  function loosenAt(code: number): boolean {
    // A string that goes on behind its quote had a quote in it.
    const wasString = (place === 'behind value' || place === 'colon') && lastInk === quote && isWordLike(code);
    loosen(wasString ? quote : 0);
    return eat(code);
  }

  /** Counts a unit that was eaten. */
  function count(code: number): void {
    if (!hasBegun && !loose) return;
    taken++;
    const isInk = !isBlank(code);
    if (!loose && isInk) settle(code);
    if (!isInk) return;
    lastInk = code;
    behindLastInk = taken;
  }

  /** What is certain with this unit of ink, which is the last that was eaten. */
  function settle(code: number): void {
    if (place === 'string') {
      if (!isKey && (code === quote || !mayBeStructure(code))) certain = taken;
    } else if (code === comma) certain = behindLastInk;
    else if (code === colon || code === openBrace || code === openBracket) certain = taken;
    else if ((code === closeBrace || code === closeBracket) && place === 'behind value') certain = taken;
  }

  /** The same for the run of a string between two places of `text`. */
  function countPlain(text: string, from: number, to: number): void {
    if (to === from) return;
    let end = to;
    while (end > from && mayBeStructure(text.charCodeAt(end - 1))) end--;
    if (!isKey && end > from) certain = taken + end - from;
    taken += to - from;
    behindLastInk = taken;
  }

  return {
    take(text, from) {
      let at = from;
      while (at < text.length && place !== 'done') {
        if (place === 'string' && !loose) {
          const end = endOfPlain(text, at, isStop);
          countPlain(text, at, end);
          at = end;
          if (at === text.length) break;
        }
        const code = text.charCodeAt(at);
        if (code < 128 && isStop[code] === 1) break;
        const wasLoose = loose !== undefined;
        if (!eat(code)) break;
        count(code);
        at++;
        if (loose && !wasLoose) break;
      }
      return at;
    },
    pass(code) {
      eat(code);
      count(code);
    },
    get certain() {
      return certain;
    },
    get progress() {
      if (place === 'done') return 'done';
      return hasBegun || loose ? 'inside' : 'before';
    },
    get form() {
      return loose ? 'loose' : 'strict';
    },
    get isInString() {
      return loose ? loose.isInString() : place === 'string' || place === 'escape' || place === 'hex';
    },
  };
}

/** Where the plain run of a string ends that goes on at `from`. */
function endOfPlain(text: string, from: number, isStop: Uint8Array): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote || code === backslash || code < 0x20 || (code < 128 && isStop[code] === 1)) break;
  }
  return at;
}

/** What stands at the end of a string may belong behind it, where its quote was left out. */
const mayBeStructure = (code: number): boolean =>
  isBlank(code) || code === comma || code === colon || code === closeBrace || code === closeBracket;

const isHex = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);

const isWordLike = (code: number): boolean =>
  code > 0x7f || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

interface Loose {
  /** Whether the value is over with this unit. */
  eat(code: number): boolean;
  isInString(): boolean;
}

/**
 * A value that only resembles JSON. A quote ends a string if what follows it, blanks aside, can follow a string; so quotes
 * and apostrophes within one need no escape.
 */
function createLoose(depths: number[], within: number): Loose {
  const open = { [openBrace]: 0, [openBracket]: 0 };
  for (const depth of depths) open[depth === openBrace ? openBrace : openBracket]++;
  let string = within;
  let isEscaped = false;
  let mayBeOver = false;
  let before = 0;

  function eatStructure(code: number): boolean {
    if (isBlank(code)) return false;
    const opensString =
      code === quote || (code === apostrophe && (before === 0 || '{[,:'.includes(String.fromCharCode(before))));
    if (opensString) string = code;
    else if (code === openBrace || code === openBracket) {
      depths.push(code);
      open[code]++;
    }
    before = code;
    if (code === closeBrace) return closeAll(openBrace);
    return code === closeBracket && closeAll(openBracket);
  }

  /** Closes up to the last bracket of this kind, as what lies over it was never closed; whether that was all. */
  function closeAll(kind: typeof openBrace | typeof openBracket): boolean {
    if (open[kind] === 0) return false;
    for (let top = depths.pop(); top !== undefined && top !== kind; top = depths.pop())
      open[top === openBrace ? openBrace : openBracket]--;
    open[kind]--;
    return depths.length === 0;
  }

  return {
    eat(code) {
      if (string === 0) return eatStructure(code);
      if (isEscaped) isEscaped = false;
      else if (mayBeOver && !isBlank(code) && code !== string) {
        mayBeOver = false;
        if (',:]}'.includes(String.fromCharCode(code))) {
          before = string;
          string = 0;
          return eatStructure(code);
        }
        isEscaped = code === backslash;
      } else if (code === backslash) isEscaped = true;
      else if (code === string) mayBeOver = true;
      return false;
    },
    isInString: () => string !== 0 && !mayBeOver,
  };
}
