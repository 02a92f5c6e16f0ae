import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../../src/core/codec.ts';
import type { JsonObject, JsonValue } from '../../../src/core/json.ts';
import { unsignedToken } from '../../../src/core/signature.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import { chatReply } from '../../support/reply-chat.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import { geminiReply, scriptedThoughtSignature } from '../../support/reply-gemini.ts';
import { anthropicSse, jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer } from '../../support/upstream.ts';

const upstream = await startUpstream();
const other = await startUpstream();
afterAll(() => Promise.all([upstream.close(), other.close()]));
beforeEach(() => {
  upstream.reset();
  other.reset();
});

let bare: BareGateway;
function start(models: Record<string, string | string[]> = { '*': 'one/m' }): void {
  const backend = (name: string, baseUrl: string) => testBackend({ name, baseUrl, protocol: 'anthropic', retries: 0 });
  bare = startBareGateway(testConfig({ backends: [backend('one', upstream.url), backend('two', other.url)], models }));
}
afterEach(() => {
  expect(bare.defects).toEqual([]);
});

const thinking = { type: 'thinking', thinking: 'The clock knows.', signature: 'c2lnbmVk' };
const use = { type: 'tool_use', id: 'toolu_1', name: 'clock', input: {} };
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_sequence: null };
const plain: ScriptedAnswer = jsonAnswer({
  ...message,
  content: [thinking, use],
  stop_reason: 'tool_use',
  usage: { input_tokens: 3, output_tokens: 1 },
});
const streamOf = (thoughts: readonly string[]): ScriptedAnswer =>
  sseAnswer(
    anthropicSse([
      {
        type: 'message_start',
        message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 3, output_tokens: 0 } },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
      ...thoughts.map((text) => ({
        type: 'content_block_delta' as const,
        index: 0,
        delta: { type: 'thinking_delta' as const, thinking: text },
      })),
      { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: thinking.signature } },
      { type: 'content_block_stop', index: 0 },
      { type: 'content_block_start', index: 1, content_block: use },
      { type: 'content_block_stop', index: 1 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 1 } },
      { type: 'message_stop' },
    ]),
  );
const streamed = streamOf([thinking.thinking]);
const longAnswer = streamOf(Array.from({ length: 9 }, () => 'x'.repeat(1024 * 1024)));
const refused: ScriptedAnswer = jsonAnswer(
  { type: 'error', error: { type: 'overloaded_error', message: 'full' } },
  529,
);

const question: JsonValue[] = [{ role: 'user', content: 'What time is it?' }];
const tools = [{ type: 'function', function: { name: 'clock', parameters: { type: 'object', properties: {} } } }];
const first: JsonObject = { model: 'gpt-x', messages: question, tools, reasoning_effort: 'low' };
/** What a client sends that knows nothing of seals and thoughts. */
const second: JsonObject = {
  ...first,
  messages: [
    ...question,
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'toolu_1', type: 'function', function: { name: 'clock', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: 'toolu_1', content: 'noon' },
  ],
};
const ask = (body: JsonObject, headers: Record<string, string> = {}) =>
  bare.ask({ client: 'openai-chat', body, headers });
const turnSent = (body: JsonValue | undefined): JsonValue | undefined =>
  ((body as JsonObject)['messages'] as JsonObject[])[1]?.['content'];

const namesOfEffects = ({ exchange }: ReceivedReply): (string | undefined)[] =>
  exchange.notes.map(({ effect }) => effect?.name);

describe('a client of OpenAI Chat that returns calls only, with an Anthropic backend', () => {
  test.each([
    ['plain', plain, {}],
    ['a stream', streamed, { stream: true }],
  ])('gets its signed reasoning restored when the answer was %s', async (_how, answer, reasoningOption) => {
    start();
    upstream.answer(answer, plain);
    await ask({ ...first, ...reasoningOption });
    const response = await ask(second);
    expect(turnSent(upstream.received[1]?.json)).toEqual([thinking, expect.objectContaining({ id: 'toolu_1' })]);
    expect(upstream.received[1]?.json).toMatchObject({ thinking: { type: 'enabled' } });
    expect(response.exchange.notes).toContainEqual({
      what: 'restored what the vendor sent in earlier turns',
      made: '1 part of reasoning, 0 signatures of texts and calls',
      effect: { name: 'reasoning-restored' },
    });
  });

  test('does not get the reasoning of another caller', async () => {
    start();
    upstream.answer(plain, plain);
    await ask(first, { authorization: 'Bearer one' });
    const response = await ask(second, { authorization: 'Bearer two' });
    expect(turnSent(upstream.received[1]?.json)).toEqual([expect.objectContaining({ id: 'toolu_1' })]);
    expect(namesOfEffects(response)).not.toContain('reasoning-restored');
  });

  test('gets nothing restored of an answer longer than models take in one request, which a note states', async () => {
    start();
    upstream.answer(longAnswer, plain);
    const { exchange } = await ask({ ...first, stream: true });
    expect(exchange.notes).toContainEqual({
      what: 'stored nothing of the answer for later turns: it is longer than 8388608 characters',
    });
    const response = await ask(second);
    expect(turnSent(upstream.received[1]?.json)).toEqual([expect.objectContaining({ id: 'toolu_1' })]);
    expect(namesOfEffects(response)).not.toContain('reasoning-restored');
  });

  test('falls back to another vendor without the first one’s signatures', async () => {
    start({ '*': ['one/m', 'two/m'] });
    upstream.answer(plain, refused);
    other.answer(plain);
    await ask(first);
    const response = await ask(second);
    expect(turnSent(upstream.received[1]?.json)).toContainEqual(thinking);
    expect(turnSent(other.received[0]?.json)).toEqual([expect.objectContaining({ id: 'toolu_1' })]);
    expect(namesOfEffects(response)).not.toContain('reasoning-restored');
  });
});

describe('a router that requires its reasoning details', () => {
  const details = [
    { type: 'reasoning.summary', summary: 'The clock knows.', id: 'rs_1', format: 'openai-responses-v1', index: 0 },
    { type: 'reasoning.encrypted', data: 'b3BhcXVl', id: 'rs_1', format: 'openai-responses-v1', index: 1 },
  ];
  const call = { id: 'call_1', type: 'function', function: { name: 'clock', arguments: '{}' } };
  const chat = (delta: JsonObject, finish: string | null): JsonObject => ({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: null, ...delta }, finish_reason: finish }],
  });
  const startRouter = (): void => {
    const backend = testBackend({
      name: 'one',
      baseUrl: `${upstream.url}/v1`,
      protocol: 'openai-chat',
      mode: 'proxy',
      retries: 0,
    });
    bare = startBareGateway(testConfig({ backends: [backend], models: { '*': 'one/m' } }));
    upstream.answerWith(() => jsonAnswer(chat({ reasoning_details: details, tool_calls: [call] }, 'tool_calls')));
  };
  const declared = [{ name: 'clock', input_schema: { type: 'object', properties: {} } }];
  const sentBack = (): JsonValue | undefined =>
    (upstream.received[1]?.json as { messages: JsonObject[] } | undefined)?.messages[1]?.['reasoning_details'];

  test.each([true, false])(
    'receives them from a client of Messages, which returns the reasoning: %s',
    async (keepsThoughts) => {
      startRouter();
      const body = { model: 'x', max_tokens: 2000, tools: declared, messages: question };
      const answer = await bare.ask({ client: 'anthropic', body });
      const { content } = JSON.parse(answer.text) as { content: JsonObject[] };
      expect(content).toMatchObject([{ type: 'thinking', thinking: 'The clock knows.' }, { type: 'tool_use' }]);
      const kept = content.filter(({ type }) => keepsThoughts || type === 'tool_use');
      const result = { type: 'tool_result', tool_use_id: 'call_1', content: 'noon' };
      const turn = [...question, { role: 'assistant', content: kept }, { role: 'user', content: [result] }];
      const next = await bare.ask({ client: 'anthropic', body: { ...body, messages: turn } });
      expect(sentBack()).toEqual(details);
      expect(next.exchange.losses.filter(({ path }) => path.startsWith('/messages/1'))).toEqual([]);
    },
  );

  test('receives them from a client of Responses', async () => {
    startRouter();
    const body = {
      model: 'x',
      tools: [{ type: 'function', name: 'clock', parameters: { type: 'object' } }],
      store: false,
    };
    const answer = await bare.ask({ client: 'openai-responses', body: { ...body, input: question } });
    const { output } = JSON.parse(answer.text) as { output: JsonObject[] };
    const result = { type: 'function_call_output', call_id: 'call_1', output: 'noon' };
    await bare.ask({ client: 'openai-responses', body: { ...body, input: [...question, ...output, result] } });
    expect(sentBack()).toEqual(details);
  });

  test('receives them from a client of Ollama', async () => {
    startRouter();
    const body = { model: 'x', stream: false, tools, messages: question };
    await bare.ask({ client: 'ollama', body });
    const turn = { role: 'assistant', content: '', tool_calls: [{ function: { name: 'clock', arguments: {} } }] };
    const result = { role: 'tool', tool_name: 'clock', content: 'noon' };
    await bare.ask({ client: 'ollama', body: { ...body, messages: [...question, turn, result] } });
    expect(sentBack()).toEqual(details);
  });
});

describe('a Gemini backend, whose calls are signed', () => {
  const says = {
    calls: [{ id: 'unused', name: 'clock', input: { zone: 'UTC' } }],
    usage: { input: 3, cached: 0, output: 1 },
  };
  const parameters = { type: 'object', properties: { zone: { type: 'string' } } };
  const tool = { type: 'function', function: { name: 'clock', description: 'Tells the time', parameters } };
  const sent = { role: 'user', content: 'What time is it?' };
  const startGemini = (): void => {
    const backend = testBackend({ name: 'one', baseUrl: upstream.url, protocol: 'gemini', retries: 0 });
    bare = startBareGateway(testConfig({ backends: [backend], models: { '*': 'one/m' } }));
    upstream.answerWith(() => jsonAnswer(geminiReply.plain(says, 'm')));
  };
  const sealed = (): string => JSON.stringify(upstream.received[1]?.json);

  test('receives the signature from a client of Ollama, which has neither signatures nor ids', async () => {
    startGemini();
    const body = { model: 'x', stream: false, tools: [tool], messages: [sent] };
    await bare.ask({ client: 'ollama', body });
    const call = { function: { name: 'clock', arguments: { zone: 'UTC' } } };
    const turn = [sent, { role: 'assistant', content: '', tool_calls: [call] }];
    const response = await bare.ask({
      client: 'ollama',
      body: { ...body, messages: [...turn, { role: 'tool', tool_name: 'clock', content: 'noon' }] },
    });
    expect(sealed()).toContain(`"thoughtSignature":"${scriptedThoughtSignature}"`);
    expect(response.exchange.notes).toHaveLength(1);
  });

  test('receives it from a client of Anthropic', async () => {
    startGemini();
    const declared = [{ name: 'clock', input_schema: parameters }];
    const body = { model: 'x', max_tokens: 100, tools: declared, messages: [sent] };
    const answer = await bare.ask({ client: 'anthropic', body });
    const { content } = JSON.parse(answer.text) as { content: JsonObject[] };
    const calls = content.filter(({ type }) => type === 'tool_use');
    const result = { type: 'tool_result', tool_use_id: calls[0]?.['id'] ?? null, content: 'noon' };
    const turn = [sent, { role: 'assistant', content: calls }, { role: 'user', content: [result] }];
    await bare.ask({ client: 'anthropic', body: { ...body, messages: turn } });
    expect(sealed()).toContain(`"thoughtSignature":"${scriptedThoughtSignature}"`);
  });
});

describe('a Gemini stream that breaks off after a complete call', () => {
  test('has its signature sent back when an agent continues from that call', async () => {
    const backend = testBackend({ name: 'one', baseUrl: upstream.url, protocol: 'gemini', retries: 0 });
    bare = startBareGateway(testConfig({ backends: [backend], models: { '*': 'one/m' } }));
    const call = { functionCall: { name: 'clock', args: { zone: 'UTC' } }, thoughtSignature: scriptedThoughtSignature };
    const content = { parts: [call], role: 'model' };
    const usageMetadata = { promptTokenCount: 3, candidatesTokenCount: 1, totalTokenCount: 4 };
    const piece = { candidates: [{ content, index: 0 }], usageMetadata, modelVersion: 'm' };
    const frame = `data: ${JSON.stringify(piece)}\r\n\r\n`;
    const noon = geminiReply.plain({ text: 'Noon.', usage: { input: 3, cached: 0, output: 1 } }, 'm');
    upstream.answer(sseAnswer([frame, { silence: 50 }], 'cut'), jsonAnswer(noon));
    const sent = { role: 'user', content: 'What time is it?' };
    const declared = [{ name: 'clock', input_schema: { type: 'object', properties: { zone: { type: 'string' } } } }];
    const body = { model: 'x', max_tokens: 100, tools: declared };
    const broken = await bare.ask({ client: 'anthropic', body: { ...body, stream: true, messages: [sent] } });
    const id = /"type":"tool_use","id":"([^"]+)"/.exec(broken.text)?.[1] ?? '';
    expect(broken.text).toContain('event: error');
    const kept = { type: 'tool_use', id, name: 'clock', input: { zone: 'UTC' } };
    const result = { type: 'tool_result', tool_use_id: id, content: 'noon' };
    const turn = [sent, { role: 'assistant', content: [kept] }, { role: 'user', content: [result] }];
    await bare.ask({ client: 'anthropic', body: { ...body, messages: turn } });
    expect(JSON.stringify(upstream.received[1]?.json)).toContain(`"thoughtSignature":"${scriptedThoughtSignature}"`);
  });
});

describe('unsigned reasoning, with a client of Anthropic', () => {
  const thought = 'The clock knows.';
  const sent: JsonObject = {
    model: 'claude-x',
    max_tokens: 10_000,
    thinking: { type: 'adaptive' },
    tools: [{ name: 'clock', input_schema: { type: 'object', properties: {} } }],
    messages: question,
  };
  const reply: ScriptedReply = {
    reasoning: thought,
    calls: [{ id: 'call_1', name: 'clock', input: {} }],
    usage: { input: 3, cached: 0, output: 1 },
  };
  const startOver = (backends: Parameters<typeof testBackend>[0][], models: Record<string, string>): void => {
    const facts = (model: string): ModelFacts => ({ reasoningEcho: model === 'keeps-all' ? 'required' : 'allowed' });
    bare = startBareGateway(testConfig({ backends: backends.map(testBackend), models, facts }));
  };
  const local = { name: 'one', protocol: 'openai-chat', retries: 0 } as const;
  const vendor = { name: 'two', protocol: 'anthropic', retries: 0 } as const;

  /** Sends a request to a model without signatures, and returns what the client sends with the result of its call. */
  async function nextTurn(how: 'plain' | 'streamed'): Promise<JsonObject> {
    const stream = how === 'streamed';
    upstream.answer(stream ? sseAnswer(chatReply.stream(reply, 'm')) : jsonAnswer(chatReply.plain(reply, 'm')));
    const response = await bare.ask({ client: 'anthropic', body: { ...sent, stream } });
    const block = { type: 'thinking', thinking: thought, signature: unsignedToken };
    if (stream) {
      expect(response.text).toContain(`"delta":{"type":"signature_delta","signature":"${unsignedToken}"}`);
    } else expect(JSON.parse(response.text)).toMatchObject({ content: [block, { type: 'tool_use' }] });
    const result = { type: 'tool_result', tool_use_id: 'call_1', content: 'noon' };
    const turn = { role: 'assistant', content: [block, { type: 'tool_use', id: 'call_1', name: 'clock', input: {} }] };
    return { ...sent, messages: [...question, turn, { role: 'user', content: [result] }] };
  }

  test.each(['plain', 'streamed'] as const)('comes back to the model that thought it, %s', async (how) => {
    startOver([{ ...local, baseUrl: `${upstream.url}/v1` }], { '*': 'one/m' });
    const body = await nextTurn(how);
    upstream.answer(jsonAnswer(chatReply.plain(reply, 'm')));
    await bare.ask({ client: 'anthropic', body });
    expect(upstream.received[1]?.json).toMatchObject({
      messages: [{}, { role: 'assistant', reasoning_content: thought }, { role: 'tool' }],
    });
    expect(upstream.received[1]?.text).not.toContain('louter.');
  });

  test('is left out for a vendor that accepts signed thinking only', async () => {
    startOver(
      [
        { ...local, baseUrl: `${upstream.url}/v1` },
        { ...vendor, baseUrl: other.url },
      ],
      { 'claude-x': 'one/m', 'claude-y': 'two/claude-opus-5-5' },
    );
    const body = await nextTurn('plain');
    other.answer(plain);
    const response = await bare.ask({ client: 'anthropic', body: { ...body, model: 'claude-y' } });
    expect(response.exchange.mode).toBe('proxy');
    expect(other.received[0]?.text).not.toContain('louter.');
    expect(turnSent(other.received[0]?.json)).toEqual([expect.objectContaining({ id: 'call_1' })]);
    expect(response.exchange.losses).toMatchObject([{ what: 'reasoning without a signature is not accepted' }]);

    // Once it is gone from the history, bytes pass as they are.
    other.answer(plain);
    expect((await bare.ask({ client: 'anthropic', body: { ...sent, model: 'claude-y' } })).exchange.mode).toBe(
      'baseline',
    );
  });

  test('is sent back unsigned to a server whose model requires it', async () => {
    startOver(
      [
        { ...local, baseUrl: `${upstream.url}/v1` },
        { ...vendor, baseUrl: other.url },
      ],
      { 'claude-x': 'one/m', 'claude-y': 'two/keeps-all' },
    );
    const body = await nextTurn('plain');
    other.answer(plain);
    await bare.ask({ client: 'anthropic', body: { ...body, model: 'claude-y' } });
    expect(turnSent(other.received[0]?.json)).toEqual([
      { type: 'thinking', thinking: thought, signature: '' },
      expect.objectContaining({ id: 'call_1' }),
    ]);
  });

  test.each<{ headers?: Record<string, string>; mode?: 'baseline' }>([
    { headers: { 'x-louter-mode': 'baseline' } },
    { mode: 'baseline' },
  ])('is rejected when bytes must be passed through: %j', async ({ headers = {}, mode }) => {
    startOver(
      [
        { ...local, baseUrl: `${upstream.url}/v1` },
        { ...vendor, baseUrl: other.url, ...(mode && { mode }) },
      ],
      { 'claude-x': 'one/m', 'claude-y': 'two/claude-opus-5-5' },
    );
    const body = await nextTurn('plain');
    const response = await bare.ask({ client: 'anthropic', body: { ...body, model: 'claude-y' }, headers });
    expect(response.status).toBe(400);
    // Claude Code recognizes this message, and retries without the thinking blocks.
    expect(response.text).toContain('Invalid `signature` in `thinking` block');
    expect(other.received).toEqual([]);
  });
});
