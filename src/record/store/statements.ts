import type { Database } from 'better-sqlite3';
import { TurnWriter } from '../threads/turns.ts';
import type { ChunkNumbers } from './chunk-numbers.ts';
import { packPieces, type BodyPiece } from './chunks.ts';
import { exchangeColumns, type ExchangeColumns } from './exchange-columns.ts';
import type { ExchangeRows, WireRow } from './exchange-rows.ts';
import { columnsAndPlaceholders, prepareInsert } from './inserts.ts';

/** The statements of one writer on one open database. */
export type WriterStatements = ReturnType<typeof prepareStatements>;

// Prepared statements in place of Prisma, which owns the schema and reads. Measured on one file with batches of 20
// exchanges, CPU of the whole process: prepared statements take 95 µs per exchange, `createMany` 508 and one
// `$executeRaw` per table over `json_each` 680 (its blobs travel as text). Values are bound, never part of the SQL.
export function prepareStatements(database: Database, chunkNumbers: ChunkNumbers) {
  const insertExchange = prepareExchangeStatement(database);
  const insertWire = prepareWireStatements(database, chunkNumbers);
  const insertAttempt = prepareInsert(database, 'Attempt');
  const insertToolCall = prepareInsert(database, 'ToolCall');
  const insertAnswerItem = prepareInsert(database, 'AnswerItem');
  const insertText = database.prepare(`INSERT OR REPLACE INTO "ExchangeWords" ("rowid", "said") VALUES (?, ?)`);
  const updateSender = database.prepare(`UPDATE "Exchange" SET "prompt" = ?, "agent" = ? WHERE "seq" = ?`);
  const turns = new TurnWriter(database);
  return {
    /** Writes an exchange with all that belongs to it, and returns its number; called within a transaction. */
    insert(rows: ExchangeRows): number {
      const { exchange, attempts, wire, toolCalls, answerItems, turn, sender, searchText } = rows;
      const seq = insertExchange(exchange, rows.hasEarlierParts);
      for (const [position, attempt] of attempts.entries()) insertAttempt({ exchangeSeq: seq, position, ...attempt });
      if (wire) insertWire(seq, wire, exchange.startedAt);
      for (const [position, name] of toolCalls.entries()) insertToolCall({ exchangeSeq: seq, position, name });
      for (const [position, itemId] of answerItems.entries()) insertAnswerItem({ exchangeSeq: seq, position, itemId });
      if (sender && (sender.prompt ?? sender.agent) !== null) updateSender.run(sender.prompt, sender.agent, seq);
      turns.insert(seq, exchange, turn);
      const rowIds = searchTextRowIds(seq);
      if (searchText.request !== null) insertText.run(rowIds.request, searchText.request);
      if (searchText.response !== null) insertText.run(rowIds.response, searchText.response);
      return seq;
    },
  };
}

/** Writes the row of an exchange, or updates it, and returns its number. */
function prepareExchangeStatement(database: Database): (row: ExchangeColumns, hasEarlierParts: boolean) => number {
  const names = exchangeColumns.map(({ name }) => name);
  const updates = names
    .filter((name) => name !== 'id')
    .map((name) =>
      name === 'bodies'
        ? `"bodies" = CASE WHEN "bodies" = 'lost' AND ? THEN 'lost' ELSE excluded."bodies" END`
        : `"${name}" = excluded."${name}"`,
    );
  const statement = database
    .prepare<[unknown[]], number>(
      `INSERT INTO "Exchange" ${columnsAndPlaceholders(names)}
       ON CONFLICT ("id") DO UPDATE SET ${updates.join()} RETURNING "seq"`,
    )
    .pluck();
  return (row, hasEarlierParts) => {
    const seq = statement.get([...names.map((name) => row[name]), Number(hasEarlierParts)]);
    if (seq === undefined) throw new Error('the trace database returns no number for an exchange');
    return seq;
  };
}

function prepareWireStatements(
  database: Database,
  chunkNumbers: ChunkNumbers,
): (seq: number, row: WireRow, startedAt: number) => void {
  const insert = prepareInsert(database, 'Wire');
  const removeLater = database.prepare(`DELETE FROM "Wire" WHERE "exchangeSeq" = ? AND "part" > ?`);
  return (seq, { part, replacesLaterParts, heads, headers, encoding, bytes, pieces }, startedAt) => {
    if (replacesLaterParts) removeLater.run(seq, part);
    insert({
      exchangeSeq: seq,
      part,
      heads,
      headers,
      encoding,
      bytes,
      ...storePieces(chunkNumbers, pieces, startedAt),
    });
  };
}

/**
 * Stores the chunks of a body, and returns what refers to them, for an exchange that began at a time; called within a
 * transaction.
 */
export function storePieces(
  chunkNumbers: ChunkNumbers,
  pieces: readonly BodyPiece[],
  startedAt: number,
): { chunks: Buffer | null; chunkedSize: number } {
  let chunkedSize = 0;
  chunkNumbers.begin();
  const chunks = packPieces(pieces, (chunk) => {
    chunkedSize += chunk.size;
    return chunkNumbers.numberOf(chunk, startedAt);
  });
  return { chunks, chunkedSize };
}

/** The rows of the full-text index that an exchange has. */
export const searchTextRowIds = (seq: number): { request: number; response: number } => ({
  request: 2 * seq,
  response: 2 * seq + 1,
});
