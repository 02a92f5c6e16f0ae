import type { JudgedAnswer, JudgedExchange } from './exchange.ts';
import { isWhole, type Spot } from './faults.ts';

/** Two exchanges that belong together, and how the other baseline runs answered in that place. */
export interface Pair {
  readonly baseline: JudgedExchange;
  readonly proxy: JudgedExchange;
  /** All baselines of this place, the one above included. */
  readonly baselines: readonly JudgedExchange[];
}

/** Finds one kind of difference. */
export type DifferenceRule = (pair: Pair) => Spot[];

/** A rule on two answers that both came whole: of others it makes no sense to compare what they say. */
export const both =
  (judge: (one: JudgedAnswer, other: JudgedAnswer, pair: Pair) => Spot[]): DifferenceRule =>
  (pair) => {
    const { answer: one } = pair.baseline;
    const { answer: other } = pair.proxy;
    return one && other && isWhole(one) && isWhole(other) ? judge(one, other, pair) : [];
  };
