import { statSync } from 'node:fs';
import { createRedactor, type Redactor } from '../core/redact/redact.ts';
import type { TokenRate, ExchangeRecord } from './exchange.ts';
import type { MetadataOnlyExchange } from './exchange-record.ts';
import { Settler } from './settler.ts';
import { classifyError, databaseFileOf } from './store/database.ts';
import { createBodyRows, createHeadRows, createMetadataRows, withoutBodies, type ReadRows } from './exchange-rows.ts';
import { locatorOf } from './store/locators.ts';
import { createPruner, hasRemoved, vacuumSome, vacuumWhenMuchIsFree } from './store/prune.ts';
import type { ReadTurn } from './read-turn.ts';
import type { RecentTurns } from './store/recent-turns.ts';
import type { RecordingSettings } from './store/raw-record.ts';
import type { HeadRows } from './store/writer-statements.ts';
import { writeBodies, openSettlerStore, type SettlerStore } from './settler-store.ts';
import { loadStoredKey } from './store/keys.ts';
import { openStoreForGateway } from './store/open-store.ts';
import { sqlFor, type StoreDatabase } from './store/store-database.ts';
import { isPostgresUrl } from './store/store-url.ts';
import { WriterRegistration } from './store/writer-registration.ts';
import type { WriterOptions, WriterSettings, WriteResult } from './worker-messages.ts';
import type { Upgrade } from './store/migrations.ts';
import type { WriterHeap } from './writer-heap.ts';

/** Its name in the table of settings. */
const journalKeyName = 'journal-key';

/** How long the steps of one pruning take together: batches wait meanwhile. */
const pruneTimeoutMs = 100;

/** An exchange of a batch. Where it cannot be written as it is, the rows of its metadata alone are created. */
interface WritableExchange {
  head: HeadRows;
  /** What is read later. */
  record?: ExchangeRecord | undefined;
  block?: Buffer;
  /** What is written in its place where bodies are not kept. */
  read?: ReadRows | undefined;
  createMetadataRows(reason: string): HeadRows;
}

/** What was opened of a store. */
interface OpenedStore {
  store: SettlerStore;
  registration: WriterRegistration;
  upgraded: Upgrade | null;
  settler: Settler;
  journalKey: Buffer;
}

type WriteCounts = Omit<WriteResult, 'metadataOnly'>;

/** A database that is open for writing, and this process's registration in it. */
export class TraceWriter {
  #options: WriterOptions;
  /** The file of SQLite, and its number. */
  readonly #file: { path: string; inode: number } | null;
  readonly #store: SettlerStore;
  readonly #registration: WriterRegistration;
  #redactor: Redactor;
  readonly #prune: ReturnType<typeof createPruner>;
  #recordingSettings: RecordingSettings;
  /** What reads the bodies of closed exchanges when there is time. */
  readonly settler: Settler;

  /** What was done to bring the schema to this version; null if nothing was. */
  readonly upgraded: Upgrade | null;
  /** The key of the journal; empty where there is none. */
  readonly journalKey: Buffer;

  private constructor(options: WriterOptions, { store, registration, upgraded, settler, journalKey }: OpenedStore) {
    this.#options = options;
    this.#recordingSettings = recordingSettings(options);
    const path = isPostgresUrl(options.url) ? null : databaseFileOf(options.url);
    this.#file = path === null ? null : { path, inode: statSync(path).ino };
    this.upgraded = upgraded;
    this.journalKey = journalKey;
    this.settler = settler;
    this.#store = store;
    this.#registration = registration;
    this.#redactor = createRedactor(options.secrets, store.redactionKey);
    this.#prune = createPruner(store.database);
  }

  /**
   * Opens the store, migrates its schema and registers this process as a writer. `report` is called with each step of a
   * migration; `turns` has the requests of earlier turns; `heap` is the one of the thread that this runs in.
   * @throws errors of the database, of the file system or of the migrations.
   */
  static async open(
    options: WriterOptions,
    { report, turns, heap }: { report?: (step: string) => void; turns?: RecentTurns<ReadTurn>; heap?: WriterHeap } = {},
  ): Promise<TraceWriter> {
    const { database, upgraded } = await openStoreForGateway(options.url, options.busyTimeoutMs, report);
    try {
      const registration = await WriterRegistration.open(database, options.processStarted);
      const store = await openSettlerStore(database, options.url, { mayCreateKey: true, turns });
      const settler = await Settler.open(store, heap);
      const journalKey = options.journal ? await loadStoredKey(database, journalKeyName) : Buffer.alloc(0);
      return new TraceWriter(options, { store, registration, upgraded, settler, journalKey });
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Applies to what is written from now on. */
  reconfigure(settings: WriterSettings): void {
    this.#options = { ...this.#options, ...settings };
    this.#recordingSettings = recordingSettings(this.#options);
    this.#redactor = createRedactor(settings.secrets, this.#store.redactionKey);
  }

  /**
   * Writes a batch in one transaction. Of an exchange that cannot be written as it is the metadata is written.
   * @throws when the store is not available; nothing of the batch is written then.
   */
  async write(records: readonly ExchangeRecord[], block: Buffer): Promise<WriteResult> {
    const metadataOnly: MetadataOnlyExchange[] = [];
    const exchanges = records.map((record) => this.#createWritable(record, block, metadataOnly));
    return { ...(await this.#writeAll(exchanges)), metadataOnly };
  }

  /** Records that this writer is alive. */
  async heartbeat(): Promise<void> {
    this.#store.turns.forgetIdle();
    await this.#store.log.removeUnused();
    await this.#registration.heartbeat();
  }

  /** Marks what dead writers left open as interrupted. */
  async sweep(): Promise<void> {
    await this.#registration.sweep();
    await this.settler.lookAgain();
  }

  /** The statuses of those of these exchanges that have a row. */
  async statusesOf(traceIds: readonly string[]): Promise<Map<string, string>> {
    const placeholders = traceIds.map(() => '?').join();
    const rows = await this.#store.database
      .prepare<unknown[], [string, string]>(`SELECT "id", "status" FROM "Exchange" WHERE "id" IN (${placeholders})`)
      .raw()
      .all(...traceIds);
    return new Map(rows);
  }

  /** Whether an answer with one of these keys is recorded, of any client. */
  async hasAnswer(keys: readonly string[]): Promise<boolean> {
    const statement = this.#store.database.prepare<[string]>(`SELECT 1 FROM "AnswerItem" WHERE "itemId" = ? LIMIT 1`);
    for (const key of keys) if ((await statement.get(locatorOf(this.#redactor.digest(key)))) !== undefined) return true;
    return false;
  }

  /** Marks those of these exchanges as interrupted that have not ended. @param endedAt in microseconds since 1970. */
  async interrupt(traceIds: readonly string[], endedAt: number): Promise<void> {
    const { database } = this.#store;
    const statement = database.prepare(
      `UPDATE "Exchange" SET "status" = 'interrupted', "endedAt" = ?
       WHERE "id" = ? AND "status" IN ('open', 'interrupted') AND ("endedAt" IS NULL OR "endedAt" < ?)`,
    );
    await database.transaction(async () => {
      for (const id of traceIds) await statement.run(endedAt, id, endedAt);
    });
  }

  /** Removes some of what is no longer kept, and returns whether there may be more. */
  async prune(): Promise<boolean> {
    const { retention } = this.#options;
    if (!retention) return false;
    const start = performance.now();
    // A gateway whose clock is wrong must not remove what others keep.
    const now = Math.floor(await this.#registration.now());
    const { chunkNumbers, database } = this.#store;
    let hasMore = true;
    while (hasMore && performance.now() - start < pruneTimeoutMs) {
      const removed = hasRemoved(await this.#prune(retention, now));
      if (removed) chunkNumbers.forget();
      hasMore = (database.sqlite && vacuumWhenMuchIsFree(database.sqlite)) || removed;
    }
    return hasMore;
  }

  async tokenRates(): Promise<readonly TokenRate[]> {
    return readTokenRates(this.#store.database);
  }

  /** Whether the file that was opened is still the one at its path. */
  isInPlace(): boolean {
    return this.#file === null || statSync(this.#file.path, { throwIfNoEntry: false })?.ino === this.#file.inode;
  }

  async close(): Promise<void> {
    const { database, log, turns } = this.#store;
    try {
      await this.#registration.remove();
      turns.clear();
      await log.removeUnused();
      const start = performance.now();
      while (database.sqlite && vacuumSome(database.sqlite) && performance.now() - start < pruneTimeoutMs);
    } finally {
      await database.close();
    }
  }

  /** An exchange that no rows can be created of must not affect the others. */
  #createWritable(record: ExchangeRecord, block: Buffer, metadataOnly: MetadataOnlyExchange[]): WritableExchange {
    const { bodies } = this.#options;
    const options = { redactor: this.#redactor, bodies, writerId: this.#registration.id };
    const withMetadataOnly = (reason: string): HeadRows => {
      metadataOnly.push({ traceId: record.traceId, reason });
      return createMetadataRows(record, reason, options);
    };
    if (record.metadataOnlyReason !== undefined)
      return {
        head: createMetadataRows(record, record.metadataOnlyReason, options),
        createMetadataRows: withMetadataOnly,
      };
    try {
      const head = createHeadRows(record, block, options);
      const read = bodies === 'full' ? undefined : createBodyRows(record, block, options);
      return { head, record, block, read, createMetadataRows: withMetadataOnly };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { head: withMetadataOnly(reason), createMetadataRows: withMetadataOnly };
    }
  }

  async #writeAll(exchanges: readonly WritableExchange[]): Promise<WriteCounts> {
    const { database, statements, turns } = this.#store;
    try {
      const seqs = await database.transaction(async () => {
        const inserted = await statements.insertHeads(exchanges.map(({ head }) => head));
        for (const [index, exchange] of exchanges.entries()) await this.#writeBodies(inserted[index], exchange);
        return inserted;
      });
      for (const [index, exchange] of exchanges.entries()) this.#settleLater(seqs[index], exchange);
      return {
        written: exchanges.filter(({ head }) => isClosedExchange(head)).length,
        lostBodies: 0,
        lostExchanges: 0,
      };
    } catch (error) {
      turns.clear();
      if (classifyError(error).kind === 'store') throw error;
      return this.#writeEach(exchanges);
    }
  }

  async #writeBodies(seq: number | undefined, { head, record, block, read }: WritableExchange): Promise<void> {
    if (seq === undefined || !record || !block) return;
    const { log } = this.#store;
    if (read) await writeBodies(this.#store, seq, head.exchange, read);
    else await log.append(seq, record, block, this.#recordingSettings);
  }

  #settleLater(seq: number | undefined, { head, read }: WritableExchange): void {
    if (seq !== undefined && isClosedExchange(head) && !read) this.settler.add(seq);
  }

  // One exchange that cannot be stored (because of a body larger than SQLite allows, for example) must not affect the others.
  async #writeEach(exchanges: readonly WritableExchange[]): Promise<WriteCounts> {
    const { database, statements, turns } = this.#store;
    const counts = { written: 0, lostBodies: 0, lostExchanges: 0 };
    const writeOne = (exchange: WritableExchange): Promise<number> =>
      database.transaction(async () => {
        const seq = await statements.insertHead(exchange.head);
        await this.#writeBodies(seq, exchange);
        return seq;
      });
    for (const exchange of exchanges) {
      const { head, record } = exchange;
      let reason = '';
      const fallbacks: (() => WritableExchange)[] = [
        () => exchange,
        () => ({
          ...exchange,
          head: withoutBodies(head),
          record: record && { ...record, areBodiesLost: true },
          block: nothing,
        }),
        () => ({ head: exchange.createMetadataRows(reason), createMetadataRows: exchange.createMetadataRows }),
      ];
      for (const [index, create] of fallbacks.entries()) {
        try {
          const writable = create();
          this.#settleLater(await writeOne(writable), writable);
          if (isClosedExchange(head)) counts.written += 1;
          if (index > 0) counts.lostBodies += 1;
          break;
        } catch (error) {
          turns.clear();
          const failure = classifyError(error);
          if (failure.kind === 'store') throw error;
          reason = failure.message;
          if (index === fallbacks.length - 1) counts.lostExchanges += 1;
        }
      }
    }
    return counts;
  }
}

const nothing = Buffer.alloc(0);

const isClosedExchange = ({ exchange }: HeadRows): boolean => exchange.status !== 'open';

/** Of the latest exchanges of which tokens were counted, within bounds: media have many bytes and few tokens. */
function readTokenRates(database: StoreDatabase): TokenRate[] | Promise<TokenRate[]> {
  const size = sqlFor(database, {
    sqlite: `json_extract("heads", '$[0].size')`,
    postgres: `NULLIF(("heads"::JSON -> 0 ->> 'size')::BIGINT, 0)`,
  });
  const role = sqlFor(database, {
    sqlite: `json_extract("heads", '$[0].role')`,
    postgres: `("heads"::JSON -> 0 ->> 'role')`,
  });
  return database
    .prepare<[], TokenRate>(
      `SELECT "model", "rate" FROM (
         SELECT "seq", "model", "inputTokens" * 1.0 / ${size} AS "rate"
         FROM "Exchange" JOIN "Wire" ON "exchangeSeq" = "seq"
         WHERE "inputTokens" > 0 AND "model" IS NOT NULL AND ${role} = 'client-request'
         ORDER BY "seq" DESC LIMIT 1000) AS "Latest"
       WHERE "rate" BETWEEN 0.02 AND 2 ORDER BY "seq"`,
    )
    .raw()
    .all();
}

const recordingSettings = ({ secrets, check }: WriterSettings): RecordingSettings => ({
  secrets,
  isChecked: check === 'all',
});
