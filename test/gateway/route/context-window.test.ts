import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig, BackendProtocol } from '../../../src/config/config.ts';
import type { ModelFacts } from '../../../src/core/codec.ts';
import type { Protocol } from '../../../src/core/types.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import { chatReply } from '../../support/reply-chat.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../../support/upstream.ts';

let small: Upstream;
let large: Upstream;

const hello = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };

beforeEach(async () => {
  small = await startUpstream();
  large = await startUpstream();
  for (const upstream of [small, large])
    upstream.answerWith(({ json }) =>
      (json as { stream?: boolean }).stream
        ? sseAnswer(chatReply.stream(hello, 'm'))
        : jsonAnswer(chatReply.plain(hello, 'm')),
    );
});
afterEach(async () => {
  await small.close();
  await large.close();
});

const windows: Readonly<Record<string, ModelFacts>> = {
  '4k': { contextWindow: 4_000 },
  '8k': { contextWindow: 8_000 },
  '100k': { contextWindow: 100_000, maxOutput: 1_000 },
};

/** Two backends; the models of `models` have the context windows of their names. */
function start(models: Record<string, string | string[]>, one: Partial<BackendConfig> = {}): BareGateway {
  const backends = [
    testBackend({ name: 'small', baseUrl: `${small.url}/v1`, retries: 0, ...one }),
    testBackend({ name: 'large', baseUrl: `${large.url}/v1`, retries: 0 }),
  ];
  return startTestGateway(testConfig({ backends, models, facts: (model) => windows[model] ?? {} }));
}

const bodyOf = (length: number, more: object = {}): object => ({
  model: 'claude-x',
  max_tokens: 500,
  messages: [{ role: 'user', content: 'word '.repeat(length / 5) }],
  ...more,
});
const attemptsOf = ({ exchange }: ReceivedReply): string[] =>
  exchange.backend?.attempts.map(({ backend, model }) => `${backend}/${model}`) ?? [];
const reasonOf = ({ exchange }: ReceivedReply): string | null | undefined => exchange.backend?.attempts[0]?.reason;
const ask = (gateway: BareGateway, body: object): Promise<ReceivedReply> => gateway.ask({ client: 'anthropic', body });

describe('of several targets', () => {
  test('the first is asked whose context window holds the input and the output', async () => {
    const gateway = start({ '*': ['small/4k', 'small/8k', 'large/100k'] });
    expect(attemptsOf(await ask(gateway, bodyOf(1_000)))).toEqual(['small/4k']);
    const longer = await ask(gateway, bodyOf(60_000));
    expect(attemptsOf(longer)).toEqual(['large/100k']);
    expect(reasonOf(longer)).toMatch(
      /^the first whose context window holds the request: small\/4k has a context window of 4000 tokens for about \d{5} tokens and 500 of output; small\/8k has /,
    );
  });

  test('the output counts as far as the model can write it', async () => {
    const gateway = start({ '*': ['small/100k', 'large/unknown'] });
    expect(attemptsOf(await ask(gateway, bodyOf(1_000, { max_tokens: 200_000 })))).toEqual(['small/100k']);
    const other = start({ '*': ['small/8k', 'large/unknown'] });
    expect(attemptsOf(await ask(other, bodyOf(1_000, { max_tokens: 200_000 })))).toEqual(['large/unknown']);
  });

  test('one whose context window is not known counts as large enough', async () => {
    const gateway = start({ '*': ['small/unknown', 'large/100k'] });
    const reply = await ask(gateway, bodyOf(60_000));
    expect(attemptsOf(reply)).toEqual(['small/unknown']);
    expect(reasonOf(reply)).toBe('first choice');
  });

  test('the largest is asked when none holds the request', async () => {
    const reply = await ask(start({ '*': ['small/4k', 'large/8k'] }), bodyOf(60_000));
    expect(attemptsOf(reply)).toEqual(['large/8k']);
    expect(reasonOf(reply)).toMatch(/^no context window holds the request, so the largest is tried: large\/8k has /);
  });

  test('those that are too small are not asked when the others fail', async () => {
    large.answerWith(() => jsonAnswer({ error: { message: 'down' } }, 503));
    const reply = await ask(start({ '*': ['small/4k', 'large/100k'] }), bodyOf(60_000));
    expect(reply.status).toBe(503);
    expect(attemptsOf(reply)).toEqual(['large/100k']);
  });

  test('a context window counts that a backend listed before', async () => {
    small.answerWith(() => jsonAnswer({ data: [{ id: 'listed', max_model_len: 2_000 }] }));
    const gateway = start({ 'a-*': ['small/listed', 'large/100k'], '*': 'small/*' });
    await gateway.gateway.listModels();
    expect(attemptsOf(await ask(gateway, bodyOf(60_000, { model: 'a-b' })))).toEqual(['large/100k']);
  });
});

test('a target that cannot be sent the request is tried in its turn, and is no obstacle to the others', async () => {
  const backends = [
    testBackend({ name: 'small', baseUrl: `${small.url}/v1`, dialect: 'json', tools: 'prompt' }),
    testBackend({ name: 'large', protocol: 'openai-responses', baseUrl: `${large.url}/v1` }),
  ];
  large.answerWith(() => jsonAnswer({ error: { message: 'no' } }, 400));
  const bare = startTestGateway(
    testConfig({ backends, models: { '*': ['small/8k', 'large/100k'] }, facts: (model) => windows[model] ?? {} }),
  );
  const body = { model: 'm', input: 'hi', background: true };
  const reply = await bare.ask({ client: 'openai-responses', body });
  expect(attemptsOf(reply)).toEqual(['small/8k', 'large/100k']);
  expect(large.received).toHaveLength(1);
});

test('a single target that is too small is asked', async () => {
  const reply = await ask(start({ '*': 'small/4k' }), bodyOf(60_000));
  expect(attemptsOf(reply)).toEqual(['small/4k']);
  expect(reply.status).toBe(200);
});

const chatError = jsonAnswer(
  {
    error: {
      message: "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
      type: 'invalid_request_error',
      code: 'context_length_exceeded',
    },
  },
  400,
);

/** How each vendor says that a prompt is too long. Authored. */
const overflows: Record<Exclude<BackendProtocol, 'replay' | 'openai-completions'>, ScriptedAnswer> = {
  anthropic: jsonAnswer(
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 9000 tokens > 8192 maximum' },
    },
    400,
  ),
  'openai-chat': chatError,
  'openai-responses': chatError,
  gemini: jsonAnswer(
    {
      error: {
        code: 400,
        message: 'The input token count (9000) exceeds the maximum number of tokens allowed (8192).',
        status: 'INVALID_ARGUMENT',
      },
    },
    400,
  ),
  'gemini-interactions': jsonAnswer(
    {
      error: {
        code: 'invalid_request',
        message: 'The input token count (9000) exceeds the maximum number of tokens allowed (8192).',
      },
    },
    400,
  ),
  ollama: jsonAnswer({ error: 'the input length exceeds the context length' }, 400),
};

const clientBodies: Record<Protocol, object> = {
  anthropic: { model: 'x', max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] },
  'openai-chat': { model: 'x', messages: [{ role: 'user', content: 'hi' }] },
  'openai-responses': { model: 'x', input: 'hi' },
  gemini: { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] },
  ollama: { model: 'x', stream: false, messages: [{ role: 'user', content: 'hi' }] },
  'gemini-interactions': { model: 'x', input: 'hi' },
};

describe.each(Object.entries(overflows))('when %s answers that the prompt is too long', (protocol, overflow) => {
  const settings: Partial<BackendConfig> = {
    protocol: protocol as BackendProtocol,
    get baseUrl() {
      return protocol.startsWith('openai-') ? `${small.url}/v1` : small.url;
    },
  };
  const plan = (models: string[]): BareGateway => {
    small.answerWith(() => overflow);
    return start({ '*': models }, settings);
  };

  test.each(Object.entries(clientBodies))('a larger target answers a client of %s', async (client, body) => {
    const reply = await plan(['small/unknown', 'large/100k']).ask({
      client: client as Protocol,
      body,
      ...(client === 'gemini' && { target: '/v1beta/models/x:generateContent' }),
    });
    expect(reply.text).toContain('Hello there.');
    expect(attemptsOf(reply)).toEqual(['small/unknown', 'large/100k']);
    expect(reply.exchange.backend?.attempts[1]?.reason).toMatch(/^fallback after: /);
  });

  test('a streaming client gets the answer of the larger target alone', async () => {
    const reply = await ask(plan(['small/unknown', 'large/100k']), bodyOf(100, { stream: true }));
    expect(reply.text.match(/event: message_start/g)).toHaveLength(1);
    expect(reply.text).toContain('event: message_stop');
  });

  test('a target that is known to be smaller is not asked', async () => {
    const reply = await ask(plan(['small/8k', 'large/4k']), bodyOf(100));
    expect(reply.status).toBe(400);
    expect(attemptsOf(reply)).toEqual(['small/8k']);
    expect(reply.text).toMatch(/prompt is too long/);
  });
});

test('another error of a client is answered as it is', async () => {
  small.answerWith(() => jsonAnswer({ error: { message: 'unknown field' } }, 400));
  const reply = await ask(start({ '*': ['small/unknown', 'large/100k'] }), bodyOf(100));
  expect(reply.status).toBe(400);
  expect(attemptsOf(reply)).toEqual(['small/unknown']);
});

describe('an overflow that a stream reports', () => {
  const overflow = {
    code: 'context_length_exceeded',
    message: 'Your input exceeds the context window of this model.',
  };
  const streams: readonly (readonly [BackendProtocol, string])[] = [
    ['openai-chat', `data: ${JSON.stringify({ error: overflow })}\n\n`],
    [
      'openai-responses',
      `event: response.failed\ndata: ${JSON.stringify({
        type: 'response.failed',
        sequence_number: 0,
        response: { id: 'resp_1', object: 'response', status: 'failed', error: overflow, output: [], model: 'm' },
      })}\n\n`,
    ],
    [
      'anthropic',
      `event: error\ndata: ${JSON.stringify({
        type: 'error',
        error: { type: 'invalid_request_error', message: 'prompt is too long: 9000 tokens > 8192 maximum' },
      })}\n\n`,
    ],
  ];

  test.each(streams)('goes on to a larger target before anything was delivered: %s', async (protocol, body) => {
    const gateway = start(
      { '*': ['small/unknown', 'large/100k'] },
      { protocol, baseUrl: protocol === 'anthropic' ? small.url : `${small.url}/v1` },
    );
    small.answerWith(() => sseAnswer(body));
    const reply = await ask(gateway, bodyOf(100, { stream: true }));
    expect(reply.text.match(/event: message_start/g)).toHaveLength(1);
    expect(reply.text).toContain('event: message_stop');
    expect(attemptsOf(reply)).toEqual(['small/unknown', 'large/100k']);
  });
});
