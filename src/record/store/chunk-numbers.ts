import type { Database } from 'better-sqlite3';
import { packChunk, type Chunk } from './chunks.ts';
import { prepareInsert } from './inserts.ts';

/**
 * For so long, in microseconds, a chunk that is used again counts as used: an agent that sends it with every turn
 * updates it once in this time.
 */
const chunkUseIntervalUs = 10 * 60 * 1_000_000;

/** How many chunks are known without a look-up, at least, and half as many as at most: about 5 MB. */
const maxRecentChunks = 16_384;

interface StoredChunk {
  id: number;
  usedUntil: number;
}

/**
 * Finds the numbers of chunks, and stores those that are new. An agent sends the chunks of its last turn again, so those that
 * were used lately are known without a look-up, until another process changes the database, which may have pruned them.
 */
export class ChunkNumbers {
  readonly #find: (digest: Buffer) => StoredChunk | undefined;
  readonly #use: (usedUntil: number, id: number) => void;
  readonly #insert: ReturnType<typeof prepareInsert<'Chunk'>>;
  /** Changes when another connection changes the database. */
  readonly #readVersion: () => number | undefined;
  #version: number | undefined;
  #recent = new Map<string, StoredChunk>();
  #earlier = new Map<string, StoredChunk>();

  constructor(database: Database) {
    const find = database.prepare<[Buffer], StoredChunk>(`SELECT "id", "usedUntil" FROM "Chunk" WHERE "digest" = ?`);
    const use = database.prepare(`UPDATE "Chunk" SET "usedUntil" = ? WHERE "id" = ?`);
    const version = database.prepare<[], number>('PRAGMA data_version').pluck();
    this.#find = (digest) => find.get(digest);
    this.#use = (usedUntil, id) => void use.run(usedUntil, id);
    this.#readVersion = () => version.get();
    this.#insert = prepareInsert(database, 'Chunk');
  }

  /** Called within each transaction, before `numberOf`. */
  begin(): void {
    const version = this.#readVersion();
    if (version !== this.#version) this.forget();
    this.#version = version;
  }

  /** After chunks were removed, or a transaction was rolled back, which may have stored some. */
  forget(): void {
    this.#recent = new Map();
    this.#earlier = new Map();
  }

  /**
   * The number of a chunk for an exchange that began at a time. The transaction is the one that refers to it: another process
   * may have pruned it just before.
   */
  numberOf(chunk: Chunk, startedAt: number): number {
    const { key } = chunk;
    const stored =
      this.#recent.get(key) ?? this.#earlier.get(key) ?? this.#find(chunk.digest) ?? this.#store(chunk, startedAt);
    if (stored.usedUntil < startedAt) {
      stored.usedUntil = startedAt + chunkUseIntervalUs;
      this.#use(stored.usedUntil, stored.id);
    }
    this.#addRecent(key, stored);
    return stored.id;
  }

  #store(chunk: Chunk, startedAt: number): StoredChunk {
    const { digest, content } = chunk;
    const { lastInsertRowid } = this.#insert({
      digest,
      usedUntil: startedAt,
      size: content.length,
      ...packChunk(chunk),
    });
    return { id: Number(lastInsertRowid), usedUntil: startedAt };
  }

  #addRecent(key: string, stored: StoredChunk): void {
    if (this.#recent.size >= maxRecentChunks && !this.#recent.has(key)) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, stored);
  }
}
