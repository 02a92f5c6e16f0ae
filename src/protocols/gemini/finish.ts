import type { Report } from '../../core/codec.ts';
import type { CoreFinish } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { protocol } from './extras.ts';

/**
 * Why a candidate ended. A word we do not know is `other` and keeps itself; the vendor says of a turn that calls
 * functions only that it stopped.
 */
export function decodeFinish(word: string, calls: 'calls' | 'no calls'): CoreFinish {
  const reason = finishReasonOf(word);
  const endsInCalls = reason === 'stop' || isUnexpectedCall(word);
  return {
    reason: endsInCalls && calls === 'calls' ? 'tool-calls' : reason,
    raw: { protocol, reason: word },
  };
}

/** Whether the vendor complains that tools were called at all: calls that came with it can be read, and carried out. */
export const isUnexpectedCall = (word: string): boolean =>
  word === 'UNEXPECTED_TOOL_CALL' || word === 'TOO_MANY_TOOL_CALLS';

/** The finish of an answer that was never begun, as the prompt was not taken. */
export const createBlockedFinish = (blockReason: string): CoreFinish => ({
  reason: 'content-filter',
  raw: { protocol, reason: blockReason },
});

function finishReasonOf(word: string): CoreFinish['reason'] {
  switch (word) {
    case 'STOP':
      return 'stop';
    case 'MAX_TOKENS':
    case 'CONTINUATION':
      return 'length';
    case 'SAFETY':
    case 'RECITATION':
    case 'LANGUAGE':
    case 'BLOCKLIST':
    case 'PROHIBITED_CONTENT':
    case 'SPII':
    case 'IMAGE_SAFETY':
    case 'IMAGE_PROHIBITED_CONTENT':
    case 'IMAGE_RECITATION':
      return 'content-filter';
    case 'MALFORMED_FUNCTION_CALL':
    case 'UNEXPECTED_TOOL_CALL':
    case 'TOO_MANY_TOOL_CALLS':
    case 'MALFORMED_RESPONSE':
    case 'MISSING_THOUGHT_SIGNATURE':
      return 'error';
    default:
      return 'other';
  }
}

/** The vendor's own word as long as it still says why the answer ended. */
export function encodeFinish(finish: CoreFinish, report: Report): string {
  const { reason, raw, stopSequence } = finish;
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  if (raw?.protocol === protocol) {
    const knownReason = finishReasonOf(raw.reason);
    const endedInCalls = knownReason === 'stop' || isUnexpectedCall(raw.reason);
    if (knownReason === reason || (endedInCalls && reason === 'tool-calls')) return raw.reason;
  }
  switch (reason) {
    case 'stop':
    case 'tool-calls':
      return 'STOP';
    case 'length':
      return 'MAX_TOKENS';
    case 'refusal':
    case 'content-filter':
      return 'SAFETY';
    case 'pause':
      report({
        at: finish,
        field: 'reason',
        what: 'the vendor paused and expects to be asked to go on',
        instead: 'STOP',
      });
      return 'STOP';
    case 'error':
    case 'other':
      report({
        at: finish,
        field: 'reason',
        what: `the answer ended for a reason without a word here (${raw?.reason ?? reason})`,
        instead: 'OTHER',
      });
      return 'OTHER';
    default:
      return unreachable(reason);
  }
}
