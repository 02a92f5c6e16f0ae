import type { AttemptCause } from '../../core/attempt-cause.ts';
import type { JsonObject } from '../../core/json.ts';
import { locatorOf } from './locators.ts';
import { isStorableName, truncateName } from '../../core/names.ts';
import type { Redacted, Redactor } from '../../core/redact/redact.ts';
import { redactRecorded } from '../../core/redact/redact-body.ts';
import { headersByName } from '../../core/headers.ts';
import { decodeContent, listContentCodings } from '../../wire/content-coding.ts';
import { redactEventStream } from '../../wire/event-stream.ts';
import { framingOfContentType } from '../../wire/framing.ts';
import { toMicroseconds, type ExchangeRecord, type MessageRecord } from '../exchange-record.ts';
import { recognizeAgent } from '../client-agent.ts';
import { extractRequestText, extractResponseText } from '../search-text.ts';
import { extractUserPrompt } from '../user-prompt.ts';
import {
  completeTurn,
  passUnchanged,
  readRequest,
  readRequestOfTurn,
  readUpstreamOfTurn,
  type ReadRequest,
  type ReadTurn,
} from '../read-turn.ts';
import type { RecentTurn, RequestBody } from '../recent-turns.ts';
import { findFinalAnswer } from '../threads/compaction.ts';
import { digestTurn, type TurnDigest } from '../threads/turn-digest.ts';
import type { SplitBody } from './chunks.ts';
import type { TurnInput } from '../threads/turns.ts';
import { computeColumns, computeStorableColumns, type ColumnSource, type ExchangeColumns } from './exchange-columns.ts';
import type { Note } from '../../core/types.ts';
import { packMessages, type ChunkMark, type PackableMessage, type PackedMessages } from './message-packing.ts';

/** What is written of an exchange at once: what the gateway knows of it. */
export interface HeadRows {
  exchange: ExchangeColumns;
  attempts: readonly AttemptRow[];
  toolCalls: readonly string[];
  /** The ids of the items of the response, where later requests may refer to them. */
  answerItems: readonly string[];
  /** Bodies that were lost before stay lost: earlier rows are not written again. */
  hasEarlierParts: boolean;
}

/** What is written when its bodies are read: redacted and packed. */
export interface BodyRows {
  wire: WireRow | null;
  turn: TurnInput;
  /** Who sent the request; null where the request was written before. */
  sender: RequestSender | null;
  /** What the search index has of it. */
  searchText: { request: string | null; response: string | null };
  /** The messages of `wire`. */
  messages: readonly PackableMessage[];
}

export interface RequestSender {
  /** Null where bodies are not kept. */
  prompt: string | null;
  agent: string | null;
}

export interface AttemptRow {
  backend: string;
  model: string;
  startedAfter: number;
  status: number | null;
  error: string | null;
  cause: AttemptCause;
  reason: string | null;
}

export interface WireRow extends PackedMessages {
  part: number;
  replacesLaterParts: boolean;
}

interface RowOptions {
  redactor: Redactor;
  bodies: 'full' | 'metadata';
}

export interface HeadOptions extends RowOptions {
  writerId: string;
}

export interface BodyOptions extends RowOptions {
  /** Absent where the next turn has no use of what is read. */
  recent?: RecentReading | undefined;
}

/** An exchange that the next turn of its conversation is likely to repeat. */
export interface RecentReading {
  /** Is given what is read of its requests. */
  turn: RecentTurn;
  /** What was read of the turn that it repeats. */
  earlier: ReadTurn | undefined;
  /** The configured credentials, and those of the client. */
  secrets: string;
}

/**
 * What is written of an exchange at once. `block` holds the bytes of its batch; empty when they were given up.
 * @throws when a value of the exchange does not have its type.
 */
export function createHeadRows(record: ExchangeRecord, block: Buffer, general: HeadOptions): HeadRows {
  const redactor = general.redactor.including(record.secrets);
  const bodies = areBodiesLost(record, block) ? 'lost' : general.bodies;
  return {
    exchange: computeColumns(createColumnSource(record, { ...general, redactor, bodies })),
    attempts: (record.backend?.attempts ?? []).map(({ backend, model, startedMs, status, error, cause, reason }) => ({
      backend,
      model: redactor.text(model),
      startedAfter: toMicroseconds(startedMs),
      status,
      error: redactOrNull(error, redactor),
      cause,
      reason: redactOrNull(reason, redactor),
    })),
    toolCalls: record.summary?.toolCalls.map((name) => truncateName(redactor.text(name))) ?? [],
    answerItems: [
      ...(record.issuedResponse?.items.map((id) => redactor.text(id)).filter(isStorableName) ?? []),
      ...(record.locatedResponse?.keys.map((key) => locatorOf(redactor.digest(key))) ?? []),
    ],
    hasEarlierParts: record.hasEarlierParts,
  };
}

const areBodiesLost = (record: ExchangeRecord, block: Buffer): boolean =>
  record.areBodiesLost || (block.length === 0 && record.messages.some(({ size }) => size > 0));

/** What is written of an exchange that has a value which cannot be written. */
export function createMetadataRows(record: ExchangeRecord, reason: string, general: HeadOptions): HeadRows {
  const redactor = general.redactor.including(record.secrets);
  const storable: ExchangeRecord = {
    ...record,
    status: typeof record.status === 'string' ? record.status : 'proxy-error',
    losses: [],
    notes: [onlyMetadata(reason)],
    issuedResponse: null,
  };
  const toolCalls = record.summary?.toolCalls.filter((name) => typeof name === 'string') ?? [];
  return {
    exchange: computeStorableColumns(createColumnSource(storable, { ...general, redactor, bodies: 'lost' })),
    attempts: [],
    toolCalls: toolCalls.map((name) => truncateName(redactor.text(name))),
    answerItems: [],
    hasEarlierParts: record.hasEarlierParts,
  };
}

/** The note of an exchange that has something which cannot be written. */
export const onlyMetadata = (reason: string): Note => ({ what: `only metadata is recorded: ${reason}` });

/** What is left of an exchange whose bodies are given up. */
export const withoutBodies = (rows: HeadRows): HeadRows => ({
  ...rows,
  exchange: { ...rows.exchange, bodies: 'lost' },
  answerItems: [],
});

/**
 * What a record holds of the bodies of an exchange. `block` has their bytes; empty when they were given up.
 * @throws when they cannot be stored.
 */
export function createBodyRows(record: ExchangeRecord, block: Buffer, general: BodyOptions): BodyRows {
  const options = { ...general, redactor: general.redactor.including(record.secrets) };
  const isLost = areBodiesLost(record, block);
  const areBodiesKept = options.bodies === 'full' && !isLost;
  const bytes = isLost ? undefined : block;
  const client = bytes && readClientRequest(record, bytes, options);
  const derived = deriveFromRequest(record, client, { ...options, areBodiesKept });
  const bodies = redactBodies(record, bytes, { ...options, client });
  const messages = record.messages.map((message) =>
    createPackableMessage(message, bodies.get(bodyKey(message)), options),
  );
  return {
    wire: createWireRow(record, messages),
    turn: createTurnInput(record, bodies, derived.digest),
    sender: derived.sender,
    searchText: createSearchText(record, client?.json, { areBodiesKept, redactor: options.redactor }),
    messages,
  };
}

const createColumnSource = (
  record: ExchangeRecord,
  options: Pick<ColumnSource, 'redactor' | 'bodies' | 'writerId'>,
): ColumnSource => ({
  ...record,
  ...options,
  usage: record.summary?.usage ?? null,
  redact: (text) => redactOrNull(text ?? null, options.redactor),
});

const redactOrNull = (text: string | null, redactor: Redactor): string | null =>
  text === null ? null : redactor.text(text);

// ---------------------------------------------------------------- bodies

/** A body as it is stored. */
interface RedactedBody {
  redacted: Redacted;
  /** In place of the message's own, whose lengths are those of encoded bytes. */
  chunks?: readonly number[];
  /** Where its chunks are known. */
  split?: SplitBody | undefined;
}

/** The body of each message, by `bodyKey`: what passed through unchanged is in the block once. */
type RedactedBodies = ReadonlyMap<string, RedactedBody | undefined>;

const bodyKey = ({ start, size, headers }: MessageRecord): string =>
  `${start} ${size} ${listContentCodings(headers).join()}`;

interface BodySource extends Pick<BodyOptions, 'redactor' | 'recent'> {
  client: ReadRequest | undefined;
}

function redactBodies(record: ExchangeRecord, block: Buffer | undefined, source: BodySource): RedactedBodies {
  const bodies = new Map<string, RedactedBody | undefined>();
  if (!block) return bodies;
  for (const message of record.messages) {
    const key = bodyKey(message);
    if (bodies.has(key)) {
      const turn = source.recent?.turn.read;
      if (message.role === 'upstream-request' && turn) passUnchanged(turn);
    } else if (message.role === 'client-request' && source.client) bodies.set(key, source.client);
    else bodies.set(key, redactBody(message, block, { ...source, mode: record.mode, part: record.part }));
  }
  return bodies;
}

/**
 * A body with its content encodings decoded. Baseline responses pass through as the backend encoded them; what cannot be
 * decoded cannot be searched for credentials either, and is not kept.
 */
function redactBody(
  { role, start, size, headers, chunks }: MessageRecord,
  block: Buffer,
  { redactor, mode, part, recent }: BodySource & Pick<ExchangeRecord, 'mode' | 'part'>,
): RedactedBody | undefined {
  if (start === undefined) return undefined;
  const bytes = block.subarray(start, start + size);
  const own = role === 'upstream-request' ? ownBytes(recent, { role, part }) : undefined;
  if (own && recent?.turn.read) return readUpstreamOfTurn(own, redactor, recent.turn.read);
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

function createWireRow(
  { part, replacesLaterParts }: ExchangeRecord,
  messages: readonly PackableMessage[],
): WireRow | null {
  if (messages.length === 0 && !replacesLaterParts) return null;
  return { part, replacesLaterParts, ...packMessages(messages) };
}

function createPackableMessage(
  message: MessageRecord,
  body: RedactedBody | undefined,
  { redactor, bodies }: BodyOptions,
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

// ---------------------------------------------------------------- what is derived from bodies

/** The body of the client's request, where it is written now. */
function readClientRequest(
  { messages, part }: ExchangeRecord,
  block: Buffer,
  { redactor, recent }: BodyOptions,
): ReadRequest | undefined {
  const { start, size } = messages.find(({ role }) => role === 'client-request') ?? {};
  if (start === undefined || size === undefined) return undefined;
  const own = ownBytes(recent, { role: 'client-request', part });
  return own && recent
    ? readRequestOfTurn(own, { ...recent, redactor })
    : readRequest(block.subarray(start, start + size), redactor);
}

/** The bytes that stay in memory: those of the record would keep all others of it there. */
const ownBytes = (recent: RecentReading | undefined, of: Pick<RequestBody, 'role' | 'part'>): Buffer | undefined =>
  recent?.turn.bodies.find(({ role, part }) => role === of.role && part === of.part)?.bytes;

/** What is derived from a client's request that is read now. */
function deriveFromRequest(
  { messages }: ExchangeRecord,
  client: ReadRequest | undefined,
  { recent, areBodiesKept }: BodyOptions & { areBodiesKept: boolean },
): { digest: TurnDigest | null | undefined; sender: RequestSender | null } {
  const received = messages.find(({ role }) => role === 'client-request');
  if (!received) return { digest: undefined, sender: null };
  const { json, mark } = client ?? {};
  const isTurn = !notConversational.test((received.target ?? '').replace(/\?.*$/, ''));
  const turn = isTurn ? digestTurn(json, received.headers, mark?.digested) : undefined;
  const prompt = areBodiesKept ? (extractUserPrompt(json) ?? mark?.prompt ?? null) : null;
  const digested = areBodiesKept ? turn?.digested : undefined;
  if (recent) recent.turn.read = client && digested && completeTurn(client, { prompt, digested });
  return { digest: turn?.digest, sender: { prompt, agent: recognizeAgent(received.headers, json) } };
}

/** Without bodies only the error is indexed. */
function createSearchText(
  { summary, error }: ExchangeRecord,
  request: JsonObject | undefined,
  { areBodiesKept, redactor }: { areBodiesKept: boolean; redactor: Redactor },
): BodyRows['searchText'] {
  const text = areBodiesKept && summary ? extractResponseText(summary) : '';
  const response = [text, error?.message ?? ''].filter((each) => each !== '');
  return {
    request: areBodiesKept ? extractRequestText(request) : null,
    response: response.length > 0 ? redactor.text(response.join('\n')) : null,
  };
}

/** Routes that count tokens, embed text or complete a bare prompt, in all protocols. */
const notConversational =
  /count[_-]?tokens|input_tokens|\/v1\/completions$|\/embeddings$|\/api\/embed$|:(?:batchEmbedContents|embedContent)$/i;

function createTurnInput(
  { messages, hasEarlierParts, summary }: ExchangeRecord,
  bodies: RedactedBodies,
  digest: TurnInput['digest'],
): TurnInput {
  const isFinal = summary?.finish === 'stop' && summary.toolCalls.length === 0 && !hasEarlierParts;
  const answer = isFinal ? findFinalAnswer(messages) : undefined;
  return { digest, finalAnswer: (answer && bodies.get(bodyKey(answer))?.redacted.bytes) ?? null };
}
