import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse, CoreFinish } from '../../../../src/core/types.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { asked, client, target } from './contexts.ts';

const reply = (message: JsonObject, more: JsonObject = {}): JsonObject => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 5,
  model: 'vendor-model',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop', ...more }],
});
const decoded = (body: JsonValue, request = asked()) => openaiChat.decodeResponse(body, target(request).context);
const answer = (content: CoreAssistantPart[], finish: CoreFinish = { reason: 'stop' }): CoreChatResponse => ({
  id: 'msg_1',
  model: 'vendor-model',
  candidates: [{ message: { role: 'assistant', content }, finish }],
});
function encoded(response: CoreChatResponse, request: CoreChatRequest = asked()) {
  const { context, losses } = client(request);
  return { body: openaiChat.encodeResponse(response, context), losses };
}

describe('read from a server', () => {
  test('an empty answer has no part', () => {
    expect(decoded(reply({ content: '' })).candidates[0]).toMatchObject({
      message: { content: [] },
      finish: { reason: 'stop' },
    });
  });

  test.each([
    ['no object', []],
    ['no choices', { id: 'x' }],
    ['an empty list of choices', { choices: [] }],
    ['choices with gaps', { choices: [{ index: 1, message: { content: 'a' } }] }],
  ])('%s is refused', (_name, body) => {
    expect(() => decoded(body)).toThrow(LouterError);
  });

  test("an error that came with status 200 is the server's error", () => {
    const failed = () => decoded({ error: { message: 'No such model', code: 'model_not_found' } });
    expect(failed).toThrow('No such model');
  });

  test('fields of a wrong type count as absent', () => {
    const body = reply({ content: 7, tool_calls: 'none', reasoning_content: {} }, { logprobs: [] });
    expect(decoded({ ...body, id: 9, created: 'now', usage: 'much' })).toMatchObject({
      id: '',
      candidates: [{ message: { content: [] } }],
    });
  });

  test('calls under one id are as many calls as there are', () => {
    const called = (name: string, text: string) => ({
      id: 'call_0',
      type: 'function',
      function: { name, arguments: text },
    });
    const body = reply({ content: null, tool_calls: [called('f', '{"x":1}'), called('g', ''), called('g', '{}')] });
    expect(decoded(body).candidates[0]?.message.content).toMatchObject([
      { id: 'call_0', name: 'f', input: { text: '{"x":1}' } },
      { id: 'call_0', name: 'g', input: { text: '' } },
      { id: 'call_0', name: 'g', input: { text: '{}' } },
    ]);
  });

  test('log probabilities keep their bytes', () => {
    const token = { token: 'é', logprob: -0.5, bytes: [195, 169] };
    const logprobs = { content: [{ ...token, top_logprobs: [token] }], refusal: null };
    expect(decoded(reply({ content: 'é' }, { logprobs })).candidates[0]?.logprobs).toEqual([
      { ...token, top: [token] },
    ]);
  });

  test('cached tokens are part of the prompt, by both names', () => {
    const usage = { prompt_tokens: 3936, completion_tokens: 10 };
    const official = {
      ...usage,
      prompt_tokens_details: { cached_tokens: 3712 },
      completion_tokens_details: { reasoning_tokens: 4 },
    };
    expect(decoded({ ...reply({ content: 'a' }), usage: official }).usage).toMatchObject({
      input: 3936,
      cacheRead: 3712,
      reasoning: 4,
    });
    expect(
      decoded({ ...reply({ content: 'a' }), usage: { ...usage, prompt_cache_hit_tokens: 7 } }).usage,
    ).toMatchObject({
      cacheRead: 7,
    });
  });

  test('annotations cite the text', () => {
    const annotations = [
      { type: 'url_citation', url_citation: { url: 'https://example.test', title: 'T', start_index: 0, end_index: 3 } },
    ];
    expect(decoded(reply({ content: 'Yes.', annotations })).candidates[0]?.message.content).toMatchObject([
      { text: 'Yes.', citations: [{ source: { url: 'https://example.test', title: 'T' }, at: { start: 0, end: 3 } }] },
    ]);
  });
});

describe('written to a client', () => {
  test('an answer of calls alone has null for content', () => {
    const { body } = encoded(
      answer(
        [{ type: 'tool-call', id: 'toolu_1', name: 'f', input: { kind: 'json', value: {} }, providerExecuted: false }],
        {
          reason: 'tool-calls',
        },
      ),
    );
    expect(body).toMatchObject({
      id: 'chatcmpl-msg_1',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'some-model',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'toolu_1', type: 'function', function: { name: 'f', arguments: '{}' } }],
          },
          finish_reason: 'tool_calls',
        },
      ],
    });
  });

  test.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['content-filter', 'content_filter'],
    ['refusal', 'content_filter'],
    ['pause', 'stop'],
    ['error', 'content_filter'],
    ['other', 'stop'],
  ] as const)('a finish by %s is %s', (reason, word) => {
    expect(encoded(answer([{ type: 'text', text: 'a' }], { reason })).body).toMatchObject({
      choices: [{ finish_reason: word }],
    });
  });

  test('a refusal has its own field and finishes like any answer', () => {
    const { body } = encoded(answer([{ type: 'refusal', text: 'No.' }], { reason: 'refusal' }));
    expect(body).toMatchObject({ choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] });
  });

  test('reports the stop sequence that was met', () => {
    expect(encoded(answer([{ type: 'text', text: 'a' }], { reason: 'stop', stopSequence: 'END' })).losses).toHaveLength(
      1,
    );
  });

  test('citations count from the beginning of the complete text', () => {
    const citation = { source: { kind: 'url', url: 'https://example.test' }, at: { start: 0, end: 2 } } as const;
    const { body } = encoded(
      answer([
        { type: 'text', text: 'abc' },
        { type: 'text', text: 'de', citations: [citation] },
      ]),
    );
    expect(body).toMatchObject({
      choices: [{ message: { content: 'abcde', annotations: [{ url_citation: { start_index: 3, end_index: 5 } }] } }],
    });
  });

  test('a citation of a document is reported', () => {
    const citation = { source: { kind: 'document', index: 0 } } as const;
    const { body, losses } = encoded(answer([{ type: 'text', text: 'abc', citations: [citation] }]));
    expect(JSON.stringify(body)).not.toContain('annotations');
    expect(losses).toMatchObject([{ what: 'a citation of a document' }]);
  });

  test('reports an order of parts that a plain answer cannot have', () => {
    const thought: CoreAssistantPart = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] };
    const text: CoreAssistantPart = { type: 'text', text: 'a' };
    expect(encoded(answer([thought, text])).losses).toEqual([]);
    expect(encoded(answer([text, thought])).losses).toMatchObject([{ path: '/content' }]);
  });

  test("writes another vendor's counts under this protocol's names", () => {
    const { body } = encoded({
      ...answer([]),
      usage: { input: 100, output: 20, cacheRead: 60, cacheWrite: 5, reasoning: 3 },
    });
    expect(body['usage']).toEqual({
      prompt_tokens: 100,
      completion_tokens: 20,
      total_tokens: 120,
      prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 5 },
      completion_tokens_details: { reasoning_tokens: 3 },
    });
  });

  test('writes fingerprint and tier only when a vendor of this protocol sent them', () => {
    expect(encoded(answer([])).body).not.toHaveProperty('system_fingerprint');
    const own = {
      ...answer([]),
      extras: { 'openai-chat': { system_fingerprint: 'fp' }, anthropic: { container: {} } },
    };
    const { body, losses } = encoded(own);
    expect(body).toMatchObject({ system_fingerprint: 'fp' });
    expect(losses).toMatchObject([{ path: '/container' }]);
  });
});
