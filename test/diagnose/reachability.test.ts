import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../src/config/config.ts';
import { describeConnectionFailure } from '../../src/gateway/attempt/connection-failure.ts';
import { checkReachability } from '../../src/diagnose/reachability.ts';
import { isReachable } from '../../src/diagnose/reach-verdict.ts';
import { testBackend } from '../support/config.ts';
import { jsonAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
beforeEach(() => upstream.reset());
afterAll(() => upstream.close());

const list = (...ids: string[]): ScriptedAnswer => jsonAnswer({ object: 'list', data: ids.map((id) => ({ id })) });
const notFound = jsonAnswer({ error: { message: 'no such route' } }, 404);

/** Answers by path; what has no answer is not there. */
const answers = (byPath: Record<string, ScriptedAnswer>): void =>
  upstream.answerWith(({ path }) => byPath[path] ?? notFound);

const backend = (settings: Partial<BackendConfig> = {}): BackendConfig =>
  testBackend({ name: 'local', baseUrl: `${upstream.url}/v1`, ...settings });

const rowFor = (model: string) => ({
  routes: [],
  models: [{ pattern: '*', targets: [{ backend: 'local', model }] }],
});
const noRows = { routes: [], models: [] };

describe('a backend that answers', () => {
  test('is ok when it lists the routed models', async () => {
    answers({ '/v1/models': list('small', 'large') });
    const found = await checkReachability(backend(), rowFor('small'));
    expect(found).toMatchObject({ verdict: 'ok', next: null, status: 200, models: ['small', 'large'] });
    expect(isReachable(found)).toBe(true);
  });

  test('receives its own key and headers', async () => {
    answers({ '/v1/models': list('small') });
    await checkReachability(
      backend({ auth: { kind: 'key', key: 'canary-key-1' }, headers: { 'X-Team': 'blue' } }),
      noRows,
    );
    expect(upstream.received[0]?.headers).toMatchObject({ authorization: 'Bearer canary-key-1', 'x-team': 'blue' });
  });

  test('reports a model that is not listed, with the nearest name', async () => {
    answers({ '/v1/models': list('qwen3-coder:30b', 'gemma') });
    const found = await checkReachability(backend(), rowFor('qwen3-codr:30b'));
    expect(found).toMatchObject({ verdict: 'model-not-listed', models: ['qwen3-coder:30b', 'gemma'] });
    expect(found.what).toContain('"qwen3-codr:30b"');
    expect(found.next).toContain('did you mean "qwen3-coder:30b"?');
    expect(isReachable(found)).toBe(false);
  });

  test('need not list a name that clients choose', async () => {
    answers({ '/v1/models': list('small') });
    expect(await checkReachability(backend(), rowFor('*'))).toMatchObject({ verdict: 'ok' });
  });

  test('may list a name with its tag, for Ollama', async () => {
    answers({ '/api/tags': jsonAnswer({ models: [{ model: 'gemma:latest' }] }) });
    const ollama = backend({ protocol: 'ollama', baseUrl: upstream.url });
    expect(await checkReachability(ollama, rowFor('gemma'))).toMatchObject({ verdict: 'ok', models: ['gemma:latest'] });
  });

  test('may list no models', async () => {
    answers({ '/v1/models': list() });
    expect(await checkReachability(backend(), noRows)).toMatchObject({ verdict: 'ok', models: [] });
  });

  test.each([405, 422])('is reachable without a model list when its chat route exists (%d)', async (status) => {
    answers({ '/v1/chat/completions': jsonAnswer({}, status) });
    const found = await checkReachability(backend(), noRows);
    expect(found).toMatchObject({ verdict: 'no-list', models: null });
    expect(found.next).toContain('--probe local/MODEL');
    expect(isReachable(found)).toBe(true);
  });

  test('receives no model request', async () => {
    answers({ '/v1/chat/completions': jsonAnswer({}, 405) });
    await checkReachability(backend(), noRows);
    expect(new Set(upstream.received.map(({ method }) => method))).toEqual(new Set(['GET']));
  });
});

describe('a base URL that is wrong', () => {
  test.each([
    ['lacks its version', '', '/v1'],
    ['has a path too much', '/openai', '/v1'],
    ['is that of an endpoint', '/v1/chat/completions', '/v1'],
    ['is that of the list', '/proxy/v1/models', '/proxy/v1'],
    ['has its version behind a path', '/proxy', '/proxy/v1'],
  ])('is reported with the right one for %s', async (_what, path, right) => {
    answers({ [`${right}/models`]: list('small') });
    const found = await checkReachability(backend({ baseUrl: upstream.url + path }), noRows);
    expect(found).toMatchObject({
      verdict: 'wrong-base-url',
      status: 404,
      next: `set base_url = "${upstream.url}${right}"`,
    });
  });

  test('is reported when it contains the path of an endpoint, for a protocol without a version', async () => {
    answers({ '/v1/models?limit=1000': jsonAnswer({ data: [{ id: 'some-model' }] }) });
    const found = await checkReachability(
      backend({ protocol: 'anthropic', baseUrl: `${upstream.url}/v1/messages` }),
      noRows,
    );
    expect(found).toMatchObject({ verdict: 'wrong-base-url', next: `set base_url = "${upstream.url}"` });
  });

  test.each([
    ['to the API itself', 'https://far.example/openai/v1/models', 'set base_url = "https://far.example/openai/v1"'],
    ['to a page', '/login', 'to the address of the API itself'],
    ['to nowhere', 'http://[', 'to the address of the API itself'],
  ])('that redirects %s is not followed', async (_what, location, next) => {
    upstream.answerWith(() => ({ status: 302, headers: { location } }));
    const found = await checkReachability(backend({ auth: { kind: 'key', key: 'canary-key-1' } }), noRows);
    expect(found).toMatchObject({ verdict: 'wrong-base-url', status: 302 });
    expect(found.next).toContain(next);
    expect(upstream.received).toHaveLength(1);
  });

  test.each([
    ['nothing is found', notFound],
    ['a page is found', { headers: { 'content-type': 'text/html' }, body: '<html>Welcome</html>' }],
    ['something else is found', jsonAnswer({ hello: 'world' })],
  ])('is reported when %s and no other address works', async (_what, answer) => {
    upstream.answerWith(() => answer);
    const found = await checkReachability(backend(), noRows);
    expect(found).toMatchObject({ verdict: 'wrong-base-url', models: null });
    expect(found.next).toContain('with /v1 at the end');
  });
});

describe('a key', () => {
  const sent = [
    [401, jsonAnswer({ error: { message: 'Incorrect API key provided: canary-key-1' } }, 401)],
    [403, jsonAnswer({ error: { message: 'forbidden' } }, 403)],
    [400, jsonAnswer({ error: { details: [{ reason: 'API_KEY_INVALID' }], message: 'API key not valid.' } }, 400)],
  ] as const;

  test.each(sent)('is reported as missing for a %d', async (_status, answer) => {
    upstream.answerWith(() => answer);
    const found = await checkReachability(backend(), noRows);
    expect(found).toMatchObject({ verdict: 'unauthorized' });
    expect(found.next).toContain('set api_key');
  });

  test.each(sent)('is reported as rejected for a %d, and never shown', async (_status, answer) => {
    upstream.answerWith(() => answer);
    const found = await checkReachability(backend({ auth: { kind: 'key', key: 'canary-key-1' } }), noRows);
    expect(found).toMatchObject({ verdict: 'unauthorized' });
    expect(found.next).toContain('is it complete');
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  test('is not a problem when callers send their own', async () => {
    upstream.answerWith(() => jsonAnswer({}, 401));
    const found = await checkReachability(backend({ auth: { kind: 'client' } }), noRows);
    expect([found.verdict, isReachable(found)]).toEqual(['callers-key', true]);
  });
});

describe('an unreachable backend', () => {
  test('refuses connections', async () => {
    const gone = await startUpstream();
    await gone.close();
    expect(await checkReachability(backend({ baseUrl: `${gone.url}/v1` }), noRows)).toMatchObject({
      verdict: 'refused',
      status: null,
    });
  });

  test('has a name that cannot be resolved', async () => {
    expect(await checkReachability(backend({ baseUrl: 'http://no-such-host.invalid/v1' }), noRows)).toMatchObject({
      verdict: 'dns',
    });
  });

  test('has no TLS although base_url is https', async () => {
    const found = await checkReachability(
      backend({ baseUrl: `${upstream.url.replace('http:', 'https:')}/v1` }),
      noRows,
    );
    expect(found).toMatchObject({ verdict: 'tls', status: null });
    expect(found.next).toContain('http://');
  });

  test('does not answer in time', async () => {
    upstream.answerWith(() => ({ ends: 'unanswered' }));
    expect(await checkReachability(backend(), noRows)).toMatchObject({
      verdict: 'timeout',
      status: null,
      models: null,
    });
  });

  test('closes the connection', async () => {
    upstream.answerWith(() => ({ ends: 'reset' }));
    expect(await checkReachability(backend(), noRows)).toMatchObject({ verdict: 'broken' });
  });

  test.each([500, 503, 429])('answers %d', async (status) => {
    upstream.answerWith(() => jsonAnswer({ error: { message: 'canary-of-a-vendor' } }, status));
    const found = await checkReachability(backend(), noRows);
    expect(found).toMatchObject({ verdict: 'failing', status });
    expect(JSON.stringify(found)).not.toContain('canary');
  });
});

test.each([
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'for another host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'an unknown authority'],
])('explains the certificate error %s', (code, words) => {
  const reported = describeConnectionFailure(code, { url: 'https://far.example', backend: 'far' });
  expect(reported).toMatchObject({ verdict: 'tls' });
  expect(reported.what).toContain(words);
  expect(reported.next).toContain('NODE_EXTRA_CA_CERTS');
});

test.each([
  ['EHOSTUNREACH', 'no route to far.example'],
  ['HPE_INVALID_CONSTANT', 'broke (HPE_INVALID_CONSTANT)'],
])('explains the error %s', (code, words) => {
  const reported = describeConnectionFailure(code, { url: 'http://far.example', backend: 'far' });
  expect(reported).toMatchObject({ verdict: 'broken' });
  expect(reported.what).toContain(words);
});

describe('a backend of recordings', () => {
  const replay = (fixtures: string | null): BackendConfig => backend({ protocol: 'replay', baseUrl: '', fixtures });

  test('reports their number, without network access', async () => {
    const found = await checkReachability(replay(null), noRows);
    expect(found).toMatchObject({ verdict: 'recordings', next: null });
    expect(found.what).toMatch(/answers from \d{3} recordings/);
    expect(upstream.received).toEqual([]);
  });

  test('is failing when there are none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'louter-no-fixtures-'));
    const found = [
      await checkReachability(replay(folder), noRows),
      await checkReachability(replay(join(folder, 'gone')), noRows),
    ];
    rmSync(folder, { recursive: true });
    expect(found.map(({ verdict }) => verdict)).toEqual(['failing', 'failing']);
  });
});

test.each([401, 403])('a backend without a model list that answers %i rejects its credential', async (status) => {
  upstream.answerWith(() => jsonAnswer({ message: 'no' }, status));
  const platform = {
    kind: 'bedrock',
    isPlain: false,
    service: 'bedrock',
    region: 'us-east-1',
    profile: null,
  } as const;
  const found = await checkReachability(
    backend({ protocol: 'anthropic', platform, auth: { kind: 'key', key: 'canary-key-1' } }),
    noRows,
  );
  expect(found).toMatchObject({ verdict: 'unauthorized', status });
});

test('a project or location that Vertex AI does not have is what to check', async () => {
  upstream.answerWith(() => jsonAnswer({ error: { code: 404, message: 'no' } }, 404));
  const platform = { kind: 'vertex', project: 'p', location: 'nowhere' } as const;
  const found = await checkReachability(
    backend({ protocol: 'gemini', platform, auth: { kind: 'key', key: 'canary-key-1' } }),
    noRows,
  );
  expect(found.next).toMatch(/^check project and location of /);
});
