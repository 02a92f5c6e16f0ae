import { firstNonBlank } from './blanks.ts';
import { wait, type State } from './machine.ts';
import { isCutAt } from './openers.ts';

/** Skips the marker that closes a call, if there is one, and the blanks before it. */
export function closing(closer: string, next: () => State): State {
  const state: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return { consumed: nonBlank, next: state };
      if (text.startsWith(closer)) return { consumed: closer.length, next: next() };
      return !isFinal && isCutAt(text, 0, closer) ? wait(state) : { consumed: 0, next: next() };
    },
    end: () => undefined,
  };
  return state;
}
