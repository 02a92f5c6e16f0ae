import { getHeapStatistics } from 'node:v8';
import { createGarbageCollector, type GarbageCollector } from '../core/garbage-collection.ts';

/**
 * After so long without work, memory is returned to the system: V8 would keep more than 50 MB after the last request, and a thread
 * cannot be given a limit for that. Until then V8 collects when it has to; only the pieces of a long response are collected as they
 * arrive. A collection while no exchange is being read releases what optimized code relies on: 330 functions are optimized again,
 * which takes more time than 300 small exchanges. Collecting whenever there was no work, and whenever the heap had grown by 48 MB,
 * took 14 % of the CPU time of small traced requests.
 */
const idleMsBeforeShrink = 300_000;
/** A heap that has grown by less stays as it is, in bytes. */
const minGrowthBytes = 12 * 1024 * 1024;

/** A response of which pieces as long as this arrive, in bytes, is a long one. */
export const minLongPieceBytes = 64 * 1024;

/** The heap of the thread that writes traces. */
export class WriterHeap {
  readonly #garbage: GarbageCollector;
  readonly #measureBytes: () => number;
  #collectedBytes: number;
  #shrunkBytes: number;

  /** @param measureBytes how many bytes the heap takes, also those that are not in use. */
  constructor(garbage: GarbageCollector = createGarbageCollector(), measureBytes: () => number = measureHeap) {
    this.#garbage = garbage;
    this.#measureBytes = measureBytes;
    this.#collectedBytes = measureBytes();
    this.#shrunkBytes = this.#collectedBytes;
  }

  /** Collects garbage if the heap has grown: the pieces of a long response are garbage soon, of several times their size. */
  collectGrown(): void {
    if (this.#measureBytes() < this.#collectedBytes + minGrowthBytes) return;
    this.#garbage.collect();
    this.#collectedBytes = this.#measureBytes();
  }

  /** There has been no work for so many milliseconds. */
  releaseIdle(idleMs: number): void {
    if (idleMs >= idleMsBeforeShrink && this.#measureBytes() >= this.#shrunkBytes + minGrowthBytes) this.shrink();
  }

  /** Takes longer than a collection. */
  shrink(): void {
    this.#garbage.shrink();
    this.#collectedBytes = this.#measureBytes();
    this.#shrunkBytes = this.#collectedBytes;
  }
}

function measureHeap(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}
