import { readData, readEnvelope, type EnvelopeOptions } from './envelope.ts';
import { callListAt, maxBlanks, mayBeCall, mayBeginMembers } from './envelope-keys.ts';
import { createJsonSpan } from './span.ts';
import { readStrictly } from './value.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import type { Opener } from '../text/openers.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';

export interface EnvelopeListOptions {
  offered: ReadonlySet<string>;
  trust: EnvelopeOptions['trust'];
  /** The text consumed before the list. It is emitted as text if the list has no call. */
  before: string;
  /** What closes the list, from the innermost on: any marker of each. They are skipped only after a call. */
  closers: readonly (readonly string[])[];
  /** Markers that end a call, complete or not, and are not part of the list. */
  ends?: readonly string[];
  /** Whether the closing markers may be missing without a note. */
  optional?: boolean;
  /** The state after the list, or within the text that it turned out to be. */
  next(outcome: 'call' | 'text'): State;
}

/**
 * Reads calls written as objects: one, several with or without separators, or an array. The text begins at the first
 * bracket.
 */
export function readEnvelopeList(output: Output, options: EnvelopeListOptions): State {
  const { offered, trust, next } = options;
  let closers = options.closers;
  /** Consumed text, which is emitted as text if no call follows. */
  let held = options.before;
  let isArray = false;
  /** Whether the array is nested in an object: `{"tool_calls": […]}`. */
  let isInObject = false;
  let hasCalled = false;

  function envelope(): State {
    const before = held;
    held = '';
    return readEnvelope(output, {
      offered,
      trust,
      before,
      closers: [...closers.flat(), ...(options.ends ?? [])],
      whenCut: trust === 'bare' && !hasCalled ? 'text' : 'left out',
      next(outcome) {
        hasCalled ||= outcome === 'call';
        return outcome === 'call' ? afterCall : next('text');
      },
    });
  }

  const start: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      const code = text.charAt(nonBlank);
      const first = code === '{' && !isArray ? callListAt(text, nonBlank, isFinal) : 'no';
      if (first === 'wait') return wait(start);
      if (first !== 'no') {
        isArray = true;
        isInObject = true;
        return keep(text, first, () => start);
      }
      if (code === '{') return keep(text, nonBlank, envelope);
      if (code === '[' && !isArray) {
        isArray = true;
        return keep(text, nonBlank + 1, () => start);
      }
      if (code === ']' && isArray && trust === 'marked') return keep(text, nonBlank + 1, emptyArray);
      return keep(text, nonBlank, () => (code === '' ? start : noCall()));
    },
    end(ending) {
      if (ending === 'length' && trust !== 'bare') output.note('a call was cut before its name', held, 'left out');
      else output.text(held);
    },
  };

  /** After the marker of calls an empty array means that there are none. */
  function emptyArray(): State {
    output.note('a list without a call', held, 'left out');
    held = '';
    isArray = false;
    return afterCall;
  }

  function noCall(): State {
    output.text(held);
    return next('text');
  }

  /** After a call of the list: the next call, the end of the list, or other text. */
  const afterCall: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return keep(text, nonBlank, () => afterCall);
      const mark = text.charAt(0);
      if (mark === ']' && isArray) {
        isArray = false;
        held = '';
        return { consumed: 1, next: afterCall };
      }
      if (isInObject && !isArray && (mark === '}' || mark === ',')) return { consumed: 0, next: restOfObject() };
      if ((mark === ',' || mark === ';') && held.trim() === '') return keep(text, 1, () => afterCall);
      if (mark === '{') return another(text, isFinal);
      return closed(text, isFinal);
    },
    end(ending) {
      if (ending === 'length' && held.trim() !== '') output.note('a call was cut before its name', held, 'left out');
      else if (held.trim() !== '') output.text(held);
      if (isMissing()) output.note('calls were not closed', '', 'closed them');
      next('call').end(ending);
    },
  };

  /** Skips the rest of the object after its list. */
  function restOfObject(): State {
    isInObject = false;
    held = '';
    const span = createJsonSpan();
    span.consume('{"":0', 0);
    return readStrictly(span, {
      write: () => undefined,
      done: () => afterCall,
      loose: () => afterCall,
      end: (ending) => afterCall.end(ending),
    });
  }

  function another(text: string, isFinal: boolean): Transition {
    const verdict = trust === 'bare' ? mayBeCall(text, 0, offered, false) : 'yes';
    if (verdict === 'wait' && !isFinal) return wait(afterCall);
    return { consumed: 0, next: verdict === 'yes' || verdict === 'wait' ? envelope() : leave() };
  }

  function closed(text: string, isFinal: boolean): Transition {
    for (const [at, markers] of closers.entries()) {
      const marker = markers.find((each) => text.startsWith(each));
      if (marker === undefined) continue;
      closers = closers.slice(at + 1);
      held = '';
      return { consumed: marker.length, next: closers.length === 0 ? next('call') : afterCall };
    }
    if (!closers.flat().some((each) => each.startsWith(text))) return { consumed: 0, next: leave() };
    if (!isFinal) return wait(afterCall);
    if (options.optional) return { consumed: 0, next: leave() };
    output.note('a marker behind a call was cut', text, 'passed over');
    held = '';
    return { consumed: text.length, next: afterCall };
  }

  function leave(): State {
    // Blanks between two calls belong to the call before them.
    output.text(held);
    if (isMissing()) output.note('calls were not closed', held, 'closed them');
    return next('call');
  }

  const isMissing = (): boolean => options.optional !== true && (isArray || isInObject || closers.length > 0);

  function keep(text: string, consumed: number, follow: () => State): Transition {
    held += text.slice(0, consumed);
    return { consumed, next: follow() };
  }

  return start;
}

/** Calls in the text without a marker: an object or an array of them, recognized by their form. */
export function bareEnvelopes(
  output: Output,
  options: Pick<EnvelopeListOptions, 'offered' | 'closers' | 'next'>,
): Opener[] {
  const { offered } = options;

  function begins(text: string, isFinal: boolean): ReturnType<typeof mayBeCall> {
    if (text.startsWith('{')) {
      const list = callListAt(text, 0, isFinal);
      return list === 'no' ? mayBeCall(text, 0, offered, isFinal) : list === 'wait' ? 'wait' : 'yes';
    }
    const brace = firstNonBlank(text.slice(1, 1 + maxBlanks)) + 1;
    if (brace === text.length && brace <= maxBlanks) return isFinal ? 'no' : 'wait';
    const verdict = text.charAt(brace) === '{' ? mayBeCall(text, brace, offered, isFinal) : 'no';
    return verdict === 'data' ? 'no' : verdict;
  }

  return ['{', '['].map((marker) => ({
    marker,
    mayPrecede: marker === '{' ? mayBeginMembers : (code: number) => code === 0x7b || isBlank(code),
    decide(text, { isFinal }) {
      const verdict = begins(text, isFinal);
      if (verdict === 'data')
        return { consumed: 0, next: readData(createJsonSpan(), output, () => options.next('text')) };
      if (verdict !== 'yes') return verdict;
      return { consumed: 0, next: readEnvelopeList(output, { ...options, trust: 'bare', before: '', optional: true }) };
    },
  }));
}
