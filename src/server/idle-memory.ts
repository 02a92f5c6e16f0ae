import { getHeapStatistics } from 'node:v8';
import type { GarbageCollector } from '../core/garbage-collection.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** When memory is returned for the first time: a request may come right after the start. */
const startDelayMs = 100;
const checkIntervalMs = 10_000;
/** A heap that has grown by less stays as it is, in bytes. */
const minGrowthBytes = 8 * 1024 * 1024;

/** How many bytes the heap takes, also those that are not in use. */
const measureHeap = (): number => getHeapStatistics().total_heap_size;

/**
 * Returns memory to the system while a gateway has nothing to do: after its start, and when no request was in flight at two
 * checks in a row. What it needs to start, and what requests need for a moment, is else kept as long as it runs: 17 MB after the start.
 */
export class IdleMemory {
  readonly #gateway: Pick<Gateway, 'inFlight'>;
  readonly #collector: Pick<GarbageCollector, 'shrink'>;
  readonly #heapBytes: () => number;
  readonly #start: NodeJS.Timeout;
  readonly #checks: NodeJS.Timeout;
  #keptBytes = 0;
  #wasIdle = false;

  constructor(
    gateway: Pick<Gateway, 'inFlight'>,
    collector: Pick<GarbageCollector, 'shrink'>,
    heapBytes: () => number = measureHeap,
  ) {
    this.#gateway = gateway;
    this.#collector = collector;
    this.#heapBytes = heapBytes;
    this.#start = setTimeout(() => {
      this.#wasIdle = true;
      this.#check();
    }, startDelayMs).unref();
    this.#checks = setInterval(() => this.#check(), checkIntervalMs).unref();
  }

  stop(): void {
    clearTimeout(this.#start);
    clearInterval(this.#checks);
  }

  #check(): void {
    const isIdle = this.#gateway.inFlight === 0;
    if (isIdle && this.#wasIdle && this.#heapBytes() >= this.#keptBytes + minGrowthBytes) {
      this.#collector.shrink();
      this.#keptBytes = this.#heapBytes();
    }
    this.#wasIdle = isIdle;
  }
}
