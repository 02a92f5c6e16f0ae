import type { ReceivedResponse } from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import { finishReasonOf } from '../../../core/finish-reasons.ts';
import type { CoreFinish } from '../../../core/types.ts';
import { encodeReason } from '../shared/finish.ts';
import { protocol } from './extras.ts';

/** What an answer held. */
export interface OutputSummary {
  calls: boolean;
  refusal: boolean;
}

/** Why an answer ended, by its `status` and `incomplete_details`. */
export function decodeFinish(
  response: Pick<ReceivedResponse, 'status' | 'incomplete_details' | 'background'>,
  summary: OutputSummary,
): CoreFinish {
  const status = response.status ?? 'completed';
  const details = response.incomplete_details?.reason ?? undefined;
  const raw = { protocol, reason: status === 'incomplete' ? (details ?? status) : status } as const;
  switch (status) {
    case 'completed':
      if (summary.calls) return { reason: 'tool-calls', raw };
      return { reason: summary.refusal ? 'refusal' : 'stop', raw };
    case 'incomplete':
      return { reason: incompleteReasonOf(details), raw };
    case 'failed':
    case 'cancelled':
      return { reason: 'error', raw };
    case 'in_progress':
    case 'queued':
      // A client that asked for an answer in the background comes back for it; any other never gets the rest.
      return { reason: response.background === true ? 'other' : 'error', raw };
    default:
      return { reason: 'other', raw };
  }
}

/** An answer that is incomplete for another reason, or for none, was cut short, as by a limit. */
function incompleteReasonOf(details: string | undefined): CoreFinish['reason'] {
  const reason = finishReasonOf(details ?? '');
  return reason === 'content-filter' || reason === 'error' ? reason : 'length';
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
  const { raw, stopSequence } = finish;
  // That an answer is complete is the status of others than these.
  const vendorReason = raw?.protocol === protocol && raw.reason !== completed ? raw.reason : undefined;
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  const terms = {
    'tool-calls': completed,
    stop: completed,
    length: vendorReason ?? 'max_output_tokens',
    'content-filter': vendorReason ?? 'content_filter',
    // A refusal with a text ends like any answer; one without is known by this reason only.
    refusal: summary.refusal ? completed : 'content_filter',
    pause: completed,
    error: 'content_filter',
    other: completed,
  };
  const term = encodeReason(finish, terms, { protocol, report });
  return term === completed ? { status: term } : incompleteStatus(term);
}

const completed = 'completed';

/** A status of an answer that is not complete, or why it is incomplete. */
const incompleteStatus = (reason: string): ResponseStatus =>
  unfinishedStatuses.has(reason) ? { status: reason } : { status: 'incomplete', incompleteReason: reason };

/** States of an answer that is not over, or was given up (API reference, `status`). */
const unfinishedStatuses: ReadonlySet<string> = new Set(['queued', 'in_progress', 'cancelled', 'incomplete', 'failed']);
