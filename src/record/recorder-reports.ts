import type { Contradiction } from '../judge/verdict.ts';
import type { RecorderHealth } from './exchange.ts';
import type { MetadataOnlyExchange } from './exchange-record.ts';
import type { TextCalls } from './problems.ts';
import type { RecoveredExchanges, WriteResult } from './worker-messages.ts';
import type { Upgrade } from './store/migrations.ts';
import type { UnwrittenExchanges } from './writer-thread.ts';

/** The part of a pino logger that the recorder uses. */
export interface RecorderLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How often a long update of the database is reported. */
const upgradeReportMs = 5000;
/** Clients may request models of any name. */
const maxTextCalls = 20;

/** What the recorder found out about exchanges, in its health and in the log. */
export class RecorderReports {
  readonly #health: RecorderHealth;
  readonly #log: RecorderLog;
  #upgradeTimer: NodeJS.Timeout | undefined;

  constructor(health: RecorderHealth, log: RecorderLog) {
    this.#health = health;
    this.#log = log;
  }

  /** Requests are served meanwhile, and wait in the queue to be recorded. */
  upgrading(step: string): void {
    const { store } = this.#health;
    this.#log.info({ store }, step);
    this.#health.state = 'degraded';
    this.#health.lastError = step;
    this.endUpgrade();
    const startedAt = performance.now();
    this.#upgradeTimer = setInterval(
      () => this.#log.info({ store }, `${step}: ${Math.round((performance.now() - startedAt) / 1000)} s so far`),
      upgradeReportMs,
    ).unref();
  }

  upgraded({ migrations, copy, tookMs }: Upgrade): void {
    this.endUpgrade();
    this.#health.state = 'ok';
    this.#health.lastError = null;
    const kept = copy === null ? '' : `; the earlier one is kept as ${copy} for a day`;
    this.#log.info(
      { store: this.#health.store, migrations, seconds: Math.round(tookMs / 100) / 10 },
      `the trace database was updated to this version${kept}`,
    );
  }

  /** Nothing more is reported of an upgrade. */
  endUpgrade(): void {
    clearInterval(this.#upgradeTimer);
  }

  /** A batch is in the database, or what could be written of it. */
  written({ written, lostBodies, lostExchanges, metadataOnly }: WriteResult): void {
    this.#health.written += written;
    this.#health.lostBodies += lostBodies;
    this.#health.lostExchanges += lostExchanges;
    this.metadataOnly(metadataOnly);
  }

  metadataOnly(exchanges: readonly MetadataOnlyExchange[]): void {
    this.#health.setAside += exchanges.length;
    for (const { traceId, reason } of exchanges)
      this.#log.error(
        { traceId },
        `only the metadata of this request is recorded, the rest cannot be written: ${reason}`,
      );
  }

  /** At the end of the recorder. */
  unwritten({ kept, lost }: UnwrittenExchanges): void {
    const { store, lastError, journal } = this.#health;
    const reason = lastError ?? 'the writing thread did not finish in time';
    if (kept > 0)
      this.#log.warn(
        { store, directory: journal?.directory, exchanges: kept },
        `requests are not in the database yet, the next gateway with this journal records them: ${reason}`,
      );
    if (lost === 0) return;
    this.#health.lostExchanges += lost;
    this.#log.error({ store, exchanges: lost }, `requests were not recorded: ${reason}`);
  }

  contradiction(contradiction: Contradiction): void {
    this.#health.newestContradiction = contradiction;
    this.#log.warn(contradiction, 'what was sent does not agree with what was received; see louter traces show');
  }

  /** Logged once for each backend, model and dialect. */
  textCalls(found: TextCalls): void {
    const { traceId, backend, model, what, next } = found;
    const isSameModel = (each: TextCalls): boolean => each.backend === backend && each.model === model;
    const all = this.#health.newestTextCalls;
    const known = all.find(isSameModel);
    const others = all.filter((each) => !isSameModel(each));
    this.#health.newestTextCalls = [...others, found].slice(-maxTextCalls);
    if (known?.what !== what) this.#log.warn({ traceId }, `${what}. ${next}`);
  }

  slowReading({ traceId, error }: { traceId: string; error: string }): void {
    this.#log.warn(
      { traceId },
      `a bug in Louter: this request was recorded, but its history had to be read as a whole: ${error}`,
    );
  }

  recovered({ exchanges, interrupted }: RecoveredExchanges): void {
    const { journal, store } = this.#health;
    if (journal) journal.recovered += exchanges;
    this.#log.info(
      { store, requests: exchanges, interrupted },
      'requests are stored that only a journal had: of a gateway that was killed, or that could not keep up',
    );
  }
}
