import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A project of the same form, whose tools note in `calls` that they were called. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'louter-setup-test-'));
  cpSync(join(scripts, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  cpSync(join(scripts, 'setup'), join(root, 'scripts/setup'), { recursive: true });
  const noting = (name: string): string =>
    `const fs = await import('node:fs'); fs.appendFileSync(${JSON.stringify(join(root, 'calls'))}, '${name}\\n');`;
  put('calls', '');
  const lock = JSON.stringify({ packages: { '': {}, 'node_modules/typescript': { version: '1.0.0' } } });
  put('package-lock.json', lock);
  put('node_modules/.package-lock.json', lock);
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  put('node_modules/typescript/package.json', '{"type":"module"}');
  put(
    'node_modules/typescript/bin/tsc',
    `${noting('tsc')}
    const out = process.argv[process.argv.indexOf('--outDir') + 1];
    if (fs.readFileSync('src/main.ts', 'utf8') === 'broken') process.exit(2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    fs.mkdirSync(out + '/cli', { recursive: true });
    fs.writeFileSync(out + '/cli/main.js', 'console.log("louter", ...process.argv.slice(2)); process.exitCode = Number(process.env.EXIT ?? 0)');`,
  );
  put('node_modules/rolldown/package.json', '{"type":"module","exports":"./index.js"}');
  put(
    'node_modules/rolldown/index.js',
    'export const rolldown = async () => ({ write: async () => ({ output: [] }), close: async () => {} });',
  );
  put('node_modules/vite/package.json', '{"type":"module"}');
  put('node_modules/vite/bin/vite.js', noting('vite'));
  put(
    'scripts/prisma-generate.mjs',
    `${noting('prisma')} fs.mkdirSync('src/record/store/prisma-client', { recursive: true });`,
  );
  put(
    'scripts/codegen.ts',
    `${noting('codegen')} fs.mkdirSync('generated', { recursive: true }); fs.writeFileSync('generated/a.d.ts', '');`,
  );
  put('scripts/prisma/schema.mjs', '');
  put('prisma/models.prisma', 'model A {}');
  put('specs/a.yaml', '');
  put('src/main.ts', 'one');
  put('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true }));

const calls = (): string[] => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n').filter(Boolean);

function setup(words: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'scripts/setup.mjs'), ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const finished = { code: 0 as number | null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (finished.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (finished.stderr += text));
  return new Promise<typeof finished>((resolve) => void child.once('close', (code) => resolve({ ...finished, code })));
}

describe('a checkout is readied', () => {
  test('once: the second run does nothing but the command, and stdout is the command’s alone', async () => {
    const first = await setup(['louter', 'a', '--b']);
    expect(first).toMatchObject({ code: 0, stdout: 'louter a --b\n' });
    expect(first.stderr).toContain('building dist/');
    expect(calls()).toEqual(['prisma', 'codegen', 'tsc', 'vite']);
    expect(await setup(['start', '--port', '1'])).toEqual({ code: 0, stdout: 'louter serve --port 1\n', stderr: '' });
    expect(calls()).toHaveLength(4);
  });

  test('again where inputs changed, and only so far', async () => {
    await setup(['build']);
    put('src/main.ts', 'two');
    await setup(['build']);
    expect(calls()).toEqual(['prisma', 'codegen', 'tsc', 'vite', 'tsc', 'vite']);
    put('prisma/models.prisma', 'model B {}');
    await setup(['prepare']);
    expect(calls().slice(6)).toEqual(['prisma']);
  });

  test('by two at a time without a step taken twice', async () => {
    const both = await Promise.all([setup(['louter', 'one']), setup(['louter', 'two'])]);
    expect(both.map(({ code, stdout }) => [code, stdout])).toEqual([
      [0, 'louter one\n'],
      [0, 'louter two\n'],
    ]);
    expect(calls()).toEqual(['prisma', 'codegen', 'tsc', 'vite']);
  });

  test('a build that fails leaves the one before in place, and nothing beside it', async () => {
    await setup(['build']);
    put('src/main.ts', 'broken');
    const { code, stdout, stderr } = await setup(['louter', 'x']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/tsc .* ended with 2/);
    expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    expect(readFileSync(join(root, 'dist/cli/main.js'), 'utf8')).toContain('louter');
  });

  test('dependencies are installed where one is missing, and a failure is told', async () => {
    put(
      'npm.mjs',
      'import fs from "node:fs"; fs.appendFileSync("calls", "npm " + process.argv.slice(2).join(" ") + "\\n"); process.exit(3);',
    );
    put('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
    const { code, stderr } = await setup(['build'], { npm_execpath: join(root, 'npm.mjs') });
    expect(code).toBe(1);
    expect(calls()).toEqual(['npm ci --include=dev --loglevel=error --no-audit --no-fund']);
    expect(stderr).toContain('ended with 3');
  });

  test('packages of other platforms are not missed', async () => {
    const packages = { 'node_modules/typescript': { version: '1.0.0' } };
    const other = { 'node_modules/only-windows': { version: '2.0.0', optional: true } };
    put('package-lock.json', JSON.stringify({ packages: { ...packages, ...other } }));
    expect(await setup(['build'])).toMatchObject({ code: 0 });
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

  test.each([[[]], [['strat']], [['run']], [['constructor']]])('%j is wrong use', async (words: string[]) => {
    const { code, stdout, stderr } = await setup(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^louter: usage: /);
  });
});
