// The thread that writes traces: takes batches in order and tries again while the store is not available.
import { excludeEnvironment } from '../core/private-reports.ts';
import { enableCompileCache } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { moveStarts } from './exchange-record.ts';
import { AnswerLookUps } from './answer-look-ups.ts';
import type { JournalReplay } from './journal-replay.ts';
import type { Settler } from './settler.ts';
import { Settling, type OtherWork } from './settling.ts';
import type { ResponseSummarizer } from './response-summarizer.ts';
import { classifyError } from './store/database.ts';
import { readUsageOf } from './read-usage.ts';
import {
  monotonicMs,
  type JournalPlace,
  type WriterCommand,
  type WriterEvent,
  type WriterOptions,
} from './worker-messages.ts';
import { minLongPieceBytes, WriterHeap } from './writer-heap.ts';
import { TraceWriter } from './writer.ts';
import type { ReadUsage, ExchangeRecord } from './exchange.ts';

excludeEnvironment();

const heartbeatIntervalMs = 1000;
/** By the clock: on a busy machine heartbeats come late. */
const sweepIntervalMs = 15_000;
/** A pruning that leaves something to prune continues at the next heartbeat. */
const pruneIntervalMs = 60_000;
const minRetryDelayMs = 200;
const maxRetryDelayMs = 5000;
/** How long a gateway that is to end reads the last requests. */
const maxSettlingAtEndMs = 2000;
/** How often a batch is tried with its bodies on a full disk before they are given up. */
const maxAttemptsWhenFull = 3;

interface QueuedBatch {
  id: number;
  records: ExchangeRecord[];
  bytes: ArrayBuffer;
  /** The same bytes. */
  block: Buffer;
  /** Files of the journal that have its bodies, until they are read. */
  restoreFrom: readonly string[] | undefined;
  lostBodies: number;
  /** Responses are read once, however often the batch is tried. */
  isSummarized: boolean;
}

class WriterLoop {
  readonly #port: MessagePort;
  #options: WriterOptions;
  readonly #queue: QueuedBatch[] = [];
  // The codecs that responses are read with take a while to load: they are there before the first exchange.
  readonly #summarizer: Promise<ResponseSummarizer> = loadSummarizer();
  readonly #settling = new Settling((event) => this.#send(event));
  #writer: TraceWriter | undefined;
  readonly #lookUps = new AnswerLookUps((event) => this.#send(event));
  /**
   * The last state that was reported to the recorder; a thread that replaces a failed one reports that it works again.
   */
  #isHealthy = false;
  #failures = 0;
  #failuresWhenFull = 0;
  #sweptAtMs = monotonicMs();
  #prunedAtMs = monotonicMs();
  #hasMoreToPrune = true;
  #deadlineMs: number | undefined;
  #stopRequestedMs = Infinity;
  #heartbeatTimer: NodeJS.Timeout | undefined;
  #workTimer: NodeJS.Timeout | undefined;
  #isWorking = false;
  /** What is done every second is to be done now. */
  #isBeatDue = false;
  #hasReportedEarlier = false;
  readonly #heap = new WriterHeap();
  #receivedAtMs = monotonicMs();
  #journal: JournalReplay | undefined;

  constructor(port: MessagePort, options: WriterOptions) {
    this.#port = port;
    this.#options = options;
  }

  start(): void {
    this.#port.on('message', (command: WriterCommand) => this.#receive(command));
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), heartbeatIntervalMs);
    this.#scheduleWork(0);
    void this.#reportLoaded();
  }

  async #reportLoaded(): Promise<void> {
    await this.#summarizer;
    this.#send({ type: 'loaded' });
    // What loading has left: 5 MB.
    this.#heap.shrink();
  }

  #receive(command: WriterCommand): void {
    if (command.type === 'batch') {
      this.#receivedAtMs = monotonicMs();
      const records: ExchangeRecord[] = JSON.parse(command.json);
      const { batch: id, bytes, starts, restoreFrom } = command;
      this.#settling.isGatewayBusy = command.isBusy;
      if (starts) moveStarts(records, starts);
      this.#queue.push({
        id,
        records,
        bytes,
        block: Buffer.from(bytes),
        restoreFrom,
        lostBodies: 0,
        isSummarized: false,
      });
    } else if (command.type === 'settings') {
      this.#options = { ...this.#options, ...command.settings };
      this.#writer?.reconfigure(command.settings);
      this.#hasMoreToPrune = true;
    } else if (command.type === 'look-up') {
      return this.#lookUps.add(command, this.#writer);
    } else if (command.type === 'settle') {
      this.#settling.query(command.query);
    } else {
      this.#deadlineMs = command.deadlineMs;
      this.#stopRequestedMs = monotonicMs();
    }
    // After a failure the next try is scheduled already; a thread that is to end tries at once.
    if (this.#failures === 0 || this.#deadlineMs !== undefined) this.#scheduleWork(0);
  }

  #heartbeat(): void {
    this.#isBeatDue = true;
    if (this.#writer && !this.#isWorking) this.#scheduleWork(0);
  }

  /** What is done every second. */
  async #beat(writer: TraceWriter): Promise<void> {
    this.#isBeatDue = false;
    if (!writer.isInPlace()) throw new Error('the database was moved or deleted; a new one is created');
    await writer.heartbeat();
    await this.#settling.report(writer.settler);
    const now = monotonicMs();
    if (this.#queue.length === 0 && !writer.settler.hasPending) this.#heap.releaseIdle(now - this.#receivedAtMs);
    if (now >= this.#sweptAtMs + sweepIntervalMs) {
      await writer.sweep();
      this.#sweptAtMs = now;
      this.#journal?.look(writer);
    }
    const isPruneDue = this.#hasMoreToPrune || now >= this.#prunedAtMs + pruneIntervalMs;
    // Only when nothing waits to be written.
    if (!isPruneDue || this.#queue.length > 0) return;
    this.#hasMoreToPrune = await writer.prune();
    this.#prunedAtMs = now;
  }

  #scheduleWork(delayMs: number): void {
    clearTimeout(this.#workTimer);
    this.#workTimer = setTimeout(() => void this.#work(), delayMs);
  }

  /** One thing after another: all of it uses one connection. */
  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    let pauseMs: number | undefined;
    try {
      const writer = (this.#writer ??= await this.#open());
      void this.#lookUps.answer(writer);
      if (this.#options.journal && !this.#journal) await this.#openJournal(this.#options.journal, writer);
      if (this.#queue.length === 0) this.#reportHealthy();
      do {
        await this.#writeQueued(writer);
        if (this.#isBeatDue) await this.#beat(writer);
        await this.#recover(writer);
        pauseMs = await this.#settle(writer);
      } while (this.#isBeatDue || (this.#queue.length > 0 && this.#deadlineMs === undefined));
      if (this.#deadlineMs !== undefined && this.#queue.length === 0) return await this.#end();
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isWorking = false;
    }
    // Batches that arrived while a codec was being loaded.
    if (this.#failures > 0) return;
    if (this.#queue.length > 0 || this.#deadlineMs !== undefined) this.#scheduleWork(0);
    else if (pauseMs !== undefined) this.#scheduleWork(pauseMs);
  }

  async #writeQueued(writer: TraceWriter): Promise<void> {
    for (let batch = this.#queue[0]; batch; batch = this.#queue[0]) {
      if (batch.restoreFrom) this.#journal?.restore(batch, writer.journalKey);
      if (!batch.isSummarized) this.#reportUsage(await this.#summarizeResponses(batch));
      batch.isSummarized = true;
      await this.#write(writer, batch);
      this.#queue.shift();
      const isArriving = holdsLongPieces(batch);
      // Freed now: garbage collection may take long to start, and blocks are as large as bodies.
      batch.bytes.transfer(0);
      if (isArriving) this.#heap.collectGrown();
    }
  }

  /** Reads exchanges when nothing is to be written; returns after how many milliseconds more may be read. */
  async #settle(writer: TraceWriter): Promise<number | undefined> {
    const { settler } = writer;
    await this.#reportEarlierContradiction(settler);
    const others: OtherWork = {
      isWaiting: () => this.#queue.length > 0 || this.#isBeatDue,
      isEnding: () => this.#deadlineMs !== undefined,
      // What is left is read after the next start.
      isOver: () => monotonicMs() > this.#stopRequestedMs + maxSettlingAtEndMs,
    };
    const pauseMs = await this.#settling.run(settler, others);
    await this.#settling.answerQueries(settler, others);
    return pauseMs;
  }

  async #reportEarlierContradiction(settler: Settler): Promise<void> {
    if (this.#hasReportedEarlier || this.#options.check !== 'all') return;
    this.#hasReportedEarlier = true;
    const contradiction = await settler.findNewestContradiction();
    if (contradiction) this.#send({ type: 'earlier-contradiction', contradiction });
  }

  async #openJournal(place: JournalPlace, writer: TraceWriter): Promise<void> {
    const module = await import('./journal-replay.ts');
    this.#journal = new module.JournalReplay(place, this.#options.processStarted, (event) => this.#send(event));
    this.#journal.begin(writer);
  }

  /** Writes what killed processes left: one batch, and more while no other waits. A gateway that is to end leaves it to the next. */
  async #recover(writer: TraceWriter): Promise<void> {
    while (this.#deadlineMs === undefined) {
      const batch = await this.#journal?.next();
      if (!batch) return;
      if (batch.records.length > 0) {
        const usage = await this.#summarizeResponses(batch);
        const result = await writer.write(batch.records, batch.block);
        // Not before: what cannot be written is read from the journal again.
        this.#reportUsage(usage);
        this.#send({ type: 'journal-written', ...result });
      }
      await nextTurn();
      if (this.#queue.length > 0 || this.#isBeatDue) return;
    }
  }

  async #open(): Promise<TraceWriter> {
    const writer = await TraceWriter.open(this.#options, {
      report: (step) => this.#send({ type: 'upgrading', step }),
      heap: this.#heap,
    });
    if (writer.upgraded) this.#send({ type: 'upgraded', ...writer.upgraded });
    this.#send({ type: 'token-rates', rates: await writer.tokenRates() });
    this.#journal?.begin(writer);
    return writer;
  }

  async #write(writer: TraceWriter, { id, records, block, lostBodies }: QueuedBatch): Promise<void> {
    const givesUpBodies = this.#failuresWhenFull >= maxAttemptsWhenFull && block.length > 0;
    const result = await writer.write(records, givesUpBodies ? Buffer.alloc(0) : block);
    result.lostBodies += lostBodies;
    this.#failures = 0;
    if (givesUpBodies) {
      result.lostBodies += records.filter(({ status, messages }) => status !== 'open' || hasResponse(messages)).length;
      // The next batch is tried once with its bodies: there may be room again.
      this.#failuresWhenFull = maxAttemptsWhenFull - 1;
    } else {
      this.#failuresWhenFull = 0;
      this.#reportHealthy();
    }
    this.#send({ type: 'written', batch: id, ...result });
  }

  /** Gives the usage that was read. */
  async #summarizeResponses({ records, block }: Pick<QueuedBatch, 'records' | 'block'>): Promise<ReadUsage[]> {
    if (!records.some(({ backend, summary }) => backend && !summary)) return [];
    const summarizer = await this.#summarizer;
    const unread = records.filter(({ summary }) => !summary);
    for (const record of unread) summarizer.summarize(record, block);
    return unread.flatMap((record) => readUsageOf(record) ?? []);
  }

  #reportUsage(usage: readonly ReadUsage[]): void {
    for (const read of usage) this.#send({ type: 'usage-read', ...read });
  }

  #send(event: WriterEvent): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
    this.#port.postMessage(event);
  }

  #reportHealthy(): void {
    this.#failures = 0;
    if (this.#isHealthy) return;
    this.#isHealthy = true;
    this.#send({ type: 'state', state: 'ok', error: null });
  }

  async #fail(error: unknown): Promise<void> {
    const failure = classifyError(error);
    this.#isHealthy = false;
    this.#failures += 1;
    if (failure.kind === 'store' && failure.full) this.#failuresWhenFull += 1;
    const isLasting = failure.kind === 'store' && failure.lasting;
    this.#send({ type: 'state', state: isLasting ? 'failed' : 'degraded', error: failure.message });
    this.#settling.endQueries();
    await this.#closeWriter();
    const retryDelayMs = Math.min(minRetryDelayMs * 2 ** (this.#failures - 1), maxRetryDelayMs);
    if (this.#deadlineMs === undefined) this.#scheduleWork(retryDelayMs);
    else if (!isLasting && monotonicMs() + retryDelayMs < this.#deadlineMs) this.#scheduleWork(retryDelayMs);
    else await this.#end();
  }

  async #closeWriter(): Promise<void> {
    const writer = this.#writer;
    this.#writer = undefined;
    this.#journal?.end();
    try {
      await writer?.close();
    } catch (error) {
      // A store that failed may refuse this too; its first error has been reported.
      this.#send({ type: 'state', state: 'degraded', error: classifyError(error).message });
    }
  }

  async #end(): Promise<void> {
    clearInterval(this.#heartbeatTimer);
    clearTimeout(this.#workTimer);
    await this.#closeWriter();
    this.#port.close();
  }
}

const hasResponse = (messages: ExchangeRecord['messages']): boolean =>
  messages.some(({ status }) => status !== undefined);

/** Whether a batch has long pieces of responses that are stored in several. */
const holdsLongPieces = ({ records, block }: QueuedBatch): boolean =>
  block.length >= minLongPieceBytes * records.length &&
  records.some(({ messages }) => messages.some(({ stream }) => stream !== undefined));

async function loadSummarizer(): Promise<ResponseSummarizer> {
  const module = await import('./response-summarizer.ts');
  return new module.ResponseSummarizer();
}

if (!parentPort) throw new Error('worker.ts runs as a worker thread of the recorder only');
const options: WriterOptions = workerData;
if (options.compileCache !== undefined) enableCompileCache(options.compileCache);
new WriterLoop(parentPort, options).start();
