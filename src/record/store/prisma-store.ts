import { existsSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { joinMessages, unpackMessages, type ChunkMark } from './message-packing.ts';
import { listChunkIds, unpackChunk } from './chunks.ts';
import { databaseFileOf } from './database.ts';
import { listExchanges, type ExchangeRow, type TraceFilter } from './listing.ts';
import { type Prisma, PrismaClient } from './prisma-client/client.ts';
import type { HeaderFields } from '../../core/headers.ts';
import { keyedDigest, redactionKeyName } from '../../core/redact/redact.ts';
import { readStats, type StoreStats } from './stats.ts';
import { TraceStoreError } from './store-error.ts';

/** A recorded exchange as it lies in the store. */
export interface StoredTrace {
  row: ExchangeRow;
  attempts: Prisma.AttemptGetPayload<object>[];
  messages: StoredMessage[];
}

/** A message of an exchange: its head, and its body where that was kept. */
export interface StoredMessage {
  role: string;
  position: number;
  method: string | null;
  target: string | null;
  status: number | null;
  headers: HeaderFields;
  size: number;
  body: Buffer | null;
  /** The pieces of a response's body with their arrival, in milliseconds since the exchange began. */
  chunks: { atMs: number; bytes: Buffer }[];
}

/** Recorded exchanges, read only; a gateway may be writing to them meanwhile. */
export interface TraceStore {
  /** Newest first. Exchanges that are still open are listed only when `status` asks for `open`. */
  list(filter: TraceFilter, limit: number): Promise<ExchangeRow[]>;
  /**
   * The exchange whose id begins so.
   * @throws {TraceStoreError} `not-found` or `ambiguous`.
   */
  get(idPrefix: string): Promise<StoredTrace>;
  /**
   * The latest exchange, of those written before another where one is given, whose answer this caller heard of so.
   * @throws {TraceStoreError} `no-store` when it cannot be read any more, `not-found` when it was pruned meanwhile.
   */
  findResponse(
    caller: string,
    responseId: string,
    before?: { row: Pick<ExchangeRow, 'seq'> },
  ): Promise<StoredTrace | undefined>;
  /**
   * The exchanges whose answers to this caller hold these items, the earliest first: of each id as many as are wanted,
   * the latest.
   * @throws {TraceStoreError} as `findAnswer` does.
   */
  findItems(caller: string, wanted: ReadonlyMap<string, number>): Promise<StoredTrace[]>;
  /** The names of runs that begin so, in their order. */
  listRuns(prefix: string): Promise<string[]>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

/** How many ids an ambiguous beginning is answered with. */
const maxCandidates = 5;

/**
 * Opens the store for reading.
 * @throws {TraceStoreError} `no-store` when there is no database, or none this version can read.
 */
export async function openTraceStore(url: string): Promise<TraceStore> {
  const file = databaseFileOf(url);
  if (!existsSync(file))
    throw new TraceStoreError(
      'no-store',
      `${file}: there is no trace database; it is made when a gateway starts with this configuration`,
    );
  const prisma = new PrismaClient({ adapter: new ReadOnlySqlite({ url: file, readonly: true, fileMustExist: true }) });
  try {
    await prisma.exchange.findFirst();
  } catch (error) {
    await prisma.$disconnect();
    throw new TraceStoreError(
      'no-store',
      `${file}: cannot be read as a trace database of this version of Louter (${getLastLine(error)})`,
    );
  }
  async function found<T>(read: Promise<T>): Promise<T> {
    try {
      return await read;
    } catch (error) {
      if (error instanceof TraceStoreError) throw error;
      throw new TraceStoreError('no-store', `${file}: cannot be read any more (${getLastLine(error)})`);
    }
  }
  return {
    list: (filter, limit) => listExchanges(prisma, filter, limit),
    get: (idPrefix) => readTrace(prisma, idPrefix),
    findResponse: (...wanted) => found(findResponse(prisma, ...wanted)),
    findItems: (...wanted) => found(findItems(prisma, ...wanted)),
    listRuns: (prefix) => listRuns(prisma, prefix),
    stats: () => readStats(prisma, file),
    close: () => prisma.$disconnect(),
  };
}

class ReadOnlySqlite extends PrismaBetterSqlite3 {
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
    return connection;
  }
}

// Prisma's messages begin with the place in our code.
const getLastLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1)?.trim() ?? '';

// ---------------------------------------------------------------- reading

// A range in place of LIKE, which on SQLite ignores case and therefore the index.
const idStartsWith = (prefix: string): Prisma.ExchangeWhereInput => ({
  id: { gte: prefix, lt: `${prefix}\u{10FFFF}` },
});

/**
 * How long a transaction waits for those before it, and may take, in milliseconds: by default Prisma gives up after two
 * seconds, which several large exchanges asked for at once take on a busy machine.
 */
const transactionTimeouts = { maxWait: 30_000, timeout: 30_000 };

async function readTrace(prisma: PrismaClient, idPrefix: string): Promise<StoredTrace> {
  const { id } = await resolveId(prisma, idPrefix);
  // In one transaction: what the bodies consist of must not be pruned between the two questions.
  const [found, contents] = await prisma.$transaction(async (read) => {
    const exchange = await read.exchange.findUniqueOrThrow({
      where: { id },
      include: {
        attempts: { orderBy: { position: 'asc' } },
        wire: { orderBy: { part: 'asc' } },
        toolCalls: { orderBy: { position: 'asc' } },
        turn: true,
      },
    });
    return [exchange, await loadChunks(read, exchange.wire)] as const;
  }, transactionTimeouts);
  const { attempts, wire, ...row } = found;
  return { row, attempts, messages: readMessages(wire, contents) };
}

/** How many chunks are asked for at once: Prisma refuses a statement with more than 999 values. */
const maxChunksPerQuery = 500;

/** The chunks that these messages consist of, by their numbers. */
async function loadChunks(
  read: Prisma.TransactionClient,
  wire: readonly Prisma.WireGetPayload<object>[],
): Promise<Map<number, Buffer>> {
  const ids = [...new Set(wire.flatMap(({ chunks }) => (chunks ? listChunkIds(chunks) : [])))];
  const contents = new Map<number, Buffer>();
  for (let from = 0; from < ids.length; from += maxChunksPerQuery) {
    const found = await read.chunk.findMany({ where: { id: { in: ids.slice(from, from + maxChunksPerQuery) } } });
    for (const chunk of found) contents.set(chunk.id, unpackChunk(chunk));
  }
  return contents;
}

/** How a caller stands in this store; `undefined` where nothing was ever written. */
async function digestCaller(prisma: PrismaClient, caller: string): Promise<string | undefined> {
  const setting = await prisma.setting.findUnique({ where: { name: redactionKeyName } });
  return setting ? keyedDigest(setting.value, caller) : undefined;
}

async function findResponse(
  prisma: PrismaClient,
  ...[caller, responseId, before]: Parameters<TraceStore['findResponse']>
): Promise<StoredTrace | undefined> {
  const keyDigest = await digestCaller(prisma, caller);
  if (keyDigest === undefined) return undefined;
  const found = await prisma.exchange.findFirst({
    where: {
      responseId,
      keyDigest,
      ...(before && { seq: { lt: before.row.seq } }),
    },
    select: { id: true },
    orderBy: { seq: 'desc' },
  });
  return found ? readTrace(prisma, found.id) : undefined;
}

/** How many ids are asked for at once; Prisma refuses a statement with more than 999 values. */
const maxItemsPerQuery = 500;
/** How many answers that hold one of so many items are looked at: a server may use an id again and again. */
const maxResponsesPerQuery = 2_000;

async function findItems(
  prisma: PrismaClient,
  ...[caller, wanted]: Parameters<TraceStore['findItems']>
): Promise<StoredTrace[]> {
  const keyDigest = await digestCaller(prisma, caller);
  if (keyDigest === undefined) return [];
  const ids = [...wanted.keys()];
  const left = new Map(wanted);
  const exchanges = new Map<number, string>();
  for (let from = 0; from < ids.length; from += maxItemsPerQuery) {
    const rows = await prisma.answerItem.findMany({
      where: { itemId: { in: ids.slice(from, from + maxItemsPerQuery) }, exchange: { keyDigest } },
      select: { itemId: true, exchangeSeq: true, exchange: { select: { id: true } } },
      orderBy: { exchangeSeq: 'desc' },
      take: maxResponsesPerQuery,
    });
    for (const { itemId, exchangeSeq, exchange } of rows) {
      const count = left.get(itemId) ?? 0;
      if (count === 0) continue;
      left.set(itemId, count - 1);
      exchanges.set(exchangeSeq, exchange.id);
    }
  }
  const traces: StoredTrace[] = [];
  for (const [, id] of [...exchanges].toSorted(([one], [other]) => one - other))
    traces.push(await readTrace(prisma, id));
  return traces;
}

async function resolveId(prisma: PrismaClient, idPrefix: string): Promise<{ id: string }> {
  const exact =
    idPrefix === '' ? null : await prisma.exchange.findUnique({ where: { id: idPrefix }, select: { id: true } });
  if (exact) return exact;
  const candidates = await prisma.exchange.findMany({
    where: idStartsWith(idPrefix),
    select: { id: true },
    orderBy: { id: 'asc' },
    take: maxCandidates + 1,
  });
  const [only, ...others] = candidates;
  if (!only)
    throw new TraceStoreError('not-found', `no trace has an id that begins with "${idPrefix}"; see louter traces list`);
  if (others.length > 0) {
    const shown = candidates.slice(0, maxCandidates).map(({ id }) => id);
    const more = others.length >= maxCandidates ? ' and others' : '';
    throw new TraceStoreError(
      'ambiguous',
      `several traces have an id that begins with "${idPrefix}": ${shown.join(', ')}${more}; give more of it`,
    );
  }
  return only;
}

function readMessages(
  wire: readonly Prisma.WireGetPayload<object>[],
  contents: ReadonlyMap<number, Buffer>,
): StoredMessage[] {
  return joinMessages(wire.map((row) => unpackMessages(row, contents))).map(
    ({ method, target, status, body, chunks, ...head }) => ({
      ...head,
      method: method ?? null,
      target: target ?? null,
      status: status ?? null,
      body: body ?? null,
      chunks: body && chunks ? splitAtMarks(body, chunks) : [],
    }),
  );
}

function splitAtMarks(body: Buffer, marks: readonly ChunkMark[]): StoredMessage['chunks'] {
  let from = 0;
  return marks.map(({ afterUs, end }) => {
    const bytes = body.subarray(from, end);
    from = end;
    return { atMs: afterUs / 1000, bytes };
  });
}

// Prisma would read the rows of all exchanges and tell the names apart itself.
async function listRuns(prisma: PrismaClient, prefix: string): Promise<string[]> {
  const found = await prisma.$queryRaw<{ run: string }[]>`
    SELECT DISTINCT "run" FROM "Exchange" WHERE "run" >= ${prefix} AND "run" < ${`${prefix}\u{10FFFF}`} ORDER BY "run"`;
  return found.map(({ run }) => run);
}
