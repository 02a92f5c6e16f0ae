import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage when the program decides it: V8 waits for more allocations, which an idle process does not make. */
export interface GarbageCollector {
  /** Collects garbage once. */
  collect(): void;
  /**
   * Collects all garbage, and returns memory that is not in use to the system. Takes about twice as long (60 ms for a gateway
   * that has just started).
   */
  shrink(): void;
}

/** The options of V8's `gc` that are used. */
interface CollectionOptions {
  type: 'major';
  execution: 'sync';
  flavor: 'regular' | 'last-resort';
}

/**
 * V8's own function, which only a new context of a thread has after this flag. One collection takes half the time of the
 * inspector's `HeapProfiler.collectGarbage`, which repeats it until nothing more is found.
 */
export function createGarbageCollector(): GarbageCollector {
  setFlagsFromString('--expose-gc');
  const collect: ((options?: CollectionOptions) => void) | undefined = runInNewContext('gc');
  return {
    collect: () => collect?.(),
    shrink: () => collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  };
}

/**
 * Turns off V8's own collections after some seconds without work, for all threads of the process. They release the hidden classes of
 * objects that no request uses at the moment, and with them the optimized code that relies on these: after a pause of 30 seconds
 * a thousand small requests took four times their CPU time (2.3 ms each in place of 0.6; 0.95 without these collections). The
 * caller returns the memory of longer pauses with `shrink`. V8 creates what makes these collections with the heap of the main
 * thread, so that its option `memory-reducer` comes too late here; their number is read each time.
 */
export const keepCodeOptimized = (): void => setFlagsFromString('--memory-reducer-gc-count=0');
