import { chooseMarks, mayAddMarks } from '../../core/added-cache-marks.ts';
import type { BackendContext } from '../../core/codec.ts';
import { asObject, asString, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { cacheField, isNative } from './extras.ts';
import type { WireMessage, WireParams } from './wire.ts';

/** Marks in a request whose client cannot set any: see `chooseMarks`. */
export function addCacheMarks(body: WireParams, request: CoreChatRequest, context: BackendContext): WireParams {
  if (isNative(request) || !mayAddMarks(request, context) || hasMark(body)) return body;
  const { messages = [] } = body;
  const tools = body.tools ?? [];
  const system = Array.isArray(body.system) ? body.system : [];
  const tool = tools.findLastIndex(isDeclared);
  const block = system.findLastIndex(canHaveMark);
  const chosen = chooseMarks(
    {
      tools: tool === -1 ? [] : tools,
      instructions: block === -1 ? [] : system,
      messages,
      isTurn: ({ role }) => role === 'user',
      canHaveMark: (message) => markableBlock(message) !== -1,
    },
    context,
  );
  if (!chosen) return body;
  const marked = { ...body };
  if (chosen.tools) marked.tools = withMarkAt(tools, tool);
  if (chosen.instructions) marked.system = withMarkAt(system, block);
  if (chosen.turns.length > 0)
    marked.messages = messages.map((message, index) => (chosen.turns.includes(index) ? withMark(message) : message));
  return marked;
}

/** Whether the client set a mark, which was carried over. */
function hasMark(body: WireParams): boolean {
  const { tools, system, messages = [] } = body;
  const isMarked = (block: object): boolean => cacheField in block;
  return (
    isMarked(body) ||
    (tools ?? []).some(isMarked) ||
    (Array.isArray(system) && system.some(isMarked)) ||
    messages.some(({ content }) => Array.isArray(content) && content.some(isMarked))
  );
}

/** The vendor refuses marks on tools that are loaded later. */
const isDeclared = (tool: object): boolean => asObject(tool as JsonValue)?.['defer_loading'] !== true;

/** The position of the last block of a message that can have a mark; -1: none can. */
const markableBlock = ({ content }: WireMessage): number =>
  Array.isArray(content) ? content.findLastIndex(canHaveMark) : -1;

/** The vendor takes no mark on thinking and on texts without characters. */
function canHaveMark(block: object): boolean {
  const { type, text } = block as JsonObject;
  return type === 'text' ? (asString(text) ?? '').trim() !== '' : type !== 'thinking' && type !== 'redacted_thinking';
}

function withMark(message: WireMessage): WireMessage {
  const { content } = message;
  if (!Array.isArray(content)) return message;
  return { ...message, content: withMarkAt(content, markableBlock(message)) };
}

const withMarkAt = <T>(list: readonly T[], at: number): T[] =>
  list.map((each, index) => (index === at ? { ...each, cache_control: { type: 'ephemeral' } } : each));
