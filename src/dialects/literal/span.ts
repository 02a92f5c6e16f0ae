import { endsString, lookAhead, type Notation } from './strings.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';

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

export interface SpanNotation extends Notation {
  /** Opens a nested literal within a marked string, which is data up to its own closer. */
  opener?: string;
  /** Ends the literal, complete or not. */
  closer?: string;
}

const backslash = 0x5c;
const less = 0x3c;

const openerOf: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' };

export function createLiteralSpan({ mark, opener, closer: end }: SpanNotation): LiteralSpan {
  const brackets: string[] = [];
  const counts: Record<string, number> = { '{': 0, '[': 0, '(': 0 };
  const notation: Notation = { ...(mark !== undefined && { mark }) };
  let progress: LiteralSpan['progress'] = 'inside';
  /** What ends the string at this position. Empty outside of strings. */
  let string = '';
  let isEscaped = false;
  let isComment = false;
  let lastNonBlank = '';
  /** Number of literals that are open within the string. */
  let nested = 0;

  /** Whether `text` contains `word` at `at`. `wait`: it may still become it. */
  function stands(word: string, text: string, at: number, isFinal: boolean): boolean | 'wait' {
    if (text.startsWith(word, at)) return true;
    return !isFinal && text.length - at < word.length && word.startsWith(text.slice(at)) ? 'wait' : false;
  }

  function consumeOutside(text: string, at: number, isFinal: boolean): number {
    const unit = text.charAt(at);
    if (isComment) {
      const line = text.indexOf('\n', at);
      isComment = line < 0;
      return line < 0 ? text.length : line + 1;
    }
    if (isBlank(text.charCodeAt(at))) return at + 1;
    const closes = end !== undefined && stands(end, text, at, isFinal);
    if (closes === true) progress = 'closed';
    if (closes !== false) return at;
    if (mark !== undefined) {
      const isMark = stands(mark, text, at, isFinal);
      if (isMark === 'wait') return at;
      if (isMark) return consumeMark(mark, at);
    }
    if (unit === "'" || unit === '"') return consumeQuote(unit, text, at, isFinal);
    isComment = mark === undefined && unit === '#';
    lastNonBlank = unit;
    if (unit in counts) {
      brackets.push(unit);
      counts[unit] = (counts[unit] ?? 0) + 1;
    } else closeTo(openerOf[unit]);
    return at + 1;
  }

  /** A mark opens a string where a key or a value may begin. Elsewhere it is surplus. */
  function consumeMark(found: string, at: number): number {
    if ('{[(,:='.includes(lastNonBlank)) string = found;
    lastNonBlank = '"';
    return at + found.length;
  }

  function consumeQuote(quote: string, text: string, at: number, isFinal: boolean): number {
    const before = lastNonBlank;
    const ahead = text.slice(at, at + 3);
    if (mark === undefined && !isFinal && ahead.length < 3 && (quote + quote).startsWith(ahead)) return at;
    lastNonBlank = quote;
    if (mark !== undefined) {
      if ('{[(,:='.includes(before)) string = quote;
      return at + 1;
    }
    if (ahead === quote.repeat(3)) {
      string = ahead;
      return at + 3;
    }
    if (ahead.startsWith(quote + quote)) return at + 2;
    string = quote;
    return at + 1;
  }

  function closeTo(kind: string | undefined): void {
    if (kind === undefined || counts[kind] === 0) return;
    let top = brackets.pop();
    while (top !== undefined) {
      counts[top] = (counts[top] ?? 1) - 1;
      if (top === kind) break;
      top = brackets.pop();
    }
    if (brackets.length === 0) progress = 'done';
  }

  function consumeInside(text: string, from: number, isFinal: boolean): number {
    if (isEscaped) {
      isEscaped = false;
      return from + 1;
    }
    const at = endOfPlain(text, from);
    if (at > from) {
      if (mark !== undefined) keepLastNonBlank(text, from, at);
      return at;
    }
    const ends = stands(string, text, at, isFinal);
    if (ends === 'wait') return at;
    if (ends) return consumeEnd(text, at, isFinal);
    const opens = opener !== undefined && stands(opener, text, at, isFinal);
    if (opens === 'wait') return at;
    if (opens) nested++;
    const closes = mark === undefined || end === undefined ? 'no' : closesWithin(end, mark, text, at, isFinal);
    if (closes === 'wait') return at;
    if (closes === 'yes') {
      progress = 'closed';
      return at;
    }
    isEscaped = string !== mark && text.charAt(at) === '\\';
    lastNonBlank = text.charAt(at);
    return at + 1;
  }

  function consumeEnd(text: string, at: number, isFinal: boolean): number {
    const after = at + string.length;
    const isOver = string.length > 1 || endsString(text, after, notation, isFinal);
    if (isOver === 'wait') return at;
    lastNonBlank = string.charAt(0);
    if (isOver) {
      string = '';
      nested = 0;
    }
    return after;
  }

  function keepLastNonBlank(text: string, from: number, to: number): void {
    let at = to - 1;
    while (at >= from && isBlank(text.charCodeAt(at))) at--;
    if (at >= from) lastNonBlank = text.charAt(at);
  }

  /** The next position with a special meaning within the string. */
  function endOfPlain(text: string, from: number): number {
    if (string === mark) {
      const at = text.indexOf('<', from);
      return at < 0 ? text.length : at;
    }
    const quote = string.charCodeAt(0);
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === quote || code === backslash || (code === less && mark !== undefined)) break;
    }
    return at;
  }

  /**
   * A closer within a string is data, unless the text ends after it, or a bracket precedes it and a new line or marker
   * follows: then the string was never closed. The closer of a nested literal is data, and so is one before the end of
   * the string.
   */
  function closesWithin(
    closer: string,
    quote: string,
    text: string,
    at: number,
    isFinal: boolean,
  ): 'yes' | 'no' | 'wait' {
    const closes = stands(closer, text, at, isFinal);
    if (closes === 'wait') return 'wait';
    if (!closes) return 'no';
    if (nested > 0) {
      nested--;
      return 'no';
    }
    const ends = stands(quote, text, at + closer.length, isFinal);
    if (ends !== false) return ends === 'wait' ? 'wait' : 'no';
    const ahead = text.slice(at + closer.length, at + closer.length + lookAhead);
    const nonBlank = firstNonBlank(ahead);
    if (nonBlank === ahead.length && ahead.length < lookAhead) return isFinal ? 'yes' : 'wait';
    const isBorder = ahead.slice(0, nonBlank).includes('\n') || ahead.charAt(nonBlank) === '<';
    return isBorder && '})'.includes(lastNonBlank) ? 'yes' : 'no';
  }

  return {
    consume(text, from, isFinal) {
      let at = from;
      while (at < text.length && progress === 'inside') {
        const next = string === '' ? consumeOutside(text, at, isFinal) : consumeInside(text, at, isFinal);
        if (next === at) break;
        at = next;
      }
      return at;
    },
    get progress() {
      return progress;
    },
    get isAfterValue() {
      return string === '' && '\'"<)]}'.includes(lastNonBlank);
    },
  };
}
