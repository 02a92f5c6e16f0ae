import { randomBytes } from 'node:crypto';
import { ShortLivedMap } from '../core/short-lived-map.ts';
import { unreachable } from '../core/unreachable.ts';
import { Backpressure } from './backpressure.ts';
import {
  createHealth,
  type Exchange,
  type Recorder,
  type RecorderHealth,
  type RecorderSettings,
  type TokenRate,
  type WaitingPlace,
} from './exchange.ts';
import { encodeUnkept, estimateBytes, metadataBytes } from './exchange-record.ts';
import type { RecorderJournal, JournaledExchange } from './recorder-journal.ts';
import { HeldBytes, maxPendingBytes, PartialResponses } from './partial-responses.ts';
import { ReadUsageTotals } from './read-usage.ts';
import { RecorderReports, type RecorderLog } from './recorder-reports.ts';
import { createSplitFinder } from './split-finder.ts';
import { shownStoreUrl } from './store/store-url.ts';
import type { WriterEvent, WriterOptions } from './worker-messages.ts';
import { WriterThread } from './writer-thread.ts';

export interface RecorderOptions extends Omit<WriterOptions, 'processStarted' | 'journal'> {
  log: RecorderLog;
  /** Where exchanges are kept until the database has them, so that a killed process loses none; absent or null: nowhere. */
  journalDirectory?: string | null;
}

/** How long an exchange waits for others to be written with it. */
const flushDelayMs = 100;
/** How often bytes of responses that arrive slowly are given to the writer. */
const pieceIntervalMs = 1000;
/** Collecting a batch takes the thread that serves requests about 50 µs per exchange of 25 KB. */
const maxBatchExchanges = 50;
const maxBatchBytes = 1024 * 1024;

/** What may wait for the writer with its bodies; beyond that exchanges are recorded without bodies. */
const maxQueuedWithBodies = 2000;
const maxQueuedBytes = 64 * 1024 * 1024;
/** Beyond this, exchanges are not recorded at all. */
const maxQueuedExchanges = 4 * maxQueuedWithBodies;

/** In microseconds since 1970. */
const processStarted = Math.round(performance.timeOrigin * 1000);

/**
 * Records exchanges into a database that a thread of its own writes. The queue is bounded: beyond its limits bodies are
 * given up before metadata, and `health` counts both.
 * @throws when `url` names a kind of store that is not supported.
 */
export const createRecorder = (options: RecorderOptions): Recorder => new ThreadedRecorder(options);

interface QueuedExchange extends JournaledExchange {
  queuedBytes: number;
}

class ThreadedRecorder implements Recorder {
  readonly ready: Promise<unknown>;
  readonly tokenRates: Promise<readonly TokenRate[]>;
  readonly #log: RecorderLog;
  readonly #health: RecorderHealth;
  readonly #reports: RecorderReports;
  readonly #readUsage = new ReadUsageTotals();
  #secrets: readonly string[];
  #createFindSplit: ReturnType<typeof createSplitFinder>;
  readonly #thread: WriterThread;
  readonly #backpressure = new Backpressure();
  readonly #queue = new ShortLivedMap<Exchange, QueuedExchange>();
  /** Of open exchanges whose responses are arriving. */
  readonly #responses = new ShortLivedMap<Exchange, PartialResponses>();
  readonly #held = new HeldBytes();
  /** Exchanges whose client request was given to the writer. */
  readonly #sentRequests = new WeakSet<Exchange>();
  readonly #loaded = Promise.withResolvers<void>();
  readonly #opened = Promise.withResolvers<void>();
  readonly #rates = Promise.withResolvers<readonly TokenRate[]>();
  #journal: RecorderJournal | undefined;
  #bodies: 'full' | 'metadata';
  #queuedBytes = 0;
  #flushTimer: NodeJS.Timeout | undefined;
  #pieceTimer: NodeJS.Timeout | undefined;
  #stopped: Promise<void> | undefined;

  constructor({ log, journalDirectory: directory, ...options }: RecorderOptions) {
    this.#log = log;
    this.#bodies = options.bodies;
    this.#health = createHealth(shownStoreUrl(options.url), 'ok');
    this.#reports = new RecorderReports(this.#health, log);
    if (directory) this.#health.journal = { directory, state: 'waiting', error: null, bytes: 0, recovered: 0 };
    const journal = directory ? { directory, instance: randomBytes(6).toString('hex') } : undefined;
    this.ready = Promise.all([this.#loaded.promise, this.#opened.promise]);
    this.tokenRates = this.#rates.promise;
    this.#secrets = options.secrets;
    this.#createFindSplit = createSplitFinder(options.secrets);
    this.#thread = new WriterThread(
      { ...options, processStarted, journal },
      {
        received: (event) => this.#receive(event),
        acknowledged: ({ arriving, segments }) => {
          this.#backpressure.acknowledge(arriving);
          this.#journal?.release(segments);
          if (this.#thread.inFlight.exchanges === 0) this.#journal?.handOver();
        },
        lost: ({ bodies, exchanges }) => {
          this.#health.lostBodies += bodies;
          this.#health.lostExchanges += exchanges;
        },
        failed: (error) => this.#reportFailure('degraded', error),
        ended: () => {
          if (this.#health.state === 'ok') this.#reportFailure('degraded', 'the writing thread ended');
        },
        restarted: () => {
          if (this.#queue.size > 0) this.#scheduleFlush();
        },
      },
    );
  }

  open(exchange: Exchange): void {
    this.#enqueue(exchange, { isClosed: false });
  }

  close(exchange: Exchange): void {
    this.#enqueue(exchange, { isClosed: true });
  }

  progress(exchange: Exchange, bytes: number): Promise<void> | undefined {
    if (this.#stopped) return undefined;
    const responses = this.#responsesOf(exchange);
    responses.unsentBytes += bytes;
    if (responses.isDiscarded) responses.discard(exchange);
    else if (responses.unsentBytes >= maxPendingBytes) {
      this.#enqueue(exchange, { isClosed: false });
      setImmediate(() => this.#flush());
    }
    this.#pieceTimer ??= setTimeout(() => this.#enqueuePieces(), pieceIntervalMs).unref();
    return this.#health.state === 'ok' ? this.#backpressure.pauseIfBehind(responses) : undefined;
  }

  health(): RecorderHealth {
    const { exchanges, queuedBytes } = this.#thread.inFlight;
    return {
      ...this.#health,
      ...(this.#health.journal && { journal: { ...this.#health.journal, bytes: this.#journal?.bytes ?? 0 } }),
      readUsage: this.#readUsage.totals,
      queuedExchanges: this.#queue.size + exchanges,
      queuedBytes: this.#queuedBytes + queuedBytes,
    };
  }

  async mayHaveAnswer(keys: readonly string[]): Promise<boolean> {
    return this.#health.state !== 'ok' || this.#thread.mayHaveAnswer(keys);
  }

  async written(): Promise<void> {
    if (this.#flushAll()) await this.#thread.written();
  }

  async settled(): Promise<void> {
    if (this.#flushAll()) await this.#thread.settled();
  }

  waitingPlace(): WaitingPlace | undefined {
    return this.#health.state === 'ok' || this.#health.state === 'off' ? undefined : this.#journal?.place;
  }

  /** Returns whether what is queued is on its way: the store may be failing. */
  #flushAll(): boolean {
    if (this.#health.state !== 'ok') return false;
    while (this.#queue.size > 0 && this.#thread.isRunning) this.#flush();
    return true;
  }

  reconfigure({ secrets, ...settings }: RecorderSettings): void {
    // Exchanges in flight may still contain the earlier ones.
    const all = [...new Set([...secrets, ...this.#secrets])].toSorted((one, other) => other.length - one.length);
    this.#secrets = all;
    this.#createFindSplit = createSplitFinder(all);
    this.#bodies = settings.bodies;
    this.#journal?.reconfigure({ bodies: settings.bodies, secrets: all });
    this.#thread.reconfigure({ ...settings, secrets: all });
  }

  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop());
  }

  // ---------------------------------------------------------------- queue

  #responsesOf(exchange: Exchange): PartialResponses {
    const known = this.#responses.get(exchange);
    if (known) return known;
    const responses = new PartialResponses(this.#createFindSplit(exchange.request), this.#held);
    this.#responses.set(exchange, responses);
    return responses;
  }

  #enqueue(exchange: Exchange, { isClosed }: { isClosed: boolean }): void {
    if (this.#stopped) return;
    const queued = this.#queue.get(exchange);
    if (queued) this.#queuedBytes -= queued.queuedBytes;
    this.#queue.delete(exchange);
    const responses = this.#responses.get(exchange);
    if (isClosed) this.#responses.delete(exchange);
    if (isClosed) responses?.end();
    const waiting = this.#queue.size + this.#thread.inFlight.exchanges;
    const includesRequest = queued?.includesRequest ?? !this.#sentRequests.has(exchange);
    const pending = { exchange, isClosed, includesRequest, areBodiesLost: false, responses };
    if (waiting >= maxQueuedExchanges) {
      // An exchange that is still open may find room when it is closed.
      if (isClosed) this.#health[this.#journal?.leave(pending) ? 'lostBodies' : 'lostExchanges'] += 1;
      return queued && this.#journal?.release(queued.segments);
    }
    const bytes = estimateBytes(pending);
    const areBodiesLost = responses?.isDiscarded === true || !this.#hasRoom(waiting, bytes);
    if (areBodiesLost && isClosed) this.#health.lostBodies += 1;
    if (areBodiesLost && !isClosed && responses) {
      responses.discard(exchange);
      if (!includesRequest) return;
    }
    const queuedBytes = areBodiesLost ? metadataBytes : bytes;
    const next = { ...pending, areBodiesLost, queuedBytes, segments: queued?.segments ?? [] };
    this.#queue.set(exchange, this.#journal?.keep(next) ?? next);
    this.#queuedBytes += queuedBytes;
    this.#scheduleFlush();
  }

  #hasRoom(waiting: number, bytes: number): boolean {
    const queuedBytes = this.#queuedBytes + this.#thread.inFlight.queuedBytes;
    return waiting < maxQueuedWithBodies && queuedBytes + bytes <= maxQueuedBytes;
  }

  #enqueuePieces(): void {
    const isArriving = this.#responses.size > 0;
    this.#pieceTimer = isArriving ? setTimeout(() => this.#enqueuePieces(), pieceIntervalMs).unref() : undefined;
    for (const [exchange, { unsentBytes, isDiscarded }] of this.#responses)
      if (unsentBytes > 0 && !isDiscarded) this.#enqueue(exchange, { isClosed: false });
    this.#flush();
  }

  #scheduleFlush(): void {
    if (this.#queue.size >= maxBatchExchanges || this.#queuedBytes >= maxBatchBytes) setImmediate(() => this.#flush());
    else this.#flushTimer ??= setTimeout(() => this.#flush(), flushDelayMs);
  }

  #flush(): void {
    clearTimeout(this.#flushTimer);
    this.#flushTimer = undefined;
    if (this.#queue.size === 0 || !this.#thread.isRunning) return;
    this.#send(this.#takeBatch());
    if (this.#queue.size > 0) this.#scheduleFlush();
  }

  #takeBatch(): QueuedExchange[] {
    const taken: QueuedExchange[] = [];
    let bytes = 0;
    for (const [exchange, queued] of this.#queue) {
      if (taken.length >= maxBatchExchanges || (taken.length > 0 && bytes + queued.queuedBytes > maxBatchBytes)) break;
      bytes += queued.queuedBytes;
      this.#queue.delete(exchange);
      if (queued.includesRequest && !queued.areBodiesLost) this.#sentRequests.add(exchange);
      taken.push(queued);
    }
    this.#queuedBytes -= bytes;
    return taken;
  }

  #send(batch: readonly QueuedExchange[]): void {
    // Read before the batch is encoded, which resets them.
    const arriving = batch.flatMap(({ responses, isClosed }) =>
      responses && !isClosed ? [[responses, responses.unsentBytes] as const] : [],
    );
    try {
      const encoded = this.#journal?.encode(batch) ?? encodeUnkept(batch);
      const { bytes, metadataOnly, ...rest } = encoded;
      this.#reports.metadataOnly(metadataOnly);
      const queuedBytes = bytes.byteLength + batch.length * metadataBytes;
      const withBodies = batch.filter(({ areBodiesLost }) => !areBodiesLost).length;
      this.#thread.send({ ...rest, bytes, withBodies, queuedBytes, arriving });
      for (const [responses, unsentBytes] of arriving) responses.unacknowledgedBytes += unsentBytes;
    } catch (error) {
      // A batch that is too large for one block. The requests must not be affected.
      this.#health.lostExchanges += batch.length;
      this.#journal?.release(batch.flatMap(({ segments }) => segments));
      this.#log.error({ error, exchanges: batch.length }, 'requests could not be recorded');
    }
  }

  // ---------------------------------------------------------------- reports of the thread

  #receive(event: WriterEvent): void {
    switch (event.type) {
      case 'upgrading':
        this.#reports.upgrading(event.step);
        this.#opened.resolve();
        return this.#backpressure.resumeAll();
      case 'upgraded':
        return this.#reports.upgraded(event);
      case 'journal-ready':
        return void this.#openJournal(event);
      case 'journal-recovered':
        return this.#reports.recovered(event);
      case 'journal-problem':
        return this.#log.warn({ store: this.#health.store }, event.problem);
      case 'token-rates':
        return this.#rates.resolve(event.rates);
      case 'loaded':
        return this.#loaded.resolve();
      case 'checked':
        this.#health.checks[event.verdict] += 1;
        if (event.contradiction) this.#reports.contradiction(event.contradiction);
        return;
      case 'calls-as-text':
        return this.#reports.textCalls(event.found);
      case 'slow-reading':
        return this.#reports.slowReading(event);
      case 'usage-read':
        return this.#readUsage.add(event);
      case 'earlier-contradiction':
        this.#health.newestContradiction ??= event.contradiction;
        return;
      case 'state':
        this.#opened.resolve();
        if (event.state === 'ok') return this.#reportRecovery();
        return this.#reportFailure(event.state, event.error ?? 'no reason given');
      case 'looked-up':
      case 'settled':
        // The thread's own.
        return;
      case 'unread':
        this.#health.unread = event.unread;
        return;
      case 'given-up':
        this.#health.lostBodies += event.metadataOnly.length;
        return this.#reports.metadataOnly(event.metadataOnly);
      case 'written':
      case 'journal-written':
        return this.#reports.written(event);
      default:
        return unreachable(event);
    }
  }

  async #openJournal({ key, name }: Extract<WriterEvent, { type: 'journal-ready' }>): Promise<void> {
    const health = this.#health.journal;
    if (!health) return;
    const { RecorderJournal } = await import('./recorder-journal.ts');
    if (this.#stopped) return;
    const { directory } = health;
    if (this.#journal) this.#journal.useKey(key);
    else
      this.#journal = new RecorderJournal({
        directory,
        name,
        key,
        bodies: this.#bodies,
        secrets: this.#secrets,
        health,
        log: this.#log,
      });
  }

  #reportFailure(state: 'degraded' | 'failed' | 'off', error: string): void {
    this.#reports.endUpgrade();
    const isNew = this.#health.state !== state || this.#health.lastError !== error;
    this.#health.state = state;
    this.#health.lastError = error;
    this.#loaded.resolve();
    this.#opened.resolve();
    this.#backpressure.resumeAll();
    if (isNew)
      this.#log.warn(
        { store: this.#health.store, state },
        `traces are not written, requests are still served: ${error}`,
      );
  }

  #reportRecovery(): void {
    if (this.#health.state !== 'ok') this.#log.info({ store: this.#health.store }, 'traces are written again');
    this.#health.state = 'ok';
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#flushTimer);
    clearTimeout(this.#pieceTimer);
    this.#reports.endUpgrade();
    this.#backpressure.resumeAll();
    this.#thread.prepareStop({ hasQueued: this.#queue.size > 0 });
    while (this.#queue.size > 0) this.#send(this.#takeBatch());
    const unwritten = await this.#thread.stop();
    const kept = unwritten.kept + (this.#journal?.left ?? 0);
    this.#journal?.close({ isAllStored: unwritten.kept + unwritten.lost === 0 });
    this.#reports.unwritten({ ...unwritten, kept });
    this.#health.state = 'off';
    this.#loaded.resolve();
    this.#opened.resolve();
  }
}
