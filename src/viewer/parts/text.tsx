import { listTextRuns, toVisibleLine } from './visible-text.ts';

/** Text of unknown origin, with signs in place of characters that cannot be seen. */
export function Text({ value }: { value: string }) {
  const runs = listTextRuns(value);
  if (runs.length === 1 && runs[0] && !runs[0].isSign) return <>{value}</>;
  return <>{runs.map(({ text, isSign }) => (isSign ? <span class="sign">{text}</span> : text))}</>;
}

/** The same in one line; the rest of a longer text is cut by its style. */
export function Line({ value }: { value: string }) {
  return <>{toVisibleLine(value)}</>;
}
