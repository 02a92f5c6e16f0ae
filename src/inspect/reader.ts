import { Worker } from 'node:worker_threads';
import { programFile } from '../core/own-package.ts';
import { viewAsBuffer } from '../core/buffer-view.ts';
import type { ExportedComparisonSummary } from './compare/comparison-json.ts';
import type { ComparisonStorage } from './compare/kept-comparison.ts';
import type { ExportQuery } from './export/export-file.ts';
import type { ExportedSummary } from './export/trace-summary.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import type { BodySlice } from './view/trace-head.ts';
import type { BodyQuery, ViewQuery } from './view/view-queries.ts';
import type { WaitingPlace } from '../record/exchange.ts';
import { type LocatedTrace } from '../record/store/trace-store.ts';
import type { DeletedTraces } from '../record/store/delete-traces.ts';
import { TraceStoreError, tracesOffError } from '../record/store/store-error.ts';
import type { StoredTrace } from '../record/store/stored-trace.ts';
import type { ListingOrder } from '../core/listed-properties.ts';

/**
 * Reads recorded exchanges in a worker thread, which the first query starts. Each query throws a {TraceStoreError}:
 * `off` when traces are off, `no-store` when they cannot be read at the moment.
 */
export interface TraceReader {
  /** A page of traces, newest first, and where the next one starts; in another order there is only one. @throws {TraceStoreError} */
  page(filter: TraceFilter, limit: number, order?: ListingOrder): Promise<TracePage>;
  /** The traces of a filter's `ids` that match it, each as JSON. @throws {TraceStoreError} */
  summaries(filter: TraceFilter & { ids: readonly string[] }): Promise<SummaryText[]>;
  /** The trace whose id begins with this, as JSON. @throws {TraceStoreError} `not-found` or `ambiguous`. */
  trace(idPrefix: string): Promise<Buffer>;
  /** Two sides compared, as JSON. @throws {TraceStoreError} `invalid-runs`, `not-found`, or `no-store` if it cannot be stored. */
  comparison(sides: ComparedSides): Promise<Buffer>;
  /** Stored comparisons, newest first. @throws {TraceStoreError} */
  comparisons(limit: number): Promise<ExportedComparisonSummary[]>;
  /** The stored comparison whose id begins with this, as JSON. @throws {TraceStoreError} `not-found` or `ambiguous`. */
  storedComparison(idPrefix: string): Promise<Buffer>;
  /** The answer to a query as JSON. A query that is still waiting when `signal` aborts is dropped. @throws {TraceStoreError} */
  view(query: ViewQuery, signal: AbortSignal): Promise<Buffer>;
  /** A part of a body. @throws {TraceStoreError} as `readBody` does. */
  body(query: BodyQuery, signal: AbortSignal): Promise<BodySlice>;
  /** Traces as a file. @throws {TraceStoreError} as `exportFile` does. */
  exportFile(query: ExportQuery, signal: AbortSignal): Promise<Buffer>;
  /**
   * Deletes a session with its subagents.
   * @throws {TraceStoreError} `not-found` or `ambiguous`; `kept` if one of its traces is pinned or in flight.
   */
  deleteSession(idPrefix: string): Promise<DeletedTraces>;
  /** As `TraceStore.findResponse`. */
  findAnswer(caller: string, responseId: string, before?: StoredTrace): Promise<StoredTrace | undefined>;
  /**
   * Forgets who got an answer, so that no query finds it for its caller.
   * @throws {TraceStoreError} `no-store` while the database cannot be written.
   */
  forgetAnswer(caller: string, responseId: string): Promise<void>;
  /** As `TraceStore.findItems`. */
  findItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<StoredTrace[]>;
  /** As `TraceStore.findLocated`. */
  findLocated(caller: string, keys: readonly string[]): Promise<LocatedTrace[]>;
  /** As `TraceStore.readSecret`. */
  storeSecret(): Promise<Uint8Array>;
  /** Opens the traces, so that the first query does not wait for that. Never rejects. */
  start(): Promise<void>;
  /** Never rejects: who closes it goes on to close other things. */
  close(): Promise<void>;
}

/** Two sides as they are named, and what becomes of their comparison. */
export interface ComparedSides {
  a: string;
  b: string;
  storage: ComparisonStorage;
}

/** The summary of a trace, which need not be read to be sent. */
export interface SummaryText {
  traceId: string;
  /** Whether its response has not ended. */
  isOpen: boolean;
  json: string;
}

export interface TracePage {
  traces: ExportedSummary[];
  /** The last trace of the page; null on the last page. */
  next: { startedAt: bigint; id: string } | null;
  /** The first trace of the page, in the order of time; null where there is none. */
  newest: { startedAt: bigint; id: string } | null;
  /** As `TraceStore.unreachable`. */
  unreachable: string | null;
}

/** The worker data of the thread. */
export interface ReaderOptions {
  databaseUrl: string;
}

export interface ReaderRequest {
  id: number;
  /** Where exchanges wait that are to be found too; null while the store can be written. */
  waiting: WaitingPlace | null;
  query:
    | { what: 'page'; filter: TraceFilter; limit: number; order: ListingOrder }
    | { what: 'summaries'; filter: TraceFilter & { ids: readonly string[] } }
    | { what: 'trace'; idPrefix: string }
    | ({ what: 'comparison' } & ComparedSides)
    | { what: 'comparisons'; limit: number }
    | { what: 'stored-comparison'; idPrefix: string }
    | { what: 'answer'; caller: string; responseId: string; beforeSeq: number | null }
    | { what: 'forget-answer'; caller: string; responseId: string }
    | { what: 'items'; caller: string; wanted: ReadonlyMap<string, number> }
    | { what: 'located'; caller: string; keys: readonly string[] }
    | { what: 'view'; view: ViewQuery }
    | ({ what: 'body' } & BodyQuery)
    | { what: 'export'; file: ExportQuery }
    | { what: 'delete-session'; idPrefix: string }
    | { what: 'secret' | 'open' | 'close' };
}

/** The type of an answer is that of its query. */
export type ReaderReply =
  | { id: number; answer: unknown }
  | { id: number; error: { kind: TraceStoreError['kind'] | null; message: string } };

interface PendingQuery {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** How long the thread is kept without a query, in milliseconds: it takes 60 MB. */
const idleTimeoutMs = 5 * 60_000;
/** How many queries of a viewer are in the thread at once. */
const maxViews = 2;

export interface TraceReaderOptions {
  /** Whether the thread is kept however long there is no query. */
  readonly isKept?: boolean;
  /** As `Recorder.settled`, or as `written` where only answers are looked up; absent: nothing is being recorded. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** As `Recorder.waitingPlace`; absent: what waits is not found. */
  readonly waitingPlace?: (() => WaitingPlace | undefined) | undefined;
}

/** @param url of the trace store; null when traces are off. */
export const createTraceReader = (url: string | null, options: TraceReaderOptions = {}): TraceReader =>
  new ThreadReader(url, options);

class ThreadReader implements TraceReader {
  readonly #url: string | null;
  readonly #isKept: boolean;
  readonly #settled: () => Promise<void>;
  readonly #waitingPlace: () => WaitingPlace | undefined;
  readonly #limitViews = createLimit(maxViews);
  readonly #pending = new Map<number, PendingQuery>();
  #thread: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #nextId = 0;

  constructor(url: string | null, { isKept = false, settled, waitingPlace }: TraceReaderOptions) {
    this.#url = url;
    this.#isKept = isKept;
    this.#settled = settled ?? (async () => {});
    this.#waitingPlace = waitingPlace ?? (() => undefined);
  }

  page(filter: TraceFilter, limit: number, order: ListingOrder = 'time'): Promise<TracePage> {
    return this.#run({ what: 'page', filter, limit, order });
  }

  summaries(filter: TraceFilter & { ids: readonly string[] }): Promise<SummaryText[]> {
    return this.#run({ what: 'summaries', filter });
  }

  comparisons(limit: number): Promise<ExportedComparisonSummary[]> {
    return this.#run({ what: 'comparisons', limit });
  }

  storedComparison(idPrefix: string): Promise<Buffer> {
    return this.#runForJson({ what: 'stored-comparison', idPrefix });
  }

  trace(idPrefix: string): Promise<Buffer> {
    return this.#runForJson({ what: 'trace', idPrefix });
  }

  comparison(sides: ComparedSides): Promise<Buffer> {
    return this.#runForJson({ what: 'comparison', ...sides });
  }

  async findAnswer(caller: string, responseId: string, before?: StoredTrace): Promise<StoredTrace | undefined> {
    const beforeSeq = before?.row.seq ?? null;
    const found = await this.#run<StoredTrace | undefined>({ what: 'answer', caller, responseId, beforeSeq });
    return found && restoreBuffers(found);
  }

  forgetAnswer(caller: string, responseId: string): Promise<void> {
    return this.#run({ what: 'forget-answer', caller, responseId });
  }

  async findItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<StoredTrace[]> {
    return (await this.#run<StoredTrace[]>({ what: 'items', caller, wanted })).map(restoreBuffers);
  }

  async findLocated(caller: string, keys: readonly string[]): Promise<LocatedTrace[]> {
    const found = await this.#run<LocatedTrace[]>({ what: 'located', caller, keys });
    return found.map((each) => ({ ...each, trace: restoreBuffers(each.trace) }));
  }

  view(query: ViewQuery, signal: AbortSignal): Promise<Buffer> {
    return this.#limitViews(() => this.#runForJson({ what: 'view', view: query }), signal);
  }

  exportFile(file: ExportQuery, signal: AbortSignal): Promise<Buffer> {
    return this.#limitViews(() => this.#runForJson({ what: 'export', file }), signal);
  }

  deleteSession(idPrefix: string): Promise<DeletedTraces> {
    return this.#run({ what: 'delete-session', idPrefix });
  }

  body(query: BodyQuery, signal: AbortSignal): Promise<BodySlice> {
    return this.#limitViews(() => this.#run({ what: 'body', ...query }), signal);
  }

  storeSecret(): Promise<Uint8Array> {
    return this.#run({ what: 'secret' });
  }

  async start(): Promise<void> {
    // Traces that cannot be read now are opened by the next query.
    await this.#run({ what: 'open' }).catch(() => undefined);
  }

  async close(): Promise<void> {
    const closing = this.#thread;
    if (!closing) return;
    // A thread that fails here has nothing left to close; it must not keep others from being closed.
    await this.#run({ what: 'close' }).catch(() => undefined);
    clearTimeout(this.#idleTimer);
    await closing.terminate();
    this.#failPending(closing, 'it was closed');
  }

  async #runForJson(query: ReaderRequest['query']): Promise<Buffer> {
    return viewAsBuffer(await this.#run<Uint8Array>(query));
  }

  async #run<T>(query: ReaderRequest['query']): Promise<T> {
    if (this.#url === null) throw tracesOffError();
    if (query.what !== 'open' && query.what !== 'close') await this.#settled();
    clearTimeout(this.#idleTimer);
    const thread = (this.#thread ??= this.#startThread(this.#url));
    const id = this.#nextId++;
    thread.ref();
    return new Promise<T>((resolve, reject) => {
      // The thread answers each query with its own type.
      this.#pending.set(id, { resolve: (answer) => resolve(answer as T), reject });
      const waiting = this.#waitingPlace() ?? null;
      thread.postMessage({ id, query, waiting } satisfies ReaderRequest, []);
    });
  }

  #startThread(databaseUrl: string): Worker {
    const thread = new Worker(programFile('inspect/reader-worker'), {
      workerData: { databaseUrl } satisfies ReaderOptions,
      name: 'louter-trace-reader',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    thread.unref();
    thread.on('message', (reply: ReaderReply) => this.#settle(reply));
    thread.on('error', (error: Error) => this.#failPending(thread, error.message));
    thread.on('exit', () => this.#failPending(thread, 'it ended'));
    return thread;
  }

  #settle(reply: ReaderReply): void {
    const query = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) {
      this.#thread?.unref();
      if (!this.#isKept) this.#idleTimer = setTimeout(() => void this.close(), idleTimeoutMs).unref();
    }
    if ('answer' in reply) query?.resolve(reply.answer);
    else {
      const { kind, message } = reply.error;
      query?.reject(kind === null ? new Error(message) : new TraceStoreError(kind, message));
    }
  }

  #failPending(endedThread: Worker, reason: string): void {
    if (this.#thread !== endedThread) return;
    this.#thread = undefined;
    // The next query starts another thread.
    for (const { reject } of this.#pending.values())
      reject(new TraceStoreError('no-store', `the thread that reads traces failed: ${reason}`));
    this.#pending.clear();
  }
}

/** Runs at most so many tasks at once; one that still waits when its signal aborts is dropped, and its promise rejects. */
function createLimit(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** A Buffer arrives from the other thread as a Uint8Array. */
const restoreBuffers = (trace: StoredTrace): StoredTrace => ({
  ...trace,
  messages: trace.messages.map((message) => ({
    ...message,
    body: message.body && viewAsBuffer(message.body),
    chunks: message.chunks.map(({ atMs, bytes }) => ({ atMs, bytes: viewAsBuffer(bytes) })),
  })),
});
