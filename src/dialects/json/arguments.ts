import { asString, parseArguments, parseJson } from '../../core/json.ts';
import type { Ending } from '../dialect.ts';
import { createJsonSpan } from './span.ts';
import { readValue } from './value.ts';
import type { State } from '../text/machine.ts';
import { runUntil, type Opener } from '../text/openers.ts';
import { trimmedEnd, firstNonBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';
import { hasOddQuotes, repairedObject } from './repair.ts';

/** The arguments of the open call, on their way from the text to the client. */
export interface ArgumentText {
  /**
   * Adds a piece. `certain`: number of units of all arguments, from the first non-blank on, that no repair will change
   * (see `JsonSpan`).
   */
  add(text: string, certain: number): void;
  /** Whether what was added so far makes a call. */
  isCall(end: 'complete' | 'open'): boolean;
  /**
   * Ends the arguments. `complete`: complete strict JSON. `open`: a marker ended them, so that anything missing or
   * malformed is repaired. `ended`: the text ended before a marker, so that only brackets may be added, and no
   * arguments are right only for a tool that requires none. `cut`: truncated. The call is broken if the result is not a
   * JSON object.
   */
  close(end: ArgumentsEnd): void;
}

type ArgumentsEnd = 'complete' | 'open' | 'ended' | 'cut';

/** How arguments end at the end of the text. `isClosed`: whether after a closing marker. */
export const endOfArguments = (ending: Ending, isClosed: boolean): ArgumentsEnd =>
  ending === 'length' ? 'cut' : isClosed ? 'open' : 'ended';

/**
 * Emits argument text unchanged as soon as it is certain. The rest is held, and repaired at the end unless that
 * contradicts what was sent. The last bracket is held until then, so that no call looks complete too early.
 */
export function createArgumentText(output: Output): ArgumentText {
  const pieces: string[] = [];
  let sent = 0;
  /** The text after what was sent. */
  let held = '';
  let isObject = false;

  return {
    add(text, certain) {
      const isFirst = pieces.length === 0;
      const piece = isFirst ? text.slice(firstNonBlank(text)) : text;
      if (piece === '') return;
      if (isFirst) isObject = piece.startsWith('{');
      pieces.push(piece);
      held += piece;
      if (!isObject || certain <= sent) return;
      output.callArguments(held.slice(0, certain - sent));
      held = held.slice(certain - sent);
      sent = certain;
    },
    isCall: (end) => (end === 'complete' && isObject) || mended(trimmed(pieces.join(''))) !== undefined,
    close(end) {
      if (end === 'cut') return output.callCut();
      const text = pieces.join('');
      if (end === 'complete' && isObject) {
        output.callArguments(held);
        return output.callDone();
      }
      const raw = trimmed(text);
      const isIncomplete = end === 'ended' && (raw === '' ? output.needsArguments() : isCutOff(raw));
      const repaired = isIncomplete ? undefined : mended(raw);
      if (repaired === undefined) {
        output.note('the arguments of a tool call are not a JSON object', raw, 'an incomplete call');
        output.callArguments(raw.slice(sent));
        return output.callBroken();
      }
      if (repaired !== raw && raw !== '' && raw !== 'null')
        output.note('repaired the arguments of a tool call', raw, repaired);
      output.callArguments(repaired.slice(sent));
      return output.callDone();
    },
  };

  /** The arguments as a JSON object that begins with what was sent. `undefined` if that is impossible. */
  function mended(raw: string): string | undefined {
    const repaired = asWritten(raw) ?? repairedArguments(raw, output.calledTool(), output);
    return repaired?.startsWith(raw.slice(0, sent)) ? repaired : undefined;
  }
}

const trimmed = (text: string): string => text.slice(0, trimmedEnd(text));

/**
 * Malformed arguments as a JSON object. `undefined` if it has a parameter that the tool does not have, and a quote is
 * missing: then that is likely a part of a text.
 */
function repairedArguments(raw: string, tool: string, output: Output): string | undefined {
  const repaired = repairedObject(raw);
  if (repaired === undefined || !hasOddQuotes(raw)) return repaired;
  return output.takes(tool, Object.keys(parseArguments(repaired) ?? {})) ? repaired : undefined;
}

/** Whether a text ends within a value, or where one is expected. */
export function isCutOff(raw: string): boolean {
  const span = createJsonSpan();
  for (let at = span.consume(raw, 0); at < raw.length && span.progress !== 'done';) at = span.consume(raw, at);
  if (raw === '' || span.progress === 'done') return false;
  return !span.isAfterValue;
}

/** Arguments that are an object, empty, or an object within a string. */
function asWritten(raw: string): string | undefined {
  if (/^(?:""|\[\s*\])$/.test(raw)) return '{}';
  const given = parseArguments(raw);
  if (given) return raw.startsWith('{') ? raw : '{}';
  const inner = raw.startsWith('"') ? asString(parseJson(raw)) : undefined;
  return inner !== undefined && inner.trimStart().startsWith('{') && parseArguments(inner) ? inner.trim() : undefined;
}

export interface ArgumentsOptions {
  /** Markers that end the arguments, complete or not. */
  closers: readonly string[];
  /** The closing code fence around them. */
  fence?: string;
  /** The state after the arguments. A closer is not consumed. */
  next(): State;
}

/** Reads the arguments of the open call as one JSON value. If it makes no call, the text up to a closer belongs to it. */
export function readArguments(output: Output, { closers, fence, next }: ArgumentsOptions): State {
  const sink = createArgumentText(output);
  const rest = runUntil({
    openers: closers.map((marker): Opener => ({ marker, decide: () => ({ consumed: 0, next: closed('open') }) })),
    write: (text) => sink.add(text, 0),
    end: (ending) => sink.close(endOfArguments(ending, false)),
  });
  return readValue({
    closers,
    ...(fence !== undefined && { fence }),
    add: (text, span) => sink.add(text, span.certain),
    next: (end) => (sink.isCall(end) ? closed(end) : rest),
    end: (ending, isClosed) => sink.close(endOfArguments(ending, isClosed)),
  });

  function closed(end: 'complete' | 'open'): State {
    sink.close(end);
    return next();
  }
}
