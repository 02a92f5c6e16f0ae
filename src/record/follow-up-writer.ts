import type { Redactor } from '../core/redact/redact.ts';
import { ownVersion } from '../core/own-package.ts';
import type { checkExchange } from './check/check.ts';
import type { LegVerdict } from './check/verdict.ts';
import { redactFindings, runCheck, skippedCheck } from './check/run-check.ts';
import { combineVerdicts, contradictionReportMs, type Contradiction, type ExchangeCheck } from './check/verdict.ts';
import type { CachedTurn } from './conversation-cache.ts';
import type { DerivedRows } from './derived-rows.ts';
import type { TextCalls } from './problems.ts';
import { forgetParsedBodies } from './recorded-bodies.ts';
import { prepareCheckStatements, type CheckStatements } from './store/check-statements.ts';
import type { ChunkNumbers } from './store/chunk-numbers.ts';
import { packCore } from './store/core-packing.ts';
import { isStoreError } from './store/database.ts';
import { prepareDerivedStatements, type DerivedStatements } from './store/derived-statements.ts';
import { createSizeReader, createTraceLoader, maxBytesReadBack } from './store/load-trace.ts';
import type { StoreDatabase } from './store/store-database.ts';
import type { RecordedExchange, StoredMessage } from './store/trace-store.ts';
import { readExchange, type ExchangeReaders } from './turn-reading.ts';

/** A closed exchange, and the credentials that its client presented. */
export interface ClosedExchange {
  seq: number;
  secrets: readonly string[];
  /** What was written of it, where that is still in memory. */
  recorded?: RecordedExchange | undefined;
  turn?: CachedTurn | undefined;
}

/** `due`: it is to be checked; `busy`: too many others waited when it was closed; `never`: it is only read. */
interface PendingExchange extends ClosedExchange {
  check: 'due' | 'busy' | 'never';
}

/** An exchange that another writer has not read before its store failed. */
export type UnreadExchange = Pick<PendingExchange, 'seq' | 'secrets' | 'check'>;

/** What reading an exchange found. */
export interface FollowUpFinding {
  /** Null where it was not checked. */
  verdict: LegVerdict | null;
  contradiction: Contradiction | null;
  textCalls: TextCalls | null;
}

/** More than the exchanges of a day are not cached: the backlog of the next start has them. */
const maxPending = 100_000;
/** More exchanges do not wait to be checked. */
const maxUnchecked = 1_000;

/**
 * How many bytes of messages wait in memory, those of cached turns aside, and of those: of what is beyond, they are read
 * back from the database.
 */
const maxWaitingBytes = 8 * 1024 * 1024;
const maxWaitingTurnBytes = 40 * 1024 * 1024;

/**
 * How many exchanges are read in one transaction, and for how long at most, in ms. One for each took 6 % of the CPU time in
 * which a small one is recorded.
 */
const maxReadTogether = 16;
const maxReadingMs = 20;

const tooLarge = `larger than ${maxBytesReadBack / 1024 / 1024} MiB`;

/**
 * Reads closed exchanges back from the database when nothing else is to be written: writes what is derived from them (Core,
 * the messages they added, and their tool calls with results), and checks them against themselves. Each is read once.
 */
export class FollowUpWriter {
  readonly #database: StoreDatabase;
  readonly #redactor: () => Redactor;
  /** Whether exchanges that are added from now on are checked. */
  hasChecks: boolean;
  readonly #derived: DerivedStatements;
  readonly #checks: CheckStatements;
  readonly #load: ReturnType<typeof createTraceLoader>;
  readonly #measureStored: (seq: number) => number;
  #pending: PendingExchange[];
  #unchecked = 0;
  #waitingBytes = 0;
  #waitingTurnBytes = 0;

  constructor(
    database: StoreDatabase,
    redactor: () => Redactor,
    { hasChecks, chunkNumbers }: { hasChecks: boolean; chunkNumbers: ChunkNumbers },
  ) {
    this.#database = database;
    this.#redactor = redactor;
    this.hasChecks = hasChecks;
    this.#derived = prepareDerivedStatements(database, chunkNumbers);
    this.#checks = prepareCheckStatements(database, ownVersion());
    this.#load = createTraceLoader(database);
    this.#measureStored = createSizeReader(database);
    const backlog = this.#derived.listBacklog(Date.now() * 1000);
    this.#pending = backlog.map((seq) => ({ seq, secrets: [], check: 'never' }));
  }

  /** What is still to be read, for a writer that takes the place of this one; the bodies are read back then. */
  get unread(): readonly UnreadExchange[] {
    return this.#pending.map(({ seq, secrets, check }) => ({ seq, secrets, check }));
  }

  /** Reads what a writer before has left unread, whose store failed: its backlog does not have what is to be checked. */
  resume(unread: readonly UnreadExchange[]): void {
    const known = new Set(unread.map(({ seq }) => seq));
    this.#unchecked += unread.filter(({ check }) => check === 'due').length;
    this.#pending = [...unread, ...this.#pending.filter(({ seq }) => !known.has(seq))];
  }

  add(exchange: ClosedExchange): void {
    if (this.#pending.length >= maxPending) return;
    const check = !this.hasChecks ? 'never' : this.#unchecked < maxUnchecked ? 'due' : 'busy';
    if (check === 'due') this.#unchecked += 1;
    const { seq, secrets, recorded, turn } = exchange;
    const [own, ofTurn] = measureWaiting(exchange);
    const isHeld =
      this.#waitingBytes + own <= maxWaitingBytes && this.#waitingTurnBytes + ofTurn <= maxWaitingTurnBytes;
    if (turn && !isHeld) turn.base = undefined;
    if (isHeld) this.#waitingBytes += own;
    if (isHeld) this.#waitingTurnBytes += ofTurn;
    this.#pending.push({ seq, secrets, check, ...(isHeld && { recorded, turn }) });
  }

  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /**
   * Derives what the exchanges hold that were closed first, and checks them, a few in one transaction; returns what was found.
   * @throws when the store is not available.
   */
  readNext(readers: ExchangeReaders): FollowUpFinding[] {
    const start = performance.now();
    const findings: FollowUpFinding[] = [];
    const taken: PendingExchange[] = [];
    const readSome = this.#database.transaction(() => {
      while (taken.length < maxReadTogether && performance.now() - start < maxReadingMs) {
        const next = this.#pending.shift();
        if (!next) return;
        taken.push(next);
        const found = this.#read(next, readers);
        if (found) findings.push(found);
      }
    });
    try {
      readSome.immediate();
    } catch (error) {
      if (isStoreError(error)) this.#pending.unshift(...taken);
      throw error;
    }
    for (const exchange of taken) this.#release(exchange);
    return findings;
  }

  #release(exchange: PendingExchange): void {
    if (exchange.check === 'due') this.#unchecked -= 1;
    const [own, ofTurn] = measureWaiting(exchange);
    this.#waitingBytes -= own;
    this.#waitingTurnBytes -= ofTurn;
    if (exchange.recorded) forgetParsedBodies(exchange.recorded.messages);
    // The next turn needs what was computed of this one only.
    if (exchange.turn) exchange.turn.base = undefined;
  }

  #read(next: PendingExchange, readers: ExchangeReaders): FollowUpFinding | undefined {
    const { seq, turn } = next;
    const found = this.#derived.findContext(seq);
    // Another process may have pruned it.
    if (!found) return undefined;
    const redactor = this.#redactor().including(next.secrets);
    // Larger ones would take more memory than everything else, and more than 0.3 s, in which batches wait.
    const isLarge = this.#measure(next) > maxBytesReadBack;
    const trace = isLarge ? undefined : (next.recorded ?? this.#loadOrNothing(seq));
    const { check, ...others } = readers;
    const used = check && next.check === 'due' ? readers : others;
    const read = trace && deriveOrNothing(() => readExchange({ trace, context: found.context, redactor, turn }, used));
    const rows = read?.rows ?? {
      ...nothingDerived,
      skippedBecause: isLarge ? tooLarge : 'the recorded bodies cannot be read',
    };
    this.#derived.insert(seq, found, rows);
    const result = check && this.#resultOf(next, { isLarge, trace, check, found: read?.check, redactor });
    const textCalls = (trace && textCallsOf(trace, rows)) ?? null;
    if (!result) return textCalls ? { verdict: null, contradiction: null, textCalls } : undefined;
    this.#checks.insert(seq, result);
    const [finding] = result.findings;
    const { leg, path = '', what = '' } = finding ?? {};
    const contradiction = trace && leg ? { traceId: trace.row.id, leg, path, what } : null;
    return { verdict: combineVerdicts(result), contradiction, textCalls };
  }

  #measure({ seq, recorded }: PendingExchange): number {
    return recorded ? recorded.messages.reduce((sum, { size }) => sum + size, 0) : this.#measureStored(seq);
  }

  /** The latest contradiction that is still reported; where checks are off, none. */
  findNewestContradiction(): Contradiction | undefined {
    if (!this.hasChecks) return undefined;
    return this.#checks.findNewestContradiction((Date.now() - contradictionReportMs) * 1000);
  }

  #resultOf(
    { check: state }: PendingExchange,
    {
      isLarge,
      trace,
      check,
      found,
      redactor,
    }: {
      isLarge: boolean;
      trace: RecordedExchange | undefined;
      check: typeof checkExchange;
      found: ExchangeCheck | undefined;
      redactor: Redactor;
    },
  ): ExchangeCheck | undefined {
    if (state === 'never') return undefined;
    if (isLarge) return skippedCheck(`${tooLarge}: it is checked by louter traces check only`);
    if (state === 'busy') return skippedCheck('busy');
    // What cannot be decoded may be checked all the same.
    const result = found ?? (trace && runCheck(trace, check));
    return result && redactFindings(result, redactor);
  }

  /** What is damaged has an empty row, so that it is not tried again. */
  #loadOrNothing(seq: number): RecordedExchange | undefined {
    return deriveOrNothing(() => this.#load(seq));
  }
}

function textCallsOf({ row }: RecordedExchange, { problem }: DerivedRows): TextCalls | undefined {
  if (!problem || row.backend === null) return undefined;
  const { kind, party, what, next } = problem;
  if (party !== 'configuration' || (kind !== 'calls-as-text' && kind !== 'other-dialect')) return undefined;
  return { traceId: row.id, backend: row.backend, model: row.model, dialect: row.dialect, what, next };
}

/** How many bytes of an exchange wait in memory: of its own, and of its cached turn. */
function measureWaiting({ recorded, turn }: ClosedExchange): [own: number, ofTurn: number] {
  if (!recorded) return [0, 0];
  const sizeOf = (message: StoredMessage): number => message.body?.length ?? 0;
  const isOfTurn = ({ body }: StoredMessage): boolean =>
    body !== null && (body === turn?.client.bytes || body === turn?.upstream?.split.bytes);
  const ofTurn = recorded.messages.filter(isOfTurn).reduce((sum, message) => sum + sizeOf(message), 0);
  return [recorded.messages.reduce((sum, message) => sum + sizeOf(message), 0) - ofTurn, ofTurn];
}

const nothingDerived: DerivedRows = {
  core: packCore({ request: null, response: null }),
  violations: [],
  messages: [],
  toolCalls: [],
  toolResults: [],
  problem: null,
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
