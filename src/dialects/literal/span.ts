import { endsMarkedString, type MarkedString } from './marked-end.ts';
import { endsString, lookAhead, type Notation } from './strings.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { callTagAt } from '../text/closers.ts';
import { isCutAt } from '../text/openers.ts';

/**
 * Finds the end of a bracketed literal in pieces of text. The first unit is the opening bracket. Brackets within
 * strings and comments do not count. Unclosed ones end with the bracket around them.
 */
export interface LiteralSpan {
  /** Reads on from `at`. Returns where it stopped: after the literal, at its closer, or where more text is needed. */
  consume(text: string, at: number, isFinal: boolean): number;
  /** `closed`: the closer precedes the last bracket. */
  readonly progress: 'inside' | 'done' | 'closed';
  /** Whether a value has just ended, so that only brackets may be missing. */
  readonly isAfterValue: boolean;
}

interface MarkedNotation {
  mark: string;
  /** Opens a nested literal within a marked string, which is data up to its own closer. */
  opener?: string;
  /** Ends the literal, complete or not. */
  closer?: string;
  /** The parameters of the tool, if they are known. */
  keys?: ReadonlySet<string>;
}

/** Creates the span of a literal with marked strings, or else of a Python literal. */
export const createLiteralSpan = ({ mark, ...rest }: Partial<MarkedNotation>): LiteralSpan =>
  mark === undefined ? new PythonSpan(rest) : new MarkedSpan({ mark, ...rest });

const backslash = 0x5c;
const less = 0x3c;

const openerOf: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' };

/** Whether `text` contains `word` at `at`. `wait`: it may still become it. */
function stands(word: string, text: string, at: number, isFinal: boolean): boolean | 'wait' {
  if (text.startsWith(word, at)) return true;
  return !isFinal && text.length - at < word.length && word.startsWith(text.slice(at)) ? 'wait' : false;
}

abstract class BracketSpan implements LiteralSpan {
  /** The brackets that are open, from the outermost on. */
  protected readonly brackets: string[] = [];
  readonly #counts: Record<string, number> = { '{': 0, '[': 0, '(': 0 };
  readonly #notation: Notation;
  protected readonly closer: string | undefined;
  /** What ends the string at this position. Empty outside of strings. */
  protected string = '';
  protected lastNonBlank = '';
  #isEscaped = false;
  progress: LiteralSpan['progress'] = 'inside';

  constructor(notation: Notation, closer: string | undefined) {
    this.#notation = notation;
    this.closer = closer;
  }

  get isAfterValue(): boolean {
    return this.string === '' && '\'"<)]}'.includes(this.lastNonBlank);
  }

  consume(text: string, from: number, isFinal: boolean): number {
    let at = from;
    while (at < text.length && this.progress === 'inside') {
      const next = this.string === '' ? this.consumeOutside(text, at, isFinal) : this.#consumeInside(text, at, isFinal);
      if (next === at) break;
      at = next;
    }
    return at;
  }

  /** Consumes what opens a string. Returns where it ends, or `undefined` for anything else. */
  protected abstract openString(text: string, at: number, isFinal: boolean): number | undefined;

  /** Consumes the text of a string up to the next position with a special meaning. */
  protected consumePlain(text: string, from: number): number {
    const quote = this.string.charCodeAt(0);
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === quote || code === backslash || code === less) break;
    }
    return at;
  }

  /** Whether a unit of a string is data. Otherwise the literal has ended, or more text is needed. */
  protected isData(_text: string, _at: number, _isFinal: boolean): boolean {
    return true;
  }

  protected consumeOutside(text: string, at: number, isFinal: boolean): number {
    if (isBlank(text.charCodeAt(at))) return at + 1;
    const closes = this.closer !== undefined && this.closesOutside(this.closer, text, at, isFinal);
    if (closes === true) this.progress = 'closed';
    if (closes !== false) return at;
    const opened = this.openString(text, at, isFinal);
    if (opened !== undefined) return opened;
    const unit = text.charAt(at);
    this.lastNonBlank = unit;
    if (unit in this.#counts) {
      this.brackets.push(unit);
      this.#counts[unit] = (this.#counts[unit] ?? 0) + 1;
    } else this.#closeTo(openerOf[unit]);
    return at + 1;
  }

  /** Whether the literal ends at this position between strings: at its closer, or at one of another format. */
  protected closesOutside(closer: string, text: string, at: number, isFinal: boolean): boolean | 'wait' {
    const closes = stands(closer, text, at, isFinal);
    if (closes !== false || text.charAt(at) !== '<') return closes;
    const found = callTagAt(text, at);
    if (found === 'cut') return isFinal ? false : 'wait';
    return found?.is === 'closer';
  }

  #closeTo(kind: string | undefined): void {
    if (kind === undefined || this.#counts[kind] === 0) return;
    let top = this.brackets.pop();
    while (top !== undefined) {
      this.#counts[top] = (this.#counts[top] ?? 1) - 1;
      if (top === kind) break;
      top = this.brackets.pop();
    }
    if (this.brackets.length === 0) this.progress = 'done';
  }

  #consumeInside(text: string, from: number, isFinal: boolean): number {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      return from + 1;
    }
    const at = this.consumePlain(text, from);
    if (at > from) return at;
    const ends = stands(this.string, text, at, isFinal);
    if (ends === 'wait') return at;
    if (ends) return this.#consumeEnd(text, at, isFinal);
    if (!this.isData(text, at, isFinal)) return at;
    const unit = text.charAt(at);
    this.#isEscaped = this.string !== this.#notation.mark && unit === '\\';
    this.lastNonBlank = unit;
    return at + 1;
  }

  /** Whether what ends the string before `at` does so there. */
  protected endsString(text: string, at: number, isFinal: boolean): boolean | 'wait' {
    return this.string.length > 1 || endsString(text, at, this.#notation, isFinal);
  }

  #consumeEnd(text: string, at: number, isFinal: boolean): number {
    const after = at + this.string.length;
    const isOver = this.endsString(text, after, isFinal);
    if (isOver === 'wait') return at;
    this.lastNonBlank = this.string.charAt(0);
    if (isOver) this.string = '';
    return after;
  }
}

class PythonSpan extends BracketSpan {
  #isComment = false;

  constructor({ closer }: { closer?: string }) {
    super({}, closer);
  }

  protected override consumeOutside(text: string, at: number, isFinal: boolean): number {
    this.#isComment ||= text.charAt(at) === '#';
    if (!this.#isComment) return super.consumeOutside(text, at, isFinal);
    const line = text.indexOf('\n', at);
    this.#isComment = line < 0;
    this.lastNonBlank = '#';
    return line < 0 ? text.length : line + 1;
  }

  protected override openString(text: string, at: number, isFinal: boolean): number | undefined {
    const quote = text.charAt(at);
    if (quote !== "'" && quote !== '"') return undefined;
    const ahead = text.slice(at, at + 3);
    if (!isFinal && ahead.length < 3 && (quote + quote).startsWith(ahead)) return at;
    this.lastNonBlank = quote;
    const isTriple = ahead === quote.repeat(3);
    if (!isTriple && ahead.startsWith(quote + quote)) return at + 2;
    this.string = isTriple ? ahead : quote;
    return at + this.string.length;
  }
}

class MarkedSpan extends BracketSpan {
  readonly #mark: string;
  readonly #opener: string | undefined;
  readonly #keys: ReadonlySet<string>;
  /** Number of literals that are open within the string, and of marks within it. */
  #nested = 0;
  #marks = 0;
  #isKey = false;

  constructor({ mark, opener, closer, keys = new Set() }: MarkedNotation) {
    super({ mark }, closer);
    this.#mark = mark;
    this.#opener = opener;
    this.#keys = keys;
  }

  protected override endsString(text: string, at: number, isFinal: boolean): boolean | 'wait' {
    if (this.string !== this.#mark) return super.endsString(text, at, isFinal);
    const string: MarkedString = {
      mark: this.#mark,
      brackets: this.brackets,
      isKey: this.#isKey,
      isQuoting: this.#marks % 2 === 1,
      keys: this.#keys,
      opener: this.#opener,
    };
    const ends = endsMarkedString(text, at, string, isFinal);
    if (ends === false) this.#marks++;
    return ends;
  }

  /** A mark or quote opens a string where a key or a value may begin. Elsewhere it is surplus. */
  protected override openString(text: string, at: number, isFinal: boolean): number | undefined {
    const isMark = stands(this.#mark, text, at, isFinal);
    if (isMark === 'wait') return at;
    if (isFinal && ':=,[{('.includes(this.lastNonBlank) && isCutAt(text, at, this.#mark)) return text.length;
    const found = isMark ? this.#mark : text.charAt(at);
    if (!isMark && found !== "'" && found !== '"') return undefined;
    if ('{[(,:='.includes(this.lastNonBlank)) {
      this.string = found;
      this.#nested = 0;
      this.#marks = 0;
      this.#isKey = this.brackets.at(-1) !== '[' && '{(,'.includes(this.lastNonBlank);
    }
    this.lastNonBlank = isMark ? '"' : found;
    return at + found.length;
  }

  /** The next call ends a literal without its closer. */
  protected override closesOutside(closer: string, text: string, at: number, isFinal: boolean): boolean | 'wait' {
    const closes = super.closesOutside(closer, text, at, isFinal);
    return closes === false && this.#opener !== undefined ? stands(this.#opener, text, at, isFinal) : closes;
  }

  protected override consumePlain(text: string, from: number): number {
    const marker = this.string === this.#mark ? text.indexOf('<', from) : super.consumePlain(text, from);
    const end = marker < 0 ? text.length : marker;
    let last = end - 1;
    while (last >= from && isBlank(text.charCodeAt(last))) last--;
    if (last >= from) this.lastNonBlank = text.charAt(last);
    return end;
  }

  protected override isData(text: string, at: number, isFinal: boolean): boolean {
    const opens = this.#opener !== undefined && stands(this.#opener, text, at, isFinal);
    if (opens === 'wait') return false;
    if (opens) this.#nested++;
    const closes = this.closer === undefined ? false : this.#closesWithin(this.closer, text, at, isFinal);
    if (closes === true) this.progress = 'closed';
    return closes === false;
  }

  /**
   * A closer within a string is data, unless the text ends after it, or a bracket precedes it and a new line or marker
   * follows: then the string was never closed. The closer of a nested literal is data, and so is one before the end of
   * the string.
   */
  #closesWithin(closer: string, text: string, at: number, isFinal: boolean): boolean | 'wait' {
    const closes = stands(closer, text, at, isFinal);
    if (closes !== true) return closes;
    if (this.#nested > 0) {
      this.#nested--;
      return false;
    }
    const after = at + closer.length;
    const ends = stands(this.#mark, text, after, isFinal);
    if (ends !== false) return ends === 'wait' ? 'wait' : false;
    const ahead = text.slice(after, after + lookAhead);
    const nonBlank = firstNonBlank(ahead);
    if (nonBlank === ahead.length && ahead.length < lookAhead) return isFinal ? true : 'wait';
    const isBorder = ahead.slice(0, nonBlank).includes('\n') || ahead.charAt(nonBlank) === '<';
    return isBorder && '})'.includes(this.lastNonBlank);
  }
}
