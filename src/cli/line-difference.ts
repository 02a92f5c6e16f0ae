/** Lines around a change that are shown too. */
const contextLines = 2;

interface Line {
  readonly mark: ' ' | '+' | '-';
  readonly text: string;
}

/** The changed lines of a text, marked with + and -, with a few lines around them. */
export function lineDifference(before: string, after: string): string {
  const lines = compare(linesOf(before), linesOf(after));
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ mark }) => mark !== ' ');
  return lines.flatMap(({ mark, text }, index) => (isNear(index) ? [`${mark}  ${text}`] : [])).join('\n');
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

/** By the longest common subsequence of what is between the common beginning and end. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (text: string): Line => ({ mark: ' ', text });
  return [
    ...before.slice(0, start).map(same),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

/** More lines than this are shown as removed and added. */
const maxCompared = 2_000;

function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  const removed = before.map((text): Line => ({ mark: '-', text }));
  const added = after.map((text): Line => ({ mark: '+', text }));
  if (before.length > maxCompared || after.length > maxCompared) return [...removed, ...added];
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const cells = lengths[row];
      if (cells)
        cells[column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const text = before[row];
    if (text !== undefined && text === after[column]) {
      lines.push({ mark: ' ', text });
      row++;
      column++;
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ mark: '-', text: before[row++] ?? '' });
    } else lines.push({ mark: '+', text: after[column++] ?? '' });
  }
  return lines;
}
