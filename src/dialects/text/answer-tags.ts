import { markerAhead, type Tags } from '../tagged/form.ts';
import { firstNonBlank } from './blanks.ts';
import { type ContentStates, type State, wait } from './machine.ts';
import { isMentioned } from './mention.ts';
import { isCutAt, type Opener } from './openers.ts';
import type { Output } from './output.ts';

export interface AnswerTagOptions {
  /** What may follow the end of an answer: the marker of calls, and tokens that end a turn. */
  ends: readonly string[];
  next: ContentStates['next'];
}

/**
 * Tags around the answer, which are not part of the text. The closing tag counts only before one of `ends` or the end
 * of the text. Otherwise it is mentioned.
 */
export function answerTags({ open, close }: Tags, output: Output, { ends, next }: AnswerTagOptions): Opener[] {
  return [
    {
      marker: open,
      decide(text, { lineStart, quote, isFinal }) {
        if (!lineStart || quote !== 'none') return 'no';
        const mentioned = isMentioned(text, open.length, isFinal);
        if (mentioned === 'wait') return 'wait';
        return mentioned ? 'no' : { consumed: open.length, next: bordered() };
      },
    },
    answerEnd(close, ends, bordered),
  ];

  function bordered(): State {
    output.border();
    return next('text');
  }
}

/** The closing tag of an answer. */
export const answerEnd = (close: string, ends: readonly string[], next: () => State): Opener => ({
  marker: close,
  isInText: true,
  countsInQuotes: true,
  decide(text, { isFinal }) {
    const ahead = markerAhead(text, close.length, ends, isFinal);
    if (ahead === 'wait') return 'wait';
    return ahead === 'other' ? 'no' : { consumed: close.length, next: next() };
  },
});

export interface AnswerStartOptions {
  answers: readonly Tags[];
  output: Output;
  /** The state after it. `close`: what closes the answer, if it has an opening tag. */
  next(close: string | undefined): State;
}

/** The start of an answer that models put between tags: the opening tag counts there only. */
export function answerStart({ answers, output, next }: AnswerStartOptions): State {
  const state: State = {
    consume(text, isFinal) {
      const from = firstNonBlank(text.slice(0, maxBlanks));
      const isOver = !isFinal && text.length < maxBlanks;
      if (from === text.length && isOver) return wait(state);
      for (const { open, close } of answers) {
        if (!isFinal && isCutAt(text, from, open)) return wait(state);
        if (!text.startsWith(open, from)) continue;
        const mentioned = isMentioned(text, from + open.length, isFinal);
        if (mentioned === 'wait') return wait(state);
        if (mentioned) break;
        output.note('a tag around the answer', open, 'left out');
        output.border();
        return { consumed: from + open.length, next: next(close) };
      }
      return { consumed: 0, next: next(undefined) };
    },
    end: () => undefined,
  };
  return state;
}

/** Maximum blanks before the opening tag of an answer, in UTF-16 units. */
const maxBlanks = 64;
