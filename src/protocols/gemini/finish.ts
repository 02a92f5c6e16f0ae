import type { Report } from '../../core/codec.ts';
import type { CoreFinish } from '../../core/types.ts';
import { fieldReporter } from '../../core/provenance.ts';
import { foreignReasonOf } from '../../core/finish-reasons.ts';
import { protocol } from './extras.ts';

/** Decodes a finish reason. One that nobody has becomes `other`; a turn that calls functions ends with `STOP`. */
export function decodeFinish(wireReason: string, { hasCalls }: { hasCalls: boolean }): CoreFinish {
  const reason = ownReasons.get(wireReason) ?? foreignReasonOf(wireReason) ?? 'other';
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

/** The meaning of the vendor's own finish reasons. */
const ownReasons: ReadonlyMap<string, CoreFinish['reason']> = new Map<string, CoreFinish['reason']>([
  ['STOP', 'stop'],
  ['MAX_TOKENS', 'length'],
  ['CONTINUATION', 'length'],
  ['SAFETY', 'content-filter'],
  ['RECITATION', 'content-filter'],
  ['LANGUAGE', 'content-filter'],
  ['BLOCKLIST', 'content-filter'],
  ['PROHIBITED_CONTENT', 'content-filter'],
  ['SPII', 'content-filter'],
  ['IMAGE_SAFETY', 'content-filter'],
  ['IMAGE_PROHIBITED_CONTENT', 'content-filter'],
  ['IMAGE_RECITATION', 'content-filter'],
  ['MODEL_ARMOR', 'content-filter'],
  ['MALFORMED_FUNCTION_CALL', 'error'],
  ['UNEXPECTED_TOOL_CALL', 'error'],
  ['TOO_MANY_TOOL_CALLS', 'error'],
  ['MALFORMED_RESPONSE', 'error'],
  ['MISSING_THOUGHT_SIGNATURE', 'error'],
]);

/** Encodes the vendor's own finish reason, as long as it still fits. */
export function encodeFinish(finish: CoreFinish, report: Report): string {
  const { reason, raw, stopSequence } = finish;
  const lose = fieldReporter(finish, 'reason', report);
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  if (raw?.protocol === protocol) {
    // What nobody has may be a new term of this vendor.
    const knownReason = ownReasons.get(raw.reason) ?? 'other';
    const endedInCalls = knownReason === 'stop' || isUnexpectedCall(raw.reason);
    if (knownReason === reason || (endedInCalls && reason === 'tool-calls')) return raw.reason;
  }
  if (reason === 'pause') lose('the vendor paused and expects to be asked to go on', { instead: terms.pause });
  if (reason === 'error' || reason === 'other')
    lose(`finish reason ${raw?.reason ?? reason} has no equivalent`, { instead: terms[reason] });
  return terms[reason];
}

/** What is written where the vendor's own reason does not fit. */
const terms: Readonly<Record<CoreFinish['reason'], string>> = {
  stop: 'STOP',
  'tool-calls': 'STOP',
  length: 'MAX_TOKENS',
  refusal: 'SAFETY',
  'content-filter': 'SAFETY',
  pause: 'STOP',
  error: 'OTHER',
  other: 'OTHER',
};
