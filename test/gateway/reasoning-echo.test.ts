import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createModelFacts } from '../../src/config/model-facts.ts';
import type { BackendConfig } from '../../src/config/config.ts';
import { asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { recorded } from '../record/support/store.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway } from '../support/conversation.ts';
import { jsonAnswer, sseAnswer, startUpstream } from '../support/upstream.ts';

const upstream = await startUpstream();
let bare: BareGateway;
afterEach(() => upstream.reset());
afterAll(() => upstream.close());

const thought = 'The clock knows.';
const { modelFacts } = createModelFacts({});

function startWith(config: Partial<BackendConfig>): void {
  const backend = testBackend({ name: 'local', baseUrl: `${upstream.url}/v1`, mode: 'proxy', retries: 0, ...config });
  bare = startBareGateway(testConfig({ backends: [backend], models: { '*': 'local/*' }, facts: modelFacts }));
}

const called = [{ id: 'call_1', type: 'function', function: { name: 'clock', arguments: '{}' } }];
const answerOf = (message: JsonObject): JsonObject => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
});

/** The answer of the server, plain or in one chunk. */
const answer = (message: JsonObject, stream: boolean) => {
  if (!stream) return jsonAnswer(answerOf(message));
  const calls = objectsIn(message['tool_calls']).map((call, index) => ({ index, ...call }));
  const delta = { role: 'assistant', ...message, ...(calls.length > 0 && { tool_calls: calls }) };
  const chunk = {
    ...answerOf({}),
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: 'stop' }],
  };
  return sseAnswer([`data: ${JSON.stringify(chunk)}\n\n`, 'data: [DONE]\n\n']);
};

const question = { role: 'user', content: 'What time is it?' };

/** A client of Messages: the turn after an answer with a call, with the content that it received. */
async function nextTurn(model: string, message: JsonObject, stream = false): Promise<JsonObject> {
  const body = {
    model,
    max_tokens: 100,
    tools: [{ name: 'clock', input_schema: { type: 'object', properties: {} } }],
    messages: [question] as JsonValue[],
  };
  upstream.answer(answer(message, stream));
  const { text } = await bare.ask({ client: 'anthropic', body: { ...body, stream } });
  const content = stream ? contentOfStream(text) : objectsIn(asObject(parseJson(text))?.['content']);
  const call = content.find(({ type }) => type === 'tool_use');
  const result = { type: 'tool_result', tool_use_id: call?.['id'] ?? null, content: 'noon' };
  body.messages.push({ role: 'assistant', content: [...content] }, { role: 'user', content: [result] });
  upstream.answer(jsonAnswer(answerOf({ content: 'Noon.' })));
  const { exchange } = await bare.ask({ client: 'anthropic', body });
  await bare.gateway.stop(1000);
  expect(checkExchange(await recorded(exchange))).toMatchObject({ request: 'consistent', findings: [] });
  const sent = asObject(upstream.received[1]?.json);
  return objectsIn(sent?.['messages']).find(({ role }) => role === 'assistant') ?? {};
}

const textIn = (object: JsonObject, field: string): string => asString(object[field]) ?? '';

function contentOfStream(text: string): JsonObject[] {
  const blocks: JsonObject[] = [];
  for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
    const event = asObject(parseJson(data)) ?? {};
    const delta = asObject(event['delta']) ?? {};
    const block = blocks.at(-1) ?? {};
    if (event['type'] === 'content_block_start') blocks.push({ ...asObject(event['content_block']) });
    if (delta['type'] === 'thinking_delta') block['thinking'] = textIn(block, 'thinking') + textIn(delta, 'thinking');
    if (delta['type'] === 'signature_delta') block['signature'] = delta['signature'] ?? null;
    if (delta['type'] === 'text_delta') block['text'] = textIn(block, 'text') + textIn(delta, 'text');
  }
  return blocks;
}

const models = ['MiniMax-M2.5', 'minimaxai/minimax-m3', 'kimi-k3'] as const;

describe.each(models)('reasoning before a call of %s', (model) => {
  test.each([
    ['reasoning_content', false],
    ['reasoning_content', true],
    ['reasoning', false],
    ['reasoning', true],
  ])('comes back in the field %s in which it came, streamed: %s', async (field, stream) => {
    startWith({});
    const message = await nextTurn(model, { content: '', [field]: thought, tool_calls: called }, stream);
    expect(message).toMatchObject({ [field]: thought });
    expect(message).not.toHaveProperty(field === 'reasoning' ? 'reasoning_content' : 'reasoning');
  });

  test.each([false, true])('comes back in the text when its tags stand there, streamed: %s', async (stream) => {
    startWith({ thinking: 'tags' });
    const content = `<think>\n${thought}\n</think>\n\nI look.`;
    const message = await nextTurn(model, { content, tool_calls: called }, stream);
    expect(message).toMatchObject({ content });
    expect(message).not.toHaveProperty('reasoning_content');
  });

  test('comes back before a call that is text', async () => {
    startWith({ dialect: 'qwen', tools: 'prompt', thinking: 'tags' });
    const text = '<tool_call>\n{"name": "clock", "arguments": {}}\n</tool_call>';
    const { content } = await nextTurn(model, { content: `<think>\n${thought}\n</think>\n\n${text}` });
    expect(content).toMatch(new RegExp(`^<think>\n${thought}\n</think>\n\n[^]*clock`));
  });

  test('is replaced by a blank when the history lacks it', async () => {
    startWith({});
    const message = await nextTurn(model, { content: '', tool_calls: called });
    expect(message).toMatchObject({ reasoning_content: ' ' });
  });
});

describe('the phase of a message of a Responses backend', () => {
  const output: JsonObject[] = [
    { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'secret' },
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      phase: 'commentary',
      content: [{ type: 'output_text', text: 'I look.', annotations: [] }],
    },
    { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'clock', arguments: '{}', status: 'completed' },
  ];
  const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'm', status: 'completed', output };
  const body = {
    model: 'gpt-5.5',
    max_tokens: 100,
    tools: [{ name: 'clock', input_schema: { type: 'object', properties: {} } }],
  };

  test.each([
    ['with all that it received', () => true],
    ['without reasoning', ({ type }: JsonObject) => type === 'text' || type === 'tool_use'],
  ])('comes back when the client continues %s', async (_how, isKept) => {
    startWith({ protocol: 'openai-responses' });
    upstream.answer(jsonAnswer(response), jsonAnswer({ ...response, output: [] }));
    const first = await bare.ask({ client: 'anthropic', body: { ...body, messages: [question] } });
    const content = objectsIn(asObject(parseJson(first.text))?.['content']).filter(isKept);
    const result = { type: 'tool_result', tool_use_id: 'call_1', content: 'noon' };
    const messages = [question, { role: 'assistant', content }, { role: 'user', content: [result] }];
    const { exchange } = await bare.ask({ client: 'anthropic', body: { ...body, messages } });
    const items = objectsIn(asObject(upstream.received[1]?.json)?.['input']);
    expect(items.find(({ role }) => role === 'assistant')).toMatchObject({ phase: 'commentary' });
    expect(items.filter(({ type }) => type === 'reasoning')).toMatchObject([{ encrypted_content: 'secret' }]);
    await bare.gateway.stop(1000);
    for (const each of [first.exchange, exchange]) expect(checkExchange(await recorded(each)).findings).toEqual([]);
  });
});
