import type { ExchangeRecord } from '../exchange.ts';
import type { RecentTurn, RecentTurns, RepeatedTurn } from './recent-turns.ts';
import { prepareInsert } from './inserts.ts';
import {
  bodyOf,
  bytesOf,
  isRepeatable,
  listBases,
  openRaw,
  packRaw,
  pieceOf,
  type BasePiece,
  type RawRecord,
  type RawRow,
  type RecordingSettings,
} from './raw-record.ts';
import { sqlFor, type StoreDatabase } from './store-database.ts';

/** Each exchange of a chain has to be read for the last one. */
const maxDepth = 32;

/**
 * The log that exchanges are appended to as they were received. An agent repeats its history with every request: a body that begins
 * and ends like one that was written before refers to that one.
 */
export class RawLog {
  readonly #key: Buffer;
  readonly #insert: (row: Parameters<ReturnType<typeof prepareInsert<'Raw'>>>[0]) => void;
  readonly #exists;
  readonly #selectNext;
  readonly #selectPart;
  readonly #readAgain;
  readonly #remove;
  readonly #removeUnused: ReturnType<typeof createRawPruner>;
  readonly #removeLater;
  readonly #listUnread;
  readonly #newestUnread;
  readonly #countUnread;
  readonly #mayRefer: boolean;
  readonly #turns: RecentTurns;

  /** @param key of 32 bytes. */
  constructor(database: StoreDatabase, key: Buffer, turns: RecentTurns) {
    this.#key = key;
    this.#turns = turns;
    this.#insert = prepareInsert(database, 'Raw');
    this.#exists = database.prepare<[number, number]>(`SELECT 1 FROM "Raw" WHERE "exchangeSeq" = ? AND "part" = ?`);
    this.#selectNext = database.prepare<[number, number, number], RawRow & { isLast: number }>(
      `SELECT "part", "baseSeq", "bytes", "part" = (SELECT MAX("part") FROM "Raw" WHERE "exchangeSeq" = ?) AS "isLast"
       FROM "Raw" WHERE "exchangeSeq" = ? AND "part" > ? ORDER BY "part" LIMIT 1`,
    );
    this.#readAgain = database.prepare<[number]>(`DELETE FROM "Core" WHERE "exchangeSeq" = ?`);
    this.#selectPart = database.prepare<[number, number], RawRow>(
      `SELECT "part", "baseSeq", "bytes" FROM "Raw" WHERE "exchangeSeq" = ? AND "part" = ?`,
    );
    this.#remove = database.prepare<[number, number]>(
      `DELETE FROM "Raw" WHERE "exchangeSeq" = ? AND NOT EXISTS (SELECT 1 FROM "Raw" AS "Later" WHERE "Later"."baseSeq" = ?)`,
    );
    this.#removeLater = database.prepare<[number, number]>(`DELETE FROM "Raw" WHERE "exchangeSeq" = ? AND "part" > ?`);
    this.#listUnread = database.prepare<[number], number>(unreadExchanges).pluck();
    this.#newestUnread = database
      .prepare<[number], number | null>(`SELECT MAX("seq") FROM (${unreadExchanges}) AS "Unread"`)
      .pluck();
    this.#countUnread = database
      .prepare<[number], number>(`SELECT COUNT(*) FROM (${unreadExchanges}) AS "Unread"`)
      .pluck();
    // There, others may remove what a transaction is about to refer to.
    this.#mayRefer = database.postgres === undefined;
    this.#removeUnused = createRawPruner(database);
  }

  /** Appends a record of an exchange; called within a transaction. */
  async append(seq: number, record: ExchangeRecord, block: Buffer, settings: RecordingSettings): Promise<void> {
    if (record.replacesLaterParts) await this.#removeLater.run(seq, record.part);
    this.#turns.forgetParts(seq, record.part);
    // It may have been read when its gateway was taken for dead.
    if (record.part > 0) await this.#readAgain.run(seq);
    const earlier = this.#findRepeated(seq, record, block);
    const base = earlier && (await this.#canRefer(earlier.turn, seq)) ? earlier.turn : undefined;
    const repeats = earlier?.turn.seq ?? null;
    const source = { record, block, repeats, secrets: settings.secrets, isChecked: settings.isChecked };
    const { row, bodies, depth } = packRaw(source, { seq, key: this.#key, base });
    this.#insert({ exchangeSeq: seq, ...row });
    this.#turns.keep(seq, { part: record.part, bodies, depth });
    // The next turn repeats this one; what was read of the one before is needed until this one is read.
    if (earlier?.isContinued && !earlier.turn.read) this.#turns.remove(earlier.turn.seq);
  }

  /**
   * The records of an exchange in their order.
   * @throws where one of them cannot be read.
   */
  async *read(seq: number): AsyncGenerator<RawRecord> {
    // One after the other: those of a long answer take as much memory as it.
    for (let last = -1; ;) {
      const row = await this.#selectNext.get(seq, seq, last);
      if (!row) return;
      yield* await this.#unpack(seq, [row]);
      if (row.isLast) return;
      last = row.part;
    }
  }

  /** The first exchanges that have ended and were not read, in the order in which they began. */
  async listUnread(limit: number): Promise<readonly number[]> {
    return this.#listUnread.all(limit);
  }

  /** The last of these. */
  async newestUnread(): Promise<number | undefined> {
    return (await this.#newestUnread.get(Number.MAX_SAFE_INTEGER)) ?? undefined;
  }

  /** How many there are of these. */
  async countUnread(): Promise<number> {
    return (await this.#countUnread.get(Number.MAX_SAFE_INTEGER)) ?? 0;
  }

  /** Removes the records of an exchange, unless others refer to them, or may soon. */
  async remove(seq: number): Promise<void> {
    if (!this.#turns.get(seq)) await this.#remove.run(seq, seq);
  }

  /** Removes records that were read and that nothing refers to any more. */
  removeUnused(): Promise<void> {
    return this.#removeUnused(this.#turns.seqs);
  }

  // ---------------------------------------------------------------- bases

  #findRepeated(seq: number, { messages }: ExchangeRecord, block: Buffer): RepeatedTurn | undefined {
    const body = messages.find((message) => isRepeatable(message));
    return body && this.#turns.findRepeated(seq, { role: body.role, bytes: bytesOf(body, block) });
  }

  async #canRefer({ seq, bodies, depth }: RecentTurn, from: number): Promise<boolean> {
    // A record that is written again must not refer to one that refers to it.
    if (!this.#mayRefer || depth >= maxDepth || seq > from) return false;
    // Another process may have removed it.
    for (const part of new Set(bodies.map((body) => body.part)))
      if ((await this.#exists.get(seq, part)) === undefined) return false;
    return true;
  }

  // ---------------------------------------------------------------- rows

  /** The records of rows of one exchange. */
  async #unpack(seq: number, rows: readonly RawRow[]): Promise<RawRecord[]> {
    const opened = rows.map((row) => openRaw(row, { seq, key: this.#key }));
    // What is read displaces others in memory.
    const turns = new Map(opened.map(({ baseSeq }) => [baseSeq, this.#turns.get(baseSeq)]));
    const inMemory = (baseSeq: number | null, piece: BasePiece) => bytesInMemory(turns.get(baseSeq), piece);
    const bases = listBases(opened, (baseSeq, piece) => inMemory(baseSeq, piece) !== undefined);
    const blocks = new Map<number | null, ReadonlyMap<number, Buffer>>();
    for (const [baseSeq, parts] of bases) blocks.set(baseSeq, await this.#readBlocks(baseSeq, parts));
    return opened.map(({ baseSeq, complete }) => {
      const raw = complete((piece) => inMemory(baseSeq, piece) ?? pieceOf(piece, blocks.get(baseSeq)));
      this.#keep(seq, raw);
      return raw;
    });
  }

  async #readBlocks(seq: number, parts: ReadonlySet<number>): Promise<Map<number, Buffer>> {
    const rows: RawRow[] = [];
    for (const part of parts) rows.push(...(await this.#selectPart.all(seq, part)));
    return new Map((await this.#unpack(seq, rows)).map(({ record, block }) => [record.part, block]));
  }

  /** The next exchange of the conversation repeats it. */
  #keep(seq: number, { record, block, depth }: RawRecord): void {
    const { part, messages } = record;
    if (this.#turns.get(seq)?.bodies.some((body) => body.part === part)) return;
    const repeatable = messages.filter((message) => isRepeatable(message));
    // What passed through unchanged is in it once.
    const own = repeatable.filter(({ start }, index) => repeatable.findIndex((each) => each.start === start) === index);
    this.#turns.keep(seq, { part, bodies: own.map((message) => bodyOf(message, record, block)), depth });
  }
}

function bytesInMemory(turn: RecentTurn | undefined, [part, start, length]: BasePiece): Buffer | undefined {
  const body = turn?.bodies.find(
    (each) => each.part === part && each.start <= start && each.start + each.bytes.length >= start + length,
  );
  return body?.bytes.subarray(start - body.start, start - body.start + length);
}

/**
 * The first exchanges that have ended and were not read: their numbers. Begins with what was received (a CROSS JOIN keeps its order
 * in SQLite: sqlite.org, "The SQLite Query Optimizer Overview"), of which there is little; exchanges with bodies may be a million.
 */
export const unreadExchanges = `SELECT "seq" FROM (SELECT DISTINCT "exchangeSeq" FROM "Raw") AS "Received" CROSS JOIN "Exchange"
  WHERE "seq" = "exchangeSeq" AND "status" <> 'open' AND "bodies" IN ('full', 'lost')
    AND NOT EXISTS (SELECT 1 FROM "Core" WHERE "Core"."exchangeSeq" = "seq") ORDER BY "seq" LIMIT ?`;

/**
 * Removes the records of exchanges that were read, pruned, or closed when bodies were no longer kept, unless others refer to them.
 * `kept`: exchanges that others may refer to soon.
 */
export function createRawPruner(database: StoreDatabase): (kept?: readonly number[]) => Promise<void> {
  const list = sqlFor(database, {
    sqlite: 'SELECT "value" FROM json_each(?)',
    postgres: 'SELECT "value"::BIGINT FROM json_array_elements_text(?::JSON) AS "Id"("value")',
  });
  const remove = database.prepare<[string]>(
    `DELETE FROM "Raw" WHERE "exchangeSeq" NOT IN (${list})
       AND NOT EXISTS (SELECT 1 FROM "Raw" AS "Later" WHERE "Later"."baseSeq" = "Raw"."exchangeSeq")
       AND (EXISTS (SELECT 1 FROM "Core" WHERE "Core"."exchangeSeq" = "Raw"."exchangeSeq")
         OR NOT EXISTS (SELECT 1 FROM "Exchange" WHERE "seq" = "Raw"."exchangeSeq" AND "bodies" IN ('full', 'lost')))`,
  );
  return async (kept = []) => {
    // What refers to others is removed first.
    for (let count = 0; count <= maxDepth; count += 1)
      if ((await remove.run(JSON.stringify(kept))).changes === 0) return;
  };
}
