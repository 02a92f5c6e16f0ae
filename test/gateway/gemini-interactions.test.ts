import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Protocol } from '../../src/core/types.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { bundledFixtures, readFixture } from '../../src/replay/fixtures.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway } from '../support/conversation.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';

/** Clients of every protocol in front of Google's Interactions API. */

const vendor = await startUpstream();
afterAll(() => vendor.close());
beforeEach(() => vendor.reset());

const bytesOf = (situation: string): string =>
  Buffer.concat(
    readFixture(join(bundledFixtures, 'gemini-interactions', situation)).response.chunks.map(({ bytes }) => bytes),
  ).toString();

const schema = { type: 'object', properties: { city: { type: 'string' } } };
const question = 'What is the weather in Oslo?';
const bodies: Record<Protocol, (stream: boolean) => JsonObject> = {
  anthropic: (stream) => ({
    model: 'm',
    max_tokens: 500,
    stream,
    tools: [{ name: 'get_weather', input_schema: schema }],
    messages: [{ role: 'user', content: question }],
  }),
  'openai-chat': (stream) => ({
    model: 'm',
    stream,
    tools: [{ type: 'function', function: { name: 'get_weather', parameters: schema } }],
    messages: [{ role: 'user', content: question }],
  }),
  'openai-responses': (stream) => ({
    model: 'm',
    stream,
    tools: [{ type: 'function', name: 'get_weather', parameters: schema, strict: null }],
    input: question,
  }),
  gemini: () => ({
    tools: [{ functionDeclarations: [{ name: 'get_weather', parameters: { type: 'OBJECT' } }] }],
    contents: [{ role: 'user', parts: [{ text: question }] }],
  }),
  ollama: (stream) => ({
    model: 'm',
    stream,
    tools: [{ type: 'function', function: { name: 'get_weather', parameters: schema } }],
    messages: [{ role: 'user', content: question }],
  }),
  'gemini-interactions': (stream) => ({
    model: 'm',
    stream,
    store: false,
    tools: [{ type: 'function', name: 'get_weather', parameters: schema }],
    input: [{ type: 'user_input', content: [{ type: 'text', text: question }] }],
  }),
};

const clients = Object.keys(bodies) as Protocol[];

function start() {
  const backend = testBackend({
    name: 'b',
    protocol: 'gemini-interactions',
    baseUrl: vendor.url,
    auth: { kind: 'key', key: 'key-of-google' },
    retries: 0,
  });
  return startTestGateway(testConfig({ backends: [backend], models: { '*': 'b/gemini-3.5-flash' } }));
}

test.each(clients.flatMap((client) => [false, true].map((stream) => [client, stream] as const)))(
  'a client of %s gets text and calls (stream: %s)',
  async (client, stream) => {
    for (const [situation, expected] of [
      ['text', 'Hello'],
      ['tool-call', 'get_weather'],
    ] as const) {
      vendor.answer(
        stream
          ? { headers: { 'content-type': 'text/event-stream' }, body: bytesOf(`${situation}-stream`) }
          : { headers: { 'content-type': 'application/json' }, body: bytesOf(situation) },
      );
      const reply = await start().ask({
        client,
        body: bodies[client](stream),
        // Clients of Gemini ask for a stream by its path.
        ...(stream && client === 'gemini' && { target: '/v1beta/models/m:streamGenerateContent?alt=sse' }),
      });
      expect(reply.status).toBe(200);
      const { text } = reply;
      for (const piece of expected.split(' ')) expect(text).toContain(piece);
    }
    const [request] = vendor.received;
    expect(request).toMatchObject({
      path: '/v1beta/interactions',
      headers: { 'x-goog-api-key': 'key-of-google' },
      json: {
        model: 'gemini-3.5-flash',
        input: [{ type: 'user_input', content: [{ type: 'text', text: question }] }],
        tools: [{ type: 'function', name: 'get_weather' }],
        store: false,
      },
    });
  },
);

test.each(clients)('a client of %s gets an error of its own kind', async (client) => {
  vendor.answer(jsonAnswer({ error: { code: 'rate_limit_exceeded', message: 'slow down' } }, 429));
  const reply = await start().ask({ client, body: bodies[client](false) });
  expect([reply.status, reply.text.includes('slow down')]).toEqual([429, true]);
});

test.each([
  ['baseline', 'models/gemini-3.5-flash'],
  ['proxy', 'gemini-3.5-flash'],
] as const)('a model named with its collection is the same model (%s)', async (mode, sent) => {
  const backend = testBackend({ name: 'b', protocol: 'gemini-interactions', baseUrl: vendor.url, mode, retries: 0 });
  const gateway = startTestGateway(testConfig({ backends: [backend], models: { 'gemini-*': 'b/*' } }));
  vendor.answer(jsonAnswer(JSON.parse(bytesOf('text')) as JsonObject));
  const body = { model: 'models/gemini-3.5-flash', input: question, store: false };
  const reply = await gateway.ask({ client: 'gemini-interactions', body });
  expect([reply.status, reply.exchange.requestedModel]).toEqual([200, 'gemini-3.5-flash']);
  expect(vendor.received[0]?.json).toMatchObject({ model: sent });
});

test.each(['baseline', 'proxy'] as const)('an agent has the name of its row in [models] (%s)', async (mode) => {
  const backend = testBackend({ name: 'b', protocol: 'gemini-interactions', baseUrl: vendor.url, mode, retries: 0 });
  const gateway = startTestGateway(testConfig({ backends: [backend], models: { mine: 'b/deep-research' } }));
  vendor.answer(jsonAnswer(JSON.parse(bytesOf('text')) as JsonObject));
  const reply = await gateway.ask({ client: 'gemini-interactions', body: { agent: 'mine', input: 'model' } });
  expect([reply.status, reply.exchange.requestedModel]).toEqual([200, 'mine']);
  expect(vendor.received[0]?.json).toEqual({ agent: 'deep-research', input: 'model' });
});
