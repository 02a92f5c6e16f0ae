import type { Report } from '../../core/codec.ts';
import { asNumber, asObject, asString, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreLogprob } from '../../core/types.ts';
import { objectsIn } from './extras.ts';

/** Of each step of decoding the token that was taken, with the likeliest ones beside it. */
export function decodeLogprobs(value: JsonValue | undefined): CoreLogprob[] {
  const result = asObject(value);
  if (!result) return [];
  const likeliest = objectsIn(result['topCandidates']);
  return objectsIn(result['chosenCandidates']).map((chosen, step) => {
    const top = likeliest[step];
    return { ...decodeToken(chosen), ...(top && { top: objectsIn(top['candidates']).map(decodeToken) }) };
  });
}

const decodeToken = (candidate: JsonObject): { token: string; logprob: number } => ({
  token: asString(candidate['token']) ?? '',
  logprob: asNumber(candidate['logProbability']) ?? 0,
});

export function encodeLogprobs(logprobs: readonly CoreLogprob[], report: Report): JsonObject {
  for (const each of logprobs) {
    const told = [each, ...(each.top ?? [])].find(({ bytes }) => bytes !== undefined);
    if (told) report({ at: told, field: 'bytes', what: 'the bytes of a token cannot be said' });
  }
  const tops = logprobs.map(({ top }) => top);
  return {
    chosenCandidates: logprobs.map(encodeToken),
    ...(tops.some((top) => top !== undefined) && {
      topCandidates: tops.map((top) => ({ candidates: (top ?? []).map(encodeToken) })),
    }),
  };
}

const encodeToken = ({ token, logprob }: { token: string; logprob: number }): JsonObject => ({
  token,
  logProbability: logprob,
});
