import { asArray, asNumber, asString, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreLogprob } from '../../core/types.ts';

export const decodeLogprobs = (value: JsonValue | undefined): CoreLogprob[] =>
  objectsIn(value).map((entry) => {
    const top = asArray(entry['top_logprobs']);
    return { ...decodeEntry(entry), ...(top && { top: objectsIn(top).map(decodeEntry) }) };
  });

function decodeEntry(entry: JsonObject): { token: string; logprob: number; bytes?: number[] } {
  const bytes = asArray(entry['bytes'])?.flatMap((byte) => asNumber(byte) ?? []);
  return { token: asString(entry['token']) ?? '', logprob: asNumber(entry['logprob']) ?? 0, ...(bytes && { bytes }) };
}

/** Entries always have their bytes: where the vendor gave none, those of the token's text. */
export const encodeLogprobs = (logprobs: readonly CoreLogprob[]): JsonObject[] =>
  logprobs.map((each) => ({ ...encodeEntry(each), top_logprobs: (each.top ?? []).map(encodeEntry) }));

const encodeEntry = ({ token, logprob, bytes }: Omit<CoreLogprob, 'top'>): JsonObject => ({
  token,
  logprob,
  bytes: bytes ?? [...Buffer.from(token)],
});
