import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { CoreChatRequest, CoreMessage } from '../../../../src/core/types.ts';
import { schemas } from '../../../../src/protocols/openai/completions/wire.ts';
import { prompting, sent } from './contexts.ts';

test('sends the one text as the prompt, unchanged', () => {
  const prompt = '<|start|>user<|message|>\n "Grüße" 👋<|end|>';
  const { body, losses } = sent(prompting(prompt));
  expect(body).toMatchObject({ model: 'vendor-model', prompt });
  expect(body).not.toHaveProperty('stream');
  expect(losses).toEqual([]);
});

test('encodes sampling, stop sequences and log probabilities', () => {
  const { body, losses } = sent(
    prompting('Once', {
      maxTokens: 99,
      temperature: 0.3,
      topP: 0.8,
      topK: 40,
      seed: 5,
      presencePenalty: 0.1,
      frequencyPenalty: -0.2,
      stop: ['a', 'b'],
      candidates: 2,
      logprobs: { top: 3 },
      user: 'u',
      modalities: ['text'],
    }),
  );
  expect(body).toEqual({
    model: 'vendor-model',
    prompt: 'Once',
    max_tokens: 99,
    temperature: 0.3,
    top_p: 0.8,
    top_k: 40,
    seed: 5,
    presence_penalty: 0.1,
    frequency_penalty: -0.2,
    stop: ['a', 'b'],
    n: 2,
    logprobs: 3,
    user: 'u',
  });
  expect(losses).toEqual([]);
  expect(schemas.request(body)).toBe(true);
});

test('requests the usage of a stream and keeps its own stream options', () => {
  const extras = {
    'openai-completions': { stream_options: { continuous_usage_stats: true }, skip_special_tokens: false },
  };
  const { body, losses } = sent(prompting('Once', { stream: true, extras }));
  expect(body).toMatchObject({
    stream: true,
    stream_options: { include_usage: true, continuous_usage_stats: true },
    skip_special_tokens: false,
  });
  expect(losses).toEqual([]);
});

describe('the limit of tokens is always sent', () => {
  test.each([
    ['as the client says', { maxTokens: 5 }, { maxOutput: 100 }, 5],
    ['as much as the model can write', {}, { maxOutput: 100 }, 100],
    ['a usual one', {}, {}, 16_384],
    ['what fits behind the prompt', {}, { contextWindow: 10_000 }, 9000],
    ['a little where hardly anything seems to fit', {}, { contextWindow: 1000 }, 1024],
  ])('%s', (_, fields, facts, limit) => {
    expect(sent(prompting('x'.repeat(2000), fields), facts).body['max_tokens']).toBe(limit);
  });
});

describe('reports what text completions do not support', () => {
  const tool = { type: 'function', name: 'f', inputSchema: {} } as const;
  const cases: [Partial<CoreChatRequest>, string][] = [
    [{ tools: [tool] }, '/tools'],
    [{ toolChoice: { mode: 'auto' } }, '/tool_choice'],
    [{ parallelToolCalls: false }, '/parallel_tool_calls'],
    [{ reasoning: { effort: 'low' } }, '/reasoning'],
    [{ responseFormat: { type: 'json' } }, '/response_format'],
    [{ modalities: ['text', 'audio'] }, '/modalities'],
    [{ verbosity: 'low' }, '/verbosity'],
    [{ cacheKey: 'k' }, '/cache_key'],
    [{ metadata: { a: 'b' } }, '/metadata'],
    [{ extras: { 'openai-chat': { logit_bias: {} } } }, '/logit_bias'],
  ];
  test.each(cases)('%j', (fields, path) => {
    expect(sent(prompting('Once', fields)).losses.map((loss) => loss.path)).toEqual([path]);
  });
});

describe('a conversation is refused, for nobody has written its prompt', () => {
  const text = { type: 'text', text: 'hi' } as const;
  const cases: [string, CoreMessage[]][] = [
    ['of no message', []],
    [
      'of two messages',
      [
        { role: 'user', content: [text] },
        { role: 'user', content: [text] },
      ],
    ],
    ['of two texts', [{ role: 'user', content: [text, text] }]],
    ['of a system message', [{ role: 'system', content: [text] }]],
    [
      'of an image',
      [{ role: 'user', content: [{ type: 'image', source: { kind: 'url', url: 'https://host/a.png' } }] }],
    ],
  ];
  test.each(cases)('%s', (_, messages) => {
    expect(() => sent({ ...prompting(''), messages })).toThrow(/takes one text as its prompt/);
  });
});

test('refuses state that only another vendor holds', () => {
  const request = prompting('Once', { serverState: { protocol: 'gemini', field: 'cachedContent' } });
  expect(() => sent(request)).toThrow(LouterError);
});
