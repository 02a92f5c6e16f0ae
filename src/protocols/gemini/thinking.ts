import type { ThinkingConfig } from '../../../generated/gemini.js';
import { reasoningConverted } from '../../core/route-effects.ts';
import type { BackendContext } from '../../core/codec.ts';
import {
  budgetOfEffort,
  commonEffort,
  effortOfBudget,
  noReasoningSetting,
  noteReasoningOff,
} from '../../core/effort.ts';
import { withoutUndefined, toDouble, nonEmpty } from '../../core/json.ts';
import { fieldReporter, isNativeForModel } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { wireFormOf, isNativeRequest } from './extras.ts';

/** The `summary` of Core if a client of this protocol asks for thoughts. */
const showThoughts = 'auto';

/** Values of the vendors that show thoughts, or not, without choosing a form. */
const knownSummaries: ReadonlySet<string> = new Set([showThoughts, 'summarized', 'omitted']);

/** The smallest budget of models whose thinking cannot be disabled (guide "Thinking"). */
const minBudget = 128;

/** The largest budget that an effort becomes, which all models of the vendor accept. */
const maxDefaultBudget = 24_576;

// ---------------------------------------------------------------- wire to Core

/** `thinkingConfig` as Core fields, its wire form, and the fields that only this protocol knows. */
export interface ThinkingFields {
  reasoning?: CoreReasoningRequest;
  wireForm: ThinkingForm;
  rest: ThinkingConfig;
}

/** What a client wrote that Core's fields do not show. */
export type ThinkingForm = Pick<ThinkingConfig, 'thinkingLevel' | 'includeThoughts'>;

/** Decodes a budget (0: off, -1: the model decides), a level (in any case) and whether to return thoughts. */
export function decodeThinking(config: ThinkingConfig | undefined): ThinkingFields {
  if (!config) return { wireForm: {}, rest: {} };
  const { includeThoughts, thinkingBudget, thinkingLevel, ...rest } = config;
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
    rest,
  };
}

const unspecified = 'thinking_level_unspecified';

/** Whether to write thoughts: to a client of this protocol only if it asks for them. */
export const shouldShowThoughts = (request: CoreChatRequest): boolean =>
  !isNativeRequest(request) || request.reasoning?.summary !== undefined;

// ---------------------------------------------------------------- Core to wire

/** Encodes the reasoning configuration for this model (`context.facts.reasoning`); `undefined` to omit it. */
export function encodeThinking(
  request: CoreChatRequest,
  context: BackendContext,
  maxTokens: number | undefined,
): ThinkingConfig | undefined {
  const { reasoning } = request;
  const report = fieldReporter(request, 'reasoning', context.report);
  if (reasoning?.summary !== undefined && !knownSummaries.has(reasoning.summary)) {
    const more = { within: 'summary', instead: 'summaries by the vendor' };
    report(`the display of reasoning (${reasoning.summary})`, more);
  }
  if (isNativeForModel(request, context)) return nonEmpty(encodeAsWritten(request));
  if (!reasoning) return undefined;
  if (context.facts.reasoning === 'none') {
    if (reasoning.off) noteReasoningOff(request, context.report);
    else report(noReasoningSetting);
    return undefined;
  }
  // Clients of this protocol ask for thoughts themselves.
  const isAsked = reasoning.summary !== undefined || !isNativeRequest(request);
  const includeThoughts = isAsked && !isThinkingOff(reasoning) && reasoning.summary !== 'omitted';
  const isBudget = context.facts.reasoning === 'budget';
  const sent = isBudget ? encodeBudget(reasoning, context, report, maxTokens) : encodeLevel(reasoning, context, report);
  return nonEmpty<ThinkingConfig>(includeThoughts ? { includeThoughts, ...sent } : sent);
}

/** Encodes the configuration as its client wrote it. */
function encodeAsWritten(request: CoreChatRequest): ThinkingConfig {
  const { budgetTokens, adaptive, off, effort, summary } = request.reasoning ?? {};
  const { includeThoughts, thinkingLevel }: ThinkingForm = wireFormOf(request);
  const isSame = thinkingLevel !== undefined && [effort, unspecified].includes(thinkingLevel.toLowerCase());
  return wireObject<ThinkingConfig>({
    includeThoughts: summary === undefined ? includeThoughts : true,
    thinkingBudget: off ? 0 : adaptive ? -1 : budgetTokens,
    thinkingLevel: isSame ? thinkingLevel : effort?.toUpperCase(),
  });
}

const isThinkingOff = ({ off, effort }: CoreReasoningRequest): boolean => off === true || effort === 'none';

type ReasoningReport = ReturnType<typeof fieldReporter>;

function encodeBudget(
  reasoning: CoreReasoningRequest,
  { facts, note }: BackendContext,
  report: ReasoningReport,
  maxTokens: number | undefined,
): ThinkingConfig {
  const { budgetTokens, adaptive, effort } = reasoning;
  if (isThinkingOff(reasoning)) {
    if (facts.minReasoning === 'off' || facts.minReasoning === undefined) return { thinkingBudget: 0 };
    report(cannotBeDisabled, { instead: `a budget of ${minBudget} tokens` });
    return { thinkingBudget: minBudget };
  }
  if (budgetTokens === undefined && (adaptive || effort === undefined)) {
    if (effort !== undefined) report(`an effort of ${effort}`, { within: 'effort', instead: 'the model decides' });
    return adaptive ? { thinkingBudget: -1 } : {};
  }
  if (budgetTokens !== undefined && effort !== undefined) reportBeside(effort, report);
  const maxBudget = facts.maxReasoning ?? maxDefaultBudget;
  const requested =
    budgetTokens ?? Math.min(maxBudget, budgetOfEffort(effort, maxTokens ?? facts.maxOutput ?? maxBudget));
  const budget = Math.max(minBudget, Math.min(requested, maxBudget));
  if (budgetTokens === undefined && effort !== undefined)
    note({ what: 'an effort as a budget of tokens', saw: effort, made: String(budget), effect: reasoningConverted });
  if (requested !== budget)
    report(`a budget of ${requested} tokens is not allowed`, { within: 'budgetTokens', instead: `${budget} tokens` });
  return { thinkingBudget: budget };
}

const reportBeside = (effort: string, report: ReasoningReport): void =>
  report(`an effort of ${effort} in addition to a budget`, { within: 'effort' });

/** Models with levels have those that all vendors share, and some a smaller one. */
function encodeLevel(
  reasoning: CoreReasoningRequest,
  { facts }: BackendContext,
  report: ReasoningReport,
): ThinkingConfig {
  const { budgetTokens, adaptive, effort } = reasoning;
  const lowest = facts.minReasoning === 'minimal' ? 'minimal' : 'low';
  const reportWithin = (within: keyof CoreReasoningRequest, what: string, instead: string): void =>
    report(what, { within, instead });
  if (isThinkingOff(reasoning)) {
    if (facts.reasoning === undefined) return { thinkingBudget: 0 };
    reportWithin('off', cannotBeDisabled, `level ${lowest.toUpperCase()}`);
    return { thinkingLevel: lowest.toUpperCase() };
  }
  if (budgetTokens !== undefined && facts.reasoning === undefined) {
    if (effort !== undefined) reportBeside(effort, report);
    return { thinkingBudget: budgetTokens };
  }
  if (effort !== undefined) {
    // Within a level the model decides how much it thinks.
    if (adaptive && facts.reasoning === undefined)
      reportWithin('adaptive', 'adaptive thinking', `level ${effort.toUpperCase()}`);
    const level = effort === 'minimal' && lowest === 'minimal' ? effort : commonEffort(effort);
    if (budgetTokens !== undefined)
      reportWithin('budgetTokens', `a budget of ${budgetTokens} tokens`, `level ${level.toUpperCase()}`);
    if (level !== effort) reportWithin('effort', `an effort of ${effort}`, `level ${level.toUpperCase()}`);
    return { thinkingLevel: level.toUpperCase() };
  }
  if (budgetTokens === undefined) return adaptive && facts.reasoning === undefined ? { thinkingBudget: -1 } : {};
  const level = effortOfBudget(budgetTokens).toUpperCase();
  reportWithin('budgetTokens', `a budget of ${budgetTokens} tokens`, `level ${level}`);
  return { thinkingLevel: level };
}

const cannotBeDisabled = 'thinking cannot be disabled for this model';
