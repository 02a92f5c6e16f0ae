import type { ReceivedUsageCounts } from '../../../../generated/openai.js';
import { readUsageCounts, readUsagePlaces } from '../../../../generated/openai.readers.js';
import { asCount } from '../../../core/count.ts';
import { asObject, nonEmpty, withoutUndefined, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { CoreUsage, VendorProtocol } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';

/** The names of the counts on one wire. */
export interface UsageNames {
  input: 'prompt_tokens' | 'input_tokens';
  output: 'completion_tokens' | 'output_tokens';
  /** Whether both objects of details are always written, as clients of Responses read them without a check. */
  hasAllDetails: boolean;
}

export const chatUsage: UsageNames = { input: 'prompt_tokens', output: 'completion_tokens', hasAllDetails: false };
export const responsesUsage: UsageNames = { input: 'input_tokens', output: 'output_tokens', hasAllDetails: true };

type Details<Name extends keyof ReceivedUsageCounts> = NonNullable<ReceivedUsageCounts[Name]>;

/**
 * The input counts cached tokens too and the output reasoning too, as in Core. Servers have other names for some counts.
 * `undefined` where nothing was counted.
 */
export function decodeUsage(
  value: JsonValue | undefined,
  names: UsageNames,
  protocol: VendorProtocol,
): CoreUsage | undefined {
  const sent = asObject(value);
  const usage = readUsageCounts(sent);
  const input = asCount(usage?.[names.input]);
  const written = asCount(usage?.[names.output]);
  if (!sent || !usage || (input === undefined && written === undefined)) return undefined;
  const inputDetails = usage[`${names.input}_details`];
  const reasoning = asCount(usage[`${names.output}_details`]?.reasoning_tokens);
  const isReasoningBeside =
    reasoning !== undefined && isCountedBeside(reasoning, { input, written, total: asCount(usage.total_tokens) });
  return {
    ...withoutUndefined({
      input,
      output: isReasoningBeside ? (written ?? 0) + reasoning : written,
      cacheRead:
        asCount(inputDetails?.cached_tokens) ?? asCount(usage.cached_tokens) ?? asCount(usage.prompt_cache_hit_tokens),
      cacheWrite: asCount(inputDetails?.cache_write_tokens) ?? asCount(inputDetails?.cache_creation_input_tokens),
      cacheWriteByTtl: nonEmpty(
        withoutUndefined({
          '5m': asCount(inputDetails?.cache_creation?.ephemeral_5m_input_tokens),
          '30m': asCount(inputDetails?.cache_write_tokens_details?.ttl_30m_tokens),
          '12h': asCount(inputDetails?.cache_write_tokens_details?.ttl_12h_tokens),
        }),
      ),
      reasoning,
    }),
    raw: { protocol, usage: sent },
  };
}

/**
 * Whether a server counts reasoning beside the output, and not within it: xAI's Chat Completions does
 * (docs.x.ai, "Consumption and rate limits"). Its total shows it.
 */
const isCountedBeside = (
  reasoning: number,
  { input = 0, written = 0, total }: { [Count in 'input' | 'written' | 'total']: number | undefined },
): boolean => reasoning > 0 && (total === undefined ? reasoning > written : total === input + written + reasoning);

/** The usage of an answer or a chunk, in the first place that has counts. What is decoded from `timings` alone has no `raw`. */
export function decodeUsageOf(answer: JsonObject, protocol: VendorProtocol): CoreUsage | undefined {
  const { usage: own, choices, x_groq: groq, timings } = readUsagePlaces(answer) ?? {};
  const cached = asCount(timings?.cache_n);
  for (const place of [own, choices?.[0]?.usage, groq?.usage]) {
    const usage = decodeUsage(place ?? undefined, chatUsage, protocol);
    if (usage) return { ...usage, ...withoutUndefined({ cacheRead: usage.cacheRead ?? cached }) };
  }
  const read = asCount(timings?.prompt_n);
  const output = asCount(timings?.predicted_n);
  if (read === undefined && output === undefined) return undefined;
  return withoutUndefined({ input: (read ?? 0) + (cached ?? 0), output, cacheRead: cached });
}

/** That of completions and embeddings, which are passed through. */
export const passedUsage = (answer: JsonObject): CoreUsage | undefined => decodeUsageOf(answer, 'openai-chat');

/**
 * All three totals are written, as clients add them up. A usage of this protocol's own vendor keeps its other counts,
 * and details of its own only where Core knows them, unless all details are written.
 */
export function encodeUsage(usage: CoreUsage, names: UsageNames, protocol: VendorProtocol): ReceivedUsageCounts {
  const { input = 0, output = 0, cacheRead, cacheWrite, cacheWriteByTtl = {}, reasoning, raw } = usage;
  const vendorUsage = raw?.protocol === protocol ? raw.usage : undefined;
  const isComplete = names.hasAllDetails || !vendorUsage;
  const { '30m': halfHour, '12h': halfDay } = cacheWriteByTtl;
  const inputDetails = wireObject<Details<'input_tokens_details'>>({
    cached_tokens: cacheRead ?? (isComplete ? 0 : undefined),
    cache_write_tokens: cacheWrite,
    cache_write_tokens_details:
      !names.hasAllDetails || (halfHour === undefined && halfDay === undefined)
        ? undefined
        : { ttl_30m_tokens: halfHour ?? 0, ttl_12h_tokens: halfDay ?? 0 },
  });
  const outputDetails = wireObject<Details<'output_tokens_details'>>({
    reasoning_tokens: reasoning ?? (isComplete ? 0 : undefined),
  });
  const merged = (name: UsageNames['input' | 'output'], details: JsonObject): ReceivedUsageCounts => {
    const field = `${name}_details` as const satisfies keyof ReceivedUsageCounts;
    return nonEmpty(details) ? { [field]: { ...asObject(vendorUsage?.[field]), ...details } } : {};
  };
  return {
    ...vendorUsage,
    [names.input]: input,
    ...merged(names.input, inputDetails),
    [names.output]: output,
    ...merged(names.output, outputDetails),
    ...(isComplete && ({ total_tokens: input + output } satisfies ReceivedUsageCounts)),
  };
}
