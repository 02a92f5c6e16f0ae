/** The kinds of tokens: a structural character is its own code. */
export const jsonToken = {
  /** The end of the text, or of the piece of it that was fed last. */
  none: 0,
  string: 0x22,
  comma: 0x2c,
  /** A number, `true`, `false`, `null`, or any other text in their place. */
  scalar: 0x30,
  colon: 0x3a,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

const quote = 0x22;
const backslash = 0x5c;

/** What a scanner does at a code unit below 128: skip it, report it as a token of its own, or as the start of a scalar. */
type ScanTable = Uint8Array;
const isSkipped = 0;
const isToken = 1;
const isScalar = 2;

function createTable(tokens: string, others: number): ScanTable {
  const table = new Uint8Array(128).fill(others);
  for (const blank of ' \t\r\n') table[blank.charCodeAt(0)] = isSkipped;
  for (const token of tokens) table[token.charCodeAt(0)] = isToken;
  return table;
}

/** Which tokens a scanner reports beside strings. */
const tables = {
  all: createTable('"{}[]:,', isScalar),
  structure: createTable('"{}[]:,', isSkipped),
  brackets: createTable('"{}[]', isSkipped),
} as const;

/** Short strings are cheaper to walk; long ones (texts, images) are left to the native search. */
const walkedUnits = 48;

/**
 * Splits a JSON text, or its bytes in UTF-8, into tokens. It does not check that the text is JSON, takes linear time for
 * any text, and allocates nothing. The text may come in pieces (`feed`): a string or scalar that is cut by the end of a
 * piece is reported once for each piece.
 *
 * @example
 * const scanner = new JsonScanner('{"a":1}', 'all');
 * for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) use(token, scanner.start, scanner.end);
 */
export class JsonScanner {
  readonly #table: ScanTable;
  #source: string | Uint8Array;
  #isInString = false;
  #isEscaped = false;
  /** Where the last token begins in the current piece, in UTF-16 code units or bytes. */
  start = 0;
  /** Where it ends, behind its closing quote. */
  end = 0;

  constructor(source: string | Uint8Array, tokens: keyof typeof tables) {
    this.#source = source;
    this.#table = tables[tokens];
  }

  /** Continues with the next piece of the text. */
  feed(source: string | Uint8Array): void {
    this.#source = source;
    this.start = 0;
    this.end = 0;
  }

  /** Continues at a place that is not within a string or scalar. */
  seek(at: number): void {
    this.#isInString = false;
    this.#isEscaped = false;
    this.start = at;
    this.end = at;
  }

  /** Whether what was scanned ends within a string. */
  get isInString(): boolean {
    return this.#isInString;
  }

  /** The kind of the next token (`jsonToken`), which lies from `start` to before `end`. */
  next(): number {
    const source = this.#source;
    const table = this.#table;
    const { length } = source;
    if (this.#isInString && this.end < length) {
      this.start = this.end;
      return this.#readString(this.start);
    }
    let at = typeof source === 'string' ? skipText(source, this.end, table) : skipBytes(source, this.end, table);
    this.start = at;
    this.end = at;
    if (at >= length) return jsonToken.none;
    const code = unitAt(source, at);
    if (code === quote) return this.#readString(at + 1);
    this.end = at + 1;
    if (table[code] === isToken) return code;
    for (at++; at < length; at++) {
      const next = unitAt(source, at);
      if (next >= 128 || table[next] !== isScalar) break;
    }
    this.end = at;
    return jsonToken.scalar;
  }

  /** Reads on in a string, to behind its closing quote or to the end of the piece. */
  #readString(from: number): number {
    const source = this.#source;
    const { length } = source;
    let at = this.#isEscaped ? from + 1 : from;
    const near = Math.min(length, at + walkedUnits);
    at = typeof source === 'string' ? walkText(source, at, near) : walkBytes(source, at, near);
    if (at < near) return this.#endString(at + 1);
    while (at < length) {
      const close = typeof source === 'string' ? source.indexOf('"', at) : source.indexOf(quote, at);
      const end = close === -1 ? length : close;
      let firstEscape = end;
      while (firstEscape > at && unitAt(source, firstEscape - 1) === backslash) firstEscape--;
      const isEscaped = (end - firstEscape) % 2 === 1;
      if (close !== -1 && !isEscaped) return this.#endString(close + 1);
      // An escape at the very end leaves `at` one beyond it.
      at = isEscaped ? end + 1 : end;
    }
    this.#isInString = true;
    this.#isEscaped = at > length;
    this.end = length;
    return jsonToken.string;
  }

  #endString(end: number): number {
    this.#isInString = false;
    this.#isEscaped = false;
    this.end = end;
    return jsonToken.string;
  }
}

const unitAt = (source: string | Uint8Array, at: number): number =>
  typeof source === 'string' ? source.charCodeAt(at) : (source[at] ?? 0);

// Each of these loops exists for texts and for bytes: one for both takes twice as long.

/** Where the next token begins. */
function skipText(text: string, from: number, table: ScanTable): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128 && table[code] !== isSkipped) break;
  }
  return at;
}

function skipBytes(bytes: Uint8Array, from: number, table: ScanTable): number {
  let at = from;
  for (; at < bytes.length; at++) {
    const code = bytes[at] ?? 0;
    if (code < 128 && table[code] !== isSkipped) break;
  }
  return at;
}

/** Where the quote is that closes a string, when it is before `end`; else `end`, or one more when the last unit escapes the next. */
function walkText(text: string, from: number, end: number): number {
  let at = from;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === backslash) at++;
    else if (code === quote) return at;
  }
  return at;
}

function walkBytes(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  for (; at < end; at++) {
    const code = bytes[at];
    if (code === backslash) at++;
    else if (code === quote) return at;
  }
  return at;
}

/** Follows the text of a JSON object that arrives in pieces, to find its end. Takes linear time and never fails. */
export class ObjectBoundaryScanner {
  readonly #scanner = new JsonScanner('', 'all');
  #depth = 0;
  #state: 'before' | 'inside' | 'complete' | 'no-object' = 'before';

  /** Reads on. Returns where in `text` a second object begins after the first; nothing from there on is read. */
  take(text: string): number | undefined {
    this.#scanner.feed(text);
    for (let token = this.#scanner.next(); token !== jsonToken.none; token = this.#scanner.next()) {
      if (this.#state === 'no-object') return undefined;
      if (this.#state === 'inside') this.#readInside(token);
      else if (token === jsonToken.openBrace) {
        if (this.#state === 'complete') return this.#scanner.start;
        this.#state = 'inside';
        this.#depth = 1;
      } else if (this.#state === 'before') this.#state = 'no-object';
    }
    return undefined;
  }

  #readInside(token: number): void {
    if (token === jsonToken.openBrace || token === jsonToken.openBracket) this.#depth++;
    else if (token === jsonToken.closeBrace || token === jsonToken.closeBracket) this.#depth--;
    if (this.#depth === 0) this.#state = 'complete';
  }

  /** Whether one object has been read from its first brace to its last. */
  get isComplete(): boolean {
    return this.#state === 'complete';
  }

  /** Whether an object has begun and not ended. */
  get isOpen(): boolean {
    return this.#state === 'inside';
  }
}
