import { defineConfig } from 'vitest/config';

// `vitest run --mode soak` runs the long tests too; everything else is under a minute a file.
export default defineConfig(({ mode }) => {
  const soaking = mode === 'soak';
  return {
    test: {
      include: ['test/**/*.test.ts', ...(soaking ? ['test/**/*.soak.ts'] : [])],
      setupFiles: ['test/support/fixed-seed.ts'],
      pool: 'forks',
      testTimeout: soaking ? 45 * 60_000 : 30_000,
      hookTimeout: 60_000,
      env: { LOUTER_SOAK: soaking ? '1' : '' },
    },
  };
});
