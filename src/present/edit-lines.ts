/** A line of a difference between two texts. */
export interface EditLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Of lines that differ: with more, all of one text are removed and all of the other added. */
const maxComparisons = 250_000;

/** The lines of two texts: those that both have, in their order, and between them those that only one has. */
export function editLines(before: string, after: string): EditLine[] {
  const [old, current] = [splitLines(before), splitLines(after)];
  const shorter = Math.min(old.length, current.length);
  let start = 0;
  while (start < shorter && old[start] === current[start]) start++;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === current[current.length - 1 - end]) end++;
  return [
    ...linesOf('same', old.slice(0, start)),
    ...compareLines(old.slice(start, old.length - end), current.slice(start, current.length - end)),
    ...linesOf('same', old.slice(old.length - end)),
  ];
}

const splitLines = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

const linesOf = (kind: EditLine['kind'], texts: readonly string[]): EditLine[] => texts.map((text) => ({ kind, text }));

/** By the longest sequence of lines that both have. */
function compareLines(old: readonly string[], current: readonly string[]): EditLine[] {
  const width = current.length + 1;
  if (old.length * current.length > maxComparisons) return [...linesOf('removed', old), ...linesOf('added', current)];
  // The length of the longest common sequence behind each pair of lines.
  const lengths = new Uint32Array((old.length + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = current.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        old[row] === current[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const lines: EditLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < current.length) {
    const [removed, added] = [old[row], current[column]];
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed });
      row++;
      column++;
    } else if (
      removed !== undefined &&
      (added === undefined || lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      lines.push({ kind: 'removed', text: removed });
      row++;
    } else {
      lines.push({ kind: 'added', text: added ?? '' });
      column++;
    }
  }
  return lines;
}

export interface EditCounts {
  readonly added: number;
  readonly removed: number;
}

/** How many lines are added and removed. */
export function countEdits(lines: readonly EditLine[]): EditCounts {
  const count = (kind: EditLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  return { added: count('added'), removed: count('removed') };
}

/** Such as `+4 −1`. */
export const editCountsText = ({ added, removed }: EditCounts): string => `+${added} −${removed}`;
