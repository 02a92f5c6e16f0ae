/** Where each item begins, in pixels, and behind them where the last one ends. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0];
  let end = 0;
  for (const height of heights) offsets.push((end += height));
  return offsets;
}

/** The items that are at least partly between two positions: the nearest one where there is none. */
export function findSpan(
  offsets: readonly number[],
  { from, to }: { from: number; to: number },
): { first: number; last: number } {
  const count = offsets.length - 1;
  const first = indexAt(offsets, from, count);
  return { first, last: Math.max(first, indexAt(offsets, to, count)) };
}

/** The last item that begins at a position or before it. */
function indexAt(offsets: readonly number[], position: number, count: number): number {
  let [low, high] = [0, Math.max(0, count - 1)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
