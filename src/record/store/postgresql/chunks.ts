import { viewAsBuffer } from '../../../core/buffer-view.ts';
import { type Chunk, type ChunkTable, packChunk, type StoredChunk } from '../chunks.ts';
import { chunkColumns, type InsertedChunk } from '../inserts.ts';
import { insertInto, type PostgresDatabase } from './database.ts';

/** Held by every transaction that refers to chunks, and alone by one that removes some: none is removed that is looked up. */
export const chunkLock = (database: PostgresDatabase): string => `louter chunks of ${database.schema}`;

/** A chunk of an exchange that began at a time. */
interface NewChunk {
  chunk: Chunk;
  startedAt: number;
}

/** How many chunks a statement inserts: they are up to some 100 KB each. */
const maxInserted = 200;

/**
 * The chunks of a database that several gateways write. Transactions insert chunks in the order of their digests, and update
 * them afterwards: two that have the same new chunks wait for each other in one direction only.
 */
export class PostgresChunks implements ChunkTable {
  readonly #database: PostgresDatabase;
  #transaction = 0;
  #version: number | undefined;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  readVersion(): number | undefined {
    if (this.#transaction === this.#database.transactionNumber) return this.#version;
    this.#database.query('SELECT pg_advisory_xact_lock_shared(hashtext($1))', [chunkLock(this.#database)]);
    // A sequence has its first value before it is first counted.
    const [[version] = []] = this.#database.query(
      'SELECT "last_value" + "is_called"::INTEGER FROM "ChunkPruning_seq"',
    ).rows;
    this.#transaction = this.#database.transactionNumber;
    this.#version = Number(version);
    return this.#version;
  }

  find(digest: Buffer): StoredChunk | undefined {
    return this.#findAll([digest]).get(digest.toString('latin1'));
  }

  store(chunk: Chunk, startedAt: number): StoredChunk {
    const key = chunk.identity.digest.toString('latin1');
    const stored = this.storeAll(new Map([[key, { chunk, startedAt }]])).get(key);
    if (!stored) throw new Error('the trace database returns no number for a chunk');
    return stored;
  }

  use(ids: readonly number[], usedUntil: number): void {
    this.#database.query('UPDATE "Chunk" SET "usedUntil" = GREATEST("usedUntil", $1) WHERE "id" = ANY($2::BIGINT[])', [
      usedUntil,
      ids,
    ]);
  }

  storeAll(chunks: ReadonlyMap<string, NewChunk>): ReadonlyMap<string, StoredChunk> {
    const found = this.#findAll([...chunks.values()].map(({ chunk }) => chunk.identity.digest));
    const missing = [...chunks].filter(([key]) => !found.has(key)).toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (let from = 0; from < missing.length; from += maxInserted) {
      const batch = missing.slice(from, from + maxInserted).map(([, chunk]) => chunk);
      for (const [key, stored] of this.#insert(batch)) found.set(key, stored);
    }
    // Another gateway has stored them meanwhile.
    const left = missing.filter(([key]) => !found.has(key));
    if (left.length > 0)
      for (const [key, stored] of this.#findAll(left.map(([, { chunk }]) => chunk.identity.digest)))
        found.set(key, stored);
    return found;
  }

  #insert(chunks: readonly NewChunk[]): [key: string, stored: StoredChunk][] {
    const rows = chunks.map(({ chunk, startedAt }): Record<string, unknown> => {
      const { identity, content } = chunk;
      return {
        digest: identity.digest,
        usedUntil: startedAt,
        size: content.length,
        ...packChunk(chunk),
      } satisfies InsertedChunk;
    });
    const { rows: inserted } = this.#database.query(
      `${insertInto('Chunk', chunkColumns, rows.length)}
       ON CONFLICT ("digest") DO NOTHING RETURNING "digest", "id", "usedUntil"`,
      rows.flatMap((row) => chunkColumns.map((name) => row[name])),
    );
    return inserted.map(([digest, id, usedUntil]) => [keyOf(digest), { id: Number(id), usedUntil: Number(usedUntil) }]);
  }

  #findAll(digests: readonly Buffer[]): Map<string, StoredChunk> {
    const { rows } = this.#database.query(
      'SELECT "digest", "id", "usedUntil" FROM "Chunk" WHERE "digest" = ANY($1::BYTEA[])',
      [digests],
    );
    return new Map(
      rows.map(([digest, id, usedUntil]) => [keyOf(digest), { id: Number(id), usedUntil: Number(usedUntil) }]),
    );
  }
}

function keyOf(digest: unknown): string {
  if (!(digest instanceof Uint8Array)) throw new Error('the trace database returns a digest that is not bytes');
  return viewAsBuffer(digest).toString('latin1');
}
