import {
  compareRuns,
  exportComparison,
  type ExportedComparison,
  type ExportedFinding,
} from '../inspect/compare/runs.ts';
import type { ComparisonVerdict } from '../inspect/compare/verdict.ts';
import { print, printJson } from './output.ts';
import { withTraceStore } from './trace-store.ts';
import type { TracesOptions } from './traces.ts';

const verdicts: Record<ComparisonVerdict, { exitCode: 0 | 1 | 3; meaning: string }> = {
  'proxy-bug': { exitCode: 1, meaning: 'the baseline works and the proxy fails: check the gateway' },
  inconclusive: { exitCode: 3, meaning: 'the baseline runs differ among themselves, or there is nothing to compare' },
  'agent-or-backend': { exitCode: 0, meaning: 'both fail: check the agent or the backend, not the gateway' },
  'baseline-only': { exitCode: 0, meaning: 'the baseline fails and the proxy works' },
  same: { exitCode: 0, meaning: 'no relevant difference' },
};

/** Prints how two runs differ and which side caused it; the exit code depends on the verdict. */
export async function compare(baseline: string, proxy: string, options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store) => compareRuns(store, baseline, proxy));
  const comparison = exportComparison(baseline, found);
  if (options.json) printJson(comparison);
  else print(comparePage(comparison));
  process.exitCode = verdicts[comparison.verdict].exitCode;
}

/** Enough of an id to find the trace by. */
const shortIdLength = 12;

/** The verdict, then the cases with their problems, the most severe first. */
function comparePage({ runs_a, b, verdict, cases }: ExportedComparison): string {
  const head = [
    singleLine(`baseline  ${runs_a.join(', ')}`),
    singleLine(`compared  ${b}`),
    `verdict   ${verdict}: ${verdicts[verdict].meaning}`,
    ...(runs_a.length === 1
      ? [
          '          Only one baseline: run-to-run variation is unknown. Pass several, e.g. "base-1,base-2" or "base-*".',
        ]
      : []),
  ];
  const sections = cases.map(({ case: name, verdict: own, pairs, findings }) =>
    [
      `${singleLine(name ?? '(no case)')}: ${own}, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of requests`,
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
  const location = path ? ` at ${path}` : '';
  return singleLine(`  ${severity.padEnd(8)}  ${kind}${location}: ${sideText(side, origin)}${what}  (${traces})`);
}

/** Names and texts may contain line feeds. */
const singleLine = (text: string): string => text.replaceAll('\n', ' ');

function sideText(side: ExportedFinding['side'], origin: ExportedFinding['origin']): string {
  if (side === null) return '';
  const run = side === 'a' ? 'the baseline' : 'the proxy';
  if (origin === null) return `${run}: `;
  return origin === 'backend'
    ? `${run}, already in the backend's response: `
    : `${run}, not in the backend's response: `;
}

/** Differences without meaning are only counted; the JSON lists them. */
function infoCounts(findings: readonly ExportedFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const { severity, kind } of findings) if (severity === 'info') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return [];
  return [`  info      ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`];
}
