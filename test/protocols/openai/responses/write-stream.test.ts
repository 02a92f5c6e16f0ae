import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../src/core/fold.ts';
import { asArray, asObject, asString, type JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import type { CoreAssistantPart, CoreError } from '../../../../src/core/types.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { answering, asked, client, ending, frames, read, typesOf, written } from './contexts.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

const start: CoreStreamEvent = { type: 'response-start', id: 'answer', model: 'vendor-model' };
const place = { candidate: 0, part: 0 };
const finish = (reason: 'stop' | 'length' | 'tool-calls'): CoreStreamEvent[] => [
  { type: 'finish', candidate: 0, finish: { reason } },
  { type: 'end' },
];
const callEvents = (fragments: string[], input: 'json-text' | 'freeform' = 'json-text', name = 'look') => [
  { ...place, type: 'tool-call-start', id: 'call_1', name, input, providerExecuted: false } as const,
  ...fragments.map((text) => ({ ...place, type: 'tool-call-arguments-text', text }) as const),
  { ...place, type: 'tool-call-done' } as const,
];
const responseOf = (event: JsonObject | undefined): JsonObject => asObject(event?.['response']) ?? {};
const isFault = (events: CoreStreamEvent[], request = asked()) =>
  collectSteps(openaiResponses.grammar, collectSteps(openaiResponses.encodeStream(client(request).context), events));

test('complete parts are written like parts that arrive in pieces', () => {
  const parts: CoreAssistantPart[] = [
    { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
    { type: 'text', text: 'Hello' },
    {
      type: 'tool-call',
      id: 'call_1',
      name: 'look',
      input: { kind: 'json-text', text: '{}' },
      providerExecuted: false,
    },
  ];
  const [begin, ...others] = [...eventsOf(answering(parts))];
  const end = others.slice(-2);
  const whole = parts.map((value, part) => ({ candidate: 0, part, type: 'part', value }) as const);
  expect(written([...(begin ? [begin] : []), ...whole, ...end])).toEqual(written(eventsOf(answering(parts))));
});

test('an answer of every kind of part is written in order, each item at a place of its own', () => {
  const events = written(
    eventsOf(
      answering([
        { type: 'reasoning', blocks: [{ kind: 'summary', text: 'Hm' }] },
        { type: 'text', text: 'Hello' },
        {
          type: 'tool-call',
          id: 'call_1',
          name: 'look',
          input: { kind: 'json', value: { a: 1 } },
          providerExecuted: false,
        },
      ]),
    ),
  );
  expect(typesOf(events)).toEqual([
    'output_item.added',
    'reasoning_summary_part.added',
    'reasoning_summary_text.delta',
    'reasoning_summary_text.done',
    'reasoning_summary_part.done',
    'output_item.done',
    'output_item.added',
    'content_part.added',
    'output_text.delta',
    'output_text.done',
    'content_part.done',
    'output_item.done',
    'output_item.added',
    'function_call_arguments.delta',
    'function_call_arguments.done',
    'output_item.done',
  ]);
  expect(events.map((event) => event['sequence_number'])).toEqual(events.map((_, index) => index));
  expect(responseOf(events.at(-1))).toMatchObject({
    status: 'completed',
    output: [
      { type: 'reasoning', id: 'rs_2' },
      { type: 'message', id: 'msg_3', status: 'completed' },
      { type: 'function_call', id: 'fc_4', call_id: 'call_1', arguments: '{"a":1}', status: 'completed' },
    ],
  });
});

test('the answer repeats what was asked, with the defaults of the vendor', () => {
  const request = asked({
    instructions: 'Be brief.',
    temperature: 0.5,
    tools: [{ type: 'function', name: 'look', parameters: { type: 'object' }, strict: true }],
    reasoning: { effort: 'low' },
    metadata: { a: 'b' },
  });
  const [created, , ...rest] = written(eventsOf(answering([{ type: 'text', text: 'Hi' }])), request);
  const expected = {
    id: 'resp_answer_1',
    object: 'response',
    model: 'some-model',
    instructions: 'Be brief.',
    temperature: 0.5,
    top_p: 1,
    tools: [{ type: 'function', name: 'look', strict: true }],
    tool_choice: 'auto',
    parallel_tool_calls: true,
    reasoning: { effort: 'low', summary: null },
    metadata: { a: 'b' },
    text: { format: { type: 'text' }, verbosity: 'medium' },
    presence_penalty: 0,
    frequency_penalty: 0,
    max_tool_calls: null,
    service_tier: 'default',
    safety_identifier: null,
  };
  expect(responseOf(created)).toMatchObject({
    ...expected,
    status: 'in_progress',
    completed_at: null,
    output: [],
    usage: null,
  });
  expect(responseOf(rest.at(-1))).toMatchObject({ ...expected, status: 'completed', completed_at: 1_700_000_000 });
});

test('every event with the answer has all its fields when it comes from a server that repeats only some', () => {
  const head = { id: 'resp_1', model: 'vendor-model', tools: [], output: [] };
  const events = read([
    { type: 'response.created', response: { ...head, status: 'in_progress' } },
    { type: 'response.completed', response: { ...head, status: 'completed' } },
  ]);
  const request = asked({ max_tool_calls: 2, presence_penalty: 1 });
  const answers = written(events, request).map(responseOf);
  for (const answer of answers)
    expect(answer).toMatchObject({ max_tool_calls: 2, presence_penalty: 1, frequency_penalty: 0, background: false });
  expect(answers.map(({ completed_at: at }) => at)).toEqual([null, null, 1_700_000_000]);
});

describe('calls', () => {
  test('a call that the limit of output cut short is closed as incomplete', () => {
    const events = written([start, ...callEvents(['{"a":']), ...finish('length')]);
    expect(typesOf(events)).toEqual(['output_item.added', 'function_call_arguments.delta', 'output_item.done']);
    expect(events.at(-2)).toMatchObject({ item: { type: 'function_call', arguments: '{"a":', status: 'incomplete' } });
    expect(events.at(-1)).toMatchObject({
      type: 'response.incomplete',
      response: {
        incomplete_details: { reason: 'max_output_tokens' },
        output: [{ type: 'function_call', arguments: '{"a":', status: 'incomplete' }],
      },
    });
    expect(isFault([start, ...callEvents(['{"a":']), ...finish('length')])).toEqual([]);
  });

  test('a complete call ends at once, whatever ends the answer', () => {
    const events = written([start, ...callEvents(['{"a":1}']), ...finish('length')]);
    expect(typesOf(events)).toContain('output_item.done');
  });

  test('arguments that are no JSON are passed on once the answer ends well', () => {
    const events = written([start, ...callEvents(['{"a":']), ...finish('tool-calls')]);
    expect(responseOf(events.at(-1))['output']).toMatchObject([{ arguments: '{"a":', status: 'completed' }]);
    expect(isFault([start, ...callEvents(['{"a":']), ...finish('tool-calls')])).toMatchObject([
      { path: '/item/arguments', what: expect.stringContaining('no JSON object') },
    ]);
  });

  test('a call without arguments has an empty object', () => {
    const events = written([start, ...callEvents([]), ...finish('tool-calls')]);
    expect(responseOf(events.at(-1))['output']).toMatchObject([{ arguments: '{}' }]);
  });

  test('raw input goes as it is', () => {
    const request = asked({ tools: [{ type: 'custom', name: 'apply_patch' }] });
    const events = written(
      [start, ...callEvents(['*** ', 'Begin'], 'freeform', 'apply_patch'), ...finish('tool-calls')],
      request,
    );
    expect(typesOf(events)).toEqual([
      'output_item.added',
      'custom_tool_call_input.delta',
      'custom_tool_call_input.delta',
      'custom_tool_call_input.done',
      'output_item.done',
    ]);
    expect(responseOf(events.at(-1))['output']).toMatchObject([
      { type: 'custom_tool_call', id: 'ctc_2', call_id: 'call_1', name: 'apply_patch', input: '*** Begin' },
    ]);
  });

  test('a function call of a freeform tool becomes raw input', () => {
    const request = asked({ tools: [{ type: 'custom', name: 'apply_patch' }] });
    const fragments = ['{"in', 'put":"*** Begin\\n', '*** End"}'];
    const events = written(
      [start, ...callEvents(fragments, 'json-text', 'apply_patch'), ...finish('tool-calls')],
      request,
    );
    expect(responseOf(events.at(-1))['output']).toMatchObject([
      { type: 'custom_tool_call', name: 'apply_patch', input: '*** Begin\n*** End' },
    ]);
  });

  test('a tool of a namespace is called by its own name, in its namespace', () => {
    const request = asked({
      tools: [{ type: 'namespace', name: 'functions', tools: [{ type: 'custom', name: 'exec' }] }],
    });
    const [tool] = request.tools ?? [];
    const events = written(
      [start, ...callEvents(['ls'], 'freeform', tool?.name ?? ''), ...finish('tool-calls')],
      request,
    );
    expect(responseOf(events.at(-1))['output']).toMatchObject([{ name: 'exec', namespace: 'functions', input: 'ls' }]);
  });

  test('a search for tools is an item of its own kind', () => {
    const request = asked({ tools: [{ type: 'tool_search', execution: 'client' }] });
    const events = written(
      [start, ...callEvents(['{"query":', '"mail"}'], 'json-text', 'tool_search'), ...finish('tool-calls')],
      request,
    );
    expect(responseOf(events.at(-1))['output']).toMatchObject([
      { type: 'tool_search_call', call_id: 'call_1', execution: 'client', arguments: { query: 'mail' } },
    ]);
  });

  test('half of a surrogate pair waits for the other', () => {
    const events = written([start, ...callEvents(['{"a":"\ud83d', '\ude00"}']), ...finish('tool-calls')]);
    const deltas = events.flatMap(({ type, delta }) => (asString(type)?.endsWith('.delta') ? [delta] : []));
    expect(deltas).toEqual(['{"a":"', '\ud83d\ude00"}']);
  });
});

describe('reasoning of other vendors', () => {
  test('a signature comes back to its maker through encrypted_content, with the thought it vouches for', () => {
    const signature = { issuer: 'anthropic@api.anthropic.com', kind: 'signature', value: 'sig==' } as const;
    const thought = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }], signature } as const;
    const events = written(eventsOf(answering([{ ...thought, blocks: [...thought.blocks] }])));
    const [item] = asArray(responseOf(events.at(-1))['output']) ?? [];
    // Codex sends the summary and null for the content.
    const again = asked({
      input: [
        { ...asObject(item ?? null), content: null },
        { role: 'user', content: 'Go on' },
      ],
    });
    expect(again.messages[0]?.content).toMatchObject([{ type: 'reasoning', blocks: [{ text: 'Hm' }], signature }]);
  });

  test('the signature of a call is kept in an item beside it, and found again', () => {
    const signature = { issuer: 'gemini@host.test', kind: 'signature', value: 'thought' } as const;
    const input = { kind: 'json', value: {} } as const;
    const call = { type: 'tool-call', id: 'call_1', name: 'look', input, providerExecuted: false, signature } as const;
    const events = written(eventsOf(answering([call])));
    const output = asArray(responseOf(events.at(-1))['output']) ?? [];
    expect(output).toHaveLength(2);
    const again = asked({ input: [...output, { type: 'function_call_output', call_id: 'call_1', output: 'seen' }] });
    expect(again.messages[0]?.content).toMatchObject([{ type: 'tool-call', id: 'call_1', signature }]);
    expect(again.messages[0]?.content).toHaveLength(1);
  });
});

describe('errors', () => {
  const failing = (error: CoreError): JsonObject => {
    const events = written([start, { ...place, type: 'text-start', of: 'text' }, { type: 'error', error }]);
    expect(events.at(-1)?.['type']).toBe('response.failed');
    return asObject(responseOf(events.at(-1))['error']) ?? {};
  };

  test('ends an answer that fails with response.failed', () => {
    expect(failing({ kind: 'bad-upstream-reply', message: 'It broke off.' })).toEqual({
      code: 'server_error',
      message: 'It broke off.',
    });
  });

  test.each<[CoreError, string, RegExp]>([
    [{ kind: 'rate-limit', message: 'Slow.' }, 'rate_limit_exceeded', /try again in 2s/],
    [{ kind: 'rate-limit', message: 'Slow.', retryAfterMs: 1500 }, 'rate_limit_exceeded', /try again in 1.5s/],
    [{ kind: 'overloaded', message: 'Busy.', retryAfterMs: 3000 }, 'rate_limit_exceeded', /try again in 3s/],
    [{ kind: 'overloaded', message: 'Busy.', code: 'server_is_overloaded' }, 'server_error', /^Busy\.$/],
    [{ kind: 'rate-limit', message: 'No money.', code: 'insufficient_quota' }, 'insufficient_quota', /^No money\.$/],
    [{ kind: 'context-length', message: 'Too long' }, 'context_length_exceeded', /maximum context length/],
  ])('%j is told as %s', (error, code, message) => {
    expect(failing(error)).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test('replaces the overload code that would end all tries of Codex', () => {
    const events = read([ending('failed', { error: { code: 'server_is_overloaded', message: 'At capacity' } })]);
    const last = events.at(-1);
    if (last?.type !== 'error') throw new Error('the stream should have failed');
    expect(failing(last.error)).toEqual({ code: 'server_error', message: 'At capacity' });
  });
});

test('progress of a vendor’s own tool is passed on under the place of its item here', () => {
  const search = { type: 'web_search_call', id: 'ws_1', status: 'in_progress' };
  const events = read([
    { type: 'response.output_item.added', output_index: 4, item: search },
    { type: 'response.web_search_call.searching', output_index: 4, item_id: 'ws_1' },
    { type: 'response.output_item.done', output_index: 4, item: { ...search, status: 'completed' } },
    ending('completed'),
  ]);
  const again = written(events);
  expect(typesOf(again)).toEqual(['output_item.added', 'web_search_call.searching', 'output_item.done']);
  expect(again.flatMap((event) => event['output_index'] ?? [])).toEqual([0, 0, 0]);
  expect(collectSteps(openaiResponses.grammar, frames(...again))).toEqual([]);
});

test('a call that its vendor marks as incomplete does not end, although its arguments are complete', () => {
  const call = { type: 'function_call', id: 'fc_1', call_id: 'a', name: 'look', arguments: '{}', status: 'incomplete' };
  const events = read([
    { type: 'response.output_item.done', output_index: 0, item: call },
    ending('incomplete', { incomplete_details: { reason: 'max_output_tokens' }, output: [call] }),
  ]);
  const again = written(events);
  expect(typesOf(again)).not.toContain('output_item.done');
  expect(responseOf(again.at(-1))['output']).toEqual([call]);
});
