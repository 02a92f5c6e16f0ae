interface Queue<Item> {
  items: Item[];
  /** How many of them were taken. */
  taken: number;
}

/**
 * Items in the order in which they were added, by a key. Where one side of an exchange has many items, looking for the
 * counterpart of each in a list, and removing it there, would take quadratic time.
 */
export class Queues<Key, Item> {
  readonly #queues = new Map<Key, Queue<Item>>();

  add(key: Key, item: Item): void {
    const queue = this.#queues.get(key);
    if (queue) queue.items.push(item);
    else this.#queues.set(key, { items: [item], taken: 0 });
  }

  /** Removes the first item with this key, of those that are still wanted; the others before it are removed, too. */
  take(key: Key, isWanted: (item: Item) => boolean = () => true): Item | undefined {
    const queue = this.#queues.get(key);
    if (!queue) return undefined;
    while (queue.taken < queue.items.length) {
      const item = queue.items[queue.taken++];
      if (item !== undefined && isWanted(item)) return item;
    }
    return undefined;
  }

  /** All items that were not taken. */
  *values(): Generator<Item> {
    for (const { items, taken } of this.#queues.values())
      for (let index = taken; index < items.length; index++) {
        const item = items[index];
        if (item !== undefined) yield item;
      }
  }
}
