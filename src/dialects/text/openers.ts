import type { Ending } from '../dialect.ts';
import { wait, type State, type Transition } from './machine.ts';
import { createPositionTracker, type PositionTracker, type TextPosition } from './position.ts';

export type { TextPosition };

/** The meaning of a marker: how much is consumed from its beginning on, and the next state. `no`: it is text. */
export type Decision = Transition | 'wait' | 'no';

/** A marker and what it leads to. */
export interface Opener {
  marker: string;
  /** Whether the marker can have a meaning before this unit. For markers that are frequent in text. Default: always. */
  mayPrecede?(code: number): boolean;
  /**
   * Decides about a `text` that begins with the marker. The text before it is emitted already. `wait` requests more
   * text, at most some hundred units, and is not allowed if `position.isFinal`.
   */
  decide(text: string, position: TextPosition): Decision;
  /** Whether the text after it continues the line. Otherwise a line begins there. */
  isInText?: true;
  /** Whether it also counts in quoted text. Otherwise it is mentioned there. */
  countsInQuotes?: true;
}

export interface TextRunOptions {
  /** What may end the run. Of markers with the same beginning the longest counts. */
  openers: readonly Opener[];
  /** Receives the text before the opener. */
  write(text: string): void;
  /** Tracks the text of the run and other text around it. Default: only the text of the run. */
  position?: PositionTracker;
  end(ending: Ending): void;
}

/**
 * Reads text up to the first opener that counts. Text is emitted immediately, except for an end that may become an
 * opener. The state can be entered repeatedly.
 */
export function runUntil({ openers, write, end, position }: TextRunOptions): State {
  const sorted = openers.toSorted((one, other) => other.marker.length - one.marker.length);
  /** The openers by the lower seven bits of their first unit. */
  const byFirst: Opener[][] = Array.from({ length: 128 }, () => []);
  for (const opener of sorted) byFirst[opener.marker.charCodeAt(0) & 127]?.push(opener);
  const firsts = firstUnits(sorted.map(({ marker }) => marker.charCodeAt(0)));
  const tracker = position ?? createPositionTracker();

  const state: State = {
    consume(text, isFinal) {
      for (let at = firsts(text, 0); at < text.length; at = firsts(text, at + 1)) {
        const nearby = byFirst[text.charCodeAt(at) & 127] ?? [];
        if (!mayOpen(nearby, text, at, isFinal)) continue;
        // The text before it is emitted first, as `decide` may start a call.
        if (at > 0) return passText(text, at);
        const found = decide(nearby, text, isFinal);
        if (found === 'wait') return wait(state);
        if (found === 'no') continue;
        return found;
      }
      return passText(text, text.length);
    },
    end,
  };

  function passText(text: string, length: number): Transition {
    const piece = length === text.length ? text : text.slice(0, length);
    if (!position) tracker.add(piece);
    write(piece);
    return { consumed: length, next: state };
  }

  function decide(nearby: readonly Opener[], text: string, isFinal: boolean): Decision {
    for (const opener of nearby) {
      if (text.startsWith(opener.marker)) {
        const decision = opener.decide(text, tracker.now(isFinal));
        if (decision === 'no') continue;
        if (decision !== 'wait' && !opener.isInText) tracker.border();
        return decision;
      } else if (!isFinal && isCutAt(text, 0, opener.marker)) return 'wait';
    }
    return 'no';
  }
  return state;
}

/** Distance up to which units are compared one by one, which is faster than a search if matches are frequent. */
const maxNear = 32;

/** Creates a function that finds the next of these units, or returns the length of the text. */
function firstUnits(units: readonly number[]): (text: string, from: number) => number {
  // By the lower seven bits of a unit, whether it may be one of them.
  const flags = new Uint8Array(128);
  for (const unit of units) flags[unit & 127] = 1;
  const escapes = units.map((unit) => String.raw`\u${unit.toString(16).padStart(4, '0')}`);
  const any = new RegExp(`[${escapes.join('')}]`, 'g');

  return (text, from) => {
    const near = Math.min(text.length, from + maxNear);
    for (let at = from; at < near; at++) if (flags[text.charCodeAt(at) & 127] === 1) return at;
    if (near === text.length) return near;
    any.lastIndex = near;
    return any.test(text) ? any.lastIndex - 1 : text.length;
  };
}

/** Whether a marker that may count, or the prefix of one, is at `at`. */
function mayOpen(openers: readonly Opener[], text: string, at: number, isFinal: boolean): boolean {
  for (const { marker, mayPrecede } of openers) {
    if (text.startsWith(marker, at)) {
      const after = at + marker.length;
      if (!mayPrecede || after === text.length || mayPrecede(text.charCodeAt(after))) return true;
    } else if (!isFinal && isCutAt(text, at, marker)) return true;
  }
  return false;
}

/** Whether the text ends within the marker that begins at `at`. */
export const isCutAt = (text: string, at: number, marker: string): boolean =>
  text.length - at < marker.length && marker.startsWith(text.slice(at));
