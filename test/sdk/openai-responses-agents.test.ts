import type OpenAI from 'openai';
import { BadRequestError } from 'openai';
import { describe, expect, test } from 'vitest';
import { scriptedCiphertext } from '../support/reply-responses.ts';
import { createOpenAiClient, visibleItems } from './openai-responses-client.ts';
import {
  helloReply,
  replyWith,
  onlyRequestBody,
  setUpGateway,
  interpretRequest,
  usage,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

/** A request as it goes over the wire: agents send more than the package's types hold. */
type Wire = OpenAI.Responses.ResponseCreateParamsNonStreaming;

const gateway = setUpGateway();
const client = (): OpenAI => createOpenAiClient(gateway);
const ways = backendPathsOf('openai-responses');
const foreignPaths = ways.filter(({ backend }) => backend !== 'openai-responses');
const nativePaths = ways.filter(({ backend }) => backend === 'openai-responses');

const collectAnswers = async (request: unknown): Promise<OpenAI.Responses.Response[]> => {
  const whole = await client().responses.create(request as Wire);
  // Agents act upon an item as soon as it is done, and some read nothing else.
  const done: OpenAI.Responses.ResponseOutputItem[] = [];
  for await (const event of await client().responses.create({ ...(request as Wire), stream: true }))
    if (event.type === 'response.output_item.done') done.push(event.item);
  return [whole, { ...whole, output: done }];
};

const script = 'await ls("src")\n// "quoted", \\ and 👋\n';
const execTool = {
  type: 'custom',
  name: 'exec',
  description: 'Runs a script.',
  format: { type: 'grammar', syntax: 'lark', definition: 'start: /(.|\\n)+/' },
};
const waitTool = {
  type: 'function',
  name: 'wait',
  description: 'Waits.',
  strict: false,
  parameters: { type: 'object', properties: { seconds: { type: 'number' } }, required: ['seconds'] },
};
/** All tools in the input, in a namespace, none beside it; no instructions. */
const codeMode = ({ model }: BackendPath) => ({
  model,
  input: [
    {
      type: 'additional_tools',
      id: 'at_1',
      role: 'developer',
      tools: [{ type: 'namespace', name: 'functions', description: 'What can be run', tools: [execTool, waitTool] }],
    },
    { type: 'message', id: 'msg_1', role: 'developer', content: [{ type: 'input_text', text: 'You write scripts.' }] },
    { type: 'message', id: 'msg_2', role: 'user', content: [{ type: 'input_text', text: 'List the files.' }] },
  ],
  tool_choice: 'auto',
  parallel_tool_calls: false,
  reasoning: { effort: 'low', context: 'all_turns' },
  include: ['reasoning.encrypted_content'],
  store: false,
  prompt_cache_key: 'session-1',
  client_metadata: { window: '1' },
});

describe.each(foreignPaths)('tools that stand in the input, in a namespace, $name', (path) => {
  test('reach the backend in its own form, and are called in the original form', async () => {
    replyWith(gateway.upstream, path, helloReply);
    await client().responses.create(codeMode(path) as unknown as Wire);
    const understood = interpretRequest(gateway.upstream, path);
    expect(understood.tools.map(({ description }) => description)).toEqual([
      expect.stringContaining('Runs a script.'),
      expect.stringContaining('Waits.'),
    ]);
    expect(understood.messages).toEqual([
      { by: 'system', text: 'You write scripts.' },
      { by: 'user', text: 'List the files.' },
    ]);

    const [execName = '', waitName = ''] = understood.tools.map(({ name }) => name);
    replyWith(gateway.upstream, path, {
      calls: [
        { id: 'call_1', name: execName, input: { input: script } },
        { id: 'call_2', name: waitName, input: { seconds: 1 } },
      ],
      usage,
    });
    for (const response of await collectAnswers(codeMode(path)))
      expect(visibleItems(response)).toMatchObject([
        { type: 'custom_tool_call', name: 'exec', namespace: 'functions', input: script },
        { type: 'function_call', name: 'wait', namespace: 'functions', arguments: '{"seconds":1}' },
      ]);
  });

  test('come back in the history with their results', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const request = codeMode(path);
    const history = [
      { type: 'reasoning', id: 'rs_1', summary: [], content: null, encrypted_content: scriptedCiphertext },
      { type: 'message', role: 'assistant', phase: 'commentary', content: [{ type: 'output_text', text: 'I look.' }] },
      { type: 'custom_tool_call', id: 'ctc_1', call_id: 'call_1', name: 'exec', namespace: 'functions', input: script },
      { type: 'custom_tool_call_output', call_id: 'call_1', output: [{ type: 'input_text', text: 'a.ts' }] },
    ];
    await client().responses.create({ ...request, input: [...request.input, ...history] } as unknown as Wire);
    const { messages, tools } = interpretRequest(gateway.upstream, path);
    const name = tools[0]?.name ?? '';
    expect(messages.slice(2)).toEqual([
      { by: 'model', text: 'I look.' },
      { by: 'model', call: { name, input: { input: script } } },
      { by: 'tool', result: { name, text: expect.stringContaining('a.ts') } },
    ]);
    // A thought that another vendor sealed is of no use to this one.
    expect(gateway.upstream.received[0]?.text).not.toContain(scriptedCiphertext);
  });
});

describe.each(nativePaths)('tools that stand in the input, in a namespace, $name', (path) => {
  test('reach a backend that supports them unchanged', async () => {
    replyWith(gateway.upstream, path, {
      reasoning: 'A script will do.',
      calls: [{ id: 'call_1', name: 'exec', namespace: 'functions', input: script }],
      usage,
    });
    const request = codeMode(path);
    for (const response of await collectAnswers(request)) {
      expect(visibleItems(response)).toMatchObject([
        { type: 'reasoning', encrypted_content: scriptedCiphertext },
        { type: 'custom_tool_call', call_id: 'call_1', name: 'exec', namespace: 'functions', input: script },
      ]);
    }
    const [sent] = gateway.upstream.received;
    const { model: _, ...expected } = request;
    expect(sent?.json).toMatchObject(expected);
  });
});

describe.each(ways)('input of agents that the package does not send, $name', (path) => {
  test('accepts system messages in the input, reasoning without an id and answers as plain strings', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const request = {
      model: path.model,
      store: false,
      input: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: [{ type: 'input_text', text: 'The time?' }] },
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'I look.' }], encrypted_content: null },
        { type: 'function_call', call_id: 'call_1', name: 'wait', arguments: '{"seconds":0}', status: null },
        { type: 'function_call_output', call_id: 'call_1', output: 'Noon.' },
        { role: 'assistant', content: 'Noon.', phase: 'final_answer' },
        { role: 'user', content: 'And now?' },
      ],
      tools: [waitTool],
    };
    await client().responses.create(request as unknown as Wire);
    const { messages } = interpretRequest(gateway.upstream, path);
    expect(messages.filter((each) => !('reasoning' in each))).toEqual([
      { by: 'system', text: 'Be kind.' },
      { by: 'user', text: 'The time?' },
      { by: 'model', call: { name: 'wait', input: { seconds: 0 } } },
      { by: 'tool', result: { name: 'wait', text: expect.stringContaining('Noon.') } },
      { by: 'model', text: 'Noon.' },
      { by: 'user', text: 'And now?' },
    ]);
  });

  test('restricts the choice to some of the tools', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const tools = [waitTool, { ...waitTool, name: 'stop', description: 'Stops.' }] as OpenAI.Responses.FunctionTool[];
    const allowed = { type: 'allowed_tools', mode: 'required', tools: [{ type: 'function', name: 'stop' }] };
    await client().responses.create({
      model: path.model,
      input: 'Stop.',
      tools,
      tool_choice: allowed,
    } as unknown as Wire);
    if (path.backend === 'openai-responses') {
      expect(onlyRequestBody(gateway.upstream)['tool_choice']).toEqual(allowed);
      return;
    }
    // Elsewhere the one tool is demanded by its name, or no other is offered.
    const { choice, tools: offered } = interpretRequest(gateway.upstream, path);
    expect(typeof choice === 'object' ? [choice.name] : offered.map(({ name }) => name)).toEqual(['stop']);
  });
});

describe.each(foreignPaths)('a tool that only its vendor runs, $name', (path) => {
  const params = { input: 'Which lighthouse is the oldest?', tools: [{ type: 'web_search_preview' } as const] };

  test('is left out and counted as a loss', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const { data, response } = await client()
      .responses.create({ model: path.model, ...params })
      .withResponse();
    expect(data.output_text).toBe('Grüße, 👋 world.');
    expect(Number(response.headers.get('x-louter-losses'))).toBeGreaterThan(0);
    expect(gateway.upstream.received[0]?.text).not.toContain('web_search');
  });

  test('cannot be forced', async () => {
    const error = await client()
      .responses.create({ model: path.model, ...params, tool_choice: { type: 'web_search_preview' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ message: expect.stringContaining('web_search') });
    expect(gateway.upstream.received).toEqual([]);
  });
});
