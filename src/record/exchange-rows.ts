import type { JsonObject } from '../core/json.ts';
import { locatorOf } from './store/locators.ts';
import { isStorableName, truncateName } from '../core/names.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { toMicroseconds, type ExchangeRecord, type MessageRecord } from './exchange.ts';
import { recognizeAgent } from './client-agent.ts';
import { extractRequestText, extractResponseText } from './search-text.ts';
import { extractUserPrompt } from './user-prompt.ts';
import {
  completeTurn,
  passUnchanged,
  readRequest,
  readRequestOfTurn,
  readUpstreamOfTurn,
  type ReadRequest,
  type ReadTurn,
} from './read-turn.ts';
import type { RecentTurn, RequestBody } from './store/recent-turns.ts';
import { findFinalAnswer } from './threads/compaction.ts';
import { digestTurn, type TurnDigest } from './threads/turn-digest.ts';
import type { TurnInput } from './threads/turns.ts';
import { computeColumns, computeStorableColumns, type ColumnSource } from './store/exchange-columns.ts';
import type { Note } from '../core/types.ts';
import { areBodiesLost, bodyKey, redactBody, toStoredMessage, type RedactedBody } from './store/recorded-messages.ts';
import type { BodyRows, HeadRows, RequestSender, WireRow } from './store/writer-statements.ts';
import { packMessages, type PackableMessage } from './store/message-packing.ts';

/** What is derived of its bodies when they are read. */
export interface ReadRows extends BodyRows {
  turn: TurnInput;
  /** The messages of `wire`. */
  messages: readonly PackableMessage[];
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
  turn: RecentTurn<ReadTurn>;
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
export function createBodyRows(record: ExchangeRecord, block: Buffer, general: BodyOptions): ReadRows {
  const options = { ...general, redactor: general.redactor.including(record.secrets) };
  const isLost = areBodiesLost(record, block);
  const areBodiesKept = options.bodies === 'full' && !isLost;
  const bytes = isLost ? undefined : block;
  const client = bytes && readClientRequest(record, bytes, options);
  const derived = deriveFromRequest(record, client, { ...options, areBodiesKept });
  const bodies = redactBodies(record, bytes, { ...options, client });
  const messages = record.messages.map((message) => toStoredMessage(message, bodies.get(bodyKey(message)), options));
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

/** The body of each message, by `bodyKey`: what passed through unchanged is in the block once. */
type RedactedBodies = ReadonlyMap<string, RedactedBody | undefined>;

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
    else
      bodies.set(
        key,
        readUpstreamRequest(message, record.part, source) ??
          redactBody(message, block, { redactor: source.redactor, mode: record.mode }),
      );
  }
  return bodies;
}

/** The upstream request of a turn that the next one is likely to repeat. */
function readUpstreamRequest(
  { role, start }: MessageRecord,
  part: number,
  { redactor, recent }: BodySource,
): RedactedBody | undefined {
  const own = role === 'upstream-request' && start !== undefined ? ownBytes(recent, { role, part }) : undefined;
  return own && recent?.turn.read && readUpstreamOfTurn(own, redactor, recent.turn.read);
}

function createWireRow(
  { part, replacesLaterParts }: ExchangeRecord,
  messages: readonly PackableMessage[],
): WireRow | null {
  if (messages.length === 0 && !replacesLaterParts) return null;
  return { part, replacesLaterParts, ...packMessages(messages) };
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
): ReadRows['searchText'] {
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

function createTurnInput(record: ExchangeRecord, bodies: RedactedBodies, digest: TurnInput['digest']): TurnInput {
  const { status, backend, messages, hasEarlierParts, summary } = record;
  // What only prepares a later request has no answer to continue from: the same messages follow with that request.
  const isPreparation = status === 'ok' && backend === null && (summary?.finish ?? null) === null;
  if (isPreparation) return { digest: digest && null, finalAnswer: null };
  const isFinal = summary?.finish === 'stop' && summary.toolCalls.length === 0 && !hasEarlierParts;
  const answer = isFinal ? findFinalAnswer(messages) : undefined;
  return { digest, finalAnswer: (answer && bodies.get(bodyKey(answer))?.redacted.bytes) ?? null };
}
