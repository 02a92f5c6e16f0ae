import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import {
  type AnswerOf,
  type ServerConfigOptions,
  type StubGateway,
  stubGateway,
  testParts,
} from '../support/server.ts';
import { last, open, post, sendBytes, turn, until } from '../support/wire.ts';

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

describe('a response', () => {
  test('sends its head without waiting for its body', async () => {
    let finish = (): void => {};
    const { port } = await start({}, async ({ outlet: writer }) => {
      writer.writeHead(200, { 'content-type': 'text/event-stream' });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      writer.end('data: late\n\n');
    });
    const { socket, text } = open(port);
    socket.write(post('{}'));
    await until(() => text().includes('\r\n\r\n'));
    expect(text()).not.toContain('late');
    finish();
    await until(() => text().includes('late'));
    socket.destroy();
  });

  test('has a content-length in one piece, and is chunked in several', async () => {
    const { port } = await start({}, ({ outlet: writer, inbound }) => {
      writer.writeHead(200, {});
      if (inbound.target.endsWith('pieces')) writer.write('one ä ');
      writer.end('two ä');
    });
    const whole = await sendBytes(port, post('{}', last));
    expect(whole).toMatch(/\r\ncontent-length: 6\r\n/);
    const pieces = await sendBytes(port, post('{}', last, '/v1/messages?pieces'));
    expect(pieces).toMatch(/\r\nTransfer-Encoding: chunked\r\n/);
    expect(pieces).toMatch(/\r\n0\r\n\r\n$/);
  });

  test('is incomplete when it is cut, but what was written arrives', async () => {
    const { port } = await start({}, ({ outlet: writer }) => {
      writer.writeHead(200, { 'content-type': 'text/event-stream' });
      writer.write('data: some\n\n');
      writer.destroy();
    });
    const answer = await fetch(`http://127.0.0.1:${port}/v1/messages`, { method: 'POST', body: '{}' });
    await expect(answer.text()).rejects.toThrow();
    const { socket, text } = open(port);
    const failure = new Promise<Error>((resolve) => void socket.once('error', resolve));
    socket.write(post('{}'));
    expect((await failure).message).toContain('ECONNRESET');
    expect(text()).toContain('data: some');
    expect(text().endsWith('0\r\n\r\n')).toBe(false);
  });

  test('ends with a reset when it is cut for a client without chunked encoding', async () => {
    const { port } = await start({}, ({ outlet: writer }) => {
      writer.writeHead(200, {});
      writer.write('some');
      writer.destroy();
    });
    const bytes = 'POST /v1/messages HTTP/1.0\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}';
    await expect(sendBytes(port, bytes)).rejects.toThrow('ECONNRESET');
  });

  test('waits for a client that reads slowly', async () => {
    let pieces = 0;
    let drains = 0;
    const { port, gateway } = await start({}, async ({ outlet: writer }) => {
      writer.writeHead(200, {});
      for (; pieces < 400; pieces++)
        if (!writer.write(Buffer.alloc(65_536))) {
          drains++;
          await writer.drained();
        }
      writer.end();
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

  test('aborts when its client disconnects, and ignores later writes', async () => {
    const seen: string[] = [];
    const { port, gateway } = await start({}, async ({ outlet: writer }) => {
      writer.writeHead(200, {});
      writer.write('first');
      await new Promise<void>((resolve) => writer.signal.addEventListener('abort', () => resolve()));
      seen.push(String(writer.write('more')));
      await writer.drained();
      writer.end('end');
      writer.destroy();
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

  test('does not abort after it is finished', async () => {
    const { port, gateway } = await start({}, ({ outlet: writer }) => {
      expect(writer.signal.aborted).toBe(false);
      writer.writeHead(200, { 'x-thing': 'one' });
      writer.end('whole');
    });
    const text = await sendBytes(port, post('{}', last));
    expect(text).toMatch(/\r\nx-thing: one\r\n/);
    expect(gateway.handled[0]?.outlet.signal.aborted).toBe(false);
  });
});
