import { commonEffort, effortOfBudget } from '../../../core/effort.ts';
import { asString, type JsonObject } from '../../../core/json.ts';
import type { CoreChatRequest, CoreReasoning, CoreReasoningRequest } from '../../../core/types.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, type WireFormKey } from './wire-form.ts';

/** The names that servers have for the field of reasoning; where none is known, the first is written. */
const reasoningNames = ['reasoning_content', 'reasoning'] as const;

/** Under which of these names an answer has its reasoning, where that is not the common one alone. */
export const reasoningWireForms = (delta: JsonObject): WireFormKey[] =>
  asString(delta['reasoning']) ? reasoningNames.filter((name) => asString(delta[name])) : [];

/** Reasoning in the fields in which its own server wrote it: clients of this protocol look there. */
export function encodeReasoningFields(part: Pick<CoreReasoning, 'wireForm'>, text: string): JsonObject {
  const own = reasoningNames.filter((name) => hasWireForm(part, name));
  const names = own.length > 0 ? own : [reasoningNames[0]];
  return Object.fromEntries(names.map((name) => [name, text]));
}

export const decodeEffort = (effort: string): CoreReasoningRequest => (effort === 'none' ? { off: true } : { effort });

/**
 * The effort a request asks for, or `undefined` where nothing is to be said. A server we know nothing of is told
 * nothing, for some refuse the field with models that do not reason, unless the client itself speaks this protocol
 * and said it. Others than OpenAI get the three words that all have in common, and a budget of tokens becomes the
 * effort nearest to it for models known to take one.
 */
export function encodeEffort(request: CoreChatRequest, server: ChatServer): string | undefined {
  const { reasoning } = request;
  if (!reasoning) return undefined;
  const { report, isOpenAi: isVendor, context } = server;
  const { reasoning: modelReasoning } = context.facts;
  const reportLoss = (within: keyof CoreReasoningRequest, what: string, instead?: string): void =>
    report({ at: request, field: 'reasoning', within, what, ...(instead !== undefined && { instead }) });
  if (modelReasoning === 'none') {
    if (!reasoning.off) report({ at: request, field: 'reasoning', what: 'the model does not reason' });
    return undefined;
  }
  const { summary, adaptive, off, effort, budgetTokens } = reasoning;
  const isFromSameProtocol = hasWireForm(request, 'effort');
  if (summary !== undefined) reportLoss('summary', `how much of the reasoning is shown (${summary})`);
  if (off) {
    if (modelReasoning === 'effort' || isFromSameProtocol) return 'none';
    reportLoss('off', 'whether this server can do without reasoning is not known');
    return undefined;
  }
  // Within an effort a model decides itself how much it reasons.
  if (adaptive && effort === undefined) reportLoss('adaptive', 'that the model itself decides how much it reasons');
  if (effort !== undefined) {
    if (isFromSameProtocol || isVendor) return effort;
    if (modelReasoning === undefined) {
      reportLoss('effort', 'whether this server takes an effort is not known');
      return undefined;
    }
    const common = commonEffort(effort);
    if (common !== effort) reportLoss('effort', `effort ${effort}`, `effort ${common}`);
    return common;
  }
  if (budgetTokens === undefined) return undefined;
  const nearest = modelReasoning === 'effort' ? effortOfBudget(budgetTokens) : undefined;
  reportLoss('budgetTokens', `a budget of ${budgetTokens} tokens for reasoning`, nearest && `effort ${nearest}`);
  return nearest;
}
