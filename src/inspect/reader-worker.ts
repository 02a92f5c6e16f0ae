// The thread that reads traces: answers one question after another, so that no reading holds up the process's traffic.
import { parentPort, workerData } from 'node:worker_threads';
import { exportComparison } from './compare/export.ts';
import { compareRuns } from './compare/runs.ts';
import { exportTrace, summaryOf } from './export.ts';
import { lazyTraceStore } from '../record/store/lazy-store.ts';
import type { Question, Reply, ReaderOptions } from './reader.ts';
import { TraceStoreError } from '../record/store/store-error.ts';

if (!parentPort) throw new Error('the reading thread was not started by a reader');
const asker = parentPort;
const { url }: ReaderOptions = workerData;
const traces = lazyTraceStore(url);

asker.on('message', (question: Question) => void reply(question));

async function reply(question: Question): Promise<void> {
  try {
    const answer = await answerTo(question);
    // JSON is handed over; what else is read is copied.
    const block = answer instanceof Uint8Array && answer.buffer instanceof ArrayBuffer ? [answer.buffer] : [];
    tell({ id: question.id, answer }, block);
  } catch (error) {
    const kind = error instanceof TraceStoreError ? error.kind : null;
    tell({ id: question.id, error: { kind, message: error instanceof Error ? error.message : String(error) } }, []);
  }
}

async function answerTo({ ask }: Question): Promise<unknown> {
  if (ask.what === 'close') return traces.close();
  const store = await traces.open();
  switch (ask.what) {
    case 'page': {
      const rows = await store.list(ask.filter, ask.limit + 1);
      const page = rows.slice(0, ask.limit);
      const last = rows.length > ask.limit ? page.at(-1) : undefined;
      return { traces: page.map(summaryOf), next: last ? { startedAt: last.startedAt, id: last.id } : null };
    }
    case 'trace':
      return jsonOf(exportTrace(await store.get(ask.idPrefix)));
    case 'comparison':
      return jsonOf(exportComparison(ask.a, await compareRuns(store, ask.a, ask.b)));
    case 'answer':
      return store.findAnswer(
        ask.caller,
        ask.responseId,
        ask.beforeSeq === null ? undefined : { row: { seq: ask.beforeSeq } },
      );
    case 'items':
      return store.findItems(ask.caller, ask.wanted);
  }
}

/** In a block of its own, so that it can be handed over. */
const jsonOf = (value: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

function tell(message: Reply, transfer: ArrayBuffer[]): void {
  asker.postMessage(message, transfer);
}
