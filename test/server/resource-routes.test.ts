import request from 'supertest';
import { describe, expect, test } from 'vitest';
import type { ListedModel } from '../../src/core/frontend.ts';
import { createApp } from '../../src/server/app.ts';
import { testBackend } from '../support/config.ts';
import { stubGateway, testParts } from '../support/server.ts';

const models: ListedModel[] = [
  { id: 'one', backend: 'local', createdAt: 1_700_000_000, displayName: 'The First' },
  { id: 'vendor/two', backend: 'far' },
  { id: 'three', backend: 'local' },
];
const app = () =>
  createApp(
    testParts(
      {
        backends: [testBackend({ name: 'local', protocol: 'ollama', capabilities: ['tools', 'reasoning'] })],
        models: [{ pattern: 'one', targets: [{ backend: 'local', model: 'one-at-vendor' }] }],
        modelFacts: (model) => (model === 'one-at-vendor' ? { contextWindow: 1000, maxOutput: 100 } : {}),
      },
      { gateway: stubGateway(undefined, models) },
    ),
  );
const asAnthropic = (path: string) => request(app()).get(path).set('anthropic-version', '2023-06-01');

describe('the list of models', () => {
  test('has OpenAI’s shape', async () => {
    const { status, body } = await request(app()).get('/v1/models?limit=1');
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'list',
      data: [
        { id: 'one', object: 'model', created: 1_700_000_000, owned_by: 'local' },
        { id: 'vendor/two', object: 'model', created: 0, owned_by: 'far' },
        { id: 'three', object: 'model', created: 0, owned_by: 'local' },
      ],
    });
  });

  test('has Anthropic’s shape for its clients', async () => {
    const { status, body } = await asAnthropic('/v1/models?limit=2');
    expect(status).toBe(200);
    expect(body).toMatchObject({ has_more: true, first_id: 'one', last_id: 'vendor/two' });
    expect(body).toHaveProperty('data', [
      {
        type: 'model',
        id: 'one',
        display_name: 'The First',
        created_at: '2023-11-14T22:13:20Z',
        max_input_tokens: 1000,
        max_tokens: 100,
      },
      {
        type: 'model',
        id: 'vendor/two',
        display_name: 'vendor/two',
        created_at: '1970-01-01T00:00:00Z',
        max_input_tokens: null,
        max_tokens: null,
      },
    ]);
  });

  test('has Gemini’s shape for Google’s clients, whatever field the key comes in', async () => {
    const list = request(app()).get('/v1/models');
    expect((await list.set('x-goog-api-client', 'google-genai-sdk/3')).body).toHaveProperty('models');
    const keyed = request(app()).get('/v1/models').set('x-goog-api-key', 'any');
    expect((await keyed).body).toMatchObject({ object: 'list' });
  });

  test.each([
    ['limit=2', ['one', 'vendor/two'], true],
    ['limit=2&after_id=vendor/two', ['three'], false],
    ['limit=1&after_id=one', ['vendor/two'], true],
    ['after_id=three', [], false],
    ['limit=1&before_id=three', ['vendor/two'], true],
    ['limit=2&before_id=three', ['one', 'vendor/two'], false],
    ['before_id=one', [], false],
  ])('gives the page %s', async (query, ids, hasMore) => {
    const { body } = await asAnthropic(`/v1/models?${query}`);
    expect(body).toMatchObject({
      data: ids.map((id) => ({ id })),
      has_more: hasMore,
      first_id: ids[0] ?? null,
      last_id: ids.at(-1) ?? null,
    });
  });

  test.each([
    ['limit=0', 400],
    ['limit=1&after_id=vendor/two', 200],
    ['limit=999', 200],
    ['limit=1000', 200],
    ['limit=1001', 400],
    ['limit=-1', 400],
    ['limit=two', 400],
    ['limit=1e2', 400],
    ['limit=', 400],
    ['after_id=nothing', 400],
    ['before_id=nothing', 400],
    ['after_id=one&before_id=three', 400],
  ])('answers %s with %i', async (query, status) => {
    const answer = await asAnthropic(`/v1/models?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(
      status === 400 ? { error: { type: 'invalid_request_error' } } : { has_more: false },
    );
  });

  test('is a 405 for another method, a body for none but GET', async () => {
    const posted = await request(app()).post('/v1/models').send({});
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
    const head = await request(app()).head('/v1/models');
    expect([head.status, head.text]).toEqual([200, undefined]);
  });
});

describe('one model', () => {
  test.each(['post', 'delete'] as const)('knows no %s: that would be a route of another kind', async (method) => {
    const answer = await request(app())[method]('/v1/models/one');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ error: { code: 'unknown_url' } });
  });

  test.each(['/v1/models/vendor/two', '/v1/models/vendor%2Ftwo'])('is found under %s', async (path) => {
    expect((await request(app()).get(path)).body).toMatchObject({ id: 'vendor/two', object: 'model' });
    expect((await asAnthropic(path)).body).toMatchObject({ id: 'vendor/two', type: 'model' });
  });

  test.each(['/v1/models/vendor', '/v1/models/__proto__', '/v1/models/constructor', '/v1/models/a/b/c'])(
    'is not found under %s',
    async (path) => {
      const openai = await request(app()).get(path);
      expect(openai.status).toBe(404);
      expect(openai.body).toMatchObject({ error: { code: 'model_not_found' } });
      const anthropic = await asAnthropic(path);
      expect(anthropic.status).toBe(404);
      expect(anthropic.body).toMatchObject({ error: { type: 'not_found_error' } });
    },
  );
});

test('a model is shown to Ollama’s clients with what its backend is configured to support', async () => {
  const shown = async (model: string) => (await request(app()).post('/api/show').send({ model })).body;
  expect(await shown('one')).toMatchObject({ capabilities: ['completion', 'tools', 'thinking'] });
  expect(await shown('three')).toMatchObject({ capabilities: ['completion', 'tools', 'vision'] });
});
