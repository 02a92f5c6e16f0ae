// `Math.max(...values)` passes each value as an argument: of more than about 120,000 V8 throws a RangeError.

/** The least of values, of which there may be any number; `Infinity` if there are none. */
export function minOf(values: Iterable<number>): number {
  let min = Infinity;
  for (const value of values) min = Math.min(min, value);
  return min;
}

/** The greatest of values, of which there may be any number; `-Infinity` if there are none. */
export function maxOf(values: Iterable<number>): number {
  let max = -Infinity;
  for (const value of values) max = Math.max(max, value);
  return max;
}
