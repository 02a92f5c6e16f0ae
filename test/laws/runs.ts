/** How many values a property is tried with: each long run tries ten thousand. */
export const runs = { numRuns: process.env['LOUTER_SOAK'] ? 10_000 : 1000 } as const;
