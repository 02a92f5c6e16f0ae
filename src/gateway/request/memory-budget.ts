import { getHeapStatistics } from 'node:v8';
import { LouterError } from '../../core/error.ts';

/** The heap that Louter needs when it is idle, generously. */
const idleHeapBytes = 64 * 1024 * 1024;
/** The heap that a body takes while it is translated: as text, parsed, and encoded again. */
const heapBytesPerBodyByte = 8;

/**
 * How many bytes of request bodies may be in flight together: as configured, but no more than the heap limit of this
 * process allows to translate.
 */
export const computeInflightBudget = (
  { maxInflightBytes }: { readonly maxInflightBytes: number },
  heapLimit = getHeapStatistics().heap_size_limit,
): number =>
  Math.min(maxInflightBytes, Math.max(1024 * 1024, Math.floor((heapLimit - idleHeapBytes) / heapBytesPerBodyByte)));

/** Shares of the budget: what may be translated at once, and up to which size a body needs no slot. */
const slotCapacityShare = 1 / 12;
const exemptShare = 1 / 128;

/** How long a large body waits for its slot. */
const maxWaitMs = 120_000;

/**
 * Lets a few large bodies be translated at a time: each takes several times its size in memory from parsing until its answer
 * ends. Small ones need no slot.
 */
export interface TranslationSlots {
  /**
   * Waits for a slot; the result releases it.
   * @throws {LouterError} `overloaded` when none becomes free; the signal's reason when that is aborted.
   */
  acquire(bytes: number, signal: AbortSignal): Promise<() => void>;
  /** Changes the budget, in bytes; slots that are taken stay taken. */
  resize(budget: number): void;
}

export function createTranslationSlots(initialBudget: number, waitMs = maxWaitMs): TranslationSlots {
  let budget = initialBudget;
  let used = 0;
  /** In the order of arrival. */
  const waiting = new Set<{ bytes: number; begin: () => void }>();

  // One that is larger than the capacity goes alone.
  const fits = (bytes: number): boolean => used === 0 || used + bytes <= budget * slotCapacityShare;

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
    resize(next) {
      budget = next;
      wake();
    },
    async acquire(bytes, signal) {
      if (bytes <= budget * exemptShare) return () => {};
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
    message: 'the client closed the connection while its request waited for a slot',
  });

const noSlotError = (): LouterError =>
  new LouterError({
    kind: 'overloaded',
    message: 'this gateway is translating as many large requests as its memory allows: try again in a moment',
    retryAfterMs: 10_000,
  });
