import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Settler } from './settler.ts';
import type { ExchangeReaders } from './read-exchange.ts';
import type { WriterEvent } from './worker-messages.ts';

/** What else the writing thread has to do. */
export interface OtherWork {
  /** Whether batches wait, or the store is another one: exchanges are read later. */
  isWaiting(): boolean;
  /** Whether the gateway is to end. */
  isEnding(): boolean;
  /** Whether it has no time left before that. */
  isOver(): boolean;
}

/** The longest pause after some exchanges were read, which is else as long as that took: they take half of a core at most. */
const maxPauseMs = 50;
/** After how many milliseconds without a batch a gateway that was busy no longer is. */
const busyPauseMs = 250;

interface Query {
  readonly id: number;
  /** The number of the last exchange that ended before it. */
  upTo?: number;
}

/** When the writing thread reads what was recorded, and what it reports of that. */
export class Settling {
  readonly #send: (event: WriterEvent) => void;
  // Loaded before the first exchange: the codecs take a while.
  readonly #derivation = import('./derived-rows.ts');
  readonly #queries: Query[] = [];
  /** Whether the thread that serves requests has no time for others. */
  isGatewayBusy = false;
  /** How many exchanges were read since the last report. */
  #readCount = 0;
  #isReported = false;
  #hasReportedDefect = false;

  constructor(send: (event: WriterEvent) => void) {
    this.#send = send;
  }

  /** Reads all that was recorded before, also while the gateway is busy. */
  query(id: number): void {
    this.#queries.push({ id });
  }

  /** The store has failed: it reports what is wrong to those who read it. */
  endQueries(): void {
    for (const { id } of this.#queries.splice(0)) this.#send({ type: 'settled', query: id });
  }

  /**
   * Reads exchanges until others wait, or some were read: returns after how many milliseconds the next ones may be read then.
   * While the gateway is busy, they wait, unless a query needs them.
   * @throws when the store is not available.
   */
  async run(settler: Settler, others: OtherWork): Promise<number | undefined> {
    while (settler.hasPending && !others.isWaiting()) {
      const isUrgent = this.#queries.length > 0 || others.isEnding();
      if (this.isGatewayBusy && !isUrgent && !settler.isOverfull) {
        // The next batch may say otherwise, and without one nothing is busy.
        this.isGatewayBusy = false;
        return busyPauseMs;
      }
      const readers = await this.#loadReaders();
      if (others.isWaiting() || others.isOver()) return undefined;
      const start = performance.now();
      const settled = await settler.settleSome(readers);
      const tookMs = performance.now() - start;
      this.#readCount += settled.length;
      for (const { verdict, contradiction, textCalls, metadataOnly } of settled) {
        if (verdict !== null) this.#send({ type: 'checked', verdict, contradiction });
        if (textCalls) this.#send({ type: 'calls-as-text', found: textCalls });
        if (metadataOnly) this.#send({ type: 'given-up', metadataOnly: [metadataOnly] });
      }
      await this.answerQueries(settler, others);
      await nextTurn();
      if (settled.length === 0 && settler.hasPending) return maxPauseMs;
      if (settled.length > 0 && !isUrgent) return Math.min(tookMs, maxPauseMs);
    }
    return undefined;
  }

  /** Answers the queries before which nothing ended that is still to be read. */
  async answerQueries(settler: Settler, others: OtherWork): Promise<void> {
    // Where none waits, the batches that came before them are written.
    const unlisted = others.isWaiting() ? [] : this.#queries.filter(({ upTo }) => upTo === undefined);
    // Those of other processes are listed.
    if (unlisted.length > 0) await settler.lookAgain();
    for (const query of unlisted) query.upTo = settler.newest;
    const answerable: Query[] = [];
    for (const query of this.#queries)
      if (query.upTo !== undefined && !(await settler.hasPendingUpTo(query.upTo))) answerable.push(query);
    if (answerable.length === 0) return;
    await settler.readOpen();
    for (const query of answerable) {
      this.#queries.splice(this.#queries.indexOf(query), 1);
      this.#send({ type: 'settled', query: query.id });
    }
  }

  /** Once a second, while there is something to report. */
  async report(settler: Settler): Promise<void> {
    const [exchanges, oldestAt] = [await settler.countPending(), await settler.oldestAt()];
    const unread = { exchanges, oldestAt, readPerSecond: this.#readCount };
    this.#readCount = 0;
    const isNothing = unread.exchanges + unread.readPerSecond === 0;
    if (!isNothing || this.#isReported) this.#send({ type: 'unread', unread });
    this.#isReported = !isNothing;
  }

  async #loadReaders(): Promise<ExchangeReaders> {
    const { deriveRows: derive, deriveRowsOfTurn: deriveTurn } = await this.#derivation;
    const { checkExchange: check } = await import('./check-exchange.ts');
    const reportDefect = (traceId: string, error: unknown): void => this.#reportDefect(traceId, error);
    return { derive, deriveTurn, check, reportDefect };
  }

  /** Once: what happens again happens with each turn. */
  #reportDefect(traceId: string, error: unknown): void {
    if (this.#hasReportedDefect) return;
    this.#hasReportedDefect = true;
    // Not its message, which may quote what was recorded.
    const place = error instanceof Error ? /\n\s+(at .*)/.exec(error.stack ?? '')?.[1] : undefined;
    const name = error instanceof Error ? error.name : typeof error;
    this.#send({ type: 'slow-reading', traceId, error: `${name} ${place ?? ''}`.trim() });
  }
}
