import { readData, readEnvelope, type EnvelopeOptions } from './envelope.ts';
import { callListAt, maxBlanks, mayBeCall, mayBeginMembers } from './envelope-keys.ts';
import { createJsonSpan } from './span.ts';
import { readStrictly } from './value.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import type { Opener } from '../text/openers.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { skipCutMarker } from '../text/mention.ts';
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
export const readEnvelopeList = (output: Output, options: EnvelopeListOptions): State =>
  new EnvelopeListReader(output, options).start;

class EnvelopeListReader {
  readonly #output: Output;
  readonly #options: EnvelopeListOptions;
  readonly #isBare: boolean;
  /** What still closes the list. */
  #closers: EnvelopeListOptions['closers'];
  /** Consumed text, which is emitted as text if no call follows. */
  #held: string;
  #isArray = false;
  /** Whether the array is nested in an object: `{"tool_calls": […]}`. */
  #isInObject = false;
  #hasCalled = false;

  constructor(output: Output, options: EnvelopeListOptions) {
    this.#output = output;
    this.#options = options;
    this.#isBare = options.trust === 'bare';
    this.#closers = options.closers;
    this.#held = options.before;
  }

  readonly start: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      const code = text.charAt(nonBlank);
      const first = code === '{' && !this.#isArray ? callListAt(text, nonBlank, isFinal) : 'no';
      if (first === 'wait') return wait(this.start);
      if (first !== 'no') {
        this.#isArray = true;
        this.#isInObject = true;
        return this.#keep(text, first, () => this.start);
      }
      if (code === '{') return this.#keep(text, nonBlank, () => this.#envelope());
      if (code === '[' && !this.#isArray) {
        this.#isArray = true;
        return this.#keep(text, nonBlank + 1, () => this.start);
      }
      if (code === ']' && this.#isArray && this.#options.trust === 'marked')
        return this.#keep(text, nonBlank + 1, () => this.#emptyArray());
      return this.#keep(text, nonBlank, () => (code === '' ? this.start : this.#noCall()));
    },
    end: (ending) => {
      if (ending === 'length' && !this.#isBare)
        this.#output.note('a call was cut before its name', this.#held, 'left out');
      else this.#output.text(this.#held);
    },
  };

  #envelope(): State {
    const { offered, trust, ends = [], next } = this.#options;
    const before = this.#held;
    this.#held = '';
    return readEnvelope(this.#output, {
      offered,
      trust,
      before,
      closers: [...this.#closers.flat(), ...ends],
      whenCut: this.#isBare && !this.#hasCalled ? 'text' : 'left out',
      next: (outcome) => {
        this.#hasCalled ||= outcome === 'call';
        return outcome === 'call' ? this.#afterCall : next('text');
      },
    });
  }

  /** After the marker of calls an empty array means that there are none. */
  #emptyArray(): State {
    this.#output.note('a list without a call', this.#held, 'left out');
    this.#held = '';
    this.#isArray = false;
    return this.#afterCall;
  }

  #noCall(): State {
    this.#output.text(this.#held);
    return this.#options.next('text');
  }

  /** After a call of the list: the next call, the end of the list, or other text. */
  readonly #afterCall: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return this.#keep(text, nonBlank, () => this.#afterCall);
      const mark = text.charAt(0);
      if (mark === ']' && this.#isArray) {
        this.#isArray = false;
        this.#held = '';
        return { consumed: 1, next: this.#afterCall };
      }
      if (this.#isInObject && !this.#isArray && (mark === '}' || mark === ','))
        return { consumed: 0, next: this.#restOfObject() };
      if ((mark === ',' || mark === ';') && this.#held.trim() === '') return this.#keep(text, 1, () => this.#afterCall);
      if (mark === '{') return this.#another(text, isFinal);
      return this.#closed(text, isFinal);
    },
    end: (ending) => {
      if (ending === 'length' && this.#held.trim() !== '')
        this.#output.note('a call was cut before its name', this.#held, 'left out');
      else if (this.#held.trim() !== '') this.#output.text(this.#held);
      if (this.#isMissing()) this.#output.note('calls were not closed', '', 'closed them');
      this.#options.next('call').end(ending);
    },
  };

  /** Skips the rest of the object after its list. */
  #restOfObject(): State {
    this.#isInObject = false;
    this.#held = '';
    const span = createJsonSpan();
    span.consume('{"":0', 0);
    return readStrictly(span, {
      write: () => undefined,
      done: () => this.#afterCall,
      loose: () => this.#afterCall,
      end: (ending) => this.#afterCall.end(ending),
    });
  }

  #another(text: string, isFinal: boolean): Transition {
    const verdict = this.#isBare ? mayBeCall(text, 0, this.#options.offered, false) : 'yes';
    if (verdict === 'wait' && !isFinal) return wait(this.#afterCall);
    return { consumed: 0, next: verdict === 'yes' || verdict === 'wait' ? this.#envelope() : this.#leave() };
  }

  #closed(text: string, isFinal: boolean): Transition {
    for (const [at, markers] of this.#closers.entries()) {
      const marker = markers.find((each) => text.startsWith(each));
      if (marker === undefined) continue;
      this.#closers = this.#closers.slice(at + 1);
      this.#held = '';
      return {
        consumed: marker.length,
        next: this.#closers.length === 0 ? this.#options.next('call') : this.#afterCall,
      };
    }
    if (!this.#closers.flat().some((each) => each.startsWith(text))) return { consumed: 0, next: this.#leave() };
    if (isFinal && this.#options.optional) return { consumed: 0, next: this.#leave() };
    if (isFinal) this.#held = '';
    return skipCutMarker(text, this.#output, isFinal, this.#afterCall);
  }

  #leave(): State {
    // Blanks between two calls belong to the call before them.
    this.#output.text(this.#held);
    if (this.#isMissing()) this.#output.note('calls were not closed', this.#held, 'closed them');
    return this.#options.next('call');
  }

  #isMissing(): boolean {
    return this.#options.optional !== true && (this.#isArray || this.#isInObject || this.#closers.length > 0);
  }

  #keep(text: string, consumed: number, follow: () => State): Transition {
    this.#held += text.slice(0, consumed);
    return { consumed, next: follow() };
  }
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
