import type { BackendContext, Report } from '../../core/codec.ts';
import { budgetOfEffort } from '../../core/effort.ts';
import { asArray, asNumber, asObject, asString, withoutUndefined, nonEmpty, type JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { isIssuedBy, signatureToToken, tokenToSignature, unsignedToken } from '../../core/signature.ts';
import type { CoreChatRequest, CoreReasoning, CoreReasoningRequest, Signature } from '../../core/types.ts';
import { blockTypeOf, decodeBase, encodeBase, isNativeForModel, withoutNulls } from './extras.ts';
import { isForced } from './tools.ts';
import type { ThinkingConfig } from './wire.ts';

// ---------------------------------------------------------------- blocks

/**
 * A `thinking` or `redacted_thinking` block. A signature that vouches for nothing visible (`display: omitted`)
 * leaves a part without blocks whose signature is still a signature.
 */
export function decodeReasoning(block: JsonObject, pointer: string, issuer: string): CoreReasoning {
  const { type, thinking, signature: token, data, ...rest } = block;
  const text = asString(thinking) ?? '';
  const signature =
    type === 'thinking'
      ? decodeSignature(asString(token), 'signature', issuer)
      : decodeSignature(asString(data), 'ciphertext', issuer);
  return setPointer(pointer, {
    type: 'reasoning',
    blocks: text ? [{ kind: 'full', text }] : [],
    ...(signature && { signature: type === 'thinking' ? signature : setPointer(`${pointer}/data`, signature) }),
    ...decodeBase(rest),
  });
}

/** The signature a token stands for; what is not tagged was made by `issuer`. */
export function decodeSignature(
  token: string | undefined,
  kind: Signature['kind'],
  issuer: string,
): Signature | undefined {
  const signature = tokenToSignature(token, 'anthropic', kind);
  return signature?.issuer === 'anthropic' ? { ...signature, issuer } : signature;
}

/**
 * A block of a request: only what the vendor signed itself is accepted, anything else it refuses with a 400. Servers of
 * this protocol whose models want their reasoning back take it with an empty signature where they gave none.
 */
export function encodeReasoningForVendor(part: CoreReasoning, context: BackendContext): JsonObject | undefined {
  const { signature } = part;
  if (!signature && context.facts.reasoningEcho === 'required') return encodeReasoningBlock(part, context.report, '');
  if (!signature || !isIssuedBy(signature, context.issuer)) {
    const what = signature
      ? 'reasoning that another vendor signed is not accepted'
      : 'reasoning without a signature is not accepted';
    context.report({ at: part, what });
    return undefined;
  }
  return encodeReasoningBlock(part, context.report, '');
}

/** A block of an answer. Seals of other vendors travel tagged. `undefined` for reasoning that holds nothing. */
export const encodeReasoning = (part: CoreReasoning, report: Report): JsonObject | undefined =>
  encodeReasoningBlock(part, report, unsignedToken);

function encodeReasoningBlock(part: CoreReasoning, report: Report, unsealed: string): JsonObject | undefined {
  const { signature, ...rest } = part;
  const text = part.blocks.map((block) => block.text).join('\n\n');
  const base = encodeBase({ ...rest }, report);
  if (!text && signature?.kind === 'ciphertext')
    return { type: 'redacted_thinking', data: signatureToToken(signature, 'anthropic'), ...base };
  if (!text && !signature) return undefined;
  return {
    type: 'thinking',
    thinking: text,
    signature: signature ? signatureToToken(signature, 'anthropic') : unsealed,
    ...base,
  };
}

// ---------------------------------------------------------------- the wish for it

/** `thinking` and `output_config` as Core carries them, and what only this protocol knows of them. */
export interface ReasoningFields {
  reasoning?: CoreReasoningRequest;
  extras: JsonObject;
}

/**
 * Reads `thinking` and the effort beside it. Without `thinking` the effort is about the length of the answer
 * and asks for no reasoning, so it stays among the extras.
 */
export function decodeThinking(thinking: ThinkingConfig | undefined, effort: string | undefined): ReasoningFields {
  const effortExtras: JsonObject = effort === undefined ? {} : { output_config: { effort } };
  if (!thinking) return { extras: effortExtras };
  const { type, budget_tokens, display, ...rest }: JsonObject = { ...thinking };
  const unsaid = withoutNulls(rest);
  const extras: JsonObject = unsaid ? { thinking: unsaid } : {};
  const summary = asString(display);
  switch (type) {
    case 'enabled':
      return { reasoning: withoutUndefined({ budgetTokens: asNumber(budget_tokens), effort, summary }), extras };
    case 'adaptive':
      return { reasoning: withoutUndefined({ adaptive: true as const, effort, summary }), extras };
    case 'disabled':
      return { reasoning: { off: true }, extras: { ...extras, ...effortExtras } };
    default:
      return { extras: { thinking: { ...thinking }, ...effortExtras } };
  }
}

/** What a request says about reasoning on the wire. */
export interface ThinkingFields {
  thinking?: JsonObject;
  effort?: string;
}

/** The least the vendor takes as a budget (extended thinking guide). */
const minBudgetTokens = 1024;
/** The most a wish in words becomes: above it the vendor advises against answering in one connection. */
const maxBudgetTokens = 32_000;

/** How the wish for reasoning is written for this model (`context.facts.reasoning`), beside these messages. */
export function encodeThinking(
  request: CoreChatRequest,
  context: BackendContext,
  maxTokens: number,
  messages: readonly JsonObject[],
): ThinkingFields {
  const extraFields = asObject(request.extras?.anthropic?.['thinking']);
  const { reasoning } = request;
  if (!reasoning) return extraFields ? { thinking: extraFields } : {};
  const { report, facts } = context;
  const isOff = reasoning.off === true || reasoning.effort === 'none';
  const obstacle = isOff ? undefined : findObstacle(request, reasoning, context, messages);
  if (isOff || obstacle !== undefined) {
    if (obstacle !== undefined) report({ at: request, field: 'reasoning', what: obstacle });
    const isKept = !isOff && acceptsEffort(request, reasoning, context);
    const minimal =
      facts.reasoning === 'none' && !isNativeForModel(request, context) ? {} : minimizeThinking(request, context);
    return withoutUndefined({
      thinking: minimal.thinking && { ...minimal.thinking, ...extraFields },
      effort: (isKept ? effortLevel(reasoning.effort) : undefined) ?? minimal.effort,
    });
  }
  const fields = isNativeForModel(request, context)
    ? encodeNativeThinking(reasoning)
    : fitThinking(request, reasoning, context, maxTokens);
  if (!fields.thinking) return fields;
  const { summary } = reasoning;
  const display = summary === undefined ? undefined : (displayNames.get(summary) ?? summary);
  return { ...fields, thinking: { ...extraFields, ...fields.thinking, ...withoutUndefined({ display }) } };
}

/** The least of thinking that the model takes; none, where it can be kept from it. */
function minimizeThinking(request: CoreChatRequest, context: BackendContext): ThinkingFields {
  const { facts, report } = context;
  const { minReasoning = 'off' } = isNativeForModel(request, context) ? {} : facts;
  if (minReasoning === 'off') return { thinking: { type: 'disabled' } };
  const isBetween = minReasoning === 'between-tools';
  report({
    at: request,
    field: 'reasoning',
    what: 'the model cannot be kept from thinking',
    instead: isBetween ? 'it thinks between calls only' : 'effort low',
  });
  return isBetween ? { thinking: { type: 'between_tools' } } : { effort: 'low' };
}

/** Whether the model takes an effort beside whatever is said of its thinking. */
const acceptsEffort = (
  request: CoreChatRequest,
  { adaptive }: CoreReasoningRequest,
  context: BackendContext,
): boolean => {
  const { reasoning } = context.facts;
  if (isNativeForModel(request, context) || reasoning === 'adaptive' || reasoning === 'effort') return true;
  return reasoning === undefined && adaptive === true;
};

/** What other vendors' words for showing some of the reasoning are called here. */
const displayNames: ReadonlyMap<string, string> = new Map(
  ['auto', 'concise', 'detailed'].map((summary) => [summary, 'summarized']),
);

/** The wish in the words it came in: a budget may exceed the output where thoughts stand between calls. */
const encodeNativeThinking = ({ adaptive, budgetTokens, effort }: CoreReasoningRequest): ThinkingFields =>
  withoutUndefined({
    thinking: { type: adaptive ? 'adaptive' : 'enabled', ...withoutUndefined({ budget_tokens: budgetTokens }) },
    effort,
  });

function fitThinking(
  request: CoreChatRequest,
  reasoning: CoreReasoningRequest,
  { facts, report }: BackendContext,
  maxTokens: number,
): ThinkingFields {
  const { adaptive, budgetTokens, effort } = reasoning;
  const adaptiveFields = (): ThinkingFields =>
    withoutUndefined({ thinking: { type: 'adaptive' }, effort: effortLevel(effort) });
  if (facts.reasoning === 'adaptive') {
    if (budgetTokens !== undefined)
      report({
        at: request,
        field: 'reasoning',
        what: 'the model takes no budget for its thinking',
        instead: 'adaptive thinking',
      });
    return adaptiveFields();
  }
  if (adaptive && facts.reasoning !== 'budget') return adaptiveFields();
  const isBeside = facts.reasoning === 'effort' || (budgetTokens !== undefined && facts.reasoning !== 'budget');
  const word = withoutUndefined({ effort: isBeside ? effortLevel(effort) : undefined });
  const wanted = budgetTokens ?? Math.min(maxBudgetTokens, budgetOfEffort(effort, maxTokens));
  const budget = Math.max(minBudgetTokens, Math.min(wanted, maxTokens - 1));
  if (budget >= maxTokens) {
    report({
      at: request,
      field: 'reasoning',
      what: `thinking takes at least ${minBudgetTokens} tokens of an output of ${maxTokens}`,
    });
    return word;
  }
  if (adaptive)
    report({
      at: request,
      field: 'reasoning',
      what: 'the model cannot choose how much it thinks',
      instead: `a budget of ${budget} tokens`,
    });
  if (wanted !== budget)
    report({
      at: request,
      field: 'reasoning',
      what: `a budget of ${wanted} tokens does not fit`,
      instead: `${budget} tokens`,
    });
  // Beside a budget of its own the effort is about the answer; without one it has become the budget, which a server
  // that is known to take an effort is told beside it.
  return { thinking: { type: 'enabled', budget_tokens: budget }, ...word };
}

const effortLevel = (effort: string | undefined): string | undefined => (effort === 'minimal' ? 'low' : effort);

/** Why this request must go without thinking, where the vendor would refuse it. */
function findObstacle(
  request: CoreChatRequest,
  { adaptive }: CoreReasoningRequest,
  context: BackendContext,
  messages: readonly JsonObject[],
): string | undefined {
  const { facts } = context;
  const isOwn = isNativeForModel(request, context);
  if (facts.reasoning === 'none' && !isOwn) return 'the model does not think';
  const becomesAdaptive = isOwn
    ? adaptive
    : facts.reasoning === 'adaptive' || (adaptive && facts.reasoning !== 'budget');
  const mayBeForced = becomesAdaptive && (isOwn || facts.forcedTools === 'while-thinking');
  if (isForced(request, context) && !mayBeForced)
    return 'the vendor takes no thinking together with a forced tool call';
  if (adaptive || facts.reasoning === 'adaptive') return undefined;
  return endsInUnsignedCalls(messages)
    ? 'the vendor takes no thinking when the turn it goes on with has tool calls without its signed thoughts'
    : undefined;
}

/** With a budget, a turn of tool calls that is being answered must hold thinking the vendor signed. */
function endsInUnsignedCalls(messages: readonly JsonObject[]): boolean {
  const last = messages.findLast((message) => message['role'] === 'assistant');
  const types = (asArray(last?.['content']) ?? []).map((block) => blockTypeOf(asObject(block) ?? {}));
  return types.includes('tool_use') && !types.some((type) => type === 'thinking' || type === 'redacted_thinking');
}

/** `output_config` out of the effort, the format and what only this protocol knows of it. */
export function encodeOutputConfig(
  own: JsonObject,
  effort: string | undefined,
  format: JsonObject | undefined,
): JsonObject | undefined {
  const { format: saidOfFormat, ...config } = asObject(own['output_config']) ?? {};
  const unsaid = asObject(saidOfFormat);
  // What a known format says beside is nothing without it.
  const whole = format ? { ...unsaid, ...format } : unsaid?.['type'] === undefined ? undefined : unsaid;
  return nonEmpty({ ...config, ...withoutUndefined({ effort, format: whole }) });
}
