import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../../src/core/codec.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreReasoningRequest } from '../../../src/core/types.ts';
import { asked, coreRequest, sent, sentAsSaid } from './contexts.ts';

const pro: ModelFacts = { reasoning: 'budget', minReasoning: 'minimal', maxReasoning: 32_768 };
const flash: ModelFacts = { reasoning: 'budget', minReasoning: 'off', maxReasoning: 24_576, maxOutput: 65_536 };
const levels: ModelFacts = { reasoning: 'level', minReasoning: 'low' };
const manyLevels: ModelFacts = { reasoning: 'level', minReasoning: 'minimal' };

function thinking(reasoning: CoreReasoningRequest, facts: ModelFacts, maxTokens?: number) {
  const { body, losses } = sent(coreRequest({ reasoning, ...(maxTokens !== undefined && { maxTokens }) }), facts);
  const config = body['generationConfig'] as { thinkingConfig?: JsonObject } | undefined;
  return { config: config?.thinkingConfig, losses: losses.map(({ path }) => path) };
}
const at = (field: string): string => `/generationConfig/thinkingConfig/${field}`;

describe('reasoning as the model supports it', () => {
  test.each<[string, CoreReasoningRequest, ModelFacts, JsonObject, string[]]>([
    ['a budget', { budgetTokens: 2000 }, flash, { includeThoughts: true, thinkingBudget: 2000 }, []],
    [
      'more than the model takes',
      { budgetTokens: 31_999 },
      flash,
      { includeThoughts: true, thinkingBudget: 24_576 },
      [at('thinkingBudget')],
    ],
    ['an effort as a budget', { effort: 'high' }, flash, { includeThoughts: true, thinkingBudget: 24_576 }, []],
    ['as the model likes', { adaptive: true }, flash, { includeThoughts: true, thinkingBudget: -1 }, []],
    ['not at all', { off: true }, flash, { thinkingBudget: 0 }, []],
    [
      'not at all where that cannot be',
      { off: true },
      pro,
      { thinkingBudget: 128 },
      ['/generationConfig/thinkingConfig'],
    ],
    ['a level', { effort: 'high' }, levels, { includeThoughts: true, thinkingLevel: 'HIGH' }, []],
    [
      'a level there is not',
      { effort: 'xhigh' },
      levels,
      { includeThoughts: true, thinkingLevel: 'HIGH' },
      [at('thinkingLevel')],
    ],
    ['a level of some', { effort: 'minimal' }, manyLevels, { includeThoughts: true, thinkingLevel: 'MINIMAL' }, []],
    [
      'a level of others',
      { effort: 'minimal' },
      levels,
      { includeThoughts: true, thinkingLevel: 'LOW' },
      [at('thinkingLevel')],
    ],
    [
      'a budget as a level',
      { budgetTokens: 2000 },
      levels,
      { includeThoughts: true, thinkingLevel: 'LOW' },
      [at('thinkingBudget')],
    ],
    ['levels and not at all', { off: true }, manyLevels, { thinkingLevel: 'MINIMAL' }, [at('thinkingBudget')]],
    ['an effort that means not at all', { effort: 'none' }, flash, { thinkingBudget: 0 }, []],
    ['unseen', { effort: 'low', summary: 'omitted' }, levels, { thinkingLevel: 'LOW' }, []],
    [
      'a model nothing is known of, by effort',
      { effort: 'low' },
      {},
      { includeThoughts: true, thinkingLevel: 'LOW' },
      [],
    ],
    [
      'a model nothing is known of, by budget',
      { budgetTokens: 2000 },
      {},
      { includeThoughts: true, thinkingBudget: 2000 },
      [],
    ],
  ])('%s', (_what, reasoning, facts, config, losses) => {
    expect(thinking(reasoning, facts)).toEqual({ config, losses });
  });

  test('makes an effort a share of the output', () => {
    expect(thinking({ effort: 'medium' }, flash, 8000).config).toMatchObject({ thinkingBudget: 4000 });
  });

  test('leaves out reasoning for a model without it', () => {
    expect(thinking({ effort: 'low' }, { reasoning: 'none' })).toEqual({
      config: undefined,
      losses: ['/generationConfig/thinkingConfig'],
    });
    expect(thinking({ off: true }, { reasoning: 'none' })).toEqual({
      config: undefined,
      losses: [at('thinkingBudget')],
    });
  });

  test('reports a display of reasoning that the vendor does not know', () => {
    expect(thinking({ effort: 'low', summary: 'concise' }, levels).losses).toEqual([at('includeThoughts')]);
    expect(thinking({ effort: 'low', summary: 'summarized' }, levels).losses).toEqual([]);
  });
});

describe('reasoning of a client of this protocol', () => {
  test.each<[JsonObject, CoreReasoningRequest | undefined]>([
    [{ thinkingBudget: 0 }, { off: true }],
    [
      { thinkingBudget: -1, includeThoughts: true },
      { adaptive: true, summary: 'auto' },
    ],
    [{ thinkingBudget: 8192 }, { budgetTokens: 8192 }],
    [
      { thinkingLevel: 'HIGH', includeThoughts: true },
      { effort: 'high', summary: 'auto' },
    ],
    [{ thinkingLevel: 'low', includeThoughts: false }, { effort: 'low' }],
    [{ thinkingLevel: 'THINKING_LEVEL_UNSPECIFIED' }, undefined],
    [{ includeThoughts: true }, { summary: 'auto' }],
  ])('%j is decoded, and encoded unchanged for any model', (thinkingConfig, reasoning) => {
    const fields = { generationConfig: { thinkingConfig } };
    expect(asked(fields).reasoning).toEqual(reasoning);
    for (const facts of [{}, pro, flash, levels])
      expect(sentAsSaid(fields, facts)['generationConfig']).toEqual({ thinkingConfig });
  });

  test('is adapted when it is sent to another model', () => {
    const { body, losses } = sent(
      asked({ generationConfig: { thinkingConfig: { thinkingBudget: 30_000, includeThoughts: true } } }),
      flash,
    );
    expect(body['generationConfig']).toEqual({ thinkingConfig: { thinkingBudget: 24_576, includeThoughts: true } });
    expect(losses.map(({ path }) => path)).toEqual([at('thinkingBudget')]);
  });
});

test('nothing about thinking is sent to another model that is known not to think, nor what Core does not carry', () => {
  const thinkingConfig = { thinkingBudget: 2000, laterField: 1 };
  const request = asked({ generationConfig: { temperature: 0.5, thinkingConfig } });
  const { body, losses } = sent(request, { reasoning: 'none' });
  expect(body['generationConfig']).toEqual({ temperature: 0.5 });
  expect(losses.map(({ path }) => path)).toContain('/generationConfig/thinkingConfig');
  expect(sent(request, flash).body['generationConfig']).toMatchObject({ thinkingConfig: { laterField: 1 } });
});
