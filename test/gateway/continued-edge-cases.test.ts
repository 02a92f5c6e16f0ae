import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig, Config, KeyConfig } from '../../src/config/config.ts';
import { createModelFacts } from '../../src/config/model-facts.ts';
import type { ModelFacts } from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { normalizeExchange } from '../../src/record/normalized-exchange.ts';
import { retranslate } from '../../src/inspect/retranslate.ts';
import { testBackend, testConfig } from '../support/config.ts';
import {
  startTestGateway,
  type BareGateway,
  type ReceivedReply,
  type ReceivedRequest,
} from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { routeRow } from '../support/route-rows.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import {
  anthropicSse,
  jsonAnswer,
  sseAnswer,
  startUpstream,
  type ScriptedAnswer,
  type Upstream,
} from '../support/upstream.ts';

/** A part of what a model is asked that cannot be given the beginning of its own answer. */
const instruction = 'Your answer above was interrupted by a technical failure. Continue it from exactly where it stops';

let one: Upstream;
let two: Upstream;
let three: Upstream;

beforeEach(async () => {
  one = await startUpstream();
  two = await startUpstream();
  three = await startUpstream();
});
afterEach(async () => {
  for (const upstream of [one, two, three]) await upstream.close();
});

interface Setup {
  facts?: ModelFacts;
  backends?: Partial<BackendConfig>;
  settings?: Partial<Config>;
}

/** A row from `one/a`, of Anthropic, to `two/b` and `three/c`, of Chat. */
function start({ facts = {}, backends = {}, settings = {} }: Setup = {}): BareGateway {
  const config = testConfig({
    backends: [
      testBackend({ name: 'one', protocol: 'anthropic', baseUrl: one.url, retries: 0, ...backends }),
      testBackend({ name: 'two', baseUrl: `${two.url}/v1`, retries: 0 }),
      testBackend({ name: 'three', baseUrl: `${three.url}/v1`, retries: 0 }),
    ],
    models: { '*': 'one/a' },
    routes: [routeRow(['one/a', 'two/b', 'three/c'], {}, { name: 'row', continues: true })],
    statedFacts: () => facts,
  });
  return startTestGateway({ ...config, ...settings });
}

const question: JsonObject = {
  model: 'claude-x',
  max_tokens: 1000,
  stream: true,
  messages: [{ role: 'user', content: 'hi' }],
};
const ask = (gateway: BareGateway, body: object = {}, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  gateway.ask({ client: 'anthropic', body: { ...question, ...body }, ...more });

const usage = { input: 20, cached: 0, output: 40 };
const sentence = 'The quick brown fox jumps over';
const chatStream = (text: string, more: Partial<ScriptedReply> = {}): ScriptedAnswer =>
  sseAnswer(chatReply.stream({ text, usage, ...more }, 'b'));

type AnthropicEvents = Parameters<typeof anthropicSse>[0];
const messageStart: AnthropicEvents[number] = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'a',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 20, output_tokens: 1 },
  },
};
const startText = (index = 0): AnthropicEvents[number] => ({
  type: 'content_block_start',
  index,
  content_block: { type: 'text', text: '' },
});
const delta = (text: string, index = 0): AnthropicEvents[number] => ({
  type: 'content_block_delta',
  index,
  delta: { type: 'text_delta', text },
});
const startThinking: AnthropicEvents[number] = {
  type: 'content_block_start',
  index: 0,
  content_block: { type: 'thinking', thinking: '', signature: '' },
};
const think = (thinking: string): AnthropicEvents[number] => ({
  type: 'content_block_delta',
  index: 0,
  delta: { type: 'thinking_delta', thinking },
});

/** An answer of Anthropic that breaks after these events. */
const broken = (...events: AnthropicEvents): ScriptedAnswer => sseAnswer(anthropicSse([messageStart, ...events]));
const brokenText = (text: string): ScriptedAnswer => broken(startText(), delta(text));

const targetsOf = ({ exchange }: ReceivedReply): string[] =>
  exchange.backend?.attempts.map(({ backend }) => backend) ?? [];
const sentTo = (upstream: Upstream): JsonObject => upstream.received.at(-1)?.json as JsonObject;
const notesOf = ({ exchange }: ReceivedReply): string[] => exchange.notes.map(({ what }) => what);
const textOf = (reply: ReceivedReply): string =>
  [...reply.text.matchAll(/"text_delta","text":("(?:[^"\\]|\\.)*")/g)]
    .map(([, text = '""']) => JSON.parse(text) as string)
    .join('');

function expectConsistent(reply: ReceivedReply): void {
  const trace = traceOf(reply.exchange);
  const { request, answer, findings } = checkExchange(trace);
  expect(shownFindings(findings)).toEqual([]);
  expect([request, answer]).toEqual(['consistent', 'consistent']);
  expect(retranslate(trace)).toEqual({ verdict: 'same' });
}

describe('an answer that breaks after some of it', () => {
  test('is continued by an instruction, with what is left of the limit, and noted', async () => {
    one.answer(brokenText(`${sentence} `));
    two.answer(chatStream('the lazy dog.'));
    const reply = await ask(start());
    expect(textOf(reply)).toBe('The quick brown fox jumps over the lazy dog.');
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(sentTo(two)['messages']).toEqual([
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: `${sentence} ` },
      { role: 'user', content: expect.stringContaining(instruction) },
    ]);
    expect(sentTo(two)['max_tokens'] ?? sentTo(two)['max_completion_tokens']).toBe(
      1000 - Math.ceil((sentence.length + 1) / 4),
    );
    const note = reply.exchange.notes.find(({ seam }) => seam);
    expect(note).toMatchObject({
      what: 'another target was asked to continue the answer',
      saw: expect.stringMatching(/^one\/a broke after 31 characters/),
      made: expect.stringMatching(/^two\/b got the text so far as a turn/),
      effect: { name: 'answer-continued' },
      seam: { attempt: 0, protocol: 'anthropic', method: 'instruction', prefill: 'none', part: 0, characters: 31 },
    });
    expect(reply.text.match(/event: message_start/g)).toHaveLength(1);
    expect(reply.text.match(/event: content_block_start/g)).toHaveLength(1);
    expectConsistent(reply);
    const { finalResponse } = normalizeExchange(traceOf(reply.exchange));
    expect(finalResponse?.candidates[0]?.message.content).toMatchObject([
      { type: 'text', text: `${sentence} the lazy dog.` },
    ]);
  });

  test('has the usage of both, and each costs what its own backend charges', async () => {
    const key: KeyConfig = { ...keyWithBudget };
    one.answer(brokenText(`${sentence} `));
    two.answer(chatStream('the lazy dog.'));
    const price = { input: 1_000_000, output: 1_000_000 };
    const facts = (model: string): ModelFacts => ({
      price: { ...price, input: model === 'a' ? 1_000_000 : 2_000_000 },
    });
    const gateway = start({ settings: { keys: [key], modelFacts: facts, statedFacts: facts } });
    const reply = await ask(gateway);
    expect(reply.exchange.summary?.usage).toMatchObject({ input: 40, output: 41 });
    expect(reply.exchange.costUsd).toBe(20 * 1 + 1 + 20 * 2 + 40);
    expect(reply.outcome.cost).toBe(reply.exchange.costUsd);
    expect(reply.text).toContain('"output_tokens":41');
    expectConsistent(reply);
  });

  test('is continued from a prefill where the server takes one', async () => {
    one.answer(brokenText('Hello,\n\n'));
    two.answer(chatStream('\n\nWorld'));
    const reply = await ask(start({ facts: { prefill: 'continue-final-message' } }));
    expect(textOf(reply)).toBe('Hello,\n\nWorld');
    expect(sentTo(two)).toMatchObject({
      continue_final_message: true,
      add_generation_prompt: false,
      messages: [{ role: 'user' }, { role: 'assistant', content: 'Hello,' }],
    });
    expectConsistent(reply);
  });

  test.each(['prefix', 'partial'] as const)('marks the message with `%s`', async (prefill) => {
    one.answer(brokenText('Hello'));
    two.answer(chatStream(' World'));
    const reply = await ask(start({ facts: { prefill } }), {
      thinking: { type: 'enabled', budget_tokens: 1024 },
      max_tokens: 5000,
    });
    expect(textOf(reply)).toBe('Hello World');
    expect(sentTo(two)['messages']).toEqual([
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: 'Hello', [prefill]: true },
    ]);
    expect(JSON.stringify(sentTo(two))).not.toMatch(/"reasoning_effort":"(low|medium|high)"/);
    expectConsistent(reply);
  });

  test('goes on with the beginning that the client wrote itself', async () => {
    one.answer(brokenText(' two'));
    two.answer(chatStream(' three'));
    const messages = [
      { role: 'user', content: 'count' },
      { role: 'assistant', content: 'one' },
    ];
    const reply = await ask(start(), { messages });
    expect(sentTo(two)['messages']).toEqual([
      { role: 'user', content: 'count' },
      { role: 'assistant', content: 'one two' },
      { role: 'user', content: expect.stringContaining(instruction) },
    ]);
    expect(textOf(reply)).toBe(' two three');
    expectConsistent(reply);
  });

  test('loses what the continuation repeats', async () => {
    one.answer(brokenText(sentence));
    two.answer(chatStream(`${sentence} the lazy dog.`));
    const reply = await ask(start());
    expect(textOf(reply)).toBe(`${sentence} the lazy dog.`);
    expect(notesOf(reply)).toContain('left out what the continuation repeated');
    expectConsistent(reply);
  });

  test('ends at a stop sequence across the seam', async () => {
    one.answer(brokenText('one\nEN'));
    two.answer(chatStream('D of it all'));
    const reply = await ask(start(), { stop_sequences: ['\nEND'] });
    expect(textOf(reply)).toBe('one\nEN');
    expect(reply.text).toContain('"stop_reason":"stop_sequence","stop_sequence":"\\nEND"');
    expectConsistent(reply);
  });

  test('is continued after reasoning without text by the same request', async () => {
    one.answer(broken(startThinking, think('Let me see. ')));
    two.answer(chatStream('It is so.', { reasoning: 'I think.' }));
    const reply = await ask(start(), { thinking: { type: 'enabled', budget_tokens: 2048 }, max_tokens: 5000 });
    expect(sentTo(two)['messages']).toEqual([{ role: 'user', content: 'hi' }]);
    expect(textOf(reply)).toBe('It is so.');
    expect(reply.text).toContain('Let me see. ');
    expect(reply.text).toContain('I thin');
    expect(reply.exchange.notes.find(({ seam }) => seam)?.seam?.method).toBe('repetition');
    expectConsistent(reply);
  });

  test('may end in tool calls of the continuation', async () => {
    one.answer(brokenText('Looking: '));
    two.answer(chatStream('now.', { calls: [{ id: 'call_9', name: 'look', input: { at: 'x' } }] }));
    const reply = await ask(start(), { tools: [{ name: 'look', input_schema: { type: 'object', properties: {} } }] });
    expect(reply.text).toContain('"stop_reason":"tool_use"');
    expect(reply.text).toContain('"index":1,"content_block":{"type":"tool_use","id":"call_9","name":"look"');
    expectConsistent(reply);
  });

  test('has whole characters at the seam', async () => {
    one.answer(brokenText('a \ud83d'));
    two.answer(chatStream('😀!'));
    const reply = await ask(start());
    expect(textOf(reply)).toBe('a 😀!');
    expect(JSON.stringify(sentTo(two)['messages'])).not.toMatch(/\\ud83d/i);
    expectConsistent(reply);
  });

  test('is continued when bytes break within a character of UTF-8', async () => {
    const bytes = Buffer.from(anthropicSse([messageStart, startText(), delta('a '), delta('東')]).join(''));
    one.answer({
      headers: { 'content-type': 'text/event-stream' },
      body: bytes.subarray(0, bytes.lastIndexOf('東') + 1),
    });
    two.answer(chatStream('東京'));
    const reply = await ask(start());
    expect(textOf(reply)).toBe('a 東京');
    expectConsistent(reply);
  });

  test('is continued after an error event in the stream', async () => {
    const error = 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n';
    one.answer(sseAnswer([...anthropicSse([messageStart, startText(), delta('a ')]), error]));
    two.answer(chatStream('b'));
    const reply = await ask(start());
    expect(textOf(reply)).toBe('a b');
    expectConsistent(reply);
  });
});

const keyWithBudget: KeyConfig = { name: 'k' } as KeyConfig;

describe('a continuation that fails', () => {
  test('before it gave anything is followed by the next target', async () => {
    one.answer(brokenText('a '));
    two.answer(jsonAnswer({ error: { message: 'down' } }, 503));
    three.answer(chatStream('b'));
    const reply = await ask(start());
    expect(targetsOf(reply)).toEqual(['one', 'two', 'three']);
    expect(textOf(reply)).toBe('a b');
    expectConsistent(reply);
  });

  test('after it gave something is not continued again, and the answer is not finished', async () => {
    one.answer(brokenText('a '));
    two.answer(sseAnswer(chatReply.stream({ text: 'b and more of it', usage }, 'b').slice(0, 3)));
    three.answer(chatStream('c'));
    const reply = await ask(start());
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(reply.text).toMatch(/event: error\n.*server error/);
    expect(reply.text).not.toContain('message_stop');
    expect(reply.outcome.status).toBe('upstream-error');
  });

  test('everywhere leaves the client with the first failure, which it can retry', async () => {
    one.answer(brokenText('a '));
    two.answer(jsonAnswer({ error: { message: 'bad field', type: 'invalid_request_error' } }, 400));
    const reply = await ask(start());
    expect(targetsOf(reply)).toEqual(['one', 'two']);
    expect(reply.text).toMatch(/event: error\n.*server error: .*broke off/);
    expect(reply.text).not.toContain('bad field');
    expect(reply.text).not.toContain('message_stop');
  });
});

describe('an answer stays broken', () => {
  const call: AnthropicEvents[number] = {
    type: 'content_block_start',
    index: 1,
    content_block: { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} },
  };
  const stopBlock = (index: number): AnthropicEvents[number] => ({ type: 'content_block_stop', index });

  test.each<[string, ScriptedAnswer, object, RegExp]>([
    ['when a tool call is open', broken(startText(), delta('a'), stopBlock(0), call), {}, /a tool call had begun/],
    [
      'when a tool call was complete',
      broken(startText(), delta('a'), stopBlock(0), call, stopBlock(1)),
      {},
      /a tool call had begun/,
    ],
    [
      'when its text is JSON',
      brokenText('{"a": '),
      { output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } },
      /the text is JSON/,
    ],
    [
      'when it is longer than models take',
      broken(startText(), ...Array.from({ length: 9 }, () => delta('x'.repeat(1024 * 1024)))),
      {},
      /it is longer than models take in one request/,
    ],
  ])('%s', async (_name, answer, body, why) => {
    one.answer(answer);
    two.answer(chatStream('b'));
    const reply = await ask(start(), body);
    expect(targetsOf(reply)).toEqual(['one']);
    expect(notesOf(reply)).toContainEqual(expect.stringMatching(why));
    expect(reply.text).toContain('event: error');
    expect(reply.text).not.toContain('message_stop');
  });

  test('when its client has left', async () => {
    one.answer({ ...brokenText('a '), ends: 'silent' });
    two.answer(chatStream('b'));
    const gone = new AbortController();
    const reply = await ask(start(), {}, { signal: gone.signal, onWrite: () => gone.abort() });
    expect(targetsOf(reply)).toEqual(['one']);
    expect(two.received).toHaveLength(0);
  });
});

test('a plain answer that breaks falls back as ever', async () => {
  one.answer({
    headers: { 'content-type': 'application/json' },
    body: '{"id":"msg_1","type":"message","content":[{"type":"te',
    ends: 'cut',
  });
  two.answerWith(() => jsonAnswer(chatReply.plain({ text: 'whole', usage }, 'b')));
  const reply = await ask(start(), { stream: false });
  expect(reply.text).toContain('whole');
  expect(reply.exchange.notes.some(({ seam }) => seam)).toBe(false);
  expect(sentTo(two)['messages']).toEqual([{ role: 'user', content: 'hi' }]);
});

test('a conversation stays with the target that finished its answer', async () => {
  one.answer(brokenText('a '));
  two.answer(chatStream('b'), chatStream('c'));
  const gateway = start();
  await ask(gateway);
  const messages = [
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: 'a b' },
    { role: 'user', content: 'and?' },
  ];
  expect(targetsOf(await ask(gateway, { messages }))).toEqual(['two']);
});

test.each([
  ['claude-haiku-4-5-20251001', 'prefill'],
  ['claude-opus-4-5', 'prefill'],
  ['claude-opus-4-6', 'instruction'],
  ['claude-sonnet-4-6', 'instruction'],
  ['claude-opus-5', 'instruction'],
])('%s is asked by %s', async (model, method) => {
  const { modelFacts } = createModelFacts({});
  one.answer(brokenText('a '));
  two.answer(sseAnswer(anthropicReply.stream({ text: 'b', usage }, model)));
  const backends = [
    testBackend({ name: 'one', protocol: 'anthropic', baseUrl: one.url, retries: 0 }),
    testBackend({ name: 'two', protocol: 'anthropic', baseUrl: two.url, retries: 0 }),
  ];
  const routes = [routeRow(['one/a', `two/${model}`], {}, { continues: true })];
  const bare = startTestGateway(testConfig({ backends, models: { '*': 'one/a' }, routes, facts: modelFacts }));
  const reply = await ask(bare);
  expect(reply.exchange.notes.find(({ seam }) => seam)?.seam?.method).toBe(method);
  const last = method === 'prefill' ? ['assistant', 'a'] : ['user', instruction];
  expect(sentTo(two)['messages']).toMatchObject(
    [{ role: 'user' }, { role: 'assistant' }, {}].slice(0, method === 'prefill' ? 2 : 3),
  );
  expect(JSON.stringify((sentTo(two)['messages'] as JsonObject[]).at(-1))).toContain(`"${last[1]}`);
  expectConsistent(reply);
});
