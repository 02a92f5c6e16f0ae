import type { MessageRecord, ExchangeRecord } from './exchange-record.ts';
import { codingsOf, undoCodings } from './content-encoding.ts';
import type { ResponseSummary } from './exchange.ts';
import type { StartSummaryReader, SummaryReader } from './summarize.ts';

/** Answers that passed through unread, and what the list of traces says of them. */
export interface ResponseSummarizer {
  /** Reads what a record holds of such an answer; at the end of the exchange the record gets its summary. */
  summarize(record: ExchangeRecord, block: Buffer): void;
}

/** Holds what is known of answers that come in several records. `start` begins to read one. */
export function createResponseSummarizer(start: StartSummaryReader): ResponseSummarizer {
  const readers = new Map<string, SummaryReader>();

  function writerFor(record: ExchangeRecord, answer: MessageRecord): SummaryReader | undefined {
    const { ending, bodies } = record;
    const status = answer.status ?? 0;
    if (!ending?.backend || status >= 400) return undefined;
    const contentType = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    const askedAt = bodies.find(({ role }) => role === 'upstream-request')?.target ?? '';
    return start({ ...ending.backend, requestUrl: askedAt, contentType });
  }

  function summaryOf(record: ExchangeRecord, block: Buffer): ResponseSummary | null {
    const { traceId, ending } = record;
    const isOver = ending?.status !== 'open';
    const known = readers.get(traceId);
    if (isOver) readers.delete(traceId);
    const answer = record.bodies.find(({ role }) => role === 'upstream-response');
    const bytes = answer && decodedBytes(answer, block, ending?.mode === 'baseline');
    if (!answer || record.lost || (answer.size > 0 && !bytes)) {
      readers.delete(traceId);
      return null;
    }
    // What comes whole in the end replaces its pieces.
    const isFirst = answer.piece !== 1;
    const writer = isFirst ? writerFor(record, answer) : known;
    if (bytes) writer?.push(bytes);
    if (isOver) return writer?.end() ?? null;
    if (writer) readers.set(traceId, writer);
    return null;
  }

  return {
    summarize(record, block) {
      const { ending } = record;
      if (!ending?.backend || ending.summary) return;
      try {
        ending.summary = summaryOf(record, block);
      } catch {
        // An answer that cannot be read has no summary; its bytes are recorded all the same.
        readers.delete(record.traceId);
      }
    },
  };
}

function decodedBytes(
  { start, size, headers }: MessageRecord,
  block: Buffer,
  mayBeEncoded: boolean,
): Buffer | undefined {
  if (start === undefined || start + size > block.length) return undefined;
  const bytes = block.subarray(start, start + size);
  const codings = mayBeEncoded ? codingsOf(headers) : [];
  return codings.length > 0 ? undoCodings(bytes, codings) : bytes;
}
