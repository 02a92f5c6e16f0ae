import { describe, expect, test } from 'vitest';
import { createModelLister } from '../../src/gateway/models.ts';
import { createTokenRates } from '../../src/gateway/token-estimate.ts';
import { configOf } from '../../src/config/load.ts';
import { testConfig } from '../support/config.ts';

describe('the listed models', () => {
  const config = testConfig({
    backends: ['one', 'two', 'down'],
    models: { 'my-model': 'one/x', 'claude-*': 'two/*', 'fixed-*': 'one/y', 'gone-*': 'down/*' },
  });

  test('are exact names, and the backends’ lists for patterns that keep the name', async () => {
    const list = createModelLister(config, async ({ name }) => {
      if (name === 'down') throw new Error('not there');
      return [{ id: 'claude-a', displayName: 'A' }, { id: 'other' }, { id: 'my-model' }];
    });
    expect(await list()).toEqual([
      { id: 'my-model', backend: 'one' },
      { id: 'claude-a', displayName: 'A', backend: 'two' },
    ]);
  });

  test('include those that rows of [[routes]] name', async () => {
    const routed = configOf({
      backends: {
        one: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:1/v1', requires_auth: false },
        two: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:1/v1', requires_auth: false },
      },
      models: { known: 'one/x' },
      routes: [
        { when: { model: ['fast', 'known'], subagent: true }, to: ['two/y', 'one/y'] },
        { when: { model: 'qwen-*' }, to: ['one/fixed', 'two/*'] },
        { when: { input_tokens: '>9' }, to: 'two/*' },
      ],
      keys: {},
    });
    const list = createModelLister(routed, async ({ name }) => [{ id: `qwen-${name}` }, { id: 'other' }]);
    const route = { keys: null };
    expect(await list()).toEqual([
      { id: 'known', backend: 'one' },
      { id: 'fast', backend: 'two', route },
      { id: 'fast', backend: 'one', route },
      { id: 'qwen-two', backend: 'two', route },
    ]);
  });

  test('are requested from a backend once for many requests, but again after a failure', async () => {
    const sent: string[] = [];
    const list = createModelLister(config, async ({ name }) => {
      sent.push(name);
      if (name === 'down') throw new Error('not there');
      return [];
    });
    await list();
    await list();
    expect(sent.filter((name) => name === 'two')).toHaveLength(1);
    expect(sent.filter((name) => name === 'down')).toHaveLength(2);
  });
});

describe('estimating tokens', () => {
  test('improves with the vendors’ counts, per model', () => {
    const rates = createTokenRates();
    const before = rates.estimate('m', 10_000);
    for (let count = 0; count < 30; count++) rates.learn('m', 10_000, { input: 5_000, output: 1 });
    expect(rates.estimate('m', 10_000)).toBeGreaterThan(4_800);
    expect(rates.estimate('m', 10_000)).toBeLessThanOrEqual(5_000);
    expect(rates.estimate('other', 10_000)).toBe(before);
  });

  test('ignores vendors without counts or with implausible ones', () => {
    const rates = createTokenRates();
    rates.seed([['m', 0.25]]);
    rates.learn('m', 10_000, { input: 0, output: 1 });
    rates.learn('m', 10_000, { input: 1_000_000, output: 1 });
    rates.learn('m', 50, { input: 50, output: 1 });
    expect(rates.estimate('m', 1_000)).toBe(250);
  });

  test('uses rates from traces, but not in place of newer ones', () => {
    const rates = createTokenRates();
    rates.learn('m', 1_000, { input: 500, output: 1 });
    rates.seed([
      ['m', 0.1],
      ['other', 0.4],
    ]);
    expect([rates.estimate('m', 1_000), rates.estimate('other', 1_000)]).toEqual([500, 400]);
  });

  test.each([0.03, 0.005, 1.9])('one usage of %d tokens a byte does not change the estimate', (rate) => {
    const rates = createTokenRates();
    const before = rates.estimate('m', 40_000);
    rates.learn('m', 40_000, { input: 40_000 * rate, output: 1 });
    expect(rates.estimate('m', 40_000)).toBe(before);
    rates.learn('m', 40_000, { input: 9_000, output: 1 });
    rates.learn('m', 40_000, { input: 40_000 * rate, output: 1 });
    expect(rates.estimate('m', 40_000)).toBe(9_000);
    rates.learn('m', 40_000, { input: 9_000, output: 1 });
    rates.learn('m', 40_000, { input: 40_000 * rate, output: 1 });
    expect(rates.estimate('m', 40_000)).toBe(9_000);
  });

  test('follows what is far from text once it is reported twice', () => {
    const rates = createTokenRates();
    rates.learn('m', 10_000, { input: 900, output: 1 });
    rates.learn('m', 10_000, { input: 1_000, output: 1 });
    expect(rates.estimate('m', 10_000)).toBe(1_000);
  });

  test('is not changed by one outlier among the traces', () => {
    const rates = createTokenRates();
    rates.seed([
      ['m', 0.03],
      ['other', 0.2],
      ['other', 0.03],
    ]);
    expect(rates.estimate('m', 1_000)).toBe(createTokenRates().estimate('m', 1_000));
    expect(rates.estimate('other', 1_000)).toBe(200);
  });

  test('is never zero', () => expect(createTokenRates().estimate('m', 0)).toBe(1));
});
