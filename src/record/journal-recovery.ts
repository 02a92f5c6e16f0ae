import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { maxOf } from '../core/extremes.ts';
import { createJournalName, isJournalInUse, toClaimedName } from './journal-owner.ts';
import { identifyKey, readFrames, segmentHeaderBytes, segmentSuffix, waitingDatabase } from './journal-segment.ts';
import { moveStarts, parseFrame } from './exchange-record.ts';
import type { ExchangeRecord } from './exchange.ts';
import type { JournalPlace, RecoveredExchanges } from './worker-messages.ts';

/** A batch is complete with so many exchanges, or so many bytes. */
const maxBatchExchanges = 50;
const maxBatchBytes = 1024 * 1024;

/** The database that takes what is recovered. */
export interface RecoveryStore {
  readonly journalKey: Uint8Array;
  /** The statuses of those of these exchanges that have a row. */
  statusesOf(traceIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Marks those that have not ended. @param endedAt in microseconds since 1970. */
  interrupt(traceIds: readonly string[], endedAt: number): Promise<void>;
}

/** Exchanges to write in one transaction. */
export interface RecoveredBatch {
  readonly records: ExchangeRecord[];
  readonly block: Buffer;
}

interface RecoveryListener {
  recovered(counts: RecoveredExchanges): void;
  failed(problem: string): void;
}

/** What the frames of one folder have of an exchange. */
interface IndexedExchange {
  /** The number of the last frame with the client's request: it replaces the frames before it. */
  firstFrame: number;
  isClosed: boolean;
}

/** The journals of processes that were killed. */
export class JournalRecovery {
  /** The name of this process's own folder. */
  readonly name: string;
  readonly #directory: string;
  readonly #listener: RecoveryListener;
  readonly #reported = new Set<string>();
  /** Folders that could not be removed: they are not read again. */
  readonly #stored = new Set<string>();

  constructor({ directory, instance }: JournalPlace, processStarted: number, listener: RecoveryListener) {
    this.#directory = directory;
    this.name = createJournalName(processStarted, instance);
    this.#listener = listener;
  }

  /**
   * Takes over the folders of processes that have ended, and gives what the database does not have. When the next batch is
   * requested, the one before is written; a folder is removed after its last one. Empty batches only give other work a turn.
   */
  async *batches(store: RecoveryStore): AsyncGenerator<RecoveredBatch> {
    for (const name of this.#listFolders()) {
      const folder = this.#claim(name, store.journalKey);
      if (folder === undefined) continue;
      try {
        if (!this.#stored.has(folder)) {
          const counts = yield* this.#recoverFolder(folder, store);
          this.#stored.add(folder);
          if (counts.exchanges + counts.interrupted > 0) this.#listener.recovered(counts);
        }
        removeRecovered(folder, store.journalKey);
        this.#stored.delete(folder);
      } catch (error) {
        // Those of the database are for the caller. The folder stays, and is tried again.
        if (!isOfFileSystem(error)) throw error;
        const what = this.#stored.has(folder) ? 'is in the database and cannot be removed' : 'cannot be recovered';
        this.#reportOnce(folder, `${folder} ${what}: ${messageOf(error)}`);
      }
    }
  }

  #listFolders(): string[] {
    try {
      const entries = readdirSync(this.#directory, { withFileTypes: true });
      return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
    } catch (error) {
      // The directory is created with the first segment.
      if (!isMissing(error)) this.#reportOnce(this.#directory, `the journal cannot be read: ${messageOf(error)}`);
      return [];
    }
  }

  /** Renames the folder of a dead process: only one gateway succeeds. Gives its path then. */
  #claim(name: string, key: Uint8Array): string | undefined {
    const path = join(this.#directory, name);
    try {
      // What this process claimed before the database went away.
      const isOwn = name.endsWith(`~${this.name}`);
      const silentMs = Date.now() - statSync(path).mtimeMs;
      if (!isOwn && isJournalInUse(name, this.name, silentMs) !== false) return undefined;
      const { own, foreign } = listSegments(path, key);
      if (foreign.length > 0) this.#reportForeign(name, path);
      if (foreign.length > 0 && own.length === 0) return undefined;
      if (isOwn) return path;
      // Another machine that sees the new name sees a new time too.
      touch(path);
      const claimed = join(this.#directory, toClaimedName(name, this.name));
      renameSync(path, claimed);
      return claimed;
    } catch (error) {
      // Another gateway was faster.
      if (!isMissing(error)) this.#reportOnce(name, `${path} cannot be recovered: ${messageOf(error)}`);
      return undefined;
    }
  }

  async *#recoverFolder(folder: string, store: RecoveryStore): AsyncGenerator<RecoveredBatch, RecoveredExchanges> {
    const { journalKey: key } = store;
    const { own: segments } = listSegments(folder, key);
    const index = yield* this.#index(segments, key);
    const missing = new Map<string, IndexedExchange>();
    const ids = [...index.keys()];
    for (let at = 0; at < ids.length; at += maxBatchExchanges) {
      const part = ids.slice(at, at + maxBatchExchanges);
      const statuses = await store.statusesOf(part);
      for (const id of part) {
        const known = index.get(id);
        if (known && isUnfinished(statuses.get(id))) missing.set(id, known);
      }
    }
    const endedAt = Math.max(0, maxOf(segments.map((segment) => Math.round(statSync(segment).mtimeMs * 1000))));
    yield* withoutStored(replay(segments, { key, missing, folder }), missing, store);
    const open = [...missing].filter(([, { isClosed }]) => !isClosed).map(([id]) => id);
    await store.interrupt(open, endedAt);
    return { exchanges: missing.size - open.length, interrupted: open.length };
  }

  *#index(segments: readonly string[], key: Uint8Array): Generator<RecoveredBatch, Map<string, IndexedExchange>> {
    const index = new Map<string, IndexedExchange>();
    let number = 0;
    for (const segment of segments) {
      const frames = readFrames(readFileSync(segment), key);
      let next = frames.next();
      for (; next.done !== true; next = frames.next()) {
        const { traceId, status, part } = parseFrame(next.value);
        const known = index.get(traceId);
        const firstFrame = part === 0 || !known ? number : known.firstFrame;
        index.set(traceId, { firstFrame, isClosed: known?.isClosed === true || status !== 'open' });
        number += 1;
      }
      if (next.value === 'altered')
        this.#listener.failed(`${segment} is damaged: the requests in the rest of it cannot be recovered`);
      yield emptyBatch();
    }
    return index;
  }

  #reportForeign(name: string, path: string): void {
    this.#reportOnce(
      name,
      `${path} belongs to another trace database, or to one that was replaced: remove it unless a gateway with that database shares this directory`,
    );
  }

  #reportOnce(name: string, problem: string): void {
    if (this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#listener.failed(problem);
  }
}

/**
 * The records of a batch with the bodies that its journal has of them, and how many have lost theirs. Files that cannot be read have
 * none.
 */
export function restoreBodies(
  records: readonly ExchangeRecord[],
  { segments, key }: { segments: readonly string[]; key: Uint8Array },
): RecoveredBatch & { lostBodies: number } {
  const idOf = ({ traceId, part, status }: ExchangeRecord): string => [traceId, part, status].join(' ');
  const restored = new Map<string, { record: ExchangeRecord; bytes: Uint8Array }>();
  const ids = new Set(records.map(idOf));
  for (const segment of segments)
    for (const frame of readFrames(readIfThere(segment), key)) {
      const record = parseFrame(frame);
      if (ids.has(idOf(record))) restored.set(idOf(record), { record, bytes: frame.bytes });
    }
  const batch = new BatchBuilder();
  for (const each of records) {
    const { record, bytes } = restored.get(idOf(each)) ?? { record: withoutBodies(each), bytes: Buffer.alloc(0) };
    batch.add(record, bytes);
  }
  const lostBodies = records.filter((each) => !each.areBodiesLost && !restored.has(idOf(each))).length;
  return { ...batch.take(), lostBodies };
}

function withoutBodies(record: ExchangeRecord): ExchangeRecord {
  const messages = record.messages.map((message) => {
    const { start: _, ...rest } = message;
    return rest;
  });
  return { ...record, areBodiesLost: true, messages };
}

/** A file that another process may remove meanwhile; empty where it cannot be read. */
export function readIfThere(segment: string): Buffer {
  try {
    return readFileSync(segment);
  } catch (error) {
    if (!isOfFileSystem(error)) throw error;
    return Buffer.alloc(0);
  }
}

/** A row that is open, or that was marked because its writer had ended, becomes what the journal has. */
const isUnfinished = (status: string | undefined): boolean =>
  status === undefined || status === 'open' || status === 'interrupted';

function* replay(
  segments: readonly string[],
  { key, missing, folder }: { key: Uint8Array; missing: ReadonlyMap<string, IndexedExchange>; folder: string },
): Generator<RecoveredBatch> {
  let batch = new BatchBuilder();
  let number = 0;
  for (const segment of segments) {
    touch(folder);
    for (const frame of readFrames(readFileSync(segment), key)) {
      const record = parseFrame(frame);
      const known = missing.get(record.traceId);
      if (known && number >= known.firstFrame) {
        if (batch.isFullFor(record)) {
          yield batch.take();
          batch = new BatchBuilder();
        }
        batch.add(record, frame.bytes);
      }
      number += 1;
    }
  }
  yield batch.take();
}

/**
 * What the database still lacks when a batch is written: a process that had stood still may have stored it meanwhile. The
 * beginning of a request that has not ended is older than its row.
 */
async function* withoutStored(
  batches: Iterable<RecoveredBatch>,
  missing: ReadonlyMap<string, IndexedExchange>,
  store: RecoveryStore,
): AsyncGenerator<RecoveredBatch> {
  for (const { records, block } of batches) {
    if (records.length === 0) continue;
    const statuses = await store.statusesOf(records.map(({ traceId }) => traceId));
    const isStored = ({ traceId, part }: ExchangeRecord): boolean => {
      const status = statuses.get(traceId);
      const isBeginning = part === 0 && missing.get(traceId)?.isClosed !== true;
      return isBeginning ? status !== undefined : !isUnfinished(status);
    };
    yield { records: records.filter((record) => !isStored(record)), block };
  }
}

/** Collects the frames of one batch. */
export class BatchBuilder {
  readonly #records: ExchangeRecord[] = [];
  readonly #ids = new Set<string>();
  readonly #blocks: Uint8Array[] = [];
  #length = 0;

  /** Whether a record belongs into the next batch: as in those of a recorder, an exchange has one record. */
  isFullFor({ traceId }: Pick<ExchangeRecord, 'traceId'>): boolean {
    return this.#records.length >= maxBatchExchanges || this.#length >= maxBatchBytes || this.#ids.has(traceId);
  }

  add(record: ExchangeRecord, bytes: Uint8Array): void {
    moveStarts([record], [this.#length]);
    this.#records.push(record);
    this.#ids.add(record.traceId);
    this.#blocks.push(bytes);
    this.#length += bytes.length;
  }

  take(): RecoveredBatch {
    // One byte more: the writer takes an empty block for bodies that were lost.
    return { records: this.#records, block: Buffer.concat([...this.#blocks, Buffer.alloc(1)]) };
  }
}

const emptyBatch = (): RecoveredBatch => ({ records: [], block: Buffer.alloc(0) });

/**
 * The files of a folder: the database of its process may have been replaced by another while that one ran. Links and pipes are
 * not its own: opening one may take forever.
 */
export function listSegments(folder: string, key: Uint8Array): { own: string[]; foreign: string[] } {
  const all = readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() && entry.name.endsWith(segmentSuffix) ? [entry.name] : []))
    .toSorted()
    .map((name) => join(folder, name));
  const foreign = all.filter((segment) => identifyKey(readHeader(segment), key) === 'foreign');
  return { own: all.filter((segment) => !foreign.includes(segment)), foreign };
}

/** Files of others stay where they are. With the last one goes the database that its process read from. */
function removeRecovered(folder: string, key: Uint8Array): void {
  const { own, foreign } = listSegments(folder, key);
  for (const segment of own) rmSync(segment, { force: true });
  if (foreign.length > 0) return;
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (name.startsWith(waitingDatabase)) rmSync(join(folder, name), { force: true });
  rmdirSync(folder);
}

function readHeader(segment: string): Buffer {
  const header = Buffer.alloc(segmentHeaderBytes);
  const descriptor = openSync(segment, 'r');
  try {
    return header.subarray(0, readSync(descriptor, header));
  } finally {
    closeSync(descriptor);
  }
}

function touch(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const isOfFileSystem = (error: unknown): boolean =>
  error instanceof Error &&
  (('syscall' in error && 'path' in error) || ('code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE'));
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
