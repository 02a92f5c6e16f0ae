import type { ComparisonSummary, NewComparison } from '../../record/store/comparisons.ts';
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
  /** Of a stored comparison. */
  id?: string;
  /** As requested, and the runs it names. */
  a: string;
  runs_a: string[];
  b: string;
  runs_b: string[];
  verdict: ComparisonVerdict;
  cases: {
    case: string | null;
    verdict: ComparisonVerdict;
    pairs: number;
    /** The first of them. */
    requests?: { trace_a: string; trace_b: string }[];
    findings: ExportedFinding[];
  }[];
  unpaired: RunComparison['unpaired'];
  aggregates: ComparisonAggregates;
}

/** How many pairs of a case are listed. */
const maxRequests = 500;

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
  cases: cases.map(({ case: name, verdict: own, pairs, requests, findings }) => ({
    case: name,
    verdict: own,
    pairs,
    requests: requests.slice(0, maxRequests).map((pair) => ({ trace_a: pair.baseline, trace_b: pair.proxy })),
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

/** A comparison with its report, to be stored. */
export const toNewComparison = (exported: ExportedComparison, { traceIds }: RunComparison): NewComparison => ({
  a: exported.a,
  b: exported.b,
  verdict: exported.verdict,
  report: JSON.stringify(exported),
  findings: exported.cases.flatMap(({ verdict, findings }) =>
    findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ trace_a: exchangeA, trace_b: exchangeB, leg, path, what }) => ({
        exchangeA,
        exchangeB,
        verdict,
        leg,
        path,
        what,
      })),
  ),
  traceIds,
});

/** A stored comparison in `louter traces compare --list --json` and `GET /api/comparisons`. */
export interface ExportedComparisonSummary {
  id: string;
  created_at: string;
  a: string;
  b: string;
  verdict: string;
  findings: number;
}

export const exportComparisonSummary = ({ createdAt, ...summary }: ComparisonSummary): ExportedComparisonSummary => ({
  id: summary.id,
  created_at: new Date(Number(createdAt / 1000n)).toISOString(),
  a: summary.a,
  b: summary.b,
  verdict: summary.verdict,
  findings: summary.findings,
});

/** The report of a stored comparison with its id. */
export const parseComparison = ({ id, report }: { id: string; report: string }): ExportedComparison => ({
  id,
  ...(JSON.parse(report) as Omit<ExportedComparison, 'id'>),
});
