import { setTimeout as pause } from 'node:timers/promises';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import { waitAtMost } from '../../core/within-time.ts';
import { createLruCache } from '../lru-cache.ts';
import type { MemoryOwner, ReasoningMemory, UnknownAnswers } from './reasoning-memory.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';

/** An answer in the traces, and what it answered. */
export interface RecordedTurn {
  request: CoreChatRequest;
  response: CoreChatResponse;
  /** The keys it is recorded with. */
  keys: readonly string[];
}

/** Answers that a caller got of an issuer, by the keys of `ReasoningMemory.store`. @throws {TraceStoreError} */
export type FindRecordedTurns = (owner: MemoryOwner, keys: readonly string[]) => Promise<readonly RecordedTurn[]>;

/**
 * Looks up what belongs to the answers in a request that another gateway gave, or this one before it was restarted, so that
 * `ReasoningMemory.restore` finds it. It takes a bounded time, and never fails: the request is then sent without.
 */
export type RecallReasoning = (
  owner: MemoryOwner,
  request: CoreChatRequest,
  options: { keepsUnsigned: boolean },
) => Promise<void>;

/** How long a request waits at most for a database that several gateways share, once that is open. */
const sharedTimeoutMs = 2_000;
/** Which part of that it looks for the answer that another gateway has just given, which is usually recorded in 100 ms. */
const arrivalPart = 0.5;
/** After so many look-ups in a row that took longer, requests are sent without for a while. */
const maxSlow = 3;
const slowPauseMs = 10_000;
/** How long look-ups may take while the database is being opened, and at any time in a file of this machine. */
const openTimeoutMs = 5_000;
/** The first one in a file starts a thread. */
const firstTimeoutMs = 15_000;
const pollMs = 40;
/** After so many answers that are in no trace, a caller's other answers are not looked up for a while. */
const maxMisses = 8;
const missPauseMs = 60_000;

interface Misses {
  count: number;
  until: number;
}

interface RecallOptions {
  /** Other gateways write to the traces meanwhile, and an answer may still be on its way. */
  isShared: boolean;
  /** Settles when a shared database is open, or cannot be opened now. */
  opened?: Promise<unknown> | undefined;
  /** How long a request waits for a shared database, in milliseconds; absent: two seconds. */
  timeoutMs?: number | undefined;
}

/** @param find absent where traces hold no bodies. */
export function createReasoningRecall(
  memory: ReasoningMemory,
  find: FindRecordedTurns | undefined,
  { isShared, opened, timeoutMs = sharedTimeoutMs }: RecallOptions,
): RecallReasoning {
  if (!find) return async () => {};
  const misses = createLruCache<Misses>({ values: 10_000, bytes: 1024 * 1024 });
  let isFirst = true;
  let isOpen = false;
  void opened?.then(() => (isOpen = true));
  let slow = 0;
  let pausedUntil = 0;

  function timeoutOfNext(): number {
    if (isShared) return isOpen ? timeoutMs : Math.max(openTimeoutMs, timeoutMs);
    const localTimeoutMs = isFirst ? firstTimeoutMs : openTimeoutMs;
    isFirst = false;
    return localTimeoutMs;
  }

  /** A database that takes too long again and again is left alone for a while. */
  function noteTimeout(): void {
    if (!isShared || !isOpen) return;
    slow += 1;
    if (slow < maxSlow) return;
    slow = 0;
    pausedUntil = performance.now() + slowPauseMs;
  }

  /** Stores what is found, and returns the keys of it. */
  async function findAll(owner: MemoryOwner, keys: readonly string[], keepsUnsigned: boolean): Promise<Set<string>> {
    const turns = await find?.(owner, keys);
    const found = new Set<string>();
    for (const { request, response, keys: foundBy } of turns ?? []) {
      memory.store(owner, request, response, { keepsUnsigned, foundBy });
      for (const key of foundBy) found.add(key);
    }
    return found;
  }

  /** Looks up until the last answer is found, or is not there in time. */
  async function findLast(
    owner: MemoryOwner,
    { keys, last }: UnknownAnswers,
    { keepsUnsigned, lookup }: { keepsUnsigned: boolean; lookup: Lookup },
  ): Promise<void> {
    let left = keys;
    for (;;) {
      const found = await findAll(owner, left, keepsUnsigned);
      lookup.state = last.some((key) => found.has(key)) ? 'found' : 'missing';
      if (lookup.state === 'found' || !isShared || performance.now() > lookup.startedAt + timeoutMs * arrivalPart)
        return;
      left = left.filter((key) => !found.has(key));
      await pause(pollMs);
    }
  }

  return async (owner, request, { keepsUnsigned }) => {
    const lookup: Lookup = { startedAt: performance.now(), state: 'pending' };
    if (lookup.startedAt < pausedUntil) return;
    const missed = misses.get(owner.caller) ?? { count: 0, until: 0 };
    if (missed.count >= maxMisses && lookup.startedAt < missed.until) return;
    // Last: it digests the answers of the conversation.
    const unknown = memory.findUnknown(owner, request);
    if (!unknown) return;
    const finished = findLast(owner, unknown, { keepsUnsigned, lookup }).catch((error: unknown) => {
      lookup.state = 'failed';
      if (!(error instanceof TraceStoreError)) throw error;
    });
    await waitAtMost(finished, timeoutOfNext());
    // The request is sent without; the next one of the conversation looks up again.
    if (lookup.state === 'pending') return noteTimeout();
    if (lookup.state === 'failed') return;
    slow = 0;
    memory.markKnown(owner, unknown.keys);
    const count = lookup.state === 'found' ? 0 : missed.count + 1;
    misses.set([owner.caller], { count, until: performance.now() + missPauseMs }, owner.caller.length);
  };
}

interface Lookup {
  readonly startedAt: number;
  /** `pending`: the database has not answered; `missing`: it has no such answer yet. */
  state: 'pending' | 'found' | 'missing' | 'failed';
}
