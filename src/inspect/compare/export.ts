import type { Finding } from './rules.ts';
import type { RunComparison } from './runs.ts';
import type { ComparisonVerdict } from './verdict.ts';

/** A finding as `louter traces compare --json` and `GET /api/compare` give it: `a` is the baseline, `b` the other run. */
export interface ExportedFinding {
  kind: Finding['kind'];
  severity: Finding['severity'];
  /** Whose fault it is by itself; null for a difference between the two. */
  side: 'a' | 'b' | null;
  /** Of a fault: whether the backend had answered so, or the gateway made it so; null where that is not known. */
  origin: Finding['origin'];
  what: string;
  path: string | null;
  trace_a: string | null;
  trace_b: string | null;
}

export interface ExportedComparison {
  /** As it was asked for, and the runs it names. */
  a: string;
  runs_a: string[];
  b: string;
  verdict: ComparisonVerdict;
  cases: { case: string | null; verdict: ComparisonVerdict; pairs: number; findings: ExportedFinding[] }[];
}

/** A comparison of the runs that were asked for by the text `a`. */
export const exportComparison = (
  a: string,
  { baselines, proxy, verdict, cases }: RunComparison,
): ExportedComparison => ({
  a,
  runs_a: baselines,
  b: proxy,
  verdict,
  cases: cases.map(({ case: name, verdict: own, pairs, findings }) => ({
    case: name,
    verdict: own,
    pairs,
    findings: findings.map(exportFinding),
  })),
});

const sides = { baseline: 'a', proxy: 'b' } as const;

const exportFinding = ({ kind, severity, side, origin, what, path, baseline, proxy }: Finding): ExportedFinding => ({
  kind,
  severity,
  side: side && sides[side],
  origin,
  what,
  path,
  trace_a: baseline,
  trace_b: proxy,
});
