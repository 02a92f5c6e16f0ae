import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../record/support/store.ts';
import { entry, type Finished, louter, louterProcess } from '../support/command.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import { runInTerminal } from '../support/pseudo-terminal.ts';

const fake = fileURLToPath(new URL('../support/fake-agent.mjs', import.meta.url));
const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;
const serverKey = 'the-key-of-this-server';
const config = '[backends.replay]\nprotocol = "replay"\n[models]\n"claude-*" = "replay/*"\n"gpt-*" = "replay/*"\n';

// Each test starts up to seven processes.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let home: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-test-run-'));
  home = join(folder, 'home');
  for (const name of ['home', 'bin', 'runtime', 'project']) mkdirSync(join(folder, name), { mode: 0o700 });
  for (const name of ['claude', 'codex', 'gemini', 'qwen', 'opencode', 'pi', 'cline', 'copilot', 'my-program']) {
    copyFileSync(fake, join(folder, 'bin', name));
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  writeFileSync(join(folder, 'project', 'louter.toml'), config);
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 3 }));

const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
  HOME: home,
  XDG_RUNTIME_DIR: join(folder, 'runtime'),
  ...more,
});

const run = (words: readonly string[], env: Record<string, string> = {}): Promise<Finished> =>
  louterProcess(['run', ...words], { cwd: join(folder, 'project'), env: environment(env) });

interface Started {
  words: string[];
  settings: { env: Record<string, string> } & Record<string, unknown>;
  env: Record<string, string>;
  file: string;
  answers: number[];
}
const startedOf = ({ stdout, stderr }: Finished): Started => {
  expect(stdout + stderr).toContain('"words"');
  return JSON.parse(stdout) as Started;
};
const leftovers = (): string[] =>
  [...readdirSync(join(folder, 'runtime')), ...readdirSync(tmpdir())].filter((name) => name.startsWith(`louter-run-`));

describe('louter run', () => {
  test('gives the agent a base URL of its own, a credential and the arguments behind its name', async () => {
    const finished = await run(['claude', '-p', 'fix it', '--quiet'], {
      FAKE_REQUESTS: '2',
      ANTHROPIC_API_KEY: 'sk-mine-12345',
      CLAUDECODE: '1',
    });
    expect(finished).toMatchObject({ code: 0 });
    const { words, settings, env, answers } = startedOf(finished);
    expect(answers).toEqual([200, 200]);
    expect(words.slice(2)).toEqual(['-p', 'fix it', '--quiet']);
    expect(settings.env['ANTHROPIC_BASE_URL']).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/run\/claude-\d{4}-\d{4}-[0-9a-f]{4}$/,
    );
    expect(settings.env).toMatchObject({ ANTHROPIC_AUTH_TOKEN: 'louter', ANTHROPIC_API_KEY: '' });
    expect(env).toMatchObject({
      ANTHROPIC_BASE_URL: settings.env['ANTHROPIC_BASE_URL'],
      LOUTER_RUN_URL: env['ANTHROPIC_BASE_URL'],
    });
    expect([env['ANTHROPIC_API_KEY'], env['CLAUDECODE'], env['NO_PROXY']]).toEqual([
      undefined,
      undefined,
      '127.0.0.1,localhost',
    ]);
    expect(leftovers()).toEqual([]);
    const listed = await louter(['traces', 'list', `run:${env['LOUTER_RUN']}`, '--json'], {
      cwd: join(folder, 'project'),
      env: environment(),
    });
    expect(JSON.parse(listed.stdout)).toHaveLength(2);
  });

  test.each([1, 255])('ends with the exit code %i of the agent', async (code) => {
    expect((await run(['claude'], { FAKE_EXIT: String(code) })).code).toBe(code);
  });

  test('ends with 128 and the number of the signal that ended the agent', async () => {
    expect((await run(['claude'], { FAKE_SIGNAL: 'SIGKILL' })).code).toBe(137);
  });

  describe('with a backend that refuses', () => {
    let upstream: Upstream;
    const refusal = { error: { message: 'Incorrect API key provided', type: 'invalid_request_error' } };
    const line = 'louter: backend coder answered 401: Incorrect API key provided (check api_key of [backends.coder])\n';
    beforeEach(async () => {
      upstream = await startUpstream();
      upstream.answerWith(() => jsonAnswer(refusal, 401));
      const coder = `[backends.coder]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\n`;
      writeFileSync(join(folder, 'project', 'louter.toml'), `${coder}[models]\n"*" = "coder/m"\n`);
    });
    afterEach(() => upstream.close());

    test('prints its error in one line, however often the agent tries', async () => {
      const finished = await run(['claude'], { FAKE_REQUESTS: '3' });
      expect([startedOf(finished).answers, finished.stderr]).toEqual([[401, 401, 401], line]);
    });

    test('prints it while the agent runs', async () => {
      const child = spawn(process.execPath, [entry, 'run', 'claude'], {
        cwd: join(folder, 'project'),
        env: environment({ FAKE_REQUESTS: '1', FAKE_READY: join(folder, 'ready') }),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const closed = once(child, 'close');
      let printed = '';
      child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
      await until(() => printed.includes('\n'));
      expect([printed, child.exitCode]).toEqual([line, null]);
      child.kill('SIGTERM');
      await closed;
    });

    test('prints nothing with --quiet', async () => {
      expect((await run(['--quiet', 'claude'], { FAKE_REQUESTS: '1' })).stderr).toBe('');
    });

    test('prints a server that does not answer', async () => {
      await upstream.close();
      const { stderr } = await run(['claude'], { FAKE_REQUESTS: '1' });
      expect(stderr).toMatch(
        /^louter: backend coder: 127\.0\.0\.1:\d+ refuses connections: start that server, [^\n]*\n$/,
      );
    });
  });

  test('Codex compacts in time for the model that answers', async () => {
    const coder = '[backends.coder]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:9/v1"\n';
    const known = '[model_data.m]\ncontext_window = 64_000\n';
    writeFileSync(join(folder, 'project', 'louter.toml'), `${coder}[models]\n"*" = "coder/m"\n${known}`);
    const { words } = startedOf(await run(['codex', 'exec', 'hi']));
    expect(words[words.indexOf('model_context_window=64000') - 1]).toBe('-c');
    expect(words.indexOf('model_context_window=64000')).toBeLessThan(words.indexOf('exec'));
    writeFileSync(join(folder, 'project', 'louter.toml'), `${coder}[models]\n"*" = "coder/m"\n`);
    expect(startedOf(await run(['codex'])).words.join(' ')).not.toContain('model_context_window');
  });

  test('one -- behind the agent is dropped, and [run.AGENT] args come first', async () => {
    writeFileSync(join(folder, 'project', 'louter.toml'), `${config}[run.codex]\nargs = ["--search"]\n`);
    const { words } = startedOf(await run(['codex', '--', '--sandbox', 'x', '--', 'y']));
    expect(words.slice(words.indexOf('--search'))).toEqual(['--search', '--sandbox', 'x', '--', 'y']);
  });

  test('a token of the run is used where keys are required, and is refused afterwards', async () => {
    writeFileSync(join(folder, 'project', 'louter.toml'), `[server]\nkeys = ["${serverKey}"]\n${config}`);
    const serving = await serve();
    try {
      const finished = await run(['claude'], { FAKE_REQUESTS: '1', LOUTER_KEY: serverKey, MY_KEY: serverKey });
      const { answers, settings, env } = startedOf(finished);
      expect(answers).toEqual([200]);
      expect(finished.stdout + finished.stderr).not.toContain(serverKey);
      expect(settings.env['ANTHROPIC_BASE_URL']).toContain(serving.url);
      const token = settings.env['ANTHROPIC_AUTH_TOKEN'] ?? '';
      expect(token).toMatch(/^louter-run-/);
      const later = await fetch(`${env['LOUTER_RUN_URL']}/v1/models`, { headers: { 'x-api-key': token } });
      expect(later.status).toBe(401);
      const dry = await run(['--dry-run', 'claude']);
      expect(dry.stdout).toContain(`gateway  ${serving.url}`);
      expect(dry.stdout).not.toContain(serverKey);
    } finally {
      await serving.stop();
    }
  });

  test('uses the gateway at --url or LOUTER_URL, whose key is LOUTER_KEY', async () => {
    writeFileSync(join(folder, 'project', 'louter.toml'), `[server]\nkeys = ["${serverKey}"]\n${config}`);
    const serving = await serve();
    rmSync(join(folder, 'project', 'louter.toml'));
    try {
      const options = ['--url', serving.url, 'claude'];
      const { answers, env } = startedOf(await run(options, { FAKE_REQUESTS: '1', LOUTER_KEY: serverKey }));
      expect([answers, env['LOUTER_RUN_URL']?.startsWith(serving.url), env['LOUTER_KEY']]).toEqual([
        [200],
        true,
        undefined,
      ]);
      const refused = await run(['claude'], { LOUTER_URL: serving.url });
      expect([refused.code, refused.stderr.trim()]).toEqual([
        125,
        `louter run: the gateway at ${serving.url} needs a key: set server.keys in the configuration you run with, or LOUTER_KEY.`,
      ]);
    } finally {
      await serving.stop();
    }
    const gone = await run(['--url', serving.url, 'claude']);
    expect([gone.code, gone.stderr]).toEqual([
      125,
      `louter run: no gateway answers at ${serving.url}: start one there, or leave out --url.\n`,
    ]);
  });

  test('uses the gateway that was started in its folder without a configuration, also after one was written', async () => {
    const file = join(folder, 'project', 'louter.toml');
    rmSync(file);
    const serving = await serve();
    try {
      const built = await run(['--', 'my-program']);
      expect(built.stderr).toBe(
        `louter run: through the gateway at ${serving.url}, which runs with the built-in default: it answers from recordings\n`,
      );
      expect(startedOf(built).env['LOUTER_RUN_URL']).toContain(`${serving.url}/run/`);
      expect(startedOf(await run(['--quiet', 'claude'], { FAKE_REQUESTS: '1' })).answers).toEqual([200]);
      expect((await run(['--dry-run', 'claude'])).stdout).toContain(`gateway  ${serving.url}\n`);
      expect(existsSync(join(home, '.local', 'share', 'louter', 'louter.db'))).toBe(false);

      writeFileSync(file, config);
      await until(async () => {
        const state = (await (await fetch(`${serving.url}/api/diagnostics`)).json()) as { config: string | null };
        return state.config === file;
      });
      const { stderr } = await run(['claude']);
      expect(stderr).toBe(`louter run: through the gateway at ${serving.url}, which runs with ${file}\n`);
    } finally {
      await serving.stop();
    }
  });

  test.each([
    ['without a configuration', '', 125],
    ['with a configuration of its own', config, 0],
    ['with one that writes the same traces', `${config}[traces]\nurl = "file:../other/louter.db"\n`, 0],
  ])('does not use the gateway of another folder in one %s', async (_what, own, code) => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const serving = await serve(other);
    try {
      const port = `[server]\nport = ${new URL(serving.url).port}\n`;
      const file = join(folder, 'project', 'louter.toml');
      if (own === '') rmSync(file);
      else writeFileSync(file, port + own);
      const finished = await run(['claude']);
      expect(finished.code).toBe(code);
      expect(finished.stdout).not.toContain(serving.url);
      const named = await louter(['env', 'claude'], { cwd: join(folder, 'project'), env: environment() });
      expect([named.code, named.stdout, named.stderr]).toEqual([
        2,
        '',
        `louter env: no gateway runs with this configuration: start one with louter serve, or use louter run. But the gateway at ${serving.url} is another one (the built-in default, traces in ${join(other, 'louter.db')}): --url ${serving.url} chooses it.\n`,
      ]);
    } finally {
      await serving.stop();
    }
  });

  test('two runs at once have gateways and names of their own', async () => {
    const both = await Promise.all([run(['claude'], { FAKE_REQUESTS: '3' }), run(['claude'], { FAKE_REQUESTS: '3' })]);
    const [one, other] = both.map(startedOf);
    expect([one?.answers, other?.answers]).toEqual([
      [200, 200, 200],
      [200, 200, 200],
    ]);
    expect(one?.env['LOUTER_RUN_URL']).not.toBe(other?.env['LOUTER_RUN_URL']);
    expect(one?.env['LOUTER_RUN']).not.toBe(other?.env['LOUTER_RUN']);
  });

  test('passes SIGTERM on, and leaves nothing', async () => {
    const { child, pid, finished } = await runUntilReady({});
    child.kill('SIGTERM');
    expect((await finished).code).toBe(143);
    expect(() => process.kill(pid, 0)).toThrow();
    expect(leftovers()).toEqual([]);
  });

  test('leaves SIGINT to the agent', async () => {
    const { child, pid, finished } = await runUntilReady({});
    child.kill('SIGINT');
    expect(() => process.kill(pid, 0)).not.toThrow();
    process.kill(pid, 'SIGINT');
    expect((await finished).code).toBe(33);
  });

  test('the next run deletes what a killed one left', async () => {
    const { child, pid, finished } = await runUntilReady({});
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await finished;
    expect(leftovers()).toHaveLength(1);
    await run(['claude']);
    expect(leftovers()).toEqual([]);
  });

  test('files with the token are readable by this user only', async () => {
    const { child, finished } = await runUntilReady({});
    const [name = ''] = leftovers();
    const path = join(folder, 'runtime', name);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(path, 'settings.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, '.local', 'state', 'louter', 'run.log')).mode & 0o777).toBe(0o600);
    child.kill('SIGTERM');
    await finished;
  });

  test('any program is started with the usual base URLs', async () => {
    const { env, words } = startedOf(
      await run(['--name', 'mine', '--', 'my-program', '--', 'x'], { ANTHROPIC_AUTH_TOKEN: 'other' }),
    );
    expect(words).toEqual(['--', 'x']);
    expect(env).toMatchObject({
      LOUTER_RUN: 'mine',
      ANTHROPIC_API_KEY: 'louter',
      OPENAI_BASE_URL: expect.stringMatching(/\/run\/mine\/v1$/),
      OLLAMA_HOST: env['ANTHROPIC_BASE_URL'],
    });
    expect(env['ANTHROPIC_AUTH_TOKEN']).toBeUndefined();
  });

  test('--dry-run prints command, variables and files, and does nothing', async () => {
    const { code, stdout } = await run(['--dry-run', '--model', 'claude-x', 'claude', '-p', 'it is so']);
    expect(code).toBe(0);
    for (const part of [
      'one of its own',
      "--model claude-x -p 'it is so'",
      'ANTHROPIC_BASE_URL=http://127.0.0.1:PORT/run/',
      'settings.json',
      'Nothing was done.',
    ])
      expect(stdout).toContain(part);
    expect(existsSync(join(home, '.local'))).toBe(false);
    expect(existsSync(join(folder, 'project', 'louter.db'))).toBe(false);
  });

  test('without a configuration in the folder, traces go to the data folder', async () => {
    mkdirSync(join(home, '.config', 'louter'), { recursive: true });
    writeFileSync(join(home, '.config', 'louter', 'louter.toml'), config);
    rmSync(join(folder, 'project', 'louter.toml'));
    startedOf(await run(['claude'], { FAKE_REQUESTS: '1' }));
    expect(existsSync(join(home, '.local', 'share', 'louter', 'louter.db'))).toBe(true);
    expect(readdirSync(join(folder, 'project'))).toEqual([]);
  });

  test('--record passes through to the agent’s maker without a configuration', async () => {
    rmSync(join(folder, 'project', 'louter.toml'));
    const { stdout, code } = await run(['--record', '--dry-run', 'claude'], { ANTHROPIC_API_KEY: 'sk-mine-12345' });
    expect(code).toBe(0);
    expect(stdout).toContain('ANTHROPIC_BASE_URL=http://127.0.0.1:PORT/run/');
    expect(stdout).not.toMatch(/ANTHROPIC_AUTH_TOKEN|sk-mine|ATTRIBUTION/);
    const { settings } = startedOf(await run(['--record', 'claude']));
    expect(settings.env['ANTHROPIC_AUTH_TOKEN']).toBeUndefined();
  });

  test.runIf(hasScript)('prints what was requested at the end of a run in a terminal', async () => {
    const command = `${process.execPath} ${entry} run --name mine claude`;
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: join(folder, 'project'),
      env: environment({ FAKE_REQUESTS: '2' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(output).toMatch(/louter: 2 requests, \d+ tokens in .*, \d+ out, [\d.]+ m?s\r\n {8}louter ui mine\r\n/);
  });

  test.runIf(hasScript)('names the page of the run at the end, and opens it at once with --open', async () => {
    const opened = join(folder, 'opened');
    writeFileSync(join(folder, 'bin', 'xdg-open'), `#!/bin/sh\necho "$1" > '${opened}'\n`, { mode: 0o755 });
    const serving = await serve();
    try {
      const session = runInTerminal(['run', '--open', '--name', 'mine', 'claude'], {
        cwd: join(folder, 'project'),
        env: environment({ FAKE_REQUESTS: '1', DISPLAY: ':1' }),
      });
      expect([await session.finished, session.shown]).toEqual([
        0,
        expect.stringContaining(`        ${serving.url}/ui/?q=run%3Amine    or: louter ui mine\n`),
      ]);
      expect(readFileSync(opened, 'utf8').trim()).toBe(`${serving.url}/ui/?q=run%3Amine`);
    } finally {
      await serving.stop();
    }
  });

  test('traces of runs without a configuration are found without naming their file', async () => {
    rmSync(join(folder, 'project', 'louter.toml'));
    startedOf(await run(['--record', '--name', 'mine', 'claude']));
    const { code, stderr } = await louter(['traces', 'list', 'run:mine'], {
      cwd: join(folder, 'project'),
      env: environment(),
    });
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^louter: traces of louter run: .*\/\.local\/share\/louter\/louter\.db\nlouter: no request matches\n$/,
      ),
    ]);
  });

  test.runIf(hasScript)('warns in a terminal if no request arrived', async () => {
    const child = spawn('script', ['-qec', `${process.execPath} ${entry} run claude`, '/dev/null'], {
      cwd: join(folder, 'project'),
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await once(child, 'close');
    expect(output).toContain(
      'louter: no request of claude reached the gateway: something else sets its address. louter doctor claude looks for it.',
    );
  });
});

describe('louter env', () => {
  const variables = (words: readonly string[], env: Record<string, string> = {}): Promise<Finished> =>
    louter(['env', ...words], { cwd: join(folder, 'project'), env: environment(env) });

  test('sets the variables of a shell without the key of the gateway', async () => {
    writeFileSync(join(folder, 'project', 'louter.toml'), `[server]\nkeys = ["${serverKey}"]\n${config}`);
    const serving = await serve();
    try {
      const printed = await variables(['claude']);
      expect([printed.code, printed.stdout.includes(serverKey)]).toEqual([0, false]);
      expect(printed.stderr).toContain('louter env: set LOUTER_KEY to a key of the gateway first');
      const command = `eval "$(${process.execPath} ${entry} env claude 2>/dev/null)"; claude`;
      const child = spawnSync('bash', ['-c', command], {
        cwd: join(folder, 'project'),
        env: environment({ LOUTER_KEY: serverKey, FAKE_REQUESTS: '1', ANTHROPIC_API_KEY: 'other' }),
        encoding: 'utf8',
      });
      const { answers, env } = JSON.parse(child.stdout) as Started;
      expect([answers, env['ANTHROPIC_BASE_URL'], env['ANTHROPIC_API_KEY']]).toEqual([[200], serving.url, undefined]);
      const fish = await variables(['gemini', '--shell', 'fish', '--model', "gpt-it's"], { LOUTER_KEY: serverKey });
      expect(fish.stdout).toContain(
        `set -gx GOOGLE_GEMINI_BASE_URL '${serving.url}'\nset -gx GEMINI_API_KEY "$LOUTER_KEY"`,
      );
      expect(fish.stdout).not.toContain('GEMINI_CLI_HOME');
      const powershell = await variables(['copilot', '--shell', 'powershell', '--model', "gpt-it's"]);
      expect(powershell.stdout).toContain("$env:COPILOT_MODEL = 'gpt-it''s'");
    } finally {
      await serving.stop();
    }
  });

  test('gives the key in x-louter-key where a backend uses the credential of its callers', async () => {
    const vendor = '[backends.vendor]\nprotocol = "anthropic"\napi_key = "client"\n';
    writeFileSync(join(folder, 'project', 'louter.toml'), `[server]\nkeys = ["${serverKey}"]\n${vendor}${config}`);
    const serving = await serve();
    try {
      const command = `eval "$(${process.execPath} ${entry} env claude 2>/dev/null)"; claude`;
      const child = spawnSync('bash', ['-c', command], {
        cwd: join(folder, 'project'),
        env: environment({ LOUTER_KEY: serverKey, FAKE_REQUESTS: '1' }),
        encoding: 'utf8',
      });
      const { env } = JSON.parse(child.stdout) as Started;
      expect(env['ANTHROPIC_CUSTOM_HEADERS']).toBe(`x-louter-key: ${serverKey}`);
      expect(env['ANTHROPIC_AUTH_TOKEN']).not.toContain(serverKey);
      const sent = { 'x-louter-key': serverKey, authorization: `Bearer ${env['ANTHROPIC_AUTH_TOKEN']}` };
      expect((await fetch(`${serving.url}/v1/models`, { headers: sent })).status).toBe(200);
      const without = await variables(['copilot', '--model', 'gpt-x']);
      expect([without.code, without.stdout]).toEqual([2, '']);
      expect(without.stderr).toContain('variables alone do not lead Copilot CLI to this gateway');
    } finally {
      await serving.stop();
    }
  });

  test.each([
    ['codex', 'variables alone do not lead Codex to a gateway. Use louter run codex, or louter connect codex.'],
    ['claude', 'no gateway runs with this configuration: start one with louter serve, or use louter run.'],
    [
      'unknown',
      'there is no agent "unknown". Known: claude, codex, gemini, qwen, opencode, pi, cline, copilot, droid, kimi, goose, crush, kilo.',
    ],
  ])('reports why it has no variables for %s', async (agent, message) => {
    writeFileSync(join(folder, 'project', 'louter.toml'), `[server]\nport = 0\n${config}`);
    const { code, stderr, stdout } = await variables([agent]);
    expect([code, stderr, stdout]).toEqual([2, `louter env: ${message}\n`, '']);
  });
});

describe('louter run refuses', () => {
  const cases: [string, string[], string, number][] = [
    [
      'an unknown agent',
      ['cluade'],
      'there is no agent "cluade"; did you mean claude? Known: claude, codex, gemini, qwen, opencode, pi, cline, copilot, droid, kimi, goose, crush, kilo. Any program: louter run -- COMMAND.',
      125,
    ],
    [
      'Cursor',
      ['cursor'],
      `Cursor calls models from its maker's servers, which cannot reach this machine. It needs a gateway with a public https address, keys, and its own "OpenAI base URL" setting.`,
      125,
    ],
    [
      'an option that fights with ours',
      ['codex', '--oss'],
      '--oss and Louter both say where Codex finds its model: leave one out.',
      125,
    ],
    [
      'a model that no row takes',
      ['gemini'],
      'gemini asks for "gemini-3.8-flash", which no row of [models] takes. Name one with --model, or add a row: "gemini-*" = "BACKEND/MODEL".',
      125,
    ],
    [
      'an agent without a choice of a model',
      ['opencode'],
      'opencode needs to know which model to request. Name one with --model.',
      125,
    ],
    [
      '--model that no row takes',
      ['--model', 'x', 'claude'],
      'no row of [models] takes "x". Name another with --model, or add a row.',
      125,
    ],
    [
      '--keep-login without a backend for it',
      ['--keep-login', 'claude'],
      '--keep-login needs a backend with api_key = "client", but "replay" does not use the caller\'s credential.',
      125,
    ],
    ['--record of other agents', ['--record', 'pi'], '--record works with claude, codex, gemini.', 125],
    [
      '--record of a ChatGPT login',
      ['--record', 'codex'],
      '--record reaches api.openai.com with a key; Codex is signed in with ChatGPT, which is another server. Set OPENAI_API_KEY, or configure a backend.',
      125,
    ],
    ['a missing program', ['--', 'no-such-program'], 'no "no-such-program" on the PATH, nor in ~/.local/bin.', 127],
  ];
  test.each(cases)('%s', async (_what, words, message, code) => {
    const finished = await run(words);
    expect([finished.stderr.trim(), finished.code, finished.stdout]).toEqual([`louter run: ${message}`, code, '']);
    expect(leftovers()).toEqual([]);
  });

  test('a model that no row takes, naming those that there are', async () => {
    const rows = '"qwen3-coder:30b" = "replay/*"\n"gpt-oss:20b" = "replay/*"\n"small" = "replay/*"\n';
    writeFileSync(join(folder, 'project', 'louter.toml'), `[backends.replay]\nprotocol = "replay"\n[models]\n${rows}`);
    const finished = await run(['claude'], { ANTHROPIC_MODEL: 'claude-opus-5-5' });
    expect([finished.stderr.trim(), finished.code]).toEqual([
      'louter run: claude asks for "claude-opus-5-5", which no row of [models] takes. Name one with --model (qwen3-coder:30b, gpt-oss:20b, …), or add a row: "claude-*" = "replay/qwen3-coder:30b".',
      125,
    ]);
  });

  test('an agent that is not installed, or may not be executed', async () => {
    rmSync(join(folder, 'bin', 'claude'));
    const missing = await run(['claude']);
    expect([missing.stderr.trim(), missing.code]).toEqual([
      'louter run: claude is not installed: no "claude" on the PATH, nor in ~/.local/bin. Install it first (npm install --global @anthropic-ai/claude-code); Louter installs no agents.',
      127,
    ]);
    writeFileSync(join(folder, 'bin', 'claude'), '', { mode: 0o644 });
    const forbidden = await run(['claude']);
    expect([forbidden.stderr.trim(), forbidden.code]).toEqual([
      `louter run: ${join(folder, 'bin', 'claude')} may not be executed: check its permissions.`,
      126,
    ]);
  });

  test('to start without a configuration', async () => {
    rmSync(join(folder, 'project', 'louter.toml'));
    const finished = await run(['claude']);
    expect([finished.stderr.trim(), finished.code]).toEqual([
      'louter run: there is no configuration: without one, only recorded answers are available. Run louter init to connect a model, or louter run --record claude to pass through to Anthropic with your own login.',
      125,
    ]);
  });

  test('a configuration with an error', async () => {
    writeFileSync(join(folder, 'project', 'louter.toml'), 'x = 1\n');
    const finished = await run(['claude']);
    expect([finished.stderr, finished.code]).toEqual([
      expect.stringContaining('louter run: louter.toml:1: x: unknown key'),
      125,
    ]);
  });
});

/** A gateway with the configuration of a folder, by default of the project. */
async function serve(cwd = join(folder, 'project')): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [entry, 'serve', '--port', '0'], {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await until(() => /listening on http/.test(output));
  return {
    url: /listening on (\S+)/.exec(output)?.[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** Starts an agent that waits until it is ended. */
async function runUntilReady(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; pid: number; finished: Promise<{ code: unknown }> }> {
  const ready = join(folder, 'ready');
  const child = spawn(process.execPath, [entry, 'run', 'claude'], {
    cwd: join(folder, 'project'),
    env: environment({ FAKE_READY: ready, ...env }),
    stdio: 'ignore',
  });
  const finished = once(child, 'close').then(([code]: unknown[]) => ({ code }));
  await until(() => existsSync(ready) && readFileSync(ready, 'utf8') !== '');
  return { child, pid: Number(readFileSync(ready, 'utf8')), finished };
}
