import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { handleSocketErrors } from '../../src/server/socket-errors.ts';
import {
  type AnswerOf,
  type ServerConfigOptions,
  type StubGateway,
  stubGateway,
  testParts,
} from '../support/server.ts';
import { jsonOfBytes, open, post, sendBytes, statusOfBytes, until } from '../support/wire.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop(0);
});

async function start(
  reasoning: ServerConfigOptions = {},
  answer?: AnswerOf,
): Promise<RunningServer & { gateway: StubGateway }> {
  const gateway = stubGateway(answer);
  const server = await startServer(testParts(reasoning, { gateway }), { host: '127.0.0.1', port: 0 });
  running.push(server);
  return { ...server, gateway };
}

describe('the head of a request', () => {
  // What counts is the URL and the names and values of the fields.
  const head = (size: number) => {
    const first = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nx: ';
    const counted = '/health'.length + 'Hostlocalhost'.length + 'Connectionclose'.length + 'x'.length;
    return `${first}${'a'.repeat(size - counted)}\r\n\r\n`;
  };

  test.each([
    { size: 16_383, status: 200 },
    { size: 16_384, status: 200 },
    { size: 16_385, status: 431 },
    { size: 100_000, status: 431 },
  ])('of $size bytes is answered $status', async ({ size, status }) => {
    const { port } = await start();
    const text = await sendBytes(port, head(size));
    expect(statusOfBytes(text)).toBe(status);
    expect(text).toContain(status === 200 ? '"status":"ok"' : 'expected at most 16 KiB');
  });

  test('with a URL of more than 16 KiB is a 414', async () => {
    const { port } = await start();
    const text = await sendBytes(port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(statusOfBytes(text)).toBe(414);
  });

  test.each([
    ['bytes that are no HTTP', 'hello\r\n\r\n'],
    ['a TLS greeting', Buffer.from('160301020001000', 'hex')],
    [
      'two lengths',
      'POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a field name with a space', 'GET /health HTTP/1.1\r\nHost: localhost\r\nx y: 1\r\n\r\n'],
    ['a NUL in a value', 'GET /health HTTP/1.1\r\nHost: localhost\r\nx: a\0b\r\n\r\n'],
    ['a chunk of no size', 'POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('with %s is answered 400 in JSON with its trace id', async (_, bytes) => {
    const { port } = await start();
    const text = await sendBytes(port, bytes);
    expect(statusOfBytes(text)).toBe(400);
    const [, traceId = 'none'] = /x-louter-trace-id: ([0-9a-f]{32})\r/.exec(text) ?? [];
    expect(JSON.stringify(jsonOfBytes(text))).toContain(traceId);
    expect(text).toContain('\r\ncross-origin-resource-policy: same-origin\r\n');
    expect(text).toContain('\r\nx-content-type-options: nosniff\r\n');
  });

  test('with garbage after an in-flight request closes the connection: responses do not mix', async () => {
    const { port, gateway } = await start({}, () => new Promise(() => {}));
    const { socket, text, closed } = open(port);
    socket.write(post('{}'));
    await gateway.asked(1);
    socket.write('garbage\r\n\r\n');
    await closed;
    expect(text()).toBe('');
    expect(gateway.handled[0]?.outlet.signal.aborted).toBe(true);
  });
});

describe('an upgrade or a tunnel', () => {
  const upgrade = (method: string, path: string, protocol: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

  test.each(['/v1/chat/completions', '/v1/messages', '/health', '/anything'])(
    'for WebSocket on %s is answered 426 at once',
    async (path) => {
      const { port } = await start();
      const text = await sendBytes(port, upgrade('GET', path, 'websocket'));
      expect(statusOfBytes(text)).toBe(426);
      expect(text).toMatch(/\r\nupgrade: HTTP\/1\.1\r\n/i);
      expect(text).toMatch(/\r\nconnection: Upgrade, close\r\n/i);
      expect(jsonOfBytes(text)).toMatchObject({
        error: { message: expect.stringContaining('does not support WebSocket') },
      });
    },
  );

  test('for HTTP/2 is ignored', async () => {
    const { port } = await start();
    const { socket, text, closed } = open(port);
    socket.write(post('{}', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n'));
    await until(() => text().includes('{"ok":true}'));
    socket.end();
    await closed;
    expect(statusOfBytes(text())).toBe(200);
  });

  test('after an in-flight request closes the connection', async () => {
    const { port, gateway } = await start({}, () => new Promise(() => {}));
    const { socket, text, closed } = open(port);
    socket.write(post('{}'));
    await gateway.asked(1);
    socket.write(upgrade('GET', '/v1/responses', 'websocket'));
    await closed;
    expect(text()).toBe('');
  });

  test('for a tunnel is rejected', async () => {
    const { port } = await start();
    const text = await sendBytes(port, 'CONNECT api.example:443 HTTP/1.1\r\nHost: api.example:443\r\n\r\n');
    expect(statusOfBytes(text)).toBe(405);
  });
});

describe('a request that does not arrive in time', () => {
  const soon = { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 };

  test.each([
    ['head', 'POST /v1/messages HT', 'param'],
    ['body', 'POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{', 'request_id'],
  ])('is answered 408 when its %s is missing', async (_, bytes, shape) => {
    const parts = testParts();
    const server = createServer(soon, createApp(parts));
    handleSocketErrors(server, parts);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const text = await sendBytes(typeof address === 'object' && address ? address.port : 0, bytes);
    server.close();
    expect(statusOfBytes(text)).toBe(408);
    expect(text).toContain('did not arrive in time');
    expect(text).toContain(shape);
  });
});
