// The thread that reads traces, so that long reads do not block the event loop of the gateway.
import { excludeEnvironment } from '../core/private-reports.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { exportComparisonSummary, parseComparison } from './compare/comparison-json.ts';
import { compareAndKeep } from './compare/kept-comparison.ts';
import { exportFile } from './export/export-file.ts';
import { exportTrace } from './export/trace-json.ts';
import { summarizeExchange } from './export/trace-summary.ts';
import { deleteTraces, type DeletedTraces, forgetAnswer, listSessionTraces } from '../record/store/delete-traces.ts';
import type { ExchangeRow } from '../record/store/listing.ts';
import { readBodySlice, runViewQuery } from './view/view-queries.ts';
import type { ReaderRequest, ReaderReply, ReaderOptions, SummaryText } from './reader.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import { LazyTraceStore } from '../record/store/lazy-store.ts';
import type { TraceStore } from '../record/store/trace-store.ts';
import type { WaitingPlace } from '../record/exchange.ts';
import type { WaitingExchanges } from '../record/waiting-exchanges.ts';

excludeEnvironment();

if (!parentPort) throw new Error('reader-worker.ts is started by createTraceReader only');
const port = parentPort;
const { databaseUrl: url }: ReaderOptions = workerData;
const lazyStore = new LazyTraceStore(url);

port.on('message', (question: ReaderRequest) => void handleRequest(question));

let waiting: WaitingExchanges | undefined;
/** One query after another brings it up to date, and opens or closes it. */
let updating: Promise<unknown> = Promise.resolve();
let running = 0;

async function handleRequest(request: ReaderRequest): Promise<void> {
  running += 1;
  try {
    const answer = await runQuery(request);
    postReply({ id: request.id, answer }, listTransferable(answer));
  } catch (thrown) {
    const error = await explainError(thrown);
    const kind = error instanceof TraceStoreError ? error.kind : null;
    postReply({ id: request.id, error: { kind, message: error instanceof Error ? error.message : String(error) } }, []);
  } finally {
    running -= 1;
  }
}

/** The database, and while it cannot be written what waits for it. */
async function openStore(place: WaitingPlace | null): Promise<TraceStore> {
  if (!place) {
    // What cannot be removed now is removed as what a killed process leaves.
    if (running <= 1) updating = updating.then(closeWaiting).catch(() => undefined);
    await updating;
    return lazyStore.open();
  }
  const update = updating.then(() => updateWaiting(place));
  // Each query has the error of its own update.
  updating = update.catch(() => undefined);
  const [{ joinStores }, { toStoreError }] = await Promise.all([
    import('../record/store/joined-store.ts'),
    import('../record/store/prisma-store.ts'),
  ]);
  return joinStores({
    openDatabase: () => lazyStore.open(),
    openWaiting: async () => (await update).store,
    explain: (thrown) => toStoreError(url, thrown),
  });
}

async function updateWaiting(place: WaitingPlace): Promise<WaitingExchanges> {
  if (waiting && !waiting.isInPlace) await closeWaiting();
  const { WaitingExchanges: Exchanges } = await import('../record/waiting-exchanges.ts');
  waiting ??= await Exchanges.open(place);
  await waiting.update();
  return waiting;
}

async function closeWaiting(): Promise<void> {
  const closing = waiting;
  waiting = undefined;
  await closing?.close();
}

/** JSON and bodies are transferred; everything else is copied. */
function listTransferable(answer: unknown): ArrayBuffer[] {
  const bytes = typeof answer === 'object' && answer !== null && 'bytes' in answer ? answer.bytes : answer;
  return bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

/** All of a session or nothing: what is left of one would be shown as another. @throws {TraceStoreError} */
async function deleteSession(store: TraceStore, idPrefix: string): Promise<DeletedTraces> {
  const ids = await listSessionTraces(store, idPrefix);
  const { pinned, open } = await deleteTraces(url, ids, { isDryRun: true });
  if (pinned.length > 0)
    throw new TraceStoreError(
      'kept',
      `${pinned.length} of its ${ids.length} traces are pinned: louter traces unpin ${pinned[0]} releases one`,
    );
  if (open.length > 0)
    throw new TraceStoreError('kept', `${open.length} of its requests are in flight: wait for their end`);
  return deleteTraces(url, ids, { isDryRun: false });
}

async function runQuery({ query: ask, waiting: place }: ReaderRequest): Promise<unknown> {
  if (ask.what === 'close') return Promise.all([lazyStore.close(), closeWaiting()]);
  const store = await openStore(place);
  switch (ask.what) {
    case 'open':
      return undefined;
    case 'secret':
      return store.readSecret();
    case 'page': {
      const rows = await store.list(ask.filter, ask.limit + 1, ask.order);
      const page = rows.slice(0, ask.limit);
      // A page of another order cannot be continued by the time of its last trace.
      const last = rows.length > ask.limit && ask.order === 'time' ? page.at(-1) : undefined;
      const first = ask.order === 'time' ? page[0] : undefined;
      const cursorOf = (row: ExchangeRow | undefined) => (row ? { startedAt: row.startedAt, id: row.id } : null);
      return {
        traces: page.map(summarizeExchange),
        next: cursorOf(last),
        newest: cursorOf(first),
        unreachable: store.unreachable?.() ?? null,
      };
    }
    case 'summaries':
      return (await store.list(ask.filter, ask.filter.ids.length)).map((row): SummaryText => {
        const summary = summarizeExchange(row);
        return { traceId: summary.trace_id, isOpen: summary.status === null, json: JSON.stringify(summary) };
      });
    case 'trace':
      return encodeJson(exportTrace(await store.get(ask.idPrefix)));
    case 'comparison': {
      const { comparison, problem } = await compareAndKeep(store, url, ask);
      // The caller requested that it be stored; that traces are kept, nobody requested.
      if (problem !== null && ask.storage === 'stored') throw new TraceStoreError('no-store', problem);
      return encodeJson(comparison);
    }
    case 'comparisons':
      return (await store.listComparisons(ask.limit)).map(exportComparisonSummary);
    case 'stored-comparison':
      return encodeJson(parseComparison(await store.getComparison(ask.idPrefix)));
    case 'view':
      return encodeJson(await runViewQuery(store, ask.view, Date.now()));
    case 'body':
      return readBodySlice(store, ask);
    case 'export':
      // In a buffer of its own, so that it can be transferred.
      return new Uint8Array(await exportFile(store, ask.file, Date.now()));
    case 'delete-session':
      return deleteSession(store, ask.idPrefix);
    case 'answer':
      return store.findResponse(
        ask.caller,
        ask.responseId,
        ask.beforeSeq === null ? undefined : { row: { seq: ask.beforeSeq } },
      );
    case 'forget-answer':
      // It may be what waits.
      if (place)
        throw new TraceStoreError('no-store', 'the trace database cannot be written now: nothing of it is forgotten');
      return forgetAnswer(url, ask.caller, ask.responseId);
    case 'items':
      return store.findItems(ask.caller, ask.wanted);
    case 'located':
      return store.findLocated(ask.caller, ask.keys);
  }
}

async function explainError(thrown: unknown): Promise<unknown> {
  const { toStoreError } = await import('../record/store/prisma-store.ts');
  return toStoreError(url, thrown);
}

/** In a buffer of its own, so that it can be transferred. */
const encodeJson = (value: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

function postReply(message: ReaderReply, transfer: ArrayBuffer[]): void {
  port.postMessage(message, transfer);
}
