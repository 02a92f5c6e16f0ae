import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type BareGateway } from '../support/conversation.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(async () => {
  await upstream.close();
});

/** `m` is a model of a vendor, `own` one of Ollama, `either` of both in this order, `replayed` one of recordings. */
function start(): BareGateway {
  return startTestGateway(
    testConfig({
      backends: [
        testBackend({ name: 'vendor', baseUrl: `${upstream.url}/v1` }),
        testBackend({ name: 'ollama', protocol: 'ollama', baseUrl: upstream.url }),
        testBackend({ name: 'recordings', protocol: 'replay', baseUrl: '' }),
      ],
      models: { m: 'vendor/m', own: 'ollama/own', either: ['vendor/m', 'ollama/own'], replayed: 'recordings/hello' },
    }),
  );
}

const ask = async (target: string, body: object, headers: Record<string, string> = {}) => {
  const reply = await start().ask({ client: 'ollama', target, body, headers });
  return { ...reply, answer: JSON.parse(reply.text) as unknown };
};

describe('a request that only loads a model', () => {
  test.each([
    ['/api/chat', { messages: [] }, 'load'],
    ['/api/chat', {}, 'load'],
    ['/api/chat', { messages: [], keep_alive: '5m' }, 'load'],
    ['/api/chat', { messages: [], keep_alive: 0 }, 'unload'],
    ['/api/generate', { prompt: '' }, 'load'],
    ['/api/generate', { keep_alive: -1 }, 'load'],
    ['/api/generate', { system: 'Be brief.', keep_alive: '0s' }, 'unload'],
  ])('is not sent to a vendor of another protocol: %s %j', async (target, body, reason) => {
    const { status, headers, answer, exchange, outcome } = await ask(target, { model: 'm', ...body });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    const output = target === '/api/chat' ? { message: { role: 'assistant', content: '' } } : { response: '' };
    expect(answer).toEqual({ model: 'm', created_at: expect.any(String), ...output, done: true, done_reason: reason });
    expect(upstream.received).toHaveLength(0);
    expect([outcome.status, exchange.backend, exchange.losses]).toEqual(['ok', null, []]);
    expect(exchange.notes).toHaveLength(1);
  });

  test('is not answered from recordings', async () => {
    expect((await ask('/api/chat', { model: 'replayed', messages: [] })).answer).toMatchObject({ done_reason: 'load' });
  });

  test.each(['own', 'either'])('is sent to the target that runs models itself: %s', async (model) => {
    const loaded = { model: 'own', created_at: '2026-01-01T00:00:00Z', message: { role: 'assistant', content: '' } };
    upstream.answer(jsonAnswer({ ...loaded, done: true, done_reason: 'load' }));
    const { answer } = await ask('/api/chat', { model, messages: [], stream: false }, { 'x-louter-mode': 'proxy' });
    expect(answer).toMatchObject({ model, done: true, done_reason: 'load' });
    expect(upstream.received).toMatchObject([{ path: '/api/chat', json: { model: 'own', messages: [] } }]);
  });

  test('is rejected for a model that matches no row', async () => {
    expect((await ask('/api/chat', { model: 'unknown' })).status).toBe(404);
  });
});
