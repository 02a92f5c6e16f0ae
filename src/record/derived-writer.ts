import type { Database } from 'better-sqlite3';
import type { Redactor } from '../core/redact/redact.ts';
import type { deriveRows, DerivedRows } from './derived-rows.ts';
import { packCore } from './store/core-packing.ts';
import { classifyError } from './store/database.ts';
import { prepareDerivedStatements, type DerivedStatements } from './store/derived-statements.ts';
import { createSizeReader, createTraceLoader, maxBytesReadBack } from './store/load-trace.ts';
import type { StoredTrace } from './store/trace-store.ts';

/** A closed exchange, and the credentials that its client presented. */
interface PendingExchange {
  seq: number;
  secrets: readonly string[];
}

/** More than the exchanges of a day are not remembered: the backlog of the next start has them. */
const maxPending = 100_000;

/**
 * Writes what is derived from closed exchanges: Core, the messages they added, and their tool calls with results. It reads
 * them back from the database, so that this can wait until nothing else is to be written.
 */
export class DerivedWriter {
  readonly #database: Database;
  readonly #redactor: () => Redactor;
  readonly #statements: DerivedStatements;
  readonly #load: ReturnType<typeof createTraceLoader>;
  readonly #measure: (seq: number) => number;
  readonly #pending: PendingExchange[];

  constructor(database: Database, redactor: () => Redactor) {
    this.#database = database;
    this.#redactor = redactor;
    this.#statements = prepareDerivedStatements(database);
    this.#load = createTraceLoader(database);
    this.#measure = createSizeReader(database);
    this.#pending = this.#statements.listBacklog(Date.now() * 1000).map((seq) => ({ seq, secrets: [] }));
  }

  add(exchange: PendingExchange): void {
    if (this.#pending.length < maxPending) this.#pending.push(exchange);
  }

  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /**
   * Writes what is derived from the exchange that was closed first.
   * @throws when the store is not available.
   */
  writeNext(derive: typeof deriveRows): void {
    const next = this.#pending.shift();
    if (!next) return;
    const { seq, secrets } = next;
    const found = this.#statements.findContext(seq);
    if (!found) return;
    const rows = this.#deriveOrNothing(seq, (trace) =>
      derive(trace, found.context, this.#redactor().including(secrets)),
    );
    const write = this.#database.transaction(() => {
      // Another process may have pruned it.
      const current = this.#statements.findContext(seq);
      if (current) this.#statements.insert(seq, current, rows);
    });
    write.immediate();
  }

  /** An exchange that cannot be decoded, or is too large, has an empty row, so that it is not tried again: see normalize.ts. */
  #deriveOrNothing(seq: number, derive: (trace: StoredTrace) => DerivedRows): DerivedRows {
    try {
      const trace = this.#measure(seq) > maxBytesReadBack ? undefined : this.#load(seq);
      if (trace) return derive(trace);
    } catch (error) {
      if (isStoreError(error)) throw error;
    }
    return { core: packCore({ request: null, response: null }), messages: [], toolCalls: [], toolResults: [] };
  }
}

const isStoreError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && classifyError(error).kind === 'store';
