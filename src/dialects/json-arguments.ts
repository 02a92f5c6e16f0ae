import { asString, parseArguments, parseJson } from '../core/json.ts';
import { createJsonSpan } from './json-span.ts';
import { wait, type Coming, type State, type Taken } from './machine.ts';
import { behindInk, firstInk, type Output } from './output.ts';
import { repairedObject } from './repair.ts';

/** The arguments of the open call, on their way from the text to the client. */
export interface ArgumentText {
  /** The next piece of them, and whether all so far was the beginning of JSON. */
  add(text: string, form: 'strict' | 'loose'): void;
  /**
   * No more comes. `whole`: as JSON they are complete. `open`: something is missing that the model left out, and is put in
   * its place. `cut`: something is missing that did not come any more; the call is broken.
   */
  close(end: 'whole' | 'open' | 'cut'): void;
}

/**
 * Sends argument text verbatim and at once while it is the beginning of a JSON object; what is not is kept, and repaired
 * at the close if that does not contradict what was sent. Commas and closing brackets wait for what follows them: a
 * comma may be one too many, and no call is to look whole before it is.
 */
export function createArgumentText(output: Output): ArgumentText {
  const pieces: string[] = [];
  let sent = 0;
  let held = '';
  let isSending: boolean | undefined;

  return {
    add(text, form) {
      const piece = pieces.length === 0 ? text.slice(firstInk(text)) : text;
      if (piece === '') return;
      pieces.push(piece);
      isSending = (isSending ?? piece.startsWith('{')) && form === 'strict';
      if (!isSending) return;
      const certain = behindCertain(piece);
      if (certain > 0) {
        const fragment = held + piece.slice(0, certain);
        sent += fragment.length;
        output.callArguments(fragment);
        held = piece.slice(certain);
      } else held += piece;
    },
    close(end) {
      if (end === 'cut') return output.callBroken();
      const text = pieces.join('');
      const raw = text.slice(0, behindInk(text));
      output.callArguments(end === 'whole' && isSending ? raw.slice(sent) : mended(raw));
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

/** Where the commas, closing brackets and blanks begin that a piece ends with. */
function behindCertain(piece: string): number {
  let at = piece.length;
  while (at > 0 && ' \n\t\r,]}'.includes(piece.charAt(at - 1))) at--;
  return at;
}

/** Arguments that are an object as they stand, are none at all, or are an object written within a string. */
function asWritten(raw: string): string | undefined {
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

/** How much is looked at behind a closer that stands in a string, to tell data from an end. */
const lookAhead = 64;

/**
 * Reads the arguments of the open call as one JSON value.
 *
 * A closer in a string of strict JSON is data, as in a file about this very format (vllm 45167), unless the text or the
 * line ends behind it: then the string was never closed.
 */
export function readArguments(output: Output, { closers, next }: ArgumentsPlace): State {
  const span = createJsonSpan(closers.map((closer) => closer.charAt(0)).join(''));
  const sink = createArgumentText(output);

  function take(text: string, coming: Coming): Taken {
    let at = 0;
    for (;;) {
      const stop = span.take(text, at);
      sink.add(text.slice(at, stop), span.form);
      at = stop;
      if (span.progress === 'done') {
        sink.close('whole');
        return { eaten: at, next: next() };
      }
      if (at === text.length) return { eaten: at, next: state };
      const judged = closesAt(text, at, { closers, coming, isInString: span.form === 'strict' && span.isInString });
      if (judged === 'wait') return at === 0 ? wait(state) : { eaten: at, next: state };
      if (judged === 'closes') {
        sink.close('open');
        return { eaten: at, next: next() };
      }
      span.pass(text.charCodeAt(at));
      sink.add(text.charAt(at), span.form);
      at++;
    }
  }

  const state: State = {
    take,
    end: (ending) => sink.close(ending === 'stop' ? 'open' : 'cut'),
  };
  return state;
}

export interface CloserPlace {
  closers: readonly string[];
  coming: Coming;
  /** Whether it stands in a string of strict JSON. */
  isInString: boolean;
}

/** Whether a value that is open ends at `at`, where a closer may stand. */
export function closesAt(
  text: string,
  at: number,
  { closers, coming, isInString }: CloserPlace,
): 'closes' | 'wait' | 'goes on' {
  for (const closer of closers) {
    if (text.startsWith(closer, at)) {
      if (!isInString) return 'closes';
      const behind = at + closer.length;
      const ink = firstInk(text.slice(behind, behind + lookAhead)) + behind;
      if (text.slice(behind, ink).includes('\n')) return 'closes';
      if (ink < text.length || ink - behind === lookAhead) continue;
      return coming === 'more' ? 'wait' : 'closes';
    }
    if (coming === 'more' && text.length - at < closer.length && closer.startsWith(text.slice(at))) return 'wait';
  }
  return 'goes on';
}
