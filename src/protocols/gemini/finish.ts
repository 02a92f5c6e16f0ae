import type { Report } from '../../core/codec.ts';
import type { CoreFinish } from '../../core/types.ts';
import { finishReasonOf } from '../../core/finish-reasons.ts';
import { unreachable } from '../../core/unreachable.ts';
import { protocol } from './extras.ts';

/** Decodes a finish reason. One that nobody has becomes `other`; a turn that calls functions ends with `STOP`. */
export function decodeFinish(wireReason: string, { hasCalls }: { hasCalls: boolean }): CoreFinish {
  const reason = ownReasonOf(wireReason) ?? foreignReasonOf(wireReason) ?? 'other';
  const endsInCalls = reason === 'stop' || isUnexpectedCall(wireReason);
  return {
    reason: endsInCalls && hasCalls ? 'tool-calls' : reason,
    raw: { protocol, reason: wireReason },
  };
}

/** Whether the vendor did not expect calls: those that come with it can be read and run. */
export const isUnexpectedCall = (wireReason: string): boolean =>
  wireReason === 'UNEXPECTED_TOOL_CALL' || wireReason === 'TOO_MANY_TOOL_CALLS';

/** The finish of an answer whose prompt was blocked. */
export const createBlockedFinish = (blockReason: string): CoreFinish => ({
  reason: 'content-filter',
  raw: { protocol, reason: blockReason },
});

/** The meaning of a term that is another vendor's. Whether there are calls, it does not decide. */
function foreignReasonOf(wireReason: string): CoreFinish['reason'] | undefined {
  const reason = finishReasonOf(wireReason);
  return reason === 'tool-calls' ? 'stop' : reason;
}

/** The meaning of the vendor's own finish reasons. */
function ownReasonOf(wireReason: string): CoreFinish['reason'] | undefined {
  switch (wireReason) {
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
    case 'MODEL_ARMOR':
      return 'content-filter';
    case 'MALFORMED_FUNCTION_CALL':
    case 'UNEXPECTED_TOOL_CALL':
    case 'TOO_MANY_TOOL_CALLS':
    case 'MALFORMED_RESPONSE':
    case 'MISSING_THOUGHT_SIGNATURE':
      return 'error';
    default:
      return undefined;
  }
}

/** Encodes the vendor's own finish reason, as long as it still fits. */
export function encodeFinish(finish: CoreFinish, report: Report): string {
  const { reason, raw, stopSequence } = finish;
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  if (raw?.protocol === protocol) {
    // What nobody has may be a new term of this vendor.
    const knownReason = ownReasonOf(raw.reason) ?? 'other';
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
        what: `finish reason ${raw?.reason ?? reason} has no equivalent`,
        instead: 'OTHER',
      });
      return 'OTHER';
    default:
      return unreachable(reason);
  }
}
