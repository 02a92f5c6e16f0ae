import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { sendClientRequest, pairs, classifyAnswer, encodeClientRequest, type ClientRequest } from './client-request.ts';
import { partOfRun, percentile, report } from './plan.ts';
import { startSoakGateway, vendorOf, wholeAnswer, type SoakGateway } from './soak-gateway.ts';

const megabyte = 1024 * 1024;
/** Together they are sent two gigabytes: far more than systems keep in their sockets for them. */
const unread = { clients: 20, megabytes: 100 };
const uploading = 50;

let upstream: Upstream;
let gateway: SoakGateway;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  upstream = await startUpstream();
  upstream.answerWith(wholeAnswer);
  gateway = await startSoakGateway({ upstream });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.remove();
  await upstream.close();
});

/** A connection with the head of a request on it, and the body of it that is still to be sent. */
async function opened(requested: ClientRequest): Promise<{ socket: Socket; body: string }> {
  const { path, headers, body } = encodeClientRequest(requested);
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  sockets.push(socket);
  // A client that is cut off sends nothing more.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  const fields = Object.entries({
    ...headers,
    host: 'localhost',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  });
  socket.write(`POST ${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  return { socket, body };
}

/** How long other clients wait for whole answers meanwhile, in milliseconds, one of each pair after the other. */
async function waitsOfOthers(): Promise<number[]> {
  const waits: number[] = [];
  for (const pair of pairs) {
    const start = performance.now();
    const answered = await sendClientRequest(gateway.url, { ...pair, model: 'm', stream: true });
    expect(classifyAnswer(pair.client, answered)).toBe('whole');
    waits.push(performance.now() - start);
  }
  return waits;
}

async function untilIdle(): Promise<void> {
  for (let tries = 0; tries < 100 && (await gateway.state()).active > 0; tries++) await pause(100);
  expect((await gateway.state()).active).toBe(0);
}

const pairAt = (index: number) => pairs[index % pairs.length] ?? { client: 'anthropic', backend: 'anthropic' };
const inMilliseconds = (values: readonly number[], part: number): string =>
  `${Math.round(percentile(values, part))} ms`;

test('clients that do not read delay only their own backend, and need little memory', async (context) => {
  const comment = `: ${'x'.repeat(64 * 1024)}\n\n`;
  const text = `data: ${JSON.stringify({ id: 'c', model: 'm', choices: [{ index: 0, delta: { content: 'x'.repeat(64 * 1024) }, finish_reason: null }] })}\n\n`;
  upstream.answerWith((request) => {
    const vendor = vendorOf(request);
    if (vendor.asked(request).model !== 'endless') return wholeAnswer(request);
    return vendor.streams(
      Array.from({ length: 16 * unread.megabytes }, (_, index) => (index % 2 === 0 ? text : comment)),
    );
  });
  const before = (await gateway.memory()).rss;
  for (let index = 0; index < unread.clients; index++) {
    const { client } = pairAt(index);
    const { socket, body } = await opened({ client, backend: 'openai-chat', model: 'endless', stream: true });
    socket.pause();
    socket.write(body);
  }
  const start = performance.now();
  const waits: number[] = [];
  do waits.push(...(await waitsOfOthers()));
  while (performance.now() - start < partOfRun(0.02));
  const { rss } = await gateway.memory();
  expect((await gateway.state()).active).toBe(unread.clients);
  for (const socket of sockets) socket.destroy();
  await untilIdle();
  report(context, {
    title: `${unread.clients} clients that do not read ${unread.megabytes} MB each`,
    columns: ['memory before', 'with them', 'others wait: median', 'most'],
    rows: [
      [
        `${Math.round(before / megabyte)} MB`,
        `${Math.round(rss / megabyte)} MB`,
        inMilliseconds(waits, 0.5),
        inMilliseconds(waits, 1),
      ],
    ],
  });
  expect(rss - before).toBeLessThan(350 * megabyte);
  expect(await gateway.stop()).toBe(0);
  const { open = 0, ok = 0, aborted = 0 } = await gateway.countByStatus();
  expect({ open, ok, aborted }).toEqual({ open: 0, ok: waits.length, aborted: unread.clients });
});

test('slow uploads block nobody, are answered when complete, and leave nothing behind when they stop', async (context) => {
  const uploads = await Promise.all(
    Array.from({ length: uploading }, (_, index) =>
      opened({ ...pairAt(index), model: 'm', stream: false, text: 'Hello. '.repeat(100) }),
    ),
  );
  const start = performance.now();
  const forMs = Math.max(2_000, partOfRun(0.02));
  let sent = 0;
  const crawling = (async () => {
    for (; performance.now() - start < forMs && sent < 400; sent++) {
      for (const { socket, body } of uploads) socket.write(body[sent] ?? '');
      await pause(50);
    }
  })();
  const waits = await waitsOfOthers();
  await crawling;
  const answers = uploads.map(async ({ socket, body }, index) => {
    if (index % 2 === 1) return void socket.destroy();
    let text = '';
    socket.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
    socket.write(body.slice(sent));
    await once(socket, 'close');
    return text.slice(0, 'HTTP/1.1 200'.length);
  });
  const heads = (await Promise.all(answers)).filter((head) => head !== undefined);
  await untilIdle();
  report(context, {
    title: `${uploading} uploads of a byte each 50 ms, half of them given up`,
    columns: ['bytes sent so', 'answered', 'others wait: median', 'most'],
    rows: [[sent, heads.length, inMilliseconds(waits, 0.5), inMilliseconds(waits, 1)]],
  });
  expect(new Set(heads)).toEqual(new Set(['HTTP/1.1 200']));
  expect(await gateway.stop()).toBe(0);
  const { open = 0, ok = 0, 'proxy-error': defects = 0 } = await gateway.countByStatus();
  expect({ open, ok, defects }).toEqual({ open: 0, ok: waits.length + heads.length, defects: 0 });
});
