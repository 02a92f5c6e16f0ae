import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { GarbageCollector } from '../core/garbage-collection.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** When memory is returned for the first time: a request may come right after the start. */
const startDelayMs = 100;
const checkIntervalMs = 300_000;
/** The share of this time that a thread may have worked and still counts as idle. */
const maxUtilization = 0.01;
/** A heap that has grown by less stays as it is, in bytes. */
const minGrowthBytes = 8 * 1024 * 1024;

/** What is measured of the thread and its heap. */
export interface IdleMeasures {
  /** How many bytes the heap takes, also those that are not in use. */
  heapBytes(): number;
  /** The share of the time since the last call that the thread worked, 0 to 1. */
  utilization(): number;
}

function measureThread(): IdleMeasures {
  let last = performance.eventLoopUtilization();
  return {
    heapBytes: () => getHeapStatistics().total_heap_size,
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
  };
}

/**
 * Returns memory to the system while a gateway has nothing to do: after its start, and when it did next to nothing for five minutes.
 * What it needs to start, and what requests need for a moment, is else kept as long as it runs: 17 MB after the start. A
 * shorter pause between an agent's requests is no reason: the code that is optimized again, and the heap that grows again, cost more.
 */
export class IdleMemory {
  readonly #gateway: Pick<Gateway, 'inFlight'>;
  readonly #collector: Pick<GarbageCollector, 'shrink'>;
  readonly #measures: IdleMeasures;
  readonly #start: NodeJS.Timeout;
  readonly #checks: NodeJS.Timeout;
  #keptBytes = 0;

  constructor(
    gateway: Pick<Gateway, 'inFlight'>,
    collector: Pick<GarbageCollector, 'shrink'>,
    measures: IdleMeasures = measureThread(),
  ) {
    this.#gateway = gateway;
    this.#collector = collector;
    this.#measures = measures;
    this.#start = setTimeout(() => this.#check({ isIdle: true }), startDelayMs).unref();
    this.#checks = setInterval(
      () => this.#check({ isIdle: measures.utilization() <= maxUtilization }),
      checkIntervalMs,
    ).unref();
  }

  stop(): void {
    clearTimeout(this.#start);
    clearInterval(this.#checks);
  }

  #check({ isIdle }: { isIdle: boolean }): void {
    if (!isIdle || this.#gateway.inFlight > 0 || this.#measures.heapBytes() < this.#keptBytes + minGrowthBytes) return;
    this.#collector.shrink();
    this.#keptBytes = this.#measures.heapBytes();
  }
}
