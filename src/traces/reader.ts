import { Worker } from 'node:worker_threads';
import type { ExportedSummary } from './export.ts';
import type { TraceFilter } from './listing.ts';
import { TraceStoreError } from './store-error.ts';
import type { StoredTrace } from './store.ts';

/**
 * Recorded exchanges, read in a thread of its own that is started with the first question.
 * Each question throws a {TraceStoreError}: `off` when there are no traces, `no-store` when they cannot be read just now.
 */
export interface TraceReader {
  /** Some traces, newest first, and where the next page begins. @throws {TraceStoreError} */
  page(filter: TraceFilter, limit: number): Promise<TracePage>;
  /** The whole trace whose id begins so, as JSON. @throws {TraceStoreError} `not-found` or `ambiguous`. */
  trace(idPrefix: string): Promise<Buffer>;
  /** Two runs compared, as JSON. @throws {TraceStoreError} `invalid-runs` or `not-found`. */
  comparison(a: string, b: string): Promise<Buffer>;
  /** As `TraceStore.findAnswer`. */
  findAnswer(caller: string, responseId: string, before?: StoredTrace): Promise<StoredTrace | undefined>;
  /** As `TraceStore.findItems`. */
  findItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<StoredTrace[]>;
  /** Never rejects: who closes it goes on to close other things. */
  close(): Promise<void>;
}

export interface TracePage {
  traces: ExportedSummary[];
  /** The last trace of the page; null where no other follows. */
  next: { startedAt: bigint; id: string } | null;
}

/** What the reading thread is started with. */
export interface ReaderOptions {
  url: string;
}

export interface Question {
  id: number;
  ask:
    | { what: 'page'; filter: TraceFilter; limit: number }
    | { what: 'trace'; idPrefix: string }
    | { what: 'comparison'; a: string; b: string }
    | { what: 'answer'; caller: string; responseId: string; beforeSeq: number | null }
    | { what: 'items'; caller: string; wanted: ReadonlyMap<string, number> }
    | { what: 'close' };
}

/** An answer has the type of its question. */
export type Reply =
  | { id: number; answer: unknown }
  | { id: number; error: { kind: TraceStoreError['kind'] | null; message: string } };

interface Asked {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** `url` is that of the configuration; null when traces are off. */
export function createTraceReader(url: string | null): TraceReader {
  let worker: Worker | undefined;
  let nextId = 0;
  const asked = new Map<number, Asked>();

  function start(database: string): Worker {
    const started = new Worker(
      new URL(import.meta.url.endsWith('.ts') ? './reader-worker.ts' : './reader-worker.js', import.meta.url),
      {
        workerData: { url: database } satisfies ReaderOptions,
        name: 'louter-trace-reader',
        execArgv: ['--disable-warning=ExperimentalWarning'],
      },
    );
    started.unref();
    started.on('message', (reply: Reply) => settle(reply));
    started.on('error', (error: Error) => gone(started, error.message));
    started.on('exit', () => gone(started, 'it ended'));
    return started;
  }

  function settle(reply: Reply): void {
    const waiting = asked.get(reply.id);
    asked.delete(reply.id);
    if (asked.size === 0) worker?.unref();
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else {
      const { kind, message } = reply.error;
      waiting?.reject(kind === null ? new Error(message) : new TraceStoreError(kind, message));
    }
  }

  function gone(former: Worker, why: string): void {
    if (worker !== former) return;
    worker = undefined;
    // The next question starts another.
    for (const { reject } of asked.values())
      reject(new TraceStoreError('no-store', `the thread that reads traces failed: ${why}`));
    asked.clear();
  }

  async function ask<T>(question: Question['ask']): Promise<T> {
    if (url === null)
      throw new TraceStoreError('off', 'there are no traces: traces.url is "off" in the configuration of this gateway');
    const to = (worker ??= start(url));
    const id = nextId++;
    to.ref();
    return new Promise<T>((resolve, reject) => {
      // The thread answers a question with what it asks for.
      asked.set(id, { resolve: (answer) => resolve(answer as T), reject });
      to.postMessage({ id, ask: question } satisfies Question, []);
    });
  }

  return {
    page: (filter, limit) => ask({ what: 'page', filter, limit }),
    trace: async (idPrefix) => bufferOf(await ask<Uint8Array>({ what: 'trace', idPrefix })),
    comparison: async (a, b) => bufferOf(await ask<Uint8Array>({ what: 'comparison', a, b })),
    async findAnswer(caller, responseId, before) {
      const beforeSeq = before?.row.seq ?? null;
      const found = await ask<StoredTrace | undefined>({ what: 'answer', caller, responseId, beforeSeq });
      return found && withBuffers(found);
    },
    async findItems(caller, wanted) {
      return (await ask<StoredTrace[]>({ what: 'items', caller, wanted })).map(withBuffers);
    },
    async close() {
      const closing = worker;
      if (!closing) return;
      // A thread that fails here has nothing left to close; it must not keep others from being closed.
      await ask({ what: 'close' }).catch(() => undefined);
      await closing.terminate();
      gone(closing, 'it was closed');
    },
  };
}

/** What was a Buffer in the other thread arrives as bytes. */
const withBuffers = (trace: StoredTrace): StoredTrace => ({
  ...trace,
  messages: trace.messages.map((message) => ({
    ...message,
    body: message.body && bufferOf(message.body),
    chunks: message.chunks.map(({ atMs, bytes }) => ({ atMs, bytes: bufferOf(bytes) })),
  })),
});

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
