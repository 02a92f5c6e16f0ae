import type { AnswerChoice } from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import { finishReasonOf } from '../../../core/finish-reasons.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { CoreFinish } from '../../../core/types.ts';
import { encodeReason } from '../shared/finish.ts';
import { protocol } from './extras.ts';

/** What else is known of an answer when it finishes. */
export interface AnswerSummary {
  hasCalls: boolean;
  hasRefusal: boolean;
  /** Whether the arguments of a call are not complete. */
  isCutOff: boolean;
  /** The stop sequence that was met, where the server names it. */
  stopSequence?: string | undefined;
}

/** The fields of a choice in which servers name the stop sequence that was met (vLLM, SGLang). */
export const stopFields = ['stop_reason', 'matched_stop'] as const satisfies (keyof AnswerChoice)[];

/** Some servers finish with `stop` although calls came: the calls count. */
export function decodeFinish(
  finishReason: string | undefined,
  { hasCalls, hasRefusal, isCutOff, stopSequence }: AnswerSummary,
): CoreFinish {
  const raw = finishReason === undefined ? {} : { raw: { protocol, reason: finishReason } as const };
  const reason = finishReason === undefined ? 'stop' : finishReasonOf(finishReason);
  if (isCutOff && (finishReason === undefined || reason === undefined)) return { reason: 'length', ...raw };
  if (reason !== 'stop' && reason !== 'tool-calls') return { reason: reason ?? 'other', ...raw };
  if (hasCalls) return { reason: 'tool-calls', ...raw };
  if (hasRefusal) return { reason: 'refusal', ...raw };
  return { reason: 'stop', ...(stopSequence !== undefined && { stopSequence }), ...raw };
}

/** What an answer is finished with on the wire. */
export interface FinishContext {
  hasCalls: boolean;
  hasRefusal: boolean;
  /** The client knows calls as `function_call` only. */
  usesFunctionCall: boolean;
  /** The unknown fields of the choice, among which a server may have named the stop sequence. */
  choice: JsonObject;
}

export function encodeFinish(
  finish: CoreFinish,
  { hasCalls, hasRefusal, usesFunctionCall, choice }: FinishContext,
  report: Report,
): string {
  const { stopSequence } = finish;
  if (stopSequence !== undefined && stopFields.every((name) => choice[name] !== stopSequence))
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  const calls = usesFunctionCall ? 'function_call' : 'tool_calls';
  const terms = {
    'tool-calls': calls,
    stop: 'stop',
    length: 'length',
    'content-filter': 'content_filter',
    // A refusal with a text ends like any answer; one without is known by this reason only.
    refusal: hasRefusal ? 'stop' : 'content_filter',
    pause: 'stop',
    error: 'content_filter',
    other: hasCalls ? calls : 'stop',
  };
  return encodeReason(finish, terms, { protocol, report });
}
