import { getHeapStatistics } from 'node:v8';
import { createGarbageCollector } from '../core/garbage-collection.ts';

/** After so long without work, memory is returned to the system. */
const idleMsBeforeShrink = 300_000;
/**
 * After so long without work, garbage is collected: V8 would let more than 50 MB stay after the last request, and a thread cannot be
 * given a limit for that. It is not collected any sooner. A collection while no exchange is being read releases what optimized code
 * relies on, and 330 functions have to be optimized again, which takes more time than 300 small exchanges. Collecting at once, and
 * whenever the heap had grown by 48 MB, took 14 % of the CPU time in which small exchanges are recorded, 11 % for requests of 1 MB.
 */
const idleMsBeforeCollection = 30_000;
/** A heap that has grown by less stays as it is, in bytes: while a long response arrives, and when there is no work. */
const minGrowthBytes = { arriving: 48 * 1024 * 1024, idle: 12 * 1024 * 1024 };

const heapBytes = (): number => getHeapStatistics().total_heap_size;

/** The heap of the thread that writes traces. */
export class WriterHeap {
  readonly #garbage = createGarbageCollector();
  #collectedBytes = heapBytes();
  #shrunkBytes = this.#collectedBytes;

  /** A long response arrives: its pieces are garbage soon, of several times their size. */
  collectPieces(): void {
    this.#collect(minGrowthBytes.arriving);
  }

  /** There has been no work for so many milliseconds. */
  releaseIdle(idleMs: number): void {
    if (idleMs >= idleMsBeforeShrink && heapBytes() >= this.#shrunkBytes + minGrowthBytes.idle) this.shrink();
    else if (idleMs >= idleMsBeforeCollection) this.#collect(minGrowthBytes.idle);
  }

  /** Takes longer than a collection. */
  shrink(): void {
    this.#garbage.shrink();
    this.#collectedBytes = heapBytes();
    this.#shrunkBytes = this.#collectedBytes;
  }

  #collect(minBytes: number): void {
    if (heapBytes() < this.#collectedBytes + minBytes) return;
    this.#garbage.collect();
    this.#collectedBytes = heapBytes();
  }
}
