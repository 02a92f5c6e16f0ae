import type { Report } from '../../../core/codec.ts';
import { asObject, asString, type JsonObject } from '../../../core/json.ts';
import type { CoreFinish } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { protocol } from './extras.ts';

/** What an answer held. */
export interface Said {
  calls: boolean;
  refusal: boolean;
}

/** Why an answer ended, by its `status` and `incomplete_details`. */
export function decodeFinish(response: JsonObject, said: Said): CoreFinish {
  const status = asString(response['status']) ?? 'completed';
  const details = asString(asObject(response['incomplete_details'])?.['reason']);
  const raw = { protocol, reason: status === 'incomplete' ? (details ?? status) : status } as const;
  switch (raw.reason) {
    case 'completed':
      if (said.calls) return { reason: 'tool-calls', raw };
      return { reason: said.refusal ? 'refusal' : 'stop', raw };
    case 'max_output_tokens':
      return { reason: 'length', raw };
    case 'content_filter':
      return { reason: 'content-filter', raw };
    case 'failed':
      return { reason: 'error', raw };
    default:
      return { reason: 'other', raw };
  }
}

/** How an answer stands: its `status`, and why it is incomplete where it is. */
export interface Standing {
  status: string;
  incompleteReason?: string;
}

export function encodeFinish(finish: CoreFinish, said: Pick<Said, 'refusal'>, report: Report): Standing {
  const { reason, raw, stopSequence } = finish;
  const own = raw?.protocol === protocol ? raw.reason : undefined;
  if (stopSequence !== undefined) report({ at: finish, field: 'stopSequence', what: 'which stop sequence was met' });
  switch (reason) {
    case 'stop':
    case 'tool-calls':
      return { status: 'completed' };
    case 'length':
      return { status: 'incomplete', incompleteReason: 'max_output_tokens' };
    case 'content-filter':
      return { status: 'incomplete', incompleteReason: 'content_filter' };
    case 'refusal':
      // A refusal with words of its own ends like any answer; one without is told only by this word.
      return said.refusal ? { status: 'completed' } : { status: 'incomplete', incompleteReason: 'content_filter' };
    case 'pause':
      report({
        at: finish,
        field: 'reason',
        what: 'the vendor paused and expects to be asked to go on',
        instead: 'completed',
      });
      return { status: 'completed' };
    case 'error':
      if (own === undefined)
        report({ at: finish, field: 'reason', what: 'the answer failed', instead: 'content_filter' });
      return own === undefined ? { status: 'incomplete', incompleteReason: 'content_filter' } : { status: own };
    case 'other':
      if (own === undefined) {
        report({ at: finish, field: 'reason', what: 'why the answer ended', instead: 'completed' });
        return { status: 'completed' };
      }
      return states.has(own) ? { status: own } : { status: 'incomplete', incompleteReason: own };
    default:
      return unreachable(reason);
  }
}

/** States of an answer that is not over, or was given up (API reference, `status`). */
const states: ReadonlySet<string> = new Set(['queued', 'in_progress', 'cancelled', 'incomplete']);
