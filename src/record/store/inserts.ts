import type { Database } from 'better-sqlite3';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import type { StoreDatabase } from './store-database.ts';

/** Tables of which every column is inserted. */
type InsertedTable =
  | 'Attempt'
  | 'Wire'
  | 'Raw'
  | 'Core'
  | 'Message'
  | 'AnswerItem'
  | 'Turn'
  | 'Check'
  | 'Finding'
  | 'Violation';
type ModelOf<Table extends Prisma.ModelName> = Prisma.TypeMap['model'][Table]['payload']['scalars'];

/** What is inserted, as `prisma/sqlite/schema.prisma` declares it. Exchange is in `exchange-columns.ts`. */
type InsertedModels = { [Table in InsertedTable]: ModelOf<Table> } & {
  /** The rest is known later. */
  ToolCall: Pick<ModelOf<'ToolCall'>, 'exchangeSeq' | 'position' | 'name'>;
};

/** The compiler rejects a list that lacks a column of its model, or has another. */
const columns: { [Table in keyof InsertedModels]: Record<keyof InsertedModels[Table], true> } = {
  Attempt: {
    exchangeSeq: true,
    position: true,
    backend: true,
    model: true,
    startedAfter: true,
    status: true,
    error: true,
    cause: true,
    reason: true,
  },
  Wire: {
    exchangeSeq: true,
    part: true,
    heads: true,
    headers: true,
    encoding: true,
    bytes: true,
    chunks: true,
    chunkedSize: true,
  },
  Raw: { exchangeSeq: true, part: true, baseSeq: true, size: true, bytes: true },
  Core: {
    exchangeSeq: true,
    requestSize: true,
    responseSize: true,
    turnMessages: true,
    encoding: true,
    bytes: true,
    chunks: true,
    chunkedSize: true,
    skippedBecause: true,
  },
  Message: {
    exchangeSeq: true,
    position: true,
    isResponse: true,
    role: true,
    parts: true,
    text: true,
    textLength: true,
  },
  AnswerItem: { exchangeSeq: true, position: true, itemId: true },
  Turn: {
    exchangeSeq: true,
    conversation: true,
    turn: true,
    parent: true,
    link: true,
    said: true,
    opening: true,
  },
  Check: { exchangeSeq: true, request: true, answer: true, skippedBecause: true, checkedAt: true, louter: true },
  Finding: { exchangeSeq: true, position: true, leg: true, path: true, what: true, expected: true, got: true },
  Violation: { exchangeSeq: true, position: true, at: true, event: true, path: true, what: true },
  ToolCall: { exchangeSeq: true, position: true, name: true },
};

/** A value as it is bound: a number where Prisma reads a BigInt. */
type BoundValue<Value> = Value extends bigint ? number : Value extends Uint8Array ? Uint8Array : Value;
type InsertedRow<Table extends keyof InsertedModels> = {
  [Name in keyof InsertedModels[Table]]: BoundValue<InsertedModels[Table][Name]>;
};

/** Which columns identify a row. */
const keyColumns: Partial<Record<keyof InsertedModels, readonly string[]>> = {
  Wire: ['exchangeSeq', 'part'],
  Raw: ['exchangeSeq', 'part'],
  Core: ['exchangeSeq'],
  Turn: ['exchangeSeq'],
  Check: ['exchangeSeq'],
};
const usualKeys = ['exchangeSeq', 'position'];

/**
 * The statement that inserts a row, or replaces the one with its key; it is used within a transaction. PostgreSQL inserts the rows of
 * a transaction together: when it ends, or a statement names their table.
 */
export function prepareInsert<Table extends keyof InsertedModels>(
  database: StoreDatabase,
  table: Table,
): (row: InsertedRow<Table>) => void {
  const names: string[] = Object.keys(columns[table]);
  const { postgres } = database;
  if (postgres) {
    const target = { columns: names, keys: keyColumns[table] ?? usualKeys };
    return (row) => {
      const values: Record<string, unknown> = row;
      postgres.insertLater(
        table,
        target,
        names.map((name) => values[name]),
      );
    };
  }
  const statement = database.prepare(`INSERT OR REPLACE INTO "${table}" ${columnsAndPlaceholders(names)}`);
  return (row) => {
    const values: Record<string, unknown> = row;
    void statement.run(names.map((name) => toBound(values[name])));
  };
}

/** What is inserted of a chunk: the database counts them. */
export type InsertedChunk = { [Name in Exclude<keyof ModelOf<'Chunk'>, 'id'>]: BoundValue<ModelOf<'Chunk'>[Name]> };
const chunkColumnSet: Record<keyof InsertedChunk, true> = {
  digest: true,
  usedUntil: true,
  size: true,
  encoding: true,
  bytes: true,
};
export const chunkColumns: readonly string[] = Object.keys(chunkColumnSet);

/** The statement that inserts a chunk into SQLite, and returns its number. */
export function prepareInsertChunk(sqlite: Database): (chunk: InsertedChunk) => number {
  const statement = sqlite.prepare(`INSERT INTO "Chunk" ${columnsAndPlaceholders(chunkColumns)}`);
  return (chunk) => {
    const values: Record<string, unknown> = chunk;
    return Number(statement.run(chunkColumns.map((name) => values[name])).lastInsertRowid);
  };
}

const toBound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

export const columnsAndPlaceholders = (names: readonly string[]): string =>
  `(${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()})`;
