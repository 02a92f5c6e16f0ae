import type { Database } from 'better-sqlite3';
import { ownVersion } from '../../core/version.ts';
import { packChunk, packPieces, type Chunk } from './chunks.ts';
import { redactionVersion } from '../../core/redact/redact.ts';
import { prepareTurnStatements } from '../threads/turns.ts';
import type { AttemptRow, ExchangeColumns, ExchangeRows, WireRow } from './exchange-rows.ts';

const exchangeColumns = [
  'id',
  'startedAt',
  'endedAt',
  'status',
  'bodies',
  'run',
  'case',
  'mode',
  'frontend',
  'modelAsked',
  'backend',
  'protocol',
  'dialect',
  'thinking',
  'tools',
  'model',
  'issuer',
  'httpStatus',
  'finish',
  'errorKind',
  'error',
  'firstByteAfter',
  'firstTokenAfter',
  'totalAfter',
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
  'reasoningTokens',
  'lossCount',
  'losses',
  'notes',
  'responseId',
  'keyDigest',
] as const satisfies (keyof ExchangeColumns)[];

/** The statements of one writer on one open database. */
export type WriterStatements = ReturnType<typeof prepareStatements>;

/**
 * For so long, in microseconds, a chunk that is used again counts as used: an agent that sends it with every turn
 * writes to it once in this time.
 */
const chunkUseIntervalUs = 10 * 60 * 1_000_000;

// Prepared statements in place of Prisma, which owns the schema and reads. Measured on one file with batches of 20
// exchanges, CPU of the whole process: where prepared statements took 95 µs an exchange, `createMany` took 508 and
// one `$executeRaw` a table over `json_each` 680 (its blobs travel as text). Values are bound, never written into the
// text of a statement.
export function prepareStatements(database: Database, writerId: string) {
  const columns = exchangeColumns.map((column) => `"${column}"`);
  const constants = [writerId, ownVersion(), redactionVersion];
  const updates = columns
    .filter((column) => column !== '"id"')
    .map((column) =>
      column === '"bodies"'
        ? `"bodies" = CASE WHEN "bodies" = 'lost' AND ? THEN 'lost' ELSE excluded."bodies" END`
        : `${column} = excluded.${column}`,
    );
  const insertExchange = database
    .prepare<[unknown[]], number>(
      `INSERT INTO "Exchange" (${columns.join()}, "writerId", "louter", "redactionVersion")
     VALUES (${[...columns, ...constants].map(() => '?').join()})
     ON CONFLICT ("id") DO UPDATE SET ${updates.join()} RETURNING "seq"`,
    )
    .pluck();
  const insertAttempt = database.prepare(
    `INSERT OR REPLACE INTO "Attempt" ("exchangeSeq", "position", "backend", "model", "startedAfter", "status", "error", "reason")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertWire = database.prepare(
    `INSERT OR REPLACE INTO "Wire" ("exchangeSeq", "part", "heads", "encoding", "bytes", "chunks", "chunkedSize")
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertWords = database.prepare(`INSERT OR REPLACE INTO "ExchangeWords" ("rowid", "said") VALUES (?, ?)`);
  const chunkId = prepareChunkStatements(database);
  const turns = prepareTurnStatements(database);
  const insertToolCall = database.prepare(
    `INSERT OR REPLACE INTO "ToolCall" ("exchangeSeq", "position", "name") VALUES (?, ?, ?)`,
  );
  const insertAnswerItem = database.prepare(
    `INSERT OR REPLACE INTO "AnswerItem" ("exchangeSeq", "position", "itemId") VALUES (?, ?, ?)`,
  );
  const removeLater = database.prepare(`DELETE FROM "Wire" WHERE "exchangeSeq" = ? AND "part" > ?`);
  const exchange = (row: ExchangeColumns, continues: boolean): number => {
    const seq = insertExchange.get([...exchangeColumns.map((column) => row[column]), ...constants, Number(continues)]);
    if (seq === undefined) throw new Error('the trace database gives back no number for an exchange');
    return seq;
  };
  const attempt = (seq: number, position: number, row: AttemptRow) =>
    insertAttempt.run(seq, position, row.backend, row.model, row.startedAfter, row.status, row.error, row.reason);
  const wire = (seq: number, { part, replaces, heads, encoding, bytes, pieces }: WireRow, startedAt: number): void => {
    let chunkedSize = 0;
    const chunks = packPieces(pieces, (chunk) => {
      chunkedSize += chunk.content.length;
      return chunkId(chunk, startedAt);
    });
    if (replaces) removeLater.run(seq, part);
    insertWire.run(seq, part, heads, encoding, bytes, chunks, chunkedSize);
  };
  return {
    /** Writes an exchange with all that belongs to it; called within a transaction. */
    insert({
      exchange: row,
      attempts,
      wire: wireRow,
      toolCalls,
      answerItems,
      turn,
      words,
      continues,
    }: ExchangeRows): void {
      const seq = exchange(row, continues);
      for (const [position, each] of attempts.entries()) attempt(seq, position, each);
      if (wireRow) wire(seq, wireRow, row.startedAt);
      for (const [position, name] of toolCalls.entries()) insertToolCall.run(seq, position, name);
      for (const [position, id] of answerItems.entries()) insertAnswerItem.run(seq, position, id);
      turns.insert(seq, row, turn);
      const { request: asked, response: answered } = searchTextRowIds(seq);
      if (words.asked !== null) insertWords.run(asked, words.asked);
      if (words.answered !== null) insertWords.run(answered, words.answered);
    },
  };
}

/**
 * Gives the number of a chunk for an exchange that began at this time, and writes it where it is new. Whether it is
 * there is asked of the database, in the transaction that refers to it: another process may have pruned it just now.
 */
function prepareChunkStatements(database: Database): (chunk: Chunk, startedAt: number) => number {
  const find = database.prepare<[Buffer], { id: number; usedUntil: number }>(
    `SELECT "id", "usedUntil" FROM "Chunk" WHERE "digest" = ?`,
  );
  const use = database.prepare(`UPDATE "Chunk" SET "usedUntil" = ? WHERE "id" = ?`);
  const insert = database.prepare(
    `INSERT INTO "Chunk" ("digest", "usedUntil", "size", "encoding", "bytes") VALUES (?, ?, ?, ?, ?)`,
  );
  return (chunk, startedAt) => {
    const found = find.get(chunk.digest);
    if (!found) {
      const { encoding, bytes } = packChunk(chunk);
      return Number(insert.run(chunk.digest, startedAt, chunk.content.length, encoding, bytes).lastInsertRowid);
    }
    if (found.usedUntil < startedAt) use.run(startedAt + chunkUseIntervalUs, found.id);
    return found.id;
  };
}

/** Under which numbers the words of an exchange stand in the full-text index. */
export const searchTextRowIds = (seq: number): { request: number; response: number } => ({
  request: 2 * seq,
  response: 2 * seq + 1,
});
