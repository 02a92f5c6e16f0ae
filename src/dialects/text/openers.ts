import type { Ending } from '../dialect.ts';
import { wait, type State, type Transition } from './machine.ts';
import { createPositionTracker, type PositionTracker, type TextPosition as TextPosition } from './position.ts';

export type { TextPosition };

/** What a marker means here: how much is eaten from its beginning on, and what follows; `no`: it is text. */
export type Decision = Transition | 'wait' | 'no';

/** A marker, and what it leads to. */
export interface Opener {
  marker: string;
  /** Whether it can mean anything where this unit follows it; absent: it always can. For markers that texts are full of. */
  mayPrecede?(code: number): boolean;
  /**
   * `text` begins with the marker; what stood before it was said. To `wait` is to be asked again with more text, of which
   * no more than some hundred units may be wanted, and is no answer when nothing is coming.
   */
  decide(text: string, position: TextPosition): Decision;
  /** Whether the text goes on behind it as if it were text, when it is taken; absent: a line begins there. */
  isInText?: true;
  /** Whether it means something in quoted text too; absent: it is mentioned there. */
  countsInQuotes?: true;
}

/** A marker that means the same wherever it stands. */
export const opens = (marker: string, enter: () => State): Opener => ({
  marker,
  decide: () => ({ consumed: marker.length, next: enter() }),
});

export interface TextRunOptions {
  /** What may end the run; of those that begin alike the longest counts. */
  openers: readonly Opener[];
  /** Takes the text before it. */
  write(text: string): void;
  /** Follows the text of the run and all other text that stands with it; absent: the run's own is all there is. */
  position?: PositionTracker;
  end(ending: Ending): void;
}

/**
 * A run of text up to the first opener that means something. Text leaves at once, but for an end that may still become
 * an opener. The state may be come back to.
 */
export function runUntil({ openers, write, end, position }: TextRunOptions): State {
  const sorted = openers.toSorted((one, other) => other.marker.length - one.marker.length);
  /** The openers whose markers begin with a unit of these lower seven bits. */
  const byFirst: Opener[][] = Array.from({ length: 128 }, () => []);
  for (const opener of sorted) byFirst[opener.marker.charCodeAt(0) & 127]?.push(opener);
  const firsts = firstUnits(sorted.map(({ marker }) => marker.charCodeAt(0)));
  const tracker = position ?? createPositionTracker();

  const state: State = {
    consume(text, isFinal) {
      for (let at = firsts(text, 0); at < text.length; at = firsts(text, at + 1)) {
        const nearby = byFirst[text.charCodeAt(at) & 127] ?? [];
        if (!mayOpen(nearby, text, at, isFinal)) continue;
        // What stands before it is said first: to decide may begin a call.
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

/** How far units are looked for one by one, which is faster than a search where there are many. */
const maxNear = 32;

/** Finds the next of these units from a place on; gives the length of the text where there is none. */
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

/** Whether a marker that means something, or what may still become one, stands at `at`. */
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
