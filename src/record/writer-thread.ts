import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { programFile } from '../core/own-package.ts';
import { ShortLivedMap } from '../core/short-lived-map.ts';
import type { JournalSegment } from './journal.ts';
import type { PartialResponses } from './partial-responses.ts';
import {
  monotonicMs,
  type WriterCommand,
  type WriterEvent,
  type WriterOptions,
  type WriterSettings,
} from './worker-messages.ts';

/** How long `stop` waits for the thread, and how much of that the thread may use for writing. */
const stopTimeoutMs = 10_000;
const writeTimeoutMs = 8_000;

/** A thread that is busy for longer, or waits for its store, does not answer a look-up. */
const lookUpTimeoutMs = 1000;

/** A query does not wait longer for exchanges that are still to be written or read. */
const settleTimeoutMs = 10_000;

/** Above this share of its time the thread that serves requests counts as busy. */
const busyUtilization = 0.8;

const minRestartDelayMs = 100;
const maxRestartDelayMs = 5_000;

/** An exchange of a batch, or a part of it. */
export interface BatchedExchange {
  traceId: string;
  /** Whether the journal has it too. */
  isKept: boolean;
}

/** How many exchanges a recorder that ends has not written: the next gateway finds all of some in the journal. */
export interface UnwrittenExchanges {
  kept: number;
  lost: number;
}

/** Exchanges on their way to the thread. */
export interface WriterBatch {
  json: string;
  bytes: ArrayBuffer;
  /** Where the bytes of each exchange begin, if that is not in `json`. */
  starts?: readonly number[] | undefined;
  /** What holds its exchanges on disk until it is written. */
  segments: readonly JournalSegment[];
  exchanges: readonly BatchedExchange[];
  /** How many of them have bodies. */
  withBodies: number;
  /** What it takes in the queue. */
  queuedBytes: number;
  /** How many bytes it holds of responses that are still arriving. */
  arriving: readonly (readonly [PartialResponses, number])[];
}

interface BatchInFlight extends Omit<WriterBatch, 'bytes'> {
  /** A thread that may have ended because of it had its bodies from the journal. */
  isRestored: boolean;
  /** The thread it was sent to has ended: it was sent to the next one without its bodies. */
  areBodiesLost: boolean;
  /** Called when it is written or given up. */
  readonly waiting: (() => void)[];
}

/** What the thread reports. */
export interface WriterThreadListener {
  received(event: WriterEvent): void;
  /** A batch is written, or is given up because threads ended that had it. */
  acknowledged(batch: Omit<WriterBatch, 'bytes'>): void;
  lost(exchanges: { bodies: number; exchanges: number }): void;
  failed(error: string): void;
  ended(): void;
  restarted(): void;
}

/** The thread that writes. It is started again when it ends; what it had not written is sent to the next one. */
export class WriterThread {
  #options: WriterOptions;
  readonly #listener: WriterThreadListener;
  readonly #inFlight = new ShortLivedMap<number, BatchInFlight>();
  #worker: Worker | undefined;
  #nextBatch = 0;
  readonly #lookUps = new ShortLivedMap<number, (mayBeFound: boolean) => void>();
  readonly #queries = new ShortLivedMap<number, () => void>();
  #nextQuestion = 0;
  #utilization = performance.eventLoopUtilization();
  #restartDelayMs = minRestartDelayMs;
  #isStopping = false;
  #exchanges = 0;
  #queuedBytes = 0;

  constructor(options: WriterOptions, listener: WriterThreadListener) {
    this.#options = options;
    this.#listener = listener;
    // Not at once: a process that cannot start otherwise leaves no empty database.
    setImmediate(() => this.#startFirst());
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** How many exchanges the thread has not written yet, and what they take in the queue. */
  get inFlight(): { exchanges: number; queuedBytes: number } {
    return { exchanges: this.#exchanges, queuedBytes: this.#queuedBytes };
  }

  send({ bytes, ...batch }: WriterBatch): void {
    const id = this.#nextBatch++;
    this.#post({ type: 'batch', batch: id, json: batch.json, bytes, starts: batch.starts, isBusy: this.#isBusy() });
    this.#inFlight.set(id, { ...batch, isRestored: false, areBodiesLost: false, waiting: [] });
    this.#exchanges += batch.exchanges.length;
    this.#queuedBytes += batch.queuedBytes;
  }

  /** As `Recorder.mayHaveAnswer`. */
  mayHaveAnswer(keys: readonly string[]): Promise<boolean> {
    if (!this.#worker) return Promise.resolve(true);
    const lookUp = this.#nextQuestion++;
    this.#post({ type: 'look-up', lookUp, keys });
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.#settleLookUp(lookUp, true), lookUpTimeoutMs);
      this.#lookUps.set(lookUp, (mayBeFound) => {
        clearTimeout(timeout);
        resolve(mayBeFound);
      });
    });
  }

  /** As `Recorder.written`. */
  written(): Promise<void> {
    const last = [...this.#inFlight.values()].at(-1);
    if (!this.#worker || !last) return Promise.resolve();
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(), settleTimeoutMs);
      last.waiting.push(() => {
        clearTimeout(timeout);
        resolve();
      });
    });
  }

  /** As `Recorder.settled`. */
  settled(): Promise<void> {
    if (!this.#worker) return Promise.resolve();
    const query = this.#nextQuestion++;
    this.#post({ type: 'settle', query });
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(), settleTimeoutMs);
      this.#queries.set(query, () => {
        clearTimeout(timeout);
        resolve();
      });
    });
  }

  /** Whether this thread, which serves requests, has hardly had time to wait since the last batch. */
  #isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#utilization);
    this.#utilization = now;
    return utilization > busyUtilization;
  }

  #settleLookUp(lookUp: number, mayBeFound: boolean): void {
    this.#lookUps.get(lookUp)?.(mayBeFound);
    this.#lookUps.delete(lookUp);
  }

  /** Applies to batches that are sent from now on. */
  reconfigure(settings: WriterSettings): void {
    this.#options = { ...this.#options, ...settings };
    this.#post({ type: 'settings', settings });
  }

  /** No batch may follow but those that are queued, and a thread that ends is not started again. */
  prepareStop({ hasQueued }: { hasQueued: boolean }): void {
    this.#isStopping = true;
    if (this.#worker || (!hasQueued && this.#exchanges === 0)) return;
    this.#start();
    this.#resend();
  }

  /** Lets the thread write what it has, and returns what it did not write. */
  async stop(): Promise<UnwrittenExchanges> {
    if (this.#worker) await this.#end(this.#worker);
    const unwritten = countUnwritten([...this.#inFlight.values()].flatMap(({ exchanges }) => exchanges));
    this.#inFlight.clear();
    this.#exchanges = 0;
    this.#queuedBytes = 0;
    return unwritten;
  }

  #startFirst(): void {
    if (!this.#isStopping) this.#start();
  }

  #start(): void {
    const worker = new Worker(programFile('record/worker'), {
      workerData: { ...this.#options, compileCache: getCompileCacheDir() } satisfies WriterOptions,
      name: 'louter-traces',
      // Long bodies pass through it in short-lived pieces, which by default accumulate to some 50 MB. With 8 MB what a batch
      // needs outlived its collections, which took twice the time: 0.4 ms of a small exchange.
      resourceLimits: { maxYoungGenerationSizeMb: 24 },
      // None of the options of the process, which may name loaders or ports that a second thread must not use.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    worker.on('message', (event: WriterEvent) => this.#receive(event));
    worker.on('error', (error: Error) => this.#listener.failed(`the writing thread failed: ${error.message}`));
    worker.on('exit', () => this.#handleExit(worker));
    this.#worker = worker;
  }

  #receive(event: WriterEvent): void {
    if (event.type === 'written') {
      this.#acknowledge(event.batch);
      this.#restartDelayMs = minRestartDelayMs;
    }
    if (event.type === 'settled') {
      this.#queries.get(event.query)?.();
      this.#queries.delete(event.query);
    }
    if (event.type === 'looked-up') this.#settleLookUp(event.lookUp, event.mayBeFound);
    this.#listener.received(event);
  }

  #acknowledge(id: number): void {
    const batch = this.#inFlight.get(id);
    if (!batch) return;
    this.#inFlight.delete(id);
    this.#exchanges -= batch.exchanges.length;
    this.#queuedBytes -= batch.queuedBytes;
    for (const proceed of batch.waiting) proceed();
    this.#listener.acknowledged(batch);
  }

  #handleExit(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const settle of this.#lookUps.values()) settle(true);
    this.#lookUps.clear();
    // The store reports what is wrong with it.
    for (const resolve of this.#queries.values()) resolve();
    this.#queries.clear();
    for (const { waiting } of this.#inFlight.values()) for (const proceed of waiting.splice(0)) proceed();
    if (this.#isStopping) return;
    this.#listener.ended();
    setTimeout(() => this.#restart(), this.#restartDelayMs).unref();
    this.#restartDelayMs = Math.min(this.#restartDelayMs * 2, maxRestartDelayMs);
  }

  #restart(): void {
    if (this.#isStopping) return;
    this.#start();
    this.#resend();
    this.#listener.restarted();
  }

  /**
   * The bodies are lost with the thread that had them, unless the journal has them. Batches are written in their order: the first
   * may be what ended the thread. It is sent to one more thread with its bodies, to one without them, and then given up.
   */
  #resend(): void {
    const [first] = this.#inFlight.values();
    for (const [id, batch] of this.#inFlight) {
      const restoreFrom = [...new Set(batch.segments.map(({ path }) => path))];
      if (batch === first && batch.areBodiesLost) {
        this.#acknowledge(id);
        this.#listener.lost({ bodies: 0, exchanges: batch.exchanges.length });
      } else if (restoreFrom.length > 0 && !batch.areBodiesLost && !(batch === first && batch.isRestored)) {
        batch.isRestored = batch === first;
        this.#postWithoutBytes(id, batch, restoreFrom);
      } else {
        if (!batch.areBodiesLost) this.#listener.lost({ bodies: batch.withBodies, exchanges: 0 });
        batch.areBodiesLost = true;
        this.#postWithoutBytes(id, batch);
      }
    }
  }

  #postWithoutBytes(batch: number, { json, starts }: BatchInFlight, restoreFrom?: readonly string[]): void {
    this.#post({ type: 'batch', batch, json, bytes: new ArrayBuffer(0), starts, restoreFrom, isBusy: false });
  }

  #end(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        void worker.terminate();
        resolve();
      }, stopTimeoutMs);
      worker.once('exit', () => {
        clearTimeout(timeout);
        resolve();
      });
      worker.ref();
      this.#post({ type: 'stop', deadlineMs: monotonicMs() + writeTimeoutMs });
    });
  }

  #post(command: WriterCommand): void {
    this.#worker?.postMessage(command, command.type === 'batch' ? [command.bytes] : []);
  }
}

/** An exchange may be in several batches: it is kept when all of them are. */
function countUnwritten(exchanges: readonly BatchedExchange[]): UnwrittenExchanges {
  const all = new Set(exchanges.map(({ traceId }) => traceId));
  const lost = new Set(exchanges.flatMap(({ traceId, isKept }) => (isKept ? [] : [traceId])));
  return { kept: all.size - lost.size, lost: lost.size };
}
