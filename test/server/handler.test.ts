import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { configOf } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';
import { createGatewayHandler, type GatewayHandler } from '../../src/server/handler.ts';
import { createLog } from '../../src/server/log.ts';
import { FixtureError } from '../../src/replay/fixtures.ts';
import { openSocket } from '../support/websocket-gateway.ts';
import { sendBytes, statusOfBytes } from '../support/wire.ts';

const log = createLog('silent', { pretty: false });
const running: { server: Server; gateway: GatewayHandler }[] = [];
afterEach(async () => {
  for (const { server, gateway } of running.splice(0)) {
    await gateway.stop(0);
    server.closeAllConnections();
    server.close();
  }
});

const gatewayOf = (configuration: Configuration = {}): GatewayHandler =>
  createGatewayHandler(configOf({ traces: { url: 'off' }, ...configuration }), { log });

async function listen(gateway: GatewayHandler, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push({ server, gateway });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

function ask(url: string, more: object = {}): Promise<Response> {
  const body = JSON.stringify({ model: 'replay/text', messages: [{ role: 'user', content: 'Hi' }], ...more });
  return fetch(`${url}/v1/chat/completions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

test('a gateway is middleware of an Express application, below the path where it is mounted', async () => {
  const gateway = gatewayOf();
  const app = express();
  app.use('/llm', gateway);
  app.get('/own', (_request, response) => void response.send('mine'));
  const url = await listen(gateway, app);
  const answer = await ask(`${url}/llm`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ object: 'chat.completion' });
  expect(await (await ask(`${url}/llm`, { stream: true })).text()).toContain('data: [DONE]');
  expect(await (await fetch(`${url}/own`)).text()).toBe('mine');
  expect((await fetch(`${url}/llm/nowhere`)).status).toBe(404);
});

test('a gateway is the listener of a server of Node’s own', async () => {
  const gateway = gatewayOf();
  expect((await ask(await listen(gateway, gateway))).status).toBe(200);
});

test('reports that a body parser has read the body', async () => {
  const gateway = gatewayOf();
  const app = express();
  app.use(express.json());
  app.use(gateway);
  const answer = await ask(await listen(gateway, app));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('mount the gateway before body parsers');
});

test('requires its keys', async () => {
  const gateway = gatewayOf({ server: { keys: ['key-of-clients'] } });
  expect((await ask(await listen(gateway, gateway))).status).toBe(401);
});

describe('a WebSocket', () => {
  const create = { type: 'response.create', model: 'replay/text', input: 'Hi' };

  async function listenForUpgrades(gateway: GatewayHandler, mountPath = ''): Promise<string> {
    const url = await listen(gateway, express().use(mountPath || '/', gateway));
    running.at(-1)?.server.on('upgrade', (request, socket, head) => {
      request.url = request.url?.slice(mountPath.length);
      if (!gateway.upgrade(request, socket, head)) socket.destroy();
    });
    return url.replace('http', 'ws') + mountPath;
  }

  test.each(['', '/llm'])('is opened by upgrade of a gateway mounted at "%s"', async (mountPath) => {
    const gateway = gatewayOf();
    const url = await listenForUpgrades(gateway, mountPath);
    const client = await openSocket(`${url}/v1/responses`);
    expect((await client.ask(create)).at(-1)?.['type']).toBe('response.completed');
    await gateway.stop(1_000);
    expect(await client.closed).toMatchObject({ code: 1001 });
  });

  test('is left to the server at other paths', async () => {
    await expect(openSocket(`${await listenForUpgrades(gatewayOf())}/v1/messages`)).rejects.toThrow('hang up');
  });

  test('needs a key like other requests', async () => {
    const url = await listenForUpgrades(gatewayOf({ server: { keys: ['key-of-clients'] } }));
    await expect(openSocket(`${url}/v1/responses`)).rejects.toThrow('401');
  });

  test('names the remedy where the server passes no upgrades', async () => {
    const gateway = gatewayOf();
    const url = await listen(gateway, gateway);
    const text = await sendBytes(
      Number(new URL(url).port),
      'GET /v1/responses HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(statusOfBytes(text)).toBe(426);
    expect(text).toContain('upgrade of createGatewayHandler');
  });
});

test('accepts no requests after it is stopped', async () => {
  const gateway = gatewayOf();
  const url = await listen(gateway, gateway);
  await gateway.stop(0);
  expect((await ask(url)).status).toBe(503);
});

test('missing fixtures are an error when it is created', () => {
  const backends = { replay: { protocol: 'replay' as const, fixtures: '/nowhere/at/all' } };
  expect(() => gatewayOf({ backends })).toThrow(FixtureError);
});
