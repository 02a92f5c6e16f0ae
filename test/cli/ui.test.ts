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

describe('without a gateway', () => {
  test('serves the page alone for the trace store of the configuration, with its keys, until a signal', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'louter-ui-alone-'));
    writeFileSync(
      join(directory, 'louter.toml'),
      '[server]\nport = 1\nkeys = ["the-key"]\n[viewer]\nenabled = false\n',
    );
    const url = `file:${join(directory, 'louter.db')}`;
    const recorder = createRecorder({ url, bodies: 'full', secrets: [], log: { info() {}, warn() {}, error() {} } });
    recordAll(recorder, [exchange()]);
    await recorder.stop();
    const child = spawn(process.execPath, [entry, 'ui', '--print'], {
      cwd: directory,
      env: { PATH: process.env['PATH'] ?? '', HOME: directory },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    await until(() => output.includes('\n'));
    const address = output.trim();
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
    child.kill('SIGINT');
    expect(await ended).toBe(0);
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
