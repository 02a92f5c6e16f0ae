import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { frontends } from '../../src/protocols/frontends.ts';
import { createApp } from '../../src/server/app.ts';
import { startServer } from '../../src/server/server.ts';
import { testParts } from '../support/server.ts';
import { jsonOfBytes, sendBytes, statusOfBytes } from '../support/wire.ts';

const app = () => createApp(testParts());
const listed = frontends.flatMap(({ routes, resources }) =>
  [...routes, ...resources].map(({ method, path }) => `${method} ${path}`),
);

describe('a path without a route', () => {
  test.each([
    '//',
    '/v1/messages/',
    '/v1/messages//',
    '//v1/messages',
    '/v1//messages',
    '/V1/Messages',
    '/v1/%6dessages',
    '/v1/messages%2f',
    '/v1/messages/%zz',
    '/%',
    '/v1/models/%zz',
    '/v1/models/%ff',
    '/v1/models/',
    '/v1/messages/batches',
    '/v1/complete',
    '/api/unknown',
    '/health/',
    '/../etc/passwd',
    '/v1/messages;x=1',
    '/[',
    '//[',
    '/\\',
  ])('%s is a 404 that lists the routes', async (path) => {
    const server = await startServer(testParts(), { host: '127.0.0.1', port: 0 });
    // Other clients tidy a path up before they send it.
    const text = await sendBytes(server.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await server.stop(0);
    expect(statusOfBytes(text)).toBe(404);
    expect(text).toContain(
      'The routes for agents are: POST /v1/messages, POST /v1/messages/count_tokens, POST /v1/chat',
    );
    for (const route of listed) expect(text).toContain(route);
    const [, traceId = 'none'] = /x-louter-trace-id: ([0-9a-f]{32})\r/.exec(text) ?? [];
    expect(jsonOfBytes(text)).toSatisfy((body) => JSON.stringify(body).includes(traceId));
  });

  test('explains a duplicated part of the base URL', async () => {
    const answer = await request(app()).post('/v1/v1/messages').send({});
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ type: 'error', error: { type: 'not_found_error' } });
    expect(answer.text).toContain('the route is /v1/messages');
  });

  test.each([
    ['/chat/completions', 'the route is /v1/chat/completions: add /v1 to the base URL of the client'],
    ['/messages', 'the route is /v1/messages: add /v1 to the base URL of the client'],
    ['/chat', 'the route is /api/chat: add /api to the base URL of the client'],
  ])('explains a missing part of the base URL: %s', async (path, hint) => {
    expect((await request(app()).post(path).send({})).text).toContain(hint);
  });

  test('lists only routes that agents use', async () => {
    const { text } = await request(app()).post('/v1/complete').send({});
    expect(text).not.toContain('add ');
    for (const own of ['/api/traces', '/metrics', '/ui']) expect(text).not.toContain(own);
  });

  test('gets the error format of the most similar routes', async () => {
    const shapeOf = async (path: string, headers: Record<string, string> = {}) => {
      const { text } = await request(app()).get(path).set(headers);
      if (text.startsWith('{"error":"')) return 'ollama';
      return text.startsWith('{"type":"error"') ? 'anthropic' : text.includes('"param":null') ? 'openai' : 'louter';
    };
    expect(await shapeOf('/v1/messages/batches')).toBe('anthropic');
    expect(await shapeOf('/v1/chat/completions/x')).toBe('openai');
    expect(await shapeOf('/v1/embeddings')).toBe('openai');
    expect(await shapeOf('/v1/files', { 'anthropic-version': '2023-06-01' })).toBe('anthropic');
    expect(await shapeOf('/api/pull')).toBe('ollama');
    expect(await shapeOf('/api/traces/some/thing')).toBe('louter');
    expect(await shapeOf('/nothing')).toBe('openai');
  });

  test('has OpenAI’s code for an unknown URL', async () => {
    const { body } = await request(app()).post('/v1/audio/speech').send({});
    expect(body).toMatchObject({ error: { code: 'unknown_url' } });
  });
});

describe('a URL', () => {
  test.each([
    { length: 8191, status: 200 },
    { length: 8192, status: 200 },
    { length: 8193, status: 414 },
  ])('of $length bytes is answered $status', async ({ length, status }) => {
    const start = '/health?x=';
    const answer = await request(app()).get(start + 'a'.repeat(length - start.length));
    expect(answer.status).toBe(status);
  });
});
