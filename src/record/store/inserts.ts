import type { Database, RunResult } from 'better-sqlite3';
import type { Prisma } from './prisma-client/client.ts';

/** Tables of which every column is inserted. */
type InsertedTable =
  | 'Attempt'
  | 'Wire'
  | 'Core'
  | 'Message'
  | 'AnswerItem'
  | 'Turn'
  | 'Check'
  | 'Finding'
  | 'Violation';
type ModelOf<Table extends Prisma.ModelName> = Prisma.TypeMap['model'][Table]['payload']['scalars'];

/** What is inserted, as `prisma/models.prisma` declares it. Exchange is in `exchange-columns.ts`. */
type InsertedModels = { [Table in InsertedTable]: ModelOf<Table> } & {
  /** The database counts them. */
  Chunk: Omit<ModelOf<'Chunk'>, 'id'>;
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
  Chunk: { digest: true, usedUntil: true, size: true, encoding: true, bytes: true },
  ToolCall: { exchangeSeq: true, position: true, name: true },
};

/** A value as it is bound: a number where Prisma reads a BigInt. */
type BoundValue<Value> = Value extends bigint ? number : Value extends Uint8Array ? Uint8Array : Value;
type InsertedRow<Table extends keyof InsertedModels> = {
  [Name in keyof InsertedModels[Table]]: BoundValue<InsertedModels[Table][Name]>;
};

/** The statement that inserts a row, or replaces the one with its key. */
export function prepareInsert<Table extends keyof InsertedModels>(
  database: Database,
  table: Table,
): (row: InsertedRow<Table>) => RunResult {
  const names: string[] = Object.keys(columns[table]);
  const statement = database.prepare(`INSERT OR REPLACE INTO "${table}" ${columnsAndPlaceholders(names)}`);
  return (row) => {
    const values: Record<string, unknown> = row;
    return statement.run(names.map((name) => toBound(values[name])));
  };
}

const toBound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

export const columnsAndPlaceholders = (names: readonly string[]): string =>
  `(${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()})`;
