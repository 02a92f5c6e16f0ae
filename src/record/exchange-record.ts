import { presentedSecrets } from '../core/redact/credentials.ts';
import {
  toMicroseconds,
  type Exchange,
  type ExchangeBackend,
  type ExchangeFields,
  type ExchangeRecord,
  type MessageRecord,
  type MessageRole,
  type RawRequest,
  type RawResponse,
  type ResponseSummary,
  type TimedChunk,
} from './exchange.ts';
import type { JournalFrame } from './journal-segment.ts';
import {
  byteLength,
  listResponses,
  takeComplete,
  type PartialResponses,
  type ResponsePart,
  type ResponsePiece,
} from './partial-responses.ts';

/** An exchange that waits for its batch. */
export interface PendingExchange {
  exchange: Exchange;
  isClosed: boolean;
  /** The client's request has not been given to the writer before. */
  includesRequest: boolean;
  areBodiesLost: boolean;
  /** Absent where nothing of its responses was recorded before it was closed. */
  responses?: PartialResponses | undefined;
}

/** Records on their way to the writer. */
export interface EncodedBatch {
  /** A JSON list of `ExchangeRecord`. */
  json: string;
  bytes: ArrayBuffer;
  metadataOnly: readonly MetadataOnlyExchange[];
}

/** An exchange that cannot be written as it is: only its metadata is recorded. */
export interface MetadataOnlyExchange {
  traceId: string;
  reason: string;
}

/**
 * The batch as one text and one block of bytes. A structured clone of a Buffer that is a slice of a pool copies the
 * whole pool; a block of its own is transferred without a copy.
 */
export function encodeBatch(exchanges: readonly PendingExchange[]): EncodedBatch {
  const block = new BatchBlock();
  const records = exchanges.map((pending) => encodeRecord(pending, () => createExchangeRecord(pending, block)));
  return {
    json: `[${records.map(({ json }) => json).join()}]`,
    bytes: block.toArrayBuffer(),
    metadataOnly: records.flatMap(({ metadataOnly }) => metadataOnly ?? []),
  };
}

/** A value that JSON cannot hold must not affect the other exchanges. */
function encodeRecord(
  pending: PendingExchange,
  createRecord: () => ExchangeRecord,
): { json: string; metadataOnly?: MetadataOnlyExchange } {
  try {
    return { json: JSON.stringify(createRecord()) };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    const json = JSON.stringify(createMetadataRecord(pending, reason));
    return { json, metadataOnly: { traceId: pending.exchange.traceId, reason } };
  }
}

/** A batch of which the journal has nothing. */
export const encodeUnkept = (exchanges: readonly PendingExchange[]) => ({
  ...encodeBatch(exchanges),
  exchanges: exchanges.map(({ exchange: { traceId } }) => ({ traceId, isKept: false })),
  segments: [],
});

/** An exchange that is encoded alone, before its batch is. */
export interface EncodedExchange extends JournalFrame {
  metadataOnly: readonly MetadataOnlyExchange[];
}

/** Encodes one exchange; `joinEncoded` makes a batch of several. */
export function encodeExchange(pending: PendingExchange): EncodedExchange {
  const { json, bytes, metadataOnly } = encodeBatch([pending]);
  return { json: json.slice(1, -1), bytes: new Uint8Array(bytes), metadataOnly };
}

/** What is recorded of an exchange where bodies are not kept: also without what is derived from them. */
export function encodeWithoutBodies(pending: PendingExchange): JournalFrame {
  const { summary } = pending.exchange;
  const exchange = { ...pending.exchange, summary: summary && withoutTexts(summary) };
  const { json } = encodeRecord({ ...pending, exchange }, () => ({
    ...createExchangeRecord({ ...pending, exchange, areBodiesLost: true }, new BatchBlock()),
    areBodiesLost: pending.areBodiesLost,
  }));
  return { json, bytes: new Uint8Array() };
}

/**
 * A frame that another gateway may read: with the configured credentials, which are redacted as the client's own are.
 * @param secrets a JSON list of texts.
 */
export const withSecrets = ({ json, bytes }: JournalFrame, secrets: string): JournalFrame => ({
  json: `${json.slice(0, -1)},"configuredSecrets":${secrets}}`,
  bytes,
});

/** The record of a frame. */
export function parseFrame({ json }: JournalFrame): ExchangeRecord {
  const { configuredSecrets = [], ...record }: ExchangeRecord & { configuredSecrets?: string[] } = JSON.parse(json);
  return { ...record, secrets: [...record.secrets, ...configuredSecrets] };
}

/** A batch of exchanges that are encoded already; `starts` has where the bytes of each begin. */
export function joinEncoded(exchanges: readonly EncodedExchange[]): EncodedBatch & { starts: readonly number[] } {
  const block = new BatchBlock();
  const starts = exchanges.map(({ bytes }) => block.add(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  return {
    json: `[${exchanges.map(({ json }) => json).join()}]`,
    bytes: block.toArrayBuffer(),
    metadataOnly: exchanges.flatMap(({ metadataOnly }) => metadataOnly),
    starts,
  };
}

/** Moves the positions of bodies to those in the bytes of a batch, where its exchanges were encoded one by one. */
export function moveStarts(records: readonly ExchangeRecord[], starts: readonly number[]): void {
  for (const [index, { messages }] of records.entries())
    for (const message of messages) if (message.start !== undefined) message.start += starts[index] ?? 0;
}

/** The bodies of a batch, one after another. */
class BatchBlock {
  readonly #pieces: (Buffer | string)[] = [];
  #length = 0;

  /** Adds bytes and returns where they begin. */
  add(piece: Buffer | string): number {
    const start = this.#length;
    this.#pieces.push(piece);
    this.#length += byteLength(piece);
    return start;
  }

  toArrayBuffer(): ArrayBuffer {
    const block = new ArrayBuffer(this.#length);
    const bytes = Buffer.from(block);
    let at = 0;
    for (const piece of this.#pieces)
      at += typeof piece === 'string' ? bytes.write(piece, at, 'utf8') : copyInto(bytes, piece, at);
    return block;
  }
}

function copyInto(target: Buffer, source: Buffer, at: number): number {
  target.set(source, at);
  return source.length;
}

// ---------------------------------------------------------------- records

function createExchangeRecord(pending: PendingExchange, block: BatchBlock): ExchangeRecord {
  const { exchange, includesRequest, areBodiesLost, responses } = pending;
  const writer = new MessageWriter(areBodiesLost ? undefined : block, responses);
  const part = takePart(pending);
  const messages = [
    ...(includesRequest ? [writer.request('client-request', exchange.request)] : []),
    ...(part?.upstreamRequest ? [writer.request('upstream-request', part.upstreamRequest)] : []),
    ...writer.responses(part?.pieces ?? []),
  ];
  return {
    ...pickFields(pending),
    secrets: presentedSecrets(exchange.request),
    areBodiesLost,
    part: part?.part ?? (includesRequest ? 0 : 1),
    replacesLaterParts: part?.replacesLaterParts ?? false,
    hasEarlierParts: part?.hasEarlierParts ?? false,
    messages,
  };
}

function takePart({ exchange, isClosed, includesRequest, responses }: PendingExchange): ResponsePart | undefined {
  if (!isClosed) return responses?.take(exchange, includesRequest);
  return responses ? responses.takeRemaining(exchange, includesRequest) : takeComplete(exchange, includesRequest);
}

function createMetadataRecord(pending: PendingExchange, reason: string): Partial<ExchangeRecord> {
  const { exchange, includesRequest, responses } = pending;
  responses?.discard(exchange);
  const fields = Object.entries(pickFields(pending)).filter(([, value]) => isSerializable(value));
  return {
    ...Object.fromEntries(fields),
    secrets: presentedSecrets(exchange.request),
    areBodiesLost: true,
    part: includesRequest ? 0 : 1,
    replacesLaterParts: false,
    hasEarlierParts: false,
    messages: [],
    metadataOnlyReason: reason,
  };
}

function isSerializable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    // A circular value, a BigInt, or a `toJSON` that throws.
    return false;
  }
}

function pickFields({ exchange, isClosed }: PendingExchange): ExchangeFields {
  const { request: _, response, backend, summary, ...fields } = exchange;
  return {
    ...fields,
    status: isClosed ? exchange.status : 'open',
    timing: isClosed ? exchange.timing : { ...exchange.timing, totalMs: null },
    httpStatus: response?.status ?? null,
    summary: summary && withoutRawUsage(summary),
    backend: backend && withoutMessages(backend),
  };
}

function withoutMessages(upstream: ExchangeBackend): ExchangeFields['backend'] {
  const { request: _, response: __, attempts, ...backend } = upstream;
  return { ...backend, attempts: attempts.map(({ response: ___, ...attempt }) => attempt) };
}

function withoutTexts(summary: ResponseSummary): ResponseSummary {
  const { text: _, toolArguments: __, ...rest } = summary;
  return rest;
}

// The vendor's own usage object is part of the body.
function withoutRawUsage({ usage, ...summary }: ResponseSummary): ResponseSummary {
  if (!usage) return { ...summary, usage: null };
  const { raw: _, ...counts } = usage;
  return { ...summary, usage: counts };
}

// ---------------------------------------------------------------- messages

/** Writes the messages of one exchange. What passed through unchanged is in the block once. */
class MessageWriter {
  /** Absent when bodies are given up. */
  readonly #block: BatchBlock | undefined;
  readonly #partial: PartialResponses | undefined;
  readonly #startOfBody = new Map<Buffer, number>();

  constructor(block: BatchBlock | undefined, partial: PartialResponses | undefined) {
    this.#block = block;
    this.#partial = partial;
  }

  request(role: MessageRole, { method, target, headers, body }: RawRequest): MessageRecord {
    const record = { role, position: 0, method, target, headers, size: body.length };
    if (!this.#block) return record;
    const start = this.#startOfBody.get(body) ?? this.#block.add(body);
    this.#startOfBody.set(body, start);
    return { ...record, start };
  }

  responses(pieces: readonly ResponsePiece[]): MessageRecord[] {
    const received = pieces.find(({ role }) => role === 'upstream-response');
    const written = received && this.#response(received);
    return pieces.map((piece) => {
      if (piece === received && written) return written;
      if (!received || !written || piece.role !== 'client-response' || !haveSameBytes(received.chunks, piece.chunks))
        return this.#response(piece);
      const lengths = written.chunks?.filter((_, index) => index % 2 === 1);
      const chunks = lengths && piece.chunks.flatMap(({ atMs }, index) => [toMicroseconds(atMs), lengths[index] ?? 0]);
      return { ...written, ...responseHead(piece), ...(chunks && { chunks }) };
    });
  }

  #response(piece: ResponsePiece): MessageRecord {
    const lost = this.#partial?.lostBytes(piece.response) ?? 0;
    const lengths = piece.chunks.map(({ bytes }) => byteLength(bytes));
    const record = { ...responseHead(piece), size: lengths.reduce((sum, length) => sum + length, lost) };
    const block = this.#block;
    if (!block || lost > 0) return record;
    const starts = piece.chunks.map(({ bytes }) => block.add(bytes));
    const chunks = piece.chunks.flatMap(({ atMs }, index) => [toMicroseconds(atMs), lengths[index] ?? 0]);
    return { ...record, start: starts[0] ?? 0, chunks };
  }
}

const responseHead = ({ role, position, response: { status, headers }, of }: ResponsePiece) => ({
  role,
  position,
  status,
  headers,
  ...of,
});

const haveSameBytes = (one: readonly TimedChunk[], other: readonly TimedChunk[]): boolean =>
  one.length > 0 &&
  one.length === other.length &&
  one.every(({ bytes }, index) => isSameMemory(bytes, other[index]?.bytes));

const isSameMemory = (one: Buffer | string, other: Buffer | string | undefined): boolean =>
  one === other ||
  (Buffer.isBuffer(one) &&
    Buffer.isBuffer(other) &&
    one.buffer === other.buffer &&
    one.byteOffset === other.byteOffset &&
    one.length === other.length);

// ---------------------------------------------------------------- sizes

/** What an exchange takes without its bodies, in bytes: an estimate. */
export const metadataBytes = 4096;

/** How many bytes an exchange takes in the queue with its bodies: an estimate. */
export function estimateBytes({ exchange, isClosed, includesRequest, responses }: PendingExchange): number {
  const request = metadataBytes + (includesRequest ? exchange.request.body.length : 0);
  if (!isClosed) return request + (responses?.unsentBytes ?? 0);
  const upstream = exchange.backend?.request?.body;
  const ownUpstream = upstream && upstream !== exchange.request.body ? upstream.length : 0;
  return [...listResponses(exchange)].reduce((sum, { response }) => sum + chunkLength(response), request + ownUpstream);
}

// The length of a string in place of its bytes: it is at hand, and this is called for every exchange.
const chunkLength = ({ chunks }: RawResponse): number => chunks.reduce((sum, { bytes }) => sum + bytes.length, 0);
