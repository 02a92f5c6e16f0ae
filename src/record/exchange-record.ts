import type { CoreUsage, Loss, Note, Protocol, VendorProtocol } from '../core/types.ts';
import { presentedSecrets } from '../core/redact/credentials.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { UpstreamAttempt, Exchange, RawRequest, RawResponse, ResponseSummary, TimedChunk } from './exchange.ts';
import { listResponses, byteLength, type PartialResponses, type ResponsePiece } from './partial-responses.ts';

/** Which of an exchange's messages a body is; `attempt-response` is what a failed try was answered with. */
export type MessageRole =
  | 'client-request'
  | 'upstream-request'
  | 'upstream-response'
  | 'client-response'
  | 'attempt-response';

/** A message on its way to the writer: its head, and where in the batch's bytes its body lies. */
export interface MessageRecord {
  role: MessageRole;
  /** The attempt it belongs to, for `attempt-response`; else 0. */
  position: number;
  method?: string;
  target?: string;
  status?: number;
  headers: HeaderFields;
  size: number;
  /** Absent when the bytes were given up. */
  start?: number;
  /** Of responses: pairs of microseconds since the exchange began and length in bytes. */
  chunks?: number[];
  /** Where a body is written in several records: its number within the exchange, and whether this is not its first. */
  stream?: number;
  piece?: 0 | 1;
}

/** How an exchange ended. Times in microseconds since it began. */
export interface ExchangeOutcomeRecord {
  status: string;
  backend: {
    provider: string;
    protocol: VendorProtocol;
    dialect: string | null;
    thinking: string;
    tools: string;
    model: string;
    issuer: string;
    attempts: (Omit<UpstreamAttempt, 'startedMs' | 'response'> & { startedAfter: number })[];
  } | null;
  mode: string | null;
  requestedModel: string | null;
  issuedResponse: Exchange['issuedResponse'];
  httpStatus: number | null;
  losses: Loss[];
  notes: Note[];
  firstByteAfter: number | null;
  firstTokenAfter: number | null;
  totalAfter: number | null;
  summary: (Omit<ResponseSummary, 'usage'> & { usage: Omit<CoreUsage, 'raw'> | null }) | null;
  error: { kind: string; message: string } | null;
}

/** An exchange on its way to the writer. */
export interface ExchangeRecord {
  traceId: string;
  startedAt: number;
  frontend: Protocol;
  run: string | null;
  case: string | null;
  /** What the client presented as credentials, which is taken out wherever it turns up in this exchange. */
  secrets: string[];
  /** Bodies were given up. */
  lost: boolean;
  /** The number of the record within its exchange: 0 holds the client's request. */
  part: number;
  /** It replaces all records with higher numbers. */
  replaces: boolean;
  /** Earlier records, which stay, hold the beginnings of bodies. */
  continues: boolean;
  bodies: MessageRecord[];
  /** Absent while the exchange is open; with the status `open` while its answer arrives. */
  ending?: ExchangeOutcomeRecord;
  /** Why it was recorded without what it consists of: something in it cannot be written. */
  setAside?: string;
}

/** What is known of an exchange that goes into a batch. */
export interface PendingExchange {
  exchange: Exchange;
  closed: boolean;
  /** The client's request has not been given to the writer before. */
  withRequest: boolean;
  /** Its bodies are given up. */
  lost: boolean;
  /** About how many bytes it takes in the queue. */
  weight: number;
  /** Absent where nothing was recorded of its responses before it was over. */
  arriving?: PartialResponses | undefined;
}

/** Records on their way to the writer. */
export interface EncodedBatch {
  /** A JSON list of `ExchangeRecord`. */
  json: string;
  bytes: ArrayBuffer;
  /** Exchanges that cannot be written as they are, and why: their records hold metadata alone. */
  setAside: readonly MetadataOnlyExchange[];
}

export interface MetadataOnlyExchange {
  traceId: string;
  why: string;
}

/**
 * The batch as one text and one block of bytes. One block, because a structured clone of a Buffer that is a
 * slice of a pool copies the whole pool; a block of its own is handed over without a copy.
 */
export function encodeBatch(pendings: readonly PendingExchange[]): EncodedBatch {
  const layout = createBlockLayout();
  const setAside: MetadataOnlyExchange[] = [];
  const records = pendings.map((pending) => {
    try {
      return JSON.stringify(createExchangeRecord(pending, layout));
    } catch (error) {
      // Values that no JSON can hold: the other exchanges must not suffer.
      const { exchange, closed, withRequest, arriving } = pending;
      const why = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      setAside.push({ traceId: exchange.traceId, why });
      arriving?.discard(exchange);
      const part = { part: withRequest ? 0 : 1, replaces: false, continues: false, lost: true };
      const record = { ...pickIdentity(exchange), ...part, ...(closed && { ending: createOutcomeRecord(exchange) }) };
      return JSON.stringify(reduceToMetadata(record, why));
    }
  });
  return { json: `[${records.join()}]`, bytes: layout.fill(), setAside };
}

/** Where a body lies in the block. */
interface BlockRange {
  start: number;
  size: number;
}

interface BlockLayout {
  place(piece: Buffer | string): BlockRange;
  fill(): ArrayBuffer;
}

function createBlockLayout(): BlockLayout {
  const pieces: (Buffer | string)[] = [];
  const sizes: number[] = [];
  let length = 0;
  return {
    place(piece) {
      const placed = { start: length, size: byteLength(piece) };
      pieces.push(piece);
      sizes.push(placed.size);
      length += placed.size;
      return placed;
    },
    fill() {
      const block = new ArrayBuffer(length);
      const bytes = Buffer.from(block);
      let at = 0;
      for (const [index, piece] of pieces.entries()) {
        if (typeof piece === 'string') bytes.write(piece, at, 'utf8');
        else bytes.set(piece, at);
        at += sizes[index] ?? 0;
      }
      return block;
    },
  };
}

function createExchangeRecord(pending: PendingExchange, layout: BlockLayout): ExchangeRecord {
  const { exchange, closed, withRequest, lost, arriving } = pending;
  const place = lost ? undefined : layout;
  const bodies: MessageRecord[] = [];
  const asked = withRequest ? createRequestRecord('client-request', exchange.request, place) : undefined;
  if (asked) bodies.push(asked);
  const taken = closed ? takeAllResponses(exchange, withRequest, arriving) : arriving?.take(exchange, withRequest);
  if (taken?.upstreamRequest) {
    const { upstreamRequest } = taken;
    // What passes through unchanged is recorded as received and as sent, and lies in the block once.
    bodies.push(
      asked && upstreamRequest.body === exchange.request.body
        ? { ...asked, ...requestHead('upstream-request', upstreamRequest) }
        : createRequestRecord('upstream-request', upstreamRequest, place),
    );
  }
  bodies.push(...createResponseRecords(taken?.pieces ?? [], place, arriving));
  const { part = withRequest ? 0 : 1, replaces = false, continues = false } = taken ?? {};
  return {
    ...pickIdentity(exchange),
    lost,
    part,
    replaces,
    continues,
    bodies,
    ...(closed && { ending: createOutcomeRecord(exchange) }),
    ...(!closed && taken && { ending: { ...createOutcomeRecord(exchange), status: 'open' } }),
  };
}

function takeAllResponses(exchange: Exchange, withRequest: boolean, arriving: PartialResponses | undefined) {
  if (arriving) return arriving.takeRemaining(exchange, withRequest);
  const pieces = [...listResponses(exchange)].map((played): ResponsePiece => ({
    ...played,
    of: undefined,
    chunks: played.response.chunks,
  }));
  const upstreamRequest = exchange.backend?.request ?? null;
  return { pieces, part: withRequest ? 0 : 1, replaces: false, continues: false, upstreamRequest };
}

function createResponseRecords(
  pieces: readonly ResponsePiece[],
  place: BlockLayout | undefined,
  arriving: PartialResponses | undefined,
): MessageRecord[] {
  const received = pieces.find(({ role }) => role === 'upstream-response');
  const first = received && createResponseRecord(received, place, arriving);
  return pieces.map((piece) => {
    if (piece === received && first) return first;
    if (!first || !received || piece.role !== 'client-response' || !haveSameBytes(received.chunks, piece.chunks))
      return createResponseRecord(piece, place, arriving);
    return { ...first, role: piece.role, ...responseHead(piece.response), ...piece.of, ...replaceTimes(first, piece) };
  });
}

const pickIdentity = ({ traceId, startedAt, frontend, run, case: caseName, request }: Exchange) => ({
  traceId,
  startedAt,
  frontend,
  run,
  case: caseName,
  secrets: presentedSecrets(request),
});

/** What is left of an exchange some value of which cannot be written: texts and numbers. */
export function reduceToMetadata(record: Omit<ExchangeRecord, 'bodies'>, why: string): ExchangeRecord {
  const { ending } = record;
  return {
    ...record,
    run: textOrNull(record.run),
    case: textOrNull(record.case),
    lost: true,
    bodies: [],
    setAside: why,
    ...(ending && {
      ending: { ...sanitizeOutcome(ending), notes: [{ what: `only its metadata is recorded: ${why}` }] },
    }),
  };
}

const textOr = (other: string, value: unknown): string => (typeof value === 'string' ? value : other);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function sanitizeOutcome({ backend, summary, error, ...ending }: ExchangeOutcomeRecord): ExchangeOutcomeRecord {
  const usage = Object.entries(summary?.usage ?? {}).filter(([, count]) => typeof count === 'number');
  return {
    status: textOr('proxy-error', ending.status),
    backend: backend && {
      provider: textOr('', backend.provider),
      protocol: backend.protocol,
      dialect: textOrNull(backend.dialect),
      thinking: textOr('', backend.thinking),
      tools: textOr('', backend.tools),
      model: textOr('', backend.model),
      issuer: textOr('', backend.issuer),
      attempts: [],
    },
    mode: textOrNull(ending.mode),
    requestedModel: textOrNull(ending.requestedModel),
    issuedResponse: null,
    httpStatus: numberOrNull(ending.httpStatus),
    losses: [],
    notes: [],
    firstByteAfter: numberOrNull(ending.firstByteAfter),
    firstTokenAfter: numberOrNull(ending.firstTokenAfter),
    totalAfter: numberOrNull(ending.totalAfter),
    summary: summary && {
      usage: summary.usage && Object.fromEntries(usage),
      finish: textOrNull(summary.finish),
      toolCalls: summary.toolCalls.filter((name) => typeof name === 'string'),
    },
    error: error && { kind: textOr('', error.kind), message: textOr('', error.message) },
  };
}

const requestHead = (role: MessageRole, { method, target, headers }: RawRequest) => ({ role, method, target, headers });
const responseHead = ({ status, headers }: RawResponse) => ({ status, headers });

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

/** The times of this response for pieces as long as those of the other. */
const replaceTimes = ({ chunks }: MessageRecord, piece: ResponsePiece): Pick<MessageRecord, 'chunks'> =>
  chunks ? { chunks: piece.chunks.flatMap(({ atMs }, index) => [microseconds(atMs), chunks[2 * index + 1] ?? 0]) } : {};

function createRequestRecord(role: MessageRole, request: RawRequest, layout: BlockLayout | undefined): MessageRecord {
  const record = { ...requestHead(role, request), position: 0, size: request.body.length };
  return layout ? { ...record, start: layout.place(request.body).start } : record;
}

function createResponseRecord(
  { role, position, response, of, chunks }: ResponsePiece,
  layout: BlockLayout | undefined,
  arriving: PartialResponses | undefined,
): MessageRecord {
  const record: MessageRecord = { role, position, ...responseHead(response), size: 0, ...of };
  const lost = arriving?.lostBytes(response) ?? 0;
  if (!layout || lost > 0) return { ...record, size: chunks.reduce((sum, { bytes }) => sum + byteLength(bytes), lost) };
  record.chunks = [];
  for (const { atMs, bytes } of chunks) {
    const { start, size } = layout.place(bytes);
    record.start ??= start;
    record.size += size;
    record.chunks.push(microseconds(atMs), size);
  }
  record.start ??= 0;
  return record;
}

function createOutcomeRecord(exchange: Exchange): ExchangeOutcomeRecord {
  const {
    backend,
    timing,
    summary,
    status,
    mode,
    requestedModel: modelAsked,
    issuedResponse: answered,
    losses,
    notes,
    error,
  } = exchange;
  return {
    status,
    backend: backend && {
      provider: backend.provider,
      protocol: backend.protocol,
      dialect: backend.dialect,
      thinking: backend.thinking,
      tools: backend.tools,
      model: backend.model,
      issuer: backend.issuer,
      attempts: backend.attempts.map((attempt) => ({
        backend: attempt.backend,
        model: attempt.model,
        startedAfter: microseconds(attempt.startedMs),
        status: attempt.status,
        error: attempt.error,
        reason: attempt.reason,
      })),
    },
    mode,
    requestedModel: modelAsked,
    issuedResponse: answered,
    httpStatus: exchange.response?.status ?? null,
    losses,
    notes,
    firstByteAfter: microsecondsOrNull(timing.firstByteMs),
    firstTokenAfter: microsecondsOrNull(timing.firstTokenMs),
    totalAfter: microsecondsOrNull(timing.totalMs),
    summary: summary && withoutRaw(summary),
    error,
  };
}

// The vendor's own words on usage are in the body already.
function withoutRaw({ usage, ...summary }: ResponseSummary): ExchangeOutcomeRecord['summary'] {
  if (!usage) return { ...summary, usage: null };
  const { raw: _, ...counts } = usage;
  return { ...summary, usage: counts };
}

const microseconds = (milliseconds: number): number => Math.round(milliseconds * 1000);
const microsecondsOrNull = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : microseconds(milliseconds);

/** About how many bytes an exchange will take in the queue with its bodies. */
export function estimateBytes({
  exchange,
  closed,
  withRequest,
  arriving,
}: Pick<PendingExchange, 'exchange' | 'closed' | 'withRequest' | 'arriving'>): number {
  let weight = metadataBytes;
  if (withRequest) weight += exchange.request.body.length;
  if (!closed) return weight + (arriving?.unsentBytes ?? 0);
  const { backend, response } = exchange;
  if (backend?.request && backend.request.body !== exchange.request.body) weight += backend.request.body.length;
  weight += totalChunkBytes(backend?.response) + totalChunkBytes(response);
  for (const attempt of backend?.attempts ?? []) weight += totalChunkBytes(attempt.response);
  return weight;
}

/** What an exchange weighs without its bodies, about. */
export const metadataBytes = 4096;

const totalChunkBytes = (response: RawResponse | null | undefined): number =>
  response ? response.chunks.reduce((sum, { bytes }) => sum + bytes.length, 0) : 0;
