import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { configOf } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';
import { asObject } from '../../src/core/json.ts';
import { sseAnswer } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import { startWebSocketGateway, type WebSocketGateway } from '../support/websocket-gateway.ts';
import { open, statusOfBytes, until } from '../support/wire.ts';

const running: WebSocketGateway[] = [];
afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.stop();
});

const { writer } = vendors['openai-responses'];
const events = writer.stream({ text: 'Hello', usage: { input: 1, cached: 0, output: 1 } }, 'm');
const create = { type: 'response.create', model: 'openai-responses/m', input: 'Hi' };

async function start(configuration: Configuration = {}): Promise<WebSocketGateway> {
  const gateway = await startWebSocketGateway(configuration);
  running.push(gateway);
  gateway.upstream.answerWith(() => sseAnswer(events));
  return gateway;
}

/** Other keys are accepted from now on. */
function replaceKeys({ parts: { settings } }: WebSocketGateway, keys: string[]): void {
  const { server } = configOf({ traces: { url: 'off' }, server: { keys } });
  settings.replace({ ...settings.config, server });
}

describe('a client that does not read', () => {
  test('is not read from until it has read the errors for its messages', async () => {
    const gateway = await start();
    const client = await gateway.connect();
    client.socket.pause();
    const input = 'x'.repeat(100_000);
    for (let sent = 0; sent < 400; sent++)
      client.send({ type: 'response.steer', previous_response_id: 'resp_1', input });
    await until(() => gateway.exchanges.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(gateway.exchanges.length).toBeLessThan(300);
    client.socket.resume();
    await until(() => client.texts.length === 400);
    expect((await gateway.lastExchange())?.status).toBe('client-error');
  });

  test('gets the next response when it has read the one before it', async () => {
    const gateway = await start();
    const response = writer.plain({ text: 'x'.repeat(8_000_000), usage: { input: 1, cached: 0, output: 1 } }, 'm');
    gateway.upstream.answerWith(() => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(response),
    }));
    const client = await gateway.connect();
    client.socket.pause();
    client.send(create);
    client.send(create);
    await until(() => gateway.exchanges.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(gateway.upstream.received).toHaveLength(1);
    client.socket.resume();
    for (const _ of [1, 2]) expect((await client.response()).at(-1)?.['type']).toBe('response.completed');
  });
});

test('pings do not count as bytes in flight', async () => {
  const gateway = await start({ limits: { max_inflight_bytes: '100KiB' } });
  const client = await gateway.connect();
  let pongs = 0;
  client.socket.on('pong', () => pongs++);
  for (let round = 0; round < 50; round++) {
    for (let sent = 0; sent < 40; sent++) client.socket.ping(Buffer.alloc(100));
    await until(() => pongs === (round + 1) * 40);
  }
  expect((await client.ask({ ...create })).at(-1)?.['type']).toBe('response.completed');
});

describe('input for a response in progress', () => {
  test.each([
    ['steering_not_supported', { previous_response_id: 'resp_1', input: 'Keep it short.' }],
    [
      'steering_not_supported',
      { previous_response_id: 'resp_1', input: [{ role: 'user', content: 'Keep it short.' }] },
    ],
    ['invalid_input', { previous_response_id: 'resp_1', input: [] }],
    ['invalid_input', { previous_response_id: 'resp_1', input: 'x', model: 'm' }],
    ['invalid_input', { input: 'x' }],
  ])('gets response.steer.failed with %s and the input', async (code, fields) => {
    const gateway = await start();
    const client = await gateway.connect();
    client.send({ type: 'response.steer', ...fields });
    expect(await client.next()).toMatchObject({
      type: 'response.steer.failed',
      sequence_number: 0,
      steer: { input: fields.input },
      error: { type: 'invalid_request_error', code, message: expect.any(String) },
    });
    expect(await gateway.lastExchange()).toMatchObject({ status: 'client-error' });
    expect((await client.ask(create)).at(-1)?.['type']).toBe('response.completed');
  });

  test('of several agents gets response.inject.failed with the input', async () => {
    const client = await (await start()).connect();
    const input = [{ type: 'function_call_output', call_id: 'call_1', output: '{}' }];
    client.send({ type: 'response.inject', response_id: 'resp_1', input });
    expect(await client.next()).toMatchObject({
      type: 'response.inject.failed',
      response_id: 'resp_1',
      input,
      error: { code: 'response_not_found' },
    });
    client.send({ type: 'response.inject', input });
    expect(await client.next()).toMatchObject({ type: 'error', status: 400, error: { param: 'response_id' } });
  });
});

describe('streams of a connection', () => {
  test('are 32 beside the one without a name', async () => {
    const client = await (await start()).connect();
    await client.ask(create);
    for (let stream = 0; stream < 32; stream++)
      expect((await client.ask({ ...create, stream_id: `s${stream}` })).at(-1)?.['type']).toBe('response.completed');
    expect(await client.ask({ ...create, stream_id: 's32' })).toMatchObject([
      { stream_id: 's32', error: { code: 'websocket_stream_limit_reached', param: 'stream_id' } },
    ]);
    expect((await client.ask(create)).at(-1)?.['type']).toBe('response.completed');
  });

  test('have names of certain characters', async () => {
    const client = await (await start()).connect();
    expect(await client.ask({ ...create, stream_id: 'a/b' })).toMatchObject([
      { type: 'error', status: 400, error: { code: 'invalid_stream_id', param: 'stream_id' } },
    ]);
    expect((await client.ask({ ...create, stream_id: null })).at(-1)).toMatchObject({ type: 'response.completed' });
  });

  test('go on when the response of another one breaks off', async () => {
    const gateway = await start();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    gateway.upstream.answerWith(({ json }) =>
      JSON.stringify(json).includes('break')
        ? sseAnswer([...events.slice(0, 1), { silence: 50 }], 'cut')
        : sseAnswer([...events.slice(0, 1), { until: released }, ...events.slice(1)]),
    );
    const client = await gateway.connect();
    client.send({ ...create, stream_id: 'slow' });
    client.send({ ...create, stream_id: 'broken', input: 'break' });
    const ends = [];
    for (let event = await client.next(); ends.length < 2; event = await client.next()) {
      if (event['type'] === 'error' || event['type'] === 'response.completed') ends.push(event);
      if (ends.length === 1) release();
      if (ends.length === 2) break;
    }
    expect(ends).toMatchObject([
      { type: 'error', status: 502, stream_id: 'broken', error: { type: 'server_error' } },
      { type: 'response.completed', stream_id: 'slow' },
    ]);
    expect((await client.ask({ ...create, stream_id: 'broken' })).at(-1)?.['type']).toBe('response.completed');
  });
});

describe('a key that is no longer accepted', () => {
  test('ends an idle connection when connections are checked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const gateway = await start({ server: { keys: ['old'] } });
    const client = await gateway.connect({ headers: { 'x-api-key': 'old' } });
    replaceKeys(gateway, ['new']);
    vi.advanceTimersByTime(30_000);
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  test('refuses all messages that wait', async () => {
    const gateway = await start({ server: { keys: ['old'] } });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    gateway.upstream.answerWith(() => sseAnswer([...events.slice(0, 1), { until: released }, ...events.slice(1)]));
    const client = await gateway.connect({ headers: { 'x-api-key': 'old' } });
    for (let sent = 0; sent < 3; sent++) client.send(create);
    await client.next();
    replaceKeys(gateway, ['new']);
    release();
    expect((await client.response()).at(-1)?.['type']).toBe('response.completed');
    expect(await client.next()).toMatchObject({ type: 'error', status: 401 });
    expect(await client.next()).toMatchObject({ type: 'error', status: 401 });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });
});

test('messages that wait at shutdown get an error', async () => {
  const gateway = await start();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  gateway.upstream.answerWith(() => sseAnswer([...events.slice(0, 1), { until: released }, ...events.slice(1)]));
  const client = await gateway.connect();
  client.send(create);
  client.send(create);
  await client.next();
  const stopped = gateway.server.stop(5_000);
  expect(await client.next()).toMatchObject({ type: 'error', status: 503, headers: { 'retry-after': '2' } });
  client.send(create);
  expect((await client.response()).at(-1)).toMatchObject({ type: 'error', status: 503 });
  release();
  expect((await client.response()).at(-1)?.['type']).toBe('response.completed');
  expect(await client.closed).toMatchObject({ code: 1001 });
  await stopped;
});

describe('trace ids', () => {
  test('are that of the first request in the response to the upgrade, and in errors', async () => {
    const gateway = await start();
    const { socket, text } = open(gateway.server.port);
    socket.write(
      'GET /v1/responses HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await until(() => text().includes('\r\n\r\n'));
    expect(statusOfBytes(text())).toBe(101);
    const traceId = /^x-louter-trace-id: ([0-9a-f]{32})\r$/m.exec(text())?.[1];
    // A frame with the text {} and a mask of zeros.
    socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]));
    await until(() => text().includes('"type":"error"'));
    expect(text()).toContain(`"x-louter-trace-id":"${traceId}"`);
    expect((await gateway.lastExchange())?.traceId).toBe(traceId);
    socket.destroy();
  });

  test('precede responses, with their backend, if the client asks for their header fields', async () => {
    const gateway = await start();
    const client = await gateway.connect({ headers: { 'x-louter-response-headers': 'event' } });
    const received = await client.ask(create);
    const exchange = await gateway.lastExchange();
    expect(received[0]).toEqual({
      type: 'louter.response.headers',
      headers: expect.objectContaining({
        'x-louter-trace-id': exchange?.traceId,
        'x-louter-backend': 'openai-responses/m',
      }),
    });
    expect(received[1]?.['type']).toBe('response.created');
    expect(exchange?.notes[0]).toMatchObject({ what: 'received as a message of a WebSocket' });
    const refused = await client.ask({ model: 'nothing', input: 'Hi' });
    expect(asObject(refused[0]?.['headers'])?.['x-louter-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});
