import { isSampled } from '../support/sample.ts';

const times = process.env['LOUTER_SOAK'] ? 25 : isSampled ? 0.25 : 1;

/** How many values a property is tried with: a long run tries many times as many, `npm test` a quarter. */
export const runs = { numRuns: 400 * times } as const;
/** Where each value is written once for each of its leaves. */
export const leafRuns = { numRuns: 100 * times } as const;
/** Where each value goes one of the ways there are between two protocols. */
export const pairRuns = { numRuns: 40 * times } as const;
