import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerParts } from '../../src/server/parts.ts';
import { type RunningServer, startOnFreePort, startServer } from '../../src/server/server.ts';
import {
  type AnswerOf,
  type ServerConfigOptions,
  type StubGateway,
  stubGateway,
  testParts,
} from '../support/server.ts';
import { last, open, post, sendBytes, statusOfBytes, turn, until } from '../support/wire.ts';

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

describe('a request over the wire', () => {
  test('is answered, and so is the next one on its connection', async () => {
    const { port, gateway } = await start();
    const text = await sendBytes(port, post('{"a":1}') + post('{"b":2}', last));
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(gateway.handled.map(({ inbound }) => inbound.body.toString())).toEqual(['{"a":1}', '{"b":2}']);
  });

  test('may arrive byte by byte and in chunks', async () => {
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

  test('is rejected when it has two Host headers, in either order', async () => {
    const { port, gateway } = await start();
    for (const hosts of [
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
      ['localhost', 'localhost'],
    ]) {
      const head = hosts.map((host) => `Host: ${host}\r\n`).join('');
      expect(statusOfBytes(await sendBytes(port, `GET /health HTTP/1.1\r\n${head}${last}\r\n`))).toBe(400);
    }
    expect(gateway.handled).toEqual([]);
  });

  test('is rejected at the first byte over the limit when its length is not announced', async () => {
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

  test('is rejected before its body arrives when its announced length is over the limit', async () => {
    const { port } = await start({ server: { maxBody: 10 } });
    const { socket, text, closed } = open(port);
    socket.write('POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\n');
    await until(() => text().includes('}'));
    expect(statusOfBytes(text())).toBe(413);
    expect(text()).toContain('\r\nconnection: close\r\n');
    socket.end('01234567890');
    await closed;
  });

  test('with Expect gets 100 Continue when its body is accepted, otherwise only the error', async () => {
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

  test('takes no slot while its body is arriving', async () => {
    const { port, gateway } = await start({ limits: { maxConcurrent: 1 } });
    const slow = open(port);
    slow.socket.write(`POST /v1/messages HTTP/1.1\r\nHost: localhost\r\n${last}Content-Length: 2\r\n\r\n{`);
    await turn();
    for (let count = 0; count < 3; count += 1) expect(statusOfBytes(await sendBytes(port, post('{}', last)))).toBe(200);
    slow.socket.write('}');
    await slow.closed;
    expect(statusOfBytes(slow.text())).toBe(200);
    expect(gateway.handled).toHaveLength(4);
  });

  test('gets a 503 when the in-flight bytes exceed the limit, before its body if it announces one', async () => {
    let finish = (): void => {};
    const { port, gateway } = await start({ limits: { maxInflightBytes: 100 } }, async ({ outlet: writer }) => {
      await new Promise<void>((resolve) => void (finish = resolve));
      writer.writeHead(200, {});
      writer.end('done');
    });
    const first = sendBytes(port, post('x'.repeat(60), last));
    await gateway.asked(1);
    const chunked = `POST /v1/messages HTTP/1.1\r\nHost: localhost\r\n${last}Transfer-Encoding: chunked\r\n\r\n29\r\n${'x'.repeat(41)}\r\n`;
    const announced = `POST /v1/messages HTTP/1.1\r\nHost: localhost\r\n${last}Expect: 100-continue\r\nContent-Length: 41\r\n\r\n`;
    for (const bytes of [chunked, announced]) {
      const { socket, text } = open(port);
      socket.write(bytes);
      await until(() => text().includes('}'));
      expect(statusOfBytes(text())).toBe(503);
      expect(text()).toMatch(/\r\nretry-after: 2\r\n/i);
      expect(text()).toContain('limits.max_inflight_bytes');
      expect(text()).toContain('"overloaded_error"');
      socket.destroy();
    }
    const fits = sendBytes(port, post('x'.repeat(40), last));
    await gateway.asked(2);
    const finishSecond = finish;
    finishSecond();
    expect(statusOfBytes(await fits)).toBe(200);
    gateway.handled[0]?.outlet.writeHead(200, {});
    gateway.handled[0]?.outlet.end('done');
    expect(statusOfBytes(await first)).toBe(200);
  });

  test('is answered despite an unknown expectation', async () => {
    const { port } = await start();
    expect(statusOfBytes(await sendBytes(port, post('{}', `${last}Expect: more\r\n`)))).toBe(200);
  });

  test('does not reach the gateway when its client disconnects within the body', async () => {
    const { port, gateway } = await start({ limits: { maxConcurrent: 1 } });
    const { socket, closed } = open(port);
    socket.write('POST /v1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    await turn();
    socket.destroy();
    await closed;
    expect(statusOfBytes(await sendBytes(port, post('{}', last)))).toBe(200);
    expect(gateway.handled).toHaveLength(1);
  });

  test('keeps thousands of small header fields', async () => {
    const { port, gateway } = await start();
    const fields = Array.from({ length: 3000 }, (_, index) => `${index}:\r\n`).join('');
    await sendBytes(port, post('{}', last + fields));
    expect(gateway.handled[0]?.inbound.headers).toHaveLength(3003);
  });

  test('is rejected without a Host header', async () => {
    const { port } = await start();
    const text = await sendBytes(port, `GET /health HTTP/1.1\r\n${last}\r\n`);
    expect(statusOfBytes(text)).toBe(400);
    expect(text).toContain('has no Host header');
  });

  test('with an absolute URL is for the host of that URL', async () => {
    const { port } = await start();
    const statusFor = async (target: string, host: string) =>
      statusOfBytes(await sendBytes(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${last}\r\n`));
    expect(await statusFor('http://localhost/health', 'localhost')).toBe(200);
    expect(await statusFor('http://evil.example/health', 'localhost')).toBe(403);
    expect(await statusFor('http://localhost/health', 'evil.example')).toBe(200);
  });
});

describe('stopping', () => {
  test('finishes in-flight requests, rejects new ones, and closes', async () => {
    let finish = (): void => {};
    const { port, gateway, stop } = await start({}, async ({ outlet: writer }) => {
      writer.writeHead(200, {});
      writer.write('begun ');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      writer.end('finished');
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

  test('rejects a new request on a kept connection', async () => {
    let finish = (): void => {};
    const { port, gateway, stop } = await start({}, async ({ outlet: writer }) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      writer.writeHead(200, {});
      writer.end('finished');
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

  test('cuts requests that do not finish in time', async () => {
    const { port, gateway, stop } = await start({}, ({ outlet: writer }) => {
      writer.writeHead(200, {});
      writer.write('begun');
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
  test('is an error when it was requested and is in use', async () => {
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

  test('is not searched for when the address itself is invalid', async () => {
    const parts: ServerParts = testParts();
    await expect(startOnFreePort(parts, { host: '192.0.2.1', port: 1 })).rejects.toThrow();
  });
});
