import type { CoreUsage, Loss, Note, Protocol, VendorProtocol } from '../core/types.ts';
import { presentedSecrets } from '../core/redact/credentials.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { Attempt, Exchange, RawRequest, RawResponse, Summary, TimedChunk } from './exchange.ts';
import { responsesOf, sizeOf, type ArrivingResponses, type ResponsePiece } from './response-pieces.ts';

/** Which of an exchange's messages a body is; `attempt-response` is what a failed try was answered with. */
export type BodyRole =
  | 'client-request'
  | 'upstream-request'
  | 'upstream-response'
  | 'client-response'
  | 'attempt-response';

/** A message on its way to the writer: its head, and where in the batch's bytes its body lies. */
export interface BodyRecord {
  role: BodyRole;
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
export interface Ending {
  status: string;
  backend: {
    provider: string;
    protocol: VendorProtocol;
    dialect: string | null;
    thinking: string;
    tools: string;
    model: string;
    issuer: string;
    attempts: (Omit<Attempt, 'startedMs' | 'response'> & { startedAfter: number })[];
  } | null;
  mode: string | null;
  modelAsked: string | null;
  answered: Exchange['answered'];
  httpStatus: number | null;
  losses: Loss[];
  notes: Note[];
  firstByteAfter: number | null;
  firstTokenAfter: number | null;
  totalAfter: number | null;
  summary: (Omit<Summary, 'usage'> & { usage: Omit<CoreUsage, 'raw'> | null }) | null;
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
  bodies: BodyRecord[];
  /** Absent while the exchange is open; with the status `open` while its answer arrives. */
  ending?: Ending;
  /** Why it was recorded without what it consists of: something in it cannot be written. */
  setAside?: string;
}

/** What is known of an exchange that goes into a batch. */
export interface Pending {
  exchange: Exchange;
  closed: boolean;
  /** The client's request has not been given to the writer before. */
  withRequest: boolean;
  /** Its bodies are given up. */
  lost: boolean;
  /** About how many bytes it takes in the queue. */
  weight: number;
  /** Absent where nothing was recorded of its responses before it was over. */
  arriving?: ArrivingResponses | undefined;
}

/** Records on their way to the writer. */
export interface EncodedBatch {
  /** A JSON list of `ExchangeRecord`. */
  json: string;
  bytes: ArrayBuffer;
  /** Exchanges that cannot be written as they are, and why: their records hold metadata alone. */
  setAside: readonly SetAside[];
}

export interface SetAside {
  traceId: string;
  why: string;
}

/**
 * The batch as one text and one block of bytes. One block, because a structured clone of a Buffer that is a
 * slice of a pool copies the whole pool; a block of its own is handed over without a copy.
 */
export function encodeBatch(pendings: readonly Pending[]): EncodedBatch {
  const layout = createLayout();
  const setAside: SetAside[] = [];
  const records = pendings.map((pending) => {
    try {
      return JSON.stringify(recordOf(pending, layout));
    } catch (error) {
      // Values that no JSON can hold: the other exchanges must not suffer.
      const { exchange, closed, withRequest, arriving } = pending;
      const why = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      setAside.push({ traceId: exchange.traceId, why });
      arriving?.lose(exchange);
      const part = { part: withRequest ? 0 : 1, replaces: false, continues: false, lost: true };
      const record = { ...identityOf(exchange), ...part, ...(closed && { ending: endingOf(exchange) }) };
      return JSON.stringify(metadataOnly(record, why));
    }
  });
  return { json: `[${records.join()}]`, bytes: layout.fill(), setAside };
}

/** Where a body lies in the block. */
interface Placed {
  start: number;
  size: number;
}

interface Layout {
  place(piece: Buffer | string): Placed;
  fill(): ArrayBuffer;
}

function createLayout(): Layout {
  const pieces: (Buffer | string)[] = [];
  const sizes: number[] = [];
  let length = 0;
  return {
    place(piece) {
      const placed = { start: length, size: sizeOf(piece) };
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

function recordOf(pending: Pending, layout: Layout): ExchangeRecord {
  const { exchange, closed, withRequest, lost, arriving } = pending;
  const place = lost ? undefined : layout;
  const bodies: BodyRecord[] = [];
  const asked = withRequest ? requestRecord('client-request', exchange.request, place) : undefined;
  if (asked) bodies.push(asked);
  const taken = closed ? takeRest(exchange, withRequest, arriving) : arriving?.take(exchange, withRequest);
  if (taken?.upstreamRequest) {
    const { upstreamRequest } = taken;
    // What passes through unchanged is recorded as received and as sent, and lies in the block once.
    bodies.push(
      asked && upstreamRequest.body === exchange.request.body
        ? { ...asked, ...headOf('upstream-request', upstreamRequest) }
        : requestRecord('upstream-request', upstreamRequest, place),
    );
  }
  bodies.push(...responseRecords(taken?.pieces ?? [], place, arriving));
  const { part = withRequest ? 0 : 1, replaces = false, continues = false } = taken ?? {};
  return {
    ...identityOf(exchange),
    lost,
    part,
    replaces,
    continues,
    bodies,
    ...(closed && { ending: endingOf(exchange) }),
    ...(!closed && taken && { ending: { ...endingOf(exchange), status: 'open' } }),
  };
}

function takeRest(exchange: Exchange, withRequest: boolean, arriving: ArrivingResponses | undefined) {
  if (arriving) return arriving.takeRest(exchange, withRequest);
  const pieces = [...responsesOf(exchange)].map((played): ResponsePiece => ({
    ...played,
    of: undefined,
    chunks: played.response.chunks,
  }));
  const upstreamRequest = exchange.backend?.request ?? null;
  return { pieces, part: withRequest ? 0 : 1, replaces: false, continues: false, upstreamRequest };
}

function responseRecords(
  pieces: readonly ResponsePiece[],
  place: Layout | undefined,
  arriving: ArrivingResponses | undefined,
): BodyRecord[] {
  const received = pieces.find(({ role }) => role === 'upstream-response');
  const first = received && responseRecord(received, place, arriving);
  return pieces.map((piece) => {
    if (piece === received && first) return first;
    if (!first || !received || piece.role !== 'client-response' || !areSame(received.chunks, piece.chunks))
      return responseRecord(piece, place, arriving);
    return { ...first, role: piece.role, ...answerHead(piece.response), ...piece.of, ...timesOf(first, piece) };
  });
}

const identityOf = ({ traceId, startedAt, frontend, run, case: caseName, request }: Exchange) => ({
  traceId,
  startedAt,
  frontend,
  run,
  case: caseName,
  secrets: presentedSecrets(request),
});

/** What is left of an exchange some value of which cannot be written: texts and numbers. */
export function metadataOnly(record: Omit<ExchangeRecord, 'bodies'>, why: string): ExchangeRecord {
  const { ending } = record;
  return {
    ...record,
    run: textOrNull(record.run),
    case: textOrNull(record.case),
    lost: true,
    bodies: [],
    setAside: why,
    ...(ending && { ending: { ...flatEnding(ending), notes: [{ what: `only its metadata is recorded: ${why}` }] } }),
  };
}

const textOr = (other: string, value: unknown): string => (typeof value === 'string' ? value : other);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function flatEnding({ backend, summary, error, ...ending }: Ending): Ending {
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
    modelAsked: textOrNull(ending.modelAsked),
    answered: null,
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

const headOf = (role: BodyRole, { method, target, headers }: RawRequest) => ({ role, method, target, headers });
const answerHead = ({ status, headers }: RawResponse) => ({ status, headers });

const areSame = (one: readonly TimedChunk[], other: readonly TimedChunk[]): boolean =>
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
const timesOf = ({ chunks }: BodyRecord, piece: ResponsePiece): Pick<BodyRecord, 'chunks'> =>
  chunks ? { chunks: piece.chunks.flatMap(({ atMs }, index) => [microseconds(atMs), chunks[2 * index + 1] ?? 0]) } : {};

function requestRecord(role: BodyRole, request: RawRequest, layout: Layout | undefined): BodyRecord {
  const record = { ...headOf(role, request), position: 0, size: request.body.length };
  return layout ? { ...record, start: layout.place(request.body).start } : record;
}

function responseRecord(
  { role, position, response, of, chunks }: ResponsePiece,
  layout: Layout | undefined,
  arriving: ArrivingResponses | undefined,
): BodyRecord {
  const record: BodyRecord = { role, position, ...answerHead(response), size: 0, ...of };
  const lost = arriving?.lostBytes(response) ?? 0;
  if (!layout || lost > 0) return { ...record, size: chunks.reduce((sum, { bytes }) => sum + sizeOf(bytes), lost) };
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

function endingOf(exchange: Exchange): Ending {
  const { backend, timing, summary, status, mode, modelAsked, answered, losses, notes, error } = exchange;
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
    modelAsked,
    answered,
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
function withoutRaw({ usage, ...summary }: Summary): Ending['summary'] {
  if (!usage) return { ...summary, usage: null };
  const { raw: _, ...counts } = usage;
  return { ...summary, usage: counts };
}

const microseconds = (milliseconds: number): number => Math.round(milliseconds * 1000);
const microsecondsOrNull = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : microseconds(milliseconds);

/** About how many bytes an exchange will take in the queue with its bodies. */
export function weightOf({
  exchange,
  closed,
  withRequest,
  arriving,
}: Pick<Pending, 'exchange' | 'closed' | 'withRequest' | 'arriving'>): number {
  let weight = metadataWeight;
  if (withRequest) weight += exchange.request.body.length;
  if (!closed) return weight + (arriving?.unsent ?? 0);
  const { backend, response } = exchange;
  if (backend?.request && backend.request.body !== exchange.request.body) weight += backend.request.body.length;
  weight += chunksWeight(backend?.response) + chunksWeight(response);
  for (const attempt of backend?.attempts ?? []) weight += chunksWeight(attempt.response);
  return weight;
}

/** What an exchange weighs without its bodies, about. */
export const metadataWeight = 4096;

const chunksWeight = (response: RawResponse | null | undefined): number =>
  response ? response.chunks.reduce((sum, { bytes }) => sum + bytes.length, 0) : 0;
