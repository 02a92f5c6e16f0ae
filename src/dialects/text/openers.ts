import type { Ending } from '../dialect.ts';
import { wait, type Coming, type State, type Taken } from './machine.ts';
import { behindInk } from './output.ts';

/** Where a marker stands. */
export interface Place {
  /** Whether nothing but blanks stands before it in its line, or since the last thing that was no text. */
  lineStart: boolean;
  coming: Coming;
}

/** What a marker means here: how much is eaten from its beginning on, and what follows; `no`: it is text. */
export type Decision = Taken | 'wait' | 'no';

/** A marker, and what it leads to. */
export interface Opener {
  marker: string;
  /** Whether it can mean anything where this unit follows it; absent: it always can. For markers that texts are full of. */
  mayPrecede?(code: number): boolean;
  /**
   * `text` begins with the marker; what stood before it was said. To `wait` is to be asked again with more text, of which
   * no more than some hundred units may be wanted, and is no answer when nothing is coming.
   */
  decide(text: string, place: Place): Decision;
}

/** A marker that means the same wherever it stands. */
export const opens = (marker: string, enter: () => State): Opener => ({
  marker,
  decide: () => ({ eaten: marker.length, next: enter() }),
});

export interface Run {
  /** What may end the run; of those that begin alike the longest counts. */
  openers: readonly Opener[];
  /** Takes the text before it. */
  say(text: string): void;
  end(ending: Ending): void;
}

/**
 * A run of text up to the first opener that means something. Text leaves at once, but for an end that may still become
 * an opener. The state may be come back to.
 */
export function runUntil({ openers, say, end }: Run): State {
  const sorted = openers.toSorted((one, other) => other.marker.length - one.marker.length);
  /** The openers whose markers begin with a unit of these lower seven bits. */
  const byFirst: (Opener[] | undefined)[] = Array.from({ length: 128 }, () => undefined);
  for (const opener of sorted) (byFirst[opener.marker.charCodeAt(0) & 127] ??= []).push(opener);
  let lineStart = true;

  const state: State = {
    take(text, coming) {
      for (let at = 0; at < text.length; at++) {
        const nearby = byFirst[text.charCodeAt(at) & 127];
        if (nearby === undefined || !mayOpen(nearby, text, at, coming)) continue;
        // What stands before it is said first: to decide may begin a call.
        if (at > 0) return speak(text, at);
        const found = decide(nearby, text, coming);
        if (found === 'wait') return wait(state);
        if (found === 'no') continue;
        lineStart = true;
        return found;
      }
      return speak(text, text.length);
    },
    end,
  };

  function speak(text: string, length: number): Taken {
    const said = text.slice(0, length);
    lineStart = isLineStart(said, lineStart);
    say(said);
    return { eaten: length, next: state };
  }

  function decide(nearby: readonly Opener[], text: string, coming: Coming): Decision {
    for (const opener of nearby) {
      if (text.startsWith(opener.marker)) {
        const decision = opener.decide(text, { lineStart, coming });
        if (decision !== 'no') return decision;
      } else if (coming === 'more' && isCutAt(text, 0, opener.marker)) return 'wait';
    }
    return 'no';
  }
  return state;
}

/** Whether a marker that means something, or what may still become one, stands at `at`. */
function mayOpen(openers: readonly Opener[], text: string, at: number, coming: Coming): boolean {
  for (const { marker, mayPrecede } of openers) {
    if (text.startsWith(marker, at)) {
      const behind = at + marker.length;
      if (!mayPrecede || behind === text.length || mayPrecede(text.charCodeAt(behind))) return true;
    } else if (coming === 'more' && isCutAt(text, at, marker)) return true;
  }
  return false;
}

/** Whether the text ends within the marker that begins at `at`. */
export const isCutAt = (text: string, at: number, marker: string): boolean =>
  text.length - at < marker.length && marker.startsWith(text.slice(at));

/** Whether only blanks stand behind the last line break; `before` says it of what stands before the text. */
function isLineStart(text: string, before: boolean): boolean {
  const ink = behindInk(text);
  return ink < text.length && text.includes('\n', ink) ? true : ink === 0 && before;
}
