import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateTrace } from '../../generated/louter.validators.js';
import type { BackendConfig } from '../../src/config/config.ts';
import { parseJson, type JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { findProblem } from '../../src/core/validation.ts';
import { exportTrace, type ExportedTrace } from '../../src/inspect/export/trace-json.ts';
import type { TraceStore } from '../../src/record/store/trace-store.ts';
import { newStore, reader, recorder, until } from '../record/support/store.ts';
import { generousLimits, testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { routeRow } from '../support/route-rows.ts';
import { startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

let one: Upstream;
let two: Upstream;

beforeEach(async () => {
  one = await startUpstream();
  two = await startUpstream();
});
afterEach(async () => {
  await one.close();
  await two.close();
});

const usage = { input: 20, cached: 0, output: 4 };

interface Recorded {
  gateway: BareGateway;
  store: TraceStore;
  /** The trace of a reply once it was checked. */
  traceOf(reply: ReceivedReply): Promise<ExportedTrace>;
}

/** A gateway that records, with a row from `one/m` to `two/n`. */
async function start(first: Protocol, second: Protocol, settings: Partial<BackendConfig> = {}): Promise<Recorded> {
  const url = newStore();
  const into = recorder(url, { check: 'all' });
  const backendOf = (name: string, protocol: Protocol, { url: base }: Upstream): BackendConfig =>
    testBackend({ name, protocol, baseUrl: base + vendors[protocol].base, retries: 0, ...settings });
  const backends = [backendOf('one', first, one), backendOf('two', second, two)];
  const routes = [routeRow(['one/m', 'two/n'], {}, { name: 'row', continues: true, isSticky: false })];
  const gateway = startTestGateway(testConfig({ backends, models: { '*': 'one/m' }, routes }), { recorder: into });
  await into.ready;
  const store = await reader(url);
  return {
    gateway,
    store,
    async traceOf({ exchange }) {
      const { traceId: id } = exchange;
      await until(async () => Boolean((await store.list({ id }, 1))[0]?.check));
      return exportTrace(await store.get(exchange.traceId));
    },
  };
}

const question: JsonObject = {
  model: 'claude-x',
  max_tokens: 900_000,
  stream: true,
  messages: [{ role: 'user', content: 'hi' }],
};

/** The first pieces of an answer with this text. */
const brokenAfter = (protocol: Protocol, text: string, left = 3): ScriptedAnswer => {
  const pieces = vendors[protocol].writer.stream({ text, usage }, 'm');
  return vendors[protocol].streams(pieces.slice(0, pieces.length - left));
};

describe('the trace of an answer that two targets wrote', () => {
  test.each([
    ['a short one', 'The beginning of it all, '],
    ['one whose first part was written to the store before it broke', 'The beginning of it all, '.repeat(4_000)],
  ])(
    'has the whole answer, where it was continued and from whom: %s',
    async (_name, text) => {
      const { gateway, traceOf, store } = await start('anthropic', 'openai-chat');
      one.answer(brokenAfter('anthropic', `${text}.......`));
      two.answer(
        vendors['openai-chat'].streams(vendors['openai-chat'].writer.stream({ text: 'and the end.', usage }, 'n')),
      );
      const reply = await gateway.ask({ client: 'anthropic', body: question });
      const trace = await traceOf(reply);
      expect(findProblem(validateTrace, parseJson(JSON.stringify(trace)) ?? null)).toBeUndefined();
      expect(trace.checks).toMatchObject({
        request: 'consistent',
        answer: 'consistent',
        findings: [],
        skipped_because: null,
      });
      const content = trace.backend?.final_response?.candidates[0]?.message.content;
      expect(content).toHaveLength(1);
      const [part] = content ?? [];
      expect(part?.type === 'text' && part.text.startsWith('The beginning of it all, ')).toBe(true);
      expect(part?.type === 'text' && part.text.endsWith('and the end.')).toBe(true);
      expect(trace.notes.find(({ seam }) => seam)).toMatchObject({
        effect: { name: 'answer-continued' },
        seam: {
          attempt: 0,
          protocol: 'anthropic',
          issuer: expect.stringMatching(/^anthropic@/),
          method: 'instruction',
        },
      });
      expect(trace.backend?.attempts).toMatchObject([
        { backend: 'one', status: 200, error: expect.any(String), cause: 'first' },
        { backend: 'two', error: null, cause: 'continuation' },
      ]);
      expect(trace.status).toBe('ok');
      expect(trace.usage).toMatchObject({ input: 40 });
      expect((await store.list({ id: reply.exchange.traceId }, 1))[0]?.status).toBe('ok');
    },
    60_000,
  );

  test.each(['finished', 'silent'] as const)(
    'agrees with itself where the first target writes its calls as text, and its stream is %s',
    async (ends) => {
      const limits = { ...generousLimits, idleTimeout: 300 };
      const { gateway, traceOf } = await start('openai-chat', 'openai-chat', { dialect: 'qwen', limits });
      // What may be the beginning of a call is held back. Of the last event the line is complete, and the event is not: a
      // connection that breaks there does not deliver it, one that ends does.
      const pieces = vendors['openai-chat'].writer
        .stream({ text: 'First I look, then <tool_', usage }, 'm')
        .slice(0, -4);
      const last = pieces.pop() ?? '';
      one.answer({ ...vendors['openai-chat'].streams([...pieces, last.trimEnd()]), ends });
      two.answer(vendors['openai-chat'].streams(vendors['openai-chat'].writer.stream({ text: 'at it.', usage }, 'n')));
      const body = { ...question, tools: [{ name: 'look', input_schema: { type: 'object', properties: {} } }] };
      const reply = await gateway.ask({ client: 'anthropic', body });
      expect(reply.text).toContain('message_stop');
      const trace = await traceOf(reply);
      expect(trace.checks).toMatchObject({ request: 'consistent', answer: 'consistent', findings: [] });
      expect(JSON.stringify(trace.backend?.final_response)).toContain('at it.');
    },
  );
});

test('a client of Responses continues a conversation whose last answer two targets wrote', async () => {
  const { gateway } = await start('anthropic', 'openai-responses');
  one.answer(brokenAfter('anthropic', 'The beginning, ', 2));
  two.answer(
    vendors['openai-responses'].streams(vendors['openai-responses'].writer.stream({ text: 'the end.', usage }, 'n')),
  );
  const first = await gateway.ask({ client: 'openai-responses', body: { model: 'm', stream: true, input: 'hi' } });
  const [, id] = /"response":{"id":"([^"]+)"/.exec(first.text) ?? [];
  one.answer({ ...vendors.anthropic.streams(vendors.anthropic.writer.stream({ text: 'Yes.', usage }, 'm')) });
  const body = { model: 'm', stream: true, previous_response_id: id, input: 'go on' };
  const next = await gateway.ask({ client: 'openai-responses', body });
  expect(next.outcome.status).toBe('ok');
  expect(JSON.stringify(one.received.at(-1)?.json)).toMatch(/The beginning, ?.*the end\./);
});

test('an answer is continued after a search that its vendor ran', async () => {
  const { gateway, traceOf } = await start('anthropic', 'openai-chat');
  const events = [
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 9, output_tokens: 1 },
      },
    },
    {
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} },
    },
    { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"query":"sun"}' } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'content_block_start',
      index: 1,
      content_block: {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_1',
        content: [
          { type: 'web_search_result', url: 'https://a.example/', title: 'A', encrypted_content: 'x', page_age: null },
        ],
      },
    },
    { type: 'content_block_stop', index: 1 },
    { type: 'content_block_start', index: 2, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 2, delta: { type: 'text_delta', text: 'The sun ' } },
  ];
  one.answer(
    vendors.anthropic.streams(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)),
  );
  two.answer(vendors['openai-chat'].streams(vendors['openai-chat'].writer.stream({ text: 'rises.', usage }, 'n')));
  const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
  const reply = await gateway.ask({ client: 'anthropic', body: { ...question, tools } });
  expect(reply.text).toContain('"index":2,"delta":{"type":"text_delta","text":"rises."}');
  expect(reply.text).toContain('message_stop');
  expect(JSON.stringify(two.received.at(-1)?.json)).toContain('The sun');
  const { checks } = await traceOf(reply);
  expect(checks).toMatchObject({ answer: 'consistent', findings: [] });
});
