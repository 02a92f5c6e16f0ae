import type { Ending, Reader } from '../dialect.ts';

/** What a state made of the text it was given: how many UTF-16 units it ate, and which state goes on. */
export interface Transition {
  consumed: number;
  next: State;
}

/** One state of a reader: it eats text from the front, and says what goes on. Its own memory is in its closure. */
export interface State {
  /**
   * Eats what is certain of `text`, which is not empty. To eat nothing and stay is to ask for more: the same text comes
   * again with what follows it, so that little may be left so (a marker, a line); a longer wait eats and remembers. When
   * nothing is coming, all is eaten in the end, by this state or those after it.
   */
  consume(text: string, isFinal: boolean): Transition;
  /** All text was eaten, and no more comes: closes what is open. */
  end(ending: Ending): void;
}

/** Runs a reader's states over its text. A surrogate pair is seen whole, however it was cut. */
export function createMachine(start: State, output: { end(): void }): Reader {
  let state = start;
  let held = '';

  function run(text: string, isFinal: boolean): string {
    let rest = text;
    while (rest !== '') {
      const { consumed, next } = state.consume(rest, isFinal);
      if (consumed === 0 && next === state) return rest;
      rest = consumed === rest.length ? '' : rest.slice(consumed);
      state = next;
    }
    return '';
  }

  return {
    push(text) {
      if (text === '') return;
      const joined = held === '' ? text : held + text;
      const last = joined.charCodeAt(joined.length - 1);
      const isHalf = last >= 0xd800 && last <= 0xdbff;
      held = isHalf ? run(joined.slice(0, -1), false) + joined.slice(-1) : run(joined, false);
    },
    end(ending) {
      const rest = run(held.toWellFormed(), true);
      held = '';
      if (rest !== '') throw new Error(`a reader left ${rest.length} units of text at its end`);
      state.end(ending);
      output.end();
    },
  };
}

/** Eats what is left of a text that is known to be its last, and lets what the text ended for decide what it was. */
export function untilEnd(end: State['end']): State {
  const state: State = { consume: (text) => ({ consumed: text.length, next: state }), end };
  return state;
}

/** Stays in `state`, and asks for more. */
export const wait = (state: State): Transition => ({ consumed: 0, next: state });
