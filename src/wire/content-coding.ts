import type { Transform } from 'node:stream';
import {
  brotliDecompress,
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  gunzip,
  gunzipSync,
  inflate,
  inflateSync,
  zstdDecompress,
  zstdDecompressSync,
} from 'node:zlib';
import { promisify } from 'node:util';
import type { HeaderFields } from '../core/headers.ts';

/** What a decoded body may come to: so many bytes, and so many times what it came in. */
export const maxDecodedBytes = 64 * 1024 * 1024;
export const maxRatio = 100;
/** How many codings may be laid over one another. */
export const maxCodings = 2;

/** How a content coding is undone (RFC 9110, 8.4.1). */
export interface ContentCoding {
  /** Of bytes as they come. */
  createStream(): Transform;
  /** Of a body that is there whole. Rejects with `ERR_BUFFER_TOO_LARGE` beyond `limit` bytes. */
  decode(bytes: Buffer, limit: number): Promise<Buffer>;
  /** Of as much of a body as came: one that was cut off gives what there is. Throws as `whole` rejects. */
  decodePartial(bytes: Buffer, limit: number): Buffer;
}

interface DecodeOptions {
  maxOutputLength: number;
}
type DecodeWhole = (bytes: Buffer, options: DecodeOptions) => Promise<Buffer>;
type DecodeFlushing = (bytes: Buffer, options: DecodeOptions & { finishFlush: number }) => Buffer;

const createCoding = (
  stream: () => Transform,
  whole: DecodeWhole,
  partial: DecodeFlushing,
  finishFlush: number,
): ContentCoding => ({
  createStream: stream,
  decode: (bytes, maxOutputLength) => whole(bytes, { maxOutputLength }),
  // Flushing in place of finishing: the end may be missing.
  decodePartial: (bytes, maxOutputLength) => partial(bytes, { maxOutputLength, finishFlush }),
});

const gzip = createCoding(
  () => createGunzip(),
  promisify<Buffer, DecodeOptions, Buffer>(gunzip),
  gunzipSync,
  constants.Z_SYNC_FLUSH,
);
const codings: ReadonlyMap<string, ContentCoding> = new Map([
  ['gzip', gzip],
  ['x-gzip', gzip],
  [
    'deflate',
    createCoding(
      () => createInflate(),
      promisify<Buffer, DecodeOptions, Buffer>(inflate),
      inflateSync,
      constants.Z_SYNC_FLUSH,
    ),
  ],
  [
    'br',
    createCoding(
      () => createBrotliDecompress(),
      promisify<Buffer, DecodeOptions, Buffer>(brotliDecompress),
      brotliDecompressSync,
      constants.BROTLI_OPERATION_FLUSH,
    ),
  ],
  [
    'zstd',
    createCoding(
      () => createZstdDecompress(),
      promisify<Buffer, DecodeOptions, Buffer>(zstdDecompress),
      zstdDecompressSync,
      constants.ZSTD_e_flush,
    ),
  ],
]);

/** The coding of this name, in lower case; `undefined` for one that is not known. */
export const findContentCoding = (name: string): ContentCoding | undefined => codings.get(name);

/** The names in a `content-encoding` field, in the order in which they were applied. */
export const parseContentEncoding = (field: string): string[] =>
  field
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');

/** The content codings of a message, in the order they were applied (RFC 9110 8.4). */
export const listContentCodings = (headers: HeaderFields): string[] =>
  headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => parseContentEncoding(value));

/** As much of a body as arrived, decoded; `undefined` when it cannot be decoded or is larger than `maxDecodedBytes`. */
export function decodeContent(bytes: Buffer, names: readonly string[]): Buffer | undefined {
  let decoded = bytes;
  try {
    for (const name of names.toReversed()) {
      const known = findContentCoding(name);
      if (!known) return undefined;
      decoded = known.decodePartial(decoded, maxDecodedBytes);
    }
    return decoded;
  } catch (error) {
    // Not what its header claims, or too large.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
