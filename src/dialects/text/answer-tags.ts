import { markerAhead, type Tags } from '../tagged/form.ts';
import type { State } from './machine.ts';
import { isMentioned } from './mention.ts';
import type { Opener } from './openers.ts';
import type { Output } from './output.ts';
import type { ContentStates } from './content.ts';

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
    {
      marker: close,
      isInText: true,
      countsInQuotes: true,
      decide(text, { isFinal }) {
        const ahead = markerAhead(text, close.length, ends, isFinal);
        if (ahead === 'wait') return 'wait';
        return ahead === 'other' ? 'no' : { consumed: close.length, next: bordered() };
      },
    },
  ];

  function bordered(): State {
    output.border();
    return next('text');
  }
}
