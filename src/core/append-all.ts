/**
 * Adds items to the end of a list of which a client or a vendor determines the length. `list.push(...items)` passes each item as
 * an argument: of more than about 120,000 V8 throws a RangeError.
 */
export function appendAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
