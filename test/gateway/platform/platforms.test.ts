import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../../../src/config/environment.ts';
import { loadWithSource } from '../../../src/config/load.ts';
import { asObject, type JsonObject } from '../../../src/core/json.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { startTestGateway, type BareGateway } from '../../support/conversation.ts';
import {
  bedrockError,
  chunkFrame,
  cloudRequestOf,
  eventStreamAnswer,
  exceptionFrame,
  isSigned,
  oddChunkFrame,
  signedAt,
  toFrames,
} from '../../support/platforms.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import {
  jsonAnswer,
  startUpstream,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
  type Upstream,
} from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

const keys = { accessKeyId: 'AKIDCANARY', secretAccessKey: 'canary-secret-key', sessionToken: 'canary-session-token' };
const printing = (value: string): string =>
  JSON.stringify([process.execPath, '-e', `console.log(${JSON.stringify(value)})`]);
const printedKeys = printing(
  JSON.stringify({
    Version: 1,
    AccessKeyId: keys.accessKeyId,
    SecretAccessKey: keys.secretAccessKey,
    SessionToken: keys.sessionToken,
  }),
);

/** A scripted server of a cloud, and how a backend is configured for it. */
interface Door {
  name: string;
  protocol: Protocol;
  /** Lines of the backend's table; `$URL` is the server's. */
  lines: string;
  path: { plain: string; stream: string };
  isAuthorized(request: ReceivedUpstreamRequest): boolean | Promise<boolean>;
  /** Fields of the body that only this door has, or lacks. */
  body?: JsonObject;
  lacks?: readonly string[];
}

const has = (name: string, value: string) => (request: ReceivedUpstreamRequest) => request.headers[name] === value;

const doors: readonly Door[] = [
  {
    name: 'Azure, v1 Chat',
    protocol: 'openai-chat',
    lines: 'platform = "azure"\nbase_url = "$URL"\napi_key = "canary-azure-key"',
    path: { plain: '/openai/v1/chat/completions', stream: '/openai/v1/chat/completions' },
    isAuthorized: has('api-key', 'canary-azure-key'),
    body: { model: 'm' },
  },
  {
    name: 'Azure, v1 Responses with a deployment',
    protocol: 'openai-responses',
    lines: `platform = "azure"\nbase_url = "$URL/openai/v1"\ndeployment = "dep"\napi_key_command = ${printing('canary-token')}`,
    path: { plain: '/openai/v1/responses', stream: '/openai/v1/responses' },
    isAuthorized: has('authorization', 'Bearer canary-token'),
    body: { model: 'dep' },
  },
  {
    name: 'Azure, a version',
    protocol: 'openai-chat',
    lines:
      'platform = "azure"\nbase_url = "$URL"\napi_version = "2024-10-21"\ndeployment = "my dep"\napi_key = "canary-azure-key"',
    path: {
      plain: '/openai/deployments/my%20dep/chat/completions?api-version=2024-10-21',
      stream: '/openai/deployments/my%20dep/chat/completions?api-version=2024-10-21',
    },
    isAuthorized: has('api-key', 'canary-azure-key'),
  },
  {
    name: 'Azure, Claude in Foundry',
    protocol: 'anthropic',
    lines: 'platform = "azure"\nbase_url = "$URL/anthropic"\napi_key = "canary-azure-key"',
    path: { plain: '/anthropic/v1/messages', stream: '/anthropic/v1/messages' },
    isAuthorized: (request) =>
      has('api-key', 'canary-azure-key')(request) && has('anthropic-version', '2023-06-01')(request),
  },
  {
    name: 'Bedrock, InvokeModel signed',
    protocol: 'anthropic',
    lines: `platform = "bedrock"\nbase_url = "$URL"\nregion = "us-east-1"\napi_key_command = ${printedKeys}`,
    path: { plain: '/model/m/invoke', stream: '/model/m/invoke-with-response-stream' },
    isAuthorized: (request) => isSigned(request, keys),
    body: { anthropic_version: 'bedrock-2023-05-31' },
    lacks: ['model', 'stream'],
  },
  {
    name: 'Bedrock, InvokeModel with a key',
    protocol: 'anthropic',
    lines: 'platform = "bedrock"\nbase_url = "$URL"\napi_key = "canary-bedrock-key"',
    path: { plain: '/model/m/invoke', stream: '/model/m/invoke-with-response-stream' },
    isAuthorized: has('authorization', 'Bearer canary-bedrock-key'),
    body: { anthropic_version: 'bedrock-2023-05-31' },
    lacks: ['model', 'stream'],
  },
  {
    name: 'Bedrock, Claude on a plain endpoint',
    protocol: 'anthropic',
    lines: `platform = "bedrock"\nbase_url = "$URL/anthropic"\nregion = "us-east-1"\napi_key_command = ${printedKeys}`,
    path: { plain: '/anthropic/v1/messages', stream: '/anthropic/v1/messages' },
    isAuthorized: (request) => isSigned(request, keys),
    body: { model: 'm' },
  },
  {
    name: 'Bedrock, Chat',
    protocol: 'openai-chat',
    lines: `platform = "bedrock"\nbase_url = "$URL"\nregion = "us-east-1"\napi_key_command = ${printedKeys}`,
    path: { plain: '/openai/v1/chat/completions', stream: '/openai/v1/chat/completions' },
    isAuthorized: (request) => isSigned(request, keys),
  },
  {
    name: 'Bedrock, Responses with a key',
    protocol: 'openai-responses',
    lines: 'platform = "bedrock"\nbase_url = "$URL/openai/v1"\napi_key = "canary-bedrock-key"',
    path: { plain: '/openai/v1/responses', stream: '/openai/v1/responses' },
    isAuthorized: has('authorization', 'Bearer canary-bedrock-key'),
  },
  {
    name: 'Vertex, Gemini',
    protocol: 'gemini',
    lines: `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\nlocation = "us-east5"\napi_key_command = ${printing('canary-token')}`,
    path: {
      plain: '/v1/projects/p/locations/us-east5/publishers/google/models/m:generateContent',
      stream: '/v1/projects/p/locations/us-east5/publishers/google/models/m:streamGenerateContent?alt=sse',
    },
    isAuthorized: has('authorization', 'Bearer canary-token'),
  },
  {
    name: 'Vertex, express mode',
    protocol: 'gemini',
    lines: 'platform = "vertex"\nbase_url = "$URL"\napi_key = "canary-express-key"',
    path: {
      plain: '/v1/publishers/google/models/m:generateContent',
      stream: '/v1/publishers/google/models/m:streamGenerateContent?alt=sse',
    },
    isAuthorized: has('x-goog-api-key', 'canary-express-key'),
  },
  {
    name: 'Vertex, Claude',
    protocol: 'anthropic',
    lines: `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\napi_key_command = ${printing('canary-token')}`,
    path: {
      plain: '/v1/projects/p/locations/global/publishers/anthropic/models/m:rawPredict',
      stream: '/v1/projects/p/locations/global/publishers/anthropic/models/m:streamRawPredict',
    },
    isAuthorized: (request) =>
      has('authorization', 'Bearer canary-token')(request) && request.headers['anthropic-version'] === undefined,
    body: { anthropic_version: 'vertex-2023-10-16' },
    lacks: ['model'],
  },
  {
    name: 'Vertex, Chat',
    protocol: 'openai-chat',
    lines: `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\napi_key_command = ${printing('canary-token')}`,
    path: {
      plain: '/v1/projects/p/locations/global/endpoints/openapi/chat/completions',
      stream: '/v1/projects/p/locations/global/endpoints/openapi/chat/completions',
    },
    isAuthorized: has('authorization', 'Bearer canary-token'),
  },
];

/** A gateway whose only backend is configured so. */
function start({ protocol, lines }: Pick<Door, 'protocol' | 'lines'>, env: Environment = {}): BareGateway {
  const text = `[backends.cloud]\nprotocol = "${protocol}"\n${lines.includes('retries') ? '' : 'retries = 0\n'}${lines.replaceAll('$URL', upstream.url)}\n[models]\n"*" = "cloud/m"\n`;
  return startTestGateway(loadWithSource({ file: 'louter.toml', text, cwd: '/', env }).config);
}

const isStreamed = ({ path, json }: ReceivedUpstreamRequest): boolean =>
  /stream/i.test(path.replace(/\?.*$/, '')) || asObject(json)?.['stream'] === true;

function answer({ protocol }: Door, request: ReceivedUpstreamRequest, reply: ScriptedReply): ScriptedAnswer {
  const { writer, streams } = vendors[protocol];
  if (!isStreamed(request)) return jsonAnswer(writer.plain(reply, 'm'));
  const pieces = writer.stream(reply, 'm');
  return request.path.endsWith('invoke-with-response-stream') ? eventStreamAnswer(toFrames(pieces)) : streams(pieces);
}

const usage = { input: 20, cached: 0, output: 4 };
const weather = {
  name: 'weather',
  description: 'The weather of a city',
  schema: { type: 'object', properties: { city: { type: 'string' } } },
};

/** A request of a client that offers a tool. */
function requestOf(client: Protocol, stream: boolean) {
  const { name, description, schema } = weather;
  const messages = [{ role: 'user', content: 'hi' }];
  switch (client) {
    case 'anthropic':
      return {
        client,
        body: { model: 'm', max_tokens: 50, stream, messages, tools: [{ name, description, input_schema: schema }] },
      };
    case 'openai-responses':
      return {
        client,
        body: {
          model: 'm',
          stream,
          input: messages,
          tools: [{ type: 'function', name, description, parameters: schema }],
        },
      };
    case 'gemini-interactions':
      return {
        client,
        body: { model: 'm', stream, input: 'hi', tools: [{ type: 'function', name, description, parameters: schema }] },
      };
    case 'gemini':
      return {
        client,
        target: `/v1beta/models/m:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
        body: {
          contents: [{ role: 'user', parts: [{ text: 'hi' }] }],
          tools: [{ functionDeclarations: [{ name, description, parametersJsonSchema: schema }] }],
        },
      };
    default:
      return {
        client,
        body: {
          model: 'm',
          stream,
          messages,
          tools: [{ type: 'function', function: { name, description, parameters: schema } }],
        },
      };
  }
}

describe.each(doors.flatMap((door) => [false, true].map((stream) => ({ door, stream }))))(
  '$door.name (stream: $stream)',
  ({ door, stream }) => {
    test.each(protocols)('answers a client of %s with text, reasoning and a call', async (client) => {
      const gateway = start(door);
      const reply = {
        reasoning: 'Let me see.',
        text: 'Hello there.',
        calls: [{ id: 'call_1', name: 'weather', input: { city: 'Oslo' } }],
        usage,
      };
      upstream.answerWith((request) => answer(door, request, reply));
      const received = await gateway.ask(requestOf(client, stream));
      expect(received.status).toBe(200);
      expect(received.text.replaceAll('\\', '')).toMatch(/Oslo|"Os/);
      expect(received.text).toContain('Hello t');
      expect(received.text).toContain('weather');
      // Bytes that pass unchanged are not decoded.
      if (received.exchange.mode === 'proxy')
        expect(received.exchange.summary).toMatchObject({ toolCalls: ['weather'], usage: { output: 4 } });
      const [sent] = upstream.received;
      if (!sent) throw new Error('nothing was sent');
      expect(sent.path).toBe(stream ? door.path.stream : door.path.plain);
      expect(await door.isAuthorized(sent)).toBe(true);
      expect(sent.json).toMatchObject(door.body ?? {});
      for (const field of door.lacks ?? []) expect(sent.json).not.toHaveProperty(field);
      expect(JSON.stringify(received.exchange.backend)).not.toMatch(/canary-(?!azure|express|bedrock)|AWS4-HMAC/);
    });

    test('passes the error of its vendor on', async () => {
      const gateway = start(door);
      upstream.answerWith(() => jsonAnswer(vendors[door.protocol].writer.refusal('invalid-request').body, 400));
      const received = await gateway.ask(requestOf('anthropic', stream));
      expect(received.status).toBe(400);
      expect(received.text).toContain('temperature');
    });
  },
);

// ---------------------------------------------------------------- Bedrock

const bedrock = {
  protocol: 'anthropic',
  lines: `platform = "bedrock"\nbase_url = "$URL"\nregion = "us-east-1"\napi_key_command = ${printedKeys}`,
} as const;
const hello: ScriptedReply = { text: 'Hello there.', usage };
const chat = (stream: boolean) => requestOf('openai-chat', stream);

describe('InvokeModel', () => {
  test.each([
    [400, 'ValidationException', 'Input is too long for requested model.', 400, 'context'],
    [400, 'ValidationException', 'messages: bad', 400, 'ValidationException: messages: bad'],
    [403, 'AccessDeniedException', 'no access to the model', 403, 'AccessDeniedException'],
    [404, 'ResourceNotFoundException', 'end of life', 404, 'ResourceNotFoundException'],
    [424, 'ModelErrorException', 'failed', 424, 'ModelErrorException'],
    [429, 'ThrottlingException', 'Too many requests', 429, 'ThrottlingException'],
    [503, 'ServiceUnavailableException', 'later', 503, 'ServiceUnavailableException'],
  ])('passes on %i %s: %s', async (status, name, message, expected, shown) => {
    upstream.answerWith(() => bedrockError(status, name, message));
    const received = await start(bedrock).ask(chat(true));
    expect(received.status).toBe(expected);
    expect(received.text).toContain(shown === 'context' ? message : shown);
    if (shown === 'context') expect(received.text).toContain('context_length_exceeded');
  });

  test.each(protocols)('ends a stream of %s with an error where an exception breaks it', async (client) => {
    const frames = toFrames(vendors.anthropic.writer.stream(hello, 'm')).slice(0, 4);
    upstream.answerWith(() =>
      eventStreamAnswer([...frames, exceptionFrame('modelStreamErrorException', 'The model broke')]),
    );
    const received = await start(bedrock).ask(requestOf(client, true));
    expect(received.text).toContain('ModelStreamErrorException: The model broke');
    expect(received.text).not.toMatch(
      /message_stop|response\.completed|"finish_reason":"stop"|"finishReason":"STOP"|"done":true,"done_reason":"stop"/,
    );
    expect(received.exchange.status).not.toBe('ok');
  });

  test('is tried again where an exception comes before the answer', async () => {
    upstream.answer(eventStreamAnswer([exceptionFrame('throttlingException', 'slow down')]));
    upstream.answerWith(() => eventStreamAnswer(toFrames(vendors.anthropic.writer.stream(hello, 'm'))));
    const received = await start({ ...bedrock, lines: `${bedrock.lines}\nretries = 1` }).ask(chat(true));
    expect(received.text).toContain('Hello t');
    expect(upstream.received).toHaveLength(2);
  });

  test('reads the same events however its bytes are cut', async () => {
    const bytes = Buffer.concat(toFrames(vendors.anthropic.writer.stream(hello, 'm')));
    const texts = new Set<string>();
    for (const size of [1, 2, 7, 64, 1000, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      upstream.answer(eventStreamAnswer(pieces));
      const { text, status } = await start(bedrock).ask(requestOf('anthropic', true));
      expect(status).toBe(200);
      texts.add(text.replaceAll(/msg_\w+/g, 'msg'));
    }
    expect([...texts]).toHaveLength(1);
    expect([...texts][0]).toContain('message_stop');
  });

  test.each([
    [
      'cut in the middle of a frame',
      (bytes: Buffer) => bytes.subarray(0, bytes.length - 20),
      /ends in the middle of a frame/,
    ],
    [
      'changed on the way',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 20 ? byte ^ 1 : byte))),
      /broken/,
    ],
    ['of another form', () => Buffer.from('event: message_stop\ndata: {}\n\n'), /a frame of/],
    [
      'of a length that is not its own',
      () => Buffer.from([0, 0, 0, 16, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
      /checksum/,
    ],
    ['nothing but ones', () => Buffer.alloc(4096, 0xff), /a frame of 4294967295 bytes/],
    ['cut behind its first bytes', (bytes: Buffer) => bytes.subarray(0, 3), /ends in the middle of a frame/],
  ])('is an error where its stream is %s', async (_name, change, problem) => {
    const bytes = Buffer.concat(toFrames(vendors.anthropic.writer.stream(hello, 'm')));
    upstream.answerWith(() => eventStreamAnswer([change(bytes)]));
    const received = await start(bedrock).ask(requestOf('anthropic', true));
    expect(received.text).toMatch(problem);
    expect(received.text).not.toContain('message_stop');
  });

  test.each<[string, Uint8Array]>([
    ['without its bytes', oddChunkFrame({ p: 'abc' })],
    ['that is no object', oddChunkFrame('garbage')],
    ['whose event is cut', chunkFrame('{"type":"content_block_delta","index":0,"delta":{"type":"text_de')],
    ['whose bytes are not in base64', oddChunkFrame({ bytes: '%%%' })],
    ['of another kind', oddChunkFrame({}, { ':message-type': 'unheard-of' })],
  ])('gives what came before a frame %s, and then an error, however they are cut', async (_name, broken) => {
    const frames = toFrames(vendors.anthropic.writer.stream(hello, 'm'));
    const sent = [...frames.slice(0, 3), broken, ...frames.slice(4)];
    const texts = new Set<string>();
    for (const pieces of [sent, [Buffer.concat(sent)]]) {
      upstream.answer(eventStreamAnswer(pieces));
      const { text } = await start(bedrock).ask(requestOf('anthropic', true));
      texts.add(text.replaceAll(/(?:msg|req)_\w+/g, 'id'));
    }
    expect([...texts]).toEqual([expect.stringMatching(/message_start[^]*event: error[^]*is broken/)]);
    expect([...texts][0]).not.toContain('message_stop');
  });

  test('reads events with line ends in their JSON, and skips those without a type', async () => {
    const frames = toFrames(vendors.anthropic.writer.stream(hello, 'm'));
    const delta = '{"type":"content_block_delta",\r\n"index":0,\r"delta":{"type":"text_delta",\n"text":"Right."}}';
    const others = [chunkFrame('{}'), oddChunkFrame({ seen: true }, { ':event-type': 'unheard-of' })];
    upstream.answer(eventStreamAnswer([...frames.slice(0, 2), ...others, chunkFrame(delta), ...frames.slice(2)]));
    const { text } = await start(bedrock).ask(requestOf('anthropic', true));
    expect(text).toContain('Right.');
    expect(text).toContain('message_stop');
  });

  test('gets the betas of the client in its body, and no cache mark at its top', async () => {
    upstream.answerWith(() => jsonAnswer(vendors.anthropic.writer.plain(hello, 'm')));
    await start(bedrock).ask({
      client: 'anthropic',
      headers: { 'anthropic-beta': 'one-2025-01-01, two-2025-01-01', 'anthropic-version': '2023-06-01' },
      body: {
        model: 'm',
        max_tokens: 5,
        cache_control: { type: 'ephemeral' },
        messages: [{ role: 'user', content: 'hi' }],
      },
    });
    const [sent] = upstream.received;
    expect(sent?.json).toEqual({
      anthropic_version: 'bedrock-2023-05-31',
      anthropic_beta: ['one-2025-01-01', 'two-2025-01-01'],
      max_tokens: 5,
      messages: [{ role: 'user', content: [{ type: 'text', text: 'hi', cache_control: { type: 'ephemeral' } }] }],
    });
    expect(sent?.headers).not.toHaveProperty('anthropic-beta');
    expect(sent?.headers).not.toHaveProperty('anthropic-version');
  });

  test.each<[number, JsonObject, number, string]>([
    [400, { message: 'bad' }, 400, 'invalid_request_error'],
    [403, { Message: 'no' }, 403, 'permission_error'],
    [429, { message: 'slow' }, 429, 'rate_limit_error'],
    [400, { __type: 'RequestExpired', message: 'late' }, 400, 'authentication_error'],
    [400, { message: 'too many total text bytes: 2 > 1' }, 400, 'prompt is too long'],
  ])('reads an error with status %i as %j', async (status, json, expected, shown) => {
    upstream.answerWith(() => jsonAnswer(json, status));
    const received = await start(bedrock).ask(requestOf('anthropic', false));
    expect(received.status).toBe(expected);
    expect(received.text).toContain(shown);
  });

  test('is not tried again where the model refused the request', async () => {
    upstream.answerWith(() =>
      jsonAnswer({ message: 'no', originalStatusCode: 400 }, 424, { 'x-amzn-errortype': 'ModelErrorException' }),
    );
    const received = await start({ ...bedrock, lines: `${bedrock.lines}\nretries = 2` }).ask(chat(false));
    expect(received.status).toBe(424);
    expect(upstream.received).toHaveLength(1);
  });

  test('estimates the tokens of a model that is not counted', async () => {
    upstream.answerWith(() =>
      bedrockError(400, 'ValidationException', "The provided model doesn't support counting tokens."),
    );
    const gateway = start(bedrock);
    const count = {
      client: 'anthropic',
      task: 'count-tokens',
      body: { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
    } as const;
    for (const _ of [1, 2])
      expect(JSON.parse((await gateway.ask(count)).text)).toEqual({ input_tokens: expect.any(Number) as number });
    expect(upstream.received).toHaveLength(1);
  });

  test.each<[string, JsonObject]>([
    ['tools/0', { tools: [{ type: 'web_search_20250305', name: 'web_search' }] }],
    ['tools/0', { tools: [{ type: 'computer_toolset_20260801' }] }],
    ['tools/0', { tools: [{ type: 'browser_toolset_20260801' }] }],
    ['mcp_servers', { mcp_servers: [{ type: 'url', url: 'https://mcp.example', name: 'x' }] }],
    [
      'messages/0/content/0',
      {
        messages: [
          { role: 'user', content: [{ type: 'image', source: { type: 'url', url: 'http://127.0.0.1:9/a.png' } }] },
        ],
      },
    ],
  ])('is not sent what it does not have: %s', async (place, fields) => {
    const body = { model: 'm', max_tokens: 5, messages: [{ role: 'user', content: 'hi' }], ...fields };
    const received = await start(bedrock).ask({ client: 'anthropic', body });
    expect(received.status).toBe(400);
    expect(received.text).toContain(`${place}: InvokeModel of Amazon Bedrock`);
    expect(upstream.received).toEqual([]);
  });

  const mark = { type: 'ephemeral' };
  const thinking = { type: 'thinking', thinking: 'x', signature: 'abc' };

  test('has the cache mark of the whole request on the last block that takes one, with a note', async () => {
    upstream.answerWith(() => jsonAnswer(vendors.anthropic.writer.plain(hello, 'm')));
    const messages = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }, thinking] },
    ];
    const received = await start(bedrock).ask({
      client: 'anthropic',
      body: { model: 'm', max_tokens: 5, cache_control: mark, messages },
    });
    const sent = asObject(upstream.received[0]?.json);
    expect(sent).not.toHaveProperty('cache_control');
    expect(JSON.stringify(sent).match(/cache_control/g)).toHaveLength(1);
    expect(sent?.['messages']).toMatchObject([{}, { content: [{ type: 'text', cache_control: mark }, thinking] }]);
    expect(received.exchange.notes.map(({ effect }) => effect?.name)).toContain('cache-mark-moved');
  });

  test('loses that mark where there are four already', async () => {
    upstream.answerWith(() => jsonAnswer(vendors.anthropic.writer.plain(hello, 'm')));
    const system = ['a', 'b', 'c', 'd'].map((text) => ({ type: 'text', text, cache_control: mark }));
    const received = await start(bedrock).ask({
      client: 'anthropic',
      body: { model: 'm', max_tokens: 5, cache_control: mark, system, messages: [{ role: 'user', content: 'hi' }] },
    });
    expect(JSON.stringify(upstream.received[0]?.json).match(/cache_control/g)).toHaveLength(4);
    expect(received.exchange.notes).toMatchObject([{ what: 'there are 4 cache marks already', saw: '/cache_control' }]);
  });

  test('counts tokens', async () => {
    upstream.answerWith(() => jsonAnswer({ inputTokens: 42 }));
    const received = await start(bedrock).ask({
      client: 'anthropic',
      task: 'count-tokens',
      body: { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
    });
    expect(JSON.parse(received.text)).toEqual({ input_tokens: 42 });
    const [sent] = upstream.received;
    expect(sent?.path).toBe('/model/m/count-tokens');
    expect(sent && cloudRequestOf(sent)).toMatchObject({
      task: 'count-tokens',
      body: { messages: [{ role: 'user' }] },
    });
  });

  test('signs the path of an ARN', async () => {
    const arn = 'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abc';
    upstream.answerWith(() => jsonAnswer(vendors.anthropic.writer.plain(hello, 'm')));
    const text = `[backends.cloud]\nprotocol = "anthropic"\n${bedrock.lines.replaceAll('$URL', upstream.url)}\n[models]\n"*" = "cloud/${arn}"\n`;
    const gateway = startTestGateway(loadWithSource({ file: 'louter.toml', text, cwd: '/', env: {} }).config);
    expect((await gateway.ask(chat(false))).status).toBe(200);
    const [sent] = upstream.received;
    expect(sent?.path).toBe(`/model/${encodeURIComponent(arn)}/invoke`);
    expect(sent && (await isSigned(sent, keys))).toBe(true);
  });

  test('signs again with the time of AWS where the clocks differ', async () => {
    const ahead = 3_600_000;
    upstream.answerWith((request) => {
      const now = Date.now() + ahead;
      return Math.abs(signedAt(request) - now) > 300_000
        ? bedrockError(403, 'InvalidSignatureException', 'Signature not yet current', {
            date: new Date(now).toUTCString(),
          })
        : jsonAnswer(vendors.anthropic.writer.plain(hello, 'm'));
    });
    const gateway = start(bedrock);
    const received = await gateway.ask(chat(false));
    expect(received.status).toBe(200);
    expect(received.exchange.notes.map(({ what }) => what)).toContainEqual(
      expect.stringContaining('signed the request again'),
    );
    expect((await gateway.ask(chat(false))).status).toBe(200);
    expect(upstream.received).toHaveLength(3);
  });

  test('gets other keys where its own expired, once', async () => {
    upstream.answerWith(() =>
      bedrockError(403, 'ExpiredTokenException', 'The security token included in the request is expired'),
    );
    const received = await start(bedrock).ask(chat(false));
    expect(received.status).toBe(403);
    // The command prints the same keys again.
    expect(upstream.received).toHaveLength(1);
  });
});

// ---------------------------------------------------------------- Vertex AI, Azure

test('Claude on Vertex counts tokens under its own path', async () => {
  upstream.answerWith(() => jsonAnswer({ input_tokens: 42 }));
  const lines = `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\napi_key_command = ${printing('canary-token')}`;
  const received = await start({ protocol: 'anthropic', lines }).ask({
    client: 'anthropic',
    task: 'count-tokens',
    body: { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
  });
  expect(JSON.parse(received.text)).toEqual({ input_tokens: 42 });
  expect(upstream.received[0]?.path).toBe(
    '/v1/projects/p/locations/global/publishers/anthropic/models/count-tokens:rawPredict',
  );
  expect(upstream.received[0]?.json).toEqual({
    anthropic_version: 'vertex-2023-10-16',
    model: 'm',
    messages: [{ role: 'user', content: 'hi' }],
  });
});

test('Gemini on Vertex counts the request itself', async () => {
  upstream.answerWith(() => jsonAnswer({ totalTokens: 42 }));
  const lines = `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\napi_key_command = ${printing('canary-token')}`;
  const contents = [{ role: 'user', parts: [{ text: 'hi' }] }];
  const received = await start({ protocol: 'gemini', lines }).ask({
    client: 'gemini',
    task: 'count-tokens',
    target: '/v1beta/models/m:countTokens',
    body: { generateContentRequest: { model: 'models/m', contents } },
  });
  expect(JSON.parse(received.text)).toEqual({ totalTokens: 42 });
  expect(upstream.received[0]?.json).toEqual({ contents });
});

test('an error of Vertex in a list is read', async () => {
  const error = {
    code: 404,
    status: 'NOT_FOUND',
    message: 'Publisher Model `m` was not found or your project does not have access to it.',
  };
  upstream.answerWith(() => jsonAnswer([{ error }], 404));
  const lines = `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\napi_key_command = ${printing('canary-token')}`;
  for (const protocol of ['gemini', 'anthropic'] as const) {
    const received = await start({ protocol, lines }).ask(chat(false));
    expect(received.status).toBe(404);
    expect(received.text).toContain('Publisher Model');
  }
});

test('an error of Vertex in a list with status 200 is that error', async () => {
  upstream.answerWith(() => jsonAnswer([{ error: { code: 429, message: 'slow', status: 'RESOURCE_EXHAUSTED' } }]));
  const lines = `platform = "vertex"\nbase_url = "$URL"\nproject = "p"\napi_key_command = ${printing('canary-token')}`;
  for (const protocol of ['gemini', 'anthropic'] as const)
    expect((await start({ protocol, lines }).ask(chat(false))).status).toBe(429);
});

test('what Azure adds to a stream does not disturb it', async () => {
  const first = `data: ${JSON.stringify({ id: '', object: '', created: 0, model: '', choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: { hate: { filtered: false, severity: 'safe' } } }] })}\n\n`;
  const [azure] = doors;
  if (!azure) throw new Error('there is no door');
  upstream.answerWith(() =>
    vendors['openai-chat'].streams([first, ...vendors['openai-chat'].writer.stream(hello, 'm')]),
  );
  const received = await start(azure).ask(requestOf('anthropic', true));
  expect(received.text).toContain('Hello t');
  expect(received.text).toContain('message_stop');
});
