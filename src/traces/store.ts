import { existsSync, statSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { unpackMessages, type ChunkMark } from './body-storage.ts';
import { fileOfUrl } from './database.ts';
import { type Prisma, PrismaClient } from './prisma-client/client.ts';
import type { HeaderFields } from './record.ts';
import { keyedDigest, redactionKeyName } from './redact.ts';
import { TraceStoreError } from './store-error.ts';

/** Which traces are wanted; all conditions hold at once. Times in microseconds since 1970. */
export interface TraceFilter {
  /** The beginning of the id. */
  id?: string;
  status?: string;
  /** As it was asked for or as it was sent. */
  model?: string;
  backend?: string;
  /** The client's or the backend's. */
  protocol?: string;
  /** A tool called in the answer. */
  tool?: string;
  run?: string;
  case?: string;
  since?: number;
  before?: number;
  /** What a listing shows behind this trace: what began earlier, or at the same time under a smaller id. */
  behind?: { startedAt: number; id: string };
}

export type ExchangeRow = Prisma.ExchangeGetPayload<{ include: { toolCalls: true } }>;

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

/** What the store holds and how much of it. */
export interface StoreStats {
  file: string;
  /** Bytes on disk: the database and its write-ahead log. */
  fileBytes: number;
  walBytes: number;
  /** Bytes inside that are free for new traces. */
  freeBytes: number;
  exchanges: number;
  byStatus: { status: string; exchanges: number }[];
  /** `size` is that before compression. */
  byRole: { role: string; bodies: number; size: number }[];
  /** Bytes of all bodies that are kept, after compression. */
  storedBytes: number;
  oldest: number | null;
  newest: number | null;
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
  findAnswer(caller: string, responseId: string, before?: StoredTrace): Promise<StoredTrace | undefined>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

/** How many ids an ambiguous beginning is answered with. */
const candidatesShown = 5;

/**
 * Opens the store for reading.
 * @throws {TraceStoreError} `no-store` when there is no database, or none this version can read.
 */
export async function openTraceStore(url: string): Promise<TraceStore> {
  const file = fileOfUrl(url);
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
      `${file}: cannot be read as a trace database of this version of Louter (${lastLine(error)})`,
    );
  }
  return {
    list: (filter, limit) => list(prisma, filter, limit),
    get: (idPrefix) => get(prisma, idPrefix),
    async findAnswer(...wanted) {
      try {
        return await findAnswer(prisma, ...wanted);
      } catch (error) {
        if (error instanceof TraceStoreError) throw error;
        throw new TraceStoreError('no-store', `${file}: cannot be read any more (${lastLine(error)})`);
      }
    },
    stats: () => stats(prisma, file),
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
const lastLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1)?.trim() ?? '';

// ---------------------------------------------------------------- reading

async function list(prisma: PrismaClient, filter: TraceFilter, limit: number): Promise<ExchangeRow[]> {
  // A tool nobody called would be looked for in every exchange.
  if (filter.tool !== undefined && !(await prisma.toolCall.findFirst({ where: { name: filter.tool } }))) return [];
  return prisma.exchange.findMany({
    where: conditions(filter),
    include: { toolCalls: { orderBy: { position: 'asc' } } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

function conditions(filter: TraceFilter): Prisma.ExchangeWhereInput {
  const { id, status, model, backend, protocol, tool, run, case: caseName, since, before, behind } = filter;
  const all: Prisma.ExchangeWhereInput[] = [{ status: status ?? { not: 'open' } }];
  if (id !== undefined) all.push(beginsWith(id));
  if (model !== undefined) all.push({ OR: [{ modelAsked: model }, { model }] });
  if (backend !== undefined) all.push({ backend });
  if (protocol !== undefined) all.push({ OR: [{ frontend: protocol }, { protocol }] });
  if (tool !== undefined) all.push({ toolCalls: { some: { name: tool } } });
  if (run !== undefined) all.push({ run });
  if (caseName !== undefined) all.push({ case: caseName });
  if (since !== undefined) all.push({ startedAt: { gte: BigInt(Math.floor(since)) } });
  if (before !== undefined) all.push({ startedAt: { lt: BigInt(Math.floor(before)) } });
  if (behind !== undefined) {
    const startedAt = BigInt(Math.floor(behind.startedAt));
    // Said twice: only the first tells SQLite where in the index to begin.
    all.push({ startedAt: { lte: startedAt } });
    all.push({ OR: [{ startedAt: { lt: startedAt } }, { id: { lt: behind.id } }] });
  }
  return { AND: all };
}

// A range in place of LIKE, which on SQLite ignores case and therefore the index.
const beginsWith = (prefix: string): Prisma.ExchangeWhereInput => ({ id: { gte: prefix, lt: `${prefix}\u{10FFFF}` } });

async function get(prisma: PrismaClient, idPrefix: string): Promise<StoredTrace> {
  const { id } = await find(prisma, idPrefix);
  const found = await prisma.exchange.findUniqueOrThrow({
    where: { id },
    include: {
      attempts: { orderBy: { position: 'asc' } },
      wire: { orderBy: { part: 'asc' } },
      toolCalls: { orderBy: { position: 'asc' } },
    },
  });
  const { attempts, wire, ...row } = found;
  return { row, attempts, messages: wire.flatMap(messagesOf) };
}

async function findAnswer(
  prisma: PrismaClient,
  ...[caller, responseId, before]: Parameters<TraceStore['findAnswer']>
): Promise<StoredTrace | undefined> {
  const setting = await prisma.setting.findUnique({ where: { name: redactionKeyName } });
  if (!setting) return undefined;
  const found = await prisma.exchange.findFirst({
    where: {
      responseId,
      keyDigest: keyedDigest(setting.value, caller),
      ...(before && { seq: { lt: before.row.seq } }),
    },
    select: { id: true },
    orderBy: { seq: 'desc' },
  });
  return found ? get(prisma, found.id) : undefined;
}

async function find(prisma: PrismaClient, idPrefix: string): Promise<{ id: string }> {
  const exact =
    idPrefix === '' ? null : await prisma.exchange.findUnique({ where: { id: idPrefix }, select: { id: true } });
  if (exact) return exact;
  const candidates = await prisma.exchange.findMany({
    where: beginsWith(idPrefix),
    select: { id: true },
    orderBy: { id: 'asc' },
    take: candidatesShown + 1,
  });
  const [only, ...others] = candidates;
  if (!only)
    throw new TraceStoreError('not-found', `no trace has an id that begins with "${idPrefix}"; see louter traces list`);
  if (others.length > 0) {
    const shown = candidates.slice(0, candidatesShown).map(({ id }) => id);
    const more = others.length >= candidatesShown ? ' and others' : '';
    throw new TraceStoreError(
      'ambiguous',
      `several traces have an id that begins with "${idPrefix}": ${shown.join(', ')}${more}; give more of it`,
    );
  }
  return only;
}

function messagesOf(part: Prisma.WireGetPayload<object>): StoredMessage[] {
  return unpackMessages(part).map(({ method, target, status, body, chunks, ...head }) => ({
    ...head,
    method: method ?? null,
    target: target ?? null,
    status: status ?? null,
    body: body ?? null,
    chunks: body && chunks ? piecesOf(body, chunks) : [],
  }));
}

function piecesOf(body: Buffer, marks: readonly ChunkMark[]): StoredMessage['chunks'] {
  let from = 0;
  return marks.map(({ afterUs, end }) => {
    const bytes = body.subarray(from, end);
    from = end;
    return { atMs: afterUs / 1000, bytes };
  });
}

// ---------------------------------------------------------------- what it takes

interface RoleSize {
  role: string;
  bodies: number | bigint;
  size: number | bigint | null;
}

interface StatusCount {
  status: string;
  exchanges: number | bigint;
}

interface Span {
  oldest: number | bigint | null;
  newest: number | bigint | null;
}

const numberOrNull = (value: number | bigint | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

async function stats(prisma: PrismaClient, file: string): Promise<StoreStats> {
  const byStatus = await prisma.$queryRaw<StatusCount[]>`
    SELECT "status", COUNT(*) AS "exchanges" FROM "Exchange" GROUP BY "status" ORDER BY "status"`;
  const [span] = await prisma.$queryRaw<Span[]>`
    SELECT MIN("startedAt") AS "oldest", MAX("startedAt") AS "newest" FROM "Exchange"`;
  const byRole = await prisma.$queryRaw<RoleSize[]>`
    SELECT "value" ->> 'role' AS "role", COUNT(*) AS "bodies", SUM("value" ->> 'size') AS "size"
    FROM "Wire", json_each("heads") GROUP BY 1 ORDER BY 1`;
  const [stored] = await prisma.$queryRaw<{ bytes: number | bigint | null }[]>`
    SELECT SUM(LENGTH("bytes")) AS "bytes" FROM "Wire"`;
  const [free] = await prisma.$queryRaw<{ bytes: number | bigint }[]>`
    SELECT "freelist_count" * (SELECT "page_size" FROM pragma_page_size) AS "bytes" FROM pragma_freelist_count`;
  return {
    file,
    fileBytes: sizeOf(file),
    walBytes: sizeOf(`${file}-wal`),
    freeBytes: Number(free?.bytes ?? 0),
    exchanges: byStatus.reduce((sum, { exchanges }) => sum + Number(exchanges), 0),
    byStatus: byStatus.map(({ status, exchanges }) => ({ status, exchanges: Number(exchanges) })),
    byRole: byRole.map(({ role, bodies, size }) => ({ role, bodies: Number(bodies), size: Number(size ?? 0) })),
    storedBytes: Number(stored?.bytes ?? 0),
    oldest: numberOrNull(span?.oldest),
    newest: numberOrNull(span?.newest),
  };
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
