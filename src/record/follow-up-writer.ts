import type { Database } from 'better-sqlite3';
import type { Redactor } from '../core/redact/redact.ts';
import { ownVersion } from '../core/version.ts';
import type { checkExchange } from './check/check.ts';
import type { LegVerdict } from './check/verdict.ts';
import { redactFindings, runCheck, skippedCheck } from './check/run-check.ts';
import { combineVerdicts, contradictionReportMs, type Contradiction } from './check/verdict.ts';
import type { deriveRows, DerivedRows } from './derived-rows.ts';
import { prepareCheckStatements, type CheckStatements } from './store/check-statements.ts';
import type { ChunkNumbers } from './store/chunk-numbers.ts';
import { packCore } from './store/core-packing.ts';
import { isStoreError } from './store/database.ts';
import { prepareDerivedStatements, type DerivedStatements } from './store/derived-statements.ts';
import { createSizeReader, createTraceLoader, maxBytesReadBack } from './store/load-trace.ts';
import type { StoredTrace } from './store/trace-store.ts';

/** A closed exchange, and the credentials that its client presented. */
export interface ClosedExchange {
  seq: number;
  secrets: readonly string[];
}

/** `due`: it is to be checked; `busy`: too many others waited when it was closed; `never`: it is only read. */
interface PendingExchange extends ClosedExchange {
  check: 'due' | 'busy' | 'never';
}

/** What the check of an exchange found. */
export interface CheckOutcome {
  verdict: LegVerdict;
  contradiction: Contradiction | null;
}

/** How what was recorded is read. The modules are loaded by the caller: their codecs take a while. */
export interface ExchangeReaders {
  derive: typeof deriveRows;
  /** Absent where there is no time for checks now: what would be checked stays unchecked. */
  check?: typeof checkExchange;
}

/** More than the exchanges of a day are not remembered: the backlog of the next start has them. */
const maxPending = 100_000;
/** More exchanges do not wait to be checked. */
const maxUnchecked = 1_000;

const tooLarge = `larger than ${maxBytesReadBack / 1024 / 1024} MiB`;

/**
 * Reads closed exchanges back from the database when nothing else is to be written: writes what is derived from them (Core,
 * the messages they added, and their tool calls with results), and checks them against themselves. Each is read once.
 */
export class FollowUpWriter {
  readonly #database: Database;
  readonly #redactor: () => Redactor;
  /** Whether exchanges that are added from now on are checked. */
  hasChecks: boolean;
  readonly #derived: DerivedStatements;
  readonly #checks: CheckStatements;
  readonly #load: ReturnType<typeof createTraceLoader>;
  readonly #measure: (seq: number) => number;
  readonly #pending: PendingExchange[];
  #unchecked = 0;

  constructor(
    database: Database,
    redactor: () => Redactor,
    { hasChecks, chunkNumbers }: { hasChecks: boolean; chunkNumbers: ChunkNumbers },
  ) {
    this.#database = database;
    this.#redactor = redactor;
    this.hasChecks = hasChecks;
    this.#derived = prepareDerivedStatements(database, chunkNumbers);
    this.#checks = prepareCheckStatements(database, ownVersion());
    this.#load = createTraceLoader(database);
    this.#measure = createSizeReader(database);
    const backlog = this.#derived.listBacklog(Date.now() * 1000);
    this.#pending = backlog.map((seq) => ({ seq, secrets: [], check: 'never' }));
  }

  add(exchange: ClosedExchange): void {
    if (this.#pending.length >= maxPending) return;
    const check = !this.hasChecks ? 'never' : this.#unchecked < maxUnchecked ? 'due' : 'busy';
    if (check === 'due') this.#unchecked += 1;
    this.#pending.push({ ...exchange, check });
  }

  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /**
   * Derives what the exchange holds that was closed first, and checks it; returns what the check found, if there was one.
   * @throws when the store is not available.
   */
  readNext({ derive, check }: ExchangeReaders): CheckOutcome | undefined {
    const next = this.#pending.shift();
    if (!next) return undefined;
    if (next.check === 'due') this.#unchecked -= 1;
    const { seq } = next;
    const context = this.#derived.findContext(seq);
    if (!context) return undefined;
    const redactor = this.#redactor().including(next.secrets);
    // Larger ones would take more memory than everything else, and more than 0.3 s, in which batches wait.
    const isLarge = this.#measure(seq) > maxBytesReadBack;
    const trace = isLarge ? undefined : this.#loadOrNothing(seq);
    const rows = (trace && deriveOrNothing(() => derive(trace, context.context, redactor))) ?? {
      ...nothingDerived,
      skippedBecause: isLarge ? tooLarge : 'the recorded bodies cannot be read',
    };
    const result = check && this.#check(next, { trace, isLarge, check, redactor });
    const write = this.#database.transaction(() => {
      // Another process may have pruned it.
      const current = this.#derived.findContext(seq);
      if (current) this.#derived.insert(seq, current, rows);
      if (result) this.#checks.save([[seq, result]]);
    });
    write.immediate();
    if (!result) return undefined;
    const [finding] = result.findings;
    const { leg, path = '', what = '' } = finding ?? {};
    const contradiction = trace && leg ? { traceId: trace.row.id, leg, path, what } : null;
    return { verdict: combineVerdicts(result), contradiction };
  }

  /** The latest contradiction that is still reported; where checks are off, none. */
  findNewestContradiction(): Contradiction | undefined {
    if (!this.hasChecks) return undefined;
    return this.#checks.findNewestContradiction((Date.now() - contradictionReportMs) * 1000);
  }

  #check(
    { check: state }: PendingExchange,
    {
      trace,
      isLarge,
      check,
      redactor,
    }: { trace: StoredTrace | undefined; isLarge: boolean; check: typeof checkExchange; redactor: Redactor },
  ) {
    if (state === 'never') return undefined;
    if (isLarge) return skippedCheck(`${tooLarge}: it is checked by louter traces check only`);
    if (state === 'busy') return skippedCheck('busy');
    return trace && redactFindings(runCheck(trace, check), redactor);
  }

  /** What is damaged has an empty row, so that it is not tried again. */
  #loadOrNothing(seq: number): StoredTrace | undefined {
    return deriveOrNothing(() => this.#load(seq));
  }
}

const nothingDerived: DerivedRows = {
  core: packCore({ request: null, response: null }),
  violations: [],
  messages: [],
  toolCalls: [],
  toolResults: [],
  skippedBecause: null,
};

/** An exchange that cannot be decoded has an empty row, so that it is not tried again: see normalize.ts. */
function deriveOrNothing<Result>(derive: () => Result): Result | undefined {
  try {
    return derive();
  } catch (error) {
    if (isStoreError(error)) throw error;
    return undefined;
  }
}
