import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateDiagnostics } from '../../generated/louter.validators.js';
import { entry, louter } from '../support/command.ts';
import { isSampled } from '../support/sample.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { until } from '../record/support/store.ts';

let folder: string;
let upstream: Upstream;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-serve-'));
  upstream = await startUpstream();
  writeFileSync(
    join(folder, 'louter.toml'),
    `[backends.local]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\n[log]\nlevel = "info"\n`,
  );
});
afterEach(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** Of util-linux: it runs a command in a terminal. */
const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

const noVariables: Record<string, string> = {};

/** `louter serve` on a free port, or another command that starts it, with its stderr unless nobody reads that. */
async function start({
  reads = true,
  command = [process.execPath, entry, 'serve'],
  cwd = folder,
  env = noVariables,
} = {}) {
  const child = spawn(command[0] ?? '', [...command.slice(1), '--port', '0'], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const closed = once(child, 'close').then(([code]: unknown[]) => code);
  if (reads) child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      const found = /^louter listening on (\S+)$/m.exec(output.stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    void closed.then((code) => reject(new Error(`ended with ${String(code)}: ${output.stderr}`)));
  });
  return { child, output, closed, url };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const ask = (url: string): Promise<Response> =>
  fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Hello' }] }),
  });

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const end = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;
const eventStream = { 'content-type': 'text/event-stream' };

describe('louter serve', () => {
  test('prints a banner with its address and example commands, then that it is listening', async () => {
    const { child, output, closed, url } = await start();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const registered = join(folder, '.local', 'state', 'louter', 'gateways', `${child.pid}.json`);
    expect(JSON.parse(readFileSync(registered, 'utf8'))).toMatchObject({ url, config: join(folder, 'louter.toml') });
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    expect(existsSync(registered)).toBe(false);
    expect(output.stdout.match(/^louter listening on /gm)).toHaveLength(1);
    expect(output.stdout).toContain(`curl ${url}/v1/chat/completions`);
    expect(output.stdout).toContain(`ANTHROPIC_BASE_URL=${url}`);
    expect(output.stdout).toContain('louter traces list');
    expect(output.stdout).toContain(join(folder, 'louter.db'));
  });

  test.each([
    ['its port is in use', () => new URL(upstream.url).port, ''],
    ['its fixtures are missing', () => '0', '[backends.own]\nprotocol = "replay"\nfixtures = "./none"\n'],
  ])('leaves no database when %s', async (_what, port, toml) => {
    if (toml !== '') writeFileSync(join(folder, 'louter.toml'), toml);
    expect(await louter(['serve', '--port', port()], { cwd: folder })).toMatchObject({ code: 2, stdout: '' });
    expect(existsSync(join(folder, 'louter.db'))).toBe(false);
  });

  test('its traces are found by commands with its database, and with its address only if --url names it', async () => {
    const { child, closed, url } = await start();
    await fetch(`${url}/v1/messages`, { method: 'POST', body: '{}' });
    const database = join(folder, 'louter.db');
    await until(() => existsSync(database));
    const elsewhere = join(folder, 'elsewhere.toml');
    writeFileSync(elsewhere, `[server]\nport = ${new URL(url).port}\n[traces]\nurl = "file:none.db"\n`);
    const list = (...more: string[]) =>
      louter(['traces', 'list', '--json', '--config', elsewhere, ...more], { cwd: folder });
    await until(async () => (await list('--url', url)).stdout !== '[]\n');
    expect(JSON.parse((await list('--url', url)).stdout)).toMatchObject([{ http_status: 400 }]);
    const problem = `louter: ${join(folder, 'none.db')}: there is no trace database; no gateway with this configuration or database runs`;
    expect(await list()).toEqual({
      code: 2,
      stdout: '',
      stderr: `${problem}: the gateway at ${url} is another one (${join(folder, 'louter.toml')}, traces in ${database}): --url ${url} chooses it; louter serve creates it\n`,
    });
    child.kill('SIGTERM');
    await closed;
    expect(await list()).toMatchObject({
      code: 2,
      stderr: `${problem} (also looked at ${url}); louter serve creates it\n`,
    });
  });

  test('commands take the gateway of their configuration, and no other', { timeout: 120_000 }, async () => {
    const { child, closed, url } = await start();
    try {
      await fetch(`${url}/v1/messages`, { method: 'POST', body: '{}' });
      const database = join(folder, 'louter.db');
      await until(() => existsSync(database));
      const folders = ['other', 'empty'].map((name) => join(folder, name));
      for (const each of folders) mkdirSync(each);
      const [other = '', empty = ''] = folders;
      writeFileSync(join(other, 'louter.toml'), '[backends.replay]\nprotocol = "replay"\n');
      const run = (cwd: string, ...words: string[]) => louter(words, { cwd, env: { HOME: folder } });

      const own = await run(folder, 'diagnostics', '--json');
      expect(JSON.parse(own.stdout)).toMatchObject({ gateway: url, config: join(folder, 'louter.toml') });
      const alone = await run(other, 'diagnostics', '--json');
      expect(JSON.parse(alone.stdout)).toMatchObject({ gateway: null, config: join(other, 'louter.toml') });

      for (const command of ['list', 'stats', 'prune'])
        expect(await run(other, 'traces', command)).toMatchObject({
          code: 2,
          stdout: '',
          stderr: expect.stringContaining(`${join(other, 'louter.db')}: there is no trace database`) as string,
        });
      expect((await run(other, 'traces', 'path')).stdout).toBe(`${join(other, 'louter.db')}\n`);

      expect((await run(empty, 'traces', 'path')).stdout).toBe(`${join(empty, 'louter.db')}\n`);
      expect(await run(empty, 'traces', 'list')).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining(
          `the gateway at ${url} is another one (${join(folder, 'louter.toml')}, traces in ${database}): --url ${url} chooses it`,
        ) as string,
      });
      const pruned = await run(empty, 'traces', 'prune');
      expect([pruned.code, pruned.stdout]).toEqual([2, '']);
      expect(pruned.stderr).toContain('there is no trace database: name one with --config');
      expect((await run(empty, 'reload')).stderr).toContain(
        `no gateway runs with the built-in default of this folder. Running: ${url}`,
      );
    } finally {
      child.kill('SIGTERM');
      await closed;
    }
  });

  test('reports in one line that the requested port is in use', async () => {
    const { hostname, port } = new URL(upstream.url);
    const { code, stdout, stderr } = await louter(['serve', '--port', port], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `louter: port ${port} of ${hostname} is in use; stop the process that uses it, or choose another with --port (0: any free port)\n`,
    );
  });

  test('warns at once of a backend that refuses connections', async () => {
    const port = await freePort();
    writeFileSync(
      join(folder, 'louter.toml'),
      `[backends.gone]\nprotocol = "ollama"\nbase_url = "http://127.0.0.1:${port}"\n`,
    );
    const { child, output, closed } = await start();
    await until(() => output.stderr.includes('refuses connections'));
    expect(output.stderr).toContain(
      `backend gone: 127.0.0.1:${port} refuses connections; start that server, or correct the port in base_url of [backends.gone]`,
    );
    child.kill('SIGTERM');
    await closed;
  });

  test('reports in one line that a replay backend has no fixtures', async () => {
    writeFileSync(join(folder, 'louter.toml'), '[backends.r]\nprotocol = "replay"\nfixtures = "gone"');
    const { code, stdout, stderr } = await louter(['serve', '--port', '0'], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^louter: the replay backend has no fixtures: .*gone: .*\n$/);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a stream finish, accepts no more requests, and exits with 0',
    async (signal) => {
      upstream.answer({ headers: eventStream, body: [chunk('one'), { silence: 400 }, chunk('two'), end] });
      const { child, closed, url } = await start();
      const response = await ask(url);
      const whole = response.text();
      child.kill(signal);
      expect(await whole).toMatch(/one[\s\S]*two[\s\S]*\[DONE\]/);
      expect(await closed).toBe(0);
      await expect(ask(url)).rejects.toThrow();
    },
  );

  test('a second signal aborts in-flight requests, and the response does not look finished', async () => {
    upstream.answer({ headers: eventStream, body: chunk('one'), ends: 'silent' });
    const { child, output, closed, url } = await start();
    const response = await ask(url);
    const whole = response.text().catch((error: unknown) => `broken: ${String(error)}`);
    child.kill('SIGTERM');
    const again = setInterval(() => child.kill('SIGTERM'), 300);
    expect(await closed).toBe(0);
    clearInterval(again);
    expect(await whole).not.toContain('[DONE]');
    expect(output.stderr).toContain('aborting in-flight requests');
  });

  test.skipIf(isSampled).each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it though its log is full and nobody reads it',
    async (signal) => {
      const { child, closed, url } = await start({ reads: false });
      for (let count = 0; count < 1_000; count++) await (await fetch(`${url}/nowhere`)).text();
      child.kill(signal);
      // The pipe is closed to it when it has ended: that is waited for without reading.
      const code = await Promise.race([once(child, 'exit').then(([ended]: unknown[]) => ended), pause(20_000)]);
      child.stderr.destroy();
      child.stdout.destroy();
      expect(code).toBe(0);
      await closed;
    },
  );

  test.runIf(hasScript)('finishes in-flight streams and exits with 0 when its terminal is closed', async () => {
    upstream.answer({ headers: eventStream, body: [chunk('one'), { silence: 600 }, chunk('two'), end] });
    const serve = `'${process.execPath}' '${entry}' serve --port 0`;
    // The shell leads the session: it receives the signal and forwards it. The first `wait` ends with its trap.
    const command = `${serve} & trap "kill -HUP $!" HUP; wait $!; wait $!; echo $? > code`;
    const terminal = spawn('script', ['-qefc', command, join(folder, 'typescript')], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, SHELL: '/bin/sh' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let printed = '';
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const found = (): string | undefined => /louter listening on (http:\S+)/.exec(printed)?.[1];
    await until(() => found() !== undefined);
    const response = await ask(found() ?? '');
    const whole = response.text();
    terminal.kill('SIGKILL');
    expect(await whole).toMatch(/one[\s\S]*two[\s\S]*\[DONE\]/);
    const code = (): string => (existsSync(join(folder, 'code')) ? readFileSync(join(folder, 'code'), 'utf8') : '');
    await until(() => code() !== '');
    expect(code().trim()).toBe('0');
  });

  test.skipIf(process.platform === 'win32')(
    'npm start ends with 0 after SIGTERM, and leaves no process behind',
    async () => {
      const checkout = join(import.meta.dirname, '../..');
      const config = join(folder, 'louter.toml');
      writeFileSync(config, `${readFileSync(config, 'utf8')}[traces]\nurl = "file:${join(folder, 'traces.db')}"\n`);
      const command = ['npm', 'start', '--', '--config', config];
      const { child, url, closed } = await start({ command, cwd: checkout });
      child.kill('SIGTERM');
      expect(await closed).toBe(0);
      await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
    },
  );

  test('keeps running when nobody reads its output', async () => {
    const { child, closed, url } = await start();
    child.stdout.destroy();
    child.stderr.destroy();
    upstream.answer({ headers: eventStream, body: [chunk('one'), end] });
    expect(await (await ask(url)).text()).toContain('[DONE]');
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
  });

  test.runIf(existsSync('/dev/full'))('goes on when the disk is full that its output goes to', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [entry, 'serve', '--port', String(port)], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder },
      stdio: ['ignore', full, full],
    });
    const closed = once(child, 'close').then(([code]: unknown[]) => code);
    const url = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${url}/health`).catch(() => undefined))?.status === 200);
    for (let count = 0; count < 3; count++) expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    closeSync(full);
  });

  test.skipIf(isSampled)(
    'answers while its store is locked, reports that in diagnostics, and records the requests later',
    async () => {
      upstream.answerWith(() => ({ status: 200, headers: eventStream, body: [chunk('Hi'), end] }));
      const { child, closed, url } = await start();
      const answered = async (): Promise<string> => (await ask(url)).text();
      const traces = async () => {
        const body: unknown = await (await fetch(`${url}/api/diagnostics?checks=none`)).json();
        if (!validateDiagnostics(body)) throw new Error('no diagnostics');
        return body.traces;
      };
      expect(await answered()).toContain('Hi');
      await until(async () => (await traces()).written === 1);

      const other = new Database(join(folder, 'louter.db'));
      other.exec('BEGIN IMMEDIATE');
      expect(await answered()).toContain('Hi');
      await until(async () => (await traces()).state === 'degraded');
      expect((await traces()).last_error).toContain('locked by another process');
      expect(await answered()).toContain('Hi');
      other.close();
      await until(async () => (await traces()).written === 3);
      expect(await traces()).toMatchObject({ state: 'ok', lost_bodies: 0, lost_exchanges: 0 });
      child.kill('SIGTERM');
      expect(await closed).toBe(0);
    },
  );
});

describe('a service of systemd with Type=notify', () => {
  /** Prints each datagram that a socket receives: Node has no such sockets. */
  const receiver = `
import socket, sys
listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listening.bind(sys.argv[1])
print('bound', flush=True)
while True: print(listening.recv(4096).decode(), flush=True)
`;
  const canReceive =
    spawnSync('systemd-notify', ['--version']).status === 0 && spawnSync('python3', ['--version']).status === 0;

  test.runIf(canReceive)('reports by systemd-notify that it is ready, and that it is stopping', async () => {
    const socket = join(folder, 'notify');
    const python = spawn('python3', ['-c', receiver, socket], { stdio: ['ignore', 'pipe', 'inherit'] });
    let received = '';
    python.stdout.setEncoding('utf8').on('data', (text: string) => (received += text));
    await until(() => received.includes('bound'));
    const { child, closed } = await start({ env: { NOTIFY_SOCKET: socket } });
    await until(() => received.includes('READY=1'));
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    await until(() => received.includes('STOPPING=1'));
    python.kill();
    expect(received.indexOf('READY=1')).toBeLessThan(received.indexOf('STOPPING=1'));
  });

  test('runs and logs a warning where systemd-notify is missing', async () => {
    const env = { NOTIFY_SOCKET: join(folder, 'notify'), PATH: folder };
    const { child, closed, output, url } = await start({ env });
    await until(() => output.stderr.includes('systemd was not sent READY=1: systemd-notify failed (ENOENT)'));
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
  });
});
