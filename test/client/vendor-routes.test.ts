import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../src/client/client.ts';
import {
  anthropic,
  gemini,
  gptOss,
  llamaServer,
  ollama,
  openai,
  type ClientBackend,
} from '../../src/client/presets.ts';
import type { ChatRequest } from '../../src/client/request.ts';
import { systemText, userText } from '../../src/client/messages.ts';
import { LouterError } from '../../src/core/error.ts';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import { tool } from '../dialects/read.ts';
import { chatReply } from '../support/reply-chat.ts';
import { jsonAnswer, sseAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

let upstream: Upstream;
const clients: Client[] = [];
beforeAll(async () => {
  upstream = await startUpstream();
});
afterEach(async () => {
  upstream.reset();
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(() => upstream.close());

interface Setting {
  name: string;
  make(options: { baseUrl: string; apiKey: string; retries?: number }): ClientBackend;
  base: '' | '/v1';
  listPath: string;
  list: JsonObject;
  /** The vendor's own endpoint that counts, where it has one, and its answer for 42 tokens. */
  count?: { path: string; answer: JsonObject };
}

const openaiList = {
  object: 'list',
  data: [
    { id: 'a', object: 'model', created: 1_700_000_000 },
    { id: 'b', created: 0 },
  ],
};
const settings: Setting[] = [
  {
    name: 'openai',
    make: openai,
    base: '/v1',
    listPath: '/v1/models',
    list: openaiList,
    count: { path: '/v1/responses/input_tokens', answer: { object: 'response.input_tokens', input_tokens: 42 } },
  },
  {
    name: 'openai by chat',
    make: (options) => openai({ ...options, api: 'chat' }),
    base: '/v1',
    listPath: '/v1/models',
    list: openaiList,
  },
  {
    name: 'anthropic',
    make: anthropic,
    base: '',
    listPath: '/v1/models?limit=1000',
    list: { data: [{ type: 'model', id: 'a', created_at: '2023-11-14T22:13:20Z' }, { id: 'b' }], has_more: false },
    count: { path: '/v1/messages/count_tokens', answer: { input_tokens: 42 } },
  },
  {
    name: 'gemini',
    make: gemini,
    base: '',
    listPath: '/v1beta/models?pageSize=1000',
    list: { models: [{ name: 'models/a' }, { name: 'models/b' }] },
    count: { path: '/v1beta/models/m:countTokens', answer: { totalTokens: 42 } },
  },
  {
    name: 'gemini by interactions',
    make: (options) => gemini({ ...options, api: 'interactions' }),
    base: '',
    listPath: '/v1beta/models?pageSize=1000',
    list: { models: [{ name: 'models/a' }, { name: 'models/b' }] },
  },
  {
    name: 'ollama',
    make: ollama,
    base: '',
    listPath: '/api/tags',
    list: { models: [{ name: 'a', model: 'a', modified_at: '2023-11-14T22:13:20Z' }, { name: 'b' }] },
  },
  { name: 'llamaServer', make: llamaServer, base: '/v1', listPath: '/v1/models', list: openaiList },
  { name: 'gptOss', make: gptOss, base: '/v1', listPath: '/v1/models', list: openaiList },
];

function clientOf({ make, base }: Pick<Setting, 'make' | 'base'>, options: { retries?: number } = {}): Client {
  const client = createClient(make({ baseUrl: upstream.url + base, apiKey: 'a-key-that-is-secret', ...options }));
  clients.push(client);
  return client;
}

const request: ChatRequest = {
  model: 'm',
  maxTokens: 100,
  messages: [systemText('Be brief.'), userText('Where is it?')],
  tools: [tool('look', { at: { type: 'string' } })],
};

async function failureOf(promise: Promise<unknown>): Promise<LouterError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof LouterError) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

const notFound = (path: string) => jsonAnswer({ detail: `no route ${path}` }, 404);

describe.each(settings)('$name', (setting) => {
  const { listPath, list, count } = setting;

  test('lists the models of the backend', async () => {
    upstream.answer(jsonAnswer(list));
    const models = await clientOf(setting).models();
    expect(models.map(({ id }) => id)).toEqual(['a', 'b']);
    if (JSON.stringify(list).includes('creat') || JSON.stringify(list).includes('modified'))
      expect(models[0]).toMatchObject({ createdAt: 1_700_000_000 });
    expect(models[1]).toEqual({ id: 'b' });
    const [sent] = upstream.received;
    expect(sent).toMatchObject({ method: 'GET', path: listPath, text: '' });
    expect(JSON.stringify(sent?.headers)).toContain('a-key-that-is-secret');
  });

  test('lists nothing when the backend has no models', async () => {
    const noModels: JsonObject = { ...list };
    for (const key of ['data', 'models']) if (key in noModels) noModels[key] = [];
    upstream.answer(jsonAnswer(noModels));
    expect(await clientOf(setting).models()).toEqual([]);
  });

  test.each([
    ['another object', jsonAnswer({ status: 'ok' })],
    ['no JSON', { body: '<html>' }],
  ])('fails when the answer is %s', async (_, answer) => {
    upstream.answer(answer);
    const { detail } = await failureOf(clientOf(setting, { retries: 0 }).models());
    expect(detail).toMatchObject({
      kind: 'bad-upstream-reply',
      message: expect.stringMatching(/base_?url/i) as string,
    });
  });

  test('throws an authentication error, without the key, when the list is rejected', async () => {
    upstream.answerWith(() =>
      jsonAnswer({ error: { message: 'Incorrect API key provided: a-key-that-is-secret' } }, 401),
    );
    const failure = await failureOf(clientOf(setting).models());
    expect(failure.detail).toMatchObject({ kind: 'authentication', status: 401 });
    expect(failure.message).not.toContain('a-key-that-is-secret');
    expect(upstream.received).toHaveLength(1);
  });

  test('counts tokens and reports the source of the count', async () => {
    if (count) upstream.answer(jsonAnswer(count.answer));
    const counted = await clientOf(setting).countTokens(request);
    if (count) {
      expect(counted).toEqual({ tokens: 42, source: 'vendor' });
      expect(upstream.received.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${count.path}`]);
      expect(upstream.received[0]?.text).toContain('Where is it?');
    } else {
      expect(counted).toEqual({ tokens: expect.any(Number) as number, source: 'estimate' });
      expect(counted.tokens).toBeGreaterThan(10);
      expect(upstream.received).toEqual([]);
    }
  });

  test('estimates when the endpoint is missing, and does not try it again', async () => {
    upstream.answerWith(({ path }) => notFound(path));
    const client = clientOf(setting);
    const first = await client.countTokens(request);
    expect(first.source).toBe('estimate');
    expect(await client.countTokens(request)).toEqual(first);
    expect(upstream.received).toHaveLength(count ? 1 : 0);
  });
});

describe('a token count', () => {
  const [, , counting] = settings;
  if (counting === undefined) throw new Error('no setting counts');

  test('grows with the request', async () => {
    const client = clientOf({ make: ollama, base: '' });
    const short = await client.countTokens(request);
    const long = await client.countTokens({ ...request, messages: [userText('word '.repeat(1000))] });
    expect(long.tokens).toBeGreaterThan(short.tokens + 1000);
    expect(long.tokens).toBeLessThan(short.tokens + 3000);
  });

  test.each(['whole', 'streamed'] as const)('improves with the usage of a %s answer', async (way) => {
    const client = clientOf({ make: llamaServer, base: '/v1' });
    const reply = { text: 'There.', usage: { input: 400, cached: 0, output: 4 } };
    const long: ChatRequest = { ...request, messages: [userText('word '.repeat(100))] };
    const before = await client.countTokens(long);
    if (way === 'whole') {
      upstream.answer(jsonAnswer(chatReply.plain(reply, 'm')));
      await client.chat(long);
    } else {
      upstream.answer(sseAnswer(chatReply.stream(reply, 'm')));
      await client.stream(long, { onText() {} });
    }
    const after = await client.countTokens(long);
    expect(Math.abs(after.tokens - 400)).toBeLessThan(Math.abs(before.tokens - 400));
    expect(after.tokens).toBeGreaterThan(350);
    expect(after.tokens).toBeLessThan(450);
  });

  test('counts an image separately, not by the length of its bytes', async () => {
    const image = (data: string): ChatRequest => ({
      ...request,
      messages: [
        { role: 'user', content: [{ type: 'image', source: { kind: 'base64', mediaType: 'image/png', data } }] },
      ],
    });
    const client = clientOf({ make: ollama, base: '' });
    expect(await client.countTokens(image('A'.repeat(40_000)))).toEqual(await client.countTokens(image('A'.repeat(4))));
  });

  test('fails when the vendor rejects the request', async () => {
    upstream.answerWith(() =>
      jsonAnswer({ type: 'error', error: { type: 'not_found_error', message: 'model: m' } }, 404),
    );
    const failure = await failureOf(clientOf(counting).countTokens(request));
    expect(failure.detail).toMatchObject({ kind: 'not-found', status: 404 });
    expect(upstream.received).toHaveLength(1);
  });

  test('is estimated immediately when the endpoint is not implemented', async () => {
    upstream.answerWith(() => jsonAnswer({ error: 'not implemented' }, 501));
    expect((await clientOf(counting).countTokens(request)).source).toBe('estimate');
    expect(upstream.received).toHaveLength(1);
  });

  test('is not estimated when part of the conversation is stored by the vendor', async () => {
    upstream.answerWith(({ path }) => notFound(path));
    const held: ChatRequest = {
      ...request,
      previousResponseId: 'resp_1',
      serverState: { protocol: 'openai-responses', field: 'previous_response_id' },
    };
    const [responses] = settings;
    for (const setting of [responses, counting]) {
      if (setting === undefined) throw new Error('no such setting');
      expect((await failureOf(clientOf(setting).countTokens(held))).detail.status ?? 400).toBeGreaterThanOrEqual(400);
    }
  });

  test('can be aborted', async () => {
    upstream.answer({ ends: 'unanswered' });
    const abort = new AbortController();
    const failing = failureOf(clientOf(counting).countTokens(request, { signal: abort.signal }));
    await upstream.arrived(1);
    abort.abort();
    expect((await failing).detail.kind).toBe('aborted');
  });

  test('is retried when the vendor is busy', async () => {
    const busy: JsonValue = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    upstream.answer(jsonAnswer(busy, 529, { 'retry-after-ms': '1' }), jsonAnswer({ input_tokens: 42 }));
    expect(await clientOf(counting).countTokens(request)).toEqual({ tokens: 42, source: 'vendor' });
  });
});
