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

// Message threads (beta message-threads-2026-08-12): `thread: {"type": "create"}` asks the server to hold the conversation
// under the id of the answer, `{"type": "continue", "previous_message_id": …}` sends the new messages only. The API
// reference of @anthropic-ai/sdk 1.11 describes the field and its errors; how clients use it is in the SDK's
// `lib/internal/threads/ThreadState.ts` and anthropic 2.12 for Python, `lib/threads/_thread_state.py`:
//  - `tool_runner` does so by default. A request that previousResponseId leaves out `system` and `tools`, which the thread holds,
//    and repeats every other field.
//  - After an answer that stopped with `pause_turn` it may send no message at all.
//  - At `thread_not_found` it sends the whole conversation again under a new thread.
// Claude Code 2.1.278 and later use threads too, with a system prompt of the billing header alone when they continue.
//
// Louter holds the thread itself, before a vendor of this protocol too: the field is not sent on. In baseline mode the
// vendor holds it. A client that moves from one to the other gets `thread_not_found` and sends everything again.
// The vendor lets each answer be continued once; here it may be continued again, so that a lost answer can be asked for
// a second time.

/** The id under which a client hears of an answer. */
export const answerId = (response: Pick<CoreChatResponse, 'id'>, context: FrontendContext): string =>
  encodeMessageId(response.id, context);

/** Only an answer within a thread can be continued. */
export const isContinuable = ({ wireForm }: CoreChatRequest): boolean => wireForm?.anthropic?.['thread'] !== undefined;

interface Thread {
  messages: readonly CoreMessage[];
  tools?: readonly CoreTool[];
}

/** The thread after an answer, which holds what the client was given of it. */
export function toThread({ messages, tools }: CoreChatRequest, response: CoreChatResponse): Thread {
  const [answer] = response.candidates;
  const content = answer?.message.content.filter((part) => !isTruncatedCall(part, answer.finish)) ?? [];
  return {
    messages: answer && content.length > 0 ? [...messages, { ...answer.message, content }] : messages,
    ...(tools && { tools }),
  };
}

const field = 'thread';

/** The request with the thread before its messages. A system prompt and tools of its own count in place of the thread's. */
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

/** Whether a message of this request is its `system` field; others of that role stand among the messages. */
const isSystemPrompt = (message: CoreMessage): message is SystemPrompt =>
  message.role === 'system' && pointerOf(message) === '/system';

/** The billing header changes with every request: of an earlier one it is replaced, alone it is no system prompt. */
function mergeSystemPrompt(given: SystemPrompt | undefined, held: SystemPrompt | undefined): SystemPrompt | undefined {
  const isHeader = (part: SystemPrompt['content'][number]): boolean =>
    part.type === 'opaque' && part.kind === billingHeaderKind;
  if (!given || !held || !given.content.every(isHeader)) return given ?? held;
  return { ...held, content: [...given.content, ...held.content.filter((part) => !isHeader(part))] };
}

// ---------------------------------------------------------------- cache hints

/**
 * A hint was set for the request that first sent it, and a request takes only a few: the SDKs drop those of answered
 * messages, too, when they send a thread again.
 */
function dropCacheHint(part: CoreContentPart): void {
  delete part.cache;
  delete part.extras?.anthropic?.['cache_control'];
  if (part.type === 'opaque') delete asObject(part.payload)?.['cache_control'];
  if (part.type === 'tool-result') part.content.forEach(dropCacheHint);
  if (part.type === 'document' && part.source.kind === 'parts') part.source.parts.forEach(dropCacheHint);
}

/** How many cache breakpoints a request may hold (prompt caching guide). */
const maxCacheHints = 4;

interface CacheHinted {
  cache?: CacheHint;
  extras?: Extras;
}

/** Drops hints of what the thread held, the first ones first: later ones cover them. */
function limitCacheHints(held: readonly CacheHinted[], own: readonly CacheHinted[], { extras }: CacheHinted): void {
  const isHinted = ({ cache }: CacheHinted): boolean => cache !== undefined;
  const automatic = extras?.anthropic?.['cache_control'] === undefined ? 0 : 1;
  const hinted = held.filter(isHinted);
  const excess = Math.max(0, hinted.length + own.filter(isHinted).length + automatic - maxCacheHints);
  for (const each of hinted.slice(0, excess)) {
    delete each.cache;
    delete each.extras?.anthropic?.['cache_control'];
  }
}

/** The parts of a message and those of the results in it. */
const cacheablePartsOf = ({ content }: CoreMessage): CacheHinted[] =>
  content.flatMap((part): CacheHinted[] => (part.type === 'tool-result' ? [part, ...part.content] : [part]));

// ---------------------------------------------------------------- errors

/** The vendor's error at which clients send the whole conversation again. */
export const threadNotFound = ({ previousResponseId = '' }: CoreChatRequest, reach: string): CoreError => ({
  kind: 'not-found',
  status: 404,
  message: `${field}.previous_message_id: no thread found for ${truncateShown(previousResponseId)}. ${reach} Send the whole conversation with thread: {"type": "create"}.`,
  param: `${field}.previous_message_id`,
  code: 'thread_not_found',
});
