import { describe, expect, test } from 'vitest';
import type { ModelFacts, UnlocatedLoss } from '../../../src/core/codec.ts';
import { LouterError } from '../../../src/core/error.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import type { CoreChatRequest } from '../../../src/core/types.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../../src/protocols/openai/chat/index.ts';
import { backendContext, codecs } from '../../laws/codecs.ts';
import { decodeClientRequest, makeCoreRequest, encodeForVendor } from './contexts.ts';

const user = (content: JsonValue): JsonObject => ({ messages: [{ role: 'user', content }] });

describe('rejects with the path and what was expected', () => {
  const text = { role: 'user', content: 'Hello' };
  test.each<[string, JsonObject, string, string]>([
    ['no max_tokens', { max_tokens: undefined as never }, 'max_tokens', 'required'],
    ['an unknown role', { messages: [{ role: 'tool', content: 'x' }] }, 'messages.0.role', '"system"'],
    ['a text block without text', user([{ type: 'text' }]), 'messages.0.content.0.text', 'required'],
    [
      'a result without the id of its call',
      user([{ type: 'tool_result', content: 'x' }]),
      'messages.0.content.0.tool_use_id',
      'required',
    ],
    ['a tool without a schema', { tools: [{ name: 'a' }] }, 'tools.0.input_schema', 'required'],
    ['an unknown tool choice', { tool_choice: { type: 'maybe' } }, 'tool_choice.type', '"any"'],
    ['a temperature above 1', { temperature: 1.5 }, 'temperature', '<= 1'],
    [
      'a budget below the least',
      { thinking: { type: 'enabled', budget_tokens: 5 } },
      'thinking.budget_tokens',
      '>= 1024',
    ],
    [
      "a call in a user's message",
      user([{ type: 'tool_use', id: 'a', name: 'b', input: {} }]),
      'messages.0.content.0.type',
      'assistant',
    ],
    [
      "a result in an assistant's message",
      { messages: [text, { role: 'assistant', content: [{ type: 'tool_result', tool_use_id: 'a' }] }] },
      'messages.1.content.0.type',
      'user',
    ],
  ])('%s', (_name, fields, param, expectation) => {
    try {
      decodeClientRequest(fields);
      expect.unreachable();
    } catch (thrown) {
      if (!(thrown instanceof LouterError)) throw thrown;
      expect(thrown.detail).toMatchObject({ kind: 'invalid-request', param });
      expect(thrown.message).toContain(expectation);
    }
  });

  test('accepts a token count without max_tokens', () => {
    const body = { model: 'some-model', messages: [text] };
    expect(anthropic.decodeRequest(body, { countTokens: true }).maxTokens).toBeUndefined();
    expect(() => anthropic.decodeRequest(body)).toThrow('max_tokens');
  });
});

describe('decoding settings', () => {
  test('decodes both fields for an output schema alike', () => {
    const format = { type: 'json_schema', schema: { type: 'object' } };
    const expected = { type: 'json-schema', schema: { type: 'object' } };
    expect(decodeClientRequest({ output_config: { format } }).responseFormat).toEqual(expected);
    expect(decodeClientRequest({ output_format: format }).responseFormat).toEqual(expected);
  });

  test('reads the user from metadata and keeps unknown fields', () => {
    const request = decodeClientRequest({ metadata: { user_id: 'u1', team: 't' }, safeguards: [{ type: 'x' }] });
    expect(request.user).toBe('u1');
    expect(request.extras).toEqual({ anthropic: { metadata: { team: 't' }, safeguards: [{ type: 'x' }] } });
  });
});

describe('the output limit', () => {
  test.each<[string, Partial<CoreChatRequest>, ModelFacts, number]>([
    ["is the client's", { maxTokens: 77 }, { maxOutput: 8000 }, 77],
    ["else the model's", {}, { maxOutput: 8000 }, 8000],
    ['else a default', {}, {}, 32_000],
  ])('%s', (_name, fields, facts, expected) => {
    expect(encodeForVendor(makeCoreRequest(fields), facts).body['max_tokens']).toBe(expected);
  });
});

describe('sampling', () => {
  test.each<[string, Partial<CoreChatRequest>, ModelFacts, object, string[]]>([
    ['a temperature above 1', { temperature: 1.7 }, {}, { temperature: 1 }, ['/temperature']],
    ['temperature and top_p', { temperature: 0.5, topP: 0.9 }, {}, { temperature: 0.5 }, ['/top_p']],
    [
      'a model of fixed sampling',
      { temperature: 0.5, topP: 0.9, topK: 3 },
      { sampling: 'fixed' },
      {},
      ['/temperature', '/top_p', '/top_k'],
    ],
    ['the default on a model of fixed sampling', { temperature: 1 }, { sampling: 'fixed' }, { temperature: 1 }, []],
  ])('%s', (_name, fields, facts, expected, paths) => {
    const { body, losses } = encodeForVendor(makeCoreRequest(fields), facts);
    const { temperature, top_p, top_k } = body;
    expect(JSON.parse(JSON.stringify({ temperature, top_p, top_k }))).toEqual(expected);
    expect(losses.map(({ path }) => path)).toEqual(paths);
  });
});

describe('fields of other protocols', () => {
  test('are reported with their path', () => {
    const { losses } = encodeForVendor(
      makeCoreRequest({
        seed: 1,
        presencePenalty: 1,
        frequencyPenalty: 1,
        logprobs: { top: 1 },
        candidates: 2,
        verbosity: 'low',
        cacheKey: 'k',
        modalities: ['text', 'audio'],
        responseFormat: { type: 'json' },
        stop: ['\n', 'END'],
        extras: { 'openai-chat': { store: true } },
      }),
    );
    expect(losses.map(({ path }) => path).toSorted()).toEqual(
      [
        '/cache_key',
        '/candidates',
        '/frequency_penalty',
        '/logprobs',
        '/modalities',
        '/output_config/format',
        '/presence_penalty',
        '/seed',
        '/stop_sequences',
        '/store',
        '/verbosity',
      ].toSorted(),
    );
  });

  test('of this protocol stay unchanged', () => {
    const { body, losses } = encodeForVendor(
      decodeClientRequest({ context_management: { edits: [] }, container: 'c1', service_tier: 'auto' }),
    );
    expect(body).toMatchObject({ context_management: { edits: [] }, container: 'c1', service_tier: 'auto' });
    expect(losses).toEqual([]);
  });
});

test('rounds numbers with more digits than a double has', () => {
  const body =
    '{"model":"m","max_tokens":9007199254740993,"temperature":0.12345678901234567890,"messages":[{"role":"user","content":"x"}]}';
  expect(anthropic.decodeRequest(parseJson(body) ?? null)).toMatchObject({
    maxTokens: 9_007_199_254_740_992,
    temperature: 0.123_456_789_012_345_68,
  });
});

describe('max_tokens 0, which only writes the prompt to the cache,', () => {
  const system = [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }];
  const prewarming = decodeClientRequest({ max_tokens: 0, system });

  test('reaches this vendor', () => {
    expect(encodeForVendor(prewarming).body).toMatchObject({ max_tokens: 0, system });
  });
  test.each(codecs.filter(({ protocol }) => protocol !== 'anthropic'))('is refused in front of $protocol', (codec) => {
    expect(() => codec.encodeRequest(prewarming, backendContext(codec, prewarming))).toThrow(
      'max_tokens: only a backend of protocol anthropic can serve this value',
    );
  });
  test('is refused without anything to cache', () => {
    expect(() => decodeClientRequest({ max_tokens: 0 })).toThrow(
      'max_tokens: expected a number >= 1, or 0 with cache_control',
    );
  });
});

describe('fields that only this vendor has', () => {
  const tool = { name: 'look', input_schema: { type: 'object' } };
  const call = { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} };
  const makeText = (text: string): JsonObject => ({ type: 'text', text });
  const called = (block: JsonObject, tools: JsonObject = tool): JsonObject => ({
    tools: [tools],
    messages: [
      { role: 'user', content: [makeText('Look.')] },
      { role: 'assistant', content: [block] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: [makeText('A cat.')] }] },
    ],
  });
  const fields: [what: string, fields: JsonObject, lost: string[]][] = [
    ['diagnostics', { diagnostics: { previous_message_id: 'msg_1' } }, ['/diagnostics']],
    ['no diagnostics', { diagnostics: null }, []],
    ['fallbacks', { fallbacks: 'default' }, ['/fallbacks']],
    ['examples', called(call, { ...tool, input_examples: [{ at: 1 }] }), ['/tools/0/input_examples']],
    ['no examples', called(call, { ...tool, input_examples: [] }), []],
    [
      'other callers',
      called(call, { ...tool, allowed_callers: ['code_execution_20260120'] }),
      ['/tools/0/allowed_callers'],
    ],
    ['the default caller of a tool', called(call, { ...tool, allowed_callers: ['direct'], defer_loading: false }), []],
    [
      'a call by code',
      called({ ...call, caller: { type: 'code_execution_20260120', tool_id: 'srvtoolu_1' } }),
      ['/messages/1/content/0/caller'],
    ],
    ['the default caller', called({ ...call, caller: { type: 'direct' }, toolset_name: null }), []],
    ['a toolset', called({ ...call, toolset_name: 'browser' }), []],
  ];
  test.each(fields)('%s: unchanged for this vendor, reported for others', (_what, body, lost) => {
    const request = decodeClientRequest(body);
    const unlocatedLosses: UnlocatedLoss[] = [];
    openaiChat.encodeRequest(request, backendContext(openaiChat, request, unlocatedLosses));
    expect(unlocatedLosses.map((each) => toLoss(each, anthropic.wireNames).path)).toEqual(lost);
    const { body: own, losses } = encodeForVendor(request);
    expect(losses).toEqual([]);
    expect(own).toMatchObject(JSON.parse(JSON.stringify(body, (_key, value: unknown) => value ?? undefined)));
  });
});
