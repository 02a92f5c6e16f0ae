import { asString, parseArguments, parseJson } from '../../core/json.ts';
import { readValue } from './value.ts';
import type { State } from '../text/machine.ts';
import { behindInk, firstInk, type Output } from '../text/output.ts';
import { repairedObject } from './repair.ts';

/** The arguments of the open call, on their way from the text to the client. */
export interface ArgumentText {
  /** The next piece of them, and how much of all so far, from the first ink on, no repair will change (`JsonSpan`). */
  add(text: string, certain: number): void;
  /**
   * No more comes. `whole`: they are strict JSON and complete. `open`: something is missing or is not as JSON has it, and is
   * mended. `cut`: something is missing that did not come any more; the call is broken.
   */
  close(end: 'whole' | 'open' | 'cut'): void;
}

/**
 * Sends argument text verbatim and at once as far as it is certain; the rest is held, and repaired at the close if that does
 * not contradict what was sent. The last bracket waits for the close, so that no call looks whole before it is.
 */
export function createArgumentText(output: Output): ArgumentText {
  const pieces: string[] = [];
  let sent = 0;
  /** What follows what was sent. */
  let held = '';
  let isObject = false;

  return {
    add(text, certain) {
      const isFirst = pieces.length === 0;
      const piece = isFirst ? text.slice(firstInk(text)) : text;
      if (piece === '') return;
      if (isFirst) isObject = piece.startsWith('{');
      pieces.push(piece);
      held += piece;
      if (!isObject || certain <= sent) return;
      output.callArguments(held.slice(0, certain - sent));
      held = held.slice(certain - sent);
      sent = certain;
    },
    close(end) {
      if (end === 'cut') return output.callBroken();
      const text = pieces.join('');
      output.callArguments(end === 'whole' && isObject ? held : mended(text.slice(0, behindInk(text))));
      output.callDone();
    },
  };

  /** What is to follow what was sent, so that the whole is a JSON object if there is a way. */
  function mended(raw: string): string {
    const whole = asWritten(raw) ?? repairedObject(raw);
    if (whole === undefined || !whole.startsWith(raw.slice(0, sent))) {
      output.note('the arguments of a tool call are no JSON object', raw, 'passed on as they are');
      return raw.slice(sent);
    }
    if (whole !== raw && raw !== '' && raw !== 'null') output.note('repaired the arguments of a tool call', raw, whole);
    return whole.slice(sent);
  }
}

/** Arguments that are an object as they stand, are none at all, or are an object written within a string. */
function asWritten(raw: string): string | undefined {
  if (/^(?:""|\[\s*\])$/.test(raw)) return '{}';
  const given = parseArguments(raw);
  if (given) return raw.startsWith('{') ? raw : '{}';
  const inner = raw.startsWith('"') ? asString(parseJson(raw)) : undefined;
  return inner !== undefined && inner.trimStart().startsWith('{') && parseArguments(inner) ? inner.trim() : undefined;
}

export interface ArgumentsPlace {
  /** Markers that end the arguments, whatever is missing of them. */
  closers: readonly string[];
  /** Goes on behind the arguments; at a closer, which is not eaten. */
  next(): State;
}

/** Reads the arguments of the open call as one JSON value. */
export function readArguments(output: Output, { closers, next }: ArgumentsPlace): State {
  const sink = createArgumentText(output);
  return readValue({
    closers,
    add: (text, span) => sink.add(text, span.certain),
    next(end) {
      sink.close(end);
      return next();
    },
    end: (ending) => sink.close(ending === 'stop' ? 'open' : 'cut'),
  });
}
