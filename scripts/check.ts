/**
 * `npm run check [PART …] [--since COMMIT]`: what a change is checked with while it is written: format, lint, unused code, types, and
 * the tests that import what changed since the last commit or since COMMIT. PART restricts it to some of these.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });

/** Keeps what was found for the files that do not change: 3 s of CPU time in place of 12. */
const types = (name: string, ...options: string[]): string[] => [
  'typescript-native',
  ...options,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.louter/${name}.tsbuildinfo`,
];
const changed = `--changed${values.since === undefined ? '' : `=${values.since}`}`;

/** The programs that each part runs, by the packages that they are in. */
const parts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  format: [['oxfmt', '--check']],
  lint: [['oxlint', '--type-aware']],
  unused: [
    ['knip', '--no-config-hints'],
    // What only tests import is no export: they test what calls it.
    ['knip', '--no-config-hints', '--production', '--include', 'exports'],
  ],
  types: [types('types'), types('viewer-types', '-p', 'src/viewer/tsconfig.json')],
  tests: [['vitest', 'run', '--passWithNoTests', changed]],
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`check: there is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

for (const [name, programs] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = performance.now();
  for (const program of programs) {
    const code = await run(program);
    if (code === 0) continue;
    console.error(`check: ${name} failed (${program[0]} ended with ${code}); its output stands above`);
    process.exit(1);
  }
  console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function run(program: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [`${root}scripts/setup.mjs`, 'tool', ...program], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code]: unknown[] = await once(child, 'close');
  return typeof code === 'number' ? code : null;
}
