import type { BodyRecord, ExchangeRecord } from './batch.ts';
import { codingsOf, undoCodings } from './content-encoding.ts';
import type { Summary } from './exchange.ts';
import type { StartSummary, SummaryWriter } from './summarize.ts';

/** Answers that passed through unread, and what the list of traces says of them. */
export interface AnswerSummaries {
  /** Reads what a record holds of such an answer; at the end of the exchange the record gets its summary. */
  read(record: ExchangeRecord, block: Buffer): void;
}

/** Holds what is known of answers that come in several records. `start` begins to read one. */
export function createAnswerSummaries(start: StartSummary): AnswerSummaries {
  const begun = new Map<string, SummaryWriter>();

  function writerFor(record: ExchangeRecord, answer: BodyRecord): SummaryWriter | undefined {
    const { ending, bodies } = record;
    const status = answer.status ?? 0;
    if (!ending?.backend || status >= 400) return undefined;
    const contentType = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    const askedAt = bodies.find(({ role }) => role === 'upstream-request')?.target ?? '';
    return start({ ...ending.backend, askedAt, contentType });
  }

  function summaryOf(record: ExchangeRecord, block: Buffer): Summary | null {
    const { traceId, ending } = record;
    const isOver = ending?.status !== 'open';
    const known = begun.get(traceId);
    if (isOver) begun.delete(traceId);
    const answer = record.bodies.find(({ role }) => role === 'upstream-response');
    const bytes = answer && bytesIn(answer, block, ending?.mode === 'baseline');
    if (!answer || record.lost || (answer.size > 0 && !bytes)) {
      begun.delete(traceId);
      return null;
    }
    // What comes whole in the end replaces its pieces.
    const isFirst = answer.piece !== 1;
    const writer = isFirst ? writerFor(record, answer) : known;
    if (bytes) writer?.push(bytes);
    if (isOver) return writer?.end() ?? null;
    if (writer) begun.set(traceId, writer);
    return null;
  }

  return {
    read(record, block) {
      const { ending } = record;
      if (!ending?.backend || ending.summary) return;
      try {
        ending.summary = summaryOf(record, block);
      } catch {
        // An answer that cannot be read has no summary; its bytes are recorded all the same.
        begun.delete(record.traceId);
      }
    },
  };
}

function bytesIn({ start, size, headers }: BodyRecord, block: Buffer, mayBeEncoded: boolean): Buffer | undefined {
  if (start === undefined || start + size > block.length) return undefined;
  const bytes = block.subarray(start, start + size);
  const codings = mayBeEncoded ? codingsOf(headers) : [];
  return codings.length > 0 ? undoCodings(bytes, codings) : bytes;
}
