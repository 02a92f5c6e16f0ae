import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { createRedactor, redactionKeyName, type Redactor } from '../core/redact/redact.ts';
import { ConversationCache } from './conversation-cache.ts';
import type { TokenRate } from './exchange.ts';
import type { ExchangeRecord, MetadataOnlyExchange } from './exchange-record.ts';
import { FollowUpWriter } from './follow-up-writer.ts';
import { RecentMessages } from './recent-messages.ts';
import { classifyError, databaseFileOf } from './store/database.ts';
import { ChunkNumbers } from './store/chunk-numbers.ts';
import { createExchangeRows, createMetadataRows, withoutBodies, type ExchangeRows } from './store/exchange-rows.ts';
import { locatorOf } from './store/locators.ts';
import { createPruner, hasRemoved, vacuumWhenMuchIsFree } from './store/prune.ts';
import { prepareStatements, type WriterStatements } from './store/statements.ts';
import { openStoreForGateway } from './store/open-store.ts';
import { sqlFor, type StoreDatabase } from './store/store-database.ts';
import { isPostgresUrl } from './store/store-url.ts';
import { WriterRegistration } from './store/writer-registration.ts';
import type { Upgrade, WriterOptions, WriterSettings, WriteResult } from './worker-messages.ts';

/** Its name in the table of settings. */
const journalKeyName = 'journal-key';

/** How long the steps of one pruning take together: batches wait meanwhile. */
const pruneTimeoutMs = 100;

/** An exchange of a batch. Where it cannot be written as it is, the rows of its metadata alone are created. */
interface WritableExchange {
  rows: ExchangeRows;
  /** The credentials that its client presented. */
  secrets: readonly string[];
  createMetadataRows(reason: string): ExchangeRows;
}

type WriteCounts = Omit<WriteResult, 'metadataOnly'>;

/** A database that is open for writing, and this process's registration in it. */
export class TraceWriter {
  #options: WriterOptions;
  /** The file of SQLite, and its number. */
  readonly #file: { path: string; inode: number } | null;
  readonly #database: StoreDatabase;
  readonly #registration: WriterRegistration;
  readonly #redactionKey: Buffer;
  #journalKey: Buffer | undefined;
  #redactor: Redactor;
  readonly #chunkNumbers: ChunkNumbers;
  readonly #statements: WriterStatements;
  readonly #prune: ReturnType<typeof createPruner>;
  readonly #memory: ConversationCache;
  readonly #recent = new RecentMessages();
  /** What is written of closed exchanges when there is time. */
  readonly followUp: FollowUpWriter;

  /** What was done to bring the schema to this version; null if nothing was. */
  readonly upgraded: Upgrade | null;

  /**
   * Opens the store, migrates its schema and registers this process as a writer. `report` is called with each step of a
   * migration, and `memory` has the requests of earlier turns.
   * @throws errors of SQLite, of the file system or of the migrations.
   */
  constructor(options: WriterOptions, report?: (step: string) => void, memory = new ConversationCache()) {
    this.#options = options;
    this.#memory = memory;
    const { database, upgraded } = openStoreForGateway(options.url, options.busyTimeoutMs, report);
    this.#database = database;
    this.upgraded = upgraded;
    try {
      const path = isPostgresUrl(options.url) ? null : databaseFileOf(options.url);
      this.#file = path === null ? null : { path, inode: statSync(path).ino };
      this.#redactionKey = loadKey(database, redactionKeyName);
      this.#redactor = createRedactor(options.secrets, this.#redactionKey);
      this.#registration = new WriterRegistration(database, options.processStarted);
      this.#chunkNumbers = new ChunkNumbers(database);
      this.#statements = prepareStatements(database, this.#chunkNumbers);
      this.#prune = createPruner(database);
      this.followUp = new FollowUpWriter(database, () => this.#redactor, {
        hasChecks: options.check === 'all',
        chunkNumbers: this.#chunkNumbers,
      });
    } catch (error) {
      database.close();
      throw error;
    }
  }

  /** Applies to what is written from now on. */
  reconfigure(settings: WriterSettings): void {
    this.#options = { ...this.#options, ...settings };
    this.#redactor = createRedactor(settings.secrets, this.#redactionKey);
    // What is cached was searched for the earlier secrets only.
    this.#memory.clear();
    this.followUp.hasChecks = settings.check === 'all';
  }

  /**
   * Writes a batch in one transaction. Of an exchange that cannot be written as it is the metadata is written.
   * @throws when the store is not available; nothing of the batch is written then.
   */
  write(records: readonly ExchangeRecord[], block: Buffer): WriteResult {
    const metadataOnly: MetadataOnlyExchange[] = [];
    const exchanges = records.map((record) => this.#createWritable(record, block, metadataOnly));
    return { ...this.#writeAll(exchanges), metadataOnly };
  }

  /** Records that this writer is alive. */
  heartbeat(): void {
    this.#memory.forgetIdle();
    this.#registration.heartbeat();
  }

  /** Marks what dead writers left open as interrupted. */
  sweep(): void {
    this.#registration.sweep();
  }

  /** The key of the journal. */
  get journalKey(): Buffer {
    return (this.#journalKey ??= loadKey(this.#database, journalKeyName));
  }

  /** The statuses of those of these exchanges that have a row. */
  statusesOf(traceIds: readonly string[]): Map<string, string> {
    const placeholders = traceIds.map(() => '?').join();
    const rows = this.#database
      .prepare<unknown[], [string, string]>(`SELECT "id", "status" FROM "Exchange" WHERE "id" IN (${placeholders})`)
      .raw()
      .all(...traceIds);
    return new Map(rows);
  }

  /** Whether an answer with one of these keys is recorded, of any client. */
  hasAnswer(keys: readonly string[]): boolean {
    const statement = this.#database.prepare<[string]>(`SELECT 1 FROM "AnswerItem" WHERE "itemId" = ? LIMIT 1`);
    return keys.some((key) => statement.get(locatorOf(this.#redactor.digest(key))) !== undefined);
  }

  /** Marks those of these exchanges as interrupted that have not ended. @param endedAt in microseconds since 1970. */
  interrupt(traceIds: readonly string[], endedAt: number): void {
    const statement = this.#database.prepare(
      `UPDATE "Exchange" SET "status" = 'interrupted', "endedAt" = ?
       WHERE "id" = ? AND "status" IN ('open', 'interrupted') AND ("endedAt" IS NULL OR "endedAt" < ?)`,
    );
    this.#database
      .transaction(() => {
        for (const id of traceIds) statement.run(endedAt, id, endedAt);
      })
      .immediate();
  }

  /** Removes some of what is no longer kept, and returns whether there may be more. */
  prune(): boolean {
    const { retention } = this.#options;
    if (!retention) return false;
    const start = performance.now();
    // A gateway whose clock is wrong must not remove what others keep.
    const now = Math.floor(this.#registration.now());
    let hasMore = true;
    while (hasMore && performance.now() - start < pruneTimeoutMs) {
      const removed = hasRemoved(this.#prune(retention, now));
      if (removed) this.#chunkNumbers.forget();
      hasMore = vacuumWhenMuchIsFree(this.#database) || removed;
    }
    return hasMore;
  }

  tokenRates(): readonly TokenRate[] {
    return readTokenRates(this.#database);
  }

  /** Whether the file that was opened is still the one at its path. */
  isInPlace(): boolean {
    return this.#file === null || statSync(this.#file.path, { throwIfNoEntry: false })?.ino === this.#file.inode;
  }

  close(): void {
    try {
      this.#registration.remove();
    } finally {
      this.#database.close();
    }
  }

  /** An exchange that no rows can be created of must not affect the others. */
  #createWritable(record: ExchangeRecord, block: Buffer, metadataOnly: MetadataOnlyExchange[]): WritableExchange {
    const { bodies } = this.#options;
    const options = { redactor: this.#redactor, bodies, writerId: this.#registration.id, memory: this.#memory };
    const withMetadataOnly = (reason: string): ExchangeRows => {
      metadataOnly.push({ traceId: record.traceId, reason });
      return createMetadataRows(record, reason, options);
    };
    try {
      const rows = createExchangeRows(record, block, options);
      return { rows, secrets: record.secrets, createMetadataRows: withMetadataOnly };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { rows: withMetadataOnly(reason), secrets: [], createMetadataRows: withMetadataOnly };
    }
  }

  #writeAll(exchanges: readonly WritableExchange[]): WriteCounts {
    const together = this.#database.transaction(() => {
      if (this.#database.postgres) this.#findChunks(exchanges);
      return this.#statements.insertAll(exchanges.map(({ rows }) => rows));
    });
    try {
      const seqs = together.immediate();
      for (const [index, exchange] of exchanges.entries()) this.#followLater(seqs[index], exchange.rows, exchange);
      return {
        written: exchanges.filter(({ rows }) => isClosedExchange(rows)).length,
        lostBodies: 0,
        lostExchanges: 0,
      };
    } catch (error) {
      this.#chunkNumbers.forget();
      if (classifyError(error).kind === 'store') throw error;
      return this.#writeEach(exchanges);
    }
  }

  /** All chunks of a batch with one statement: each one that PostgreSQL runs is a way there and back. */
  #findChunks(exchanges: readonly WritableExchange[]): void {
    this.#chunkNumbers.begin(
      exchanges.map(({ rows: { wire, exchange } }) => ({ pieces: wire?.pieces ?? [], startedAt: exchange.startedAt })),
    );
  }

  #followLater(seq: number | undefined, rows: ExchangeRows, { secrets }: WritableExchange): void {
    const { exchange, wire, messages, cachedTurn: turn } = rows;
    const isClosed = isClosedExchange(rows);
    const isFollowed = exchange.bodies === 'full';
    const written = wire && isFollowed ? { ...wire, traceId: exchange.id, isClosed, messages } : undefined;
    const all = written && this.#recent.add(written);
    if (turn && isClosed && !all) turn.base = undefined;
    if (seq === undefined || !isClosed || !isFollowed) return;
    this.followUp.add({ seq, secrets, ...(all && { recorded: { row: exchange, messages: all }, turn }) });
  }

  // One exchange that cannot be stored (because of a body larger than SQLite allows, for example) must not affect the others.
  #writeEach(exchanges: readonly WritableExchange[]): WriteCounts {
    const counts = { written: 0, lostBodies: 0, lostExchanges: 0 };
    const alone = this.#database.transaction((rows: ExchangeRows) => this.#statements.insert(rows));
    for (const exchange of exchanges) {
      const { rows } = exchange;
      let reason = '';
      const fallbacks = [() => rows, () => withoutBodies(rows), () => exchange.createMetadataRows(reason)];
      for (const [index, createRows] of fallbacks.entries()) {
        try {
          const written = createRows();
          this.#followLater(alone.immediate(written), written, exchange);
          if (isClosedExchange(rows)) counts.written += 1;
          if (index > 0) counts.lostBodies += 1;
          break;
        } catch (error) {
          this.#chunkNumbers.forget();
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

const isClosedExchange = ({ exchange }: ExchangeRows): boolean => exchange.status !== 'open';

/** Of the latest exchanges of which tokens were counted, within bounds: media have many bytes and few tokens. */
function readTokenRates(database: StoreDatabase): TokenRate[] {
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

/** A random key that belongs to the database: the first process that needs it creates it. */
function loadKey(database: StoreDatabase, name: string): Buffer {
  database
    .prepare(`INSERT INTO "Setting" ("name", "value") VALUES (?, ?) ON CONFLICT DO NOTHING`)
    .run(name, randomBytes(32));
  const row = database.prepare<[string], { value: Buffer }>(`SELECT "value" FROM "Setting" WHERE "name" = ?`).get(name);
  if (!row) throw new Error(`the trace database returns no ${name}`);
  return row.value;
}
