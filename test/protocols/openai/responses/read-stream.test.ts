import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { answerOf, asked, ending, frames, read, streamedParts, target } from './contexts.ts';

const added = (item: JsonObject, index = 0): JsonObject => ({
  type: 'response.output_item.added',
  output_index: index,
  item,
});
const done = (item: JsonObject, index = 0): JsonObject => ({
  type: 'response.output_item.done',
  output_index: index,
  item,
});
const delta = (kind: string, text: string, more: JsonObject = {}): JsonObject => ({
  type: `response.${kind}.delta`,
  output_index: 0,
  delta: text,
  ...more,
});
const call = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: '' };
const message = { type: 'message', id: 'msg_1', role: 'assistant', content: [] };
const said = (text: string): JsonObject => ({ ...message, content: [{ type: 'output_text', text, annotations: [] }] });

describe('the pieces of an item and the complete item', () => {
  test('the complete arguments add only what the pieces lacked', () => {
    const parts = streamedParts([
      added(call),
      delta('function_call_arguments', '{"a":'),
      { type: 'response.function_call_arguments.done', output_index: 0, arguments: '{"a":1}' },
      done({ ...call, arguments: '{"a":1}' }),
    ]);
    expect(parts).toMatchObject([{ type: 'tool-call', id: 'call_1', name: 'look', input: { text: '{"a":1}' } }]);
  });

  test('an item that arrives only in complete form is read', () => {
    expect(streamedParts([done(said('Hello'))])).toMatchObject([{ type: 'text', text: 'Hello' }]);
  });

  test('an answer that only its last event holds is read', () => {
    const { candidates } = answerOf([ending('completed', { output: [said('Hello'), { ...call, arguments: '{}' }] })]);
    expect(candidates[0]).toMatchObject({
      message: { content: [{ text: 'Hello' }, { id: 'call_1', input: { text: '{}' } }] },
      finish: { reason: 'tool-calls' },
    });
  });

  test('does not emit twice what the last event repeats', () => {
    const { candidates } = answerOf([
      added(message),
      delta('output_text', 'Hel', { content_index: 0 }),
      done(said('Hello')),
      ending('completed', { output: [said('Hello')] }),
    ]);
    expect(candidates[0]?.message.content).toMatchObject([{ text: 'Hello' }]);
  });

  test('a complete item that differs from its pieces is ignored', () => {
    const parts = streamedParts([
      added(call),
      delta('function_call_arguments', '{"a":1}'),
      done({ ...call, arguments: '{"b":2}' }),
    ]);
    expect(parts).toMatchObject([{ input: { text: '{"a":1}' } }]);
  });

  test('pieces of an item that was never announced are read', () => {
    const parts = streamedParts([delta('output_text', 'Hel'), delta('output_text', 'lo')]);
    expect(parts).toMatchObject([{ type: 'text', text: 'Hello' }]);
  });

  test('fragments of a call wait for its name', () => {
    const parts = streamedParts([
      delta('function_call_arguments', '{"a":', { item_id: 'fc_1' }),
      delta('function_call_arguments', '1', { item_id: 'fc_1' }),
      done({ ...call, arguments: '{"a":1}' }),
    ]);
    expect(parts).toMatchObject([{ id: 'call_1', name: 'look', input: { text: '{"a":1}' } }]);
  });

  test('a call without any name is kept under one of its own', () => {
    const parts = streamedParts([done({ type: 'function_call', call_id: 'call_1', arguments: '{}' })]);
    expect(parts).toMatchObject([{ id: 'call_1', name: 'tool_0' }]);
  });

  test('an item is known by its place where its id changes with every event', () => {
    const parts = streamedParts([
      added(message),
      delta('output_text', 'Hel', { item_id: 'other' }),
      delta('output_text', 'lo', { item_id: 'yet another' }),
    ]);
    expect(parts).toMatchObject([{ text: 'Hello' }]);
  });

  const pieces = (more: JsonObject) => [
    delta('function_call_arguments', '{"a"', more),
    delta('function_call_arguments', ':1}', more),
  ];
  const whole = { ...call, arguments: '{"a":1}' };
  const elsewhere = { output_index: 1, item_id: 'fc_9' };
  const unnamed = { type: 'function_call', id: 'fc_9', call_id: 'call_1', arguments: '{"a":1}' };
  test.each<[string, JsonObject[]]>([
    ['again without its name, at another place', [added(call), ...pieces({}), done(whole), done(unnamed, 1)]],
    [
      'again without its name, and announced so',
      [added(call), ...pieces({}), done(whole), added(unnamed, 1), done(unnamed, 1)],
    ],
    ['over without its name, at another place', [added(call), ...pieces({}), done(unnamed, 1)]],
    [
      'over with another id and without a place',
      [added(call), ...pieces({}), { type: 'response.output_item.done', item: unnamed }],
    ],
    [
      'again under another item of its own',
      [done(whole), added({ ...call, id: 'fc_9' }, 1), ...pieces(elsewhere), done({ ...whole, id: 'fc_9' }, 1)],
    ],
    [
      'again in the last event, without its name',
      [done(whole), ending('completed', { output: [said('Hi'), unnamed] })],
    ],
    ['by its name when its pieces have come, at another place', [...pieces(elsewhere), added(call), done(whole)]],
    ['by its name when it is over, at another place', [...pieces(elsewhere), done(whole)]],
    [
      'by its name in the last event alone',
      [...pieces({ output_index: 3 }), ending('completed', { output: [said('Hi'), whole] })],
    ],
    [
      'with pieces under the id of the call',
      [added(call, 1), ...pieces({ output_index: 0, item_id: 'call_1' }), done(whole, 1)],
    ],
    [
      'with pieces at another place, under another id',
      [added(call, 1), ...pieces({ output_index: 0, item_id: 'x' }), done(whole, 1)],
    ],
    ['with pieces at the place of a message', [added(message), added(call, 1), ...pieces({}), done(whole, 1)]],
  ])('one call is told of %s', (_what, events) => {
    const calls = streamedParts(events).filter(({ type }) => type === 'tool-call');
    expect(calls).toMatchObject([{ id: 'call_1', name: 'look', input: { kind: 'json-text', text: '{"a":1}' } }]);
    expect(calls).toHaveLength(1);
  });

  test.each<[string, JsonObject[]]>([
    [
      'ids of calls',
      [
        added(call),
        ...pieces({}),
        done(whole),
        added({ ...call, call_id: 'call_2' }, 1),
        ...pieces({ output_index: 1, item_id: 'fc_1' }),
      ],
    ],
    ['names', [done(whole), done({ ...whole, id: 'fc_2', name: 'find' }, 1)]],
    ['arguments', [done(whole), done({ ...whole, id: 'fc_2', arguments: '{"a":2}' }, 1)]],
    ['places alone, with pieces of their own', [added(call), ...pieces({}), ...pieces({ output_index: 1 })]],
  ])('two calls are told apart by their %s', (_what, events) => {
    expect(streamedParts(events).map((part) => part.type === 'tool-call' && part.input)).toEqual([
      { kind: 'json-text', text: '{"a":1}' },
      { kind: 'json-text', text: expect.stringMatching(/^\{"a":[12]\}$/) },
    ]);
  });

  test('keeps interleaved calls apart', () => {
    const second = { ...call, id: 'fc_2', call_id: 'call_2' };
    const parts = streamedParts([
      added(call),
      added(second, 1),
      delta('function_call_arguments', '{"x":', { output_index: 0 }),
      delta('function_call_arguments', '{"y":', { output_index: 1 }),
      delta('function_call_arguments', '1}', { output_index: 0 }),
      delta('function_call_arguments', '2}', { output_index: 1 }),
    ]);
    expect(parts).toMatchObject([
      { id: 'call_1', input: { text: '{"x":1}' } },
      { id: 'call_2', input: { text: '{"y":2}' } },
    ]);
  });
});

describe('reasoning', () => {
  test('reads several summaries as blocks of one part, signed with the last signature', () => {
    const parts = streamedParts([
      added({ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'early' }),
      delta('reasoning_summary_text', 'One', { summary_index: 0 }),
      delta('reasoning_summary_text', 'Two', { summary_index: 1 }),
      done({
        type: 'reasoning',
        id: 'rs_1',
        summary: [
          { type: 'summary_text', text: 'One' },
          { type: 'summary_text', text: 'Two' },
        ],
        encrypted_content: 'final',
      }),
    ]);
    expect(parts).toMatchObject([
      {
        type: 'reasoning',
        blocks: [
          { kind: 'summary', text: 'One' },
          { kind: 'summary', text: 'Two' },
        ],
        signature: { issuer: 'openai-responses@local.test', kind: 'ciphertext', value: 'final' },
      },
    ]);
    expect(parts).toHaveLength(1);
  });

  test('full thoughts come from the content of the item', () => {
    const parts = streamedParts([
      added({ type: 'reasoning', id: 'rs_1', summary: [] }),
      delta('reasoning_text', 'Hm', { content_index: 0 }),
    ]);
    expect(parts).toMatchObject([{ blocks: [{ kind: 'full', text: 'Hm' }] }]);
  });
});

describe('freeform tools', () => {
  const request = asked({ tools: [{ type: 'custom', name: 'apply_patch' }] });

  test('raw input comes piece by piece', () => {
    const custom = { type: 'custom_tool_call', id: 'ctc_1', call_id: 'call_1', name: 'apply_patch', input: '' };
    const parts = streamedParts(
      [added(custom), delta('custom_tool_call_input', '*** Be'), done({ ...custom, input: '*** Begin' })],
      request,
    );
    expect(parts).toMatchObject([{ name: 'apply_patch', input: { kind: 'freeform', text: '*** Begin' } }]);
  });

  test('a function that replaced one emits its input once its arguments are complete', () => {
    const standing = { ...call, name: 'apply_patch' };
    const parts = streamedParts(
      [
        added(standing),
        delta('function_call_arguments', '{"inp'),
        delta('function_call_arguments', 'ut":"*** Begin\\n"}'),
        done({ ...standing, arguments: '{"input":"*** Begin\\n"}' }),
      ],
      request,
    );
    expect(parts).toMatchObject([{ input: { kind: 'freeform', text: '*** Begin\n' } }]);
  });
});

describe('the end of a stream', () => {
  const begun = [added(message), delta('output_text', 'Hel')];
  const last = (events: JsonObject[]) => read(events).at(-1);

  test('input that stops before the last event is an error', () => {
    expect(last(begun)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
  });

  test('a sentinel is no end', () => {
    const all = collectSteps(openaiResponses.decodeStream(target(asked()).context), [
      ...frames(...begun),
      { data: '[DONE]' },
    ]);
    expect(all.at(-1)).toMatchObject({ type: 'error' });
  });

  test('nothing behind the end is read', () => {
    const events = read([...begun, ending('completed'), ...begun, ending('failed')]);
    expect(events.filter(({ type }) => type === 'end')).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('end');
  });

  test('emits the usage of a failure before its error', () => {
    const events = read([
      ...begun,
      ending('failed', {
        error: { code: 'rate_limit_exceeded', message: 'Rate limit reached. Please try again in 1.5s.' },
        usage: { input_tokens: 7, output_tokens: 1 },
      }),
    ]);
    expect(events.slice(-2)).toMatchObject([
      { type: 'usage', usage: { input: 7, output: 1 } },
      { type: 'error', error: { kind: 'rate-limit', code: 'rate_limit_exceeded', retryAfterMs: 1500 } },
    ]);
  });

  test.each([
    { type: 'error', code: 'server_error', message: 'It broke.', param: null },
    { type: 'error', error: { code: 'server_error', message: 'It broke.' } },
    { error: { code: 'server_error', message: 'It broke.' } },
  ] satisfies JsonObject[])('an error event ends the stream: %j', (event) => {
    const all = collectSteps(openaiResponses.decodeStream(target(asked()).context), [
      ...frames(...begun),
      { data: JSON.stringify(event) },
    ]);
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { kind: 'upstream', message: 'It broke.' } });
  });

  test.each([
    ['max_output_tokens', 'length'],
    ['content_filter', 'content-filter'],
    ['steered', 'length'],
  ])('an answer that is incomplete for %s ends as %s', (reason, expected) => {
    const events = [...begun, ending('incomplete', { incomplete_details: { reason }, usage: { output_tokens: 9 } })];
    const { candidates, usage } = answerOf(events);
    expect(candidates[0]?.finish.reason).toBe(expected);
    expect(usage?.output).toBe(9);
  });

  test('a frame that is no JSON object is refused', () => {
    const stage = openaiResponses.decodeStream(target(asked()).context)(() => {});
    expect(() => stage.push({ data: '{"type":' })).toThrow(LouterError);
  });
});

test('events that only this protocol knows are passed on', () => {
  const search = { type: 'web_search_call', id: 'ws_1', status: 'in_progress' };
  const events = read([
    added(search),
    { type: 'response.web_search_call.searching', output_index: 0, item_id: 'ws_1' },
    done({ ...search, status: 'completed' }),
    { type: 'codex.rate_limits', plan: 'plus' },
    ending('completed'),
  ]);
  expect(events.flatMap((event) => (event.type === 'opaque' ? [event.kind] : []))).toEqual([
    'response.output_item.added',
    'response.web_search_call.searching',
    'codex.rate_limits',
  ]);
  expect(events.find(({ type }) => type === 'part')).toMatchObject({
    value: { type: 'opaque', kind: 'web_search_call', payload: { status: 'completed' } },
  });
});

test('an event is known by its type, in its data or beside it, and one without means nothing', () => {
  const { context, losses } = target(asked());
  const events = collectSteps(openaiResponses.decodeStream(context), [
    { event: 'codex.rate_limits', data: '{"type":[],"plan":"plus"}' },
    { data: '{"type":5,"plan":"plus"}' },
    { data: JSON.stringify(ending('completed')) },
  ]);
  expect(events.filter(({ type }) => type === 'opaque')).toMatchObject([
    { kind: 'codex.rate_limits', payload: { type: 'codex.rate_limits', plan: 'plus' } },
  ]);
  expect(losses).toMatchObject([{ what: 'an event without a type' }]);
});
