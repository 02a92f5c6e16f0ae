import type { BackendCodec } from '../../core/codec.ts';
import { decodeError } from './error.ts';
import { protocol } from './extras.ts';
import { grammar } from './grammar.ts';
import { encodeRequest } from './request.ts';
import { decodeResponse } from './response.ts';
import { decodeStream } from './stream.ts';
import { schemas } from './wire.ts';

/** Text completions, as vLLM, SGLang and llama-server speak them. No client does: a dialect writes the prompts. */
export const openaiCompletions = {
  protocol,
  framing: 'sse',
  wireNames: { candidates: 'n' },
  schemas,
  encodeRequest,
  decodeResponse,
  decodeStream,
  decodeError,
  grammar,
} satisfies BackendCodec;
