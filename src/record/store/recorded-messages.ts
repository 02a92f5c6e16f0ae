import type { Redacted, Redactor } from '../../core/redact/redact.ts';
import { redactRecorded } from '../../core/redact/redact-body.ts';
import { headersByName } from '../../core/headers.ts';
import { decodeContent, listContentCodings } from '../../wire/content-coding.ts';
import { redactEventStream } from '../../wire/event-stream.ts';
import { framingOfContentType } from '../../wire/framing.ts';
import type { ExchangeRecord, MessageRecord } from '../exchange.ts';
import type { SplitBody } from './chunks.ts';
import type { ChunkMark, PackableMessage } from './message-packing.ts';

// The messages of a record as they are stored: redacted, and without content encodings.

/** A body as it is stored. */
export interface RedactedBody {
  redacted: Redacted;
  /** In place of the message's own, whose lengths are those of encoded bytes. */
  chunks?: readonly number[];
  /** Where its chunks are known. */
  split?: SplitBody | undefined;
}

/** What has the same key has the same body: what passed through unchanged is in the block once. */
export const bodyKey = ({ start, size, headers }: MessageRecord): string =>
  `${start} ${size} ${listContentCodings(headers).join()}`;

/** Whether the bytes of a record were given up. */
export const areBodiesLost = (record: ExchangeRecord, block: Buffer): boolean =>
  record.areBodiesLost || (block.length === 0 && record.messages.some(({ size }) => size > 0));

/**
 * The messages of a record that is read for itself.
 * @throws when they cannot be stored.
 */
export function listStoredMessages(record: ExchangeRecord, block: Buffer, general: Redactor): PackableMessage[] {
  const redactor = general.including(record.secrets);
  const bodies = new Map<string, RedactedBody | undefined>();
  if (!areBodiesLost(record, block))
    for (const message of record.messages)
      if (!bodies.has(bodyKey(message)))
        bodies.set(bodyKey(message), redactBody(message, block, { redactor, mode: record.mode }));
  return record.messages.map((message) =>
    toStoredMessage(message, bodies.get(bodyKey(message)), { redactor, bodies: 'full' }),
  );
}

/**
 * A body with its content encodings decoded. Baseline responses pass through as the backend encoded them; what cannot be
 * decoded cannot be searched for credentials either, and is not kept.
 */
export function redactBody(
  { start, size, headers, chunks }: MessageRecord,
  block: Buffer,
  { redactor, mode }: { redactor: Redactor } & Pick<ExchangeRecord, 'mode'>,
): RedactedBody | undefined {
  if (start === undefined) return undefined;
  const bytes = block.subarray(start, start + size);
  const codings = mode === 'baseline' && chunks ? listContentCodings(headers) : [];
  const isEventStream = framingOfContentType(headersByName(headers)['content-type'] ?? '') === 'aws-event-stream';
  const redactText = (source: Buffer): Redacted => redactRecorded(source, redactor);
  const redact = (source: Buffer): Redacted =>
    isEventStream ? redactEventStream(source, { events: redactText, bytes: redactText }) : redactText(source);
  if (codings.length === 0) return { redacted: redact(bytes) };
  const decoded = decodeContent(bytes, codings);
  // When each byte arrived is not known within encoded data: all count as arrived with the last.
  return decoded && { redacted: redact(decoded), chunks: [chunks?.at(-2) ?? 0, decoded.length] };
}

/** `bodies`: whether the body and its times are kept. */
export function toStoredMessage(
  message: MessageRecord,
  body: RedactedBody | undefined,
  { redactor, bodies }: { redactor: Redactor; bodies: 'full' | 'metadata' },
): PackableMessage {
  const { role, position, method, target, status, headers, stream, piece } = message;
  const chunks = body?.chunks ?? message.chunks;
  return {
    role,
    position,
    ...(method !== undefined && { method }),
    ...(target !== undefined && { target: redactor.target(target) }),
    ...(status !== undefined && { status }),
    ...(stream !== undefined && { stream, piece: piece ?? 0 }),
    headers: redactor.headers(headers),
    size: body?.redacted.bytes.length ?? message.size,
    ...(body && bodies === 'full' && { body: body.redacted.bytes, ...(body.split && { split: body.split }) }),
    ...(body && bodies === 'full' && chunks && { chunks: createMarks(chunks, body.redacted) }),
  };
}

function createMarks(pairs: readonly number[], redacted: Redacted): ChunkMark[] {
  const marks: ChunkMark[] = [];
  let end = 0;
  for (let index = 0; index < pairs.length; index += 2) {
    end += pairs[index + 1] ?? 0;
    marks.push({ afterUs: pairs[index] ?? 0, end: redacted.offset(end) });
  }
  return marks;
}
