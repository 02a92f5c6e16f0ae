import { GoogleGenAI } from '@google/genai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { readFrames } from '../support/platforms.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

let gateway: TestGateway;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(`[log]
level = "silent"
[backends.claude]
protocol = "anthropic"
base_url = "${upstream.url}"
api_key = "canary-key"
retries = 0
[backends.chat]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
retries = 0
[backends.callers]
protocol = "anthropic"
base_url = "${upstream.url}"
api_key = "client"
retries = 0
[backends.aws]
protocol = "anthropic"
platform = "bedrock"
base_url = "${upstream.url}"
api_key = "client"
retries = 0
[models]
"callers-*" = "callers/*"
"aws-*" = "aws/*"
"claude-*" = "claude/*"
"*" = "chat/*"
`);
});
beforeEach(() => upstream.reset());
afterEach(() => expect(upstream.received.length).toBeLessThan(3));
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

const hello: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };
const { writer } = vendors.anthropic;
const answerStream = (): void =>
  upstream.answerWith(({ path }) =>
    path === '/v1/messages'
      ? sseAnswer(writer.stream(hello, 'm'))
      : vendors['openai-chat'].streams(vendors['openai-chat'].writer.stream(hello, 'm')),
  );

const body = { anthropic_version: 'bedrock-2023-05-31', max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] };
const post = (path: string, json: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof json === 'string' ? json : JSON.stringify(json),
  });

/** The events in a response of Bedrock. */
async function eventsOf(response: Response): Promise<JsonObject[]> {
  const frames = readFrames(Buffer.from(await response.arrayBuffer()));
  return frames.map(({ headers, payload }) => {
    if (headers[':message-type'] === 'exception')
      return { exception: String(headers[':exception-type']), ...(payload as JsonObject) };
    expect(headers).toMatchObject({ ':event-type': 'chunk', ':content-type': 'application/json' });
    return JSON.parse(Buffer.from((payload as { bytes: string }).bytes, 'base64').toString()) as JsonObject;
  });
}

describe('a client of Amazon Bedrock', () => {
  test.each(['claude-sonnet-4-5', 'some/other:model'])('gets an event stream, of %s', async (model) => {
    answerStream();
    const response = await post(`/model/${encodeURIComponent(model)}/invoke-with-response-stream`, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/vnd.amazon.eventstream');
    const events = await eventsOf(response);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['message_start', 'content_block_delta', 'message_delta', 'message_stop']),
    );
    expect(events.at(-1)).toMatchObject({ type: 'message_stop' });
    expect(upstream.received[0]?.json).toMatchObject({ model, stream: true });
    expect(upstream.received[0]?.json).not.toHaveProperty('anthropic_version');
  });

  test('gets a plain answer', async () => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    const response = await post('/model/claude-x/invoke', body);
    expect(await response.json()).toMatchObject({ type: 'message', content: [{ type: 'text', text: 'Hello there.' }] });
    expect(upstream.received[0]?.json).not.toHaveProperty('stream');
  });

  test('has its betas passed on as Anthropic has them', async () => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    await post('/model/claude-x/invoke', { ...body, anthropic_beta: ['one-2025-01-01', 'two-2025-01-01'] });
    expect(upstream.received[0]?.headers).toMatchObject({
      'anthropic-beta': 'one-2025-01-01,two-2025-01-01',
      'x-api-key': 'canary-key',
    });
    expect(upstream.received[0]?.json).not.toHaveProperty('anthropic_beta');
  });

  test('counts tokens', async () => {
    upstream.answerWith(() => jsonAnswer({ input_tokens: 42 }));
    const counted = Buffer.from(JSON.stringify(body)).toString('base64');
    const response = await post('/model/claude-x/count-tokens', { input: { invokeModel: { body: counted } } });
    expect(await response.json()).toEqual({ inputTokens: 42 });
    const refused = await post('/model/claude-x/count-tokens', { input: {} });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('input/invokeModel/body');
  });

  test.each([
    [429, 'rate_limit_error', 'ThrottlingException'],
    [400, 'invalid_request_error', 'ValidationException'],
    [401, 'authentication_error', 'UnrecognizedClientException'],
    [529, 'overloaded_error', 'ServiceUnavailableException'],
  ])('gets an error with status %i by its name', async (status, type, name) => {
    upstream.answerWith(() => jsonAnswer({ type: 'error', error: { type, message: 'no' } }, status));
    const response = await post('/model/claude-x/invoke-with-response-stream', body);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-amzn-errortype')).toBe(name);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('no') as string, error: { type } });
  });

  test('gets an exception where the answer breaks, and no end', async () => {
    const events = writer.stream(hello, 'm').slice(0, 4);
    const error = 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n';
    upstream.answerWith((): ScriptedAnswer => sseAnswer([...events, error]));
    const received = await eventsOf(await post('/model/claude-x/invoke-with-response-stream', body));
    expect(received.at(-1)).toMatchObject({ exception: 'serviceUnavailableException' });
    expect(received.map(({ type }) => type)).not.toContain('message_stop');
  });

  test('gets an exception where the answer ends in the middle of an event', async () => {
    const events = writer.stream(hello, 'm').join('');
    // Bytes that pass unread.
    const headers = { 'x-louter-mode': 'baseline' };
    for (const cut of [events.indexOf('content_block_delta') + 40, events.length - 20]) {
      upstream.answer(sseAnswer([events.slice(0, cut)]));
      const path = '/model/claude-x/invoke-with-response-stream';
      const received = await eventsOf(await post(path, body, headers));
      expect(received[0]).toMatchObject({ type: 'message_start' });
      expect(received.at(-1)).toMatchObject({ exception: 'internalServerException' });
      expect(received.map(({ type }) => type)).not.toContain('message_stop');
    }
  });

  test('reads an error however its bytes are cut', async () => {
    const message = '€'.repeat(20);
    const bytes = Buffer.from(JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } }));
    upstream.answer({ ...jsonAnswer({}, 400), body: Array.from(bytes, (byte) => Buffer.from([byte])) });
    const response = await post('/model/claude-x/invoke', body, { 'x-louter-mode': 'baseline' });
    expect(await response.json()).toMatchObject({ message });
  });

  test('may leave the slashes of an ARN as they are', async () => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    const arn = 'claude-arn:aws:bedrock:us-east-1:1:inference-profile/model/us.x';
    await post(`/model/${arn}/invoke`, body);
    expect(upstream.received[0]?.json).toMatchObject({ model: arn });
  });

  test('has each beta sent once, and the profile of its user', async () => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    const fields = { anthropic_beta: 'one, two, one', user_profile_id: 'profile-1' };
    await post('/model/claude-x/invoke', { ...body, ...fields }, { 'anthropic-beta': 'two,three' });
    const { headers, json } = upstream.received[0] ?? {};
    expect(headers?.['anthropic-beta']?.toString().split(/, ?/).toSorted()).toEqual(['one', 'three', 'two']);
    expect(headers?.['anthropic-user-profile-id']).toBe('profile-1');
    expect(json).not.toHaveProperty('user_profile_id');
  });

  test.each([
    ['anthropic_version', { anthropic_version: undefined }],
    ['anthropic_version', { anthropic_version: 'bedrock-2031-01-01' }],
    ['anthropic_beta', { anthropic_beta: ['one', 2] }],
    ['anthropic_beta', { anthropic_beta: 'one\r\nx-header: two' }],
    ['user_profile_id', { user_profile_id: 7 }],
    ['stream', { stream: true }],
  ])('is refused an unexpected %s', async (field, change) => {
    const response = await post('/model/claude-x/invoke', { ...body, ...change });
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('ValidationException');
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(`${field}: `) as string });
    expect(upstream.received).toEqual([]);
  });

  test.each([
    ['/model/claude-x/converse', {}, 404, 'ResourceNotFoundException'],
    ['/model/claude-x/invoke/', {}, 404, 'ResourceNotFoundException'],
    ['/model/%zz/unheard-of', {}, 404, 'ResourceNotFoundException'],
    [`/model/${'x'.repeat(9000)}/invoke`, {}, 414, 'ValidationException'],
    ['/model/claude-x/invoke', { 'content-encoding': 'gzip' }, 400, 'ValidationException'],
  ])('reads in its own form what the server refuses (%#)', async (path, headers, status, name) => {
    const response = await post(path, body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-amzn-errortype')).toBe(name);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
  });

  test('may begin its body with a byte order mark', async () => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    expect((await post('/model/claude-x/invoke', `\ufeff${JSON.stringify(body)}`)).status).toBe(200);
  });

  test.each([
    ['a%00b', 200],
    ['..%2f..%2fx', 200],
    ['arn:aws:bedrock:us-east-1:1:application-inference-profile/abc', 200],
    ['arn%3Aaws%3Abedrock%3Aus-east-1%3A1%3Aprovisioned-model%2Fabc', 200],
    ['x%20y%0d%0az', 200],
    ['%2e%2e', 200],
    ['a%ZZ', 404],
    ['', 404],
  ])('may name its model %j as one name', async (name, status) => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    const response = await post(`/model/${name === '' ? '' : `claude-${name}`}/invoke`, body);
    expect(response.status).toBe(status);
    if (status === 200) {
      const [sent] = upstream.received;
      expect(sent?.path).toBe('/v1/messages');
      expect(sent?.json).toMatchObject({ model: `claude-${decodeURIComponent(name)}` });
    } else expect(upstream.received).toEqual([]);
  });

  test('is refused a body that is not JSON', async () => {
    expect((await post('/model/claude-x/invoke', '{"max_tokens":')).status).toBe(400);
    expect((await post('/model/claude-x/invoke', '[]')).status).toBe(400);
  });

  test('finds no profiles', async () => {
    const response = await fetch(`${gateway.url}/inference-profiles?type=SYSTEM_DEFINED`);
    expect(await response.json()).toEqual({ inferenceProfileSummaries: [] });
  });
});

describe('the credential of a client of a cloud', () => {
  const headers = { authorization: 'Bearer canary-of-the-cloud' };
  const vertex = '/v1/projects/p/locations/l/publishers/anthropic/models';

  test.each([
    ['/model/callers-x/invoke', 'Amazon Bedrock', 'bedrock-2023-05-31'],
    [`${vertex}/callers-x:rawPredict`, 'Vertex AI', 'vertex-2023-10-16'],
    [`${vertex}/aws-x:rawPredict`, 'Vertex AI', 'vertex-2023-10-16'],
  ])('at %s is not sent elsewhere', async (path, cloud, version) => {
    upstream.answerWith(() =>
      jsonAnswer({ type: 'error', error: { type: 'authentication_error', message: 'no key' } }, 401),
    );
    const response = await post(path, { ...body, anthropic_version: version }, headers);
    expect(upstream.received).toHaveLength(1);
    expect(JSON.stringify(upstream.received)).not.toContain('canary-of-the-cloud');
    // The error of the vendor passes unchanged where nothing is translated.
    if (path.includes('aws-x')) expect(await response.text()).toContain(`came in the form of ${cloud}`);
    else expect(response.status).toBe(401);
  });

  test('is sent to a backend of its cloud', async () => {
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    await post('/model/aws-x/invoke', body, headers);
    expect(upstream.received[0]?.headers['authorization']).toBe(headers.authorization);
  });
});

describe('a client of Vertex AI', () => {
  const claude = '/v1/projects/p/locations/us-east5/publishers/anthropic/models';
  const asked = { ...body, anthropic_version: 'vertex-2023-10-16' };

  test.each([
    ['rawPredict', {}, undefined],
    ['rawPredict', { stream: true }, true],
    ['streamRawPredict', {}, true],
    ['streamRawPredict', { stream: false }, false],
  ])('is answered by %s as its body says: %j', async (method, fields, stream) => {
    upstream.answerWith(({ json }) =>
      (json as JsonObject)['stream'] === true
        ? sseAnswer(writer.stream(hello, 'm'))
        : jsonAnswer(writer.plain(hello, 'm')),
    );
    const response = await post(`${claude}/claude-team/x@1:${method}`, { ...asked, ...fields });
    expect(response.headers.get('content-type')).toMatch(stream === true ? /event-stream/ : /json/);
    const json = upstream.received[0]?.json as JsonObject | undefined;
    expect([json?.['model'], json?.['stream']]).toEqual(['claude-team/x@1', stream]);
  });

  test.each([
    ['/count-tokens:rawPredict', { ...asked, max_tokens: undefined }, 400, 'model'],
    ['/claude-x:rawPredict', body, 400, 'anthropic_version'],
    ['/claude-x:unheardOf', asked, 404, 'unheardOf'],
    ['/%zz:unheardOf', asked, 404, 'no route'],
  ])('is refused %s with the reason', async (path, json, status, reason) => {
    const response = await post(claude + path, json);
    expect(response.status).toBe(status);
    const error = ((await response.json()) as { error: JsonObject }).error;
    expect(error['message']).toContain(reason);
    // Errors about the request itself are those of Claude.
    if (reason !== 'model') expect(error).toMatchObject({ code: status, status: expect.any(String) as string });
  });

  test.each(['/v1', '/v1beta1', ''])('may send its requests to Claude at %s/projects', async (version) => {
    answerStream();
    const root = `${version}/projects/p/locations/us-east5/publishers/anthropic/models`;
    const response = await post(
      `${root}/claude-sonnet-4-5@20250929:streamRawPredict`,
      { ...body, anthropic_version: 'vertex-2023-10-16', stream: true },
      { 'anthropic-beta': 'one-2025-01-01' },
    );
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(await response.text()).toContain('message_stop');
    expect(upstream.received[0]?.json).toMatchObject({ model: 'claude-sonnet-4-5@20250929', stream: true });
    expect(upstream.received[0]?.headers['anthropic-beta']).toBe('one-2025-01-01');
    upstream.reset();
    upstream.answerWith(() => jsonAnswer({ input_tokens: 42 }));
    const counted = await post(`${root}/count-tokens:rawPredict`, {
      ...body,
      model: 'claude-x',
      max_tokens: undefined,
    });
    expect(await counted.json()).toEqual({ input_tokens: 42 });
  });

  test.each([
    { vertexai: true, project: 'p', location: 'us-east5' },
    { vertexai: true, apiKey: 'express' },
  ])('of Gemini uses the SDK of Google ($project)', async (options) => {
    const { writer: chat, streams } = vendors['openai-chat'];
    const client = new GoogleGenAI({
      ...options,
      httpOptions: {
        baseUrl: gateway.url,
        ...(options.project !== undefined && { headers: { authorization: 'Bearer x' } }),
      },
      ...(options.project !== undefined && {
        googleAuthOptions: { authClient: { getRequestHeaders: async () => new Headers() } as never },
      }),
    });
    upstream.answer(jsonAnswer(chat.plain(hello, 'm')), streams(chat.stream(hello, 'm')));
    const plain = await client.models.generateContent({ model: 'gemini-x', contents: 'hi' });
    expect(plain.text).toBe('Hello there.');
    let text = '';
    for await (const chunk of await client.models.generateContentStream({ model: 'gemini-x', contents: 'hi' }))
      text += chunk.text ?? '';
    expect(text).toBe('Hello there.');
    expect(upstream.received[0]?.json).toMatchObject({ model: 'gemini-x' });
  });

  test('of the endpoint for Chat is answered as at Chat', async () => {
    upstream.answerWith(() => jsonAnswer(vendors['openai-chat'].writer.plain(hello, 'm')));
    const response = await post('/v1/projects/p/locations/global/endpoints/openapi/chat/completions', {
      model: 'meta/llama',
      messages: [{ role: 'user', content: 'hi' }],
    });
    expect(await response.json()).toMatchObject({ choices: [{ message: { content: 'Hello there.' } }] });
  });
});

test('an unknown path is answered without the paths of clouds', async () => {
  const text = await (await post('/v1/unknown', {})).text();
  expect(text).toContain('POST /v1/messages');
  expect(text).not.toMatch(/projects|\/model\//);
});
