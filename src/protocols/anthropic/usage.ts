import { asCount } from '../../core/count.ts';
import { asObject, withoutUndefined, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';

/**
 * Core totals: on this wire `input_tokens` counts neither what was read from a cache nor what was written to it.
 * `undefined` where nothing was counted.
 */
export function decodeUsage(usage: JsonObject): CoreUsage | undefined {
  const cacheRead = asCount(usage['cache_read_input_tokens']);
  const byTtl = decodeCacheWrites(asObject(usage['cache_creation']));
  const cacheWrite = asCount(usage['cache_creation_input_tokens']) ?? (byTtl && sumCounts(byTtl));
  const reasoning = asCount(asObject(usage['output_tokens_details'])?.['thinking_tokens']);
  const input = asCount(usage['input_tokens']);
  const output = asCount(usage['output_tokens']);
  if (input === undefined && output === undefined) return undefined;
  return {
    ...withoutUndefined({
      input: input === undefined ? undefined : input + (cacheRead ?? 0) + (cacheWrite ?? 0),
      output,
    }),
    ...(cacheRead !== undefined && { cacheRead }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(byTtl && { cacheWriteByTtl: byTtl }),
    ...(reasoning !== undefined && { reasoning }),
    raw: { protocol: 'anthropic', usage },
  };
}

const decodeCacheWrites = (creation: JsonObject | undefined): CoreUsage['cacheWriteByTtl'] =>
  nonEmpty(
    withoutUndefined({
      '5m': asCount(creation?.['ephemeral_5m_input_tokens']),
      '1h': asCount(creation?.['ephemeral_1h_input_tokens']),
    }),
  );

const sumCounts = (counts: object): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Later counts over earlier ones: they are totals, and null says nothing new. */
export function mergeUsage(before: JsonObject, after: JsonObject): JsonObject {
  const said = Object.entries(after).filter(([key, value]) => value !== null || !(key in before));
  return { ...before, ...Object.fromEntries(said) };
}

/** All four counts are there in every usage; clients add them up. */
export function encodeUsage(usage: CoreUsage | undefined): JsonObject {
  const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0, cacheWriteByTtl = {}, reasoning, raw } = usage ?? {};
  const { '5m': fiveMinutes, '1h': oneHour } = cacheWriteByTtl;
  const own: JsonObject = raw?.protocol === 'anthropic' ? raw.usage : {};
  return {
    ...own,
    ...(reasoning !== undefined && {
      output_tokens_details: { ...asObject(own['output_tokens_details']), thinking_tokens: reasoning },
    }),
    ...((fiveMinutes !== undefined || oneHour !== undefined) && {
      cache_creation: {
        ...asObject(own['cache_creation']),
        ephemeral_5m_input_tokens: fiveMinutes ?? 0,
        ephemeral_1h_input_tokens: oneHour ?? 0,
      },
    }),
    input_tokens: Math.max(0, input - cacheRead - cacheWrite),
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    output_tokens: output,
  };
}
