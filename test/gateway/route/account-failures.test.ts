import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../../src/config/config.ts';
import type { JsonValue } from '../../../src/core/json.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import { routeRow } from '../../support/route-rows.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import {
  jsonAnswer,
  startUpstream,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
  type Upstream,
} from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

const hello: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };

/** The answer of a vendor. */
const answerAs = (protocol: Protocol, request: ReceivedUpstreamRequest): ScriptedAnswer => {
  const { writer, asked, streams } = vendors[protocol];
  const { stream, model } = asked(request);
  return stream ? streams(writer.stream(hello, model)) : jsonAnswer(writer.plain(hello, model));
};

/** An error in the form of a vendor. */
const errorAs = (protocol: Protocol, status: number, message: string): JsonValue =>
  ({
    anthropic: { type: 'error', error: { type: 'authentication_error', message } },
    'openai-chat': { error: { message, type: 'invalid_request_error', param: null, code: null } },
    'openai-responses': { error: { message, type: 'invalid_request_error', param: null, code: null } },
    gemini: { error: { code: status, status: 'UNAUTHENTICATED', message } },
    ollama: { error: message },
    'gemini-interactions': { error: { code: 'authentication', message } },
  })[protocol];

const refused = (status: number, message = 'refused', headers: Record<string, string> = {}): ScriptedAnswer =>
  jsonAnswer({ error: { message, type: 'invalid_request_error', param: null, code: null } }, status, headers);

/** A request of a client, for one model; `turns` begin with what the user wrote, and answers alternate with it. */
function requestOf(client: Protocol, stream: boolean, turns: readonly string[] = ['hi']) {
  const messages = turns.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
  switch (client) {
    case 'anthropic':
      return { client, body: { model: 'm', max_tokens: 50, stream, messages } };
    case 'openai-responses':
      return { client, body: { model: 'm', stream, input: messages } };
    case 'gemini-interactions': {
      const input = messages.map(({ role, content }) => ({
        type: role === 'user' ? 'user_input' : 'model_output',
        content: [{ type: 'text', text: content }],
      }));
      return { client, body: { model: 'm', stream, input } };
    }
    case 'gemini':
      return {
        client,
        target: `/v1beta/models/m:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
        body: {
          contents: messages.map(({ role, content }) => ({
            role: role === 'user' ? 'user' : 'model',
            parts: [{ text: content }],
          })),
        },
      };
    default:
      return { client, body: { model: 'm', stream, messages } };
  }
}

let one: Upstream;
let two: Upstream;

beforeEach(async () => {
  one = await startUpstream();
  two = await startUpstream();
});
afterEach(async () => {
  await one.close();
  await two.close();
});

const sentences: string[] = [];

function start(
  settings: Partial<BackendConfig> = {},
  models: Record<string, string | string[]> = { '*': ['one/m', 'two/n'] },
): BareGateway {
  sentences.length = 0;
  const protocol = (settings.protocol ?? 'openai-chat') as Protocol;
  one.answerWith((request) => answerAs(protocol, request));
  two.answerWith((request) => answerAs('openai-chat', request));
  const config = testConfig({
    backends: [
      testBackend({ name: 'one', baseUrl: one.url + vendors[protocol].base, retries: 0, ...settings }),
      testBackend({ name: 'two', baseUrl: `${two.url}/v1`, retries: 0 }),
    ],
    models,
  });
  return startTestGateway(config, { reportPause: (sentence) => void sentences.push(sentence) });
}

const pool = (...keys: string[]): Pick<BackendConfig, 'auth'> => ({
  auth: { kind: 'key', key: keys[0] ?? '', pool: { keys, position: 0 } },
});
const keysAt = ({ received }: Upstream): (string | undefined)[] =>
  received.map(
    ({ headers }) =>
      headers.authorization?.replace('Bearer ', '') ??
      [headers['x-api-key'], headers['x-goog-api-key']].flat().find((each) => each !== undefined),
  );
const targetsOf = ({ exchange }: ReceivedReply): string[] =>
  exchange.backend?.attempts.map(({ backend }) => backend) ?? [];
const chat = (stream = false, turns?: readonly string[]) => requestOf('openai-chat', stream, turns);

describe.each([false, true])('a refused key (stream: %s)', (stream) => {
  test.each(protocols.flatMap((client) => protocols.map((backend) => ({ client, backend }))))(
    'of $backend leads a client of $client to the next target, and pauses the account',
    async ({ client, backend }) => {
      const gateway = start({ protocol: backend });
      one.answer(jsonAnswer(errorAs(backend, 401, 'the key is refused'), 401));
      const reply = await gateway.ask(requestOf(client, stream));
      expect(reply.text).toContain('Hello t');
      expect(targetsOf(reply)).toEqual(['one', 'two']);
      const sentence =
        'one/m refuses its API key (401); all its models get no requests for 60 s: check the key in the configuration';
      expect(reply.exchange.notes).toContainEqual({
        what: sentence,
        saw: 'the key is refused',
        made: 'the next target was tried',
      });
      expect(sentences).toEqual([`${sentence}; louter reload ends the pause`]);
      expect((await gateway.ask(requestOf(client, stream, ['another']))).text).toContain('Hello t');
      expect(one.received).toHaveLength(1);
      gateway.gateway.endAccountPauses();
      expect(targetsOf(await gateway.ask(requestOf(client, stream, ['a third'])))).toEqual(['one']);
    },
  );

  test.each([
    ['402', refused(402, 'Payment required')],
    ['403', refused(403)],
    ['404 for the model', refused(404, 'The model m does not exist')],
    ['400 without credit', refused(400, 'Your credit balance is too low to access the API')],
    ['403 without quota', refused(403, "You've reached your usage limit for this billing cycle")],
    ['429 after a subscription', refused(429, 'Your subscription has expired')],
    ['400 for a model of another plan', refused(400, 'This model is not available for your plan')],
    ['500 without credit', refused(500, 'insufficient balance (1008)')],
    ['200 with an error', jsonAnswer({ error: { message: 'Insufficient credits', code: 402 } })],
    [
      '200 with an error of MiniMax',
      jsonAnswer({ base_resp: { status_code: 1008, status_msg: 'insufficient balance' } }),
    ],
  ])('%s is followed by the next target', async (_name, answer) => {
    const gateway = start();
    one.answer(answer);
    const reply = await gateway.ask(chat(stream));
    expect([reply.status, targetsOf(reply)]).toEqual([200, ['one', 'two']]);
    expect(sentences).toHaveLength(1);
    await gateway.ask(chat(stream, ['another']));
    expect(one.received).toHaveLength(1);
  });

  test.each([
    ['400', refused(400, 'messages: expected a list')],
    ['404 for an earlier answer', refused(404, 'No such response')],
    ['403 by a filter', refused(403, 'Your input was flagged for: violence')],
    ['409', refused(409)],
    ['413', refused(413)],
    ['422', refused(422)],
  ])('%s about the request is the answer', async (_name, answer) => {
    const gateway = start();
    one.answer(answer);
    const reply = await gateway.ask(chat(stream));
    expect([reply.status, targetsOf(reply)]).toEqual([answer.status, ['one']]);
    expect(sentences).toEqual([]);
  });

  test('a request that is too dear pauses nothing', async () => {
    const gateway = start();
    one.answer(refused(402, 'You requested up to 65536 tokens, but can only afford 1840'));
    expect(targetsOf(await gateway.ask(chat(stream)))).toEqual(['one', 'two']);
    expect(targetsOf(await gateway.ask(chat(stream, ['another'])))).toEqual(['one']);
    expect(sentences).toEqual([]);
  });
});

test('an error in the first event of a stream is followed by the next target', async () => {
  const gateway = start();
  one.answer(vendors['openai-chat'].streams(['data: {"error":{"message":"Insufficient Balance","code":402}}\n\n']));
  const reply = await gateway.ask(chat(true));
  expect(targetsOf(reply)).toEqual(['one', 'two']);
  expect(reply.text).toContain('Hello t');
  expect(sentences[0]).toContain(
    'one/m has no credit left (402); all its models get no requests for 5 min: add credit',
  );
});

/** How each vendor reports an empty account where it has answered 200 already: in a plain body, and as the first event. */
const inside: Record<Protocol, { plain: JsonValue; event: string }> = {
  anthropic: {
    plain: { type: 'error', error: { type: 'billing_error', message: 'no credit' } },
    event: 'event: error\ndata: {"type":"error","error":{"type":"billing_error","message":"no credit"}}\n\n',
  },
  'openai-chat': {
    plain: { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
    event: 'data: {"error":{"message":"Insufficient credits","code":402}}\n\n',
  },
  'openai-responses': {
    plain: {
      id: 'r',
      object: 'response',
      status: 'failed',
      output: [],
      error: { code: 'insufficient_quota', message: 'no credit' },
    },
    event:
      'event: response.failed\ndata: {"type":"response.failed","response":{"id":"r","object":"response","status":"failed","output":[],"error":{"code":"insufficient_quota","message":"no credit"}}}\n\n',
  },
  gemini: {
    plain: { error: { code: 402, status: 'FAILED_PRECONDITION', message: 'Your prepayment credits are depleted.' } },
    event:
      'data: {"error":{"code":429,"message":"Your prepayment credits are depleted.","status":"RESOURCE_EXHAUSTED"}}\r\n\r\n',
  },
  ollama: { plain: { error: 'insufficient balance' }, event: '{"error":"insufficient balance"}\n' },
  'gemini-interactions': {
    plain: { error: { code: 'payment_required', message: 'Your prepayment credits are depleted.' } },
    event:
      'event: error\ndata: {"event_type":"error","error":{"code":"payment_required","message":"Your prepayment credits are depleted."}}\n\n',
  },
};

describe.each(protocols)('an error of %s within status 200', (protocol) => {
  test.each([false, true])('is followed by the next target and a pause (stream: %s)', async (stream) => {
    const gateway = start({ protocol });
    const { plain, event } = inside[protocol];
    one.answer(stream ? vendors[protocol].streams([event]) : jsonAnswer(plain));
    const reply = await gateway.ask(chat(stream));
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(reply.text).toContain('Hello t');
    expect(sentences[0]).toContain('one/m has no credit left');
    expect(targetsOf(await gateway.ask(chat(stream, ['another'])))).toEqual(['one', 'two']);
    expect(one.received).toHaveLength(1);
  });
});

test('another model of a refused account is not tried', async () => {
  const gateway = start({}, { '*': ['one/m', 'one/other', 'two/n'], same: ['one/m', 'one/other'] });
  one.answerWith(() => refused(401));
  await gateway.ask(chat());
  gateway.gateway.endAccountPauses();
  const reply = await gateway.ask({ ...chat(), body: { ...chat().body, model: 'same' } });
  expect([reply.status, targetsOf(reply)]).toEqual([401, ['one']]);
  expect(one.received).toHaveLength(2);
});

test('a target that asks to wait is paused for that time, for this model', async () => {
  const gateway = start({}, { '*': ['one/m', 'two/n'], other: ['one/other', 'two/n'] });
  one.answer(refused(429, 'slow down', { 'retry-after': '30' }));
  expect(targetsOf(await gateway.ask(chat()))).toEqual(['one', 'two']);
  const paused = await gateway.ask(chat(false, ['another']));
  expect(paused.exchange.backend?.attempts[0]?.error).toMatch(
    /^one\/m is paused for (?:30|29) s, as it asks to send requests more slowly: raise/,
  );
  const other = { ...chat(), body: { ...chat().body, model: 'other' } };
  expect(targetsOf(await gateway.ask(other))).toEqual(['one']);
});

test('a target that asks to wait, and not how long, is paused shortly while another one is left', async () => {
  const gateway = start({}, { '*': ['one/m', 'two/n'], alone: 'one/m' });
  one.answer(refused(429, 'slow down'));
  const reply = await gateway.ask(chat());
  expect(reply.exchange.notes.map(({ what }) => what)).toContain(
    "one/m asks to send requests more slowly (429); it gets no requests for 2 s: raise the account's rate limit at the vendor, or add another key to api_keys",
  );
  const paused = await gateway.ask(chat(false, ['another']));
  expect(paused.exchange.backend?.attempts[0]?.error).toContain('one/m is paused for 2 s');
  // Where nothing else could answer, it is asked nevertheless.
  expect(targetsOf(await gateway.ask({ ...chat(), body: { ...chat().body, model: 'alone' } }))).toEqual(['one']);
  expect(sentences).toEqual([]);
});

test('when all accounts are paused, the first is tried, and its answer ends its pause', async () => {
  const gateway = start();
  one.answer(refused(401, 'no key'));
  two.answer(refused(402, 'no credit'));
  const reply = await gateway.ask(chat());
  expect([reply.status, reply.headers['x-should-retry'], targetsOf(reply)]).toEqual([402, 'false', ['one', 'two']]);
  expect(reply.text).toContain('no credit');
  expect(targetsOf(await gateway.ask(chat(false, ['another'])))).toEqual(['one']);
  expect(targetsOf(await gateway.ask(chat(false, ['a third'])))).toEqual(['one']);
});

test('the failure of a target is the answer when only a paused one is left', async () => {
  const gateway = start({}, { '*': ['two/n', 'one/m'], first: ['one/m', 'two/n'] });
  one.answer(refused(401, 'no key'));
  await gateway.ask({ ...chat(), body: { ...chat().body, model: 'first' } });
  two.answer(refused(503, 'overloaded'));
  const reply = await gateway.ask(chat(false, ['another']));
  expect([reply.status, targetsOf(reply)]).toEqual([503, ['two']]);
});

test('with a single target nothing is paused, and the client gets the error', async () => {
  const gateway = start({}, { '*': 'one/m' });
  one.answerWith(() => refused(401, 'no key'));
  for (const _ of [1, 2]) expect((await gateway.ask(chat())).status).toBe(401);
  expect(one.received).toHaveLength(2);
  expect(sentences).toEqual([]);
});

test('the wrong key of one caller pauses nothing for others', async () => {
  const gateway = start({ auth: { kind: 'client' } });
  one.answer(refused(401, 'no key'));
  const from = (key: string) => ({ ...chat(false, [key]), headers: { authorization: `Bearer ${key}` } });
  expect(targetsOf(await gateway.ask(from('wrong')))).toEqual(['one', 'two']);
  expect(targetsOf(await gateway.ask(from('right')))).toEqual(['one']);
  await gateway.ask({ ...from('wrong'), body: chat(false, ['again']).body });
  expect(keysAt(one)).toEqual(['wrong', 'right']);
});

describe('a list of [models]', () => {
  test.each([false, true])('keeps a conversation at the target that answered it last (stream: %s)', async (stream) => {
    const gateway = start();
    one.answer(refused(503));
    expect(targetsOf(await gateway.ask(chat(stream)))).toEqual(['one', 'two']);
    const next = await gateway.ask(chat(stream, ['hi', 'Hello there.', 'go on']));
    expect(next.exchange.backend?.attempts).toMatchObject([
      { backend: 'two', reason: 'answered this conversation last' },
    ]);
    expect(targetsOf(await gateway.ask(chat(stream, ['something else'])))).toEqual(['one']);
  });
});

// ---------------------------------------------------------------- pools

const [keyA, keyB, keyC] = ['sk-first-key-aaaa', 'sk-second-key-bbbb', 'sk-third-key-cccc'];

describe.each([false, true])('api_keys (stream: %s)', (stream) => {
  test.each(protocols.flatMap((client) => protocols.map((backend) => ({ client, backend }))))(
    'of $backend are taken in turn, and one stays with its conversation, for a client of $client',
    async ({ client, backend }) => {
      const gateway = start({ protocol: backend, ...pool(keyA, keyB) }, { '*': 'one/m' });
      const ask = async (...turns: string[]): Promise<void> =>
        expect((await gateway.ask(requestOf(client, stream, turns))).text).toContain('Hello t');
      await ask('one');
      await ask('two');
      await ask('three');
      await ask('two', 'Hello there.', 'go on');
      await ask('one', 'Hello there.', 'go on');
      await ask('two', 'Hello there.', 'go on', 'Hello there.', 'and on');
      expect(keysAt(one)).toEqual([keyA, keyB, keyA, keyB, keyA, keyB]);
    },
  );

  test.each([
    ['refused', refused(401)],
    ['out of credit', refused(402)],
    ['out of quota', refused(429, 'You have reached your API usage limits.')],
    ['asked to wait', refused(429, 'slow down', { 'retry-after': '30' })],
  ])('a key that is %s is passed over, before the next target', async (_name, answer) => {
    const gateway = start(pool(keyA, keyB));
    one.answer(answer);
    const reply = await gateway.ask(chat(stream));
    expect(reply.text).toContain('Hello t');
    expect(reply.exchange.backend?.attempts.map(({ reason }) => reason)).toEqual([
      'first choice; key 1 of 2, …aaaa',
      expect.stringMatching(/^fallback after: .*; key 2 of 2, …bbbb$/),
    ]);
    expect(sentences[0]).toMatch(/^one\/m \(key 1 of 2, …aaaa\) /);
    await gateway.ask(chat(stream, ['another']));
    await gateway.ask(chat(stream, ['a third']));
    await gateway.ask(chat(stream, ['hi', 'Hello there.', 'go on']));
    expect(keysAt(one)).toEqual([keyA, keyB, keyB, keyB, keyB]);
    expect(two.received).toHaveLength(0);
  });

  test('all keys are tried before the next target', async () => {
    const gateway = start(pool(keyA, keyB, keyC));
    one.answer(refused(401), refused(402), refused(429));
    const reply = await gateway.ask(chat(stream));
    expect(targetsOf(reply)).toEqual(['one', 'one', 'one', 'two']);
    expect(keysAt(one)).toEqual([keyA, keyB, keyC]);
  });

  test('the last key of the last target gives its error', async () => {
    const gateway = start(pool(keyA, keyB), { '*': 'one/m' });
    one.answer(refused(402, 'no credit'), refused(403, 'no rights'));
    const reply = await gateway.ask(chat(stream));
    expect([reply.status, reply.headers['x-should-retry']]).toEqual([403, 'false']);
    expect(reply.text).toContain('no rights');
  });

  test.each(protocols)('a request that passes unchanged goes to the next key, for %s', async (protocol) => {
    const gateway = start({ protocol, mode: 'baseline', ...pool(keyA, keyB) }, { '*': 'one/m' });
    one.answer(jsonAnswer(errorAs(protocol, 401, 'no key'), 401));
    const reply = await gateway.ask(requestOf(protocol, stream));
    expect([reply.status, reply.exchange.mode]).toEqual([200, 'baseline']);
    expect(reply.text).toContain('Hello t');
    expect(reply.exchange.backend?.attempts).toMatchObject([
      { status: 401, error: 'no key', reason: 'baseline; key 1 of 2, …aaaa' },
      { status: 200, error: null, cause: 'next-key', reason: 'fallback after: no key; key 2 of 2, …bbbb' },
    ]);
    await gateway.ask(requestOf(protocol, stream, ['hi', 'Hello there.', 'go on']));
    await gateway.ask(requestOf(protocol, stream, ['another']));
    expect(keysAt(one)).toEqual([keyA, keyB, keyB, keyB]);
  });
});

test('a server that does not answer is not tried with every key', async () => {
  const gateway = start({ ...pool(keyA, keyB, keyC), baseUrl: 'http://127.0.0.1:1/v1' });
  expect(targetsOf(await gateway.ask(chat()))).toEqual(['one', 'two']);
});

test('tokens are counted with a key that is not paused', async () => {
  const gateway = start({ protocol: 'anthropic', ...pool(keyA, keyB) }, { '*': 'one/m' });
  one.answer(refused(401));
  await gateway.ask(requestOf('openai-chat', false));
  one.answer(jsonAnswer({ input_tokens: 7 }));
  const count = await gateway.ask({
    ...requestOf('gemini', false),
    task: 'count-tokens',
    target: '/v1beta/models/m:countTokens',
  });
  expect(count.status).toBe(200);
  expect(keysAt(one)).toEqual([keyA, keyB, keyB]);
});

test('tokens are counted with the next key where one is refused', async () => {
  const gateway = start({ protocol: 'anthropic', ...pool(keyA, keyB) }, { '*': 'one/m' });
  const count = () => ({
    ...requestOf('gemini', false),
    task: 'count-tokens' as const,
    target: '/v1beta/models/m:countTokens',
  });
  one.answer(refused(401), jsonAnswer({ input_tokens: 7 }), refused(403));
  expect((await gateway.ask(count())).status).toBe(200);
  expect((await gateway.ask(count())).status).toBe(403);
  expect(keysAt(one)).toEqual([keyA, keyB, keyB]);
});

test('no key is in the answer, the trace or the log', async () => {
  const gateway = start(pool(keyA, keyB), { '*': 'one/m' });
  one.answer(refused(401, `wrong key ${keyA}`), refused(401, `wrong keys ${keyA} and ${keyB}`));
  const reply = await gateway.ask(chat());
  const { request: _, ...backend } = reply.exchange.backend ?? {};
  const shown = JSON.stringify([reply.text, reply.headers, reply.exchange.notes, reply.exchange.error, sentences]);
  expect(
    shown + JSON.stringify(reply.exchange.backend?.attempts.map(({ error, reason }) => [error, reason])),
  ).not.toMatch(/sk-(?:first|second)/);
  expect(backend).toBeDefined();
});

test('models are listed with the next key where one is refused', async () => {
  const gateway = start(pool(keyA, keyB), { '*': 'one/*' });
  one.answer(refused(401), jsonAnswer({ object: 'list', data: [{ id: 'm', object: 'model' }] }));
  expect(await gateway.gateway.listModels()).toMatchObject([{ id: 'm' }]);
  expect(keysAt(one)).toEqual([keyA, keyB]);
});

test('vectors are made with the next key where one is refused', async () => {
  const gateway = start(pool(keyA, keyB));
  one.answer(refused(402, 'no credit'), jsonAnswer({ object: 'list', data: [] }));
  const reply = await gateway.ask({
    client: 'openai-chat',
    target: '/v1/embeddings',
    body: { model: 'm', input: 'hi' },
  });
  expect([reply.status, keysAt(one)]).toEqual([200, [keyA, keyB]]);
  expect(reply.exchange.notes.map(({ what }) => what).join()).toContain('has no credit left (402)');
});

test('an answer that breaks for want of credit is continued elsewhere, with one note of that', async () => {
  start();
  const gateway = startTestGateway(
    testConfig({
      backends: [
        testBackend({ name: 'one', baseUrl: `${one.url}/v1`, retries: 0 }),
        testBackend({ name: 'two', baseUrl: `${two.url}/v1`, retries: 0 }),
      ],
      models: { '*': 'one/m' },
      routes: [routeRow(['one/m', 'two/n'], {}, { continues: true })],
    }),
  );
  const { stream } = vendors['openai-chat'].writer;
  const pieces = stream({ ...hello, text: 'Hello there, this is a text of some length.' }, 'm').slice(0, 3);
  const broken = 'data: {"error":{"message":"Insufficient Balance","code":402}}\n\n';
  one.answer(vendors['openai-chat'].streams([...pieces, broken]));
  const reply = await gateway.ask(chat(true));
  expect(targetsOf(reply)).toEqual(['one', 'two']);
  expect(reply.exchange.notes.filter(({ what }) => what.includes('has no credit left'))).toHaveLength(1);
});
