import { asObject, nestsTooDeep, parsePlainJson, type JsonObject } from '../../core/json.ts';
import { isStorableName, truncateName } from '../../core/names.ts';
import type { MessageRecord, ExchangeOutcomeRecord, ExchangeRecord } from '../exchange-record.ts';
import { packMessages, type ChunkMark, type PackableMessage, type PackedMessages } from './message-packing.ts';
import { codingsOf, undoCodings } from '../content-encoding.ts';
import type { Redacted, Redactor } from '../../core/redact/redact.ts';
import { redactRecorded } from '../../core/redact/redact-body.ts';
import { digestTurn } from '../threads/turn-digest.ts';
import type { TurnInput } from '../threads/turns.ts';
import { trimResponseText, extractRequestText } from '../search-text.ts';

/** An exchange as it is written: redacted and packed. */
export interface ExchangeRows {
  exchange: ExchangeColumns;
  attempts: AttemptRow[];
  wire: WireRow | null;
  toolCalls: string[];
  /** The ids of the items of the answer, where later requests may refer to them. */
  answerItems: readonly string[];
  turn: TurnInput;
  /** What it is found by, as far as it is known now. */
  words: { asked: string | null; answered: string | null };
  /** Bodies that were lost before stay lost: earlier rows are not written again. */
  continues: boolean;
}

/** The columns of Exchange that differ from one exchange to the next. Times in microseconds. */
export interface ExchangeColumns {
  id: string;
  startedAt: number;
  endedAt: number | null;
  status: string;
  bodies: 'full' | 'metadata' | 'lost';
  run: string | null;
  case: string | null;
  mode: string | null;
  frontend: string;
  modelAsked: string | null;
  backend: string | null;
  protocol: string | null;
  dialect: string | null;
  thinking: string | null;
  tools: string | null;
  model: string | null;
  issuer: string | null;
  httpStatus: number | null;
  finish: string | null;
  errorKind: string | null;
  error: string | null;
  firstByteAfter: number | null;
  firstTokenAfter: number | null;
  totalAfter: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  cacheReadTokens: number | null;
  cacheWriteTokens: number | null;
  reasoningTokens: number | null;
  lossCount: number;
  losses: string;
  notes: string;
  responseId: string | null;
  keyDigest: string | null;
}

export interface AttemptRow {
  backend: string;
  model: string;
  startedAfter: number;
  status: number | null;
  error: string | null;
  reason: string | null;
}

export interface WireRow extends PackedMessages {
  part: number;
  /** It takes the place of all rows of its exchange with higher numbers. */
  replaces: boolean;
}

export interface RowOptions {
  redactor: Redactor;
  bodies: 'full' | 'metadata';
}

/** What is written of an exchange. `block` holds the bytes of its batch; empty when they were given up. */
export function createExchangeRows(record: ExchangeRecord, block: Buffer, general: RowOptions): ExchangeRows {
  const redactor = general.redactor.including(record.secrets);
  const rules = { ...general, redactor };
  const { ending } = record;
  const lost = record.lost || (block.length === 0 && record.bodies.some(({ size }) => size > 0));
  const kept = lost ? undefined : block;
  const summary = ending?.summary ?? null;
  const contents = redactBodies(record, kept, rules);
  const request = parseClientRequest(record, contents);
  return {
    exchange: createExchangeRow(record, summary, lost ? 'lost' : rules.bodies, redactor),
    attempts: (ending?.backend?.attempts ?? []).map(({ backend, model, startedAfter, status, error, reason }) => ({
      backend,
      model: redactor.text(model),
      startedAfter,
      status,
      error: redactOrNull(error, redactor),
      reason: redactOrNull(reason, redactor),
    })),
    wire: createWireRow(record, contents, rules),
    toolCalls: summary?.toolCalls.map((name) => truncateName(redactor.text(name))) ?? [],
    answerItems: ending?.issuedResponse?.items.map((id) => redactor.text(id)).filter(isStorableName) ?? [],
    turn: createTurnRow(record, { contents, request, summary }),
    words: createSearchText(record, { request, summary, rules }),
    continues: record.continues,
  };
}

function createExchangeRow(
  { traceId, startedAt, frontend, run, case: caseName, ending }: ExchangeRecord,
  summary: ExchangeOutcomeRecord['summary'],
  bodies: ExchangeColumns['bodies'],
  redactor: Redactor,
): ExchangeColumns {
  const backend = ending?.backend;
  const usage = summary?.usage;
  const totalAfter = ending?.totalAfter ?? null;
  // By a longer one than a client may name nothing is looked for.
  const responseId =
    ending?.issuedResponse?.id ??
    (ending?.mode === 'baseline' && summary?.upstreamResponseId ? summary.upstreamResponseId : undefined);
  const redact = (text: string | null | undefined): string | null => redactOrNull(text ?? null, redactor);
  return {
    id: traceId,
    startedAt,
    endedAt: totalAfter === null ? null : startedAt + totalAfter,
    status: ending?.status ?? 'open',
    bodies,
    run: redact(run),
    case: redact(caseName),
    mode: ending?.mode ?? null,
    frontend,
    modelAsked: redact(ending?.requestedModel),
    backend: backend?.provider ?? null,
    protocol: backend?.protocol ?? null,
    dialect: backend?.dialect ?? null,
    thinking: backend?.thinking ?? null,
    tools: backend?.tools ?? null,
    model: redact(backend?.model),
    issuer: backend?.issuer ?? null,
    httpStatus: ending?.httpStatus ?? null,
    finish: summary?.finish ?? null,
    errorKind: ending?.error?.kind ?? null,
    error: redact(ending?.error?.message),
    firstByteAfter: ending?.firstByteAfter ?? null,
    firstTokenAfter: ending?.firstTokenAfter ?? null,
    totalAfter,
    inputTokens: usage?.input ?? null,
    outputTokens: usage?.output ?? null,
    cacheReadTokens: usage?.cacheRead ?? null,
    cacheWriteTokens: usage?.cacheWrite ?? null,
    reasoningTokens: usage?.reasoning ?? null,
    lossCount: ending?.losses.length ?? 0,
    losses: redactor.text(JSON.stringify(ending?.losses ?? [])),
    notes: redactor.text(JSON.stringify(ending?.notes ?? [])),
    responseId: responseId !== undefined && isStorableName(responseId) ? redact(responseId) : null,
    keyDigest: ending?.issuedResponse ? redactor.digest(ending.issuedResponse.caller) : null,
  };
}

const redactOrNull = (text: string | null, redactor: Redactor): string | null =>
  text === null ? null : redactor.text(text);

const sliceBody = ({ start, size }: MessageRecord, block: Buffer): Buffer | undefined =>
  start === undefined ? undefined : block.subarray(start, start + size);

interface DecodedBody {
  bytes: Buffer;
  /** In place of the body's own, whose lengths are those of encoded bytes. */
  chunks?: readonly number[];
}

/**
 * The bytes of a body with their content encodings undone. Baseline answers pass through as the vendor encoded
 * them; what cannot be decoded cannot be searched for secrets either, and is not kept.
 */
function decodeBody(
  body: MessageRecord,
  block: Buffer,
  ending: ExchangeOutcomeRecord | undefined,
): DecodedBody | undefined {
  const bytes = sliceBody(body, block);
  const codings = bytes && ending?.mode === 'baseline' && body.chunks ? codingsOf(body.headers) : [];
  if (!bytes || codings.length === 0) return bytes && { bytes };
  const decoded = undoCodings(bytes, codings);
  // Which byte came when is not known inside an encoding: all count as come with the last.
  return decoded && { bytes: decoded, chunks: [body.chunks?.at(-2) ?? 0, decoded.length] };
}

/** What is stored of some bytes. */
interface RedactedBody {
  redacted: Redacted;
  chunks: DecodedBody['chunks'];
}

/** What is stored of each body, by `keyOf`: what passed through unchanged lies in the block once. */
type RedactedBodies = ReadonlyMap<string, RedactedBody | undefined>;

const bodyKey = ({ start, size, headers }: MessageRecord): string => `${start} ${size} ${codingsOf(headers).join()}`;

function redactBodies(
  { bodies, ending }: ExchangeRecord,
  block: Buffer | undefined,
  rules: RowOptions,
): RedactedBodies {
  const contents = new Map<string, RedactedBody | undefined>();
  for (const body of bodies) {
    const key = bodyKey(body);
    if (block && !contents.has(key)) contents.set(key, redactBody(decodeBody(body, block, ending), rules));
  }
  return contents;
}

function createWireRow(
  { bodies, part, replaces }: ExchangeRecord,
  contents: RedactedBodies,
  rules: RowOptions,
): WireRow | null {
  if (bodies.length === 0 && !replaces) return null;
  const messages = bodies.map((body) => createPackableMessage(body, contents.get(bodyKey(body)), rules));
  return { part, replaces, ...packMessages(messages) };
}

/** Larger requests are not read: they would hold up the writing of all others. */
const maxParsedBytes = 16 * 1024 * 1024;

/** The client's request, where it is written now and is an object of JSON. */
function parseClientRequest({ bodies }: ExchangeRecord, contents: RedactedBodies): JsonObject | undefined {
  const request = bodies.find(({ role }) => role === 'client-request');
  const bytes = request && contents.get(bodyKey(request))?.redacted.bytes;
  if (!bytes || bytes.length > maxParsedBytes) return undefined;
  const text = bytes.toString('utf8');
  return nestsTooDeep(text) ? undefined : asObject(parsePlainJson(text));
}

/** What is known of an exchange besides its messages. */
interface ParsedExchange {
  request: JsonObject | undefined;
  summary: ExchangeOutcomeRecord['summary'];
}

/** Of what is not kept, no words are kept; what went wrong is known of every exchange. */
function createSearchText(
  { lost, ending }: ExchangeRecord,
  { request, summary, rules }: ParsedExchange & { rules: RowOptions },
): ExchangeRows['words'] {
  const isKept = rules.bodies === 'full' && !lost;
  const text = isKept ? summary?.text : undefined;
  const answered = [text ? trimResponseText(text) : '', ending?.error?.message ?? ''].filter((each) => each !== '');
  return {
    asked: isKept ? extractRequestText(request) : null,
    answered: answered.length > 0 ? rules.redactor.text(answered.join('\n')) : null,
  };
}

/** Routes that count what would be said, embed it, or go on from a bare text, as all protocols call them. */
const notConversational =
  /count_?tokens|input_tokens|\/v1\/completions$|\/embeddings$|\/api\/embed$|:(?:batchEmbedContents|embedContent)$/i;

/** What it says of the conversation it belongs to. */
function createTurnRow(
  { bodies, continues }: ExchangeRecord,
  { contents, request, summary }: ParsedExchange & { contents: RedactedBodies },
): TurnInput {
  const asked = bodies.find(({ role }) => role === 'client-request');
  const isTurn = asked !== undefined && !notConversational.test((asked.target ?? '').replace(/\?.*$/, ''));
  const isLastWord = summary?.finish === 'stop' && summary.toolCalls.length === 0 && !continues;
  const answer = isLastWord ? bodies.find(({ role }) => role === 'upstream-response') : undefined;
  return {
    digest: isTurn ? digestTurn(request) : undefined,
    finalAnswer: (answer && contents.get(bodyKey(answer))?.redacted.bytes) ?? null,
  };
}

const redactBody = (raw: DecodedBody | undefined, { redactor }: RowOptions): RedactedBody | undefined =>
  raw && { redacted: redactRecorded(raw.bytes, redactor), chunks: raw.chunks };

function createPackableMessage(
  record: MessageRecord,
  content: RedactedBody | undefined,
  { redactor, bodies }: RowOptions,
): PackableMessage {
  const { role, position, method, target, status, headers, stream, piece } = record;
  const chunks = content?.chunks ?? record.chunks;
  return {
    role,
    position,
    ...(method !== undefined && { method }),
    ...(target !== undefined && { target: redactor.target(target) }),
    ...(status !== undefined && { status }),
    ...(stream !== undefined && { stream, piece: piece ?? 0 }),
    headers: redactor.headers(headers),
    size: content?.redacted.bytes.length ?? record.size,
    ...(content && bodies === 'full' && { body: content.redacted.bytes }),
    ...(content && bodies === 'full' && chunks && { chunks: createMarks(chunks, content.redacted) }),
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
