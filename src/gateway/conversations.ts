import type { AnsweredItem } from '../core/codec.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Continuation, EarlierTurns } from '../core/frontend.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import { createBoundedMemory } from './bounded-memory.ts';
import type { RecordedAnswers } from './recorded-answers.ts';

/** What was said up to an answer, that answer included. */
export interface Conversation extends EarlierTurns {
  /** About how long the requests and answers were that it came in. */
  bytes: number;
  /** `protocol@host` of the backend that gave the answer, while that is in memory. */
  issuer?: string;
}

/** A request that stands for itself, and the answer to it. */
export interface Turn {
  request: CoreChatRequest;
  /** About how long the request is, with all it stands for. */
  bytes: number;
  response: CoreChatResponse;
}

/**
 * Conversations by the id under which their last answer was given, and the items of answers by theirs, each for the
 * caller they were given to.
 */
export interface Conversations {
  /** Which answers are known, in a sentence. */
  readonly reach: string;
  recall(caller: string, id: string): Promise<Conversation | undefined>;
  /** Who gave an answer, where the conversation up to it is in memory. */
  issuerOfAnswer(caller: string, id: string): string | undefined;
  /** Who answered an item last, where it is in memory. */
  issuerOfItem(caller: string, itemId: string): string | undefined;
  /** Of each id the items that were last answered under it, up to so many as are wanted, in their order. */
  recallItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, AnsweredItem[]>>;
  keep(caller: string, id: string, conversation: Conversation): void;
  keepItems(caller: string, items: readonly AnsweredItem[]): void;
  close(): Promise<void>;
}

/** A session of an agent is some hundred kilobytes, and its latest answer is what it goes on from. */
const limits = { values: 2_000, bytes: 64 * 1024 * 1024 };
/** Clients refer to all items of a conversation, mostly texts of some kilobytes. */
const itemLimits = { values: 50_000, bytes: 32 * 1024 * 1024 };
/** How many items of one id are remembered. */
const maxItemsOfId = 64;

/**
 * Remembers conversations, and finds those it no longer remembers in the traces.
 * @param recorded absent where traces hold no bodies.
 */
export function createConversations(recorded: RecordedAnswers | undefined, reach: string): Conversations {
  const memory = createBoundedMemory<Conversation>(limits);
  const items = createBoundedMemory<readonly AnsweredItem[]>(itemLimits);
  const keyOf = (caller: string, id: string): string => `${caller} ${id}`;
  const remembered = (caller: string, id: string): Conversation | undefined => memory.recall(keyOf(caller, id));

  const keepAll = (key: string, all: readonly AnsweredItem[]): void =>
    items.keep([key], all, JSON.stringify(all).length);

  /** Without traces that can be read just now nothing is known of an answer, which the client is told. */
  async function orNothing<T>(read: Promise<T>): Promise<T | undefined> {
    try {
      return await read;
    } catch (thrown) {
      if (thrown instanceof TraceStoreError) return undefined;
      throw thrown;
    }
  }

  return {
    reach,
    async recall(caller, id) {
      const known = remembered(caller, id);
      if (known || !recorded) return known;
      return orNothing(recorded.conversation(caller, id, (earlier) => remembered(caller, earlier)));
    },
    issuerOfAnswer: (caller, id) => remembered(caller, id)?.issuer,
    issuerOfItem: (caller, itemId) => items.recall(keyOf(caller, itemId))?.at(-1)?.issuer,
    async recallItems(caller, wanted) {
      const found = new Map<string, AnsweredItem[]>();
      const missing = new Map<string, number>();
      for (const [id, count] of wanted) {
        const known = items.recall(keyOf(caller, id)) ?? [];
        if (known.length > 0) found.set(id, known.slice(-count));
        if (known.length < count) missing.set(id, count);
      }
      if (missing.size === 0 || !recorded) return found;
      const read = await orNothing(recorded.items(caller, missing));
      for (const [id, each] of read ?? []) {
        if (!found.has(id)) keepAll(keyOf(caller, id), each);
        if (each.length > (found.get(id)?.length ?? 0)) found.set(id, each);
      }
      return found;
    },
    keep: (caller, id, conversation) => memory.keep([keyOf(caller, id)], conversation, conversation.bytes),
    keepItems(caller, answered) {
      for (const each of answered) {
        const key = keyOf(caller, each.id);
        keepAll(key, [...(items.recall(key) ?? []), each].slice(-maxItemsOfId));
      }
    },
    close: async () => recorded?.close(),
  };
}

/** The conversation that a turn ends, whose request stands for itself. */
export const conversationOf = (continuation: Continuation, { request, response, bytes }: Turn): Conversation => ({
  ...continuation.remembered(request, response),
  bytes: bytes + JSON.stringify(response.candidates).length,
});
