import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig, Config } from '../../src/config/config.ts';
import { asObject, type JsonObject } from '../../src/core/json.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { testBackend, testConfig } from '../support/config.ts';
import {
  startBareGateway,
  type ReceivedRequest,
  type BareGateway,
  type ReceivedReply,
} from '../support/conversation.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';
import { vendors, type Vendor } from '../support/vendors.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

const usage = { input: 20, cached: 0, output: 4 };
const lookUp: ScriptedReply = {
  text: 'I will look.',
  calls: [{ id: 'toolu_1', name: 'clock', input: { zone: 'UTC' } }],
  usage,
};

/** Anthropic gives each answer an id of its own; those of other vendors are made unique. */
const named = (event: string): string => event.replaceAll('msg_scripted', `msg_${upstream.received.length}`);
const ownId = (): JsonObject => (vendor === vendors.anthropic ? { id: `msg_${upstream.received.length}` } : {});

let printed: ScriptedReply;
let vendor: Vendor;
let bare: BareGateway;
beforeEach(() => {
  printed = lookUp;
  upstream.reset();
  upstream.answerWith((request) => {
    const { model, stream } = vendor.asked(request);
    return stream
      ? vendor.streams(vendor.writer.stream(printed, model).map(named))
      : jsonAnswer({ ...vendor.writer.plain(printed, model), ...ownId() });
  });
});
afterEach(async () => {
  expect(bare.defects).toEqual([]);
  await bare.gateway.stop(0);
});

type Backend = 'anthropic' | 'openai-chat';

const configOf = (protocol: Backend, fields: Partial<BackendConfig> = {}): Config => {
  vendor = vendors[protocol];
  const baseUrl = `${upstream.url}${vendor.base}`;
  return testConfig({
    backends: [testBackend({ name: 'one', baseUrl, protocol, mode: 'proxy', retries: 0, ...fields })],
    models: { '*': 'one/m' },
  });
};
const start = (protocol: Backend, fields: Partial<BackendConfig> = {}): void => {
  bare = startBareGateway(configOf(protocol, fields));
};

const tools = [
  { name: 'clock', input_schema: { type: 'object', properties: { zone: { type: 'string' } } }, description: 'Time.' },
];
const user = (content: JsonObject[string]): JsonObject => ({ role: 'user', content });
const ask = (body: JsonObject, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  bare.ask({ client: 'anthropic', body: { model: 'claude-x', max_tokens: 100, ...body }, ...more });
const create = (body: JsonObject = {}, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  ask({ system: 'Be brief.', tools, messages: [user('What time is it?')], thread: { type: 'create' }, ...body }, more);
const idOf = ({ text }: ReceivedReply): string => /"id":"(msg_[^"]+)"/.exec(text)?.[1] ?? 'none';
const continued = (
  from: ReceivedReply | string,
  body: JsonObject,
  more: Partial<ReceivedRequest> = {},
): Promise<ReceivedReply> => {
  const id = typeof from === 'string' ? from : idOf(from);
  return ask({ thread: { type: 'continue', previous_message_id: id }, ...body }, more);
};
const noon = { messages: [user([{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'noon' }])] };

const understood = (index: number) => vendor.understand(asObject(upstream.received[index]?.json) ?? {});
const twoTurns = [
  { by: 'system', text: 'Be brief.' },
  { by: 'user', text: 'What time is it?' },
  { by: 'model', text: 'I will look.' },
  { by: 'model', call: { name: 'clock', input: { zone: 'UTC' } } },
  { by: 'tool', result: { name: 'clock', text: 'noon' } },
];
const missing = {
  type: 'error',
  error: {
    type: 'not_found_error',
    message: expect.stringContaining('Send the whole conversation'),
    details: { error_code: 'thread_not_found' },
  },
};

describe.each<Backend>(['anthropic', 'openai-chat'])('a thread before a backend of %s', (protocol) => {
  test.each([false, true])('is sent completely, with its system prompt and tools (stream: %s)', async (stream) => {
    start(protocol);
    const first = await create({ stream });
    printed = { text: 'Noon.', usage };
    const second = await continued(first, { ...noon, stream });
    expect(second.status).toBe(200);
    expect(understood(1).messages).toEqual(twoTurns);
    expect(understood(1).tools.map(({ name, description }) => [name, description])).toEqual([['clock', 'Time.']]);
    expect(second.exchange.losses).toEqual([]);
    await continued(second, { messages: [user('Sure?')], stream });
    expect(understood(2).messages).toEqual([
      ...twoTurns,
      { by: 'model', text: 'Noon.' },
      { by: 'user', text: 'Sure?' },
    ]);
    expect(understood(2).tools).toEqual(understood(1).tools);
    // The thread is held here, by no vendor.
    expect(upstream.received.map(({ json }) => asObject(json)?.['thread'])).toEqual([undefined, undefined, undefined]);
  });

  test('can be continued from the same answer again', async () => {
    start(protocol);
    const first = await create();
    await continued(first, noon);
    expect((await continued(first, noon)).status).toBe(200);
    expect(understood(2).messages).toEqual(twoTurns);
  });

  test.each<[string, () => Promise<ReceivedReply | string>]>([
    ['was never answered', async () => 'msg_gone'],
    ['was answered to another caller', () => create({}, { headers: { 'x-api-key': 'another' } })],
    ['stands in no thread', () => create({ thread: null })],
    [
      'broke off',
      () => {
        upstream.answer(vendor.streams(vendor.writer.stream(printed, 'm').slice(0, -1), 'cut'));
        return create({ stream: true });
      },
    ],
  ])('is not found where the earlier message %s', async (_why, before) => {
    start(protocol);
    const from = await before();
    const sent = upstream.received.length;
    const reply = await continued(from, noon);
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.text)).toMatchObject(missing);
    expect(reply.exchange.status).toBe('client-error');
    expect(upstream.received.length).toBe(sent);
  });
});

test('a thread can continue immediately after the last event of an answer', async () => {
  start('anthropic');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  upstream.answer(vendor.streams([...vendor.writer.stream(printed, 'm'), { until: released }]));
  let next: Promise<ReceivedReply> | undefined;
  let text = '';
  await create(
    { stream: true },
    {
      onWrite(piece) {
        text += piece;
        if (!text.includes('event: message_stop') || next) return;
        next = continued(/"id":"(msg_[^"]+)"/.exec(text)?.[1] ?? '', noon).finally(release);
      },
    },
  );
  expect((await next)?.status).toBe(200);
});

test('a thread is left to the vendor in a baseline', async () => {
  start('anthropic', { mode: 'auto' });
  const body = { thread: { type: 'continue', previous_message_id: 'msg_theirs' }, ...noon };
  expect((await ask(body)).exchange.mode).toBe('baseline');
  expect(upstream.received[0]?.json).toMatchObject(body);
});

test('a thread of the vendor is sent completely when the conversation is translated later', async () => {
  start('anthropic', { mode: 'auto' });
  const first = await create();
  const headers = { 'x-louter-mode': 'proxy' };
  const reply = await continued(first, noon, { headers });
  expect(JSON.parse(reply.text)).toMatchObject(missing);
  const again = await create({}, { headers });
  expect((await continued(again, noon, { headers })).status).toBe(200);
  expect(understood(2).messages).toEqual(twoTurns);
});

test('a thread of another backend is sent completely in a baseline', async () => {
  const one = { protocol: 'anthropic', baseUrl: upstream.url } as const;
  const backends = [testBackend({ name: 'one', ...one }), testBackend({ name: 'two', baseUrl: `${upstream.url}/v1` })];
  bare = startBareGateway(testConfig({ backends, models: { 'claude-x': 'one/m', 'gpt-x': 'two/m' } }));
  vendor = vendors['openai-chat'];
  const first = await create({ model: 'gpt-x' });
  vendor = vendors.anthropic;
  const second = await continued(first, noon);
  expect([second.status, second.exchange.mode]).toEqual([200, 'proxy']);
  expect(understood(1).messages).toEqual(twoTurns);
});

test('a thread is included in an estimate of tokens', async () => {
  start('openai-chat');
  const first = await create({ system: 'word '.repeat(5_000) });
  const thread = { type: 'continue', previous_message_id: idOf(first) };
  const count = async (body: JsonObject): Promise<number> => {
    const reply = await bare.ask({
      client: 'anthropic',
      task: 'count-tokens',
      target: '/v1/messages/count_tokens',
      body: { model: 'claude-x', ...body },
    });
    return Number(asObject(JSON.parse(reply.text) as JsonObject)?.['input_tokens']);
  };
  expect(await count(noon)).toBeLessThan(200);
  expect(await count({ ...noon, thread })).toBeGreaterThan(2_000);
});

describe('after a restart', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'louter-threads-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function restart(protocol: Backend, bodies: 'full' | 'metadata' = 'full'): void {
    const url = `file:${join(folder, 'traces.db')}`;
    const log = { info() {}, warn() {}, error() {} };
    const recorder = createRecorder({ url, bodies, secrets: [], log });
    const config = configOf(protocol);
    bare = startBareGateway({ ...config, traces: { ...config.traces, url, bodies } }, { recorder });
  }

  test.each([
    ['anthropic', false],
    ['openai-chat', true],
  ] satisfies [Backend, boolean][])('a thread is read from the traces (%s, stream: %s)', async (protocol, stream) => {
    restart(protocol);
    const first = await create({ stream });
    printed = { text: 'Noon.', usage };
    const second = await continued(first, { ...noon, stream });
    await bare.gateway.stop(0);
    restart(protocol);
    const sure = { messages: [user('Sure?')] };
    expect((await continued(second, sure, { headers: { 'x-api-key': 'another' } })).status).toBe(404);
    const third = await continued(second, sure);
    expect(third.status).toBe(200);
    expect(understood(2).messages).toEqual([
      ...twoTurns,
      { by: 'model', text: 'Noon.' },
      { by: 'user', text: 'Sure?' },
    ]);
    expect(understood(2).tools).toEqual(understood(0).tools);
  });

  test('the error explains that traces without bodies contain no thread', async () => {
    restart('anthropic', 'metadata');
    const first = await create();
    expect((await continued(first, noon)).status).toBe(200);
    await bare.gateway.stop(0);
    restart('anthropic', 'metadata');
    const reply = await continued(first, noon);
    expect(JSON.parse(reply.text)).toMatchObject(missing);
    expect(reply.text).toContain('[traces] bodies = \\"metadata\\"');
  });
});
