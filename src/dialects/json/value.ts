import type { Ending } from '../dialect.ts';
import { createJsonSpan, type JsonSpan } from './span.ts';
import { callTagAt, maxClosers } from '../text/closers.ts';
import type { State, Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';

/** Maximum text inspected after a closer within a string, in UTF-16 units. */
const lookAhead = 64;

export interface JsonValueOptions {
  /** Markers that end the value, complete or not. */
  closers: readonly string[];
  /** Ends the value if only a closer or the end of the text follows: the closing code fence around it. */
  fence?: string;
  /** Receives the next piece of the value, which `span` has read. */
  add(text: string, span: JsonSpan): void;
  /**
   * The state after the value. `complete`: complete strict JSON. `open`: loose, or ended by a closer, which is not
   * consumed.
   */
  next(end: 'complete' | 'open'): State;
  /** If given: the state after the unit that makes the value loose. */
  loosened?(): State;
  /** Receives the closer at the end of the text if it is within an open string. */
  closed?(text: string): void;
  /** The text is over. `isClosed`: after a closer, or within what may be one. */
  end(ending: Ending, isClosed: boolean): void;
}

/** Creates a span that stops where one of these markers, or a closing tag of another format, may begin. */
export const spanFor = (closers: readonly string[], fence = ''): JsonSpan =>
  createJsonSpan(`<${closers.map((closer) => closer.charAt(0)).join('')}${fence.charAt(0)}`);

/**
 * Reads one JSON value.
 *
 * A closer within a string of strict JSON is data, as in a file about the format itself (vllm 45167), unless the text
 * or the line ends after it: then the string was never closed. A closer of another format counts between strings, and
 * in them before one of the format itself that counts.
 */
export function readValue(options: JsonValueOptions, span = spanFor(options.closers, options.fence)): State {
  const { closers, fence, add, next, loosened } = options;
  let isClosed = false;

  function consume(text: string, isFinal: boolean): Transition {
    let at = 0;
    for (;;) {
      at = span.consume(text, at);
      if (loosened && span.form === 'loose') return leave(text, at, loosened);
      if (span.progress === 'done') return leave(text, at, () => next(span.form === 'strict' ? 'complete' : 'open'));
      if (at === text.length) return leave(text, at, stay);
      const isInString = span.form === 'strict' && span.isInString;
      const isFence = fence !== undefined && text.charAt(at) === fence.charAt(0);
      const verdict = isFence
        ? fenceClosesAt(text, at, { closers, fence, isFinal })
        : closesAt(text, at, { closers, isFinal, isInString }, span.isInString);
      // The reason why the text ended decides whether the value ends at this marker or was cut within its string.
      if (verdict === 'closes' && isInString && isFinal) {
        isClosed = true;
        const transition = { ...leave(text, at, stay), consumed: text.length };
        options.closed?.(text.slice(at));
        return transition;
      }
      if (verdict === 'wait') return leave(text, at, stay);
      if (verdict === 'closes') return leave(text, at, () => next('open'));
      span.pass(text.charCodeAt(at));
      at++;
    }
  }

  function leave(text: string, consumed: number, follow: () => State): Transition {
    if (consumed > 0) add(text.slice(0, consumed), span);
    return { consumed, next: follow() };
  }

  const stay = (): State => state;
  const state: State = { consume, end: (ending) => options.end(ending, isClosed) };
  return state;
}

export interface CloserOptions {
  closers: readonly string[];
  isFinal: boolean;
  /** Whether the closer is within a string of strict JSON. */
  isInString: boolean;
}

/** Whether an open value ends at `at`, where a closer of any format may begin. */
function closesAt(
  text: string,
  at: number,
  options: CloserOptions,
  isInAnyString: boolean,
): 'closes' | 'wait' | 'goes on' {
  const own = closesByOwn(text, at, options);
  if (own !== 'goes on') return own;
  for (let count = 0, from = at; count < maxClosers; count++) {
    const found = callTagAt(text, from);
    if (found === 'cut') return options.isFinal ? 'goes on' : 'wait';
    if (found?.is !== 'closer') return 'goes on';
    if (!isInAnyString) return 'closes';
    const end = from + found.length;
    from = end + firstNonBlank(text.slice(end, end + lookAhead));
    if (from === text.length) return options.isFinal ? 'goes on' : 'wait';
    const next = closesByOwn(text, from, options);
    if (next !== 'goes on') return next;
  }
  return 'goes on';
}

function closesByOwn(
  text: string,
  at: number,
  { closers, isFinal, isInString }: CloserOptions,
): 'closes' | 'wait' | 'goes on' {
  for (const closer of closers) {
    if (text.startsWith(closer, at)) {
      if (!isInString) return 'closes';
      const verdict = endsAt(text, at + closer.length, closers, isFinal);
      if (verdict === 'goes on') continue;
      return verdict;
    }
    if (!isFinal && isCutAt(text, at, closer)) return 'wait';
  }
  return 'goes on';
}

/** Whether the code fence around the value ends at `at`. */
function fenceClosesAt(
  text: string,
  at: number,
  { closers, fence, isFinal }: { closers: readonly string[]; fence: string; isFinal: boolean },
): 'closes' | 'wait' | 'goes on' {
  if (isCutAt(text, at, fence)) return isFinal ? 'closes' : 'wait';
  if (!text.startsWith(fence, at)) return 'goes on';
  const limit = at + fence.length + lookAhead;
  const nonBlank = firstNonBlank(text.slice(0, limit), at + fence.length);
  if (nonBlank >= limit) return 'goes on';
  if (nonBlank === text.length) return isFinal ? 'closes' : 'wait';
  if (closers.some((closer) => text.startsWith(closer, nonBlank))) return 'closes';
  const isCut = closers.some((closer) => isCutAt(text, nonBlank, closer));
  return isCut ? (isFinal ? 'closes' : 'wait') : 'goes on';
}

/** Whether the line or the text ends at `from`, ignoring blanks and further closers. */
function endsAt(
  text: string,
  from: number,
  closers: readonly string[],
  isFinal: boolean,
): 'closes' | 'wait' | 'goes on' {
  const limit = from + lookAhead;
  for (let at = from; ;) {
    const nonBlank = at + firstNonBlank(text.slice(at, limit));
    if (text.slice(at, nonBlank).includes('\n')) return 'closes';
    if (nonBlank >= limit) return 'goes on';
    if (nonBlank === text.length) return isFinal ? 'closes' : 'wait';
    const closer = closers.find((each) => text.startsWith(each, nonBlank));
    if (closer === undefined) {
      const isCut = closers.some((each) => isCutAt(text, nonBlank, each));
      return !isFinal && isCut ? 'wait' : 'goes on';
    }
    at = nonBlank + closer.length;
  }
}

export interface StrictOptions {
  /** Receives the next piece, which is strict JSON. */
  write(text: string): void;
  /** The state after the value. */
  done(): State;
  /** The state at the first unit that is not JSON, which is not consumed. */
  loose(code: number): State;
  end(ending: Ending): void;
}

/** Reads the rest of a JSON value while it is strict. */
export function readStrictly(span: JsonSpan, { write, done, loose, end }: StrictOptions): State {
  const state: State = {
    consume(text) {
      const stop = span.consume(text, 0);
      const consumed = span.form === 'strict' ? stop : stop - 1;
      if (consumed > 0) write(text.slice(0, consumed));
      if (span.form === 'loose') return { consumed, next: loose(text.charCodeAt(consumed)) };
      return { consumed, next: span.progress === 'done' ? done() : state };
    },
    end,
  };
  return state;
}
