import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalHealth, WaitingPlace } from './exchange.ts';
import {
  encodeExchange,
  encodeWithoutBodies,
  joinEncoded,
  withSecrets,
  type EncodedExchange,
  type PendingExchange,
} from './exchange-record.ts';
import { toClaimedName } from './journal-owner.ts';
import type { RecorderLog } from './recorder-reports.ts';
import type { JournalFrame } from './journal-segment.ts';
import { Journal, type JournalSegment, type JournalState } from './journal.ts';
import type { BatchedExchange } from './writer-thread.ts';

/** An exchange in the queue of the recorder, as far as the journal is concerned. */
export interface JournaledExchange extends PendingExchange {
  /** Where it is encoded already. */
  encoded?: EncodedExchange | undefined;
  /** What holds its frames. */
  segments: readonly JournalSegment[];
  /** Whether all that is encoded is kept. */
  isKept?: boolean;
}

/** A batch for the writer, and what the journal has of it. */
interface KeptBatch extends ReturnType<typeof joinEncoded> {
  readonly exchanges: readonly BatchedExchange[];
  readonly segments: readonly JournalSegment[];
}

const toBatchedExchange = ({ exchange, isKept = false }: JournaledExchange): BatchedExchange => ({
  traceId: exchange.traceId,
  isKept,
});

/** Exchanges for which there is no room in the queue, in a folder of their own. */
interface Overflow {
  readonly name: string;
  readonly journal: Journal;
  exchanges: number;
}

/** What they may take, in bytes. */
const maxOverflowBytes = 64 * 1024 * 1024;

interface RecorderJournalOptions {
  directory: string;
  /** The name of the folder of this process in it. */
  name: string;
  key: Uint8Array;
  bodies: 'full' | 'metadata';
  /** Configured credentials: the gateway that recovers an exchange may have others. */
  secrets: readonly string[];
  health: JournalHealth;
  log: Pick<RecorderLog, 'info' | 'warn'>;
}

/**
 * Keeps on disk what the recorder has not stored: an exchange when it is opened, the pieces of its responses when they are
 * sent to the writer, and when it is closed. What is encoded for a frame is sent to the writer as it is.
 */
export class RecorderJournal {
  readonly #journal: Journal;
  readonly #name: string;
  #key: Uint8Array;
  #overflow: Overflow | undefined;
  #overflows = 0;
  readonly #health: JournalHealth;
  readonly #log: RecorderJournalOptions['log'];
  #bodies: 'full' | 'metadata';
  /** A JSON list: the same for many frames. */
  #secrets: string;

  constructor({ directory, name, key, bodies, secrets, health, log }: RecorderJournalOptions) {
    this.#bodies = bodies;
    this.#secrets = JSON.stringify(secrets);
    this.#health = health;
    this.#log = log;
    this.#health.state = 'ok';
    this.#name = name;
    this.#key = key;
    this.#journal = new Journal({ folder: join(directory, name), key, changed: (state) => this.#report(state) });
  }

  get bytes(): number {
    return this.#journal.bytes + (this.#overflow?.journal.bytes ?? 0);
  }

  /** How many exchanges wait in the journal only. */
  get left(): number {
    return this.#overflow?.exchanges ?? 0;
  }

  /** Where what it has can be read. */
  get place(): WaitingPlace {
    const { directory } = this.#health;
    // Beside the folders of its overflows, which are numbered from 1.
    return { directory, key: this.#key, folder: join(directory, `${this.#name}0`), bodies: this.#bodies };
  }

  /** See `Journal.useKey`. */
  useKey(key: Uint8Array): void {
    this.#key = key;
    this.#journal.useKey(key);
    this.#overflow?.journal.useKey(key);
  }

  /** For exchanges that follow. */
  reconfigure({ bodies, secrets }: Pick<RecorderJournalOptions, 'bodies' | 'secrets'>): void {
    this.#bodies = bodies;
    this.#secrets = JSON.stringify(secrets);
  }

  /** Keeps an exchange that waits for its batch; what has arrived of an open one is kept with the batch. */
  keep<Queued extends JournaledExchange>(queued: Queued): Queued {
    if (!queued.isClosed && queued.responses) return queued;
    try {
      return this.#append(queued);
    } catch (error) {
      // It is too large for one block: what follows reports that when it is sent.
      this.#log.warn({ error }, 'a request could not be kept in the journal');
      return queued;
    }
  }

  /**
   * Keeps the metadata of a closed exchange for which there is no room in the queue, until `handOver`. Returns false where it could not be
   * written.
   */
  leave(pending: PendingExchange): boolean {
    try {
      const overflow = (this.#overflow ??= this.#createOverflow());
      const frame = encodeWithoutBodies({ ...pending, areBodiesLost: true });
      if (!overflow.journal.append(withSecrets(frame, this.#secrets))) return false;
      overflow.exchanges += 1;
      return true;
    } catch (error) {
      this.#log.warn({ error }, 'a request could not be kept in the journal');
      return false;
    }
  }

  /**
   * Gives what was left to the writing thread, which finds it as it finds journals of killed gateways. To be called when nothing is in
   * flight: what was recorded of these exchanges before is in the database then.
   */
  handOver(): void {
    const overflow = this.#overflow;
    if (!overflow) return;
    this.#overflow = undefined;
    overflow.journal.close({ isAllStored: overflow.exchanges === 0 });
    if (overflow.exchanges === 0) return;
    const { directory } = this.#health;
    try {
      renameSync(join(directory, overflow.name), join(directory, toClaimedName(overflow.name, this.#name)));
    } catch (error) {
      this.#log.warn({ directory, error }, 'what is in the journal only is recorded by the next gateway with it');
    }
  }

  /**
   * Encodes a batch; keeps what is not kept yet.
   * @throws {RangeError} where it is too large for one block: nothing more is kept of it than before.
   */
  encode(batch: readonly JournaledExchange[]): KeptBatch {
    const all: JournaledExchange[] = [];
    try {
      for (const queued of batch) all.push(queued.encoded ? queued : this.#append(queued));
      const joined = joinEncoded(all.map((queued) => queued.encoded ?? encodeExchange(queued)));
      return { ...joined, exchanges: all.map(toBatchedExchange), segments: all.flatMap(({ segments }) => segments) };
    } catch (error) {
      for (const [index, { segments }] of all.entries()) this.release(segments.slice(batch[index]?.segments.length));
      throw error;
    }
  }

  release(segments: readonly JournalSegment[]): void {
    this.#journal.release(segments);
  }

  close(options: { isAllStored: boolean }): void {
    this.#journal.close(options);
    this.#overflow?.journal.close({ isAllStored: this.left === 0 });
  }

  #createOverflow(): Overflow {
    const { directory } = this.#health;
    this.#overflows += 1;
    // The name of a folder of this process: another gateway takes it over when this one has ended.
    const name = `${this.#name}${this.#overflows.toString(16)}`;
    this.#log.warn(
      { directory },
      'too many requests wait for the database: those that follow are kept in the journal, without bodies, until it has caught up',
    );
    const folder = join(directory, name);
    return {
      name,
      exchanges: 0,
      journal: new Journal({ folder, key: this.#key, maxJournalBytes: maxOverflowBytes, changed() {} }),
    };
  }

  #append<Queued extends JournaledExchange>(queued: Queued): Queued {
    const encoded = encodeExchange(queued);
    const frame = this.#frameOf(queued, encoded);
    const segment = frame && this.#journal.append(withSecrets(frame, this.#secrets));
    const isKept = frame === undefined || segment !== undefined;
    return { ...queued, encoded, isKept, segments: segment ? [...queued.segments, segment] : queued.segments };
  }

  /** A piece of a response has nothing but bodies: where none are kept, it has no frame. */
  #frameOf(queued: JournaledExchange, encoded: EncodedExchange): JournalFrame | undefined {
    if (this.#bodies === 'full') return encoded;
    const isPiece = !queued.isClosed && !queued.includesRequest;
    return isPiece ? undefined : encodeWithoutBodies(queued);
  }

  #report(state: JournalState): void {
    this.#health.state = state.state;
    this.#health.error = state.state === 'failed' ? state.error : null;
    const { directory } = this.#health;
    if (state.state === 'failed')
      this.#log.warn(
        { directory },
        `the journal cannot be written, requests are still served: ${state.error}; set traces.journal to another directory, or to false`,
      );
    else if (state.state === 'full')
      this.#log.warn({ directory }, 'the journal is full until the database has caught up: requests are still served');
    else this.#log.info({ directory }, 'requests are kept in the journal again');
  }
}
