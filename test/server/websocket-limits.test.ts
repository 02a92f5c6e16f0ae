import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { configOf } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';
import { WebSocketConnections } from '../../src/server/websocket-connections.ts';
import type { WebSocketConnection } from '../../src/server/websocket-connection.ts';
import { sseAnswer } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import { jsonOfBytes, open, sendBytes, statusOfBytes, until } from '../support/wire.ts';
import {
  openSocket,
  startWebSocketGateway,
  type TestSocket,
  type WebSocketGateway,
} from '../support/websocket-gateway.ts';

const running: WebSocketGateway[] = [];
afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.stop();
});

const { writer } = vendors['openai-responses'];
const events = writer.stream({ text: 'Hello', usage: { input: 1, cached: 0, output: 1 } }, 'm');

async function start(configuration: Configuration = {}): Promise<WebSocketGateway> {
  const gateway = await startWebSocketGateway(configuration);
  running.push(gateway);
  gateway.upstream.answerWith(() => sseAnswer(events));
  return gateway;
}

const create = { type: 'response.create', model: 'openai-responses/m', input: 'Hi' };
const upgrade = ({ method = 'GET', path = '/v1/responses', host = 'localhost', fields = '', version = '13' } = {}) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: ${version}\r\n${fields}`;
const socketKey = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

describe('an upgrade', () => {
  test.each([
    ['without a key', {}, '', 401, 'needs one of its keys'],
    ['with a wrong key', {}, 'Authorization: Bearer wrong\r\n', 401, 'needs one of its keys'],
    ['for a foreign host', { host: 'evil.example' }, 'x-api-key: right\r\n', 403, 'host name'],
    ['from a web page', {}, 'x-api-key: right\r\nOrigin: https://evil.example\r\n', 403, 'web page'],
    ['from a page without an origin', {}, 'x-api-key: right\r\nOrigin: null\r\n', 403, 'web page'],
    ['of an old version', { version: '7' }, 'x-api-key: right\r\n', 426, 'sec-websocket-version'],
    [
      'to a run with an invalid name',
      { path: '/run/a%20b/v1/responses' },
      'x-api-key: right\r\n',
      400,
      'name of the run',
    ],
    ['with another method', { method: 'POST' }, 'x-api-key: right\r\n', 426, 'WebSocket'],
    ['of another route', { path: '/v1/messages' }, 'x-api-key: right\r\n', 426, 'WebSocket'],
  ])('%s is refused', async (_, head, fields, status, message) => {
    const { server, exchanges } = await start({ server: { keys: ['right'] } });
    const text = await sendBytes(server.port, upgrade({ ...head, fields: `${socketKey}${fields}` }) + '\r\n');
    expect(statusOfBytes(text)).toBe(status);
    expect(jsonOfBytes(text)).toMatchObject({ error: { message: expect.stringContaining(message) } });
    expect(exchanges).toMatchObject([{ status: 'client-error', response: { status } }]);
  });

  test.each([
    ['without a socket key', ''],
    ['with an invalid socket key', 'Sec-WebSocket-Key: AAAA\r\n'],
  ])('%s is refused', async (_, fields) => {
    const { server } = await start();
    const text = await sendBytes(server.port, upgrade({ fields }) + '\r\n');
    expect(statusOfBytes(text)).toBe(400);
  });

  test('is required by GET', async () => {
    const { server } = await start();
    const answer = await fetch(`${server.url}/v1/responses`);
    expect(answer.status).toBe(426);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    expect(await answer.text()).toContain('opens a WebSocket');
    const other = await fetch(`${server.url}/v1/responses`, { method: 'PUT' });
    expect(other.status).toBe(405);
    expect(other.headers.get('allow')).toBe('POST, GET, HEAD');
  });

  test('with a key is accepted, without compression', async () => {
    const gateway = await start({ server: { keys: ['right'] } });
    const client = await gateway.connect({ headers: { authorization: 'Bearer right' }, perMessageDeflate: true });
    expect(client.socket.extensions).toBe('');
    expect((await client.ask(create)).at(-1)?.['type']).toBe('response.completed');
  });

  test('with messages right behind it is answered', async () => {
    const { server } = await start();
    const { socket, text } = open(server.port);
    socket.write(
      Buffer.concat([Buffer.from(upgrade({ fields: socketKey }) + '\r\n'), textFrame(JSON.stringify(create))]),
    );
    await until(() => text().includes('"type":"response.completed"'));
    expect(statusOfBytes(text())).toBe(101);
    socket.destroy();
  });
});

describe('a message that is not a request', () => {
  const deep = `{"type":"response.create","input":${'['.repeat(200)}${']'.repeat(200)}}`;
  test.each<[string, string | Buffer, string]>([
    ['no JSON', 'hello', 'not valid JSON'],
    ['cut JSON', '{"type":"response.create","input":', 'not valid JSON'],
    ['two values', '{"type":"response.create"}{}', 'not valid JSON'],
    ['empty', '', 'not valid JSON'],
    ['an array', '[]', 'not a JSON object'],
    ['null', 'null', 'not a JSON object'],
    ['without a type', '{}', 'type: expected'],
    ['of another type', '{"type":"response.cancel"}', 'type: expected'],
    ['with a type that is a number', '{"type":1}', 'type: expected'],
    ['too deep', deep, 'nests 201 levels deep'],
    ['in the background', '{"type":"response.create","background":true}', 'background'],
    ['with an empty stream', '{"type":"response.create","stream_id":""}', 'stream_id'],
    ['with a stream that is an object', '{"type":"response.create","stream_id":{}}', 'stream_id'],
    ['with a long stream', `{"type":"response.create","stream_id":"${'x'.repeat(257)}"}`, 'stream_id'],
    ['with a stream that has a space', '{"type":"response.create","stream_id":"a b"}', 'stream_id'],
    ['with an odd key', '{"type":"response.create","a\\u0000b":1}', 'escapes'],
    ['without a model', '{"type":"response.create","input":"Hi"}', 'model'],
    ['without a model, for preparation', '{"type":"response.create","generate":false}', 'model'],
    ['with an unknown model', '{"type":"response.create","model":"nothing","input":"Hi"}', 'nothing'],
    ['with invalid input', '{"type":"response.create","model":"anthropic/m","input":5}', 'input'],
    ['with __proto__', '{"type":"response.create","__proto__":{"model":"anthropic/m"}}', 'model'],
    ['binary', randomBytes(100), 'binary'],
  ])('(%s) gets an error, and the connection stays', async (_, message, expected) => {
    const gateway = await start();
    const client = await gateway.connect();
    client.send(message);
    expect(await client.next()).toMatchObject({
      type: 'error',
      status: expect.toSatisfy((status: number) => status === 400 || status === 404),
      error: { type: 'invalid_request_error', message: expect.stringContaining(expected) },
    });
    expect((await client.ask(create)).at(-1)?.['type']).toBe('response.completed');
    await gateway.lastExchange();
    expect(gateway.exchanges.map(({ status }) => status)).toEqual(['client-error', 'ok']);
  });

  test('gets no response if it only acknowledges one', async () => {
    const client = await (await start()).connect();
    client.send({ type: 'response.processed', response_id: 'resp_1' });
    expect((await client.ask(create))[0]?.['type']).toBe('response.created');
  });

  test('gets an error if it has one stream too many', async () => {
    const client = await (await start()).connect();
    for (let stream = 0; stream < 32; stream++) {
      const answered = await client.ask({ ...create, stream_id: `s${stream}` });
      expect(answered.at(-1)).toMatchObject({ type: 'response.completed', stream_id: `s${stream}` });
    }
    expect(await client.ask({ ...create, stream_id: 's32' })).toMatchObject([
      { status: 400, error: { code: 'websocket_stream_limit_reached' } },
    ]);
  });

  test('with a key twice is understood as JSON.parse does', async () => {
    const gateway = await start();
    const client = await gateway.connect();
    client.send(
      '{"type":"response.create","model":"x","input":"one","\\u006dodel":"openai-responses/m","input":"two"}',
    );
    expect((await client.response()).at(-1)?.['type']).toBe('response.completed');
    expect(gateway.upstream.received[0]?.json).toMatchObject({ model: 'm', input: 'two' });
  });
});

/** A frame of a client (RFC 6455, 5.2), with a mask of zeros. */
function textFrame(text: string | Buffer, { announced = Buffer.byteLength(text), opcode = 0x81 } = {}): Buffer {
  const head = announced < 126 ? Buffer.alloc(6) : announced < 65_536 ? Buffer.alloc(8) : Buffer.alloc(14);
  head[0] = opcode;
  if (announced < 126) head[1] = 0x80 | announced;
  else if (announced < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(announced, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(announced), 2);
  }
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('the size of a message', () => {
  test.each([
    [1000, 'response.completed'],
    [1001, 'error'],
  ])('of %d bytes under a limit of 1000 gets %s', async (size, type) => {
    const gateway = await start({ server: { max_body: '1000B' } });
    const client = await gateway.connect();
    const empty = JSON.stringify({ ...create, input: '' });
    client.send(JSON.stringify({ ...create, input: 'x'.repeat(size - empty.length) }));
    const last = (await client.response()).at(-1);
    expect(last?.['type']).toBe(type);
    if (type !== 'error') return;
    expect(last).toMatchObject({ status: 413, error: { message: expect.stringContaining('server.max_body') } });
    expect(await client.closed).toMatchObject({ code: 1009 });
    expect(gateway.exchanges).toMatchObject([{ status: 'client-error' }]);
  });

  test('of 100 MB is refused at its head', async () => {
    const { server } = await start();
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.write(upgrade({ fields: socketKey }) + '\r\n');
    await until(() => text.includes('\r\n\r\n'));
    socket.write(textFrame('{"type', { announced: 100 * 1024 * 1024 }));
    await until(() => text.includes('413'));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text).toContain('server.max_body');
  });

  test('counts the conversation that it continues', async () => {
    const gateway = await start({ server: { max_body: '1000B' } });
    const client = await gateway.connect();
    let previous: string | undefined;
    let last;
    for (let turn = 0; turn < 4 && last?.['type'] !== 'error'; turn++) {
      const input = 'x'.repeat(300);
      last = (
        await client.ask({ ...create, input, store: false, ...(previous && { previous_response_id: previous }) })
      ).at(-1);
      previous = (last?.['response'] as { id: string } | undefined)?.id;
    }
    expect(last).toMatchObject({ status: 413, error: { message: expect.stringContaining('conversation') } });
  });

  test('that has not arrived counts as bytes in flight', async () => {
    const gateway = await start({ limits: { max_inflight_bytes: '200KiB' } });
    const client = await gateway.connect();
    client.send('x'.repeat(300_000));
    expect(await client.next()).toMatchObject({ type: 'error', status: 503 });
    expect(await client.closed).toMatchObject({ code: 1013 });
  });
});

describe('bytes on the wire', () => {
  test('give the same response wherever they are cut', async () => {
    const { server } = await start();
    const bytes = Buffer.concat([
      Buffer.from(upgrade({ fields: socketKey }) + '\r\n'),
      textFrame(JSON.stringify({ ...create, input: 'é四' })),
    ]);
    const received = async (cuts: readonly number[]): Promise<string> => {
      const { socket, text } = open(server.port);
      socket.setNoDelay(true);
      let from = 0;
      for (const cut of [...cuts.toSorted((one, other) => one - other), bytes.length]) {
        socket.write(bytes.subarray(from, cut));
        from = cut;
        await new Promise((resolve) => void setImmediate(resolve));
      }
      await until(() => text().includes('"type":"response.completed"'));
      socket.destroy();
      return text().slice(text().indexOf('\r\n\r\n'));
    };
    const expected = await received([]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 5 }), async (cuts) => {
        expect(await received(cuts)).toBe(expected);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['text that is not UTF-8', textFrame(Buffer.from([0xff, 0xfe])), 1007],
    ['a frame without a mask', Buffer.from([0x81, 0x01, 0x61]), 1002],
    ['a reserved opcode', textFrame('x', { opcode: 0x83 }), 1002],
    ['a continuation of nothing', textFrame('x', { opcode: 0x80 }), 1002],
    ['a reserved bit', textFrame('x', { opcode: 0xc1 }), 1002],
  ])('with %s close the connection', async (_, frame, code) => {
    const { server } = await start();
    const { socket, text, closed } = open(server.port);
    socket.write(upgrade({ fields: socketKey }) + '\r\n');
    await until(() => text().includes('\r\n\r\n'));
    socket.write(frame);
    await until(() => text().includes('\x88'));
    const at = text().lastIndexOf('\x88');
    expect(text().charCodeAt(at + 2) * 256 + text().charCodeAt(at + 3)).toBe(code);
    socket.end();
    await closed;
  });
});

describe('a connection', () => {
  test('is closed when its key is no longer accepted', async () => {
    const gateway = await start({ server: { keys: ['old'] } });
    const client = await gateway.connect({ headers: { 'x-api-key': 'old' } });
    await client.ask(create);
    const { settings } = gateway.parts;
    const config = configOf({ traces: { url: 'off' }, server: { keys: ['new'] } });
    settings.replace({ ...settings.config, server: config.server });
    client.send(create);
    expect(await client.next()).toMatchObject({ type: 'error', status: 401 });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  test('gets 429 for requests beyond limits.max_concurrent', async () => {
    const gateway = await start({ limits: { max_concurrent: 1 } });
    gateway.upstream.answerWith(() => sseAnswer(events.slice(0, 1), 'silent'));
    const clients = await Promise.all([0, 1, 2].map(() => gateway.connect()));
    clients[0]?.send(create);
    await gateway.upstream.arrived(1);
    clients[1]?.send(create);
    clients[2]?.send(create);
    // One of them waits, and the other is refused.
    expect(await Promise.race([clients[1]?.next(), clients[2]?.next()])).toMatchObject({
      type: 'error',
      status: 429,
      error: { message: expect.stringContaining('limits.max_concurrent') },
      headers: { 'retry-after': '2' },
    });
    for (const { socket } of clients) socket.terminate();
  });

  test('gets 429 for messages that wait for too many others', async () => {
    const gateway = await start();
    gateway.upstream.answerWith(() => sseAnswer(events.slice(0, 1), 'silent'));
    const client = await gateway.connect();
    for (let sent = 0; sent < 18; sent++) client.send(create);
    const messages = [await client.next(), await client.next()];
    expect(messages.filter(({ status }) => status === 429)).toHaveLength(1);
    client.socket.terminate();
  });

  test('gets pings while a response is silent', async () => {
    const gateway = await start({ limits: { keepalive: '20ms' } });
    gateway.upstream.answerWith(() =>
      vendors.anthropic.streams(
        vendors.anthropic.writer.stream({ text: 'x', usage: { input: 1, cached: 0, output: 1 } }, 'm').slice(0, 3),
        'silent',
      ),
    );
    const client = await gateway.connect();
    let pings = 0;
    client.socket.on('ping', () => pings++);
    client.send({ ...create, model: 'anthropic/m' });
    await until(() => pings > 1);
    expect(client.texts.every((text) => text.startsWith('{'))).toBe(true);
    client.socket.terminate();
  });

  test('that does not read pauses the backend', async () => {
    const gateway = await start();
    const piece = `data: ${JSON.stringify({ type: 'response.output_text.delta', delta: 'x'.repeat(100_000) })}\n\n`;
    gateway.upstream.answerWith(() => sseAnswer([...Array.from({ length: 400 }, () => piece), ...events]));
    const client = await gateway.connect();
    const { socket } = client;
    socket.pause();
    client.send(create);
    const [request] = await gateway.upstream.arrived(1);
    let isAnswered = false;
    void request?.outcome.then(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isAnswered).toBe(false);
    socket.resume();
    expect((await client.response()).length).toBe(400 + events.length);
    expect(await request?.outcome).toBe('answered');
  });

  test('is closed at shutdown when its response has ended, and at once if it has none', async () => {
    const gateway = await startWebSocketGateway();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    gateway.upstream.answerWith(() => sseAnswer([...events.slice(0, 1), { until: released }, ...events.slice(1)]));
    const idle = await gateway.connect();
    const busy = await gateway.connect();
    busy.send(create);
    await busy.next();
    const stopped = gateway.server.stop(5_000);
    expect(await idle.closed).toMatchObject({ code: 1001 });
    await expect(openSocket(gateway.server.url.replace('http', 'ws') + '/v1/responses')).rejects.toThrow();
    release();
    expect((await busy.response()).at(-1)?.['type']).toBe('response.completed');
    expect(await busy.closed).toMatchObject({ code: 1001 });
    await stopped;
    await gateway.stop();
  });

  test('is looked after: silent clients are disconnected, idle ones after an hour', () => {
    const calls: string[] = [];
    const connections = new WebSocketConnections();
    const connection = (name: string, times: { seen: number; request: number; isIdle?: boolean }): void =>
      connections.add({
        lastSeenAt: times.seen,
        lastRequestAt: times.request,
        isIdle: times.isIdle ?? true,
        checkAccess: () => undefined,
        checkRate: () => undefined,
        ping: () => calls.push(`ping ${name}`),
        close: (code: number) => calls.push(`close ${name} ${code}`),
        terminate: () => calls.push(`terminate ${name}`),
      } as unknown as WebSocketConnection);
    connection('gone', { seen: 3_500_000, request: 3_500_000, isIdle: false });
    connection('gone while idle', { seen: 2_700_000, request: 2_700_000 });
    connection('silent while idle', { seen: 2_800_000, request: 2_800_000 });
    connection('idle', { seen: 3_600_000, request: 0 });
    connection('busy', { seen: 3_600_000, request: 0, isIdle: false });
    connection('used', { seen: 3_600_000, request: 3_000_000 });
    connections.check(3_600_001);
    expect(calls).toEqual([
      'terminate gone',
      'terminate gone while idle',
      'ping silent while idle',
      'close idle 1001',
      'ping busy',
      'ping used',
    ]);
  });
});

test('connections that break in all ways leave no slot and no bytes taken', async () => {
  const gateway = await start({ limits: { max_concurrent: 3, max_inflight_bytes: '600KiB' } });
  gateway.upstream.answerWith(({ json }) =>
    JSON.stringify(json).includes('slow')
      ? sseAnswer([...events.slice(0, 1), { silence: 20 }, ...events.slice(1)])
      : sseAnswer(events, JSON.stringify(json).includes('cut') ? 'cut' : 'finished'),
  );
  const big = 'x'.repeat(100_000);
  const acts: ((client: TestSocket) => void)[] = [
    (client) => client.send({ ...create, input: `slow ${big}` }),
    (client) => client.send({ ...create, input: 'cut' }),
    (client) => client.send({ ...create, stream_id: 'a', store: false }),
    (client) => client.send({ ...create, generate: false }),
    (client) => client.send('{'),
    (client) => client.send(Buffer.from([1])),
    (client) => client.socket.terminate(),
    (client) => client.socket.close(),
    // A message that never ends.
    (client) => client.socket.send(big, { fin: false }),
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.nat(acts.length - 1), { maxLength: 6 }), { maxLength: 8 }), async (plans) => {
      await Promise.all(
        plans.map(async (plan) => {
          const client = await gateway.connect();
          for (const act of plan) {
            if (client.socket.readyState === client.socket.OPEN) acts[act]?.(client);
            await new Promise((resolve) => setTimeout(resolve, 2));
          }
          client.socket.terminate();
          await client.closed;
        }),
      );
    }),
    { numRuns: 20 },
  );
  await gateway.lastExchange();
  const clients = await Promise.all([0, 1, 2].map(() => gateway.connect()));
  // Slots and bytes of connections that the server has not yet seen close are released soon.
  const answer = async (): Promise<unknown[]> => {
    const answers = await Promise.all(clients.map((client) => client.ask({ ...create, input: `slow ${big}` })));
    return answers.map((messages) => messages.at(-1)?.['type']);
  };
  await expect.poll(answer).toEqual(Array(3).fill('response.completed'));
  expect(new Set(gateway.exchanges.map(({ traceId }) => traceId)).size).toBe(gateway.exchanges.length);
});
