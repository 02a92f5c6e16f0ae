import type * as wire from '../../../generated/anthropic.js';
import { reasoningConverted } from '../../core/route-effects.ts';
import type { BackendContext, Report } from '../../core/codec.ts';
import { budgetOfEffort, noReasoningSetting, noteReasoningOff } from '../../core/effort.ts';
import { optionalNumber, withoutUndefined, nonEmpty, type JsonObject } from '../../core/json.ts';
import { isNativeForModel, fieldReporter, setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import { isIssuedBy, signatureToToken, tokenToSignature } from '../../core/signature.ts';
import type { CoreChatRequest, CoreReasoning, CoreReasoningRequest, Signature } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { baseRules, blockTypeOf, decodeBase, encodeBase, ownFields, withoutNulls } from './extras.ts';
import type { WireMessage, WireParams, WireThinking } from './wire.ts';
import { isForced } from './tools.ts';

// ---------------------------------------------------------------- blocks

export type ReasoningBlock = Extract<wire.ReceivedContentBlock, { type: 'thinking' | 'redacted_thinking' }>;

/**
 * Decodes a `thinking` or `redacted_thinking` block. A signature without visible text (`display: omitted`) becomes a part
 * without blocks that still has a signature.
 */
export function decodeReasoning(block: ReasoningBlock, pointer: string, issuer: string): CoreReasoning {
  const { text, kind, token, rest } = readReasoning(block);
  const signature = decodeSignature(token, kind, issuer);
  return setPointer(pointer, {
    type: 'reasoning',
    blocks: text ? [{ kind: 'full', text }] : [],
    ...(signature && { signature: kind === 'signature' ? signature : setPointer(`${pointer}/data`, signature) }),
    ...decodeBase(rest),
  });
}

/** The text and the token of a block, and its other fields. */
export function readReasoning(
  block: ReasoningBlock,
): Record<'text' | 'token', string> & { kind: Signature['kind']; rest: JsonObject } {
  if (block.type === 'thinking') {
    const { type: _, thinking, signature, ...rest } = block;
    return { text: thinking ?? '', kind: 'signature', token: signature ?? '', rest };
  }
  const { type: _, data, ...rest } = block;
  return { text: '', kind: 'ciphertext', token: data ?? '', rest };
}

/** Decodes a signature from its token; an untagged one was issued by `issuer`. */
export function decodeSignature(token: string, kind: Signature['kind'], issuer: string): Signature | undefined {
  const signature = tokenToSignature(token, 'anthropic', kind);
  return signature?.issuer === 'anthropic' ? { ...signature, issuer } : signature;
}

/**
 * Encodes a block of a request. The vendor accepts only what it signed itself and refuses anything else with a 400. Servers
 * of this protocol whose models need their reasoning back accept it with an empty signature where they gave none.
 */
export function encodeReasoningForVendor(
  part: CoreReasoning,
  context: BackendContext,
): wire.ThinkingBlock | wire.RedactedThinkingBlock | undefined {
  const { signature, blocks, ...rest } = part;
  const { report } = context;
  if (signature ? !isIssuedBy(signature, context.issuer) : context.facts.reasoningEcho !== 'required') {
    const what = signature
      ? 'reasoning that another vendor signed is not accepted'
      : 'reasoning without a signature is not accepted';
    report({ at: part, what });
    return undefined;
  }
  reportRest(part, rest, baseRules, report);
  const text = blocks.map((block) => block.text).join('\n\n');
  const base = encodeBase(part);
  const token = signature ? signatureToToken(signature, 'anthropic') : '';
  if (!text && signature?.kind === 'ciphertext')
    return wireObject<wire.RedactedThinkingBlock>({ type: 'redacted_thinking', data: token }, base);
  return text || signature
    ? wireObject<wire.ThinkingBlock>({ type: 'thinking', thinking: text, signature: token }, base)
    : undefined;
}

// ---------------------------------------------------------------- configuration

/** `thinking` and `output_config` in Core terms, and their fields that only this protocol knows. */
export interface ReasoningFields {
  reasoning?: CoreReasoningRequest;
  extras: Pick<WireParams, 'thinking' | 'output_config'>;
}

/**
 * Decodes `thinking` and the effort beside it. Without `thinking` the effort is about the length of the answer and does not
 * request reasoning, so it stays among the extras.
 */
export function decodeThinking(thinking: wire.ThinkingConfig | undefined, effort: string | undefined): ReasoningFields {
  const output_config: wire.OutputConfig | undefined = effort === undefined ? undefined : { effort };
  const effortExtras: ReasoningFields['extras'] = withoutUndefined({ output_config });
  if (!thinking) return { extras: effortExtras };
  const { type, budget_tokens, display, ...rest }: WireThinking = thinking;
  const unknown = withoutNulls(rest);
  const extras: ReasoningFields['extras'] = unknown ? { thinking: unknown } : {};
  const summary = display ?? undefined;
  switch (type) {
    case 'enabled':
      return { reasoning: withoutUndefined({ budgetTokens: optionalNumber(budget_tokens), effort, summary }), extras };
    case 'adaptive':
      return { reasoning: withoutUndefined({ adaptive: true as const, effort, summary }), extras };
    case 'disabled':
      return { reasoning: { off: true }, extras: { ...extras, ...effortExtras } };
    default:
      return { extras: { thinking, ...effortExtras } };
  }
}

/** The fields of a request that configure reasoning. */
export interface ThinkingFields {
  thinking?: WireThinking;
  effort?: string;
}

/** The smallest budget that the vendor accepts, in tokens (extended thinking guide). */
const minBudgetTokens = 1024;
/** The largest budget that an effort becomes, in tokens: above it the vendor advises against one connection per answer. */
const maxBudgetTokens = 32_000;

/** Whether the model is known to have no setting for how much it reasons. The vendor decides about requests of its own clients. */
const lacksSetting = (request: CoreChatRequest, context: BackendContext): boolean =>
  context.facts.reasoning === 'none' && !isNativeForModel(request, context);

/** Encodes the reasoning configuration for this model (`context.facts.reasoning`), beside these messages. */
export function encodeThinking(
  request: CoreChatRequest,
  context: BackendContext,
  maxTokens: number,
  messages: readonly WireMessage[],
): ThinkingFields {
  const extraFields = ownFields(request, 'thinking');
  const { reasoning } = request;
  const { report } = context;
  if (!reasoning) {
    if (!extraFields) return {};
    if (!lacksSetting(request, context)) return { thinking: extraFields };
    report({ at: request, field: 'thinking', what: noReasoningSetting });
    return {};
  }
  const isOff = reasoning.off === true || reasoning.effort === 'none';
  const obstacle = isOff ? undefined : findObstacle(request, reasoning, context, messages);
  if (isOff || obstacle !== undefined) {
    if (obstacle !== undefined) report({ at: request, field: 'reasoning', what: obstacle });
    const isPlain = lacksSetting(request, context);
    if (reasoning.off && isPlain) noteReasoningOff(request, report);
    const isKept = !isOff && acceptsEffort(request, reasoning, context);
    const kept = isKept ? effortLevel(request, reasoning.effort, report) : undefined;
    const minimal = isPlain ? {} : minimizeThinking(request, context);
    return withoutUndefined({
      thinking: minimal.thinking && { ...minimal.thinking, ...extraFields },
      effort: kept ?? minimal.effort,
    });
  }
  const fields = isNativeForModel(request, context)
    ? encodeNativeThinking(reasoning)
    : fitThinking(request, reasoning, context, maxTokens);
  if (!fields.thinking) return fields;
  const { summary } = reasoning;
  const display = summary === undefined ? undefined : (displayNames.get(summary) ?? summary);
  return { ...fields, thinking: { ...extraFields, ...wireObject<WireThinking>({ ...fields.thinking, display }) } };
}

/** The least thinking that the model can be limited to; none, where thinking can be disabled. */
function minimizeThinking(request: CoreChatRequest, context: BackendContext): ThinkingFields {
  const { minReasoning = 'off' } = isNativeForModel(request, context) ? {} : context.facts;
  if (minReasoning === 'off') return { thinking: { type: 'disabled' } };
  const isBetween = minReasoning === 'between-tools';
  const instead = isBetween ? 'thinking between calls only' : 'effort low';
  fieldReporter(request, 'reasoning', context.report)('thinking cannot be disabled for this model', { instead });
  return isBetween ? { thinking: { type: 'between_tools' } } : { effort: 'low' };
}

/** Whether the model takes an effort, whether or not thinking is configured. */
const acceptsEffort = (
  request: CoreChatRequest,
  { adaptive }: CoreReasoningRequest,
  context: BackendContext,
): boolean => {
  const { reasoning } = context.facts;
  if (isNativeForModel(request, context) || reasoning === 'adaptive' || reasoning === 'effort') return true;
  return reasoning === undefined && adaptive === true;
};

/** The names of other vendors' values for the display of reasoning. */
const displayNames: ReadonlyMap<string, string> = new Map(
  ['auto', 'concise', 'detailed'].map((summary) => [summary, 'summarized']),
);

/** Encodes an unchanged configuration: a budget may exceed the output limit where the model thinks between calls. */
const encodeNativeThinking = ({ adaptive, budgetTokens, effort }: CoreReasoningRequest): ThinkingFields =>
  withoutUndefined({
    thinking: wireObject<WireThinking>({ type: adaptive ? 'adaptive' : 'enabled', budget_tokens: budgetTokens }),
    effort,
  });

function fitThinking(
  request: CoreChatRequest,
  { adaptive, budgetTokens, effort }: CoreReasoningRequest,
  { facts, report, note }: BackendContext,
  maxTokens: number,
): ThinkingFields {
  const lose = fieldReporter(request, 'reasoning', report);
  const level = () => effortLevel(request, effort, report);
  const adaptiveFields = (): ThinkingFields =>
    wireObject<ThinkingFields>({ thinking: { type: 'adaptive' }, effort: level() });
  if (facts.reasoning === 'adaptive') {
    const instead = 'adaptive thinking';
    if (budgetTokens !== undefined) lose('budgets for thinking are not supported by the model', { instead });
    return adaptiveFields();
  }
  if (adaptive && facts.reasoning !== 'budget') return adaptiveFields();
  const isBeside = facts.reasoning === 'effort' || (budgetTokens !== undefined && facts.reasoning !== 'budget');
  const word = withoutUndefined({ effort: isBeside ? level() : undefined });
  if (!isBeside && effort !== undefined && budgetTokens !== undefined)
    lose('an effort is not supported by the model', { within: 'effort' });
  const wanted = budgetTokens ?? Math.min(maxBudgetTokens, budgetOfEffort(effort, maxTokens));
  const budget = Math.max(minBudgetTokens, Math.min(wanted, maxTokens - 1));
  if (budget >= maxTokens) {
    lose(`thinking needs at least ${minBudgetTokens} tokens, and the output is limited to ${maxTokens}`);
    return word;
  }
  if (adaptive) lose('adaptive thinking is not supported by the model', { instead: `a budget of ${budget} tokens` });
  if (wanted !== budget) lose(`a budget of ${wanted} tokens does not fit`, { instead: `${budget} tokens` });
  if (budgetTokens === undefined) {
    const made = String(budget);
    if (effort === undefined)
      note({ what: 'a budget for reasoning', made, effect: { name: 'default-added', path: '/thinking' } });
    else note({ what: 'an effort as a budget of tokens', saw: effort, made, effect: reasoningConverted });
  }
  // With an explicit budget the effort is about the answer. Without one it has become the budget, and is also sent to
  // servers that are known to take an effort.
  return { thinking: { type: 'enabled', budget_tokens: budget }, ...word };
}

/** The vendor's lowest level is `low`. */
function effortLevel(request: CoreChatRequest, effort: string | undefined, report: Report): string | undefined {
  if (effort !== 'minimal') return effort;
  fieldReporter(request, 'reasoning', report)('effort minimal', { within: 'effort', instead: 'effort low' });
  return 'low';
}

/** Why this request must be sent without thinking, where the vendor would refuse it. */
function findObstacle(
  request: CoreChatRequest,
  { adaptive }: CoreReasoningRequest,
  context: BackendContext,
  messages: readonly WireMessage[],
): string | undefined {
  const { facts } = context;
  const isOwn = isNativeForModel(request, context);
  if (lacksSetting(request, context)) return noReasoningSetting;
  const becomesAdaptive = isOwn
    ? adaptive
    : facts.reasoning === 'adaptive' || (adaptive && facts.reasoning !== 'budget');
  const mayBeForced = becomesAdaptive && (isOwn || facts.forcedTools === 'while-thinking');
  if (isForced(request, context) && !mayBeForced)
    return 'the vendor does not allow thinking together with a forced tool call';
  if (adaptive || facts.reasoning === 'adaptive') return undefined;
  return endsInUnsignedCalls(messages)
    ? 'the vendor does not allow thinking after a turn that has tool calls without its signed reasoning'
    : undefined;
}

/** With a budget, the last turn of tool calls must have thinking that the vendor signed. */
function endsInUnsignedCalls(messages: readonly WireMessage[]): boolean {
  const content = messages.findLast(({ role }) => role === 'assistant')?.content;
  const types = Array.isArray(content) ? content.map(blockTypeOf) : [];
  return types.includes('tool_use') && !types.some((type) => type === 'thinking' || type === 'redacted_thinking');
}

/** Encodes `output_config` from the effort, the format and the fields that only this protocol knows. */
export function encodeOutputConfig(
  request: CoreChatRequest,
  context: BackendContext,
  { effort, format }: { effort: string | undefined; format: wire.OutputFormat | undefined },
): wire.OutputConfig | undefined {
  const { format: unknown, ...own }: wire.OutputConfig = ownFields(request, 'output_config') ?? {};
  const { effort: ofAnswer, ...others } = own;
  // Without thinking it is about the length of the answer; models that do not reason refuse it just the same.
  const isRefused = ofAnswer !== undefined && lacksSetting(request, context);
  if (isRefused) context.report({ at: setPointer('/output_config/effort', {}), what: noReasoningSetting });
  // Extra fields of a known format mean nothing without it.
  const completeFormat = format ? { ...unknown, ...format } : unknown?.type === undefined ? undefined : unknown;
  return nonEmpty({
    ...(isRefused ? others : own),
    ...wireObject<wire.OutputConfig>({ effort, format: completeFormat }),
  });
}
