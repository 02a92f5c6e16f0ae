// The thread that writes traces: takes batches in order, tries again for as long as the store is unwell.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerSummaries, type AnswerSummaries } from './answer-summaries.ts';
import type { ExchangeRecord } from './batch.ts';
import { failureOf } from './database.ts';
import { monotonicMs, type FromWriter, type ToWriter, type WriterOptions } from './messages.ts';
import { openWriter, type Writer } from './writer.ts';

const beatEvery = 1000;
/** Beats between two looks for dead writers. */
const sweepEvery = 15;
/** Beats between two prunings; one that leaves something over goes on at the next beat. */
const pruneEvery = 60;
const firstRetryAfter = 200;
const longestRetryAfter = 5000;
/** How much the heap may grow until garbage is collected, in bytes. */
const heapGrowth = 12 * 1024 * 1024;
/** How often a full store is tried with bodies before they are given up. */
const triesWhenFull = 3;

interface Batch {
  batch: number;
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

const queue: Batch[] = [];
let writer: Writer | undefined;
// Whether the recorder was told that all is well. A thread that follows on one that failed has that to say.
let healthy = false;
let failures = 0;
let fullFailures = 0;
let beats = 0;
let morePruning = true;
let stopBy: number | undefined;
let timer: NodeJS.Timeout | undefined;
let working = false;
let heapBefore = getHeapStatistics().total_heap_size;

recorder.on('message', (message: ToWriter) => {
  if (message.type === 'batch') {
    const records: ExchangeRecord[] = JSON.parse(message.json);
    const { batch, bytes } = message;
    queue.push({ batch, records, bytes, block: Buffer.from(bytes), isRead: false });
  } else {
    stopBy = message.by;
  }
  // While the store is unwell its next try comes by itself, or at once when there is no later.
  if (failures === 0 || stopBy !== undefined) workAfter(0);
});

const heart = setInterval(() => {
  if (!writer) return;
  try {
    beats += 1;
    if (!writer.isInPlace()) return fail(new Error('the database was moved or deleted; a new one is made'));
    writer.beat();
    if (beats % sweepEvery === 0) writer.sweep();
    // Only when nothing waits to be written.
    if (queue.length === 0 && (morePruning || beats % pruneEvery === 0)) morePruning = writer.prune();
  } catch (error) {
    fail(error);
  }
}, beatEvery);

// The codecs that answers are read with take a while to load: they are there before the first exchange.
const summaries = loadSummaries();
workAfter(0);
void summaries.then(() => tell({ type: 'loaded' }));

function workAfter(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void work(), milliseconds);
}

async function work(): Promise<void> {
  if (working) return;
  working = true;
  try {
    const open = (writer ??= openAndTell());
    if (queue.length === 0) succeed();
    for (let batch = queue[0]; batch; batch = queue[0]) {
      if (!batch.isRead) await readAnswers(batch);
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
    working = false;
  }
  // What arrived while a codec was being loaded.
  if (queue.length > 0 && failures === 0) workAfter(0);
}

/**
 * A long body passes through here in pieces, each of which leaves several times its size behind. V8 would let more than
 * 50 MB of that pile up before it looks, and has no limit for that which a thread could be given.
 */
async function collectGarbage(): Promise<void> {
  if (!process.features.inspector || getHeapStatistics().total_heap_size < heapBefore + heapGrowth) return;
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  heapBefore = getHeapStatistics().total_heap_size;
}

function openAndTell(): Writer {
  const opened = openWriter(options);
  tell({ type: 'token-rates', rates: opened.tokenRates() });
  return opened;
}

function write(open: Writer, { batch, records, block }: Batch): void {
  const givesUpBodies = fullFailures >= triesWhenFull && block.length > 0;
  const result = open.write(records, givesUpBodies ? Buffer.alloc(0) : block);
  failures = 0;
  if (givesUpBodies) {
    result.lostBodies += records.filter(({ ending }) => ending).length;
    // The next batch is tried once with its bodies: somebody may have made room.
    fullFailures = triesWhenFull - 1;
  } else {
    fullFailures = 0;
    succeed();
  }
  tell({ type: 'written', batch, ...result });
}

async function readAnswers({ records, block }: Batch): Promise<void> {
  if (!records.some(({ ending }) => ending?.backend && !ending.summary)) return;
  const { read } = await summaries;
  for (const record of records) read(record, block);
}

async function loadSummaries(): Promise<AnswerSummaries> {
  const { startSummary } = await import('./summarize.ts');
  return createAnswerSummaries(startSummary);
}

function tell(message: FromWriter): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  recorder.postMessage(message);
}

function succeed(): void {
  failures = 0;
  if (healthy) return;
  healthy = true;
  tell({ type: 'state', state: 'ok', error: null });
}

function fail(error: unknown): void {
  const failure = failureOf(error);
  healthy = false;
  failures += 1;
  if (failure.kind === 'store' && failure.full) fullFailures += 1;
  const isLasting = failure.kind === 'store' && failure.lasting;
  const state = isLasting ? 'failed' : 'degraded';
  tell({ type: 'state', state, error: failure.message });
  closeWriter();
  const retryAfter = Math.min(firstRetryAfter * 2 ** (failures - 1), longestRetryAfter);
  if (stopBy === undefined) workAfter(retryAfter);
  else if (!isLasting && monotonicMs() + retryAfter < stopBy) workAfter(retryAfter);
  else end();
}

function closeWriter(): void {
  const open = writer;
  writer = undefined;
  try {
    open?.close();
  } catch (error) {
    // An unwell store may refuse this too; what it complained of first has been reported.
    tell({ type: 'state', state: 'degraded', error: failureOf(error).message });
  }
}

function end(): void {
  clearInterval(heart);
  clearTimeout(timer);
  closeWriter();
  recorder.close();
}
