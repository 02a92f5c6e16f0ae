import { LouterError } from '../core/error.ts';
import { JsonScanner, jsonToken } from '../core/json-scan.ts';
import type { Frame, Step } from '../core/step.ts';

/** The longest element a peer may send, in UTF-16 code units. */
const maxElement = 16 * 1024 * 1024;

/**
 * Splits text, in any pieces, into the elements of an array of objects, one frame each, as Gemini streams without
 * `alt=sse`. Text between the elements is ignored. If the text ends within an element, the incomplete element is emitted,
 * and the consumer of the frame reports it.
 * @throws {LouterError} `bad-upstream-reply` from `push` when an element is longer than 16 Mi code units.
 */
export const readJsonArray: Step<string, Frame> = (emit) => {
  let held: string[] = [];
  let length = 0;
  let depth = 0;
  const scanner = new JsonScanner('', 'brackets');
  const flush = (): void => {
    const data = held.join('');
    held = [];
    length = 0;
    if (data) emit({ data });
  };
  return {
    push(text) {
      let from = depth > 0 ? 0 : -1;
      scanner.feed(text);
      for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
        if (token === jsonToken.openBrace) {
          if (depth++ === 0) from = scanner.start;
        } else if (token === jsonToken.closeBrace && depth > 0 && --depth === 0) {
          held.push(text.slice(from, scanner.end));
          from = -1;
          flush();
        }
      }
      if (from === -1) return;
      held.push(text.slice(from));
      length += text.length - from;
      if (length > maxElement)
        throw new LouterError({
          kind: 'bad-upstream-reply',
          message: 'an element of the stream is longer than 16 MiB',
        });
    },
    end: flush,
  };
};
