import { setTimeout as pause } from 'node:timers/promises';
import type { AnsweredItem } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import type { AnsweredRequest, Continuation, EarlierTurns } from '../../core/frontend.ts';
import { waitAtMost } from '../../core/within-time.ts';
import { createLruCache } from '../lru-cache.ts';
import type { FindRecordedTurns } from './reasoning-recall.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';

/** The messages up to an answer, including it. */
export interface Conversation extends EarlierTurns {
  /** About how many bytes its requests and answers had. */
  bytes: number;
  /** `protocol@host` of the backend that gave the answer, while that is in memory. */
  issuer?: string;
  /** The last request and its answer, in protocols whose clients may ask for them. */
  answered?: AnsweredRequest;
}

/** A request that refers to nothing before it, and its answer. */
export interface CompletedTurn extends AnsweredRequest {
  /** About how long the request is, with what it referred to. */
  bytes: number;
}

/** Answers in recorded traces, each for the caller that got it. */
export interface RecordedAnswers {
  /**
   * The conversation that an answer ends.
   * @param findInMemory finds a conversation without the traces.
   * @throws {TraceStoreError} when they cannot be read.
   */
  conversation(
    caller: string,
    id: string,
    findInMemory: (id: string) => Conversation | undefined,
  ): Promise<Conversation | undefined>;
  /** As `ConversationStore.findItems`. @throws {TraceStoreError} when the traces cannot be read. */
  items(caller: string, counts: ReadonlyMap<string, number>): Promise<Map<string, AnsweredItem[]>>;
  turns: FindRecordedTurns;
  /** Has an answer found no more for its caller. @throws {TraceStoreError} while the traces cannot be written. */
  forget(caller: string, id: string): Promise<void>;
  /** Opens the traces before the first query does. Never rejects. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** What is known of what a request refers to. */
export interface Found<Value> {
  value: Value;
  /** The database of several gateways could not be read: what is not here may be there. */
  isIncomplete: boolean;
}

/**
 * Conversations by the id of their last answer, and the items of answers by theirs, each for the caller that got them.
 */
export interface ConversationStore {
  /** Which answers are known, as a sentence for error messages. */
  readonly scope: string;
  find(caller: string, id: string): Promise<Found<Conversation | undefined>>;
  /** The issuer of an answer, if its conversation is in memory. */
  findAnswerIssuer(caller: string, id: string): string | undefined;
  /** The last issuer of an item, if it is in memory. */
  findItemIssuer(caller: string, itemId: string): string | undefined;
  /** For each id the last items with it, up to the given number, in their order. */
  findItems(caller: string, counts: ReadonlyMap<string, number>): Promise<Found<ReadonlyMap<string, AnsweredItem[]>>>;
  store(caller: string, id: string, conversation: Conversation): void;
  /**
   * Forgets an answer: its trace stays, but nothing of it is found. Other gateways of the same traces that have it in
   * memory find it until it leaves that.
   * @throws {LouterError} `overloaded` (503) while the traces cannot be written.
   */
  remove(caller: string, id: string): Promise<void>;
  storeItems(caller: string, items: readonly AnsweredItem[]): void;
  close(): Promise<void>;
}

/** The session of an agent has some hundred kilobytes, and continues from its latest answer. */
const conversationLimits = { values: 2_000, bytes: 64 * 1024 * 1024 };
/** Clients refer to all items of a conversation, mostly texts of some kilobytes. */
const itemLimits = { values: 50_000, bytes: 32 * 1024 * 1024 };
/** How long an answer may take at most until it is in the traces of several gateways: usually a tenth of it. */
const sharedTimeoutMs = 2_000;
const pollMs = 40;
/** How long a database of several gateways may take altogether. */
const readTimeoutMs = 5_000;
/** How many items of one id are kept. */
const maxItemsOfId = 64;

/**
 * Keeps conversations in memory, and finds older ones in the traces.
 * @param recorded absent where traces hold no bodies.
 */
export function createConversationStore(
  recorded: RecordedAnswers | undefined,
  reach: string,
  { isShared = false }: { isShared?: boolean } = {},
): ConversationStore {
  const memory = createLruCache<Conversation>(conversationLimits);
  const items = createLruCache<readonly AnsweredItem[]>(itemLimits);
  const keyOf = (caller: string, id: string): string => `${caller} ${id}`;
  const findInMemory = (caller: string, id: string): Conversation | undefined => memory.get(keyOf(caller, id));

  const storeInMemory = (key: string, all: readonly AnsweredItem[]): void =>
    items.set([key], all, JSON.stringify(all).length);

  /** What another gateway gave just now may still be on its way to the traces. */
  async function readUntil<T>(isFound: (value: T) => boolean, read: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + sharedTimeoutMs;
    for (;;) {
      const value = await read();
      if (!isShared || isFound(value) || performance.now() > deadline) return value;
      await pause(pollMs);
    }
  }

  /** `undefined` while the traces cannot be read, or take too long. */
  async function readInTime<T>(
    isFound: (value: T) => boolean,
    read: () => Promise<T>,
  ): Promise<{ read: T } | undefined> {
    const reading = readUntil(isFound, read).then(
      (value) => ({ read: value }),
      (thrown: unknown) => {
        if (thrown instanceof TraceStoreError) return undefined;
        throw thrown;
      },
    );
    return isShared ? waitAtMost(reading, readTimeoutMs) : reading;
  }

  return {
    scope: reach,
    async find(caller, id) {
      const known = findInMemory(caller, id);
      if (known || !recorded) return { value: known, isIncomplete: false };
      const found = await readInTime(
        (conversation) => conversation !== undefined,
        () => recorded.conversation(caller, id, (earlier) => findInMemory(caller, earlier)),
      );
      return { value: found?.read, isIncomplete: isShared && found === undefined };
    },
    findAnswerIssuer: (caller, id) => findInMemory(caller, id)?.issuer,
    findItemIssuer: (caller, itemId) => items.get(keyOf(caller, itemId))?.at(-1)?.issuer,
    async findItems(caller, counts) {
      const found = new Map<string, AnsweredItem[]>();
      const missing = new Map<string, number>();
      for (const [id, count] of counts) {
        const known = items.get(keyOf(caller, id)) ?? [];
        if (known.length > 0) found.set(id, known.slice(-count));
        if (known.length < count) missing.set(id, count);
      }
      if (missing.size === 0 || !recorded) return { value: found, isIncomplete: false };
      const isFound = (each: ReadonlyMap<string, unknown>): boolean =>
        [...missing.keys()].every((id) => each.has(id) || found.has(id));
      const recordedItems = await readInTime(isFound, () => recorded.items(caller, missing));
      for (const [id, each] of recordedItems?.read ?? []) {
        if (!found.has(id)) storeInMemory(keyOf(caller, id), each);
        if (each.length > (found.get(id)?.length ?? 0)) found.set(id, each);
      }
      return { value: found, isIncomplete: isShared && recordedItems === undefined };
    },
    store: (caller, id, conversation) => memory.set([keyOf(caller, id)], conversation, conversation.bytes),
    async remove(caller, id) {
      try {
        await recorded?.forget(caller, id);
      } catch (thrown) {
        if (!(thrown instanceof TraceStoreError)) throw thrown;
        throw tracesAwayError('which has the answer that is to be deleted, cannot be written');
      }
      memory.delete(keyOf(caller, id));
    },
    storeItems(caller, answered) {
      for (const each of answered) {
        const key = keyOf(caller, each.id);
        storeInMemory(key, [...(items.get(key) ?? []), each].slice(-maxItemsOfId));
      }
    },
    close: async () => recorded?.close(),
  };
}

/** @param why after "the trace database, …". */
export const tracesAwayError = (why: string): LouterError =>
  new LouterError({
    kind: 'overloaded',
    status: 503,
    retryAfterMs: 2_000,
    message: `the trace database, ${why} now: try again in a moment`,
  });

/** The conversation that ends with a turn. */
export const toConversation = (continuation: Continuation, { bytes, ...answered }: CompletedTurn): Conversation => ({
  ...continuation.storedTurns(answered.request, answered.response),
  bytes: bytes + JSON.stringify(answered.response.candidates).length,
  ...(continuation.isRetrievable && { answered }),
});
