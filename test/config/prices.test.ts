import { describe, expect, test } from 'vitest';
import { configOf } from '../../src/config/load.ts';
import { vendorPrices } from '../../src/config/price-data.ts';
import { priceOf } from '../../src/config/prices.ts';

const config = configOf({
  models: { '*': 'vendor/*' },
  backends: {
    vendor: { protocol: 'anthropic' },
    elsewhere: { protocol: 'anthropic', base_url: 'http://127.0.0.1:9' },
    openai: { protocol: 'openai-responses' },
    gemini: { protocol: 'gemini' },
    bedrock: { protocol: 'anthropic', platform: 'bedrock', region: 'us-east-1' },
    vertex: { protocol: 'anthropic', platform: 'vertex', project: 'p' },
    regional: { protocol: 'anthropic', platform: 'vertex', project: 'p', location: 'us-east5' },
    foundry: { protocol: 'anthropic', platform: 'azure', base_url: 'https://x.services.ai.azure.com' },
  },
  model_data: {
    'own-*': { price: { input: 3, output: 6 } },
    'own-cached': { price: { input: 3, output: 6, cache_read: 1, cache_write_1h: 9 } },
  },
});
const priceAt = (backend: string, model: string, day = '2026-11-01') => {
  const found = config.backends.find(({ name }) => name === backend);
  return found && priceOf(config, found, model, Date.parse(`${day}T12:00:00Z`));
};

describe('the price of a model', () => {
  test('is that of the configuration at any backend; tokens of a cache cost as much as other input', () => {
    const flat = { input: 3, output: 6, cacheRead: 3, cacheWrite5m: 3, cacheWrite1h: 3 };
    expect(priceAt('elsewhere', 'own-x')).toEqual(flat);
    expect(priceAt('vendor', 'own-x')).toEqual(flat);
    expect(priceAt('elsewhere', 'own-cached')).toEqual({ ...flat, cacheRead: 1, cacheWrite1h: 9 });
  });

  test('is that of the vendor only at its own address', () => {
    const [row] = vendorPrices.find(({ host }) => host === 'api.anthropic.com')?.rows ?? [];
    const model = row?.models[0] ?? '';
    expect(priceAt('vendor', model)).toEqual(row?.price);
    expect(priceAt('elsewhere', model)).toBeUndefined();
  });

  test('is found for a name with a date or -latest, and for no other variant', () => {
    const known = vendorPrices.flatMap(({ rows }) => rows.flatMap(({ models }) => models));
    const opus = known.find((name) => name.endsWith('opus-4-5')) ?? '';
    expect(priceAt('vendor', `${opus}-20251101`)).toEqual(priceAt('vendor', opus));
    expect(priceAt('vendor', `${opus}-latest`)).toEqual(priceAt('vendor', opus));
    expect(priceAt('vendor', `${opus}-fast`)).toBeUndefined();
    expect(priceAt('openai', 'no-such-model')).toBeUndefined();
  });

  test('is that of Anthropic on clouds, except in a region', () => {
    const known = vendorPrices.flatMap(({ rows }) => rows.flatMap(({ models }) => models));
    const opus = known.find((name) => name.endsWith('opus-4-5')) ?? '';
    const price = priceAt('vendor', opus);
    expect(price).toBeDefined();
    expect(priceAt('bedrock', `global.anthropic.${opus}-20251101-v1:0`)).toEqual(price);
    expect(priceAt('bedrock', `us.anthropic.${opus}-20251101-v1:0`)).toBeUndefined();
    expect(priceAt('vertex', `${opus}@20251101`)).toEqual(price);
    expect(priceAt('regional', `${opus}@20251101`)).toBeUndefined();
    expect(priceAt('foundry', opus)).toEqual(price);
  });

  test('changes on the day from which a row applies', () => {
    const changing = vendorPrices.flatMap(({ rows }) => rows.filter(({ from }) => from !== undefined));
    expect(changing.length).toBeGreaterThan(0);
    const backends: Record<string, string> = {
      'api.anthropic.com': 'vendor',
      'generativelanguage.googleapis.com': 'gemini',
    };
    for (const { host, rows } of vendorPrices)
      for (const { models, from, price } of rows) {
        const [model = ''] = models;
        if (from === undefined) continue;
        expect(priceAt(backends[host] ?? '', model, from)).toEqual(price);
        const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
        expect(priceAt(backends[host] ?? '', model, dayBefore)).not.toEqual(price);
      }
  });

  test('has a date and sources for each vendor, and no two rows for one model and day', () => {
    for (const { asOf, sources, rows } of vendorPrices) {
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(sources.every((source) => URL.canParse(source))).toBe(true);
      const keys = rows.flatMap(({ models, from = '' }) => models.map((model) => `${model} ${from}`));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
