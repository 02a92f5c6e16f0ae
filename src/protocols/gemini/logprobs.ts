import type * as wire from '../../../generated/gemini.js';
import { readLogprobsResult } from '../../../generated/gemini.readers.js';
import type { Report } from '../../core/codec.ts';
import type { JsonValue } from '../../core/json.ts';
import { decodeLogprob } from '../../core/logprobs.ts';
import type { CoreLogprob } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';

/** Whether it has fields that Core does not carry: ids of tokens, and the sum of log probabilities. */
export const hasVendorDetails = ({ logProbabilitySum, chosenCandidates }: wire.ReceivedLogprobsResult): boolean =>
  logProbabilitySum !== undefined || chosenCandidates?.[0]?.tokenId !== undefined;

/** The token chosen at each decoding step, with the most likely candidates. */
export function decodeLogprobs(result: JsonValue | undefined): CoreLogprob[] {
  const { chosenCandidates, topCandidates } = readLogprobsResult(result) ?? {};
  return (chosenCandidates ?? []).map((chosen, step) => {
    const top = topCandidates?.[step];
    return { ...decodeToken(chosen), ...(top && { top: (top.candidates ?? []).map(decodeToken) }) };
  });
}

const decodeToken = ({
  token,
  logProbability,
}: wire.ReceivedLogprobsCandidate): { token: string; logprob: number } => ({
  token: token ?? '',
  logprob: decodeLogprob(logProbability),
});

export function encodeLogprobs(logprobs: readonly CoreLogprob[], report: Report): wire.LogprobsResult {
  const all = logprobs.flatMap((each) => [each, ...(each.top ?? [])]);
  if (all.some(({ bytes }) => bytes !== undefined)) report({ at: logprobs, what: 'the bytes of tokens' });
  const tops = logprobs.map(({ top }) => top);
  return wireObject<wire.LogprobsResult>({
    chosenCandidates: logprobs.map(encodeToken),
    topCandidates: tops.some((top) => top !== undefined)
      ? tops.map((top) => ({ candidates: (top ?? []).map(encodeToken) }))
      : undefined,
  });
}

const encodeToken = ({ token, logprob }: { token: string; logprob: number }): wire.LogprobsCandidate => ({
  token,
  logProbability: logprob,
});
