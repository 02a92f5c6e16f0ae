import { wait, type State, type Transition } from './machine.ts';
import type { Decision, Opener } from './openers.ts';
import type { Output } from './output.ts';

/** Maximum blanks between a marker and the words after it, in UTF-16 units. */
const maxGap = 64;

const wordsAfter = /^(?:[.,;:!?)…]|[ \t]{1,64}[^ \t\r\n])/;
const blanksAfter = /^[ \t]*$/;
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
  '[': ']',
};

/**
 * Whether the text continues after `from` like a sentence that mentions what precedes it: with a blank and more words
 * in the line, with punctuation, or with the closing quote for `before`. A marker written by mistake is directly
 * followed by text, or ends its line.
 */
export function isMentioned(text: string, from: number, isFinal: boolean, before = ''): boolean | 'wait' {
  const rest = text.slice(from, from + maxGap + 1);
  if (wordsAfter.test(rest) || (rest !== '' && quotes[before] === rest.charAt(0))) return true;
  return !isFinal && rest.length <= maxGap && blanksAfter.test(rest) ? 'wait' : false;
}

export interface EmptyWrapper {
  /** Where it ends in the text, which begins with it. */
  end: number;
  isFinal: boolean;
  /** The state after it. */
  next(): State;
}

/** Markers without a call between them are skipped, unless they are mentioned. */
export function emptyWrapper(text: string, output: Output, { end, isFinal, next }: EmptyWrapper): Decision {
  const mentioned = isMentioned(text, end, isFinal);
  if (mentioned === 'wait') return 'wait';
  if (mentioned) return 'no';
  output.note('a wrapper without a call', text.slice(0, end), 'left out');
  return { consumed: end, next: next() };
}

/** A marker that closes nothing: skipped with a note, unless it is mentioned. */
export function strayMarker(marker: string, output: Output, next: () => State): Opener {
  return {
    marker,
    isInText: true,
    decide(text, { lineStart, quote, isFinal }) {
      if (quote !== 'none' || !lineStart) return 'no';
      const mentioned = isMentioned(text, marker.length, isFinal);
      if (mentioned === 'wait') return 'wait';
      if (mentioned) return 'no';
      output.note('a surplus closing marker', marker, 'skipped');
      return { consumed: marker.length, next: next() };
    },
  };
}

/** A marker after a call that may continue: waits for the rest of it, or skips it if the text is over. */
export function skipCutMarker(text: string, output: Output, isFinal: boolean, state: State): Transition {
  if (!isFinal) return wait(state);
  output.note('a marker after a call was cut', text, 'skipped');
  return { consumed: text.length, next: state };
}
