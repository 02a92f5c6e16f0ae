import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { newStore, runStatements } from '../record/support/store.ts';
import { digest, startKeyGateway, type KeyGateway } from '../support/key-gateway.ts';
import { jsonAnswer, type ReceivedUpstreamRequest } from '../support/upstream.ts';

/** Interactions that were answered before. */

let gateway: KeyGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

const start = async (configuration: Configuration): Promise<KeyGateway> =>
  (gateway = await startKeyGateway(() => configuration));

/** The same configuration in another process, or in this one after a restart. */
async function restart(configuration: Configuration): Promise<KeyGateway> {
  await gateway?.stop();
  return start(configuration);
}

/** The threads that write and read traces take seconds to start on a busy machine. */
const ofTraces = { timeout: 120_000 };

interface Reply {
  status: number;
  body: JsonObject;
}

async function request({ url }: KeyGateway, method: string, path: string, body?: JsonObject, key = ''): Promise<Reply> {
  const answer = await fetch(`${url}/v1beta/interactions${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key !== '' && { 'x-goog-api-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as JsonObject };
}

async function create(from: KeyGateway, body: JsonObject): Promise<JsonObject & { id: string }> {
  const { status, body: answered } = await request(from, 'POST', '', { model: 'm', ...body });
  expect(status).toBe(200);
  return answered as JsonObject & { id: string };
}

test(
  'a deleted interaction is found no more, after a restart either, and nor is what continues from it',
  ofTraces,
  async () => {
    const configuration = { traces: { url: newStore() } };
    const first = await start(configuration);
    const kept = await create(first, { input: 'I stay.' });
    const deleted = await create(first, { input: 'I am Ada.' });
    const next = await create(first, { input: 'Who am I?', previous_interaction_id: deleted.id });
    expect(await request(first, 'DELETE', `/${deleted.id}`)).toEqual({ status: 200, body: {} });
    expect((await request(first, 'GET', `/${deleted.id}`)).status).toBe(404);
    const second = await restart(configuration);
    expect((await request(second, 'GET', `/${kept.id}`)).status).toBe(200);
    for (const { id } of [deleted, next]) {
      expect((await request(second, 'GET', `/${id}`)).status).toBe(404);
      const continued = { model: 'm', input: 'Again.', previous_interaction_id: id };
      expect((await request(second, 'POST', '', continued)).status).toBe(404);
    }
  },
);

test('an interaction is not deleted while the traces cannot be written', ofTraces, async () => {
  const url = newStore();
  const from = await start({ traces: { url } });
  const { id } = await create(from, { input: 'Hi' });
  expect((await request(from, 'GET', `/${id}`)).status).toBe(200);
  await runStatements(url, 'ALTER TABLE "Exchange" RENAME TO "Other"');
  const refused = await request(from, 'DELETE', `/${id}`);
  expect([refused.status, JSON.stringify(refused.body).includes('try again in a moment')]).toEqual([503, true]);
  await runStatements(url, 'ALTER TABLE "Other" RENAME TO "Exchange"');
  expect((await request(from, 'GET', `/${id}`)).status).toBe(200);
});

test.each(['off', 'on'])(
  'an interaction has the times and steps that its client was sent (traces: %s)',
  ofTraces,
  async (traces) => {
    const configuration = { traces: { url: traces === 'on' ? newStore() : 'off' } };
    const first = await start(configuration);
    first.upstream.answerWith(() => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
      }),
    }));
    const input = [
      { type: 'user_input', content: [{ type: 'text', text: 'Hi' }] },
      { type: 'model_output', content: [{ type: 'text', text: 'One.' }] },
      { type: 'function_call', id: 'c1', name: 'f', arguments: { a: 1 } },
      { type: 'function_result', call_id: 'c1', name: 'f', result: { answer: 42 } },
    ];
    const created = await create(first, { input });
    await clockTick(created['created'] as string);
    const from = traces === 'on' ? await restart(configuration) : first;
    const { body } = await request(from, 'GET', `/${created.id}?include_input=true`);
    expect(body).toEqual({ ...created, input, steps: [...input, ...(created['steps'] as JsonObject[])] });
  },
);

/** Times have whole seconds. */
async function clockTick(time: string): Promise<void> {
  while (Math.floor(Date.now() / 1000) * 1000 === Date.parse(time))
    await new Promise((next) => void setTimeout(next, 20));
}

const notFound = jsonAnswer({ error: { code: 'not_found', message: 'no such interaction' } }, 404);

/** Two backends of Google's protocol with one server; the second one's account has the interaction. */
const google = (url: string): Configuration => ({
  backends: {
    one: { protocol: 'gemini-interactions', base_url: url, api_key: 'key-of-one', retries: 0 },
    two: { protocol: 'gemini-interactions', base_url: url, api_keys: ['key-of-three', 'key-of-two'], retries: 0 },
    other: { protocol: 'openai-chat', base_url: `${url}/v1`, retries: 0 },
  },
  models: { 'gemini-*': 'one/*', '*': 'other/*' },
  keys: {
    alice: { sha256: digest('key-of-alice') },
    bob: { sha256: digest('key-of-bob'), backends: ['one', 'other'] },
  },
});

const startAtGoogle = async (): Promise<KeyGateway> => (gateway = await startKeyGateway(google));

const isOfTwo = ({ headers }: ReceivedUpstreamRequest): boolean => headers['x-goog-api-key'] === 'key-of-two';

test.each([
  ['GET', '/v1_abc?include_input=true&key=key-of-alice', { id: 'v1_abc', status: 'in_progress' }],
  ['GET', '/v1%2Fabc%3F', { id: 'v1/abc?' }],
  ['DELETE', '/v1_abc', {}],
  ['DELETE', '/v1_abc', undefined],
  ['POST', '/v1_abc/cancel', { id: 'v1_abc', status: 'cancelled' }],
] as const)('%s %s of an interaction that Google has is answered by Google', async (method, path, answer) => {
  const from = await startAtGoogle();
  from.upstream.answerWith((received) =>
    isOfTwo(received) ? (answer ? jsonAnswer(answer) : { status: 200, body: '' }) : notFound,
  );
  expect(await request(from, method, path, undefined, 'key-of-alice')).toEqual({ status: 200, body: answer ?? {} });
  const sent = `/v1beta/interactions${path.replace('&key=key-of-alice', '')}`;
  expect(from.upstream.received.map((each) => [each.method, each.path, each.headers['x-goog-api-key']])).toEqual(
    ['key-of-one', 'key-of-three', 'key-of-two'].map((key) => [method, sent, key]),
  );
});

test('an interaction at Google is not found with a key that may not use the backend, and its errors are shown', async () => {
  const from = await startAtGoogle();
  from.upstream.answerWith((received) => (isOfTwo(received) ? jsonAnswer({ id: 'v1_abc' }) : notFound));
  expect((await request(from, 'GET', '/v1_abc', undefined, 'key-of-bob')).status).toBe(404);
  expect(from.upstream.received).toHaveLength(1);
  const refusal = { error: { code: 'permission_denied', message: 'key-of-one is revoked' } };
  from.upstream.answerWith(() => jsonAnswer(refusal, 403));
  const refused = await request(from, 'GET', '/v1_abc', undefined, 'key-of-bob');
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).toMatch(/is revoked/);
  expect(JSON.stringify(refused.body)).not.toContain('key-of-one');
});

test('an interaction that Louter named is not looked for at Google', async () => {
  const from = await startAtGoogle();
  const { body } = await request(from, 'POST', '', { model: 'm', input: 'Hi' }, 'key-of-alice');
  const path = `/${body['id'] as string}`;
  expect((await request(from, 'GET', path, undefined, 'key-of-bob')).status).toBe(404);
  expect((await request(from, 'POST', `${path}/cancel`, undefined, 'key-of-alice')).status).toBe(400);
  expect((await request(from, 'DELETE', path, undefined, 'key-of-alice')).status).toBe(200);
  expect((await request(from, 'GET', path, undefined, 'key-of-alice')).status).toBe(404);
  expect(from.upstream.received).toHaveLength(1);
});

test.each(['%2e', '%2e%2e'])('the id %s leads to no other path at Google', async (id) => {
  const from = await startAtGoogle();
  from.upstream.answerWith(() => jsonAnswer({}));
  const headers = { 'x-goog-api-key': 'key-of-alice' };
  const sent = openRequest(`${from.url}/`, { method: 'DELETE', path: `/v1beta/interactions/${id}`, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(404);
  expect(from.upstream.received).toEqual([]);
});

test('an interaction of Google that was translated is deleted at Google too', async () => {
  const from = await startAtGoogle();
  const answered = { id: 'v1_abc', status: 'completed', steps: [] };
  from.upstream.answerWith(() => jsonAnswer(answered));
  const headers = { 'x-goog-api-key': 'key-of-alice', 'x-louter-mode': 'proxy', 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ model: 'gemini-x', input: 'Hi' }) };
  expect((await fetch(`${from.url}/v1beta/interactions`, asked)).status).toBe(200);
  expect((await request(from, 'GET', '/v1_abc', undefined, 'key-of-alice')).body).toMatchObject({ id: 'v1_abc' });
  expect(from.upstream.received).toHaveLength(1);
  from.upstream.answerWith(({ method }) => (method === 'DELETE' ? jsonAnswer({}) : notFound));
  expect((await request(from, 'DELETE', '/v1_abc', undefined, 'key-of-alice')).status).toBe(200);
  expect(from.upstream.received.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect((await request(from, 'GET', '/v1_abc', undefined, 'key-of-alice')).status).toBe(404);
});

test('a request for an interaction at Google is recorded with each backend that was asked', ofTraces, async () => {
  const from = (gateway = await startKeyGateway((url) => {
    const configured = google(url);
    const viewer = { sha256: digest('key-of-the-viewer'), may: ['view' as const] };
    return { ...configured, traces: { url: newStore() }, keys: { ...configured.keys, viewer } };
  }));
  const answer = { id: 'v1_abc', status: 'completed', steps: [], usage: { total_input_tokens: 9, total_tokens: 9 } };
  from.upstream.answerWith((received) => (isOfTwo(received) ? jsonAnswer(answer) : notFound));
  await request(from, 'GET', '/v1_abc', undefined, 'key-of-alice');
  await request(from, 'GET', '/v1_abc', undefined, 'key-of-bob');
  await expect.poll(() => listTraces(from)).toHaveLength(2);
  const [missed, found] = await listTraces(from);
  expect(found).toMatchObject({ frontend: 'gemini-interactions', backend: 'two', status: 'ok', key: 'alice' });
  // What the answer used was counted when it was made.
  expect(found).toMatchObject({ usage: null });
  expect(missed).toMatchObject({ backend: 'one', status: 'client-error', key: 'bob' });
  const text = JSON.stringify(await view(from, `/api/traces/${found?.['trace_id'] as string}`));
  expect(text).toContain('/v1beta/interactions/v1_abc');
  expect(text).not.toContain('key-of');
});

async function view({ url }: KeyGateway, path: string): Promise<JsonObject> {
  const answer = await fetch(url + path, { headers: { authorization: 'Bearer key-of-the-viewer' } });
  return (await answer.json()) as JsonObject;
}

const listTraces = async (from: KeyGateway): Promise<JsonObject[]> =>
  (await view(from, '/api/traces?filter=-status:open'))['traces'] as JsonObject[];

test('requests for interactions at Google count to the limits of their key', async () => {
  const from = (gateway = await startKeyGateway((url) => ({
    ...google(url),
    keys: { alice: { sha256: digest('key-of-alice'), rpm: 2 } },
  })));
  from.upstream.answerWith(() => notFound);
  const get = () => request(from, 'GET', '/v1_abc', undefined, 'key-of-alice');
  expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([404, 404, 429]);
});
