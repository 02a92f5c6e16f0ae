import { LouterError } from '../core/error.ts';
import type { Frame, Step } from '../core/step.ts';

/** The longest line a peer may send, in UTF-16 code units. */
const maxLine = 16 * 1024 * 1024;

/**
 * Text in any slices to one frame a line; blank lines carry nothing.
 * @throws {LouterError} `bad-upstream-reply` from `push` when a line is longer than 16 MiB.
 */
export const readNdjson: Step<string, Frame> = (emit) => {
  let held: string[] = [];
  let length = 0;
  const flush = (): void => {
    const line = held.join('').trim();
    held = [];
    length = 0;
    if (line) emit({ data: line });
  };
  return {
    push(text) {
      let from = 0;
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
        held.push(text.slice(from, at));
        flush();
        from = at + 1;
      }
      held.push(text.slice(from));
      length += text.length - from;
      if (length > maxLine)
        throw new LouterError({ kind: 'bad-upstream-reply', message: 'a line of the stream is longer than 16 MiB' });
    },
    end: flush,
  };
};
