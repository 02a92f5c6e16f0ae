import type { RawRequest } from '../exchange.ts';
import { listChunkIds, unpackChunk } from './chunks.ts';
import { joinMessages, unpackMessages, type ChunkMark, type PackableMessage } from './message-packing.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { sqlFor, type StoreDatabase } from './store-database.ts';
import type { ChunkContents } from './chunks.ts';
import type { StoredMessage } from './stored-trace.ts';

type WireModel = Prisma.WireGetPayload<object>;
type ChunkModel = Pick<Prisma.ChunkGetPayload<object>, 'id' | 'encoding' | 'bytes'>;

/** The ids of the chunks that these rows refer to. */
export const listReferredChunks = (rows: readonly { chunks: Uint8Array | null }[]): number[] => [
  ...new Set(rows.flatMap(({ chunks }) => (chunks ? listChunkIds(chunks) : []))),
];

export const unpackChunks = (chunks: readonly ChunkModel[]): ChunkContents =>
  new Map(chunks.map((chunk) => [chunk.id, unpackChunk(chunk)]));

/** A part of an exchange that is still to be written, or to be replaced. */
export interface UnreadPart {
  readonly part: number;
  readonly replacesLaterParts: boolean;
  readonly messages: readonly PackableMessage[];
}

/**
 * The messages of an exchange.
 * @throws when a chunk is missing, or the bytes cannot be read.
 */
export function readMessages(
  wire: readonly WireModel[],
  contents: ChunkContents,
  unread: readonly UnreadPart[] = [],
): StoredMessage[] {
  const isReplaced = (written: number): boolean =>
    unread.some(({ part, replacesLaterParts }) => part === written || (replacesLaterParts && part < written));
  const written = wire.filter(({ part }) => !isReplaced(part));
  const parts = [...written.map((row) => ({ part: row.part, messages: unpackMessages(row, contents) })), ...unread];
  return toStoredMessages(parts.toSorted((one, other) => one.part - other.part).map(({ messages }) => messages));
}

/** Reads the messages of exchanges on the connection of a writer, which has no Prisma client. */
export function createMessageLoader(database: StoreDatabase): (seq: number) => Promise<StoredMessage[]> {
  const wire = database.prepare<[number], WireModel>(`SELECT * FROM "Wire" WHERE "exchangeSeq" = ? ORDER BY "part"`);
  const chunks = database.prepare<[string], ChunkModel>(
    `SELECT "id", "encoding", "bytes" FROM "Chunk" WHERE "id" IN (${sqlFor(database, {
      sqlite: 'SELECT "value" FROM json_each(?)',
      postgres: 'SELECT "value"::BIGINT FROM json_array_elements_text(?::JSON) AS "Id"("value")',
    })})`,
  );
  return async (seq) => {
    const rows = await wire.all(seq);
    return readMessages(rows, unpackChunks(await chunks.all(JSON.stringify(listReferredChunks(rows)))));
  };
}

/** The messages of an exchange from those of its rows. */
export const toStoredMessages = (rows: readonly (readonly PackableMessage[])[]): StoredMessage[] =>
  joinMessages(rows).map(({ method, target, status, body, chunks, ...head }) => ({
    ...head,
    method: method ?? null,
    target: target ?? null,
    status: status ?? null,
    body: body ?? null,
    chunks: body && chunks ? splitAtMarks(body, chunks) : [],
  }));

/** A request as a message of a trace. */
export const toStoredRequest = (
  { method, target, headers, body }: RawRequest,
  role: 'client-request' | 'upstream-request' = 'client-request',
): StoredMessage => ({
  role,
  position: 0,
  method,
  target,
  status: null,
  headers,
  size: body.length,
  body,
  chunks: [],
});

function splitAtMarks(body: Buffer, marks: readonly ChunkMark[]): StoredMessage['chunks'] {
  let from = 0;
  return marks.map(({ afterUs, end }) => {
    const bytes = body.subarray(from, end);
    from = end;
    return { atMs: afterUs / 1000, bytes };
  });
}
