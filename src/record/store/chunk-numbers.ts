import { packChunk, type BodyPiece, type Chunk, type ChunkIdentity, type StoredChunk } from './chunks.ts';
import { prepareInsertChunk } from './inserts.ts';
import { PostgresChunks } from './postgresql/chunks.ts';
import type { StoreDatabase } from './store-database.ts';
import type { ChunkTable } from './chunks.ts';

/**
 * For so long, in microseconds, a chunk that is used again counts as used: an agent that sends it with every turn
 * updates it once in this time.
 */
const chunkUseIntervalUs = 10 * 60 * 1_000_000;

/**
 * Finds the numbers of chunks, and stores those that are new. An agent sends the chunks of its last turn again: those are known
 * without a look-up until another process changes the database, which may have pruned them.
 */
export class ChunkNumbers {
  readonly #table: ChunkTable;
  #version: number | undefined;
  /** Another object after each change of another process. */
  #period = {};

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
    this.#period = {};
  }

  /**
   * The number of a chunk for an exchange that began at a time. The transaction is the one that refers to it: another process
   * may have pruned it just before.
   */
  numberOf(chunk: Chunk, startedAt: number): number {
    const { identity } = chunk;
    const stored =
      this.#knownRow(identity) ??
      this.#know(identity, this.#table.find(identity.digest) ?? this.#table.store(chunk, startedAt));
    if (stored.usedUntil < startedAt) {
      stored.usedUntil = startedAt + chunkUseIntervalUs;
      this.#table.use([stored.id], stored.usedUntil);
    }
    return stored.id;
  }

  #knownRow({ stored }: ChunkIdentity): StoredChunk | undefined {
    return stored?.period === this.#period ? stored : undefined;
  }

  #know(identity: ChunkIdentity, row: StoredChunk): StoredChunk {
    return (identity.stored = { ...row, period: this.#period });
  }

  /** Looks all of them up with one statement, and stores those that are new with another. */
  #storeTogether(storeAll: NonNullable<ChunkTable['storeAll']>, uses: readonly ChunkUse[]): void {
    const all = uses.flatMap(({ pieces, startedAt }) =>
      pieces.flatMap((chunk) => (typeof chunk === 'number' ? [] : [{ chunk, startedAt }])),
    );
    const unknown = new Map<string, { chunk: Chunk; startedAt: number }>();
    for (const { chunk, startedAt } of all) {
      if (this.#knownRow(chunk.identity)) continue;
      const key = keyOf(chunk);
      unknown.set(key, { chunk, startedAt: Math.max(startedAt, unknown.get(key)?.startedAt ?? 0) });
    }
    const rows = unknown.size > 0 ? storeAll(unknown) : noRows;
    const outdated = new Map<number, StoredChunk[]>();
    let usedUntil = 0;
    for (const { chunk, startedAt } of all) {
      const { identity } = chunk;
      const row = rows.get(keyOf(chunk));
      const stored = this.#knownRow(identity) ?? (row && this.#know(identity, row));
      if (!stored || stored.usedUntil >= startedAt) continue;
      outdated.set(stored.id, [...(outdated.get(stored.id) ?? []), stored]);
      usedUntil = Math.max(usedUntil, startedAt + chunkUseIntervalUs);
    }
    if (outdated.size === 0) return;
    for (const each of [...outdated.values()].flat()) each.usedUntil = usedUntil;
    this.#table.use([...outdated.keys()], usedUntil);
  }
}

const noRows: ReadonlyMap<string, StoredChunk> = new Map();

/** As the rows of `storeAll` are listed. */
const keyOf = ({ identity }: Chunk): string => identity.digest.toString('latin1');

/** The pieces of an exchange that began at a time. */
export interface ChunkUse {
  pieces: readonly BodyPiece[];
  startedAt: number;
}

function createSqliteChunks(database: StoreDatabase): ChunkTable {
  const find = database.prepare<[Buffer], StoredChunk>(`SELECT "id", "usedUntil" FROM "Chunk" WHERE "digest" = ?`);
  const use = database.prepare(`UPDATE "Chunk" SET "usedUntil" = ? WHERE "id" = ?`);
  const version = database.prepare<[], number>('PRAGMA data_version').pluck();
  const insert = prepareInsertChunk(database);
  return {
    find: (digest) => find.get(digest),
    store: (chunk, startedAt) => ({
      id: insert({
        digest: chunk.identity.digest,
        usedUntil: startedAt,
        size: chunk.content.length,
        ...packChunk(chunk),
      }),
      usedUntil: startedAt,
    }),
    use: (ids, usedUntil) => {
      for (const id of ids) use.run(usedUntil, id);
    },
    readVersion: () => version.get(),
  };
}
