import { joinPieces, listPieces, splitIntoChunks, type BodyPiece, type SplitBody } from './chunks.ts';
import { compressBytes, NumberReader, packBytes, pushNumber, unpackBytes } from './packing.ts';
import type { HeaderFields } from '../../core/headers.ts';

/** A message without its body. */
export interface MessageHead {
  role: string;
  /** The attempt it belongs to, for `attempt-response`; otherwise 0. */
  position: number;
  method?: string;
  target?: string;
  status?: number;
  headers: HeaderFields;
  /** Bytes of its body after redaction. */
  size: number;
  /** Where its body is stored in several pieces: its number within the exchange, and 1 for all but the first piece. */
  stream?: number;
  piece?: 0 | 1;
}

/** A message to be stored. */
export interface PackableMessage extends MessageHead {
  /** Absent when bodies are not kept. */
  body?: Buffer;
  /** The body, where its chunks are known already. */
  split?: SplitBody;
  /** Of responses: when the chunks of the body arrived. */
  chunks?: readonly ChunkMark[];
}

/** Messages as they are written. */
export interface PackedMessages {
  /** JSON list of `ReadableHead`. */
  heads: string;
  /** JSON list of what else heads have, compressed with brotli. */
  headers: Buffer;
  /** How the bytes that are in no chunk are stored; `none` when bodies are not kept. */
  encoding: 'identity' | 'brotli' | 'none';
  bytes: Buffer | null;
  pieces: readonly BodyPiece[];
}

/** What queries of the database read of a head. */
type ReadableHead = Pick<StoredHead, 'role' | 'size' | 'piece' | 'marks'>;

/** A head, and where its body and its marks are in the bytes that the pieces make up. */
interface StoredHead extends MessageHead {
  body?: ByteRange;
  marks?: ByteRange;
}

type ByteRange = [start: number, end: number];

/** A page of the database: compressing less than that costs more than it saves. */
const minCompressedBytes = 2048;

/**
 * What is written for these messages: their bodies one after another, the same Buffer once, then their marks. What other
 * bodies are likely to share with a JSON body becomes chunks.
 */
export function packMessages(messages: readonly PackableMessage[]): PackedMessages {
  const own: Buffer[] = [];
  const pieces: BodyPiece[] = [];
  const places = new Map<Buffer, ByteRange>();
  let length = 0;
  const place = (bytes: Buffer, parts: ReturnType<typeof listPieces>): ByteRange => {
    const made: ByteRange = [length, (length += bytes.length)];
    for (const part of parts) {
      if (Buffer.isBuffer(part)) own.push(part);
      pieces.push(Buffer.isBuffer(part) ? part.length : part);
    }
    places.set(bytes, made);
    return made;
  };
  const bodies = messages.map(
    ({ body, split }) => body && (places.get(body) ?? place(body, listPieces(split ?? splitIntoChunks(body)))),
  );
  const heads = messages.map((message, index): StoredHead => {
    const { body: _, split: __, chunks, ...head } = message;
    const body = bodies[index];
    if (!body) return head;
    if (!chunks) return { ...head, body };
    const marks = packMarks(chunks);
    return { ...head, body, marks: place(marks, [marks]) };
  });
  const kept =
    places.size > 0 ? packBytes(Buffer.concat(own), minCompressedBytes) : { encoding: 'none' as const, bytes: null };
  const readable = heads.map(({ role, size, piece, marks }): ReadableHead => {
    return { role, size, ...(piece !== undefined && { piece }), ...(marks && { marks }) };
  });
  const rest = heads.map(({ role: _role, size: _size, piece: _piece, marks: _marks, ...head }) => head);
  return {
    heads: JSON.stringify(readable),
    headers: compressBytes(Buffer.from(JSON.stringify(rest))),
    ...kept,
    pieces,
  };
}

/** Messages as they are stored. */
export interface PackedWireRow {
  heads: string;
  /** Null in older rows: `heads` has everything. */
  headers: Uint8Array | null;
  encoding: string;
  bytes: Uint8Array | null;
  /** The packed list of pieces; null where all bytes are in `bytes`. */
  chunks: Uint8Array | null;
}

/**
 * The inverse; bodies that were not kept are absent. `contents` has the chunks by their ids.
 * @throws when the stored bytes cannot be read.
 */
export function unpackMessages(
  { heads, headers, encoding, bytes, chunks }: PackedWireRow,
  contents: ReadonlyMap<number, Buffer>,
): PackableMessage[] {
  const own = bytes && unpackBytes(encoding, bytes);
  const all = own && chunks ? joinPieces(own, chunks, contents) : own;
  const readable: ReadableHead[] = JSON.parse(heads);
  const rest: Omit<StoredHead, keyof ReadableHead>[] = JSON.parse(
    headers ? unpackBytes('brotli', headers).toString('utf8') : heads,
  );
  const placed = rest.map((head, index): StoredHead => ({ role: '', size: 0, ...head, ...readable[index] }));
  return placed.map(({ body, marks, ...head }) => ({
    ...head,
    ...(all && body && { body: all.subarray(...body) }),
    ...(all && marks && { chunks: unpackMarks(all.subarray(...marks)) }),
  }));
}

/**
 * The messages of all rows of an exchange, in the order of the rows. A body that was stored in pieces is joined, or
 * absent where one of them was not kept; its head is the latest.
 */
export function joinMessages(rows: readonly (readonly PackableMessage[])[]): PackableMessage[] {
  const byBody = new Map<string, PackableMessage[]>();
  for (const message of rows.flat()) {
    const { role, position, stream, piece } = message;
    const key = stream === undefined ? `${role} ${position}` : `stream ${stream}`;
    const before = piece === 1 ? (byBody.get(key) ?? []) : [];
    // A message that a later row has again replaces the earlier one.
    byBody.delete(key);
    byBody.set(key, [...before, message]);
  }
  const joined = [...byBody.values()].flatMap((pieces) => joinBodyPieces(pieces) ?? []);
  const last = joined.findLast(({ role }) => role === 'upstream-response');
  // An interrupted exchange has no record of which of its attempts failed: only the last one counts as the response.
  return joined.map((message) =>
    message.role === 'upstream-response' && message !== last ? { ...message, role: 'attempt-response' } : message,
  );
}

function joinBodyPieces(pieces: readonly PackableMessage[]): PackableMessage | undefined {
  const last = pieces.at(-1);
  if (!last) return undefined;
  const { stream: _, piece: __, body: ___, split: _____, chunks: ____, ...head } = last;
  const bodies = pieces.flatMap(({ body }) => body ?? []);
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
  if (bodies.length < pieces.length) return { ...head, size };
  const [only] = bodies;
  const body = bodies.length === 1 && only ? only : Buffer.concat(bodies);
  const isResponse = pieces.some(({ chunks }) => chunks !== undefined);
  return { ...head, size, body, ...(isResponse && { chunks: joinMarks(pieces) }) };
}

function joinMarks(pieces: readonly PackableMessage[]): ChunkMark[] {
  const marks: ChunkMark[] = [];
  let offset = 0;
  for (const { body, chunks = [] } of pieces) {
    // A chunk that was split has a mark in both pieces.
    if (offset > 0 && marks.at(-1)?.end === offset && marks.at(-1)?.afterUs === chunks[0]?.afterUs) marks.pop();
    for (const { afterUs, end } of chunks) marks.push({ afterUs, end: end + offset });
    offset += body?.length ?? 0;
  }
  return marks;
}

/** A chunk of a body: when it arrived after the exchange began, and where it ends. */
export interface ChunkMark {
  afterUs: number;
  end: number;
}

/** Marks as unsigned LEB128 numbers, each relative to the previous mark: two to five bytes a chunk. */
function packMarks(marks: readonly ChunkMark[]): Buffer {
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
function unpackMarks(packed: Uint8Array): ChunkMark[] {
  const marks: ChunkMark[] = [];
  const numbers = new NumberReader(packed, 'the chunk times of a body');
  let afterUs = 0;
  let end = 0;
  while (!numbers.isDone) {
    afterUs += numbers.next();
    end += numbers.next();
    marks.push({ afterUs, end });
  }
  return marks;
}
