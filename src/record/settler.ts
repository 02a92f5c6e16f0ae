import { ownVersion } from '../core/own-package.ts';
import { createRedactor, type Redactor } from '../core/redact/redact.ts';
import {
  contradictionReportMs,
  redactFindings,
  reportedCheck,
  skippedCheck,
  type Contradiction,
  type LegVerdict,
} from '../judge/verdict.ts';
import { isContinuationOf, type ReadTurn } from './read-turn.ts';
import type { RecentTurn } from './store/recent-turns.ts';
import type { MetadataOnlyExchange } from './exchange-record.ts';
import { textCallsOf, type TextCalls } from './problems.ts';
import { prepareCheckStatements, type CheckStatements } from './store/check-statements.ts';
import { isStoreError } from './store/database.ts';
import {
  nothingDerived,
  prepareDerivedStatements,
  type DerivableExchange,
  type DerivedStatements,
} from './store/derived-statements.ts';
import { parseNotes } from './store/exchange-columns.ts';
import { createBodyRows, onlyMetadata } from './exchange-rows.ts';
import type { PackableMessage } from './store/message-packing.ts';
import type { RawRecord } from './store/raw-record.ts';
import { writeBodies, type SettlerStore } from './settler-store.ts';
import { sqlFor, type StoreStatement } from './store/store-database.ts';
import { createMessageLoader, toStoredMessages } from './store/stored-messages.ts';
import { readDecodable, type ExchangeReaders } from './read-exchange.ts';
import { minLongPieceBytes, type WriterHeap } from './writer-heap.ts';
import type { RecordedExchange } from './store/stored-trace.ts';

/** What reading an exchange found. */
export interface SettledExchange {
  /** Null where it was not checked. */
  verdict: LegVerdict | null;
  contradiction: Contradiction | null;
  textCalls: TextCalls | null;
  /** Of one whose bodies cannot be read. */
  metadataOnly: MetadataOnlyExchange | null;
}

/**
 * How many exchanges are read in one transaction, and for how long at most, in ms. One for each took 6 % of the CPU time in
 * which a small one is recorded.
 */
const maxReadTogether = 16;
const maxReadingMs = 20;

/** More are listed when these have been read. */
const maxListed = 20_000;

/** Of exchanges with more bytes nothing is derived: it would take 50 MB of memory, and more than 0.3 s, in which others wait. */
const maxDerivedBytes = 8 * 1024 * 1024;
const tooLarge = `larger than ${maxDerivedBytes / 1024 / 1024} MiB`;

/** The row of an exchange, as far as it is read. */
type ExchangeHead = RecordedExchange['row'] & {
  startedAt: number;
  run: string | null;
  case: string | null;
  isRead: number;
};

const selectHead = `SELECT "Exchange".*, EXISTS (SELECT 1 FROM "Core" WHERE "exchangeSeq" = "seq") AS "isRead" FROM "Exchange" WHERE "seq" = ?`;

/** What was read of the bodies of an exchange. */
interface ReadBodies {
  messages: RecordedExchange['messages'] | undefined;
  /** What is kept of its requests for the next turn. */
  turn: ReadTurn | undefined;
  /** The exchange whose requests it repeats. */
  repeats: number | null;
  redactor: Redactor;
  isChecked: boolean;
}

/**
 * Reads exchanges that were recorded as they were received: removes credentials, divides bodies into chunks, places them in
 * conversations, derives what they hold (Core, messages, tool calls with results), and checks them against themselves. All that is
 * written of an exchange is written in one transaction, so that one that was interrupted is read again from its beginning.
 */
export class Settler {
  readonly #store: SettlerStore;
  readonly #derived: DerivedStatements;
  readonly #checks: CheckStatements;
  readonly #findHead: StoreStatement<[number], ExchangeHead>;
  readonly #claimHead: StoreStatement<[number], ExchangeHead>;
  readonly #markLost: StoreStatement<[string, number]>;
  readonly #loadMessages: ReturnType<typeof createMessageLoader>;
  readonly #listOpen: StoreStatement<[], { seq: number; parts: number }>;
  /** How many records of exchanges that had not ended were read. */
  #openParts = new Map<number, number>();
  readonly #heap: WriterHeap | undefined;
  readonly #redactors = new Map<string, Redactor>();
  /** In the order in which they are read: what an exchange continues has ended before it. */
  readonly #pending = new Set<number>();
  /** There are more than are listed at once: what ends is listed when those were read. */
  #hasMore = false;
  #newest = 0;
  /** So many are read one by one: one of them cannot be read. */
  #readAlone = 0;

  private constructor(store: SettlerStore, heap?: WriterHeap) {
    this.#store = store;
    this.#heap = heap;
    const { database, chunkNumbers } = store;
    this.#derived = prepareDerivedStatements(database, chunkNumbers);
    this.#checks = prepareCheckStatements(database, ownVersion());
    this.#findHead = database.prepare<[number], ExchangeHead>(selectHead);
    this.#claimHead = database.prepare<[number], ExchangeHead>(
      // Another gateway reads it otherwise.
      sqlFor(database, { sqlite: selectHead, postgres: `${selectHead} FOR UPDATE OF "Exchange" SKIP LOCKED` }),
    );
    this.#markLost = database.prepare<[string, number]>(
      `UPDATE "Exchange" SET "bodies" = 'lost', "notes" = ? WHERE "seq" = ?`,
    );
    this.#loadMessages = createMessageLoader(database);
    this.#listOpen = database.prepare<[], { seq: number; parts: number }>(
      `SELECT "seq", COUNT(*) AS "parts" FROM "Raw" JOIN "Exchange" ON "seq" = "exchangeSeq" WHERE "status" = 'open' GROUP BY "seq"`,
    );
  }

  /** @param heap the one of the thread that this runs in. */
  static async open(store: SettlerStore, heap?: WriterHeap): Promise<Settler> {
    const settler = new Settler(store, heap);
    await settler.#listPending();
    return settler;
  }

  /** Whether there are exchanges that have ended and were not read. */
  get hasPending(): boolean {
    return this.#pending.size > 0 || this.#hasMore;
  }

  /** Whether there are so many that they no longer wait for a better time. */
  get isOverfull(): boolean {
    return this.#hasMore;
  }

  /** How many of them there are. */
  async countPending(): Promise<number> {
    return this.#hasMore ? this.#store.log.countUnread() : this.#pending.size;
  }

  /** When the first of them began, in microseconds since 1970. */
  async oldestAt(): Promise<number | null> {
    const [oldest] = this.#pending;
    return oldest === undefined ? null : ((await this.#findHead.get(oldest))?.startedAt ?? null);
  }

  /** The number of the last exchange that ended. */
  get newest(): number {
    return this.#newest;
  }

  /** Whether an exchange with a number up to this one has ended and was not read. */
  async hasPendingUpTo(seq: number): Promise<boolean> {
    await this.#listMore();
    for (const each of this.#pending) if (each <= seq) return true;
    return false;
  }

  /** An exchange has ended. */
  add(seq: number): void {
    this.#newest = Math.max(this.#newest, seq);
    if (!this.#hasMore) this.#pending.add(seq);
  }

  /** Exchanges may have ended that were not added. */
  async lookAgain(): Promise<void> {
    if (!this.#hasMore) await this.#listPending();
  }

  /**
   * Reads some of the exchanges that began first. Those that another process is reading stay pending until it has read them.
   * @throws when the store is not available.
   */
  async settleSome(readers: ExchangeReaders): Promise<SettledExchange[]> {
    await this.#listMore();
    // What another gateway has recorded meanwhile may be what these continue.
    if (this.#store.database.postgres) this.#addPending(await this.#store.log.listUnread(maxReadTogether));
    const taken: number[] = [];
    const start = performance.now();
    const most = this.#readAlone > 0 ? 1 : maxReadTogether;
    const settle = async (): Promise<SettledExchange[]> => {
      const settled: SettledExchange[] = [];
      for (const seq of this.#pending) {
        if (taken.length >= most || performance.now() - start > maxReadingMs) break;
        const head = await this.#claimHead.get(seq);
        // What follows may continue it.
        if (!head && (await this.#isReadByOther(seq))) break;
        taken.push(seq);
        if (head) settled.push(...(await this.#settle(seq, head, readers)));
      }
      return settled;
    };
    try {
      const settled = this.#pending.size > 0 ? await this.#store.database.transaction(settle) : [];
      for (const seq of taken) this.#pending.delete(seq);
      this.#readAlone = Math.max(0, this.#readAlone - taken.length);
      return settled;
    } catch (error) {
      this.#store.chunkNumbers.forget();
      if (isStoreError(error)) throw error;
      // What is recorded may be anything: one that cannot be read must not affect the others.
      const [seq] = taken;
      if (seq === undefined) throw error;
      if (this.#readAlone === 0) {
        this.#readAlone = taken.length;
        return this.settleSome(readers);
      }
      this.#readAlone -= 1;
      this.#pending.delete(seq);
      return this.#giveUp(seq, error);
    }
  }

  /**
   * Writes what is there of the bodies of exchanges that have not ended; they are read again when they have.
   * @throws when the store is not available.
   */
  async readOpen(): Promise<void> {
    const { database, chunkNumbers } = this.#store;
    const readOne = async (seq: number): Promise<void> => {
      const head = await this.#findHead.get(seq);
      const read = head && (await this.#readBodies(seq, head));
      if (read?.turn) read.turn.base = undefined;
    };
    const open = await this.#listOpen.all();
    for (const { seq, parts } of open) {
      if (this.#openParts.get(seq) === parts) continue;
      try {
        await database.transaction(() => readOne(seq));
      } catch (error) {
        chunkNumbers.forget();
        // One that cannot be read is given up when it has ended.
        if (isStoreError(error)) throw error;
      }
    }
    this.#openParts = new Map(open.map(({ seq, parts }) => [seq, parts]));
  }

  /** The latest contradiction that is still reported. */
  findNewestContradiction(): Promise<Contradiction | undefined> {
    return this.#checks.findNewestContradiction((Date.now() - contradictionReportMs) * 1000);
  }

  async #listPending(): Promise<void> {
    const { log } = this.#store;
    const found = await log.listUnread(maxListed);
    this.#addPending(found);
    this.#hasMore = found.length >= maxListed;
    this.#newest = Math.max(this.#newest, (this.#hasMore ? await log.newestUnread() : found.at(-1)) ?? 0);
  }

  async #listMore(): Promise<void> {
    if (this.#pending.size === 0 && this.#hasMore) await this.#listPending();
  }

  #addPending(found: readonly number[]): void {
    if (found.every((seq) => this.#pending.has(seq))) return;
    const all = new Set([...this.#pending, ...found]);
    this.#pending.clear();
    for (const seq of [...all].toSorted((one, other) => one - other)) this.#pending.add(seq);
  }

  /** Whether another process has claimed an exchange and is reading it: one that it has read or pruned is no longer to be read. */
  async #isReadByOther(seq: number): Promise<boolean> {
    const head = await this.#findHead.get(seq);
    return head !== undefined && !head.isRead;
  }

  async #settle(seq: number, head: ExchangeHead, readers: ExchangeReaders): Promise<SettledExchange[]> {
    const { log } = this.#store;
    // Another process may have read or pruned it.
    const read = !head.isRead && head.bodies !== 'pruned' ? await this.#readBodies(seq, head) : undefined;
    if (!read) return [];
    const found = await this.#derived.findContext(seq);
    if (!found) await this.#derived.insertNothing(seq, head.startedAt, 'the bodies were lost');
    const finding = found ? [await this.#derive({ seq, head, read, found }, readers)] : [];
    await log.remove(seq);
    return finding;
  }

  /** Writes what is stored of the bodies; `undefined` where there are no records. */
  async #readBodies(seq: number, head: ExchangeHead): Promise<ReadBodies | undefined> {
    const parts = new Map<number, readonly PackableMessage[]>();
    const { turns } = this.#store;
    let turn: RecentTurn<ReadTurn> | undefined;
    let repeats: number | null = null;
    let last: RawRecord | undefined;
    let bytes = 0;
    for await (const raw of this.#store.log.read(seq)) {
      last = raw;
      bytes += raw.block.length;
      turn ??= turns.get(seq);
      repeats ??= raw.repeats;
      const { part } = raw.record;
      const redactor = this.#redactorOf(raw.secrets);
      const rows = createBodyRows(raw.record, raw.block, {
        redactor,
        bodies: 'full',
        recent: turn && {
          turn,
          earlier: turns.get(repeats)?.read,
          secrets: JSON.stringify([raw.secrets, raw.record.secrets]),
        },
      });
      await writeBodies(this.#store, seq, head, rows);
      if (raw.block.length >= minLongPieceBytes) this.#heap?.collectGrown();
      if (bytes <= maxDerivedBytes) parts.set(part, rows.messages);
      else parts.clear();
    }
    return (
      last && {
        messages: bytes > maxDerivedBytes ? undefined : await this.#messagesOf(seq, parts),
        turn: turn?.read,
        repeats,
        redactor: this.#redactorOf(last.secrets).including(last.record.secrets),
        isChecked: last.isChecked,
      }
    );
  }

  /** Earlier parts may have been read before, when the gateway was taken for dead. */
  async #messagesOf(
    seq: number,
    parts: ReadonlyMap<number, readonly PackableMessage[]>,
  ): Promise<RecordedExchange['messages']> {
    return parts.has(0) ? toStoredMessages([...parts.values()]) : this.#loadMessages(seq);
  }

  async #derive(
    {
      seq,
      head: row,
      read: { messages, turn, repeats, redactor, isChecked },
      found,
    }: {
      seq: number;
      head: ExchangeHead;
      read: ReadBodies;
      found: DerivableExchange;
    },
    readers: ExchangeReaders,
  ): Promise<SettledExchange> {
    const { check: _, ...unchecked } = readers;
    const used: ExchangeReaders = isChecked ? readers : unchecked;
    const trace = messages && { row, messages };
    const read = trace && readDecodable({ trace, context: found.context, redactor, turn }, used);
    const rows = read?.rows ?? {
      ...nothingDerived,
      skippedBecause: trace ? 'the recorded bodies cannot be read' : tooLarge,
    };
    await this.#derived.insert(seq, found, rows);
    if (turn?.base) {
      // The next turn needs what was computed of this one only.
      if (repeats !== null && isContinuationOf(turn, turn.base)) this.#store.turns.remove(repeats);
      turn.base = undefined;
    }
    const textCalls = (trace && textCallsOf(row, read?.rows.problem ?? null)) ?? null;
    // What cannot be decoded may be checked all the same.
    const result = used.check && (read?.check ?? (trace ? used.check(trace) : uncheckedAsTooLarge));
    if (!result) return { verdict: null, contradiction: null, textCalls, metadataOnly: null };
    const checked = redactFindings(result, redactor);
    await this.#checks.insert(seq, checked);
    return { ...reportedCheck(row.id, checked), textCalls, metadataOnly: null };
  }

  #giveUp(seq: number, error: unknown): Promise<SettledExchange[]> {
    const [redactor = createRedactor([], this.#store.redactionKey)] = this.#redactors.values();
    // It may quote what was received.
    const reason = redactor.text(error instanceof Error ? error.message : String(error));
    return this.#store.database.transaction(async () => {
      const head = await this.#claimHead.get(seq);
      if (!head || head.isRead) return [];
      await this.#markLost.run(JSON.stringify([...parseNotes(head), onlyMetadata(reason)]), seq);
      await this.#derived.insertNothing(seq, head.startedAt, reason);
      await this.#store.log.remove(seq);
      return [{ verdict: null, contradiction: null, textCalls: null, metadataOnly: { traceId: head.id, reason } }];
    });
  }

  /** By the configuration that an exchange was recorded with. */
  #redactorOf(secrets: readonly string[]): Redactor {
    const key = JSON.stringify(secrets);
    const known = this.#redactors.get(key);
    if (known) return known;
    const redactor = createRedactor(secrets, this.#store.redactionKey);
    this.#redactors.clear();
    this.#redactors.set(key, redactor);
    return redactor;
  }
}

const uncheckedAsTooLarge = skippedCheck(`${tooLarge}: it is checked by louter traces check only`);
