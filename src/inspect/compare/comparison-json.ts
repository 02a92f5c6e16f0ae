import type { ComparisonAggregates } from './aggregates.ts';
import type { Finding } from './rules.ts';
import type { RunComparison } from './runs.ts';
import type { ComparisonVerdict } from './verdict.ts';

/** A finding in `louter traces compare --json` and `GET /api/compare`: `a` is the baseline, `b` the other side. */
export interface ExportedFinding {
  kind: Finding['kind'];
  severity: Finding['severity'];
  /** The side with this problem; null for a difference between the two. */
  side: 'a' | 'b' | null;
  /** Whether the problem is already in the backend's answer or the gateway caused it; null where that is not known. */
  origin: Finding['origin'];
  leg: Finding['leg'];
  what: string;
  path: string | null;
  trace_a: string | null;
  trace_b: string | null;
}

export interface ExportedComparison {
  /** As requested, and the runs it names. */
  a: string;
  runs_a: string[];
  b: string;
  runs_b: string[];
  verdict: ComparisonVerdict;
  cases: { case: string | null; verdict: ComparisonVerdict; pairs: number; findings: ExportedFinding[] }[];
  unpaired: RunComparison['unpaired'];
  aggregates: ComparisonAggregates;
}

/** A comparison as JSON; `a` is the requested baseline. */
export const exportComparison = (
  a: string,
  { baselines, proxies, proxy, verdict, cases, unpaired, aggregates }: RunComparison,
): ExportedComparison => ({
  a,
  runs_a: baselines,
  b: proxy,
  runs_b: proxies,
  verdict,
  cases: cases.map(({ case: name, verdict: own, pairs, findings }) => ({
    case: name,
    verdict: own,
    pairs,
    findings: findings.map(exportFinding),
  })),
  unpaired,
  aggregates,
});

const sides = { baseline: 'a', proxy: 'b' } as const;

const exportFinding = ({ side, baseline, proxy, ...finding }: Finding): ExportedFinding => ({
  kind: finding.kind,
  severity: finding.severity,
  side: side && sides[side],
  origin: finding.origin,
  leg: finding.leg,
  what: finding.what,
  path: finding.path,
  trace_a: baseline,
  trace_b: proxy,
});
