import type { Database } from 'better-sqlite3';
import type { ExchangeRow } from './listing.ts';
import type { Prisma } from './prisma-client/client.ts';
import { listReferredChunks, readMessages, unpackChunks, type ChunkContents } from './stored-messages.ts';
import type { StoredTrace } from './trace-store.ts';

type Model = Record<string, unknown>;
type ExchangeModel = Prisma.ExchangeGetPayload<object>;
type AttemptModel = Prisma.AttemptGetPayload<object>;
type ToolCallModel = Prisma.ToolCallGetPayload<object>;
type NamesOf<Row, Value> = { [Name in keyof Row]: Extract<Row[Name], Value> extends never ? never : Name }[keyof Row];

/** The columns of which SQLite's driver returns another type than Prisma. */
const bigIntsOfExchange: Record<NamesOf<ExchangeModel, bigint>, 'bigint'> = {
  startedAt: 'bigint',
  endedAt: 'bigint',
  firstByteAfter: 'bigint',
  firstTokenAfter: 'bigint',
  totalAfter: 'bigint',
};
const bigIntsOfAttempt: Record<NamesOf<AttemptModel, bigint>, 'bigint'> = { startedAfter: 'bigint' };
const booleansOfToolCall: Record<NamesOf<ToolCallModel, boolean>, 'boolean'> = {
  isValid: 'boolean',
  isError: 'boolean',
};

/** How large the bodies of an exchange may be that the recording thread reads back, in bytes: so much takes 50 MB of memory. */
export const maxBytesReadBack = 8 * 1024 * 1024;

/** Measures the bodies of exchanges, in bytes. */
export function createSizeReader(database: Database): (seq: number) => number {
  const size = database
    .prepare<[number], number>(
      `SELECT TOTAL(json_extract("value", '$.size')) FROM "Wire", json_each("heads") WHERE "exchangeSeq" = ?`,
    )
    .pluck();
  return (seq) => size.get(seq) ?? 0;
}

/**
 * Reads exchanges on the connection of a writer, which has no Prisma client: that takes 30 MB and half a second to load.
 * What was decoded or checked is left out. `undefined` where there is none.
 */
export function createTraceLoader(database: Database): (seq: number) => StoredTrace | undefined {
  const exchange = database.prepare<[number], Model>(`SELECT * FROM "Exchange" WHERE "seq" = ?`);
  const attempts = prepareChildren(database, 'Attempt', 'position');
  const wire = prepareChildren(database, 'Wire', 'part');
  const toolCalls = prepareChildren(database, 'ToolCall', 'position');
  const turn = prepareChildren(database, 'Turn', 'exchangeSeq');
  const chunks = database.prepare<[string], Prisma.ChunkGetPayload<object>>(
    `SELECT "id", "encoding", "bytes" FROM "Chunk" WHERE "id" IN (SELECT "value" FROM json_each(?))`,
  );
  const loadChunks = (rows: Parameters<typeof listReferredChunks>[0]): ChunkContents =>
    unpackChunks(chunks.all(JSON.stringify(listReferredChunks(rows))));
  const load = (seq: number): StoredTrace | undefined => {
    const row = exchange.get(seq);
    if (!row) return undefined;
    // The columns are those of Prisma's models, with the types that `withTypes` restores.
    const wireRows = wire(seq) as Prisma.WireGetPayload<object>[];
    return {
      row: {
        ...withTypes(row, bigIntsOfExchange),
        toolCalls: toolCalls(seq).map((each) => withTypes(each, booleansOfToolCall)),
        turn: turn(seq)[0] ?? null,
        check: null,
      } as ExchangeRow,
      attempts: attempts(seq).map((each) => withTypes(each, bigIntsOfAttempt)) as AttemptModel[],
      messages: readMessages(wireRows, loadChunks(wireRows)),
      core: null,
      findings: [],
    };
  };
  // In one transaction: another process must not prune chunks between two of the queries.
  return database.transaction(load);
}

function prepareChildren(database: Database, table: string, orderBy: string): (seq: number) => Model[] {
  const statement = database.prepare<[number], Model>(
    `SELECT * FROM "${table}" WHERE "exchangeSeq" = ? ORDER BY "${orderBy}"`,
  );
  return (seq) => statement.all(seq);
}

function withTypes(row: Model, types: Record<string, 'bigint' | 'boolean'>): Model {
  const typed = { ...row };
  for (const [name, type] of Object.entries(types)) {
    const value = row[name];
    if (typeof value === 'number') typed[name] = type === 'bigint' ? BigInt(value) : value !== 0;
  }
  return typed;
}
