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

/** Age of a process in milliseconds up to which V8 has not made such a collection yet: it first waits this long for work. */
const firstIdleCollectionMs = 8000;

/**
 * Turns off V8's own collections after some seconds without work, for this thread and those that are created later. They release
 * the hidden classes of objects that no request uses at the moment, and with them the optimized code that relies on these: after a
 * pause of 30 seconds a thousand small requests took four times their CPU time (2.3 ms each in place of 0.6; 0.95 without these
 * collections). The caller returns the memory of longer pauses with `shrink`.
 *
 * V8 creates what makes these collections with the heap of a thread, so that the first option comes too late for the main
 * thread. There their number is limited, which V8 reads each time; it aborts the process if it has already made more. An older
 * process, as one that first built the program, therefore keeps these collections in its main thread.
 */
export function keepCodeOptimized(): void {
  setFlagsFromString('--no-memory-reducer');
  if (performance.now() < firstIdleCollectionMs) setFlagsFromString('--memory-reducer-gc-count=0');
}
