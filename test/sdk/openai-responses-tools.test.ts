import type OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { scriptedCiphertext } from '../support/reply-responses.ts';
import type { ScriptedReply } from '../support/reply.ts';
import {
  makeRequest,
  callsOf,
  createOpenAiClient,
  visibleItems,
  reasoningTextsOf,
  tools,
  type PlainRequest,
} from './openai-responses-client.ts';
import {
  expectedCalls,
  helloReply,
  replyWith,
  setUpGateway,
  twoCallsReply,
  interpretRequest,
  usage,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = () => createOpenAiClient(gateway);
const ways = backendPathsOf('openai-responses');

describe.each(ways)('tools with the OpenAI SDK and the Responses API, $name', (path: BackendPath) => {
  test('returns parallel tool calls', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const response = await client().responses.create({ ...makeRequest(path), tools, tool_choice: 'required' });
    expect(response.output_text).toBe('Both at once.');
    expect(callsOf(response)).toEqual(expectedCalls(path));
    expect(response.status).toBe('completed');
    expect(interpretRequest(gateway.upstream, path)).toMatchObject({
      tools: [
        { name: 'weather', description: 'The weather of a city.', schema: { required: ['city'] } },
        { name: 'clock', description: 'The time.' },
      ],
    });
  });

  test('sends the results of parallel calls by id, in any order', async () => {
    replyWith(gateway.upstream, path, helloReply);
    await client().responses.create({
      model: path.model,
      tools,
      input: [
        { role: 'user', content: 'The weather and the time, please.' },
        { type: 'function_call', call_id: 'call_1', name: 'weather', arguments: '{"city":"Zürich","days":2}' },
        { type: 'function_call', call_id: 'call_2', name: 'clock', arguments: '{}' },
        { type: 'function_call_output', call_id: 'call_2', output: 'Noon.' },
        { type: 'function_call_output', call_id: 'call_1', output: [{ type: 'input_text', text: 'Rain.' }] },
        { role: 'user', content: 'And be brief.' },
      ],
    });
    const { messages } = interpretRequest(gateway.upstream, path);
    expect(messages.filter(({ by }) => by !== 'tool')).toEqual([
      { by: 'user', text: 'The weather and the time, please.' },
      { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
      { by: 'model', call: { name: 'clock', input: {} } },
      { by: 'user', text: 'And be brief.' },
    ]);
    expect(messages).toContainEqual({
      by: 'tool',
      result: { name: 'weather', text: expect.stringContaining('Rain.') },
    });
    expect(messages).toContainEqual({ by: 'tool', result: { name: 'clock', text: expect.stringContaining('Noon.') } });
  });

  test('returns and streams reasoning, and sends it back with its call', async () => {
    const reply: ScriptedReply = {
      reasoning: 'They want the time, so I look.',
      calls: [{ id: 'call_thought', name: 'clock', input: {} }],
      usage,
    };
    replyWith(gateway.upstream, path, reply);
    const params: PlainRequest = {
      model: path.model,
      input: 'The time?',
      tools,
      reasoning: { effort: 'medium', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
      store: false,
    };
    const whole = await client().responses.create(params);
    const streamed = await client().responses.stream(params).finalResponse();
    for (const response of [whole, streamed]) {
      expect(reasoningTextsOf(response)).toEqual(['They want the time, so I look.']);
      expect(callsOf(response)).toMatchObject([{ name: 'clock', input: {} }]);
      expect(visibleItems(response).map(({ id }) => id)).toEqual([
        expect.stringMatching(/^rs_/),
        expect.stringMatching(/^fc_/),
      ]);
    }

    gateway.upstream.reset();
    replyWith(gateway.upstream, path, helloReply);
    const answered = whole.output.flatMap((item): OpenAI.Responses.ResponseInputItem[] => {
      if (item.type === 'function_call')
        return [item, { type: 'function_call_output', call_id: item.call_id, output: 'Noon.' }];
      return item.type === 'reasoning' ? [item] : [];
    });
    await client().responses.create({ ...params, input: [{ role: 'user', content: 'The time?' }, ...answered] });
    const { messages } = interpretRequest(gateway.upstream, path);
    expect(messages).toContainEqual({ by: 'model', call: { name: 'clock', input: {} } });
    expect(messages).toContainEqual({ by: 'tool', result: { name: 'clock', text: expect.stringContaining('Noon.') } });
    if (path.backend === 'openai-responses')
      expect(messages).toContainEqual({
        by: 'model',
        reasoning: 'They want the time, so I look.',
        signature: scriptedCiphertext,
      });
  });

  test.each([
    ['auto', 'auto'],
    ['none', 'none'],
    ['required', 'required'],
    [{ type: 'function', name: 'clock' }, { name: 'clock' }],
  ] as const)('the choice of tools: %j', async (choice, understood) => {
    replyWith(gateway.upstream, path, helloReply);
    await client().responses.create({ ...makeRequest(path), tools, tool_choice: choice, parallel_tool_calls: false });
    const { takes } = path.vendor;
    expect(interpretRequest(gateway.upstream, path)).toMatchObject({
      choice: takes.choice ? understood : undefined,
      ...(choice === 'required' && { parallel: takes.parallel ? false : undefined }),
    });
  });
});

describe.each(ways.filter(({ backend }) => backend !== 'openai-responses'))(
  'tools that other protocols do not have, $name',
  (path: BackendPath) => {
    const patch = '*** Edit\n+Hello, "wörld" \\o/\n*** Done';
    const edit: OpenAI.Responses.CustomTool = {
      type: 'custom',
      name: 'edit_files',
      description: 'Changes files.',
      format: { type: 'grammar', syntax: 'lark', definition: 'start: /(.|\\n)+/' },
    };

    test('calls a custom tool with raw text, and sends its result', async () => {
      const input = { input: patch };
      replyWith(gateway.upstream, path, { calls: [{ id: 'call_1', name: 'edit_files', input }], usage });
      const params: PlainRequest = { ...makeRequest(path), tools: [edit] };
      const whole = await client().responses.create(params);
      const streamed = await client().responses.stream(params).finalResponse();
      for (const response of [whole, streamed])
        expect(visibleItems(response)).toMatchObject([{ type: 'custom_tool_call', name: 'edit_files', input: patch }]);

      gateway.upstream.reset();
      replyWith(gateway.upstream, path, helloReply);
      const [call] = visibleItems(whole);
      if (call?.type !== 'custom_tool_call') throw new Error('no call');
      await client().responses.create({
        ...params,
        input: [
          { role: 'user', content: 'Greet.' },
          call,
          { type: 'custom_tool_call_output', call_id: call.call_id, output: 'Done.' },
        ],
      });
      const { messages, tools: offered } = interpretRequest(gateway.upstream, path);
      expect(offered).toMatchObject([{ name: 'edit_files' }]);
      expect(messages).toContainEqual({ by: 'model', call: { name: 'edit_files', input } });
      expect(messages).toContainEqual({
        by: 'tool',
        result: { name: 'edit_files', text: expect.stringContaining('Done.') },
      });
    });

    test('tells the tools of a namespace from those outside', async () => {
      const find = (description: string): OpenAI.Responses.FunctionTool => ({
        type: 'function',
        name: 'find',
        description,
        parameters: { type: 'object', properties: {} },
        strict: false,
      });
      replyWith(gateway.upstream, path, helloReply);
      const params: PlainRequest = {
        ...makeRequest(path),
        tools: [
          { type: 'namespace', name: 'crm', description: 'The customers', tools: [find('Finds customers.')] },
          find('Finds files.'),
        ],
      };
      await client().responses.create(params);
      const offered = interpretRequest(gateway.upstream, path).tools;
      expect(offered.map(({ description }) => description)).toEqual([
        expect.stringContaining('Finds customers.'),
        'Finds files.',
      ]);
      expect(new Set(offered.map(({ name }) => name)).size).toBe(2);

      for (const [index, called] of [{ name: 'find', namespace: 'crm' }, { name: 'find' }].entries()) {
        const name = offered[index]?.name ?? '';
        replyWith(gateway.upstream, path, { calls: [{ id: 'call_1', name, input: {} }], usage });
        const whole = await client().responses.create(params);
        const streamed = await client().responses.stream(params).finalResponse();
        for (const response of [whole, streamed]) {
          expect(visibleItems(response)).toMatchObject([{ type: 'function_call', ...called }]);
          if (!('namespace' in called)) expect(visibleItems(response)[0]).not.toHaveProperty('namespace');
        }
      }
    });
  },
);
