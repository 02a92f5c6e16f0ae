import type * as wire from '../../../generated/anthropic.js';
import { asArray, asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { ContextEditing, EditedContext } from '../../core/frontend.ts';
import { pluralize } from '../../core/shown.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreText,
  CoreToolCall,
  CoreToolResult,
} from '../../core/types.ts';

// Anthropic removes parts of a conversation before its model reads it, as `context_management` asks (platform.claude.com,
// "Context editing", and the schemas of its API reference). Other vendors do not, so that the same is done before the request is
// encoded for them. What a summary by the vendor would replace (`compact_…`) is not known here.

const field = 'context_management' satisfies keyof wire.CreateMessageParams;

/** From how many input tokens on results are cleared, and how many calls keep theirs, where the client does not state it. */
const defaultTriggerTokens = 100_000;
const defaultKeptUses = 3;
/** How many turns keep their thinking, where the client does not state it. */
const defaultKeptTurns = 1;

/** About how many bytes a token has. What is cleared is compared with a minimum that clients give in round numbers. */
const bytesPerToken = 4;

/** In place of a result that is cleared, so that the model does not take it for an empty one. */
const clearedText = '(cleared: this result of an earlier call was removed to save context)';

/** Edits of these kinds with other fields or values than those that are known are left to be reported. */
type Edit = (messages: readonly CoreMessage[], inputTokens: number) => Edited;

interface Edited {
  messages: CoreMessage[];
  cleared: string[];
  /** What the vendor would report of it; absent: it cleared nothing. */
  applied?: AppliedEdit;
}

/** `context_management.applied_edits` of an answer, apart from its type ("Context editing", "Context editing response"). */
interface AppliedEdit {
  cleared_thinking_turns?: number;
  cleared_tool_uses?: number;
  cleared_input_tokens: number;
}

/**
 * The request as the vendor would read it after the edits that its client asks for; `undefined` where it asks for none that
 * can be applied. Edits that remain stay in it.
 */
export const contextEditing: ContextEditing = {
  isRequested: (request) => editsOf(request).some((edit) => readEdit(edit) !== undefined) && !isAllKept(request),
  apply(request, inputTokens): EditedContext {
    const cleared: string[] = [];
    const left: JsonObject[] = [];
    const applied: JsonObject[] = [];
    let messages = request.messages;
    for (const written of editsOf(request)) {
      const edit = readEdit(written);
      if (!edit) {
        left.push(written);
        continue;
      }
      const edited = edit(messages, inputTokens);
      messages = edited.messages;
      cleared.push(...edited.cleared);
      if (edited.applied) applied.push({ type: written['type'] ?? null, ...edited.applied });
    }
    const { [field]: management, ...others } = request.extras?.anthropic ?? {};
    const extras = left.length > 0 ? { ...others, [field]: { ...asObject(management), edits: left } } : others;
    return {
      request: copyProvenance(request, { ...request, messages, extras: { ...request.extras, anthropic: extras } }),
      cleared,
      report: { applied_edits: applied },
    };
  },
};

const editsOf = ({ extras }: CoreChatRequest): readonly JsonObject[] =>
  objectsIn(asObject(extras?.anthropic?.[field])?.['edits']);

/** Whether the only edit keeps all thinking, which holds for other vendors anyway. */
const isAllKept = (request: CoreChatRequest): boolean => {
  const [only, ...others] = editsOf(request);
  return (
    others.length === 0 && asString(only?.['type'])?.startsWith('clear_thinking_') === true && only?.['keep'] === 'all'
  );
};

function readEdit(edit: JsonObject): Edit | undefined {
  const type = asString(edit['type']) ?? '';
  if (type.startsWith('clear_thinking_')) return readThinkingEdit(edit);
  return type.startsWith('clear_tool_uses_') ? readToolUsesEdit(edit) : undefined;
}

const hasOnly = (edit: JsonObject, names: readonly string[]): boolean =>
  Object.keys(edit).every((name) => name === 'type' || names.includes(name));

/** A limit such as `{"type": "tool_uses", "value": 3}` of one of these types; null: another one. */
function readLimit(value: JsonValue | undefined, types: readonly string[]): { type: string; value: number } | null {
  const { type, value: limit, ...others } = asObject(value) ?? {};
  const count = asNumber(limit);
  const name = asString(type) ?? '';
  return types.includes(name) && count !== undefined && Object.keys(others).length === 0
    ? { type: name, value: count }
    : null;
}

/** About how many tokens objects have. */
const tokensOf = (values: readonly object[]): number =>
  Math.round(values.reduce((sum, each) => sum + JSON.stringify(each).length, 0) / bytesPerToken);

const isAbsent = (value: JsonValue | undefined): boolean => value === undefined || value === null;

// ---------------------------------------------------------------- thinking

function readThinkingEdit(edit: JsonObject): Edit | undefined {
  const { keep } = edit;
  if (!hasOnly(edit, ['keep'])) return undefined;
  if (keep === 'all' || asObject(keep)?.['type'] === 'all')
    return (messages) => ({ messages: [...messages], cleared: [] });
  const limit = isAbsent(keep) ? { value: defaultKeptTurns } : readLimit(keep, ['thinking_turns']);
  return limit ? (messages) => clearThinking(messages, limit.value) : undefined;
}

/** A turn is what the model writes between two messages of the user; results of tools do not end it. */
function clearThinking(messages: readonly CoreMessage[], keptTurns: number): Edited {
  const turns: number[] = [];
  let turn = 0;
  const turnOf = messages.map((message) => {
    if (message.role === 'user') turn++;
    if (hasThinking(message) && turns.at(-1) !== turn) turns.push(turn);
    return turn;
  });
  const clearedTurns = new Set(turns.slice(0, Math.max(0, turns.length - keptTurns)));
  if (clearedTurns.size === 0) return { messages: [...messages], cleared: [] };
  const isCleared = ({ role }: CoreMessage, index: number): boolean =>
    role === 'assistant' && clearedTurns.has(turnOf[index] ?? -1);
  const thoughts = messages.filter(isCleared).flatMap(({ content }): readonly CoreContentPart[] => content);
  return {
    applied: {
      cleared_thinking_turns: clearedTurns.size,
      cleared_input_tokens: tokensOf(thoughts.filter(({ type }) => type === 'reasoning')),
    },
    messages: messages.flatMap((message, index) =>
      message.role === 'assistant' && clearedTurns.has(turnOf[index] ?? -1) ? withoutThinking(message) : [message],
    ),
    cleared: [`the thinking of ${pluralize(clearedTurns.size, 'turn')}`],
  };
}

const isThinking = ({ type }: CoreAssistantPart): boolean => type === 'reasoning';

const hasThinking = (message: CoreMessage): boolean => message.role === 'assistant' && message.content.some(isThinking);

function withoutThinking(message: Extract<CoreMessage, { role: 'assistant' }>): CoreMessage[] {
  if (!hasThinking(message)) return [message];
  const content = message.content.filter((part) => !isThinking(part));
  return content.length > 0 ? [copyProvenance(message, { ...message, content })] : [];
}

// ---------------------------------------------------------------- results of tools

interface ToolUsesEdit {
  trigger: { type: string; value: number };
  keptUses: number;
  minTokens: number;
  excluded: ReadonlySet<string>;
  /** Whether the input of a call of this tool is cleared, too. */
  clearsInput(name: string): boolean;
}

function readToolUsesEdit(edit: JsonObject): Edit | undefined {
  const { trigger, keep, clear_at_least: atLeast, exclude_tools: excluded, clear_tool_inputs: inputs } = edit;
  if (!hasOnly(edit, ['trigger', 'keep', 'clear_at_least', 'exclude_tools', 'clear_tool_inputs'])) return undefined;
  const start = isAbsent(trigger)
    ? { type: 'input_tokens', value: defaultTriggerTokens }
    : readLimit(trigger, ['input_tokens', 'tool_uses']);
  const kept = isAbsent(keep) ? { value: defaultKeptUses } : readLimit(keep, ['tool_uses']);
  const min = isAbsent(atLeast) ? { value: 0 } : readLimit(atLeast, ['input_tokens']);
  const names = readNames(excluded);
  const cleared = typeof inputs === 'boolean' ? inputs : readNames(inputs);
  if (!start || !kept || !min || names === null || cleared === null) return undefined;
  const options: ToolUsesEdit = {
    trigger: start,
    keptUses: kept.value,
    minTokens: min.value,
    excluded: names,
    clearsInput: (name) => (typeof cleared === 'boolean' ? cleared : cleared.has(name)),
  };
  return (messages, inputTokens) => clearToolUses(messages, inputTokens, options);
}

function readNames(value: JsonValue | undefined): ReadonlySet<string> | null {
  if (isAbsent(value)) return new Set();
  const names = asArray(value)?.flatMap((each) => asString(each) ?? []);
  return names && names.length === asArray(value)?.length ? new Set(names) : null;
}

function clearToolUses(
  messages: readonly CoreMessage[],
  inputTokens: number,
  { trigger, keptUses, minTokens, excluded, clearsInput }: ToolUsesEdit,
): Edited {
  const unchanged = { messages: [...messages], cleared: [] };
  const calls = new Map<string, CoreToolCall>();
  for (const message of messages)
    if (message.role === 'assistant')
      for (const part of message.content)
        if (part.type === 'tool-call' && !part.providerExecuted) calls.set(part.id, part);
  const results = messages.flatMap((message) => (message.role === 'tool' ? message.content : []));
  const isTriggered = (trigger.type === 'tool_uses' ? calls.size : inputTokens) > trigger.value;
  if (!isTriggered) return unchanged;
  const nameOf = ({ callId }: CoreToolResult): string => calls.get(callId)?.name ?? '';
  const cleared = new Set(
    results
      .slice(0, Math.max(0, results.length - keptUses))
      .filter((result) => !excluded.has(nameOf(result)) && !isCleared(result)),
  );
  const clearedCalls = new Set(
    [...cleared].flatMap((result) => (clearsInput(nameOf(result)) ? (calls.get(result.callId) ?? []) : [])),
  );
  const clearedTokens = tokensOf([...cleared, ...clearedCalls]);
  if (cleared.size === 0 || clearedTokens < minTokens) return unchanged;
  const inputs = clearedCalls.size > 0 ? ` and ${pluralize(clearedCalls.size, 'input')}` : '';
  return {
    messages: messages.map((message) => clearIn(message, cleared, clearedCalls)),
    cleared: [`${pluralize(cleared.size, 'tool result')}${inputs}`],
    applied: { cleared_tool_uses: cleared.size, cleared_input_tokens: clearedTokens },
  };
}

const isCleared = ({ content }: CoreToolResult): boolean => {
  const [only, ...others] = content;
  return others.length === 0 && only?.type === 'text' && only.text === clearedText;
};

function clearIn(
  message: CoreMessage,
  results: ReadonlySet<CoreToolResult>,
  calls: ReadonlySet<CoreToolCall>,
): CoreMessage {
  if (message.role === 'tool' && message.content.some((result) => results.has(result)))
    return copyProvenance(message, {
      ...message,
      content: message.content.map((result) => (results.has(result) ? clearResult(result) : result)),
    });
  if (message.role === 'assistant' && message.content.some((part) => part.type === 'tool-call' && calls.has(part)))
    return copyProvenance(message, {
      ...message,
      content: message.content.map((part) =>
        part.type === 'tool-call' && calls.has(part)
          ? copyProvenance(part, { ...part, input: { kind: 'json' as const, value: {} } })
          : part,
      ),
    });
  return message;
}

function clearResult(result: CoreToolResult): CoreToolResult {
  const { value: _, ...rest } = result;
  const content: CoreText[] = [{ type: 'text', text: clearedText }];
  return copyProvenance(result, { ...rest, content });
}
