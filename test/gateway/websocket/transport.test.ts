import { afterEach, describe, expect, test } from 'vitest';
import { configOf } from '../../../src/config/load.ts';
import { asObject, type JsonObject } from '../../../src/core/json.ts';
import { vendors } from '../../support/vendors.ts';
import { until } from '../../support/wire.ts';
import { eventsOf, startWebSocketGateway, type WebSocketGateway } from '../../support/websocket-gateway.ts';
import {
  startWebSocketUpstream,
  type ReceivedMessage,
  type WebSocketUpstream,
} from '../../support/websocket-upstream.ts';

const running: { gateway: WebSocketGateway; upstream: WebSocketUpstream }[] = [];
afterEach(async () => {
  for (const { gateway, upstream } of running.splice(0)) {
    await gateway.stop();
    await upstream.close();
  }
});

const { writer } = vendors['openai-responses'];
const usage = { input: 10, cached: 2, output: 5 };
const texts = writer.stream({ text: 'It is four.', usage }, 'm');
const events = eventsOf(texts.join(''));
const respond = ({ socket }: ReceivedMessage): void => events.forEach((event) => socket.send(JSON.stringify(event)));

/** @param backend further lines of its table */
async function start(backend: JsonObject = {}) {
  const upstream = await startWebSocketUpstream();
  upstream.respondWith(respond);
  upstream.postWith(texts.join(''));
  const table = {
    protocol: 'openai-responses',
    base_url: `${upstream.url}/v1`,
    transport: 'websocket',
    api_key: 'key-of-vendor',
    retries: 0,
    ...backend,
  };
  const gateway = await startWebSocketGateway({
    backends: { vendor: table as { protocol: 'openai-responses' } },
    models: { '*': 'vendor/*' },
  });
  running.push({ gateway, upstream });
  return { gateway, upstream };
}

const request = { model: 'm', input: 'What is 2 + 2?', temperature: 1, store: false };
const noteOf = async (gateway: WebSocketGateway): Promise<unknown> =>
  (await gateway.lastExchange())?.notes.map(({ what, saw }) => (saw === undefined ? what : `${what}: ${saw}`));

describe.each(['baseline', 'proxy'])('a streamed request in mode %s', (mode) => {
  const headers = { 'x-louter-mode': mode };

  test('is a message of a WebSocket, and its response the same events', async () => {
    const { gateway, upstream } = await start();
    const received = await gateway.post(request, headers);
    expect(received.at(-1)?.['type']).toBe('response.completed');
    if (mode === 'baseline') expect(received).toEqual(events);
    const [message] = upstream.messages;
    expect(message?.json).toMatchObject({ type: 'response.create', model: 'm', store: false });
    expect(message?.json).not.toHaveProperty('stream');
    expect(message?.headers.authorization).toBe('Bearer key-of-vendor');
    expect(upstream.posts).toEqual([]);
    expect(await noteOf(gateway)).toContain('sent as a message of a WebSocket');
    const exchange = await gateway.lastExchange();
    expect(exchange).toMatchObject({ status: 'ok', mode, backend: { response: { status: 200 } } });
    const recorded = exchange?.backend?.response?.chunks.map(({ bytes }) => Buffer.from(bytes));
    expect(eventsOf(Buffer.concat(recorded ?? []).toString())).toEqual(events);
  });

  test('uses the connection of the one before it', async () => {
    const { gateway, upstream } = await start();
    for (let sent = 0; sent < 3; sent++) await gateway.post(request, headers);
    expect(upstream.messages).toHaveLength(3);
    expect(upstream.connections).toBe(1);
  });

  test('has a connection of its own while another one is answered', async () => {
    const { gateway, upstream } = await start();
    const waiting: ReceivedMessage[] = [];
    upstream.respondWith((message) => {
      waiting.push(message);
      if (waiting.length === 2) waiting.forEach(respond);
    });
    const both = await Promise.all([gateway.post(request, headers), gateway.post(request, headers)]);
    expect(both.map((each) => each.at(-1)?.['type'])).toEqual(['response.completed', 'response.completed']);
    expect(upstream.connections).toBe(2);
  });

  test.each([
    ['426', 426],
    ['404', 404],
    ['500', 500],
    ['a closed connection', 0],
  ])('is sent over HTTP when the upgrade is answered with %s', async (_, status) => {
    const { gateway, upstream } = await start();
    upstream.refuseWith(status);
    expect((await gateway.post(request, headers)).at(-1)?.['type']).toBe('response.completed');
    expect(upstream.posts).toMatchObject([{ model: 'm', stream: true }]);
    expect(String(await noteOf(gateway))).toContain('sent over HTTP in place of a WebSocket');
    upstream.refuseWith(undefined);
    await gateway.post(request, headers);
    // Servers without a WebSocket are not asked again for some time.
    expect(upstream.connections).toBe(status === 426 || status === 404 ? 0 : 1);
  });

  test('is sent over HTTP when the upgrade is not answered', async () => {
    const { gateway, upstream } = await start({ connect_timeout: '100ms' });
    upstream.refuseWith(-1);
    expect((await gateway.post(request, headers)).at(-1)?.['type']).toBe('response.completed');
    expect(upstream.posts).toHaveLength(1);
  });

  test.each<[string, (message: ReceivedMessage) => void]>([
    ['is closed', ({ socket }) => socket.close(1012)],
    ['is reset', ({ socket }) => socket.terminate()],
    [
      'is too old',
      ({ socket }) =>
        socket.send(
          JSON.stringify({ type: 'error', status: 400, error: { code: 'websocket_connection_limit_reached' } }),
        ),
    ],
  ])('is sent over HTTP when the connection %s before the first event', async (_, act) => {
    const { gateway, upstream } = await start();
    upstream.respondWith(act);
    expect((await gateway.post(request, headers)).at(-1)?.['type']).toBe('response.completed');
    expect(upstream.posts).toHaveLength(1);
  });

  test('gets the error of the vendor with its status', async () => {
    const { gateway, upstream } = await start();
    const error = { type: 'invalid_request_error', code: null, message: 'Unknown parameter', param: 'x' };
    upstream.respondWith(({ socket }) =>
      socket.send(JSON.stringify({ type: 'error', status: 400, error, headers: { 'x-request-id': 'req_1' } })),
    );
    const answer = await fetch(`${gateway.server.url}/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...request, stream: true }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-request-id')).toBe('req_1');
    expect(asObject((await answer.json()) as JsonObject)?.['error']).toMatchObject({ type: error.type, param: 'x' });
    // The connection is used again.
    upstream.respondWith(respond);
    await gateway.post(request, headers);
    expect(upstream.connections).toBe(1);
  });

  test.each<[string, (socket: ReceivedMessage['socket']) => void]>([
    ['the connection is reset', (socket) => socket.terminate()],
    ['the connection is closed', (socket) => socket.close(1000)],
    ['bytes come', (socket) => socket.send(Buffer.from([1, 2, 3]))],
  ])('breaks when %s after content', async (_, act) => {
    const { gateway, upstream } = await start();
    upstream.respondWith(({ socket }) => {
      for (const event of events.slice(0, -1)) socket.send(JSON.stringify(event));
      setTimeout(() => act(socket), 20);
    });
    await gateway.post(request, headers).catch(() => undefined);
    expect(await gateway.lastExchange()).toMatchObject({ status: 'upstream-error' });
    expect(upstream.posts).toEqual([]);
  });

  test('breaks when the connection is silent for limits.idle_timeout', async () => {
    const { gateway, upstream } = await start({ idle_timeout: '50ms' });
    upstream.respondWith(({ socket }) => socket.send(JSON.stringify(events[0])));
    await gateway.post(request, headers).catch(() => undefined);
    expect(await gateway.lastExchange()).toMatchObject({
      status: 'upstream-error',
      error: { message: expect.stringContaining('limits.idle_timeout') },
    });
  });

  test('closes the connection when the client disconnects', async () => {
    const { gateway, upstream } = await start();
    let closed = false;
    upstream.respondWith(({ socket }) => {
      socket.on('close', () => (closed = true));
      socket.send(JSON.stringify(events[0]));
    });
    const abort = new AbortController();
    const answer = fetch(`${gateway.server.url}/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...request, stream: true }),
      signal: abort.signal,
    }).catch(() => undefined);
    await until(() => upstream.messages.length === 1);
    abort.abort();
    await answer;
    await until(() => closed);
    expect(await gateway.lastExchange()).toMatchObject({ status: 'aborted' });
  });
});

test('callers with keys of their own do not share connections', async () => {
  const { gateway, upstream } = await start({ api_key: 'client' });
  for (const key of ['one', 'two', 'one']) await gateway.post(request, { authorization: `Bearer ${key}` });
  expect(upstream.messages.map(({ headers, connection }) => [headers.authorization, connection])).toEqual([
    ['Bearer one', 0],
    ['Bearer two', 1],
    ['Bearer one', 0],
  ]);
});

test('a plain request is sent over HTTP', async () => {
  const { gateway, upstream } = await start();
  await fetch(`${gateway.server.url}/v1/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(upstream.posts).toHaveLength(1);
  expect(upstream.messages).toEqual([]);
});

test('messages with line breaks reach a client by WebSocket unchanged', async () => {
  const { gateway, upstream } = await start();
  const messages = [
    '{"type":"response.created",\n "response":{"id":"resp_1"}}',
    '{\n"type" : "response.completed","response":{"id":"resp_1","object":"response","output":[]}}',
  ];
  upstream.respondWith(({ socket }) => messages.forEach((message) => socket.send(message)));
  const client = await gateway.connect();
  await client.ask({ model: 'm', input: 'Hi' });
  expect(client.texts).toEqual(messages);
  expect(upstream.messages[0]?.text).toBe('{"type":"response.create","model":"m","input":"Hi"}');
  client.socket.close();
});

test('a client that reads slowly pauses the backend', async () => {
  const { gateway, upstream } = await start();
  const delta = JSON.stringify({ type: 'response.output_text.delta', delta: 'x'.repeat(100_000) });
  let unsent = 0;
  upstream.respondWith(({ socket }) => {
    for (let sent = 0; sent < 400; sent++) {
      unsent++;
      socket.send(delta, () => unsent--);
    }
    respond({ socket } as ReceivedMessage);
  });
  const client = await gateway.connect();
  client.socket.pause();
  client.send({ type: 'response.create', ...request });
  await until(() => upstream.messages.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(unsent).toBeGreaterThan(100);
  client.socket.resume();
  expect(await client.response()).toHaveLength(400 + events.length);
  client.socket.close();
});

test('the configuration accepts a WebSocket for openai-responses only', () => {
  const backends = { a: { protocol: 'openai-chat', transport: 'websocket' } } as const;
  expect(() => configOf({ backends })).toThrow('requires protocol = "openai-responses"');
});
