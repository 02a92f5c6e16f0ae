import type { AttemptCause } from '../../core/attempt-cause.ts';
import type { ChunkNumbers } from './chunk-numbers.ts';
import { packPieces, type BodyPiece } from './chunks.ts';
import { exchangeColumns, type ExchangeColumns } from './exchange-columns.ts';
import type { PackedMessages } from './message-packing.ts';
import { columnsAndPlaceholders, prepareInsert } from './inserts.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import type { PostgresDatabase } from './postgresql/database.ts';
import { toStorableJson } from './postgresql/storable-text.ts';
import { toSearchVector } from './postgresql/search-words.ts';
import { sqlFor, type StoreDatabase } from './store-database.ts';

/** What is written of an exchange at once: what the gateway knows of it. */
export interface HeadRows {
  exchange: ExchangeColumns;
  attempts: readonly AttemptRow[];
  toolCalls: readonly string[];
  /** The ids of the items of the response, where later requests may refer to them. */
  answerItems: readonly string[];
  /** Bodies that were lost before stay lost: earlier rows are not written again. */
  hasEarlierParts: boolean;
}

/** What is written when its bodies are read: redacted and packed. */
export interface BodyRows {
  wire: WireRow | null;
  /** Who sent the request; null where the request was written before. */
  sender: RequestSender | null;
  /** What the search index has of it. */
  searchText: { request: string | null; response: string | null };
}

export interface RequestSender {
  /** Null where bodies are not kept. */
  prompt: string | null;
  agent: string | null;
}

export interface AttemptRow {
  backend: string;
  model: string;
  startedAfter: number;
  status: number | null;
  error: string | null;
  cause: AttemptCause;
  reason: string | null;
}

export interface WireRow extends PackedMessages {
  part: number;
  replacesLaterParts: boolean;
}

/** The statements of one writer on one open database. */
export type WriterStatements = ReturnType<typeof prepareStatements>;

// Prepared statements in place of Prisma, which owns the schema and reads. Measured on one file with batches of 20
// exchanges, CPU of the whole process: prepared statements take 95 µs per exchange, `createMany` 508 and one
// `$executeRaw` per table over `json_each` 680 (its blobs travel as text). Values are bound, never part of the SQL.
export function prepareStatements(database: StoreDatabase, chunkNumbers: ChunkNumbers) {
  const insertExchange = prepareExchangeStatement(database);
  const insertWire = prepareWireStatements(database, chunkNumbers);
  const insertAttempt = prepareInsert(database, 'Attempt');
  const insertToolCall = prepareInsert(database, 'ToolCall');
  const insertAnswerItem = prepareInsert(database, 'AnswerItem');
  const insertText = prepareTextStatement(database);
  const updateSender = database.prepare(`UPDATE "Exchange" SET "prompt" = ?, "agent" = ? WHERE "seq" = ?`);
  const insertHead = async (rows: HeadRows, known?: number): Promise<number> => {
    const { exchange, attempts, toolCalls, answerItems, hasEarlierParts } = rows;
    const seq = known ?? (await insertExchange(exchange, hasEarlierParts));
    for (const [position, attempt] of attempts.entries()) insertAttempt({ exchangeSeq: seq, position, ...attempt });
    // Their names are known at once; `derived-statements.ts` adds the rest when the exchange is read.
    for (const [position, name] of toolCalls.entries()) insertToolCall({ exchangeSeq: seq, position, name });
    for (const [position, itemId] of answerItems.entries()) insertAnswerItem({ exchangeSeq: seq, position, itemId });
    return seq;
  };
  // Each is called within a transaction.
  return {
    /** Writes what is known of an exchange, and returns its number. */
    insertHead: (rows: HeadRows): Promise<number> => insertHead(rows),
    /** The same for the exchanges of a batch. */
    async insertHeads(all: readonly HeadRows[]): Promise<number[]> {
      const known = database.postgres ? await insertExchangesTogether(database.postgres, all) : [];
      const seqs: number[] = [];
      for (const [index, rows] of all.entries()) seqs.push(await insertHead(rows, known[index]));
      return seqs;
    },
    /** Writes what was read of its bodies. */
    async insertBodies(seq: number, startedAt: number, { wire, sender, searchText }: BodyRows): Promise<void> {
      if (wire) await insertWire(seq, wire, startedAt);
      if (sender && (sender.prompt ?? sender.agent) !== null) await updateSender.run(sender.prompt, sender.agent, seq);
      await insertText(seq, searchText);
    },
  };
}

/** Writes the rows of exchanges as `prepareExchangeStatement` does, in one way to PostgreSQL and back. */
async function insertExchangesTogether(database: PostgresDatabase, all: readonly HeadRows[]): Promise<number[]> {
  const statement = database.prepare(exchangeStatement(columnsWithSeq(exchangeColumnNames)));
  const bound = all.map(({ exchange, hasEarlierParts }) =>
    statement.bind(exchange.id, ...postgresValues(exchange), Number(hasEarlierParts)),
  );
  return (await database.queryAll(bound)).map(({ rows }) => {
    const seq = rows[0]?.[0];
    if (seq === undefined) throw new Error('the trace database returns no number for an exchange');
    return Number(seq);
  });
}

/** Adds the text of an exchange to the search index. */
function prepareTextStatement(
  database: StoreDatabase,
): (seq: number, texts: BodyRows['searchText']) => void | Promise<void> {
  const { postgres } = database;
  if (postgres) {
    const insert = (seq: number, isResponse: boolean, text: string): void =>
      postgres.insertLater(
        'ExchangeWords',
        { columns: ['exchangeSeq', 'isResponse', 'words'], keys: ['exchangeSeq', 'isResponse'] },
        [seq, isResponse, toSearchVector(text)],
      );
    return (seq, { request, response }) => {
      if (request !== null) insert(seq, false, request);
      if (response !== null) insert(seq, true, response);
    };
  }
  const statement = database.prepare(`INSERT OR REPLACE INTO "ExchangeWords" ("rowid", "said") VALUES (?, ?)`);
  return async (seq, { request, response }) => {
    const rowIds = searchTextRowIds(seq);
    if (request !== null) await statement.run(rowIds.request, request);
    if (response !== null) await statement.run(rowIds.response, response);
  };
}

/** Writes the row of an exchange, or updates it, and returns its number. */
function prepareExchangeStatement(
  database: StoreDatabase,
): (row: ExchangeColumns, hasEarlierParts: boolean) => Promise<number> {
  const names = exchangeColumnNames;
  const values = sqlFor(database, { sqlite: columnsAndPlaceholders(names), postgres: columnsWithSeq(names) });
  const statement = database.prepare<[unknown[]], number>(exchangeStatement(values)).pluck();
  return async (row, hasEarlierParts) => {
    const columns = database.postgres ? [row.id, ...postgresValues(row)] : names.map((name) => row[name]);
    const seq = await statement.get([...columns, Number(hasEarlierParts)]);
    if (seq === undefined) throw new Error('the trace database returns no number for an exchange');
    return seq;
  };
}

type ExchangeModel = Prisma.ExchangeGetPayload<object>;
type BigIntName = {
  [Name in keyof ExchangeModel]: Extract<ExchangeModel[Name], bigint> extends never ? never : Name;
}[keyof ExchangeModel];

/** The columns that PostgreSQL has in 64 bits. */
const bigIntsOfExchange: Record<BigIntName, true> = {
  startedAt: true,
  endedAt: true,
  firstByteAfter: true,
  firstTokenAfter: true,
  totalAfter: true,
};

const maxInteger = 2 ** 31 - 1;

/** The values of an exchange: PostgreSQL refuses numbers that are no integers of 32 bits, which vendors may count. */
const postgresValues = (row: ExchangeColumns): unknown[] =>
  exchangeColumnNames.map((name) => {
    const value = row[name];
    if (name === 'losses' || name === 'notes') return toStorableJson(row[name]);
    if (typeof value !== 'number' || name in bigIntsOfExchange || name === 'costUsd') return value;
    return Math.abs(value) <= maxInteger ? Math.round(value) : null;
  });

const exchangeColumnNames = exchangeColumns.map(({ name }) => name);

/** Inserts an exchange, or updates it. */
function exchangeStatement(values: string): string {
  const updates = exchangeColumnNames
    .filter((name) => name !== 'id')
    .map((name) =>
      name === 'bodies'
        ? `"bodies" = CASE WHEN "Exchange"."bodies" = 'lost' AND ? = 1 THEN 'lost' ELSE excluded."bodies" END`
        : `"${name}" = excluded."${name}"`,
    );
  return `INSERT INTO "Exchange" ${values} ON CONFLICT ("id") DO UPDATE SET ${updates.join()} RETURNING "seq"`;
}

/** The number of an exchange that is there is used again: PostgreSQL would count one more for each update. */
const columnsWithSeq = (names: readonly string[]): string =>
  `("seq",${names.map((name) => `"${name}"`).join()}) VALUES
   (COALESCE((SELECT "seq" FROM "Exchange" WHERE "id" = ?), nextval('"Exchange_seq_seq"')),${names.map(() => '?').join()})`;

function prepareWireStatements(
  database: StoreDatabase,
  chunkNumbers: ChunkNumbers,
): (seq: number, row: WireRow, startedAt: number) => Promise<void> {
  const insert = prepareInsert(database, 'Wire');
  const removeLater = database.prepare(`DELETE FROM "Wire" WHERE "exchangeSeq" = ? AND "part" > ?`);
  return async (seq, { part, replacesLaterParts, heads, headers, encoding, bytes, pieces }, startedAt) => {
    if (replacesLaterParts) await removeLater.run(seq, part);
    const stored = await storePieces(chunkNumbers, pieces, startedAt);
    insert({
      exchangeSeq: seq,
      part,
      heads: database.postgres ? toStorableJson(heads) : heads,
      headers,
      encoding,
      bytes,
      ...stored,
    });
  };
}

/**
 * Stores the chunks of a body, and returns what refers to them, for an exchange that began at a time; called within a
 * transaction.
 */
export async function storePieces(
  chunkNumbers: ChunkNumbers,
  pieces: readonly BodyPiece[],
  startedAt: number,
): Promise<{ chunks: Buffer | null; chunkedSize: number }> {
  let chunkedSize = 0;
  const numberOf = await chunkNumbers.store(pieces, startedAt);
  const chunks = packPieces(pieces, (chunk) => {
    chunkedSize += chunk.size;
    return numberOf(chunk);
  });
  return { chunks, chunkedSize };
}

/** The rows of the full-text index that an exchange has. */
export const searchTextRowIds = (seq: number): { request: number; response: number } => ({
  request: 2 * seq,
  response: 2 * seq + 1,
});
