import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ExchangeRecord, MessageRecord, MessageRole } from '../exchange-record.ts';
import { countCommonBytes, countCommonEnd, hasSameBytesBefore } from '../shared-prefix.ts';
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
}

/** What a row has, encrypted: the length of this as JSON in four bytes, the JSON, and the bytes that no other row has. */
interface RawHead extends RecordingSettings {
  record: ExchangeRecord;
  /** The block in order: how many bytes are in this row, or where they are in a block of the base. */
  pieces: readonly (number | BasePiece)[];
}

type BasePiece = readonly [part: number, start: number, length: number];

/** A request body that later ones may repeat. */
interface RepeatedBody {
  readonly role: MessageRole;
  readonly part: number;
  readonly start: number;
  readonly bytes: Buffer;
}

interface RecentExchange {
  readonly bodies: RepeatedBody[];
  /** How many exchanges have to be read for its bodies. */
  readonly depth: number;
}

const lengthBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** Shorter bodies are stored as they are, in bytes. */
const minRepeatedBytes = 8 * 1024;
/** Less in common is not worth a reference, in bytes. */
const minCommonBytes = 2048;
/** Each exchange of a chain has to be read for the last one. */
const maxDepth = 32;
/** How many bytes of request bodies are in memory, of those that were written last and of those that were read last. */
const maxRecentBytes = 16 * 1024 * 1024;
const maxRecent = 64;
/** How long they are in memory after the last long request, in ms. */
const maxIdleMs = 5 * 60 * 1000;

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
  readonly #countUnread;
  readonly #mayRefer: boolean;
  readonly #recent = new Map<number, RecentExchange>();
  readonly #blocks = new Map<string, Buffer>();
  #lastUseMs = 0;

  /** @param key of 32 bytes. */
  constructor(database: StoreDatabase, key: Buffer) {
    this.#key = key;
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
    this.#forgetParts(seq, record.part);
    // It may have been read when its gateway was taken for dead.
    if (record.part > 0) this.#readAgain.run(seq);
    const base = this.#findBase(seq, record, block);
    const packed = packBlock(record, block, base && { ...base, exchange: this.#recent.get(base.seq) });
    const head: RawHead = {
      record: { ...record, messages: packed.messages },
      pieces: packed.pieces,
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
      baseSeq: packed.usesBase && base ? base.seq : null,
      size: packed.size,
      bytes: this.#encrypt(plain, placeOf(seq, record.part)),
    });
    this.#keepRecent(seq, packed.bodies, packed.usesBase && base ? base : undefined);
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

  /** How many there are of these. */
  countUnread(): number {
    return this.#countUnread.get(Number.MAX_SAFE_INTEGER) ?? 0;
  }

  /** Removes the records of an exchange, unless others refer to them. */
  remove(seq: number): void {
    if (!this.#recent.has(seq)) this.#remove.run(seq, seq);
  }

  /** Removes records that were read and that nothing refers to any more. */
  removeUnused(): void {
    this.#removeUnused([...this.#recent.keys()]);
  }

  /** The same after some minutes without a long request, also of those that later requests might have referred to. */
  forgetIdle(): void {
    if (performance.now() - this.#lastUseMs > maxIdleMs) this.forgetRecent();
    this.removeUnused();
  }

  /** Later requests refer to none of those that were written so far. */
  forgetRecent(): void {
    this.#recent.clear();
    this.#blocks.clear();
  }

  // ---------------------------------------------------------------- bases

  #findBase(seq: number, { messages }: ExchangeRecord, block: Buffer): { seq: number; depth: number } | undefined {
    const body = messages.find((message) => isRepeatable(message));
    if (!body || !this.#mayRefer) return undefined;
    const bytes = bytesOf(body, block);
    let best: { seq: number; depth: number; common: number } | undefined;
    for (const [other, { bodies, depth }] of [...this.#recent].toReversed()) {
      if (other === seq || depth >= maxDepth) continue;
      const earlier = bodies.find(({ role }) => role === body.role)?.bytes;
      if (!earlier || !hasSameBytesBefore(earlier, bytes, best?.common ?? minCommonBytes)) continue;
      const common = countCommonBytes(earlier, bytes);
      if (common > (best?.common ?? minCommonBytes)) best = { seq: other, depth, common };
      if (common > earlier.length / 2) break;
    }
    // Another process may have removed it.
    const parts = new Set(this.#recent.get(best?.seq ?? 0)?.bodies.map(({ part }) => part));
    return best && [...parts].every((part) => this.#exists.get(best.seq, part) !== undefined) ? best : undefined;
  }

  /** A part replaces the one with its number, and may replace those behind it. */
  #forgetParts(seq: number, from: number): void {
    const known = this.#recent.get(seq);
    if (known) this.#recent.set(seq, { ...known, bodies: known.bodies.filter(({ part }) => part < from) });
    for (const place of this.#blocks.keys()) if (place.startsWith(`${seq}/`)) this.#blocks.delete(place);
  }

  /** The exchange that it repeats is no longer needed: the next one repeats this one. */
  #keepRecent(seq: number, bodies: RepeatedBody[], base: { seq: number; depth: number } | undefined): void {
    const known = this.#recent.get(seq);
    if (bodies.length === 0 && !known) return;
    this.#lastUseMs = performance.now();
    if (base) this.#recent.delete(base.seq);
    const depth = Math.max(known?.depth ?? 0, base ? base.depth + 1 : 0);
    this.#recent.delete(seq);
    this.#recent.set(seq, { depth, bodies: [...(known?.bodies ?? []), ...bodies] });
    const isWithin = (): boolean =>
      this.#recent.size <= maxRecent &&
      [...this.#recent.values()].flatMap((each) => each.bodies).reduce((sum, each) => sum + each.bytes.length, 0) <=
        maxRecentBytes;
    for (const oldest of this.#recent.keys()) {
      if (isWithin()) return;
      this.#recent.delete(oldest);
    }
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
    const { pieces, ...head }: RawHead = JSON.parse(plain.toString('utf8', lengthBytes, jsonEnd));
    let at = jsonEnd;
    const parts = pieces.map((piece) =>
      typeof piece === 'number'
        ? plain.subarray(at, (at += piece))
        : this.#blockOf(baseSeq ?? 0, piece[0]).subarray(piece[1], piece[1] + piece[2]),
    );
    const [only] = parts;
    const block = parts.length === 1 && only ? only : Buffer.concat(parts);
    this.#keepBlock(`${seq}/${part}`, head.record, block);
    return { ...head, block };
  }

  #blockOf(seq: number, part: number): Buffer {
    const known = this.#blocks.get(`${seq}/${part}`);
    if (known) return known;
    const row = this.#selectPart.get(seq, part);
    if (!row) throw new Error('the earlier request that it repeats is not there');
    return this.#unpack(seq, row).block;
  }

  /** The next exchange of the conversation refers to it. */
  #keepBlock(place: string, { messages }: ExchangeRecord, block: Buffer): void {
    if (!messages.some((message) => isRepeatable(message))) return;
    this.#blocks.delete(place);
    this.#blocks.set(place, block);
    let bytes = [...this.#blocks.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of this.#blocks) {
      if (bytes <= maxRecentBytes || oldest === place) return;
      this.#blocks.delete(oldest);
      bytes -= length;
    }
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

/** The first exchanges that have ended and were not read: their numbers. */
export const unreadExchanges = `SELECT "seq" FROM "Exchange" WHERE "status" <> 'open' AND "bodies" IN ('full', 'lost')
  AND NOT EXISTS (SELECT 1 FROM "Core" WHERE "exchangeSeq" = "seq")
  AND "seq" IN (SELECT "exchangeSeq" FROM "Raw") ORDER BY "seq" LIMIT ?`;

/**
 * Removes the records of exchanges that were read or pruned, unless others refer to them. `kept`: exchanges that others may refer
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
         OR NOT EXISTS (SELECT 1 FROM "Exchange" WHERE "seq" = "Raw"."exchangeSeq" AND "bodies" <> 'pruned'))`,
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

/** The bytes of a record without those of others in its batch, and without what its base has. */
function packBlock(
  { messages, part }: ExchangeRecord,
  block: Buffer,
  base: { exchange: RecentExchange | undefined } | undefined,
) {
  const own: Buffer[] = [];
  const pieces: (number | BasePiece)[] = [];
  const bodies: RepeatedBody[] = [];
  const places = new Map<string, number>();
  let size = 0;
  let usesBase = false;
  const addOwn = (bytes: Buffer): void => {
    if (bytes.length === 0) return;
    own.push(bytes);
    pieces.push(bytes.length);
  };
  const placed = messages.map((message): MessageRecord => {
    if (message.start === undefined) return message;
    const place = `${message.start}/${message.size}`;
    const known = places.get(place);
    if (known !== undefined) return { ...message, start: known };
    const bytes = bytesOf(message, block);
    const start = size;
    places.set(place, start);
    size += bytes.length;
    const earlier = isRepeatable(message)
      ? base?.exchange?.bodies.find(({ role }) => role === message.role)
      : undefined;
    const common = earlier ? countCommonBytes(earlier.bytes, bytes) : 0;
    if (earlier && common >= minCommonBytes) {
      const ending = countCommonEnd(earlier.bytes, bytes, common);
      const endAt = earlier.bytes.length - ending;
      pieces.push([earlier.part, earlier.start, common]);
      addOwn(bytes.subarray(common, bytes.length - ending));
      if (ending > 0) pieces.push([earlier.part, earlier.start + endAt, ending]);
      usesBase = true;
    } else addOwn(bytes);
    // The bytes of a batch are freed when it is written.
    if (isRepeatable(message)) bodies.push({ role: message.role, part, start, bytes: Buffer.from(bytes) });
    return { ...message, start };
  });
  return { messages: placed, own, pieces, bodies, size, usesBase };
}
