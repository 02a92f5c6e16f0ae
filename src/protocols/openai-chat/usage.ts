import { asNumber, asObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';
import { protocol } from './extras.ts';

/**
 * `prompt_tokens` counts cached tokens too and `completion_tokens` reasoning too, as Core does. DeepSeek names
 * the cached ones `prompt_cache_hit_tokens`. `undefined` where nothing was counted.
 */
export function decodeUsage(value: JsonValue | undefined): CoreUsage | undefined {
  const usage = asObject(value);
  if (!usage) return undefined;
  const input = asNumber(usage['prompt_tokens']);
  const output = asNumber(usage['completion_tokens']);
  if (input === undefined && output === undefined) return undefined;
  const ofPrompt = asObject(usage['prompt_tokens_details']);
  const cacheRead = asNumber(ofPrompt?.['cached_tokens']) ?? asNumber(usage['prompt_cache_hit_tokens']);
  const cacheWrite = asNumber(ofPrompt?.['cache_write_tokens']);
  const reasoning = asNumber(asObject(usage['completion_tokens_details'])?.['reasoning_tokens']);
  return {
    input: input ?? 0,
    output: output ?? 0,
    ...(cacheRead !== undefined && { cacheRead }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(reasoning !== undefined && { reasoning }),
    raw: { protocol, usage },
  };
}

/** What this protocol's own vendor counted is said in its words. */
export function encodeUsage({ input, output, cacheRead = 0, cacheWrite, reasoning = 0, raw }: CoreUsage): JsonObject {
  if (raw?.protocol === protocol) return raw.usage;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: {
      cached_tokens: cacheRead,
      ...(cacheWrite !== undefined && { cache_write_tokens: cacheWrite }),
    },
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}
