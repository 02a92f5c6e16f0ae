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

describe.each(ways)('tools, called through the OpenAI SDK speaking Responses, $name', (way: BackendPath) => {
  test('parallel tool calls in one piece', async () => {
    replyWith(gateway.upstream, way, twoCallsReply);
    const response = await client().responses.create({ ...makeRequest(way), tools, tool_choice: 'required' });
    expect(response.output_text).toBe('Both at once.');
    expect(callsOf(response)).toEqual(expectedCalls(way));
    expect(response.status).toBe('completed');
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({
      tools: [
        { name: 'weather', description: 'The weather of a city.', schema: { required: ['city'] } },
        { name: 'clock', description: 'The time.' },
      ],
    });
  });

  test('results of parallel calls reach the backend by their ids, whatever their order', async () => {
    replyWith(gateway.upstream, way, helloReply);
    await client().responses.create({
      model: way.model,
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
    const { said } = interpretRequest(gateway.upstream, way);
    expect(said.filter(({ by }) => by !== 'tool')).toEqual([
      { by: 'user', text: 'The weather and the time, please.' },
      { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
      { by: 'model', call: { name: 'clock', input: {} } },
      { by: 'user', text: 'And be brief.' },
    ]);
    expect(said).toContainEqual({ by: 'tool', result: { name: 'weather', text: expect.stringContaining('Rain.') } });
    expect(said).toContainEqual({ by: 'tool', result: { name: 'clock', text: expect.stringContaining('Noon.') } });
  });

  test('reasoning in one piece and as a stream, and back again with the call it led to', async () => {
    const reply: ScriptedReply = {
      reasoning: 'They want the time, so I look.',
      calls: [{ id: 'call_thought', name: 'clock', input: {} }],
      usage,
    };
    replyWith(gateway.upstream, way, reply);
    const params: PlainRequest = {
      model: way.model,
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
    replyWith(gateway.upstream, way, helloReply);
    const answered = whole.output.flatMap((item): OpenAI.Responses.ResponseInputItem[] => {
      if (item.type === 'function_call')
        return [item, { type: 'function_call_output', call_id: item.call_id, output: 'Noon.' }];
      return item.type === 'reasoning' ? [item] : [];
    });
    await client().responses.create({ ...params, input: [{ role: 'user', content: 'The time?' }, ...answered] });
    const { said } = interpretRequest(gateway.upstream, way);
    expect(said).toContainEqual({ by: 'model', call: { name: 'clock', input: {} } });
    expect(said).toContainEqual({ by: 'tool', result: { name: 'clock', text: expect.stringContaining('Noon.') } });
    if (way.backend === 'openai-responses')
      expect(said).toContainEqual({
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
    replyWith(gateway.upstream, way, helloReply);
    await client().responses.create({ ...makeRequest(way), tools, tool_choice: choice, parallel_tool_calls: false });
    const { takes } = way.vendor;
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({
      choice: takes.choice ? understood : undefined,
      ...(choice === 'required' && { parallel: takes.parallel ? false : undefined }),
    });
  });
});

describe.each(ways.filter(({ backend }) => backend !== 'openai-responses'))(
  'tools that other protocols do not have, $name',
  (way: BackendPath) => {
    const patch = '*** Edit\n+Hello, "wörld" \\o/\n*** Done';
    const edit: OpenAI.Responses.CustomTool = {
      type: 'custom',
      name: 'edit_files',
      description: 'Changes files.',
      format: { type: 'grammar', syntax: 'lark', definition: 'start: /(.|\\n)+/' },
    };

    test('a tool that takes raw text is called with it, and gives its result back', async () => {
      const input = { input: patch };
      replyWith(gateway.upstream, way, { calls: [{ id: 'call_1', name: 'edit_files', input }], usage });
      const params: PlainRequest = { ...makeRequest(way), tools: [edit] };
      const whole = await client().responses.create(params);
      const streamed = await client().responses.stream(params).finalResponse();
      for (const response of [whole, streamed])
        expect(visibleItems(response)).toMatchObject([{ type: 'custom_tool_call', name: 'edit_files', input: patch }]);

      gateway.upstream.reset();
      replyWith(gateway.upstream, way, helloReply);
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
      const { said, tools: offered } = interpretRequest(gateway.upstream, way);
      expect(offered).toMatchObject([{ name: 'edit_files' }]);
      expect(said).toContainEqual({ by: 'model', call: { name: 'edit_files', input } });
      expect(said).toContainEqual({
        by: 'tool',
        result: { name: 'edit_files', text: expect.stringContaining('Done.') },
      });
    });

    test('tools of a namespace are told apart from those outside, and called back under theirs', async () => {
      const find = (description: string): OpenAI.Responses.FunctionTool => ({
        type: 'function',
        name: 'find',
        description,
        parameters: { type: 'object', properties: {} },
        strict: false,
      });
      replyWith(gateway.upstream, way, helloReply);
      const params: PlainRequest = {
        ...makeRequest(way),
        tools: [
          { type: 'namespace', name: 'crm', description: 'The customers', tools: [find('Finds customers.')] },
          find('Finds files.'),
        ],
      };
      await client().responses.create(params);
      const offered = interpretRequest(gateway.upstream, way).tools;
      expect(offered.map(({ description }) => description)).toEqual([
        expect.stringContaining('Finds customers.'),
        'Finds files.',
      ]);
      expect(new Set(offered.map(({ name }) => name)).size).toBe(2);

      for (const [index, called] of [{ name: 'find', namespace: 'crm' }, { name: 'find' }].entries()) {
        const name = offered[index]?.name ?? '';
        replyWith(gateway.upstream, way, { calls: [{ id: 'call_1', name, input: {} }], usage });
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
