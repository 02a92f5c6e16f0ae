import { getHeapStatistics } from 'node:v8';
import { LouterError } from '../core/error.ts';

/** What Louter takes of its heap when it is idle, in bytes, generously. */
const idleHeapBytes = 64 * 1024 * 1024;
/** By how many times its size a body may grow the heap while it is translated: as text, parsed, and written again. */
const heapBytesPerBodyByte = 8;

/**
 * How many bytes of request bodies may be in flight together: as many as are configured, and no more than the heap that
 * this process was given can translate.
 */
export const computeInflightBudget = (
  { maxInflightBytes }: { readonly maxInflightBytes: number },
  heapLimit = getHeapStatistics().heap_size_limit,
): number =>
  Math.min(maxInflightBytes, Math.max(1024 * 1024, Math.floor((heapLimit - idleHeapBytes) / heapBytesPerBodyByte)));

/** Of the budget, the part that may be translated at once, and the part that one body may have to need no turn. */
const slotCapacityShare = 1 / 12;
const exemptShare = 1 / 128;

/** How long a large body waits for its turn, in milliseconds. */
const maxWaitMs = 120_000;

/**
 * Lets large bodies be translated a few at a time: each takes several times its size from when it is read until its answer
 * is over. Small ones need no turn.
 */
export interface TranslationSlots {
  /**
   * Waits for a turn; what it gives ends it.
   * @throws {LouterError} `overloaded` when none came; the signal's reason when that is aborted.
   */
  acquire(bytes: number, signal: AbortSignal): Promise<() => void>;
}

export function createTranslationSlots(budget: number, waitMs = maxWaitMs): TranslationSlots {
  const capacity = budget * slotCapacityShare;
  const free = budget * exemptShare;
  let used = 0;
  /** In the order they came. */
  const waiting = new Set<{ bytes: number; begin: () => void }>();

  // One that is larger than all there is goes alone.
  const fits = (bytes: number): boolean => used === 0 || used + bytes <= capacity;

  function begin(bytes: number): () => void {
    used += bytes;
    return () => {
      used -= bytes;
      wake();
    };
  }

  function wake(): void {
    for (const next of waiting) {
      if (!fits(next.bytes)) return;
      next.begin();
    }
  }

  return {
    async acquire(bytes, signal) {
      if (bytes <= free) return () => {};
      if (waiting.size === 0 && fits(bytes)) return begin(bytes);
      return new Promise((resolve, reject) => {
        const entry = { bytes, begin: () => settle(() => resolve(begin(bytes))) };
        const settle = (act: () => void): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          waiting.delete(entry);
          act();
        };
        const giveUp = (): void => {
          settle(() => reject(signal.reason instanceof LouterError ? signal.reason : clientGoneError()));
          wake();
        };
        const timer = setTimeout(() => {
          settle(() => reject(noSlotError()));
          wake();
        }, waitMs);
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp);
        waiting.add(entry);
      });
    },
  };
}

const clientGoneError = (): LouterError =>
  new LouterError({
    kind: 'aborted',
    message: 'the client closed the connection while its request waited for its turn',
  });

const noSlotError = (): LouterError =>
  new LouterError({
    kind: 'overloaded',
    message: 'this gateway is translating as many large requests as its memory allows: try again in a moment',
    retryAfterMs: 10_000,
  });
