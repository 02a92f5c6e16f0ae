import { firstNonBlank } from './blanks.ts';
import { callTagAt } from './closers.ts';
import { wait, type State, type Transition } from './machine.ts';
import { isMentioned, skipCutMarker } from './mention.ts';
import { isCutAt, runUntil, type Decision, type Opener } from './openers.ts';
import type { Output } from './output.ts';

/** Tags around results that a model invents after its calls. */
export interface ResultTags {
  open: string;
  close: string;
}

/** The same if nothing closes a result: it is noted and stays text. */
export interface ResultHead {
  open: string;
  close?: undefined;
}

interface AfterCallOptions {
  output: Output;
  calls: readonly Opener[];
  /** Closing markers, of which a surplus one is skipped. */
  trailers: readonly string[];
  endTokens: readonly string[];
  results: readonly (ResultTags | ResultHead)[];
  /** The state of any other text. */
  text(): State;
}

/** After a call: blanks, what else belongs to it, and results that the model invented. */
export function afterCallState({ output, calls, trailers, endTokens, results, text }: AfterCallOptions): State {
  const callMarkers = calls.map(({ marker }) => marker);
  const awaited = [...callMarkers, ...trailers, ...endTokens, ...results.map(({ open }) => open)];
  const state: State = { consume, end: () => undefined };
  return state;

  function consume(rest: string, isFinal: boolean): Transition {
    const nonBlank = firstNonBlank(rest);
    if (nonBlank > 0) return { consumed: nonBlank, next: state };
    const trailer = trailers.find((marker) => rest.startsWith(marker));
    if (trailer !== undefined) return skip('a surplus closing marker', trailer, 'skipped');
    const token = endTokens.find((marker) => rest.startsWith(marker));
    if (token !== undefined) return { consumed: token.length, next: state };
    const result = results.find(({ open }) => rest.startsWith(open));
    if (result) return invented(result);
    const empty = emptyFenceLength(rest, isFinal);
    if (empty === 'wait') return wait(state);
    if (empty > 0) return skip('an empty code fence after a call', rest.slice(0, empty), 'left out');
    if (awaited.some((marker) => isCutAt(rest, 0, marker))) return skipCutMarker(rest, output, isFinal, state);
    const foreign = foreignCloser(rest, isFinal);
    if (foreign === 'wait') return wait(state);
    return foreign > 0 ? skip(wrongCloser, rest.slice(0, foreign), 'skipped') : { consumed: 0, next: text() };
  }

  function skip(what: string, saw: string, made: string): Transition {
    output.note(what, saw, made);
    return { consumed: saw.length, next: state };
  }

  /** A result invented by the model, up to its end or the next call. */
  function invented({ open, close }: ResultTags | ResultHead): Transition {
    if (close === undefined) {
      output.note('a result that the model invented', open, 'text');
      return { consumed: 0, next: text() };
    }
    const saw = createExcerpt(open);
    const leave = (consumed: number): Decision => {
      output.note('a result that the model invented', saw.text(), 'left out');
      return { consumed, next: state };
    };
    const inside = runUntil({
      openers: [
        { marker: close, decide: () => leave(close.length) },
        ...callMarkers.map((marker) => ({ marker, decide: () => leave(0) })),
      ],
      write: saw.add,
      end: () => void leave(0),
    });
    return { consumed: open.length, next: inside };
  }
}

/** The note about a marker of another format that closes a call. */
export const wrongCloser = 'a closing marker of another format';

/**
 * The length of a marker after a call with which another format closes calls, also if the text ends within it. 0: there
 * is none, or it is mentioned.
 */
export function foreignCloser(text: string, isFinal: boolean): number | 'wait' {
  const found = callTagAt(text, 0);
  if (found === 'cut') return !isFinal ? 'wait' : /^(?:<[/|]|\]<)/.test(text) ? text.length : 0;
  if (found?.is !== 'closer') return 0;
  const mentioned = isMentioned(text, found.length, isFinal);
  if (mentioned === 'wait') return 'wait';
  return mentioned ? 0 : found.length;
}

/** Maximum excerpt of skipped text for a note. */
const maxExcerpt = 400;

/** Collects the beginning of skipped text. */
export function createExcerpt(begun: string): { add(text: string): void; text(): string } {
  let excerpt = begun;
  return {
    add(text) {
      if (excerpt.length < maxExcerpt) excerpt += text.slice(0, maxExcerpt);
    },
    text: () => excerpt,
  };
}

const emptyFence = /^(?<ticks>`{3,16})[ \t]{0,8}[\w+-]{0,32}[ \t]{0,8}\r?\n\s{0,64}\k<ticks>[ \t]{0,8}(?=\r?\n|$)/;
const emptyFenceBegun = /^`{1,16}(?:[ \t]{0,8}[\w+-]{0,32}[ \t]{0,8}(?:\r?\n?\s{0,64}`{0,16}[ \t]{0,8})?)?$/;
/** What opens or closes a fence, at the end of the text. */
const loneFence = /^`{3,16}\s{0,64}$/;

/** The length of an empty code fence at the start of the text: models put one around a call. */
function emptyFenceLength(text: string, isFinal: boolean): number | 'wait' {
  if (!text.startsWith('`')) return 0;
  const near = text.slice(0, maxEmptyFenceLength);
  if (!isFinal && near.length === text.length && emptyFenceBegun.test(near)) return 'wait';
  return (emptyFence.exec(near) ?? (near.length === text.length ? loneFence.exec(near) : null))?.[0].length ?? 0;
}
/** Longer than any of them, in UTF-16 units. */
const maxEmptyFenceLength = 256;
