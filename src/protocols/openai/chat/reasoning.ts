import type { AnswerMessage, ReceivedAnswerMessage } from '../../../../generated/openai.js';
import type { CoreChatRequest, CoreReasoning, CoreReasoningRequest } from '../../../core/types.ts';
import { encodeEffort as encodeSharedEffort } from '../shared/effort.ts';
import { protocol } from './extras.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, type WireFormKey } from './wire-form.ts';

/** The names that servers have for the field of reasoning; where none is known, the first is written. */
export const reasoningNames = ['reasoning_content', 'reasoning'] as const satisfies (keyof AnswerMessage)[];

/** Under which of these names an answer has its reasoning, where that is not the common one alone. */
export const reasoningWireForms = (delta: ReceivedAnswerMessage): WireFormKey[] =>
  delta.reasoning ? reasoningNames.filter((name) => delta[name]) : [];

type Written = Pick<CoreReasoning, 'wireForm'>;

/** Whether a client of this protocol gave the reasoning of an earlier answer in a field of its own. */
export const hasReasoningField = (message: Written): boolean =>
  reasoningNames.some((name) => hasWireForm(message, name));

/** Reasoning in the fields in which its own server wrote it: servers and clients of this protocol look there. */
export function encodeReasoningFields(written: readonly Written[], text: string): ReasoningFields {
  const names = reasoningNames.filter((name) => written.some((each) => hasWireForm(each, name)));
  const fields: ReasoningFields = {};
  for (const name of names.length > 0 ? names : [reasoningNames[0]]) fields[name] = text;
  return fields;
}
type ReasoningFields = Pick<AnswerMessage, (typeof reasoningNames)[number]>;

export const decodeEffort = (effort: string): CoreReasoningRequest => (effort === 'none' ? { off: true } : { effort });

/** The effort that a request asks for, or `undefined` where none is sent. */
export function encodeEffort(request: CoreChatRequest, server: ChatServer): string | undefined {
  const { context, report } = server;
  const summary = request.reasoning?.summary;
  const what = `how much of the reasoning is shown (${summary})`;
  if (summary !== undefined && context.facts.reasoning !== 'none')
    report({ at: request, field: 'reasoning', within: 'summary', what });
  return encodeSharedEffort(request, server, request.origin === protocol);
}
