import OpenAI, { NotFoundError } from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { cutInto, sseAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
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
let client: OpenAI;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(configurationOf(upstream));
  client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client', maxRetries: 0 });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});
beforeEach(() => upstream.reset());

const weather = {
  type: 'object',
  properties: { city: { type: 'string' }, days: { type: 'integer' } },
  required: ['city'],
};
const tools: OpenAI.ChatCompletionFunctionTool[] = [
  { type: 'function', function: { name: 'weather', description: 'The weather of a city.', parameters: weather } },
  {
    type: 'function',
    function: { name: 'clock', description: 'The time.', parameters: { type: 'object', properties: {} } },
  },
];
const asAnthropic = [
  { name: 'weather', description: 'The weather of a city.', input_schema: weather },
  { name: 'clock', description: 'The time.', input_schema: { type: 'object', properties: {} } },
];

const asking = (way: Way): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model: way.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

/** The calls of a message, their arguments read. */
const callsOf = (message: OpenAI.ChatCompletionMessage | undefined): unknown[] =>
  (message?.tool_calls ?? []).map((call) => ({
    id: call.id,
    name: call.type === 'function' ? call.function.name : undefined,
    input: call.type === 'function' ? JSON.parse(call.function.arguments) : undefined,
  }));

describe.each([ways.chat, ways.anthropic, ways.chatBaseline])('the OpenAI SDK, $name', (way: Way) => {
  test('a text in one piece', async () => {
    replyWith(upstream, way, hello);
    const completion = await client.chat.completions.create({
      ...asking(way),
      max_completion_tokens: 1000,
      messages: [
        { role: 'developer', content: 'Be kind.' },
        { role: 'user', content: 'Say hello.' },
      ],
    });
    expect(completion).toMatchObject({
      object: 'chat.completion',
      model: way.echoed,
      choices: [{ index: 0, message: { role: 'assistant', content: 'Grüße, 👋 world.' }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: 100,
        completion_tokens: 12,
        total_tokens: 112,
        prompt_tokens_details: { cached_tokens: 40 },
      },
    });
    expect(completion.id).not.toBe('');
    const user = { role: 'user', content: holding('Say hello.') };
    const sent = {
      anthropic: {
        path: '/v1/messages',
        json: { model: vendorModel, max_tokens: 1000, system: holding('Be kind.'), messages: [user] },
      },
      'openai-chat': {
        path: '/v1/chat/completions',
        json: { model: vendorModel, messages: [{ content: holding('Be kind.') }, user] },
      },
    };
    expect(upstream.received).toMatchObject([sent[way.backend]]);
  });

  test("the client's key goes no further than the gateway", async () => {
    replyWith(upstream, way, hello);
    await client.chat.completions.create(asking(way));
    expect(JSON.stringify(upstream.received)).not.toContain('key-of-the-client');
  });

  test('the answer names its trace, and counts what could not be said', async () => {
    replyWith(upstream, way, hello);
    const params = { ...asking(way), logit_bias: { '50256': -100 } };
    const { response } = await client.chat.completions.create(params).withResponse();
    expect(response.headers.get('x-louter-trace-id')).toMatch(/^[0-9a-f-]{16,}$/);
    const losses = { anthropic: '1', 'openai-chat': null };
    expect(response.headers.get('x-louter-losses')).toBe(losses[way.backend]);
  });

  test('a text as a stream: it comes in pieces and ends as the whole', async () => {
    replyWith(upstream, way, hello);
    const pieces: string[] = [];
    const stream = client.chat.completions
      .stream({ ...asking(way), stream: true, stream_options: { include_usage: true } })
      .on('content', (piece) => pieces.push(piece));
    const completion = await stream.finalChatCompletion();
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('Grüße, 👋 world.');
    expect(completion).toMatchObject({
      model: way.echoed,
      choices: [{ message: { role: 'assistant', content: 'Grüße, 👋 world.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 12, prompt_tokens_details: { cached_tokens: 40 } },
    });
  });

  test('however the bytes are cut, the answer is the same', async () => {
    for (const size of [1, 7, 100_000]) {
      upstream.answer(sseAnswer(cutInto(size, way.writer.stream(twoCalls, vendorModel))));
      const stream = client.chat.completions.stream({ ...asking(way), tools, stream: true });
      const { choices } = await stream.finalChatCompletion();
      expect([size, choices[0]?.message.content, callsOf(choices[0]?.message)]).toEqual([
        size,
        'Both at once.',
        twoCalls.calls,
      ]);
      expect(choices[0]?.finish_reason).toBe('tool_calls');
    }
  });

  test('parallel tool calls in one piece', async () => {
    replyWith(upstream, way, twoCalls);
    const { choices } = await client.chat.completions.create({ ...asking(way), tools, tool_choice: 'required' });
    expect(choices[0]?.message.content).toBe('Both at once.');
    expect(callsOf(choices[0]?.message)).toEqual(twoCalls.calls);
    expect(choices[0]?.finish_reason).toBe('tool_calls');
    const sent = {
      anthropic: { tools: asAnthropic, tool_choice: { type: 'any' } },
      'openai-chat': { tools, tool_choice: 'required' },
    };
    expect(sentTo(upstream)).toMatchObject(sent[way.backend]);
  });

  test('calls of a stream are counted from 0, and each begins with its id and name', async () => {
    replyWith(upstream, way, twoCalls);
    const heads: unknown[] = [];
    const finishes: unknown[] = [];
    const indexes = new Set<number>();
    for await (const chunk of await client.chat.completions.create({ ...asking(way), tools, stream: true })) {
      for (const { delta, finish_reason } of chunk.choices) {
        if (finish_reason !== null) finishes.push(finish_reason);
        for (const { index, id, function: called } of delta.tool_calls ?? []) {
          indexes.add(index);
          if (id !== undefined) heads.push({ index, id, name: called?.name });
        }
      }
    }
    expect(heads).toEqual([
      { index: 0, id: 'call_1', name: 'weather' },
      { index: 1, id: 'call_2', name: 'clock' },
    ]);
    expect([...indexes]).toEqual([0, 1]);
    expect(finishes).toEqual(['tool_calls']);
  });

  test('results of parallel calls reach the backend by their ids', async () => {
    replyWith(upstream, way, hello);
    await client.chat.completions.create({
      ...asking(way),
      tools,
      messages: [
        { role: 'user', content: 'The weather and the time, please.' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'call_1', type: 'function', function: { name: 'weather', arguments: '{"city":"Zürich","days":2}' } },
            { id: 'call_2', type: 'function', function: { name: 'clock', arguments: '' } },
          ],
        },
        { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: 'Rain.' }] },
        { role: 'tool', tool_call_id: 'call_2', content: 'Noon.' },
        { role: 'user', content: 'And be brief.' },
      ],
    });
    const user = { role: 'user', content: expect.anything() };
    const sent = {
      anthropic: [
        user,
        {
          role: 'assistant',
          content: [
            { type: 'tool_use', id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
            { type: 'tool_use', id: 'call_2', name: 'clock', input: {} },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'call_1', content: holding('Rain.') },
            { type: 'tool_result', tool_use_id: 'call_2', content: holding('Noon.') },
            { type: 'text', text: 'And be brief.' },
          ],
        },
      ],
      'openai-chat': [
        user,
        { role: 'assistant', tool_calls: [{ id: 'call_1' }, { id: 'call_2' }] },
        { role: 'tool', tool_call_id: 'call_1', content: holding('Rain.') },
        { role: 'tool', tool_call_id: 'call_2', content: holding('Noon.') },
        { role: 'user', content: holding('And be brief.') },
      ],
    };
    expect(sentTo(upstream)['messages']).toMatchObject(sent[way.backend]);
  });

  test('images, as bytes and as an address', async () => {
    replyWith(upstream, way, hello);
    const content: OpenAI.ChatCompletionContentPart[] = [
      { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
      { type: 'image_url', image_url: { url: 'https://example.com/cat.png' } },
      { type: 'text', text: 'What is this?' },
    ];
    await client.chat.completions.create({ ...asking(way), messages: [{ role: 'user', content }] });
    const sent = {
      anthropic: [
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
        { type: 'image', source: { type: 'url', url: 'https://example.com/cat.png' } },
        { type: 'text', text: 'What is this?' },
      ],
      'openai-chat': content,
    };
    expect(sentTo(upstream)).toHaveProperty('messages.0.content', sent[way.backend]);
  });

  test('structured output is asked for and parsed, in one piece and as a stream', async () => {
    const schema = {
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
      additionalProperties: false,
    };
    const format = { type: 'json_schema', json_schema: { name: 'forecast', strict: true, schema } } as const;
    replyWith(upstream, way, { text: '{"city":"Zürich","rain":true}', usage });
    const whole = await client.chat.completions.parse({ ...asking(way), response_format: format });
    expect(whole.choices[0]?.message.parsed).toEqual({ city: 'Zürich', rain: true });
    const sent = {
      anthropic: { output_config: { format: { type: 'json_schema', schema } } },
      'openai-chat': { response_format: format },
    };
    expect(sentTo(upstream)).toMatchObject(sent[way.backend]);
    const stream = client.chat.completions.stream({ ...asking(way), response_format: format, stream: true });
    expect((await stream.finalChatCompletion()).choices[0]?.message.parsed).toEqual({ city: 'Zürich', rain: true });
  });

  test('reasoning stands beside the text, in one piece and as a stream', async () => {
    replyWith(upstream, way, { reasoning: 'They greet, so I greet.', text: 'Hello.', usage });
    const params = { ...asking(way), reasoning_effort: 'medium' } as const;
    const whole = await client.chat.completions.create(params);
    expect(whole.choices[0]?.message).toMatchObject({
      content: 'Hello.',
      reasoning_content: 'They greet, so I greet.',
    });
    let reasoning = '';
    let text = '';
    for await (const chunk of await client.chat.completions.create({ ...params, stream: true })) {
      const delta: { content?: string | null; reasoning_content?: string } | undefined = chunk.choices[0]?.delta;
      reasoning += delta?.reasoning_content ?? '';
      text += delta?.content ?? '';
    }
    expect([reasoning, text]).toEqual(['They greet, so I greet.', 'Hello.']);
  });

  test.each([['###'], [['###', 'END']]])('stop sequences are sent on: %j', async (stop) => {
    replyWith(upstream, way, { ...hello, finish: { stopSequence: '###' } });
    const { choices } = await client.chat.completions.create({ ...asking(way), stop });
    expect(choices[0]?.finish_reason).toBe('stop');
    const field = { anthropic: 'stop_sequences', 'openai-chat': 'stop' };
    expect([sentTo(upstream)[field[way.backend]]].flat()).toEqual([stop].flat());
  });

  test('an answer cut by its length says so', async () => {
    replyWith(upstream, way, { ...hello, finish: 'length' });
    const { choices } = await client.chat.completions.create(asking(way));
    expect(choices[0]?.finish_reason).toBe('length');
    const finishes: unknown[] = [];
    for await (const chunk of await client.chat.completions.create({ ...asking(way), stream: true }))
      finishes.push(...chunk.choices.map(({ finish_reason }) => finish_reason));
    expect(finishes.filter((reason) => reason !== null)).toEqual(['length']);
  });

  test.each([
    ['auto', { type: 'auto' }],
    ['none', { type: 'none' }],
    ['required', { type: 'any' }],
    [
      { type: 'function', function: { name: 'clock' } },
      { type: 'tool', name: 'clock' },
    ],
  ] as const)('the choice of tools: %j', async (choice, ofAnthropic) => {
    replyWith(upstream, way, hello);
    await client.chat.completions.create({ ...asking(way), tools, tool_choice: choice });
    const sent = { anthropic: ofAnthropic, 'openai-chat': choice };
    expect(sentTo(upstream)['tool_choice']).toEqual(sent[way.backend]);
  });

  test('a document reaches the backend whole', async () => {
    replyWith(upstream, way, hello);
    const data = Buffer.from('%PDF-1.4 made up').toString('base64');
    const file = { filename: 'paper.pdf', file_data: `data:application/pdf;base64,${data}` };
    const content = [{ type: 'file', file } as const, { type: 'text', text: 'Sum it up.' } as const];
    await client.chat.completions.create({ ...asking(way), messages: [{ role: 'user', content }] });
    const sent = {
      anthropic: {
        type: 'document',
        source: { type: 'base64', media_type: 'application/pdf', data },
        title: 'paper.pdf',
      },
      'openai-chat': { type: 'file', file },
    };
    expect(sentTo(upstream)).toHaveProperty('messages.0.content.0', sent[way.backend]);
  });
});

describe('the OpenAI SDK and the gateway itself', () => {
  test.each([ways.chat, ways.anthropic])(
    'usage comes last in a stream, and only when asked for, $name',
    async (way) => {
      replyWith(upstream, way, hello);
      const chunksWith = async (include_usage: boolean): Promise<OpenAI.ChatCompletionChunk[]> => {
        const chunks: OpenAI.ChatCompletionChunk[] = [];
        const params = { ...asking(way), stream: true, stream_options: { include_usage } } as const;
        for await (const chunk of await client.chat.completions.create(params)) chunks.push(chunk);
        return chunks;
      };
      const asked = await chunksWith(true);
      expect(asked.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 12 } });
      const notAsked = await chunksWith(false);
      expect(notAsked.filter(({ usage: told }) => told)).toEqual([]);
      expect(notAsked.at(-1)?.choices[0]?.finish_reason).toBe('stop');
    },
  );

  test('the models on offer', async () => {
    const ids: string[] = [];
    for await (const model of client.models.list()) ids.push(model.id);
    expect(ids.toSorted()).toEqual(['as-anthropic', 'as-chat', 'on-anthropic', 'on-chat']);
    expect(await client.models.retrieve('on-anthropic')).toMatchObject({ object: 'model', id: 'on-anthropic' });
    await expect(client.models.retrieve('nowhere')).rejects.toBeInstanceOf(NotFoundError);
  });
});
