import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { HeaderFields } from './record.ts';

/** What is known of a message besides its body. */
export interface MessageHead {
  role: string;
  /** The attempt it belongs to, for `attempt-response`; else 0. */
  position: number;
  method?: string;
  target?: string;
  status?: number;
  headers: HeaderFields;
  /** Bytes of its body after redaction. */
  size: number;
}

/** A message to be stored. */
export interface PackableMessage extends MessageHead {
  /** Absent when it is not kept. */
  body?: Buffer;
  /** Of responses: how the body came. */
  chunks?: readonly ChunkMark[];
}

/** Messages as they lie in the store. */
export interface StoredMessages {
  /** JSON list of heads, each with the place of its body and its marks in what `bytes` hold. */
  heads: string;
  encoding: 'identity' | 'brotli' | 'none';
  bytes: Buffer | null;
}

/** A head with the places, each as start and end, of its body and of its marks. */
interface PlacedHead extends MessageHead {
  body?: Place;
  marks?: Place;
}

type Place = [start: number, end: number];

/** A page of the database: less than that saves less by compression than compressing it costs. */
const smallBodies = 4096;

/**
 * Brotli at its fastest: the four messages of an exchange, 11 KB in all, take 28 µs and shrink to 1.6; deflate-1
 * takes 53 µs, zstd-1 78.
 */
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 } };

/** What is written for these messages: their bodies one after another, the same Buffer once, then their marks. */
export function packMessages(messages: readonly PackableMessage[]): StoredMessages {
  const pieces: Buffer[] = [];
  const places = new Map<Buffer, Place>();
  let length = 0;
  const place = (piece: Buffer): Place => {
    const before = places.get(piece);
    if (before) return before;
    const made: Place = [length, (length += piece.length)];
    pieces.push(piece);
    places.set(piece, made);
    return made;
  };
  const bodies = messages.map(({ body }) => body && place(body));
  const heads = messages.map((message, index): PlacedHead => {
    const { body: _, chunks, ...head } = message;
    const body = bodies[index];
    if (!body) return head;
    return chunks ? { ...head, body, marks: place(packMarks(chunks)) } : { ...head, body };
  });
  const kept = pieces.length > 0 ? packBytes(pieces, length) : { encoding: 'none' as const, bytes: null };
  return { heads: JSON.stringify(heads), ...kept };
}

function packBytes(pieces: readonly Buffer[], length: number): Pick<StoredMessages, 'encoding' | 'bytes'> {
  const bytes = Buffer.concat(pieces, length);
  if (length <= smallBodies) return { encoding: 'identity', bytes };
  const packed = brotliCompressSync(bytes, fastest);
  return packed.length < length ? { encoding: 'brotli', bytes: packed } : { encoding: 'identity', bytes };
}

/**
 * The inverse; bodies that were not kept are absent.
 * @throws when what is stored cannot be read.
 */
export function unpackMessages({
  heads,
  encoding,
  bytes,
}: {
  heads: string;
  encoding: string;
  bytes: Uint8Array | null;
}): PackableMessage[] {
  const all = bytes && unpackBytes(encoding, bytes);
  const placed: PlacedHead[] = JSON.parse(heads);
  return placed.map(({ body, marks, ...head }) => ({
    ...head,
    ...(all && body && { body: all.subarray(...body) }),
    ...(all && marks && { chunks: unpackMarks(all.subarray(...marks)) }),
  }));
}

function unpackBytes(encoding: string, bytes: Uint8Array): Buffer {
  switch (encoding) {
    case 'identity':
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    case 'brotli':
      return brotliDecompressSync(bytes);
    default:
      throw new Error(`bodies are stored as "${encoding}", which this version of Louter cannot read`);
  }
}

/** A piece of a body: how long after the exchange began it came, and where it ends. */
export interface ChunkMark {
  afterUs: number;
  end: number;
}

/** Marks as unsigned LEB128 numbers, each relative to the mark before: two to five bytes a chunk. */
export function packMarks(marks: readonly ChunkMark[]): Buffer {
  const bytes: number[] = [];
  let last: ChunkMark = { afterUs: 0, end: 0 };
  for (const mark of marks) {
    pushNumber(bytes, Math.max(0, mark.afterUs - last.afterUs));
    pushNumber(bytes, Math.max(0, mark.end - last.end));
    last = { afterUs: Math.max(mark.afterUs, last.afterUs), end: Math.max(mark.end, last.end) };
  }
  return Buffer.from(bytes);
}

/** The inverse of `packMarks`. */
export function unpackMarks(packed: Uint8Array): ChunkMark[] {
  const marks: ChunkMark[] = [];
  let afterUs = 0;
  let end = 0;
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = packed[at++];
      if (byte === undefined) throw new Error('the chunk times of a body are cut short');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < packed.length) {
    afterUs += next();
    end += next();
    marks.push({ afterUs, end });
  }
  return marks;
}

// Division in place of shifts: microseconds of an hour need more than 31 bits.
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
