import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import { asArray, asObject, asString, type JsonObject } from '../../../../src/core/json.ts';
import type { CoreAssistantPart, CoreFinish, CoreUsage } from '../../../../src/core/types.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { answered, answering, asked, client, partsOf, target } from './contexts.ts';

const decode = (fields: JsonObject) =>
  openaiResponses.decodeResponse({ id: 'resp_1', output: [], ...fields }, target(asked()).context);
const text = (words: string): CoreAssistantPart => ({ type: 'text', text: words });
const output = (content: CoreAssistantPart[]) => asArray(answered(answering(content))['output']) ?? [];

describe('a vendor’s answer', () => {
  test('counts cached tokens and reasoning in its totals', () => {
    const { usage } = decode({
      status: 'completed',
      usage: {
        input_tokens: 100,
        input_tokens_details: { cached_tokens: 90 },
        output_tokens: 20,
        output_tokens_details: { reasoning_tokens: 15 },
        total_tokens: 120,
      },
    });
    expect(usage).toMatchObject({ input: 100, output: 20, cacheRead: 90, reasoning: 15 });
  });

  test('keeps cache writes apart by their time to live', () => {
    const byTtl = { ttl_30m_tokens: 7, ttl_12h_tokens: 2 };
    const details = { cached_tokens: 0, cache_write_tokens: 9, cache_write_tokens_details: byTtl };
    const usage = { input_tokens: 100, input_tokens_details: details, output_tokens: 20, total_tokens: 120 };
    const response = decode({ status: 'completed', usage });
    expect(response.usage).toMatchObject({ cacheWrite: 9, cacheWriteByTtl: { '30m': 7, '12h': 2 } });
    expect(answered(response)['usage']).toMatchObject(usage);
  });

  test.each<[JsonObject, string]>([
    [{ status: 'completed' }, 'stop'],
    [{ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'length'],
    [{ status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, 'content-filter'],
    [{ status: 'queued' }, 'error'],
    [{ status: 'queued', background: true }, 'other'],
    [{ status: 'in_progress' }, 'error'],
    [{ status: 'cancelled' }, 'error'],
    [{ status: 'incomplete' }, 'length'],
    [{ status: 'incomplete', incomplete_details: { reason: 'steered' } }, 'length'],
    [{ output: [{ type: 'function_call', call_id: 'a', name: 'f', arguments: '{}' }] }, 'tool-calls'],
    [{ output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] }, 'refusal'],
  ])('%j ends as %s', (fields, reason) => {
    expect(decode(fields).candidates[0]?.finish.reason).toBe(reason);
  });

  test('reads a repeated call once, by its name', () => {
    const call = { type: 'function_call', id: 'fc_1', call_id: 'a', name: 'look', arguments: '{"x": 1}' };
    const again = { type: 'function_call', id: 'fc_2', call_id: 'a', arguments: '{"x":1}' };
    const one = [{ type: 'tool-call', id: 'a', name: 'look' }];
    expect(partsOf([call, again])).toMatchObject(one);
    expect(partsOf([again, call])).toMatchObject(one);
    expect([partsOf([call, again]), partsOf([again, call])].map(({ length }) => length)).toEqual([1, 1]);
    expect(partsOf([call, { ...call, name: 'find' }, { ...call, arguments: '{}' }])).toHaveLength(3);
    expect(partsOf([again])).toMatchObject([{ id: 'a', name: 'tool_0' }]);
  });

  test('that failed is an error', () => {
    const failing = () =>
      decode({ status: 'failed', error: { code: 'context_length_exceeded', message: 'context window of the model' } });
    expect(failing).toThrow(expect.objectContaining({ detail: expect.objectContaining({ kind: 'context-length' }) }));
  });

  test.each([{ id: 'resp_1' }, [], 'words', { output: 'words' }])('%j is none', (body) => {
    expect(() => openaiResponses.decodeResponse(body, target(asked()).context)).toThrow(LouterError);
  });

  test('cites addresses and files', () => {
    const annotations = [
      { type: 'url_citation', url: 'https://example.test', title: 'Example', start_index: 0, end_index: 5 },
      { type: 'file_citation', file_id: 'file_1', filename: 'a.pdf', index: 5 },
      { type: 'container_file_citation', container_id: 'c', file_id: 'f', filename: 'b', start_index: 0, end_index: 5 },
      { type: 'file_path', file_id: 'file_2', index: 5 },
    ];
    const message = { type: 'message', content: [{ type: 'output_text', text: 'Hello', annotations, logprobs: [] }] };
    const parts = partsOf([message]);
    expect(parts).toMatchObject([
      {
        citations: [
          { source: { kind: 'url', url: 'https://example.test' }, at: { start: 0, end: 5 } },
          { source: { kind: 'document', fileId: 'file_1', title: 'a.pdf' } },
          { source: { kind: 'document', fileId: 'f' }, at: { start: 0, end: 5 } },
        ],
      },
    ]);
    expect(output(parts)).toMatchObject([{ content: [{ annotations }] }]);
  });

  test('gives a picture it made', () => {
    const picture = {
      type: 'image_generation_call',
      id: 'ig_1',
      status: 'completed',
      result: 'AAAA',
      output_format: 'webp',
    };
    const parts = partsOf([picture]);
    expect(parts).toMatchObject([{ type: 'image', source: { mediaType: 'image/webp', data: 'AAAA' } }]);
    expect(output(parts)).toEqual([picture]);
  });

  test('keeps the items of a message separate, with the fields of each', () => {
    const items = [
      { type: 'message', id: 'msg_1', phase: 'commentary', content: [{ type: 'output_text', text: 'Wait' }] },
      {
        type: 'message',
        id: 'msg_2',
        content: [
          { type: 'output_text', text: 'Yes' },
          { type: 'output_text', text: 'No' },
        ],
      },
    ];
    const parts = partsOf(items);
    expect(parts.map(({ type }) => type)).toEqual(['reasoning', 'text', 'text', 'text']);
    expect(parts[0]).toMatchObject({ blocks: [], signature: { kind: 'ciphertext', value: 'phase:commentary' } });
    expect(output(parts)).toMatchObject(items);
  });
});

describe('a client’s answer', () => {
  test('has a creation time in full seconds, whatever the vendor sends', () => {
    expect(answered({ ...answering([text('Hi')]), createdAt: 1_767_225_600.123 })['created_at']).toBe(1_767_225_600);
  });

  test('has a usage of zeros where nobody counted, which SDKs ask for', () => {
    expect(answered(answering([text('Hi')]))['usage']).toMatchObject({ input_tokens: 0, output_tokens: 0 });
  });

  test('has both details of the usage', () => {
    expect(answered(answering([text('Hi')], { usage: { input: 10, output: 2 } }))['usage']).toEqual({
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 2,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 12,
    });
  });

  test('has what was written to the cache for the times it knows, and the total for others', () => {
    const usageOf = (cacheWriteByTtl: NonNullable<CoreUsage['cacheWriteByTtl']>) =>
      answered(answering([text('Hi')], { usage: { input: 10, output: 2, cacheWrite: 5, cacheWriteByTtl } }))['usage'];
    expect(usageOf({ '5m': 3, '1h': 2 })).toMatchObject({
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 5 },
    });
    expect(usageOf({ '30m': 5 })).toMatchObject({
      input_tokens_details: { cache_write_tokens_details: { ttl_30m_tokens: 5, ttl_12h_tokens: 0 } },
    });
  });

  test.each<[CoreFinish, JsonObject]>([
    [{ reason: 'stop' }, { status: 'completed', incomplete_details: null }],
    [{ reason: 'length' }, { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }],
    [
      { reason: 'length', raw: { protocol: 'openai-responses', reason: 'completed' } },
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ],
    [{ reason: 'content-filter' }, { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }],
    [{ reason: 'refusal' }, { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }],
    [{ reason: 'pause' }, { status: 'completed' }],
  ])('%j', (finish, expected) => {
    const response = answering([text('Hi')]);
    const [candidate] = response.candidates;
    if (candidate) candidate.finish = finish;
    expect(answered(response)).toMatchObject(expected);
  });

  test('is the first of several, and the others are reported', () => {
    const response = answering([text('One')]);
    response.candidates.push(...answering([text('Two')]).candidates);
    const { context, losses } = client(asked());
    expect(openaiResponses.encodeResponse(response, context)['output']).toHaveLength(1);
    expect(losses).toMatchObject([{ path: '/candidates' }]);
  });

  test('reports what it cannot hold', () => {
    const { context, losses } = client(asked());
    const sound = { type: 'audio', source: { kind: 'base64', mediaType: 'audio/wav', data: 'AAAA' }, transcript: 'Hi' };
    const response = answering([
      sound as CoreAssistantPart,
      { type: 'opaque', protocol: 'anthropic', kind: 'new_block', payload: {} },
      { type: 'tool-call', id: 's', name: 'mcp_find', input: { kind: 'json', value: {} }, providerExecuted: true },
      { type: 'tool-result', callId: 's', content: [], providerExecuted: true },
    ]);
    const items = asArray(openaiResponses.encodeResponse(response, context)['output']) ?? [];
    expect(items).toMatchObject([{ type: 'message', content: [{ text: 'Hi' }] }]);
    expect(losses.map(({ what }) => what)).toEqual([
      expect.stringContaining('sound'),
      expect.stringContaining('new_block'),
      expect.stringContaining('mcp_find'),
      expect.stringContaining('result'),
    ]);
  });

  test('has the ids its vendor gave, and others of the right form', () => {
    const own = partsOf([{ type: 'function_call', id: 'fc_7', call_id: 'a', name: 'f', arguments: '{}' }]);
    expect(asObject(output(own)[0])?.['id']).toBe('fc_7');
    const kinds: CoreAssistantPart[] = [
      { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
      text('Hi'),
      { type: 'tool-call', id: 'a', name: 'f', input: { kind: 'json-text', text: '{}' }, providerExecuted: false },
      { type: 'tool-call', id: 'b', name: 'p', input: { kind: 'freeform', text: 'x' }, providerExecuted: false },
    ];
    const ids = output(kinds).map((item) => (asString(asObject(item)?.['id']) ?? '').replace(/\d+$/, ''));
    expect(ids).toEqual(['rs_', 'msg_', 'fc_', 'ctc_']);
  });
});

describe('what an answer repeats of its request', () => {
  /** The fields that clients generated from the vendor's description expect (openresponses.org, the response object). */
  const unasked = {
    completed_at: 1_700_000_000,
    incomplete_details: null,
    error: null,
    previous_response_id: null,
    instructions: null,
    max_output_tokens: null,
    max_tool_calls: null,
    tools: [],
    tool_choice: 'auto',
    truncation: 'disabled',
    parallel_tool_calls: true,
    text: { format: { type: 'text' }, verbosity: 'medium' },
    temperature: 1,
    top_p: 1,
    presence_penalty: 0,
    frequency_penalty: 0,
    top_logprobs: 0,
    reasoning: { effort: null, summary: null },
    store: true,
    background: false,
    service_tier: 'default',
    metadata: {},
    safety_identifier: null,
    prompt_cache_key: null,
    user: null,
  };
  const requested = {
    presence_penalty: 0.5,
    frequency_penalty: -1,
    max_tool_calls: 3,
    service_tier: 'flex',
    safety_identifier: 'user-1',
    truncation: 'auto',
    prompt_cache_key: 'k',
    text: { verbosity: 'low' },
  };

  test('is every field, with the default of the vendor, when nothing is asked for', () => {
    expect(answered(answering([text('Hi')]))).toMatchObject(unasked);
  });

  test('is what was asked for', () => {
    expect(answered(answering([text('Hi')]), asked(requested))).toMatchObject({
      ...unasked,
      ...requested,
      text: { format: { type: 'text' }, verbosity: 'low' },
    });
  });

  test('names the user in the field that the client wrote', () => {
    const both = asked({ user: 'u', safety_identifier: 's' });
    expect(answered(answering([text('Hi')]), both)).toMatchObject({ user: 'u', safety_identifier: 's' });
    expect(answered(answering([text('Hi')]), asked({ user: 'u' }))).toMatchObject({
      user: 'u',
      safety_identifier: null,
    });
  });

  test('is the tier that serves when the client left the choice to the vendor', () => {
    expect(answered(answering([text('Hi')]), asked({ service_tier: 'auto' }))).toMatchObject({
      service_tier: 'default',
    });
  });

  test('has the fields of a function that it was declared without', () => {
    const request = asked({
      tools: [
        { type: 'function', name: 'look' },
        { type: 'custom', name: 'run' },
      ],
    });
    expect(answered(answering([text('Hi')]), request)['tools']).toEqual([
      { type: 'function', name: 'look', description: null, parameters: null, strict: null },
      { type: 'custom', name: 'run' },
    ]);
  });

  test('is completed where a server of the same protocol repeats only some fields', () => {
    const response = decode({ status: 'completed', tools: [], temperature: 0.2, service_tier: 'priority' });
    const sent = answered(response, asked(requested));
    expect(sent).toMatchObject({
      ...requested,
      temperature: 0.2,
      service_tier: 'priority',
      text: { verbosity: 'low' },
    });
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(Object.keys(unasked)));
  });
});
