import { describe, expect, test } from 'vitest';
import { cutInto, jsonAnswer } from '../support/upstream.ts';
import { makeRequest, callsOf, createOpenAiClient, collectEvents, tools } from './openai-responses-client.ts';
import {
  expectedCachedTokens,
  expectedCalls,
  helloReply,
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
const client = () => createOpenAiClient(gateway);
const ways = backendPathsOf('openai-responses');

describe.each(ways)('the OpenAI SDK with the Responses API, $name', (way: BackendPath) => {
  test('returns a plain text', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const response = await client().responses.create({
      ...makeRequest(way),
      instructions: 'Be kind.',
      max_output_tokens: 1000,
    });
    expect(response.output_text).toBe('Grüße, 👋 world.');
    expect(response).toMatchObject({
      object: 'response',
      model: way.reportedModel,
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [{ type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text' }] }],
      usage: {
        input_tokens: 100,
        input_tokens_details: { cached_tokens: expectedCachedTokens(way) },
        output_tokens: 12,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 112,
      },
    });
    expect(response.id).toMatch(/^resp_/);
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

  test('sends messages of every role, in both forms', async () => {
    replyWith(gateway.upstream, way, helloReply);
    await client().responses.create({
      model: way.model,
      input: [
        { role: 'developer', content: 'Be kind.' },
        { role: 'user', content: [{ type: 'input_text', text: 'Say hello.' }] },
        { role: 'assistant', content: 'Hello.' },
        { type: 'message', role: 'user', content: 'Again.' },
        {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: 'Hello again.', annotations: [] }],
        },
        { role: 'user', content: 'Once more.' },
      ],
    });
    expect(interpretRequest(gateway.upstream, way).messages).toEqual([
      { by: 'system', text: 'Be kind.' },
      { by: 'user', text: 'Say hello.' },
      { by: 'model', text: 'Hello.' },
      { by: 'user', text: 'Again.' },
      { by: 'model', text: 'Hello again.' },
      { by: 'user', text: 'Once more.' },
    ]);
  });

  test("does not forward the client's key", async () => {
    replyWith(gateway.upstream, way, helloReply);
    await client().responses.create(makeRequest(way));
    expect(JSON.stringify(gateway.upstream.received)).not.toContain('key-of-the-client');
  });

  test('names the trace and the number of losses in headers', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const params = { ...makeRequest(way), max_tool_calls: 3 };
    const { response } = await client().responses.create(params).withResponse();
    expect(response.headers.get('x-louter-trace-id')).toMatch(/^[0-9a-f-]{16,}$/);
    expect(response.headers.get('x-louter-losses')).toBe(way.backend === 'openai-responses' ? null : '1');
  });

  test('streams a text in pieces that add up to the whole', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const pieces: string[] = [];
    const stream = client()
      .responses.stream(makeRequest(way))
      .on('response.output_text.delta', ({ delta }) => pieces.push(delta));
    const response = await stream.finalResponse();
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('Grüße, 👋 world.');
    expect(response.output_text).toBe('Grüße, 👋 world.');
    expect(response).toMatchObject({
      model: way.reportedModel,
      status: 'completed',
      usage: {
        input_tokens: 100,
        input_tokens_details: { cached_tokens: expectedCachedTokens(way) },
        output_tokens: 12,
      },
    });
  });

  test('numbers all events, and opens and closes each item in order', async () => {
    replyWith(gateway.upstream, way, twoCallsReply);
    const events = await collectEvents(client(), { ...makeRequest(way), tools });
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
    const reported = events.flatMap((event) => {
      switch (event.type) {
        case 'response.output_item.added':
        case 'response.output_item.done':
          return event.item.type === 'reasoning' ? [] : [`${event.type} ${event.item.type}`];
        case 'response.output_text.delta':
        case 'response.function_call_arguments.delta':
          return [];
        case 'response.function_call_arguments.done':
          return [`${event.type} ${event.arguments}`];
        default:
          return [event.type];
      }
    });
    expect(reported.filter((line) => line !== 'response.in_progress')).toEqual([
      'response.created',
      'response.output_item.added message',
      'response.content_part.added',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done message',
      'response.output_item.added function_call',
      'response.function_call_arguments.done {"city":"Zürich","days":2}',
      'response.output_item.done function_call',
      'response.output_item.added function_call',
      'response.function_call_arguments.done {}',
      'response.output_item.done function_call',
      'response.completed',
    ]);
    const done = events.filter((event) => event.type === 'response.output_item.done');
    expect(done.map(({ output_index }) => output_index)).toEqual(done.map((_, index) => index));
    const prefixes: Record<string, string> = { message: 'msg_', function_call: 'fc_', reasoning: 'rs_' };
    for (const { item } of done) expect(item.id).toMatch(new RegExp(`^${prefixes[item.type]}.`));
    const [last] = events.slice(-1);
    expect(last).toMatchObject({ response: { output: done.map(({ item }) => ({ id: item.id, type: item.type })) } });
  });

  test('gives the same answer for any cut of the bytes', async () => {
    for (const size of [1, 7, 100_000]) {
      const bytes = cutInto(size, way.vendor.writer.stream(twoCallsReply, vendorModel));
      gateway.upstream.answer(way.vendor.streams(bytes));
      const response = await client()
        .responses.stream({ ...makeRequest(way), tools })
        .finalResponse();
      expect([size, response.output_text, callsOf(response)]).toEqual([size, 'Both at once.', expectedCalls(way)]);
    }
  });

  test('sends an image as bytes, from the user and from a tool', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const dot = { type: 'input_image', detail: 'auto', image_url: 'data:image/png;base64,iVBORw0KGgo=' } as const;
    await client().responses.create({
      model: way.model,
      tools,
      input: [
        { role: 'user', content: [dot, { type: 'input_text', text: 'What is this?' }] },
        { type: 'function_call', call_id: 'call_1', name: 'clock', arguments: '{}' },
        {
          type: 'function_call_output',
          call_id: 'call_1',
          output: [{ ...dot, image_url: 'data:image/png;base64,R0lGODlh' }],
        },
      ],
    });
    const { messages } = interpretRequest(gateway.upstream, way);
    expect(messages).toContainEqual({ by: 'user', image: expect.stringContaining('iVBORw0KGgo=') });
    expect(messages).toContainEqual({ by: 'user', text: 'What is this?' });
    expect(gateway.upstream.received[0]?.text).toContain('R0lGODlh');
  });

  test.runIf(way.vendor.takes.documents)('a document reaches the backend whole', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const document = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 made up').toString('base64')}`;
    const file = { type: 'input_file', filename: 'paper.pdf', file_data: document } as const;
    await client().responses.create({
      model: way.model,
      input: [{ role: 'user', content: [file, { type: 'input_text', text: 'Sum it up.' }] }],
    });
    expect(interpretRequest(gateway.upstream, way).messages).toContainEqual({ by: 'user', document });
  });

  test('requests and parses structured output, plain and streamed', async () => {
    const schema = {
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
      additionalProperties: false,
    };
    const text = { format: { type: 'json_schema', name: 'forecast', strict: true, schema } } as const;
    replyWith(gateway.upstream, way, { text: '{"city":"Zürich","rain":true}', usage });
    const whole = await client().responses.parse({ ...makeRequest(way), text });
    expect(whole.output_parsed).toEqual({ city: 'Zürich', rain: true });
    expect(interpretRequest(gateway.upstream, way).schema).toMatchObject({ required: ['city', 'rain'] });
    const streamed = await client()
      .responses.stream({ ...makeRequest(way), text })
      .finalResponse();
    expect(streamed.output_parsed).toEqual({ city: 'Zürich', rain: true });
  });

  test('reports an answer that the output limit cut off', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, finish: 'length' });
    const cut = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
    expect(await client().responses.create(makeRequest(way))).toMatchObject(cut);
    const [last] = (await collectEvents(client(), makeRequest(way))).slice(-1);
    expect(last).toMatchObject({ type: 'response.incomplete', response: cut });
  });
});

const counting = (way: BackendPath, content: string): Promise<{ input_tokens: number }> =>
  client().responses.inputTokens.count({ model: way.model, input: [{ role: 'user', content }], tools });

test.each(ways.filter(({ backend }) => backend === 'openai-responses'))(
  'tokens are counted by the vendor, $name',
  async (way) => {
    gateway.upstream.answer(jsonAnswer({ object: 'response.input_tokens', input_tokens: 77 }));
    expect(await counting(way, 'Say hello.')).toMatchObject({ object: 'response.input_tokens', input_tokens: 77 });
    expect(gateway.upstream.received[0]?.path).toBe('/v1/responses/input_tokens');
    expect(onlyRequestBody(gateway.upstream)).toMatchObject({ model: vendorModel, tools });
  },
);

test.each(ways.filter(({ vendor }) => !vendor.countsTokens))(
  'tokens are estimated where the vendor counts none, without a call of the model, $name',
  async (way) => {
    const short = await counting(way, 'Say hello.');
    const long = await counting(way, 'Say hello. '.repeat(500));
    expect(short.input_tokens).toBeGreaterThan(10);
    expect(long.input_tokens - short.input_tokens).toBeGreaterThan(500);
    expect(gateway.upstream.received).toEqual([]);
  },
);

test.each(ways.filter(({ vendor }) => vendor.takes.addresses))('an image by its address, $name', async (way) => {
  replyWith(gateway.upstream, way, helloReply);
  const image_url = 'https://example.com/cat.png';
  const content = [{ type: 'input_image', detail: 'auto', image_url } as const];
  await client().responses.create({ model: way.model, input: [{ role: 'user', content }] });
  expect(interpretRequest(gateway.upstream, way).messages).toEqual([{ by: 'user', image: image_url }]);
});
