import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackendConfig, Limits } from '../../src/config/config.ts';
import { generousLimits, testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type ReceivedRequest, type BareGateway } from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';

const hello: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };
const chatPlain = (): ScriptedAnswer => jsonAnswer(chatReply.plain(hello, 'm'));
const chatStream = (): ScriptedAnswer => sseAnswer(chatReply.stream(hello, 'm'));
const anthropicPlain = (): ScriptedAnswer => jsonAnswer(anthropicReply.plain(hello, 'm'));
const refused = (status: number, headers: Record<string, string> = {}): ScriptedAnswer =>
  jsonAnswer({ error: { message: `status ${status}` } }, status, headers);

let upstream: Upstream;
let other: Upstream;

beforeEach(async () => {
  upstream = await startUpstream();
  other = await startUpstream();
});
afterEach(async () => {
  await upstream.close();
  await other.close();
});

interface Setting {
  backends?: Partial<BackendConfig>[];
  models?: Record<string, string | string[]>;
  limits?: Partial<Limits>;
}

function start({ backends = [{}], models = { '*': 'one/m' }, limits = {} }: Setting = {}): BareGateway {
  const names = ['one', 'two', 'three'];
  return startTestGateway(
    testConfig({
      backends: backends.map((settings, index) =>
        testBackend({
          name: names[index] ?? 'more',
          baseUrl: `${index === 0 ? upstream.url : other.url}${settings.protocol === 'anthropic' ? '' : '/v1'}`,
          ...settings,
          limits: { ...generousLimits, ...limits, ...settings.limits },
        }),
      ),
      models,
      limits,
    }),
  );
}

const anthropicBody = { model: 'claude-x', max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] };
const chatBody = { model: 'gpt-x', messages: [{ role: 'user', content: 'hi' }] };
const askAnthropic = (gateway: BareGateway, more: Partial<ReceivedRequest> = {}) =>
  gateway.ask({ client: 'anthropic', body: anthropicBody, ...more });

describe('retries', () => {
  test('a failure before any content is retried, and the trace lists each attempt', async () => {
    upstream.answer(refused(500), refused(429, { 'retry-after-ms': '1' }), chatPlain());
    const reply = await askAnthropic(start());
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('Hello there.');
    expect(reply.exchange.backend?.attempts).toMatchObject([
      { status: 500, cause: 'first', reason: 'first choice', error: 'status 500' },
      { status: 429, cause: 'retry', reason: 'retry 1 after: status 500' },
      { status: 200, error: null, reason: 'retry 2 after: status 429' },
    ]);
    expect(reply.outcome.status).toBe('ok');
  });

  test('a request is not retried more often than configured', async () => {
    upstream.answerWith(() => refused(503, { 'retry-after-ms': '1' }));
    const reply = await askAnthropic(start({ backends: [{ retries: 1 }] }));
    expect(reply.outcome.httpStatus).toBeGreaterThanOrEqual(500);
    expect(upstream.received).toHaveLength(2);
  });

  test.each([
    [400, {}],
    [401, {}],
    [404, {}],
    [500, { 'x-should-retry': 'false' }],
    [429, { 'retry-after': '120' }],
  ])('%i %o is not retried', async (status, headers) => {
    upstream.answer(refused(status, headers as Record<string, string>));
    const reply = await askAnthropic(start());
    expect(reply.status).toBe(status);
    expect(upstream.received).toHaveLength(1);
  });

  describe.each([401, 402, 403])('%i', (status) => {
    const body = {
      anthropic: anthropicBody,
      'openai-chat': chatBody,
      'openai-responses': { model: 'x', input: 'hi' },
    };

    test.each(
      (['anthropic', 'openai-chat', 'openai-responses'] as const).flatMap((client) =>
        (['auto', 'proxy'] as const).map((mode) => ({ client, mode })),
      ),
    )('asks a client of $client not to retry, in mode $mode', async ({ client, mode }) => {
      for (const protocol of ['anthropic', 'openai-chat', 'openai-responses'] as const) {
        upstream.answer(refused(status));
        const reply = await start({ backends: [{ protocol, mode }] }).ask({ client, body: body[client] });
        expect([reply.status, reply.headers['x-should-retry'], protocol]).toEqual([status, 'false', protocol]);
      }
    });
  });

  test('a vendor that asks to retry is passed on unchanged', async () => {
    upstream.answer(refused(403, { 'x-should-retry': 'true' }));
    const reply = await askAnthropic(start({ backends: [{ protocol: 'anthropic' }] }));
    expect([reply.exchange.mode, reply.headers['x-should-retry']]).toEqual(['baseline', 'true']);
  });

  test.each([400, 404, 429, 500, 529])('%i leaves it to the client', async (status) => {
    upstream.answerWith(() => refused(status, { 'retry-after': '120' }));
    for (const protocol of ['anthropic', 'openai-chat'] as const) {
      const reply = await askAnthropic(start({ backends: [{ protocol, retries: 0 }] }));
      expect(reply.headers).not.toHaveProperty('x-should-retry');
    }
  });

  test.each([
    [{ 'retry-after': '-5' }, '2'],
    [{ 'retry-after': 'May 1' }, '2'],
    [{ 'retry-after': 'soon', 'retry-after-ms': '-1' }, '2'],
    [{ 'retry-after': '90' }, '90'],
  ])('an invalid Retry-After is not forwarded: %o', async (headers, expected) => {
    upstream.answerWith(() => refused(429, headers as Record<string, string>));
    const gateway = start({ backends: [{ retries: 0 }] });
    const reply = await gateway.ask({
      client: 'openai-chat',
      body: chatBody,
      headers: { 'x-louter-mode': 'proxy' },
    });
    expect(reply.headers['retry-after']).toBe(expected);
    expect(reply.headers).not.toHaveProperty('retry-after-ms');
  });

  test('nothing is retried after content has reached the client', async () => {
    upstream.answer(sseAnswer(chatReply.stream(hello, 'm').slice(0, 3)), chatStream());
    const reply = await askAnthropic(start(), { body: { ...anthropicBody, stream: true } });
    expect(upstream.received).toHaveLength(1);
    expect(reply.text).toContain('event: error');
    expect(reply.outcome.status).toBe('upstream-error');
  });
});

describe('a row of several targets', () => {
  const row = { '*': ['one/m', 'two/n'] };

  test('the next one is tried when the first fails, with the request encoded in its own protocol', async () => {
    upstream.answerWith(() => refused(503));
    other.answer(anthropicPlain());
    const gateway = start({ backends: [{ retries: 0 }, { protocol: 'anthropic' }], models: row });
    const reply = await gateway.ask({ client: 'openai-chat', body: chatBody });
    expect(reply.status).toBe(200);
    expect(other.received[0]).toMatchObject({
      path: '/v1/messages',
      json: { model: 'n', max_tokens: expect.any(Number) },
    });
    expect(JSON.parse(reply.text)).toMatchObject({ model: 'gpt-x', object: 'chat.completion' });
    expect(reply.exchange.backend).toMatchObject({
      provider: 'two',
      attempts: [{ backend: 'one' }, { backend: 'two' }],
    });
  });

  test('the first one that supports the request is the first choice', async () => {
    other.answerWith(() => chatPlain());
    upstream.answerWith(() => chatPlain());
    const gateway = start({ backends: [{ capabilities: ['tools'] }, { capabilities: ['vision'] }], models: row });
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } };
    const withImage = { ...anthropicBody, messages: [{ role: 'user', content: [image] }] };
    const seen = await askAnthropic(gateway, { body: withImage });
    expect(seen.exchange.backend).toMatchObject({
      provider: 'two',
      attempts: [{ reason: 'the first that has vision: one/m has no vision' }],
    });
    expect((await askAnthropic(gateway)).exchange.backend).toMatchObject({ provider: 'one' });
    const tools = [{ name: 'look', input_schema: { type: 'object' } }];
    const both = await askAnthropic(gateway, { body: { ...withImage, tools } });
    expect(both.exchange.backend?.attempts).toMatchObject([
      { backend: 'one', reason: 'first choice: no target has all of tools, vision' },
    ]);
  });

  test('limits of the protocol count as well as those of the model', async () => {
    upstream.answerWith(anthropicPlain);
    other.answerWith(chatPlain);
    const gateway = start({ backends: [{ protocol: 'anthropic' }, {}], models: row });
    const sound = { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } };
    const reply = await gateway.ask({
      client: 'openai-chat',
      body: { ...chatBody, messages: [{ role: 'user', content: [sound] }] },
    });
    expect(reply.exchange.backend).toMatchObject({
      provider: 'two',
      attempts: [{ reason: 'the first that has audio: one/m has no audio' }],
    });
    expect(reply.exchange.losses).toEqual([]);
  });

  test('the next one is not tried when the request is invalid', async () => {
    upstream.answer(refused(400));
    const reply = await askAnthropic(start({ backends: [{}, {}], models: row }));
    expect(reply.status).toBe(400);
    expect(other.received).toHaveLength(0);
  });

  test('a paused target is skipped', async () => {
    upstream.answerWith(() => refused(500));
    other.answerWith(() => chatPlain());
    const gateway = start({ backends: [{ retries: 0 }, {}], models: row });
    for (let count = 0; count < 7; count++) expect((await askAnthropic(gateway)).status).toBe(200);
    expect(upstream.received).toHaveLength(5);
  });

  test('a single target is tried even when it is paused', async () => {
    upstream.answerWith(() => refused(500));
    const gateway = start({ backends: [{ retries: 0 }] });
    for (let count = 0; count < 7; count++) await askAnthropic(gateway);
    expect(upstream.received).toHaveLength(7);
  });
});

describe('timeouts and keep-alives', () => {
  test('a keep-alive is sent while the upstream is silent, and the answer follows', async () => {
    const events = chatReply.stream(hello, 'm');
    upstream.answer({
      headers: { 'content-type': 'text/event-stream' },
      body: [{ silence: 120 }, events[0] ?? '', { silence: 120 }, ...events.slice(1)],
    });
    const reply = await askAnthropic(start({ limits: { keepalive: 40 } }), {
      body: { ...anthropicBody, stream: true },
    });
    expect(reply.text.startsWith('event: ping')).toBe(true);
    expect(reply.text).toContain('message_stop');
    expect(reply.text.match(/message_start/g)).toHaveLength(2);
  });

  test('a failure after a keep-alive is an error in the stream', async () => {
    upstream.answer({ headers: { 'content-type': 'text/event-stream' }, body: [{ silence: 100 }], ends: 'cut' });
    const gateway = start({ backends: [{ retries: 0 }], limits: { keepalive: 30 } });
    const reply = await askAnthropic(gateway, { body: { ...anthropicBody, stream: true } });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('event: error');
  });

  test.each([
    ['before the first byte', { firstByteTimeout: 50 }, { ends: 'unanswered' } as ScriptedAnswer, 504],
    [
      'in the middle',
      { idleTimeout: 50 },
      { headers: { 'content-type': 'application/json' }, body: '{"id"', ends: 'silent' } as ScriptedAnswer,
      504,
    ],
    ['in all', { totalTimeout: 50 }, { ends: 'unanswered' } as ScriptedAnswer, 504],
  ])('%s is ended by its limit', async (_name, limits, answer, status) => {
    upstream.answer(answer);
    const reply = await askAnthropic(start({ backends: [{ retries: 0 }], limits }));
    expect(reply.status).toBe(status);
    expect(reply.exchange.error?.kind).toBe('timeout');
  });
});

describe('a client that disconnects', () => {
  test.each([
    ['before the first byte', { ends: 'unanswered' } as ScriptedAnswer],
    ['in mid-stream', sseAnswer(chatReply.stream(hello, 'm').slice(0, 4))],
  ])('%s aborts the upstream request', async (_name, answer) => {
    upstream.answer({ ...answer, ends: answer.ends ?? 'silent' });
    const leaving = new AbortController();
    const sent = askAnthropic(start(), {
      body: { ...anthropicBody, stream: true },
      signal: leaving.signal,
      onWrite: () => leaving.abort(),
    });
    const [request] = await upstream.arrived(1);
    if (answer.ends === 'unanswered') leaving.abort();
    const reply = await sent;
    expect(reply.outcome.status).toBe('aborted');
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe('a baseline', () => {
  const raw = '{ "model" : "claude-x",\n "max_tokens":5, "x_new": 1.0, "messages":[] }';

  test('changes only the model’s name in the request, and nothing in the response', async () => {
    const answer = '{"id":"msg_1",  "weird":  true}';
    upstream.answer({
      headers: {
        'content-type': 'application/json',
        'content-length': String(answer.length),
        'request-id': 'req_1',
        'x-other': 'o',
      },
      body: answer,
    });
    const reply = await askAnthropic(
      start({ backends: [{ protocol: 'anthropic' }], models: { 'claude-*': 'one/renamed' } }),
      {
        body: raw,
      },
    );
    expect(upstream.received[0]?.text).toBe(raw.replace('claude-x', 'renamed'));
    expect(reply.text).toBe(answer);
    expect(reply.headers).toMatchObject({ 'request-id': 'req_1', 'content-length': String(answer.length) });
    expect(reply.headers).not.toHaveProperty('x-other');
    expect(reply.exchange.mode).toBe('baseline');
  });

  test('passes errors through unchanged and does not retry', async () => {
    upstream.answer(refused(529, { 'retry-after': '3' }));
    const reply = await askAnthropic(start({ backends: [{ protocol: 'anthropic' }] }));
    expect(reply).toMatchObject({
      status: 529,
      headers: { 'retry-after': '3' },
      outcome: { status: 'upstream-error' },
    });
    expect(upstream.received).toHaveLength(1);
  });

  test('breaks off when the upstream breaks off', async () => {
    upstream.answer({ ...sseAnswer(anthropicReply.stream(hello, 'm').slice(0, 3)), ends: 'cut' });
    const reply = await askAnthropic(start({ backends: [{ protocol: 'anthropic' }] }));
    expect(reply).toMatchObject({ wasCut: true, ended: false });
    expect(reply.outcome.status).toBe('upstream-error');
  });

  test('answers in the client’s protocol when the upstream cannot be reached', async () => {
    const gateway = start({ backends: [{ protocol: 'anthropic', baseUrl: 'http://127.0.0.1:1' }] });
    const reply = await askAnthropic(gateway);
    expect(reply.status).toBe(502);
    expect(JSON.parse(reply.text)).toMatchObject({
      type: 'error',
      error: { message: expect.stringContaining('127.0.0.1:1 refuses connections') },
    });
  });

  test('is selected by a header, and rejected between different protocols', async () => {
    upstream.answerWith(() => anthropicPlain());
    const gateway = start({ backends: [{ protocol: 'anthropic' }] });
    const headers = { 'x-louter-mode': 'proxy' };
    expect((await askAnthropic(gateway, { headers })).exchange.mode).toBe('proxy');
    const crossed = await gateway.ask({
      client: 'openai-chat',
      body: chatBody,
      headers: { 'x-louter-mode': 'baseline' },
    });
    expect(crossed.status).toBe(400);
    expect(crossed.text).toContain('different protocols');
    const unknown = await askAnthropic(gateway, { headers: { 'x-louter-mode': 'fast' } });
    expect(unknown.text).toContain('expected \\"baseline\\" or \\"proxy\\"');
  });
});

describe('a request that is rejected without an upstream', () => {
  test.each([
    ['no model', { messages: [], max_tokens: 1 }, 400, 'model'],
    ['no object', '[]', 400, 'expected a JSON object'],
    ['no JSON', '{"model":"claude-x",', 400, 'not valid JSON'],
    ['a wrong role', { ...anthropicBody, messages: [{ role: 'robot', content: 'x' }] }, 400, 'messages.0.role'],
  ])('%s', async (_name, body, status, words) => {
    const reply = await askAnthropic(start(), { body });
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.text)).toMatchObject({ type: 'error', error: { message: expect.stringContaining(words) } });
    expect(reply.outcome.status).toBe('client-error');
    expect(upstream.received).toHaveLength(0);
  });

  test('a model that matches no row is a 404', async () => {
    const reply = await askAnthropic(start({ models: { other: 'one/m' } }));
    expect(reply.status).toBe(404);
    expect(reply.text).toContain('GET /v1/models');
  });
});

describe('counting tokens', () => {
  const task = 'count-tokens';
  const body = { model: 'claude-x', messages: [{ role: 'user', content: 'word '.repeat(2000) }] };

  test('uses the vendor’s own endpoint if there is one', async () => {
    upstream.answer(jsonAnswer({ input_tokens: 77 }), jsonAnswer({ input_tokens: 78 }));
    const gateway = start({ backends: [{ protocol: 'anthropic' }] });
    const passed = await askAnthropic(gateway, { body, task });
    expect(JSON.parse(passed.text)).toEqual({ input_tokens: 77 });
    const translated = await askAnthropic(gateway, { body, task, headers: { 'x-louter-mode': 'proxy' } });
    expect(JSON.parse(translated.text)).toEqual({ input_tokens: 78 });
    expect(upstream.received[1]).toMatchObject({ path: '/v1/messages/count_tokens' });
    expect(upstream.received[1]?.json).not.toHaveProperty('max_tokens');
  });

  test('passes the vendor’s errors on', async () => {
    upstream.answer(refused(401));
    const gateway = start({ backends: [{ protocol: 'anthropic' }] });
    const reply = await askAnthropic(gateway, { body, task, headers: { 'x-louter-mode': 'proxy' } });
    expect(reply.status).toBe(401);
  });

  const missing = { type: 'error', error: { type: 'not_found_error', message: 'model: claude-y' } };

  test.each([
    ['a path that is not there', jsonAnswer({ detail: 'Not Found' }, 404)],
    ['a path it names', jsonAnswer({ error: { message: 'Invalid URL (POST /v1/messages/count_tokens)' } }, 404)],
    ['a page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' }],
    ['a method that is not taken', jsonAnswer({ detail: 'Method Not Allowed' }, 405)],
    ['what is not done yet', jsonAnswer({ error: { message: 'the model server does not count' } }, 501)],
  ] satisfies [string, ScriptedAnswer][])('estimates when the vendor has no endpoint: %s', async (_name, answer) => {
    upstream.answer(answer);
    const gateway = start({ backends: [{ protocol: 'anthropic' }] });
    const reply = await askAnthropic(gateway, { body, task, headers: { 'x-louter-mode': 'proxy' } });
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ input_tokens: expect.toSatisfy((tokens: number) => tokens > 500) });
    expect(reply.exchange.notes).toMatchObject([{ made: 'an estimate' }]);
    expect(reply.exchange.backend?.attempts).toMatchObject([{ status: answer.status, error: expect.any(String) }]);
  });

  test.each([
    ['anthropic', missing],
    ['openai-responses', { error: { message: 'Nothing there.', type: 'x', param: null, code: 'model_not_found' } }],
    ['openai-responses', { error: { message: 'No such thing.', type: 'NotFoundError', param: 'model', code: 404 } }],
    ['gemini', { error: { code: 404, message: 'models/m is not found for countTokens', status: 'NOT_FOUND' } }],
  ] as const)('a model that is not there is no missing endpoint: %s', async (protocol, refusal) => {
    upstream.answer(jsonAnswer(refusal, 404));
    const reply = await askAnthropic(start({ backends: [{ protocol }] }), {
      body,
      task,
      headers: { 'x-louter-mode': 'proxy' },
    });
    expect(reply.status).toBe(404);
    expect(reply.outcome.status).toBe('upstream-error');
  });

  test.each([
    ['openai-responses', '/v1/responses/input_tokens'],
    ['gemini', '/v1/v1beta/models/m:countTokens'],
  ] as const)('servers of %s may lack the endpoint too, and are asked for it once', async (protocol, path) => {
    upstream.answerWith(({ path: sent }) => jsonAnswer({ error: { message: `Cannot POST ${sent}` } }, 404));
    const gateway = start({ backends: [{ protocol }] });
    const first = await askAnthropic(gateway, { body, task });
    const second = await askAnthropic(gateway, { body, task });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(second.exchange.notes).toEqual(first.exchange.notes);
    expect(upstream.received).toMatchObject([{ path }]);
  });

  describe.each([
    ['anthropic', '/v1/messages/count_tokens', body],
    ['openai-responses', '/v1/responses/input_tokens', { model: 'x', input: 'word '.repeat(2000) }],
    ['gemini', '/v1beta/models/x:countTokens', { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] }],
  ] as const)('of %s', (client, target, counted) => {
    const count = (backend: Partial<BackendConfig>, headers = {}) =>
      start({
        backends: [
          { protocol: client, baseUrl: upstream.url + (client === 'openai-responses' ? '/v1' : ''), ...backend },
        ],
      }).ask({
        client,
        task,
        target,
        body: counted,
        headers,
      });
    const isCount = (text: string): boolean =>
      /^\{(?:"object":"response\.input_tokens",)?"(?:input_tokens|totalTokens)":\d+\}$/.test(text);

    test.each([
      ['a path that is not there', jsonAnswer({ detail: 'Not Found' }, 404)],
      ['a page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>no form here</h1>' }],
      ['a method that is not taken', jsonAnswer({ detail: 'Method Not Allowed' }, 405)],
      ['what is not done yet', jsonAnswer({ error: { message: 'not done' } }, 501)],
      [
        'a path that LM Studio does not have',
        jsonAnswer({ error: `Unexpected endpoint or method. (POST ${target.replace('/x:', '/m:')})` }),
      ],
    ] satisfies [string, ScriptedAnswer][])('is estimated in all modes but baseline for %s', async (_name, answer) => {
      upstream.answerWith(() => answer);
      for (const mode of ['auto', 'proxy'] as const) {
        const reply = await count({ mode });
        expect([reply.status, isCount(reply.text)]).toEqual([200, true]);
        expect(reply.exchange.notes).toContainEqual({
          what: 'the backend has no endpoint that counts tokens',
          made: 'an estimate',
        });
      }
      expect(isCount((await count({ mode: 'baseline' })).text)).toBe(false);
    });

    test.each([401, 402, 403, 429, 500, 503])('is the vendor’s error for %i', async (status) => {
      upstream.answerWith(() => jsonAnswer({ error: { message: 'the words of the vendor' } }, status));
      for (const mode of ['auto', 'proxy'] as const) {
        const reply = await count({ mode });
        expect([reply.status, reply.outcome.status]).toEqual([status, 'upstream-error']);
        expect(reply.text).toContain('the words of the vendor');
      }
    });

    test('is the vendor’s error for a model that is not there', async () => {
      upstream.answerWith(() => jsonAnswer({ error: { message: 'x m: nothing', code: 'DeploymentNotFound' } }, 404));
      for (const mode of ['auto', 'proxy'] as const) expect((await count({ mode })).status).toBe(404);
    });

    test('is requested once where it is missing', async () => {
      upstream.answerWith(() => jsonAnswer({ detail: 'Not Found' }, 404));
      const gateway = start({
        backends: [{ protocol: client, baseUrl: upstream.url + (client === 'openai-responses' ? '/v1' : '') }],
      });
      const ask = () => gateway.ask({ client, task, target, body: counted });
      const [first, second] = [await ask(), await ask()];
      expect(second.text).toBe(first.text);
      expect(upstream.received).toHaveLength(1);
    });

    test('passes with all that the vendor says of it', async () => {
      const answer = { input_tokens: 7, totalTokens: 7, context_management: { original_input_tokens: 9 } };
      upstream.answerWith(() => jsonAnswer(answer));
      expect(JSON.parse((await count({})).text)).toEqual(answer);
    });
  });

  test.each([
    ['a break', { headers: { 'content-type': 'application/json' }, body: '{"input', ends: 'cut' }, 502],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 502],
    ['an answer without a count', jsonAnswer({}), 502],
  ] satisfies [string, ScriptedAnswer, number][])('is an upstream error for %s', async (_name, answer, status) => {
    upstream.answer(answer);
    const gateway = start({ backends: [{ protocol: 'anthropic' }] });
    const reply = await askAnthropic(gateway, { body, task, headers: { 'x-louter-mode': 'proxy' } });
    expect(reply.status).toBe(status);
    expect(reply.exchange.error?.kind).not.toBe('internal');
    expect(reply.outcome.status).toBe('upstream-error');
  });

  test('estimates otherwise, and learns from the vendors’ usage', async () => {
    const usage = { input: 2_007, cached: 0, output: 4 };
    upstream.answerWith(() => jsonAnswer(chatReply.plain({ ...hello, usage }, 'm')));
    const gateway = start();
    const count = async (): Promise<number> => {
      const reply = await askAnthropic(gateway, { body, task });
      return (JSON.parse(reply.text) as { input_tokens: number }).input_tokens;
    };
    const before = await count();
    for (let turn = 0; turn < 10; turn++) await askAnthropic(gateway, { body: { ...body, max_tokens: 9 } });
    expect(Math.abs((await count()) - 2_007)).toBeLessThan(Math.abs(before - 2_007));
    expect(upstream.received).toHaveLength(10);
  });
});

test('losses are counted in a header and located by paths of the client’s request', async () => {
  upstream.answer(chatPlain());
  const reply = await askAnthropic(start(), { body: { ...anthropicBody, top_k: 5 } });
  expect(reply.headers['x-louter-losses']).toBe('1');
  expect(reply.exchange.losses).toMatchObject([{ path: '/top_k' }]);
});

test('a stopping gateway finishes in-flight requests', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  upstream.answer({ ...chatStream(), body: [{ until: released }, ...chatReply.stream(hello, 'm')] });
  const gateway = start();
  const sent = askAnthropic(gateway, { body: { ...anthropicBody, stream: true } });
  await upstream.arrived(1);
  const stopped = gateway.gateway.stop(5_000);
  release();
  await stopped;
  expect((await sent).text).toContain('message_stop');
});

test('a stopping gateway cuts a client that does not read its answer', async () => {
  upstream.answer(sseAnswer(chatReply.stream(hello, 'm').filter((event) => !event.includes('[DONE]'))));
  const gateway = start();
  let read = (): void => {};
  let written = '';
  const isAtItsEnd = (): boolean => written.includes('message_delta');
  const reply = askAnthropic(gateway, {
    body: { ...anthropicBody, stream: true },
    onWrite: (text) => void (written += text),
    doesNotRead: () => (isAtItsEnd() ? new Promise<void>((resolve) => void (read = resolve)) : Promise.resolve()),
    onCut: () => read(),
  });
  await vi.waitUntil(isAtItsEnd, { timeout: 10_000 });
  await gateway.gateway.stop(20);
  expect((await reply).wasCut).toBe(true);
});

test('a stopping gateway ends what takes too long with an error', async () => {
  upstream.answer({ ends: 'unanswered' });
  const gateway = start();
  const sent = askAnthropic(gateway);
  await upstream.arrived(1);
  await gateway.gateway.stop(20);
  expect((await sent).text).toContain('the gateway is stopping');
});
