/**
 * `npm run test:all [PART …] [--after-gate]`: everything that `npm test` leaves out, with the time of each part. PART restricts it to some;
 * `--after-gate` leaves out the test files that `npm test` runs whole.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'after-gate': { type: 'boolean', default: false } },
});

/** Arguments of `scripts/setup.mjs`. */
const parts: Readonly<Record<string, readonly string[]>> = {
  // Files in a random order, which a failure prints.
  tests: ['test', '--mode', values['after-gate'] ? 'rest' : 'all', '--sequence.shuffle.files'],
  python: ['run', 'scripts/sdk-python/main.ts'],
  model: ['run', 'scripts/real-model/main.ts'],
  image: ['run', 'scripts/image/main.ts'],
  binary: ['run', 'scripts/binary/main.ts'],
  package: ['run', 'scripts/test-all/package.ts'],
  agents: ['run', 'scripts/agents/main.ts', '--sample'],
  clone: ['run', 'scripts/test-all/clone.ts'],
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`test:all: there is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const rows: { name: string; seconds: number; isPassed: boolean; failures: readonly string[] }[] = [];
for (const [name, command] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = performance.now();
  const child = spawn(process.execPath, [`${root}scripts/setup.mjs`, ...command], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const failures: string[] = [];
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    createInterface(from).on('line', (line) => {
      to.write(`${line}\n`);
      const plain = stripVTControlCharacters(line).trim();
      if (/^fail(?:ed)?\b/i.test(plain)) failures.push(plain);
    });
  const [code]: unknown[] = await ended;
  rows.push({ name, seconds: Math.round((performance.now() - started) / 1000), isPassed: code === 0, failures });
}

const sum = rows.reduce((seconds, row) => seconds + row.seconds, 0);
console.log();
for (const { name, seconds, isPassed, failures } of rows) {
  console.log(`${name.padEnd(10)} ${String(seconds).padStart(6)} s  ${isPassed ? 'passed' : 'FAILED'}`);
  // What failed is far above, and a log of many thousand lines may be cut.
  if (!isPassed) for (const failure of new Set(failures)) console.log(`  ${failure}`);
}
console.log(`${'sum'.padEnd(10)} ${String(sum).padStart(6)} s`);
if (rows.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
