import { asArray, asNumber, asObject, asString, type JsonValue } from '../../core/json.ts';
import { decodeTokenList } from '../../core/logprobs.ts';
import type { CoreLogprob } from '../../core/types.ts';

/** Lists of one length, or one list of objects as newer versions of llama-server write it. */
export function decodeLogprobs(value: JsonValue | undefined): CoreLogprob[] {
  const logprobs = asObject(value);
  if (!logprobs) return [];
  const numbers = asArray(logprobs['token_logprobs']) ?? [];
  const likeliest = asArray(logprobs['top_logprobs']) ?? [];
  const lists = (asArray(logprobs['tokens']) ?? []).map((token, at): CoreLogprob => {
    const top = asObject(likeliest[at]);
    return {
      token: asString(token) ?? '',
      logprob: asNumber(numbers[at]) ?? 0,
      ...(top && {
        top: Object.entries(top).map(([text, logprob]) => ({ token: text, logprob: asNumber(logprob) ?? 0 })),
      }),
    };
  });
  return [...lists, ...decodeTokenList(logprobs['content'])];
}
