import type { Report } from '../../core/codec.ts';
import type { CoreFinish } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';

/** What is known of an answer when it says why it stopped. */
export interface StopInfo {
  reason: string | undefined;
  stopSequence: string | undefined;
  /** Whether tools of the client were called. */
  hasCalls: boolean;
}

/**
 * A stop reason; words we do not know are `other` and keep their own. A compatible server may say of a turn that
 * calls tools that it is over: what came counts.
 */
export function decodeFinish({ reason, stopSequence, hasCalls }: StopInfo): CoreFinish {
  const endsTurn = reason === undefined || reason === 'end_turn';
  return {
    reason: hasCalls && endsTurn ? 'tool-calls' : toCoreReason(reason),
    ...(stopSequence !== undefined && { stopSequence }),
    ...(reason !== undefined && { raw: { protocol: 'anthropic', reason } }),
  };
}

function toCoreReason(reason: string | undefined): CoreFinish['reason'] {
  switch (reason) {
    case 'end_turn':
    case 'stop_sequence':
      return 'stop';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length';
    case 'tool_use':
      return 'tool-calls';
    case 'refusal':
      return 'refusal';
    case 'pause_turn':
      return 'pause';
    default:
      return 'other';
  }
}

/**
 * The stop reason of an answer: the vendor's own word as long as it still says why the answer ended. `calls`: whether it
 * calls tools of the client, which must then run them.
 */
export function encodeFinish(finish: CoreFinish, calls: 'calls' | 'no calls', report: Report): string {
  if (finish.raw?.protocol === 'anthropic' && toCoreReason(finish.raw.reason) === finish.reason)
    return finish.raw.reason;
  switch (finish.reason) {
    case 'stop':
      if (calls === 'calls') return 'tool_use';
      return finish.stopSequence === undefined ? 'end_turn' : 'stop_sequence';
    case 'length':
      return 'max_tokens';
    case 'tool-calls':
      return 'tool_use';
    case 'refusal':
      return 'refusal';
    case 'content-filter':
      report({ what: 'the answer was cut by a content filter', instead: 'stop reason refusal' });
      return 'refusal';
    case 'pause':
      return 'pause_turn';
    case 'error':
    case 'other': {
      const instead = calls === 'calls' ? 'tool_use' : 'end_turn';
      report({
        what: `the answer ended for a reason without a word here (${finish.raw?.reason ?? finish.reason})`,
        instead: `stop reason ${instead}`,
      });
      return instead;
    }
    default:
      return unreachable(finish.reason);
  }
}
