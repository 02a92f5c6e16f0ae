import type { Redactor } from '../core/redact/redact.ts';
import { isStoreError } from './store/database.ts';
import type { RecordedExchange } from './store/trace-store.ts';
import type { checkExchange } from './check-exchange.ts';
import type { ExchangeCheck } from '../judge/verdict.ts';

/** The check of an exchange, which is skipped where it fails: what is recorded may be anything. */
export function runCheck(trace: RecordedExchange, check: typeof checkExchange): ExchangeCheck {
  try {
    return check(trace);
  } catch (error) {
    if (isStoreError(error)) throw error;
    return skippedCheck(`the check failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

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
