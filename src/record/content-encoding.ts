import { parseContentEncoding, findContentCoding, maxDecodedBytes } from '../wire/content-coding.ts';
import type { HeaderFields } from '../core/headers.ts';

/** The content encodings of a message, in the order they were applied (RFC 9110 8.4). */
export const codingsOf = (headers: HeaderFields): string[] =>
  headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => parseContentEncoding(value));

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

function undo(bytes: Buffer, name: string): Buffer {
  const coding = findContentCoding(name);
  if (!coding) throw new Error(`the content encoding "${name}" is not known`);
  return coding.decodePartial(bytes, maxDecodedBytes);
}
