import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../src/config/config.ts';
import { collectSteps } from '../../src/core/step.ts';
import { gemini } from '../../src/protocols/gemini/index.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { testBackend, testConfig } from '../support/config.ts';
import {
  startBareGateway,
  type ReceivedRequest,
  type BareGateway,
  type ReceivedReply,
} from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { geminiReply } from '../support/reply-gemini.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer } from '../support/upstream.ts';

const upstream = await startUpstream();
const other = await startUpstream();
afterAll(() => Promise.all([upstream.close(), other.close()]));

let bare: BareGateway;
beforeEach(() => {
  upstream.reset();
  other.reset();
});
afterEach(() => expect(bare.defects).toEqual([]));

function start(
  backend: Partial<BackendConfig> = {},
  models: Record<string, string | string[]> = { '*': 'one/gemini-m' },
): void {
  bare = startBareGateway(
    testConfig({
      backends: [
        testBackend({ name: 'one', protocol: 'gemini', baseUrl: upstream.url, retries: 0, ...backend }),
        testBackend({ name: 'two', protocol: 'anthropic', baseUrl: other.url, retries: 0 }),
      ],
      models,
    }),
  );
}

const reply: ScriptedReply = { text: 'Grüße aus 東京 😀.', usage: { input: 20, cached: 0, output: 4 } };
const texts = geminiReply.stream(reply, 'm').map((event) => event.slice('data: '.length).trim());
const array: ScriptedAnswer = { headers: { 'content-type': 'application/json' }, body: [`[${texts.join(',\n')}`, ']'] };
const body = '{ "contents" : [ {"role":"user","parts":[{"text":"hi"}]} ] }';
const ask = (target: string, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  bare.ask({ client: 'gemini', body, target: `/v1beta/models/${target}`, ...more });

describe('a baseline', () => {
  test.each([
    ['asked:generateContent', 'gemini-m:generateContent'],
    ['asked:streamGenerateContent?alt=sse', 'gemini-m:streamGenerateContent?alt=sse'],
    ['asked:streamGenerateContent', 'gemini-m:streamGenerateContent'],
    ['asked:countTokens', 'gemini-m:countTokens'],
    ['some/vendor/asked:generateContent', 'gemini-m:generateContent'],
    ['asked:generateContent?b=%20x&key=secret&a=1', 'gemini-m:generateContent?b=%20x&a=1'],
  ])('of %s replaces the model in the path and nothing else', async (target, sent) => {
    start();
    upstream.answer(jsonAnswer({}));
    const response = await ask(target);
    expect(response.exchange.mode).toBe('baseline');
    expect(upstream.received[0]).toMatchObject({ path: `/v1beta/models/${sent}`, text: body });
    expect(response.exchange.requestedModel).toBe(target.split(':')[0]);
  });

  test('passes an array through byte for byte', async () => {
    start();
    upstream.answer(array);
    const response = await ask('asked:streamGenerateContent');
    expect(response.text).toBe(`[${texts.join(',\n')}]`);
    expect(response.headers['content-type']).toBe('application/json');
  });

  test.each(['..%2F..%2Fadmin', '%2e%2e/%2e%2e/admin', 'm%3Fx=1%23', 'm%0d%0ax'])(
    'encodes the model %s as one path segment',
    async (model) => {
      start({}, { '*': 'one/*' });
      upstream.answerWith(() => jsonAnswer({}));
      const response = await ask(`${model}:generateContent`);
      const [received] = upstream.received;
      if (received) expect(received.path).toMatch(/^\/v1beta\/models\/[^?#]+:generateContent$/);
      else expect(response.status).toBe(400);
    },
  );

  test('is sent to the backend that a header names, with the model of the path', async () => {
    start({}, { other: 'two/x' });
    upstream.answer(jsonAnswer({}));
    await ask('vendor/any:generateContent', { headers: { 'x-louter-backend': 'one' } });
    expect(upstream.received[0]?.path).toBe('/v1beta/models/vendor/any:generateContent');
  });
});

describe('a client that streams an array', () => {
  const frames = (text: string) => collectSteps(readFrames('json-array'), [Buffer.from(text)]);
  const refused: ScriptedAnswer = jsonAnswer({ type: 'error', error: { type: 'api_error', message: 'broken' } }, 500);

  test('is answered by a vendor of another protocol', async () => {
    start({}, { '*': 'two/claude' });
    other.answer(sseAnswer(anthropicReply.stream(reply, 'claude')));
    const response = await ask('asked:streamGenerateContent');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(other.received[0]?.json).toMatchObject({ model: 'claude', stream: true });
    const printed = (JSON.parse(response.text) as { candidates: { content: { parts: { text?: string }[] } }[] }[])
      .flatMap(({ candidates }) => candidates[0]?.content.parts ?? [])
      .map(({ text }) => text)
      .join('');
    expect(printed).toBe(reply.text);
    expect(collectSteps(gemini.grammar, frames(response.text))).toEqual([]);
  });

  test('receives one array when the first attempt broke off before its content', async () => {
    start({}, { '*': ['two/claude', 'one/gemini-m'] });
    other.answer(sseAnswer(anthropicReply.stream(reply, 'claude').slice(0, 1)));
    upstream.answer(sseAnswer(geminiReply.stream(reply, 'm')));
    const response = await ask('asked:streamGenerateContent');
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toHaveLength(texts.length);
    expect(upstream.received[0]?.path).toBe('/v1beta/models/gemini-m:streamGenerateContent?alt=sse');
  });

  test('receives an early failure as a status, and a later one as the last element', async () => {
    start({}, { '*': 'two/claude' });
    other.answer(refused, sseAnswer(anthropicReply.stream(reply, 'claude').slice(0, -3), 'cut'));
    const before = await ask('asked:streamGenerateContent');
    expect([before.status, JSON.parse(before.text)]).toMatchObject([500, { error: { code: 500 } }]);
    const within = await ask('asked:streamGenerateContent');
    expect(within.status).toBe(200);
    const elements = JSON.parse(within.text) as { error?: object }[];
    expect(elements.length).toBeGreaterThan(1);
    expect(elements.at(-1)).toMatchObject({ error: { code: expect.any(Number), message: expect.any(String) } });
    expect(within.outcome.status).toBe('upstream-error');
    expect(within).toMatchObject({ ended: true, wasCut: false });
  });

  test('is cut after an error event, which Google’s SDKs overlook', async () => {
    start({}, { '*': 'two/claude' });
    other.answer(sseAnswer(anthropicReply.stream(reply, 'claude').slice(0, -3), 'cut'));
    const response = await ask('asked:streamGenerateContent?alt=sse');
    const events = collectSteps(readFrames('sse'), [Buffer.from(response.text)]);
    expect(JSON.parse(events.at(-1)?.data ?? '')).toMatchObject({
      error: {
        code: 502,
        message: expect.stringMatching(
          /^server error: backend two: .* closed the connection in the middle of its response/,
        ),
      },
    });
    expect(response).toMatchObject({ ended: false, wasCut: true });
  });

  test('is a client error without a model', async () => {
    start({}, { only: 'one/x' });
    const response = await ask('unknown:streamGenerateContent');
    expect([response.status, JSON.parse(response.text)]).toMatchObject([404, { error: { status: 'NOT_FOUND' } }]);
  });
});

describe('a count of tokens', () => {
  test('is requested from a vendor of another protocol with such an endpoint', async () => {
    start({}, { '*': 'two/claude' });
    other.answer(jsonAnswer({ input_tokens: 17 }));
    const response = await ask('asked:countTokens', { task: 'count-tokens' });
    expect(JSON.parse(response.text)).toEqual({ totalTokens: 17 });
    expect(other.received[0]).toMatchObject({ path: '/v1/messages/count_tokens', json: { model: 'claude' } });
  });

  test('is requested from Gemini for a client of another protocol', async () => {
    start();
    upstream.answer(jsonAnswer({ totalTokens: 19 }));
    const response = await bare.ask({
      client: 'anthropic',
      task: 'count-tokens',
      body: { model: 'claude-x', messages: [{ role: 'user', content: 'hi' }] },
    });
    expect(JSON.parse(response.text)).toEqual({ input_tokens: 19 });
    expect(upstream.received[0]?.path).toBe('/v1beta/models/gemini-m:countTokens');
  });
});

test('uses the model of the path even if the body names another', async () => {
  start({}, { '*': 'two/claude' });
  other.answer(jsonAnswer(anthropicReply.plain(reply, 'claude')));
  const response = await ask('asked:generateContent', { body: body.replace('{', '{"model":"models/other",') });
  expect(response.exchange.requestedModel).toBe('asked');
  expect(JSON.parse(response.text)).toMatchObject({ modelVersion: 'asked' });
});
