import { afterEach, describe, expect, test } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import { configOf } from '../../src/config/load.ts';
import { digest, startKeyGateway, type KeyGateway } from '../support/key-gateway.ts';

let gateway: KeyGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});
const start = async (configuration: Configuration): Promise<KeyGateway> =>
  (gateway = await startKeyGateway(() => configuration));

const clients = ['anthropic', 'openai-chat', 'openai-responses', 'gemini', 'ollama'] as const;
const alice = { sha256: digest('key-of-alice') };

const postRun = (url: string, path: '' | '/end', { key, body }: { key: string; body: object }): Promise<Response> =>
  fetch(`${url}/api/runs${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-louter-key': key },
    body: JSON.stringify(body),
  });

/** The token of a run with the name `r`. */
async function startRun(url: string, key: string): Promise<string> {
  const { token } = (await (await postRun(url, '', { key, body: { run: 'r' } })).json()) as { token: string };
  return token;
}

/** The status of a request in the run `r`. */
async function askInRun(url: string, token: string, model = 'm'): Promise<number> {
  const answer = await fetch(`${url}/run/r/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-louter-key': token },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Hi' }] }),
  });
  await answer.text();
  return answer.status;
}

describe('a key of [keys]', () => {
  test('is accepted where clients send keys, and required once there is one', async () => {
    const { ask, url } = await start({ keys: { alice }, server: { keys: ['shared'] } });
    expect((await ask({ key: 'key-of-alice' })).status).toBe(200);
    expect((await ask({ key: 'shared' })).status).toBe(200);
    for (const wrong of ['', 'key-of-alic', digest('key-of-alice')]) {
      const refused = await ask({ key: wrong });
      expect(refused.status).toBe(401);
      expect(await refused.text()).toContain('server.keys or [keys]');
    }
    for (const headers of [{ 'x-api-key': 'key-of-alice' }, { authorization: 'Bearer key-of-alice' }])
      expect((await fetch(`${url}/v1/models`, { headers })).status).toBe(200);
  });

  test('is refused after its end', async () => {
    const { ask } = await start({ keys: { alice: { ...alice, expires: '2020-01-01T00:00:00Z' } } });
    const refused = await ask({ key: 'key-of-alice' });
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain('the key alice expired at 2020-01-01T00:00:00.000Z');
  });

  test('reads traces only if it may view, and sends requests only if it may use', async () => {
    const bob = { sha256: digest('key-of-bob'), may: ['view' as const] };
    const { ask, url } = await start({ keys: { alice, bob } });
    const read = async (key: string) =>
      (await fetch(`${url}/api/conversations`, { headers: { 'x-louter-key': key } })).status;
    expect([await read('key-of-alice'), await read('key-of-bob'), await read('')]).toEqual([403, 404, 401]);
    const refused = await ask({ key: 'key-of-bob' });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('keys.bob.may lacks \\"use\\"');
    expect(await (await fetch(`${url}/api/session`)).json()).toMatchObject({ needs_login: true });
  });

  test.each(clients)('for other models is refused with 403 in the shape of %s, and nothing is sent', async (client) => {
    const { ask, upstream } = await start({ keys: { alice: { ...alice, models: ['gpt-*'] } } });
    const refused = await ask({ key: 'key-of-alice', client, model: 'other' });
    expect(refused.status).toBe(403);
    const body = await refused.json();
    const shapes: Record<(typeof clients)[number], object> = {
      anthropic: { type: 'error', error: { type: 'permission_error' } },
      'openai-chat': { error: { type: 'invalid_request_error', code: 'permission_denied', param: 'model' } },
      'openai-responses': { error: { type: 'invalid_request_error', code: 'permission_denied', param: 'model' } },
      gemini: { error: { code: 403, status: 'PERMISSION_DENIED' } },
      ollama: { error: expect.stringContaining('the key alice may not request') },
    };
    expect(body).toMatchObject(shapes[client]);
    expect(JSON.stringify(body)).toContain('keys.alice.models: gpt-*');
    expect(upstream.received).toEqual([]);
    expect((await ask({ key: 'key-of-alice', client, model: 'gpt-x' })).status).toBe(200);
  });

  test.each([
    ['{"model":"big","messages":[]}{"model":"small"}', 'text follows the object'],
    ['{"model":"small","messages":[],"Model":"big"}', String.raw`as \"model\" and \"Model\": expected one`],
    ['{"model":"big","messages":[],"model":"small"}', String.raw`as \"model\" and \"model\": expected one`],
  ])('for other models is not led around by the body %s', async (body, message) => {
    const { url, upstream } = await start({ keys: { alice: { ...alice, models: ['small'] } } });
    for (const path of ['/v1/chat/completions', '/v1/messages', '/v1/completions']) {
      const headers = { 'content-type': 'application/json', 'x-louter-key': 'key-of-alice' };
      const refused = await fetch(url + path, { method: 'POST', headers, body });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(message);
    }
    expect(upstream.received).toEqual([]);
  });

  test.each([
    ['{"agent":"small","input":"Hi","agent":"big"}', String.raw`as \"agent\" and \"agent\": expected one`],
    ['{"agent":"big","input":"Hi","agent":"small"}', String.raw`as \"agent\" and \"agent\": expected one`],
    ['{"model":"small","input":"Hi","agent":"big"}', String.raw`as \"model\" and \"agent\": expected one`],
    ['{"agent":"big","input":"Hi"}', 'may not request the model'],
  ])('for other models is not led around by the agent of %s', async (body, message) => {
    const { url, upstream } = await start({ keys: { alice: { ...alice, models: ['small'] } } });
    const headers = { 'content-type': 'application/json', 'x-louter-key': 'key-of-alice' };
    const refused = await fetch(`${url}/v1beta/interactions`, { method: 'POST', headers, body });
    expect(await refused.text()).toContain(message);
    expect(upstream.received).toEqual([]);
  });

  test('for certain models reaches only the targets of their rows, whichever backend a header names', async () => {
    const replays = { protocol: 'replay' as const };
    const aliases = {
      backends: { one: replays, two: replays },
      models: { 'gpt-x': 'one/text', free: ['one/text', 'two/text'] },
    };
    const { ask } = await start({ keys: { alice: { ...alice, models: ['gpt-x', 'free', 'text'] } }, ...aliases });
    const at = async (model: string, backend: string) => {
      const answer = await ask({ key: 'key-of-alice', model, headers: { 'x-louter-backend': backend } });
      return [answer.status, answer.headers.get('x-louter-backend')];
    };
    expect(await at('gpt-x', 'one')).toEqual([200, 'one/text']);
    expect(await at('free', 'two')).toEqual([200, 'two/text']);
    expect((await at('gpt-x', 'two'))[0]).toBe(403);
    expect((await at('text', 'two'))[0]).toBe(404);
  });

  test('lists only the models that it may request', async () => {
    const { url } = await start({
      keys: { alice: { ...alice, models: ['a*'] } },
      models: { a1: 'local/x', b1: 'local/y' },
    });
    const listed = await (await fetch(`${url}/v1/models`, { headers: { 'x-api-key': 'key-of-alice' } })).json();
    expect(listed).toMatchObject({ data: [{ id: 'a1' }] });
  });

  test('lists the models that rows of [[routes]] name for it', async () => {
    const { url } = await start({
      backends: {
        one: { protocol: 'replay', mode: 'auto' },
        two: { protocol: 'replay', mode: 'auto' },
      },
      keys: { alice: { ...alice, backends: ['two'] }, bob: { sha256: digest('key-of-bob') } },
      models: { '*': 'one/text' },
      routes: [
        { when: { model: 'of-bob', key: 'bob' }, to: 'two/text' },
        { when: { model: 'of-all', subagent: true }, to: ['one/text', 'two/text'] },
        { when: { model: 'at-one', subagent: true }, to: 'one/text' },
      ],
    });
    const list = async (key: string): Promise<string[]> => {
      const answer = await fetch(`${url}/v1/models`, { headers: { 'x-api-key': key } });
      const { data } = (await answer.json()) as { data: { id: string; owned_by: string }[] };
      return data.map(({ id, owned_by: backend }) => `${backend}/${id}`);
    };
    expect(await list('key-of-alice')).toEqual(['two/of-all']);
    expect(await list('key-of-bob')).toEqual(['two/of-bob', 'one/of-all', 'one/at-one']);
  });

  test('lists only the models of the backends that it may use', async () => {
    const { url } = await start({
      keys: { alice: { ...alice, backends: ['two'] } },
      backends: { one: { protocol: 'replay' }, two: { protocol: 'replay' } },
      models: { first: 'one/text', both: ['one/text', 'two/text'] },
    });
    const ask = (path: string) => fetch(`${url}${path}`, { headers: { 'x-api-key': 'key-of-alice' } });
    expect(await (await ask('/v1/models')).json()).toMatchObject({ data: [{ id: 'both', owned_by: 'two' }] });
    expect((await ask('/v1/models/first')).status).toBe(404);
  });

  test('learns of other keys only if it may view, and of no digest', async () => {
    const bob = { key: 'key-of-bob', may: ['use' as const, 'view' as const] };
    const { url } = await start({ keys: { alice, bob }, server: { keys: ['shared'] }, viewer: { keys: ['viewer'] } });
    const settingsFor = async (key: string): Promise<string> => {
      const answer = await fetch(`${url}/api/diagnostics`, { headers: { 'x-louter-key': key } });
      expect(answer.status).toBe(200);
      const { settings } = (await answer.json()) as { settings: object };
      expect(JSON.stringify(settings)).not.toContain(digest('key-of-alice'));
      expect(JSON.stringify(settings)).not.toContain(digest('key-of-bob'));
      return Object.hasOwn(settings, 'keys') ? 'with keys' : 'without';
    };
    expect([await settingsFor('key-of-alice'), await settingsFor('shared')]).toEqual(['without', 'without']);
    expect([await settingsFor('key-of-bob'), await settingsFor('viewer')]).toEqual(['with keys', 'with keys']);
  });

  test('for certain backends skips other targets, and is refused with 403 if none is left', async () => {
    const { ask, upstream } = await start({
      keys: { alice: { ...alice, backends: ['two'] } },
      backends: {
        one: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:9/v1' },
        two: { protocol: 'replay' },
      },
      models: { both: ['one/m', 'two/text'], first: 'one/m' },
    });
    const answered = await ask({ key: 'key-of-alice', model: 'both' });
    expect([answered.status, answered.headers.get('x-louter-backend')]).toEqual([200, 'two/text']);
    const refused = await ask({ key: 'key-of-alice', model: 'first' });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('may not use the backend one');
    const named = await ask({ key: 'key-of-alice', model: 'both', headers: { 'x-louter-backend': 'one' } });
    expect(named.status).toBe(403);
    expect(upstream.received).toEqual([]);
  });

  test('is not sent to a backend that receives the credential of the caller', async () => {
    const { upstream, parts } = await start({});
    const config = configOf({
      traces: { url: 'off' },
      keys: { alice },
      backends: {
        local: { protocol: 'openai-chat', base_url: `${upstream.url}/v1`, api_key: 'client', retries: 0 },
      },
    });
    parts.gateway.prepare(config).apply();
    parts.settings.replace(config);
    const { ask } = gateway ?? (await start({}));
    await ask({ key: 'key-of-alice', headers: { authorization: 'Bearer key-of-alice' } });
    await ask({ key: 'key-of-alice', headers: { authorization: 'Bearer of-the-vendor' } });
    expect(upstream.received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer of-the-vendor']);
  });

  test('gives its rights to the token of a run that was started with it', async () => {
    const { ask, url } = await start({ keys: { alice: { ...alice, models: ['gpt-*'] } } });
    const token = await startRun(url, 'key-of-alice');
    const inRun = (model: string): Promise<number> => askInRun(url, token, model);
    expect([await inRun('gpt-x'), await inRun('other')]).toEqual([200, 403]);
    expect((await ask({ key: token })).status).toBe(401);
  });

  test('is bound to the tokens of its runs: another key of its name does not revive them', async () => {
    const { parts, url } = await start({ keys: { alice, bob: { sha256: digest('key-of-bob') } } });
    const token = await startRun(url, 'key-of-alice');
    expect(await askInRun(url, token)).toBe(200);
    const { config } = parts.settings;
    const replaceAlice = (sha256: string): void =>
      parts.settings.replace({
        ...config,
        keys: config.keys.map((key) => (key.name === 'alice' ? { ...key, sha256 } : key)),
      });
    replaceAlice(digest('a-new-key-of-alice'));
    expect(await askInRun(url, token)).toBe(401);
    replaceAlice(alice.sha256);
    expect(await askInRun(url, token)).toBe(200);
  });

  test('neither ends nor learns of the run of another key', async () => {
    const { url } = await start({
      keys: { alice, bob: { sha256: digest('key-of-bob') } },
      server: { keys: ['shared'] },
    });
    const token = await startRun(url, 'key-of-alice');
    await askInRun(url, token);
    const end = async (key: string, body: object) => (await postRun(url, '/end', { key, body })).json();
    for (const key of ['key-of-bob', 'shared'])
      for (const body of [{ run: 'r' }, { run: 'r', token }])
        expect(await end(key, body)).toMatchObject({ ended: false, requests: 0 });
    expect((await postRun(url, '', { key: 'key-of-bob', body: { run: 'r', token } })).status).toBe(400);
    expect(await startRun(url, 'key-of-bob')).not.toBe(token);
    expect(await end('key-of-bob', { run: 'r' })).toMatchObject({ ended: true, requests: 0 });
    expect(await askInRun(url, token)).toBe(200);
    expect(await end('key-of-alice', { run: 'r', token })).toMatchObject({ ended: true, requests: 2 });
  });

  test('that is removed is refused by the next request, and a response in flight ends as usual', async () => {
    const { ask, parts, upstream } = await start({ keys: { alice, bob: { sha256: digest('b') } } });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.answer({
      headers: { 'content-type': 'text/event-stream' },
      body: [
        'data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"one"}}]}\n\n',
        { until: released },
        'data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":" two"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
      ],
    });
    const streamed = await ask({ key: 'key-of-alice', stream: true });
    const revoked = {
      ...parts.settings.config,
      keys: parts.settings.config.keys.filter(({ name }) => name !== 'alice'),
    };
    parts.gateway.prepare(revoked).apply();
    parts.settings.replace(revoked);
    expect((await ask({ key: 'key-of-alice' })).status).toBe(401);
    expect((await ask({ key: 'b' })).status).toBe(200);
    release();
    const text = await streamed.text();
    expect(text).toContain(' two');
    expect(text).toContain('[DONE]');
  });
});
