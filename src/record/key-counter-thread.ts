import { Worker } from 'node:worker_threads';
import { programFile } from '../core/own-package.ts';
import { waitAtMost } from '../core/within-time.ts';
import type { CounterAnswer, CounterCommand } from './key-counter-worker.ts';
import type { Charge, KeyCounterStore, ReserveResult, Settlement } from './store/key-counter-store.ts';
import type { ReportSettlements } from './store/pending-settlements.ts';
import { databaseFileOf } from './store/database.ts';
import { PostgresKeyCounters } from './store/postgresql/key-counters.ts';
import { isPostgresUrl } from './store/store-url.ts';

/** Under load a thread takes a second to start. */
const stopTimeoutMs = 8_000;

/**
 * The counters of keys in the trace database.
 * @param url `file:…` or `postgresql://…`.
 * @param ready settles when the database has the tables of this version; requests wait for it.
 * @param options `startsNow`: the thread or connection starts then, and not with the first request that needs it; `report`
 *   receives lines for the log about what requests used and cannot be written.
 * @throws when `url` names a kind of database that is not supported.
 */
export function createKeyCounterStore(
  url: string,
  ready: Promise<unknown>,
  { startsNow = false, report = () => {} }: { startsNow?: boolean; report?: ReportSettlements } = {},
): KeyCounterStore {
  const store = isPostgresUrl(url)
    ? new PostgresKeyCounters(url, ready, { report })
    : new CounterThread(databaseFileOf(url), ready, report);
  if (startsNow) void store.start();
  return store;
}

interface PendingCall {
  resolve(result: ReserveResult): void;
  reject(error: Error): void;
}

/** Counts in a thread of its own, which starts with the first request that needs it, and again if it ends. */
class CounterThread implements KeyCounterStore {
  readonly #file: string;
  readonly #ready: Promise<unknown>;
  readonly #report: ReportSettlements;
  readonly #calls = new Map<number, PendingCall>();
  #worker: Worker | undefined;
  #nextCall = 0;
  #isStopped = false;

  constructor(file: string, ready: Promise<unknown>, report: ReportSettlements) {
    this.#file = file;
    this.#ready = ready;
    this.#report = report;
  }

  async start(): Promise<void> {
    await this.#ready;
    if (!this.#isStopped) this.#worker ??= this.#createWorker();
  }

  async reserve(id: string, charges: readonly Charge[], expiresAt: number): Promise<ReserveResult> {
    await this.#ready;
    if (this.#isStopped) throw new Error('the counters are stopped');
    const call = this.#nextCall++;
    return new Promise((resolve, reject) => {
      this.#calls.set(call, { resolve, reject });
      this.#post({ type: 'reserve', call, id, charges, expiresAt });
    });
  }

  settle(id: string, final: readonly Settlement[]): void {
    void this.#settleWhenReady(id, final);
  }

  async stop(): Promise<void> {
    // What was settled just now is posted first.
    await waitAtMost(this.#ready, stopTimeoutMs);
    this.#isStopped = true;
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.ref();
    this.#post({ type: 'stop' });
    await waitAtMost(ended, stopTimeoutMs);
    await worker.terminate();
  }

  async #settleWhenReady(id: string, final: readonly Settlement[]): Promise<void> {
    await this.#ready;
    if (!this.#isStopped) this.#post({ type: 'settle', id, final });
  }

  #post(command: CounterCommand): void {
    this.#worker ??= this.#createWorker();
    this.#worker.postMessage(command, []);
  }

  #createWorker(): Worker {
    const worker = new Worker(programFile('record/key-counter-worker'), {
      workerData: { file: this.#file },
      name: 'louter-keys',
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
      // None of the options of the process, which may name loaders or ports that a second thread must not use.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    worker.on('message', (answer: CounterAnswer) => this.#receive(answer));
    let failure = '';
    // Its end follows, and fails what waits for it.
    worker.on('error', (error) => (failure = `: ${error instanceof Error ? error.message : String(error)}`));
    worker.on('exit', () => this.#handleExit(worker, failure));
    return worker;
  }

  #receive(answer: CounterAnswer): void {
    if (answer.type === 'report') return this.#report(answer.report);
    const call = this.#calls.get(answer.call);
    this.#calls.delete(answer.call);
    if (answer.type === 'reserved') call?.resolve(answer.result);
    else call?.reject(new Error(answer.error));
  }

  #handleExit(worker: Worker, failure: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#calls.values()) reject(new Error(`the counting thread ended${failure}`));
    this.#calls.clear();
  }
}
