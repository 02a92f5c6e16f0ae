import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

let root: string;
const put = (name: string, content: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};

const lockfile = (packages: Record<string, object>): string => JSON.stringify({ packages: { '': {}, ...packages } });
const runtimeOnly = { 'node_modules/commander': { version: '1.0.0' } };
const locked = {
  ...runtimeOnly,
  'node_modules/tsdown': { version: '1.0.0', dev: true },
  'node_modules/prisma': { version: '1.0.0', devOptional: true },
};

/** A project of the same form, whose tools write to `calls` that they were called. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'louter-setup-test-'));
  cpSync(join(scripts, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  cpSync(join(scripts, 'setup/lock.mjs'), join(root, 'scripts/setup/lock.mjs'));
  put('calls', '');
  put('package-lock.json', lockfile(locked));
  put('node_modules/.package-lock.json', lockfile(locked));
  put('node_modules/tsdown/package.json', '{"type":"module","bin":{"tsdown":"./run.mjs"}}');
  put(
    'node_modules/tsdown/run.mjs',
    `import fs from 'node:fs';
    fs.appendFileSync('calls', 'tsdown\\n');
    if (fs.readFileSync('src/main.ts', 'utf8') === 'broken') process.exit(2);
    fs.mkdirSync('dist/cli', { recursive: true });
    fs.writeFileSync('dist/cli/main.js', '');`,
  );
  // What an installation would leave. With HOLD it takes until there is a file of this name.
  put(
    'npm.mjs',
    `import fs from 'node:fs';
    fs.appendFileSync(${JSON.stringify(join(root, 'calls'))}, 'npm ' + process.argv.slice(2).join(' ') + '\\n');
    if (process.env.FAIL) process.exit(3);
    while (process.env.HOLD && !fs.existsSync(process.env.HOLD)) await new Promise((resolve) => setTimeout(resolve, 5));
    fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`,
  );
  put(
    'src/cli/main.ts',
    'console.log("louter", ...process.argv.slice(2)); process.exitCode = Number(process.env["EXIT"] ?? 0)',
  );
  put('src/main.ts', 'one');
  put('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true }));

const install = 'install --include=dev --no-save --loglevel=error --no-audit --no-fund';
const calls = (): string[] => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n').filter(Boolean);

/** Runs a command; `report` receives what it writes to stderr. */
function setup(words: readonly string[], env: Record<string, string> = {}, report?: (text: string) => void) {
  const child = spawn(process.execPath, [join(root, 'scripts/setup.mjs'), ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir(), npm_execpath: join(root, 'npm.mjs'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const finished = { code: 0 as number | null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (finished.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    finished.stderr += text;
    report?.(finished.stderr);
  });
  return new Promise<typeof finished>((resolve) => void child.once('close', (code) => resolve({ ...finished, code })));
}

describe('the gateway and the command line', () => {
  test('run from the sources at once, and stdout is theirs alone', async () => {
    expect(await setup(['louter', 'a', '--b'])).toEqual({ code: 0, stdout: 'louter a --b\n', stderr: '' });
    expect(await setup(['start', '--port', '1'])).toEqual({ code: 0, stdout: 'louter serve --port 1\n', stderr: '' });
    expect(calls()).toEqual([]);
  });

  test('need the packages only that they import', async () => {
    put('node_modules/.package-lock.json', lockfile(runtimeOnly));
    expect(await setup(['start'])).toMatchObject({ code: 0, stderr: '' });
    put('node_modules/.package-lock.json', lockfile({}));
    const { code, stderr } = await setup(['start']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/installing the packages that the gateway runs with .*\n.*done in/);
    expect(calls()).toEqual(['npm ci --omit=dev --omit=optional --loglevel=error --no-audit --no-fund']);
  });
});

describe('the other commands', () => {
  test('add the packages that are missing, without deleting those of a gateway that runs', async () => {
    put('node_modules/.package-lock.json', lockfile(runtimeOnly));
    expect(await setup(['build'])).toMatchObject({ code: 0 });
    expect(calls()).toEqual([`npm ${install}`, 'tsdown']);
  });

  test('build again where inputs changed', async () => {
    expect((await setup(['build'])).stderr).toContain('building dist/');
    expect(await setup(['build'])).toMatchObject({ code: 0, stderr: '' });
    put('src/main.ts', 'two');
    await setup(['build']);
    expect(calls()).toEqual(['tsdown', 'tsdown']);
  });

  test('take a step once where two are started at a time', async () => {
    put('node_modules/.package-lock.json', lockfile({}));
    const HOLD = join(root, 'released');
    const release = (stderr: string): void => {
      if (stderr.includes('waiting for another set-up')) put('released', '');
    };
    const both = await Promise.all([1, 2].map(() => setup(['build'], { HOLD }, release)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(calls()).toEqual([`npm ${install}`, 'tsdown']);
  });

  test('end with the reason where a step fails', async () => {
    put('src/main.ts', 'broken');
    const { code, stdout, stderr } = await setup(['build']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/tsdown.* ended with 2/);
    put('node_modules/.package-lock.json', lockfile({}));
    const failed = await setup(['build'], { FAIL: '1' });
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('ended with 3') });
  });

  test('do not miss packages of other platforms', async () => {
    const other = { 'node_modules/only-windows': { version: '2.0.0', optional: true } };
    put('package-lock.json', lockfile({ ...locked, ...other }));
    expect(await setup(['build'])).toMatchObject({ code: 0 });
    expect(calls()).toEqual(['tsdown']);
  });
});

describe('the command', () => {
  test('gives its exit code back', async () => {
    expect(await setup(['louter'], { EXIT: '3' })).toMatchObject({ code: 3 });
  });

  test('may be a script', async () => {
    put('task.ts', 'const words: string[] = process.argv.slice(2); console.log(words.join("+"));');
    expect(await setup(['run', 'task.ts', 'a', 'b'])).toMatchObject({ code: 0, stdout: 'a+b\n' });
  });

  test('may be the program of a package', async () => {
    put('node_modules/one/package.json', '{"bin":"./one.js"}');
    put('node_modules/one/one.js', 'console.log(process.argv.slice(2).join("+"))');
    expect(await setup(['tool', 'one', 'a', 'b'])).toMatchObject({ code: 0, stdout: 'a+b\n' });
    expect(await setup(['tool', 'two'])).toMatchObject({ code: 1, stderr: 'louter: there is no package two\n' });
  });

  test.each([
    ['', 'run'],
    ['test/a.test.ts', 'run --mode all test/a.test.ts'],
    ['--mode rest test/a.test.ts', 'run --mode rest test/a.test.ts'],
    ['--soak --minutes 30', 'run --mode soak'],
    ['--soak --minutes 30 test/a.soak.ts', 'run --mode soak test/a.soak.ts'],
  ])('%s of a test is %s of vitest', async (words, options) => {
    put('node_modules/vitest/package.json', '{"bin":"./vitest.js"}');
    put('node_modules/vitest/vitest.js', 'console.log(process.argv.slice(2).join(" "))');
    expect(await setup(['test', ...words.split(' ').filter(Boolean)])).toMatchObject({
      code: 0,
      stdout: `${options}\n`,
    });
  });

  test.each([[[]], [['strat']], [['run']], [['tool']], [['constructor']]])(
    '%j is wrong use',
    async (words: string[]) => {
      const { code, stdout, stderr } = await setup(words);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^louter: usage: /);
    },
  );
});
