import type { BackendContext } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { asString, nonEmpty, type JsonObject } from '../../core/json.ts';
import { pairToolCalls } from '../../core/pairing.ts';
import { setPointer, escapePointer, reportForeignExtras } from '../../core/provenance.ts';
import type { CoreContentPart, CoreMessage, CoreToolResult, CoreUserPart } from '../../core/types.ts';
import { dottedPath } from '../../core/validation.ts';
import {
  type LocatedBlock,
  locateBlocks,
  decodeAssistantBlock,
  decodeSystemBlock,
  decodeToolResult,
  decodeUserBlock,
  encodePart,
  decodeOpaque,
  withWireForm,
} from './parts.ts';
import { encodeContent, extrasOf, blockTypeOf } from './extras.ts';
import type { CreateMessageParams, MessageParam } from './wire.ts';

// ---------------------------------------------------------------- wire to Core

/** The system prompt and the conversation as one list, each message at its place. */
export function decodeMessages({ system, messages }: Pick<CreateMessageParams, 'system' | 'messages'>): CoreMessage[] {
  const prompt = locateBlocks(system, '/system').map((each, index) => {
    const { block, pointer } = each;
    return index === 0 && isBillingHeader(block)
      ? setPointer(pointer, { ...decodeOpaque(block, pointer), kind: billingHeaderKind })
      : withWireForm(decodeSystemBlock(block, pointer), each);
  });
  const first: CoreMessage[] = prompt.length > 0 ? [setPointer('/system', { role: 'system', content: prompt })] : [];
  return [...first, ...messages.flatMap((message, index) => decodeMessage(message, `/messages/${index}`))];
}

/** The kind of opaque part that a billing header is carried as. */
export const billingHeaderKind = 'billing-header';

/**
 * Claude Code begins its system prompt with a pseudo header that changes with every request. Other vendors' prefix
 * caches would never hit behind it, so it is carried as a block that only its own vendor is sent.
 */
const isBillingHeader = (block: JsonObject): boolean =>
  blockTypeOf(block) === 'text' && (asString(block['text']) ?? '').startsWith('x-anthropic-billing-header');

function decodeMessage(message: MessageParam, pointer: string): CoreMessage[] {
  const { role, content, ...rest }: JsonObject = { ...message };
  const blocks = locateBlocks(content, `${pointer}/content`);
  const extras = extrasOf(rest);
  const base = { ...(extras && { extras }) };
  switch (role) {
    case 'system': {
      const parts = blocks.map((each) => withWireForm(decodeSystemBlock(each.block, each.pointer), each));
      return [setPointer(pointer, { role, content: parts, ...base })];
    }
    case 'assistant': {
      const parts = blocks.map((each) => {
        const { block, pointer: at } = each;
        if (blockTypeOf(block) === 'tool_result') throw misplacedBlock(at, 'user');
        return withWireForm(decodeAssistantBlock(block, at, 'anthropic'), each);
      });
      return [setPointer(pointer, { role, content: parts, ...base })];
    }
    default:
      return decodeUserMessage(blocks, pointer, base);
  }
}

const assistantOnlyTypes = ['tool_use', 'thinking', 'redacted_thinking', 'server_tool_use', 'mcp_tool_use'];

/** Tool results come before what else the message says, wherever they stood in it: so the vendor demands it too. */
function decodeUserMessage(
  blocks: readonly LocatedBlock[],
  pointer: string,
  base: Pick<CoreMessage, 'extras'>,
): CoreMessage[] {
  const results: CoreToolResult[] = [];
  const parts: CoreUserPart[] = [];
  for (const each of blocks) {
    const { block, pointer: at } = each;
    if (assistantOnlyTypes.includes(blockTypeOf(block))) throw misplacedBlock(at, 'assistant');
    if (blockTypeOf(block) === 'tool_result') results.push(decodeToolResult(block, at));
    else parts.push(withWireForm(decodeUserBlock(block, at), each));
  }
  if (results.length === 0) return [setPointer(pointer, { role: 'user', content: parts, ...base })];
  if (parts.length === 0) return [setPointer(pointer, { role: 'tool', content: results, ...base })];
  return [
    setPointer(pointer, { role: 'tool', content: results }),
    setPointer(pointer, { role: 'user', content: parts, ...base }),
  ];
}

function misplacedBlock(pointer: string, role: string): LouterError {
  const param = dottedPath(`${pointer}/type`);
  return new LouterError({
    kind: 'invalid-request',
    message: `${param}: expected a block that no message but one of role ${role} holds to stand there`,
    param,
  });
}

// ---------------------------------------------------------------- Core to wire

interface WireTurn {
  role: 'user' | 'assistant' | 'system';
  content: JsonObject[];
  extras: JsonObject;
  source: CoreMessage;
}

/** What the vendor is told when a request holds no turn at all, which it refuses. */
const openingText = 'Begin.';

/**
 * `system` and `messages` in the form the vendor demands: turns that alternate, at least one, none of them empty. The first
 * may be the assistant's (API release notes, October 8th, 2024).
 */
export function encodeMessages(
  messages: readonly CoreMessage[],
  context: BackendContext,
): { system?: string | JsonObject[]; messages: JsonObject[] } {
  reportMismatchedNames(messages, context);
  const paired = hasPairedCalls(messages) ? messages : pairToolCalls(messages, context.report);
  const start = paired.findIndex((message) => message.role !== 'system' || message.extras?.anthropic);
  const leading = start === -1 ? paired : paired.slice(0, start);
  const system = leading.flatMap((message) => encodeTurn(message, context).content);
  const rest = paired.slice(leading.length).map((message) => encodeTurn(message, context));
  const turns = mergeTurns(placeSystemTurns(mergeTurns(rest), context));
  if (turns.every((turn) => turn.role === 'system')) {
    context.report({
      ...(messages[0] && { at: messages[0] }),
      what: 'the conversation has no turn',
      instead: `a user's "${openingText}"`,
    });
    turns.unshift({
      role: 'user',
      content: [{ type: 'text', text: openingText }],
      extras: {},
      source: { role: 'user', content: [] },
    });
  }
  return {
    ...(system.length > 0 && { system: encodeContent(allPartsOf(leading), system) }),
    messages: turns.map(({ role, content, extras, source }) => ({
      role,
      ...(content.length > 0 && { content: encodeContent(source.content, content) }),
      ...extras,
    })),
  };
}

const allPartsOf = (messages: readonly CoreMessage[]): CoreContentPart[] =>
  messages.flatMap((message): readonly CoreContentPart[] => message.content);

/** A result is found by its id; the name of its tool is said by its call, unless the two differ. */
function reportMismatchedNames(messages: readonly CoreMessage[], { report }: BackendContext): void {
  const names = new Map<string, string>();
  for (const message of messages) {
    if (message.role === 'assistant')
      for (const part of message.content) if (part.type === 'tool-call') names.set(part.id, part.name);
    if (message.role !== 'tool') continue;
    for (const result of message.content)
      if (result.name !== undefined && result.name !== names.get(result.callId))
        report({ at: result, field: 'name', what: `a result cannot name its tool (${result.name})` });
  }
}

function encodeTurn(message: CoreMessage, context: BackendContext): WireTurn {
  reportForeignExtras(message, 'anthropic', context.report);
  if (message.name !== undefined)
    context.report({ at: message, field: 'name', what: 'the name of a speaker cannot be said' });
  const content = message.content.flatMap((part): JsonObject[] => {
    const block = encodePart(part, context);
    return block ? [block] : [];
  });
  const role = message.role === 'tool' ? 'user' : message.role;
  const extras = message.extras?.anthropic ?? {};
  if (content.length === 0 && role !== 'system')
    for (const field of Object.keys(extras))
      context.report({ at: message, field: escapePointer(field), what: 'a message without content is not sent' });
  return { role, content, extras, source: message };
}

/** Neighbours of one role become one turn; what is empty is left out. Of a user's turn the results come first. */
function mergeTurns(turns: readonly WireTurn[]): WireTurn[] {
  const out: WireTurn[] = [];
  for (const turn of turns) {
    if (turn.content.length === 0 && (turn.role !== 'system' || !nonEmpty(turn.extras))) continue;
    const before = out.at(-1);
    if (before?.role !== turn.role || (turn.role === 'system' && (nonEmpty(turn.extras) || nonEmpty(before.extras)))) {
      out.push(turn);
      continue;
    }
    const content = [...before.content, ...turn.content];
    out[out.length - 1] = { ...before, content, extras: { ...before.extras, ...turn.extras } };
  }
  return out.map((turn) => (turn.role === 'user' ? { ...turn, content: putResultsFirst(turn.content) } : turn));
}

const putResultsFirst = (content: readonly JsonObject[]): JsonObject[] => [
  ...content.filter((block) => blockTypeOf(block) === 'tool_result'),
  ...content.filter((block) => blockTypeOf(block) !== 'tool_result'),
];

/**
 * System messages where the vendor takes them: right after a user's turn, or an assistant's that ends in a tool
 * the vendor runs, and before an assistant's or at the end (mid-conversation system messages guide). Elsewhere
 * they become a user's text in the same place. One with settings of its own was meant for this vendor and stays.
 */
function placeSystemTurns(turns: readonly WireTurn[], { report, facts }: BackendContext): WireTurn[] {
  return turns.map((turn, index) => {
    if (turn.role !== 'system') return turn;
    if (facts.systemTurns === 'no') {
      report({ at: turn.source, what: 'the model takes no system message here', instead: "a user's text" });
      return { ...turn, role: 'user' as const, extras: {} };
    }
    if (nonEmpty(turn.extras)) return turn;
    const before = turns[index - 1];
    const after = turns[index + 1];
    const follows = before?.role === 'user' || (before?.role === 'assistant' && endsInServerTool(before));
    if (follows && after?.role !== 'user') return turn;
    report({ at: turn.source, what: 'a system message is not taken in this place', instead: "a user's text" });
    return { ...turn, role: 'user' as const };
  });
}

function endsInServerTool({ content }: WireTurn): boolean {
  const last = blockTypeOf(content.at(-1) ?? {});
  return last !== 'tool_result' && (last.endsWith('_tool_result') || last === 'server_tool_use');
}

/** Whether each turn of tool calls is answered, by id and whole, before the assistant speaks again, and nothing else is. */
function hasPairedCalls(messages: readonly CoreMessage[]): boolean {
  let open = new Set<string>();
  let interrupted = false;
  for (const message of messages) {
    if (message.role === 'assistant') {
      if (open.size > 0) return false;
      const ids = message.content.flatMap((part) =>
        part.type === 'tool-call' && part.runs === 'client' ? [part.id] : [],
      );
      open = new Set(ids);
      if (open.size !== ids.length) return false;
      interrupted = false;
    } else if (message.role === 'tool') {
      if (interrupted || !message.content.every((result) => open.delete(result.callId))) return false;
    } else if (open.size > 0 && message.role === 'system') interrupted = true;
  }
  return open.size === 0;
}
