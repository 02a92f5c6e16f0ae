import { asString, type JsonObject } from '../../../core/json.ts';
import type { CoreFinish } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/**
 * How a choice ended. Servers name the stop sequence that was met (vLLM `stop_reason`, SGLang `matched_stop`), or give
 * there the number of the token that ended the text, which is the model's own end.
 */
export function decodeFinish(finishReason: string | undefined, choice: JsonObject): CoreFinish {
  const raw = finishReason === undefined ? {} : { raw: { protocol, reason: finishReason } as const };
  const stopSequence = asString(choice['stop_reason']) ?? asString(choice['matched_stop']);
  const reason = coreReason(finishReason);
  return { reason, ...(reason === 'stop' && stopSequence !== undefined && { stopSequence }), ...raw };
}

function coreReason(finishReason: string | undefined): CoreFinish['reason'] {
  switch (finishReason) {
    case undefined:
    case 'stop':
      return 'stop';
    case 'length':
      return 'length';
    case 'content_filter':
      return 'content-filter';
    case 'abort':
    case 'error':
      return 'error';
    default:
      return 'other';
  }
}
