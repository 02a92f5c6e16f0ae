import type { ReceivedUsage } from '../../../../generated/gemini-interactions.js';
import { asCount } from '../../../core/count.ts';
import { withoutUndefined } from '../../../core/json.ts';
import type { CoreUsage } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/** The vendor counts thoughts beside the output; Core's output includes them. Without a count there is no usage. */
export function decodeUsage(usage: ReceivedUsage | null | undefined): CoreUsage | undefined {
  if (!usage) return undefined;
  const input = asCount(usage.total_input_tokens);
  const output = asCount(usage.total_output_tokens);
  const reasoning = asCount(usage.total_thought_tokens);
  if (input === undefined && output === undefined && reasoning === undefined) return undefined;
  return {
    ...withoutUndefined({
      input,
      output: output === undefined && reasoning === undefined ? undefined : (output ?? 0) + (reasoning ?? 0),
      cacheRead: asCount(usage.total_cached_tokens),
      reasoning,
    }),
    raw: { protocol, usage },
  };
}
