import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readBody } from '../../src/server/body.ts';
import { turn, until } from '../support/wire.ts';

const pace = { everyMs: 50, bytes: 10 };
const maxBody = 1024 * 1024;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A request whose head has come, and the connection on which its body is to be written. */
async function begun(framing: string): Promise<{ socket: Socket; request: IncomingMessage }> {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  return { socket, request };
}

describe('a body', () => {
  test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'is rejected when it does not arrive (%s)',
    async (framing) => {
      const { request, socket } = await begun(framing);
      socket.write('1');
      await expect(readBody(request, { maxBody, minRate: pace })).rejects.toMatchObject({
        detail: { status: 408, message: expect.stringContaining('at least 10 bytes in every 0.05 s') },
      });
    },
  );

  test('is read when it arrives at the minimum rate, however long it takes', async () => {
    const { request, socket } = await begun('Content-Length: 100');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const read = readBody(request, { maxBody, minRate: { everyMs: 30_000, bytes: 10 } });
    let arrived = 0;
    request.on('data', (bytes: Buffer) => (arrived += bytes.length));
    for (let size = 10; size <= 100; size += 10) {
      socket.write('x'.repeat(10));
      await until(() => arrived === size);
      vi.advanceTimersByTime(30_000);
      await turn();
    }
    expect((await read).toString()).toBe('x'.repeat(100));
  });

  test('is not rejected when the process itself was blocked', async () => {
    const { request, socket } = await begun('Content-Length: 20');
    const read = readBody(request, { maxBody, minRate: pace });
    socket.write('x'.repeat(20));
    const end = performance.now() + 120;
    while (performance.now() < end);
    expect(await read).toHaveLength(20);
  });

  test('reserves its length, but not more than has arrived', async () => {
    const { request, socket } = await begun('Content-Length: 30');
    const taken: number[] = [];
    const read = readBody(request, { maxBody, reservation: { grow: (bytes) => void taken.push(bytes) } });
    socket.write('x'.repeat(10));
    await until(() => taken.length > 0);
    expect(taken).toEqual([10]);
    socket.write('x'.repeat(20));
    await read;
    expect(taken.at(-1)).toBe(30);
  });
});
