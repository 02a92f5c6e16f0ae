/**
 * Finds secrets that come a few characters at a time in texts that go on from event to event, and says which characters
 * have to wait until it is known whether they belong to one.
 */

/** What is written over a secret; `*` behind it up to its length. */
export const maskText = '[redacted]';

/** The character that stands over a secret's character, by its number among those that are written over. */
export const maskCharAt = (index: number): string => maskText[index] ?? '*';

/**
 * So many characters of a secret must have come before any waits, and those before are not hidden: at most four, which for
 * a vendor's key is its mark (`sk-a`, `AIza`), and less than a quarter of a shorter secret. With fewer, ordinary words
 * would be held up: every twentieth ends in `s`.
 */
const minWaitingChars = (length: number): number => Math.min(5, Math.ceil(length / 4));

/**
 * A text that ends within a secret keeps so many characters of it; what is longer is hidden. The marks that vendors' keys
 * share are shorter (`sk-ant-api03-` has 13), and a text may well end in one of them.
 */
const minHiddenChars = (length: number): number => Math.min(16, Math.ceil(length / 2));

/** The longest end of a text that is the beginning of a secret (Aho and Corasick, 1975). */
interface SearchState {
  readonly next: Map<number, SearchState>;
  /** The state of the longest shorter end. */
  shorter: SearchState | undefined;
  /** How many characters at the end of the text wait, are hidden for certain, and are hidden where it ends here. */
  waiting: number;
  found: number;
  atEnd: number;
}

const newState = (): SearchState => ({ next: new Map(), shorter: undefined, waiting: 0, found: 0, atEnd: 0 });

/** Looks for all of these at once, in time linear in the text however many they are. */
export interface SecretSearch {
  readonly start: SearchState;
  /** How many characters the longest has. */
  readonly longest: number;
  /** Whether one begins with this character. */
  begins(code: number): boolean;
  step(state: SearchState, code: number): SearchState;
}

/** `forms`: the texts that secrets may be written as. */
export function createSearch(forms: readonly string[]): SecretSearch {
  const start = newState();
  for (const form of forms) addForm(start, form);
  const row: SearchState[] = [start];
  for (const state of row)
    for (const [code, next] of state.next) {
      next.shorter = state === start ? start : step(state.shorter ?? start, code);
      next.waiting = Math.max(next.waiting, next.shorter.waiting);
      next.found = Math.max(next.found, next.shorter.found);
      next.atEnd = Math.max(next.atEnd, next.shorter.atEnd);
      row.push(next);
    }

  function step(from: SearchState, code: number): SearchState {
    for (let state: SearchState | undefined = from; state; state = state.shorter) {
      const next = state.next.get(code);
      if (next) return next;
    }
    return start;
  }

  const longest = forms.reduce((most, { length }) => Math.max(most, length), 0);
  return { start, longest, begins: (code) => start.next.has(code), step };
}

function addForm(start: SearchState, form: string): void {
  const { length } = form;
  let shown = minWaitingChars(length) - 1;
  // What is shown must not end within an escape, or the rest would no longer be one.
  while (form[shown - 1] === '\\') shown -= 1;
  let state = start;
  for (let depth = 1; depth <= length; depth += 1) {
    const code = form.charCodeAt(depth - 1);
    const next: SearchState = state.next.get(code) ?? newState();
    state.next.set(code, next);
    const behind = Math.max(0, depth - shown);
    if (depth === length) next.found = Math.max(next.found, behind);
    else {
      next.waiting = Math.max(next.waiting, behind);
      if (depth >= minHiddenChars(length)) next.atEnd = Math.max(next.atEnd, behind);
    }
    state = next;
  }
}

/** One text that goes on from event to event. */
export interface Thread {
  state: SearchState;
  /** The places of the characters that wait, of which the first `decided` no longer do. */
  readonly places: ByteRange[];
  decided: number;
}

/** Where a character stands in what is passed on: from `start` up to and without `end`. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Follows the threads of one stream. Places are counted from the beginning of the stream. */
export interface Follower {
  thread(): Thread;
  /** The next character of a thread, and where it stands. */
  follow(thread: Thread, code: number, place: ByteRange): void;
  /** The thread does not go on. */
  finish(thread: Thread): void;
  /** What it has said waits no longer; it may go on. */
  letGo(thread: Thread): void;
  /** How many characters of a thread wait. */
  waitingIn(thread: Thread): number;
  /** Where the first character stands that waits, of one thread and of all; `Infinity` where none does. */
  firstWaitingIn(thread: Thread): number;
  readonly firstWaiting: number;
  /** What is to be written over up to a place, in no order: places and characters. Each is given once. */
  takeHidden(to: number): ReadonlyMap<number, string>;
}

export function createFollower({ start, step }: SecretSearch): Follower {
  const waiting = new Set<Thread>();
  let hiddenPlaces = new Map<number, string>();

  const waitingIn = ({ places, decided }: Thread): number => places.length - decided;
  const firstWaitingIn = ({ places, decided }: Thread): number => places[decided]?.start ?? Infinity;

  /** Writes over the last of the characters that wait. */
  function hideLast(thread: Thread, count: number): void {
    if (count === 0) return;
    let index = 0;
    for (const { start: from, end } of thread.places.slice(-Math.min(count, waitingIn(thread))))
      for (let at = from; at < end; at += 1) hiddenPlaces.set(at, maskCharAt(index++));
  }

  function keepLast(thread: Thread, count: number): void {
    thread.decided = Math.max(thread.decided, thread.places.length - count);
    if (thread.decided === thread.places.length) {
      thread.places.length = 0;
      thread.decided = 0;
      waiting.delete(thread);
    } else if (thread.decided > 1024) {
      thread.places.splice(0, thread.decided);
      thread.decided = 0;
    }
  }

  return {
    thread: () => ({ state: start, places: [], decided: 0 }),
    follow(thread, code, place) {
      const state = step(thread.state, code);
      thread.state = state;
      if (state.waiting === 0 && state.found === 0) {
        if (thread.places.length > 0) keepLast(thread, 0);
        return;
      }
      thread.places.push(place);
      waiting.add(thread);
      if (state.found > 0) hideLast(thread, state.found);
      keepLast(thread, state.waiting);
    },
    finish(thread) {
      hideLast(thread, thread.state.atEnd);
      keepLast(thread, 0);
      thread.state = start;
    },
    letGo: (thread) => keepLast(thread, 0),
    waitingIn,
    firstWaitingIn,
    get firstWaiting() {
      let first = Infinity;
      for (const thread of waiting) first = Math.min(first, firstWaitingIn(thread));
      return first;
    },
    takeHidden(to) {
      if (hiddenPlaces.size === 0) return hiddenPlaces;
      const all = [...hiddenPlaces];
      hiddenPlaces = new Map(all.filter(([at]) => at >= to));
      return new Map(all.filter(([at]) => at < to));
    },
  };
}
