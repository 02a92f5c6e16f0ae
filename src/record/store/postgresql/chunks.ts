import { viewAsBuffer } from '../../../core/buffer-view.ts';
import { type Chunk, type ChunkTable, packChunk, type StoredChunk } from '../chunks.ts';
import { chunkColumns, type InsertedChunk } from '../inserts.ts';
import { insertInto, type PostgresDatabase } from './database.ts';

/** Held by every transaction that refers to chunks, and alone by one that removes some: none is removed that is looked up. */
export const chunkLock = (database: PostgresDatabase): string => `louter chunks of ${database.schema}`;

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

  async readVersion(): Promise<number | undefined> {
    if (this.#transaction === this.#database.transactionNumber) return this.#version;
    await this.#database.query('SELECT pg_advisory_xact_lock_shared(hashtext($1))', [chunkLock(this.#database)]);
    // A sequence has its first value before it is first counted.
    const {
      rows: [[version] = []],
    } = await this.#database.query('SELECT "last_value" + "is_called"::INTEGER FROM "ChunkPruning_seq"');
    this.#transaction = this.#database.transactionNumber;
    this.#version = Number(version);
    return this.#version;
  }

  async use(ids: readonly number[], usedUntil: number): Promise<void> {
    await this.#database.query(
      'UPDATE "Chunk" SET "usedUntil" = GREATEST("usedUntil", $1) WHERE "id" = ANY($2::BIGINT[])',
      [usedUntil, ids],
    );
  }

  async storeAll(chunks: ReadonlyMap<string, Chunk>, startedAt: number): Promise<ReadonlyMap<string, StoredChunk>> {
    const found = await this.#findAll([...chunks.values()].map(({ identity }) => identity.digest));
    const missing = [...chunks].filter(([key]) => !found.has(key)).toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (let from = 0; from < missing.length; from += maxInserted) {
      const batch = missing.slice(from, from + maxInserted).map(([, chunk]) => chunk);
      for (const [key, stored] of await this.#insert(batch, startedAt)) found.set(key, stored);
    }
    // Another gateway has stored them meanwhile.
    const left = missing.filter(([key]) => !found.has(key));
    if (left.length > 0)
      for (const [key, stored] of await this.#findAll(left.map(([, { identity }]) => identity.digest)))
        found.set(key, stored);
    return found;
  }

  async #insert(chunks: readonly Chunk[], startedAt: number): Promise<[key: string, stored: StoredChunk][]> {
    const rows = chunks.map((chunk): Record<string, unknown> => {
      const { identity, content } = chunk;
      return {
        digest: identity.digest,
        usedUntil: startedAt,
        size: content.length,
        ...packChunk(chunk),
      } satisfies InsertedChunk;
    });
    const { rows: inserted } = await this.#database.query(
      `${insertInto('Chunk', chunkColumns, rows.length)}
       ON CONFLICT ("digest") DO NOTHING RETURNING "digest", "id", "usedUntil"`,
      rows.flatMap((row) => chunkColumns.map((name) => row[name])),
    );
    return inserted.map(([digest, id, usedUntil]) => [keyOf(digest), { id: Number(id), usedUntil: Number(usedUntil) }]);
  }

  async #findAll(digests: readonly Buffer[]): Promise<Map<string, StoredChunk>> {
    const { rows } = await this.#database.query(
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
