import type { ExchangeRow } from './listing.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { chunkLock, holdChunks } from './postgresql/chunks.ts';
import { sqlFor, type StoreDatabase } from './store-database.ts';
import { listReferredChunks, readMessages, unpackChunks, type ChunkContents } from './stored-messages.ts';
import type { StoredTrace } from './trace-store.ts';

type Model = Record<string, unknown>;
type ExchangeModel = Prisma.ExchangeGetPayload<object>;
type AttemptModel = Prisma.AttemptGetPayload<object>;
type ToolCallModel = Prisma.ToolCallGetPayload<object>;
type NamesOf<Row, Value> = { [Name in keyof Row]: Extract<Row[Name], Value> extends never ? never : Name }[keyof Row];

/** The columns of which SQLite's driver returns another type than Prisma. */
export const bigIntsOfExchange: Record<NamesOf<ExchangeModel, bigint>, 'bigint'> = {
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
export function createSizeReader(database: StoreDatabase): (seq: number) => number {
  const size = database
    .prepare<[number], number>(
      sqlFor(database, {
        sqlite: `SELECT TOTAL(json_extract("value", '$.size')) FROM "Wire", json_each("heads") WHERE "exchangeSeq" = ?`,
        postgres: `SELECT SUM(("value" ->> 'size')::BIGINT) FROM "Wire", json_array_elements("heads"::JSON) AS "Head"("value") WHERE "exchangeSeq" = ?`,
      }),
    )
    .pluck();
  return (seq) => size.get(seq) ?? 0;
}

/**
 * Reads exchanges on the connection of a writer, which has no Prisma client: that takes 30 MB and half a second to load.
 * What was decoded or checked is left out. `undefined` where there is none.
 */
export function createTraceLoader(database: StoreDatabase): (seq: number) => StoredTrace | undefined {
  const exchange = database.prepare<[number], Model>(selectExchange);
  const [attempts, wire, toolCalls, turn] = [
    prepareChildren(database, children[0]),
    prepareChildren(database, children[1]),
    prepareChildren(database, children[2]),
    prepareChildren(database, children[3]),
  ];
  const chunks = database.prepare<[string], Prisma.ChunkGetPayload<object>>(
    `SELECT "id", "encoding", "bytes" FROM "Chunk" WHERE "id" IN (${sqlFor(database, {
      sqlite: 'SELECT "value" FROM json_each(?)',
      postgres: 'SELECT "value"::BIGINT FROM json_array_elements_text(?::JSON) AS "Id"("value")',
    })})`,
  );
  const loadChunks = (rows: Parameters<typeof listReferredChunks>[0]): ChunkContents =>
    unpackChunks(chunks.all(JSON.stringify(listReferredChunks(rows))));
  const load = (seq: number): StoredTrace | undefined => {
    // Another process must not prune chunks between two of the queries.
    database.postgres?.prefetch([
      { sql: holdChunks, values: [chunkLock(database.postgres)] },
      ...[selectExchange, ...children.map(selectChildren)].map((sql) => ({ sql, values: [seq] })),
    ]);
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
  return database.transaction(load);
}

const selectExchange = `SELECT * FROM "Exchange" WHERE "seq" = ?`;

/** The tables whose rows belong to an exchange, and the order of the rows. */
const children = [
  { table: 'Attempt', orderBy: 'position' },
  { table: 'Wire', orderBy: 'part' },
  { table: 'ToolCall', orderBy: 'position' },
  { table: 'Turn', orderBy: 'exchangeSeq' },
] as const;
type Child = (typeof children)[number];

const selectChildren = ({ table, orderBy }: Child): string =>
  `SELECT * FROM "${table}" WHERE "exchangeSeq" = ? ORDER BY "${orderBy}"`;

function prepareChildren(database: StoreDatabase, child: Child): (seq: number) => Model[] {
  const statement = database.prepare<[number], Model>(selectChildren(child));
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
