import { asArray, asNumber, asString, objectsIn, type JsonObject, type JsonValue } from './json.ts';
import type { CoreLogprob } from './types.ts';

/** Log probabilities as OpenAI writes them in both of its protocols, and Ollama does: a list of tokens, each with the likeliest. */
export const decodeTokenList = (value: JsonValue | undefined): CoreLogprob[] =>
  objectsIn(value).map((entry) => {
    const top = asArray(entry['top_logprobs']);
    return { ...decodeToken(entry), ...(top && { top: objectsIn(top).map(decodeToken) }) };
  });

function decodeToken(entry: JsonObject): Omit<CoreLogprob, 'top'> {
  const bytes = asArray(entry['bytes'])?.flatMap((byte) => asNumber(byte) ?? []);
  return { token: asString(entry['token']) ?? '', logprob: asNumber(entry['logprob']) ?? 0, ...(bytes && { bytes }) };
}
