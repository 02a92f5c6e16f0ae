import type { Ending, Reader } from '../dialect.ts';

/** The result of a state: how many UTF-16 units it consumed, and the next state. */
export interface Transition {
  consumed: number;
  next: State;
}

/** A state of a reader. It consumes text from the front and returns the next state. Its memory is in its closure. */
export interface State {
  /**
   * Consumes what is certain of `text`, which is not empty. Returning the same state with nothing consumed requests
   * more text: the same text is passed again with what follows. That may be done only for short text (a marker, a
   * line), otherwise time is quadratic. `isFinal`: no more text follows, so that this state or its successors must
   * consume everything.
   */
  consume(text: string, isFinal: boolean): Transition;
  /** Called when the text is consumed and no more follows. Closes what is open. */
  end(ending: Ending): void;
}

/** Creates a reader from states. Surrogate pairs are never split, however the text is. */
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

/** Consumes the rest of the final text, and lets `end` decide by the reason why the text ended. */
export function untilEnd(end: State['end']): State {
  const state: State = { consume: (text) => ({ consumed: text.length, next: state }), end };
  return state;
}

/** Stays in `state` and requests more text. */
export const wait = (state: State): Transition => ({ consumed: 0, next: state });

/** The states that all dialects share: text, reasoning in tags, and what surrounds calls. */
export interface ContentStates {
  /** The initial state. */
  start: State;
  /** The state after a call, or after a possible call that is text. */
  next(outcome: 'call' | 'text'): State;
}
