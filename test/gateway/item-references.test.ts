import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig, Config } from '../../src/config/config.ts';
import { asObject, objectsIn, parseJson, type JsonObject } from '../../src/core/json.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { testBackend, testConfig } from '../support/config.ts';
import {
  startBareGateway,
  type ReceivedRequest,
  type BareGateway,
  type ReceivedReply,
} from '../support/conversation.ts';
import { scriptedSignature } from '../support/reply-anthropic.ts';
import { scriptedCiphertext } from '../support/reply-responses.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, startUpstream, type ReceivedUpstreamRequest, type Upstream } from '../support/upstream.ts';
import { vendors, type Vendor } from '../support/vendors.ts';

const anthropicUpstream = await startUpstream();
const responsesUpstream = await startUpstream();
afterAll(() => Promise.all([anthropicUpstream.close(), responsesUpstream.close()]));

const usage = { input: 20, cached: 0, output: 4 };
const thoughtful: ScriptedReply = {
  reasoning: 'The clock knows.',
  text: 'I will look.',
  calls: [{ id: 'toolu_1', name: 'clock', input: { zone: 'UTC' } }],
  usage,
};

let printed: ScriptedReply;
let bare: BareGateway;
const scripted = (upstream: Upstream, vendor: Vendor): void =>
  upstream.answerWith((request) => {
    const { model, stream } = vendor.asked(request);
    return stream
      ? vendor.streams(vendor.writer.stream(printed, model))
      : jsonAnswer(vendor.writer.plain(printed, model));
  });
beforeEach(() => {
  printed = thoughtful;
  anthropicUpstream.reset();
  responsesUpstream.reset();
  scripted(anthropicUpstream, vendors.anthropic);
  scripted(responsesUpstream, vendors['openai-responses']);
});
afterEach(async () => {
  expect(bare.defects).toEqual([]);
  await bare.gateway.stop(0);
});

const anthropic = (fields: Partial<BackendConfig> = {}): BackendConfig =>
  testBackend({ name: 'anthropic', baseUrl: anthropicUpstream.url, protocol: 'anthropic', retries: 0, ...fields });
const responses = (fields: Partial<BackendConfig> = {}): BackendConfig =>
  testBackend({
    name: 'responses',
    baseUrl: `${responsesUpstream.url}/v1`,
    protocol: 'openai-responses',
    mode: 'proxy',
    retries: 0,
    ...fields,
  });
const models = {
  claude: 'anthropic/m',
  gpt: 'responses/m',
  'claude-first': ['anthropic/m', 'responses/m'],
  'gpt-first': ['responses/m', 'anthropic/m'],
};
const configOf = (): Config => testConfig({ backends: [anthropic(), responses()], models });
const start = (): void => {
  bare = startBareGateway(configOf());
};

const tools = [{ type: 'function', name: 'clock', parameters: { type: 'object' }, strict: false }];
const ask = (model: string, body: JsonObject, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  bare.ask({ client: 'openai-responses', body: { model, tools, ...body }, ...more });

/** The items of an answer, streamed or plain. */
function itemsOf({ text }: ReceivedReply): (JsonObject & { id: string })[] {
  const last = text.trim().split('\n').at(-1)?.replace('data: ', '') ?? '';
  const body = asObject(parseJson(text.startsWith('{') ? text : last));
  const response = asObject(body?.['response']) ?? body;
  return objectsIn(response?.['output']) as (JsonObject & { id: string })[];
}
const reference = (id: string): JsonObject => ({ type: 'item_reference', id });
const referencesTo = (reply: ReceivedReply): JsonObject[] => itemsOf(reply).map(({ id }) => reference(id));
const question = { role: 'user', content: 'What time is it?' };
const result = { type: 'function_call_output', call_id: 'toolu_1', output: 'noon' };
const errorIn = ({ text }: ReceivedReply): unknown => (JSON.parse(text) as { error: unknown }).error;
const sentTo = (upstream: Upstream, index: number): JsonObject => asObject(upstream.received[index]?.json) ?? {};
const inputOf = (request: ReceivedUpstreamRequest | undefined): readonly JsonObject[] =>
  objectsIn(asObject(request?.json)?.['input']);

describe('references to items of an earlier answer', () => {
  test.each([false, true])('are replaced by the items for another vendor (stream: %s)', async (stream) => {
    start();
    const first = await ask('claude', { input: [question], stream });
    expect(itemsOf(first).map(({ type, id }) => [type, id.slice(0, 3)])).toEqual([
      ['reasoning', 'rs_'],
      ['message', 'msg'],
      ['function_call', 'fc_'],
    ]);
    printed = { text: 'Noon.', usage };
    const second = await ask('claude', { input: [question, ...referencesTo(first), result], stream });
    expect(second.status).toBe(200);
    expect(sentTo(anthropicUpstream, 1)['messages']).toMatchObject([
      { role: 'user' },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'The clock knows.', signature: scriptedSignature },
          { type: 'text', text: 'I will look.' },
          { type: 'tool_use', id: 'toolu_1', name: 'clock', input: { zone: 'UTC' } },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1' }] },
    ]);
    expect(second.exchange.losses).toEqual([]);
    expect(second.exchange.notes).toContainEqual({
      what: 'resolved references of the client',
      made: '3 items',
      effect: { name: 'history-resolved' },
    });
  });

  test('are resolved when the next request follows immediately after the last event', async () => {
    start();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    anthropicUpstream.answer(
      vendors.anthropic.streams([...vendors.anthropic.writer.stream(printed, 'm'), { until: released }]),
    );
    let next: Promise<ReceivedReply> | undefined;
    let text = '';
    await ask(
      'claude',
      { input: [question], stream: true },
      {
        onWrite(piece) {
          text += piece;
          if (!text.includes('event: response.completed') || next) return;
          const references = referencesTo({ text } as ReceivedReply);
          next = ask('claude', { input: [question, ...references, result] }).finally(release);
        },
      },
    );
    expect((await next)?.status).toBe(200);
  });

  test('are resolved whichever of several backends answers', async () => {
    start();
    responsesUpstream.answer(jsonAnswer({ error: { message: 'down', type: 'server_error' } }, 500));
    const first = await ask('gpt-first', { input: [question] });
    expect(first.exchange.backend?.provider).toBe('anthropic');
    printed = { text: 'Noon.', usage };
    const second = await ask('gpt', { input: [question, ...referencesTo(first), result] });
    expect(second.exchange.backend?.provider).toBe('responses');
    const input = inputOf(responsesUpstream.received[1]);
    // What another vendor answered is sent without its ids and without what that vendor sealed.
    expect(input).toMatchObject([
      question,
      { type: 'reasoning', summary: [{ text: 'The clock knows.' }] },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'I will look.' }] },
      { type: 'function_call', call_id: 'toolu_1', name: 'clock' },
      result,
    ]);
    expect(input.filter((item) => 'id' in item)).toEqual([]);
    expect(JSON.stringify(input)).not.toContain(scriptedSignature);
    expect(second.exchange.losses).toMatchObject([{ path: '/input/1', what: expect.stringContaining('signature') }]);
  });

  test('are sent to the vendor that created them as items with their ids', async () => {
    start();
    const first = await ask('gpt', { input: [question] });
    printed = { text: 'Noon.', usage };
    const second = await ask('gpt', { input: [question, ...referencesTo(first), result] });
    expect(inputOf(responsesUpstream.received[1])).toMatchObject([
      question,
      { type: 'reasoning', id: 'rs_scripted', encrypted_content: scriptedCiphertext },
      { type: 'message', id: 'msg_scripted', status: 'completed' },
      { type: 'function_call', id: 'fc_toolu_1', call_id: 'toolu_1' },
      result,
    ]);
    expect(second.exchange.losses).toEqual([]);
  });

  test('are deduplicated', async () => {
    start();
    const first = await ask('claude', { input: [question] });
    const [reasoning, text, call] = referencesTo(first);
    const input = [question, reasoning ?? {}, text ?? {}, { ...text }, call ?? {}, result];
    expect((await ask('claude', { input })).status).toBe(200);
    expect(sentTo(anthropicUpstream, 1)['messages']).toMatchObject([
      {},
      { content: [{ type: 'thinking' }, { type: 'text' }, { type: 'tool_use' }] },
      {},
    ]);
  });

  test('refer to items in the order of their responses when a server reuses an id', async () => {
    start();
    printed = { text: 'One.', usage };
    const first = await ask('gpt', { input: 'a' });
    printed = { text: 'Two.', usage };
    const user = (content: string): JsonObject => ({ role: 'user', content });
    await ask('gpt', { input: [user('a'), ...referencesTo(first), user('b')] });
    const again = [user('a'), ...referencesTo(first), user('b'), ...referencesTo(first), user('c')];
    expect((await ask('claude', { input: again })).status).toBe(200);
    const texts = vendors.anthropic.understand(sentTo(anthropicUpstream, 0)).messages;
    expect(texts.map((each) => ('text' in each ? each.text : ''))).toEqual(['a', 'One.', 'b', 'Two.', 'c']);
    const tooOften = await ask('claude', { input: [...again, ...referencesTo(first), user('d')] });
    expect([tooOften.status, errorIn(tooOften)]).toMatchObject([400, { param: 'input', code: null }]);
  });

  test('are replaced by the items in a baseline to a vendor that did not create them', async () => {
    bare = startBareGateway(testConfig({ backends: [anthropic(), responses({ mode: 'auto' })], models }));
    const first = await ask('claude', { input: [question] });
    const moved = await ask('gpt', { input: [question, ...referencesTo(first), result] });
    expect([moved.status, moved.exchange.mode]).toEqual([200, 'proxy']);
    expect(JSON.stringify(inputOf(responsesUpstream.received[0]))).not.toContain('item_reference');
    const id = asObject(parseJson(first.text))?.['id'] ?? null;
    const continued = await ask('gpt', { previous_response_id: id, input: [result] });
    expect([continued.status, continued.exchange.mode]).toEqual([200, 'proxy']);
    const call = { type: 'function_call', call_id: 'toolu_1' };
    expect(inputOf(responsesUpstream.received[1])).toMatchObject([question, { type: 'message' }, call, result]);
    const own = { input: [question, ...referencesTo(moved)] };
    expect((await ask('gpt', own)).exchange.mode).toBe('baseline');
    expect(sentTo(responsesUpstream, 2)).toMatchObject(own);
  });

  test('are included in an estimate of tokens', async () => {
    start();
    printed = { text: 'word '.repeat(5_000), usage: { input: 20, cached: 0, output: 4 } };
    const first = await ask('claude', { input: [question] });
    anthropicUpstream.answerWith(() => jsonAnswer({ error: { message: 'no route' } }, 405));
    const count = async (input: JsonObject[]): Promise<unknown> => {
      const reply = await ask('claude', { input }, { task: 'count-tokens' });
      return (JSON.parse(reply.text) as JsonObject)['input_tokens'];
    };
    expect(await count([question])).toBeLessThan(200);
    expect(await count([question, ...referencesTo(first)])).toBeGreaterThan(2_000);
  });
});

describe('a reference to an unknown item', () => {
  test.each([
    [{}, /^Item with id 'msg_gone' not found\. .*url = "off"/],
    [{ store: false }, /^Item with id 'msg_gone' not found\. Items are not persisted when `store` is set to false\./],
  ])('is a 404 in the vendor’s format, for another vendor: %j', async (fields, message) => {
    start();
    const reply = await ask('claude', { ...fields, input: [question, reference('msg_gone')] });
    expect(reply.status).toBe(404);
    expect(errorIn(reply)).toEqual({
      type: 'invalid_request_error',
      code: null,
      param: 'input',
      message: expect.stringMatching(message),
    });
    expect(reply.exchange.status).toBe('client-error');
    expect(anthropicUpstream.received).toEqual([]);
  });

  test.each(['gpt', 'claude-first', 'gpt-first'])(
    'is forwarded to a vendor that may have stored it: %s',
    async (model) => {
      start();
      const reply = await ask(model, { input: [question, reference('msg_theirs')] });
      expect(reply.exchange.backend?.provider).toBe('responses');
      expect(inputOf(responsesUpstream.received[0])).toEqual([question, reference('msg_theirs')]);
      expect(anthropicUpstream.received).toEqual([]);
    },
  );

  test('is not forwarded to a vendor that cannot have stored it, after one that could', async () => {
    start();
    responsesUpstream.answer(jsonAnswer({ error: { message: 'down', type: 'server_error' } }, 500));
    const reply = await ask('gpt-first', { input: [question, reference('msg_theirs')] });
    expect([reply.status, anthropicUpstream.received.length]).toEqual([500, 0]);
  });

  test('prevents continuing, because the conversation is incomplete', async () => {
    start();
    const first = await ask('gpt', { input: [question, reference('msg_theirs')] });
    const id = /"id":"(resp_[^"]+)"/.exec(first.text)?.[1] ?? '';
    expect((await ask('claude', { input: 'Go on', previous_response_id: id })).status).toBe(400);
  });

  test('is also the error for another caller’s item', async () => {
    start();
    const headers = { authorization: 'Bearer one' };
    const first = await ask('claude', { input: [question] }, { headers });
    const input = [question, ...referencesTo(first), result];
    expect((await ask('claude', { input }, { headers: { authorization: 'Bearer two' } })).status).toBe(404);
    expect((await ask('claude', { input })).status).toBe(404);
    expect((await ask('claude', { input }, { headers })).status).toBe(200);
  });

  test.each([false, true])('is also the error for an item with store: false (stream: %s)', async (stream) => {
    start();
    const first = await ask('claude', { input: [question], store: false, stream });
    expect((await ask('claude', { input: [question, ...referencesTo(first), result] })).status).toBe(404);
  });

  test('is also the error for an item of a response that broke off', async () => {
    start();
    const events = vendors.anthropic.writer.stream(printed, 'm');
    anthropicUpstream.answer(vendors.anthropic.streams(events.slice(0, -2), 'cut'));
    const first = await ask('claude', { input: [question], stream: true });
    const [, id = ''] = /"id":"(msg_[^"]+)"/.exec(first.text) ?? [];
    expect(id).not.toBe('');
    expect((await ask('claude', { input: [question, reference(id)] })).status).toBe(404);
  });
});

describe('after a restart', () => {
  const headers = { authorization: 'Bearer one' };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'louter-references-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function restart(bodies: 'full' | 'metadata'): void {
    const url = `file:${join(folder, 'traces.db')}`;
    const log = { info() {}, warn() {}, error() {} };
    const recorder = createRecorder({ url, bodies, secrets: [], log });
    const config = configOf();
    bare = startBareGateway({ ...config, traces: { ...config.traces, url, bodies } }, { recorder });
  }

  test.each([false, true])('items are read from the traces (stream: %s)', async (stream) => {
    restart('full');
    const first = await ask('claude', { input: [question], stream }, { headers });
    await bare.gateway.stop(0);
    restart('full');
    const input = [question, ...referencesTo(first), result];
    printed = { text: 'Noon.', usage };
    const second = await ask('claude', { input, stream }, { headers });
    expect(second.status).toBe(200);
    expect(vendors.anthropic.understand(sentTo(anthropicUpstream, 1)).messages).toEqual([
      { by: 'user', text: 'What time is it?' },
      { by: 'model', reasoning: 'The clock knows.', signature: scriptedSignature },
      { by: 'model', text: 'I will look.' },
      { by: 'model', call: { name: 'clock', input: { zone: 'UTC' } } },
      { by: 'tool', result: { name: 'clock', text: 'noon' } },
    ]);
    expect((await ask('claude', { input }, { headers: { authorization: 'Bearer two' } })).status).toBe(404);
  });

  test('a conversation whose turns refer to items is read from the traces', async () => {
    restart('full');
    const first = await ask('claude', { input: [question] }, { headers });
    printed = { text: 'Noon.', usage };
    const second = await ask('claude', { input: [question, ...referencesTo(first), result] }, { headers });
    await bare.gateway.stop(0);
    restart('full');
    const id = /"id":"(resp_[^"]+)"/.exec(second.text)?.[1] ?? '';
    const third = await ask('claude', { input: 'Sure?', previous_response_id: id }, { headers });
    expect(third.status).toBe(200);
    expect(vendors.anthropic.understand(sentTo(anthropicUpstream, 2)).messages.slice(1)).toEqual([
      { by: 'model', reasoning: 'The clock knows.', signature: scriptedSignature },
      { by: 'model', text: 'I will look.' },
      { by: 'model', call: { name: 'clock', input: { zone: 'UTC' } } },
      { by: 'tool', result: { name: 'clock', text: 'noon' } },
      { by: 'model', text: 'Noon.' },
      { by: 'user', text: 'Sure?' },
    ]);
  });

  test('the error explains that traces without bodies contain no items', async () => {
    restart('metadata');
    const first = await ask('claude', { input: [question] }, { headers });
    const input = [question, ...referencesTo(first), result];
    expect((await ask('claude', { input }, { headers })).status).toBe(200);
    await bare.gateway.stop(0);
    restart('metadata');
    const second = await ask('claude', { input }, { headers });
    expect([second.status, errorIn(second)]).toMatchObject([
      404,
      { message: expect.stringMatching(/^Item with id 'rs_\S+' not found\. .*bodies = "metadata"/) },
    ]);
  });
});
