import { chooseMarks, mayAddMarks } from '../../../core/added-cache-marks.ts';
import type { BackendContext } from '../../../core/codec.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import { copyProvenance } from '../../../core/provenance.ts';
import type {
  CacheHint,
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreTool,
  CoreToolResult,
  Extras,
} from '../../../core/types.ts';
import { protocol } from './extras.ts';

// Servers of this protocol that serve models of Anthropic take its marks on texts and tools (openrouter.ai, "Prompt caching").

const field = 'cache_control';

interface Markable {
  cache?: CacheHint;
  extras?: Extras;
}

/**
 * A request with marks for a server that takes them: those of an Anthropic client, or what is chosen where the client set none.
 * A client of this protocol sets them itself.
 */
export function markForCache(request: CoreChatRequest, context: BackendContext): CoreChatRequest {
  if (!context.facts.cacheMarks) return request;
  if (hasHints(request)) return carryHints(request);
  if (!mayAddMarks(request, context) || hasOwnMark(request)) return request;
  const { tools = [], messages } = request;
  const first = messages.findIndex(({ role }) => role !== 'system');
  const start = first === -1 ? messages.length : first;
  const instructions = messages.slice(0, start);
  const end = instructions.findLastIndex(canHaveMark);
  const chosen = chooseMarks(
    {
      tools,
      instructions: end === -1 ? [] : instructions,
      messages,
      isTurn: ({ role }) => role === 'user' || role === 'tool',
      canHaveMark,
    },
    context,
  );
  if (!chosen) return request;
  const marked = new Set([...chosen.turns, ...(chosen.instructions ? [end] : [])]);
  return copyProvenance(request, {
    ...request,
    messages: messages.map((message, index) => (marked.has(index) ? markEnd(message, {}) : message)),
    ...(chosen.tools && { tools: tools.map((tool, index) => (index === tools.length - 1 ? mark(tool, {}) : tool)) }),
  });
}

const partsOf = ({ messages }: CoreChatRequest): CoreContentPart[] =>
  messages.flatMap(({ content }): readonly CoreContentPart[] => content);

const hasHints = (request: CoreChatRequest): boolean =>
  (request.tools ?? []).some(({ cache }) => cache) ||
  request.messages.some(({ content }) => content.some(({ cache }) => cache));

const isOwnMark = ({ extras }: Markable): boolean => asObject(extras?.[protocol]?.[field]) !== undefined;

const hasOwnMark = (request: CoreChatRequest): boolean =>
  [request, ...(request.tools ?? []), ...request.messages, ...partsOf(request)].some(isOwnMark);

/** A value with a mark in place of its hint. */
function mark<T extends Markable>(value: T, hint: CacheHint): T {
  const { cache: _, ...rest } = value;
  const control: JsonObject = { type: 'ephemeral', ...hint };
  const extras: Extras = { ...value.extras, [protocol]: { ...value.extras?.[protocol], [field]: control } };
  return copyProvenance(value, { ...rest, extras } as T);
}

/** The vendor takes no mark on texts without characters. */
const isText = (part: CoreContentPart): boolean => part.type === 'text' && part.text.trim() !== '';

const lastText = (parts: readonly CoreContentPart[]): number => parts.findLastIndex(isText);

const canHaveMark = ({ content }: CoreMessage): boolean => {
  const last = content.at(-1);
  return last?.type === 'tool-result' ? lastText(last.content) !== -1 : lastText(content) !== -1;
};

/** The mark of a result stands on its last text. */
const markResult = (result: CoreToolResult, hint: CacheHint): CoreToolResult => {
  const { cache: _, ...rest } = result;
  return copyProvenance(result, { ...rest, content: markAt(result.content, lastText(result.content), hint) });
};

const markAt = <T extends Markable>(parts: readonly T[], at: number, hint: CacheHint): T[] =>
  parts.map((part, index) => (index === at ? mark(part, hint) : part));

function markEnd(message: CoreMessage, hint: CacheHint): CoreMessage {
  const content: readonly CoreContentPart[] = message.content;
  const last = content.at(-1);
  const marked =
    last?.type === 'tool-result'
      ? [...content.slice(0, -1), markResult(last, hint)]
      : markAt(content, lastText(content), hint);
  return copyProvenance(message, { ...message, content: marked } as CoreMessage);
}

/** Hints on calls and on what no text has stay, and are reported. */
function carryHints(request: CoreChatRequest): CoreChatRequest {
  const carryPart = (part: CoreContentPart): CoreContentPart => {
    if (!part.cache) return part;
    if (part.type === 'tool-result' && lastText(part.content) !== -1) return markResult(part, part.cache);
    return isText(part) ? mark(part, part.cache) : part;
  };
  const carryTool = (tool: CoreTool): CoreTool => (tool.cache ? mark(tool, tool.cache) : tool);
  return copyProvenance(request, {
    ...request,
    messages: request.messages.map((message) =>
      message.content.some(({ cache }) => cache)
        ? (copyProvenance(message, {
            ...message,
            content: (message.content as CoreContentPart[]).map(carryPart),
          }) as CoreMessage)
        : message,
    ),
    ...(request.tools && { tools: request.tools.map(carryTool) }),
  });
}
