import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collectSteps } from '../../../src/core/step.ts';
import { createReplayer } from '../../../src/replay/replayer.ts';
import { startMock } from '../../../src/server/mock.ts';
import { readEventStream } from '../../../src/wire/event-stream.ts';
import { louter } from '../../support/command.ts';
import { startGateway, type TestGateway } from '../../support/gateway.ts';
import { bedrockError, chunkFrame, eventStreamAnswer, exceptionFrame, toFrames } from '../../support/platforms.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type Upstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

// Traces have the bytes of clouds as they were on the wire, and all that reads traces reads them.

const hello: ScriptedReply = {
  reasoning: 'Let me see.',
  text: 'Hello there.',
  calls: [{ id: 'call_1', name: 'weather', input: { city: 'Oslo' } }],
  usage: { input: 20, cached: 0, output: 4 },
};
const { writer } = vendors.anthropic;
const asked = {
  max_tokens: 50,
  messages: [{ role: 'user', content: 'hi there' }],
  tools: [{ name: 'weather', input_schema: { type: 'object', properties: { city: { type: 'string' } } } }],
};
const onBedrock = { anthropic_version: 'bedrock-2023-05-31', anthropic_beta: ['one-2025-01-01'], ...asked };
const onVertex = { anthropic_version: 'vertex-2023-10-16', ...asked };
const vertexRoot = '/v1/projects/p/locations/us-east5/publishers';

interface ExportedBody {
  path?: string;
  url?: string;
  headers: Record<string, string>;
  body: string | { base64: string };
}
interface ExportedTrace {
  trace_id: string;
  status: string;
  mode: string;
  frontend: { request: ExportedBody; core_request: object | null };
  backend: {
    request: ExportedBody;
    response: ExportedBody;
    core_events: { at_ms: number; event: { type: string } }[] | null;
    final_response: { candidates: unknown[] } | null;
  } | null;
  response: ExportedBody;
  notes: { what: string }[];
  violations: unknown[];
  usage: { input: number } | null;
  checks: { request: string; answer: string; findings: unknown[] };
}

let gateway: TestGateway;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(`[log]
level = "silent"
[backends.bedrock]
protocol = "anthropic"
platform = "bedrock"
base_url = "${upstream.url}"
api_key = "canary-bedrock-key"
retries = 0
[backends.claude]
protocol = "anthropic"
base_url = "${upstream.url}"
retries = 0
[backends.chat]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
retries = 0
[models]
"bedrock-*" = "bedrock/*"
"claude-*" = "claude/*"
"*" = "chat/*"
`);
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

const post = (path: string, json: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof json === 'string' ? json : JSON.stringify(json),
  });

const bytesOf = ({ body }: { body: ExportedBody['body'] }): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.base64, 'base64');

/** Sends a request; what its client received, and its trace. */
async function exchange(path: string, json: unknown, headers: Record<string, string> = {}) {
  const body = typeof json === 'string' ? json : JSON.stringify(json);
  const response = await post(path, body, headers);
  const bytes = Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer()));
  const id = response.headers.get('x-louter-trace-id') ?? '';
  const trace = (await (await fetch(`${gateway.url}/api/traces/${id}`)).json()) as ExportedTrace;
  return { id, trace, body, bytes, status: response.status };
}

/** What a mock with these fixtures answers to the same request at InvokeModel, which it knows exactly. */
async function replayed(fixtures: string, request: object): Promise<string> {
  const replayer = createReplayer({ fixtures, speed: 0, policy: 'exact' });
  const log = pino({ level: 'silent' });
  const mock = await startMock({ replayer, host: '127.0.0.1', port: 0, log, version: '0' });
  try {
    const response = await fetch(`${mock.url}/model/bedrock-m/invoke-with-response-stream`, {
      method: 'POST',
      body: JSON.stringify({ anthropic_version: 'bedrock-2023-05-31', ...request }),
    });
    expect(response.headers.get('content-type')).toBe('application/vnd.amazon.eventstream');
    const bytes = Buffer.from(await response.arrayBuffer());
    return collectSteps(readEventStream, [bytes])
      .map(({ data }) => (JSON.parse(data) as { delta?: { text?: string } }).delta?.text ?? '')
      .join('');
  } finally {
    await mock.stop(0);
  }
}

const command = (...words: string[]) => louter(['traces', ...words], { cwd: gateway.directory });

/** All that reads traces finds nothing wrong with this one. */
async function expectReadable(id: string): Promise<void> {
  const check = await command('check', id, '--json');
  expect(JSON.parse(check.stdout)).toMatchObject({ checked: 1, consistent: 1, findings: [] });
  const again = await command('retranslate', id, '--json');
  expect(again.stdout).not.toMatch(/"verdict":\s*"differs"/);
}

describe('a stream of Bedrock', () => {
  const frames = toFrames(writer.stream(hello, 'm'));
  const bytes = Buffer.concat(frames);

  test.each([[1], [7], [1000], [bytes.length]])(
    'is recorded byte for byte, in pieces of %i, with the same events',
    async (size) => {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      upstream.answerWith(() => eventStreamAnswer(pieces));
      const { id, trace } = await exchange('/v1/messages', { model: 'bedrock-m', stream: true, ...asked });
      const { request, response, core_events: events } = trace.backend ?? expect.fail('no backend');
      expect(bytesOf(response).equals(bytes)).toBe(true);
      expect(response.headers['content-type']).toBe('application/vnd.amazon.eventstream');
      expect(bytesOf(request).toString()).toBe(upstream.received[0]?.text);
      expect(request.url).toMatch(/\/model\/bedrock-m\/invoke-with-response-stream$/);
      expect(events?.map(({ event }) => event.type).slice(-2)).toEqual(['finish', 'end']);
      expect(trace).toMatchObject({ status: 'ok', violations: [], usage: { input: 20, output: 4 } });
      expect(trace.checks).toMatchObject({ request: 'consistent', answer: 'consistent' });
      expect(trace.notes.map(({ what }) => what).join()).not.toMatch(/recorded/);
      await expectReadable(id);
    },
  );

  test('that breaks is recorded to where it broke, and its record agrees with itself', async () => {
    const broken: readonly [Buffer, RegExp][] = [
      [Buffer.concat([...frames.slice(0, 4), exceptionFrame('modelStreamErrorException', 'broke')]), /broke/],
      [bytes.subarray(0, bytes.length - 30), /in the middle of a frame/],
      [Buffer.concat([...frames.slice(0, 4), Buffer.from('no frame')]), /a frame of/],
    ];
    for (const [sent, problem] of broken) {
      upstream.answer(eventStreamAnswer([sent]));
      const {
        id,
        trace,
        bytes: received,
      } = await exchange('/v1/messages', { model: 'bedrock-m', stream: true, ...asked });
      expect(bytesOf(trace.backend?.response ?? expect.fail('no answer')).equals(sent)).toBe(true);
      expect(received.toString()).toMatch(problem);
      expect(trace.status).not.toBe('ok');
      expect(trace.checks.findings).toEqual([]);
      await expectReadable(id);
    }
  });

  test('is shown with its events, and exported as HAR, curl and fixture, which is replayed', async () => {
    upstream.answerWith(() => eventStreamAnswer(frames));
    const { id, trace } = await exchange('/v1/messages', { model: 'bedrock-m', stream: true, ...asked });
    expect((await command('show', id)).stdout).toContain('Hello there.');
    const har = JSON.parse((await command('export', id, '--har')).stdout) as {
      log: { entries: { response: { content: { text: string; encoding: string } } }[] };
    };
    const { text, encoding } = har.log.entries[1]?.response.content ?? expect.fail('no entry');
    expect(encoding).toBe('base64');
    expect(Buffer.from(text, 'base64').equals(bytes)).toBe(true);
    const curl = await command('export', id, '--curl', 'upstream');
    expect(curl.stdout).toContain('/model/bedrock-m/invoke-with-response-stream');
    expect(curl.stdout).not.toContain('canary');
    const { stdout } = await command('export', id, '--fixture', 'kept', '--situation', 'said-stream');
    const directory = join(gateway.directory, stdout.trim());
    expect(readFileSync(join(directory, 'response.eventstream')).equals(bytes)).toBe(true);
    expect(JSON.parse(readFileSync(join(directory, 'request.json'), 'utf8'))).toEqual(
      JSON.parse(bytesOf(trace.backend?.request ?? expect.fail()).toString()),
    );
    expect(await louter(['validate', 'kept'], { cwd: gateway.directory })).toMatchObject({ code: 0 });
    expect(await replayed(join(gateway.directory, 'kept'), asked)).toContain('Hello there.');
    const found = await command('list', 'Hello there', '--json');
    expect(found.stdout).toContain(id);
  });
});

describe.each([
  ['Bedrock', 'invoke', (model: string) => `/model/${model}/invoke`, onBedrock],
  ['Bedrock', 'a stream', (model: string) => `/model/${model}/invoke-with-response-stream`, onBedrock],
  ['Vertex AI', 'rawPredict', (model: string) => `${vertexRoot}/anthropic/models/${model}:rawPredict`, onVertex],
  [
    'Vertex AI',
    'streamRawPredict',
    (model: string) => `${vertexRoot}/anthropic/models/${model}:streamRawPredict`,
    { ...onVertex, stream: true },
  ],
])('a request in the form of %s (%s)', (_cloud, _name, pathOf, json) => {
  const answerAll = (): void =>
    upstream.answerWith(({ path, json: sent }) => {
      const isStream = path.endsWith('-stream') || (sent as { stream?: boolean }).stream === true;
      const vendor = path.endsWith('/chat/completions') ? vendors['openai-chat'] : vendors.anthropic;
      if (path.startsWith('/model/') && isStream) return eventStreamAnswer(toFrames(writer.stream(hello, 'm')));
      return isStream ? vendor.streams(vendor.writer.stream(hello, 'm')) : jsonAnswer(vendor.writer.plain(hello, 'm'));
    });

  test.each([
    ['a backend of Anthropic', 'claude-x', {}],
    ['a backend of Anthropic, unread', 'claude-x', { 'x-louter-mode': 'baseline' }],
    ['Bedrock', 'bedrock-x', {}],
    ['a backend of Chat', 'chat-x', {}],
  ])('is recorded as it came and was answered, before %s', async (_backend, model, headers) => {
    answerAll();
    // White space that no JSON writer makes.
    const written = `${JSON.stringify(json).slice(0, -1)} , "metadata" : { "user_id" : "someone" } }`;
    const { id, trace, bytes } = await exchange(pathOf(model), written, headers);
    expect(trace.frontend.request.path).toBe(pathOf(model));
    expect(bytesOf(trace.frontend.request).toString()).toBe(written);
    expect(trace.frontend.request.headers).not.toHaveProperty('anthropic-beta');
    expect(bytesOf(trace.response).equals(bytes)).toBe(true);
    expect(trace.frontend.core_request).toMatchObject({ model });
    expect(trace).toMatchObject({ status: 'ok', violations: [] });
    expect(trace.checks).toMatchObject({ request: 'consistent', answer: 'consistent', findings: [] });
    expect(trace.notes.map(({ what }) => what).join()).not.toMatch(/recorded|in the form of/);
    await expectReadable(id);
    const { code, stderr } = await louter(
      ['traces', 'rerun', id, '--backend', 'chat/again', '--run', `again-${id.slice(0, 6)}`, '--yes'],
      { cwd: gateway.directory, env: { LOUTER_CONFIG: gateway.configFile } },
    );
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(upstream.received.at(-1)?.json).toMatchObject({ model: 'again' });
  });

  test('that fails is recorded with the error as its client received it', async () => {
    for (const answer of [
      jsonAnswer({ type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } }, 429),
      jsonAnswer({ type: 'error', error: { type: 'invalid_request_error', message: 'bad' } }, 400),
    ]) {
      upstream.answer(answer);
      const { id, trace, bytes, status } = await exchange(pathOf('claude-x'), json, { 'x-louter-mode': 'proxy' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(bytesOf(trace.response).equals(bytes)).toBe(true);
      expect(trace.violations).toEqual([]);
      expect(trace.checks.findings).toEqual([]);
      await expectReadable(id);
    }
  });

  test('whose answer breaks is recorded with what its client received', async () => {
    const cut = writer.stream(hello, 'm').slice(0, 4);
    upstream.answerWith(({ json: sent }) =>
      (sent as { stream?: boolean }).stream === true ? sseAnswer(cut) : jsonAnswer({ cut: true }),
    );
    const { id, trace, bytes } = await exchange(pathOf('claude-x'), json, { 'x-louter-mode': 'proxy' });
    expect(bytesOf(trace.response).equals(bytes)).toBe(true);
    expect(trace.status).not.toBe('ok');
    expect(trace.checks.findings).toEqual([]);
    await expectReadable(id);
  });
});

test('a count of Bedrock is recorded as it came and was answered', async () => {
  upstream.answerWith(() => jsonAnswer({ input_tokens: 42 }));
  const counted = Buffer.from(JSON.stringify(onBedrock)).toString('base64');
  const { trace, bytes, body } = await exchange('/model/claude-x/count-tokens', {
    input: { invokeModel: { body: counted } },
  });
  expect(bytes.toString()).toBe('{"inputTokens":42}');
  expect(bytesOf(trace.response).equals(bytes)).toBe(true);
  expect(bytesOf(trace.frontend.request).toString()).toBe(body);
  expect(trace.violations).toEqual([]);
});

test.each(['generateContent', 'streamGenerateContent?alt=sse'])(
  'a request of Gemini at Vertex AI is recorded with its path (%s)',
  async (method) => {
    upstream.answerWith(({ json: sent }) => {
      const { writer: chat, streams } = vendors['openai-chat'];
      return (sent as { stream?: boolean }).stream === true
        ? streams(chat.stream(hello, 'm'))
        : jsonAnswer(chat.plain(hello, 'm'));
    });
    const path = `${vertexRoot}/google/models/gemini-x:${method}`;
    const { id, trace, bytes } = await exchange(path, { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] });
    expect(trace.frontend.request.path).toBe(path);
    expect(trace.frontend.core_request).toMatchObject({ model: 'gemini-x' });
    expect(bytesOf(trace.response).equals(bytes)).toBe(true);
    expect(trace.checks).toMatchObject({ request: 'consistent', answer: 'consistent', findings: [] });
    await expectReadable(id);
  },
);

test.each([
  [400, 'ServiceQuotaExceededException', 'quota'],
  [403, 'AccessDeniedException', 'no'],
  [429, 'ThrottlingException', 'slow down'],
  [424, 'ModelErrorException', 'failed'],
])('an error of Bedrock is read from its record as it was when it came (%i %s)', async (status, name, message) => {
  upstream.answer(bedrockError(status, name, message));
  const { id, trace } = await exchange('/v1/messages', { model: 'bedrock-m', ...asked });
  expect(trace.checks.findings).toEqual([]);
  await expectReadable(id);
});

test('what a stream of Bedrock repeats of its key is in no record', async () => {
  const delta = (text: string): Uint8Array =>
    chunkFrame(JSON.stringify({ type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text } }));
  const frames = toFrames(writer.stream(hello, 'm'));
  const at = frames.findIndex((frame) =>
    Buffer.from(
      (JSON.parse(/\{.*\}/.exec(Buffer.from(frame).toString('latin1'))?.[0] ?? '{}') as { bytes: string }).bytes,
      'base64',
    )
      .toString()
      .includes('text_delta'),
  );
  const sent = [
    ...frames.slice(0, at),
    delta('canary-bedrock-key'),
    delta('canary-bed'),
    delta('rock-key.'),
    ...frames.slice(at),
  ];
  upstream.answer(eventStreamAnswer(sent));
  const { id, trace, bytes } = await exchange('/v1/messages', { model: 'bedrock-m', stream: true, ...asked });
  expect(bytes.toString()).not.toContain('canary-bedrock-key');
  const recorded = bytesOf(trace.backend?.response ?? expect.fail('no answer'));
  for (const shift of [0, 1, 2])
    expect(recorded.toString('latin1')).not.toContain(
      Buffer.from('\0'.repeat(shift) + 'canary-bedrock-key')
        .toString('base64')
        .slice(4, 20),
    );
  expect(JSON.stringify(trace)).not.toContain('canary-bedrock-key');
  expect(trace.violations).toEqual([]);
  await expectReadable(id);
});
