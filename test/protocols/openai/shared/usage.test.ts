import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { chatUsage, decodeUsage, decodeUsageOf, encodeUsage } from '../../../../src/protocols/openai/shared/usage.ts';

const decoded = (usage: JsonObject) => decodeUsage(usage, chatUsage, 'openai-chat');
const totals = { prompt_tokens: 100, completion_tokens: 20 };

describe('counts under the names that servers have for them', () => {
  test.each<[string, JsonObject, object]>([
    ['cached beside the totals', { ...totals, cached_tokens: 60 }, { cacheRead: 60 }],
    ['cached as hits', { ...totals, prompt_cache_hit_tokens: 60, prompt_cache_miss_tokens: 40 }, { cacheRead: 60 }],
    [
      'cached in the details, before those beside the totals',
      { ...totals, cached_tokens: 1, prompt_tokens_details: { cached_tokens: 60 } },
      { cacheRead: 60 },
    ],
    [
      'cached beside details without them',
      { ...totals, cached_tokens: 60, prompt_tokens_details: { cached_tokens: null } },
      { cacheRead: 60 },
    ],
    [
      'written as OpenRouter counts them',
      { ...totals, prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 30 } },
      { cacheRead: 0, cacheWrite: 30 },
    ],
    [
      'written as DashScope counts them',
      {
        ...totals,
        prompt_tokens_details: {
          cached_tokens: 0,
          cache_creation_input_tokens: 30,
          cache_creation: { ephemeral_5m_input_tokens: 30 },
        },
      },
      { cacheRead: 0, cacheWrite: 30, cacheWriteByTtl: { '5m': 30 } },
    ],
  ])('are known: %s', (_name, usage, expected) => {
    expect(decoded(usage)).toMatchObject({ input: 100, output: 20, ...expected });
  });

  test.each<[string, JsonObject, number]>([
    ['within the output', { ...totals, total_tokens: 120, completion_tokens_details: { reasoning_tokens: 15 } }, 20],
    ['beside the output', { ...totals, total_tokens: 135, completion_tokens_details: { reasoning_tokens: 15 } }, 35],
    ['beside the output, without a total', { ...totals, completion_tokens_details: { reasoning_tokens: 300 } }, 320],
    ['within the output, without a total', { ...totals, completion_tokens_details: { reasoning_tokens: 20 } }, 20],
  ])('include the reasoning that a server counts %s', (_name, usage, output) => {
    const found = decoded(usage);
    expect(found).toMatchObject({ input: 100, output });
    // What is made of it for a client is read in the same way.
    expect(found && decoded(encodeUsage(found, chatUsage, 'openai-chat'))).toMatchObject({ output });
  });
});

describe('the places of usage', () => {
  const usage = { ...totals, total_tokens: 120 };
  const other = { prompt_tokens: 1, completion_tokens: 1 };

  test.each<[string, JsonObject]>([
    ['usage', { choices: [], usage }],
    ['the first choice', { choices: [{ index: 0, delta: {}, usage }] }],
    ['the first choice beside a usage of null', { choices: [{ index: 0, usage }], usage: null }],
    ['the first choice beside an empty usage', { choices: [{ index: 0, usage }], usage: {} }],
    ['x_groq', { choices: [], x_groq: { id: 'req_1', usage } }],
    ['usage before all others', { choices: [{ usage: other }], x_groq: { usage: other }, usage }],
    ['the first choice before x_groq', { choices: [{ usage }], x_groq: { usage: other } }],
    ['usage without choices', { choices: null, usage }],
    ['usage before timings', { choices: [], usage, timings: { prompt_n: 1, predicted_n: 1 } }],
  ])('%s counts', (_name, answer) => {
    expect(decodeUsageOf(answer, 'openai-chat')).toEqual({
      input: 100,
      output: 20,
      raw: { protocol: 'openai-chat', usage },
    });
  });

  test('timings count when nothing else does, with what the cache had', () => {
    const timings = { cache_n: 90, prompt_n: 10, prompt_ms: 5.5, predicted_n: 20, predicted_ms: 100 };
    expect(decodeUsageOf({ choices: [], timings }, 'openai-chat')).toEqual({ input: 100, output: 20, cacheRead: 90 });
  });

  test('timings add what the cache had when usage does not count it', () => {
    const timings = { cache_n: 90, prompt_n: 10, predicted_n: 20 };
    expect(decodeUsageOf({ usage, timings }, 'openai-chat')).toMatchObject({ input: 100, cacheRead: 90 });
    const counted = { ...usage, prompt_tokens_details: { cached_tokens: 80 } };
    expect(decodeUsageOf({ usage: counted, timings }, 'openai-chat')).toMatchObject({ input: 100, cacheRead: 80 });
  });

  test.each<[string, JsonObject]>([
    ['nothing is there', { choices: [] }],
    ['there are no counts', { usage: { total_tokens: 3 }, timings: { prompt_ms: 2 }, x_groq: { id: 'a' } }],
    ['counts are no numbers', { usage: 'much', choices: [{ usage: [] }], x_groq: 'fast', timings: 3 }],
  ])('are none when %s', (_name, answer) => {
    expect(decodeUsageOf(answer, 'openai-chat')).toBeUndefined();
  });
});
