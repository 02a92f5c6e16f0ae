import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import { validateTrace } from '../../generated/louter.validators.js';
import { createRecorder } from '../../src/record/recorder.ts';
import { createGateway } from '../../src/gateway/create.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverConfig, testParts } from '../support/server.ts';
import { sendBytes } from '../support/wire.ts';
import { until } from '../record/support/store.ts';
import { testTraces } from '../support/config.ts';

const key = 'key-of-this-gateway';
const silent = { info() {}, warn() {}, error() {} };
let folder: string;
let server: RunningServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-refused-'));
  const traces = testTraces(`file:${join(folder, 'traces.db')}`);
  const config = serverConfig({ traces, server: { keys: [key], maxBody: 1000 } });
  const recorder = createRecorder({ url: traces.url, bodies: 'full', secrets: [key], log: silent });
  const gateway = createGateway({ config, recorder, reportDefect() {} });
  server = await startServer(testParts({}, { settings: createSettings(config), recorder, gateway }), {
    host: '127.0.0.1',
    port: 0,
  });
  stop = async () => {
    await server.stop(0);
    await gateway.stop(0);
  };
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function readTrace(id: string): Promise<unknown> {
  const read = () => fetch(`${server.url}/api/traces/${id}`, { headers: { 'x-louter-key': key } });
  await until(async () => (await read()).status === 200);
  return (await read()).json();
}

const model = (fields: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}): RequestInit => ({
  method: 'POST',
  body: '{"model":"m","messages":[]}',
  ...fields,
  headers: { 'x-api-key': key, 'content-type': 'application/json', 'x-louter-run': 'r', ...fields.headers },
});

test.each<[string, number, string, RequestInit]>([
  ['without a key', 401, '/v1/messages', model({ headers: { 'x-api-key': 'canary-of-a-wrong-key' } })],
  ['of a web page', 403, '/v1/messages', model({ headers: { origin: 'https://page.example' } })],
  ['to an unknown path', 404, '/v1/massages', model()],
  ['for an unknown model', 404, '/v1/messages', model()],
  ['with the wrong method', 405, '/v1/chat/completions', { headers: { 'x-api-key': key } }],
  ['with a body that is too long', 413, '/v1/messages', model({ body: ' '.repeat(2000) })],
  ['with an unknown content coding', 415, '/v1/messages', model({ headers: { 'content-encoding': 'unknown' } })],
  ['with malformed JSON', 400, '/v1/messages', model({ body: '{"model":' })],
  ['with a name that is too long', 400, '/v1/messages', model({ headers: { 'x-louter-case': 'c'.repeat(600) } })],
  ['to a route of Louter, without a key', 401, '/api/traces?key=canary-of-a-wrong-key', {}],
])('a request %s leaves a trace', async (_what, status, path, init) => {
  const answer = await fetch(server.url + path, init);
  expect(answer.status).toBe(status);
  const id = answer.headers.get('x-louter-trace-id') ?? '';
  const trace = await readTrace(id);
  expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toEqual({ valid: true, errors: null });
  const sent = await answer.text();
  expect(trace).toMatchObject({
    trace_id: id,
    status: 'client-error',
    run: path.startsWith('/api') || init.method === undefined ? null : 'r',
    frontend: { request: { method: init.method ?? 'GET' } },
    backend: null,
    response: { status, body: sent },
  });
  expect(JSON.stringify(trace)).not.toContain('canary');
});

test.each([
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400, { method: '', path: '' }],
  [
    'a WebSocket where there is none',
    'GET /v1/messages HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    426,
    { method: 'GET', path: '/v1/messages' },
  ],
  [
    'a WebSocket without a key',
    'GET /v1/responses HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    401,
    { method: 'GET', path: '/v1/responses' },
  ],
])('a connection with %s leaves a trace', async (_what, bytes, status, request) => {
  const answer = await sendBytes(server.port, bytes);
  const [, id = ''] = /x-louter-trace-id: ([0-9a-f]{32})\r/.exec(answer) ?? [];
  expect(await readTrace(id)).toMatchObject({ status: 'client-error', frontend: { request }, response: { status } });
});

test('responses that are not recorded have no trace id', async () => {
  for (const path of ['/health', '/v1/models', '/api/traces'])
    expect(
      (await fetch(server.url + path, { headers: { 'x-api-key': key } })).headers.get('x-louter-trace-id'),
    ).toBeNull();
});
