import { parseJson, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import {
  type BodyPiece,
  type ChunkContents,
  joinPieces,
  listPieces,
  type SplitBody,
  splitIntoChunks,
} from './chunks.ts';
import { packBytes, unpackBytes, type StoredBytes } from './packing.ts';

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

/** A request that lacks messages that an earlier one has: all up to `count`, but the instructions at its beginning. */
export interface EarlierCore {
  /** The JSON of the earlier request. */
  split: SplitBody;
  count: number;
}

/** Less is not compressed, in bytes. */
const minCompressedBytes = 128;

/** What is written for Core: its JSON, of which the messages that other requests have too become chunks. */
export function packCore({ request, response }: StoredCore): PackedCore {
  return packSplitCore(request && splitCore(request), request && countTurnMessages(request), response);
}

/** The same for a request whose JSON is divided already. */
export function packSplitCore(
  request: SplitBody | null,
  turnMessages: number | null,
  response: CoreChatResponse | null,
): PackedCore {
  const answer = response && splitIntoChunks(Buffer.from(JSON.stringify(response)));
  const own: Buffer[] = [];
  const pieces: BodyPiece[] = [];
  for (const part of [request, answer].flatMap((split) => (split ? listPieces(split) : []))) {
    if (Buffer.isBuffer(part)) own.push(part);
    pieces.push(Buffer.isBuffer(part) ? part.length : part);
  }
  return {
    requestSize: request?.bytes.length ?? null,
    responseSize: answer?.bytes.length ?? null,
    turnMessages,
    ...packBytes(Buffer.concat(own), minCompressedBytes, 'later'),
    pieces,
  };
}

export const countTurnMessages = ({ messages }: CoreChatRequest): number =>
  messages.filter(({ role }) => role !== 'system').length;

/**
 * The JSON of a request. With `earlier` it is that of a request with the messages that this one lacks, and is divided from
 * there on; `undefined` where the earlier one does not begin with the same fields and instructions.
 */
export function splitCore(request: CoreChatRequest): SplitBody;
export function splitCore(request: CoreChatRequest, earlier: EarlierCore): SplitBody | undefined;
export function splitCore(request: CoreChatRequest, earlier?: EarlierCore): SplitBody | undefined {
  const fields = Object.entries(request).filter(([, value]) => value !== undefined);
  const listAt = fields.findIndex(([name]) => name === 'messages');
  const write = (some: typeof fields): string[] =>
    some.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const head = `{${[...write(fields.slice(0, listAt)), '"messages":['].join()}`;
  const tail = `${['', ...write(fields.slice(listAt + 1))].join()}}`;
  const messages = request.messages.map((message) => JSON.stringify(message));
  if (!earlier) return splitIntoChunks(Buffer.from(`${head}${messages.join()}]${tail}`));
  const { split, count } = earlier;
  const instructions = countInstructions(request);
  const beginning = Buffer.from(
    `${head}${messages
      .slice(0, instructions)
      .map((text) => `${text},`)
      .join('')}`,
  );
  const end = split.scan.list?.ends[count - 1]?.at;
  if (end === undefined || !split.bytes.subarray(0, beginning.length).equals(beginning)) return undefined;
  const rest = `,${messages.slice(instructions).join()}]${tail}`;
  return splitIntoChunks(Buffer.concat([split.bytes.subarray(0, end), Buffer.from(rest)]), { split, index: count - 1 });
}

/** How many messages at the beginning of a request are the system's. */
export function countInstructions({ messages }: CoreChatRequest): number {
  const first = messages.findIndex(({ role }) => role !== 'system');
  return first === -1 ? messages.length : first;
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
