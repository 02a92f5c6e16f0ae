import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import type { ReplyWriter, ScriptedReply } from '../support/reply.ts';
import { startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';

type Protocol = 'anthropic' | 'openai-chat';
const writers: Record<Protocol, ReplyWriter> = { anthropic: anthropicReply, 'openai-chat': chatReply };
const protocols = ['anthropic', 'openai-chat'] as const;
const pairs = protocols.flatMap((client) => protocols.map((backend) => ({ client, backend })));
const reply: ScriptedReply = { text: 'Hello', usage: { input: 20, cached: 0, output: 9 } };

const key = 'the-key-of-the-gateway';
const auth = { kind: 'key', key } as const;

let upstream: Upstream;
let bare: BareGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  bare = startBareGateway(
    testConfig({
      backends: [
        testBackend({
          name: 'anthropic',
          protocol: 'anthropic',
          baseUrl: upstream.url,
          mode: 'proxy',
          retries: 0,
          auth,
        }),
        testBackend({ name: 'openai-chat', baseUrl: `${upstream.url}/v1`, mode: 'proxy', retries: 0, auth }),
        testBackend({ name: 'passed-on', protocol: 'anthropic', baseUrl: upstream.url, retries: 0, auth }),
      ],
      models: { anthropic: 'anthropic/m', 'openai-chat': 'openai-chat/m', 'passed-on': 'passed-on/m' },
    }),
  );
});
afterEach(() => {
  upstream.reset();
  expect(bare.defects.splice(0)).toEqual([]);
});
afterAll(async () => {
  await bare.gateway.stop(0);
  await upstream.close();
});

const ask = (client: Protocol, model: string, stream: boolean): Promise<ReceivedReply> =>
  bare.ask({ client, body: { model, max_tokens: 100, stream, messages: [{ role: 'user', content: 'hello' }] } });
const json = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'application/json' }, body });
const sse = (body: string | readonly string[], ends: ScriptedAnswer['ends'] = 'finished'): ScriptedAnswer => ({
  headers: { 'content-type': 'text/event-stream' },
  body,
  ends,
});

const passedOn = { client: 'anthropic', backend: 'anthropic', model: 'passed-on' } as const;

describe.each(pairs)('$client client, $backend backend', ({ client, backend }) => {
  const plain = JSON.stringify(writers[backend].plain(reply, 'm'));
  const events = writers[backend].stream(reply, 'm');

  test('a byte order mark before an answer is ignored', async () => {
    upstream.answer(json(`\u{FEFF}${plain}`), sse(`\u{FEFF}${events.join('')}`));
    for (const stream of [false, true]) expect((await ask(client, backend, stream)).text).toContain('Hello');
  });

  test('an answer that nests too deep is an upstream error', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    upstream.answer(json(plain.replace('{', `{"x":${deep},`)), sse(`data: {"type":"x","choices":[],"x":${deep}}\n\n`));
    for (const stream of [false, true])
      expect((await ask(client, backend, stream)).exchange.error?.kind).toBe('bad-upstream-reply');
  });

  test('an error with fields of unexpected types has a readable message', async () => {
    upstream.answer({ ...json('{"error":{"message":5,"type":[1],"code":{}}}'), status: 500 });
    const { error } = JSON.parse((await ask(client, backend, false)).text) as { error: { message: unknown } };
    expect(error.message).toEqual(expect.stringMatching(/./));
  });

  test('an error that repeats our key reaches the client without it', async () => {
    const error = `{"type":"error","error":{"type":"api_error","message":"wrong key ${key}"}}`;
    upstream.answer({ ...json(error), status: 401 }, sse([...events.slice(0, 3), `event: error\ndata: ${error}\n\n`]));
    for (const stream of [false, true]) {
      const { text, exchange } = await ask(client, backend, stream);
      expect(text).toContain('wrong key [redacted]');
      expect(text).not.toContain(key);
      expect(exchange.error?.message).not.toContain(key);
    }
  });

  test('an endless stream is aborted, and its connection closed', async () => {
    const text = `data: ${JSON.stringify({ type: 'ping', choices: [], usage: {}, pad: 'x'.repeat(1_000_000) })}\n\n`;
    upstream.answer(sse([events[0] ?? '', ...Array.from({ length: 80 }, () => text)], 'silent'));
    const receivedReply = await ask(client, backend, true);
    expect(receivedReply.exchange.error?.message).toContain('longer than');
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });
});

test('an endless plain answer is aborted, and its connection closed', async () => {
  upstream.answer({
    ...json('{'),
    body: ['{', ...Array.from({ length: 80 }, () => ' '.repeat(1_000_000))],
    ends: 'silent',
  });
  const receivedReply = await ask('anthropic', 'openai-chat', false);
  expect(receivedReply.exchange.error?.message).toContain('too long');
  expect(await upstream.received[0]?.outcome).toBe('abandoned');
});

test('a passed-through answer that is too long to record still reaches the client', async () => {
  const pieces = Array.from({ length: 40 }, () => 'x'.repeat(1_000_000));
  upstream.answer(sse(pieces));
  const { text, exchange } = await ask('anthropic', 'passed-on', true);
  expect(text).toHaveLength(40_000_000);
  const kept = exchange.response?.chunks.reduce((sum, { bytes }) => sum + bytes.length, 0) ?? 0;
  expect(kept).toBeLessThan(40_000_000);
  expect(exchange.notes).toMatchObject([{ what: expect.stringContaining('its record ends there') }]);
});

test('a passed-through error does not contain our key', async () => {
  upstream.answer({ ...json(`{ "error": "wrong key ${key}" }`), status: 401 });
  const { status, text } = await ask('anthropic', 'passed-on', false);
  expect({ status, text }).toEqual({ status: 401, text: '{ "error": "wrong key [redacted]" }' });
});

describe('a passed-through answer that repeats our key', () => {
  const hiddenKey = /^\[redacted\]\**$/;
  const plain = { type: 'message', content: [{ type: 'text', text: `my key is ${key}` }] };
  const isHidden = {
    ...plain,
    content: [{ type: 'text', text: expect.stringMatching(/^my key is \[redacted\]\**$/) }],
  };

  test('is sent without it, with the same length', async () => {
    const body = JSON.stringify(plain);
    upstream.answer({
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      body: [body.slice(0, -20), body.slice(-20)],
    });
    const { status, text, headers } = await ask('anthropic', 'passed-on', false);
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({ status: 200, body: isHidden });
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('is cut in the middle of the key', async () => {
    const event = `event: error\ndata: {"type":"error","error":{"message":"${key}"}}\n\n`;
    for (let at = event.indexOf(key); at < event.indexOf(key) + key.length; at += 1) {
      upstream.answer(sse([event.slice(0, at), event.slice(at)]));
      const { text } = await ask('anthropic', 'passed-on', true);
      const { error } = JSON.parse(text.split('data: ')[1] ?? '') as { error: { message: string } };
      expect(error.message).toMatch(hiddenKey);
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('is decoded where it came as %s, and recorded so', async (coding, encode) => {
    const encoded = encode(JSON.stringify(plain));
    upstream.answer({
      headers: {
        'content-type': 'application/json',
        'content-encoding': coding,
        'content-length': String(encoded.length),
      },
      body: encoded,
    });
    const { text, headers, exchange } = await ask('anthropic', 'passed-on', false);
    expect(JSON.parse(text)).toEqual(isHidden);
    expect(headers['content-encoding']).toBeUndefined();
    const recorded = Buffer.concat((exchange.backend?.response?.chunks ?? []).map(({ bytes }) => Buffer.from(bytes)));
    expect(JSON.parse(recorded.toString())).toEqual(plain);
    expect(exchange.backend?.response?.headers.map(([name]) => name)).not.toContain('content-encoding');
  });

  test.each([...pairs.map(({ client, backend }) => ({ client, backend, model: backend })), passedOn])(
    'is sent without the end of the key when it arrives in pieces: $client client, $model backend',
    async ({ client, backend, model }) => {
      const pieces = ['my key is ', ...(key.match(/.{1,3}/g) ?? []), ', and that is all'];
      const events = writers[backend]
        .stream({ ...reply, text: 'PIECE' }, 'm')
        .flatMap((event) => (event.includes('PIECE') ? pieces.map((piece) => event.replace('PIECE', piece)) : [event]));
      upstream.answer(sse(events), sse(events.slice(0, 8), 'cut'));
      for (const isWhole of [true, false]) {
        const { text } = await ask(client, model, true);
        const printed = [...text.matchAll(/"(?:text|content)":"([^"]*)"/g)].map(([, piece]) => piece).join('');
        expect(printed).toMatch(isWhole ? /^my key is the-\[redacted\]\*+, and that is all$/ : /^my key is the-/);
        expect(printed).not.toContain('the-key-of-t');
      }
    },
  );

  test('is translated without it', async () => {
    const whole = chatReply.plain({ ...reply, text: `my key is ${key}` }, 'm');
    const events = chatReply
      .stream({ ...reply, text: 'text' }, 'm')
      .map((event) => event.replace('text"', `my key is ${key}"`));
    upstream.answer(json(JSON.stringify(whole)), sse(events));
    for (const streams of [false, true]) {
      const { text } = await ask('anthropic', 'openai-chat', streams);
      expect(text).toContain('my');
      expect(text).toContain('[redacted]');
      expect(text).not.toContain(key);
    }
  });
});
