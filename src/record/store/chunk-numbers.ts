import { packChunk, type BodyPiece, type Chunk } from './chunks.ts';
import { prepareInsertChunk } from './inserts.ts';
import { PostgresChunks } from './postgresql/chunks.ts';
import type { StoreDatabase } from './store-database.ts';

/**
 * For so long, in microseconds, a chunk that is used again counts as used: an agent that sends it with every turn
 * updates it once in this time.
 */
const chunkUseIntervalUs = 10 * 60 * 1_000_000;

/** How many chunks are known without a look-up, at least, and half as many as at most: about 5 MB. */
const maxRecentChunks = 16_384;

/** A chunk of the store: no exchange that began later than `usedUntil` refers to it. */
export interface StoredChunk {
  id: number;
  usedUntil: number;
}

/**
 * Finds the numbers of chunks, and stores those that are new. An agent sends the chunks of its last turn again, so those that
 * were used lately are known without a look-up, until another process changes the database, which may have pruned them.
 */
export class ChunkNumbers {
  readonly #table: ChunkTable;
  #version: number | undefined;
  #recent = new Map<string, StoredChunk>();
  #earlier = new Map<string, StoredChunk>();

  constructor(database: StoreDatabase) {
    this.#table = database.postgres ? new PostgresChunks(database.postgres) : createSqliteChunks(database);
  }

  /** Called within each transaction, before `numberOf`: with the pieces that it will be asked for, by exchange. */
  begin(uses: readonly ChunkUse[]): void {
    const version = this.#table.readVersion();
    if (version !== this.#version) this.forget();
    this.#version = version;
    if (this.#table.storeAll) this.#storeTogether(this.#table.storeAll.bind(this.#table), uses);
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
      this.#recent.get(key) ??
      this.#earlier.get(key) ??
      this.#table.find(chunk.digest) ??
      this.#table.store(chunk, startedAt);
    if (stored.usedUntil < startedAt) {
      stored.usedUntil = startedAt + chunkUseIntervalUs;
      this.#table.use([stored.id], stored.usedUntil);
    }
    this.#addRecent(key, stored);
    return stored.id;
  }

  /** Looks all of them up with one statement, and stores those that are new with another. */
  #storeTogether(storeAll: NonNullable<ChunkTable['storeAll']>, uses: readonly ChunkUse[]): void {
    const chunks = new Map<string, { chunk: Chunk; startedAt: number }>();
    for (const { pieces, startedAt } of uses)
      for (const piece of pieces) {
        if (typeof piece === 'number') continue;
        const key = piece.digest.toString('latin1');
        chunks.set(key, { chunk: piece, startedAt: Math.max(startedAt, chunks.get(key)?.startedAt ?? 0) });
      }
    const unknown = [...chunks].filter(([key]) => !this.#recent.has(key) && !this.#earlier.has(key));
    if (unknown.length > 0) for (const [key, stored] of storeAll(new Map(unknown))) this.#addRecent(key, stored);
    const outdated: StoredChunk[] = [];
    let usedUntil = 0;
    for (const [key, { startedAt }] of chunks) {
      const stored = this.#recent.get(key) ?? this.#earlier.get(key);
      if (!stored || stored.usedUntil >= startedAt) continue;
      outdated.push(stored);
      usedUntil = Math.max(usedUntil, startedAt + chunkUseIntervalUs);
    }
    if (outdated.length === 0) return;
    for (const each of outdated) each.usedUntil = usedUntil;
    this.#table.use(
      outdated.map(({ id }) => id),
      usedUntil,
    );
  }

  #addRecent(key: string, stored: StoredChunk): void {
    if (this.#recent.size >= maxRecentChunks && !this.#recent.has(key)) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, stored);
  }
}

/** The pieces of an exchange that began at a time. */
export interface ChunkUse {
  pieces: readonly BodyPiece[];
  startedAt: number;
}

/** The table of chunks, within a transaction. */
export interface ChunkTable {
  find(digest: Buffer): StoredChunk | undefined;
  store(chunk: Chunk, startedAt: number): StoredChunk;
  use(ids: readonly number[], usedUntil: number): void;
  /** Changes when another connection may have removed chunks. */
  readVersion(): number | undefined;
  /** Finds or stores chunks, by their digests as `latin1`. Absent where one after another is as fast. */
  storeAll?(chunks: ReadonlyMap<string, { chunk: Chunk; startedAt: number }>): ReadonlyMap<string, StoredChunk>;
}

function createSqliteChunks(database: StoreDatabase): ChunkTable {
  const find = database.prepare<[Buffer], StoredChunk>(`SELECT "id", "usedUntil" FROM "Chunk" WHERE "digest" = ?`);
  const use = database.prepare(`UPDATE "Chunk" SET "usedUntil" = ? WHERE "id" = ?`);
  const version = database.prepare<[], number>('PRAGMA data_version').pluck();
  const insert = prepareInsertChunk(database);
  return {
    find: (digest) => find.get(digest),
    store: (chunk, startedAt) => ({
      id: insert({ digest: chunk.digest, usedUntil: startedAt, size: chunk.content.length, ...packChunk(chunk) }),
      usedUntil: startedAt,
    }),
    use: (ids, usedUntil) => {
      for (const id of ids) use.run(usedUntil, id);
    },
    readVersion: () => version.get(),
  };
}
