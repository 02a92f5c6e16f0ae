/** A text from which others are removed that it holds. */
export interface TextHolder {
  /** What of it is left. */
  rest: string;
  /** Nothing is removed from it any more. */
  isTaken?: boolean;
}

/** How much text one comparison searches, in UTF-16 units: that takes about a second. */
const maxSearched = 2_000_000_000;
/** What a search takes besides, as a length of text. */
const callLength = 100;
/** What is searched beyond that: the next texts, near their beginning. */
const maxNextTexts = 10;
const maxNextLength = 1000;

/** How much one comparison has searched. */
export class SearchBudget {
  #searched = 0;

  get isSpent(): boolean {
    return this.#searched > maxSearched;
  }

  spend(length: number): void {
    this.#searched += callLength + length;
  }
}

/** The texts of one side of a comparison that may hold those of the other, by a key. */
export class TextHolders<Holder extends TextHolder> {
  readonly #lists = new Map<string, { holders: Holder[]; next: number }>();
  readonly #budget: SearchBudget;

  constructor(all: readonly Holder[], keyOf: (holder: Holder) => string, budget: SearchBudget) {
    this.#budget = budget;
    for (const each of all) {
      const list = this.#lists.get(keyOf(each));
      if (list) list.holders.push(each);
      else this.#lists.set(keyOf(each), { holders: [each], next: 0 });
    }
  }

  /** Removes a text from the first that holds it, and returns that one. */
  remove(key: string, text: string): Holder | undefined {
    const list = this.#lists.get(key);
    if (!list) return undefined;
    const { holders, next } = list;
    const isBounded = this.#budget.isSpent;
    const end = isBounded ? Math.min(holders.length, next + maxNextTexts) : holders.length;
    for (let index = isBounded ? next : 0; index < end; index++) {
      const holder = holders[index];
      if (!holder || !this.#removeFrom(holder, text, isBounded ? text.length + maxNextLength : Infinity)) continue;
      list.next = index;
      return holder;
    }
    return undefined;
  }

  /** Removes the first occurrence of a text that begins within `length` units; false if there is none. */
  #removeFrom(holder: Holder, text: string, length: number): boolean {
    const { rest, isTaken } = holder;
    const at = isTaken ? -1 : (rest.length > length ? rest.slice(0, length) : rest).indexOf(text);
    this.#budget.spend(isTaken ? 0 : at === -1 ? rest.length : at + text.length);
    if (at === -1) return false;
    const [head, tail] = [rest.slice(0, at), rest.slice(at + text.length)];
    // What follows is not copied: a text may hold thousands of others, one after another.
    holder.rest = head.trim() === '' ? tail : head + tail;
    return true;
  }
}
