import type { JsonObject } from '../../../core/json.ts';
import type { CoreLogprob } from '../../../core/types.ts';

/** Entries always have their bytes: where the vendor gave none, those of the token's text. */
export const encodeLogprobs = (logprobs: readonly CoreLogprob[]): JsonObject[] =>
  logprobs.map((each) => ({ ...encodeEntry(each), top_logprobs: (each.top ?? []).map(encodeEntry) }));

const encodeEntry = ({ token, logprob, bytes }: Omit<CoreLogprob, 'top'>): JsonObject => ({
  token,
  logprob,
  bytes: bytes ?? [...Buffer.from(token)],
});
