import { hash } from 'node:crypto';
import type { Awaitable } from './store-database.ts';
import { scanBody, type BodyScan, type BodySpan } from './split-body.ts';
import { NumberReader, packBytes, pushNumber, pushSigned, unpackBytes, type StoredBytes } from './packing.ts';

/** A piece of a body that is stored once, however many bodies hold it. */
export interface Chunk {
  readonly content: Buffer;
  /** The length of `content`, in bytes. */
  readonly size: number;
  /** The same object for what later turns of a conversation repeat. */
  readonly identity: ChunkIdentity;
}

/** What is known of a chunk without its content. */
export interface ChunkIdentity {
  /** The beginning of the SHA-256 of the content, after redaction. */
  readonly digest: Buffer;
  /** Its row in the store, once it was found or stored: see `ChunkNumbers`. */
  stored?: StoredChunk;
}

/** A chunk of the store: no exchange that began later than `usedUntil` refers to it. */
export interface StoredChunk {
  id: number;
  usedUntil: number;
  /** While it is the same as that of `ChunkNumbers`, the row is there. */
  period?: object;
}

/** Enough to distinguish all chunks; the whole takes a tenth of a short chunk. */
const digestBytes = 16;

/** What follows in the bytes of an exchange: a number of its own bytes, or a chunk. */
export type BodyPiece = number | Chunk;

/** Shorter chunks are not compressed. */
const minCompressedChunkBytes = 128;

/** A body with its chunks. */
export interface SplitBody {
  readonly bytes: Buffer;
  readonly chunks: readonly Chunk[];
  readonly scan: BodyScan;
}

/** A body that another one begins with, up to where its message at `index` ends. */
export interface EarlierSplit {
  readonly split: SplitBody;
  readonly index: number;
}

/** Finds the chunks of a body. Those of an earlier one that it begins with are not digested again. */
export function splitIntoChunks(bytes: Buffer, earlier?: EarlierSplit): SplitBody {
  const list = earlier?.split.scan.list;
  const scan = scanBody(bytes, earlier && list && { list, spans: earlier.split.scan.spans, index: earlier.index });
  const known = (earlier && list?.ends[earlier.index]?.spans) ?? 0;
  const chunks = scan.spans.map((span, index) => {
    const before = index < known ? earlier?.split.chunks[index] : undefined;
    return new SpanChunk(bytes, span, before?.identity ?? identify(bytes, span));
  });
  return { bytes, chunks, scan };
}

/** Its content is made when it is stored: most chunks are known. */
class SpanChunk implements Chunk {
  readonly identity: ChunkIdentity;
  readonly #bytes: Buffer;
  readonly #span: BodySpan;

  constructor(bytes: Buffer, span: BodySpan, identity: ChunkIdentity) {
    this.#bytes = bytes;
    this.#span = span;
    this.identity = identity;
  }

  get content(): Buffer {
    return this.#bytes.subarray(this.#span.start, this.#span.end);
  }

  get size(): number {
    return this.#span.end - this.#span.start;
  }
}

const identify = (bytes: Buffer, { start, end }: BodySpan): ChunkIdentity => ({
  digest: hash('sha256', bytes.subarray(start, end), 'buffer').subarray(0, digestBytes),
});

/** The pieces of a body whose bytes, one after another, are the body: its own bytes, and its chunks. */
export function listPieces({ bytes, chunks, scan }: SplitBody): (Buffer | Chunk)[] {
  const pieces: (Buffer | Chunk)[] = [];
  let from = 0;
  for (const [index, chunk] of chunks.entries()) {
    const { start = from, end = from } = scan.spans[index] ?? {};
    if (start > from) pieces.push(bytes.subarray(from, start));
    pieces.push(chunk);
    from = end;
  }
  if (from < bytes.length) pieces.push(bytes.subarray(from));
  return pieces;
}

export const packChunk = ({ content }: Chunk): StoredBytes => packBytes(content, minCompressedChunkBytes, 'shared');

/**
 * The pieces as a list of numbers, a byte or two per chunk: how many own bytes, how many chunks, by how much the number
 * of each differs from the previous one, and so on. Own bytes at the end are not listed. Null where all bytes are own.
 */
export function packPieces(pieces: readonly BodyPiece[], idOf: (chunk: Chunk) => number): Buffer | null {
  const numbers: number[] = [];
  let own = 0;
  let last = 0;
  let group: number[] = [];
  const flush = (): void => {
    if (group.length === 0) return;
    pushNumber(numbers, own);
    pushNumber(numbers, group.length);
    for (const id of group) {
      pushSigned(numbers, id - last);
      last = id;
    }
    own = 0;
    group = [];
  };
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      flush();
      own += piece;
    } else {
      group.push(idOf(piece));
    }
  }
  flush();
  return numbers.length === 0 ? null : compressList(Buffer.from(numbers));
}

/** What a compressed list begins with: zero, as `pushNumber` does not write it. */
const compressedMark = Buffer.from([0x80, 0x00]);
/** Shorter lists are not compressed, in bytes. */
const minCompressedListBytes = 64;

// Each turn of a conversation adds similar differences: a list of 500 bytes becomes one of 100.
function compressList(list: Buffer): Buffer {
  const { encoding, bytes } = packBytes(list, minCompressedListBytes);
  return encoding === 'brotli' ? Buffer.concat([compressedMark, bytes]) : list;
}

function decompressList(packed: Uint8Array): Uint8Array {
  const length = compressedMark.length;
  return compressedMark.equals(packed.subarray(0, length)) ? unpackBytes('brotli', packed.subarray(length)) : packed;
}

/** The ids of the chunks in a packed list, without duplicates. */
export const listChunkIds = (packed: Uint8Array): number[] => [
  ...new Set(unpackPieces(packed).flatMap(({ ids }) => ids)),
];

/**
 * The bytes of an exchange from its own and from its chunks.
 * @throws when a chunk is missing, or the list cannot be read.
 */
export function joinPieces(own: Buffer, packed: Uint8Array, chunks: ReadonlyMap<number, Buffer>): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { ownBytes, ids } of unpackPieces(packed)) {
    parts.push(own.subarray(at, at + ownBytes));
    at += ownBytes;
    for (const id of ids) {
      const chunk = chunks.get(id);
      if (!chunk) throw new Error(`the store lacks the piece ${id} of a body`);
      parts.push(chunk);
    }
  }
  parts.push(own.subarray(at));
  return Buffer.concat(parts);
}

/** The content of a stored chunk. */
export const unpackChunk = ({ encoding, bytes }: { encoding: string; bytes: Uint8Array }): Buffer =>
  unpackBytes(encoding, bytes);

function unpackPieces(packed: Uint8Array): { ownBytes: number; ids: number[] }[] {
  const groups: { ownBytes: number; ids: number[] }[] = [];
  const numbers = new NumberReader(decompressList(packed), 'the pieces of a body');
  let last = 0;
  while (!numbers.isDone) {
    const ownBytes = numbers.next();
    const ids = Array.from({ length: numbers.next() }, () => (last += numbers.nextSigned()));
    groups.push({ ownBytes, ids });
  }
  return groups;
}

/** The contents of chunks by their ids. */
export type ChunkContents = ReadonlyMap<number, Buffer>;

/** The table of chunks, within a transaction. */
export interface ChunkTable {
  /** Finds chunks or stores them, by their digests as `latin1`, for an exchange that began at a time. */
  storeAll(chunks: ReadonlyMap<string, Chunk>, startedAt: number): Awaitable<ReadonlyMap<string, StoredChunk>>;
  use(ids: readonly number[], usedUntil: number): Awaitable<void>;
  /** Changes when another connection may have removed chunks. */
  readVersion(): Awaitable<number | undefined>;
}
