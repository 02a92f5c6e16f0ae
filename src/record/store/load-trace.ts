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
const maxBytesReadBack = 8 * 1024 * 1024;

/** Measures the bodies of exchanges, in bytes. */
function createSizeReader(database: Database): (seq: number) => number {
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
function createTraceLoader(database: Database): (seq: number) => StoredTrace | undefined {
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

/** How many bytes of bodies are kept until their exchanges are checked. */
const maxKeptBytes = 4 * 1024 * 1024;

/**
 * The exchanges that the recording thread reads back. One that is kept is not read a second time: what is derived and what
 * is checked need the same bytes, and the values that were parsed of them.
 */
export class LoadedTraces {
  readonly #load: (seq: number) => StoredTrace | undefined;
  readonly #measure: (seq: number) => number;
  readonly #keeps: boolean;
  readonly #kept = new Map<number, { trace: StoredTrace; bytes: number }>();
  #keptBytes = 0;

  constructor(database: Database, { keeps }: { keeps: boolean }) {
    this.#load = createTraceLoader(database);
    this.#measure = createSizeReader(database);
    this.#keeps = keeps;
  }

  /** An exchange, which is kept; `too-large` to be read back; `undefined` where there is none. */
  load(seq: number): StoredTrace | 'too-large' | undefined {
    const bytes = this.#measure(seq);
    if (bytes > maxBytesReadBack) return 'too-large';
    const trace = this.#load(seq);
    if (!trace || !this.#keeps) return trace;
    this.#kept.set(seq, { trace, bytes });
    this.#keptBytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= maxKeptBytes || oldest === seq) break;
      this.#forget(oldest);
    }
    return trace;
  }

  isKept(seq: number): boolean {
    return this.#kept.has(seq);
  }

  /** The same, not kept any longer. */
  take(seq: number): StoredTrace | 'too-large' | undefined {
    const trace = this.#kept.get(seq)?.trace ?? this.load(seq);
    this.#forget(seq);
    return trace;
  }

  #forget(seq: number): void {
    this.#keptBytes -= this.#kept.get(seq)?.bytes ?? 0;
    this.#kept.delete(seq);
  }
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
