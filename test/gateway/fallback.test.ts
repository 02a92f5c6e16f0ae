import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackendConfig, Limits } from '../../src/config/config.ts';
import { generousLimits, testBackend, testConfig } from '../support/config.ts';
import {
  startTestGateway,
  type ReceivedRequest,
  type BareGateway,
  type ReceivedReply,
} from '../support/conversation.ts';
import { chatReply } from '../support/reply-chat.ts';
import { ollamaReply } from '../support/reply-ollama.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';

const hello: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };
const chatPlain = (): ScriptedAnswer => jsonAnswer(chatReply.plain(hello, 'm'));
const chatStream = (): ScriptedAnswer => sseAnswer(chatReply.stream(hello, 'm'));
const refused = (status: number, headers: Record<string, string> = {}): ScriptedAnswer =>
  jsonAnswer({ error: { message: `status ${status}` } }, status, headers);

let upstream: Upstream;
let other: Upstream;

beforeEach(async () => {
  upstream = await startUpstream();
  other = await startUpstream();
  other.answerWith(({ json }) => ((json as { stream?: boolean }).stream ? chatStream() : chatPlain()));
});
afterEach(async () => {
  vi.useRealTimers();
  await upstream.close();
  await other.close();
});

/** A row of two targets, `one/m` before `two/n`. */
function start(one: Partial<BackendConfig> = {}, limits: Partial<Limits> = {}): BareGateway {
  const config = testConfig({
    backends: [
      testBackend({
        name: 'one',
        baseUrl: one.protocol === 'ollama' ? upstream.url : `${upstream.url}/v1`,
        ...one,
        limits: { ...generousLimits, ...limits, ...one.limits },
      }),
      testBackend({ name: 'two', baseUrl: `${other.url}/v1` }),
    ],
    models: { '*': ['one/m', 'two/n'], 'only-one': 'one/m', another: 'one/another' },
    limits,
  });
  return startTestGateway({ ...config, media: { fetch: true } }, { mayFetchFrom: () => true });
}

const body = { model: 'claude-x', max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] };
const ask = (gateway: BareGateway, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  gateway.ask({ client: 'anthropic', body, ...more });
const targetsOf = ({ exchange }: ReceivedReply): string[] =>
  exchange.backend?.attempts.map(({ backend }) => backend) ?? [];

describe.each([true, false])('when another target follows (stream: %s)', (stream) => {
  const sent = { body: { ...body, stream } };

  test.each([
    ['429', refused(429)],
    ['429 that asks to wait', refused(429, { 'retry-after': '30' })],
    ['408', refused(408)],
    ['500', refused(500)],
    ['500 that asks to be tried again', refused(500, { 'x-should-retry': 'true' })],
    ['503', refused(503, { 'retry-after-ms': '1' })],
    ['529', refused(529)],
    ['an empty answer', { headers: { 'content-type': 'application/json' }, body: '' } as ScriptedAnswer],
    ['a broken stream', sseAnswer(chatReply.stream(hello, 'm').slice(0, 1), 'cut')],
  ])('%s makes it answer immediately', async (_name, answer) => {
    upstream.answerWith(() => answer);
    const reply = await ask(start(), sent);
    expect(reply.text).toContain('Hello t');
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(reply.exchange.backend?.attempts[1]).toMatchObject({
      cause: 'fallback',
      reason: expect.stringMatching(/^fallback after: /) as string,
    });
    expect(upstream.received).toHaveLength(1);
  });

  test.each([
    ['takes no connection', { baseUrl: 'http://127.0.0.1:1/v1' }],
    ['has a name that nobody knows', { baseUrl: 'http://nobody.invalid/v1' }],
  ])('a server that %s is skipped immediately', async (_name, settings) => {
    expect(targetsOf(await ask(start(settings), sent))).toEqual(['one', 'two']);
  });

  test.each([
    ['says nothing', { ends: 'unanswered' } as ScriptedAnswer],
    ['sends its head and then nothing', { ends: 'silent' } as ScriptedAnswer],
  ])('a server that %s is skipped after fallback_first_byte_timeout', async (_name, answer) => {
    upstream.answerWith(() => answer);
    const reply = await ask(start({}, { fallbackFirstByteTimeout: 50 }), sent);
    expect(reply.text).toContain('Hello t');
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(reply.exchange.backend?.attempts[0]?.error).toBe(
      `${upstream.url} did not begin to answer in time (limits.fallback_first_byte_timeout)`,
    );
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('first_byte_timeout applies when it is shorter', async () => {
    upstream.answerWith(() => ({ ends: 'unanswered' }));
    const reply = await ask(start({}, { firstByteTimeout: 50 }), sent);
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(reply.exchange.backend?.attempts[0]?.error).toContain('(limits.first_byte_timeout)');
  });

  test('a broken connection is opened again, once', async () => {
    upstream.answer({ ends: 'reset' }, stream ? chatStream() : chatPlain());
    const again = await ask(start(), sent);
    expect(targetsOf(again)).toEqual(['one', 'one']);
    expect(again.text).toContain('Hello t');
    upstream.answer({ ends: 'reset' }, { ends: 'reset' });
    const elsewhere = await ask(start(), sent);
    expect(targetsOf(elsewhere)).toEqual(['one', 'one', 'two']);
    expect(elsewhere.text).toContain('Hello t');
  });

  test('a broken connection is not opened again when retries are off', async () => {
    upstream.answer({ ends: 'reset' });
    expect(targetsOf(await ask(start({ retries: 0 }), sent))).toEqual(['one', 'two']);
  });
});

test('a client that received keep-alives gets the answer of the next target, and no error', async () => {
  upstream.answer({ ends: 'unanswered' });
  const gateway = start({}, { fallbackFirstByteTimeout: 300, keepalive: 50 });
  const reply = await ask(gateway, { body: { ...body, stream: true } });
  expect(targetsOf(reply)).toEqual(['one', 'two']);
  expect(reply.text).toMatch(/^event: ping/);
  expect(reply.text).toContain('message_stop');
  expect(reply.text).not.toContain('event: error');
});

test('the last target may use its full first_byte_timeout', async () => {
  upstream.answer({ ...chatPlain(), body: [{ silence: 200 }, JSON.stringify(chatReply.plain(hello, 'm'))] });
  const reply = await ask(start({}, { fallbackFirstByteTimeout: 20 }), { body: { ...body, model: 'only-one' } });
  expect(reply.text).toContain('Hello t');
  expect(targetsOf(reply)).toEqual(['one']);
});

test('the next target is not tried for a client that disconnected', async () => {
  upstream.answer({ ends: 'unanswered' });
  const leaving = new AbortController();
  const reply = ask(start(), { signal: leaving.signal });
  await upstream.arrived(1);
  leaving.abort();
  expect(targetsOf(await reply)).toEqual(['one']);
  expect((await reply).outcome.status).toBe('aborted');
});

describe('a request that waits for its retry', () => {
  const alone = { body: { ...body, model: 'only-one' } };

  test('frees its slot at the backend', async () => {
    upstream.answer(refused(429, { 'retry-after': '30' }), chatPlain());
    const gateway = start({ limits: { ...generousLimits, maxConcurrent: 1 } });
    const leaving = new AbortController();
    const waiting = ask(gateway, { ...alone, signal: leaving.signal });
    await upstream.arrived(1);
    const meanwhile = await untilAdmitted(() => ask(gateway, alone));
    expect(meanwhile.status).toBe(200);
    leaving.abort();
    expect((await waiting).outcome.status).toBe('aborted');
  });

  test('gets a 503 when its slot was taken', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    upstream.answer(refused(503, { 'retry-after-ms': '300' }), { ends: 'unanswered' });
    const gateway = start({ limits: { ...generousLimits, maxConcurrent: 1 } });
    const waiting = ask(gateway, alone);
    await upstream.arrived(1);
    const leaving = new AbortController();
    const taking = untilAdmitted(() => ask(gateway, { ...alone, signal: leaving.signal }));
    await upstream.arrived(2);
    vi.advanceTimersByTime(300);
    const reply = await waiting;
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2']);
    leaving.abort();
    await taking;
  });

  test.each(['proxy', 'baseline'])('is an error of the upstream when it is busy, in mode %s', async (mode) => {
    upstream.answer({ ends: 'unanswered' });
    const gateway = start({ limits: { ...generousLimits, maxConcurrent: 1 } });
    const request = { ...alone, client: 'openai-chat', headers: { 'x-louter-mode': mode } } as const;
    const leaving = new AbortController();
    const inFlight = ask(gateway, { ...request, signal: leaving.signal });
    await upstream.arrived(1);
    const { status, exchange } = await ask(gateway, request);
    expect({ status, recorded: exchange.status }).toEqual({ status: 503, recorded: 'upstream-error' });
    expect(exchange.backend?.attempts.map(({ error }) => error)).toEqual([expect.stringContaining('is busy')]);
    leaving.abort();
    await inFlight;
  });

  /** The place is given back a moment after the answer arrived there. */
  async function untilAdmitted(act: () => Promise<ReceivedReply>): Promise<ReceivedReply> {
    for (;;) {
      const reply = await act();
      if (!reply.exchange.backend?.attempts[0]?.error?.includes('is busy')) return reply;
      await new Promise((turn) => void setImmediate(turn));
    }
  }
});

describe('the caller’s own key', () => {
  const key = 'sk-ant-the-callers-own-0001';
  const headers = { 'x-api-key': key };
  const client = { auth: { kind: 'client' } } as const;

  test('is not sent to a target of another protocol, whose error explains why', async () => {
    upstream.answerWith(() => refused(401));
    const reply = await ask(start({ ...client, retries: 0 }), { headers, body: { ...body, model: 'only-one' } });
    expect(JSON.stringify(upstream.received)).not.toContain(key);
    expect(upstream.received[0]?.headers).not.toHaveProperty('authorization');
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('backend \\"one\\" is not given the caller\'s key, which came in anthropic');
    expect(reply.exchange.notes).toMatchObject([{ made: 'a request without a credential' }]);
  });

  test('is sent to the target of its protocol only, even when that fails', async () => {
    upstream.answerWith(() => refused(500));
    const reply = await ask(start({ ...client, protocol: 'anthropic', baseUrl: upstream.url }), { headers });
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(upstream.received[0]?.headers).toMatchObject({ 'x-api-key': key });
    expect(JSON.stringify(other.received)).not.toContain(key);
  });

  test('is not reported as withheld when the caller has none', async () => {
    upstream.answerWith(chatPlain);
    const reply = await ask(start(client), { body: { ...body, model: 'only-one' } });
    expect(reply.exchange.notes).toEqual([]);
  });
});

// ---------------------------------------------------------------- pauses

const ollamaPlain = (): ScriptedAnswer => jsonAnswer(ollamaReply.plain(hello, 'm'));
const image = (url: string) => ({
  ...body,
  messages: [{ role: 'user', content: [{ type: 'image', source: { type: 'url', url } }] }],
});

describe('a paused target receives requests again', () => {
  /** Five failures, and the 30 s after which one request may probe it. */
  async function pausedFor30s(gateway: BareGateway, failure: ScriptedAnswer = refused(500)): Promise<void> {
    upstream.answerWith(() => failure);
    for (let count = 0; count < 6; count++) expect(targetsOf(await ask(gateway)).at(-1)).toBe('two');
    expect(upstream.received).toHaveLength(5);
    upstream.reset();
    vi.advanceTimersByTime(30_000);
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

  test('when its backend was busy during the probe', async () => {
    const gateway = start({ limits: { ...generousLimits, maxConcurrent: 1 } });
    await pausedFor30s(gateway);
    upstream.answer({ ends: 'unanswered' });
    const leaving = new AbortController();
    const inTheWay = ask(gateway, { body: { ...body, model: 'another' }, signal: leaving.signal });
    await upstream.arrived(1);
    const passedOver = await ask(gateway);
    expect(passedOver.exchange.backend?.attempts[0]?.error).toContain('is busy');
    expect(passedOver.text).toContain('Hello t');
    leaving.abort();
    await inTheWay;
    upstream.answerWith(chatPlain);
    for (let count = 0; count < 3; count++) expect(targetsOf(await ask(gateway))).toEqual(['one']);
  });

  test('when the client disconnected during the probe', async () => {
    const gateway = start();
    await pausedFor30s(gateway);
    upstream.answer({ ends: 'unanswered' });
    const leaving = new AbortController();
    const probe = ask(gateway, { signal: leaving.signal });
    await upstream.arrived(1);
    leaving.abort();
    await probe;
    upstream.answerWith(chatPlain);
    expect(targetsOf(await ask(gateway))).toEqual(['one']);
  });

  test('when the probe is not supported by its protocol, which proves nothing', async () => {
    const gateway = start();
    await pausedFor30s(gateway);
    const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
    const forced = { ...body, tools, tool_choice: { type: 'tool', name: 'web_search' } };
    const unwritten = await ask(gateway, { body: forced });
    expect(unwritten.status).toBe(400);
    expect(targetsOf(unwritten)).toEqual(['one', 'two']);
    upstream.answer(refused(500));
    expect(targetsOf(await ask(gateway))).toEqual(['one', 'two']);
    // The pause had not been ended by a request that never came there: one failure begins it again.
    expect(targetsOf(await ask(gateway))).toEqual(['one', 'two']);
    expect(upstream.received).toHaveLength(1);
  });

  test('when the client disconnected while media for the probe were fetched', async () => {
    const host = await startUpstream();
    const gateway = start({ protocol: 'ollama' });
    await pausedFor30s(gateway);
    host.answer({ ends: 'unanswered' });
    const leaving = new AbortController();
    const probe = ask(gateway, { body: image(host.url), signal: leaving.signal });
    await host.arrived(1);
    leaving.abort();
    expect((await probe).outcome.status).toBe('aborted');
    await host.close();
    upstream.answerWith(ollamaPlain);
    expect(targetsOf(await ask(gateway))).toEqual(['one']);
  });

  test('when media for the probe could not be fetched', async () => {
    const gateway = start({ protocol: 'ollama' });
    await pausedFor30s(gateway);
    upstream.answerWith(ollamaPlain);
    const reply = await ask(gateway, { body: image('http://127.0.0.1:1/cat.png') });
    expect(targetsOf(reply)).toEqual(['one']);
    expect(targetsOf(await ask(gateway))).toEqual(['one']);
  });

  test('when the stream of the probe broke in the middle, 30 s later', async () => {
    const gateway = start();
    await pausedFor30s(gateway);
    upstream.answer(sseAnswer(chatReply.stream(hello, 'm').slice(0, 3), 'cut'));
    const broken = await ask(gateway, { body: { ...body, stream: true } });
    expect(broken.text).toContain('event: error');
    expect(targetsOf(await ask(gateway))).toEqual(['one', 'two']);
    vi.advanceTimersByTime(30_000);
    upstream.answerWith(chatPlain);
    expect(targetsOf(await ask(gateway))).toEqual(['one']);
  });
});

// ---------------------------------------------------------------- interim answers

describe('interim answers', () => {
  /** A server that writes these bytes to every request, piece by piece, and `forever` again and again. */
  async function startRaw(pieces: readonly string[], forever?: string): Promise<{ url: string; close(): void }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('data', () => {
        const rest = [...pieces];
        const timer = setInterval(() => {
          const piece = rest.shift() ?? forever;
          if (piece === undefined) clearInterval(timer);
          else socket.write(piece);
        }, 5);
        socket.once('close', () => clearInterval(timer));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return {
      url: `http://127.0.0.1:${address.port}/v1`,
      close() {
        server.close();
        for (const socket of sockets) socket.destroy();
      },
    };
  }

  const payload = JSON.stringify(chatReply.plain(hello, 'm'));
  const answer = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`;
  const alone = { body: { ...body, model: 'only-one' } };
  const go = 'HTTP/1.1 100 Continue\r\n\r\n';

  test.each([
    ['in a packet of its own', [go, answer]],
    ['before the answer in one packet', [go + answer]],
    ['twice', [go, go + answer]],
    ['with header fields', ['HTTP/1.1 100 Continue\r\nserver: x\r\ndate: now\r\n\r\n', answer]],
    ['cut anywhere', (go + go).split('').concat(answer.slice(0, 3), answer.slice(3))],
    ['before early hints', [`${go}HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n${go}`, answer]],
  ])('an unrequested 100 Continue %s is ignored', async (_name, pieces) => {
    const raw = await startRaw(pieces);
    const gateway = start({ baseUrl: raw.url, retries: 0 });
    // The second request goes over the same connection.
    for (let count = 0; count < 2; count++) {
      const reply = await ask(gateway, alone);
      expect(reply.text).toContain('Hello t');
      expect(targetsOf(reply)).toEqual(['one']);
    }
    raw.close();
  });

  test.each([
    ['100 Continue', go],
    ['102 Processing', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'],
  ])('endless %s ends after first_byte_timeout', async (_name, forever) => {
    const raw = await startRaw([], forever);
    const reply = await ask(start({ baseUrl: raw.url, retries: 0 }, { firstByteTimeout: 150 }), alone);
    expect(reply.status).toBe(504);
    expect(reply.exchange.error?.message).toContain('(limits.first_byte_timeout)');
    raw.close();
  });

  describe.each(['anthropic', 'openai-chat'] as const)('a status that is none (client: %s)', (client) => {
    test.each([600, 700, 999])('%i is a 502, and the trace has the status that came', async (status) => {
      const { length } = payload;
      const head = `HTTP/1.1 ${status} Odd\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
      const raw = await startRaw([head + payload]);
      const gateway = start({ baseUrl: raw.url, retries: 0 });
      for (const stream of [true, false]) {
        const reply = await ask(gateway, { client, body: { ...alone.body, stream } });
        expect(reply.status).toBe(502);
        expect(reply.text).toContain('is not an HTTP status');
        expect(reply.exchange.backend?.attempts).toMatchObject([{ status }]);
      }
      raw.close();
    });

    test('599 is an ordinary status', async () => {
      const raw = await startRaw(['HTTP/1.1 599 Odd\r\ncontent-length: 0\r\n\r\n']);
      const reply = await ask(start({ baseUrl: raw.url, retries: 0 }), { client, ...alone });
      expect(reply.status).toBe(599);
      raw.close();
    });
  });

  test.each([
    ['a 100 whose head never ends', [`HTTP/1.1 100 Continue\r\nx: ${'y'.repeat(40_000)}`]],
    [
      'an unasked switch of protocols',
      ['HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
    ],
    ['half of a status line', ['HTTP/1.1 10']],
  ])('%s is an error, never a hang', async (_name, pieces) => {
    const raw = await startRaw(pieces);
    const reply = await ask(start({ baseUrl: raw.url, retries: 0 }, { firstByteTimeout: 300 }), alone);
    expect(reply.status).toBeGreaterThanOrEqual(502);
    expect(reply.outcome.status).toBe('upstream-error');
    raw.close();
  });
});
