/** Whether `npm test` runs, which tries a sample of what `npm run test:all` tries whole (`sampled` in vitest.config.ts). */
export const isSampled = Boolean(process.env['LOUTER_TEST_SAMPLE']);
