import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import type { ModelFacts } from '../../src/core/codec.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type ReceivedReply } from '../support/conversation.ts';
import { anthropicSse, jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer } from '../support/upstream.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());
beforeEach(() => upstream.reset());

type Protocol = 'anthropic' | 'openai-chat';

/** The upstream request and the client's response of one request. */
interface Translated extends ReceivedReply {
  asked: JsonObject;
  /** Where the losses were, in the client's body. */
  lostAt: string[];
}

interface Translation {
  client: Protocol;
  backend: Protocol;
  /** The whole body, or what it has beside a model and a first message. */
  body: JsonObject;
  answer?: ScriptedAnswer;
  headers?: Record<string, string>;
  facts?: ModelFacts;
}

const answers: Record<Protocol, ScriptedAnswer> = {
  anthropic: jsonAnswer({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'some-model',
    content: [{ type: 'text', text: 'Hello.' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 3, output_tokens: 1 },
  }),
  'openai-chat': jsonAnswer({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'some-model',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
  }),
};

async function translate({
  client,
  backend,
  body,
  answer,
  headers = {},
  facts = {},
}: Translation): Promise<Translated> {
  const baseUrl = backend === 'anthropic' ? upstream.url : `${upstream.url}/v1`;
  const { ask, defects } = startBareGateway(
    testConfig({
      backends: [testBackend({ name: 'vendor', protocol: backend, baseUrl, mode: 'proxy', retries: 0 })],
      models: { '*': 'vendor/*' },
      facts: () => facts,
    }),
  );
  upstream.answer(answer ?? answers[backend]);
  const whole = { model: 'some-model', max_tokens: 4096, messages: [{ role: 'user', content: 'Hi' }], ...body };
  const reply = await ask({ client, body: whole, headers });
  expect(defects).toEqual([]);
  const lostAt = reply.exchange.losses.map(({ path }) => path);
  return { ...reply, lostAt, asked: (upstream.received[0]?.json ?? {}) as JsonObject };
}

const clock: JsonObject = {
  name: 'clock',
  description: 'Tells the time',
  input_schema: { type: 'object', properties: {} },
};

describe('what Claude Code sends, towards OpenAI Chat', () => {
  const hint = { cache_control: { type: 'ephemeral' } };
  const messages: JsonValue = [
    { role: 'user', content: [{ type: 'text', text: 'What time is it?', ...hint }] },
    { role: 'system', content: [{ type: 'text', text: 'Be brief.' }], output_config: { effort: 'medium' } },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'The clock knows.', signature: 'c2ln' },
        { type: 'tool_use', id: 'toolu_1', name: 'clock', input: {} },
        { type: 'tool_use', id: 'toolu_2', name: 'clock', input: { zone: 'UTC' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'toolu_2', content: 'no such zone', is_error: true },
        { type: 'tool_result', tool_use_id: 'toolu_1', content: 'noon' },
      ],
    },
  ];
  const body: JsonObject = {
    messages,
    system: [
      { type: 'text', text: 'x-anthropic-billing-header: cc_version=2; cch=1;' },
      { type: 'text', text: 'You write code.', ...hint },
    ],
    tools: [clock],
    metadata: { user_id: '{"session_id":"1"}' },
    thinking: { type: 'adaptive', display: 'omitted' },
    output_config: { effort: 'medium' },
    context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] },
  };

  test('each loss is reported once, with its path in the client’s body, and hints as notes', async () => {
    const { lostAt, headers, exchange } = await translate({ client: 'anthropic', backend: 'openai-chat', body });
    expect(lostAt.toSorted()).toEqual(['/messages/1/output_config', '/messages/2/content/0', '/output_config/effort']);
    expect(headers['x-louter-losses']).toBe('3');
    expect(exchange.notes.map(({ saw }) => String(saw)).toSorted()).toEqual([
      '/system/0',
      '/system/1/cache_control',
      '/thinking/display',
    ]);
  });

  test('the conversation keeps its order, with results in the order of their calls', async () => {
    const { asked: sent } = await translate({ client: 'anthropic', backend: 'openai-chat', body });
    expect(sent['messages']).toEqual([
      { role: 'system', content: 'You write code.' },
      { role: 'user', content: 'What time is it?' },
      { role: 'system', content: 'Be brief.' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'toolu_1', type: 'function', function: { name: 'clock', arguments: '{}' } },
          { id: 'toolu_2', type: 'function', function: { name: 'clock', arguments: '{"zone":"UTC"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'toolu_1', content: 'noon' },
      { role: 'tool', tool_call_id: 'toolu_2', content: '[tool_error] no such zone' },
    ]);
  });

  test('a model with efforts gets the effort, and adaptive thinking is not a loss', async () => {
    const { asked: sent, lostAt } = await translate({
      client: 'anthropic',
      backend: 'openai-chat',
      body: { thinking: { type: 'adaptive' }, output_config: { effort: 'medium' } },
      facts: { reasoning: 'effort' },
    });
    expect(sent['reasoning_effort']).toBe('medium');
    expect(lostAt).toEqual([]);
  });
});

test('the search results of a vendor remain visible to another vendor’s model', async () => {
  const search = (id: string, content: JsonValue): JsonObject[] => [
    { type: 'server_tool_use', id, name: 'web_search', input: { query: 'Louter' } },
    { type: 'web_search_tool_result', tool_use_id: id, content },
  ];
  const found = [{ type: 'web_search_result', title: 'Louter', url: 'https://louter.test', encrypted_content: 'e' }];
  const messages = [
    { role: 'user', content: 'What is Louter?' },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'I look it up.' },
        ...search('srvtoolu_1', found),
        ...search('srvtoolu_2', { type: 'web_search_tool_result_error', error_code: 'unavailable' }),
        { type: 'text', text: 'A gateway.' },
        { type: 'tool_use', id: 'toolu_3', name: 'clock', input: {} },
      ],
    },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_3', content: 'noon' }] },
  ];
  const {
    asked: sent,
    lostAt,
    exchange,
  } = await translate({
    client: 'anthropic',
    backend: 'openai-chat',
    body: { messages },
  });
  const call = (id: string, name: string, input: string): JsonObject => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  });
  const searched = (id: string) => call(id, 'web_search', '{"query":"Louter"}');
  expect(sent['messages']).toEqual([
    { role: 'user', content: 'What is Louter?' },
    { role: 'assistant', content: 'I look it up.', tool_calls: [searched('srvtoolu_1')] },
    { role: 'tool', tool_call_id: 'srvtoolu_1', name: 'web_search', content: 'Louter\nhttps://louter.test' },
    { role: 'assistant', content: null, tool_calls: [searched('srvtoolu_2')] },
    { role: 'tool', tool_call_id: 'srvtoolu_2', name: 'web_search', content: '[tool_error] unavailable' },
    { role: 'assistant', content: 'A gateway.', tool_calls: [call('toolu_3', 'clock', '{}')] },
    { role: 'tool', tool_call_id: 'toolu_3', content: 'noon' },
  ]);
  expect(lostAt).toEqual(['/messages/1/content/2/content/0/encrypted_content']);
  expect(exchange.losses).toHaveLength(1);
});

describe('what a Chat client sends, towards Anthropic', () => {
  test('fields with default values are not losses', async () => {
    const { lostAt, headers } = await translate({
      client: 'openai-chat',
      backend: 'anthropic',
      body: {
        temperature: 0,
        top_p: 1,
        n: 1,
        presence_penalty: 0,
        frequency_penalty: 0,
        logprobs: false,
        stop: null,
        response_format: { type: 'text' },
        parallel_tool_calls: true,
      },
    });
    expect(lostAt).toEqual([]);
    expect(headers).not.toHaveProperty('x-louter-losses');
  });

  test('the name of a schema is a loss, the schema is not', async () => {
    const schema = { type: 'object', properties: {}, additionalProperties: false };
    const { asked: sent, lostAt } = await translate({
      client: 'openai-chat',
      backend: 'anthropic',
      body: { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } },
    });
    expect(sent['output_config']).toEqual({ format: { type: 'json_schema', schema } });
    expect(lostAt).toEqual(['/response_format/json_schema/name']);
  });
});

describe('an inconsistent Anthropic answer', () => {
  const towards = { client: 'openai-chat', backend: 'anthropic' } as const;
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'some-model', stop_sequence: null };
  const usage = { input_tokens: 3, output_tokens: 1 };
  const block = { type: 'tool_use', id: 'toolu_1', name: 'clock', input: {} };

  test('a turn with a tool call has finish reason tool-calls, whatever its stop reason', async () => {
    const whole = jsonAnswer({ ...message, content: [block], stop_reason: 'end_turn', usage });
    const plain = await translate({ ...towards, body: {}, answer: whole });
    expect(JSON.parse(plain.text)).toMatchObject({ choices: [{ finish_reason: 'tool_calls' }] });
    upstream.reset();
    const events = [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 2 } },
      { type: 'message_stop' },
    ];
    const stream = await translate({ ...towards, body: { stream: true }, answer: sseAnswer(anthropicSse(events)) });
    expect(stream.text).toContain('"finish_reason":"tool_calls"');
  });

  test('an error with status 200 is an error', async () => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    const reply = await translate({ ...towards, body: {}, answer: jsonAnswer(error) });
    expect(reply.status).toBe(529);
    expect(JSON.parse(reply.text)).toMatchObject({ error: { message: 'backend vendor: Overloaded' } });
  });
});

test.each([
  ['data:image/jpg;base64,/9j/4AAQ', 'image/jpeg', '/9j/4AAQ'],
  ['data:;base64,iVBORw0KGgoAAA', 'image/png', 'iVBORw0KGgoAAA=='],
  ['DATA:image/PNG;charset=utf-8;base64,AAAA', 'image/png', 'AAAA'],
  ['data:image/bmp;base64,Qk0A', 'image/bmp', 'Qk0A'],
])('the image %s is sent to Anthropic as %s', async (url, mediaType, data) => {
  const messages = [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }];
  const { asked: sent } = await translate({ client: 'openai-chat', backend: 'anthropic', body: { messages } });
  const source = { type: 'base64', media_type: mediaType, data };
  expect(sent['messages']).toEqual([{ role: 'user', content: [{ type: 'image', source }] }]);
});

test('a PDF whose media type names the file is a document', async () => {
  const file = { filename: 'a.pdf', file_data: 'data:application/pdf;name=a.pdf;base64,JVBERg==' };
  const messages = [{ role: 'user', content: [{ type: 'file', file }] }];
  const { asked: sent, lostAt } = await translate({ client: 'openai-chat', backend: 'anthropic', body: { messages } });
  const source = { type: 'base64', media_type: 'application/pdf', data: 'JVBERg==' };
  expect(sent['messages']).toEqual([{ role: 'user', content: [{ type: 'document', source, title: 'a.pdf' }] }]);
  expect(lostAt).toEqual([]);
});

describe('a translation to the same protocol', () => {
  const own = { client: 'anthropic', backend: 'anthropic' } as const;

  test('an Anthropic client’s request is not adapted to the known properties of its model', async () => {
    const reasoningOption = {
      temperature: 0.5,
      top_p: 0.9,
      top_k: 4,
      max_tokens: 128_000,
      thinking: { type: 'enabled', budget_tokens: 120_000 },
    };
    const facts = { maxOutput: 64_000, reasoning: 'none', sampling: 'fixed' } as const;
    const { asked: sent, lostAt } = await translate({ ...own, body: reasoningOption, facts });
    expect(sent).toMatchObject(reasoningOption);
    expect(lostAt).toEqual([]);
  });

  test('unknown events and fields of reasoning deltas are kept', async () => {
    const usage = { input_tokens: 3, output_tokens: 1, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
    const head = { id: 'msg_1', type: 'message', role: 'assistant', model: 'some-model' };
    const thought = (delta: JsonObject) => ({ type: 'content_block_delta', index: 0, delta });
    const events = [
      {
        type: 'message_start',
        message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
      thought({ type: 'thinking_delta', thinking: '', estimated_tokens: 50 }),
      thought({ type: 'thinking_delta', thinking: '', estimated_tokens: 100 }),
      { type: 'news', of: { some: 'kind' } },
      thought({ type: 'signature_delta', signature: 'c2ln' }),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { ...usage, output_tokens: 2 },
      },
      { type: 'message_stop' },
    ];
    const answer = sseAnswer(anthropicSse(events));
    const reply = await translate({ ...own, body: { stream: true }, answer });
    const data = reply.text.split('\n').filter((line) => line.startsWith('data: '));
    expect(data.map((line): unknown => JSON.parse(line.slice('data: '.length)))).toEqual(events);
    expect(reply.lostAt).toEqual([]);
    upstream.reset();
    const elsewhere = await translate({ ...own, client: 'openai-chat', body: { stream: true }, answer });
    expect(elsewhere.exchange.losses.map(({ what }) => what)).toEqual([
      'fields of reasoning deltas other than the text',
      'an event of kind news is known to anthropic only',
    ]);
  });

  test('a refusal keeps the vendor’s other fields', async () => {
    const refusal = {
      type: 'error',
      error: { type: 'rate_limit_error', message: 'No more today' },
      request_id: 'req_1',
    };
    const output = { 'request-id': 'req_1', 'retry-after': '7', 'x-should-retry': 'false' };
    const answer = jsonAnswer(refusal, 429, { ...output, 'anthropic-ratelimit-requests-limit': '5', 'x-inner': 'no' });
    const reply = await translate({ ...own, body: {}, answer });
    expect(reply.status).toBe(429);
    const message = 'backend vendor: No more today';
    expect(JSON.parse(reply.text)).toEqual({ ...refusal, error: { ...refusal.error, message } });
    expect(reply.headers).toMatchObject({ ...output, 'anthropic-ratelimit-requests-limit': '5' });
    expect(reply.headers).not.toHaveProperty('x-inner');
    upstream.reset();
    const elsewhere = await translate({ ...own, client: 'openai-chat', body: {}, answer });
    const names = { 'x-request-id': elsewhere.exchange.traceId, 'x-louter-backend': 'vendor/some-model' };
    expect(elsewhere.headers).toEqual({ 'content-type': 'application/json', 'retry-after': '7', ...names });
  });

  test('call ids of a compatible server are sent back unchanged', async () => {
    const messages = [
      { role: 'user', content: 'What time is it?' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'functions.clock:0', type: 'function', function: { name: 'clock', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'functions.clock:0', content: 'noon' },
    ];
    const { asked: sent } = await translate({ client: 'openai-chat', backend: 'openai-chat', body: { messages } });
    expect(sent['messages']).toEqual(messages);
  });
});

describe('a model the client did not name', () => {
  test('gets no larger output limit than it supports', async () => {
    const { asked: sent, lostAt } = await translate({
      client: 'openai-chat',
      backend: 'anthropic',
      body: { max_tokens: 128_000 },
      facts: { maxOutput: 64_000 },
    });
    expect(sent['max_tokens']).toBe(64_000);
    expect(lostAt).toEqual(['/max_tokens']);
  });

  test('gets a later system message as a user message if it does not support it', async () => {
    const messages = [
      { role: 'user', content: 'What time is it?' },
      { role: 'system', content: 'Be brief.', output_config: { effort: 'low' } },
      { role: 'assistant', content: 'Noon.' },
      { role: 'user', content: 'Thanks.' },
    ];
    const towards = { client: 'anthropic', backend: 'anthropic', body: { messages } } as const;
    const { asked: sent, lostAt } = await translate({ ...towards, facts: { systemTurns: 'no' } });
    expect(sent['messages']).toMatchObject([
      { role: 'user', content: [{ text: 'What time is it?' }, { text: 'Be brief.' }] },
      { role: 'assistant' },
      { role: 'user' },
    ]);
    expect(lostAt).toEqual(['/messages/1']);
    upstream.reset();
    const whole = await translate(towards);
    expect(whole.lostAt).toEqual([]);
    expect(whole.asked['messages']).toMatchObject([{}, { role: 'system', output_config: { effort: 'low' } }, {}, {}]);
  });
});
