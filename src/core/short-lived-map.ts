/** Of how many removed entries a map is renewed at least. */
const minRemoved = 16;

/**
 * A map, in the order of insertion, for entries that stay only shortly.
 *
 * V8 gives a `Map` a new table whenever so many of its entries were removed, and leaves in the old table a reference to the new
 * one, for iterators, along with what was in it. Once a table is in the old generation, collections of the young one keep each
 * that follows, with all it ever held: of small requests 8 % of all allocated bytes outlived their request until the next
 * collection of the whole heap, in place of 1 %: see `test/architecture/old-generation.test.ts` for what that costs. Only another
 * map begins with a table of its own.
 */
export class ShortLivedMap<Key, Value> {
  #entries = new Map<Key, Value>();
  #removed = 0;

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#entries.set(key, value);
  }

  delete(key: Key): void {
    if (!this.#entries.delete(key) || ++this.#removed < Math.max(minRemoved, this.#entries.size)) return;
    this.#entries = new Map(this.#entries);
    this.#removed = 0;
  }

  clear(): void {
    this.#entries = new Map();
    this.#removed = 0;
  }

  /** Entries that are removed meanwhile do not come any more; those that are added may not come. */
  *[Symbol.iterator](): IterableIterator<[Key, Value]> {
    for (const entry of this.#entries) if (this.#entries.has(entry[0])) yield entry;
  }

  /** As the entries. */
  *values(): IterableIterator<Value> {
    for (const [, value] of this) yield value;
  }
}
