import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../../src/core/codec.ts';
import type { CoreReasoningRequest } from '../../../src/core/types.ts';
import { decodeClientRequest, makeCoreRequest, encodeForVendor } from './contexts.ts';

test.each([true, false, 'low', 'medium', 'high', 'max'])(
  'a client of this protocol is taken at its word: %s',
  (think) => {
    const { body, losses } = encodeForVendor(decodeClientRequest({ think }));
    expect(body['think']).toBe(think);
    expect(losses).toEqual([]);
  },
);

test('leaves out think for a client of this protocol that sends none', () => {
  expect(encodeForVendor(decodeClientRequest()).body).not.toHaveProperty('think');
});

describe('for a client of another protocol', () => {
  const encodeThink = (reasoning: CoreReasoningRequest | undefined, facts?: ModelFacts['reasoning']) => {
    const request = makeCoreRequest(reasoning && { reasoning });
    const { body, losses } = encodeForVendor(request, facts && { reasoning: facts });
    return { think: body['think'], lost: losses.length };
  };

  test('disables thinking when it is not requested', () => {
    expect(encodeThink(undefined)).toEqual({ think: false, lost: 0 });
    expect(encodeThink(undefined, 'effort')).toEqual({ think: false, lost: 0 });
    expect(encodeThink(undefined, 'none')).toEqual({ think: undefined, lost: 0 });
  });

  test('disables thinking when requested, for any model and effort', () => {
    expect(encodeThink({ off: true })).toEqual({ think: false, lost: 0 });
    expect(encodeThink({ off: true }, 'budget')).toEqual({ think: false, lost: 0 });
    expect(encodeThink({ off: true }, 'none')).toEqual({ think: false, lost: 0 });
    expect(encodeThink({ off: true, effort: 'high' }, 'effort')).toEqual({ think: false, lost: 1 });
  });

  test('leaves an unknown model at its default when thinking is requested', () => {
    expect(encodeThink({ effort: 'high' })).toEqual({ think: undefined, lost: 1 });
    expect(encodeThink({ budgetTokens: 2000 })).toEqual({ think: undefined, lost: 1 });
    expect(encodeThink({ adaptive: true })).toEqual({ think: undefined, lost: 1 });
  });

  test('reports a model that does not think', () => {
    expect(encodeThink({ effort: 'high' }, 'none')).toEqual({ think: undefined, lost: 1 });
  });

  test.each([
    ['minimal', 'low', 1],
    ['low', 'low', 0],
    ['medium', 'medium', 0],
    ['high', 'high', 0],
    ['xhigh', 'high', 1],
    ['max', 'max', 0],
    ['ultra', 'max', 1],
  ])('that wants effort %s of a model with levels gets %s', (effort, think, lost) => {
    expect(encodeThink({ effort }, 'effort')).toEqual({ think, lost });
    expect(encodeThink({ effort }, 'level')).toEqual({ think, lost });
  });

  test('maps a budget to the nearest level', () => {
    expect(encodeThink({ budgetTokens: 2000 }, 'effort')).toEqual({ think: 'low', lost: 1 });
    expect(encodeThink({ budgetTokens: 10_000 }, 'effort')).toEqual({ think: 'medium', lost: 1 });
    expect(encodeThink({ budgetTokens: 32_000 }, 'effort')).toEqual({ think: 'high', lost: 1 });
  });

  test('enables thinking without a level for a model without levels', () => {
    expect(encodeThink({ effort: 'low' }, 'budget')).toEqual({ think: true, lost: 1 });
    expect(encodeThink({ budgetTokens: 2000 }, 'adaptive')).toEqual({ think: true, lost: 1 });
    expect(encodeThink({ adaptive: true, summary: 'auto' }, 'budget')).toEqual({ think: true, lost: 2 });
  });
});
