import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { checkExchange } from './check-exchange.ts';
import { deriveRows, deriveRowsOfTurn } from './derived-rows.ts';
import { parseFrame } from './exchange-record.ts';
import { BatchBuilder, listSegments, readIfThere, type RecoveredBatch } from './journal-recovery.ts';
import { readFrames, waitingDatabase } from './journal-segment.ts';
import type { WaitingPlace } from './exchange.ts';
import type { ExchangeReaders } from './read-exchange.ts';
import { ResponseSummarizer } from './response-summarizer.ts';
import { openTraceStore } from './store/prisma-store.ts';
import type { TraceStore } from './store/trace-store.ts';
import { TraceWriter } from './writer.ts';

/** How long a query waits for what is derived of the exchanges, in milliseconds; the rest is derived with the next one. */
const maxDerivingMs = 1000;

const readers: ExchangeReaders = {
  derive: deriveRows,
  deriveTurn: deriveRowsOfTurn,
  check: checkExchange,
  // The recorder reports it when it reads the same exchange.
  reportDefect() {},
};

/**
 * The exchanges that are in journals, read while their database cannot be written: a file of SQLite has them as a single user's
 * has, without credentials, until `close` removes it.
 */
export class WaitingExchanges {
  readonly store: TraceStore;
  readonly #place: WaitingPlace;
  readonly #writer: TraceWriter;
  readonly #summarizer = new ResponseSummarizer();
  /** How much of each file of a journal was read. */
  readonly #read = new Map<string, { bytes: number; frames: number }>();

  private constructor(place: WaitingPlace, writer: TraceWriter, store: TraceStore) {
    this.#place = place;
    this.#writer = writer;
    this.store = store;
  }

  /** @throws errors of SQLite or the file system. */
  static async open(place: WaitingPlace): Promise<WaitingExchanges> {
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    const url = `file:${join(place.folder, waitingDatabase)}`;
    const { bodies } = place;
    const writer = await TraceWriter.open({ url, bodies, secrets: [], check: 'all', processStarted: 0 });
    try {
      return new WaitingExchanges(place, writer, await openTraceStore(url));
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  /** False when another process has removed its folder, as if this one had ended. */
  get isInPlace(): boolean {
    return this.#writer.isInPlace();
  }

  /**
   * Reads what was added to the journals.
   * @throws errors of SQLite or the file system.
   */
  async update(): Promise<void> {
    const now = new Date();
    utimesSync(this.#place.folder, now, now);
    for (const segment of this.#listSegments()) await this.#readSegment(segment);
    const { settler } = this.#writer;
    const start = performance.now();
    while (settler.hasPending && performance.now() - start < maxDerivingMs) await settler.settleSome(readers);
    await settler.readOpen();
  }

  async close(): Promise<void> {
    try {
      await this.store.close();
      await this.#writer.close();
    } finally {
      rmSync(this.#place.folder, { recursive: true, force: true });
    }
  }

  #listSegments(): string[] {
    const { directory, key } = this.#place;
    const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.flatMap(({ name }) => listSegments(join(directory, name), key).own);
  }

  async #readSegment(segment: string): Promise<void> {
    const { key } = this.#place;
    const known = this.#read.get(segment) ?? { bytes: 0, frames: 0 };
    const bytes = statSync(segment, { throwIfNoEntry: false })?.size ?? 0;
    if (bytes <= known.bytes) return;
    let { frames } = known;
    let batch = new BatchBuilder();
    // One that is being added ends what is read of it now.
    for (const frame of readFrames(readIfThere(segment), key, frames)) {
      const record = parseFrame(frame);
      if (batch.isFullFor(record)) {
        await this.#write(batch.take());
        batch = new BatchBuilder();
      }
      batch.add(record, frame.bytes);
      frames += 1;
    }
    await this.#write(batch.take());
    this.#read.set(segment, { bytes, frames });
  }

  async #write({ records, block }: RecoveredBatch): Promise<void> {
    if (records.length === 0) return;
    for (const record of records) if (record.backend && !record.summary) this.#summarizer.summarize(record, block);
    await this.#writer.write(records, block);
  }
}
