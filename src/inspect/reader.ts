import { Worker } from 'node:worker_threads';
import type { ExportedComparisonSummary } from './compare/comparison-json.ts';
import type { ComparisonStorage } from './compare/kept-comparison.ts';
import type { ExportedSummary } from './export/trace-summary.ts';
import type { ListingOrder } from '../record/store/filter.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import type { BodySlice } from './view/trace-head.ts';
import type { BodyQuery, ViewQuery } from './view/view-queries.ts';
import { TraceStoreError, type StoredTrace, tracesOffError } from '../record/store/trace-store.ts';

/**
 * Reads recorded exchanges in a worker thread, which the first query starts. Each query throws a {TraceStoreError}:
 * `off` when traces are off, `no-store` when they cannot be read at the moment.
 */
export interface TraceReader {
  /** A page of traces, newest first, and where the next one starts; in another order there is only one. @throws {TraceStoreError} */
  page(filter: TraceFilter, limit: number, order?: ListingOrder): Promise<TracePage>;
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
  /** As `TraceStore.findAnswer`. */
  findAnswer(caller: string, responseId: string, before?: StoredTrace): Promise<StoredTrace | undefined>;
  /** As `TraceStore.findItems`. */
  findItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<StoredTrace[]>;
  /** Never rejects: who closes it goes on to close other things. */
  close(): Promise<void>;
}

/** Two sides as they are named, and what becomes of their comparison. */
export interface ComparedSides {
  a: string;
  b: string;
  storage: ComparisonStorage;
}

export interface TracePage {
  traces: ExportedSummary[];
  /** The last trace of the page; null on the last page. */
  next: { startedAt: bigint; id: string } | null;
  /** The first trace of the page, in the order of time; null where there is none. */
  newest: { startedAt: bigint; id: string } | null;
}

/** The worker data of the thread. */
export interface ReaderOptions {
  databaseUrl: string;
}

export interface ReaderRequest {
  id: number;
  query:
    | { what: 'page'; filter: TraceFilter; limit: number; order: ListingOrder }
    | { what: 'trace'; idPrefix: string }
    | ({ what: 'comparison' } & ComparedSides)
    | { what: 'comparisons'; limit: number }
    | { what: 'stored-comparison'; idPrefix: string }
    | { what: 'answer'; caller: string; responseId: string; beforeSeq: number | null }
    | { what: 'items'; caller: string; wanted: ReadonlyMap<string, number> }
    | { what: 'view'; view: ViewQuery }
    | ({ what: 'body' } & BodyQuery)
    | { what: 'close' };
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

/** `url`: of the trace store; null when traces are off. */
export function createTraceReader(url: string | null): TraceReader {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let nextId = 0;
  const limitViews = createLimit(maxViews);
  const pending = new Map<number, PendingQuery>();

  function startWorker(databaseUrl: string): Worker {
    const thread = new Worker(
      new URL(import.meta.url.endsWith('.ts') ? './reader-worker.ts' : './reader-worker.js', import.meta.url),
      {
        workerData: { databaseUrl: databaseUrl } satisfies ReaderOptions,
        name: 'louter-trace-reader',
        execArgv: ['--disable-warning=ExperimentalWarning'],
      },
    );
    thread.unref();
    thread.on('message', (reply: ReaderReply) => settle(reply));
    thread.on('error', (error: Error) => failPending(thread, error.message));
    thread.on('exit', () => failPending(thread, 'it ended'));
    return thread;
  }

  function settle(reply: ReaderReply): void {
    const query = pending.get(reply.id);
    pending.delete(reply.id);
    if (pending.size === 0) {
      worker?.unref();
      idleTimer = setTimeout(() => void endWorker(), idleTimeoutMs).unref();
    }
    if ('answer' in reply) query?.resolve(reply.answer);
    else {
      const { kind, message } = reply.error;
      query?.reject(kind === null ? new Error(message) : new TraceStoreError(kind, message));
    }
  }

  function failPending(endedWorker: Worker, reason: string): void {
    if (worker !== endedWorker) return;
    worker = undefined;
    // The next query starts another thread.
    for (const { reject } of pending.values())
      reject(new TraceStoreError('no-store', `the thread that reads traces failed: ${reason}`));
    pending.clear();
  }

  async function runQuery<T>(query: ReaderRequest['query']): Promise<T> {
    if (url === null) throw tracesOffError();
    clearTimeout(idleTimer);
    const thread = (worker ??= startWorker(url));
    const id = nextId++;
    thread.ref();
    return new Promise<T>((resolve, reject) => {
      // The thread answers each query with its own type.
      pending.set(id, { resolve: (answer) => resolve(answer as T), reject });
      thread.postMessage({ id, query: query } satisfies ReaderRequest, []);
    });
  }

  async function endWorker(): Promise<void> {
    const closing = worker;
    if (!closing) return;
    // A thread that fails here has nothing left to close; it must not keep others from being closed.
    await runQuery({ what: 'close' }).catch(() => undefined);
    clearTimeout(idleTimer);
    await closing.terminate();
    failPending(closing, 'it was closed');
  }

  return {
    page: (filter, limit, order = 'time') => runQuery({ what: 'page', filter, limit, order }),
    comparisons: (limit) => runQuery({ what: 'comparisons', limit }),
    storedComparison: async (idPrefix) => toBuffer(await runQuery<Uint8Array>({ what: 'stored-comparison', idPrefix })),
    trace: async (idPrefix) => toBuffer(await runQuery<Uint8Array>({ what: 'trace', idPrefix })),
    comparison: async (sides) => toBuffer(await runQuery<Uint8Array>({ what: 'comparison', ...sides })),
    async findAnswer(caller, responseId, before) {
      const beforeSeq = before?.row.seq ?? null;
      const found = await runQuery<StoredTrace | undefined>({ what: 'answer', caller, responseId, beforeSeq });
      return found && restoreBuffers(found);
    },
    async findItems(caller, wanted) {
      return (await runQuery<StoredTrace[]>({ what: 'items', caller, wanted })).map(restoreBuffers);
    },
    view: async (query, signal) =>
      toBuffer(await limitViews(() => runQuery<Uint8Array>({ what: 'view', view: query }), signal)),
    body: (query, signal) => limitViews(() => runQuery({ what: 'body', ...query }), signal),
    close: endWorker,
  };
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
    body: message.body && toBuffer(message.body),
    chunks: message.chunks.map(({ atMs, bytes }) => ({ atMs, bytes: toBuffer(bytes) })),
  })),
});

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
