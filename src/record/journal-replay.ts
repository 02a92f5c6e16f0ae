import type { ExchangeRecord } from './exchange.ts';
import { JournalRecovery, restoreBodies, type RecoveredBatch, type RecoveryStore } from './journal-recovery.ts';
import type { JournalPlace, WriterEvent } from './worker-messages.ts';

/** A batch whose bodies are lost with the thread that had them. */
interface RestorableBatch {
  records: ExchangeRecord[];
  block: Buffer;
  /** Files of the journal that have its bodies, until they are read. */
  restoreFrom: readonly string[] | undefined;
  lostBodies: number;
}

/** What the writing thread does with journals: it reports its own, and takes what killed processes left, batch by batch. */
export class JournalReplay {
  readonly #recovery: JournalRecovery;
  readonly #send: (event: WriterEvent) => void;
  /** Absent: nothing is looked for until the next sweep. */
  #batches: AsyncIterator<RecoveredBatch> | undefined;
  #isWriting = false;
  /** The last batch could not be written: it waits for the next sweep, so that it does not keep others from being written. */
  #hasFailed = false;

  /** @param processStarted microseconds since 1970 at which this process began. */
  constructor(place: JournalPlace, processStarted: number, send: (event: WriterEvent) => void) {
    this.#send = send;
    this.#recovery = new JournalRecovery(place, processStarted, {
      recovered: (counts) => send({ type: 'journal-recovered', ...counts }),
      failed: (problem) => send({ type: 'journal-problem', problem }),
    });
  }

  /** The database is open: its key is known from now on. */
  begin(store: RecoveryStore): void {
    this.#send({ type: 'journal-ready', key: store.journalKey, name: this.#recovery.name });
    if (!this.#hasFailed) this.#batches = this.#recovery.batches(store);
  }

  /** Looks for journals again, unless it still reads some; returns whether it begins to. */
  look(store: RecoveryStore): boolean {
    if (this.#batches) return false;
    this.#hasFailed = false;
    this.#batches = this.#recovery.batches(store);
    return true;
  }

  /** What is to be written next, and may be empty; when it is requested, the batch before is written. */
  async next(): Promise<RecoveredBatch | undefined> {
    // The database is asked for what it has, which may fail too.
    this.#isWriting = this.#batches !== undefined;
    const next = await this.#batches?.next();
    if (next?.done === false) return next.value;
    this.#isWriting = false;
    this.#batches = undefined;
    return undefined;
  }

  /** Takes the bodies of a batch from this process's own journal, once. */
  restore(batch: RestorableBatch, key: Uint8Array): void {
    const restored = restoreBodies(batch.records, { segments: batch.restoreFrom ?? [], key });
    batch.records = restored.records;
    batch.block = restored.block;
    batch.lostBodies = restored.lostBodies;
    batch.restoreFrom = undefined;
  }

  /** The database has failed, or is closed: what was not written is read again. */
  end(): void {
    this.#batches = undefined;
    this.#hasFailed ||= this.#isWriting;
    this.#isWriting = false;
  }
}
