import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { asObject, parseJson, type JsonValue } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import { protocols, type CoreChatRequest, type Protocol } from '../../src/core/types.ts';
import { frontendOf } from '../../src/protocols/frontends.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { findResponseViolations } from '../../src/record/wire-violations.ts';
import { generousLimits, testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type ReceivedRequest, type ReceivedReply } from '../support/conversation.ts';
import { chatReply } from '../support/reply-chat.ts';
import { refusalOf, type ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer } from '../support/upstream.ts';
import { clientCodec, vendors } from '../support/vendors.ts';

// How clients learn which backend answered, and whose error message they received.

const upstream = await startUpstream();
const named = (protocol: Protocol): string => `my-${protocol}`;
const bare = startBareGateway(
  testConfig({
    backends: [
      ...protocols.map((protocol) =>
        testBackend({
          name: named(protocol),
          protocol,
          baseUrl: upstream.url + vendors[protocol].base,
          mode: 'proxy',
          retries: 0,
        }),
      ),
      testBackend({ name: 'gone', protocol: 'openai-chat', baseUrl: 'http://127.0.0.1:9/v1', retries: 0 }),
      testBackend({ name: 'same', protocol: 'openai-chat', baseUrl: `${upstream.url}/v1`, retries: 0 }),
      testBackend({ name: 'claude', protocol: 'anthropic', baseUrl: upstream.url, mode: 'proxy', retries: 0 }),
    ],
    models: {
      ...Object.fromEntries(protocols.map((protocol) => [protocol, `${named(protocol)}/big-model`])),
      gone: 'gone/m',
      fallback: ['gone/m', 'same/other-model'],
      same: 'same/*',
      'same-*': 'same/*',
      claude: 'claude/opus',
    },
  }),
);
afterEach(() => {
  upstream.reset();
  expect(bare.defects.splice(0)).toEqual([]);
});
afterAll(async () => {
  await bare.gateway.stop(0);
  await upstream.close();
});

const reply: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };

interface Wish {
  model: string;
  stream: boolean;
  more?: Partial<CoreChatRequest>;
}

function ask(
  client: Protocol,
  { model, stream, more = {} }: Wish,
  rest: Partial<ReceivedRequest> = {},
): Promise<ReceivedReply> {
  const request: CoreChatRequest = {
    model,
    maxTokens: 100,
    stream,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
    ...more,
  };
  const body = clientCodec(client).encodeRequest(request, createDecodingContext(clientCodec(client), request));
  const path = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return bare.ask({ client, body, ...(client === 'gemini' && { target: `/v1beta/models/${model}:${path}` }), ...rest });
}

/** The error of a response and its message, whatever its status. */
function errorIn(client: Protocol, { status, text }: ReceivedReply): { message: string; body: JsonValue } {
  const frames = status === 200 ? collectSteps(readFrames(clientCodec(client).framing), [Buffer.from(text)]) : [];
  const body = parseJson(frames.at(-1)?.data ?? text) ?? null;
  const failed = asObject(asObject(body)?.['response'])?.['error'] ?? asObject(body)?.['error'];
  const message = asObject(failed)?.['message'] ?? failed;
  return { message: typeof message === 'string' ? message : '', body };
}

const pairs = protocols.flatMap((client) =>
  protocols.map((backend) => ({ client, backend, vendor: vendors[backend] })),
);

describe.each(pairs)('$client client, $backend backend', ({ client, backend, vendor }) => {
  const name = named(backend);

  test.each([false, true])('a response names its backend, streamed: %s', async (stream) => {
    upstream.answer(
      stream ? vendor.streams(vendor.writer.stream(reply, 'm')) : jsonAnswer(vendor.writer.plain(reply, 'm')),
    );
    const receivedReply = await ask(client, { model: backend, stream });
    expect(receivedReply.status).toBe(200);
    expect(receivedReply.headers['x-louter-backend']).toBe(`${name}/big-model`);
    if (receivedReply.exchange.losses.length === 0) expect(receivedReply.headers).not.toHaveProperty('x-louter-losses');
  });

  test.each([false, true])('an error names it before the vendor’s message, streamed: %s', async (stream) => {
    upstream.answer(refusalOf(vendor.writer, 'server-error'));
    const words = clientCodec(backend).decodeError(vendor.writer.refusal('server-error')).message;
    const receivedReply = await ask(client, {
      model: backend,
      stream,
      more: { frequencyPenalty: 0.5, topK: 5, seed: 3 },
    });
    expect(receivedReply.status).toBeGreaterThanOrEqual(500);
    expect(errorIn(client, receivedReply).message).toBe(`backend ${name}: ${words}`);
    expect(receivedReply.headers['x-louter-backend']).toBe(`${name}/big-model`);
    const losses = receivedReply.exchange.losses.length;
    expect(receivedReply.headers['x-louter-losses']).toBe(losses === 0 ? undefined : String(losses));
    expect(findResponseViolations(client, receivedReply.status, receivedReply.text)).toEqual([]);
  });

  test('an error in mid-stream names it', async () => {
    const events = vendor.writer.stream({ ...reply, text: 'Hello there, and on and on.' }, 'm');
    const first = events.findIndex((event) => event.includes('Hello'));
    upstream.answer(vendor.streams([...events.slice(0, first + 1), { silence: 20 }, vendor.errorEvent]));
    const receivedReply = await ask(client, { model: backend, stream: true });
    expect(receivedReply.status).toBe(200);
    expect(errorIn(client, receivedReply).message).toBe(`backend ${name}: Overloaded`);
  });

  test('a stream that breaks off names it, and reports a server error', async () => {
    const events = vendor.writer.stream({ ...reply, text: 'Hello there, and on and on.' }, 'm');
    const first = events.findIndex((event) => event.includes('Hello'));
    upstream.answer(vendor.streams(events.slice(0, first + 1)));
    const receivedReply = await ask(client, { model: backend, stream: true });
    // Clients of Responses recover better from a connection that is cut than from an event that reports it.
    if (client === 'openai-responses') {
      expect(receivedReply.text).toContain('Hello');
      expect(receivedReply.text).not.toMatch(/response\.(completed|failed|incomplete)"|\[DONE\]/);
    } else expect(errorIn(client, receivedReply).message).toMatch(new RegExp(`^server error: backend ${name}: `));
  });

  test.each([false, true])(
    'a prompt that is too long is reported in the form that agents recognize, streamed: %s',
    async (stream) => {
      upstream.answer(refusalOf(vendor.writer, 'context-length'));
      const receivedReply = await ask(client, { model: backend, stream });
      expect(receivedReply.status).toBe(400);
      const { message, body } = errorIn(client, receivedReply);
      expect(message).toMatch(new RegExp(`^backend ${name}: `));
      expect(JSON.stringify(body)).toMatch(overflowSigns[client]);
      // Ollama reports no numbers.
      if (backend !== 'ollama') expect(message).toMatch(overflowNumbers[client]);
    },
  );

  test('a rate limit states how long to wait, where agents look for it', async () => {
    upstream.answer(refusalOf(vendor.writer, 'rate-limit'));
    const receivedReply = await ask(client, { model: backend, stream: false });
    expect(receivedReply.status).toBe(429);
    expect(Number(receivedReply.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorIn(client, receivedReply).message).toMatch(new RegExp(`^backend ${name}: `));
  });
});

/** What agents of each protocol search an error for to learn that they must shorten the conversation. */
const overflowSigns: Record<Protocol, RegExp> = {
  anthropic: /"invalid_request_error".*prompt is too long/,
  'openai-chat': /maximum context length.*"code":"context_length_exceeded"/,
  // Codex knows the code alone.
  'openai-responses': /"code":"context_length_exceeded"/,
  gemini: /exceeds the maximum number of tokens.*"INVALID_ARGUMENT"/,
  'gemini-interactions':
    /exceeds the maximum number of tokens|maximum context length|prompt is too long|exceeds the context length/,
  ollama: /exceeds the context length|maximum context length|prompt is too long|exceeds the maximum number of tokens/,
};

/** The numbers that agents parse from the vendor's message: Claude Code shortens the prompt by the difference. */
const overflowNumbers: Record<Protocol, RegExp> = {
  anthropic: /prompt is too long[^0-9]*210000\s*tokens?\s*>\s*200000/i,
  'openai-chat': /maximum context length is 200000 tokens.* 210000 tokens/,
  'openai-responses': /maximum context length is 200000 tokens.* 210000 tokens/,
  gemini: /input token count \(210000\) exceeds the maximum number of tokens allowed \(200000\)/,
  ollama: /2[01]0000.*2[01]0000/,
  'gemini-interactions': /2[01]0000.*2[01]0000/,
};

describe('errors of Anthropic to which Claude Code reacts', () => {
  test.each([
    "messages.1.role: Input should be 'user' or 'assistant'",
    'context_management: Extra inputs are not permitted',
    'adaptive thinking is not supported on this model',
    'Unexpected value(s) `x-2026` for the `anthropic-beta` header',
    'messages.1.content.0: Invalid `signature` in `thinking` block',
  ])('remain recognizable: %s', async (message) => {
    upstream.answer(jsonAnswer({ type: 'error', error: { type: 'invalid_request_error', message } }, 400));
    const receivedReply = await ask('anthropic', { model: 'claude', stream: true });
    expect(receivedReply.status).toBe(400);
    expect(errorIn('anthropic', receivedReply).message).toBe(`backend claude: ${message}`);
  });
});

test('Codex finds the time to wait in the text of a failed response', async () => {
  const { streams, writer } = vendors['openai-responses'];
  const [created = ''] = writer.stream(reply, 'm');
  const failed = {
    type: 'response.failed',
    response: { status: 'failed', error: { code: 'rate_limit_exceeded', message: 'Slow. Please try again in 1.5s.' } },
  };
  upstream.answer(streams([created, `event: response.failed\ndata: ${JSON.stringify(failed)}\n\n`]));
  const receivedReply = await ask('openai-responses', { model: 'openai-responses', stream: true });
  const { message } = errorIn('openai-responses', receivedReply);
  expect(message).toBe('backend my-openai-responses: Slow. Please try again in 1.5s.');
  expect(message).toMatch(/try again in\s*(\d+(?:\.\d+)?)\s*(s|ms|seconds?)/i);
});

describe('a backend that does not answer', () => {
  test.each(protocols)('is named to a client of %s', async (client) => {
    const receivedReply = await ask(client, { model: 'gone', stream: false });
    expect(receivedReply.status).toBe(502);
    expect(errorIn(client, receivedReply).message).toMatch(
      /^backend gone: 127\.0\.0\.1:9 refuses connections: start that server, or correct the port in base_url/,
    );
    expect(receivedReply.headers['x-louter-backend']).toBe('gone/m');
    // The SDKs of Anthropic and OpenAI read it; no retry starts that server.
    const isRead = client !== 'gemini' && client !== 'ollama' && client !== 'gemini-interactions';
    expect(receivedReply.headers['x-should-retry']).toBe(isRead ? 'false' : undefined);
  });

  test('is also named when bytes are passed through', async () => {
    const receivedReply = await ask(
      'openai-chat',
      { model: 'gone', stream: false },
      { headers: { 'x-louter-mode': 'baseline' } },
    );
    expect(receivedReply.exchange.mode).toBe('baseline');
    expect(errorIn('openai-chat', receivedReply).message).toMatch(/^backend gone: /);
  });

  test('is followed by the next target, which is named', async () => {
    upstream.answer(jsonAnswer(chatReply.plain(reply, 'm')));
    const receivedReply = await ask('anthropic', { model: 'fallback', stream: false });
    expect(receivedReply.status).toBe(200);
    expect(receivedReply.headers['x-louter-backend']).toBe('same/other-model');
  });
});

describe('bytes that are passed through', () => {
  const baseline = { headers: { 'x-louter-mode': 'baseline' } };
  const wholeBody = ({ body }: ScriptedAnswer): string => (typeof body === 'string' ? body : '');
  test.each<[string, ScriptedAnswer]>([
    ['an answer', jsonAnswer(chatReply.plain(reply, 'm'))],
    ['a stream', sseAnswer(chatReply.stream(reply, 'm').join(''))],
    ['a refusal', jsonAnswer({ error: { message: 'CUDA out of memory', type: 'x', param: null, code: null } }, 500)],
  ])('are unchanged, and a header names the backend: %s', async (_what, answer) => {
    upstream.answer(answer);
    const receivedReply = await ask('openai-chat', { model: 'same', stream: false }, baseline);
    expect(receivedReply.exchange.mode).toBe('baseline');
    expect(receivedReply.text).toBe(wholeBody(answer));
    expect(receivedReply.headers['x-louter-backend']).toBe('same/same');
    expect(receivedReply.headers).not.toHaveProperty('x-louter-losses');
  });
});

test.each(protocols.filter((client) => frontendOf(client)?.encodeTokenCount))(
  'a count of tokens for a client of %s names who counted',
  async (client) => {
    upstream.answer(jsonAnswer({ input_tokens: 7 }));
    const target = client === 'gemini' ? { target: '/v1beta/models/claude:countTokens' } : {};
    const receivedReply = await ask(client, { model: 'claude', stream: false }, { task: 'count-tokens', ...target });
    expect(receivedReply.status).toBe(200);
    expect(receivedReply.headers['x-louter-backend']).toBe('claude/opus');
  },
);

test('an error before any backend was contacted names none', async () => {
  const unknown = await bare.ask({ client: 'openai-chat', body: { model: 'nobody', messages: [] } });
  expect(unknown.status).toBe(404);
  expect(unknown.headers).not.toHaveProperty('x-louter-backend');
  const wrong = await bare.ask({ client: 'anthropic', body: { model: 'claude', messages: 'x' } });
  expect(wrong.status).toBe(400);
  expect(wrong.headers).not.toHaveProperty('x-louter-backend');
  expect(errorIn('anthropic', wrong).message).not.toContain('backend');
});

test('an unsupported request reports its other losses, too', async () => {
  const tools = [
    { type: 'server', protocol: 'openai-responses', kind: 'web_search', config: { type: 'web_search' } },
  ] as const;
  const receivedReply = await bare.ask({
    client: 'openai-responses',
    body: {
      model: 'claude',
      input: 'x',
      tools: tools.map(({ config }) => config),
      tool_choice: { type: 'web_search' },
    },
  });
  expect(receivedReply.status).toBe(400);
  expect(errorIn('openai-responses', receivedReply).message).not.toMatch(/^backend /);
});

test('any model name is encoded in the header', async () => {
  upstream.answer(jsonAnswer(chatReply.plain(reply, 'm')));
  const receivedReply = await ask('openai-chat', { model: 'same-模型\n/x', stream: false });
  expect(receivedReply.headers['x-louter-backend']).toBe('same/same-%E6%A8%A1%E5%9E%8B%0A/x');
});

describe('a stream with keep-alives before any backend has answered', () => {
  const slow = { ...generousLimits, keepalive: 20 };
  test.each([
    ['names the one that is asked', { '*': 'one/m' }, 'one/m'],
    ['names nobody while another may be asked', { '*': ['one/m', 'two/m'] }, undefined],
  ])('%s', async (_what, models, expected) => {
    const backend = (name: string) =>
      testBackend({ name, protocol: 'openai-chat', baseUrl: `${upstream.url}/v1`, retries: 0, limits: slow });
    const own = startBareGateway(testConfig({ backends: [backend('one'), backend('two')], models, limits: slow }));
    upstream.answer(sseAnswer([{ silence: 120 }, ...chatReply.stream(reply, 'm')]));
    const receivedReply = await own.ask({
      client: 'anthropic',
      body: { model: 'x', max_tokens: 9, stream: true, messages: [{ role: 'user', content: 'x' }] },
    });
    expect(receivedReply.text).toContain('event: ping');
    expect(receivedReply.text).toContain('Hello');
    expect(receivedReply.headers['x-louter-backend']).toBe(expected);
    await own.gateway.stop(0);
  });
});
