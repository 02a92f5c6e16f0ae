import type { BackendCodec } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import type { CoreChatResponse, CoreError, CoreFinish } from '../core/types.ts';
import type { Call } from './call.ts';

/**
 * The error that an answer amounts to whose finish says that it failed, as Gemini's does of a call that it wrote and
 * could not read itself. Clients of the same protocol hear the vendor's own word; any other would take what there is
 * for a finished turn, and do nothing more.
 */
export function failureIn(call: Call, { protocol }: BackendCodec, { reason, raw }: CoreFinish): CoreError | undefined {
  if (reason !== 'error' || protocol === call.frontend.codec.protocol) return undefined;
  return {
    kind: 'bad-upstream-reply',
    message: `the model's answer failed${raw ? ` (${raw.reason})` : ''}: ask it again`,
  };
}

/**
 * The response, if any candidate of it came to a good end.
 * @throws {LouterError} `bad-upstream-reply`
 */
export function sound(call: Call, codec: BackendCodec, response: CoreChatResponse): CoreChatResponse {
  const failures = response.candidates.map(({ finish }) => failureIn(call, codec, finish));
  const [failure] = failures;
  if (failure && failures.every((each) => each !== undefined)) throw new LouterError(failure);
  return response;
}
