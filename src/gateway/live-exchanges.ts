import { randomUUID } from 'node:crypto';
import type { Exchange, Recorder } from '../record/exchange.ts';
import { ShortLivedMap } from '../core/short-lived-map.ts';
import { RecentOutcomes } from './recent-outcomes.ts';

/** Observes exchanges while they run. */
export interface LiveObserver {
  opened(exchange: Exchange): void;
  /** A response of the exchange has grown. The recorder may remove its chunks right after this call. */
  progressed(exchange: Exchange): void;
  closed(exchange: Exchange): void;
  /** A method above threw this: the observer is not called again, and the exchange goes on. */
  failed(error: unknown): void;
}

/** An exchange that was opened or closed; changes are numbered from 1. */
export interface LiveChange {
  readonly number: number;
  readonly traceId: string;
}

/** How many changes are remembered for a viewer that connects again. */
const maxChanges = 1000;

/** The exchanges in flight. While nobody observes them, nothing is done when their responses grow. */
export class LiveExchanges {
  /** Changes of another process have other numbers. */
  readonly instance = randomUUID().slice(0, 8);
  /** How the latest requests ended. */
  readonly recent = new RecentOutcomes();
  readonly #open = new ShortLivedMap<string, Exchange>();
  readonly #observers = new Set<LiveObserver>();
  readonly #changes: LiveChange[] = [];
  #lastNumber = 0;

  /** How many exchanges are in flight. */
  get size(): number {
    return this.#open.size;
  }

  /** The number of the last change; 0: there was none. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  /** The exchange in flight whose id begins with this. */
  find(idPrefix: string): Exchange | undefined {
    return this.#open.get(idPrefix) ?? [...this.#open.values()].find(({ traceId }) => traceId.startsWith(idPrefix));
  }

  /** The changes after one; undefined if they are no longer remembered. */
  changesAfter(number: number): readonly LiveChange[] | undefined {
    const first = this.#changes[0]?.number ?? this.#lastNumber + 1;
    if (number > this.#lastNumber || number + 1 < first) return undefined;
    return this.#changes.filter((change) => change.number > number);
  }

  /** Reports all exchanges from now on. Returns a function that ends it. */
  observe(observer: LiveObserver): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }

  /** A recorder that reports to observers what it records. */
  follow(recorder: Recorder): Recorder {
    return {
      ready: recorder.ready,
      tokenRates: recorder.tokenRates,
      open: (exchange) => {
        this.#open.set(exchange.traceId, exchange);
        this.#changed(exchange);
        recorder.open(exchange);
        this.#notify((observer) => observer.opened(exchange));
      },
      progress: (exchange, bytes) => {
        if (this.#observers.size > 0) this.#notify((observer) => observer.progressed(exchange));
        return recorder.progress(exchange, bytes);
      },
      close: (exchange) => {
        this.#open.delete(exchange.traceId);
        this.recent.add(exchange);
        this.#changed(exchange);
        this.#notify((observer) => observer.closed(exchange));
        recorder.close(exchange);
      },
      health: () => recorder.health(),
      mayHaveAnswer: (keys) => recorder.mayHaveAnswer(keys),
      written: () => recorder.written(),
      settled: () => recorder.settled(),
      waitingPlace: () => recorder.waitingPlace(),
      reconfigure: (settings) => recorder.reconfigure(settings),
      stop: () => recorder.stop(),
    };
  }

  #notify(call: (observer: LiveObserver) => void): void {
    for (const observer of this.#observers)
      try {
        call(observer);
      } catch (error) {
        this.#observers.delete(observer);
        observer.failed(error);
      }
  }

  #changed({ traceId }: Exchange): void {
    this.#changes.push({ number: ++this.#lastNumber, traceId });
    if (this.#changes.length > maxChanges) this.#changes.shift();
  }
}
