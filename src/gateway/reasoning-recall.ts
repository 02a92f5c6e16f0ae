import { setTimeout as pause } from 'node:timers/promises';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { waitAtMost } from '../core/within-time.ts';
import { TraceStoreError } from '../record/store/trace-store.ts';
import { createLruCache } from './lru-cache.ts';
import type { MemoryOwner, ReasoningMemory, UnknownAnswers } from './reasoning-memory.ts';

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

/** An answer of another gateway is recorded within this time, usually in a tenth of it. */
const sharedTimeoutMs = 1_000;
/** How long queries may take, which usually take milliseconds; the first one starts a thread. */
const queryTimeoutMs = 5_000;
const firstTimeoutMs = 15_000;
const pollMs = 40;
/** After so many answers that are in no trace, a caller's other answers are not looked up for a while. */
const maxMisses = 8;
const missPauseMs = 60_000;

interface Misses {
  count: number;
  until: number;
}

/**
 * @param find absent where traces hold no bodies.
 * @param options `isShared`: other gateways write to the traces meanwhile, and an answer may still be on its way.
 */
export function createReasoningRecall(
  memory: ReasoningMemory,
  find: FindRecordedTurns | undefined,
  { isShared }: { isShared: boolean },
): RecallReasoning {
  if (!find) return async () => {};
  const misses = createLruCache<Misses>({ values: 10_000, bytes: 1024 * 1024 });
  let isFirst = true;

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

  /** Whether the last answer was found before `hasEnded`. */
  async function findLast(
    owner: MemoryOwner,
    { keys, last }: UnknownAnswers,
    { keepsUnsigned, hasEnded }: { keepsUnsigned: boolean; hasEnded: () => boolean },
  ): Promise<boolean> {
    let left = keys;
    for (;;) {
      const found = await findAll(owner, left, keepsUnsigned);
      if (last.some((key) => found.has(key))) return true;
      if (!isShared || hasEnded()) return false;
      left = left.filter((key) => !found.has(key));
      await pause(pollMs);
    }
  }

  return async (owner, request, { keepsUnsigned }) => {
    const unknown = memory.findUnknown(owner, request);
    if (!unknown) return;
    const missed = misses.get(owner.caller) ?? { count: 0, until: 0 };
    if (missed.count >= maxMisses && performance.now() < missed.until) return;
    const timeoutMs = isFirst ? firstTimeoutMs : queryTimeoutMs;
    isFirst = false;
    const start = performance.now();
    let isFound = false;
    const hasEnded = (): boolean => performance.now() > start + sharedTimeoutMs;
    const finding = findLast(owner, unknown, { keepsUnsigned, hasEnded });
    const finished = finding.then(
      (found) => void (isFound = found),
      // The traces cannot be read now: the request is sent without.
      (error: unknown) => {
        if (!(error instanceof TraceStoreError)) throw error;
      },
    );
    await waitAtMost(finished, timeoutMs);
    memory.markKnown(owner, unknown.keys);
    const count = isFound ? 0 : missed.count + 1;
    misses.set([owner.caller], { count, until: performance.now() + missPauseMs }, owner.caller.length);
  };
}
