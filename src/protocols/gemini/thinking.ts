import { reasoningConverted } from '../../core/route-effects.ts';
import type { BackendContext } from '../../core/codec.ts';
import { budgetOfEffort, commonEffort, effortOfBudget } from '../../core/effort.ts';
import { withoutUndefined, toDouble, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../core/types.ts';
import { wireFormOf, isNativeRequest, isNativeForModel } from './extras.ts';
import type { ThinkingConfig } from './wire.ts';

/** What Core calls the wish of a client of this protocol to see the thoughts. */
const showThoughts = 'auto';

/** Words of the vendors for showing thoughts in some way, or not at all, without a wish as to how. */
const knownSummaryValues: ReadonlySet<string> = new Set([showThoughts, 'summarized', 'omitted']);

/** The least budget of models that cannot be kept from thinking (guide "Thinking"). */
const minBudget = 128;

/** The most a wish in words becomes: what the vendor's models take that take least. */
const maxDefaultBudget = 24_576;

// ---------------------------------------------------------------- wire to Core

/** `thinkingConfig` as Core carries it, how it was written, and what only this protocol knows of it. */
export interface ThinkingFields {
  reasoning?: CoreReasoningRequest;
  wireForm: JsonObject;
  rest: JsonObject;
}

/** Reads a budget (0: none, -1: as the model likes), a level (in any case) and whether thoughts are to be shown. */
export function decodeThinking(config: ThinkingConfig | undefined): ThinkingFields {
  if (!config) return { wireForm: {}, rest: {} };
  const { includeThoughts, thinkingBudget, thinkingLevel, ...rest }: ThinkingConfig = config;
  const budget = thinkingBudget === undefined ? undefined : toDouble(thinkingBudget);
  const level = thinkingLevel?.toLowerCase();
  const reasoning: CoreReasoningRequest = withoutUndefined({
    budgetTokens: budget !== undefined && budget > 0 ? budget : undefined,
    adaptive: budget === -1 ? (true as const) : undefined,
    off: budget === 0 ? (true as const) : undefined,
    effort: level === unspecified ? undefined : level,
    summary: includeThoughts ? showThoughts : undefined,
  });
  return {
    ...(nonEmpty(reasoning) && { reasoning }),
    wireForm: withoutUndefined({ thinkingLevel, ...(includeThoughts === false && { includeThoughts }) }),
    rest: { ...rest } as JsonObject,
  };
}

const unspecified = 'thinking_level_unspecified';

/** Whether a client of this protocol is shown thoughts: only when it asks for them. */
export const shouldShowThoughts = (request: CoreChatRequest): boolean =>
  !isNativeRequest(request) || request.reasoning?.summary !== undefined;

// ---------------------------------------------------------------- Core to wire

/** How the wish for reasoning is written for this model (`context.facts.reasoning`); `undefined` where nothing is. */
export function encodeThinking(
  request: CoreChatRequest,
  context: BackendContext,
  maxTokens: number | undefined,
): JsonObject | undefined {
  const { reasoning } = request;
  if (reasoning?.summary !== undefined && !knownSummaryValues.has(reasoning.summary))
    context.report({
      at: request,
      field: 'reasoning',
      within: 'summary',
      what: `how much of the thoughts is shown (${reasoning.summary})`,
      instead: 'what the vendor shows of them',
    });
  if (isNativeForModel(request, context)) return nonEmpty(encodeAsWritten(request));
  if (!reasoning) return undefined;
  if (context.facts.reasoning === 'none') {
    if (!reasoning.off) context.report({ at: request, field: 'reasoning', what: 'the model does not think' });
    return undefined;
  }
  const amount = context.facts.reasoning === 'budget' ? encodeBudget : encodeLevel;
  const includeThoughts = !isThinkingOff(reasoning) && reasoning.summary !== 'omitted';
  return nonEmpty({
    ...(includeThoughts && { includeThoughts }),
    ...amount(request, reasoning, context, maxTokens),
  });
}

/** The wish in the words it came in. */
function encodeAsWritten(request: CoreChatRequest): JsonObject {
  const { budgetTokens, adaptive, off, effort, summary } = request.reasoning ?? {};
  const { includeThoughts, thinkingLevel } = wireFormOf(request);
  const isSame = typeof thinkingLevel === 'string' && [effort, unspecified].includes(thinkingLevel.toLowerCase());
  return withoutUndefined({
    includeThoughts: summary === undefined ? includeThoughts : true,
    thinkingBudget: off ? 0 : adaptive ? -1 : budgetTokens,
    thinkingLevel: isSame ? thinkingLevel : effort?.toUpperCase(),
  });
}

const isThinkingOff = ({ off, effort }: CoreReasoningRequest): boolean => off === true || effort === 'none';

function encodeBudget(
  request: CoreChatRequest,
  reasoning: CoreReasoningRequest,
  { facts, report, note }: BackendContext,
  maxTokens: number | undefined,
): JsonObject {
  const { budgetTokens, adaptive, effort } = reasoning;
  if (isThinkingOff(reasoning)) {
    if (facts.minReasoning === 'off' || facts.minReasoning === undefined) return { thinkingBudget: 0 };
    const instead = `a budget of ${minBudget} tokens`;
    report({ at: request, field: 'reasoning', what: 'the model cannot be kept from thinking', instead });
    return { thinkingBudget: minBudget };
  }
  if (budgetTokens === undefined && (adaptive || effort === undefined)) {
    if (effort !== undefined)
      report({
        at: request,
        field: 'reasoning',
        within: 'effort',
        what: `an effort of ${effort}`,
        instead: 'as the model likes',
      });
    return adaptive ? { thinkingBudget: -1 } : {};
  }
  const most = facts.maxReasoning ?? maxDefaultBudget;
  const wanted = budgetTokens ?? Math.min(most, budgetOfEffort(effort, maxTokens ?? facts.maxOutput ?? most));
  const budget = Math.max(minBudget, Math.min(wanted, most));
  if (budgetTokens === undefined && effort !== undefined)
    note({ what: 'an effort as a budget of tokens', saw: effort, made: String(budget), effect: reasoningConverted });
  if (wanted !== budget)
    report({
      at: request,
      field: 'reasoning',
      within: 'budgetTokens',
      what: `a budget of ${wanted} tokens is not taken`,
      instead: `${budget} tokens`,
    });
  return { thinkingBudget: budget };
}

/** Models that take a level have the words that all vendors share, and some of them a smaller one. */
function encodeLevel(
  request: CoreChatRequest,
  reasoning: CoreReasoningRequest,
  { facts, report }: BackendContext,
): JsonObject {
  const { budgetTokens, adaptive, effort } = reasoning;
  const least = facts.minReasoning === 'minimal' ? 'minimal' : 'low';
  const miss = (within: keyof CoreReasoningRequest, what: string, instead: string): void =>
    report({ at: request, field: 'reasoning', within, what, instead });
  if (isThinkingOff(reasoning)) {
    if (facts.reasoning === undefined) return { thinkingBudget: 0 };
    miss('off', 'the model cannot be kept from thinking', `level ${least.toUpperCase()}`);
    return { thinkingLevel: least.toUpperCase() };
  }
  if (budgetTokens !== undefined && facts.reasoning === undefined) return { thinkingBudget: budgetTokens };
  if (effort !== undefined) {
    // Within a level a model decides itself how much it thinks.
    if (adaptive && facts.reasoning === undefined)
      miss('adaptive', adaptiveUnsupported, `level ${effort.toUpperCase()}`);
    const level = effort === 'minimal' && least === 'minimal' ? effort : commonEffort(effort);
    if (level !== effort) miss('effort', `an effort of ${effort}`, `level ${level.toUpperCase()}`);
    return { thinkingLevel: level.toUpperCase() };
  }
  if (budgetTokens === undefined) return adaptive && facts.reasoning === undefined ? { thinkingBudget: -1 } : {};
  const level = effortOfBudget(budgetTokens).toUpperCase();
  miss('budgetTokens', `a budget of ${budgetTokens} tokens`, `level ${level}`);
  return { thinkingLevel: level };
}

const adaptiveUnsupported = 'that the model itself decides how much it thinks';
