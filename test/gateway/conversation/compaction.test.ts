import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BackendConfig } from '../../../src/config/config.ts';
import { asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { createTextCiphers } from '../../../src/gateway/conversation/text-cipher.ts';
import { translate } from '../../../src/inspect/translation/translation.ts';
import { checkExchange } from '../../../src/record/check-exchange.ts';
import { findTraceViolations } from '../../../src/record/normalized-exchange.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { shownFindings, traceOf } from '../../support/trace-of.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ReceivedUpstreamRequest } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

const usage = { input: 9000, cached: 0, output: 400 };
const summary = 'The user wants a clock; clock.ts is written, its test fails.';
let printed: ScriptedReply;
let bare: BareGateway;

const scripted = (protocol: Protocol): void =>
  upstream.answerWith((request) => {
    const { asked, streams, writer } = vendors[protocol];
    const { model, stream } = asked(request);
    return stream ? streams(writer.stream(printed, model)) : jsonAnswer(writer.plain(printed, model));
  });

const backend = (protocol: Protocol, fields: Partial<BackendConfig> = {}): BackendConfig =>
  testBackend({ name: protocol, protocol, baseUrl: upstream.url + vendors[protocol].base, retries: 0, ...fields });
const start = (...backends: BackendConfig[]): BareGateway =>
  startTestGateway(testConfig({ backends, models: { m: backends.map(({ name }) => `${name}/m`) } }));

beforeEach(() => {
  upstream.reset();
  printed = { text: summary, usage };
});

const tools = [{ type: 'function', name: 'write', parameters: { type: 'object' }, strict: false }];
const conversation: JsonValue[] = [
  { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'You write code.' }] },
  { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Write a clock.' }] },
  { type: 'function_call', call_id: 'call_1', name: 'write', arguments: '{"path":"clock.ts"}' },
  { type: 'function_call_output', call_id: 'call_1', output: 'written' },
  { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'It is written.' }] },
  { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Test it.' }] },
];
const trigger = { type: 'compaction_trigger' };

const ask = (body: JsonObject, target = '/v1/responses'): Promise<ReceivedReply> =>
  bare.ask({ client: 'openai-responses', target, body: { model: 'm', store: false, tools, ...body } });
const compact = (input: JsonValue, more: JsonObject = {}): Promise<ReceivedReply> =>
  bare.ask({
    client: 'openai-responses',
    target: '/v1/responses/compact',
    body: { model: 'm', input, tools, ...more },
  });
const askTriggered = (stream: boolean): Promise<ReceivedReply> => ask({ input: [...conversation, trigger], stream });

const json = ({ text }: ReceivedReply): JsonObject => asObject(parseJson(text)) ?? {};
const eventsOf = ({ text }: ReceivedReply): readonly JsonObject[] =>
  objectsIn(text.split('\n').flatMap((line) => (line.startsWith('data: {') ? (parseJson(line.slice(6)) ?? null) : [])));
/** The compaction item of an answer. */
function itemOf(reply: ReceivedReply): JsonObject {
  const last = reply.text.startsWith('{') ? json(reply) : (asObject(eventsOf(reply).at(-1)?.['response']) ?? {});
  const items = objectsIn(last['output']).filter(({ type }) => type === 'compaction');
  expect(items).toHaveLength(1);
  return items[0] ?? {};
}
const tokenOf = (reply: ReceivedReply): string => asString(itemOf(reply)['encrypted_content']) ?? '';

const others = protocols.filter((protocol) => protocol !== 'openai-responses');

/** Whether the record of a request contradicts itself or its protocols. */
function expectSound({ exchange }: ReceivedReply): void {
  const trace = traceOf(exchange);
  expect(shownFindings(checkExchange(trace).findings)).toEqual([]);
  expect(findTraceViolations(trace)).toEqual([]);
}

describe.each(others)('before a backend of %s', (protocol) => {
  beforeEach(() => {
    scripted(protocol);
    bare = start(backend(protocol));
  });

  /** The texts of messages that a backend received. */
  const textsOf = (request: ReceivedUpstreamRequest | undefined): string[] =>
    vendors[protocol]
      .understand(asObject(request?.json) ?? {})
      .messages.flatMap((message) => ('text' in message && typeof message.text === 'string' ? [message.text] : []));

  test('a trigger is answered with one encrypted summary as a stream', async () => {
    const reply = await askTriggered(true);
    expect(reply.status).toBe(200);
    expect(eventsOf(reply).map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.output_item.done',
      'response.completed',
    ]);
    const { encrypted_content: token, ...item } = itemOf(reply);
    expect(item).toEqual({ type: 'compaction', id: expect.stringMatching(/^cmp_/) });
    expect(token).not.toContain('clock');
    expect(asObject(eventsOf(reply).at(-1)?.['response'])?.['usage']).toMatchObject({
      input_tokens: 9000,
      output_tokens: 400,
    });
    expect(reply.headers['x-louter-backend']).toBe(`${protocol}/m`);
    expectSound(reply);
    expect(reply.exchange.summary?.usage).toMatchObject({ input: 9000, output: 400 });
    expect(reply.exchange.notes).toContainEqual(
      expect.objectContaining({
        what: expect.stringContaining('requested a summary'),
        effect: { name: 'conversation-summarized' },
      }),
    );
  });

  test('a trigger of a plain request is answered with the same item', async () => {
    const plain = await askTriggered(false);
    expect(json(plain)).toMatchObject({ object: 'response', status: 'completed', output: [{ type: 'compaction' }] });
    expect(itemOf(plain)).toEqual(itemOf(await askTriggered(true)));
  });

  test('the model is asked for a summary of the conversation, without calls', async () => {
    await askTriggered(true);
    const text = textsOf(upstream.received[0]).join('\n');
    for (const each of ['Write a clock.', 'It is written.', 'Test it.']) expect(text).toContain(each);
    expect(text).toMatch(/Test it\.[^]*Write a summary from which another model can continue/);
    expect(upstream.received[0]?.text).not.toContain('compaction');
  });

  test('the endpoint answers with the messages of the user and the summary', async () => {
    const reply = await compact(conversation, { instructions: 'Be brief.' });
    expect(reply.status).toBe(200);
    expect(json(reply)).toEqual({
      id: expect.stringMatching(/^resp_/),
      object: 'response.compaction',
      created_at: expect.any(Number),
      output: [
        conversation[1],
        conversation[5],
        { type: 'compaction', id: expect.any(String), encrypted_content: expect.any(String) },
      ],
      usage: expect.objectContaining({ input_tokens: 9000, output_tokens: 400, total_tokens: 9400 }),
    });
    expect(upstream.received[0]?.text).toContain('Be brief.');
    expectSound(reply);
  });

  test('the summary is a text of the user in its place when it comes back', async () => {
    const item = itemOf(await askTriggered(true));
    printed = { text: 'Tested.', usage };
    const reply = await ask({ input: [conversation[1] ?? null, item, { role: 'user', content: 'Go on.' }] });
    expect(reply.status).toBe(200);
    const { text } = upstream.received[1] ?? { text: '' };
    const positions = ['Write a clock.', summary, 'Go on.'].map((each) =>
      text.indexOf(JSON.stringify(each).slice(1, -1)),
    );
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions[0]).toBeGreaterThan(-1);
    expect(reply.exchange.losses).toEqual([]);
    expect(checkExchange(traceOf(reply.exchange))).toMatchObject({ request: 'consistent', answer: 'consistent' });
    // Nothing of it is shown as lost: the item and its reference became the text.
    const { differences } = translate(traceOf(reply.exchange)).request;
    expect(differences.filter(({ kind }) => kind === 'lost')).toEqual([]);
    const resolved = expect.stringContaining('in the place of the encrypted items');
    expect(differences).toContainEqual(
      expect.objectContaining({ kind: 'changed', left: expect.objectContaining({ path: '/input/1' }), note: resolved }),
    );
    expectSound(reply);
  });

  test('what the endpoint answered is the input of the next request, and of the next compaction', async () => {
    const output = json(await compact(conversation))['output'] as JsonValue[];
    expect((await ask({ input: [...output, { role: 'user', content: 'Go on.' }] })).status).toBe(200);
    printed = { text: 'A later summary.', usage };
    const again = await compact([...output, { type: 'message', role: 'user', content: 'Go on.' }]);
    expect(upstream.received[2]?.text).toContain(summary);
    expect(objectsIn(json(again)['output']).map(({ type }) => type)).toEqual([
      'message',
      'message',
      'message',
      'compaction',
    ]);
  });
});

describe('a summary that comes back', () => {
  beforeEach(() => {
    scripted('anthropic');
    bare = start(backend('anthropic'));
  });

  test.each([
    ['altered', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['cut', (token: string) => token.slice(0, -20)],
    ['too short', (token: string) => token.slice(0, token.lastIndexOf('.') + 3)],
  ])('is refused when it was %s', async (_how, change) => {
    const item = itemOf(await askTriggered(true));
    const reply = await ask({
      input: [{ ...item, encrypted_content: change(asString(item['encrypted_content']) ?? '') }],
    });
    expect(reply.status).toBe(400);
    expect(json(reply)).toMatchObject({
      error: {
        type: 'invalid_request_error',
        param: 'input.0.encrypted_content',
        message: expect.stringContaining('altered'),
      },
    });
  });

  test.each([
    ['another gateway', createTextCiphers(Buffer.alloc(32, 7)).summary.encrypt('Hello.')],
    ['another service', 'gAAAAABpaque'],
  ])('is refused with what to do when it is of %s', async (_whose, token) => {
    const reply = await ask({
      input: [
        { type: 'compaction', encrypted_content: token },
        { role: 'user', content: 'Go on.' },
      ],
    });
    expect(reply.status).toBe(400);
    expect(json(reply)).toMatchObject({
      error: {
        type: 'invalid_request_error',
        param: 'input.0',
        message: expect.stringContaining('start a new session'),
      },
    });
    expect(upstream.received).toEqual([]);
  });

  test('is read by a reference to its item', async () => {
    const { text } = await ask({ input: [...conversation, trigger], store: true, stream: true });
    const id = /"id":"(cmp_[^"]+)"/.exec(text)?.[1] ?? '';
    const reply = await ask({
      input: [
        { type: 'item_reference', id },
        { role: 'user', content: 'Go on.' },
      ],
      store: true,
    });
    expect(reply.status).toBe(200);
    expect(upstream.received[1]?.text).toContain(summary);
  });

  test('is counted', async () => {
    const item = itemOf(await askTriggered(true));
    upstream.reset();
    upstream.answerWith(() => jsonAnswer({ input_tokens: 77 }));
    const reply = await bare.ask({
      client: 'openai-responses',
      task: 'count-tokens',
      body: { model: 'm', input: [item, { role: 'user', content: 'Go on.' }] },
    });
    expect(json(reply)).toEqual({ object: 'response.input_tokens', input_tokens: 77 });
    expect(upstream.received[0]?.text).toContain(summary);
  });

  test('is read by the gateways of one trace store, also after a restart', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'louter-compaction-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const config = testConfig({ backends: [backend('anthropic')], models: { m: 'anthropic/m' } });
    const stored = { ...config, traces: { ...config.traces, url: `file:${join(directory, 'louter.db')}` } };
    bare = startTestGateway(stored);
    const token = tokenOf(await askTriggered(true));
    bare = startTestGateway(stored);
    expect(tokenOf(await askTriggered(true))).toBe(token);
    expect(
      (
        await ask({
          input: [
            { type: 'compaction', encrypted_content: token },
            { role: 'user', content: 'Go on.' },
          ],
        })
      ).status,
    ).toBe(200);
  });
});

describe('a request for a compaction', () => {
  beforeEach(() => {
    scripted('anthropic');
    bare = start(backend('anthropic'));
  });

  test.each([
    ['twice', [...conversation, trigger, trigger]],
    ['before another item', [trigger, ...conversation]],
  ])('is refused when the trigger comes %s', async (_how, input) => {
    const reply = await ask({ input });
    expect(reply.status).toBe(400);
    expect(json(reply)).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringContaining('as the last of input') },
    });
    expect(upstream.received).toEqual([]);
  });

  test.each<[string, JsonObject, string]>([
    ['of nothing', { input: [] }, 'input'],
    ['of instructions only', { input: [{ role: 'developer', content: 'x' }] }, 'input'],
    ['as a stream', { input: 'x', stream: true }, 'stream'],
    ['of something else than items', { input: 7 }, 'input'],
  ])('is refused %s', async (_how, body, param) => {
    const reply = await compact(null, body);
    expect(reply.status).toBe(400);
    expect(json(reply)).toMatchObject({ error: { type: 'invalid_request_error', param, code: null } });
    expect(upstream.received).toEqual([]);
  });

  test('is refused without a model', async () => {
    const reply = await bare.ask({ client: 'openai-responses', target: '/v1/responses/compact', body: { input: 'x' } });
    expect(reply.status).toBe(400);
    expect(json(reply)).toMatchObject({ error: { type: 'invalid_request_error', param: 'model' } });
  });

  test('is refused for a trigger without a conversation', async () => {
    const reply = await ask({ input: [trigger], stream: true });
    expect([reply.status, upstream.received]).toEqual([400, []]);
  });

  test.each([false, true])('gets the error of a backend that fails (stream: %s)', async (stream) => {
    upstream.answerWith(() =>
      jsonAnswer(
        {
          type: 'error',
          error: { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens > 200000 maximum' },
        },
        400,
      ),
    );
    const reply = await askTriggered(stream);
    expect(reply.status).toBe(400);
    expect(json(reply)).toMatchObject({ error: { code: 'context_length_exceeded' } });
  });

  test.each<[string, ScriptedReply, string]>([
    ['cut', { text: 'The user', finish: 'length', usage } as ScriptedReply, 'cut at the limit of output tokens'],
    ['missing', { calls: [{ id: 'c', name: 'write', input: {} }], usage }, 'wrote no summary'],
  ])('fails when the summary is %s', async (_how, reply, message) => {
    printed = reply;
    for (const stream of [false, true]) {
      const failed = await askTriggered(stream);
      expect(failed.status).toBe(502);
      expect(failed.text).toContain(message);
    }
  });

  test('keeps the limits of the request and leaves out what shapes an answer', async () => {
    const text = { format: { type: 'json_schema', name: 'a', schema: { type: 'object' } }, verbosity: 'low' };
    await ask({ input: [...conversation, trigger], max_output_tokens: 5000, text });
    expect(upstream.received[0]?.json).toMatchObject({
      max_tokens: 5000,
      tool_choice: { type: 'none' },
      tools: [{ name: 'write' }],
    });
    expect(upstream.received[0]?.json).not.toHaveProperty('output_config');
  });

  test('keeps the latest messages of the user when there are too many', async () => {
    const long = Array.from({ length: 5 }, (_, index) => ({
      type: 'message',
      role: 'user',
      content: `${index}`.repeat(100_000),
    }));
    const output = objectsIn(json(await compact(long))['output']);
    expect(output.map(({ type }) => type)).toEqual(['message', 'message', 'compaction']);
    expect(JSON.stringify(output[1])).toContain('4444');
  });

  test('continues from an earlier answer', async () => {
    printed = { text: 'It is written.', usage };
    const first = json(await ask({ input: 'Write a clock.', store: true }));
    printed = { text: summary, usage };
    const output = objectsIn(json(await compact(null, { previous_response_id: first['id'] ?? null }))['output']);
    expect(output).toMatchObject([
      { role: 'user', content: [{ type: 'input_text', text: 'Write a clock.' }] },
      { type: 'compaction' },
    ]);
    expect(upstream.received[1]?.text).toContain('It is written.');
  });
});

describe('before a backend of openai-responses', () => {
  const foreign = { type: 'compaction', id: 'cmp_1', encrypted_content: 'opaque' };
  const compacted = {
    id: 'resp_2',
    object: 'response.compaction',
    created_at: 1_790_000_000,
    output: [conversation[1] ?? null, foreign],
    usage: {
      input_tokens: 9,
      output_tokens: 4,
      total_tokens: 13,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
  const compactingStream = [
    {
      type: 'response.created',
      response: { id: 'resp_3', object: 'response', created_at: 1, model: 'm', status: 'in_progress', output: [] },
    },
    { type: 'response.output_item.added', output_index: 0, item: foreign },
    { type: 'response.output_item.done', output_index: 0, item: foreign },
    {
      type: 'response.completed',
      response: {
        id: 'resp_3',
        object: 'response',
        created_at: 1,
        model: 'm',
        status: 'completed',
        output: [foreign],
        usage: compacted.usage,
      },
    },
  ].map((event, index) => `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: index })}\n\n`);

  describe.each(['auto', 'proxy'] as const)('with mode %s', (mode) => {
    beforeEach(() => {
      bare = start(backend('openai-responses', { mode }));
    });

    test('the endpoint is that of the backend', async () => {
      upstream.answerWith(() => jsonAnswer(compacted));
      const reply = await compact(conversation);
      expect(json(reply)).toEqual(compacted);
      expectSound(reply);
      expect(upstream.received.map(({ path }) => path)).toEqual(['/v1/responses/compact']);
      expect(upstream.received[0]?.json).toEqual({ model: 'm', input: conversation, tools });
    });

    test('a trigger is passed on', async () => {
      upstream.answerWith(() => sseAnswer(compactingStream));
      const reply = await askTriggered(true);
      expect(itemOf(reply)).toEqual(foreign);
      expectSound(reply);
      expect(eventsOf(reply).filter(({ type }) => type === 'response.output_item.done')).toHaveLength(1);
      expect(asObject(upstream.received[0]?.json)?.['input']).toEqual([...conversation, trigger]);
    });

    test('an item of the vendor goes back as it is', async () => {
      scripted('openai-responses');
      const input = [foreign, { type: 'message', role: 'user', content: 'Go on.' }];
      expect((await ask({ input })).status).toBe(200);
      expect(asObject(upstream.received[0]?.json)?.['input']).toEqual(input);
    });

    test('a server without the endpoint is asked for a summary, the next time at once', async () => {
      upstream.answerWith((request) =>
        request.path.endsWith('/compact')
          ? jsonAnswer({ detail: 'Not Found' }, 404)
          : jsonAnswer(vendors['openai-responses'].writer.plain(printed, 'm')),
      );
      const reply = await compact(conversation);
      expect(objectsIn(json(reply)['output']).map(({ type }) => type)).toEqual(['message', 'message', 'compaction']);
      expect((await compact(conversation)).status).toBe(200);
      expect(upstream.received.map(({ path }) => path)).toEqual([
        '/v1/responses/compact',
        '/v1/responses',
        '/v1/responses',
      ]);
      upstream.reset();
      scripted('openai-responses');
      expect((await ask({ input: [itemOf(reply), { role: 'user', content: 'Go on.' }] })).status).toBe(200);
      expect(upstream.received[0]?.text).toContain(summary);
      expect(upstream.received[0]?.text).not.toContain('"compaction"');
    });

    test('a server that does not know the trigger is asked for a summary', async () => {
      const message = "Invalid value: 'compaction_trigger'. Supported values are: 'message', 'reasoning'.";
      upstream.answerWith((request) =>
        request.text.includes('compaction_trigger')
          ? jsonAnswer(
              { error: { message, type: 'invalid_request_error', param: 'input[6]', code: 'invalid_value' } },
              400,
            )
          : sseAnswer(vendors['openai-responses'].writer.stream(printed, 'm')),
      );
      const reply = await askTriggered(true);
      expect(tokenOf(reply)).toContain('louter.1.summary.');
      expect(reply.exchange.backend?.attempts.map(({ cause }) => cause)).toEqual(['first', 'compaction']);
      expect(tokenOf(await askTriggered(true))).toContain('louter.1.summary.');
      expect(upstream.received).toHaveLength(3);
    });

    test('another error is that of the backend', async () => {
      upstream.answerWith(() =>
        jsonAnswer({ error: { message: 'Slow down.', type: 'rate_limit_error', param: null, code: null } }, 429),
      );
      expect((await compact(conversation)).status).toBe(429);
      expect((await askTriggered(false)).status).toBe(429);
      expect(upstream.received).toHaveLength(2);
    });
  });

  test('the next target summarizes when the first one fails', async () => {
    bare = start(backend('openai-responses', { name: 'first' }), backend('anthropic', { name: 'second' }));
    upstream.answerWith((request) => {
      if (request.path !== '/v1/messages')
        return jsonAnswer({ error: { message: 'Down.', type: 'server_error' } }, 503);
      const { model, stream } = vendors.anthropic.asked(request);
      const { writer } = vendors.anthropic;
      return stream ? sseAnswer(writer.stream(printed, model)) : jsonAnswer(writer.plain(printed, model));
    });
    expect(tokenOf(await askTriggered(true))).toContain('louter.1.summary.');
    const reply = await compact(conversation);
    expect(json(reply)['object']).toBe('response.compaction');
    expect(reply.headers['x-louter-backend']).toBe('second/m');
  });
});
