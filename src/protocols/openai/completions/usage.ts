import { asCount } from '../../../core/count.ts';
import { asObject, withoutUndefined, type JsonValue } from '../../../core/json.ts';
import type { CoreUsage } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/** `prompt_tokens` counts cached tokens too, as Core does. `undefined` where nothing was counted. */
export function decodeUsage(value: JsonValue | undefined): CoreUsage | undefined {
  const usage = asObject(value);
  if (!usage) return undefined;
  const input = asCount(usage['prompt_tokens']);
  const output = asCount(usage['completion_tokens']);
  if (input === undefined && output === undefined) return undefined;
  const cacheRead = asCount(asObject(usage['prompt_tokens_details'])?.['cached_tokens']);
  return {
    ...withoutUndefined({ input, output }),
    ...(cacheRead !== undefined && { cacheRead }),
    raw: { protocol, usage },
  };
}
