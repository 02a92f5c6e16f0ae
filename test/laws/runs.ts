const times = process.env['LOUTER_SOAK'] ? 10 : 1;

/** How many values a property is tried with: a long run tries ten times as many. */
export const runs = { numRuns: 1000 * times } as const;
/** Where each value is written once for each of its leaves. */
export const leafRuns = { numRuns: 300 * times } as const;
/** Where each value goes one of the ways there are between two protocols. */
export const pairRuns = { numRuns: 100 * times } as const;
