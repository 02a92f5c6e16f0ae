import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startBalancer, type Balancer } from '../../deploy/team/balancer.ts';
import { readTeamSetup } from '../../deploy/team/compose.ts';
import { entry } from '../support/command.ts';
import { toPattern } from '../support/document-reader.ts';
import { blocksOf, commandsOf, readText } from '../support/documents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the set-up of compose.yaml', () => {
  const env = { LOUTER_KEY: 'k', POSTGRES_PASSWORD: 'p' };

  test('has its gateways with their variables, its database and its port', () => {
    const { gateways, postgres, port, configFile } = readTeamSetup({ ...env, LOUTER_HOST: 'far' });
    const environment = {
      LOUTER_KEY: 'k',
      LOUTER_HOST: 'far',
      LOUTER_TRACES: 'postgresql://louter:p@postgres:5432/traces',
    };
    expect(gateways).toEqual([
      { name: 'gateway-1', environment },
      { name: 'gateway-2', environment },
    ]);
    expect({ postgres, port }).toEqual({ postgres: { user: 'louter', password: 'p', database: 'traces' }, port: 8787 });
    expect(readFileSync(configFile, 'utf8')).toBe(readText('deploy/gateway.toml'));
  });

  test('needs the variables that compose requires', () => {
    expect(() => readTeamSetup({ LOUTER_KEY: 'k' })).toThrow('POSTGRES_PASSWORD is not set: set a password');
    expect(() => readTeamSetup({ ...env, LOUTER_KEY: '' })).toThrow('LOUTER_KEY is not set');
  });
});

describe('the load balancer', () => {
  const servers: Server[] = [];
  let balancer: Balancer | undefined;
  afterEach(async () => {
    await balancer?.close();
    for (const server of servers.splice(0)) server.closeAllConnections();
  });

  async function listen(answer: (request: IncomingMessage) => string): Promise<{ port: number; server: Server }> {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(answer(request)));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
  }

  const balance = async (...ports: number[]): Promise<Balancer> =>
    (balancer = await startBalancer(
      ports.map((port, index) => ({ name: `gateway-${index}`, port })),
      0,
    ));

  test('sends a client to the same gateway, and to the other one when that accepts no connections', async () => {
    const [one, two] = [await listen(() => 'one'), await listen(() => 'two')];
    const { url } = await balance(one.port, two.port);
    const ask = async (): Promise<string> => (await fetch(url, { method: 'POST', body: 'x' })).text();
    const first = await ask();
    expect([await ask(), await ask()]).toEqual([first, first]);
    (first === 'one' ? one : two).server.close();
    (first === 'one' ? one : two).server.closeAllConnections();
    const other = first === 'one' ? 'two' : 'one';
    expect([await ask(), await ask()]).toEqual([other, other]);
  });

  test('keeps the host, the path and repeated header fields', async () => {
    const { port } = await listen(({ headers, url }) => `${headers.host} ${url}`);
    const { url } = await balance(port);
    const answer = await fetch(`${url}/a?b=c`);
    expect(await answer.text()).toBe(`${new URL(url).host} /a?b=c`);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('passes each piece of a stream on when it comes, and a break as a break', async () => {
    const pieces: ((text: string | null) => void)[] = [];
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      pieces.push((text) => void (text === null ? response.destroy() : response.write(text)));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    const { url } = await balance(typeof address === 'object' ? (address?.port ?? 0) : 0);
    const answer = await fetch(url);
    const reading = answer.body?.getReader();
    for (const text of ['one', 'two']) {
      pieces[0]?.(text);
      const { value } = (await reading?.read()) ?? {};
      expect(Buffer.from(value ?? []).toString()).toBe(text);
    }
    pieces[0]?.(null);
    await expect(reading?.read()).rejects.toThrow();
  });

  test('passes WebSockets', async () => {
    const { port, server } = await listen(() => '');
    const sockets = new WebSocketServer({ server });
    onTestFinished(() => sockets.close());
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
    const { url } = await balance(port);
    const socket = new WebSocket(url.replace('http', 'ws'));
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    socket.send('hello');
    const [received]: unknown[] = await once(socket, 'message');
    expect(String(received)).toBe('hello');
  });

  test('answers 502 when no gateway accepts connections', async () => {
    const { port, server } = await listen(() => '');
    server.close();
    server.closeAllConnections();
    const { url } = await balance(port);
    expect((await fetch(url)).status).toBe(502);
  });
});

describe.skipIf(process.platform === 'win32')('docs/how-to/team.md', () => {
  const commands = commandsOf(blocksOf(readText('docs/how-to/team.md')));
  const started = commands.findIndex(({ command }) => command === 'npm run team');
  let folder: string;
  let team: ChildProcess;
  let [stdout, stderr] = ['', ''];
  const variables: Record<string, string> = {};
  const urlOf = (name: string): string =>
    new RegExp(`^${name} .*?(http://\\S+?),? ?(?:process.*)?$`, 'm').exec(stdout)?.[1] ?? '';
  const fakePrometheus =
    '#!/bin/sh\nprintf "%s\\n" "$@" > "$(dirname "$0")/words"\ncp "${1#*=}" "$(dirname "$0")/config"\nexec sleep 1000\n';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-team-test-'));
    writeFileSync(join(folder, 'prometheus'), fakePrometheus);
    chmodSync(join(folder, 'prometheus'), 0o755);
    for (const { command } of commands.slice(0, started)) {
      const [, name = '', value = ''] = /^export (\w+)=(\S+)$/.exec(command) ?? [];
      expect(name).not.toBe('');
      variables[name] = value;
    }
    team = spawn(process.execPath, ['deploy/team/main.ts', '--entry', entry], {
      cwd: root,
      env: {
        PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
        HOME: folder,
        LOUTER_PORT: '0',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    team.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    team.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    while (!stdout.includes('balancer ')) {
      if (team.exitCode !== null) throw new Error(`it ended with ${team.exitCode}: ${stderr}`);
      await pause(100);
    }
  }, 180_000);
  afterAll(async () => {
    if (team.exitCode === null) {
      const closed = once(team, 'close');
      team.kill('SIGKILL');
      await closed;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command of the page, at the address of this run. */
  async function run(command: string): Promise<string> {
    const child = spawn('sh', ['-c', command.replaceAll('http://127.0.0.1:8787', urlOf('balancer'))], {
      env: { PATH: process.env['PATH'] ?? '', ...variables },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await once(child, 'close');
    return output;
  }

  test('names the command of compose.yaml', () => {
    const [command] =
      /docker compose --file deploy\/compose\.yaml up --build/.exec(readText('docs/how-to/team.md')) ?? [];
    expect(readText('deploy/compose.yaml')).toContain(command);
  });

  test('npm run team prints what the page shows', () => {
    const scripts: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
    expect(scripts.scripts['team']).toContain('deploy/team/main.ts');
    expect(stdout.replace(urlOf('balancer'), 'http://127.0.0.1:8787')).toMatch(
      toPattern(commands[started]?.printed ?? ''),
    );
  });

  test('Prometheus reads both gateways with the key', async () => {
    const textOf = (name: string) => vi.waitFor(() => readFileSync(join(folder, name), 'utf8'), { timeout: 20_000 });
    expect((await textOf('words')).trim().split('\n')).toContain('--web.listen-address=127.0.0.1:9090');
    const config = await textOf('config');
    const hosts = ['gateway-1', 'gateway-2'].map((name) => new URL(urlOf(name)).host);
    expect(config).toContain(`targets: ['${hosts.join("', '")}']`);
    const [, keyFile = ''] = /credentials_file: (\S+)/.exec(config) ?? [];
    const authorization = `Bearer ${readFileSync(keyFile, 'utf8')}`;
    for (const host of hosts)
      expect((await fetch(`http://${host}/metrics`, { headers: { authorization } })).status).toBe(200);
  });

  test.each(commands.slice(started + 1))('$command', async ({ command, printed }) => {
    // A request is recorded within a second.
    await vi.waitFor(async () => expect(`${(await run(command)).trimEnd()}\n`).toMatch(toPattern(printed ?? '…')), {
      timeout: 20_000,
      interval: 500,
    });
  });

  test('the other gateway answers when one is killed, and the rest ends with SIGTERM', async () => {
    const [request] = commands.slice(started + 1);
    const pids = [...stdout.matchAll(/process (\d+)$/gm)].map(([, pid]) => Number(pid));
    expect(pids).toHaveLength(2);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await run(request?.command ?? '')).toContain('chat.completion'), {
      timeout: 20_000,
    });
    const closed = once(team, 'close');
    team.kill('SIGTERM');
    const [code]: unknown[] = await closed;
    expect([code, stderr]).toEqual([0, '']);
  }, 60_000);
});
