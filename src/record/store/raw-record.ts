import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ExchangeRecord, MessageRecord } from '../exchange.ts';
import { minCommonBytes, type RecentTurn, type RequestBody } from './recent-turns.ts';
import { countCommonBytes, countCommonEnd } from './shared-prefix.ts';
import { packBytes, unpackBytes } from './packing.ts';

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
  /** How many other exchanges have to be read for it. */
  depth: number;
}

/** A row of the table Raw. */
export interface RawRow {
  part: number;
  /** The exchange that has the bytes which this one repeats. */
  baseSeq: number | null;
  bytes: Buffer;
}

/** What a row has, encrypted: the length of this as JSON in four bytes, the JSON, and the bytes that no other row has. */
interface RawHead extends Omit<RawRecord, 'block'> {
  /** The block in order: how many bytes are in this row, or where they are in a block of the base. */
  pieces: readonly (number | BasePiece)[];
  /** The checksum (CRC-32) of the bytes that are in a block of the base: its row may have been replaced. */
  baseSum: number;
}

/** Bytes of a record of the base. */
export type BasePiece = readonly [part: number, start: number, length: number];

/** A row that is moved to another exchange cannot be read. */
interface RawPlace {
  seq: number;
  /** Of the encryption, 32 bytes. */
  key: Buffer;
}

const lengthBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** Shorter bodies are stored as they are, in bytes. */
const minRepeatedBytes = 8 * 1024;
/** Less is not compressed, in bytes: it is soon removed, and compressing takes a sixth of the time in which it is written and read. */
const minCompressedBytes = 8 * 1024;

/** A record as a row, and what later ones may repeat of it. `base`: the turn that it may refer to. */
export function packRaw(
  { block, ...source }: Omit<RawRecord, 'depth'>,
  { seq, key, base }: RawPlace & { base: RecentTurn | undefined },
): { row: RawRow & { size: number }; bodies: readonly RequestBody[]; depth: number } {
  const { record } = source;
  const { messages, pieces, baseSum, own, size, bodies } = packBlock(record, block, base);
  const used = pieces.some((piece) => typeof piece !== 'number') ? base : undefined;
  const depth = used ? used.depth + 1 : 0;
  const head: RawHead = { ...source, record: { ...record, messages }, depth, pieces, baseSum };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.allocUnsafe(lengthBytes);
  length.writeUInt32LE(json.length);
  const bytes = encrypt(compress(Buffer.concat([length, json, ...own])), key, placeOf(seq, record.part));
  return { row: { part: record.part, baseSeq: used?.seq ?? null, size, bytes }, bodies, depth };
}

/** What was recorded cannot be read: the key is another one, or what it repeats is gone or was replaced. */
export class UnreadableRecordError extends Error {
  override readonly name = 'UnreadableRecordError';
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(cause instanceof UnreadableRecordError ? reason : `what was recorded cannot be read (${reason})`, { cause });
  }
}

/** A row that is decrypted. */
export interface OpenedRaw {
  readonly part: number;
  readonly baseSeq: number | null;
  /** Where the bytes are that it repeats. */
  readonly basePieces: readonly BasePiece[];
  /**
   * The record that it was. `bytesOfBase` has the bytes that it repeats, and reads nothing: what it throws counts as unreadable.
   * @throws {UnreadableRecordError}
   */
  complete(bytesOfBase: (piece: BasePiece) => Buffer): RawRecord;
}

/** @throws {UnreadableRecordError} */
export function openRaw({ part, baseSeq, bytes }: RawRow, { seq, key }: RawPlace): OpenedRaw {
  return orUnreadable(() => {
    const plain = decompress(decrypt(bytes, key, placeOf(seq, part)));
    const jsonEnd = lengthBytes + plain.readUInt32LE(0);
    const { pieces, baseSum, ...head }: RawHead = JSON.parse(plain.toString('utf8', lengthBytes, jsonEnd));
    return {
      part,
      baseSeq,
      basePieces: pieces.filter((piece) => typeof piece !== 'number'),
      complete: (bytesOfBase) =>
        orUnreadable(() => {
          let at = jsonEnd;
          let sum = 0;
          const parts = pieces.map((piece) => {
            if (typeof piece === 'number') return plain.subarray(at, (at += piece));
            const repeated = bytesOfBase(piece);
            sum = crc32(repeated, sum);
            return repeated;
          });
          if (sum !== baseSum) throw new Error('the earlier request that it repeats was replaced');
          const [only] = parts;
          return { ...head, block: parts.length === 1 && only ? only : Buffer.concat(parts) };
        }),
    };
  });
}

function orUnreadable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UnreadableRecordError(error);
  }
}

/** The records that others repeat, by their exchanges: each is read once, however many repeat it. */
export function listBases(
  rows: readonly Pick<OpenedRaw, 'baseSeq' | 'basePieces'>[],
  isKnown: (baseSeq: number, piece: BasePiece) => boolean = () => false,
): Map<number, Set<number>> {
  const parts = new Map<number, Set<number>>();
  for (const { baseSeq, basePieces } of rows) {
    if (baseSeq === null) continue;
    for (const piece of basePieces)
      if (!isKnown(baseSeq, piece)) parts.set(baseSeq, (parts.get(baseSeq) ?? new Set()).add(piece[0]));
  }
  return parts;
}

/** The bytes of a piece in the records of a base that were read. @throws {Error} where its record is not among them. */
export function pieceOf([part, start, length]: BasePiece, blocks: ReadonlyMap<number, Buffer> | undefined): Buffer {
  const block = blocks?.get(part);
  if (!block) throw new Error('the earlier request that it repeats is not there');
  return block.subarray(start, start + length);
}

/** Whether later requests are likely to repeat a message. */
export const isRepeatable = ({ role, start, size }: MessageRecord): boolean =>
  (role === 'client-request' || role === 'upstream-request') && start !== undefined && size >= minRepeatedBytes;

export const bytesOf = ({ start = 0, size }: MessageRecord, block: Buffer): Buffer =>
  block.subarray(start, start + size);

/** The bytes of a batch are freed when it is written. */
export const bodyOf = (message: MessageRecord, { part, status }: ExchangeRecord, block: Buffer): RequestBody => ({
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
  const messages = record.messages.map((message): MessageRecord => {
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
    } else addOwn(bytes);
    if (isRepeatable(message)) bodies.push({ ...bodyOf(message, record, block), start });
    return { ...message, start };
  });
  return { messages, own, pieces, baseSum, bodies, size };
}

// ---------------------------------------------------------------- bytes

const encodings = ['identity', 'brotli'] as const;

/** The number of its encoding precedes the bytes. */
function compress(plain: Buffer): Buffer {
  const { encoding, bytes } = packBytes(plain, minCompressedBytes);
  return Buffer.concat([Buffer.of(encodings.indexOf(encoding)), bytes]);
}

const decompress = (packed: Buffer): Buffer => unpackBytes(encodings[packed[0] ?? 0] ?? '', packed.subarray(1));

const placeOf = (seq: number, part: number): Buffer => Buffer.from(`${seq}/${part}`);

function encrypt(plain: Buffer, key: Buffer, place: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(place);
  const encrypted = cipher.update(plain);
  // In this mode it has no bytes left.
  cipher.final();
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]);
}

function decrypt(bytes: Buffer, key: Buffer, place: Buffer): Buffer {
  const tagAt = bytes.length - tagBytes;
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(place).setAuthTag(bytes.subarray(tagAt));
  const plain = decipher.update(bytes.subarray(nonceBytes, tagAt));
  decipher.final();
  return plain;
}
