import type { JsonObject } from '../../core/json.ts';
import type { CoreLogprob } from '../../core/types.ts';

export const encodeLogprobs = (logprobs: readonly CoreLogprob[]): JsonObject[] =>
  logprobs.map(({ top, ...entry }) => ({
    ...entry,
    ...(top && { top_logprobs: top.map((each) => ({ ...each })) }),
  }));
