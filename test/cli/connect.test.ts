import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../record/support/store.ts';
import { entry, type Finished, louter as command } from '../support/command.ts';

vi.setConfig({ testTimeout: 120_000 });

const serverKey = 'the-key-of-this-server';
let folder: string;
let home: string;
let gateway: ChildProcess;
let url: string;
const louter = (...words: string[]): Promise<Finished> => command(words, { cwd: folder, env: { HOME: home } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-connect-'));
  home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(
    join(folder, 'louter.toml'),
    `[server]\nkeys = ["${serverKey}"]\n[backends.replay]\nprotocol = "replay"\n`,
  );
  gateway = spawn(process.execPath, [entry, 'serve', '--port', '0'], {
    cwd: folder,
    env: { HOME: home },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  gateway.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await until(() => /listening on http/.test(output));
  url = /listening on (\S+)/.exec(output)?.[1] ?? '';
});
afterAll(async () => {
  const closed = once(gateway, 'close');
  gateway.kill('SIGTERM');
  await closed;
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const name of ['.claude', '.codex', '.gemini', '.qwen', '.config', '.pi', '.cline'])
    rmSync(join(home, name), { recursive: true, force: true });
});

const original = '{\n  // mine\n  "env": {\n    "FOO": "1"\n  },\n  "statusLine": "x"\n}\n';
function writeSettings(text: string): string {
  mkdirSync(join(home, '.claude'), { recursive: true });
  const file = join(home, '.claude', 'settings.json');
  writeFileSync(file, text, { mode: 0o644 });
  return file;
}
const statusWith = async (key: string): Promise<number> =>
  (await fetch(`${url}/v1/models`, { headers: { 'x-api-key': key } })).status;

describe('louter connect', () => {
  test('writes its keys after the user agreed, and louter disconnect gives the very bytes', async () => {
    const file = writeSettings(original);
    const refused = await louter('connect', 'claude');
    expect([refused.code, refused.stderr.trim()]).toEqual([
      2,
      'louter connect: nothing was changed: there is no terminal to ask in. Add --yes.',
    ]);
    const dry = await louter('connect', 'claude', '--dry-run');
    expect([dry.code, readFileSync(file, 'utf8')]).toEqual([1, original]);
    expect(dry.stdout).toContain(`+      "ANTHROPIC_BASE_URL": "${url}"`);
    expect(existsSync(join(home, '.local', 'state', 'louter', 'connect.claude'))).toBe(false);

    const connected = await louter('connect', 'claude', '--yes');
    expect(connected).toMatchObject({ code: 0 });
    expect(connected.stdout + connected.stderr).not.toMatch(/the-key-of|louter-connect-[\w-]{43}/);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('// mine');
    expect(statSync(file).mode & 0o777).toBe(0o644);
    const key = /louter-connect-[\w-]{43}/.exec(text)?.[0] ?? '';
    expect(statSync(join(home, '.local', 'state', 'louter', 'connect.claude')).mode & 0o777).toBe(0o600);
    expect(await statusWith(key)).toBe(200);
    expect((await fetch(`${url}/api/traces`, { headers: { 'x-louter-key': key } })).status).toBe(401);
    expect((await louter('connect')).stdout).toBe(`claude  ${url}  ~/.claude/settings.json\n`);
    expect((await louter('connect', 'claude', '--dry-run')).code).toBe(0);
    expect((await louter('connect', 'claude', '--yes')).stderr).toContain('there is nothing to do');

    expect((await louter('disconnect', 'claude')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(original);
    expect(await statusWith(key)).toBe(401);
    expect((await louter('disconnect', 'claude')).stderr).toContain('there is nothing to do');
    expect((await louter('connect')).stdout).toContain('No agent is connected.');
  });

  test('leaves a file alone that is not valid', async () => {
    const file = writeSettings('{"a": 1\n "b": 2}');
    const { code, stderr } = await louter('connect', 'claude', '--yes');
    expect([code, stderr.trim(), readFileSync(file, 'utf8')]).toEqual([
      2,
      'louter connect: ~/.claude/settings.json is not valid JSON (line 2: a comma is missing): nothing was changed. Correct it, or paste by hand what louter connect claude --print shows.',
      '{"a": 1\n "b": 2}',
    ]);
  });

  test.each([
    ['codex', [], ['.codex/louter.config.toml']],
    ['codex', ['--default'], ['.codex/louter.config.toml', '.codex/config.toml']],
    ['gemini', [], ['.gemini/settings.json', '.gemini/.env']],
    ['qwen', ['--model', 'm'], ['.qwen/settings.json']],
    ['opencode', ['--model', 'm', '--default'], ['.config/opencode/opencode.json']],
    ['pi', ['--model', 'm', '--default'], ['.pi/agent/models.json', '.pi/agent/settings.json']],
    ['cline', ['--model', 'm', '--default'], ['.cline/data/settings/providers.json']],
    ['droid', ['--model', 'm', '--default'], ['.factory/settings.json']],
    ['kimi', ['--model', 'm', '--default'], ['.kimi-code/config.toml']],
    ['goose', ['--model', 'm'], ['.config/goose/custom_providers/louter.json']],
    ['crush', ['--model', 'm', '--default'], ['.config/crush/crush.json', '.local/share/crush/crush.json']],
    ['kilo', ['--model', 'm', '--default'], ['.config/kilo/kilo.json']],
  ])('%s %j is connected by %j, which are gone afterwards', async (agent, options, files) => {
    const connected = await louter('connect', agent, '--yes', ...options);
    expect(connected).toMatchObject({ code: 0 });
    for (const file of files)
      expect(readFileSync(join(home, file), 'utf8')).toMatch(/127\.0\.0\.1|gemini-api-key|defaultProvider|louter/);
    expect((await louter('disconnect', agent)).code).toBe(0);
    for (const file of files) expect(existsSync(join(home, file))).toBe(false);
  });

  test.each([
    ['codex', [], 'codex --profile louter'],
    ['codex', ['--default'], 'codex'],
    ['pi', ['--model', 'm'], 'pi with the provider of Louter'],
    ['droid', ['--model', 'm'], 'droid with the model of Louter'],
    ['gemini', [], 'gemini'],
  ])('%s %j needs the gateway as %s, which a note states', async (agent, options, use) => {
    const { stderr } = await louter('connect', agent, '--yes', ...options);
    await louter('disconnect', agent);
    expect(stderr).toContain(`while it does not run, ${use} cannot work.`);
  });

  test('names the gateway of another folder in place of connecting to it', async () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'louter.toml'), `[server]\nport = ${new URL(url).port}\n`);
    const connected = await command(['connect', 'claude', '--yes'], { cwd: elsewhere, env: { HOME: home } });
    expect(connected).toEqual({
      code: 2,
      stdout: '',
      stderr: `louter connect: no gateway runs with ${join(elsewhere, 'louter.toml')}: start one with louter serve, or name one with --url. But the gateway at ${url} is another one (${join(folder, 'louter.toml')}, traces in ${join(folder, 'louter.db')}): --url ${url} chooses it.\n`,
    });
  });

  test('counts the keys that are put back', async () => {
    await louter('connect', 'codex', '--yes');
    expect((await louter('disconnect', 'codex')).stderr).toBe(
      'louter: Codex is no longer connected: 1 key was put back\n',
    );
  });

  test('a key that has another value by now is left and named', async () => {
    const file = writeSettings(original);
    await louter('connect', 'claude', '--yes');
    writeFileSync(file, readFileSync(file, 'utf8').replace(url, 'http://127.0.0.1:3456'));
    const { code, stderr } = await louter('disconnect', 'claude');
    expect([code, stderr]).toEqual([
      1,
      'louter disconnect: env.ANTHROPIC_BASE_URL of ~/.claude/settings.json is no longer what Louter wrote (http://127.0.0.1:3456): left as it is. Of the others, 2 keys were put back.\n',
    ]);
    expect(readFileSync(file, 'utf8')).toContain('"ANTHROPIC_BASE_URL": "http://127.0.0.1:3456"');
  });

  test('reports what it cannot connect', async () => {
    expect((await louter('connect', 'copilot')).stderr).toContain(
      'louter connect: there is no agent "copilot" that can be connected. Known: claude, codex,',
    );
    const other = join(home, '.local', 'state', 'louter', 'other');
    mkdirSync(join(other, '..'), { recursive: true });
    writeFileSync(other, 'another file');
    expect((await louter('connect', 'x/../other')).code).toBe(2);
    expect(existsSync(other)).toBe(true);
    const gone = await louter('connect', 'claude', '--url', 'http://127.0.0.1:1');
    expect([gone.code, gone.stderr]).toEqual([
      2,
      'louter connect: no gateway answers at http://127.0.0.1:1: start one there, or leave out --url.\n',
    ]);
  });
});
