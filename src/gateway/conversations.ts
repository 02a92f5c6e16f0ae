import type { AnsweredItem } from '../core/codec.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Continuation, EarlierTurns } from '../core/frontend.ts';
import { TraceStoreError } from '../record/store/trace-store.ts';
import { createLruCache } from './lru-cache.ts';
import type { RecordedAnswers } from './recorded-answers.ts';

/** What was said up to an answer, that answer included. */
export interface Conversation extends EarlierTurns {
  /** About how long the requests and answers were that it came in. */
  bytes: number;
  /** `protocol@host` of the backend that gave the answer, while that is in memory. */
  issuer?: string;
}

/** A request that stands for itself, and the answer to it. */
export interface CompletedTurn {
  request: CoreChatRequest;
  /** About how long the request is, with all it stands for. */
  bytes: number;
  response: CoreChatResponse;
}

/**
 * Conversations by the id under which their last answer was given, and the items of answers by theirs, each for the
 * caller they were given to.
 */
export interface ConversationStore {
  /** Which answers are known, in a sentence. */
  readonly scope: string;
  find(caller: string, id: string): Promise<Conversation | undefined>;
  /** Who gave an answer, where the conversation up to it is in memory. */
  findAnswerIssuer(caller: string, id: string): string | undefined;
  /** Who answered an item last, where it is in memory. */
  findItemIssuer(caller: string, itemId: string): string | undefined;
  /** Of each id the items that were last answered under it, up to so many as are wanted, in their order. */
  findItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, AnsweredItem[]>>;
  store(caller: string, id: string, conversation: Conversation): void;
  storeItems(caller: string, items: readonly AnsweredItem[]): void;
  close(): Promise<void>;
}

/** A session of an agent is some hundred kilobytes, and its latest answer is what it goes on from. */
const conversationLimits = { values: 2_000, bytes: 64 * 1024 * 1024 };
/** Clients refer to all items of a conversation, mostly texts of some kilobytes. */
const itemLimits = { values: 50_000, bytes: 32 * 1024 * 1024 };
/** How many items of one id are remembered. */
const maxItemsOfId = 64;

/**
 * Remembers conversations, and finds those it no longer remembers in the traces.
 * @param recorded absent where traces hold no bodies.
 */
export function createConversationStore(recorded: RecordedAnswers | undefined, reach: string): ConversationStore {
  const memory = createLruCache<Conversation>(conversationLimits);
  const items = createLruCache<readonly AnsweredItem[]>(itemLimits);
  const keyOf = (caller: string, id: string): string => `${caller} ${id}`;
  const findInMemory = (caller: string, id: string): Conversation | undefined => memory.get(keyOf(caller, id));

  const storeInMemory = (key: string, all: readonly AnsweredItem[]): void =>
    items.set([key], all, JSON.stringify(all).length);

  /** Without traces that can be read just now nothing is known of an answer, which the client is told. */
  async function ignoreStoreErrors<T>(read: Promise<T>): Promise<T | undefined> {
    try {
      return await read;
    } catch (thrown) {
      if (thrown instanceof TraceStoreError) return undefined;
      throw thrown;
    }
  }

  return {
    scope: reach,
    async find(caller, id) {
      const known = findInMemory(caller, id);
      if (known || !recorded) return known;
      return ignoreStoreErrors(recorded.conversation(caller, id, (earlier) => findInMemory(caller, earlier)));
    },
    findAnswerIssuer: (caller, id) => findInMemory(caller, id)?.issuer,
    findItemIssuer: (caller, itemId) => items.get(keyOf(caller, itemId))?.at(-1)?.issuer,
    async findItems(caller, wanted) {
      const found = new Map<string, AnsweredItem[]>();
      const missing = new Map<string, number>();
      for (const [id, count] of wanted) {
        const known = items.get(keyOf(caller, id)) ?? [];
        if (known.length > 0) found.set(id, known.slice(-count));
        if (known.length < count) missing.set(id, count);
      }
      if (missing.size === 0 || !recorded) return found;
      const read = await ignoreStoreErrors(recorded.items(caller, missing));
      for (const [id, each] of read ?? []) {
        if (!found.has(id)) storeInMemory(keyOf(caller, id), each);
        if (each.length > (found.get(id)?.length ?? 0)) found.set(id, each);
      }
      return found;
    },
    store: (caller, id, conversation) => memory.set([keyOf(caller, id)], conversation, conversation.bytes),
    storeItems(caller, answered) {
      for (const each of answered) {
        const key = keyOf(caller, each.id);
        storeInMemory(key, [...(items.get(key) ?? []), each].slice(-maxItemsOfId));
      }
    },
    close: async () => recorded?.close(),
  };
}

/** The conversation that a turn ends, whose request stands for itself. */
export const toConversation = (
  continuation: Continuation,
  { request, response, bytes }: CompletedTurn,
): Conversation => ({
  ...continuation.storedTurns(request, response),
  bytes: bytes + JSON.stringify(response.candidates).length,
});
