import type { ExportedComparison, ExportedFinding } from '../inspect/compare/runs.ts';
import type { ComparisonVerdict } from '../inspect/compare/verdict.ts';

/** What a verdict means, for who reads it the first time. */
const meanings: Record<ComparisonVerdict, string> = {
  'proxy-bug': 'the baseline works and the proxy fails: look at the gateway',
  inconclusive: 'this cannot be told: the baseline differs from itself, or there is nothing to compare with',
  'agent-or-backend': 'both fail: look at the agent or the backend, not at the gateway',
  'baseline-only': 'the baseline fails and the proxy works',
  same: 'nothing differs that matters',
};

/** Enough of an id to find the exchange by. */
const shortIdLength = 12;

/** Two runs for people: the verdict with who is to blame, then the cases, then what was found, the gravest first. */
export function comparePage({ runs_a, b, verdict, cases }: ExportedComparison): string {
  const head = [
    singleLine(`baseline  ${runs_a.join(', ')}`),
    singleLine(`compared  ${b}`),
    `verdict   ${verdict}: ${meanings[verdict]}`,
    ...(runs_a.length === 1
      ? ['          of one baseline run the noise is not known: name several, as in "base-1,base-2" or "base-*"']
      : []),
  ];
  const sections = cases.map(({ case: name, verdict: own, pairs, findings }) =>
    [
      `${singleLine(name ?? '(no case)')}: ${own}, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of exchanges`,
      ...(['critical', 'warning'] as const).flatMap((severity) =>
        findings.filter((each) => each.severity === severity).map(findingLine),
      ),
      ...infoCounts(findings),
    ].join('\n'),
  );
  return [head.join('\n'), ...sections].join('\n\n');
}

function findingLine({ kind, severity, side, origin, what, path, trace_a, trace_b }: ExportedFinding): string {
  const traces = [trace_a, trace_b].map((id) => id?.slice(0, shortIdLength) ?? '–').join(' / ');
  const place = path ? ` at ${path}` : '';
  return singleLine(`  ${severity.padEnd(8)}  ${kind}${place}: ${sideText(side, origin)}${what}  (${traces})`);
}

/** Names and texts of whatever origin begin no lines. */
const singleLine = (text: string): string => text.replaceAll('\n', ' ');

/** Who did it, as far as that is known. */
function sideText(side: ExportedFinding['side'], origin: ExportedFinding['origin']): string {
  if (side === null) return '';
  const run = side === 'a' ? 'the baseline' : 'the proxy';
  if (origin === null) return `${run}: `;
  return origin === 'backend' ? `${run}, as its backend answered: ` : `${run}, and not its backend: `;
}

/** What means the same is only counted: it is in the JSON. */
function infoCounts(findings: readonly ExportedFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const { severity, kind } of findings) if (severity === 'info') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return [];
  return [`  info      ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`];
}
