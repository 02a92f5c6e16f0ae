import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';

const mebibyte = 1024 * 1024;
const answerBytes = 60 * mebibyte;
/** How much a client reads before it stops for three seconds. */
const readBytes = 20 * mebibyte;
const stallMs = 3_000;
/** What the systems of this machine hold of two connections, and the gateway of a piece. */
const maxOnItsWayBytes = 40 * mebibyte;
/** With traces 120 MiB of the answer are recorded, a piece after the other. Measured: 64 to 110 MiB. */
const maxRise = { off: 100, traced: 130 };
/**
 * The events that end a text of Responses repeat it, so that it is held until then, once. Measured together: 59 to 109 MiB, and 106 to
 * 176 with traces, which record 300 MiB of such an answer.
 */
const maxRiseOfResponses = { off: 160, traced: 210 };

let folder: string;
let server: Server;
let gateway: GatewayProcess | undefined;
let sentBytes: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-stalled-'));
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await gateway?.stop();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const length = (await text(request)).includes('a long answer') ? answerBytes : 1000;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  Readable.from(framesOf(length)).pipe(response);
}

function* framesOf(length: number): Generator<string> {
  for (sentBytes = 0; sentBytes < length;) {
    const content = `${sentBytes} ${'Some words, '.repeat(1300)}`;
    const frame = chunk({ delta: { content }, finish_reason: null });
    sentBytes += frame.length;
    yield frame;
  }
  yield `${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;
}

const chunk = (choice: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }] })}\n\n`;

async function start(traces: string): Promise<GatewayProcess> {
  const { port } = server.address() as AddressInfo;
  gateway = await startGatewayProcess({
    directory: folder,
    entry: fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url)),
    config: `[traces]\nurl = "${traces}"\n[backends.one]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:${port}/v1"\n[models]\n"*" = "one/*"\n[log]\nlevel = "error"\n`,
  });
  return gateway;
}

const paths = { anthropic: '/v1/messages', ollama: '/api/chat', responses: '/v1/responses' };

/** Reads an answer to its end; a long one with a pause, whose end reports how much the backend had sent meanwhile. */
async function read(
  { url }: GatewayProcess,
  client: keyof typeof paths,
  content: string,
): Promise<{ bytes: number; end: string; onItsWayBytes: number }> {
  const asked =
    client === 'responses' ? { input: content } : { max_tokens: 100, messages: [{ role: 'user', content }] };
  const body = JSON.stringify({ model: 'm', stream: true, ...asked });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    `POST ${paths[client]} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  let bytes = 0;
  let end = '';
  let onItsWayBytes = -1;
  socket.on('data', (piece: Buffer) => {
    bytes += piece.length;
    end = (end + piece.toString('latin1')).slice(-300);
    if (bytes < readBytes || onItsWayBytes !== -1) return;
    onItsWayBytes = 0;
    socket.pause();
    setTimeout(() => {
      onItsWayBytes = sentBytes - bytes;
      socket.resume();
    }, stallMs);
  });
  await once(socket, 'close');
  return { bytes, end, onItsWayBytes };
}

function memoryOf({ child }: GatewayProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const mebibytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

test.runIf(process.platform === 'linux').each([
  { client: 'anthropic', traces: 'off', limit: maxRise.off },
  { client: 'anthropic', traces: 'file:traces.db', limit: maxRise.traced },
  { client: 'ollama', traces: 'file:traces.db', limit: maxRise.traced },
  { client: 'responses', traces: 'off', limit: maxRiseOfResponses.off },
  { client: 'responses', traces: 'file:traces.db', limit: maxRiseOfResponses.traced },
] as const)(
  'takes less than $limit MiB when a client of $client stops reading an answer of 60 MiB for three seconds, with traces $traces',
  async ({ client, traces, limit }) => {
    const running = await start(traces);
    for (let count = 0; count < 3; count++) await read(running, client, 'a short answer');
    await pause(500);
    // The peak so far is that of the start (proc(5), clear_refs).
    writeFileSync(`/proc/${running.child.pid}/clear_refs`, '5');
    const { now: before } = memoryOf(running);
    const { bytes, end, onItsWayBytes } = await read(running, client, 'a long answer');
    await pause(500);
    expect(memoryOf(running).peak - before).toBeLessThan(limit);
    expect(bytes).toBeGreaterThan(answerBytes * 0.95);
    expect(end).toMatch(/message_stop|"done":true|"sequence_number":\d+}\s/);
    expect(onItsWayBytes).toBeLessThan(maxOnItsWayBytes);
  },
  60_000,
);
