import { statSync } from 'node:fs';
import { createRedactor, type Redactor } from '../core/redact/redact.ts';
import type { TokenRate } from './exchange.ts';
import type { ExchangeRecord, MetadataOnlyExchange } from './exchange-record.ts';
import { Settler } from './settler.ts';
import { classifyError, databaseFileOf } from './store/database.ts';
import type { ChunkNumbers } from './store/chunk-numbers.ts';
import {
  createBodyRows,
  createHeadRows,
  createMetadataRows,
  withoutBodies,
  type BodyRows,
  type HeadRows,
} from './store/exchange-rows.ts';
import { locatorOf } from './store/locators.ts';
import { createPruner, hasRemoved, vacuumSome, vacuumWhenMuchIsFree } from './store/prune.ts';
import type { RecentTurns } from './recent-turns.ts';
import type { RawLog } from './store/raw-log.ts';
import type { RecordingSettings } from './store/raw-record.ts';
import { openSettlerStore } from './store/settler-store.ts';
import type { WriterStatements } from './store/writer-statements.ts';
import { loadStoredKey } from './store/keys.ts';
import { openStoreForGateway } from './store/open-store.ts';
import { sqlFor, type StoreDatabase } from './store/store-database.ts';
import { isPostgresUrl } from './store/store-url.ts';
import { WriterRegistration } from './store/writer-registration.ts';
import type { Upgrade, WriterOptions, WriterSettings, WriteResult } from './worker-messages.ts';
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
  read?: BodyRows | undefined;
  createMetadataRows(reason: string): HeadRows;
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
  readonly #turns: RecentTurns;
  readonly #log: RawLog;
  readonly #chunkNumbers: ChunkNumbers;
  readonly #statements: WriterStatements;
  readonly #prune: ReturnType<typeof createPruner>;
  #recordingSettings: RecordingSettings;
  /** What reads the bodies of closed exchanges when there is time. */
  readonly settler: Settler;

  /** What was done to bring the schema to this version; null if nothing was. */
  readonly upgraded: Upgrade | null;

  /**
   * Opens the store, migrates its schema and registers this process as a writer. `report` is called with each step of a
   * migration; `turns` has the requests of earlier turns; `heap` is the one of the thread that this runs in.
   * @throws errors of SQLite, of the file system or of the migrations.
   */
  constructor(
    options: WriterOptions,
    { report, turns, heap }: { report?: (step: string) => void; turns?: RecentTurns; heap?: WriterHeap } = {},
  ) {
    this.#options = options;
    this.#recordingSettings = recordingSettings(options);
    const { database, upgraded } = openStoreForGateway(options.url, options.busyTimeoutMs, report);
    this.#database = database;
    this.upgraded = upgraded;
    try {
      const path = isPostgresUrl(options.url) ? null : databaseFileOf(options.url);
      this.#file = path === null ? null : { path, inode: statSync(path).ino };
      this.#registration = new WriterRegistration(database, options.processStarted);
      const store = openSettlerStore(database, options.url, { mayCreateKey: true, turns });
      this.#redactionKey = store.redactionKey;
      this.#redactor = createRedactor(options.secrets, this.#redactionKey);
      this.#turns = store.turns;
      this.#log = store.log;
      this.#chunkNumbers = store.chunkNumbers;
      this.#statements = store.statements;
      this.#prune = createPruner(database);
      this.settler = new Settler(store, heap);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  /** Applies to what is written from now on. */
  reconfigure(settings: WriterSettings): void {
    this.#options = { ...this.#options, ...settings };
    this.#recordingSettings = recordingSettings(this.#options);
    this.#redactor = createRedactor(settings.secrets, this.#redactionKey);
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
    this.#turns.forgetIdle();
    this.#log.removeUnused();
    this.#registration.heartbeat();
  }

  /** Marks what dead writers left open as interrupted. */
  sweep(): void {
    this.#registration.sweep();
    this.settler.lookAgain();
  }

  /** The key of the journal. */
  get journalKey(): Buffer {
    return (this.#journalKey ??= loadStoredKey(this.#database, journalKeyName));
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
      this.#turns.clear();
      this.#log.removeUnused();
      const start = performance.now();
      while (vacuumSome(this.#database) && performance.now() - start < pruneTimeoutMs);
    } finally {
      this.#database.close();
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

  #writeAll(exchanges: readonly WritableExchange[]): WriteCounts {
    const together = this.#database.transaction(() => {
      const seqs = this.#statements.insertHeads(exchanges.map(({ head }) => head));
      for (const [index, exchange] of exchanges.entries()) this.#writeBodies(seqs[index], exchange);
      return seqs;
    });
    try {
      const seqs = together.immediate();
      for (const [index, exchange] of exchanges.entries()) this.#settleLater(seqs[index], exchange);
      return {
        written: exchanges.filter(({ head }) => isClosedExchange(head)).length,
        lostBodies: 0,
        lostExchanges: 0,
      };
    } catch (error) {
      this.#turns.clear();
      if (classifyError(error).kind === 'store') throw error;
      return this.#writeEach(exchanges);
    }
  }

  #writeBodies(seq: number | undefined, { head: { exchange }, record, block, read }: WritableExchange): void {
    if (seq === undefined || !record || !block) return;
    if (read) this.#statements.insertBodies({ ...exchange, seq }, read);
    else this.#log.append(seq, record, block, this.#recordingSettings);
  }

  #settleLater(seq: number | undefined, { head, read }: WritableExchange): void {
    if (seq !== undefined && isClosedExchange(head) && !read) this.settler.add(seq);
  }

  // One exchange that cannot be stored (because of a body larger than SQLite allows, for example) must not affect the others.
  #writeEach(exchanges: readonly WritableExchange[]): WriteCounts {
    const counts = { written: 0, lostBodies: 0, lostExchanges: 0 };
    const alone = this.#database.transaction((exchange: WritableExchange) => {
      const seq = this.#statements.insertHead(exchange.head);
      this.#writeBodies(seq, exchange);
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
          this.#settleLater(alone.immediate(writable), writable);
          if (isClosedExchange(head)) counts.written += 1;
          if (index > 0) counts.lostBodies += 1;
          break;
        } catch (error) {
          this.#turns.clear();
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

const recordingSettings = ({ secrets, check }: WriterSettings): RecordingSettings => ({
  secrets,
  isChecked: check === 'all',
});
