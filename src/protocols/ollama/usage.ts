import type { Report } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { asNumber, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';
import { protocol } from './extras.ts';

const countFields = ['prompt_eval_count', 'prompt_eval_cached_count', 'eval_count'] as const;
const durationFields = ['total_duration', 'load_duration', 'prompt_eval_duration', 'eval_duration'] as const;

/** The fields of the last line that measure. */
const metricFields: ReadonlySet<string> = new Set<string>([...countFields, ...durationFields]);

/** The measuring fields of an answer apart from all others. Without a count of tokens there are none. */
export function splitMetrics(fields: JsonObject): { usage?: CoreUsage; rest: JsonObject } {
  const entries = Object.entries(fields);
  const measured = Object.fromEntries(entries.filter(([name, value]) => metricFields.has(name) && isNumber(value)));
  const usage = decodeUsage(measured);
  if (!usage) return { rest: fields };
  return { usage, rest: Object.fromEntries(entries.filter(([name]) => !(name in measured))) };
}

/**
 * `prompt_eval_count` counts tokens from the cache too, and `eval_count` those of the thinking (github.com/ollama/ollama,
 * pull requests 16428 and 17943). A count that is zero may be left out.
 */
function decodeUsage(usage: JsonObject): CoreUsage | undefined {
  const input = asCount(usage['prompt_eval_count']);
  const output = asCount(usage['eval_count']);
  const cacheRead = asCount(usage['prompt_eval_cached_count']);
  if (input === undefined && output === undefined) return undefined;
  return {
    input: input ?? 0,
    output: output ?? 0,
    ...(cacheRead !== undefined && { cacheRead }),
    raw: { protocol, usage },
  };
}

/** What this protocol's own vendor measured is said in its words. */
export function encodeUsage(usage: CoreUsage, report: Report): JsonObject {
  const { input = 0, output = 0, cacheRead, cacheWrite, reasoning, raw } = usage;
  if (cacheWrite) report({ field: 'usage', within: 'cacheWrite', what: `${cacheWrite} tokens written to a cache` });
  if (reasoning) report({ field: 'usage', within: 'reasoning', what: `that ${reasoning} tokens were reasoning` });
  const own = raw?.protocol === protocol ? raw.usage : undefined;
  const isSaid = (name: string, count: number): boolean => !own || count !== 0 || name in own;
  return {
    ...(own ?? placeholderDurations),
    ...(isSaid('prompt_eval_count', input) && { prompt_eval_count: input }),
    ...(cacheRead !== undefined && { prompt_eval_cached_count: cacheRead }),
    ...(isSaid('eval_count', output) && { eval_count: output }),
  };
}

/**
 * The durations of an answer whose vendor measured none. The protocol's clients expect all of them and divide counts of
 * tokens by them, so that none of those is zero: a nanosecond is the least that can be said.
 */
export const placeholderDurations: JsonObject = {
  total_duration: 1,
  load_duration: 0,
  prompt_eval_duration: 1,
  eval_duration: 1,
};

const isNumber = (value: JsonValue): boolean => asNumber(value) !== undefined;
