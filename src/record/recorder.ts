import { Worker } from 'node:worker_threads';
import {
  encodeBatch,
  metadataBytes,
  estimateBytes,
  type PendingExchange,
  type MetadataOnlyExchange,
} from './exchange-record.ts';
import { databaseFileOf } from './store/database.ts';
import { monotonicMs, type WriterEvent, type WriterCommand, type WriterOptions } from './worker-messages.ts';
import type { Exchange, Recorder, RecorderHealth, TokenRate } from './exchange.ts';
import { createPartialResponses, maxPendingBytes, type PartialResponses } from './partial-responses.ts';
import { createSplitFinder } from './split-finder.ts';

export interface RecorderOptions extends Omit<WriterOptions, 'processStarted'> {
  log: RecorderLog;
}

/** The part of a pino logger that the recorder speaks to. */
export interface RecorderLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How long an exchange waits for company, in milliseconds. */
const flushDelayMs = 100;
/** How often what has arrived of answers is given to the writer, in milliseconds, where it is little. */
const pieceIntervalMs = 1000;
/** How much of one exchange may be on its way to the writer before no more of it is read, in bytes. */
const maxUnacknowledgedBytes = 1024 * 1024;
/** How long an answer waits for the writer, in milliseconds. */
const maxWaitMs = 2000;
/** Gathering a batch holds up the requests for about 50 µs an exchange of 25 KB. */
const maxBatchExchanges = 50;
const maxBatchBytes = 1024 * 1024;

/** What may wait for the writer with its bodies; what comes beyond is recorded without them. */
const maxQueuedWithBodies = 2000;
const maxQueuedBytes = 64 * 1024 * 1024;
/** Beyond this, exchanges are given up whole. */
const maxQueuedExchanges = 4 * maxQueuedWithBodies;

/** How long `stop` waits for the writer, in milliseconds, and how much of that the writer may use. */
const stopTimeoutMs = 10_000;
const writeTimeoutMs = 8_000;

const minRestartDelayMs = 100;
const maxRestartDelayMs = 5_000;

const processStartedUs = Math.round(performance.timeOrigin * 1000);

/** A batch the writer has not answered for. */
interface BatchInFlight {
  json: string;
  exchanges: number;
  withBodies: number;
  bytes: number;
  /** It has outlived one writer, and its bodies are gone. */
  isResent: boolean;
  /** How many bytes it holds of exchanges that are not over. */
  unsettled: readonly (readonly [PartialResponses, number])[];
}

/** Those who wait until the writer has caught up with an exchange. */
interface BackpressureWait {
  done: Promise<void>;
  resume(): void;
}

/**
 * Records exchanges into a database that a thread of its own writes. What waits is bounded; beyond that bodies
 * are given up before metadata, and both are counted in `health`.
 * @throws when `url` names a kind of store that is not supported.
 */
export function createRecorder({ log, ...options }: RecorderOptions): Recorder {
  const file = databaseFileOf(options.url);
  const pending = new Map<Exchange, PendingExchange>();
  const inFlight = new Map<number, BatchInFlight>();
  const requestSent = new WeakSet<Exchange>();
  const health: RecorderHealth = {
    store: `file:${file}`,
    state: 'ok',
    lastError: null,
    queuedExchanges: 0,
    queuedBytes: 0,
    written: 0,
    lostBodies: 0,
    lostExchanges: 0,
    setAside: 0,
  };
  const safeEnds = createSplitFinder(options.secrets);
  const arriving = new Map<Exchange, PartialResponses>();
  const waiting = new Map<PartialResponses, BackpressureWait>();
  const loaded = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const rates = Promise.withResolvers<readonly TokenRate[]>();
  let weightPending = 0;
  let weightInFlight = 0;
  let exchangesInFlight = 0;
  let nextBatch = 0;
  let timer: NodeJS.Timeout | undefined;
  let pieceTimer: NodeJS.Timeout | undefined;
  /** An answer waited for the writer in vain: none does again until it has written something. */
  let isSlow = false;
  let worker: Worker | undefined;
  let restartAfter = minRestartDelayMs;
  let stopping: Promise<void> | undefined;

  start();

  function start(): void {
    const started = new Worker(
      new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url),
      {
        workerData: { ...options, processStarted: processStartedUs } satisfies WriterOptions,
        name: 'louter-traces',
        // Long bodies pass through it in short-lived pieces, which by default pile up to some 50 MB.
        resourceLimits: { maxYoungGenerationSizeMb: 2 },
        // None of the options of the process, which may name loaders or ports that a second thread must not take.
        execArgv: ['--disable-warning=ExperimentalWarning'],
      },
    );
    started.unref();
    started.on('message', (message: WriterEvent) => handleEvent(message));
    started.on('error', (error: Error) => reportFailure('degraded', `the writing thread failed: ${error.message}`));
    started.on('exit', () => handleExit(started));
    worker = started;
  }

  function handleEvent(message: WriterEvent): void {
    if (message.type === 'token-rates') return rates.resolve(message.rates);
    if (message.type === 'loaded') return loaded.resolve();
    if (message.type === 'state') {
      opened.resolve();
      if (message.state === 'ok') reportRecovery();
      else reportFailure(message.state, message.error ?? 'no reason given');
      return;
    }
    acknowledge(message.batch);
    restartAfter = minRestartDelayMs;
    health.written += message.written;
    health.lostBodies += message.lostBodies;
    health.lostExchanges += message.lostExchanges;
    setAside(message.setAside);
  }

  function setAside(exchanges: readonly MetadataOnlyExchange[]): void {
    health.setAside += exchanges.length;
    for (const { traceId, why } of exchanges)
      log.error({ traceId }, `only the metadata of this exchange is recorded, the rest cannot be written: ${why}`);
  }

  function acknowledge(batch: number): void {
    const settled = inFlight.get(batch);
    if (!settled) return;
    inFlight.delete(batch);
    weightInFlight -= settled.bytes;
    exchangesInFlight -= settled.exchanges;
    isSlow = false;
    for (const [responses, bytes] of settled.unsettled) {
      responses.unacknowledgedBytes -= bytes;
      if (responses.unacknowledgedBytes + responses.unsentBytes <= maxUnacknowledgedBytes / 2)
        waiting.get(responses)?.resume();
    }
  }

  /** Waits until the writer has caught up; not for one that is unwell or slow. */
  function waitForWriter(responses: PartialResponses): Promise<void> | undefined {
    if (
      responses.unacknowledgedBytes + responses.unsentBytes <= maxUnacknowledgedBytes ||
      isSlow ||
      health.state !== 'ok'
    )
      return undefined;
    const known = waiting.get(responses);
    if (known) return known.done;
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = (): void => {
      clearTimeout(timeout);
      waiting.delete(responses);
      resolve();
    };
    const timeout = setTimeout(() => {
      isSlow = true;
      resumeAll();
    }, maxWaitMs);
    waiting.set(responses, { done: promise, resume: wake });
    return promise;
  }

  function resumeAll(): void {
    for (const { resume: wake } of waiting.values()) wake();
  }

  function reportFailure(state: 'degraded' | 'failed' | 'off', error: string): void {
    const isNew = health.state !== state || health.lastError !== error;
    health.state = state;
    health.lastError = error;
    loaded.resolve();
    opened.resolve();
    resumeAll();
    if (isNew) log.warn({ store: health.store, state }, `traces are not being written, traffic goes on: ${error}`);
  }

  function reportRecovery(): void {
    if (health.state !== 'ok') log.info({ store: health.store }, 'traces are being written again');
    health.state = 'ok';
  }

  function handleExit(former: Worker): void {
    if (worker !== former) return;
    worker = undefined;
    if (stopping) return;
    if (health.state === 'ok') reportFailure('degraded', 'the writing thread ended');
    setTimeout(restart, restartAfter).unref();
    restartAfter = Math.min(restartAfter * 2, maxRestartDelayMs);
  }

  function restart(): void {
    if (stopping) return;
    start();
    resend();
    if (pending.size > 0) schedule();
  }

  // The bodies went with the thread that held them. What brought down two writers is not given to a third.
  function resend(): void {
    for (const [batch, lost] of inFlight) {
      if (lost.isResent) {
        acknowledge(batch);
        health.lostExchanges += lost.exchanges;
      } else {
        lost.isResent = true;
        health.lostBodies += lost.withBodies;
        send({ type: 'batch', batch, json: lost.json, bytes: new ArrayBuffer(0) });
      }
    }
  }

  function send(message: WriterCommand): void {
    worker?.postMessage(message, message.type === 'batch' ? [message.bytes] : []);
  }

  function admit(candidate: PendingExchange): boolean {
    const exchanges = pending.size + exchangesInFlight;
    if (exchanges >= maxQueuedExchanges) return false;
    const weight = estimateBytes(candidate);
    candidate.lost =
      candidate.arriving?.isDiscarded === true ||
      exchanges >= maxQueuedWithBodies ||
      weightPending + weightInFlight + weight > maxQueuedBytes;
    candidate.weight = candidate.lost ? metadataBytes : weight;
    return true;
  }

  function add(exchange: Exchange, closed: boolean): void {
    if (stopping) return;
    const before = pending.get(exchange);
    if (before) weightPending -= before.weight;
    const candidate: PendingExchange = {
      exchange,
      closed,
      withRequest: before?.withRequest ?? !requestSent.has(exchange),
      lost: false,
      weight: 0,
      arriving: arriving.get(exchange),
    };
    pending.delete(exchange);
    if (closed) arriving.delete(exchange);
    if (!admit(candidate)) {
      // An exchange that could not be opened may find room when it is closed.
      if (closed) health.lostExchanges += 1;
      return;
    }
    if (candidate.lost && closed) health.lostBodies += 1;
    if (candidate.lost && !closed && candidate.arriving) {
      candidate.arriving.discard(exchange);
      if (!candidate.withRequest) return;
    }
    pending.set(exchange, candidate);
    weightPending += candidate.weight;
    schedule();
  }

  function progress(exchange: Exchange, bytes: number): Promise<void> | undefined {
    if (stopping) return undefined;
    let responses = arriving.get(exchange);
    if (!responses) arriving.set(exchange, (responses = createPartialResponses(safeEnds(exchange.request))));
    responses.unsentBytes += bytes;
    if (responses.isDiscarded) responses.discard(exchange);
    else if (responses.unsentBytes >= maxPendingBytes) {
      add(exchange, false);
      setImmediate(flush);
    }
    pieceTimer ??= setTimeout(takePieces, pieceIntervalMs).unref();
    return waitForWriter(responses);
  }

  function takePieces(): void {
    pieceTimer = arriving.size > 0 ? setTimeout(takePieces, pieceIntervalMs).unref() : undefined;
    for (const [exchange, { unsentBytes: unsent, isDiscarded: isLost }] of arriving)
      if (unsent > 0 && !isLost) add(exchange, false);
    flush();
  }

  function schedule(): void {
    if (pending.size >= maxBatchExchanges || weightPending >= maxBatchBytes) setImmediate(flush);
    else timer ??= setTimeout(flush, flushDelayMs);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0 || !worker) return;
    post(take());
    if (pending.size > 0) schedule();
  }

  function take(): PendingExchange[] {
    const taken: PendingExchange[] = [];
    let weight = 0;
    for (const [exchange, candidate] of pending) {
      if (taken.length >= maxBatchExchanges || (taken.length > 0 && weight + candidate.weight > maxBatchBytes)) break;
      weight += candidate.weight;
      weightPending -= candidate.weight;
      pending.delete(exchange);
      if (candidate.withRequest && !candidate.lost) requestSent.add(exchange);
      taken.push(candidate);
    }
    return taken;
  }

  function post(taken: readonly PendingExchange[]): void {
    const batch = nextBatch++;
    try {
      const unsettled = taken.flatMap(({ arriving: responses, closed }) => {
        if (!responses || closed) return [];
        const bytes = responses.unsentBytes;
        responses.unacknowledgedBytes += bytes;
        return [[responses, bytes] as const];
      });
      const { json, bytes, setAside: broken } = encodeBatch(taken);
      setAside(broken);
      const weight = bytes.byteLength + taken.length * metadataBytes;
      const withBodies = taken.filter(({ lost }) => !lost).length;
      inFlight.set(batch, { json, exchanges: taken.length, withBodies, bytes: weight, isResent: false, unsettled });
      weightInFlight += weight;
      exchangesInFlight += taken.length;
      send({ type: 'batch', batch, json, bytes });
    } catch (error) {
      // A batch too large for one block: the request path must not hear of it.
      acknowledge(batch);
      health.lostExchanges += taken.length;
      log.error({ error, exchanges: taken.length }, 'exchanges could not be recorded');
    }
  }

  async function finish(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(pieceTimer);
    resumeAll();
    if (!worker) {
      start();
      resend();
    }
    while (pending.size > 0) post(take());
    const last = worker;
    if (last) await ended(last);
    const lost = exchangesInFlight;
    if (lost > 0)
      log.error(
        { store: health.store, exchanges: lost },
        `exchanges were lost: ${health.lastError ?? 'the writer did not finish'}`,
      );
    health.lostExchanges += lost;
    inFlight.clear();
    exchangesInFlight = 0;
    weightInFlight = 0;
    health.state = 'off';
    loaded.resolve();
    opened.resolve();
  }

  function ended(last: Worker): Promise<void> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        void last.terminate();
        resolve();
      }, stopTimeoutMs);
      last.once('exit', () => {
        clearTimeout(timeout);
        resolve();
      });
      last.ref();
      send({ type: 'stop', by: monotonicMs() + writeTimeoutMs });
    });
  }

  return {
    ready: Promise.all([loaded.promise, opened.promise]),
    open: (exchange) => add(exchange, false),
    progress,
    close: (exchange) => add(exchange, true),
    health: () => ({
      ...health,
      queuedExchanges: pending.size + exchangesInFlight,
      queuedBytes: weightPending + weightInFlight,
    }),
    tokenRates: rates.promise,
    stop: () => (stopping ??= finish()),
  };
}
