import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type ReceivedReply } from '../support/conversation.ts';
import { jsonAnswer, sseAnswer, startUpstream } from '../support/upstream.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());
beforeEach(() => upstream.reset());

type Client = 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini' | 'ollama';

function ask(client: Client, body: JsonObject, target: string | undefined): Promise<ReceivedReply> {
  const baseUrl = upstream.url + (client.startsWith('openai-') ? '/v1' : '');
  const bare = startTestGateway(
    testConfig({
      backends: [testBackend({ name: 'one', protocol: client, baseUrl, mode: 'proxy', retries: 0 })],
      models: { '*': 'one/*' },
    }),
  );
  return bare.ask({ client, body, ...(target !== undefined && { target }) });
}

const plainTarget = '/v1beta/models/m:generateContent';
const streamTarget = '/v1beta/models/m:streamGenerateContent?alt=sse';

const text = 'a ü \u2028';
const schema = { type: 'object', properties: {} };
const args = '{ "a": 1.50 }';
const user = (content: JsonValue): JsonObject => ({ role: 'user', content });
const assistant = (content: JsonValue, more: JsonObject = {}): JsonObject => ({ role: 'assistant', content, ...more });
const textPart = { type: 'text', text };
const outputText = { type: 'output_text', text, annotations: [], logprobs: [] };
const message = { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant' };

const chat = (...messages: JsonObject[]): JsonObject => ({ model: 'm', messages });
const anthropic = (...messages: JsonObject[]): JsonObject => ({ model: 'm', max_tokens: 10, messages });
const responses = (...input: JsonObject[]): JsonObject => ({ model: 'm', input });

const chatCall = { id: 'c1', type: 'function', function: { name: 'f', arguments: args } };
const toolUse = (id: string): JsonObject => ({ type: 'tool_use', id, name: 'f', input: { a: 1 } });
const toolResult = (id: string, content: JsonValue): JsonObject => ({ type: 'tool_result', tool_use_id: id, content });
const modelParts = [{ text }, { text }];

const requests: { client: Client; name: string; body: JsonObject }[] = [
  {
    client: 'openai-chat',
    name: 'strings',
    body: chat({ role: 'system', content: text }, user(text), assistant(text, { annotations: [] }), user(text)),
  },
  { client: 'openai-chat', name: 'lists of a text', body: chat(user([textPart]), assistant([textPart]), user(text)) },
  {
    client: 'openai-chat',
    name: 'the result of a tool',
    body: {
      ...chat(user('a'), assistant(null, { tool_calls: [chatCall] }), {
        role: 'tool',
        tool_call_id: 'c1',
        content: text,
      }),
      tools: [{ type: 'function', function: { name: 'f', parameters: schema } }],
    },
  },
  { client: 'openai-chat', name: 'reasoning', body: chat(user('a'), assistant('b', { reasoning: 'r' }), user('c')) },
  {
    client: 'anthropic',
    name: 'strings',
    body: { ...anthropic(user(text), assistant(text), user([textPart])), system: text },
  },
  {
    client: 'anthropic',
    name: 'results of tools',
    body: {
      ...anthropic(
        user('x'),
        assistant([toolUse('t1'), toolUse('t2')]),
        user([toolResult('t1', text), toolResult('t2', [textPart])]),
      ),
      system: [textPart],
      tools: [{ name: 'f', input_schema: schema }],
    },
  },
  { client: 'openai-responses', name: 'strings', body: { model: 'm', input: text, instructions: text } },
  {
    client: 'openai-responses',
    name: 'messages of strings and lists',
    body: responses(user(text), assistant(text), { ...user([{ type: 'input_text', text }]), type: 'message' }),
  },
  {
    client: 'openai-responses',
    name: 'the output of a tool',
    body: responses(
      user('a'),
      { type: 'function_call', call_id: 'c1', name: 'f', arguments: args },
      { type: 'function_call_output', call_id: 'c1', output: text },
    ),
  },
  {
    client: 'openai-responses',
    name: 'annotations',
    body: responses(user('a'), { ...message, content: [{ type: 'output_text', text, annotations: [] }] }, user('c')),
  },
  {
    client: 'gemini',
    name: 'texts',
    body: {
      systemInstruction: { parts: [{ text }] },
      contents: ['user', 'model', 'user'].map((role) => ({ role, parts: modelParts })),
    },
  },
  {
    client: 'ollama',
    name: 'strings',
    body: { ...chat({ role: 'system', content: text }, user(text), assistant(text), user(text)), stream: false },
  },
];

describe('a request to a backend of the same protocol', () => {
  test.each(requests)('arrives unchanged: $client, $name', async ({ client, body }) => {
    upstream.answerWith(() => jsonAnswer({}));
    await ask(client, body, client === 'gemini' ? plainTarget : undefined);
    expect(upstream.received[0]?.json).toEqual(body);
  });
});

const questions: Record<Client, JsonObject> = {
  anthropic: anthropic(user('a')),
  'openai-chat': chat(user('a')),
  'openai-responses': { model: 'm', input: 'a' },
  gemini: { contents: [{ role: 'user', parts: [{ text: 'a' }] }] },
  ollama: chat(user('a')),
};

const chatHead = { id: 'chatcmpl-1', created: 1, model: 'm' };
const chatAnswer = (content: JsonObject): JsonObject => ({
  ...chatHead,
  object: 'chat.completion',
  choices: [{ index: 0, message: assistant(text, content), finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const geminiAnswer = (printed: string, more: JsonObject = {}): JsonObject => ({
  candidates: [{ content: { role: 'model', parts: [{ text: printed }] }, index: 0, ...more }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  modelVersion: 'm',
  responseId: 'x',
});
const unlinked = { startIndex: 0, endIndex: 3, license: 'mit' };
const linked = { startIndex: 4, endIndex: 7, uri: 'https://a.test' };
const cited = (metadata: JsonObject): JsonObject =>
  geminiAnswer('abc def', { finishReason: 'STOP', citationMetadata: metadata });
const grounding = {
  groundingChunks: [{ web: { title: 'T' } }, { web: { uri: 'https://a.test', title: 'U' } }],
  groundingSupports: [{ segment: { startIndex: 0, endIndex: 3, text: 'abc' }, groundingChunkIndices: [0] }],
};
const responseHead = { id: 'resp_1', object: 'response', created_at: 1, model: 'm' };
const begun = { ...responseHead, status: 'in_progress', output: [] };
const item = { ...message, content: [outputText] };
const ended = {
  ...responseHead,
  status: 'completed',
  output: [item],
  usage: {
    input_tokens: 1,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 1,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 2,
  },
};

const answers: { client: Client; name: string; answer: JsonObject }[] = [
  { client: 'openai-chat', name: 'no annotations', answer: chatAnswer({ annotations: [], refusal: null }) },
  { client: 'openai-chat', name: 'reasoning', answer: chatAnswer({ reasoning: 'r' }) },
  {
    client: 'openai-chat',
    name: 'reasoning and its details',
    answer: chatAnswer({ reasoning: 'r', reasoning_details: [{ type: 'reasoning.text', text: 'r', index: 0 }] }),
  },
  { client: 'openai-chat', name: 'reasoning_content', answer: chatAnswer({ reasoning_content: 'r' }) },
  { client: 'openai-responses', name: 'no annotations', answer: ended },
  { client: 'gemini', name: 'a source without a uri', answer: cited({ citationSources: [unlinked, linked] }) },
  { client: 'gemini', name: 'a citation without a uri', answer: cited({ citations: [unlinked, linked] }) },
  { client: 'gemini', name: 'nothing but a title', answer: cited({ citations: [{ title: 'T' }] }) },
  {
    client: 'gemini',
    name: 'grounding without a uri',
    answer: geminiAnswer('abc def', { finishReason: 'STOP', groundingMetadata: grounding }),
  },
];

describe('a plain answer of a backend of the same protocol', () => {
  test.each(answers)('arrives unchanged: $client, $name', async ({ client, answer }) => {
    upstream.answer(jsonAnswer(answer));
    const reply = await ask(client, questions[client], client === 'gemini' ? plainTarget : undefined);
    expect(parseJson(reply.text)).toMatchObject(answer);
    expect(reply.exchange.losses).toEqual([]);
  });
});

const chunk = (delta: JsonObject, finish: string | null = null): JsonObject => ({
  ...chatHead,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const delta = (fields: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'content_block_delta',
  index: 0,
  delta: fields,
  ...more,
});
const inItem = { output_index: 0, item_id: 'msg_1' };
const inPart = { ...inItem, content_index: 0 };

const streams: { client: Client; name: string; frames: JsonObject[] }[] = [
  {
    client: 'openai-chat',
    name: 'reasoning and unknown deltas',
    frames: [
      chunk({ role: 'assistant', reasoning: 'r1' }),
      chunk({ reasoning: 'r2' }),
      chunk({ content: text }),
      chunk({ content: 'b', future_delta: { a: 1 } }),
      chunk({ future_delta: 'x' }),
      chunk({ content: 'c', annotations: [] }),
      chunk({ annotations: [] }),
      chunk({}, 'stop'),
    ],
  },
  {
    client: 'anthropic',
    name: 'unknown deltas, events and fields',
    frames: [
      {
        type: 'message_start',
        message: {
          ...assistant([], { id: 'msg_1', type: 'message', model: 'm', stop_reason: null, stop_sequence: null }),
          future: 1,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
        future: 2,
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' }, future: 3 },
      delta({ type: 'text_delta', text: 'a' }, { future: 4 }),
      delta({ type: 'future_delta', thing: 'b' }),
      delta({ type: 'text_delta', text }),
      { type: 'content_block_stop', index: 0 },
      { type: 'future_event', a: 1 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 3 } },
      { type: 'message_stop' },
    ],
  },
  {
    client: 'openai-responses',
    name: 'fields beside the response',
    frames: [
      { type: 'response.created', response: begun, future: 1 },
      { type: 'response.in_progress', response: begun, future: 2 },
      { type: 'response.output_item.added', output_index: 0, item: { ...message, status: 'in_progress', content: [] } },
      { type: 'response.content_part.added', ...inPart, part: { ...outputText, text: '' } },
      { type: 'response.output_text.delta', ...inPart, delta: text, logprobs: [], future: 4 },
      { type: 'response.future.delta', ...inItem, delta: 'x' },
      { type: 'response.output_text.done', ...inPart, text, logprobs: [], future: 5 },
      { type: 'response.content_part.done', ...inPart, part: outputText },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: ended, future: 6 },
    ].map((event, place) => ({ ...event, sequence_number: place })),
  },
  {
    client: 'gemini',
    name: 'a citation without a uri',
    frames: [
      geminiAnswer('abc def'),
      geminiAnswer('', { finishReason: 'STOP', citationMetadata: { citationSources: [unlinked] } }),
    ],
  },
];

describe('a stream of a backend of the same protocol', () => {
  test.each(streams)('arrives unchanged: $client, $name', async ({ client, frames }) => {
    const written = frames.map((frame) => {
      const type = asString(frame['type']);
      return `${type === undefined ? '' : `event: ${type}\n`}data: ${JSON.stringify(frame)}\n\n`;
    });
    upstream.answer(sseAnswer(client === 'openai-chat' ? [...written, 'data: [DONE]\n\n'] : written));
    const body = client === 'gemini' ? questions.gemini : { ...questions[client], stream: true };
    const reply = await ask(client, body, client === 'gemini' ? streamTarget : undefined);
    const got = reply.text
      .split('\n')
      .flatMap((line) => (line.startsWith('data: {') ? [parseJson(line.slice('data: '.length))] : []));
    expect(got).toMatchObject(frames);
    expect(reply.exchange.losses).toEqual([]);
  });
});
