import { expect, test } from 'vitest';
import { ReadUsageTotals } from '../../src/record/read-usage.ts';
import type { ReadUsage } from '../../src/record/exchange.ts';

const usageOf = (model: string): ReadUsage => ({
  backend: 'local',
  model,
  key: null,
  usage: { input: 1 },
  cost: null,
});

test('after a thousand models, those that are known keep their own sums, and all others share one', () => {
  const totals = new ReadUsageTotals();
  for (let index = 0; index < 1000; index++) totals.add(usageOf(`m${index}`));
  for (const model of ['m0', 'new', 'm999', 'newer']) totals.add(usageOf(model));
  const inputOf = (name: string) => totals.totals.find(({ model }) => model === name)?.usage.input;
  expect(['m0', 'm999', 'm1', 'new', 'other'].map(inputOf)).toEqual([2, 2, 1, undefined, 2]);
});
