import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig, Config } from '../../src/config/config.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { testBackend, testConfig } from '../support/config.ts';
import {
  startBareGateway,
  type ReceivedRequest,
  type BareGateway,
  type ReceivedReply,
} from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { answerOf, type ScriptedReply } from '../support/reply.ts';
import { startUpstream, type ReceivedUpstreamRequest } from '../support/upstream.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

let printed: ScriptedReply;
let bare: BareGateway;
beforeEach(() => {
  upstream.reset();
  printed = { text: 'Hello Ada.', usage: { input: 20, cached: 0, output: 4 } };
  upstream.answerWith((request) => answerOf(anthropicReply, printed, request));
});
afterEach(async () => {
  expect(bare.defects).toEqual([]);
  await bare.gateway.stop(0);
});

const configOf = (backend: Partial<BackendConfig> = {}): Config =>
  testConfig({
    backends: [testBackend({ name: 'one', baseUrl: upstream.url, protocol: 'anthropic', retries: 0, ...backend })],
    models: { '*': 'one/m' },
  });
const start = (backend: Partial<BackendConfig> = {}): void => {
  bare = startBareGateway(configOf(backend));
};

const ask = (body: JsonObject, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  bare.ask({ client: 'openai-responses', body: { model: 'gpt-x', ...body }, ...more });
/** The id of a response as the client received it. */
const idOf = ({ text }: ReceivedReply): string => /"id":"(resp_[^"]+)"/.exec(text)?.[1] ?? 'none';
const sent = (request: ReceivedUpstreamRequest | undefined): unknown =>
  (request?.json as JsonObject | undefined)?.['messages'];
const words = (role: string, text: string) => ({ role, content: text });
const texts = (request: ReceivedUpstreamRequest | undefined): unknown =>
  (sent(request) as { role: string; content: string | { text: string }[] }[]).map(({ role, content }) =>
    words(role, typeof content === 'string' ? content : content.map(({ text }) => text).join('')),
  );

describe('a client that sends previous_response_id', () => {
  test('is asked to try again while a database of several gateways cannot be read', async () => {
    const config = configOf();
    bare = startBareGateway({
      ...config,
      traces: { ...config.traces, url: 'postgresql://nobody:none@127.0.0.1:1/none' },
    });
    const reply = await ask({ input: 'Who am I?', previous_response_id: 'resp_unknown' });
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2']);
    expect(reply.text).toContain('cannot be read now: try again in a moment');
    expect(upstream.received).toEqual([]);
  });

  test.each([false, true])(
    'has the complete conversation sent to a vendor of another protocol (stream: %s)',
    async (stream) => {
      start();
      const first = await ask({ input: 'I am Ada.', instructions: 'Be brief.', stream });
      printed = { ...printed, text: 'Ada.' };
      const second = await ask({ input: 'Who am I?', previous_response_id: idOf(first), stream });
      expect(second.status).toBe(200);
      expect(texts(upstream.received[1])).toEqual([
        words('user', 'I am Ada.'),
        words('assistant', 'Hello Ada.'),
        words('user', 'Who am I?'),
      ]);
      await ask({ input: 'Sure?', previous_response_id: idOf(second), stream });
      expect(texts(upstream.received[2])).toEqual([
        words('user', 'I am Ada.'),
        words('assistant', 'Hello Ada.'),
        words('user', 'Who am I?'),
        words('assistant', 'Ada.'),
        words('user', 'Sure?'),
      ]);
      expect(second.text).toContain(`"previous_response_id":"${idOf(first)}"`);
    },
  );

  test('has its results paired with calls of the earlier response', async () => {
    start();
    printed = { calls: [{ id: 'toolu_1', name: 'clock', input: { zone: 'UTC' } }], usage: printed.usage };
    const tools = [{ type: 'function', name: 'clock', parameters: { type: 'object' }, strict: false }];
    const first = await ask({ input: 'What time is it?', tools });
    const output = { type: 'function_call_output', call_id: 'toolu_1', output: 'noon' };
    const second = await ask({ input: [output], tools, previous_response_id: idOf(first) });
    expect(sent(upstream.received[1])).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', input: { zone: 'UTC' } }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1' }] },
    ]);
    expect(second.exchange.losses).toEqual([]);
  });

  test('keeps numbers with more digits than a double', async () => {
    start();
    const call = '{"type":"tool_use","id":"toolu_1","name":"find","input":{"id":9007199254740993}}';
    upstream.answerWith(() => ({
      headers: { 'content-type': 'application/json' },
      body: `{"id":"m","type":"message","role":"assistant","model":"m","content":[${call}],"stop_reason":"tool_use","stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}}`,
    }));
    const tools = [{ type: 'function', name: 'find', parameters: { type: 'object' }, strict: false }];
    const first = await ask({ input: 'Find it.', tools });
    const output = { type: 'function_call_output', call_id: 'toolu_1', output: 'found' };
    expect((await ask({ input: [output], tools, previous_response_id: idOf(first) })).status).toBe(200);
    expect(upstream.received[1]?.text).toContain('"input":{"id":9007199254740993}');
  });

  test('gets each loss of a continued response reported once', async () => {
    start();
    const answer = anthropicReply.plain(printed, 'm');
    upstream.answerWith(() => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...answer, future: 1 }),
    }));
    const { exchange } = await ask({ input: 'I am Ada.' });
    expect(exchange.losses.filter(({ what }) => what.includes('future'))).toHaveLength(1);
  });

  test.each([false, true])('cannot continue from a response with store: false (stream: %s)', async (stream) => {
    start();
    const first = await ask({ input: 'I am Ada.', store: false, stream });
    expect(first.exchange.issuedResponse).toBeNull();
    expect((await ask({ input: 'Who am I?', previous_response_id: idOf(first) })).status).toBe(400);
  });

  test('continues from its own response when a server uses one id for all responses', async () => {
    start();
    const ada = await ask({ input: 'I am Ada.' });
    await ask({ input: 'I am Eve.' });
    await ask({ input: 'Who am I?', previous_response_id: idOf(ada) });
    expect(texts(upstream.received[2])).toEqual([
      words('user', 'I am Ada.'),
      words('assistant', 'Hello Ada.'),
      words('user', 'Who am I?'),
    ]);
  });

  test('gets an error that asks for the complete conversation when the response is unknown', async () => {
    start();
    const reply = await ask({ input: 'Who am I?', previous_response_id: 'resp_unknown' });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toMatchObject({
      error: {
        code: 'previous_response_not_found',
        param: 'previous_response_id',
        message: expect.stringMatching(/resp_unknown' not found.*url = "off".*Send the whole conversation/),
      },
    });
    expect(upstream.received).toEqual([]);
    expect(reply.exchange.status).toBe('client-error');
  });

  test('cannot continue from a response of another caller', async () => {
    start();
    const first = await ask({ input: 'I am Ada.' }, { headers: { authorization: 'Bearer one' } });
    const input = { input: 'Who am I?', previous_response_id: idOf(first) };
    expect((await ask(input, { headers: { authorization: 'Bearer two' } })).status).toBe(400);
    expect((await ask(input, { headers: { authorization: 'Bearer one' } })).status).toBe(200);
  });

  test('has the complete conversation counted', async () => {
    start({ protocol: 'openai-chat' });
    upstream.answerWith(() => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'c',
        model: 'm',
        choices: [{ message: { role: 'assistant', content: 'Yes.' }, finish_reason: 'stop' }],
      }),
    }));
    const first = await ask({ input: 'word '.repeat(1000) });
    const count = async (body: JsonObject): Promise<number> => {
      const reply = await ask(body, { task: 'count-tokens' });
      return (JSON.parse(reply.text) as { input_tokens: number }).input_tokens;
    };
    const alone = await count({ input: 'More?' });
    expect(alone).toBeLessThan(100);
    expect(await count({ input: 'More?', previous_response_id: idOf(first) })).toBeGreaterThan(1000);
  });
});

describe('a vendor of the same protocol', () => {
  test.each(['auto', 'proxy'] as const)('is asked for an answer only it knows (mode %s)', async (mode) => {
    start({ protocol: 'openai-responses', mode });
    upstream.answerWith(() => ({ status: 404, body: '{"error":{"message":"no such response"}}' }));
    await ask({ input: 'Who am I?', previous_response_id: 'resp_theirs' });
    expect(upstream.received[0]?.json).toMatchObject({ previous_response_id: 'resp_theirs', input: 'Who am I?' });
  });
});

describe('after a restart', () => {
  test('the conversation is read from the traces', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'louter-continuation-'));
    const url = `file:${join(folder, 'traces.db')}`;
    const restart = (): void => {
      const log = { info() {}, warn() {}, error() {} };
      const recorder = createRecorder({ url, bodies: 'full', secrets: [], log });
      const config = configOf();
      bare = startBareGateway({ ...config, traces: { ...config.traces, url } }, { recorder });
    };
    try {
      restart();
      const headers = { authorization: 'Bearer one' };
      const first = await ask({ input: 'I am Ada.', stream: true }, { headers });
      printed = { ...printed, text: 'Ada.' };
      const second = await ask({ input: 'Who am I?', previous_response_id: idOf(first) }, { headers });
      await bare.gateway.stop(0);
      restart();
      const next = { input: 'Sure?', previous_response_id: idOf(second) };
      const third = await ask(next, { headers });
      expect(third.status).toBe(200);
      expect(texts(upstream.received[2])).toEqual([
        words('user', 'I am Ada.'),
        words('assistant', 'Hello Ada.'),
        words('user', 'Who am I?'),
        words('assistant', 'Ada.'),
        words('user', 'Sure?'),
      ]);
      expect((await ask(next, { headers: { authorization: 'Bearer two' } })).status).toBe(400);
    } finally {
      await bare.gateway.stop(0);
      rmSync(folder, { recursive: true });
    }
  });
});
