import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { withoutLocalServers } from '../support/local-servers.ts';
import { hasTerminal, runInTerminal, type TerminalSession } from '../support/pseudo-terminal.ts';
import { startServer, type TestServer } from '../support/serve-command.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

vi.setConfig({ testTimeout: 120_000 });

const fake = fileURLToPath(new URL('../support/fake-agent.mjs', import.meta.url));
const enter = '\r';
const interrupt = '\u0003';
const endOfInput = '\u0004';
const config =
  '[server]\nport = 0\n[backends.replay]\nprotocol = "replay"\n[models]\n"one" = "replay/*"\n"two" = "replay/*"\n';

let cwd: string;
const upstreams: Upstream[] = [];
const servers: TestServer[] = [];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-questions-'));
  mkdirSync(join(cwd, 'bin'));
  for (const name of ['claude', 'opencode']) {
    copyFileSync(fake, join(cwd, 'bin', name));
    chmodSync(join(cwd, 'bin', name), 0o755);
  }
});
afterEach(async () => {
  await Promise.all(upstreams.splice(0).map((upstream) => upstream.close()));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(cwd, { recursive: true, maxRetries: 3 });
});

const environment = (): Record<string, string> => ({
  ...withoutLocalServers,
  PATH: `${join(cwd, 'bin')}:${process.env['PATH'] ?? ''}`,
});
const start = (...words: string[]): TerminalSession => runInTerminal(words, { cwd, env: environment() });

/** An Ollama with two models, or with these. */
async function startOllama(names: readonly string[] = ['qwen3:30b', 'b']): Promise<string> {
  const upstream = await startUpstream();
  upstreams.push(upstream);
  const answers: Record<string, object> = {
    '/api/version': { version: '0.20.0' },
    '/api/tags': { models: names.map((name) => ({ name })) },
  };
  upstream.answerWith(({ path }) => jsonAnswer({ ...answers[path] }, answers[path] ? 200 : 404));
  return new URL(upstream.url).port;
}

describe.runIf(hasTerminal)('louter init asks in a terminal', () => {
  test('for each part of the file, which it writes after a yes', async () => {
    const port = await startOllama();
    const session = start('init', '--port', port);
    await session.answer("Shall Claude Code's own login be passed on to Anthropic? [y/N] ", enter);
    await session.answer("Look for API keys in this shell's environment?", `n${enter}`);
    await session.answer('Use ollama (Ollama 0.20.0)? [Y/n] ', enter);
    await session.answer(
      /Ollama 0\.20\.0 answers Anthropic Messages, too\. Which way\?[^]*Number \[1\]: /,
      `2${enter}`,
    );
    await session.answer(
      /Which model for claude\?[^]*1 {2}ollama\/qwen3:30b[^]*2 {2}ollama\/b[^]*Number \[1\]: /,
      `7${enter}`,
    );
    await session.answer('Number [1]: ', `2${enter}`);
    await session.answer('Test b with about eight small requests, some 20 s?', enter);
    await session.answer('Write this to ./louter.toml? [Y/n] ', enter);
    expect([await session.finished, session.shown]).toEqual([
      0,
      expect.stringMatching(/\nwritten: .*louter\.toml\nnext: /),
    ]);
    const { backends, models } = loadConfig({ file: join(cwd, 'louter.toml') });
    expect(backends).toMatchObject([{ name: 'ollama', protocol: 'anthropic', baseUrl: `http://127.0.0.1:${port}` }]);
    expect(models[0]).toEqual({ pattern: 'claude-*', targets: [{ backend: 'ollama', model: 'b' }] });
  });

  test('for one of many models by a part of its name', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `model-${index + 1}`);
    const port = await startOllama([...names, 'gemma:4b']);
    const session = start(
      'init',
      '--no-env',
      '--no-keep-login',
      '--no-probe',
      '--protocol',
      'ollama=ollama',
      '--port',
      port,
    );
    await session.answer('Use ollama (Ollama 0.20.0)? [Y/n] ', enter);
    await session.answer(
      /20 {2}ollama\/model-20\r?\n +… and 11 more: type a part of the name[^]*Number \[1\]: /,
      `gem${enter}`,
    );
    await session.answer(/31 {2}ollama\/gemma:4b[^]*Number \[1\]: /, `nowhere${enter}`);
    await session.answer(/none contains that: [^]*Number \[1\]: /, `31${enter}`);
    await session.answer('Write this to ./louter.toml? [Y/n] ', enter);
    expect(await session.finished).toBe(0);
    expect(session.shown).not.toContain('model-21');
    const { models } = loadConfig({ file: join(cwd, 'louter.toml') });
    expect(models[0]).toEqual({ pattern: 'claude-*', targets: [{ backend: 'ollama', model: 'gemma:4b' }] });
  });

  test.each([
    ['Ctrl-C', interrupt],
    ['the end of the input', endOfInput],
  ])('and writes nothing after %s', async (_what, typed) => {
    const session = start('init', '--port', await startOllama());
    await session.answer('[y/N] ', typed);
    expect([await session.finished, session.shown]).toEqual([
      130,
      expect.stringContaining('louter init: cancelled: nothing was changed\n'),
    ]);
    expect(session.shown).not.toMatch(/unsettled|at async|node:internal/);
    expect(existsSync(join(cwd, 'louter.toml'))).toBe(false);
  });
});

describe.runIf(hasTerminal)('louter connect asks in a terminal', () => {
  const settings = (): string => join(cwd, '.claude', 'settings.json');

  test('and writes only after a yes', async () => {
    writeFileSync(join(cwd, 'louter.toml'), config);
    servers.push(await startServer(cwd));
    for (const [typed, code, isWritten] of [
      [interrupt, 130, false],
      [enter, 0, false],
      [`maybe${enter}`, 0, false],
      [`y${enter}`, 0, true],
    ] as const) {
      const session = start('connect', 'claude', '--model', 'one');
      await session.answer('louter disconnect claude undoes it. [y/N] ', typed);
      expect([await session.finished, existsSync(settings())]).toEqual([code, isWritten]);
      if (code === 130) expect(session.shown).toContain('louter connect: cancelled: nothing was changed\n');
    }
  });
});

describe.runIf(hasTerminal)('louter run asks in a terminal', () => {
  test('which model an agent without a choice uses, the last choice first', async () => {
    writeFileSync(join(cwd, 'louter.toml'), config);
    const first = start('run', '--quiet', 'opencode');
    await first.answer(
      /Which model is opencode to use\?[^]*1 {2}one {2}\(replay\)[^]*2 {2}two {2}\(replay\)[^]*Number \[1\]: /,
      `two${enter}`,
    );
    expect([await first.finished, first.shown]).toEqual([0, expect.stringContaining('louter/two')]);
    const second = start('run', '--quiet', 'opencode');
    await second.answer(/1 {2}two {2}\(replay\)[^]*Number \[1\]: /, enter);
    expect([await second.finished, second.shown]).toEqual([0, expect.stringContaining('louter/two')]);
  });

  test('and starts nothing after Ctrl-C', async () => {
    writeFileSync(join(cwd, 'louter.toml'), config);
    const session = start('run', 'opencode');
    await session.answer('Number [1]: ', interrupt);
    expect([await session.finished, session.shown]).toEqual([130, expect.stringContaining('louter run: cancelled')]);
    expect(session.shown).not.toContain('"words"');
  });

  test('what is to answer without a configuration: recorded answers', async () => {
    const session = start('run', '--quiet', 'claude');
    await session.answer(
      /There is no configuration\. What is to answer\?[^]*1 {2}find a model[^]*2 {2}pass through to Anthropic[^]*3 {2}recorded answers[^]*Number: /,
      `3${enter}`,
    );
    expect([await session.finished, session.shown]).toEqual([0, expect.stringContaining('"words"')]);
    expect(existsSync(join(cwd, 'louter.db'))).toBe(false);
  });

  test('what is to answer without a configuration: a new one of the user', async () => {
    const session = start('run', '--quiet', 'claude');
    await session.answer('Number: ', `1${enter}`);
    await session.answer("Shall Claude Code's own login be passed on to Anthropic? [y/N] ", `y${enter}`);
    await session.answer("Look for API keys in this shell's environment?", enter);
    await session.answer('Use anthropic', enter);
    await session.answer(/Write this to .*louter\.toml\? \[Y\/n\] /, enter);
    expect([await session.finished, session.shown]).toEqual([0, expect.stringContaining('"words"')]);
    expect(readFileSync(join(cwd, '.config', 'louter', 'louter.toml'), 'utf8')).toContain('api_key = "client"');
  });
});
