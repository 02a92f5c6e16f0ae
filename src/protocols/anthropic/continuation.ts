import type { FrontendContext } from '../../core/codec.ts';
import { asObject } from '../../core/json.ts';
import { cloneAt, pointerOf } from '../../core/provenance.ts';
import { truncateShown } from '../../core/shown.ts';
import type {
  CacheHint,
  CoreChatRequest,
  CoreChatResponse,
  CoreContentPart,
  CoreError,
  CoreMessage,
  CoreTool,
  Extras,
} from '../../core/types.ts';
import { billingHeaderKind } from './messages.ts';
import { isTruncatedCall, encodeMessageId } from './answer.ts';
import { cacheField } from './extras.ts';

// Message threads (beta message-threads-2026-08-12): `thread: {"type": "create"}` asks the server to hold the conversation
// under the id of the answer, `{"type": "continue", "previous_message_id": …}` sends the new messages only. The API
// reference of @anthropic-ai/sdk 1.11 describes the field and its errors; how clients use it is in the SDK's
// `lib/internal/threads/ThreadState.ts` and anthropic 2.12 for Python, `lib/threads/_thread_state.py`:
//  - `tool_runner` does so by default. A request that continues leaves out `system` and `tools`, which the thread holds,
//    and repeats all other fields.
//  - After an answer that stopped with `pause_turn` it may send no message at all.
//  - On `thread_not_found` it sends the whole conversation again as a new thread.
// Claude Code 2.1.278 and later use threads too, with a system prompt of the billing header alone when they continue.
//
// Louter stores the thread itself, also in front of a vendor of this protocol: the field is not forwarded. In baseline mode
// the vendor stores it. A client that moves from one to the other gets `thread_not_found` and sends everything again.
// The vendor allows each answer to be continued once. Louter allows it several times, so that a client can repeat a request
// whose answer was lost.

/** The id of an answer as the client receives it. */
export const answerId = (response: Pick<CoreChatResponse, 'id'>, context: FrontendContext): string =>
  encodeMessageId(response.id, context);

/** Whether an answer can be continued: only within a thread. */
export const isContinuable = ({ store }: CoreChatRequest): boolean => store === true;

interface Thread {
  messages: readonly CoreMessage[];
  tools?: readonly CoreTool[];
}

/** The thread after an answer, with those parts of it that the client received. */
export function toThread({ messages, tools }: CoreChatRequest, response: CoreChatResponse): Thread {
  const [answer] = response.candidates;
  const content = answer?.message.content.filter((part) => !isTruncatedCall(part, answer.finish)) ?? [];
  return {
    messages: answer && content.length > 0 ? [...messages, { ...answer.message, content }] : messages,
    ...(tools && { tools }),
  };
}

const field = 'thread';

/** The request with the thread before its messages. Its own system prompt and tools replace those of the thread. */
export function resumeThread(request: CoreChatRequest, thread: Thread): CoreChatRequest {
  const { previousResponseId: _, serverState, messages, tools, ...rest } = request;
  const [first, ...others] = cloneAt(`/${field}`, [...thread.messages]);
  const held = first?.role === 'system' ? first : undefined;
  const earlier = held || !first ? others : [first, ...others];
  for (const { content } of earlier) content.forEach(dropCacheHint);
  const given = messages.find(isSystemPrompt);
  const prompt = mergeSystemPrompt(given, held);
  const later = messages.filter((message) => !isSystemPrompt(message));
  const heldTools = tools ? undefined : thread.tools && cloneAt(`/${field}`, [...thread.tools]);
  const own = [
    ...(tools ?? []),
    ...(prompt === given ? (given?.content ?? []) : []),
    ...later.flatMap(cacheablePartsOf),
  ];
  limitCacheHints([...(heldTools ?? []), ...(prompt === given ? [] : (prompt?.content ?? []))], own, rest);
  return {
    ...rest,
    ...(serverState && serverState.field !== field && { serverState }),
    ...(tools && { tools }),
    ...(heldTools && { tools: heldTools }),
    messages: [...(prompt ? [prompt] : []), ...earlier, ...later],
  };
}

type SystemPrompt = Extract<CoreMessage, { role: 'system' }>;

/** Whether a message is the `system` field of its request; other messages of that role are among `messages`. */
const isSystemPrompt = (message: CoreMessage): message is SystemPrompt =>
  message.role === 'system' && pointerOf(message) === '/system';

/** The billing header changes with every request: it replaces the thread's, and alone it is not a system prompt. */
function mergeSystemPrompt(given: SystemPrompt | undefined, held: SystemPrompt | undefined): SystemPrompt | undefined {
  const isHeader = (part: SystemPrompt['content'][number]): boolean =>
    part.type === 'opaque' && part.kind === billingHeaderKind;
  if (!given || !held || !given.content.every(isHeader)) return given ?? held;
  return { ...held, content: [...given.content, ...held.content.filter((part) => !isHeader(part))] };
}

// ---------------------------------------------------------------- cache hints

/**
 * A hint is meant for the request that first sent it, and a request may have only a few. The SDKs also drop the hints of
 * answered messages when they send a thread again.
 */
function dropCacheHint(part: CoreContentPart): void {
  delete part.cache;
  delete part.extras?.anthropic?.[cacheField];
  if (part.type === 'opaque') delete asObject(part.payload)?.[cacheField];
  if (part.type === 'tool-result') part.content.forEach(dropCacheHint);
  if (part.type === 'document' && part.source.kind === 'parts') part.source.parts.forEach(dropCacheHint);
}

/** The largest number of cache breakpoints in a request (prompt caching guide). */
const maxCacheHints = 4;

interface CacheHinted {
  cache?: CacheHint;
  extras?: Extras;
}

/** Drops hints of the stored thread if there are too many, starting with the first: later hints cover them. */
function limitCacheHints(held: readonly CacheHinted[], own: readonly CacheHinted[], { extras }: CacheHinted): void {
  const isHinted = ({ cache }: CacheHinted): boolean => cache !== undefined;
  const automatic = extras?.anthropic?.[cacheField] === undefined ? 0 : 1;
  const hinted = held.filter(isHinted);
  const excess = Math.max(0, hinted.length + own.filter(isHinted).length + automatic - maxCacheHints);
  for (const each of hinted.slice(0, excess)) {
    delete each.cache;
    delete each.extras?.anthropic?.[cacheField];
  }
}

/** The parts of a message, and those within its tool results. */
const cacheablePartsOf = ({ content }: CoreMessage): CacheHinted[] =>
  content.flatMap((part): CacheHinted[] => (part.type === 'tool-result' ? [part, ...part.content] : [part]));

// ---------------------------------------------------------------- errors

/** The vendor's error that makes clients send the whole conversation again. */
export const threadNotFound = ({ previousResponseId = '' }: CoreChatRequest, reach: string): CoreError => ({
  kind: 'not-found',
  status: 404,
  message: `${field}.previous_message_id: no thread found for ${truncateShown(previousResponseId)}. ${reach} Send the whole conversation with thread: {"type": "create"}.`,
  param: `${field}.previous_message_id`,
  code: 'thread_not_found',
});
