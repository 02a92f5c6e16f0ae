import type { ComparedExchange } from './compared-exchange.ts';
import { findFindings, type Finding } from './rules.ts';
import { decideVerdict, isAgreement, type ComparisonVerdict } from './verdict.ts';

/** An exchange and its baselines, or what it shows by itself. */
export interface PairComparison {
  verdict: ComparisonVerdict;
  findings: Finding[];
  /** Null where there is nothing to compare with. */
  pair: { baseline: string; proxy: string } | null;
}

/** Compares an exchange with those of one or several baselines; findings refer to the first of them. */
export function comparePair(baselines: readonly ComparedExchange[], proxy: ComparedExchange): PairComparison {
  const [baseline, ...others] = baselines;
  if (!baseline) throw new RangeError('a pair has a baseline');
  const baselineComparisons = others.map((other) => {
    const pair = { baseline, proxy: other, baselines: [baseline] };
    const findings = findFindings(pair);
    return {
      verdict: decideVerdict(pair, findings),
      kinds: findings.flatMap(({ kind, side }) => (side ? [] : [kind])),
    };
  });
  const pair = { baseline, proxy, baselines };
  const variableKinds = new Set(baselineComparisons.flatMap(({ kinds }) => kinds));
  const findings = findFindings(pair).map((finding) =>
    variableKinds.has(finding.kind) ? downgrade(finding) : finding,
  );
  const verdict = decideVerdict(pair, findings);
  const areBaselinesConsistent = baselineComparisons.every(({ verdict: own }) => isAgreement(own));
  // What an exchange shows by itself does not depend on the baselines.
  const isConclusive = areBaselinesConsistent || findings.some(isOwnContradiction);
  return {
    verdict: isConclusive ? verdict : 'inconclusive',
    findings,
    pair: { baseline: baseline.traceId, proxy: proxy.traceId },
  };
}

const isOwnContradiction = ({ kind, side }: Finding): boolean => kind === 'contradiction' && side === 'proxy';

/** A warning becomes information where the baselines differ from each other in the same way. */
const downgrade = (finding: Finding): Finding =>
  finding.side !== null || finding.severity !== 'warning'
    ? finding
    : { ...finding, severity: 'info', what: `${finding.what}; the baselines differ from each other in the same way` };
