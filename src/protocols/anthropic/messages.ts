import type * as wire from '../../../generated/anthropic.js';
import { escapePointer } from '../../core/json-pointer.ts';
import { openingText } from '../../core/stand-ins.ts';
import type { BackendContext } from '../../core/codec.ts';
import { invalidField, type LouterError } from '../../core/error.ts';
import { nonEmpty, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { mergeAll } from '../../core/merge-all.ts';
import { withUniqueCallIds } from '../../core/call-ids.ts';
import { calledNames, pairToolCalls } from '../../core/pairing.ts';
import { setPointer } from '../../core/provenance.ts';
import { decodeOnce, RepeatedEncoder } from '../../core/repeated-values.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreContentPart, CoreMessage } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { dottedPath } from '../../core/validation.ts';
import { wireObject } from '../../core/wire-object.ts';
import type { RequestBlock, WireMessage, WireParams } from './wire.ts';
import {
  decodeAssistantBlock,
  decodeSystemBlock,
  decodeToolResult,
  decodeUserBlock,
  encodePart,
  decodeOpaque,
} from './parts.ts';
import { blockTypeOf, decodeBlocks, encodeContent, extrasOf } from './extras.ts';
import { replaceForeignCalls } from './server-tools.ts';

// ---------------------------------------------------------------- wire to Core

/** Decodes the system prompt and the conversation to one list of messages. */
export function decodeMessages({
  system,
  messages,
}: Pick<wire.CreateMessageParams, 'system' | 'messages'>): CoreMessage[] {
  const prompt = Array.isArray(system) ? decodeOnce(system, '/system', decodePrompt) : decodePrompt(system, '/system');
  return [...prompt, ...messages.flatMap((message, index) => decodeOnce(message, `/messages/${index}`, decodeMessage))];
}

function decodePrompt(system: wire.CreateMessageParams['system'], at: string): CoreMessage[] {
  const prompt = decodeBlocks(system, at, (block, pointer, index) =>
    index === 0 && isBillingHeader(block)
      ? setPointer(pointer, { ...decodeOpaque(block, pointer), kind: billingHeaderKind })
      : decodeSystemBlock(block, pointer),
  );
  return prompt.length > 0 ? [setPointer(at, { role: 'system', content: prompt })] : [];
}

/** The kind of the opaque part that holds a billing header. */
export const billingHeaderKind = 'billing-header';

/**
 * Claude Code begins its system prompt with a pseudo header that changes with every request. As other vendors' prefix caches
 * would never hit after it, it becomes a block that only its own vendor receives. Instructions in the same text stay.
 */
const isBillingHeader = (block: wire.SystemBlockParam): boolean =>
  block.type === 'text' && /^x-anthropic-billing-header[^\n]*\s*$/.test(block.text);

function decodeMessage(message: wire.MessageParam, pointer: string): CoreMessage[] {
  const { role: _role, content: _content, ...rest } = message;
  const base = withoutUndefined({ extras: extrasOf(rest) });
  const at = `${pointer}/content`;
  switch (message.role) {
    case 'system': {
      const content = decodeBlocks(message.content, at, decodeSystemBlock);
      return [setPointer(pointer, { role: message.role, content, ...base })];
    }
    case 'assistant': {
      const content = decodeBlocks(message.content, at, (block, within) => {
        if (block.type === 'tool_result') throw misplacedBlock(within, 'user');
        return decodeAssistantBlock(block, within, 'anthropic');
      });
      return [setPointer(pointer, { role: message.role, content, ...base })];
    }
    case 'user':
      return decodeUserMessage(message.content, pointer, base);
    default:
      return unreachable(message);
  }
}

const assistantOnlyTypes = ['tool_use', 'thinking', 'redacted_thinking', 'server_tool_use', 'mcp_tool_use'];

/** Tool results come before the rest of the message, whatever their position in it, as the vendor requires. */
function decodeUserMessage(
  content: wire.UserMessageParam['content'],
  pointer: string,
  base: Pick<CoreMessage, 'extras'>,
): CoreMessage[] {
  const decoded = decodeBlocks(content, `${pointer}/content`, (block, at) => {
    if (assistantOnlyTypes.includes(block.type)) throw misplacedBlock(at, 'assistant');
    return block.type === 'tool_result' ? decodeToolResult(block, at) : decodeUserBlock(block, at);
  });
  const results = decoded.filter((part) => part.type === 'tool-result');
  const parts = decoded.filter((part) => part.type !== 'tool-result');
  if (results.length === 0) return [setPointer(pointer, { role: 'user', content: parts, ...base })];
  if (parts.length === 0) return [setPointer(pointer, { role: 'tool', content: results, ...base })];
  return [
    setPointer(pointer, { role: 'tool', content: results }),
    setPointer(pointer, { role: 'user', content: parts, ...base }),
  ];
}

const misplacedBlock = (pointer: string, role: string): LouterError =>
  invalidField(
    dottedPath(`${pointer}/type`),
    `expected a block that only a message of role ${role} may hold to be in one`,
  );

// ---------------------------------------------------------------- Core to wire

type Conversation = Pick<WireParams, 'system'> & { messages: WireMessage[] };

interface WireTurn {
  role: 'user' | 'assistant' | 'system';
  content: RequestBlock[];
  extras: JsonObject;
  source: CoreMessage;
}

/**
 * Encodes `system` and `messages` as the vendor requires: turns that alternate, at least one, none of them empty. The first
 * may be the assistant's (API release notes, October 8th, 2024).
 */
export function encodeMessages(original: readonly CoreMessage[], context: BackendContext): Conversation {
  const idsOf = context.request.origin ?? 'anthropic';
  const messages = withUniqueCallIds(original, idsOf);
  reportMismatchedNames(messages, context);
  const paired = hasPairedCalls(messages) ? messages : pairToolCalls(messages, context.report, idsOf);
  const start = paired.findIndex((message) => message.role !== 'system' || message.extras?.anthropic);
  const leading = start === -1 ? paired : paired.slice(0, start);
  const repeated = new RepeatedEncoder(context);
  const reporting = { ...context, report: repeated.report };
  const encode = (message: CoreMessage): WireTurn =>
    repeated.encode(
      message,
      () => encodeTurn(message, reporting),
      ({ content }) => content,
    );
  const system = leading.flatMap((message) => encode(message).content);
  const rest = paired.slice(leading.length).map(encode);
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
  return wireObject<Conversation>({
    system: system.length > 0 ? encodeContent(allPartsOf(leading), system) : undefined,
    messages: turns.map(({ role, content, extras, source }) =>
      wireObject<WireMessage>(
        { role, content: content.length > 0 ? encodeContent(source.content, content) : undefined },
        extras,
      ),
    ),
  });
}

const allPartsOf = (messages: readonly CoreMessage[]): CoreContentPart[] =>
  messages.flatMap((message): readonly CoreContentPart[] => message.content);

/** Results are matched by id, and their calls name the tools: a result with another name is reported. */
function reportMismatchedNames(messages: readonly CoreMessage[], { report }: BackendContext): void {
  const names = calledNames(messages);
  for (const message of messages) {
    if (message.role !== 'tool') continue;
    for (const result of message.content)
      if (result.name !== undefined && result.name !== names.get(result.callId))
        report({ at: result, field: 'name', what: `the tool name of a result (${result.name})` });
  }
}

/** The role `developer` is OpenAI's newer name of `system`. */
const messageRules = {
  name: 'names of participants are not supported',
  voice: null,
  extras: 'anthropic',
  wireForm: null,
} as const;

function encodeTurn(original: CoreMessage, context: BackendContext): WireTurn {
  const message = original.role === 'assistant' ? replaceForeignCalls(original, context) : original;
  const { role: coreRole, content: parts, ...rest } = message;
  reportRest(message, rest, messageRules, context.report);
  const content = parts.flatMap<RequestBlock>((part) => encodePart(part, context) ?? []);
  const role = coreRole === 'tool' ? 'user' : coreRole;
  const extras = message.extras?.anthropic ?? {};
  if (content.length === 0 && role !== 'system')
    for (const field of Object.keys(extras))
      context.report({ at: message, field: escapePointer(field), what: 'a message without content is not sent' });
  return { role, content, extras, source: message };
}

/** Merges successive turns of one role and leaves out empty ones. In user turns, results come first. */
function mergeTurns(turns: readonly WireTurn[]): WireTurn[] {
  const runs: { first: WireTurn; rest: WireTurn[] }[] = [];
  for (const turn of turns) {
    if (turn.content.length === 0 && (turn.role !== 'system' || !nonEmpty(turn.extras))) continue;
    const run = runs.at(-1);
    const isApart = turn.role === 'system' && (nonEmpty(turn.extras) || nonEmpty(run?.first.extras ?? {}));
    if (run?.first.role === turn.role && !isApart) run.rest.push(turn);
    else runs.push({ first: turn, rest: [] });
  }
  return runs.map(({ first, rest }) => {
    const turn = rest.length === 0 ? first : joinTurns(first, rest);
    return turn.role === 'user' ? { ...turn, content: putResultsFirst(turn.content) } : turn;
  });
}

function joinTurns(first: WireTurn, rest: readonly WireTurn[]): WireTurn {
  const all = [first, ...rest];
  return {
    ...first,
    content: all.flatMap(({ content }) => content),
    extras: mergeAll(all.map(({ extras }) => extras)),
  };
}

const putResultsFirst = (content: readonly RequestBlock[]): RequestBlock[] => [
  ...content.filter(({ type }) => type === 'tool_result'),
  ...content.filter(({ type }) => type !== 'tool_result'),
];

/**
 * Leaves system messages where the vendor takes them: after a user turn, or an assistant turn that ends with a tool the
 * vendor runs, and before an assistant turn or at the end (mid-conversation system messages guide). Elsewhere they become
 * user text in the same place. One with settings of its own was meant for this vendor and stays.
 */
function placeSystemTurns(turns: readonly WireTurn[], { report, facts }: BackendContext): WireTurn[] {
  const instead = 'user text';
  return turns.map((turn, index) => {
    if (turn.role !== 'system') return turn;
    if (facts.systemTurns === 'no') {
      report({ at: turn.source, what: 'the model takes no system message within the conversation', instead });
      return { ...turn, role: 'user' as const, extras: {} };
    }
    if (nonEmpty(turn.extras)) return turn;
    const before = turns[index - 1];
    const after = turns[index + 1];
    const follows = before?.role === 'user' || (before?.role === 'assistant' && endsInServerTool(before));
    if (follows && after?.role !== 'user') return turn;
    report({ at: turn.source, what: 'a system message is not allowed at this position', instead });
    return { ...turn, role: 'user' as const };
  });
}

function endsInServerTool({ content }: WireTurn): boolean {
  const last = blockTypeOf(content.at(-1) ?? {});
  return last !== 'tool_result' && (last.endsWith('_tool_result') || last === 'server_tool_use');
}

/** Whether each call has a result before the next assistant turn, by id, and each result a call. */
function hasPairedCalls(messages: readonly CoreMessage[]): boolean {
  let open = new Set<string>();
  let interrupted = false;
  for (const message of messages) {
    if (message.role === 'assistant') {
      if (open.size > 0) return false;
      const ids = message.content.flatMap((part) =>
        part.type === 'tool-call' && !part.providerExecuted ? [part.id] : [],
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
