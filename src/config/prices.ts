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
  { host }: Pick<BackendConfig, 'host'>,
  model: string,
  now: number = Date.now(),
): ModelPrice | undefined {
  const { price } = statedFacts(model);
  if (price) return price;
  const vendor = vendorPrices.find((each) => each.host === host);
  if (!vendor) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  const name = model.toLowerCase().replace(/^models\//, '');
  const bare = name.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
  const rows = vendor.rows.filter(
    ({ models, from = '' }) => from <= today && (models.includes(name) || models.includes(bare)),
  );
  return rows.reduce<PriceRow | undefined>(
    (latest, row) => ((row.from ?? '') >= (latest?.from ?? '') ? row : latest),
    undefined,
  )?.price;
}
