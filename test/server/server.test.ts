import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerParts } from '../../src/server/app.ts';
import { type RunningServer, startOnFreePort, startServer } from '../../src/server/server.ts';
import {
  type AnswerOf,
  type ConfigWish,
  jsonOfBytes,
  sendBytes,
  statusOfBytes,
  type StubGateway,
  stubGateway,
  testParts,
} from '../support/server.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop(0);
});

async function start(wish: ConfigWish = {}, answer?: AnswerOf): Promise<RunningServer & { gateway: StubGateway }> {
  const gateway = stubGateway(answer);
  const server = await startServer(testParts(wish, { gateway }), { host: '127.0.0.1', port: 0 });
  running.push(server);
  return { ...server, gateway };
}

const post = (body: string, fields = '', path = '/v1/messages'): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n${fields}\r\n${body}`;
const last = 'Connection: close\r\n';
const turn = () => new Promise((resolve) => void setImmediate(resolve));
const until = async (condition: () => boolean) => {
  while (!condition()) await turn();
};

/** A connection whose bytes so far can be looked at. */
function open(port: number): { socket: Socket; text: () => string; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  return { socket, text: () => text, closed: new Promise((resolve) => void socket.on('close', () => resolve())) };
}

describe('a request over the wire', () => {
  test('is answered, and the next one on its connection too', async () => {
    const { port, gateway } = await start();
    const text = await sendBytes(port, post('{"a":1}') + post('{"b":2}', last));
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(gateway.handled.map(({ inbound }) => inbound.body.toString())).toEqual(['{"a":1}', '{"b":2}']);
  });

  test('may come byte by byte and in chunks', async () => {
    const { port, gateway } = await start();
    const bytes = `POST /v1/messages HTTP/1.1\r\nHost: localhost\r\n${last}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`;
    const { socket, text, closed } = open(port);
    socket.setNoDelay(true);
    for (const byte of bytes) {
      socket.write(byte);
      await turn();
    }
    await closed;
    expect(statusOfBytes(text())).toBe(200);
    expect(gateway.handled[0]?.inbound.body.toString()).toBe('{"a":1}');
  });

  test('of unannounced length is refused at the byte that is too many', async () => {
    const { port, gateway } = await start({ server: { maxBody: 10 } });
    const { socket, text, closed } = open(port);
    socket.write(
      'POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n01234567890\r\n',
    );
    await until(() => text().includes('}'));
    expect(statusOfBytes(text())).toBe(413);
    socket.write('0\r\n\r\n');
    await closed;
    expect(gateway.handled).toEqual([]);
  });

  test('of an announced length beyond the limit is refused before its body comes', async () => {
    const { port } = await start({ server: { maxBody: 10 } });
    const { socket, text, closed } = open(port);
    socket.write('POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\n');
    await until(() => text().includes('}'));
    expect(statusOfBytes(text())).toBe(413);
    expect(text()).toContain('\r\nconnection: close\r\n');
    socket.end('01234567890');
    await closed;
  });

  test('that waits for permission gets it where its body is wanted, and a refusal alone where not', async () => {
    const { port } = await start({ server: { maxBody: 10 } });
    const head = (length: number) =>
      `POST /v1/messages HTTP/1.1\r\nHost: localhost\r\n${last}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    const wanted = open(port);
    wanted.socket.write(head(2));
    await until(() => wanted.text().includes('100 Continue'));
    wanted.socket.write('{}');
    await wanted.closed;
    expect(wanted.text().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200']);
    const refused = open(port);
    refused.socket.write(head(11).replace('localhost', 'evil.example'));
    await until(() => refused.text().includes('}'));
    expect(refused.text().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403']);
    refused.socket.destroy();
  });

  test('whose client leaves in the middle of the body reaches no gateway and leaves its place', async () => {
    const { port, gateway } = await start({ limits: { maxConcurrent: 1 } });
    const { socket, closed } = open(port);
    socket.write('POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    await turn();
    socket.destroy();
    await closed;
    expect(statusOfBytes(await sendBytes(port, post('{}', last)))).toBe(200);
    expect(gateway.handled).toHaveLength(1);
  });

  test('with fields of a small name and no number is passed on whole', async () => {
    const { port, gateway } = await start();
    const fields = Array.from({ length: 3000 }, (_, index) => `${index}:\r\n`).join('');
    await sendBytes(port, post('{}', last + fields));
    expect(gateway.handled[0]?.inbound.headers).toHaveLength(3003);
  });

  test('without a host is refused', async () => {
    const { port } = await start();
    const text = await sendBytes(port, `GET /health HTTP/1.1\r\n${last}\r\n`);
    expect(statusOfBytes(text)).toBe(400);
    expect(text).toContain('names no host');
  });

  test('for an absolute URL is for the host of that URL', async () => {
    const { port } = await start();
    const statusFor = async (target: string, host: string) =>
      statusOfBytes(await sendBytes(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${last}\r\n`));
    expect(await statusFor('http://localhost/health', 'localhost')).toBe(200);
    expect(await statusFor('http://evil.example/health', 'localhost')).toBe(403);
    expect(await statusFor('http://localhost/health', 'evil.example')).toBe(200);
  });
});

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
  ])('with %s is a 400 in JSON that names its trace', async (_, bytes) => {
    const { port } = await start();
    const text = await sendBytes(port, bytes);
    expect(statusOfBytes(text)).toBe(400);
    const [, traceId = 'none'] = /x-louter-trace-id: ([0-9a-f]{32})\r/.exec(text) ?? [];
    expect(jsonOfBytes(text)).toMatchObject({ error: { message: expect.stringContaining(traceId) } });
  });

  test('that is garbage behind a request under way cuts both: no answer is mixed into another', async () => {
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

describe('a wish to leave HTTP', () => {
  const upgrade = (method: string, path: string, protocol: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

  test.each(['/v1/responses', '/v1/messages', '/health', '/anything'])(
    'for WebSocket on %s is answered 426 at once',
    async (path) => {
      const { port } = await start();
      const text = await sendBytes(port, upgrade('GET', path, 'websocket'));
      expect(statusOfBytes(text)).toBe(426);
      expect(text).toMatch(/\r\nupgrade: HTTP\/1\.1\r\n/i);
      expect(text).toMatch(/\r\nconnection: Upgrade, close\r\n/i);
      expect(jsonOfBytes(text)).toMatchObject({ error: { message: expect.stringContaining('takes no WebSocket') } });
    },
  );

  test('for HTTP/2 is passed over', async () => {
    const { port } = await start();
    const { socket, text, closed } = open(port);
    socket.write(post('{}', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n'));
    await until(() => text().includes('{"ok":true}'));
    socket.end();
    await closed;
    expect(statusOfBytes(text())).toBe(200);
  });

  test('for a tunnel is refused', async () => {
    const { port } = await start();
    const text = await sendBytes(port, 'CONNECT api.example:443 HTTP/1.1\r\nHost: api.example:443\r\n\r\n');
    expect(statusOfBytes(text)).toBe(405);
  });
});

describe('an answer', () => {
  test('whose head goes out first does not wait for its body', async () => {
    let finish = (): void => {};
    const { port } = await start({}, async ({ outlet }) => {
      outlet.head(200, { 'content-type': 'text/event-stream' });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      outlet.end('data: late\n\n');
    });
    const { socket, text } = open(port);
    socket.write(post('{}'));
    await until(() => text().includes('\r\n\r\n'));
    expect(text()).not.toContain('late');
    finish();
    await until(() => text().includes('late'));
    socket.destroy();
  });

  test('in one piece says how long it is, one in several comes in chunks', async () => {
    const { port } = await start({}, ({ outlet, inbound }) => {
      outlet.head(200, {});
      if (inbound.target.endsWith('pieces')) outlet.write('one ä ');
      outlet.end('two ä');
    });
    const whole = await sendBytes(port, post('{}', last));
    expect(whole).toMatch(/\r\ncontent-length: 6\r\n/);
    const pieces = await sendBytes(port, post('{}', last, '/v1/messages?pieces'));
    expect(pieces).toMatch(/\r\nTransfer-Encoding: chunked\r\n/);
    expect(pieces).toMatch(/\r\n0\r\n\r\n$/);
  });

  test('that is cut is not whole, though what was written arrives', async () => {
    const { port } = await start({}, ({ outlet }) => {
      outlet.head(200, { 'content-type': 'text/event-stream' });
      outlet.write('data: some\n\n');
      outlet.cut();
    });
    const answer = await fetch(`http://127.0.0.1:${port}/v1/messages`, { method: 'POST', body: '{}' });
    await expect(answer.text()).rejects.toThrow();
    const text = await sendBytes(port, post('{}'));
    expect(text).toContain('data: some');
    expect(text.endsWith('0\r\n\r\n')).toBe(false);
  });

  test('that is cut for a client that knows no chunks ends with a reset', async () => {
    const { port } = await start({}, ({ outlet }) => {
      outlet.head(200, {});
      outlet.write('some');
      outlet.cut();
    });
    const bytes = 'POST /v1/messages HTTP/1.0\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}';
    await expect(sendBytes(port, bytes)).rejects.toThrow('ECONNRESET');
  });

  test('waits for a client that reads slowly', async () => {
    let pieces = 0;
    let drains = 0;
    const { port, gateway } = await start({}, async ({ outlet }) => {
      outlet.head(200, {});
      for (; pieces < 400; pieces++)
        if (!outlet.write(Buffer.alloc(65_536))) {
          drains++;
          await outlet.drained();
        }
      outlet.end();
    });
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write(post('{}', last));
    await gateway.asked(1);
    await until(() => drains > 0);
    for (let turns = 0; turns < 50; turns++) await turn();
    expect(pieces).toBeLessThan(400);
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    socket.resume();
    await new Promise((resolve) => void socket.on('close', resolve));
    expect(pieces).toBe(400);
    expect(received).toBeGreaterThan(400 * 65_536);
  });

  test('tells the gateway when its client leaves, and swallows what is still written', async () => {
    const seen: string[] = [];
    const { port, gateway } = await start({}, async ({ outlet }) => {
      outlet.head(200, {});
      outlet.write('first');
      await new Promise<void>((resolve) => outlet.signal.addEventListener('abort', () => resolve()));
      seen.push(String(outlet.write('more')));
      await outlet.drained();
      outlet.end('end');
      outlet.cut();
      seen.push('done');
    });
    const { socket, text } = open(port);
    socket.write(post('{}'));
    await until(() => text().includes('first'));
    socket.destroy();
    await until(() => seen.length === 2);
    expect(seen).toEqual(['false', 'done']);
    expect(gateway.handled[0]?.outlet.signal.aborted).toBe(true);
  });

  test('that is finished does not count as left', async () => {
    const { port, gateway } = await start({}, ({ outlet }) => {
      expect(outlet.signal.aborted).toBe(false);
      outlet.head(200, { 'x-thing': 'one' });
      outlet.end('whole');
    });
    const text = await sendBytes(port, post('{}', last));
    expect(text).toMatch(/\r\nx-thing: one\r\n/);
    expect(gateway.handled[0]?.outlet.signal.aborted).toBe(false);
  });
});

describe('stopping', () => {
  test('lets what is under way finish, refuses what comes, and closes', async () => {
    let finish = (): void => {};
    const { port, gateway, stop } = await start({}, async ({ outlet }) => {
      outlet.head(200, {});
      outlet.write('begun ');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      outlet.end('finished');
    });
    const idle = open(port);
    idle.socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => idle.text().includes('"ok"'));
    const kept = open(port);
    kept.socket.write(`POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{`);
    const busy = open(port);
    busy.socket.write(post('{}'));
    await gateway.asked(1);
    const stopped = stop(60_000);
    await idle.closed;
    busy.socket.write(post('{}'));
    finish();
    await until(() => busy.text().includes('finished'));
    kept.socket.write('}');
    await gateway.asked(2);
    finish();
    await stopped;
    await Promise.all([busy.closed, kept.closed]);
    expect(kept.text()).toContain('finished');
    expect(kept.text()).toMatch(/\r\nconnection: close\r\n/i);
    expect(gateway.handled).toHaveLength(2);
    const next = connect(port, '127.0.0.1');
    await expect(
      new Promise((resolve, reject) => void next.on('connect', resolve).on('error', reject)),
    ).rejects.toThrow();
  });

  test('refuses a new request on a connection that is kept', async () => {
    let finish = (): void => {};
    const { port, gateway, stop } = await start({}, async ({ outlet }) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      outlet.head(200, {});
      outlet.end('finished');
    });
    const kept = open(port);
    // A head that is not whole keeps the connection from being idle.
    kept.socket.write('POST /v1/messages HTTP/1.1\r\nHost: localhost\r\n');
    const polling = open(port);
    polling.socket.write('GET /health HTTP/1.1\r\n');
    const busy = open(port);
    busy.socket.write(post('{}'));
    await gateway.asked(1);
    const stopped = stop(60_000);
    polling.socket.write('Host: localhost\r\n\r\n');
    await polling.closed;
    expect(polling.text()).toContain('"draining"');
    kept.socket.write('Content-Length: 2\r\n\r\n{}');
    await kept.closed;
    expect(statusOfBytes(kept.text())).toBe(503);
    expect(kept.text()).toMatch(/\r\nretry-after: 2\r\n/i);
    expect(kept.text()).toMatch(/\r\nconnection: close\r\n/i);
    finish();
    await stopped;
    await busy.closed;
    expect(busy.text()).toContain('finished');
  });

  test('cuts what does not finish in time', async () => {
    const { port, gateway, stop } = await start({}, ({ outlet }) => {
      outlet.head(200, {});
      outlet.write('begun');
      return new Promise(() => {});
    });
    const { socket, text, closed } = open(port);
    socket.write(post('{}'));
    await until(() => text().includes('begun'));
    const aborted = new Promise((resolve) => gateway.handled[0]?.outlet.signal.addEventListener('abort', resolve));
    await stop(10);
    await Promise.all([closed, aborted]);
    expect(text().endsWith('0\r\n\r\n')).toBe(false);
  });
});

describe('the port', () => {
  test('that is asked for and taken is an error', async () => {
    const { port } = await start();
    await expect(startServer(testParts(), { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
  });

  test('may be the next free one', async () => {
    const { port } = await start();
    const next = await startOnFreePort(testParts(), { host: '127.0.0.1', port });
    running.push(next);
    expect(next.port).toBeGreaterThan(port);
    expect(next.url).toBe(`http://127.0.0.1:${next.port}`);
  });

  test('is not sought where the address itself is at fault', async () => {
    const parts: ServerParts = testParts();
    await expect(startOnFreePort(parts, { host: '192.0.2.1', port: 1 })).rejects.toThrow();
  });
});
