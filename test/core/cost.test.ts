import { describe, expect, test } from 'vitest';
import { costOf, withCachePrices, type ModelPrice } from '../../src/core/cost.ts';

const price: ModelPrice = { input: 4, output: 20, cacheRead: 0.4, cacheWrite5m: 5, cacheWrite1h: 8 };
const million = 1_000_000;

describe('the cost of a response', () => {
  test('charges each part of the usage once', () => {
    const usage = {
      input: 10 * million,
      cacheRead: 3 * million,
      cacheWrite: 2 * million,
      cacheWriteByTtl: { '5m': million, '1h': million },
      output: million,
      reasoning: million / 2,
    };
    expect(costOf(usage, price)).toBeCloseTo(5 * 4 + 3 * 0.4 + 5 + 8 + 20);
  });

  test('charges cache writes without a lifetime like those of 5 minutes', () => {
    expect(costOf({ input: million, cacheWrite: million }, price)).toBe(5);
    expect(costOf({ input: million, cacheWrite: million, cacheWriteByTtl: { '30m': million } }, price)).toBe(5);
  });

  test('never charges more for one hour than was written', () => {
    expect(costOf({ input: 100, cacheWrite: 0, cacheWriteByTtl: { '1h': 50 } }, price)).toBeCloseTo(0.0004);
  });

  test('is unknown when usage or a price that is needed is unknown', () => {
    expect(costOf(null, price)).toBeUndefined();
    expect(costOf({ input: 1 }, undefined)).toBeUndefined();
    expect(costOf({ cacheRead: 1 }, price)).toBeUndefined();
    expect(costOf({ input: 10, cacheRead: 5 }, { input: 1, output: 1 })).toBeUndefined();
    expect(costOf({ input: 10, cacheRead: 0 }, { input: 1, output: 1 })).toBeCloseTo(0.00001);
  });

  test('has an upper bound where prices of a cache are unknown: that of other input', () => {
    const partial = { input: 2, output: 12, longPrompt: { above: 1000, input: 4, output: 18 } };
    const usage = { input: 1000, cacheRead: 500, cacheWrite: 100, output: 10 };
    expect(costOf(usage, partial)).toBeUndefined();
    expect(costOf(usage, withCachePrices(partial))).toBeCloseTo((2000 + 120) / 1e6);
    expect(costOf({ ...usage, input: 1001 }, withCachePrices(partial))).toBeCloseTo((4004 + 180) / 1e6);
    expect(withCachePrices(price)).toEqual(price);
  });

  test('has other prices for a long prompt, for all of its tokens', () => {
    const tiered = { ...price, longPrompt: { above: 1000, input: 10, output: 100, cacheRead: 1 } };
    expect(costOf({ input: 1000, output: 1000 }, tiered)).toBeCloseTo(0.024);
    expect(costOf({ input: 1001, output: 1000 }, tiered)).toBeCloseTo(0.11001);
  });
});
