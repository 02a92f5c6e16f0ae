import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { exchange } from '../record/support/exchange.ts';
import { recordAll, until } from '../record/support/store.ts';
import { entry, louter } from '../support/command.ts';

const codePattern = /#code=[\w-]{43}$/;

/** Logs in with the code of an address, as its page does, and returns the status of a question for traces. */
async function statusAfterLogin(address: string): Promise<number> {
  const { origin, hash } = new URL(address);
  const ownPage = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const body = JSON.stringify({ code: hash.replace('#code=', '') });
  const answer = await fetch(`${origin}/api/session`, { method: 'POST', headers: ownPage, body });
  const page = /"page":"([\w-]+)"/.exec(await answer.text())?.[1] ?? '';
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(`${origin}/api/traces`, { headers: { ...ownPage, cookie, 'x-louter-page': page } })).status;
}

describe('beside a gateway with keys', () => {
  let directory: string;
  let gateway: GatewayProcess;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'louter-ui-'));
    const config = '[server]\nkeys = ["the-key-of-models"]\n[viewer]\nkeys = ["the-key-of-viewers"]\n';
    gateway = await startGatewayProcess({ config, directory, entry });
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(directory, { recursive: true });
  });

  test('prints an address that logs in, and contains no key', async () => {
    const { code, stdout, stderr } = await louter(['ui', '--print'], { cwd: directory });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const address = stdout.trim();
    expect(address).toMatch(codePattern);
    expect(address.replace(codePattern, '')).toBe(`${gateway.url}/ui/login`);
    expect(address).not.toContain('the-key');
    expect(await statusAfterLogin(address)).toBe(200);
    expect(await statusAfterLogin(address)).toBe(401);
  });

  test.each([
    ['my-run', '/ui/?q=run%3Amy-run'],
    ['a run', '/ui/?q=run%3A%22a+run%22'],
    ['0123456789AB', '/ui/conversations/0123456789ab'],
  ])('shows %s', async (subject, path) => {
    const { stdout } = await louter(['ui', subject, '--print', '--url', gateway.url], { cwd: directory });
    expect(new URL(stdout.trim()).searchParams.get('next')).toBe(path);
  });

  test('opens the browser where there is a display, and names the address without the code', async () => {
    const programs = join(directory, 'programs');
    mkdirSync(programs);
    const opened = join(directory, 'opened');
    writeFileSync(join(programs, 'xdg-open'), `#!/bin/sh\necho "$1" > '${opened}'\n`);
    chmodSync(join(programs, 'xdg-open'), 0o755);
    const path = `${programs}${delimiter}${process.env['PATH'] ?? ''}`;
    const { code, stdout, stderr } = await louter(['ui'], { cwd: directory, env: { DISPLAY: ':9', PATH: path } });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: `louter ui: opened ${gateway.url}/ui/login in the browser\n`,
    });
    expect(readFileSync(opened, 'utf8').trim()).toMatch(codePattern);
  });

  test('prints the address where there is no display', async () => {
    const { code, stdout, stderr } = await louter(['ui'], { cwd: directory });
    expect(code).toBe(0);
    expect(stderr).toBe(
      'louter ui: no browser can be started here: open this address within a minute; it logs in once\n',
    );
    expect(stdout.trim()).toMatch(codePattern);
  });

  test('opens the login page of a gateway whose key it does not have', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'louter-ui-'));
    const { code, stdout, stderr } = await louter(['ui', '--print', '--url', gateway.url], { cwd: elsewhere });
    rmSync(elsewhere, { recursive: true });
    expect(code).toBe(0);
    expect(stderr).toContain('needs a key that this command does not have');
    expect(stdout).toBe(`${gateway.url}/ui/\n`);
  });
});

describe('where the gateway of another folder runs', () => {
  let folder: string;
  let project: string;
  let other: GatewayProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-ui-other-'));
    project = join(folder, 'project');
    mkdirSync(project);
    other = await startGatewayProcess({ config: '', directory: join(folder, 'other'), entry });
  });
  afterAll(async () => {
    await other.stop();
    rmSync(folder, { recursive: true });
  });

  const atItsPort = (): string => `[server]\nport = ${new URL(other.url).port}\n`;
  const described = (): string =>
    `the gateway at ${other.url} is another one (${other.configFile}, traces in ${join(folder, 'other', 'louter.db')}): --url ${other.url} chooses it`;

  test.each([
    ['of the same user, at the configured address', 'other', atItsPort],
    ['of the same user, at another address', 'other', () => ''],
    ['of another user, at the configured address', 'project', atItsPort],
  ])('names the one %s, and does not open its page', async (_what, home, config) => {
    writeFileSync(join(project, 'louter.toml'), config());
    const { code, stdout, stderr } = await louter(['ui', '--print'], {
      cwd: project,
      env: { HOME: join(folder, home) },
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `louter: ${join(project, 'louter.db')}: there is no trace database; no gateway with this configuration or database runs: ${described()}; louter serve creates it\n`,
    );
  });

  test('names it in a folder without a configuration', async () => {
    rmSync(join(project, 'louter.toml'), { force: true });
    const { code, stdout, stderr } = await louter(['ui', '--print'], {
      cwd: project,
      env: { HOME: join(folder, 'other') },
    });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(described())]);
  });

  test('serves the page alone, at another address, if there are traces', async () => {
    writeFileSync(join(project, 'louter.toml'), atItsPort());
    await record(join(project, 'louter.db'));
    const { address, messages, stop } = await serveAlone(project);
    expect(new URL(address).origin).not.toBe(other.url);
    expect(await statusAfterLogin(address)).toBe(200);
    expect(await stop()).toBe(0);
    expect(messages()).toContain(`louter ui: ${described()}\n`);
  });

  test('opens it with --url', async () => {
    writeFileSync(join(project, 'louter.toml'), atItsPort());
    const { code, stdout } = await louter(['ui', '--print', '--url', other.url], { cwd: project });
    expect([code, stdout]).toEqual([0, `${other.url}/ui/\n`]);
  });

  test('opens the one that writes the same traces, with another configuration', async () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared, { recursive: true });
    writeFileSync(
      join(shared, 'louter.toml'),
      `${atItsPort()}[traces]\nurl = "file:${join(folder, 'other', 'louter.db')}"\n`,
    );
    const { code, stdout } = await louter(['ui', '--print'], { cwd: shared });
    expect([code, stdout]).toEqual([0, `${other.url}/ui/\n`]);
  });
});

test('opens the page of a gateway whose file has an error by now', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'louter-ui-invalid-'));
  const gateway = await startGatewayProcess({ config: '', directory, entry });
  try {
    writeFileSync(gateway.configFile, 'x = \n');
    const { code, stdout } = await louter(['ui', '--print'], { cwd: directory });
    expect([code, stdout]).toEqual([0, `${gateway.url}/ui/\n`]);
  } finally {
    await gateway.stop();
    rmSync(directory, { recursive: true });
  }
});

/** Writes one trace. */
async function record(database: string): Promise<void> {
  const log = { info() {}, warn() {}, error() {} };
  const recorder = createRecorder({ url: `file:${database}`, bodies: 'full', secrets: [], log });
  recordAll(recorder, [exchange()]);
  await recorder.stop();
}

/** `louter ui --print` as a process that serves the page, which `stop` ends with Ctrl-C. */
async function serveAlone(cwd: string) {
  const child = spawn(process.execPath, [entry, 'ui', '--print'], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = new Promise((resolve) => void child.once('close', resolve));
  await until(() => output.stdout.includes('\n'));
  return {
    address: output.stdout.trim(),
    messages: () => output.stderr,
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

describe('without a gateway', () => {
  test('serves the page alone for the trace store of the configuration, with its keys, until a signal', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'louter-ui-alone-'));
    writeFileSync(
      join(directory, 'louter.toml'),
      '[server]\nport = 1\nkeys = ["the-key"]\n[viewer]\nenabled = false\n',
    );
    await record(join(directory, 'louter.db'));
    const { address, stop } = await serveAlone(directory);
    expect(await statusAfterLogin(address)).toBe(200);
    const { origin } = new URL(address);
    expect((await fetch(`${origin}/api/traces`)).status).toBe(401);
    const ask = (path: string, method = 'GET') =>
      fetch(`${origin}${path}`, { method, headers: { 'x-louter-key': 'the-key' }, redirect: 'manual' });
    expect(await (await ask('/api/session')).json()).toMatchObject({ is_live: false });
    expect((await ask('/v1/messages', 'POST')).status).toBe(404);
    expect((await ask('/api/diagnostics')).status).toBe(404);
    const start = await fetch(`${origin}/`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(start.status).toBe(303);
    expect(await stop()).toBe(0);
    const unknownRun = await louter(['ui', 'no-such-run', '--print'], { cwd: directory });
    expect(unknownRun).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('there is no run no-such-run'),
    });
    const unknownId = await louter(['ui', 'aaaaaaaaaaaa', '--print'], { cwd: directory });
    expect(unknownId).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('no trace whose id begins'),
    });
    rmSync(directory, { recursive: true });
  });

  test('explains what is missing if there are no traces, or nothing answers at --url', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'louter-ui-none-'));
    writeFileSync(join(directory, 'louter.toml'), '[server]\nport = 1\n');
    const none = await louter(['ui'], { cwd: directory });
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('there is no trace database')]);
    const silent = await louter(['ui', '--url', 'http://127.0.0.1:1'], { cwd: directory });
    expect([silent.code, silent.stderr]).toEqual([2, expect.stringContaining('no gateway answers')]);
    rmSync(directory, { recursive: true });
  });
});
