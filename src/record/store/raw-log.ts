import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ExchangeRecord, MessageRecord } from '../exchange-record.ts';
import {
  minCommonBytes,
  type RecentTurn,
  type RecentTurns,
  type RepeatedTurn,
  type RequestBody,
} from '../recent-turns.ts';
import { countCommonBytes, countCommonEnd } from '../shared-prefix.ts';
import { prepareInsert } from './inserts.ts';
import { packBytes, unpackBytes } from './packing.ts';
import { sqlFor, type StoreDatabase } from './store-database.ts';

/** What the recording depends on beside the exchange, as it was when the exchange was recorded. */
export interface RecordingSettings {
  /** The configured credentials. */
  readonly secrets: readonly string[];
  /** Whether it is to be checked against itself. */
  readonly isChecked: boolean;
}

/** A record as it was received. */
export interface RawRecord extends RecordingSettings {
  record: ExchangeRecord;
  /** The bytes that the positions of its messages are in. */
  block: Buffer;
  /** The number of the exchange whose requests it repeats. */
  repeats: number | null;
}

/** What a row has, encrypted: the length of this as JSON in four bytes, the JSON, and the bytes that no other row has. */
interface RawHead extends RecordingSettings {
  record: ExchangeRecord;
  repeats: number | null;
  /** How many other exchanges have to be read for it. */
  depth: number;
  /** The block in order: how many bytes are in this row, or where they are in a block of the base. */
  pieces: readonly (number | BasePiece)[];
  /** The checksum (CRC-32) of the bytes that are in a block of the base: its row may have been replaced. */
  baseSum: number;
}

type BasePiece = readonly [part: number, start: number, length: number];

const lengthBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** Shorter bodies are stored as they are, in bytes. */
const minRepeatedBytes = 8 * 1024;
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
  append(seq: number, record: ExchangeRecord, block: Buffer, settings: RecordingSettings): void {
    if (record.replacesLaterParts) this.#removeLater.run(seq, record.part);
    this.#turns.forgetParts(seq, record.part);
    // It may have been read when its gateway was taken for dead.
    if (record.part > 0) this.#readAgain.run(seq);
    const earlier = this.#findRepeated(seq, record, block);
    const base = earlier && this.#canRefer(earlier.turn, seq) ? earlier.turn : undefined;
    const packed = packBlock(record, block, base);
    const depth = base && packed.usesBase ? base.depth + 1 : 0;
    const head: RawHead = {
      record: { ...record, messages: packed.messages },
      repeats: earlier?.turn.seq ?? null,
      depth,
      pieces: packed.pieces,
      baseSum: packed.baseSum,
      secrets: settings.secrets,
      isChecked: settings.isChecked,
    };
    const json = Buffer.from(JSON.stringify(head));
    const length = Buffer.allocUnsafe(lengthBytes);
    length.writeUInt32LE(json.length);
    const plain = packRecord(Buffer.concat([length, json, ...packed.own]));
    this.#insert({
      exchangeSeq: seq,
      part: record.part,
      baseSeq: base && packed.usesBase ? base.seq : null,
      size: packed.size,
      bytes: this.#encrypt(plain, placeOf(seq, record.part)),
    });
    this.#turns.keep(seq, { part: record.part, bodies: packed.bodies, depth });
    // The next turn repeats this one; what was read of the one before is needed until this one is read.
    if (earlier?.isContinued && !earlier.turn.read) this.#turns.remove(earlier.turn.seq);
  }

  /**
   * The records of an exchange in their order.
   * @throws where one of them cannot be read.
   */
  *read(seq: number): Generator<RawRecord> {
    // One after the other: those of a long answer take as much memory as it.
    for (let last = -1; ;) {
      const row = this.#selectNext.get(seq, seq, last);
      if (!row) return;
      yield this.#unpack(seq, row);
      if (row.isLast) return;
      last = row.part;
    }
  }

  /** The first exchanges that have ended and were not read, in the order in which they began. */
  listUnread(limit: number): readonly number[] {
    return this.#listUnread.all(limit);
  }

  /** The last of these. */
  newestUnread(): number | undefined {
    return this.#newestUnread.get(Number.MAX_SAFE_INTEGER) ?? undefined;
  }

  /** How many there are of these. */
  countUnread(): number {
    return this.#countUnread.get(Number.MAX_SAFE_INTEGER) ?? 0;
  }

  /** Removes the records of an exchange, unless others refer to them, or may soon. */
  remove(seq: number): void {
    if (!this.#turns.get(seq)) this.#remove.run(seq, seq);
  }

  /** Removes records that were read and that nothing refers to any more. */
  removeUnused(): void {
    this.#removeUnused(this.#turns.seqs);
  }

  // ---------------------------------------------------------------- bases

  #findRepeated(seq: number, { messages }: ExchangeRecord, block: Buffer): RepeatedTurn | undefined {
    const body = messages.find((message) => isRepeatable(message));
    return body && this.#turns.findRepeated(seq, { role: body.role, bytes: bytesOf(body, block) });
  }

  #canRefer({ seq, bodies, depth }: RecentTurn, from: number): boolean {
    // A record that is written again must not refer to one that refers to it.
    if (!this.#mayRefer || depth >= maxDepth || seq > from) return false;
    // Another process may have removed it.
    const parts = new Set(bodies.map(({ part }) => part));
    return [...parts].every((part) => this.#exists.get(seq, part) !== undefined);
  }

  // ---------------------------------------------------------------- rows

  #unpack(seq: number, row: RawRow): RawRecord {
    try {
      return this.#unpackRow(seq, row);
    } catch (error) {
      // The key may be another one, or the exchange that it repeats may be gone.
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`what was recorded cannot be read (${reason})`, { cause: error });
    }
  }

  #unpackRow(seq: number, { part, baseSeq, bytes }: RawRow): RawRecord {
    const plain = unpackRecord(this.#decrypt(bytes, placeOf(seq, part)));
    const jsonEnd = lengthBytes + plain.readUInt32LE(0);
    const { pieces, depth, baseSum, ...head }: RawHead = JSON.parse(plain.toString('utf8', lengthBytes, jsonEnd));
    // Each record of the base is read once.
    const blocks = new Map<number, Buffer>();
    let at = jsonEnd;
    let sum = 0;
    const parts = pieces.map((piece) => {
      if (typeof piece === 'number') return plain.subarray(at, (at += piece));
      const repeated = this.#bytesOfBase(baseSeq ?? 0, piece, blocks);
      sum = crc32(repeated, sum);
      return repeated;
    });
    if (sum !== baseSum) throw new Error('the earlier request that it repeats was replaced');
    const [only] = parts;
    const block = parts.length === 1 && only ? only : Buffer.concat(parts);
    this.#keep(seq, { record: head.record, block, depth });
    return { ...head, block };
  }

  #bytesOfBase(seq: number, [part, start, length]: BasePiece, blocks: Map<number, Buffer>): Buffer {
    const body = this.#turns
      .get(seq)
      ?.bodies.find(
        (each) => each.part === part && each.start <= start && each.start + each.bytes.length >= start + length,
      );
    if (body) return body.bytes.subarray(start - body.start, start - body.start + length);
    const block = blocks.get(part) ?? this.#readBlock(seq, part);
    blocks.set(part, block);
    return block.subarray(start, start + length);
  }

  #readBlock(seq: number, part: number): Buffer {
    const row = this.#selectPart.get(seq, part);
    if (!row) throw new Error('the earlier request that it repeats is not there');
    return this.#unpack(seq, row).block;
  }

  /** The next exchange of the conversation repeats it. */
  #keep(seq: number, { record, block, depth }: { record: ExchangeRecord; block: Buffer; depth: number }): void {
    const { part, messages } = record;
    if (this.#turns.get(seq)?.bodies.some((body) => body.part === part)) return;
    const repeatable = messages.filter((message) => isRepeatable(message));
    // What passed through unchanged is in it once.
    const own = repeatable.filter(({ start }, index) => repeatable.findIndex((each) => each.start === start) === index);
    this.#turns.keep(seq, { part, bodies: own.map((message) => bodyOf(message, record, block)), depth });
  }

  #encrypt(plain: Buffer, place: Buffer): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(cipherName, this.#key, nonce).setAAD(place);
    const encrypted = cipher.update(plain);
    // In this mode it has no bytes left.
    cipher.final();
    return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]);
  }

  #decrypt(bytes: Buffer, place: Buffer): Buffer {
    const tagAt = bytes.length - tagBytes;
    const decipher = createDecipheriv(cipherName, this.#key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(place).setAuthTag(bytes.subarray(tagAt));
    const plain = decipher.update(bytes.subarray(nonceBytes, tagAt));
    decipher.final();
    return plain;
  }
}

interface RawRow {
  part: number;
  baseSeq: number | null;
  bytes: Buffer;
}

/** Less is not compressed, in bytes: it is soon removed, and compressing takes a sixth of the time in which it is written and read. */
const minCompressedBytes = 8 * 1024;
const encodings = ['identity', 'brotli'] as const;

/** The number of its encoding precedes the bytes. */
function packRecord(plain: Buffer): Buffer {
  const { encoding, bytes } = packBytes(plain, minCompressedBytes);
  return Buffer.concat([Buffer.of(encodings.indexOf(encoding)), bytes]);
}

const unpackRecord = (packed: Buffer): Buffer => unpackBytes(encodings[packed[0] ?? 0] ?? '', packed.subarray(1));

/** A row that is moved to another exchange cannot be read. */
const placeOf = (seq: number, part: number): Buffer => Buffer.from(`${seq}/${part}`);

/**
 * The first exchanges that have ended and were not read: their numbers. Begins with what was received (a CROSS JOIN keeps its order
 * in SQLite: sqlite.org, "The SQLite Query Optimizer Overview"), of which there is little; exchanges with bodies may be a million.
 */
export const unreadExchanges = `SELECT "seq" FROM (SELECT DISTINCT "exchangeSeq" FROM "Raw") AS "Received" CROSS JOIN "Exchange"
  WHERE "seq" = "exchangeSeq" AND "status" <> 'open' AND "bodies" IN ('full', 'lost')
    AND NOT EXISTS (SELECT 1 FROM "Core" WHERE "Core"."exchangeSeq" = "seq") ORDER BY "seq" LIMIT ?`;

/**
 * Removes the records of exchanges that were read, pruned, or closed when bodies were no longer kept, unless others refer to them. `kept`: exchanges that others may refer
 * to soon.
 */
export function createRawPruner(database: StoreDatabase): (kept?: readonly number[]) => void {
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
  return (kept = []) => {
    // What refers to others is removed first.
    for (let count = 0; count <= maxDepth; count += 1) if (remove.run(JSON.stringify(kept)).changes === 0) return;
  };
}

// ---------------------------------------------------------------- blocks

const isRepeatable = ({ role, start, size }: MessageRecord): boolean =>
  (role === 'client-request' || role === 'upstream-request') && start !== undefined && size >= minRepeatedBytes;

const bytesOf = ({ start = 0, size }: MessageRecord, block: Buffer): Buffer => block.subarray(start, start + size);

/** The bytes of a batch are freed when it is written. */
const bodyOf = (message: MessageRecord, { part, status }: ExchangeRecord, block: Buffer): RequestBody => ({
  role: message.role,
  part,
  isFinal: part === 0 || status !== 'open',
  start: message.start ?? 0,
  bytes: Buffer.from(bytesOf(message, block)),
});

/** The bytes of a record without those of others in its batch, and without what its base has. */
function packBlock(record: ExchangeRecord, block: Buffer, base: RecentTurn | undefined) {
  const bases = base?.bodies.filter(({ isFinal }) => isFinal) ?? [];
  const own: Buffer[] = [];
  const pieces: (number | BasePiece)[] = [];
  const bodies: RequestBody[] = [];
  const places = new Map<string, number>();
  let size = 0;
  let usesBase = false;
  let baseSum = 0;
  const addOwn = (bytes: Buffer): void => {
    if (bytes.length === 0) return;
    own.push(bytes);
    pieces.push(bytes.length);
  };
  const addRepeated = ({ part, start, bytes }: RequestBody, from: number, length: number): void => {
    if (length === 0) return;
    pieces.push([part, start + from, length]);
    baseSum = crc32(bytes.subarray(from, from + length), baseSum);
  };
  const placed = record.messages.map((message): MessageRecord => {
    if (message.start === undefined) return message;
    const place = `${message.start}/${message.size}`;
    const known = places.get(place);
    if (known !== undefined) return { ...message, start: known };
    const bytes = bytesOf(message, block);
    const start = size;
    places.set(place, start);
    size += bytes.length;
    const earlier = isRepeatable(message) ? bases.find(({ role }) => role === message.role) : undefined;
    const common = earlier ? countCommonBytes(earlier.bytes, bytes) : 0;
    if (earlier && common >= minCommonBytes) {
      const ending = countCommonEnd(earlier.bytes, bytes, common);
      addRepeated(earlier, 0, common);
      addOwn(bytes.subarray(common, bytes.length - ending));
      addRepeated(earlier, earlier.bytes.length - ending, ending);
      usesBase = true;
    } else addOwn(bytes);
    if (isRepeatable(message)) bodies.push({ ...bodyOf(message, record, block), start });
    return { ...message, start };
  });
  return { messages: placed, own, pieces, baseSum, bodies, size, usesBase };
}
