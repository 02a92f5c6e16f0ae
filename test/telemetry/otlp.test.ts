import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { configOf } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';
import type { Log } from '../../src/server/log.ts';
import { createParts } from '../../src/server/parts.ts';
import { startServer } from '../../src/server/server.ts';
import { pino } from 'pino';
import { until } from '../record/support/store.ts';
import { entry, louterProcess } from '../support/command.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import { answerOf, type ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import { startCollector, type Collector, type ReceivedSpan } from './support/collector.ts';

const reply: ScriptedReply = { text: 'Hello to you!', usage: { input: 27, cached: 20, output: 9 } };

let collector: Collector;
let upstream: Upstream;
beforeEach(async () => {
  [collector, upstream] = await Promise.all([startCollector(), startUpstream()]);
});
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  // First: a gateway that ends sends what is left to the collector.
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await Promise.all([collector.close(), upstream.close()]);
});

/** A gateway with a backend of the other protocol, and one to which bytes pass through. */
async function startGateway({
  otel = {},
  traces = 'off',
  models = { '*': 'chat/coder' },
  routes = [],
}: { otel?: object; traces?: string; models?: Configuration['models']; routes?: Configuration['routes'] } = {}) {
  const lines: string[] = [];
  const log: Log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const configuration: Configuration = {
    traces: { url: traces },
    otel: { endpoint: `${collector.url}/`, headers: { 'x-collector-key': 'collector-secret' }, ...otel },
    backends: {
      chat: {
        protocol: 'openai-chat',
        base_url: `${upstream.url}/v1`,
        api_key: 'vendor-secret-0123456789',
        retries: 1,
      },
      same: { protocol: 'anthropic', base_url: upstream.url },
    },
    models,
    ...(routes && { routes }),
  };
  const config = configOf(configuration);
  const parts = createParts(config, log);
  await parts.telemetryReady;
  const server = await startServer(parts, { host: '127.0.0.1', port: 0 });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.stop(0).then(() => parts.gateway.stop(0)));
  stops.push(stop);
  /** Loads a configuration with another secret and another table of models. */
  const reload = (secret: string, nextModels: NonNullable<Configuration['models']>): void => {
    const backends = { chat: { protocol: 'openai-chat' as const, base_url: `${upstream.url}/v1`, api_key: secret } };
    const next = configOf({ ...configuration, backends, models: nextModels });
    parts.gateway.prepare(next).apply();
    parts.settings.replace(next);
  };
  return { url: server.url, stop, reload, log: () => lines.join('') };
}

const ask = (url: string, body: object = {}, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01', ...headers },
    body: JSON.stringify({
      model: 'claude-x',
      max_tokens: 100,
      messages: [{ role: 'user', content: 'Hello there' }],
      ...body,
    }),
  });

async function receivedSpans(count: number): Promise<{ server: ReceivedSpan; clients: ReceivedSpan[] }> {
  await until(() => collector.spans.length >= count);
  const server = collector.spans.find(({ kind }) => kind === 'SPAN_KIND_SERVER');
  if (!server) throw new Error('there is no server span');
  return { server, clients: collector.spans.filter(({ kind }) => kind === 'SPAN_KIND_CLIENT') };
}

describe('spans', () => {
  test.each([false, true])('describe a translated request and its attempt (stream: %s)', async (stream) => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url } = await startGateway();
    const answer = await ask(url, { stream }, { 'x-claude-code-session-id': 'session-1' });
    await answer.text();
    const { server, clients } = await receivedSpans(2);
    expect(server).toMatchObject({
      name: 'chat claude-x',
      isError: false,
      parentSpanId: undefined,
      resource: { 'service.name': 'louter', 'service.version': expect.any(String) },
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': 'claude-x',
        'gen_ai.response.model': 'coder',
        'gen_ai.response.finish_reasons': ['stop'],
        'gen_ai.conversation.id': 'session-1',
        'gen_ai.usage.input_tokens': 27,
        'gen_ai.usage.output_tokens': 9,
        'gen_ai.usage.cache_read.input_tokens': 20,
        'http.route': '/v1/messages',
        'http.response.status_code': 200,
        'louter.trace_id': answer.headers.get('x-louter-trace-id'),
        'louter.backend': 'chat',
        'louter.mode': 'proxy',
      },
    });
    expect(typeof server.attributes['gen_ai.response.time_to_first_chunk']).toBe(stream ? 'number' : 'undefined');
    const port = Number(new URL(upstream.url).port);
    expect(clients).toMatchObject([
      {
        name: 'chat coder',
        traceId: server.traceId,
        parentSpanId: server.spanId,
        isError: false,
        attributes: {
          'gen_ai.request.model': 'coder',
          'server.address': '127.0.0.1',
          'server.port': port,
          'http.response.status_code': 200,
          'louter.attempt': 1,
        },
      },
    ]);
    expect(Object.keys(clients[0]?.attributes ?? {}).filter((name) => name.startsWith('gen_ai.usage'))).toEqual([]);
    expect(clients[0]?.seconds).toBeLessThanOrEqual(server.seconds);
    expect(collector.requests[0]?.headers['x-collector-key']).toBe('collector-secret');
  });

  test.each([
    [false, 'off'],
    [true, 'off'],
    [true, 'file'],
  ])('have the usage of a response that passes through (stream: %s, traces: %s)', async (stream, traces) => {
    const folder = mkdtempSync(join(tmpdir(), 'louter-otlp-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    upstream.answerWith((request) =>
      stream
        ? sseAnswer(anthropicReply.stream(reply, 'claude-y').flatMap((piece) => [piece, { silence: 150 }]))
        : answerOf(anthropicReply, reply, request),
    );
    const { url } = await startGateway({
      traces: traces === 'off' ? 'off' : `file:${join(folder, 'louter.db')}`,
      models: { '*': 'same/*' },
    });
    await (await ask(url, { stream })).text();
    const { server } = await receivedSpans(2);
    expect(server.attributes).toMatchObject({
      'gen_ai.provider.name': 'anthropic',
      'gen_ai.response.model': stream ? 'claude-y' : 'claude-x',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': 27,
      'gen_ai.usage.output_tokens': 9,
      'gen_ai.usage.cache_read.input_tokens': 20,
      'louter.mode': 'baseline',
    });
    if (traces === 'off') return;
    await until(async () =>
      (await (await fetch(`${url}/metrics`)).text()).includes(
        'louter_tokens_total{backend="same",model="other",kind="input"} 27\n',
      ),
    );
  });

  test('name the row of [[routes]] that chose the backend', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url } = await startGateway({
      routes: [{ name: 'cheap', when: { model: 'claude-x' }, to: 'chat/cheap-coder' }],
    });
    await (await ask(url)).text();
    const { server } = await receivedSpans(2);
    expect(server.attributes).toMatchObject({ 'louter.route': 'cheap', 'louter.backend': 'chat' });
    const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
    expect(lines).toContain(
      'louter_requests_total{protocol="anthropic",backend="chat",model="cheap-coder",status="200",route="cheap"} 1',
    );
  });

  test('have the usage of embeddings that pass through', async () => {
    upstream.answer(jsonAnswer({ object: 'list', data: [], usage: { prompt_tokens: 12, total_tokens: 12 } }));
    const { url } = await startGateway();
    const answer = await fetch(`${url}/v1/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'embed', input: 'Hello' }),
    });
    await answer.text();
    const { server } = await receivedSpans(2);
    expect(server.attributes).toMatchObject({ 'gen_ai.operation.name': 'embeddings', 'gen_ai.usage.input_tokens': 12 });
  });

  test('name the attempts that failed, and what the client got', async () => {
    upstream.answer(jsonAnswer({ error: { message: 'busy' } }, 503), { ends: 'reset' });
    const { url } = await startGateway();
    expect((await ask(url)).status).toBeGreaterThanOrEqual(500);
    const { server, clients } = await receivedSpans(3);
    expect(server).toMatchObject({ isError: true, attributes: { 'error.type': 'upstream' } });
    expect(clients).toMatchObject([
      { isError: true, attributes: { 'error.type': '503', 'http.response.status_code': 503, 'louter.attempt': 1 } },
      { isError: true, attributes: { 'error.type': 'upstream', 'louter.attempt': 2 } },
    ]);
  });

  test('contain no messages, credentials or header fields by default', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url } = await startGateway();
    await (await ask(url, {}, { 'x-api-key': 'client-secret-0123456789' })).text();
    await receivedSpans(2);
    expect(JSON.stringify(collector.spans)).not.toMatch(/Hello|secret/);
  });

  test('contain messages if configured, with secrets redacted', async () => {
    upstream.answerWith((request) =>
      answerOf(chatReply, { ...reply, text: 'It is vendor-secret-0123456789.' }, request),
    );
    const { url } = await startGateway({ otel: { content: true } });
    const body = {
      system: 'Be brief.',
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'My key is client-secret-0123456789, look it up' }] },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'look', input: { at: 'here' } }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'nothing' }] },
      ],
      tools: [{ name: 'look', input_schema: { type: 'object' } }],
    };
    await (await ask(url, body, { 'x-api-key': 'client-secret-0123456789' })).text();
    const { server } = await receivedSpans(2);
    const written = (name: string): unknown => JSON.parse(String(server.attributes[name]));
    expect(written('gen_ai.system_instructions')).toEqual([{ type: 'text', content: 'Be brief.' }]);
    expect(written('gen_ai.input.messages')).toMatchObject([
      {
        role: 'user',
        parts: [{ type: 'text', content: expect.stringMatching(/^My key is redacted-\w+, look it up$/) }],
      },
      { role: 'assistant', parts: [{ type: 'tool_call', id: 'toolu_1', name: 'look', arguments: { at: 'here' } }] },
      { role: 'tool', parts: [{ type: 'tool_call_response', id: 'toolu_1', response: 'nothing' }] },
    ]);
    expect(written('gen_ai.output.messages')).toMatchObject([
      {
        role: 'assistant',
        parts: [{ type: 'text', content: expect.stringMatching(/^It is .*redacted/) }],
        finish_reason: 'stop',
      },
    ]);
    expect(JSON.stringify(collector.spans)).not.toMatch(/secret-0123456789/);
  });

  test('leave out the oldest messages of a long conversation', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url } = await startGateway({ otel: { content: true } });
    const messages = Array.from({ length: 41 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `${index} ${'word '.repeat(1000)}`,
    }));
    await (await ask(url, { messages })).text();
    const { server } = await receivedSpans(2);
    const text = String(server.attributes['gen_ai.input.messages']);
    expect(text.length).toBeLessThan(70_000);
    const input: { parts: { content: string }[] }[] = JSON.parse(text);
    expect(input[0]?.parts[0]?.content).toMatch(/^\[\d+ earlier left out by Louter\]$/);
    expect(input.at(-1)?.parts[0]?.content).toMatch(/^40 word/);
  });
});

describe('W3C Trace Context', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const parent = `00-${traceId}-b7ad6b7169203331-01`;

  test.each(['chat/coder', 'same/*'])('continues the trace of the client at %s', async (target) => {
    upstream.answerWith((request) => answerOf(target === 'same/*' ? anthropicReply : chatReply, reply, request));
    const { url } = await startGateway({ models: { '*': target } });
    await (await ask(url, {}, { traceparent: parent, tracestate: 'vendor=abc' })).text();
    const { server, clients } = await receivedSpans(2);
    expect(server).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', traceState: 'vendor=abc' });
    expect(upstream.received[0]?.headers).toMatchObject({
      traceparent: `00-${traceId}-${clients[0]?.spanId}-01`,
      tracestate: 'vendor=abc',
    });
  });

  test.each([
    undefined,
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-b7ad6b7169203331-01`,
    `00-${traceId.toUpperCase()}-b7ad6b7169203331-01`,
    `${parent}-more`,
  ])('begins a trace where the client sends traceparent %s', async (traceparent) => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url } = await startGateway();
    const headers = traceparent === undefined ? {} : { traceparent };
    expect((await ask(url, {}, { ...headers, tracestate: 'vendor=abc' })).status).toBe(200);
    const { server } = await receivedSpans(2);
    expect(server.traceId).not.toBe(traceId);
    expect(server.parentSpanId).toBeUndefined();
    expect(upstream.received[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${server.traceId}-[\\da-f]{16}-01$`));
    expect(upstream.received[0]?.headers['tracestate']).toBeUndefined();
  });

  test('accepts a later version with more fields', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url } = await startGateway();
    await (await ask(url, {}, { traceparent: `cc-${traceId}-b7ad6b7169203331-01-more` })).text();
    expect((await receivedSpans(2)).server.traceId).toBe(traceId);
  });

  test('exports no spans of a request whose client does not record its trace, and passes that on', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url, stop } = await startGateway();
    await (await ask(url, {}, { traceparent: `00-${traceId}-b7ad6b7169203331-00` })).text();
    await stop();
    expect(collector.spans).toEqual([]);
    expect(collector.points).not.toEqual([]);
    expect(upstream.received[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
  });
});

test('metrics of the conventions are sent, at the latest when the gateway stops', async () => {
  upstream.answerWith((request) => answerOf(chatReply, reply, request));
  const { url, stop } = await startGateway({ models: { '*': 'chat/coder', 'mine-*': 'chat/*' } });
  await (await ask(url, { stream: true })).text();
  await (await ask(url, { model: 'mine-1' })).text();
  await stop();
  const point = (name: string, attributes: object): unknown =>
    collector.points.find(
      (each) =>
        each.name === name && Object.entries(attributes).every(([key, value]) => each.attributes[key] === value),
    );
  const common = { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': 'openai', 'gen_ai.request.model': 'coder' };
  expect(point('gen_ai.client.operation.duration', common)).toMatchObject({ unit: 's', count: 1 });
  // A client chose that name.
  expect(point('gen_ai.client.operation.duration', { ...common, 'gen_ai.request.model': 'other' })).toBeDefined();
  expect(point('gen_ai.client.operation.time_to_first_chunk', common)).toMatchObject({ unit: 's', count: 1 });
  expect(point('gen_ai.client.token.usage', { ...common, 'gen_ai.token.type': 'input' })).toMatchObject({
    unit: '{token}',
    sum: 27,
  });
  expect(point('gen_ai.client.token.usage', { ...common, 'gen_ai.token.type': 'output' })).toMatchObject({ sum: 9 });
});

test('after a reload new secrets are redacted, earlier ones too, and new models have their names', async () => {
  upstream.answerWith((request) => answerOf(chatReply, reply, request));
  const { url, stop, reload } = await startGateway({ otel: { content: true } });
  reload('another-secret-0123456789', { '*': 'chat/newer' });
  const content = 'Once vendor-secret-0123456789, now another-secret-0123456789';
  await (await ask(url, { messages: [{ role: 'user', content }] })).text();
  await stop();
  expect(JSON.stringify(collector.spans)).toMatch(/Once redacted-\w+, now redacted-/);
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret-0123456789/);
  const models = collector.points.map(({ attributes }) => attributes['gen_ai.request.model']);
  expect(new Set(models)).toEqual(new Set(['newer']));
});

describe('a collector that', () => {
  test.each([
    ['refuses the credential', 401 as const, '401'],
    ['fails', 500 as const, '500'],
  ])('%s is logged once, and requests are answered', async (_what, status, reason) => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    collector.answerWith(status);
    const { url, log } = await startGateway();
    for (let round = 0; round < 3; round++) {
      expect((await ask(url)).status).toBe(200);
      await until(() => collector.requests.length > round);
    }
    const warnings = (): string[] => log().match(/collector at .* does not take spans[^"]*/g) ?? [];
    await until(() => warnings().length > 0);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain(reason);
    expect(log()).not.toContain('collector-secret');
    collector.answerWith(200);
    await until(async () => {
      await (await ask(url)).text();
      await pause(200);
      return /takes spans again; \d+ spans were dropped/.test(log());
    });
  });

  test('is down is logged, and requests are answered', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    const { url, log } = await startGateway({ otel: { endpoint: 'http://127.0.0.1:9' } });
    expect((await ask(url)).status).toBe(200);
    await until(() => log().includes('http://127.0.0.1:9 does not take spans'));
    expect((await ask(url)).status).toBe(200);
  });

  test('never answers delays neither requests nor the end of the gateway for long', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    collector.answerWith('never');
    const { url, stop } = await startGateway();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(url)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const from = performance.now();
    await stop();
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});

describe('louter serve', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'louter-otlp-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const configuration = (otel: string): string =>
    `[traces]\nurl = "off"\n${otel}[backends.chat]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\n`;

  test('names the command that installs the packages where they are missing', async () => {
    writeFileSync(join(folder, 'louter.toml'), configuration(`[otel]\nendpoint = "${collector.url}"\n`));
    const hook = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@opentelemetry/sdk-trace') throw new Error("Cannot find package '@opentelemetry/sdk-trace'");
    return next(specifier, context);
  },
});`;
    writeFileSync(join(folder, 'hook.mjs'), hook);
    const { code, stderr } = await louterProcess(['serve', '--port', '0'], {
      cwd: folder,
      env: { NODE_OPTIONS: `--import=${join(folder, 'hook.mjs')}` },
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^louter: \[otel\] needs packages that cannot be loaded \(.*sdk-trace.*\); .*npm install @opentelemetry\/api@\d\S* .*@opentelemetry\/sdk-trace@\d\S*\n/,
    );
  });

  /** Asks a gateway of this configuration once, and stops it. */
  async function askOnce(toml: string, env: Record<string, string>): Promise<void> {
    writeFileSync(join(folder, 'louter.toml'), toml);
    const child = spawn(process.execPath, [entry, 'serve', '--port', '0'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) => {
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = /^louter listening on (\S+)$/m.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    expect((await ask(url)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'close');
  }

  test('sends nothing because of variables alone', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    await askOnce(configuration(''), {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_METRICS_EXPORTER: 'otlp',
    });
    expect(collector.requests).toEqual([]);
    expect(upstream.received[0]?.headers['traceparent']).toBeUndefined();
  });

  test('honors the documented variables, and the endpoint of the configuration before that of a variable', async () => {
    upstream.answerWith((request) => answerOf(chatReply, reply, request));
    await askOnce(configuration(`[otel]\nendpoint = "${collector.url}"\n`), {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-more=value',
      OTEL_SERVICE_NAME: 'gateway-1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    const { server } = await receivedSpans(2);
    expect(server.resource).toMatchObject({ 'service.name': 'gateway-1', 'deployment.environment.name': 'test' });
    expect(collector.requests[0]?.headers['x-more']).toBe('value');
  });
});
