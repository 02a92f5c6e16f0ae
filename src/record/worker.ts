// The thread that writes traces: takes batches in order, tries again for as long as the store is unwell.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { createResponseSummarizer, type ResponseSummarizer } from './response-summarizer.ts';
import type { ExchangeRecord } from './exchange-record.ts';
import { classifyError } from './store/database.ts';
import { monotonicMs, type WriterEvent, type WriterCommand, type WriterOptions } from './worker-messages.ts';
import { openWriter, type TraceWriter } from './writer.ts';

const heartbeatIntervalMs = 1000;
/** Beats between two looks for dead writers. */
const heartbeatsPerSweep = 15;
/** Beats between two prunings; one that leaves something over goes on at the next beat. */
const heartbeatsPerPrune = 60;
const minRetryDelayMs = 200;
const maxRetryDelayMs = 5000;
/** How much the heap may grow until garbage is collected, in bytes. */
const maxHeapGrowthBytes = 12 * 1024 * 1024;
/** How often a full store is tried with bodies before they are given up. */
const maxAttemptsWhenFull = 3;

interface QueuedBatch {
  id: number;
  records: ExchangeRecord[];
  bytes: ArrayBuffer;
  /** The same bytes. */
  block: Buffer;
  /** Whether its answers were read, which is done once however often it is tried to write it. */
  isRead: boolean;
}

if (!parentPort) throw new Error('the writing thread was not started by a recorder');
const recorder = parentPort;
const options: WriterOptions = workerData;

const queue: QueuedBatch[] = [];
let writer: TraceWriter | undefined;
// Whether the recorder was told that all is well. A thread that follows on one that failed has that to say.
let isHealthy = false;
let failures = 0;
let fullFailures = 0;
let heartbeats = 0;
let hasMoreToPrune = true;
let stopBy: number | undefined;
let timer: NodeJS.Timeout | undefined;
let isWorking = false;
let heapSizeAfterCollection = getHeapStatistics().total_heap_size;

recorder.on('message', (message: WriterCommand) => {
  if (message.type === 'batch') {
    const records: ExchangeRecord[] = JSON.parse(message.json);
    const { batch, bytes } = message;
    queue.push({ id: batch, records, bytes, block: Buffer.from(bytes), isRead: false });
  } else {
    stopBy = message.by;
  }
  // While the store is unwell its next try comes by itself, or at once when there is no later.
  if (failures === 0 || stopBy !== undefined) scheduleWork(0);
});

const heartbeatTimer = setInterval(() => {
  if (!writer) return;
  try {
    heartbeats += 1;
    if (!writer.isInPlace()) return fail(new Error('the database was moved or deleted; a new one is made'));
    writer.beat();
    if (heartbeats % heartbeatsPerSweep === 0) writer.sweep();
    // Only when nothing waits to be written.
    if (queue.length === 0 && (hasMoreToPrune || heartbeats % heartbeatsPerPrune === 0))
      hasMoreToPrune = writer.prune();
  } catch (error) {
    fail(error);
  }
}, heartbeatIntervalMs);

// The codecs that answers are read with take a while to load: they are there before the first exchange.
const summaries = loadSummaries();
scheduleWork(0);
void summaries.then(() => send({ type: 'loaded' }));

function scheduleWork(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void work(), milliseconds);
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    const open = (writer ??= openAndReportRates());
    if (queue.length === 0) succeed();
    for (let batch = queue[0]; batch; batch = queue[0]) {
      if (!batch.isRead) await summarizeResponses(batch);
      batch.isRead = true;
      write(open, batch);
      queue.shift();
      // Given back now: a collection may be long in coming, and blocks are as large as bodies.
      batch.bytes.transfer(0);
      await collectGarbage();
    }
    if (stopBy !== undefined) return end();
  } catch (error) {
    fail(error);
  } finally {
    isWorking = false;
  }
  // What arrived while a codec was being loaded.
  if (queue.length > 0 && failures === 0) scheduleWork(0);
}

/**
 * A long body passes through here in pieces, each of which leaves several times its size behind. V8 would let more than
 * 50 MB of that pile up before it looks, and has no limit for that which a thread could be given.
 */
async function collectGarbage(): Promise<void> {
  if (!process.features.inspector || getHeapStatistics().total_heap_size < heapSizeAfterCollection + maxHeapGrowthBytes)
    return;
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  heapSizeAfterCollection = getHeapStatistics().total_heap_size;
}

function openAndReportRates(): TraceWriter {
  const opened = openWriter(options);
  send({ type: 'token-rates', rates: opened.tokenRates() });
  return opened;
}

function write(open: TraceWriter, { id: batch, records, block }: QueuedBatch): void {
  const givesUpBodies = fullFailures >= maxAttemptsWhenFull && block.length > 0;
  const result = open.write(records, givesUpBodies ? Buffer.alloc(0) : block);
  failures = 0;
  if (givesUpBodies) {
    result.lostBodies += records.filter(({ ending }) => ending).length;
    // The next batch is tried once with its bodies: somebody may have made room.
    fullFailures = maxAttemptsWhenFull - 1;
  } else {
    fullFailures = 0;
    succeed();
  }
  send({ type: 'written', batch, ...result });
}

async function summarizeResponses({ records, block }: QueuedBatch): Promise<void> {
  if (!records.some(({ ending }) => ending?.backend && !ending.summary)) return;
  const { summarize: read } = await summaries;
  for (const record of records) read(record, block);
}

async function loadSummaries(): Promise<ResponseSummarizer> {
  const { startSummaryReader: startSummary } = await import('./summarize.ts');
  return createResponseSummarizer(startSummary);
}

function send(message: WriterEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  recorder.postMessage(message);
}

function succeed(): void {
  failures = 0;
  if (isHealthy) return;
  isHealthy = true;
  send({ type: 'state', state: 'ok', error: null });
}

function fail(error: unknown): void {
  const failure = classifyError(error);
  isHealthy = false;
  failures += 1;
  if (failure.kind === 'store' && failure.full) fullFailures += 1;
  const isLasting = failure.kind === 'store' && failure.lasting;
  const state = isLasting ? 'failed' : 'degraded';
  send({ type: 'state', state, error: failure.message });
  closeWriter();
  const retryAfter = Math.min(minRetryDelayMs * 2 ** (failures - 1), maxRetryDelayMs);
  if (stopBy === undefined) scheduleWork(retryAfter);
  else if (!isLasting && monotonicMs() + retryAfter < stopBy) scheduleWork(retryAfter);
  else end();
}

function closeWriter(): void {
  const open = writer;
  writer = undefined;
  try {
    open?.close();
  } catch (error) {
    // An unwell store may refuse this too; what it complained of first has been reported.
    send({ type: 'state', state: 'degraded', error: classifyError(error).message });
  }
}

function end(): void {
  clearInterval(heartbeatTimer);
  clearTimeout(timer);
  closeWriter();
  recorder.close();
}
