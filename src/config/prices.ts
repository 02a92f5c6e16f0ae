import type { components } from '../../generated/louter.js';
import type { ModelPrice } from '../core/cost.ts';
import type { BackendConfig, Config } from './config.ts';
import { vendorPrices, type PriceRow } from './price-data.ts';

/** The price of `[model_data.NAME]`: tokens of a cache cost as much as other input unless it says otherwise. */
export function priceOfSection(section: components['schemas']['ModelPrice'] | undefined): ModelPrice | undefined {
  if (section === undefined) return undefined;
  const { input, output, cache_read: read, cache_write_5m: fiveMinutes, cache_write_1h: oneHour } = section;
  const cacheWrite5m = fiveMinutes ?? input;
  return { input, output, cacheRead: read ?? input, cacheWrite5m, cacheWrite1h: oneHour ?? cacheWrite5m };
}

/**
 * The price of a model at a backend: that of the configuration, else that of the built-in table if the backend is at the
 * vendor's own address. `undefined` where neither has one.
 * @param now milliseconds since 1970: the table has prices that change on a known day.
 */
export function priceOf(
  { statedFacts }: Pick<Config, 'statedFacts'>,
  backend: PricedBackend,
  model: string,
  now: number = Date.now(),
): ModelPrice | undefined {
  const { price } = statedFacts(model);
  if (price) return price;
  const { host, name } = findListPrice(backend, model.toLowerCase());
  const vendor = vendorPrices.find((each) => each.host === host);
  if (!vendor) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  const bare = name.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
  const rows = vendor.rows.filter(
    ({ models, from = '' }) => from <= today && (models.includes(name) || models.includes(bare)),
  );
  return rows.reduce<PriceRow | undefined>(
    (latest, row) => ((row.from ?? '') >= (latest?.from ?? '') ? row : latest),
    undefined,
  )?.price;
}

type PricedBackend = Pick<BackendConfig, 'host'> & Partial<Pick<BackendConfig, 'protocol' | 'platform'>>;

/**
 * Whose price list has a model, and under which name. Models of Anthropic cost at the clouds what they cost at Anthropic, where they are
 * not bound to a region (platform.claude.com, "Pricing", "Third-party platform pricing").
 */
function findListPrice({ host, protocol, platform }: PricedBackend, model: string): { host: string; name: string } {
  const name = model.replace(/^models\//, '');
  if (!platform || protocol !== 'anthropic') return { host, name };
  const vendor = 'api.anthropic.com';
  switch (platform.kind) {
    case 'bedrock': {
      const [, bare] = /^global\.anthropic\.(.+?)(?:-v\d+(?::\d+)?)?$/.exec(name) ?? [];
      return bare === undefined ? { host, name } : { host: vendor, name: bare };
    }
    case 'vertex':
      return platform.location === 'global' ? { host: vendor, name: name.replace('@', '-') } : { host, name };
    case 'azure':
      return { host: vendor, name };
  }
}
