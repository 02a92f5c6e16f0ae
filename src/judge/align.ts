import { appendAll } from '../core/append-all.ts';
import { isPlaceholder } from '../core/stand-ins.ts';
import { keyOfText, type Unit } from './units.ts';

/** Units that follow each other and whose texts other protocols may join. */
export interface Run {
  key: string;
  units: Unit[];
}

/** What is between two runs that both sides have. */
export interface Gap {
  left: Run[];
  right: Run[];
}

export interface Alignment {
  matched: { left: Run; right: Run }[];
  gaps: Gap[];
}

/** Larger parts without anything in common are compared by their order only. */
const maxCells = 4_000_000;

/** Joins adjacent texts of one role, and adjacent reasoning. */
export function runsOf(units: readonly Unit[]): Run[] {
  const runs: Run[] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    const [first] = last?.units ?? [];
    if (last && first && mayJoin(first, unit)) last.units.push(unit);
    else runs.push({ key: '', units: [unit] });
  }
  for (const run of runs) run.key = keyOfRun(run);
  return runs;
}

const mayJoin = (one: Unit, other: Unit): boolean =>
  one.role === other.role && one.kind === other.kind && (one.kind === 'text' || one.kind === 'reasoning');

function keyOfRun({ units }: Run): string {
  const [first] = units;
  if (!first || units.length === 1) return first?.key ?? '';
  return `${first.role} ${first.kind} ${keyOfText(textOfRun(units))}`;
}

/** The texts of a run, one after another. */
export const textOfRun = (units: readonly Unit[]): string => units.map(({ text }) => text).join('');

/** The longest common sequence of two lists of runs, and what is between. */
export function align(left: readonly Run[], right: readonly Run[]): Alignment {
  const matched: Alignment['matched'] = [];
  let start = 0;
  const shorter = Math.min(left.length, right.length);
  const same = (i: number, j: number): boolean => {
    const [one, other] = [left[i], right[j]];
    return one !== undefined && other !== undefined && one.key === other.key;
  };
  while (start < shorter && same(start, start)) start += 1;
  let [endLeft, endRight] = [left.length, right.length];
  while (endLeft > start && endRight > start && same(endLeft - 1, endRight - 1)) {
    endLeft -= 1;
    endRight -= 1;
  }
  const weight = (i: number): number => (left[i]?.units.every(isLight) ? 1 : maxLightRuns);
  const middle = commonPairs({ start, endLeft, endRight }, same, weight);
  const pairs: [number, number][] = [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...middle,
    ...Array.from({ length: left.length - endLeft }, (_, index): [number, number] => [
      endLeft + index,
      endRight + index,
    ]),
  ];
  const gaps: Gap[] = [];
  /** What both have since the last gap. */
  let between: Run[] = [];
  let [i, j] = [0, 0];
  for (const [nextLeft, nextRight] of [...pairs, [left.length, right.length] as [number, number]]) {
    if (nextLeft > i || nextRight > j) {
      const gap: Gap = { left: left.slice(i, nextLeft), right: right.slice(j, nextRight) };
      const last = gaps.at(-1);
      // What replaces a part of a result is before or behind its media.
      if (last && between.every(isOfResult)) joinGaps(last, gap);
      else gaps.push(gap);
      between = [];
    }
    const [one, other] = [left[nextLeft], right[nextRight]];
    if (one && other) {
      matched.push({ left: one, right: other });
      between.push(one);
    }
    [i, j] = [nextLeft + 1, nextRight + 1];
  }
  return { matched, gaps };
}

const isOfResult = ({ units: [first] }: Run): boolean => first?.role === 'tool' && first.kind !== 'result';

function joinGaps(gap: Gap, next: Gap): void {
  appendAll(gap.left, next.left);
  appendAll(gap.right, next.right);
}

/** What replaces content that was left out may be anywhere, and media are often beside the texts they came with. */
const isLight = ({ kind, text }: Unit): boolean => kind === 'media' || isPlaceholder(text);
/** More than any request has: one run of another kind counts more than all of these. */
const maxLightRuns = 10_000;

/** The pairs of the heaviest common sequence. */
function commonPairs(
  { start, endLeft, endRight }: { start: number; endLeft: number; endRight: number },
  same: (i: number, j: number) => boolean,
  weight: (i: number) => number,
): [number, number][] {
  const [rows, columns] = [endLeft - start, endRight - start];
  if (rows === 0 || columns === 0 || rows * columns > maxCells) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      lengths[i * width + j] = same(start + i, start + j)
        ? at(i + 1, j + 1) + weight(start + i)
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < rows && j < columns) {
    if (same(start + i, start + j)) {
      pairs.push([start + i, start + j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
