import { join } from 'node:path';
import Anthropic, { NotFoundError } from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { startMock } from '../../src/server/mock.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { parseFault } from '../../src/replay/fault-spec.ts';
import { bundledFixtures, readFixture } from '../../src/replay/fixtures.ts';
import { createReplayer, type ReplayerSettings } from '../../src/replay/replayer.ts';
import { type FixtureFolder, fixtureFolder, protocolCases, wireRequest } from '../support/fixtures.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { open } from '../support/wire.ts';

const usage = { input: 40, cached: 8, output: 9 };
const hello: ScriptedReply = { text: 'Grüße, 👋 world.', usage };
const calls: ScriptedReply = {
  text: 'Both at once.',
  calls: [
    { id: 'call_1', name: 'weather', input: { city: 'Zürich' } },
    { id: 'call_2', name: 'weather', input: { city: 'Oslo' } },
  ],
  usage,
};
const schema = { type: 'object' as const, properties: { city: { type: 'string' } }, required: ['city'] };
const ask = (text: string, stream: boolean): CoreChatRequest => ({
  model: 'recorded',
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  maxTokens: 100,
  stream,
});

let folder: FixtureFolder;
const lines: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
const running: RunningServer[] = [];

async function serve(settings: Partial<ReplayerSettings> = {}): Promise<{ url: string; port: number }> {
  const replayer = createReplayer({ fixtures: folder.path, speed: 0, policy: 'lenient', ...settings });
  const server = await startMock({ replayer, host: '127.0.0.1', port: 0, log, version: '1.2.3' });
  running.push(server);
  return server;
}

beforeAll(() => {
  folder = fixtureFolder();
  for (const language of Object.values(protocolCases)) {
    for (const stream of [false, true]) {
      const add = (name: string, request: CoreChatRequest, says: ScriptedReply): void =>
        folder.add(language, { situation: stream ? `${name}-stream` : name, request, says });
      add('text', ask('Say hello.', stream), hello);
      const tools = [{ type: 'function' as const, name: 'weather', inputSchema: schema }];
      add('parallel-tools', { ...ask('Weather in Zürich and Oslo?', stream), tools }, calls);
    }
    folder.add(language, { situation: 'rate-limit', request: ask('Too much.', false), says: 'rate-limit' });
  }
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop(0)));
  folder.remove();
});

describe("the mock to Anthropic's SDK", () => {
  let client: Anthropic;
  beforeAll(async () => {
    const { url } = await serve();
    client = new Anthropic({ baseURL: url, apiKey: 'any', maxRetries: 0 });
  });
  const asking = (content: string, model = 'any-model') => ({
    model,
    max_tokens: 50,
    messages: [{ role: 'user' as const, content }],
  });

  test('answers plainly', async () => {
    const message = await client.messages.create(asking('Say hello.'));
    expect(message).toMatchObject({ content: [{ type: 'text', text: hello.text }], stop_reason: 'end_turn' });
  });

  test('answers with a stream', async () => {
    const stream = client.messages.stream(asking('Say hello.'));
    expect(await stream.finalText()).toBe(hello.text);
    expect((await stream.finalMessage()).usage.output_tokens).toBe(usage.output);
  });

  test('calls tools, plainly and in a stream', async () => {
    const request = {
      ...asking('Weather in Zürich and Oslo?'),
      tools: [{ name: 'weather', input_schema: schema }],
    };
    const plain = await client.messages.create(request);
    const streamed = await client.messages.stream(request).finalMessage();
    for (const { content, stop_reason } of [plain, streamed]) {
      expect(stop_reason).toBe('tool_use');
      const inputs = content.flatMap((block) => (block.type === 'tool_use' ? [block.input] : []));
      expect(inputs).toEqual([{ city: 'Zürich' }, { city: 'Oslo' }]);
    }
  });

  test('counts tokens and lists the recordings as models', async () => {
    const { max_tokens: _, ...request } = asking('Say hello.');
    expect((await client.messages.countTokens(request)).input_tokens).toBeGreaterThan(0);
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toContain('replay/anthropic/text');
  });

  test('answers with the recorded error that the model name requests', async () => {
    const failed = client.messages.create(asking('Hi', 'replay/anthropic/rate-limit'));
    await expect(failed).rejects.toMatchObject({ status: 429, error: { error: { type: 'rate_limit_error' } } });
  });

  test('names the nearest recording when nothing matches', async () => {
    const failed = client.messages.create(asking('Say goodbye.'));
    await expect(failed).rejects.toThrow(NotFoundError);
    await expect(failed).rejects.toThrow(/the nearest is anthropic\/text, .*\/messages\/0\/content/);
  });
});

describe("the mock to OpenAI's SDK", () => {
  let client: OpenAI;
  beforeAll(async () => {
    const { url } = await serve();
    client = new OpenAI({ baseURL: `${url}/v1`, apiKey: 'any', maxRetries: 0 });
  });
  const asking = (content: string, model = 'any-model') => ({ model, messages: [{ role: 'user' as const, content }] });

  test('answers plainly', async () => {
    const { choices } = await client.chat.completions.create(asking('Say hello.'));
    expect(choices[0]).toMatchObject({ message: { content: hello.text }, finish_reason: 'stop' });
  });

  test('answers with a stream', async () => {
    const stream = client.chat.completions.stream(asking('Say hello.'));
    expect(await stream.finalContent()).toBe(hello.text);
    expect((await stream.totalUsage()).completion_tokens).toBe(usage.output);
  });

  test('calls tools, plainly and in a stream', async () => {
    const request = {
      ...asking('Weather in Zürich and Oslo?'),
      tools: [{ type: 'function' as const, function: { name: 'weather', parameters: schema } }],
    };
    const plain = await client.chat.completions.create(request);
    const streamed = await client.chat.completions.stream(request).finalChatCompletion();
    for (const { choices } of [plain, streamed]) {
      expect(choices[0]?.finish_reason).toBe('tool_calls');
      const texts = choices[0]?.message.tool_calls?.flatMap((call) =>
        call.type === 'function' ? [call.function.arguments] : [],
      );
      expect(texts).toEqual(['{"city":"Zürich"}', '{"city":"Oslo"}']);
    }
  });

  test('lists the recordings as models and answers with them', async () => {
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toContain('replay/openai-chat/text');
    const { choices } = await client.chat.completions.create(asking('Anything', 'replay/text'));
    expect(choices[0]?.message.content).toBe(hello.text);
  });

  test('answers with the recorded error that the model name requests', async () => {
    const failed = client.chat.completions.create(asking('Hi', 'replay/rate-limit'));
    await expect(failed).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });
});

describe("the mock to OpenAI's SDK with Responses", () => {
  let client: OpenAI;
  beforeAll(async () => {
    const { url } = await serve();
    client = new OpenAI({ baseURL: `${url}/v1`, apiKey: 'any', maxRetries: 0 });
  });
  const asking = (input: string, model = 'any-model') => ({ model, input });

  test('answers plainly and with a stream', async () => {
    const plain = await client.responses.create(asking('Say hello.'));
    const streamed = await client.responses.stream(asking('Say hello.')).finalResponse();
    for (const { output_text, status, usage: reported } of [plain, streamed]) {
      expect([output_text, status]).toEqual([hello.text, 'completed']);
      expect(reported?.output_tokens).toBe(usage.output);
    }
  });

  test('calls tools, plainly and in a stream', async () => {
    const weather = { type: 'function' as const, name: 'weather', parameters: schema, strict: false };
    const request = { ...asking('Weather in Zürich and Oslo?'), tools: [weather] };
    const plain = await client.responses.create(request);
    const streamed = await client.responses.stream(request).finalResponse();
    for (const { output } of [plain, streamed]) {
      const texts = output.flatMap((item) => (item.type === 'function_call' ? [item.arguments] : []));
      expect(texts).toEqual(['{"city":"Zürich"}', '{"city":"Oslo"}']);
    }
  });

  test('counts tokens and answers with a recording by its name', async () => {
    expect((await client.responses.inputTokens.count(asking('Say hello.'))).input_tokens).toBeGreaterThan(0);
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toContain('replay/openai-responses/text');
    const response = await client.responses.create(asking('Anything', 'replay/openai-responses/text'));
    expect(response.output_text).toBe(hello.text);
  });

  test('answers with the recorded error that the model name requests', async () => {
    const failed = client.responses.create(asking('Hi', 'replay/rate-limit'));
    await expect(failed).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });
});

describe('the mock', () => {
  const post = (url: string, body: unknown): Promise<Response> =>
    fetch(`${url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
  const request = { model: 'any', max_tokens: 5, messages: [{ role: 'user', content: 'Say hello.' }] };

  test('logs for each request which recording answered, and why', async () => {
    const { url } = await serve();
    await (await post(url, request)).text();
    await (await post(url, { ...request, messages: 'none' })).text();
    await (await fetch(`${url}/v2/messages`)).text();
    const reported = lines.map((line): unknown => JSON.parse(line));
    expect(reported).toMatchObject([
      { path: '/v1/messages', status: 200, recording: 'anthropic/text', why: 'same last user turn' },
      { path: '/v1/messages', status: 400 },
      { path: '/v2/messages', status: 404 },
    ]);
  });

  test('answers 400 to an invalid request', async () => {
    const { url } = await serve();
    for (const body of ['{', '[]', '', '['.repeat(10_000)]) {
      const answer = await fetch(`${url}/v1/messages`, { method: 'POST', body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } });
    }
  });

  test('is healthy', async () => {
    const { url } = await serve();
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
  });

  test('sends the recorded bytes and headers at any speed', async () => {
    const { url } = await serve({ speed: 1 });
    const answer = await post(url, { ...request, stream: true });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await answer.text()).toBe(protocolCases.anthropic.writer.stream(hello, 'recorded').join(''));
    const limited = await post(url, { ...request, model: 'replay/rate-limit' });
    expect(limited.headers.get('retry-after')).toBe('2');
  });

  test('answers only recorded requests when it is strict', async () => {
    const { url } = await serve({ policy: 'exact' });
    const recorded = wireRequest(protocolCases.anthropic, ask('Say hello.', false));
    expect((await post(url, recorded)).status).toBe(200);
    expect((await post(url, request)).status).toBe(404);
    expect((await post(url, { ...request, model: 'replay/text' })).status).toBe(404);
  });

  test('breaks a cut answer so that it does not look finished', async () => {
    const { port } = await serve({ faults: [parseFault('cut@event:3')] });
    const body = JSON.stringify({ ...request, stream: true });
    const { socket, text } = open(port);
    const failure = new Promise<Error>((resolve) => void socket.once('error', resolve));
    socket.write(
      `POST /v1/messages HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    expect((await failure).message).toContain('ECONNRESET');
    expect(text()).toContain('HTTP/1.1 200');
    expect(text().match(/^event: /gm)).toHaveLength(3);
    expect(text()).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  test('keeps a stalled answer open until the client disconnects', async () => {
    const { url } = await serve({ faults: [parseFault('stall@event:1')] });
    const leaving = new AbortController();
    const answer = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify({ ...request, stream: true }),
      signal: leaving.signal,
    });
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toMatch(/^event: message_start/);
    const silence = reader?.read();
    leaving.abort();
    await expect(silence).rejects.toThrow();
  });

  test('sends any status with any header when a fault asks for it', async () => {
    const { url } = await serve({ faults: [parseFault('status:302;location=/elsewhere;x-any=1')] });
    const answer = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify(request),
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect([answer.headers.get('location'), answer.headers.get('x-any')]).toEqual(['/elsewhere', '1']);
  });

  test('breaks an error answer where a fault cuts it', async () => {
    const { url } = await serve({ faults: [parseFault('status:500'), parseFault('cut@byte:10')] });
    const answer = await post(url, request);
    expect(answer.status).toBe(500);
    await expect(answer.text()).rejects.toThrow();
  });

  test('answers 404 on a route whose requests are not recorded', async () => {
    const { url } = await serve();
    const body = JSON.stringify({ model: 'any', input: 'Hello' });
    const answer = await fetch(`${url}/v1/embeddings`, { method: 'POST', body });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('no recordings are kept of /v1/embeddings');
  });

  test('answers in the framing of the route that a client of Gemini takes', async () => {
    const { url } = await serve({ fixtures: null });
    const body = JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Say hello.' }] }] });
    const stream = async (query: string): Promise<string> => {
      const target = `${url}/v1beta/models/replay/text:streamGenerateContent${query}`;
      return await (await fetch(target, { method: 'POST', body })).text();
    };
    expect(await stream('?alt=sse')).toMatch(/^data: /);
    expect(JSON.parse(await stream(''))).toBeInstanceOf(Array);
  });

  test('counts tokens as recorded, and estimates them when the request was not recorded', async () => {
    const { url } = await serve({ fixtures: null });
    const count = async (body: unknown): Promise<unknown> => {
      const answer = await fetch(`${url}/v1/messages/count_tokens`, { method: 'POST', body: JSON.stringify(body) });
      return await answer.json();
    };
    const fixture = readFixture(join(bundledFixtures, 'anthropic', 'count-tokens'));
    const bytes = Buffer.concat(fixture.response.chunks.map((chunk) => chunk.bytes));
    expect(await count(fixture.request)).toEqual(JSON.parse(bytes.toString()));
    expect(await count(request)).toEqual({ input_tokens: expect.any(Number) as number });
  });

  test('answers with the status and headers of a status fault', async () => {
    const { url } = await serve({ faults: [parseFault('status:529;retry-after=1')] });
    const answer = await post(url, request);
    expect(answer.status).toBe(529);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ type: 'error', error: { type: 'overloaded_error' } });
  });
});
