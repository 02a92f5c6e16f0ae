import type { State } from './machine.ts';
import type { Opener } from './openers.ts';
import type { Output } from './output.ts';

/** A marker that means nothing where it stands at the beginning of a line, or behind a call or a thought. */
export function strayMarker(marker: string, output: Output, next: () => State): Opener {
  return {
    marker,
    decide(_text, { lineStart }) {
      if (!lineStart) return 'no';
      output.note('a marker that closes nothing', marker, 'passed over');
      return { eaten: marker.length, next: next() };
    },
  };
}
