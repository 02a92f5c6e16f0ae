/**
 * Finds secrets that arrive a few characters at a time, in texts that continue from event to event, and which characters
 * must wait until it is known whether they belong to a secret.
 */

/** Overwrites a secret, with `*` after it up to the length of the secret. */
export const maskText = '[redacted]';

/** The character that replaces the character of a secret at this index. */
export const maskCharAt = (index: number): string => maskText[index] ?? '*';

/**
 * The number of matching characters from which on characters wait. Those before the last are not masked: at most four,
 * which are the prefix of a vendor's key (`sk-a`, `AIza`), and less than a quarter of a shorter secret. A lower number would
 * delay ordinary words: one in twenty ends with `s`.
 */
const minWaitingChars = (length: number): number => Math.min(5, Math.ceil(length / 4));

/**
 * The length from which on the beginning of a secret is masked at the end of a text. Common prefixes of vendors' keys are
 * shorter (`sk-ant-api03-` has 13 characters), and a text may end with one of them.
 */
const minMaskedChars = (length: number): number => Math.min(16, Math.ceil(length / 2));

/** The longest suffix of a text that is a prefix of a secret (Aho and Corasick, 1975). */
interface SearchState {
  readonly next: Map<number, SearchState>;
  /** The state of the next shorter such suffix. */
  shorter: SearchState | undefined;
  /** How many characters at the end of the text wait, are masked, and are masked if the text ends here. */
  waiting: number;
  found: number;
  atEnd: number;
}

const newState = (): SearchState => ({ next: new Map(), shorter: undefined, waiting: 0, found: 0, atEnd: 0 });

/** Searches for all secrets at once, in time linear in the text however many there are. */
export interface SecretSearch {
  readonly start: SearchState;
  /** The length of the longest form, in characters. */
  readonly maxLength: number;
  /** Whether a form begins with this character. */
  begins(code: number): boolean;
  step(state: SearchState, code: number): SearchState;
}

/** `forms`: the texts as which secrets may be written. */
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

  const maxLength = forms.reduce((most, { length }) => Math.max(most, length), 0);
  return { start, maxLength, begins: (code) => start.next.has(code), step };
}

function addForm(start: SearchState, form: string): void {
  const { length } = form;
  let unmasked = minWaitingChars(length) - 1;
  // The unmasked prefix must not end within an escape, which the mask would break.
  while (form[unmasked - 1] === '\\') unmasked -= 1;
  let state = start;
  for (let depth = 1; depth <= length; depth += 1) {
    const code = form.charCodeAt(depth - 1);
    const next: SearchState = state.next.get(code) ?? newState();
    state.next.set(code, next);
    const masked = Math.max(0, depth - unmasked);
    if (depth === length) next.found = Math.max(next.found, masked);
    else {
      next.waiting = Math.max(next.waiting, masked);
      if (depth >= minMaskedChars(length)) next.atEnd = Math.max(next.atEnd, masked);
    }
    state = next;
  }
}

/** One text that continues from event to event. */
export interface Thread {
  state: SearchState;
  /** The positions of the characters that wait, except for the first `decided` ones. */
  readonly positions: ByteRange[];
  decided: number;
}

/** The position of a character in the output, without `end`. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Follows the threads of one stream. Positions are counted from the beginning of the stream. */
export class Follower {
  readonly #search: SecretSearch;
  readonly #waiting = new Set<Thread>();
  #masked = new Map<number, string>();

  constructor(search: SecretSearch) {
    this.#search = search;
  }

  thread(): Thread {
    return { state: this.#search.start, positions: [], decided: 0 };
  }

  /** Follows the next character of a thread, and its position. */
  follow(thread: Thread, code: number, position: ByteRange): void {
    const state = this.#search.step(thread.state, code);
    thread.state = state;
    if (state.waiting === 0 && state.found === 0) {
      if (thread.positions.length > 0) this.#keepLast(thread, 0);
      return;
    }
    thread.positions.push(position);
    this.#waiting.add(thread);
    if (state.found > 0) this.#maskLast(thread, state.found);
    this.#keepLast(thread, state.waiting);
  }

  /** The thread does not continue. */
  finish(thread: Thread): void {
    this.#maskLast(thread, thread.state.atEnd);
    this.#keepLast(thread, 0);
    thread.state = this.#search.start;
  }

  /** The characters so far wait no longer, and the thread may continue. */
  release(thread: Thread): void {
    this.#keepLast(thread, 0);
  }

  /** The number of characters of a thread that wait. */
  waitingIn({ positions, decided }: Thread): number {
    return positions.length - decided;
  }

  /** The position of the first character of a thread that waits. `Infinity` if none waits. */
  firstWaitingIn({ positions, decided }: Thread): number {
    return positions[decided]?.start ?? Infinity;
  }

  /** The same of all threads. */
  get firstWaiting(): number {
    let first = Infinity;
    for (const thread of this.#waiting) first = Math.min(first, this.firstWaitingIn(thread));
    return first;
  }

  /** The positions to overwrite before `to`, in any order, and their new characters. Each is returned once. */
  takeMasked(to: number): ReadonlyMap<number, string> {
    if (this.#masked.size === 0) return this.#masked;
    const all = [...this.#masked];
    this.#masked = new Map(all.filter(([at]) => at >= to));
    return new Map(all.filter(([at]) => at < to));
  }

  /** Masks the last of the characters that wait. */
  #maskLast(thread: Thread, count: number): void {
    if (count === 0) return;
    let index = 0;
    for (const { start, end } of thread.positions.slice(-Math.min(count, this.waitingIn(thread))))
      for (let at = start; at < end; at += 1) this.#masked.set(at, maskCharAt(index++));
  }

  #keepLast(thread: Thread, count: number): void {
    thread.decided = Math.max(thread.decided, thread.positions.length - count);
    if (thread.decided === thread.positions.length) {
      thread.positions.length = 0;
      thread.decided = 0;
      this.#waiting.delete(thread);
    } else if (thread.decided > 1024) {
      thread.positions.splice(0, thread.decided);
      thread.decided = 0;
    }
  }
}

/**
 * Overwrites credentials in bytes that arrive in pieces, wherever they are split. The output has the same length as the
 * input, and JSON stays JSON. A possible beginning of a credential waits for the next piece.
 */
export interface ByteMask {
  /** Returns the bytes that need not wait: the same Buffer if nothing is masked and nothing waits. */
  push(bytes: Buffer): Buffer;
  /** Returns the bytes that still wait. */
  end(): Buffer;
}
