import { listTextRuns, toVisibleLine } from './visible-text.ts';

/** Text of unknown origin, with signs in place of characters that cannot be seen. */
export function Text({ value }: { value: string }) {
  const runs = listTextRuns(value);
  if (runs.length === 1 && runs[0] && !runs[0].isSign) return <>{value}</>;
  return <>{runs.map(({ text, isSign }) => (isSign ? <span class="sign">{text}</span> : text))}</>;
}

/** Text that breaks after slashes, before it breaks within a word. */
export const Path = ({ value }: { value: string }) => (
  <>
    {value.split(/(?<=\/)(?=[^/\s])/).map((piece, index) => (
      <>
        {index > 0 && <wbr />}
        <Text value={piece} />
      </>
    ))}
  </>
);

/** A sentence in which code stands between backticks. */
export const Prose = ({ value }: { value: string }) => (
  <>
    {value.split(/`([^`\n]+)`/).map((piece, index) =>
      index % 2 === 0 ? (
        <Path value={piece} />
      ) : (
        <code>
          <Path value={piece} />
        </code>
      ),
    )}
  </>
);

/** Text in one line; the rest of a longer one is cut by its style. */
export function Line({ value }: { value: string }) {
  return <>{toVisibleLine(value)}</>;
}
