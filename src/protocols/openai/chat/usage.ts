import { asCount } from '../../../core/count.ts';
import { asObject, withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { CoreUsage } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/**
 * `prompt_tokens` counts cached tokens too and `completion_tokens` reasoning too, as Core does. DeepSeek names
 * the cached ones `prompt_cache_hit_tokens`. `undefined` where nothing was counted.
 */
export function decodeUsage(value: JsonValue | undefined): CoreUsage | undefined {
  const usage = asObject(value);
  if (!usage) return undefined;
  const input = asCount(usage['prompt_tokens']);
  const output = asCount(usage['completion_tokens']);
  if (input === undefined && output === undefined) return undefined;
  const ofPrompt = asObject(usage['prompt_tokens_details']);
  const cacheRead = asCount(ofPrompt?.['cached_tokens']) ?? asCount(usage['prompt_cache_hit_tokens']);
  const cacheWrite = asCount(ofPrompt?.['cache_write_tokens']);
  const reasoning = asCount(asObject(usage['completion_tokens_details'])?.['reasoning_tokens']);
  return {
    ...withoutUndefined({ input, output }),
    ...(cacheRead !== undefined && { cacheRead }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(reasoning !== undefined && { reasoning }),
    raw: { protocol, usage },
  };
}

/** What this protocol's own vendor counted is said in its words. All three totals are there: clients add them up. */
export function encodeUsage({ input = 0, output = 0, cacheRead, cacheWrite, reasoning, raw }: CoreUsage): JsonObject {
  if (raw?.protocol === protocol) return mergeCounts(raw.usage, { input, output, cacheRead, cacheWrite, reasoning });
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: {
      cached_tokens: cacheRead ?? 0,
      ...(cacheWrite !== undefined && { cache_write_tokens: cacheWrite }),
    },
    completion_tokens_details: { reasoning_tokens: reasoning ?? 0 },
  };
}

/** The vendor's own counts, among which those that Core knows are as Core has them. */
function mergeCounts(usage: JsonObject, { input, output, cacheRead, cacheWrite, reasoning }: UsageCounts): JsonObject {
  const ofPrompt = withoutUndefined({ cached_tokens: cacheRead, cache_write_tokens: cacheWrite });
  const ofCompletion = withoutUndefined({ reasoning_tokens: reasoning });
  return {
    ...usage,
    prompt_tokens: input,
    completion_tokens: output,
    ...(nonEmpty(ofPrompt) && {
      prompt_tokens_details: { ...asObject(usage['prompt_tokens_details']), ...ofPrompt },
    }),
    ...(nonEmpty(ofCompletion) && {
      completion_tokens_details: { ...asObject(usage['completion_tokens_details']), ...ofCompletion },
    }),
  };
}
type UsageCounts = { [Key in 'input' | 'output']: number } & {
  [Key in 'cacheRead' | 'cacheWrite' | 'reasoning']: number | undefined;
};
