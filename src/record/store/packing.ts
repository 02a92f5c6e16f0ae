import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Bytes as they are stored. */
export interface StoredBytes {
  encoding: 'identity' | 'brotli';
  bytes: Buffer;
}

/** The window that holds all bytes of a chunk or of an exchange: a larger one makes small ones larger by some percent. */
const windowBitsOf = (size: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + windowMarginBytes))),
  );
const windowMarginBytes = 16;

/**
 * Brotli's qualities. `once`: for every exchange; its four messages, 11 KB in all, take 28 µs and shrink to 1.6 KB;
 * deflate-1 takes 53 µs, zstd-1 78 µs. `shared`: for chunks, which are stored once for many exchanges: 27 µs each, and 6 %
 * smaller. `later`: for what is derived afterwards, 3.5 KB in 13 µs. A quality of 5 takes 35 µs for it, which is 5 % of the CPU time
 * in which an exchange is derived and checked, and makes the database 1 % smaller.
 */
const qualities = { once: 1, shared: 3, later: 2 };
type Quality = keyof typeof qualities;

export const compressBytes = (bytes: Buffer, quality: Quality = 'once'): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
      [constants.BROTLI_PARAM_LGWIN]: windowBitsOf(bytes.length),
    },
  });

/** Compresses more than `minBytes` bytes, where that makes them smaller. */
export function packBytes(bytes: Buffer, minBytes: number, quality: Quality = 'once'): StoredBytes {
  if (bytes.length <= minBytes) return { encoding: 'identity', bytes };
  const packed = compressBytes(bytes, quality);
  return packed.length < bytes.length ? { encoding: 'brotli', bytes: packed } : { encoding: 'identity', bytes };
}

/**
 * The inverse.
 * @throws when the bytes cannot be read.
 */
export function unpackBytes(encoding: string, bytes: Uint8Array): Buffer {
  switch (encoding) {
    case 'identity':
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    case 'brotli':
      return brotliDecompressSync(bytes);
    default:
      throw new Error(`bodies are stored as "${encoding}", which this version of Louter cannot read`);
  }
}

/** Appends a number of zero or more as unsigned LEB128: seven bits a byte. */
export function pushNumber(bytes: number[], value: number): void {
  // Division in place of shifts: microseconds of an hour need more than 31 bits.
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Appends a number of either sign, a small one as one byte. */
export const pushSigned = (bytes: number[], value: number): void =>
  pushNumber(bytes, value < 0 ? -2 * value - 1 : 2 * value);

/** Reads what `pushNumber` and `pushSigned` wrote, in the same order. */
export class NumberReader {
  readonly #packed: Uint8Array;
  readonly #what: string;
  #at = 0;

  /** `what` names the bytes in an error. */
  constructor(packed: Uint8Array, what: string) {
    this.#packed = packed;
    this.#what = what;
  }

  get isDone(): boolean {
    return this.#at >= this.#packed.length;
  }

  /** @throws when the bytes end within a number. */
  next(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#packed[this.#at++];
      if (byte === undefined) throw new Error(`${this.#what} are truncated`);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** @throws when the bytes end within a number. */
  nextSigned(): number {
    const value = this.next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}
