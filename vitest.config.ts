import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Suites that start processes, threads or servers, or replace globals: each file gets a process of its own.
 * All other files share one process per core, which saves loading the sources for each of them.
 */
const isolated = [
  'test/cli/**',
  'test/sdk/**',
  'test/server/**',
  'test/scripts/**',
  'test/soak/**',
  'test/gateway/**',
  'test/record/**',
  'test/diagnose/**',
  'test/inspect/**',
  'test/client/**',
  'test/support/**',
  'test/faults/**',
  'test/telemetry/**',
  'test/*.test.ts',
];

/**
 * `vitest run --mode soak` runs the long tests for `LOUTER_SOAK_MINUTES` in total (default: two). From thirty minutes on
 * the property tests run as well, each with many times its usual cases. In all other modes each file takes less than a minute.
 */
export default defineConfig(({ mode }) => {
  const isSoak = mode === 'soak';
  const minutes = isSoak ? Number(process.env['LOUTER_SOAK_MINUTES'] ?? 2) : 0;
  if (!(minutes >= 0)) throw new Error('LOUTER_SOAK_MINUTES: expected a number of minutes');
  const isLong = minutes >= 30;
  const usual = 'test/**/*.test.ts';
  const isolatedFiles = isolated.map((pattern) => pattern.replace(/\*\*$/, '**/*.test.ts'));
  const soakFiles = [
    'test/soak/*.soak.ts',
    ...(isLong ? [usual] : ['test/soak/load.test.ts', 'test/soak/reload.test.ts']),
  ];
  return {
    test: {
      setupFiles: ['test/support/fixed-seed.ts'],
      pool: 'forks',
      // Measurements must not share the machine.
      fileParallelism: !isSoak,
      // Also with two cores: many tests wait for processes and timers.
      ...(!isSoak && { maxWorkers: Math.max(2, availableParallelism() - 1) }),
      testTimeout: isSoak ? 90 * 60_000 : 30_000,
      hookTimeout: 60_000,
      reporters: isSoak ? ['verbose', './test/soak/report-tables.ts'] : ['default'],
      env: { LOUTER_SOAK: isLong ? '1' : '', LOUTER_SOAK_MINUTES: String(minutes) },
      projects: isSoak
        ? [{ extends: true, test: { name: 'soak', include: soakFiles } }]
        : [
            { extends: true, test: { name: 'isolated', include: isolatedFiles } },
            {
              extends: true,
              test: {
                name: 'shared',
                include: [usual],
                exclude: [...configDefaults.exclude, ...isolatedFiles],
                isolate: false,
              },
            },
          ],
    },
  };
});
