// The thread that counts what keys use in the trace database: its waits for locks and disks stop no request.
import { excludeEnvironment } from '../core/private-reports.ts';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Charge, ReserveResult, Settlement } from './store/key-counter-store.ts';
import { PendingSettlements, type SettlementReport } from './store/pending-settlements.ts';
import { SqliteKeyCounters } from './store/key-counters.ts';

excludeEnvironment();

/** What the thread is asked for. */
export type CounterCommand =
  | { type: 'reserve'; call: number; id: string; charges: readonly Charge[]; expiresAt: number }
  | { type: 'settle'; id: string; final: readonly Settlement[] }
  | { type: 'stop' };

/** Its answer to `reserve`, or a line for the log. */
export type CounterAnswer =
  | { type: 'reserved'; call: number; result: ReserveResult }
  | { type: 'failed'; call: number; error: string }
  | { type: 'report'; report: SettlementReport };

const retryMs = 1_000;

class CounterLoop {
  readonly #port: MessagePort;
  readonly #file: string;
  #counters: SqliteKeyCounters | undefined;
  readonly #pending = new PendingSettlements((report) => this.#send({ type: 'report', report }));
  #retryTimer: NodeJS.Timeout | undefined;

  constructor(port: MessagePort, file: string) {
    this.#port = port;
    this.#file = file;
  }

  start(): void {
    this.#port.on('message', (command: CounterCommand) => this.#handle(command));
  }

  #handle(command: CounterCommand): void {
    switch (command.type) {
      case 'reserve':
        return this.#answer(command);
      case 'settle':
        this.#pending.add(command);
        return this.#settlePending();
      case 'stop':
        this.#settlePending();
        return this.#end();
    }
  }

  #answer({ call, id, charges, expiresAt }: CounterCommand & { type: 'reserve' }): void {
    try {
      this.#settlePending();
      this.#send({ type: 'reserved', call, result: this.#open().reserve(id, charges, expiresAt) });
    } catch (error) {
      this.#close();
      this.#send({ type: 'failed', call, error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** In order; what fails is tried again. */
  #settlePending(): void {
    try {
      for (let [next] = this.#pending.first(1); next; [next] = this.#pending.first(1)) {
        this.#open().settle(next.id, next.final);
        this.#pending.written([next]);
      }
    } catch (error) {
      // The database is locked, full or gone: later requests are counted by their process meanwhile.
      this.#pending.failed(error);
      this.#close();
      this.#retryTimer ??= setTimeout(() => {
        this.#retryTimer = undefined;
        this.#settlePending();
      }, retryMs);
    }
  }

  #open(): SqliteKeyCounters {
    return (this.#counters ??= new SqliteKeyCounters(this.#file));
  }

  #close(): void {
    const counters = this.#counters;
    this.#counters = undefined;
    counters?.close();
  }

  #send(answer: CounterAnswer): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
    this.#port.postMessage(answer);
  }

  #end(): void {
    clearTimeout(this.#retryTimer);
    this.#pending.end();
    this.#close();
    this.#port.close();
  }
}

if (!parentPort) throw new Error('key-counter-worker.ts runs as a worker thread only');
const { file }: { file: string } = workerData;
new CounterLoop(parentPort, file).start();
