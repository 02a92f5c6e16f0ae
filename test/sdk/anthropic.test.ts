import Anthropic, { NotFoundError } from '@anthropic-ai/sdk';
import { jsonSchemaOutputFormat } from '@anthropic-ai/sdk/helpers/json-schema';
import { describe, expect, test } from 'vitest';
import { scriptedSignature } from '../support/reply-anthropic.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { cutInto, jsonAnswer } from '../support/upstream.ts';
import {
  expectedCachedTokens,
  expectedCalls,
  helloReply,
  modelNames,
  replyWith,
  onlyRequestBody,
  setUpGateway,
  twoCallsReply,
  interpretRequest,
  usage,
  vendorModel,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): Anthropic => new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });
const ways = backendPathsOf('anthropic');

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

const makeRequest = (way: BackendPath): Anthropic.MessageCreateParamsNonStreaming => ({
  model: way.model,
  max_tokens: 1000,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

/** What the client was told, without what differs from answer to answer. */
const visibleBlocks = (message: Anthropic.Message): unknown[] =>
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

describe.each(ways)('the Anthropic SDK, $name', (way: BackendPath) => {
  test('returns a plain text', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const message = await client().messages.create({ ...makeRequest(way), system: 'Be kind.' });
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: way.reportedModel,
      content: [{ type: 'text', text: 'Grüße, 👋 world.' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: {
        input_tokens: 100 - expectedCachedTokens(way),
        cache_read_input_tokens: expectedCachedTokens(way),
        output_tokens: 12,
      },
    });
    expect(message.id).not.toBe('');
    expect(gateway.upstream.received.map((request) => way.vendor.asked(request))).toEqual([
      { model: vendorModel, stream: false },
    ]);
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({
      messages: [
        { by: 'system', text: 'Be kind.' },
        { by: 'user', text: 'Say hello.' },
      ],
      maxTokens: 1000,
    });
  });

  test("does not forward the client's key", async () => {
    replyWith(gateway.upstream, way, helloReply);
    await client().messages.create(makeRequest(way));
    expect(JSON.stringify(gateway.upstream.received)).not.toContain('key-of-the-client');
  });

  test('forwards version and betas to a backend of the same protocol', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const betas = 'context-management-2025-06-27,made-up-2099-01-01';
    await client().messages.create(makeRequest(way), { headers: { 'anthropic-beta': betas } });
    const version = /^\d{4}-\d\d-\d\d$/;
    const headers = Object.entries(gateway.upstream.received[0]?.headers ?? {}).filter(([name]) =>
      name.startsWith('anthropic-'),
    );
    expect(Object.fromEntries(headers)).toEqual(
      way.backend === 'anthropic'
        ? { 'anthropic-beta': betas, 'anthropic-version': expect.stringMatching(version) }
        : {},
    );
  });

  test('names the trace and the number of losses in headers', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const params = { ...makeRequest(way), top_k: 5 };
    const { response } = await client().messages.create(params).withResponse();
    expect(response.headers.get('x-louter-trace-id')).toMatch(/^[0-9a-f-]{16,}$/);
    const carries = way.backend === 'anthropic' || way.backend === 'gemini' || way.backend === 'ollama';
    expect(response.headers.get('x-louter-losses')).toBe(carries ? null : '1');
  });

  test('streams a text in pieces that add up to the whole', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const pieces: string[] = [];
    const stream = client()
      .messages.stream(makeRequest(way))
      .on('text', (piece) => pieces.push(piece));
    const message = await stream.finalMessage();
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('Grüße, 👋 world.');
    expect(visibleBlocks(message)).toEqual(['Grüße, 👋 world.']);
    expect(message).toMatchObject({
      model: way.reportedModel,
      stop_reason: 'end_turn',
      usage: {
        input_tokens: 100 - expectedCachedTokens(way),
        cache_read_input_tokens: expectedCachedTokens(way),
        output_tokens: 12,
      },
    });
  });

  test('gives the same answer for any cut of the bytes', async () => {
    for (const size of [1, 7, 100_000]) {
      gateway.upstream.answer(way.vendor.streams(cutInto(size, way.vendor.writer.stream(twoCallsReply, vendorModel))));
      const message = await client()
        .messages.stream({ ...makeRequest(way), tools })
        .finalMessage();
      expect([size, visibleBlocks(message)]).toEqual([size, ['Both at once.', ...expectedCalls(way)]]);
      expect(message.stop_reason).toBe('tool_use');
    }
  });

  test('returns parallel tool calls', async () => {
    replyWith(gateway.upstream, way, twoCallsReply);
    const message = await client().messages.create({ ...makeRequest(way), tools, tool_choice: { type: 'any' } });
    expect(visibleBlocks(message)).toEqual(['Both at once.', ...expectedCalls(way)]);
    expect(message.stop_reason).toBe('tool_use');
    const understood = [
      { name: 'weather', description: 'The weather of a city.', schema: { required: ['city'] } },
      { name: 'clock', description: 'The time.' },
    ];
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({ tools: understood });
  });

  test('streams each call as a block of its own', async () => {
    replyWith(gateway.upstream, way, twoCallsReply);
    const events: string[] = [];
    for await (const event of await client().messages.create({ ...makeRequest(way), tools, stream: true })) {
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

  test('sends the results of parallel calls by id, in any order', async () => {
    replyWith(gateway.upstream, way, helloReply);
    await client().messages.create({
      ...makeRequest(way),
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
    const { messages: output } = interpretRequest(gateway.upstream, way);
    expect(output.filter(({ by }) => by !== 'tool')).toEqual([
      { by: 'user', text: 'The weather and the time, please.' },
      { by: 'model', text: 'Both at once.' },
      { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
      { by: 'model', call: { name: 'clock', input: {} } },
      { by: 'user', text: 'And be brief.' },
    ]);
    expect(output).toContainEqual({ by: 'tool', result: { name: 'weather', text: expect.stringContaining('Rain.') } });
    expect(output).toContainEqual({
      by: 'tool',
      result: { name: 'clock', text: expect.stringContaining('no clock here') },
    });
    // Where the protocol has no flag for a failure, the text tells of it.
    expect(gateway.upstream.received[0]?.text).toMatch(/"is_error":true|error.{0,20}no clock here/);
  });

  test('sends images as bytes, from the user and from a tool', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const dot = { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } as const;
    const calling = { type: 'tool_use', id: 'call_1', name: 'clock', input: {} } as const;
    await client().messages.create({
      ...makeRequest(way),
      tools,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: dot },
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
    const { messages: output } = interpretRequest(gateway.upstream, way);
    expect(output).toContainEqual({ by: 'user', image: expect.stringContaining('iVBORw0KGgo=') });
    expect(output).toContainEqual({ by: 'user', text: 'What is this?' });
    expect(gateway.upstream.received[0]?.text).toContain('R0lGODlh');
  });

  test('requests and parses structured output', async () => {
    const format = jsonSchemaOutputFormat({
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
      additionalProperties: false,
    });
    replyWith(gateway.upstream, way, { text: '{"city":"Zürich","rain":true}', usage });
    const message = await client().messages.parse({ ...makeRequest(way), output_config: { format } });
    expect(message.parsed_output).toEqual({ city: 'Zürich', rain: true });
    expect(interpretRequest(gateway.upstream, way).schema).toMatchObject({ required: ['city', 'rain'] });
  });

  test('returns and streams thinking, and sends it back', async () => {
    const thinking = { type: 'enabled', budget_tokens: 2048 } as const;
    const reply: ScriptedReply = { reasoning: 'They greet, so I greet.', text: 'Hello.', usage };
    replyWith(gateway.upstream, way, reply);
    const whole = await client().messages.create({ ...makeRequest(way), max_tokens: 4096, thinking });
    const streamed = await client()
      .messages.stream({ ...makeRequest(way), max_tokens: 4096, thinking })
      .finalMessage();
    for (const message of [whole, streamed]) {
      expect(visibleBlocks(message)).toEqual([{ thinking: 'They greet, so I greet.' }, 'Hello.']);
      expect(message.content[0]).toHaveProperty('signature');
    }

    gateway.upstream.reset();
    replyWith(gateway.upstream, way, helloReply);
    await client().messages.create({
      ...makeRequest(way),
      messages: [
        { role: 'user', content: 'Say hello.' },
        { role: 'assistant', content: whole.content },
        { role: 'user', content: 'Again.' },
      ],
    });
    const { messages: understood } = interpretRequest(gateway.upstream, way);
    expect(understood.filter((each) => 'text' in each)).toEqual([
      { by: 'user', text: 'Say hello.' },
      { by: 'model', text: 'Hello.' },
      { by: 'user', text: 'Again.' },
    ]);
    const reasoning = understood.filter((each) => 'reasoning' in each);
    if (way.backend === 'anthropic')
      expect(reasoning).toEqual([{ by: 'model', reasoning: 'They greet, so I greet.', signature: scriptedSignature }]);
  });

  test('sends stop sequences and reports which one ended the answer', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, finish: { stopSequence: '###' } });
    const message = await client().messages.create({ ...makeRequest(way), stop_sequences: ['###', 'END'] });
    // Other protocols do not say which sequence it was, or that it was one.
    const end =
      way.backend === 'anthropic'
        ? { stop_reason: 'stop_sequence', stop_sequence: '###' }
        : { stop_reason: 'end_turn', stop_sequence: null };
    expect(message).toMatchObject(end);
    expect(interpretRequest(gateway.upstream, way).stop).toEqual(way.vendor.takes.stop ? ['###', 'END'] : []);
  });

  test('reports an answer that the output limit cut off', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, finish: 'length' });
    expect((await client().messages.create(makeRequest(way))).stop_reason).toBe('max_tokens');
    expect((await client().messages.stream(makeRequest(way)).finalMessage()).stop_reason).toBe('max_tokens');
  });

  test.each([
    [{ type: 'auto' }, 'auto', undefined],
    [{ type: 'none' }, 'none', undefined],
    [{ type: 'any', disable_parallel_tool_use: true }, 'required', false],
    [{ type: 'tool', name: 'clock' }, { name: 'clock' }, undefined],
  ] as const)('the choice of tools: %j', async (choice, understood, parallel) => {
    replyWith(gateway.upstream, way, helloReply);
    await client().messages.create({ ...makeRequest(way), tools, tool_choice: choice });
    const { takes } = way.vendor;
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({
      choice: takes.choice ? understood : undefined,
      parallel: takes.parallel ? parallel : undefined,
    });
  });

  test.runIf(way.vendor.takes.documents)('a document reaches the backend whole', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const data = Buffer.from('%PDF-1.4 made up').toString('base64');
    const source = { type: 'base64', media_type: 'application/pdf', data } as const;
    await client().messages.create({
      ...makeRequest(way),
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
    expect(interpretRequest(gateway.upstream, way).messages).toContainEqual({
      by: 'user',
      document: `data:application/pdf;base64,${data}`,
    });
    expect(gateway.upstream.received[0]?.text).toContain('paper.pdf');
  });
});

const countTokens = (way: BackendPath, content: string): Promise<Anthropic.MessageTokensCount> =>
  client().messages.countTokens({ model: way.model, messages: [{ role: 'user', content }], tools });

test.each(ways.filter(({ backend }) => backend === 'anthropic'))(
  'tokens are counted by the vendor, $name',
  async (way: BackendPath) => {
    gateway.upstream.answer(jsonAnswer({ input_tokens: 77 }));
    expect(await countTokens(way, 'Say hello.')).toMatchObject({ input_tokens: 77 });
    expect(gateway.upstream.received[0]?.path).toBe('/v1/messages/count_tokens');
    expect(onlyRequestBody(gateway.upstream)).toMatchObject({ model: vendorModel, tools });
  },
);

test.each(ways.filter(({ vendor }) => !vendor.countsTokens))(
  'tokens are estimated where the vendor counts none, without a call of the model, $name',
  async (way) => {
    const short = await countTokens(way, 'Say hello.');
    const long = await countTokens(way, 'Say hello. '.repeat(500));
    expect(short.input_tokens).toBeGreaterThan(10);
    expect(long.input_tokens - short.input_tokens).toBeGreaterThan(500);
    expect(gateway.upstream.received).toEqual([]);
  },
);

test.each(ways.filter(({ vendor }) => vendor.takes.addresses))('an image by its address, $name', async (way) => {
  replyWith(gateway.upstream, way, helloReply);
  const source = { type: 'url', url: 'https://example.com/cat.png' } as const;
  await client().messages.create({
    ...makeRequest(way),
    messages: [{ role: 'user', content: [{ type: 'image', source }] }],
  });
  expect(interpretRequest(gateway.upstream, way).messages).toEqual([{ by: 'user', image: source.url }]);
});

describe('the Anthropic SDK and the gateway itself', () => {
  test('lists models', async () => {
    const ids: string[] = [];
    for await (const model of client().models.list()) ids.push(model.id);
    expect(ids.toSorted()).toEqual(modelNames);
    expect(await client().models.retrieve('on-openai-chat')).toMatchObject({ type: 'model', id: 'on-openai-chat' });
    await expect(client().models.retrieve('nowhere')).rejects.toBeInstanceOf(NotFoundError);
  });
});
