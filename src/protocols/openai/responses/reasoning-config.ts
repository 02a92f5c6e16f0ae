import { commonEffort, effortOfBudget } from '../../../core/effort.ts';
import {
  asObject,
  asString,
  withoutUndefined,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../../core/types.ts';
import type { ResponsesServer } from './server.ts';

/** The `reasoning` field: the wish as Core carries it, and what only this protocol knows of it. */
export function decodeReasoningConfig(value: JsonValue | undefined): {
  reasoning: CoreReasoningRequest | undefined;
  rest: JsonObject | undefined;
} {
  const { effort, summary, ...rest } = asObject(value) ?? {};
  const effortName = asString(effort);
  const summaryName = asString(summary);
  const reasoning: CoreReasoningRequest = withoutUndefined({
    ...(effortName === 'none' ? { off: true as const } : { effort: effortName }),
    summary: summaryName,
  });
  return { reasoning: nonEmpty(reasoning), rest: nonEmpty(withoutNulls(rest)) };
}

/** Whether a client of this protocol wrote the wish, so that its words go on as they are, unless they are known to be refused. */
const isPassedThrough = ({ isNativeForModel: isOwnWish, isNative: isOwn, context }: ResponsesServer): boolean =>
  isOwnWish || (isOwn && context.facts.reasoning !== 'none');

/**
 * The `reasoning` field. A server we know nothing of is told nothing, for some refuse the field with models that do
 * not reason, unless the client itself speaks this protocol. A budget of tokens becomes the word nearest to it, for
 * models known to take one.
 */
export function encodeReasoningConfig(
  request: CoreChatRequest,
  rest: JsonObject | undefined,
  server: ResponsesServer,
): JsonObject | undefined {
  const { reasoning } = request;
  const effort = encodeEffort(request, server);
  const isUnchanged = isPassedThrough(server);
  const summary = isUnchanged || effort !== undefined ? encodeSummary(reasoning, server) : undefined;
  if (!isUnchanged && reasoning?.summary !== undefined && summary === undefined)
    server.report({
      at: request,
      field: 'reasoning',
      within: 'summary',
      what: `how much of the reasoning is shown (${reasoning.summary})`,
    });
  return nonEmpty({ ...rest, ...withoutUndefined({ effort, summary }) });
}

/** Other vendors have other words for how much is shown: whoever wants to see anything gets what there is. */
function encodeSummary(
  reasoning: CoreReasoningRequest | undefined,
  { isNative: isOwn }: ResponsesServer,
): string | undefined {
  const { summary, off } = reasoning ?? {};
  if (isOwn) return summary;
  return off || summary === undefined || summary === 'omitted' ? undefined : 'auto';
}

function encodeEffort(request: CoreChatRequest, server: ResponsesServer): string | undefined {
  const { reasoning } = request;
  if (!reasoning) return undefined;
  const { report, isOpenAi: isVendor, context } = server;
  const { reasoning: modelReasoning } = context.facts;
  const { adaptive, off, effort, budgetTokens } = reasoning;
  if (isPassedThrough(server) && budgetTokens === undefined) return off ? 'none' : effort;
  const reportLoss = (within: keyof CoreReasoningRequest, what: string, instead?: string): void =>
    report({ at: request, field: 'reasoning', within, what, ...(instead !== undefined && { instead }) });
  if (modelReasoning === 'none') {
    if (!off) report({ at: request, field: 'reasoning', what: 'the model does not reason' });
    return undefined;
  }
  if (off) {
    if (modelReasoning === 'effort') return 'none';
    reportLoss('off', 'whether this server can do without reasoning is not known');
    return undefined;
  }
  // Within an effort a model decides itself how much it reasons.
  if (adaptive && effort === undefined) reportLoss('adaptive', 'that the model itself decides how much it reasons');
  if (effort !== undefined) {
    if (budgetTokens !== undefined) reportLoss('budgetTokens', `a budget of ${budgetTokens} tokens beside an effort`);
    if (isVendor) return effort;
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
