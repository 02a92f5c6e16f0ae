import type { ComparedResponse, ComparedExchange } from './compared-exchange.ts';
import { isComplete, type RuleHit } from './response-checks.ts';

/** Two exchanges that belong together, and how the other baseline runs answered in that place. */
export interface ExchangePair {
  readonly baseline: ComparedExchange;
  readonly proxy: ComparedExchange;
  /** All baselines of this place, the one above included. */
  readonly baselines: readonly ComparedExchange[];
}

/** Finds one kind of difference. */
export type DifferenceRule = (pair: ExchangePair) => RuleHit[];

/** A rule on two answers that both came whole: of others it makes no sense to compare what they say. */
export const whenBothComplete =
  (
    compare: (baselineResponse: ComparedResponse, proxyResponse: ComparedResponse, pair: ExchangePair) => RuleHit[],
  ): DifferenceRule =>
  (pair) => {
    const { answer: one } = pair.baseline;
    const { answer: other } = pair.proxy;
    return one && other && isComplete(one) && isComplete(other) ? compare(one, other, pair) : [];
  };
