import type { Backend } from '../core/backend.ts';
import { applyDialect, type TextSetup } from '../dialects/backend-with-dialect.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendCodec, BackendContext, ErrorReply, RouteHints } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import type { Framing } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { findRoute, framingOfRoute, type FoundRoute } from '../protocols/find-route.ts';
import { codecOf, frontendOf } from '../protocols/frontends.ts';
import { framingOfContentType, readFrames } from '../wire/framing.ts';
import { headersByName, type HeaderFields } from '../core/headers.ts';
import type { StoredMessage, StoredTrace } from './store/prisma-store.ts';
import {
  findResponseViolations,
  findRequestViolations,
  findStreamViolations,
  type WireViolation,
} from './wire-violations.ts';

/** What an exchange amounts to in Core terms. A pure function of its bytes and their arrival times. */
export interface NormalizedExchange {
  /** Null when the client's body is no request of its protocol. */
  coreRequest: CoreChatRequest | null;
  /** Null when there is no upstream answer to read. */
  coreEvents: TimedEvent[] | null;
  /** Null when the answer did not come to its end. */
  finalResponse: CoreChatResponse | null;
  violations: TraceViolation[];
}

export interface TimedEvent {
  atMs: number;
  event: CoreStreamEvent;
}

export interface TraceViolation extends WireViolation {
  at: 'frontend.request' | 'backend.request' | 'backend.response' | 'response';
}

/** Reads an exchange's bytes again. */
export function normalizeExchange(trace: StoredTrace): NormalizedExchange {
  const { coreRequest, coreEvents, isAnswered } = decodeTrace(trace);
  return {
    coreRequest,
    coreEvents,
    finalResponse: coreEvents && foldEvents(coreEvents),
    violations: isAnswered ? findTraceViolations(trace) : [],
  };
}

/** The answer of an exchange; null when it did not come to its end. */
export function readFinalResponse(trace: StoredTrace): CoreChatResponse | null {
  const { coreEvents } = decodeTrace(trace);
  return coreEvents && foldEvents(coreEvents);
}

function decodeTrace(
  trace: StoredTrace,
): Pick<NormalizedExchange, 'coreRequest' | 'coreEvents'> & { isAnswered: boolean } {
  const found = findClientRoute(trace);
  const task = found?.route.task ?? 'chat';
  // What was passed unread may look like a request of its protocol, and means something else.
  const coreRequest = task === 'pass' ? null : decodeClientRequest(trace, found);
  const answer = findMessage(trace, 'upstream-response');
  const isAnswered = task === 'chat';
  const coreEvents = isAnswered && answer?.body ? readResponseEvents(trace, answer, coreRequest) : null;
  return { coreRequest, coreEvents, isAnswered };
}

/** The message of an exchange in this role, where there was one. */
export const findMessage = (trace: StoredTrace, role: string): StoredMessage | undefined =>
  trace.messages.find((message) => message.role === role);

// ---------------------------------------------------------------- request

/** Whether an exchange asked a model for an answer in Core terms, and not for a count or for what is passed unread. */
export const isChatExchange = (trace: StoredTrace): boolean =>
  (findClientRoute(trace)?.route.task ?? 'chat') === 'chat';

/** The route the client's request came by: it may say what the body does not. */
function findClientRoute(trace: StoredTrace): FoundRoute | undefined {
  const frontend = frontendOf(trace.row.frontend);
  const target = findMessage(trace, 'client-request')?.target;
  return frontend && target ? findRoute(frontend, target) : undefined;
}

function decodeClientRequest(trace: StoredTrace, found: FoundRoute | undefined): CoreChatRequest | null {
  const request = findMessage(trace, 'client-request');
  return request ? decodeRequestBody(trace.row.frontend, request, found) : null;
}

/**
 * A request in Core terms; null where it is none of its protocol, or in one that clients do not speak.
 * @param items what references in it stand for.
 */
export function decodeRecordedRequest(
  protocol: string | null,
  request: StoredMessage,
  items?: RouteHints['items'],
): CoreChatRequest | null {
  const frontend = frontendOf(protocol);
  const found = frontend && findRoute(frontend, request.target ?? '');
  return frontend && found?.route.task !== 'pass' ? decodeRequestBody(protocol, request, found, items) : null;
}

function decodeRequestBody(
  protocol: string | null,
  { body }: StoredMessage,
  found: FoundRoute | undefined,
  items?: RouteHints['items'],
): CoreChatRequest | null {
  const codec = codecOf(protocol);
  const json = body ? parseJson(body.toString('utf8')) : undefined;
  if (!codec || json === undefined) return null;
  try {
    return codec.decodeRequest(json, { ...found?.hints, ...(items && { items }) });
  } catch (error) {
    // What was wrong with it the client was told; it stands in the response.
    if (error instanceof LouterError) return null;
    throw error;
  }
}

/** Stands in for a request that could not be read: an answer is decoded by it all the same. */
const createPlaceholderRequest = (model: string): CoreChatRequest => ({ model, messages: [], stream: true });

// ---------------------------------------------------------------- answer

function readResponseEvents(
  trace: StoredTrace,
  answer: StoredMessage,
  coreRequest: CoreChatRequest | null,
): TimedEvent[] | null {
  const { row } = trace;
  const codec = createResponseCodec(row);
  if (!codec) return null;
  const model = row.model ?? '';
  const context: BackendContext = {
    request: coreRequest ?? createPlaceholderRequest(model),
    model,
    issuer: row.issuer ?? codec.protocol,
    facts: {},
    // What got lost on the way was reported when the exchange ran, and stands in the row.
    report() {},
    note() {},
    mint: createIdMinter(row.id),
  };
  return decodeResponseEvents(
    codec,
    { ...answer, requestUrl: findMessage(trace, 'upstream-request')?.target ?? '' },
    context,
  );
}

/** The Core events of an answer, each with the arrival of the bytes that completed it. */
export function decodeResponseEvents(
  codec: BackendCodec,
  answer: RecordedResponse,
  context: BackendContext,
): TimedEvent[] {
  const events: TimedEvent[] = [];
  const framing = detectFraming(codec, answer, context.request);
  let atMs = 0;
  const emit = (event: CoreStreamEvent): void => void events.push({ atMs, event });
  const lastMs = answer.chunks.at(-1)?.atMs ?? 0;
  if ((answer.status ?? 200) >= 400 || framing === undefined) {
    atMs = lastMs;
    emit(decodePlainResponse(codec, answer, context));
    return events;
  }
  const decoder = codec.decodeStream(context)(emit);
  const frames = readFrames(framing)((frame) => decoder.push(frame));
  try {
    for (const chunk of answer.chunks) {
      atMs = chunk.atMs;
      frames.push(chunk.bytes);
    }
    frames.end();
    decoder.end();
  } catch (error) {
    emit({ type: 'error', error: toCoreError(error) });
  }
  return events;
}

interface RecordedResponse extends Pick<StoredMessage, 'status' | 'headers' | 'body' | 'chunks'> {
  /** Where the request went that it answers. */
  requestUrl: string;
}

function decodePlainResponse(codec: BackendCodec, answer: RecordedResponse, context: BackendContext): CoreStreamEvent {
  const text = answer.body?.toString('utf8') ?? '';
  const status = answer.status ?? 200;
  const json = parseJson(text);
  if (status >= 400) {
    const reply: ErrorReply = { status, headers: headersByName(answer.headers), body: json ?? text };
    return { type: 'error', error: codec.decodeError(reply) };
  }
  try {
    if (json === undefined) throw new LouterError({ kind: 'bad-upstream-reply', message: 'the answer is not JSON' });
    return { type: 'final-response', response: codec.decodeResponse(json, context) };
  } catch (error) {
    return { type: 'error', error: toCoreError(error) };
  }
}

/** How a vendor was spoken to, and its text read, as it was recorded. */
export interface RecordedBackend {
  protocol: string | null;
  dialect: string | null;
  thinking: string | null;
  tools: string | null;
}

/** The codec that answers were read with when the exchange ran; `undefined` for a protocol that is not known. */
export function createResponseCodec({ protocol, dialect, thinking, tools }: RecordedBackend): BackendCodec | undefined {
  const vendor = findBackend(protocol);
  if (!vendor) return undefined;
  const setup: TextSetup = {
    dialect,
    thinking: thinking === 'tags' || thinking === 'open' ? thinking : 'none',
    tools: tools === 'prompt' ? 'prompt' : 'native',
    // An answer is read alike whatever was said of the tools.
    promptStyle: 'full',
  };
  return applyDialect(vendor, setup).codec;
}

const findBackend = (protocol: string | null): Backend | undefined =>
  protocol === null ? undefined : backendOf(protocol);

/** How an answer is divided into events, where it is a stream: some servers forget to say that it is one. */
export function detectFraming(
  codec: Pick<BackendCodec, 'protocol' | 'framing'>,
  { headers, requestUrl: askedAt }: Pick<RecordedResponse, 'headers' | 'requestUrl'>,
  { stream }: Pick<CoreChatRequest, 'stream'>,
): Framing | undefined {
  const named = framingFromHeaders(codec, headers, askedAt);
  return named ?? (stream && !getContentType(headers).includes('application/json') ? codec.framing : undefined);
}

/** What the header says of the framing; of an array that is a stream of its elements only the route tells. */
function framingFromHeaders(
  { protocol }: Pick<BackendCodec, 'protocol'>,
  headers: HeaderFields,
  askedAt: string,
): Framing | undefined {
  const type = getContentType(headers);
  const frontend = frontendOf(protocol);
  const asked = frontend && framingOfRoute(frontend, askedAt);
  return framingOfContentType(type) ?? (asked === 'json-array' && type.includes('json') ? asked : undefined);
}

const getContentType = (headers: HeaderFields): string => headersByName(headers)['content-type'] ?? '';

function foldEvents(events: readonly TimedEvent[]): CoreChatResponse | null {
  const fold = new ResponseFold();
  try {
    for (const { event } of events) fold.add(event);
    return fold.result();
  } catch (error) {
    // Unfinished or at fault: the events say how far it came, the violations what was wrong.
    if (error instanceof Error) return null;
    throw error;
  }
}

/** How many events a body holds that says it is a stream; null for any other. `askedAt`: where its request went. */
export function countFrames(protocol: string | null, message: StoredMessage, askedAt: string): number | null {
  const codec = findBackend(protocol)?.codec;
  const framing =
    codec && (message.status ?? 200) < 400 ? framingFromHeaders(codec, message.headers, askedAt) : undefined;
  if (!framing || !message.body) return null;
  let count = 0;
  const frames = readFrames(framing)(() => {
    count += 1;
  });
  try {
    frames.push(message.body);
    frames.end();
  } catch (thrown) {
    // Up to the one that cannot be read.
    if (!(thrown instanceof LouterError)) throw thrown;
  }
  return count;
}

// ---------------------------------------------------------------- violations

function findTraceViolations(trace: StoredTrace): TraceViolation[] {
  const { row } = trace;
  return [
    ...findSideRequestViolations('frontend.request', row.frontend, findMessage(trace, 'client-request')),
    ...findSideRequestViolations('backend.request', row.protocol, findMessage(trace, 'upstream-request')),
    ...findSideViolations(trace, {
      at: 'backend.response',
      protocol: row.protocol,
      requestRole: 'upstream-request',
      responseRole: 'upstream-response',
    }),
    ...findSideViolations(trace, {
      at: 'response',
      protocol: row.frontend,
      requestRole: 'client-request',
      responseRole: 'client-response',
    }),
  ];
}

function findSideRequestViolations(
  at: TraceViolation['at'],
  protocol: string | null,
  request: StoredMessage | undefined,
): TraceViolation[] {
  const codec = findBackend(protocol)?.codec;
  if (!codec || !request?.body) return [];
  const json = parseJson(request.body.toString('utf8'));
  if (json === undefined) return [{ at, event: null, path: '', what: 'is not JSON' }];
  return findRequestViolations(codec.protocol, json).map((fault) => ({ at, ...fault }));
}

/** One side of an exchange: which of its messages ask and answer, and in which protocol. */
interface ExchangeSide {
  at: TraceViolation['at'];
  protocol: string | null;
  requestRole: string;
  responseRole: string;
}

function findSideViolations(
  trace: StoredTrace,
  { at, protocol, requestRole: asked, responseRole: answered }: ExchangeSide,
): TraceViolation[] {
  const codec = findBackend(protocol)?.codec;
  const answer = findMessage(trace, answered);
  if (!codec || !answer?.body || answer.status === null) return [];
  const askedAt = findMessage(trace, asked)?.target ?? '';
  const framing = answer.status < 400 ? framingFromHeaders(codec, answer.headers, askedAt) : undefined;
  const faults = framing
    ? findStreamViolations(codec.protocol, framing, [answer.body])
    : findResponseViolations(codec.protocol, answer.status, answer.body.toString('utf8'));
  return faults.map((fault) => ({ at, ...fault }));
}
