import type { Report } from '../../core/codec.ts';
import { asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import { decodeLogprob } from '../../core/logprobs.ts';
import type { CoreLogprob } from '../../core/types.ts';

/** Whether it has fields that Core does not carry: ids of tokens, and the sum of log probabilities. */
export const hasVendorDetails = (value: JsonValue | undefined): boolean => {
  const result = asObject(value);
  const [chosen] = objectsIn(result?.['chosenCandidates']);
  return result?.['logProbabilitySum'] !== undefined || chosen?.['tokenId'] !== undefined;
};

/** The token chosen at each decoding step, with the most likely candidates. */
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
  logprob: decodeLogprob(candidate['logProbability']),
});

export function encodeLogprobs(logprobs: readonly CoreLogprob[], report: Report): JsonObject {
  const all = logprobs.flatMap((each) => [each, ...(each.top ?? [])]);
  if (all.some(({ bytes }) => bytes !== undefined)) report({ at: logprobs, what: 'the bytes of tokens' });
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
