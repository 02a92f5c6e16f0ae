import { asNumber, type JsonValue } from './json.ts';
import type { CoreLogprob } from './types.ts';

/** A token as a generated reader gives it. */
interface ReadToken {
  token?: string | null;
  logprob?: number | null;
  bytes?: number[] | null;
}

/** Log probabilities as OpenAI writes them in both of its protocols, and Ollama does: a list of tokens, each with the likeliest. */
export const toLogprobs = (
  entries: readonly (ReadToken & { top_logprobs?: readonly ReadToken[] | null })[],
): CoreLogprob[] =>
  entries.map(({ top_logprobs: top, ...entry }) => ({ ...toToken(entry), ...(top && { top: top.map(toToken) }) }));

const toToken = ({ token, logprob, bytes }: ReadToken): Omit<CoreLogprob, 'top'> => ({
  token: token ?? '',
  logprob: logprob ?? unknownLogprob,
  ...(bytes && { bytes }),
});

/**
 * What OpenAI's API reference gives for a token whose probability is not among those it knows. Zero, as a logarithm,
 * would mean that the token was certain.
 */
const unknownLogprob = -9999;

/** A log probability, in nats. Servers that cannot write an infinite one write null. */
export const decodeLogprob = (value: JsonValue | undefined): number => asNumber(value) ?? unknownLogprob;
