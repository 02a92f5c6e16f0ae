import type { Report } from '../../core/codec.ts';
import type { CoreFinish } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { protocol } from './extras.ts';

/** There is no word for an answer that ends in calls: where some came, a client has to carry them out. Older servers give no reason at all. */
export function decodeFinish(word: string | undefined, calls: 'calls' | 'no calls'): CoreFinish {
  const raw = word === undefined ? {} : { raw: { protocol, reason: word } as const };
  return { reason: toCoreReason(word, calls), ...raw };
}

function toCoreReason(word: string | undefined, calls: 'calls' | 'no calls'): CoreFinish['reason'] {
  switch (word) {
    case undefined:
    case '':
    case 'stop':
      return calls === 'calls' ? 'tool-calls' : 'stop';
    case 'length':
      return 'length';
    default:
      return calls === 'calls' ? 'tool-calls' : 'other';
  }
}

/** `done_reason`. */
export function encodeFinish(finish: CoreFinish, report: Report): string {
  const { reason, raw, stopSequence } = finish;
  const own = raw?.protocol === protocol ? raw.reason : undefined;
  if (stopSequence !== undefined) report({ at: finish, field: 'stopSequence', what: 'which stop sequence was met' });
  const instead = (what: string): string => {
    report({ at: finish, field: 'reason', what, instead: 'stop' });
    return 'stop';
  };
  switch (reason) {
    case 'stop':
      return 'stop';
    case 'tool-calls':
      return own !== undefined && toCoreReason(own, 'calls') === reason ? own : 'stop';
    case 'length':
      return 'length';
    case 'refusal':
      return instead('the model refused');
    case 'content-filter':
      return instead('the answer was cut by a content filter');
    case 'pause':
      return instead('the vendor paused and expects to be asked to go on');
    case 'error':
      return instead('the answer failed');
    case 'other':
      return own ?? instead('why the answer ended');
    default:
      return unreachable(reason);
  }
}
