import { isBlank } from '../text/blanks.ts';

const quote = 0x22;
const apostrophe = 0x27;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** The rest of a value that only resembles JSON. */
export interface LooseSpan {
  /** Reads one unit. Returns whether the value ends with it. */
  consume(code: number): boolean;
  /** Whether the position is within a string. */
  isInString(): boolean;
}

/**
 * Continues within `depths`, the open brackets from the outermost on, and within a string if `within` is its quote. A
 * quote ends a string if the next non-blank unit can follow a string, so that quotes and apostrophes within a string
 * need no escape.
 */
export function createLooseSpan(depths: number[], within: number): LooseSpan {
  const open = { [openBrace]: 0, [openBracket]: 0 };
  for (const depth of depths) open[depth === openBrace ? openBrace : openBracket]++;
  let string = within;
  let isEscaped = false;
  let mayBeOver = false;
  let before = 0;
  let isAfterBlank = false;

  function consumeStructure(code: number): boolean {
    if (isBlank(code)) {
      isAfterBlank = true;
      return false;
    }
    const mayBegin = before === 0 || '{[,:'.includes(String.fromCharCode(before));
    // Directly after a word, a quote ends a string that lacks its opening quote.
    const isEnd = !mayBegin && !isAfterBlank && !'}]"\''.includes(String.fromCharCode(before));
    isAfterBlank = false;
    if ((code === quote && !isEnd) || (code === apostrophe && mayBegin)) string = code;
    else if (code === openBrace || code === openBracket) {
      depths.push(code);
      open[code]++;
    }
    before = code;
    if (code === closeBrace) return closeAll(openBrace);
    return code === closeBracket && closeAll(openBracket);
  }

  /**
   * Closes brackets up to the last of this kind, including unclosed ones above it. Returns whether that was the last.
   */
  function closeAll(kind: typeof openBrace | typeof openBracket): boolean {
    if (open[kind] === 0) return false;
    for (let top = depths.pop(); top !== undefined && top !== kind; top = depths.pop())
      open[top === openBrace ? openBrace : openBracket]--;
    open[kind]--;
    return depths.length === 0;
  }

  return {
    consume(code) {
      if (string === 0) return consumeStructure(code);
      if (isEscaped) isEscaped = false;
      else if (mayBeOver && !isBlank(code) && code !== string) {
        mayBeOver = false;
        if (',:]}'.includes(String.fromCharCode(code))) {
          before = string;
          string = 0;
          return consumeStructure(code);
        }
        isEscaped = code === backslash;
      } else if (code === backslash) isEscaped = true;
      else if (code === string) mayBeOver = true;
      return false;
    },
    isInString: () => string !== 0 && !mayBeOver,
  };
}
