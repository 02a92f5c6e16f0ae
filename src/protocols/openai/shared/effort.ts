import { commonEffort, effortOfBudget, noReasoningSetting, noteReasoningOff } from '../../../core/effort.ts';
import { fieldReporter } from '../../../core/provenance.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../../core/types.ts';
import type { OpenAiServer } from './server.ts';

/**
 * The effort that a request asks for, or `undefined` where none is sent. An unknown server is sent none, as some refuse
 * the field with models that do not reason, unless the client uses the same protocol and set it (`isNative`). Others
 * than OpenAI get the three values that all have in common, and a budget of tokens becomes the effort nearest to it for
 * models known to take one.
 */
export function encodeEffort(request: CoreChatRequest, server: OpenAiServer, isNative: boolean): string | undefined {
  const { reasoning } = request;
  if (!reasoning) return undefined;
  const { report, isOpenAi, context } = server;
  const { reasoning: modelReasoning } = context.facts;
  const { adaptive, off, effort, budgetTokens } = reasoning;
  const reportReasoning = fieldReporter(request, 'reasoning', report);
  const reportLoss = (within: keyof CoreReasoningRequest, what: string, instead?: string): void =>
    reportReasoning(what, { within, ...(instead !== undefined && { instead }) });
  const reportUnknown = (within: keyof CoreReasoningRequest, what: string): void =>
    reportReasoning(what, {
      within,
      ...(modelReasoning === undefined && { setting: { key: 'model_data.NAME.reasoning', value: '"effort"' } }),
    });
  if (modelReasoning === 'none') {
    if (off) noteReasoningOff(request, report);
    else report({ at: request, field: 'reasoning', what: noReasoningSetting });
    return undefined;
  }
  if (off) {
    if (modelReasoning === 'effort' || isNative) return 'none';
    reportUnknown('off', 'no reasoning: whether this server can do without is not known');
    return undefined;
  }
  // Within an effort a model decides itself how much it reasons.
  if (adaptive && effort === undefined) reportLoss('adaptive', 'that the model itself decides how much it reasons');
  if (effort !== undefined) {
    if (budgetTokens !== undefined)
      reportLoss('budgetTokens', `a budget of ${budgetTokens} tokens in addition to an effort`);
    if (isNative || isOpenAi) return effort;
    if (modelReasoning === undefined) {
      reportUnknown('effort', `effort ${effort}: whether this server takes one is not known`);
      return undefined;
    }
    const common = commonEffort(effort);
    if (common !== effort) reportLoss('effort', `effort ${effort}`, `effort ${common}`);
    return common;
  }
  if (budgetTokens === undefined) return undefined;
  if (modelReasoning === undefined) {
    reportUnknown('budgetTokens', `a budget of ${budgetTokens} tokens for reasoning`);
    return undefined;
  }
  const nearest = modelReasoning === 'effort' ? effortOfBudget(budgetTokens) : undefined;
  reportLoss('budgetTokens', `a budget of ${budgetTokens} tokens for reasoning`, nearest && `effort ${nearest}`);
  return nearest;
}
