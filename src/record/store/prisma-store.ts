import { existsSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { keyedDigest, redactionKeyName } from '../../core/redact/redact.ts';
import { viewAsBuffer } from '../../core/buffer-view.ts';
import { waitAtMost } from '../../core/within-time.ts';
import { listComparisons, readComparison } from './comparisons.ts';
import { listConversations, readConversation, readNeighbours } from './conversations.ts';
import { unpackCore } from './core-packing.ts';
import { classifyError, databaseFileOf } from './database.ts';
import { explainOtherPostgresVersion } from './postgresql/migrations.ts';
import { openPostgresClient } from './postgresql/prisma-client.ts';
import { isPostgresUrl, shownStore } from './store-url.ts';
import { postgresDialect, sqliteDialect, type StoreReader } from './sql-dialect.ts';
import { type ExchangeRow, listExchanges, queryInBatches, type TraceFilter } from './listing.ts';
import { countExchanges, listFacets, listRuns } from './overview.ts';
import { explainOtherVersion } from './migrations.ts';
import { Prisma, PrismaClient } from '../../../generated/prisma/sqlite/client.ts';
import { loadKeyFile, rawKeyFileOf, rawKeyName } from './keys.ts';
import { readUnreadParts, type StoreKeys } from './raw-messages.ts';
import { UnreadableRecordError } from './raw-record.ts';
import { readUsage, type UsageQuery } from './usage.ts';
import { readStats, type StoreStats } from './stats.ts';
import { listReferredChunks, readMessages, unpackChunks } from './stored-messages.ts';
import { locatorOf } from './locators.ts';
import { type LocatedTrace, type TraceStore } from './trace-store.ts';
import { TraceStoreError } from './store-error.ts';
import type { StoredTrace, TurnNeighbours } from './stored-trace.ts';
import type { ChunkContents } from './chunks.ts';
import type { ListingOrder } from '../../core/listed-properties.ts';

/** How many ids the error of an ambiguous prefix names. */
const maxCandidates = 5;
/** How many responses are searched for up to 500 items: a server may use an item id again and again. */
const maxResponsesPerQuery = 2_000;
/** How many responses of a conversation are looked up by their contents: vendors require back those of the last turns. */
const maxLocatedTraces = 50;

/**
 * How long a transaction waits for others, and how long it may take, in milliseconds. Prisma's default is two seconds,
 * which several large exchanges read at once take on a busy machine.
 */
const transactionTimeouts = { maxWait: 30_000, timeout: 30_000 };

/**
 * Opens the store for reading.
 * @throws {TraceStoreError} `no-store` when there is no database, or none that this version can read.
 */
export async function openTraceStore(url: string): Promise<TraceStore> {
  if (isPostgresUrl(url)) return openPostgresStore(url);
  const file = databaseFileOf(url);
  if (!existsSync(file))
    throw new TraceStoreError(
      'no-store',
      `${file}: there is no trace database; a gateway with this configuration creates it when it starts`,
    );
  const reason = explainUnreadable(file);
  if (reason !== null) throw new TraceStoreError('no-store', `${file}: ${reason}`);
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
  return new PrismaTraceStore({ prisma, dialect: sqliteDialect }, { name: file, keyFile: rawKeyFileOf(file) });
}

/** How long a query for people may take; those of the gateway take milliseconds. */
const statementTimeoutMs = 60_000;
/** How long the server may take for its first answer. */
const openTimeoutMs = 10_000;

async function openPostgresStore(url: string): Promise<TraceStore> {
  const shown = shownStore(url);
  const fail = (reason: string): TraceStoreError => new TraceStoreError('no-store', `${shown}: ${reason}`);
  let prisma: PrismaClient;
  try {
    prisma = await openPostgresClient(url, { statementTimeoutMs, isReadOnly: true });
  } catch (error) {
    throw fail(getLastLine(error));
  }
  try {
    const applied = await waitAtMost(listPostgresMigrations(prisma), openTimeoutMs);
    if (applied === undefined) throw new Error(`no answer within ${openTimeoutMs / 1000} s`);
    const reason =
      applied === null
        ? 'there is no trace database; a gateway with this configuration creates its tables when it starts'
        : explainOtherPostgresVersion(applied);
    if (reason !== null) throw fail(reason);
    return new PrismaTraceStore({ prisma, dialect: postgresDialect }, { name: shown });
  } catch (error) {
    await prisma.$disconnect();
    if (error instanceof TraceStoreError) throw error;
    throw fail(`cannot be read now (${getLastLine(error)})`);
  }
}

/** The names of the migrations that a database has; null where it has no tables of Louter. */
async function listPostgresMigrations(prisma: PrismaClient): Promise<string[] | null> {
  const [table] = await prisma.$queryRaw<{ name: string | null }[]>`
    SELECT to_regclass('_prisma_migrations')::TEXT AS "name"`;
  if (!table || table.name === null) return null;
  const rows = await prisma.$queryRaw<{ name: string }[]>`
    SELECT "migration_name"::TEXT AS "name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;
  return rows.map(({ name }) => name);
}

function explainUnreadable(file: string): string | null {
  try {
    return explainOtherVersion(file);
  } catch (error) {
    return classifyError(error).message;
  }
}

/** An error of the database client while it reads, for people; other errors are returned as they are. */
export function toStoreError(url: string, error: unknown): unknown {
  const isOfClient =
    error instanceof Prisma.PrismaClientKnownRequestError || error instanceof Prisma.PrismaClientUnknownRequestError;
  if (!isOfClient) return error;
  // Of a query in SQL, the reason is quoted at the end.
  const reason = /Message: `(.*)`$/.exec(getLastLine(error))?.[1] ?? getLastLine(error);
  return new TraceStoreError('no-store', `${shownStore(url)}: cannot be read now (${reason})`);
}

class ReadOnlySqlite extends PrismaBetterSqlite3 {
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
    return connection;
  }
}

// Prisma's messages begin with the position in our code.
const getLastLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1)?.trim() ?? '';

class PrismaTraceStore implements TraceStore {
  readonly #reader: StoreReader;
  readonly #prisma: PrismaClient;
  /** The file, or the URL without the password. */
  readonly #name: string;
  /** Absent where the key is in the database. */
  readonly #keyFile: string | undefined;

  constructor(reader: StoreReader, { name, keyFile }: { name: string; keyFile?: string }) {
    this.#reader = reader;
    this.#prisma = reader.prisma;
    this.#name = name;
    this.#keyFile = keyFile;
  }

  list(filter: TraceFilter, limit: number, order?: ListingOrder): Promise<ExchangeRow[]> {
    return listExchanges(this.#reader, filter, limit, order);
  }

  async get(idPrefix: string): Promise<StoredTrace> {
    const id = await this.resolveId(idPrefix);
    // In one transaction: the chunks of the bodies must not be pruned between the queries.
    const [found, contents, unread] = await this.#prisma.$transaction(async (read) => {
      const exchange = await read.exchange.findUniqueOrThrow({
        where: { id },
        include: {
          attempts: { orderBy: { position: 'asc' } },
          wire: { orderBy: { part: 'asc' } },
          toolCalls: { orderBy: { position: 'asc' } },
          turn: true,
          core: true,
          check: true,
          findings: { orderBy: { position: 'asc' } },
        },
      });
      const { wire, core, seq, bodies } = exchange;
      return [
        exchange,
        await loadChunks(read, [...wire, ...(core ? [core] : [])]),
        core || !areBodiesKept(bodies) ? [] : await readUnreadParts(read, seq, () => this.#loadKeys(read)),
      ] as const;
    }, transactionTimeouts);
    const { attempts, wire, core, findings, ...row } = found;
    return {
      row,
      attempts,
      messages: readMessages(wire, contents, unread),
      core: core && unpackCore(core, contents),
      findings,
    };
  }

  getNeighbours({ row }: Pick<StoredTrace, 'row'>): Promise<TurnNeighbours> {
    return readNeighbours(this.#prisma, row);
  }

  findResponse(...[caller, responseId, before]: Parameters<TraceStore['findResponse']>) {
    return this.#orNoStore(async () => {
      const keyDigest = await this.#digestCaller(caller);
      if (keyDigest === undefined) return undefined;
      const found = await this.#prisma.exchange.findFirst({
        where: { responseId, keyDigest, ...(before && { seq: { lt: before.row.seq } }) },
        select: { id: true },
        orderBy: { seq: 'desc' },
      });
      return found ? this.get(found.id) : undefined;
    });
  }

  findItems(...[caller, counts]: Parameters<TraceStore['findItems']>): Promise<StoredTrace[]> {
    return this.#orNoStore(async () => {
      const keyDigest = await this.#digestCaller(caller);
      if (keyDigest === undefined) return [];
      const rows = await queryInBatches([...counts.keys()], (ids) =>
        this.#prisma.answerItem.findMany({
          where: { itemId: { in: ids }, exchange: { keyDigest } },
          select: { itemId: true, exchangeSeq: true, exchange: { select: { id: true } } },
          orderBy: { exchangeSeq: 'desc' },
          take: maxResponsesPerQuery,
        }),
      );
      const left = new Map(counts);
      const exchanges = new Map<number, string>();
      for (const { itemId, exchangeSeq, exchange } of rows) {
        const count = left.get(itemId) ?? 0;
        if (count === 0) continue;
        left.set(itemId, count - 1);
        exchanges.set(exchangeSeq, exchange.id);
      }
      const traces: StoredTrace[] = [];
      for (const [, id] of [...exchanges].toSorted(([one], [other]) => one - other)) traces.push(await this.get(id));
      return traces;
    });
  }

  findLocated(...[caller, keys]: Parameters<TraceStore['findLocated']>): Promise<LocatedTrace[]> {
    return this.#orNoStore(async () => {
      const secret = await this.#readDigestKey();
      if (!secret) return [];
      const keyOf = new Map(keys.map((key) => [locatorOf(keyedDigest(secret, key)), key]));
      const keyDigest = keyedDigest(secret, caller);
      const rows = await queryInBatches([...keyOf.keys()], (ids) =>
        this.#prisma.answerItem.findMany({
          where: { itemId: { in: ids }, exchange: { keyDigest, bodies: 'full', status: { not: 'open' } } },
          select: { itemId: true, exchangeSeq: true, exchange: { select: { id: true } } },
          orderBy: { exchangeSeq: 'desc' },
          take: 2 * maxLocatedTraces,
        }),
      );
      const found = new Map<string, { seq: number; keys: string[] }>();
      for (const { itemId, exchangeSeq: seq, exchange } of rows) {
        const entry = found.get(exchange.id) ?? { seq, keys: [] };
        found.set(exchange.id, { seq, keys: [...entry.keys, keyOf.get(itemId) ?? ''] });
      }
      const latest = [...found].toSorted(([, one], [, other]) => other.seq - one.seq).slice(0, maxLocatedTraces);
      const located: LocatedTrace[] = [];
      for (const [id, entry] of latest.toReversed()) located.push({ trace: await this.get(id), keys: entry.keys });
      return located;
    });
  }

  // Prisma would read the rows of all exchanges and compare the names itself.
  async listRuns(prefix: string): Promise<string[]> {
    const found = await this.#prisma.$queryRaw<{ run: string }[]>`
      SELECT DISTINCT "run" FROM "Exchange" WHERE "run" >= ${prefix} AND "run" < ${`${prefix}\u{10FFFF}`} ORDER BY "run"`;
    return found.map(({ run }) => run);
  }

  listComparisons(limit: number) {
    return listComparisons(this.#prisma, limit);
  }

  getComparison(idPrefix: string) {
    return readComparison(this.#prisma, idPrefix);
  }

  listConversations(filter: TraceFilter, limit: number) {
    return listConversations(this.#reader, filter, limit);
  }

  getConversation(idPrefix: string) {
    return readConversation(this.#reader, idPrefix, (prefix) => this.resolveId(prefix));
  }

  count(filter: TraceFilter, bucketCount: number) {
    return countExchanges(this.#reader, filter, bucketCount);
  }

  facets(filter: TraceFilter) {
    return listFacets(this.#reader, filter);
  }

  usage(query: UsageQuery) {
    return readUsage(this.#reader, query);
  }

  summarizeRuns(limit: number) {
    return listRuns(this.#reader, limit);
  }

  stats(): Promise<StoreStats> {
    return readStats(this.#prisma, this.#reader.dialect.stats, this.#name);
  }

  close(): Promise<void> {
    return this.#prisma.$disconnect();
  }

  async #orNoStore<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof TraceStoreError) throw error;
      throw new TraceStoreError('no-store', `${this.#name}: can no longer be read (${getLastLine(error)})`);
    }
  }

  /** What identifies a caller in this store; `undefined` where nothing was ever written. */
  async #digestCaller(caller: string): Promise<string | undefined> {
    const secret = await this.#readDigestKey();
    return secret && keyedDigest(secret, caller);
  }

  #readDigestKey(): Promise<Uint8Array | undefined> {
    return readSetting(this.#prisma, redactionKeyName);
  }

  /** @throws {UnreadableRecordError} */
  async #loadKeys(read: Prisma.TransactionClient): Promise<StoreKeys> {
    const redaction = await readSetting(read, redactionKeyName);
    const raw = this.#keyFile === undefined ? await readSetting(read, rawKeyName) : readRawKey(this.#keyFile);
    if (!raw || !redaction) throw new UnreadableRecordError(new Error('the store has no key'));
    return { raw: viewAsBuffer(raw), redaction };
  }

  async readSecret(): Promise<Uint8Array> {
    const { raw } = await this.#loadKeys(this.#prisma);
    // In a buffer of its own, so that it can be transferred.
    return new Uint8Array(raw);
  }

  async resolveId(idPrefix: string): Promise<string> {
    const select = { id: true };
    const { exchange } = this.#prisma;
    if (idPrefix !== '' && (await exchange.findUnique({ where: { id: idPrefix }, select }))) return idPrefix;
    const candidates = await exchange.findMany({
      // A range in place of LIKE, which on SQLite ignores case and therefore the index.
      where: { id: { gte: idPrefix, lt: `${idPrefix}\u{10FFFF}` } },
      select,
      orderBy: { id: 'asc' },
      take: maxCandidates + 1,
    });
    const [only, ...others] = candidates;
    const matches = `an id that begins with "${idPrefix}"`;
    if (!only) throw new TraceStoreError('not-found', `no trace has ${matches}; see louter traces list`);
    if (others.length === 0) return only.id;
    const shown = candidates.slice(0, maxCandidates).map(({ id }) => id);
    const more = others.length >= maxCandidates ? ' and others' : '';
    throw new TraceStoreError(
      'ambiguous',
      `several traces have ${matches}: ${shown.join(', ')}${more}; give more of it`,
    );
  }
}

function readRawKey(file: string): Buffer {
  try {
    return loadKeyFile(file, { mayCreate: false });
  } catch (error) {
    throw new UnreadableRecordError(error);
  }
}

/** Those of an exchange whose bodies are pruned or not kept may be stored until nothing repeats them any more. */
const areBodiesKept = (bodies: string): boolean => bodies === 'full' || bodies === 'lost';

const readSetting = async (read: Prisma.TransactionClient, name: string): Promise<Uint8Array | undefined> =>
  (await read.setting.findUnique({ where: { name } }))?.value;

/** The content of the chunks that these rows refer to. */
async function loadChunks(
  read: Prisma.TransactionClient,
  rows: Parameters<typeof listReferredChunks>[0],
): Promise<ChunkContents> {
  const ids = listReferredChunks(rows);
  return unpackChunks(await queryInBatches(ids, (some) => read.chunk.findMany({ where: { id: { in: some } } })));
}
