import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** How the bytes of a body lie in the store. */
export interface StoredBytes {
  encoding: 'identity' | 'brotli' | 'none';
  bytes: Buffer | null;
}

/** A page of the database: a smaller body saves less by compression than compressing it costs. */
const smallBody = 4096;

/**
 * Brotli at its fastest: 4 KB of JSON take 20 µs and shrink 3×, 64 KB take 35 µs; zstd-1 takes 34 and 120 µs
 * for the same, deflate-1 22 and 61.
 */
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 } };

/** What is written for these bytes. */
export function packBody(bytes: Buffer): StoredBytes {
  if (bytes.length <= smallBody) return { encoding: 'identity', bytes };
  const packed = brotliCompressSync(bytes, fastest);
  return packed.length < bytes.length ? { encoding: 'brotli', bytes: packed } : { encoding: 'identity', bytes };
}

/**
 * The inverse; null when the bytes were not kept.
 * @throws when what is stored cannot be read.
 */
export function unpackBody({ encoding, bytes }: { encoding: string; bytes: Uint8Array | null }): Buffer | null {
  if (bytes === null) return null;
  switch (encoding) {
    case 'identity':
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    case 'brotli':
      return brotliDecompressSync(bytes);
    default:
      throw new Error(`a body is stored as "${encoding}", which this version of Louter cannot read`);
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
