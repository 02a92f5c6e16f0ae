/** The candidate that reads most like a name, or `undefined` where none comes near: for `did you mean …?`. */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // A third of the letters may be wrong; with more it is another name.
  let least = Math.floor(Math.max(name.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= least) continue;
    best = candidate;
    least = distance;
  }
  return best;
}

/** `; did you mean "server"?`, or what there is where nothing comes near; to be put behind a complaint about a name. */
export function suggestName(name: string, candidates: readonly string[]): string {
  const near = findNearest(name, candidates);
  if (near !== undefined) return `; did you mean "${near}"?`;
  return candidates.length === 0 ? '' : `; there are: ${candidates.join(', ')}`;
}

/** Letters inserted, deleted, replaced, or swapped with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          valueAt(last, column) + 1,
          valueAt(current, column - 1) + 1,
          valueAt(last, column - 1) + (same ? 0 : 1),
          swapped ? valueAt(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return valueAt(last, other.length);
}

const valueAt = (row: readonly number[], column: number): number => row[column] ?? Infinity;
