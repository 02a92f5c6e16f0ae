import OpenAI, { NotFoundError } from 'openai';
import { describe, expect, test } from 'vitest';
import { cutInto } from '../support/upstream.ts';
import {
  expectedCachedTokens,
  expectedCalls,
  helloReply,
  modelNames,
  replyWith,
  setUpGateway,
  twoCallsReply,
  interpretRequest,
  usage,
  vendorModel,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): OpenAI => new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client', maxRetries: 0 });

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
const understoodTools = [
  { name: 'weather', description: 'The weather of a city.', schema: expect.objectContaining({ required: ['city'] }) },
  { name: 'clock', description: 'The time.' },
];

const makeRequest = (path: BackendPath): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model: path.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

/** The calls of a message, their arguments read. */
const callsOf = (message: OpenAI.ChatCompletionMessage | undefined): unknown[] =>
  (message?.tool_calls ?? []).map((call) => ({
    id: call.id,
    name: call.type === 'function' ? call.function.name : undefined,
    input: call.type === 'function' ? JSON.parse(call.function.arguments) : undefined,
  }));

describe.each(backendPathsOf('openai-chat'))('the OpenAI SDK, $name', (path: BackendPath) => {
  test('returns a plain text', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const completion = await client().chat.completions.create({
      ...makeRequest(path),
      max_completion_tokens: 1000,
      messages: [
        { role: 'developer', content: 'Be kind.' },
        { role: 'user', content: 'Say hello.' },
      ],
    });
    expect(completion).toMatchObject({
      object: 'chat.completion',
      model: path.reportedModel,
      choices: [{ index: 0, message: { role: 'assistant', content: 'Grüße, 👋 world.' }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: 100,
        completion_tokens: 12,
        total_tokens: 112,
        prompt_tokens_details: { cached_tokens: expectedCachedTokens(path) },
      },
    });
    expect(completion.id).not.toBe('');
    expect(gateway.upstream.received.map((request) => path.vendor.asked(request))).toEqual([
      { model: vendorModel, stream: false },
    ]);
    expect(interpretRequest(gateway.upstream, path)).toMatchObject({
      messages: [
        { by: 'system', text: 'Be kind.' },
        { by: 'user', text: 'Say hello.' },
      ],
      maxTokens: 1000,
    });
  });

  test("does not forward the client's key", async () => {
    replyWith(gateway.upstream, path, helloReply);
    await client().chat.completions.create(makeRequest(path));
    expect(JSON.stringify(gateway.upstream.received)).not.toContain('key-of-the-client');
  });

  test('names the trace and the number of losses in headers', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const params = { ...makeRequest(path), logit_bias: { '50256': -100 } };
    const { response } = await client().chat.completions.create(params).withResponse();
    expect(response.headers.get('x-louter-trace-id')).toMatch(/^[0-9a-f-]{16,}$/);
    expect(response.headers.get('x-louter-losses')).toBe(path.backend === 'openai-chat' ? null : '1');
  });

  test('streams a text in pieces that add up to the whole', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const pieces: string[] = [];
    const stream = client()
      .chat.completions.stream({ ...makeRequest(path), stream: true, stream_options: { include_usage: true } })
      .on('content', (piece) => pieces.push(piece));
    const completion = await stream.finalChatCompletion();
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('Grüße, 👋 world.');
    expect(completion).toMatchObject({
      model: path.reportedModel,
      choices: [{ message: { role: 'assistant', content: 'Grüße, 👋 world.' }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: 100,
        completion_tokens: 12,
        prompt_tokens_details: { cached_tokens: expectedCachedTokens(path) },
      },
    });
  });

  test('gives the same answer for any cut of the bytes', async () => {
    for (const size of [1, 7, 100_000]) {
      gateway.upstream.answer(
        path.vendor.streams(cutInto(size, path.vendor.writer.stream(twoCallsReply, vendorModel))),
      );
      const stream = client().chat.completions.stream({ ...makeRequest(path), tools, stream: true });
      const { choices } = await stream.finalChatCompletion();
      expect([size, choices[0]?.message.content, callsOf(choices[0]?.message)]).toEqual([
        size,
        'Both at once.',
        expectedCalls(path),
      ]);
      expect(choices[0]?.finish_reason).toBe('tool_calls');
    }
  });

  test('returns parallel tool calls', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const { choices } = await client().chat.completions.create({
      ...makeRequest(path),
      tools,
      tool_choice: 'required',
    });
    expect(choices[0]?.message.content).toBe('Both at once.');
    expect(callsOf(choices[0]?.message)).toEqual(expectedCalls(path));
    expect(choices[0]?.finish_reason).toBe('tool_calls');
    expect(interpretRequest(gateway.upstream, path)).toMatchObject({ tools: understoodTools });
  });

  test('numbers the calls of a stream from 0, each starting with id and name', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const heads: { index: number; id: string; name: string | undefined }[] = [];
    const finishes: unknown[] = [];
    const indexes = new Set<number>();
    for await (const chunk of await client().chat.completions.create({ ...makeRequest(path), tools, stream: true })) {
      for (const { delta, finish_reason } of chunk.choices) {
        if (finish_reason !== null) finishes.push(finish_reason);
        for (const { index, id, function: called } of delta.tool_calls ?? []) {
          indexes.add(index);
          if (id !== undefined) heads.push({ index, id, name: called?.name });
        }
      }
    }
    expect(heads).toMatchObject([
      { index: 0, name: 'weather' },
      { index: 1, name: 'clock' },
    ]);
    expect(new Set(heads.map(({ id }) => id)).size).toBe(2);
    expect([...indexes]).toEqual([0, 1]);
    expect(finishes).toEqual(['tool_calls']);
  });

  test('sends the results of parallel calls by id', async () => {
    replyWith(gateway.upstream, path, helloReply);
    await client().chat.completions.create({
      ...makeRequest(path),
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
    expect(interpretRequest(gateway.upstream, path).messages).toEqual([
      { by: 'user', text: 'The weather and the time, please.' },
      { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
      { by: 'model', call: { name: 'clock', input: {} } },
      { by: 'tool', result: { name: 'weather', text: expect.stringContaining('Rain.') } },
      { by: 'tool', result: { name: 'clock', text: expect.stringContaining('Noon.') } },
      { by: 'user', text: 'And be brief.' },
    ]);
  });

  test('sends an image as bytes', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const content: OpenAI.ChatCompletionContentPart[] = [
      { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
      { type: 'text', text: 'What is this?' },
    ];
    await client().chat.completions.create({ ...makeRequest(path), messages: [{ role: 'user', content }] });
    const { messages: output } = interpretRequest(gateway.upstream, path);
    expect(output).toContainEqual({ by: 'user', image: expect.stringContaining('iVBORw0KGgo=') });
    expect(output).toContainEqual({ by: 'user', text: 'What is this?' });
  });

  test('requests and parses structured output, plain and streamed', async () => {
    const schema = {
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
      additionalProperties: false,
    };
    const format = { type: 'json_schema', json_schema: { name: 'forecast', strict: true, schema } } as const;
    replyWith(gateway.upstream, path, { text: '{"city":"Zürich","rain":true}', usage });
    const whole = await client().chat.completions.parse({ ...makeRequest(path), response_format: format });
    expect(whole.choices[0]?.message.parsed).toEqual({ city: 'Zürich', rain: true });
    expect(interpretRequest(gateway.upstream, path).schema).toMatchObject(schema);
    const stream = client().chat.completions.stream({ ...makeRequest(path), response_format: format, stream: true });
    expect((await stream.finalChatCompletion()).choices[0]?.message.parsed).toEqual({ city: 'Zürich', rain: true });
  });

  test('returns and streams reasoning beside the text', async () => {
    replyWith(gateway.upstream, path, { reasoning: 'They greet, so I greet.', text: 'Hello.', usage });
    const params = { ...makeRequest(path), reasoning_effort: 'medium' } as const;
    const whole = await client().chat.completions.create(params);
    expect(whole.choices[0]?.message).toMatchObject({
      content: 'Hello.',
      reasoning_content: 'They greet, so I greet.',
    });
    let reasoning = '';
    let text = '';
    for await (const chunk of await client().chat.completions.create({ ...params, stream: true })) {
      const delta: { content?: string | null; reasoning_content?: string } | undefined = chunk.choices[0]?.delta;
      reasoning += delta?.reasoning_content ?? '';
      text += delta?.content ?? '';
    }
    expect([reasoning, text]).toEqual(['They greet, so I greet.', 'Hello.']);
  });

  test.each([['###'], [['###', 'END']]])('sends stop sequences: %j', async (stop) => {
    replyWith(gateway.upstream, path, { ...helloReply, finish: { stopSequence: '###' } });
    const { choices } = await client().chat.completions.create({ ...makeRequest(path), stop });
    expect(choices[0]?.finish_reason).toBe('stop');
    expect(interpretRequest(gateway.upstream, path).stop).toEqual(path.vendor.takes.stop ? [stop].flat() : []);
  });

  test('reports an answer that the output limit cut off', async () => {
    replyWith(gateway.upstream, path, { ...helloReply, finish: 'length' });
    const { choices } = await client().chat.completions.create(makeRequest(path));
    expect(choices[0]?.finish_reason).toBe('length');
    const finishes: unknown[] = [];
    for await (const chunk of await client().chat.completions.create({ ...makeRequest(path), stream: true }))
      finishes.push(...chunk.choices.map(({ finish_reason }) => finish_reason));
    expect(finishes.filter((reason) => reason !== null)).toEqual(['length']);
  });

  test.each([
    ['auto', 'auto'],
    ['none', 'none'],
    ['required', 'required'],
    [{ type: 'function', function: { name: 'clock' } } as const, { name: 'clock' }],
  ] as const)('the choice of tools: %j', async (choice, understood) => {
    replyWith(gateway.upstream, path, helloReply);
    await client().chat.completions.create({ ...makeRequest(path), tools, tool_choice: choice });
    expect(interpretRequest(gateway.upstream, path).choice).toEqual(path.vendor.takes.choice ? understood : undefined);
  });

  test.runIf(path.vendor.takes.documents)('a document reaches the backend whole', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const data = Buffer.from('%PDF-1.4 made up').toString('base64');
    const file = { filename: 'paper.pdf', file_data: `data:application/pdf;base64,${data}` };
    const content = [{ type: 'file', file } as const, { type: 'text', text: 'Sum it up.' } as const];
    await client().chat.completions.create({ ...makeRequest(path), messages: [{ role: 'user', content }] });
    expect(interpretRequest(gateway.upstream, path).messages).toContainEqual({ by: 'user', document: file.file_data });
  });
});

test.each(backendPathsOf('openai-chat').filter(({ vendor }) => vendor.takes.addresses))(
  'an image by its address, $name',
  async (path) => {
    replyWith(gateway.upstream, path, helloReply);
    const image_url = { url: 'https://example.com/cat.png' };
    const content: OpenAI.ChatCompletionContentPart[] = [{ type: 'image_url', image_url }];
    await client().chat.completions.create({ ...makeRequest(path), messages: [{ role: 'user', content }] });
    expect(interpretRequest(gateway.upstream, path).messages).toEqual([{ by: 'user', image: image_url.url }]);
  },
);

describe('the OpenAI SDK and the gateway itself', () => {
  test.each(backendPathsOf('openai-chat').filter(({ isPassthrough: baseline }) => !baseline))(
    'usage comes last in a stream, and only when asked for, $name',
    async (path) => {
      replyWith(gateway.upstream, path, helloReply);
      const chunksWith = async (include_usage: boolean): Promise<OpenAI.ChatCompletionChunk[]> => {
        const chunks: OpenAI.ChatCompletionChunk[] = [];
        const params = { ...makeRequest(path), stream: true, stream_options: { include_usage } } as const;
        for await (const chunk of await client().chat.completions.create(params)) chunks.push(chunk);
        return chunks;
      };
      const sent = await chunksWith(true);
      expect(sent.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 12 } });
      const notAsked = await chunksWith(false);
      expect(notAsked.filter(({ usage: reported }) => reported)).toEqual([]);
      expect(notAsked.at(-1)?.choices[0]?.finish_reason).toBe('stop');
    },
  );

  test('lists models', async () => {
    const ids: string[] = [];
    for await (const model of client().models.list()) ids.push(model.id);
    expect(ids.toSorted()).toEqual(modelNames);
    expect(await client().models.retrieve('on-anthropic')).toMatchObject({ object: 'model', id: 'on-anthropic' });
    await expect(client().models.retrieve('nowhere')).rejects.toBeInstanceOf(NotFoundError);
  });
});
