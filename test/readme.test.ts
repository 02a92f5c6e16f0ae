import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../src/config/load.ts';
import { entry, type Finished, louter } from './support/command.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');
const readme = read('README.md');

/** What `.ci/run` runs on a clone of its own: it is not run from inside of itself. */
const runByCi = new Map([
  ['npm start', /^npm start\b/m],
  ['npm test', /^npm test\b/m],
  ['npm pack', /^npm pack\b/m],
  ['npm install --global ./louter-*.tgz', /^\s*npm install .*--global .*"\$tarball"$/m],
  ['louter serve', /^\s*"\$scratch\/global\/bin\/louter" serve\b/m],
]);
/** Commands that ask the gateway something. */
const asks = /^(?:curl |ANTHROPIC_BASE_URL=\S+ ANTHROPIC_API_KEY=\S+ claude$)/;
/** The names that the README's configuration takes from the environment. */
const env = { LOUTER_KEY: 'key-of-clients', VLLM_KEY: 'key-of-a-backend' };
/** Where the README's reader keeps the clone. */
const home = '/home/you/louter';

// ---------------------------------------------------------------- the README's blocks

interface Block {
  language: string;
  content: string;
}

const blocks: Block[] = [...readme.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', content = '']) => ({
  language,
  content,
}));

/** Every command, the configuration that stands before it, and what is said to be printed, by the last of a block. */
const commands = blocks.flatMap(({ language, content }, index) => {
  if (language !== 'sh') return [];
  const next = blocks[index + 1];
  const toml = blocks.slice(0, index).findLast((block) => block.language === 'toml')?.content ?? '';
  const lines = content.replaceAll('\\\n', '').trim().split('\n');
  return lines.map((command, line) => ({
    command: command.replaceAll(/ {2,}/g, ' '),
    toml,
    printed: line === lines.length - 1 && next?.language === 'text' ? next.content : undefined,
  }));
});

// ---------------------------------------------------------------- a gateway to try them on

/** A command of Louter that runs until it is ended. */
interface Running {
  url: string;
  said: string;
  end(): Promise<number | null>;
}

function startLouter(words: readonly string[], cwd: string): Promise<Running> {
  const child = spawn(process.execPath, [entry, ...words], {
    cwd,
    // As npm names it to a script of this package.
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, npm_package_name: 'louter' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  let [stdout, stderr] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const url = /listening on (\S+)\n/.exec(stdout)?.[1];
      if (url !== undefined) resolve({ url, said: stdout, end: () => (child.kill('SIGTERM'), closed) });
    });
    void closed.then((code) => reject(new Error(`louter ${words.join(' ')} ended with ${code}: ${stderr}`)));
  });
}

let folder: string;
let gateway: Running;
/** How many of the README's questions were asked so far. */
let sent = 0;
/** The ids of the README, and those that stand in their place here. */
const ids = new Map<string, string>();
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'louter-readme-')));
  writePrograms();
  // Its programs are in a project with the package's dependencies.
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  gateway = await startLouter(['serve', '--port', '0'], folder);
});
afterAll(async () => {
  await gateway.end();
  rmSync(folder, { recursive: true });
});

/** Puts programs on the path of the README's commands. */
function writePrograms(): void {
  mkdirSync(bin());
  writeProgram('claude', claude);
  if (!onPath('curl')) writeProgram('curl', curl);
}

const bin = (): string => join(folder, 'bin');

/** Stands in for Claude Code: it goes by the same variables, and asks what Claude Code asks at least. */
const claude = `
  const { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: key } = process.env;
  const answer = await fetch(url + '/v1/messages?beta=true', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({
      model: 'claude-opus-5-5',
      max_tokens: 1000,
      stream: true,
      thinking: { type: 'adaptive' },
      messages: [{ role: 'user', content: 'Say hello' }],
    }),
  });
  console.log(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;`;

/** As much of curl as the README uses, for machines without it. */
const curl = `
  import { parseArgs } from 'node:util';
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { header: { type: 'string', short: 'H', multiple: true }, data: { type: 'string', short: 'd' } },
  });
  const headers = values.header.map((line) => line.split(': '));
  const answer = await fetch(positionals[0], { method: 'POST', headers, body: values.data });
  process.stdout.write(await answer.text());`;

function writeProgram(name: string, source: string): void {
  const file = join(bin(), `${name}.mjs`);
  writeFileSync(file, source);
  writeFileSync(join(bin(), name), `#!/bin/sh\nexec "${process.execPath}" "${file}" "$@"\n`, { mode: 0o755 });
}

const onPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));

function shell(command: string): string {
  return execFileSync('sh', ['-c', command.replaceAll('http://127.0.0.1:8787', gateway.url)], {
    env: { PATH: `${bin()}${delimiter}${process.env['PATH'] ?? ''}`, HOME: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Runs a command of the README and gives back what it printed on stdout. */
async function run(command: string, toml: string, printed: string | undefined): Promise<string> {
  const [, script, rest = ''] = /^npm run (\w+) -- (.*)$/.exec(command) ?? [];
  const words = [...rest.matchAll(/'([^']*)'|"([^"]*)"|\S+/g)].map(
    ([word, inQuotes, inDoubleQuotes]) => inQuotes ?? inDoubleQuotes ?? ids.get(word) ?? word,
  );
  if (command === 'npm start') return gateway.said;
  if (asks.test(command)) {
    sent += 1;
    return shell(command);
  }
  if (script === 'louter' && words[0] === 'run') return runClaude(words);
  if (script === 'louter' && words[0] === 'mock') return runMock(words, command);
  if (script === 'louter' && words[0] === 'validate') return validated(words);
  if (script === 'louter' && words[0] === 'keys') return runKeys(words, toml);
  if (script === 'louter' && rest === 'config check') return (await checkConfig(toml)).stdout;
  if (script === 'louter' && rest === 'diagnostics') return diagnose();
  if (script === 'traces') {
    await written();
    const { stdout, stderr, code } = await louter(['traces', ...words], { cwd: folder });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    if (rest === 'list') learnIds(printed ?? '', stdout);
    return stdout;
  }
  throw new Error(`README.md has a command that nothing tries: ${command}`);
}

/** In a folder of its own: the configuration is changed. Its traces are those of the gateway of the other commands. */
async function runKeys(words: readonly string[], toml: string): Promise<string> {
  const cwd = join(folder, 'keyed');
  mkdirSync(cwd, { recursive: true });
  const file = join(cwd, 'louter.toml');
  if (!existsSync(file)) writeFileSync(file, `${toml}\n[traces]\nurl = "file:../louter.db"\n`);
  await written();
  const { stdout, stderr, code } = await louter(words, { cwd });
  expect([stderr, code]).toEqual([expect.not.stringContaining('rror'), 0]);
  return stdout;
}

async function validated(words: readonly string[]): Promise<string> {
  const { stdout, stderr, code } = await louter(words, { cwd: folder });
  expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
  return stderr;
}

/** In a folder of its own: it starts a gateway with the configuration there. */
async function runClaude(words: readonly string[]): Promise<string> {
  const cwd = join(folder, 'run');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'louter.toml'), '[backends.replay]\nprotocol = "replay"\n');
  const path = `${bin()}${delimiter}${process.env['PATH'] ?? ''}`;
  const { stdout, stderr, code } = await louter(words, { cwd, env: { PATH: path } });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return stdout;
}

async function runMock(words: readonly string[], command: string): Promise<string> {
  const port = /--port (\d+)/.exec(command)?.[1] ?? '';
  const mock = await startLouter(
    words.map((word) => (word === port ? '0' : word)),
    folder,
  );
  const answer = await fetch(`${mock.url}/v1/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'replay/text', messages: [{ role: 'user', content: 'Hi' }] }),
  });
  expect(answer.status).toBe(200);
  expect(await mock.end()).toBe(0);
  return mock.said.replace(mock.url, `http://127.0.0.1:${port}`);
}

/** In a folder of its own: the gateway of the other commands has no configuration. */
async function checkConfig(toml: string): Promise<Finished> {
  const cwd = join(folder, 'configured');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'louter.toml'), toml);
  const finished = await louter(['config', 'check'], { cwd, env });
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  return { ...finished, stdout: finished.stdout.replaceAll(cwd, home) };
}

async function diagnose(): Promise<string> {
  await written();
  const { stdout, stderr, code } = await louter(['diagnostics', '--url', gateway.url], { cwd: folder });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return stdout;
}

/** Waits for what was asked to be on disk, a moment after the last byte. */
async function written(): Promise<void> {
  const traces = async (): Promise<unknown> => {
    const diagnostics: { traces: unknown } = JSON.parse(
      await (await fetch(`${gateway.url}/api/diagnostics?checks=none`)).text(),
    );
    return diagnostics.traces;
  };
  await expect.poll(traces, { timeout: 10_000 }).toMatchObject({ state: 'ok', queued_exchanges: 0, written: sent });
}

const idsIn = (list: string): string[] => list.match(/\b[\da-f]{12}\b/g) ?? [];

function learnIds(printed: string, stdout: string): void {
  const actual = idsIn(stdout);
  for (const [index, id] of idsIn(printed).entries()) ids.set(id, actual[index] ?? '');
}

/** Makes texts alike that differ in nothing but where and when they were printed. */
const comparable = (text: string): string =>
  text
    .replaceAll(gateway.url, 'http://127.0.0.1:8787')
    .replaceAll(folder, home)
    .replaceAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+Z)?/g, 'TIME')
    .replaceAll(/\b(?:[\da-f]{32}|[\da-f]{12})\b/g, 'ID')
    .replaceAll(/ *\b\d+(?:\.\d+)? m?s\b/g, ' DURATION')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** What is printed as README shows it, where `…` stands for anything. */
function patternOf(printed: string): RegExp {
  const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${comparable(printed).split('…').map(literal).join('[^]*')}$`);
}

// ---------------------------------------------------------------- tests

describe('README.md', () => {
  test('has the commands and configurations this test is about', () => {
    expect(commands.length).toBeGreaterThan(8);
    expect(
      blocks.map(({ language }) => language).filter((language) => !/^(?:sh|text|toml|ts)$/.test(language)),
    ).toEqual([]);
  });

  test.each(commands)('$command', async ({ command, toml, printed }) => {
    const byCi = runByCi.get(command);
    if (byCi !== undefined) expect(read('.ci/run')).toMatch(byCi);
    if (byCi !== undefined && command !== 'npm start') return;
    const stdout = await run(command, toml, printed);
    if (printed !== undefined) expect(comparable(stdout)).toMatch(patternOf(printed));
    else if (command.endsWith('--json')) expect(JSON.parse(stdout)).toMatchObject({ format: 2, status: 'ok' });
    else expect(stdout).not.toBe('');
  });

  test.each(blocks.filter(({ language }) => language === 'toml'))('a configuration is in order: $content', (block) => {
    const file = join(folder, 'example.toml');
    writeFileSync(file, block.content);
    expect(loadConfig({ file, env })).toMatchObject({ file, models: expect.any(Array) as unknown });
  });

  test.each(blocks.filter(({ language }) => language === 'ts'))('a program prints what its comments say', (block) => {
    const file = join(folder, 'program.ts');
    const program = block.content
      .replaceAll("'louter'", `'${new URL('../src/index.ts', import.meta.url).href}'`)
      .replaceAll('http://127.0.0.1:8787', gateway.url);
    writeFileSync(file, program);
    const printed = [...block.content.matchAll(/ \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim().split('\n')).toEqual(printed);
  });

  test.each(['louter', 'traces'])('names commands of npm run %s that exist', async (script) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`npm run ${script} -- CMD\``)) ?? '';
    const named = [...(row.split('|')[2] ?? '').matchAll(/`([a-z]+)[ a-z]*`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(3);
    const { stdout } = await louter(script === 'louter' ? ['--help'] : ['traces', '--help'], { cwd: folder });
    for (const name of named) expect(stdout).toContain(`\n  ${name} `);
  });
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s names scripts that exist', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
