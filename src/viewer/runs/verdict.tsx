import { comparisonLines, verdictLine } from '../../present/comparison.ts';
import type { RunComparison } from '../app/types.ts';
import { Status } from '../parts/lines.tsx';

/** A verdict as a sign and a word. */
export function VerdictName({ verdict }: { verdict: RunComparison['verdict'] }) {
  const { label = '', ...line } = verdictLine(verdict);
  return <Status line={{ ...line, text: label }} title={line.text} />;
}

/** The verdict with its meaning, and what else to know of it. */
export const VerdictBanner = ({ comparison }: { comparison: RunComparison }) => (
  <section class={`verdict ${verdictLine(comparison.verdict).tone}`} aria-label="Verdict">
    {comparisonLines(comparison).map(({ kind, text }) => {
      // The title has the sides.
      if (kind === 'side') return null;
      if (kind === 'remark') return <p class="quiet">{text}</p>;
      return (
        <p>
          <strong>
            <VerdictName verdict={comparison.verdict} />
          </strong>
          : {text}
        </p>
      );
    })}
  </section>
);
