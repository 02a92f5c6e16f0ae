/**
 * `npm run test:mutations -- [--only FILE] [--sample N] [--seed N]`: makes one small error after another in the protocols'
 * sources, in a copy of this checkout, and runs the tests of the protocol and the laws on each. An error that no test
 * notices has survived: it is listed with its place.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyMutation, chooseSample, findMutations, type Mutation } from './mutate.ts';

interface Mutant {
  file: string;
  mutation: Mutation;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});

/** What a mutant may take; one that does not end is noticed. */
const timeoutMs = 5 * 60_000;
const copied = ['src', 'test', 'test-data', 'generated', 'specs', 'prisma', 'package.json', 'tsconfig.json'];
const linked = ['node_modules', 'dist'];

process.exitCode = main();

function main(): number {
  const [sample, seed] = [Number(values.sample), Number(values.seed)];
  if (!Number.isInteger(sample) || sample < 1 || !Number.isInteger(seed)) {
    console.error('test:mutations: --sample and --seed are whole numbers, --sample from 1 on');
    return 2;
  }
  const files = globSync('src/protocols/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => values.only === undefined || file.endsWith(values.only))
    .toSorted();
  const all = files.flatMap((file): Mutant[] =>
    findMutations(readFileSync(file, 'utf8')).map((mutation) => ({ file, mutation })),
  );
  if (all.length === 0) {
    console.error(`test:mutations: no source in src/protocols ends with ${values.only}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'louter-mutations-'));
  try {
    for (const each of copied) cpSync(each, join(folder, each), { recursive: true });
    cpSync('vitest.config.ts', join(folder, 'vitest.config.ts'));
    for (const each of linked) symlinkSync(join(process.cwd(), each), join(folder, each), 'junction');
    return tryAll(folder, chooseSample(all, sample, seed), all.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryAll(folder: string, mutants: readonly Mutant[], total: number): number {
  console.log(`${mutants.length} of ${total} mutations`);
  const survivors: string[] = [];
  const sound = new Set<string>();
  for (const [index, { file, mutation }] of mutants.entries()) {
    const runs = testsOf(file);
    for (const tests of runs.filter((each) => !sound.has(each.join(' ')))) {
      if (!passes(folder, tests)) {
        console.error(`test:mutations: without a mutation these tests fail: ${tests.join(' ')}`);
        return 2;
      }
      sound.add(tests.join(' '));
    }
    const source = readFileSync(file, 'utf8');
    writeFileSync(join(folder, file), applyMutation(source, mutation));
    const survived = runs.every((tests) => passes(folder, tests));
    writeFileSync(join(folder, file), source);
    const line = `${file}:${mutation.line} ${mutation.what}`;
    if (survived) survivors.push(line);
    console.log(`${index + 1}/${mutants.length} ${survived ? 'survived' : 'killed  '} ${line}`);
  }
  console.log(`\nkilled ${mutants.length - survivors.length} of ${mutants.length}`);
  for (const line of survivors) console.log(`survived: ${line}`);
  return 0;
}

/** Runs of tests, the fastest first: those of the protocol, then the laws, and the check of what was recorded. */
function testsOf(file: string): string[][] {
  const [, , family = '', member = ''] = file.split('/');
  const folder = family === 'openai' ? `${family}/${member}` : family;
  const own = family.endsWith('.ts') || member === 'shared' ? 'test/protocols' : `test/protocols/${folder}/`;
  return [[own], ['test/laws/round-trip', 'test/laws/pairs', 'test/judge/pairs'], ['test/laws']];
}

function passes(folder: string, tests: readonly string[]): boolean {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--bail=1', '--reporter=dot', ...tests], {
    cwd: folder,
    stdio: 'ignore',
    timeout: timeoutMs,
  });
  return status === 0;
}
