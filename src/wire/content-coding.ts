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

/** The maximum size of a decoded body: in bytes, and in relation to its encoded size. */
export const maxDecodedBytes = 64 * 1024 * 1024;
export const maxRatio = 100;
/** How many codings may be applied to one body. */
export const maxCodings = 2;

/** Decodes one content coding (RFC 9110, 8.4.1). */
export interface ContentCoding {
  /** Decodes bytes as they arrive. */
  createStream(): Transform;
  /** Decodes a complete body. Rejects with `ERR_BUFFER_TOO_LARGE` beyond `limit` bytes. */
  decode(bytes: Buffer, limit: number): Promise<Buffer>;
  /** Decodes as much of a body as arrived, in case it was cut off. Throws for the reasons for which `decode` rejects. */
  decodePartial(bytes: Buffer, limit: number): Buffer;
}

interface DecodeOptions {
  maxOutputLength: number;
}
type DecodeComplete = (bytes: Buffer, options: DecodeOptions) => Promise<Buffer>;
type DecodeFlushing = (bytes: Buffer, options: DecodeOptions & { finishFlush: number }) => Buffer;

const createCoding = (
  stream: () => Transform,
  complete: DecodeComplete,
  partial: DecodeFlushing,
  finishFlush: number,
): ContentCoding => ({
  createStream: stream,
  decode: (bytes, maxOutputLength) => complete(bytes, { maxOutputLength }),
  // A flush in place of the finish: the end may be missing.
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

/** The coding with this name, in lower case; `undefined` if it is unknown. */
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
    // The body does not match its header, or is too large.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
