import Anthropic, { NotFoundError } from '@anthropic-ai/sdk';
import { jsonSchemaOutputFormat } from '@anthropic-ai/sdk/helpers/json-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { scriptedSignature } from '../support/reply-anthropic.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { cutInto, jsonAnswer, sseAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import {
  configurationOf,
  hello,
  holding,
  replyWith,
  sentTo,
  twoCalls,
  usage,
  vendorModel,
  ways,
  type Way,
} from './ways.ts';

let upstream: Upstream;
let gateway: TestGateway;
let client: Anthropic;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(configurationOf(upstream));
  client = new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});
beforeEach(() => upstream.reset());

const tools: Anthropic.Tool[] = [
  {
    name: 'weather',
    description: 'The weather of a city.',
    input_schema: {
      type: 'object',
      properties: { city: { type: 'string' }, days: { type: 'integer' } },
      required: ['city'],
    },
  },
  { name: 'clock', description: 'The time.', input_schema: { type: 'object', properties: {} } },
];

const asking = (way: Way): Anthropic.MessageCreateParamsNonStreaming => ({
  model: way.model,
  max_tokens: 1000,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

/** What the client was told, without what differs from answer to answer. */
const said = (message: Anthropic.Message): unknown[] =>
  message.content.map((block) => {
    switch (block.type) {
      case 'text':
        return block.text;
      case 'thinking':
        return { thinking: block.thinking };
      case 'tool_use':
        return { id: block.id, name: block.name, input: block.input };
      default:
        return block;
    }
  });

describe.each([ways.anthropic, ways.chat, ways.anthropicBaseline])('the Anthropic SDK, $name', (way: Way) => {
  test('a text in one piece', async () => {
    replyWith(upstream, way, hello);
    const message = await client.messages.create({ ...asking(way), system: 'Be kind.' });
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: way.echoed,
      content: [{ type: 'text', text: 'Grüße, 👋 world.' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 60, cache_read_input_tokens: 40, output_tokens: 12 },
    });
    expect(message.id).not.toBe('');
    const sent = {
      anthropic: {
        path: '/v1/messages',
        json: { model: vendorModel, max_tokens: 1000, messages: [{ role: 'user', content: expect.anything() }] },
      },
      'openai-chat': {
        path: '/v1/chat/completions',
        json: {
          model: vendorModel,
          messages: [
            { role: 'system', content: 'Be kind.' },
            { role: 'user', content: 'Say hello.' },
          ],
        },
      },
    };
    expect(upstream.received).toMatchObject([sent[way.backend]]);
    expect(upstream.received[0]?.text).toMatch(/"max_(completion_)?tokens":1000/);
    expect(upstream.received[0]?.text).toContain('Be kind.');
  });

  test("the client's key goes no further than the gateway", async () => {
    replyWith(upstream, way, hello);
    await client.messages.create(asking(way));
    expect(JSON.stringify(upstream.received)).not.toContain('key-of-the-client');
  });

  test('version and betas reach a backend of the same protocol as they were sent', async () => {
    replyWith(upstream, way, hello);
    const betas = 'context-management-2025-06-27,made-up-2099-01-01';
    await client.messages.create(asking(way), { headers: { 'anthropic-beta': betas } });
    const version = /^\d{4}-\d\d-\d\d$/;
    const sent = {
      anthropic: { 'anthropic-beta': betas, 'anthropic-version': expect.stringMatching(version) },
      'openai-chat': {},
    };
    const headers = Object.entries(upstream.received[0]?.headers ?? {}).filter(([name]) =>
      name.startsWith('anthropic-'),
    );
    expect(Object.fromEntries(headers)).toEqual(sent[way.backend]);
  });

  test('the answer names its trace, and counts what could not be said', async () => {
    replyWith(upstream, way, hello);
    const params = { ...asking(way), top_k: 5 };
    const { response } = await client.messages.create(params).withResponse();
    expect(response.headers.get('x-louter-trace-id')).toMatch(/^[0-9a-f-]{16,}$/);
    const losses = { anthropic: null, 'openai-chat': '1' };
    expect(response.headers.get('x-louter-losses')).toBe(losses[way.backend]);
  });

  test('a text as a stream: it comes in pieces and ends as the whole', async () => {
    replyWith(upstream, way, hello);
    const pieces: string[] = [];
    const stream = client.messages.stream(asking(way)).on('text', (piece) => pieces.push(piece));
    const message = await stream.finalMessage();
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('Grüße, 👋 world.');
    expect(said(message)).toEqual(['Grüße, 👋 world.']);
    expect(message).toMatchObject({
      model: way.echoed,
      stop_reason: 'end_turn',
      usage: { input_tokens: 60, cache_read_input_tokens: 40, output_tokens: 12 },
    });
  });

  test('however the bytes are cut, the answer is the same', async () => {
    for (const size of [1, 7, 100_000]) {
      upstream.answer(sseAnswer(cutInto(size, way.writer.stream(twoCalls, vendorModel))));
      const message = await client.messages.stream({ ...asking(way), tools }).finalMessage();
      expect([size, said(message)]).toEqual([
        size,
        [
          'Both at once.',
          { id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
          { id: 'call_2', name: 'clock', input: {} },
        ],
      ]);
      expect(message.stop_reason).toBe('tool_use');
    }
  });

  test('parallel tool calls in one piece', async () => {
    replyWith(upstream, way, twoCalls);
    const message = await client.messages.create({ ...asking(way), tools, tool_choice: { type: 'any' } });
    expect(said(message)).toEqual([
      'Both at once.',
      { id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
      { id: 'call_2', name: 'clock', input: {} },
    ]);
    expect(message.stop_reason).toBe('tool_use');
    const sent = {
      anthropic: { tools, tool_choice: { type: 'any' } },
      'openai-chat': {
        tools: tools.map(({ name, description, input_schema }) => ({
          type: 'function',
          function: { name, description, parameters: input_schema },
        })),
        tool_choice: 'required',
      },
    };
    expect(sentTo(upstream)).toMatchObject(sent[way.backend]);
  });

  test('each call of a stream is a block of its own, opened and closed', async () => {
    replyWith(upstream, way, twoCalls);
    const events: string[] = [];
    for await (const event of await client.messages.create({ ...asking(way), tools, stream: true })) {
      if (event.type === 'content_block_start') events.push(`start ${event.index} ${event.content_block.type}`);
      else if (event.type === 'content_block_stop') events.push(`stop ${event.index}`);
      else if (event.type !== 'content_block_delta') events.push(event.type);
    }
    expect(events).toEqual([
      'message_start',
      'start 0 text',
      'stop 0',
      'start 1 tool_use',
      'stop 1',
      'start 2 tool_use',
      'stop 2',
      'message_delta',
      'message_stop',
    ]);
  });

  test('results of parallel calls reach the backend by their ids, whatever their order', async () => {
    replyWith(upstream, way, hello);
    await client.messages.create({
      ...asking(way),
      tools,
      messages: [
        { role: 'user', content: 'The weather and the time, please.' },
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Both at once.' },
            { type: 'tool_use', id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
            { type: 'tool_use', id: 'call_2', name: 'clock', input: {} },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'call_2', content: 'no clock here', is_error: true },
            { type: 'tool_result', tool_use_id: 'call_1', content: [{ type: 'text', text: 'Rain.' }] },
            { type: 'text', text: 'And be brief.' },
          ],
        },
      ],
    });
    const calls = [
      { id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
      { id: 'call_2', name: 'clock', input: {} },
    ];
    const sent = {
      anthropic: [
        { role: 'user', content: expect.anything() },
        {
          role: 'assistant',
          content: [{ type: 'text', text: 'Both at once.' }, ...calls.map((call) => ({ type: 'tool_use', ...call }))],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'call_2', content: holding('no clock here'), is_error: true },
            { type: 'tool_result', tool_use_id: 'call_1', content: holding('Rain.') },
            { type: 'text', text: 'And be brief.' },
          ],
        },
      ],
      'openai-chat': [
        { role: 'user', content: expect.anything() },
        {
          role: 'assistant',
          content: 'Both at once.',
          tool_calls: calls.map(({ id, name, input }) => ({
            id,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          })),
        },
        // The protocol has no flag for a failure: the text has to tell.
        { role: 'tool', tool_call_id: 'call_1', content: holding('Rain.') },
        { role: 'tool', tool_call_id: 'call_2', content: holding('error') },
        { role: 'user', content: holding('And be brief.') },
      ],
    };
    expect(sentTo(upstream)['messages']).toMatchObject(sent[way.backend]);
    expect(upstream.received[0]?.text).toContain('no clock here');
  });

  test('images, as bytes, as an address and as the result of a tool', async () => {
    replyWith(upstream, way, hello);
    const dot = { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } as const;
    const calling = { type: 'tool_use', id: 'call_1', name: 'clock', input: {} } as const;
    await client.messages.create({
      ...asking(way),
      tools,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: dot },
            { type: 'image', source: { type: 'url', url: 'https://example.com/cat.png' } },
            { type: 'text', text: 'What is this?' },
          ],
        },
        { role: 'assistant', content: [calling] },
        {
          role: 'user',
          content: [
            {
              type: 'tool_result',
              tool_use_id: 'call_1',
              content: [{ type: 'image', source: { ...dot, data: 'R0lGODlh' } }],
            },
          ],
        },
      ],
    });
    const sent = {
      anthropic: [
        { type: 'image', source: dot },
        { type: 'image', source: { type: 'url', url: 'https://example.com/cat.png' } },
        { type: 'text', text: 'What is this?' },
      ],
      'openai-chat': [
        { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
        { type: 'image_url', image_url: { url: 'https://example.com/cat.png' } },
        { type: 'text', text: 'What is this?' },
      ],
    };
    expect(sentTo(upstream)).toHaveProperty('messages.0.content', sent[way.backend]);
    expect(upstream.received[0]?.text).toContain('R0lGODlh');
  });

  test('structured output is asked for and parsed', async () => {
    const format = jsonSchemaOutputFormat({
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
      additionalProperties: false,
    });
    replyWith(upstream, way, { text: '{"city":"Zürich","rain":true}', usage });
    const message = await client.messages.parse({ ...asking(way), output_config: { format } });
    expect(message.parsed_output).toEqual({ city: 'Zürich', rain: true });
    const { schema } = format;
    const sent = {
      anthropic: { output_config: { format: { type: 'json_schema', schema } } },
      'openai-chat': { response_format: { type: 'json_schema', json_schema: { schema } } },
    };
    expect(sentTo(upstream)).toMatchObject(sent[way.backend]);
  });

  test('thinking in one piece and as a stream, and back again', async () => {
    const thinking = { type: 'enabled', budget_tokens: 2048 } as const;
    const reply: ScriptedReply = { reasoning: 'They greet, so I greet.', text: 'Hello.', usage };
    replyWith(upstream, way, reply);
    const whole = await client.messages.create({ ...asking(way), max_tokens: 4096, thinking });
    const streamed = await client.messages.stream({ ...asking(way), max_tokens: 4096, thinking }).finalMessage();
    for (const message of [whole, streamed]) {
      expect(said(message)).toEqual([{ thinking: 'They greet, so I greet.' }, 'Hello.']);
      expect(message.content[0]).toHaveProperty('signature');
    }

    upstream.reset();
    replyWith(upstream, way, hello);
    await client.messages.create({
      ...asking(way),
      messages: [
        { role: 'user', content: 'Say hello.' },
        { role: 'assistant', content: whole.content },
        { role: 'user', content: 'Again.' },
      ],
    });
    const sent = {
      anthropic: {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'They greet, so I greet.', signature: scriptedSignature },
          { type: 'text', text: 'Hello.' },
        ],
      },
      'openai-chat': { role: 'assistant', content: 'Hello.' },
    };
    expect(sentTo(upstream)['messages']).toMatchObject([{ role: 'user' }, sent[way.backend], { role: 'user' }]);
  });

  test('stop sequences are sent on, and the end is told', async () => {
    replyWith(upstream, way, { ...hello, finish: { stopSequence: '###' } });
    const message = await client.messages.create({ ...asking(way), stop_sequences: ['###', 'END'] });
    const told = {
      anthropic: { stop_reason: 'stop_sequence', stop_sequence: '###' },
      // The protocol does not say which sequence it was, or that it was one.
      'openai-chat': { stop_reason: 'end_turn', stop_sequence: null },
    };
    expect(message).toMatchObject(told[way.backend]);
    const field = { anthropic: 'stop_sequences', 'openai-chat': 'stop' };
    expect(sentTo(upstream)[field[way.backend]]).toEqual(['###', 'END']);
  });

  test('an answer cut by its length says so', async () => {
    replyWith(upstream, way, { ...hello, finish: 'length' });
    expect((await client.messages.create(asking(way))).stop_reason).toBe('max_tokens');
    expect((await client.messages.stream(asking(way)).finalMessage()).stop_reason).toBe('max_tokens');
  });

  test.each([
    [{ type: 'auto' }, 'auto', undefined],
    [{ type: 'none' }, 'none', undefined],
    [{ type: 'any', disable_parallel_tool_use: true }, 'required', false],
    [{ type: 'tool', name: 'clock' }, { type: 'function', function: { name: 'clock' } }, undefined],
  ] as const)('the choice of tools: %j', async (choice, asChat, parallel) => {
    replyWith(upstream, way, hello);
    await client.messages.create({ ...asking(way), tools, tool_choice: choice });
    const body = sentTo(upstream);
    const sent = { anthropic: [choice, undefined], 'openai-chat': [asChat, parallel] };
    expect([body['tool_choice'], body['parallel_tool_calls']]).toEqual(sent[way.backend]);
  });

  test('a document reaches the backend whole', async () => {
    replyWith(upstream, way, hello);
    const data = Buffer.from('%PDF-1.4 made up').toString('base64');
    const source = { type: 'base64', media_type: 'application/pdf', data } as const;
    await client.messages.create({
      ...asking(way),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'document', source, title: 'paper.pdf' },
            { type: 'text', text: 'Sum it up.' },
          ],
        },
      ],
    });
    const sent = {
      anthropic: { type: 'document', source, title: 'paper.pdf' },
      'openai-chat': {
        type: 'file',
        file: { filename: 'paper.pdf', file_data: `data:application/pdf;base64,${data}` },
      },
    };
    expect(sentTo(upstream)).toHaveProperty('messages.0.content.0', sent[way.backend]);
  });
});

const counting = (way: Way, content: string): Promise<Anthropic.MessageTokensCount> =>
  client.messages.countTokens({ model: way.model, messages: [{ role: 'user', content }], tools });

test.each([ways.anthropic, ways.anthropicBaseline])('tokens are counted by the vendor, $name', async (way: Way) => {
  upstream.answer(jsonAnswer({ input_tokens: 77 }));
  expect(await counting(way, 'Say hello.')).toMatchObject({ input_tokens: 77 });
  expect(upstream.received[0]?.path).toBe('/v1/messages/count_tokens');
  expect(sentTo(upstream)).toMatchObject({ model: vendorModel, tools });
});

test('tokens are estimated where the vendor counts none, without a call of the model', async () => {
  const short = await counting(ways.chat, 'Say hello.');
  const long = await counting(ways.chat, 'Say hello. '.repeat(500));
  expect(short.input_tokens).toBeGreaterThan(10);
  expect(long.input_tokens - short.input_tokens).toBeGreaterThan(500);
  expect(upstream.received).toEqual([]);
});

describe('the Anthropic SDK and the gateway itself', () => {
  test('the models on offer', async () => {
    const ids: string[] = [];
    for await (const model of client.models.list()) ids.push(model.id);
    expect(ids.toSorted()).toEqual(['as-anthropic', 'as-chat', 'on-anthropic', 'on-chat']);
    expect(await client.models.retrieve('on-chat')).toMatchObject({ type: 'model', id: 'on-chat' });
    await expect(client.models.retrieve('nowhere')).rejects.toBeInstanceOf(NotFoundError);
  });
});
