import type { Report } from '../../../core/codec.ts';
import { asObject, asString, type JsonObject } from '../../../core/json.ts';
import type { CoreFinish } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { protocol } from './extras.ts';

/** What an answer held. */
export interface OutputSummary {
  calls: boolean;
  refusal: boolean;
}

/** Why an answer ended, by its `status` and `incomplete_details`. */
export function decodeFinish(response: JsonObject, summary: OutputSummary): CoreFinish {
  const status = asString(response['status']) ?? 'completed';
  const details = asString(asObject(response['incomplete_details'])?.['reason']);
  const raw = { protocol, reason: status === 'incomplete' ? (details ?? status) : status } as const;
  switch (raw.reason) {
    case 'completed':
      if (summary.calls) return { reason: 'tool-calls', raw };
      return { reason: summary.refusal ? 'refusal' : 'stop', raw };
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

/** The state of an answer: its `status`, and why it is incomplete, if it is. */
export interface ResponseStatus {
  status: string;
  incompleteReason?: string;
}

export function encodeFinish(
  finish: CoreFinish,
  summary: Pick<OutputSummary, 'refusal'>,
  report: Report,
): ResponseStatus {
  const { reason, raw, stopSequence } = finish;
  const vendorReason = raw?.protocol === protocol ? raw.reason : undefined;
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  switch (reason) {
    case 'stop':
    case 'tool-calls':
      return { status: 'completed' };
    case 'length':
      return { status: 'incomplete', incompleteReason: 'max_output_tokens' };
    case 'content-filter':
      return { status: 'incomplete', incompleteReason: 'content_filter' };
    case 'refusal':
      // A refusal with a text ends like any answer; one without is known by this reason only.
      return summary.refusal ? { status: 'completed' } : { status: 'incomplete', incompleteReason: 'content_filter' };
    case 'pause':
      report({
        at: finish,
        field: 'reason',
        what: 'the vendor paused and expects to be asked to go on',
        instead: 'completed',
      });
      return { status: 'completed' };
    case 'error':
      if (vendorReason === undefined)
        report({ at: finish, field: 'reason', what: 'the answer failed', instead: 'content_filter' });
      return vendorReason === undefined
        ? { status: 'incomplete', incompleteReason: 'content_filter' }
        : { status: vendorReason };
    case 'other':
      if (vendorReason === undefined) {
        report({ at: finish, field: 'reason', what: 'why the answer ended', instead: 'completed' });
        return { status: 'completed' };
      }
      return unfinishedStatuses.has(vendorReason)
        ? { status: vendorReason }
        : { status: 'incomplete', incompleteReason: vendorReason };
    default:
      return unreachable(reason);
  }
}

/** States of an answer that is not over, or was given up (API reference, `status`). */
const unfinishedStatuses: ReadonlySet<string> = new Set(['queued', 'in_progress', 'cancelled', 'incomplete']);
