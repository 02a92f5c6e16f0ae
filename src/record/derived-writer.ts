import type { Database } from 'better-sqlite3';
import type { Redactor } from '../core/redact/redact.ts';
import type { deriveRows, DerivedRows } from './derived-rows.ts';
import { packCore } from './store/core-packing.ts';
import { classifyError } from './store/database.ts';
import { prepareDerivedStatements, type DerivedStatements } from './store/derived-statements.ts';
import type { LoadedTraces } from './store/load-trace.ts';
import type { StoredTrace } from './store/trace-store.ts';

/** A closed exchange, and the credentials that its client presented. */
interface PendingExchange {
  seq: number;
  secrets: readonly string[];
}

/** How long a transaction takes at most, and a batch that arrives meanwhile waits, in ms; a large exchange takes longer. */
const maxTransactionMs = 10;

/** More than the exchanges of a day are not remembered: the backlog of the next start has them. */
const maxPending = 100_000;

/**
 * Writes what is derived from closed exchanges: Core, the messages they added, and their tool calls with results. It reads
 * them back from the database, so that this can wait until nothing else is to be written.
 */
export class DerivedWriter {
  readonly #database: Database;
  readonly #redactor: Redactor;
  readonly #statements: DerivedStatements;
  readonly #traces: LoadedTraces;
  readonly #pending: PendingExchange[];

  constructor(database: Database, redactor: Redactor, traces: LoadedTraces) {
    this.#database = database;
    this.#redactor = redactor;
    this.#statements = prepareDerivedStatements(database);
    this.#traces = traces;
    this.#pending = this.#statements.listBacklog(Date.now() * 1000).map((seq) => ({ seq, secrets: [] }));
  }

  add(exchange: PendingExchange): void {
    if (this.#pending.length < maxPending) this.#pending.push(exchange);
  }

  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /**
   * Writes what is derived from the exchanges that were closed first, as many as `maxTransactionMs` allows, in one
   * transaction: of small exchanges, committing each alone takes a third of the time.
   * @throws when the store is not available.
   */
  writeNext(derive: typeof deriveRows): void {
    const write = this.#database.transaction(() => {
      const start = performance.now();
      do this.#write(this.#pending.shift(), derive);
      while (this.hasPending && performance.now() - start < maxTransactionMs);
    });
    write.immediate();
  }

  #write(next: PendingExchange | undefined, derive: typeof deriveRows): void {
    // Another process may have pruned it.
    const found = next && this.#statements.findContext(next.seq);
    if (!found) return;
    const { seq, secrets } = next;
    const rows = this.#deriveOrNothing(seq, (trace) => derive(trace, found.context, this.#redactor.including(secrets)));
    this.#statements.insert(seq, found, rows);
  }

  /** An exchange that cannot be decoded, or is too large, has an empty row, so that it is not tried again: see normalize.ts. */
  #deriveOrNothing(seq: number, derive: (trace: StoredTrace) => DerivedRows): DerivedRows {
    try {
      const trace = this.#traces.load(seq);
      if (trace && trace !== 'too-large') return derive(trace);
    } catch (error) {
      if (isStoreError(error)) throw error;
    }
    return { core: packCore({ request: null, response: null }), messages: [], toolCalls: [], toolResults: [] };
  }
}

const isStoreError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && classifyError(error).kind === 'store';
