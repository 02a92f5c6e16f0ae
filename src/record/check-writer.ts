import type { Database } from 'better-sqlite3';
import type { Redactor } from '../core/redact/redact.ts';
import { ownVersion } from '../core/version.ts';
import type { checkExchange, ExchangeCheck, LegVerdict } from './check/check.ts';
import { combineVerdicts, contradictionReportMs, type Contradiction } from './check/verdict.ts';
import { prepareCheckStatements, type CheckStatements } from './store/check-statements.ts';
import { classifyError } from './store/database.ts';
import type { LoadedTraces } from './store/load-trace.ts';
import type { StoredTrace } from './store/trace-store.ts';

/** A closed exchange, and the credentials that its client presented. */
interface PendingExchange {
  seq: number;
  secrets: readonly string[];
}

/** What the check of an exchange found. */
export interface CheckOutcome {
  verdict: LegVerdict;
  contradiction: Contradiction | null;
}

/** More exchanges do not wait to be checked. */
const maxPending = 1_000;
/** More exchanges are not marked as skipped either: they are simply unchecked. */
const maxPassedOver = 100_000;
const maxPassedOverPerStep = 200;

/** Checks closed exchanges against themselves, one after another, when nothing else is to be written. */
export class CheckWriter {
  readonly #redactor: Redactor;
  readonly #statements: CheckStatements;
  readonly #traces: LoadedTraces;
  readonly #pending: PendingExchange[] = [];
  readonly #passedOver: number[] = [];

  constructor(database: Database, redactor: Redactor, traces: LoadedTraces) {
    this.#redactor = redactor;
    this.#statements = prepareCheckStatements(database, ownVersion());
    this.#traces = traces;
  }

  add(exchange: PendingExchange): void {
    if (this.#pending.length < maxPending) this.#pending.push(exchange);
    else if (this.#passedOver.length < maxPassedOver) this.#passedOver.push(exchange.seq);
  }

  get hasPending(): boolean {
    return this.#pending.length + this.#passedOver.length > 0;
  }

  /** Whether the exchange that is checked next has been read already. */
  get isNextLoaded(): boolean {
    const [next] = this.#pending;
    return next !== undefined && this.#traces.isKept(next.seq);
  }

  /**
   * Checks the exchange that was closed first, and returns what was found. With none left, it marks some of those that
   * it had no time for.
   * @throws when the store is not available.
   */
  checkNext(check: typeof checkExchange): CheckOutcome[] {
    const next = this.#pending.shift();
    if (!next) return this.#skip(this.#passedOver.splice(0, maxPassedOverPerStep));
    const { seq, secrets } = next;
    const trace = this.#traces.take(seq);
    // It would take more than 0.3 s, in which batches wait.
    if (trace === 'too-large') return this.#skip([seq]);
    if (!trace) return [];
    const result = redactFindings(runCheck(trace, check), this.#redactor.including(secrets));
    this.#statements.save([[seq, result]]);
    const [finding] = result.findings;
    const contradiction = finding && {
      traceId: trace.row.id,
      leg: finding.leg,
      path: finding.path,
      what: finding.what,
    };
    return [{ verdict: combineVerdicts(result), contradiction: contradiction ?? null }];
  }

  /** The latest contradiction that is still reported. */
  findNewestContradiction(): Contradiction | undefined {
    return this.#statements.findNewestContradiction((Date.now() - contradictionReportMs) * 1000);
  }

  #skip(seqs: readonly number[]): CheckOutcome[] {
    this.#statements.save(seqs.map((seq) => [seq, skippedCheck('busy')]));
    return seqs.map(() => ({ verdict: 'skipped', contradiction: null }));
  }
}

/** The check of an exchange, which is skipped where it fails: what is recorded may be anything. */
export function runCheck(trace: StoredTrace, check: typeof checkExchange): ExchangeCheck {
  try {
    return check(trace);
  } catch (error) {
    if (error instanceof Error && 'code' in error && classifyError(error).kind === 'store') throw error;
    return skippedCheck(`the check failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const skippedCheck = (reason: string): ExchangeCheck => ({
  request: 'skipped',
  answer: 'skipped',
  findings: [],
  skippedBecause: reason,
});

/** A credential that arrived in pieces is in one piece only in a finding. */
export function redactFindings(check: ExchangeCheck, redactor: Redactor): ExchangeCheck {
  const redact = (text: string | null): string | null => text && redactor.text(text);
  const { findings, skippedBecause } = check;
  return {
    ...check,
    skippedBecause: redact(skippedBecause),
    findings: findings.map((finding) => ({
      ...finding,
      path: redactor.text(finding.path),
      what: redactor.text(finding.what),
      expected: redact(finding.expected),
      got: redact(finding.got),
    })),
  };
}
