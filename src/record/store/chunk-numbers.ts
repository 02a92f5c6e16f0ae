import type { Database } from 'better-sqlite3';
import { packChunk, type BodyPiece, type Chunk, type ChunkTable, type StoredChunk } from './chunks.ts';
import { prepareInsertChunk } from './inserts.ts';
import { PostgresChunks } from './postgresql/chunks.ts';
import type { StoreDatabase } from './store-database.ts';

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
    this.#table = database.postgres ? new PostgresChunks(database.postgres) : createSqliteChunks(database.sqlite);
  }

  /** After chunks were removed, or a transaction was rolled back, which may have stored some. */
  forget(): void {
    this.#period = {};
  }

  /**
   * Stores those chunks of a body that are new, for an exchange that began at a time, and returns what gives the number of each. The
   * transaction is the one that refers to them: another process may have pruned some just before.
   */
  async store(pieces: readonly BodyPiece[], startedAt: number): Promise<(chunk: Chunk) => number> {
    const version = await this.#table.readVersion();
    if (version !== this.#version) this.forget();
    this.#version = version;
    const unknown = new Map<string, Chunk>();
    for (const piece of pieces)
      if (typeof piece !== 'number' && !this.#knownRow(piece)) unknown.set(keyOf(piece), piece);
    const rows = unknown.size > 0 ? await this.#table.storeAll(unknown, startedAt) : noRows;
    const outdated = new Map<number, StoredChunk[]>();
    for (const piece of pieces) {
      if (typeof piece === 'number') continue;
      const stored = this.#knownRow(piece) ?? this.#know(piece, rows);
      if (stored.usedUntil < startedAt) outdated.set(stored.id, [...(outdated.get(stored.id) ?? []), stored]);
    }
    if (outdated.size > 0) {
      const usedUntil = startedAt + chunkUseIntervalUs;
      for (const each of [...outdated.values()].flat()) each.usedUntil = usedUntil;
      await this.#table.use([...outdated.keys()], usedUntil);
    }
    return (chunk) => (this.#knownRow(chunk) ?? this.#know(chunk, rows)).id;
  }

  #knownRow({ identity: { stored } }: Chunk): StoredChunk | undefined {
    return stored?.period === this.#period ? stored : undefined;
  }

  #know(chunk: Chunk, rows: ReadonlyMap<string, StoredChunk>): StoredChunk {
    const row = rows.get(keyOf(chunk));
    if (!row) throw new Error('the trace database returns no number for a chunk');
    return (chunk.identity.stored = { ...row, period: this.#period });
  }
}

const noRows: ReadonlyMap<string, StoredChunk> = new Map();

/** As the rows of `storeAll` are listed. */
const keyOf = ({ identity }: Chunk): string => identity.digest.toString('latin1');

function createSqliteChunks(database: Database): ChunkTable {
  const find = database.prepare<[Buffer], StoredChunk>(`SELECT "id", "usedUntil" FROM "Chunk" WHERE "digest" = ?`);
  const use = database.prepare(`UPDATE "Chunk" SET "usedUntil" = ? WHERE "id" = ?`);
  const version = database.prepare<[], number>('PRAGMA data_version').pluck();
  const insert = prepareInsertChunk(database);
  const store = (chunk: Chunk, usedUntil: number): StoredChunk => ({
    id: insert({ digest: chunk.identity.digest, usedUntil, size: chunk.content.length, ...packChunk(chunk) }),
    usedUntil,
  });
  return {
    storeAll: (chunks, startedAt) =>
      new Map([...chunks].map(([key, chunk]) => [key, find.get(chunk.identity.digest) ?? store(chunk, startedAt)])),
    use: (ids, usedUntil) => {
      for (const id of ids) use.run(usedUntil, id);
    },
    readVersion: () => version.get(),
  };
}
