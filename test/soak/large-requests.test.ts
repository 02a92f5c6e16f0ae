import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import { chatReply } from '../support/reply-chat.ts';
import { startUpstream, jsonAnswer, type Upstream } from '../support/upstream.ts';

const isLong = process.env['LOUTER_SOAK'] === '1';
const mebibyte = 1024 * 1024;

let folder: string;
let upstream: Upstream;
let gateway: GatewayProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-large-'));
  upstream = await startUpstream();
  const answer = chatReply.plain({ text: 'done', usage: { input: 1, cached: 0, output: 1 } }, 'm');
  upstream.answerWith(() => jsonAnswer(answer));
});
afterEach(async () => {
  await gateway?.stop();
  await upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(nodeArguments: readonly string[] = []): Promise<GatewayProcess> {
  gateway = await startGatewayProcess({
    directory: folder,
    entry: fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url)),
    nodeArguments,
    config: `[backends.one]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\nretries = 0\n[models]\n"*" = "one/*"\n[log]\nlevel = "error"\n`,
  });
  return gateway;
}

/** A request of about so many bytes, as an agent with a long history sends it. */
function requestOf(bytes: number): Buffer {
  const printed = 'what was said before '.repeat(500);
  const messages = Array.from({ length: Math.floor(bytes / (printed.length + 40)) | 1 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: printed,
  }));
  return Buffer.from(JSON.stringify({ model: 'm', max_tokens: 10, messages }));
}

async function ask({ url }: GatewayProcess, body: Buffer): Promise<{ status: number; retryAfter: string | null }> {
  const headers = { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' };
  const response = await fetch(`${url}/v1/messages`, { method: 'POST', headers, body: new Uint8Array(body) });
  await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

test('with a small heap, too many bytes are rejected for the moment, and the process survives', async () => {
  const small = await start(['--max-old-space-size=128']);
  const large = requestOf(5 * mebibyte);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(small, large)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { status, retryAfter } of answers) expect(retryAfter === null).toBe(status === 200);
  expect(await ask(small, requestOf(32 * mebibyte - 64 * 1024))).toEqual({ status: 503, retryAfter: '2' });
  expect((await ask(small, requestOf(1000))).status).toBe(200);
  expect(small.child.exitCode).toBeNull();
});

test.runIf(isLong && process.platform === 'linux')(
  'sixteen requests of 30 MiB at once take less than 1 GiB',
  async () => {
    const running = await start();
    const large = requestOf(30 * mebibyte);
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask(running, large)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
    const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    expect(peak).toBeLessThan(1024);
  },
);
