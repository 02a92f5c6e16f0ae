import { asCount } from '../../../core/count.ts';
import { asObject, withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { CoreUsage } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/**
 * `input_tokens` counts cached tokens too and `output_tokens` reasoning too, as Core does. `undefined` where nothing
 * was counted.
 */
export function decodeUsage(value: JsonValue | undefined): CoreUsage | undefined {
  const usage = asObject(value);
  const input = asCount(usage?.['input_tokens']);
  const output = asCount(usage?.['output_tokens']);
  if (!usage || (input === undefined && output === undefined)) return undefined;
  const ofInput = asObject(usage['input_tokens_details']);
  const cacheRead = asCount(ofInput?.['cached_tokens']);
  const cacheWrite = asCount(ofInput?.['cache_write_tokens']);
  const byTtl = asObject(ofInput?.['cache_write_tokens_details']);
  const cacheWriteByTtl = nonEmpty(
    withoutUndefined({ '30m': asCount(byTtl?.['ttl_30m_tokens']), '12h': asCount(byTtl?.['ttl_12h_tokens']) }),
  );
  const reasoning = asCount(asObject(usage['output_tokens_details'])?.['reasoning_tokens']);
  return {
    ...withoutUndefined({ input, output }),
    ...(cacheRead !== undefined && { cacheRead }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(cacheWriteByTtl && { cacheWriteByTtl }),
    ...(reasoning !== undefined && { reasoning }),
    raw: { protocol, usage },
  };
}

/** Both details are there in every usage: clients read them without a look. */
export function encodeUsage(usage: CoreUsage): JsonObject {
  const { input = 0, output = 0, cacheRead, cacheWrite, cacheWriteByTtl = {}, reasoning, raw } = usage;
  const { '30m': halfHour, '12h': halfDay } = cacheWriteByTtl;
  const own: JsonObject = raw?.protocol === protocol ? raw.usage : {};
  return {
    ...own,
    input_tokens: input,
    input_tokens_details: {
      ...asObject(own['input_tokens_details']),
      cached_tokens: cacheRead ?? 0,
      ...(cacheWrite !== undefined && { cache_write_tokens: cacheWrite }),
      ...((halfHour !== undefined || halfDay !== undefined) && {
        cache_write_tokens_details: { ttl_30m_tokens: halfHour ?? 0, ttl_12h_tokens: halfDay ?? 0 },
      }),
    },
    output_tokens: output,
    output_tokens_details: { ...asObject(own['output_tokens_details']), reasoning_tokens: reasoning ?? 0 },
    total_tokens: input + output,
  };
}
