import type { StoredTrace } from '../../record/store/trace-store.ts';

// The result of checking one exchange against itself, and the function that does it.

export type LegVerdict = 'consistent' | 'contradiction' | 'skipped';

export interface CheckFinding {
  leg: 'request' | 'answer';
  path: string;
  what: string;
  expected: string | null;
  got: string | null;
}

export interface ExchangeCheck {
  request: LegVerdict;
  answer: LegVerdict;
  findings: CheckFinding[];
  skippedBecause: string | null;
}

export type CheckExchange = (trace: StoredTrace) => ExchangeCheck;
