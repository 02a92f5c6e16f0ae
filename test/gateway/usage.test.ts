import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import { protocols, type CoreChatRequest, type Protocol } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { findResponseViolations } from '../../src/record/wire-violations.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type ReceivedReply } from '../support/conversation.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';
import { clientCodec, vendorBackends, vendors } from '../support/vendors.ts';

const upstream = await startUpstream();
const bare = startBareGateway(
  testConfig({
    backends: vendorBackends(upstream.url),
    models: Object.fromEntries(protocols.map((protocol) => [protocol, `${protocol}/m`])),
  }),
);
afterEach(() => upstream.reset());
afterAll(async () => {
  await bare.gateway.stop(0);
  await upstream.close();
});

const reply: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 5, output: 9 } };

function ask(client: Protocol, backend: Protocol, stream: boolean): Promise<ReceivedReply> {
  const request: CoreChatRequest = {
    model: backend,
    maxTokens: 100,
    stream,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
  };
  const body = clientCodec(client).encodeRequest(request, createDecodingContext(clientCodec(client), request));
  const path = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return bare.ask({ client, body, ...(client === 'gemini' && { target: `/v1beta/models/${backend}:${path}` }) });
}

/** Changes the JSON of each line, whatever prefix it has. */
const changed = (event: string, change: (data: JsonObject) => JsonValue): string =>
  event
    .split('\n')
    .map((line) => {
      const at = line.indexOf('{');
      const data = at === -1 ? undefined : asObject(parseJson(line.slice(at)));
      return data ? line.slice(0, at) + JSON.stringify(change(data)) : line;
    })
    .join('\n');

const counts = new Set(['usage', 'usageMetadata', 'prompt_eval_count', 'prompt_eval_cached_count', 'eval_count']);
function uncounted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(uncounted);
  const object = asObject(value);
  if (!object) return value;
  const entries = Object.entries(object).filter(([name]) => !counts.has(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, uncounted(each)]));
}

/** What SDKs ask for in every answer that is over: the AI SDK of Responses, Anthropic's own of Messages. */
const required: Partial<Record<Protocol, RegExp>> = {
  anthropic:
    /"usage":\{"input_tokens":0,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":0\}/,
  'openai-responses':
    /"usage":\{"input_tokens":0,"input_tokens_details":\{"cached_tokens":0\},"output_tokens":0,"output_tokens_details":\{"reasoning_tokens":0\},"total_tokens":0\}/,
};

const pairs = protocols.flatMap((client) => protocols.map((backend) => ({ client, backend })));

describe.each(pairs)('$client client, $backend backend that counts no tokens', ({ client, backend }) => {
  test.each([false, true])(
    'receives the fields its SDK requires, and the usage is unknown, streamed: %s',
    async (stream) => {
      const { writer, streams } = vendors[backend];
      upstream.answer(
        stream
          ? streams(writer.stream(reply, 'm').map((event) => changed(event, uncounted)))
          : jsonAnswer(uncounted(writer.plain(reply, 'm'))),
      );
      const { status, text, exchange } = await ask(client, backend, stream);
      expect(status).toBe(200);
      expect(text).toContain('Hello');
      expect(text).toMatch(required[client] ?? /./);
      expect(exchange.summary?.usage).toBeNull();
      if (!stream) expect(findResponseViolations(client, 200, text)).toEqual([]);
      else
        expect(
          collectSteps(
            clientCodec(client).grammar,
            collectSteps(readFrames(clientCodec(client).framing), [Buffer.from(text)]),
          ),
        ).toEqual([]);
    },
  );
});

/** The usage in the first event of a stream, if known by then. */
const early: Partial<Record<Protocol, (data: JsonObject) => JsonObject>> = {
  anthropic: (data) => data,
  'openai-chat': (data) => ({ ...data, usage: { prompt_tokens: 20, completion_tokens: 0, total_tokens: 20 } }),
  'openai-responses': (data) => ({
    ...data,
    response: { ...asObject(data['response']), usage: { input_tokens: 20, output_tokens: 0, total_tokens: 20 } },
  }),
  gemini: (data) => ({ ...data, usageMetadata: { promptTokenCount: 20, totalTokenCount: 20 } }),
};

test.each(Object.entries(early))(
  'a client of Messages receives the input tokens at the start of the answer of %s, if known by then',
  async (backend, change) => {
    const vendor = vendors[backend as Protocol];
    const [first = '', ...others] = vendor.writer.stream(reply, 'm');
    upstream.answer(vendor.streams([changed(first, change), ...others]));
    const { text, exchange } = await ask('anthropic', backend as Protocol, true);
    const [start] = collectSteps(readFrames('sse'), [Buffer.from(text)]);
    const message = asObject(asObject(parseJson(start?.data ?? ''))?.['message']);
    const usage = asObject(message?.['usage']);
    expect(Number(usage?.['input_tokens']) + Number(usage?.['cache_read_input_tokens'])).toBe(20);
    expect(exchange.summary?.usage).toMatchObject({ input: 20, output: 9 });
  },
);

test('missing counts are unknown when others are present', async () => {
  const answer = { ...vendors.anthropic.writer.plain(reply, 'm'), usage: { output_tokens: 9 } };
  upstream.answer(jsonAnswer(answer));
  const { exchange } = await ask('openai-chat', 'anthropic', false);
  expect(exchange.summary?.usage).toEqual(expect.not.objectContaining({ input: expect.anything() }));
  expect(exchange.summary?.usage?.output).toBe(9);
});

describe('usage of Chat servers in other places than OpenAI has it', () => {
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120, cached_tokens: 60 };
  const counted = { input: 100, output: 20, cacheRead: 60 };
  const head = { id: 'chatcmpl-1', object: 'chat.completion', created: 1_700_000_000, model: 'm' };
  const choice = { index: 0, message: { role: 'assistant', content: 'Hello there.' }, finish_reason: 'stop' };

  /** A plain answer, and the last chunks of a stream. */
  const places: readonly (readonly [string, { plain: JsonObject; chunks: readonly JsonObject[] }])[] = [
    ['cached tokens beside the totals', { plain: { choices: [choice], usage }, chunks: [{ choices: [], usage }] }],
    [
      'usage in the choice',
      {
        plain: { choices: [{ ...choice, usage }] },
        chunks: [{ choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage }] }],
      },
    ],
    [
      'usage in x_groq',
      { plain: { choices: [choice], x_groq: { usage } }, chunks: [{ choices: [], x_groq: { usage } }] },
    ],
    [
      'timings',
      {
        plain: { choices: [choice], timings: { cache_n: 60, prompt_n: 40, predicted_n: 20 } },
        chunks: [{ choices: [], timings: { cache_n: 60, prompt_n: 40, predicted_n: 20 } }],
      },
    ],
    ['choices that are null', { plain: { choices: [choice], usage }, chunks: [{ choices: null, usage }] }],
  ];
  const firstChunks = (chunks: readonly JsonObject[]): JsonObject[] => {
    const hasFinish = JSON.stringify(chunks).includes('finish_reason');
    const text = { index: 0, delta: { role: 'assistant', content: 'Hello there.' }, finish_reason: null };
    const stop = { index: 0, delta: {}, finish_reason: 'stop' };
    return [{ choices: [text] }, ...(hasFinish ? [] : [{ choices: [stop] }])];
  };

  const price = { input: 1, output: 10, cacheRead: 0.5 };
  const priced = startBareGateway(
    testConfig({
      backends: [testBackend({ name: 'chat', baseUrl: upstream.url, mode: 'proxy', retries: 0 })],
      models: { m: 'chat/m' },
      statedFacts: () => ({ price }),
    }),
  );
  afterAll(() => priced.gateway.stop(0));

  describe.each(places)('%s', (_name, { plain, chunks }) => {
    test.each(
      [false, true].flatMap((stream) => [
        { stream, client: 'anthropic' as const },
        { stream, client: 'openai-chat' as const },
      ]),
    )('is counted and priced for a client of $client, streamed: $stream', async ({ stream, client }) => {
      const sent = [...firstChunks(chunks), ...chunks].map((each) => ({
        ...head,
        object: 'chat.completion.chunk',
        ...each,
      }));
      upstream.answer(
        stream
          ? vendors['openai-chat'].streams([
              ...sent.map((each) => `data: ${JSON.stringify(each)}\n\n`),
              'data: [DONE]\n\n',
            ])
          : jsonAnswer({ ...head, ...plain }),
      );
      const body = { model: 'm', max_tokens: 100, stream, messages: [{ role: 'user', content: 'hello' }] };
      const { status, text, exchange, outcome } = await priced.ask({ client, body });
      expect(status).toBe(200);
      expect(exchange.summary?.usage).toMatchObject(counted);
      expect(outcome.cost).toBeCloseTo((40 * 1 + 60 * 0.5 + 20 * 10) / 1e6, 12);
      if (client === 'anthropic')
        expect(text).toContain('"input_tokens":40,"cache_creation_input_tokens":0,"cache_read_input_tokens":60');
    });
  });
});
