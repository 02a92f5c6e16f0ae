import { wait, type State, type Transition } from './machine.ts';
import type { Opener } from './openers.ts';
import { firstNonBlank } from './blanks.ts';

/** How tokens that end a turn are read. */
export interface EndTokenOptions {
  /** The tokens, such as `<|im_end|>`. */
  tokens: readonly string[];
  /** Receives a token that turned out to be text. */
  write(text: string): void;
  /** The state after it. */
  back(): State;
}

/**
 * Tokens that end a turn, and that some servers leave in the text: skipped if only more of them follow, and text
 * otherwise, as in an answer about them.
 */
export const endTokenOpeners = (options: EndTokenOptions): Opener[] =>
  options.tokens.map((marker) => ({
    marker,
    isInText: true,
    decide: () => ({ consumed: marker.length, next: afterEnd(marker, options) }),
  }));

function afterEnd(marker: string, { tokens, write, back }: EndTokenOptions): State {
  const held = [marker];
  const state: State = {
    consume(text, isFinal): Transition {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return keep(text.slice(0, nonBlank));
      const token = tokens.find((each) => text.startsWith(each));
      if (token !== undefined) return keep(token);
      if (!isFinal && tokens.some((each) => each.startsWith(text))) return wait(state);
      write(held.join(''));
      return { consumed: 0, next: back() };
    },
    end: () => undefined,
  };

  function keep(text: string): Transition {
    held.push(text);
    return { consumed: text.length, next: state };
  }
  return state;
}
