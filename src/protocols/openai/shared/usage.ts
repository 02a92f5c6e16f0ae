import { asCount } from '../../../core/count.ts';
import { asObject, nonEmpty, withoutUndefined, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { CoreUsage, VendorProtocol } from '../../../core/types.ts';

/** The names of the counts on one wire. */
export interface UsageNames {
  input: string;
  output: string;
  /** Whether both objects of details are always written, as clients of Responses read them without a check. */
  hasAllDetails: boolean;
}

export const chatUsage: UsageNames = { input: 'prompt_tokens', output: 'completion_tokens', hasAllDetails: false };
export const responsesUsage: UsageNames = { input: 'input_tokens', output: 'output_tokens', hasAllDetails: true };

/**
 * The input counts cached tokens too and the output reasoning too, as in Core. DeepSeek names the cached tokens
 * `prompt_cache_hit_tokens`. `undefined` where nothing was counted.
 */
export function decodeUsage(
  value: JsonValue | undefined,
  names: UsageNames,
  protocol: VendorProtocol,
): CoreUsage | undefined {
  const usage = asObject(value);
  const input = asCount(usage?.[names.input]);
  const output = asCount(usage?.[names.output]);
  if (!usage || (input === undefined && output === undefined)) return undefined;
  const inputDetails = asObject(usage[`${names.input}_details`]);
  const outputDetails = asObject(usage[`${names.output}_details`]);
  const byTtl = asObject(inputDetails?.['cache_write_tokens_details']);
  return {
    ...withoutUndefined({
      input,
      output,
      cacheRead: asCount(inputDetails?.['cached_tokens']) ?? asCount(usage['prompt_cache_hit_tokens']),
      cacheWrite: asCount(inputDetails?.['cache_write_tokens']),
      cacheWriteByTtl: nonEmpty(
        withoutUndefined({ '30m': asCount(byTtl?.['ttl_30m_tokens']), '12h': asCount(byTtl?.['ttl_12h_tokens']) }),
      ),
      reasoning: asCount(outputDetails?.['reasoning_tokens']),
    }),
    raw: { protocol, usage },
  };
}

/** That of completions and embeddings, which are passed through. */
export const passedUsage = (answer: JsonObject): CoreUsage | undefined =>
  decodeUsage(answer['usage'], chatUsage, 'openai-chat');

/**
 * All three totals are written, as clients add them up. A usage of this protocol's own vendor keeps its other counts,
 * and details of its own only where Core knows them, unless all details are written.
 */
export function encodeUsage(usage: CoreUsage, names: UsageNames, protocol: VendorProtocol): JsonObject {
  const { input = 0, output = 0, cacheRead, cacheWrite, cacheWriteByTtl = {}, reasoning, raw } = usage;
  const vendorUsage = raw?.protocol === protocol ? raw.usage : undefined;
  const isComplete = names.hasAllDetails || !vendorUsage;
  const { '30m': halfHour, '12h': halfDay } = cacheWriteByTtl;
  const inputDetails = withoutUndefined({
    cached_tokens: cacheRead ?? (isComplete ? 0 : undefined),
    cache_write_tokens: cacheWrite,
    cache_write_tokens_details:
      !names.hasAllDetails || (halfHour === undefined && halfDay === undefined)
        ? undefined
        : { ttl_30m_tokens: halfHour ?? 0, ttl_12h_tokens: halfDay ?? 0 },
  });
  const outputDetails = withoutUndefined({ reasoning_tokens: reasoning ?? (isComplete ? 0 : undefined) });
  const merged = (name: string, details: JsonObject): JsonObject => {
    const field = `${name}_details`;
    return nonEmpty(details) ? { [field]: { ...asObject(vendorUsage?.[field]), ...details } } : {};
  };
  return {
    ...vendorUsage,
    [names.input]: input,
    ...merged(names.input, inputDetails),
    [names.output]: output,
    ...merged(names.output, outputDetails),
    ...(isComplete && { total_tokens: input + output }),
  };
}
