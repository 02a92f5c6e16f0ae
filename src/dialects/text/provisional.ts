import type { Ending } from '../dialect.ts';
import { firstNonBlank } from './blanks.ts';
import type { State, Transition } from './machine.ts';
import { isCutAt, type Decision, type Opener } from './openers.ts';
import type { HeldOutput, Output } from './output.ts';

/** What calls are that stand where calls are mostly only mentioned. */
type Verdict = 'calls' | 'quoted';

export interface ProvisionalOptions {
  output: Output;
  /** What opens calls: those behind the first are read with it. */
  openers: readonly Opener[];
  /** Markers that may follow the calls and belong to them: tokens that end the turn, and what closes calls. */
  trailers: readonly string[];
  /** Markers that end what the calls stand in, and show that they were only mentioned. */
  closers(): readonly string[];
  /** What the calls are, by the first ink behind them. */
  after(text: string, isFinal: boolean): Verdict | 'wait';
  /** What they are where the text ends with them. */
  atEnd(calls: number, ending: Ending): Verdict;
  /** Takes the calls as text. */
  write(text: string): void;
  /** Goes on behind calls, or behind what turned out to be quoted. */
  next(verdict: Verdict): State;
}

/** Reads calls without letting them out before it is known whether they are meant. */
export interface Provisional {
  /** The opener, as one of calls that are read provisionally. */
  wrap(opener: Opener): Opener;
  /** Where the calls go on behind each of them; `undefined` while none is read. */
  readonly open: State | undefined;
}

/**
 * Calls within an open thought or an inline code span are held until what follows them shows whether they are meant: a
 * model that forgets to close its thought before it calls is common (vllm 45916), and so is one that considers a call in
 * it. What is held is the calls alone: any other text behind them settles it.
 */
export function createProvisional(options: ProvisionalOptions): Provisional {
  const { output, openers, trailers, write, next } = options;
  const awaited = [...trailers, ...openers.map(({ marker }) => marker)];
  let isOpen = false;

  /** Behind a call. */
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

    /** Lets what reads the calls read on, up to `end`; `ended`: something else follows them. */
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

  /** How much of the text stands before what closes the place of the calls, or may become it. */
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

  /** Behind a call: blanks, what belongs to it, and further calls. */
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
        // What closes the place of the call is no part of what opens it.
        const isClosed = is === 'closer';
        // An opener that takes markers without a call says at once where reading goes on.
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
