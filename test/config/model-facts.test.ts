import { describe, expect, test } from 'vitest';
import { modelData } from '../../src/config/model-data.ts';
import { createModelFacts } from '../../src/config/model-facts.ts';

const { modelFacts: facts } = createModelFacts({});

describe('the properties of a model', () => {
  test('the row with the most literal characters wins, for each key', () => {
    expect(facts('claude-opus-4-1-20250805')).toMatchObject({
      maxOutput: 32_000,
      reasoning: 'budget',
      sampling: 'free',
    });
    expect(facts('claude-opus-4-8')).toMatchObject({ maxOutput: 128_000, reasoning: 'adaptive', sampling: 'fixed' });
    expect(facts('gpt-5-mini')).toMatchObject({ reasoning: 'effort', sampling: 'fixed' });
    expect(facts('gpt-5-chat-latest')).toMatchObject({ reasoning: 'none', sampling: 'free' });
  });

  test('names match with a vendor prefix, in any case, and within names of cloud vendors', () => {
    expect(facts('Qwen/Qwen3-Coder-30B-A3B-Instruct')).toMatchObject({ contextWindow: 262_144, developerRole: 'no' });
    expect(facts('openai/gpt-5')).toEqual(facts('gpt-5'));
    expect(facts('us.anthropic.claude-haiku-4-5-20251001-v1:0')).toMatchObject({ maxOutput: 64_000 });
  });

  test('open weights differ from the service of their vendor', () => {
    expect(facts('gpt-oss:20b')).toMatchObject({ maxTokensField: 'max_tokens', contextWindow: 131_072 });
    expect(facts('gpt-4o')).toMatchObject({ maxTokensField: 'max_completion_tokens' });
  });

  test('models that think between calls are sent their reasoning', () => {
    for (const name of [
      'MiniMax-M2',
      'MiniMaxAI/MiniMax-M2.7',
      'minimax/minimax-m3',
      'moonshotai/Kimi-K3',
      'kimi-k2.6',
    ])
      expect(facts(name)).toMatchObject({ reasoningEcho: 'required' });
    expect(facts('MiniMax-M1').reasoningEcho).toBeUndefined();
  });

  test('model families differ', () => {
    expect(facts('gemini-2.5-pro')).toMatchObject({ reasoning: 'budget', minReasoning: 'minimal' });
    expect(facts('models/gemini-2.5-flash-lite')).toMatchObject({ reasoning: 'budget', minReasoning: 'off' });
    expect(facts('gemini-3.1-pro-preview')).toMatchObject({ reasoning: 'level', minReasoning: 'low' });
    expect(facts('google/gemini-3-flash-preview')).toMatchObject({
      callSignatures: 'required',
      minReasoning: 'minimal',
    });
    expect(facts('gemma-3-27b-it').callSignatures).toBeUndefined();
  });

  test.each([
    ['claude-haiku-4-5', undefined, undefined],
    ['claude-opus-4-5', undefined, undefined],
    ['claude-opus-4-6', 'while-thinking', undefined],
    ['claude-sonnet-4-6', 'while-thinking', undefined],
    ['claude-opus-4-8', 'while-thinking', undefined],
    ['claude-opus-5', 'while-thinking', undefined],
    ['claude-opus-5-5', 'never', 'low'],
    ['claude-sonnet-5', 'while-thinking', undefined],
    ['claude-sonnet-5-5', 'never', 'between-tools'],
    ['claude-haiku-5-5', 'while-thinking', undefined],
    ['claude-fable-5', 'while-thinking', 'low'],
    ['claude-fable-5-1', 'never', 'low'],
    ['claude-mythos-5-1', 'never', 'low'],
  ])('%s: forced tools and minimum reasoning', (model, forcedTools, minReasoning) => {
    expect([facts(model).forcedTools, facts(model).minReasoning]).toEqual([forcedTools, minReasoning]);
  });

  test.each([
    'ByteDance-Seed/Seed-OSS-36B-Instruct',
    'MiniMaxAI/MiniMax-M3',
    'tencent/Hunyuan-A13B-Instruct',
    'tencent/Hy3-preview',
    'CohereLabs/command-a-reasoning-08-2025',
    'LiquidAI/LFM2.5-8B-A1B',
    'allenai/Olmo-3-7B-Instruct',
    'moonshotai/Kimi-K3',
  ])('%s gets no role that its chat template does not support', (model) => {
    expect(facts(model)).toMatchObject({ developerRole: 'no', maxTokensField: 'max_tokens' });
  });

  test('an unknown model has no properties', () => {
    expect(facts('my-own-model')).toEqual({});
  });

  test('the configuration overrides the table, and its exact names override its patterns', () => {
    const { modelFacts: own, statedFacts } = createModelFacts({
      'qwen3-coder-30b': { context_window: 1000, max_tokens_field: 'max_completion_tokens' },
      'qwen3-*': { context_window: 2000, max_output: 3000 },
    });
    expect(own('qwen3-coder-30b')).toMatchObject({
      contextWindow: 1000,
      maxOutput: 3000,
      maxTokensField: 'max_completion_tokens',
      developerRole: 'no',
    });
    expect(own('qwen3-32b')).toMatchObject({ contextWindow: 2000 });
    expect(statedFacts('qwen3-32b')).toEqual({ contextWindow: 2000, maxOutput: 3000 });
    expect(statedFacts('gpt-5')).toEqual({});
  });

  test('reads every key of [model_data]', () => {
    const { modelFacts: own } = createModelFacts({
      'a-model': {
        context_window: 1,
        max_output: 2,
        reasoning: 'none',
        reasoning_echo: 'refused',
        sampling: 'fixed',
        max_tokens_field: 'max_tokens',
        developer_role: 'no',
        system_turns: 'no',
        call_seals: 'optional',
        least_reasoning: 'low',
        max_reasoning: 3,
        prompt_style: 'terse',
      },
    });
    expect(own('a-model')).toEqual({
      contextWindow: 1,
      maxOutput: 2,
      reasoning: 'none',
      reasoningEcho: 'refused',
      sampling: 'fixed',
      maxTokensField: 'max_tokens',
      developerRole: 'no',
      systemTurns: 'no',
      callSignatures: 'optional',
      minReasoning: 'low',
      maxReasoning: 3,
      promptStyle: 'terse',
    });
  });

  test('patterns are lower case, because names are compared in lower case, and unique', () => {
    const patterns = modelData.map(({ match }) => match);
    expect(patterns.filter((pattern) => pattern !== pattern.toLowerCase())).toEqual([]);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
