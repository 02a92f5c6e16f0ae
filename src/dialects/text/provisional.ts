import type { Ending } from '../dialect.ts';
import { firstNonBlank } from './blanks.ts';
import type { State, Transition } from './machine.ts';
import { isCutAt, type Decision, type Opener } from './openers.ts';
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

/** Reads calls and holds them until it is known whether they are meant as calls. */
export interface Provisional {
  /** Wraps an opener, so that its calls are read provisionally. */
  wrap(opener: Opener): Opener;
  /** The state after each call. `undefined` while none is read. */
  readonly open: State | undefined;
}

/**
 * Calls within open reasoning or an inline code span are held until the following text decides: models often forget to
 * close the reasoning before they call (vllm 45916), and as often consider a call in it. Only calls are held: any
 * other text decides.
 */
export function createProvisional(options: ProvisionalOptions): Provisional {
  const { output, openers, trailers, write, next } = options;
  const awaited = [...trailers, ...openers.map(({ marker }) => marker)];
  let isOpen = false;

  /** After a call. */
  const after: State = { consume: () => ({ consumed: 0, next: after }), end: () => undefined };

  function open(held: HeldOutput, begun: string, first: State): State {
    const raw = [begun];
    let inner = first;

    function settle(verdict: Verdict): State {
      isOpen = false;
      if (verdict === 'calls') held.release();
      else {
        const { calls } = held;
        held.drop();
        const text = raw.join('');
        if (calls > 0) output.note('a call that is only mentioned', text, 'not called');
        write(text);
      }
      return next(verdict);
    }

    /** Lets the state of the calls read up to `end`. `ended`: other text follows. */
    function advance(text: string, end: number, isFinal: boolean): { at: number; is: 'waiting' | 'ended' } {
      let at = 0;
      while (at < end) {
        const piece = text.slice(at, end);
        const transition = inner === after ? consumeAfterCall(piece, isFinal) : inner.consume(piece, isFinal);
        if (transition === 'ended') return { at, is: 'ended' };
        if (transition.consumed === 0 && transition.next === inner) break;
        raw.push(piece.slice(0, transition.consumed));
        at += transition.consumed;
        inner = transition.next;
        if (inner === after && held.hasContent) return { at, is: 'ended' };
      }
      return { at, is: 'waiting' };
    }

    const state: State = {
      consume(text, isFinal) {
        const { at: limit, is } = closerIn(text, isFinal);
        const read = advance(text, limit, is === 'end' && isFinal);
        const verdict = read.is === 'ended' ? verdictAt(text.slice(read.at, limit), is === 'end' && isFinal) : 'wait';
        if (verdict !== 'wait') return { consumed: read.at, next: settle(verdict) };
        if (is !== 'closer') return { consumed: read.at, next: state };
        raw.push(text.slice(read.at, limit));
        return { consumed: limit, next: settle('quoted') };
      },
      end(ending) {
        if (inner !== after) inner.end(ending);
        settle(held.hasContent ? 'quoted' : options.atEnd(held.calls, ending)).end(ending);
      },
    };
    return state;

    function verdictAt(text: string, isFinal: boolean): Verdict | 'wait' {
      return held.hasContent ? 'quoted' : options.after(text, isFinal);
    }
  }

  /** How much text precedes what closes the surrounding reasoning, or what may become that. */
  function closerIn(text: string, isFinal: boolean): { at: number; is: 'closer' | 'cut' | 'end' } {
    const closers = options.closers();
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

  /** After a call: blanks, what belongs to it, and further calls. */
  function consumeAfterCall(text: string, isFinal: boolean): Transition | 'ended' {
    const nonBlank = firstNonBlank(text);
    if (nonBlank > 0) return { consumed: nonBlank, next: after };
    const trailer = trailers.find((marker) => text.startsWith(marker));
    if (trailer !== undefined) return { consumed: trailer.length, next: after };
    for (const opener of openers) {
      if (!text.startsWith(opener.marker)) continue;
      const decision = opener.decide(text, { lineStart: true, quote: 'none', before: '', fence: '', isFinal });
      if (decision === 'wait') return { consumed: 0, next: after };
      if (decision !== 'no') return decision;
    }
    if (!awaited.some((marker) => isCutAt(text, 0, marker))) return 'ended';
    return { consumed: isFinal ? text.length : 0, next: after };
  }

  return {
    wrap: (opener) => ({
      ...opener,
      decide(text, position): Decision {
        const { at, is } = closerIn(text, position.isFinal);
        const held = output.hold();
        // What closes the surrounding reasoning is not part of the opener.
        const isClosed = is === 'closer';
        // An opener that skips markers without a call asks immediately for the next state.
        isOpen = true;
        const decision = isClosed
          ? opener.decide(text.slice(0, at), { ...position, isFinal: false })
          : opener.decide(text, position);
        if (decision === 'wait' || decision === 'no') {
          isOpen = false;
          held.drop();
          return isClosed ? 'no' : decision;
        }
        return { consumed: decision.consumed, next: open(held, text.slice(0, decision.consumed), decision.next) };
      },
    }),
    get open() {
      return isOpen ? after : undefined;
    },
  };
}
