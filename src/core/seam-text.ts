import { maxOf } from './extremes.ts';

/**
 * How a target is asked to go on with an answer that another began. `prefill`: the text so far is the beginning of its own
 * answer; `instruction`: the text so far is a turn, and the user asks for what comes next; `repetition`: there is no text yet,
 * and it gets the request as it is.
 */
export const continuationMethods = ['prefill', 'instruction', 'repetition'] as const;
export type ContinuationMethod = (typeof continuationMethods)[number];

/** A repeated end of the text so far is recognized from so many UTF-16 units on, if it occurs nowhere else in that text. */
const minOverlap = 16;
/** A repetition of the whole text so far is recognized from so many on. */
const minRestart = 4;
/** Where the repeated end can begin: so far before the end of the text. */
const maxOverlap = 4_000;

/**
 * The text with which a continuation begins: without what it repeats of the text so far, and up to a stop sequence of which
 * the text so far has the beginning. The result does not depend on how the text is divided into pieces.
 */
export class SeamText {
  readonly #before: string;
  readonly #method: ContinuationMethod;
  readonly #stop: readonly string[];
  /** Undecided: it may be a repetition, or belong to a stop sequence. */
  #held = '';
  #phase: 'repetition' | 'stop' | 'open' | 'stopped' = 'repetition';
  #candidates: readonly number[] | undefined;
  #removed = '';
  #stopSequence: string | undefined;

  /** @param before the text so far */
  constructor(
    before: string,
    { method, stop = [] }: { method: ContinuationMethod; stop?: readonly string[] | undefined },
  ) {
    this.#before = before;
    this.#method = method;
    this.#stop = stop;
  }

  /** What was left out because the text so far ends with it. */
  get removed(): string {
    return this.#removed;
  }

  /** The stop sequence that ends the answer here: its beginning is in the text so far. */
  get stopSequence(): string | undefined {
    return this.#stopSequence;
  }

  /** Whether text passes as it is from now on. */
  get isOpen(): boolean {
    return this.#phase === 'open';
  }

  /** Whether nothing has come yet. */
  get isUntouched(): boolean {
    return this.#phase === 'repetition' && this.#held === '';
  }

  /** Takes a piece, and gives what is certain. */
  push(text: string): string {
    if (this.#phase === 'open') return text;
    this.#held += text;
    return this.#take(false);
  }

  /** No more text follows. */
  end(): string {
    return this.#take(true);
  }

  #take(isEnd: boolean): string {
    if (this.#phase === 'repetition') {
      const length = this.#repeatedLength(isEnd);
      if (length === undefined) return '';
      this.#removed = this.#held.slice(0, length);
      this.#held = this.#held.slice(length);
      this.#phase = 'stop';
    }
    if (this.#phase === 'stop' && !this.#mayContinueStop(isEnd)) this.#phase = 'open';
    if (this.#phase === 'stopped') this.#held = '';
    if (this.#phase !== 'open') return '';
    const text = this.#held;
    this.#held = '';
    return text;
  }

  /** How much of the held text repeats the text so far; `undefined`: that is not certain yet. */
  #repeatedLength(isEnd: boolean): number | undefined {
    switch (this.#method) {
      case 'repetition':
        return 0;
      case 'prefill': {
        // A prefill is sent without the space at its end, which the model then writes again.
        const space = this.#before.slice(this.#before.trimEnd().length);
        let length = 0;
        while (length < this.#held.length && this.#held[length] === space[length]) length++;
        return length === this.#held.length && length < space.length && !isEnd ? undefined : length;
      }
      case 'instruction':
        return this.#overlap(isEnd);
      default:
        return this.#method satisfies never;
    }
  }

  #overlap(isEnd: boolean): number | undefined {
    const [before, held] = [this.#before, this.#held];
    if (held === '') return isEnd ? 0 : undefined;
    const candidates = (this.#candidates ?? findStarts(before, held)).filter((start) =>
      isRepeatedFrom(before, start, held),
    );
    this.#candidates = candidates;
    const [first] = candidates;
    if (first === undefined) return 0;
    const length = before.length - first;
    if (length <= held.length) return length;
    return isEnd ? 0 : undefined;
  }

  /** Whether the held text may yet belong to a stop sequence that began in the text so far. */
  #mayContinueStop(isEnd: boolean): boolean {
    if (this.#stop.length === 0) return false;
    const longest = maxOf(this.#stop.map(({ length }) => length));
    const tail = longest > 1 ? this.#before.slice(1 - longest) : '';
    const text = tail + this.#held;
    let isPossible = false;
    let end = Infinity;
    for (const stop of this.#stop)
      for (let start = Math.max(0, tail.length - stop.length + 1); start < tail.length; start++) {
        const isWhole = start + stop.length <= text.length;
        if (isWhole && text.startsWith(stop, start) && start + stop.length < end) {
          end = start + stop.length;
          this.#stopSequence = stop;
        } else if (!isWhole && stop.startsWith(text.slice(start))) isPossible = true;
      }
    if (end === Infinity) return isPossible && !isEnd;
    this.#phase = 'stopped';
    return true;
  }
}

/** Where in the text so far something begins that the continuation may repeat up to its end. */
function findStarts(before: string, held: string): number[] {
  const starts: number[] = before.length >= minRestart && isRepeatedFrom(before, 0, held) ? [0] : [];
  const [beginning = ''] = held;
  const latest = before.length - minOverlap;
  let start = before.indexOf(beginning, Math.max(1, before.length - maxOverlap));
  for (; start !== -1 && start <= latest; start = before.indexOf(beginning, start + 1))
    if (isRepeatedFrom(before, start, held) && before.indexOf(before.slice(start)) === start) starts.push(start);
  return starts;
}

const isRepeatedFrom = (before: string, start: number, held: string): boolean =>
  held.length <= before.length - start ? before.startsWith(held, start) : held.startsWith(before.slice(start));
