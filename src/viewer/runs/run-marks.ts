/** A run as the gateway lists it. */
export interface Run {
  run: string;
  requests: number;
  failed: number;
  cases: number;
  modes: string[];
  /** In US dollars; null if it is not known. */
  cost_usd: number | null;
  started_at: string;
  ended_at: string;
}

/** The marks after one more click: two at most, and the older of two makes room. */
export const toggleMark = (marked: readonly string[], run: string): string[] =>
  marked.includes(run) ? marked.filter((name) => name !== run) : [...marked, run].slice(-2);

/**
 * The two marked runs as sides of a comparison: one that only passed bytes through is the baseline; else the earlier one.
 * `undefined` unless two are marked that exist.
 */
export function chooseSides(runs: readonly Run[], marked: readonly string[]): { a: string; b: string } | undefined {
  const chosen = runs.filter(({ run }) => marked.includes(run));
  const [first, second] = chosen.toSorted((one, other) => rankOf(one) - rankOf(other) || compareTimes(one, other));
  return first && second && chosen.length === 2 ? { a: first.run, b: second.run } : undefined;
}

/** Whether the requests of a run were passed through unchanged. */
export const isBaseline = ({ modes }: Pick<Run, 'modes'>): boolean => modes.every((mode) => mode === 'baseline');

const rankOf = (run: Run): number => (isBaseline(run) ? 0 : 1);

const compareTimes = (one: Run, other: Run): number => Date.parse(one.started_at) - Date.parse(other.started_at);

/** The filter with the requests of a run. */
export const runFilter = (run: string): string =>
  /^[\w.-]+$/.test(run) ? `run:${run}` : `run:"${run.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
