import { parseJson, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import { joinPieces, listPieces, splitIntoChunks, type BodyPiece } from './chunks.ts';
import { packBytes, unpackBytes, type StoredBytes } from './packing.ts';
import type { ChunkContents } from './stored-messages.ts';

/** The request and the response of an exchange in Core terms; null where there is none. */
export interface StoredCore {
  request: CoreChatRequest | null;
  response: CoreChatResponse | null;
}

/** Core as it is written. */
export interface PackedCore extends StoredBytes {
  requestSize: number | null;
  responseSize: number | null;
  turnMessages: number | null;
  pieces: readonly BodyPiece[];
}

/** Less is not compressed, in bytes. */
const minCompressedBytes = 128;

/** What is written for Core: its JSON, of which the messages that other requests have too become chunks. */
export function packCore({ request, response }: StoredCore): PackedCore {
  const texts = [request, response].map((value) => (value === null ? null : Buffer.from(JSON.stringify(value))));
  const own: Buffer[] = [];
  const pieces: BodyPiece[] = [];
  for (const part of texts.flatMap((text) => (text ? listPieces(splitIntoChunks(text)) : []))) {
    if (Buffer.isBuffer(part)) own.push(part);
    pieces.push(Buffer.isBuffer(part) ? part.length : part);
  }
  const [requestSize = null, responseSize = null] = texts.map((text) => text?.length ?? null);
  const turnMessages = request?.messages.filter(({ role }) => role !== 'system').length ?? null;
  return {
    requestSize,
    responseSize,
    turnMessages,
    ...packBytes(Buffer.concat(own), minCompressedBytes, 'later'),
    pieces,
  };
}

/** Core as it is stored. */
interface CoreRow {
  requestSize: number | null;
  responseSize: number | null;
  encoding: string;
  bytes: Uint8Array;
  chunks: Uint8Array | null;
}

/**
 * The inverse.
 * @throws when a chunk is missing, or the bytes cannot be read.
 */
export function unpackCore(row: CoreRow, contents: ChunkContents): StoredCore {
  const own = unpackBytes(row.encoding, row.bytes);
  const all = row.chunks ? joinPieces(own, row.chunks, contents) : own;
  const requestEnd = row.requestSize ?? 0;
  const read = (start: number, size: number | null): JsonValue =>
    size === null ? null : (parseJson(all.toString('utf8', start, start + size)) ?? null);
  // It was written by `packCore` from these types.
  return {
    request: read(0, row.requestSize) as CoreChatRequest | null,
    response: read(requestEnd, row.responseSize) as CoreChatResponse | null,
  };
}
