import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../../src/core/codec.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreChatRequest, CoreToolChoice } from '../../../src/core/types.ts';
import {
  decodeClientRequest,
  makeCallMessage,
  makeCoreRequest,
  makeResultMessage,
  encodeForVendor,
  tool,
  userMessage,
} from './contexts.ts';

describe('decoding the reasoning configuration', () => {
  test.each<[string, JsonObject, unknown]>([
    [
      'adaptive with an effort',
      { thinking: { type: 'adaptive', display: 'omitted' }, output_config: { effort: 'high' } },
      { adaptive: true, effort: 'high', summary: 'omitted' },
    ],
    ['a budget', { thinking: { type: 'enabled', budget_tokens: 2000 }, max_tokens: 4000 }, { budgetTokens: 2000 }],
    ['off', { thinking: { type: 'disabled' } }, { off: true }],
    ['an effort without thinking does not request reasoning', { output_config: { effort: 'high' } }, undefined],
  ])('thinking: %s', (_name, fields, reasoning) => {
    expect(decodeClientRequest(fields).reasoning).toEqual(reasoning);
  });
});

describe('encoding the reasoning configuration', () => {
  const of = (fields: Partial<CoreChatRequest>, facts: ModelFacts = {}) => {
    const { body, losses } = encodeForVendor(makeCoreRequest(fields), facts);
    return { thinking: body['thinking'], config: body['output_config'], losses: losses.length };
  };
  type Row = [string, Partial<CoreChatRequest>, ModelFacts, ReturnType<typeof of>];
  test.each<Row>([
    [
      'an effort on a model that decides itself',
      { reasoning: { effort: 'high' } },
      { reasoning: 'adaptive' },
      { thinking: { type: 'adaptive' }, config: { effort: 'high' }, losses: 0 },
    ],
    [
      'an effort on a model that wants a budget',
      { reasoning: { effort: 'low' }, maxTokens: 10_000 },
      { reasoning: 'budget' },
      { thinking: { type: 'enabled', budget_tokens: 2000 }, config: undefined, losses: 0 },
    ],
    [
      'a budget on a model that decides itself',
      { reasoning: { budgetTokens: 5000 } },
      { reasoning: 'adaptive' },
      { thinking: { type: 'adaptive' }, config: undefined, losses: 1 },
    ],
    [
      'adaptive on a model that wants a budget',
      { reasoning: { adaptive: true }, maxTokens: 4000 },
      { reasoning: 'budget' },
      { thinking: { type: 'enabled', budget_tokens: 2000 }, config: undefined, losses: 1 },
    ],
    [
      'a budget above the limit of output',
      { reasoning: { budgetTokens: 9000 }, maxTokens: 4000 },
      {},
      { thinking: { type: 'enabled', budget_tokens: 3999 }, config: undefined, losses: 1 },
    ],
    [
      'a budget below the least',
      { reasoning: { budgetTokens: 100 }, maxTokens: 4000 },
      {},
      { thinking: { type: 'enabled', budget_tokens: 1024 }, config: undefined, losses: 1 },
    ],
    [
      'no room for any',
      { reasoning: { effort: 'high' }, maxTokens: 500 },
      {},
      { thinking: undefined, config: undefined, losses: 1 },
    ],
    [
      'a model that does not think',
      { reasoning: { adaptive: true } },
      { reasoning: 'none' },
      { thinking: undefined, config: undefined, losses: 1 },
    ],
    ['off', { reasoning: { off: true } }, {}, { thinking: { type: 'disabled' }, config: undefined, losses: 0 }],
    [
      'not together with a forced call',
      { reasoning: { effort: 'high' }, tools: [tool], toolChoice: { mode: 'required' } },
      {},
      { thinking: { type: 'disabled' }, config: undefined, losses: 1 },
    ],
    [
      'an effort that the model takes stays when its thinking cannot',
      { reasoning: { effort: 'high' }, tools: [tool], toolChoice: { mode: 'required' } },
      { reasoning: 'adaptive', forcedTools: 'without-thinking' },
      { thinking: { type: 'disabled' }, config: { effort: 'high' }, losses: 1 },
    ],
    ...(['required', 'tool'] as const).flatMap((mode): Row[] => {
      const toolChoice: CoreToolChoice = mode === 'tool' ? { mode, name: tool.name } : { mode };
      const forced = { tools: [tool], toolChoice };
      const facts: ModelFacts = { reasoning: 'adaptive', forcedTools: 'while-thinking' };
      const thinking = { type: 'adaptive' };
      return [
        [
          `adaptive together with a forced call where the model takes it (${mode})`,
          { reasoning: { adaptive: true, effort: 'low' }, ...forced },
          facts,
          { thinking, config: { effort: 'low' }, losses: 0 },
        ],
        [
          `an effort together with a forced call where the model takes it (${mode})`,
          { reasoning: { effort: 'high' }, ...forced },
          facts,
          { thinking, config: { effort: 'high' }, losses: 0 },
        ],
        [
          `a budget becomes adaptive together with a forced call (${mode})`,
          { reasoning: { budgetTokens: 5000 }, ...forced },
          facts,
          { thinking, config: undefined, losses: 1 },
        ],
        [
          `thinking stays where no call can be forced (${mode})`,
          { reasoning: { effort: 'high' }, ...forced },
          { reasoning: 'adaptive', forcedTools: 'never' },
          { thinking, config: { effort: 'high' }, losses: 1 },
        ],
      ];
    }),
    [
      'off on a model that always thinks',
      { reasoning: { off: true } },
      { reasoning: 'adaptive', minReasoning: 'low' },
      { thinking: undefined, config: { effort: 'low' }, losses: 1 },
    ],
    [
      'off on a model that thinks between its calls at least',
      { reasoning: { off: true } },
      { reasoning: 'adaptive', minReasoning: 'between-tools' },
      { thinking: { type: 'between_tools' }, config: undefined, losses: 1 },
    ],
    [
      'a turn of calls without its signed thoughts',
      {
        reasoning: { budgetTokens: 2000 },
        messages: [userMessage('Go.'), makeCallMessage('a'), makeResultMessage('a')],
      },
      {},
      { thinking: { type: 'disabled' }, config: undefined, losses: 1 },
    ],
  ])('%s', (_name, fields, facts, expected) => {
    expect(of(fields, facts)).toEqual(expected);
  });

  test.each([{ mode: 'required' }, { mode: 'tool', name: tool.name }] as const)(
    'a model that cannot be forced to call a tool decides itself: $mode',
    (toolChoice) => {
      const { body, losses } = encodeForVendor(makeCoreRequest({ tools: [tool], toolChoice }), {
        forcedTools: 'never',
      });
      expect(body['tool_choice']).toEqual({ type: 'auto' });
      expect(losses).toMatchObject([{ path: '/tool_choice', instead: 'the model may call a tool' }]);
    },
  );

  test('sends adaptive thinking with a forced call unchanged when a client of this protocol requests both', () => {
    const fields = { thinking: { type: 'adaptive' }, output_config: { effort: 'max' }, tool_choice: { type: 'any' } };
    const request = decodeClientRequest({ ...fields, tools: [{ name: 'f', input_schema: { type: 'object' } }] });
    for (const facts of [{}, { reasoning: 'adaptive', forcedTools: 'never' }] as const) {
      const { body, losses } = encodeForVendor(request, facts, request.model);
      expect(body).toMatchObject(fields);
      expect(losses).toEqual([]);
    }
  });

  test('leaves out and reports fields that the vendor does not allow with thinking', () => {
    const { body, losses } = encodeForVendor(
      makeCoreRequest({ reasoning: { adaptive: true }, temperature: 0.2, topK: 5, topP: 0.5 }),
    );
    expect(body).not.toHaveProperty('temperature');
    expect(body).not.toHaveProperty('top_k');
    expect(body).not.toHaveProperty('top_p');
    expect(losses.map(({ path }) => path)).toEqual(['/temperature', '/top_p', '/top_k']);
  });
});
