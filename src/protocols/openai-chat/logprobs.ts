import { asArray, asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreLogprob } from '../../core/types.ts';

/** Those of the text and those of a refusal are one list: an answer holds one of both. */
export function decodeLogprobs(value: JsonValue | undefined): CoreLogprob[] {
  const logprobs = asObject(value);
  if (!logprobs) return [];
  return [...objectsIn(logprobs['content']), ...objectsIn(logprobs['refusal'])].map((entry) => {
    const top = asArray(entry['top_logprobs']);
    return { ...decodeEntry(entry), ...(top && { top: objectsIn(top).map(decodeEntry) }) };
  });
}

function decodeEntry(entry: JsonObject): { token: string; logprob: number; bytes?: number[] } {
  const bytes = asArray(entry['bytes'])?.flatMap((byte) => asNumber(byte) ?? []);
  return { token: asString(entry['token']) ?? '', logprob: asNumber(entry['logprob']) ?? 0, ...(bytes && { bytes }) };
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
