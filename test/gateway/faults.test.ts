import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { collect, type Frame } from '../../src/core/step.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../src/protocols/openai-chat/index.ts';
import { readFrames } from '../../src/streaming/framing.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type Heard } from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import type { ReplyWriter, ScriptedReply } from '../support/reply.ts';
import { startUpstream, type Answer, type Upstream } from '../support/upstream.ts';

const protocols = ['anthropic', 'openai-chat'] as const;
type Protocol = (typeof protocols)[number];
const codecs = { anthropic, 'openai-chat': openaiChat } as const;
const writers: Record<Protocol, ReplyWriter> = { anthropic: anthropicReply, 'openai-chat': chatReply };
const pairs = protocols.flatMap((client) => protocols.map((backend) => ({ client, backend })));

const reply: ScriptedReply = {
  text: 'Grüße aus 東京 😀, and a tool.',
  calls: [{ id: 'call_1', name: 'look', input: { where: 'there' } }],
  usage: { input: 20, cached: 5, output: 9 },
};

let upstream: Upstream;
let bare: BareGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  bare = startBareGateway(
    testConfig({
      backends: [
        testBackend({ name: 'anthropic', protocol: 'anthropic', baseUrl: upstream.url, mode: 'proxy', retries: 0 }),
        testBackend({ name: 'openai-chat', baseUrl: `${upstream.url}/v1`, mode: 'proxy', retries: 0 }),
      ],
      models: { anthropic: 'anthropic/m', 'openai-chat': 'openai-chat/m' },
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

const ask = (client: Protocol, backend: Protocol, stream: boolean): Promise<Heard> =>
  bare.ask({
    client,
    body: {
      model: backend,
      max_tokens: 100,
      stream,
      messages: [{ role: 'user', content: 'hello' }],
      tools:
        client === 'anthropic'
          ? [{ name: 'look', input_schema: { type: 'object' } }]
          : [{ type: 'function', function: { name: 'look', parameters: { type: 'object' } } }],
    },
  });

const sseBytes = (backend: Protocol): Buffer => Buffer.from(writers[backend].stream(reply, 'm').join(''));
const sse = (body: Answer['body'], rest: Answer = {}): Answer => ({
  headers: { 'content-type': 'text/event-stream' },
  ...(body !== undefined && { body }),
  ...rest,
});
const framesOf = (text: string): Frame[] => collect(readFrames('sse'), [Buffer.from(text)]);
const faultsOf = (client: Protocol, text: string) => collect(codecs[client].grammar, framesOf(text));
const isErrorFrame = (frame: Frame | undefined): boolean => {
  const data = JSON.parse(frame?.data ?? 'null') as { type?: string; error?: object } | null;
  return data?.error !== undefined;
};

/** An answer that does not look finished, and says why in the client's own words. */
function expectBroken(client: Protocol, heard: Heard): void {
  expect(heard.outcome.status).toBe('upstream-error');
  if (heard.status === 200) {
    const frames = framesOf(heard.text);
    expect(isErrorFrame(frames.at(-1))).toBe(true);
    expect(heard.text).not.toMatch(/\[DONE\]|message_stop|"finish_reason":"/);
    expect(faultsOf(client, heard.text)).toEqual([]);
  } else {
    expect(heard.status).toBeGreaterThanOrEqual(500);
    const body = JSON.parse(heard.text) as { error: { message: string } };
    expect(body.error.message).not.toBe('');
    expect(
      codecs[client].decodeError({ status: heard.status, headers: {}, body: JSON.parse(heard.text) }).message,
    ).not.toBe('');
  }
}

describe.each(pairs)('$client client, $backend backend', ({ client, backend }) => {
  test('a stream arrives whole, however the packets are cut', async () => {
    const bytes = sseBytes(backend);
    const packets = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    );
    upstream.answer(sse(bytes), sse(packets), sse(bytes.toString().replaceAll('\n', '\r\n')));
    const whole = await ask(client, backend, true);
    const cut = await ask(client, backend, true);
    const crlf = await ask(client, backend, true);
    expect(whole.status).toBe(200);
    expect(whole.text).toContain('Grüße');
    expect(faultsOf(client, whole.text)).toEqual([]);
    const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{32}/g, 'ID').replaceAll(/"created":\d+/g, '');
    expect(withoutIds(cut.text)).toBe(withoutIds(whole.text));
    expect(withoutIds(crlf.text)).toBe(withoutIds(whole.text));
    expect(whole.outcome.summary).toMatchObject({ finish: 'tool-calls', toolCalls: ['look'], usage: { input: 20 } });
  });

  test('plain for plain, plain for a stream, and a stream for plain', async () => {
    const plain = JSON.stringify(writers[backend].plain(reply, 'm'));
    const json = { headers: { 'content-type': 'application/json' }, body: plain };
    upstream.answer(json, json, sse(sseBytes(backend)));
    const asked = await ask(client, backend, false);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Grüße');
    const streamed = await ask(client, backend, true);
    expect(faultsOf(client, streamed.text)).toEqual([]);
    expect(streamed.text).toContain('Grüße');
    const folded = await ask(client, backend, false);
    expect(folded.headers['content-type']).toBe('application/json');
    expect(folded.text).toContain('Grüße');
    expect(JSON.parse(folded.text)).toHaveProperty('usage');
  });

  test('a stream cut at any event is an error, never an end', async () => {
    const events = writers[backend].stream(reply, 'm');
    const final = events.findIndex((event) => /"stop_reason":"|"finish_reason":"/.test(event));
    for (let count = 0; count < final; count++) {
      for (const ends of ['finished', 'cut'] as const) {
        upstream.answer(sse(events.slice(0, count), { ends }));
        expectBroken(client, await ask(client, backend, true));
      }
    }
    upstream.answer(sse(events.slice(0, final - 1)));
    expectBroken(client, await ask(client, backend, false));
  });

  test('a stream cut inside an event is an error', async () => {
    const bytes = sseBytes(backend);
    const before = Buffer.from(writers[backend].stream(reply, 'm').slice(0, 3).join('')).length;
    for (const ends of ['finished', 'cut'] as const) {
      upstream.answer(sse(bytes.subarray(0, before + 25), { ends }));
      expectBroken(client, await ask(client, backend, true));
    }
  });

  test('a line that is no JSON never reaches the client', async () => {
    const events = writers[backend].stream(reply, 'm');
    upstream.answer(sse([...events.slice(0, 3), 'data: {"broken\n\n', ...events.slice(3)]));
    const heard = await ask(client, backend, true);
    expectBroken(client, heard);
    expect(heard.text).not.toContain('broken\n');
  });

  test.each([
    ['an HTML page', { status: 502, headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }],
    ['an empty 200', { status: 200, headers: { 'content-type': 'application/json' }, body: '' }],
    ['an HTML 200', { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>hello</html>' }],
    ['truncated JSON', { status: 200, headers: { 'content-type': 'application/json' }, body: '{"id":"x","cho' }],
    ['JSON of another kind', { status: 200, headers: { 'content-type': 'application/json' }, body: '[1,2]' }],
    ['500', { status: 500, headers: { 'content-type': 'application/json' }, body: '{"error":{"message":"oh"}}' }],
    ['503', { status: 503, headers: { 'content-type': 'application/json' }, body: '{"error":{"message":"oh"}}' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
    ['a reset', { ends: 'reset' }],
    ['garbage after headers', { status: 200, headers: { 'content-type': 'text/event-stream' }, body: 'garbage\n\n' }],
  ] satisfies [string, Answer][])('%s is an error with a status, for streams too', async (_name, answer) => {
    upstream.answer(answer, answer);
    for (const stream of [true, false]) {
      const heard = await ask(client, backend, stream);
      expect(heard.status).toBeGreaterThanOrEqual(500);
      expectBroken(client, heard);
    }
  });

  test('a 429 keeps its status and gets a Retry-After when it has none', async () => {
    const refusal = (headers: Record<string, string>): Answer => ({
      status: 429,
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"error":{"message":"slow down"}}',
    });
    upstream.answer(refusal({}), refusal({ 'retry-after': '7' }));
    const without = await ask(client, backend, true);
    expect(without).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(await ask(client, backend, true)).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  });

  test('an error in the stream before any content is a status; after it, it is in the stream', async () => {
    const events = writers[backend].stream(reply, 'm');
    const error =
      backend === 'anthropic'
        ? 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'
        : 'data: {"error":{"message":"Overloaded","type":"server_error","code":503}}\n\n';
    upstream.answer(sse([events[0] ?? '', error]), sse([...events.slice(0, 4), error]));
    const early = await ask(client, backend, true);
    expect(early.status).toBeGreaterThanOrEqual(500);
    const late = await ask(client, backend, true);
    expect(late.status).toBe(200);
    expect(late.text).toContain('Overloaded');
    expectBroken(client, late);
  });

  test('what comes after the end is ignored, and the client does not wait for it', async () => {
    const events = writers[backend].stream(reply, 'm');
    upstream.answer(sse([...events, ...events, 'data: {"error":{"message":"late"}}\n\n'], { ends: 'silent' }));
    const heard = await ask(client, backend, true);
    expect(heard.outcome.status).toBe('ok');
    expect(faultsOf(client, heard.text)).toEqual([]);
    expect(heard.text).not.toContain('late');
  });

  test('a stream that only lacks its last word is accepted', async () => {
    const events = writers[backend].stream(reply, 'm').filter((event) => !/message_stop|\[DONE\]/.test(event));
    upstream.answer(sse(events));
    const heard = await ask(client, backend, true);
    expect(heard.outcome.status).toBe('ok');
    expect(faultsOf(client, heard.text)).toEqual([]);
  });

  test('a compressed answer is read', async () => {
    upstream.answer(
      sse(gzipSync(sseBytes(backend)), {
        headers: { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' },
      }),
    );
    expect((await ask(client, backend, true)).text).toContain('Grüße');
  });

  test('unknown events and fields pass by', async () => {
    const events = writers[backend].stream(reply, 'm');
    const unknown =
      backend === 'anthropic'
        ? 'event: novelty\ndata: {"type":"novelty","x":1}\n\n'
        : ': comment\n\nevent: novelty\ndata: {"id":"x","object":"novelty","choices":[]}\n\n';
    upstream.answer(sse([events[0] ?? '', unknown, ...events.slice(1)]));
    const heard = await ask(client, backend, true);
    expect(heard.outcome.status).toBe('ok');
    expect(heard.text).toContain('Grüße');
  });
});
