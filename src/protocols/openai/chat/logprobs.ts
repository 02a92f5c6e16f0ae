import { asObject, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { decodeLogprobs as decodeTokens } from '../../../core/logprobs.ts';
import type { CoreLogprob } from '../../../core/types.ts';

/** Those of the text and those of a refusal are one list: an answer holds one of both. */
export function decodeLogprobs(value: JsonValue | undefined): CoreLogprob[] {
  const logprobs = asObject(value);
  if (!logprobs) return [];
  return [...decodeTokens(logprobs['content']), ...decodeTokens(logprobs['refusal'])];
}

export function encodeLogprobs(logprobs: readonly CoreLogprob[], of: 'text' | 'refusal'): JsonObject {
  const entries = logprobs.map(({ token, logprob, bytes, top }) => ({
    token,
    logprob,
    bytes: bytes ?? null,
    top_logprobs: (top ?? []).map((each) => ({ ...each, bytes: each.bytes ?? null })),
  }));
  return of === 'refusal' ? { content: null, refusal: entries } : { content: entries, refusal: null };
}
