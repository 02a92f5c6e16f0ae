import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { CoreChatResponse, Protocol } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { useEveryBackend } from '../faults/every-backend.ts';
import { writeAnswer } from '../faults/planting.ts';
import { codecs } from '../laws/codecs.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway } from '../support/conversation.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { startUpstream } from '../support/upstream.ts';

/**
 * Tools that a model finds by a search of its vendor, or calls from code that its vendor runs: on a backend which has neither
 * they are functions like any other, in the history too.
 */

const every = useEveryBackend();
const plain = await startUpstream();
afterAll(() => plain.close());
beforeEach(() => plain.reset());

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };

interface ClientCase {
  client: Protocol;
  body: JsonObject;
  /** The places of what is not sent as the client wrote it. */
  changed: string[];
}

const anthropicCase: ClientCase = {
  client: 'anthropic',
  body: {
    model: 'some-model',
    max_tokens: 100,
    tools: [
      { type: 'tool_search_tool_bm25_20251119', name: 'tool_search_tool_bm25' },
      { type: 'code_execution_20260120', name: 'code_execution' },
      { name: 'get_weather', description: 'Weather', input_schema: parameters, defer_loading: true },
      { name: 'query', description: 'Query', input_schema: parameters, allowed_callers: ['code_execution_20260120'] },
    ],
    messages: [
      { role: 'user', content: 'How is it?' },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Searching.' },
          { type: 'server_tool_use', id: 'srvtoolu_1', name: 'tool_search_tool_bm25', input: { query: 'sky' } },
          {
            type: 'tool_search_tool_result',
            tool_use_id: 'srvtoolu_1',
            content: {
              type: 'tool_search_tool_search_result',
              tool_references: [{ type: 'tool_reference', tool_name: 'get_weather' }],
            },
          },
          { type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: { city: 'Oslo' } },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'sunny' }] },
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 'srvtoolu_2', name: 'code_execution', input: { code: 'query("Rome")' } },
          {
            type: 'tool_use',
            id: 'toolu_2',
            name: 'query',
            input: { city: 'Rome' },
            caller: { type: 'code_execution_20260120', tool_id: 'srvtoolu_2' },
          },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_2', content: 'cloudy' }] },
      {
        role: 'assistant',
        content: [
          {
            type: 'code_execution_tool_result',
            tool_use_id: 'srvtoolu_2',
            content: { type: 'code_execution_result', stdout: 'wet', stderr: '', return_code: 0, content: [] },
          },
          { type: 'text', text: 'Both known.' },
        ],
      },
      { role: 'user', content: 'Again.' },
    ],
  },
  changed: [
    '/tools/0',
    '/tools/1',
    '/tools/3/allowed_callers',
    '/messages/1/content/2/content',
    '/messages/3/content/0',
    '/messages/3/content/1/caller',
    '/messages/5/content/0',
  ],
};

const responsesCase: ClientCase = {
  client: 'openai-responses',
  body: {
    model: 'some-model',
    tools: [
      { type: 'tool_search' },
      { type: 'programmatic_tool_calling' },
      { type: 'function', name: 'get_weather', parameters, strict: false, defer_loading: true },
      { type: 'function', name: 'query', parameters, strict: false, allowed_callers: ['programmatic'] },
    ],
    input: [
      { role: 'user', content: 'How is it?' },
      {
        type: 'tool_search_call',
        id: 'tsc_1',
        call_id: null,
        execution: 'server',
        status: 'completed',
        arguments: { paths: ['get_weather'] },
      },
      {
        type: 'tool_search_output',
        id: 'tso_1',
        call_id: null,
        execution: 'server',
        status: 'completed',
        tools: [{ type: 'function', name: 'get_weather', parameters, strict: false, defer_loading: true }],
      },
      { type: 'function_call', call_id: 'call_1', name: 'get_weather', arguments: '{"city":"Oslo"}' },
      { type: 'function_call_output', call_id: 'call_1', output: 'sunny' },
      { type: 'program', id: 'prog_1', call_id: 'call_p', code: 'await query()', fingerprint: 'f' },
      {
        type: 'function_call',
        call_id: 'call_2',
        name: 'query',
        arguments: '{"city":"Rome"}',
        caller: { type: 'program', caller_id: 'call_p' },
      },
      {
        type: 'function_call_output',
        call_id: 'call_2',
        output: 'cloudy',
        caller: { type: 'program', caller_id: 'call_p' },
      },
      { type: 'program_output', id: 'po_1', call_id: 'call_p', result: 'both known', status: 'completed' },
      { role: 'user', content: 'Again.' },
    ],
  },
  changed: [
    '/tools/0',
    '/tools/1',
    '/tools/3/allowed_callers',
    '/input/1',
    '/input/2',
    '/input/5',
    '/input/6/caller',
    '/input/8',
  ],
};

const cases = [anthropicCase, responsesCase];

const answer: CoreChatResponse = {
  id: 'answer_1',
  model: 'some-model',
  candidates: [
    {
      message: {
        role: 'assistant',
        content: ['get_weather', 'query'].map((name, index) => ({
          type: 'tool-call',
          id: `call_new_${index}`,
          name,
          input: { kind: 'json', value: { city: 'Bern' } },
          providerExecuted: false,
        })),
      },
      finish: { reason: 'tool-calls' },
    },
  ],
  usage: { input: 10, output: 5 },
};

const declaredNames = (body: JsonValue): string[] =>
  objectsIn(asObject(body)?.['tools'])
    .flatMap((tool) => [tool, asObject(tool['function']) ?? {}, ...objectsIn(tool['functionDeclarations'])])
    .flatMap(({ name }) => asString(name) ?? []);

/** The names of calls and results of Gemini, Interactions, Chat and Ollama, in their order: a result has that of its call. */
function namesOfCallsAndResults(body: JsonValue): [calls: string[], results: string[]] {
  const text = JSON.stringify(body);
  const names = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, ...found]) => found.find(Boolean) ?? '');
  return [
    names(
      /"functionCall":\{[^{}]*?"name":"(\w+)"|"function":\{(?:"index":0,)?"name":"(\w+)","arguments"|"type":"function_call","id":"[^"]*","name":"(\w+)"/g,
    ),
    names(
      /"functionResponse":\{[^{}]*?"name":"(\w+)"|"tool_name":"(\w+)"|"type":"function_result","call_id":"[^"]*","name":"(\w+)"/g,
    ),
  ];
}

/** What only the client's own vendor understands. */
const vendorTerms =
  /defer_loading|allowed_callers|"caller"|server_tool_use|tool_search_tool_result|code_execution_tool|tool_search_call|tool_search_output|programmatic|fingerprint|"\(omitted\)"/;

const sentTexts = ['get_weather', 'sunny', 'cloudy', 'Again.'];

function expectPlain(sent: JsonValue): void {
  expect(declaredNames(sent).filter((name) => name !== 'web_search')).toEqual(['get_weather', 'query']);
  expect(JSON.stringify(sent)).not.toMatch(vendorTerms);
  for (const text of sentTexts) expect(JSON.stringify(sent)).toContain(text);
}

const ways = cases.flatMap((each) =>
  codecs
    .filter(({ protocol }) => protocol !== each.client)
    .flatMap((codec) => [false, true].map((isStream) => ({ ...each, codec, isStream }))),
);

test.each(ways)(
  '$client on $codec.protocol, streamed: $isStream',
  async ({ client, body, changed, codec, isStream }) => {
    every.upstream.answerWith(() => writeAnswer(codec, answer, isStream));
    const reply = await every.gateway.ask({
      client,
      body: { ...body, stream: isStream },
      headers: { 'x-louter-backend': codec.protocol, 'x-louter-mode': 'proxy' },
    });
    expect(reply).toMatchObject({ status: 200 });
    const sent = every.upstream.received.at(-1)?.json ?? null;
    expectPlain(sent);
    const [calls, results] = namesOfCallsAndResults(sent);
    // Results of Chat have ids alone.
    if (codec.protocol === 'gemini' || codec.protocol === 'ollama') expect(results).toEqual(calls);
    if (client === 'anthropic' && codec.protocol !== 'openai-responses')
      expect(calls).toEqual(['tool_search_tool_bm25', 'get_weather', 'query']);
    for (const name of ['get_weather', 'query']) expect(reply.text).toContain(`"name":"${name}"`);
    const { losses } = reply.exchange;
    expect(losses.map(({ path }) => path)).toEqual(expect.arrayContaining(changed));
    const insteadOf = (path: string): string | undefined => losses.find((loss) => loss.path === path)?.instead;
    expect(insteadOf('/tools/0')).toBe('the tools that it would find are declared from the start');
    expect(insteadOf('/tools/3/allowed_callers')).toBe('the model itself calls the tool');
    expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
  },
);

describe.each(cases.flatMap((each) => [false, true].map((isStream) => ({ ...each, isStream }))))(
  '$client on a server of its own protocol, streamed: $isStream',
  ({ client, body, changed, isStream }) => {
    const codec = codecOf(client);
    if (!codec) throw new Error(`no codec of ${client}`);
    const ask = (facts: JsonObject, model = 'some-model') => {
      const gateway = startTestGateway(
        testConfig({
          backends: [
            testBackend({
              name: 'one',
              protocol: client,
              baseUrl: plain.url + (client === 'anthropic' ? '' : '/v1'),
            }),
          ],
          models: { '*': [`one/${model}`] },
          facts: () => facts,
        }),
      );
      plain.answerWith(() => writeAnswer(codec, answer, isStream));
      return gateway.ask({ client, body: { ...body, stream: isStream } });
    };

    test.each(['some-model', 'other-model'])('that does not run such tools gets functions (%s)', async (model) => {
      const reply = await ask({ serverTools: [] }, model);
      expect(reply).toMatchObject({ status: 200 });
      expectPlain(plain.received.at(-1)?.json ?? null);
      expect(reply.exchange.losses.map(({ path }) => path)).toEqual(expect.arrayContaining(changed));
      expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
    });

    test.each([{}, { serverTools: ['tool-search', 'code-execution'] }])(
      'that may run them gets all as it was written (%j)',
      async (facts) => {
        const reply = await ask(facts, 'other-model');
        expect(reply.exchange.losses).toEqual([]);
        const { tools, messages, input } = asObject(plain.received.at(-1)?.json) ?? {};
        expect(tools).toEqual(body['tools']);
        expect(messages ?? input).toEqual(body['messages'] ?? body['input']);
      },
    );
  },
);
