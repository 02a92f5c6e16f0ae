import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { collectSteps, type Frame, type Framing } from '../../src/core/step.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { type CoreChatRequest, protocols, type Protocol } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';
import { clientCodec, vendorBackends, vendors } from '../support/vendors.ts';

/** The protocol of a client; without `alt=sse`, Gemini streams an array. */
interface Client {
  name: string;
  protocol: Protocol;
  codec: ProtocolCodec;
  framing: Framing;
  /** Of a plain request, and of one for a stream, for this model. */
  target?: (model: string, stream: boolean) => string;
}
const geminiTarget =
  (query: string) =>
  (model: string, stream: boolean): string =>
    `/v1beta/models/${model}:${stream ? `streamGenerateContent${query}` : 'generateContent'}`;
const clients: Client[] = [
  ...protocols.map((protocol): Client => {
    const codec = clientCodec(protocol);
    return {
      name: protocol,
      protocol,
      codec,
      framing: codec.framing,
      ...(protocol === 'gemini' && { target: geminiTarget('?alt=sse') }),
    };
  }),
  {
    name: 'gemini (array)',
    protocol: 'gemini',
    codec: clientCodec('gemini'),
    framing: 'json-array',
    target: geminiTarget(''),
  },
];
const pairs = clients.flatMap((client) =>
  protocols.map((backend) => ({ name: client.name, client, backend, vendor: vendors[backend] })),
);

const reply: ScriptedReply = {
  text: 'Grüße aus 東京 😀, and a tool.',
  calls: [{ id: 'call_1', name: 'look', input: { where: 'there' } }],
  usage: { input: 20, cached: 5, output: 9 },
};
/** Of the 2 s for which a stream is read on that may be over, 50 ms pass. */
function shortenFinishTimeout(): void {
  const { setTimeout: startTimer } = globalThis;
  const shortened = (act: () => void, ms?: number) => startTimer(act, ms === 2_000 ? 50 : ms);
  const { mockRestore } = vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout);
  onTestFinished(mockRestore);
}

/** The markers of a finished answer in every protocol. */
const finishing =
  /\[DONE\]|message_stop|"stop_reason":"|"finish_reason":"|"finishReason":"|response\.completed|"done":true/;

let upstream: Upstream;
let bare: BareGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  bare = startBareGateway(
    testConfig({
      backends: vendorBackends(upstream.url),
      models: Object.fromEntries(protocols.map((protocol) => [protocol, `${protocol}/m`])),
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

const ask = ({ protocol, codec, target }: Client, backend: Protocol, stream: boolean): Promise<ReceivedReply> => {
  const request: CoreChatRequest = {
    model: backend,
    maxTokens: 100,
    stream,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
    tools: [{ type: 'function', name: 'look', inputSchema: { type: 'object', properties: {} } }],
  };
  const body = codec.encodeRequest(request, createDecodingContext(codec, request));
  return bare.ask({ client: protocol, body, ...(target && { target: target(backend, stream) }) });
};

const bytesOf = (backend: Protocol): Buffer => Buffer.from(vendors[backend].writer.stream(reply, 'm').join(''));
const streamed = (backend: Protocol, body: ScriptedAnswer['body'], rest: ScriptedAnswer = {}): ScriptedAnswer => ({
  ...vendors[backend].streams([]),
  ...(body !== undefined && { body }),
  ...rest,
});
const framesOf = ({ framing }: Client, text: string): Frame[] => collectSteps(readFrames(framing), [Buffer.from(text)]);
const faultsOf = (client: Client, text: string) => collectSteps(client.codec.grammar, framesOf(client, text));
const isErrorFrame = (frame: Frame | undefined): boolean => {
  const data = JSON.parse(frame?.data ?? 'null') as { error?: object; response?: { error?: object } } | null;
  return Boolean(data?.error ?? data?.response?.error);
};

/** An answer that does not look finished: it says why in the client's own words, or is cut where `by` is a break. */
function expectBroken(client: Client, receivedReply: ReceivedReply, by: 'break' | 'report' = 'break'): void {
  expect(receivedReply.outcome.status).toBe('upstream-error');
  if (receivedReply.status === 200) {
    expect(receivedReply.text).not.toMatch(finishing);
    const isReported = by === 'report' || client.protocol !== 'openai-responses';
    expect(receivedReply.wasCut).toBe(!isReported || (client.protocol === 'gemini' && client.framing === 'sse'));
    const frames = framesOf(client, receivedReply.text);
    expect(frames.some(isErrorFrame)).toBe(isReported);
    if (!isReported) return;
    expect(isErrorFrame(frames.at(-1))).toBe(true);
    expect(faultsOf(client, receivedReply.text)).toEqual([]);
    if (client.framing === 'json-array') expect(JSON.parse(receivedReply.text)).toBeInstanceOf(Array);
  } else {
    expect(receivedReply.status).toBeGreaterThanOrEqual(500);
    const error = client.codec.decodeError({
      status: receivedReply.status,
      headers: {},
      body: JSON.parse(receivedReply.text),
    });
    expect(error.message).not.toBe('');
  }
}

describe.each(pairs)('$name client, $backend backend', ({ client, backend, vendor }) => {
  const events = vendor.writer.stream(reply, 'm');
  const firstText = events.findIndex((event) => event.includes('Gr'));
  /** One more event of the vendor's stream, without its blank line. */
  const line = (data: string): string =>
    clientCodec(backend).framing === 'ndjson' ? `${data}\n` : `data: ${data}\n\n`;

  test('a stream arrives completely, however the packets are cut', async () => {
    const bytes = bytesOf(backend);
    const packets = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    );
    upstream.answer(
      streamed(backend, bytes),
      streamed(backend, packets),
      streamed(backend, bytes.toString().replaceAll('\n', '\r\n')),
    );
    const whole = await ask(client, backend, true);
    const cut = await ask(client, backend, true);
    const crlf = await ask(client, backend, true);
    expect(whole.status).toBe(200);
    expect(whole.text).toContain('Grüße');
    expect(faultsOf(client, whole.text)).toEqual([]);
    const withoutIds = (text: string) =>
      text
        .replaceAll(/[0-9a-f]{32}|louter\.call\.\w+/g, 'ID')
        .replaceAll(/"(?:created|created_at|completed_at|createTime)":[^,}]+/g, '');
    expect(withoutIds(cut.text)).toBe(withoutIds(whole.text));
    expect(withoutIds(crlf.text)).toBe(withoutIds(whole.text));
    expect(whole.outcome.summary).toMatchObject({ finish: 'tool-calls', toolCalls: ['look'], usage: { input: 20 } });
  });

  test('plain and streamed answers are accepted for plain and streaming requests', async () => {
    const plain = JSON.stringify(vendor.writer.plain(reply, 'm'));
    const json = { headers: { 'content-type': 'application/json' }, body: plain };
    upstream.answer(json, json, streamed(backend, bytesOf(backend)));
    const sent = await ask(client, backend, false);
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('Grüße');
    const unfolded = await ask(client, backend, true);
    expect(faultsOf(client, unfolded.text)).toEqual([]);
    expect(unfolded.text).toContain('Grüße');
    const folded = await ask(client, backend, false);
    expect(folded.headers['content-type']).toBe('application/json');
    expect(folded.text).toContain('Grüße');
    const request: CoreChatRequest = { model: 'm', messages: [], stream: false };
    const body: JsonValue = JSON.parse(folded.text);
    const read = client.codec.decodeResponse(body, createDecodingContext(client.codec, request));
    expect(read.usage).toMatchObject({ input: 20, output: 9 });
  });

  test('a stream cut at any event is an error, never an end', async () => {
    const final = events.findIndex((event) => finishing.test(event));
    for (let count = 0; count < final; count++) {
      for (const ends of ['finished', 'cut'] as const) {
        upstream.answer(streamed(backend, events.slice(0, count), { ends }));
        expectBroken(client, await ask(client, backend, true));
      }
    }
    upstream.answer(streamed(backend, events.slice(0, final - 1)));
    expectBroken(client, await ask(client, backend, false));
  });

  test('a stream cut inside an event is an error', async () => {
    const bytes = bytesOf(backend);
    const before = Buffer.from(events.slice(0, 3).join('')).length;
    for (const ends of ['finished', 'cut'] as const) {
      upstream.answer(streamed(backend, bytes.subarray(0, before + 25), { ends }));
      expectBroken(client, await ask(client, backend, true));
    }
  });

  test('a line that is not JSON never reaches the client', async () => {
    upstream.answer(streamed(backend, [...events.slice(0, 3), line('{"broken'), ...events.slice(3)]));
    const receivedReply = await ask(client, backend, true);
    expectBroken(client, receivedReply);
    expect(receivedReply.text).not.toContain('broken\n');
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
  ] satisfies [string, ScriptedAnswer][])('%s is an error with a status, for streams too', async (_name, answer) => {
    upstream.answer(answer, answer);
    for (const stream of [true, false]) {
      const receivedReply = await ask(client, backend, stream);
      expect(receivedReply.status).toBeGreaterThanOrEqual(500);
      expectBroken(client, receivedReply);
    }
  });

  test('a 429 keeps its status and gets a Retry-After when it has none', async () => {
    const refusal = (headers: Record<string, string>): ScriptedAnswer => ({
      status: 429,
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"error":{"message":"slow down"}}',
    });
    upstream.answer(refusal({}), refusal({ 'retry-after': '7' }));
    const without = await ask(client, backend, true);
    expect(without).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(await ask(client, backend, true)).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  });

  test('an error before any content becomes a status, and later an error in the stream', async () => {
    upstream.answer(
      streamed(backend, [vendor.errorEvent]),
      streamed(backend, [...events.slice(0, firstText + 1), vendor.errorEvent]),
    );
    const early = await ask(client, backend, true);
    expect(early.status).toBeGreaterThanOrEqual(500);
    const late = await ask(client, backend, true);
    expect(late.status).toBe(200);
    expect(late.text).toContain('Overloaded');
    expectBroken(client, late, 'report');
  });

  test('data after the end is ignored, and the client does not wait for it', async () => {
    // Gemini has no word for the end: an error behind its finish reason is still one.
    const late = backend === 'gemini' ? [] : [...events, line('{"error":{"message":"late"}}')];
    upstream.answer(streamed(backend, [...events, ...late], { ends: 'silent' }));
    if (backend === 'gemini') shortenFinishTimeout();
    const receivedReply = await ask(client, backend, true);
    expect(receivedReply.outcome.status).toBe('ok');
    expect(faultsOf(client, receivedReply.text)).toEqual([]);
    expect(receivedReply.text).not.toContain('late');
  });

  test('a stream that lacks only its terminator is accepted', async () => {
    upstream.answer(
      streamed(
        backend,
        events.filter((event) => !/message_stop|\[DONE\]/.test(event)),
      ),
    );
    const receivedReply = await ask(client, backend, true);
    expect(receivedReply.outcome.status).toBe('ok');
    expect(faultsOf(client, receivedReply.text)).toEqual([]);
  });

  test('a compressed answer is decoded', async () => {
    upstream.answer(
      streamed(backend, gzipSync(bytesOf(backend)), {
        headers: { ...vendor.streams([]).headers, 'content-encoding': 'gzip' },
      }),
    );
    expect((await ask(client, backend, true)).text).toContain('Grüße');
  });

  test('unknown events and fields are ignored', async () => {
    const unknown = line('{"type":"novelty","object":"novelty","x":1,"choices":[]}');
    upstream.answer(streamed(backend, [events[0] ?? '', unknown, ...events.slice(1)]));
    const receivedReply = await ask(client, backend, true);
    expect(receivedReply.outcome.status).toBe('ok');
    expect(receivedReply.text).toContain('Grüße');
  });
});
