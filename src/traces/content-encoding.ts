import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { HeaderFields } from './record.ts';

/** No recorded body grows past this. */
const maxOutputLength = 64 * 1024 * 1024;

/** The content encodings of a message, in the order they were applied (RFC 9110 8.4). */
export const codingsOf = (headers: HeaderFields): string[] =>
  headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');

/** The body without its encodings, as far as it came; `undefined` when it cannot be read. */
export function undoCodings(bytes: Buffer, codings: readonly string[]): Buffer | undefined {
  try {
    return codings.toReversed().reduce(undo, bytes);
  } catch (error) {
    // Not what its header says, or larger than is kept.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

// Flushing in place of finishing: of an answer that was cut off, what came is wanted.
function undo(bytes: Buffer, coding: string): Buffer {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
    case 'deflate':
      return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
    case 'br':
      return brotliDecompressSync(bytes, { maxOutputLength, finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return zstdDecompressSync(bytes, { maxOutputLength, finishFlush: constants.ZSTD_e_flush });
    default:
      throw new Error(`the content encoding "${coding}" is not known`);
  }
}
