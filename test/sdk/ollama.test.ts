import { Ollama, type ChatRequest, type ChatResponse, type Message, type Tool } from 'ollama';
import { describe, expect, test } from 'vitest';
import { cutInto, jsonAnswer, ndjsonAnswer } from '../support/upstream.ts';
import {
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
const client = (): Ollama => new Ollama({ host: gateway.url, headers: { authorization: 'Bearer key-of-the-client' } });

const tools: Tool[] = [
  {
    type: 'function',
    function: {
      name: 'weather',
      description: 'The weather of a city.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string' }, days: { type: 'integer' } },
        required: ['city'],
      },
    },
  },
  {
    type: 'function',
    function: { name: 'clock', description: 'The time.', parameters: { type: 'object', properties: {} } },
  },
];

const makeRequest = (way: BackendPath): ChatRequest & { stream?: false } => ({
  model: way.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});
const makeStreamRequest = (way: BackendPath): ChatRequest & { stream: true } => ({ ...makeRequest(way), stream: true });

/** A stream as one message, and its last line. */
async function joinLines(
  lines: AsyncIterable<ChatResponse>,
): Promise<{ message: Message; pieces: number; last: unknown }> {
  const message: Message & { thinking: string } = { role: 'assistant', content: '', thinking: '', tool_calls: [] };
  let pieces = 0;
  let last: unknown;
  for await (const line of lines) {
    message.content += line.message.content;
    message.thinking += line.message.thinking ?? '';
    message.tool_calls?.push(...(line.message.tool_calls ?? []));
    if (line.message.content !== '') pieces += 1;
    last = line;
  }
  return { message, pieces, last };
}

/** The calls of a message by name and arguments. */
const callsOf = ({ tool_calls: calls = [] }: Message): unknown[] =>
  calls.map(({ function: { name, arguments: input } }) => ({ name, input }));

const expectedNames = (way: BackendPath): unknown[] =>
  expectedCalls(way).map((call) => {
    const { name, input } = call as { name: string; input: unknown };
    return { name, input };
  });

describe.each(backendPathsOf('ollama'))("Ollama's own package, $name", (way: BackendPath) => {
  test('returns a plain text', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const answer = await client().chat({
      ...makeRequest(way),
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Say hello.' },
      ],
      options: { num_predict: 1000 },
    });
    expect(answer).toMatchObject({
      model: way.reportedModel,
      message: { role: 'assistant', content: 'Grüße, 👋 world.' },
      done: true,
      done_reason: 'stop',
      prompt_eval_count: 100,
      eval_count: 12,
    });
    expect(Date.parse(String(answer.created_at))).toBeGreaterThan(0);
    // Clients divide by these.
    expect([answer.total_duration, answer.prompt_eval_duration, answer.eval_duration].every((each) => each > 0)).toBe(
      true,
    );
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
    await client().chat(makeRequest(way));
    expect(JSON.stringify(gateway.upstream.received)).not.toContain('key-of-the-client');
  });

  test('streams a text in pieces that add up to the whole', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const { message, pieces, last } = await joinLines(await client().chat(makeStreamRequest(way)));
    expect(pieces).toBeGreaterThan(1);
    expect(message.content).toBe('Grüße, 👋 world.');
    expect(last).toMatchObject({
      model: way.reportedModel,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: 'stop',
      prompt_eval_count: 100,
      eval_count: 12,
    });
  });

  test('streams by default', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const response = await fetch(`${gateway.url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeRequest(way)),
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((line) => line.includes('"done":true'))).toEqual([
      ...Array.from({ length: lines.length - 1 }, () => false),
      true,
    ]);
  });

  test('gives the same answer for any cut of the bytes', async () => {
    for (const size of [1, 7, 100_000]) {
      gateway.upstream.answer(way.vendor.streams(cutInto(size, way.vendor.writer.stream(twoCallsReply, vendorModel))));
      const { message } = await joinLines(await client().chat({ ...makeStreamRequest(way), tools }));
      expect([size, message.content, callsOf(message)]).toEqual([size, 'Both at once.', expectedNames(way)]);
    }
  });

  test('returns parallel tool calls', async () => {
    replyWith(gateway.upstream, way, twoCallsReply);
    const { message, done_reason: reason } = await client().chat({ ...makeRequest(way), tools });
    expect(message.content).toBe('Both at once.');
    expect(callsOf(message)).toEqual(expectedNames(way));
    expect(reason).toBe('stop');
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({
      tools: [
        { name: 'weather', description: 'The weather of a city.', schema: { required: ['city'] } },
        { name: 'clock', description: 'The time.' },
      ],
    });
  });

  test('sends calls and results back, matched by tool name', async () => {
    replyWith(gateway.upstream, way, twoCallsReply);
    const sent: Message[] = [{ role: 'user', content: 'The weather and the time, please.' }];
    const { message } = await client().chat({ ...makeRequest(way), messages: sent, tools });
    gateway.upstream.reset();
    replyWith(gateway.upstream, way, helloReply);
    await client().chat({
      ...makeRequest(way),
      tools,
      messages: [
        ...sent,
        message,
        { role: 'tool', tool_name: 'clock', content: 'Noon.' },
        { role: 'tool', tool_name: 'weather', content: 'Rain.' },
      ],
    });
    const { messages: output } = interpretRequest(gateway.upstream, way);
    expect(output.slice(0, 4)).toEqual([
      { by: 'user', text: 'The weather and the time, please.' },
      { by: 'model', text: 'Both at once.' },
      { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
      { by: 'model', call: { name: 'clock', input: {} } },
    ]);
    expect(output.slice(4)).toHaveLength(2);
    expect(output).toContainEqual({ by: 'tool', result: { name: 'weather', text: expect.stringContaining('Rain.') } });
    expect(output).toContainEqual({ by: 'tool', result: { name: 'clock', text: expect.stringContaining('Noon.') } });
  });

  test('matches two results of one tool in order', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const call = (city: string) => ({ function: { name: 'weather', arguments: { city } } });
    await client().chat({
      ...makeRequest(way),
      tools,
      messages: [
        { role: 'user', content: 'Bern and Basel?' },
        { role: 'assistant', content: '', tool_calls: [call('Bern'), call('Basel')] },
        { role: 'tool', tool_name: 'weather', content: 'Rain in Bern.' },
        { role: 'tool', tool_name: 'weather', content: 'Sun in Basel.' },
      ],
    });
    const results = interpretRequest(gateway.upstream, way).messages.filter(({ by }) => by === 'tool');
    expect(results).toEqual([
      { by: 'tool', result: { name: 'weather', text: expect.stringContaining('Rain in Bern.') } },
      { by: 'tool', result: { name: 'weather', text: expect.stringContaining('Sun in Basel.') } },
    ]);
  });

  test('sends an image as bytes', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const image = Buffer.from('iVBORw0KGgo=', 'base64');
    await client().chat({
      ...makeRequest(way),
      messages: [{ role: 'user', content: 'What is this?', images: [image] }],
    });
    const { messages: output } = interpretRequest(gateway.upstream, way);
    expect(output).toContainEqual({ by: 'user', image: expect.stringContaining('iVBORw0KGgo=') });
    expect(output).toContainEqual({ by: 'user', text: 'What is this?' });
  });

  test('requests structured output', async () => {
    replyWith(gateway.upstream, way, { text: '{"city":"Zürich","rain":true}', usage });
    const format = {
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
      additionalProperties: false,
    };
    const { message } = await client().chat({ ...makeRequest(way), format });
    expect(JSON.parse(message.content)).toEqual({ city: 'Zürich', rain: true });
    expect(interpretRequest(gateway.upstream, way).schema).toMatchObject(format);
  });

  test('returns and streams thinking beside the text', async () => {
    replyWith(gateway.upstream, way, { reasoning: 'They greet, so I greet.', text: 'Hello.', usage });
    const plain = await client().chat({ ...makeRequest(way), think: true });
    expect(plain.message).toMatchObject({ content: 'Hello.', thinking: 'They greet, so I greet.' });
    const { message } = await joinLines(await client().chat({ ...makeStreamRequest(way), think: 'high' }));
    expect(message).toMatchObject({ content: 'Hello.', thinking: 'They greet, so I greet.' });
  });

  test('sends stop sequences', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, finish: { stopSequence: '###' } });
    const { done_reason: reason } = await client().chat({ ...makeRequest(way), options: { stop: ['###', 'END'] } });
    expect(reason).toBe('stop');
    expect(interpretRequest(gateway.upstream, way).stop).toEqual(way.vendor.takes.stop ? ['###', 'END'] : []);
  });

  test('reports an answer that the output limit cut off', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, finish: 'length' });
    expect(await client().chat(makeRequest(way))).toMatchObject({ done_reason: 'length' });
    const { last } = await joinLines(await client().chat(makeStreamRequest(way)));
    expect(last).toMatchObject({ done: true, done_reason: 'length' });
  });

  // What is passed through is what the scripted vendor says, and it only chats.
  test.skipIf(way.isPassthrough)('a bare prompt, in one piece and as a stream', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, reasoning: 'A greeting.' });
    const prompt = { model: way.model, prompt: 'Say hello.', system: 'Be kind.', think: true };
    const answer = await client().generate(prompt);
    expect(answer).toMatchObject({
      model: way.reportedModel,
      response: 'Grüße, 👋 world.',
      thinking: 'A greeting.',
      done: true,
      done_reason: 'stop',
      prompt_eval_count: 100,
      eval_count: 12,
    });
    expect(answer).not.toHaveProperty('message');
    let text = '';
    let thinking = '';
    for await (const line of await client().generate({ ...prompt, stream: true })) {
      text += line.response;
      thinking += line.thinking ?? '';
    }
    expect([text, thinking]).toEqual(['Grüße, 👋 world.', 'A greeting.']);
  });
});

describe("Ollama's own package and the backend's request", () => {
  const way = backendPathsOf('ollama').find(
    ({ backend, isPassthrough: baseline }) => backend === 'ollama' && !baseline,
  );
  if (!way) throw new Error('no way leads to an Ollama backend');

  test('keeps a bare prompt with images', async () => {
    const answer = { model: vendorModel, created_at: '2026-01-01T00:00:00.123456789Z', done: true };
    gateway.upstream.answer(jsonAnswer({ ...answer, response: 'Red.', done_reason: 'stop', context: [1, 2, 3] }));
    const image = Buffer.from('iVBORw0KGgo=', 'base64');
    const prompt = { model: way.model, prompt: 'Which colour?', images: [image], suffix: '.', keep_alive: '5m' };
    expect(await client().generate(prompt)).toMatchObject({
      response: 'Red.',
      created_at: '2026-01-01T00:00:00.123456789Z',
      context: [1, 2, 3],
    });
    expect(gateway.upstream.received).toMatchObject([{ path: '/api/generate' }]);
    expect(onlyRequestBody(gateway.upstream)).toEqual({
      model: vendorModel,
      prompt: 'Which colour?',
      images: ['iVBORw0KGgo='],
      suffix: '.',
      keep_alive: '5m',
      stream: false,
    });
  });

  test('streams the answer to a bare prompt', async () => {
    const line = { model: vendorModel, created_at: '2026-01-01T00:00:00Z' };
    const lines = [
      { ...line, response: 'R', done: false },
      { ...line, response: 'ed.', done: false },
      { ...line, response: '', done: true, done_reason: 'stop' },
    ];
    gateway.upstream.answer(ndjsonAnswer(lines.map((each) => `${JSON.stringify(each)}\n`)));
    let text = '';
    for await (const { response } of await client().generate({ model: way.model, prompt: 'Hi', stream: true }))
      text += response;
    expect(text).toBe('Red.');
  });

  test('loads a model and forwards keep_alive', async () => {
    const answer = { model: vendorModel, created_at: '2026-01-01T00:00:00Z' };
    const body = { ...answer, message: { role: 'assistant', content: '' }, done: true, done_reason: 'load' };
    gateway.upstream.answer(jsonAnswer(body));
    expect(await client().chat({ model: way.model, messages: [], keep_alive: -1 })).toEqual({
      ...body,
      model: way.reportedModel,
    });
    expect(onlyRequestBody(gateway.upstream)).toEqual({
      model: vendorModel,
      messages: [],
      keep_alive: -1,
      stream: false,
    });
  });

  test('forwards options unchanged', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const options = { temperature: 0.5, num_ctx: 4096, repeat_penalty: 1.1, seed: 7 };
    await client().chat({ ...makeRequest(way), options, think: false, logprobs: true, top_logprobs: 2 });
    expect(onlyRequestBody(gateway.upstream)).toMatchObject({ options, think: false, logprobs: true, top_logprobs: 2 });
  });
});

describe("Ollama's own package and the gateway itself", () => {
  test('lists models', async () => {
    const { models } = await client().list();
    expect(models.map(({ name }) => name).toSorted()).toEqual(modelNames);
    expect(new Set(models.map(({ digest }) => digest)).size).toBe(modelNames.length);
    for (const model of models) {
      expect(model.model).toBe(model.name);
      expect(model.digest).toMatch(/^[0-9a-f]{64}$/);
      expect(Date.parse(String(model.modified_at))).not.toBeNaN();
    }
  });

  test('shows a model', async () => {
    const shown = await client().show({ model: 'on-anthropic' });
    expect(shown.capabilities).toEqual(expect.arrayContaining(['completion', 'tools']));
    expect(shown.model_info).toMatchObject({ 'general.architecture': expect.any(String) });
    await expect(client().show({ model: 'nowhere' })).rejects.toMatchObject({
      status_code: 404,
      message: expect.stringContaining('nowhere'),
    });
  });

  test('returns the version of the API', async () => {
    expect((await client().version()).version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('lists the supported routes for an unsupported one', async () => {
    await expect(client().embed({ model: 'on-anthropic', input: 'Hello' })).rejects.toMatchObject({
      status_code: 400,
      message: expect.stringContaining('POST /api/embed is passed'),
    });
    await expect(client().pull({ model: 'on-anthropic' })).rejects.toMatchObject({
      status_code: 404,
      message: expect.stringContaining('/api/chat'),
    });
  });
});
