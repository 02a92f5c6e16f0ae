import { wait, type State } from './machine.ts';
import { isMentioned } from './mention.ts';
import { createPositionTracker } from './position.ts';

/** The tags around reasoning. */
export interface ThoughtTags {
  open: string;
  close: string;
  /** What may follow the opening tag as part of it, such as the name of a channel. */
  label?: string;
  /** Incorrect variants of the closing tag. */
  closeAliases?: readonly string[];
  /** Markers of what follows reasoning, which end it if its closing tag is missing. */
  followers?: readonly string[];
  /** Whether some prompts open the reasoning, so that only its closing tag is in the text. */
  isOftenOpened?: true;
}

/**
 * Maximum length of reasoning that the prompt may have opened, in UTF-16 units, as an answer is held up to there: in
 * general, and where it is likely.
 */
const maxUnopened = 1024;
const maxLikely = 16_384;

export interface UnopenedOptions {
  tag: ThoughtTags;
  /** Markers of what no reasoning without its opening tag precedes. */
  others: readonly string[];
  isLikely: boolean;
  /** The state of text. */
  text(): State;
  /** Receives reasoning, and what was seen of it. Returns the state after it. */
  thought(text: string, saw: string): State;
}

/**
 * The start of a text whose reasoning the prompt may have opened: a closing tag without an opening one soon follows, or
 * it is text.
 */
export function maybeOpened({ tag, others, isLikely, text: asText, thought }: UnopenedOptions): State {
  const { close, label } = tag;
  const maxLength = isLikely ? maxLikely : maxUnopened;
  const longest = Math.max(...[close, ...others].map(({ length }) => length));
  /** How much of the text was searched. */
  let seen = 0;
  const state: State = {
    consume(text, isFinal) {
      const near = text.slice(0, maxLength);
      const from = Math.max(0, seen - longest);
      const at = near.indexOf(close, from);
      const isOther = others.some((marker) => {
        const found = near.indexOf(marker, from);
        return found !== -1 && (at === -1 || found < at);
      });
      if (at === -1 && !isOther && near.length < maxLength && !isFinal) {
        seen = near.length;
        return wait(state);
      }
      const end = at + close.length;
      const isText = at === -1 || isOther || isMentionedAt(text, at, end, isFinal);
      if (isText === 'wait') return wait(state);
      if (isText) return { consumed: 0, next: asText() };
      const isLabelled = label !== undefined && text.startsWith(`${label}\n`);
      return { consumed: end, next: thought(text.slice(isLabelled ? label.length : 0, at), text.slice(0, end)) };
    },
    end: () => undefined,
  };
  return state;
}

/** Whether the marker from `at` to `end` is quoted, or mentioned in a sentence. */
function isMentionedAt(text: string, at: number, end: number, isFinal: boolean): boolean | 'wait' {
  const position = createPositionTracker();
  position.add(text.slice(0, at));
  return position.now(isFinal).quote !== 'none' || isMentioned(text, end, isFinal, text.charAt(at - 1));
}
