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
export const maxDecoded = 64 * 1024 * 1024;
export const maxRatio = 100;
/** How many codings may be laid over one another. */
export const maxCodings = 2;

/** How a content coding is undone (RFC 9110, 8.4.1). */
export interface ContentCoding {
  /** Of bytes as they come. */
  stream(): Transform;
  /** Of a body that is there whole. Rejects with `ERR_BUFFER_TOO_LARGE` beyond `limit` bytes. */
  whole(bytes: Buffer, limit: number): Promise<Buffer>;
  /** Of as much of a body as came: one that was cut off gives what there is. Throws as `whole` rejects. */
  partial(bytes: Buffer, limit: number): Buffer;
}

interface Options {
  maxOutputLength: number;
}
type Whole = (bytes: Buffer, options: Options) => Promise<Buffer>;
type Flushing = (bytes: Buffer, options: Options & { finishFlush: number }) => Buffer;

const coding = (stream: () => Transform, whole: Whole, partial: Flushing, finishFlush: number): ContentCoding => ({
  stream,
  whole: (bytes, maxOutputLength) => whole(bytes, { maxOutputLength }),
  // Flushing in place of finishing: the end may be missing.
  partial: (bytes, maxOutputLength) => partial(bytes, { maxOutputLength, finishFlush }),
});

const gzip = coding(
  () => createGunzip(),
  promisify<Buffer, Options, Buffer>(gunzip),
  gunzipSync,
  constants.Z_SYNC_FLUSH,
);
const codings: ReadonlyMap<string, ContentCoding> = new Map([
  ['gzip', gzip],
  ['x-gzip', gzip],
  [
    'deflate',
    coding(() => createInflate(), promisify<Buffer, Options, Buffer>(inflate), inflateSync, constants.Z_SYNC_FLUSH),
  ],
  [
    'br',
    coding(
      () => createBrotliDecompress(),
      promisify<Buffer, Options, Buffer>(brotliDecompress),
      brotliDecompressSync,
      constants.BROTLI_OPERATION_FLUSH,
    ),
  ],
  [
    'zstd',
    coding(
      () => createZstdDecompress(),
      promisify<Buffer, Options, Buffer>(zstdDecompress),
      zstdDecompressSync,
      constants.ZSTD_e_flush,
    ),
  ],
]);

/** The coding of this name, in lower case; `undefined` for one that is not known. */
export const contentCoding = (name: string): ContentCoding | undefined => codings.get(name);

/** The names in a `content-encoding` field, in the order in which they were applied. */
export const codingNames = (field: string): string[] =>
  field
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');

/** The content codings of a message, in the order they were applied (RFC 9110 8.4). */
export const listContentCodings = (headers: HeaderFields): string[] =>
  headers.filter(([name]) => name.toLowerCase() === 'content-encoding').flatMap(([, value]) => codingNames(value));

/** As much of a body as arrived, decoded; `undefined` when it cannot be decoded or is larger than `maxDecoded`. */
export function decodeContent(bytes: Buffer, names: readonly string[]): Buffer | undefined {
  let decoded = bytes;
  try {
    for (const name of names.toReversed()) {
      const known = contentCoding(name);
      if (!known) return undefined;
      decoded = known.partial(decoded, maxDecoded);
    }
    return decoded;
  } catch (error) {
    // Not what its header claims, or too large.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
