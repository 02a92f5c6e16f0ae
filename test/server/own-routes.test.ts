import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import { validateDiagnostics, validateHealth, validateOwnError } from '../../generated/louter.validators.js';
import { createApp, createServerState } from '../../src/server/app.ts';
import { noRecorder, type Recorder } from '../../src/record/exchange.ts';
import { testBackend, testTraces } from '../support/config.ts';
import type { Config } from '../../src/config/config.ts';
import type { ExchangeOutcome } from '../../src/gateway/gateway.ts';
import { serverConfig, stubGateway, testParts } from '../support/server.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';

const recorder: Recorder = {
  ...noRecorder,
  health: () => ({
    store: 'postgresql://db.internal/louter',
    state: 'degraded',
    lastError: 'database is locked',
    queuedExchanges: 3,
    queuedBytes: 4096,
    written: 17,
    lostBodies: 2,
    lostExchanges: 1,
    setAside: 4,
    checks: { consistent: 5, contradiction: 1, skipped: 6 },
    newestContradiction: { traceId: 'abcd', leg: 'request', path: '/messages/0', what: 'text is missing' },
    newestTextCalls: [],
    unread: { exchanges: 2, oldestAt: 1_700_000_000_000_000, readPerSecond: 5 },
  }),
};
const config = serverConfig({
  file: '/etc/louter.toml',
  server: { keys: ['the-gateway-key'] },
  traces: testTraces('postgresql://user:database-word@db.internal/louter'),
  backends: [
    testBackend({
      name: 'far',
      baseUrl: 'https://user:backend-word@far.example/v1?key=query-word',
      auth: { kind: 'key', key: 'vendor-key' },
      headers: { 'x-secret': 'header-word' },
      dialect: 'qwen',
    }),
    testBackend({ name: 'recordings', protocol: 'replay', baseUrl: '' }),
  ],
  models: [{ pattern: '*', targets: [{ backend: 'far', model: 'some/model' }] }],
});
const app = () => createApp(testParts({}, { settings: createSettings(config), recorder }));
const post = (path: string) => request(app()).post(path).set('x-louter-key', 'the-gateway-key');
const get = (path: string) => request(app()).get(path).set('x-louter-key', 'the-gateway-key');
const secrets = ['the-gateway-key', 'database-word', 'backend-word', 'query-word', 'vendor-key', 'header-word'];

test.each(['get', 'head'] as const)(
  'whoever asks by %s / hears that the gateway runs, without a key',
  async (method) => {
    const answer = await request(app())[method]('/');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    if (method === 'get') expect(answer.text).toBe('Louter is running');
  },
);

describe('GET /health', () => {
  test('reports ok while requests are accepted', async () => {
    const { status, body } = await request(app()).get('/health');
    expect([status, body]).toEqual([200, { status: 'ok', version: '1.2.3' }]);
    expect(validateHealth(body)).toBe(true);
  });

  test('reports draining while the server shuts down', async () => {
    const parts = testParts();
    const control = createServerState(parts.settings.config);
    control.admission.close();
    const { status, body } = await request(createApp(parts, control)).get('/health');
    expect([status, body]).toEqual([503, { status: 'draining', version: '1.2.3' }]);
    expect(validateHealth(body)).toBe(true);
  });
});

describe('/api/diagnostics', () => {
  test('describes the gateway, its backends and its store in the specified format', async () => {
    const { status, body } = await post('/api/diagnostics');
    expect(status).toBe(200);
    expect(validateDiagnostics(body)).toBe(true);
    expect(body).toMatchObject({
      version: '1.2.3',
      node: process.version,
      uptime_ms: expect.any(Number),
      active: 0,
      config: '/etc/louter.toml',
      settings: { server: { keys: ['[redacted]'] }, backends: [{ headers: { 'x-secret': '[redacted]' } }, {}] },
      backends: [
        {
          name: 'far',
          protocol: 'openai-chat',
          base_url: 'https://far.example/v1',
          dialect: 'qwen',
          mode: 'auto',
          reach: { verdict: 'dns', models: null },
        },
        { name: 'recordings', protocol: 'replay', base_url: null, reach: { verdict: 'recordings' } },
      ],
      models: [{ pattern: '*', targets: ['far/some/model'] }],
      traces: {
        state: 'degraded',
        last_error: 'database is locked',
        queued_exchanges: 3,
        lost_bodies: 2,
        set_aside: 4,
        unread: { requests: 2, oldest_at: '2023-11-14T22:13:20.000Z', read_per_second: 5 },
        checks: { consistent: 5, contradiction: 1, skipped: 6 },
        newest_contradiction: { trace_id: 'abcd', leg: 'request', path: '/messages/0', what: 'text is missing' },
      },
      self_test: { failed: 0, error: null },
      findings: [
        { about: 'backend far', is_past: false },
        { about: 'traces', what: expect.stringContaining('database is locked'), is_past: false },
        { about: 'traces', is_past: true, what: '4 trace(s) have metadata only: the rest could not be written' },
        { about: 'traces', what: expect.stringContaining('abcd, request /messages/0: text is missing') },
      ],
    });
  });

  test.each([
    ['GET', 'get', ''],
    ['GET that says so', 'get', '?checks=none'],
    ['HEAD', 'head', ''],
    ['GET that wants checks', 'get', '?checks=all'],
    ['POST that wants none', 'post', '?checks=none'],
  ] as const)('asks no backend by %s', async (_how, method, query) => {
    const upstream = await startUpstream();
    const near = serverConfig({ backends: [testBackend({ name: 'near', baseUrl: `${upstream.url}/v1` })] });
    const served = createApp(testParts({}, { settings: createSettings(near) }));
    const { body } = await request(served)[method](`/api/diagnostics${query}`);
    if (query === '?checks=all')
      expect(body).toMatchObject({ error: { message: expect.stringContaining('use POST') } });
    else if (method !== 'head') expect(body).toMatchObject({ backends: [{ reach: null }], self_test: null });
    expect(upstream.received).toEqual([]);
    await upstream.close();
  });

  test.each([
    ['full', null, 'is full'],
    ['failed', 'ENOSPC: no space left on device', 'cannot be written: ENOSPC'],
  ] as const)('reports a journal that is %s', async (state, error, expected) => {
    const journal = { directory: '/var/kept', state, error, bytes: 5, recovered: 2 };
    const health = { ...recorder.health(), journal };
    const served = createApp(testParts({}, { recorder: { ...recorder, health: () => health } }));
    const { body } = await request(served).get('/api/diagnostics');
    expect(validateDiagnostics(body)).toBe(true);
    const what = expect.stringContaining(`the journal in /var/kept ${expected}`);
    const findings = expect.arrayContaining([expect.objectContaining({ about: 'traces', what })]);
    expect(body).toMatchObject({ traces: { journal }, findings });
  });

  test('returns what is known when no checks are requested', async () => {
    const { status, body } = await get('/api/diagnostics');
    expect(status).toBe(200);
    expect(validateDiagnostics(body)).toBe(true);
    expect(body).toMatchObject({
      backends: [{ reach: null }, { reach: null }],
      self_test: null,
      findings: [{ about: 'traces' }, { about: 'traces' }, { about: 'traces' }],
    });
  });

  test('rejects an unknown value of checks', async () => {
    const { status, body } = await get('/api/diagnostics?checks=some');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: 'checks: expected "all" or "none", got "some"' } });
  });

  test('contacts a backend once for several requests', async () => {
    const upstream = await startUpstream();
    upstream.answerWith(() => jsonAnswer({ data: [{ id: 'small' }] }));
    const near = serverConfig({ backends: [testBackend({ name: 'near', baseUrl: `${upstream.url}/v1` })] });
    const served = createApp(testParts({}, { settings: createSettings(near) }));
    const answers = await Promise.all([1, 2, 3].map(() => request(served).post('/api/diagnostics')));
    for (const { body } of answers)
      expect(body).toMatchObject({ backends: [{ reach: { verdict: 'ok', models: ['small'] } }], findings: [] });
    expect(upstream.received).toHaveLength(1);
    await upstream.close();
  });

  test('contains no secrets', async () => {
    const { text } = await post('/api/diagnostics');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('GET /metrics', () => {
  test('counts finished requests, tokens and losses, and shows the state of the trace store', async () => {
    const served = app();
    const ask = () => request(served).post('/v1/messages').set('x-louter-key', 'the-gateway-key').send({});
    await ask();
    await ask();
    await request(served).post('/v1/chat/completions').set('x-louter-key', 'wrong').send({});
    const { status, headers, text } = await request(served).get('/metrics').set('x-louter-key', 'the-gateway-key');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const lines = text.split('\n');
    for (const line of [
      'louter_requests_total{protocol="anthropic",backend="local",model="other",status="200",route=""} 2',
      'louter_requests_total{protocol="openai-chat",backend="",model="",status="401",route=""} 1',
      'louter_request_duration_seconds_count{protocol="anthropic",backend="local"} 2',
      'louter_tokens_total{backend="local",model="other",kind="input"} 14',
      'louter_tokens_total{backend="local",model="other",kind="output"} 10',
      'louter_tokens_total{backend="local",model="other",kind="cache_read"} 4',
      'louter_losses_total{protocol="anthropic",backend="local"} 6',
      'louter_upstream_attempts_total{backend="local",status="200"} 2',
      'louter_cost_usd_total{backend="local",model="other",key=""} 0.5',
      'louter_active_requests 0',
      'louter_trace_queue_exchanges 3',
      'louter_trace_queue_bytes 4096',
      'louter_traces_written 17',
      'louter_traces_lost_bodies 2',
      'louter_traces_lost_exchanges 1',
      'louter_traces_set_aside 4',
      'louter_checked_requests_total{verdict="contradiction"} 1',
      'louter_checked_requests_total{verdict="skipped"} 6',
    ])
      expect(lines).toContain(line);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  /** The metrics after one request with this outcome, as lines. */
  async function metricsAfter(outcome: Partial<ExchangeOutcome>, models: Config['models'] = []): Promise<string[]> {
    const gateway = stubGateway(({ outlet: writer }) => {
      writer.writeHead(200, {});
      writer.end();
      return outcome;
    });
    gateway.backendLoads = () => [{ backend: 'local', active: 4, pausedTargets: 2, accountPauses: [] }];
    const served = createApp(testParts({ models }, { gateway }));
    await request(served).post('/v1/messages').send({});
    return (await request(served).get('/metrics')).text.split('\n');
  }

  test('add the usage that the recorder reads of responses that pass through, each once', async () => {
    const read = { backend: 'local', model: 'm', key: 'ci', usage: { input: 100, output: 10 }, cost: 0.5 };
    let readUsage = [read];
    const served = createApp(
      testParts({}, { recorder: { ...recorder, health: () => ({ ...recorder.health(), readUsage }) } }),
    );
    const metrics = async () => (await request(served).get('/metrics')).text;
    await metrics();
    readUsage = [{ ...read, usage: { input: 150, output: 10 }, cost: 0.75 }];
    const text = await metrics();
    expect(text).toContain('louter_tokens_total{backend="local",model="other",kind="input"} 150\n');
    expect(text).toContain('louter_tokens_total{backend="local",model="other",kind="output"} 10\n');
    expect(text).toContain('louter_cost_usd_total{backend="local",model="other",key="ci"} 0.75\n');
  });

  test('time the tokens of a translated stream', async () => {
    const lines = await metricsAfter({
      isStream: true,
      timing: { firstByteMs: 210, firstTokenMs: 200, totalMs: 600 },
      summary: { usage: { input: 7, output: 5 }, finish: 'stop', toolCalls: [] },
    });
    for (const line of [
      'louter_time_to_first_token_seconds_sum{backend="local",model="other"} 0.2',
      'louter_time_between_tokens_seconds_sum{backend="local",model="other"} 0.1',
    ])
      expect(lines).toContain(line);
  });

  test('take the first byte where a stream passed through unread', async () => {
    const lines = await metricsAfter({
      isStream: true,
      mode: 'baseline',
      timing: { firstByteMs: 300, firstTokenMs: null, totalMs: 600 },
      summary: null,
    });
    expect(lines).toContain('louter_time_to_first_token_seconds_sum{backend="local",model="other"} 0.3');
    expect(lines.filter((line) => line.startsWith('louter_time_between_tokens_seconds_sum'))).toEqual([]);
  });

  test.each([
    ['a plain response', { isStream: false }],
    ['a stream that broke before its first token', { timing: { firstByteMs: 1, firstTokenMs: null, totalMs: 2 } }],
  ])('have no time to first token for %s', async (_what, outcome) => {
    const lines = await metricsAfter({ isStream: true, ...outcome });
    expect(lines.filter((line) => line.startsWith('louter_time_to_first_token_seconds_sum'))).toEqual([]);
  });

  test('have no time between tokens for a stream that broke off', async () => {
    const lines = await metricsAfter({ isStream: true, status: 'upstream-error' });
    expect(lines.filter((line) => line.startsWith('louter_time_between_tokens_seconds_sum'))).toEqual([]);
  });

  test('count attempts, retries and fallbacks', async () => {
    const lines = await metricsAfter({
      attempts: [
        { backend: 'far', status: null, cause: 'first' },
        { backend: 'far', status: 429, cause: 'retry' },
        { backend: 'far', status: 503, cause: 'fallback' },
        { backend: 'local', status: 200, cause: 'continuation' },
      ],
    });
    for (const line of [
      'louter_upstream_attempts_total{backend="far",status="none"} 1',
      'louter_upstream_attempts_total{backend="far",status="429"} 1',
      'louter_upstream_attempts_total{backend="local",status="200"} 1',
      'louter_retries_total{backend="far"} 1',
      'louter_fallbacks_total{from="far",to="far"} 1',
      'louter_fallbacks_total{from="far",to="local"} 1',
      'louter_backend_active_requests{backend="local"} 4',
      'louter_paused_targets{backend="local"} 2',
    ])
      expect(lines).toContain(line);
  });

  test('count retries for each backend, and no request for a summary', async () => {
    const lines = await metricsAfter({
      attempts: [
        { backend: 'far', status: 503, cause: 'first' },
        { backend: 'far', status: 503, cause: 'next-key' },
        { backend: 'far', status: 503, cause: 'retry' },
        { backend: 'local', status: 503, cause: 'fallback' },
        { backend: 'local', status: 200, cause: 'compaction' },
      ],
    });
    expect(lines.filter((line) => line.startsWith('louter_retries_total'))).toEqual([
      'louter_retries_total{backend="far"} 2',
    ]);
  });

  test('count no retry where the model goes on after a search of Louter', async () => {
    const turn = { backend: 'local', status: 200 };
    const lines = await metricsAfter({
      attempts: [
        { ...turn, cause: 'first' },
        { ...turn, cause: 'search' },
      ],
    });
    expect(lines).toContain('louter_upstream_attempts_total{backend="local",status="200"} 2');
    expect(lines.filter((line) => /^louter_(?:retries|fallbacks)_total\{/.test(line))).toEqual([]);
  });

  test.each([
    ['a target', 'coder', 'coder'],
    ['the client, and a row repeats it', 'exact', 'exact'],
    ['the client, for a pattern', 'anything', 'other'],
  ])('name the model %s names', async (_who, model, label) => {
    const lines = await metricsAfter({ model }, [
      { pattern: 'claude-*', targets: [{ backend: 'local', model: 'coder' }] },
      { pattern: 'exact', targets: [{ backend: 'local', model: '*' }] },
      { pattern: '*', targets: [{ backend: 'local', model: '*' }] },
    ]);
    expect(lines).toContain(
      `louter_requests_total{protocol="anthropic",backend="local",model="${label}",status="200",route=""} 1`,
    );
  });

  test('name the row of [[routes]] that chose the backend', async () => {
    const lines = await metricsAfter({ route: 'cheap' }, []);
    expect(lines).toContain(
      'louter_requests_total{protocol="anthropic",backend="local",model="other",status="200",route="cheap"} 1',
    );
  });

  test('are separate for two gateways in one process', async () => {
    const first = app();
    await request(first).post('/v1/messages').set('x-louter-key', 'the-gateway-key').send({});
    expect((await get('/metrics')).text).not.toContain('louter_requests_total{');
  });
});

describe.each(['/health', '/api/diagnostics', '/metrics'])('%s', (path) => {
  const taken = path === '/api/diagnostics' ? 'GET, HEAD, POST' : 'GET, HEAD';
  const refused = (['post', 'put', 'delete', 'options'] as const).filter((each) => !taken.includes(each.toUpperCase()));
  test.each(refused)('rejects %s in Louter’s own error format', async (method) => {
    const answer = await request(app())[method](path).set('x-louter-key', 'the-gateway-key');
    expect([answer.status, answer.headers['allow']]).toEqual([405, taken]);
    expect(validateOwnError(answer.body)).toBe(true);
    expect(answer.body).toMatchObject({ error: { trace_id: answer.headers['x-louter-trace-id'] } });
  });

  test('answers HEAD without a body', async () => {
    const answer = await request(app()).head(path).set('x-louter-key', 'the-gateway-key');
    expect(answer.text).toBeUndefined();
    expect(answer.status).toBe(200);
  });
});
