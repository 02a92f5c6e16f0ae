import { asArray, asObject, asString, type JsonValue } from '../../../core/json.ts';
import { decodeLogprob, decodeLogprobs as decodeTokens } from '../../../core/logprobs.ts';
import type { CoreLogprob } from '../../../core/types.ts';

/** Lists of one length, or one list of objects as newer versions of llama-server write it. */
export function decodeLogprobs(value: JsonValue | undefined): CoreLogprob[] {
  const logprobs = asObject(value);
  if (!logprobs) return [];
  const tokenLogprobs = asArray(logprobs['token_logprobs']) ?? [];
  const topLogprobs = asArray(logprobs['top_logprobs']) ?? [];
  const lists = (asArray(logprobs['tokens']) ?? []).map((token, at): CoreLogprob => {
    const top = asObject(topLogprobs[at]);
    return {
      token: asString(token) ?? '',
      logprob: decodeLogprob(tokenLogprobs[at]),
      ...(top && {
        top: Object.entries(top).map(([text, logprob]) => ({ token: text, logprob: decodeLogprob(logprob) })),
      }),
    };
  });
  return [...lists, ...decodeTokens(logprobs['content'])];
}
