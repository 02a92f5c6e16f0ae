import type { Ending } from '../dialect.ts';
import { foreignCloser } from './after-call.ts';
import { firstNonBlank } from './blanks.ts';
import { wait, type State, type Transition } from './machine.ts';
import { isCutAt, type Decision, type Opener, type TextPosition } from './openers.ts';
import type { HeldOutput, Output } from './output.ts';

/** Whether calls in an unusual place are meant as calls. */
type Verdict = 'calls' | 'quoted';

export interface ProvisionalOptions {
  output: Output;
  /** What opens calls. Further calls after the first are read with it. */
  openers: readonly Opener[];
  /** Markers that may follow the calls: tokens that end the turn, and closing markers. */
  trailers: readonly string[];
  /** Markers that end what surrounds the calls, which makes them a mention. */
  closers(): readonly string[];
  /** Decides by the first non-blank unit after the calls. */
  after(text: string, isFinal: boolean): Verdict | 'wait';
  /** Decides if the text ends with the calls. */
  atEnd(calls: number, ending: Ending): Verdict;
  /** Receives the calls as text. */
  write(text: string): void;
  /** The state after calls, or after what turned out to be quoted. */
  next(verdict: Verdict): State;
}

/** How much of a text precedes what closes the surrounding reasoning (`closer`), or what may become that (`cut`). */
interface Limit {
  at: number;
  is: 'closer' | 'cut' | 'end';
}

/**
 * Calls within open reasoning or an inline code span are held until the following text decides: models often forget to
 * close the reasoning before they call (vllm 45916), and as often consider a call in it. Only calls are held: any
 * other text decides.
 */
export class ProvisionalCalls {
  readonly #options: ProvisionalOptions;
  /** Markers that may follow a call. */
  readonly #awaited: readonly string[];
  #isOpen = false;
  /** What the calls emitted, and their text. */
  #held: HeldOutput | undefined;
  #raw: string[] = [];
  /** The state within the calls. */
  #inner: State;
  readonly #after: State = { consume: () => wait(this.#after), end: () => undefined };

  constructor(options: ProvisionalOptions) {
    this.#options = options;
    this.#awaited = [...options.trailers, ...options.openers.map(({ marker }) => marker)];
    this.#inner = this.#after;
  }

  /** The state after each call. `undefined` while none is read. */
  get open(): State | undefined {
    return this.#isOpen ? this.#after : undefined;
  }

  /** Wraps an opener, so that its calls are read provisionally. */
  wrap(opener: Opener): Opener {
    return { ...opener, decide: (text, position) => this.#decide(opener, text, position) };
  }

  #decide(opener: Opener, text: string, position: TextPosition): Decision {
    const { at, is } = this.#limitIn(text, position.isFinal);
    const held = this.#options.output.hold();
    // What closes the surrounding reasoning is not part of the opener.
    const isClosed = is === 'closer';
    // An opener that skips markers without a call asks immediately for the next state.
    this.#isOpen = true;
    const decision = isClosed
      ? opener.decide(text.slice(0, at), { ...position, isFinal: false })
      : opener.decide(text, position);
    if (decision === 'wait' || decision === 'no') {
      this.#isOpen = false;
      held.drop();
      return isClosed ? 'no' : decision;
    }
    this.#held = held;
    this.#raw = [text.slice(0, decision.consumed)];
    this.#inner = decision.next;
    return { consumed: decision.consumed, next: this.#calls };
  }

  readonly #calls: State = {
    consume: (text, isFinal) => {
      const { at: limit, is } = this.#limitIn(text, isFinal);
      const isOver = is === 'end' && isFinal;
      const { at, isFollowed } = this.#advance(text, limit, isOver);
      const verdict = isFollowed ? this.#verdictAt(text.slice(at, limit), isOver) : 'wait';
      if (verdict !== 'wait') return { consumed: at, next: this.#settle(verdict) };
      if (is !== 'closer') return { consumed: at, next: this.#calls };
      this.#raw.push(text.slice(at, limit));
      return { consumed: limit, next: this.#settle('quoted') };
    },
    end: (ending) => {
      if (this.#inner !== this.#after) this.#inner.end(ending);
      const held = this.#held;
      this.#settle(held?.hasContent() ? 'quoted' : this.#options.atEnd(held?.calls() ?? 0, ending)).end(ending);
    },
  };

  #verdictAt(text: string, isFinal: boolean): Verdict | 'wait' {
    return this.#held?.hasContent() ? 'quoted' : this.#options.after(text, isFinal);
  }

  #settle(verdict: Verdict): State {
    const { output, write, next } = this.#options;
    const held = this.#held;
    const text = this.#raw.join('');
    this.#isOpen = false;
    this.#held = undefined;
    this.#raw = [];
    if (verdict === 'calls') held?.release();
    else {
      held?.drop();
      if (held && held.calls() > 0) output.note('a call that is only mentioned', text, 'not called');
      write(text);
    }
    return next(verdict);
  }

  /** Reads calls up to `limit`. `isFollowed`: other text follows them at `at`. */
  #advance(text: string, limit: number, isFinal: boolean): { at: number; isFollowed: boolean } {
    let at = 0;
    while (at < limit) {
      const piece = text.slice(at, limit);
      const isAfter = this.#inner === this.#after;
      const transition = isAfter ? this.#consumeAfterCall(piece, isFinal) : this.#inner.consume(piece, isFinal);
      if (transition === 'ended') return { at, isFollowed: true };
      if (transition.consumed === 0 && transition.next === this.#inner) break;
      this.#raw.push(piece.slice(0, transition.consumed));
      at += transition.consumed;
      this.#inner = transition.next;
      if (this.#inner === this.#after && this.#held?.hasContent()) return { at, isFollowed: true };
    }
    return { at, isFollowed: false };
  }

  /** After a call: blanks, what belongs to it, and further calls. */
  #consumeAfterCall(text: string, isFinal: boolean): Transition | 'ended' {
    const { openers, trailers } = this.#options;
    const nonBlank = firstNonBlank(text);
    if (nonBlank > 0) return { consumed: nonBlank, next: this.#after };
    const trailer = trailers.find((marker) => text.startsWith(marker));
    if (trailer !== undefined) return { consumed: trailer.length, next: this.#after };
    for (const opener of openers) {
      if (!text.startsWith(opener.marker)) continue;
      const decision = opener.decide(text, { lineStart: true, quote: 'none', before: '', fence: '', isFinal });
      if (decision === 'wait') return wait(this.#after);
      if (decision !== 'no') return decision;
    }
    const closer = foreignCloser(text, isFinal);
    if (typeof closer === 'number' && closer > 0) return { consumed: closer, next: this.#after };
    if (closer === 0 && !this.#awaited.some((marker) => isCutAt(text, 0, marker))) return 'ended';
    return { consumed: isFinal ? text.length : 0, next: this.#after };
  }

  #limitIn(text: string, isFinal: boolean): Limit {
    const closers = this.#options.closers();
    let at = text.length;
    for (const closer of closers) {
      const found = text.indexOf(closer);
      if (found !== -1 && found < at) at = found;
    }
    if (at < text.length) return { at, is: 'closer' };
    if (isFinal) return { at, is: 'end' };
    for (const closer of closers)
      for (let from = Math.max(0, text.length - closer.length + 1); from < at; from++)
        if (isCutAt(text, from, closer)) at = from;
    return { at, is: at < text.length ? 'cut' : 'end' };
  }
}
