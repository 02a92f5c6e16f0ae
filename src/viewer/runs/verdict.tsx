import { verdictMeanings } from '../../present/comparison-verdict.ts';
import type { ComparisonFinding, RunComparison } from '../app/types.ts';

type Verdict = RunComparison['verdict'];

const looks: Readonly<Record<Verdict, readonly [tone: string, sign: string]>> = {
  'proxy-bug': ['bad', '✗'],
  inconclusive: ['mixed', '?'],
  'agent-or-backend': ['mixed', '!'],
  'baseline-only': ['good', '✓'],
  same: ['good', '✓'],
};

/** A verdict as a sign and a word. */
export function VerdictName({ verdict }: { verdict: Verdict }) {
  const [tone, sign] = looks[verdict];
  return (
    <span class={`status ${tone}`}>
      <span aria-hidden="true">{sign}</span> {verdict}
    </span>
  );
}

/** The verdict with its meaning, the number of findings, and the exit code of the command. */
export function VerdictBanner({ comparison }: { comparison: RunComparison }) {
  const { verdict, cases, aggregates } = comparison;
  const [tone] = looks[verdict];
  const { meaning, exitCode } = verdictMeanings[verdict];
  const counted = (severity: ComparisonFinding['severity']): number =>
    cases.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length;
  const affected = cases.filter(({ findings }) => findings.some(({ severity }) => severity !== 'info')).length;
  return (
    <section class={`verdict ${tone}`} aria-label="Verdict">
      <p>
        <strong>
          <VerdictName verdict={verdict} />
        </strong>
        : {meaning}.
      </p>
      <p class="quiet">
        {counted('critical')} critical, {counted('warning')} {counted('warning') === 1 ? 'warning' : 'warnings'} in{' '}
        {affected} of {cases.length} {cases.length === 1 ? 'case' : 'cases'} · exit code {exitCode} ·{' '}
        {aggregates.noise === null
          ? 'only one baseline: run-to-run variation is unknown'
          : 'run-to-run variation is known'}
      </p>
    </section>
  );
}
