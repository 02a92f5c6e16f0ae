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

test('a client of this protocol that says nothing gets the default', () => {
  expect(encodeForVendor(decodeClientRequest()).body).not.toHaveProperty('think');
});

describe('a client of another protocol', () => {
  const wish = (reasoning: CoreReasoningRequest | undefined, facts?: ModelFacts['reasoning']) => {
    const request = makeCoreRequest(reasoning && { reasoning });
    const { body, losses } = encodeForVendor(request, facts && { reasoning: facts });
    return { think: body['think'], lost: losses.length };
  };

  test('that says nothing of thinking gets none', () => {
    expect(wish(undefined)).toEqual({ think: false, lost: 0 });
    expect(wish(undefined, 'effort')).toEqual({ think: false, lost: 0 });
    expect(wish(undefined, 'none')).toEqual({ think: undefined, lost: 0 });
  });

  test('that refuses it gets none, whatever the model and the effort', () => {
    expect(wish({ off: true })).toEqual({ think: false, lost: 0 });
    expect(wish({ off: true }, 'budget')).toEqual({ think: false, lost: 0 });
    expect(wish({ off: true }, 'none')).toEqual({ think: false, lost: 0 });
    expect(wish({ off: true, effort: 'high' }, 'effort')).toEqual({ think: false, lost: 1 });
  });

  test('that wants it leaves a model of which nothing is known to its default, which is to think if it can', () => {
    expect(wish({ effort: 'high' })).toEqual({ think: undefined, lost: 1 });
    expect(wish({ budgetTokens: 2000 })).toEqual({ think: undefined, lost: 1 });
    expect(wish({ adaptive: true })).toEqual({ think: undefined, lost: 1 });
  });

  test('that wants it of a model that does not think hears so', () => {
    expect(wish({ effort: 'high' }, 'none')).toEqual({ think: undefined, lost: 1 });
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
    expect(wish({ effort }, 'effort')).toEqual({ think, lost });
    expect(wish({ effort }, 'level')).toEqual({ think, lost });
  });

  test('that gives a budget gets the level nearest to it', () => {
    expect(wish({ budgetTokens: 2000 }, 'effort')).toEqual({ think: 'low', lost: 1 });
    expect(wish({ budgetTokens: 10_000 }, 'effort')).toEqual({ think: 'medium', lost: 1 });
    expect(wish({ budgetTokens: 32_000 }, 'effort')).toEqual({ think: 'high', lost: 1 });
  });

  test('that wants it of a model without levels gets it without a measure', () => {
    expect(wish({ effort: 'low' }, 'budget')).toEqual({ think: true, lost: 1 });
    expect(wish({ budgetTokens: 2000 }, 'adaptive')).toEqual({ think: true, lost: 1 });
    expect(wish({ adaptive: true, summary: 'auto' }, 'budget')).toEqual({ think: true, lost: 2 });
  });
});
