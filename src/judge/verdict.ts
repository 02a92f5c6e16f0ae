import type { Redactor } from '../core/redact/redact.ts';
import type { CheckFinding } from './differences.ts';

export type LegVerdict = 'consistent' | 'contradiction' | 'skipped';

/** Whether an exchange agrees with itself, less what was declared. */
export interface ExchangeCheck {
  request: LegVerdict;
  answer: LegVerdict;
  findings: CheckFinding[];
  /** Why a leg was not checked; null: both were. */
  skippedBecause: string | null;
}

/** What an exchange does not agree with itself in: its first finding. */
export interface Contradiction extends Pick<CheckFinding, 'leg' | 'path' | 'what'> {
  traceId: string;
}

/** A verdict as it was stored. */
export const asVerdict = (stored: string): LegVerdict =>
  stored === 'consistent' || stored === 'contradiction' ? stored : 'skipped';

/** How many exchanges were checked, by verdict. */
export type CheckCounts = Record<LegVerdict, number>;

export const noChecks = (): CheckCounts => ({ consistent: 0, contradiction: 0, skipped: 0 });

/** How long diagnostics report a contradiction, in milliseconds. */
export const contradictionReportMs = 24 * 60 * 60 * 1000;

/** The verdict of both legs: skipped where neither was checked. */
export function combineVerdicts({ request, answer }: Pick<ExchangeCheck, 'request' | 'answer'>): LegVerdict {
  if (request === 'contradiction' || answer === 'contradiction') return 'contradiction';
  return request === 'consistent' || answer === 'consistent' ? 'consistent' : 'skipped';
}

/** What is reported of a check: its verdict, and the first finding. */
export const reportedCheck = (
  traceId: string,
  check: ExchangeCheck,
): { verdict: LegVerdict; contradiction: Contradiction | null } => {
  const [first] = check.findings;
  return {
    verdict: combineVerdicts(check),
    contradiction: first ? { traceId, leg: first.leg, path: first.path, what: first.what } : null,
  };
};

/** A check that did not happen. */
export const skippedCheck = (reason: string): ExchangeCheck => ({
  request: 'skipped',
  answer: 'skipped',
  findings: [],
  skippedBecause: reason,
});

/** A credential that arrived in pieces is in one piece only in a finding. */
export function redactFindings(check: ExchangeCheck, redactor: Redactor): ExchangeCheck {
  const redact = (text: string | null): string | null => text && redactor.text(text);
  const { findings, skippedBecause } = check;
  return {
    ...check,
    skippedBecause: redact(skippedBecause),
    findings: findings.map((finding) => ({
      ...finding,
      path: redactor.text(finding.path),
      what: redactor.text(finding.what),
      expected: redact(finding.expected),
      got: redact(finding.got),
    })),
  };
}
