import { listChunkIds, unpackChunk } from '../store/chunks.ts';
import { joinMessages, unpackMessages, type PackedWireRow } from '../store/message-packing.ts';
import type { StoreDatabase } from '../store/store-database.ts';
import { findFinalAnswer, findLongestLines, maxSummaries, type ConversationSummary } from './compaction.ts';

/** Reads the latest recorded responses that may be summaries, the latest first. */
export async function loadSummaries(database: StoreDatabase): Promise<ConversationSummary[]> {
  const latest = database.prepare<[], { seq: number; id: string; conversation: string; turn: number }>(
    `SELECT "seq", "id", "conversation", "turn" FROM "Exchange" JOIN "Turn" ON "exchangeSeq" = "seq"
     WHERE "status" = 'ok' AND "bodies" = 'full' AND "finish" = 'stop' AND "turn" > 1
       AND NOT EXISTS (SELECT 1 FROM "ToolCall" WHERE "ToolCall"."exchangeSeq" = "seq")
     ORDER BY "seq" DESC LIMIT ${maxSummaries}`,
  );
  const readBody = createBodyReader(database);
  const summaries: ConversationSummary[] = [];
  for (const { seq, ...found } of await latest.all()) {
    const body = await readBody(seq);
    const lines = body ? findLongestLines(body) : [];
    if (lines.length > 0) summaries.push({ ...found, lines });
  }
  return summaries;
}

/** Reads the final answer of an exchange. */
function createBodyReader(database: StoreDatabase): (seq: number) => Promise<Buffer | undefined> {
  const selectWire = database.prepare<[number], PackedWireRow>(
    `SELECT "heads", "headers", "encoding", "bytes", "chunks" FROM "Wire" WHERE "exchangeSeq" = ? ORDER BY "part"`,
  );
  const selectChunk = database.prepare<[number], { encoding: string; bytes: Buffer }>(
    `SELECT "encoding", "bytes" FROM "Chunk" WHERE "id" = ?`,
  );
  return async (seq) => {
    const rows = await selectWire.all(seq);
    const contents = new Map<number, Buffer>();
    for (const id of rows.flatMap(({ chunks }) => (chunks ? listChunkIds(chunks) : []))) {
      const chunk = await selectChunk.get(id);
      if (chunk) contents.set(id, unpackChunk(chunk));
    }
    const messages = joinMessages(rows.map((row) => unpackMessages(row, contents)));
    return findFinalAnswer(messages)?.body;
  };
}
