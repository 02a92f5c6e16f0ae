import { wait, type State } from './machine.ts';
import { isCutAt } from './openers.ts';
import { firstInk, type Output } from './output.ts';

export interface BehindPlace {
  output: Output;
  /** What closes the call, and is passed over; absent: nothing does. */
  closer?: string;
  /** Markers that may follow. */
  markers: readonly string[];
  /** Goes on with what is none of the call's. */
  next(): State;
}

/** Goes on behind the arguments of a call. A marker that the text ends within is passed over, as no text begins so there. */
export function behindCall({ output, closer, markers, next }: BehindPlace): State {
  const awaited = closer === undefined ? markers : [closer, ...markers];
  const state: State = {
    take(text, coming) {
      const ink = firstInk(text);
      if (ink > 0) return { eaten: ink, next: state };
      if (closer !== undefined && text.startsWith(closer)) return { eaten: closer.length, next: next() };
      if (!awaited.some((marker) => isCutAt(text, 0, marker))) return { eaten: 0, next: next() };
      if (coming === 'more') return wait(state);
      output.note('a marker behind a call was cut', text, 'passed over');
      return { eaten: text.length, next: state };
    },
    end: () => undefined,
  };
  return state;
}
