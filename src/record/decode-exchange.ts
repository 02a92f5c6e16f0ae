import { mendCalls } from '../core/mend-calls.ts';
import type { Backend } from '../core/backend.ts';
import { applyDialect, type TextSetup } from '../dialects/backend-with-dialect.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendCodec, BackendContext, ErrorReply, RouteHints } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import type { JsonValue } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import type { Framing } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { findRoute, framingOfRoute, type FoundRoute } from '../protocols/find-route.ts';
import { codecOf, frontendOf } from '../protocols/frontends.ts';
import { hasEffect } from '../core/route-effects.ts';
import { findDetectedDialect } from '../core/dialect-notes.ts';
import { framingOfContentType, readFrames } from '../wire/framing.ts';
import { headersByName, type HeaderFields } from '../core/headers.ts';
import { joinAnswer, readBrokenAnswer, type BrokenAnswer } from './continued-answer.ts';
import { jsonBodyOf, readingOf, readStream, type TimedEvent } from './message-reading.ts';
import { parseNotes } from './store/exchange-columns.ts';
import type { StoredCore } from './store/core-packing.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import type { StoredMessage, RecordedExchange } from './store/stored-trace.ts';

/** The request and the events of an exchange; null: there is none that can be read. */
interface DecodedExchange {
  coreRequest: CoreChatRequest | null;
  coreEvents: TimedEvent[] | null;
}

/** The request and the response of an exchange, decoded from its bytes. */
export function decodeCore(trace: RecordedExchange): StoredCore {
  const { coreRequest, coreEvents } = decodeTrace(trace);
  return { request: coreRequest, response: coreEvents && foldEvents(coreEvents) };
}

/** The response of an exchange; null when it is incomplete. */
export function readFinalResponse(trace: RecordedExchange): CoreChatResponse | null {
  const { coreEvents } = decodeTrace(trace);
  return coreEvents && foldEvents(coreEvents);
}

export function decodeTrace(trace: RecordedExchange): DecodedExchange {
  const found = findClientRoute(trace);
  const task = found?.route.task ?? 'chat';
  // What passed through unparsed may look like a request of its protocol and mean something else.
  const coreRequest = task === 'pass' ? null : decodeClientRequest(trace, found);
  if (task !== 'chat') return { coreRequest, coreEvents: null };
  if (isSearched(trace)) return { coreRequest, coreEvents: decodeClientResponse(trace, coreRequest) };
  const response = findMessage(trace, 'upstream-response');
  return { coreRequest, coreEvents: response?.body ? readResponseEvents(trace, response, coreRequest) : null };
}

/** Whether Louter searched between turns of the model: the backend's last response is only the end of the answer. */
export const isSearched = ({ row }: RecordedExchange): boolean => hasEffect(parseNotes(row), 'search-run');

function decodeClientResponse(trace: RecordedExchange, coreRequest: CoreChatRequest | null): TimedEvent[] | null {
  const message = findMessage(trace, 'client-response');
  const codec = codecOf(trace.row.frontend);
  if (!message?.body || !codec) return null;
  const requestUrl = findMessage(trace, 'client-request')?.target ?? '';
  return decodeResponseEvents(codec, { message, requestUrl }, readingContext(trace.row, codec, coreRequest));
}

/** The message of an exchange in this role, where there is one. */
export const findMessage = (trace: RecordedExchange, role: string): StoredMessage | undefined =>
  trace.messages.find((message) => message.role === role);

// ---------------------------------------------------------------- request

/** Whether an exchange is a model request in Core terms, and not a token count or one that passed through unparsed. */
export const isChatExchange = (trace: RecordedExchange): boolean =>
  (findClientRoute(trace)?.route.task ?? 'chat') === 'chat';

/** The route of the client's request: it may determine what the body does not. */
function findClientRoute(trace: RecordedExchange): FoundRoute | undefined {
  const frontend = frontendOf(trace.row.frontend);
  const target = findMessage(trace, 'client-request')?.target;
  return frontend && target ? findRoute(frontend, target) : undefined;
}

function decodeClientRequest(trace: RecordedExchange, found: FoundRoute | undefined): CoreChatRequest | null {
  const request = findMessage(trace, 'client-request');
  return request ? decodeRequestBody(trace.row.frontend, request, found) : null;
}

/**
 * A request in Core terms; null where it is not valid in its protocol, or clients do not use that protocol.
 * @param items what item references in it refer to.
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
  message: StoredMessage,
  found: FoundRoute | undefined,
  items?: RouteHints['items'],
): CoreChatRequest | null {
  const decode = (): CoreChatRequest | null => decodeJsonRequest(protocol, jsonBodyOf(message), found, items);
  if (items) return decode();
  const reading = readingOf(message);
  if (reading.request === undefined) reading.request = decode();
  return reading.request;
}

function decodeJsonRequest(
  protocol: string | null,
  json: JsonValue | undefined,
  found: FoundRoute | undefined,
  items: RouteHints['items'],
): CoreChatRequest | null {
  const codec = codecOf(protocol);
  if (!codec || json === undefined) return null;
  try {
    return codec.decodeRequest(json, { ...found?.hints, ...(items && { items }) });
  } catch (error) {
    // The client's response has the error.
    if (error instanceof LouterError) return null;
    throw error;
  }
}

// ---------------------------------------------------------------- response

/** The Core events of the backend's answer to a request, decoded once; null for an unknown protocol. They are not to be changed. */
export function readResponseEvents(
  trace: RecordedExchange,
  response: StoredMessage,
  coreRequest: CoreChatRequest | null,
): TimedEvent[] | null {
  const reading = readingOf(response);
  if (reading.answer?.request === coreRequest) return reading.answer.events;
  const last = decodeAnswer(trace, response, coreRequest);
  const broken = last && readBroken(trace, coreRequest);
  const events = broken ? joinAnswer(broken, last, coreRequest?.stop) : last;
  if (events) reading.answer = { request: coreRequest, events };
  return events;
}

/** The answer that another target was asked to continue; `undefined` where none was, or it is not stored. */
export const readBroken = (trace: RecordedExchange, coreRequest: CoreChatRequest | null): BrokenAnswer | undefined =>
  readBrokenAnswer(trace, (response, setup) => decodeAnswer(trace, response, coreRequest, { ...trace.row, ...setup }));

function decodeAnswer(
  trace: RecordedExchange,
  response: StoredMessage,
  coreRequest: CoreChatRequest | null,
  row: RecordedExchange['row'] = trace.row,
): TimedEvent[] | null {
  const codec = createResponseCodec(row);
  if (!codec) return null;
  const context = readingContext(row, codec, coreRequest);
  const events = decodeResponseEvents(
    codec,
    { message: response, requestUrl: findMessage(trace, 'upstream-request')?.target ?? '' },
    context,
  );
  return row.mode === 'proxy' ? mendEvents(events, codec, context, frontendOf(row.frontend)) : events;
}

function readingContext(
  row: RecordedExchange['row'],
  { protocol }: Pick<BackendCodec, 'protocol'>,
  coreRequest: CoreChatRequest | null,
): BackendContext {
  const model = row.model ?? '';
  return {
    // Decoding a response requires a request, and this one could not be read.
    request: coreRequest ?? { model, messages: [], stream: true },
    model,
    issuer: row.issuer ?? protocol,
    facts: {},
    // Losses were reported when the exchange ran, and are in its row.
    report() {},
    note() {},
    mint: createIdMinter(row.id),
  };
}

/** The events as the client was sent them, where the answer was translated. */
function mendEvents(
  events: readonly TimedEvent[],
  { protocol: vendor }: BackendCodec,
  { request, note }: BackendContext,
  frontend: ReturnType<typeof frontendOf>,
): TimedEvent[] {
  const mended: TimedEvent[] = [];
  let atMs = 0;
  const mender = mendCalls({ request, vendor, client: frontend?.codec.protocol, note })((event) =>
    mended.push({ atMs, event }),
  );
  for (const timed of events) {
    ({ atMs } = timed);
    mender.push(timed.event);
  }
  return mended;
}

/** The Core events of a response, each with the arrival of the bytes that completed it. */
export function decodeResponseEvents(
  codec: BackendCodec,
  response: RecordedResponse,
  context: BackendContext,
): TimedEvent[] {
  const events: TimedEvent[] = [];
  const { message, requestUrl } = response;
  const framing = detectFraming(codec, { headers: message.headers, requestUrl }, context.request);
  let atMs = 0;
  const emit = (event: CoreStreamEvent): void => void events.push({ atMs, event });
  const lastMs = message.chunks.at(-1)?.atMs ?? 0;
  if ((message.status ?? 200) >= 400 || framing === undefined) {
    atMs = lastMs;
    emit(decodePlainResponse(codec, message, context));
    return events;
  }
  const decoder = codec.decodeStream(context)(emit);
  const { frames, fault, endMs } = readStream(message, framing);
  try {
    for (const frame of frames) {
      atMs = frame.atMs;
      decoder.push(frame);
    }
    atMs = endMs;
    if (fault !== undefined) throw fault;
    decoder.end();
  } catch (error) {
    emit({ type: 'error', error: toCoreError(error) });
  }
  return events;
}

interface RecordedResponse {
  message: StoredMessage;
  /** The URL that its request was sent to. */
  requestUrl: string;
}

function decodePlainResponse(codec: BackendCodec, response: StoredMessage, context: BackendContext): CoreStreamEvent {
  const status = response.status ?? 200;
  const json = jsonBodyOf(response);
  if (status >= 400) {
    const body = json ?? response.body?.toString('utf8') ?? '';
    const reply: ErrorReply = { status, headers: headersByName(response.headers), body };
    return { type: 'error', error: codec.decodeError(reply) };
  }
  try {
    if (json === undefined) throw new LouterError({ kind: 'bad-upstream-reply', message: 'the response is not JSON' });
    return { type: 'final-response', response: codec.decodeResponse(json, context) };
  } catch (error) {
    return { type: 'error', error: toCoreError(error) };
  }
}

/** How a backend's responses are decoded, as it was recorded. */
export interface RecordedBackend {
  protocol: string | null;
  dialect: string | null;
  thinking: string | null;
  tools: string | null;
  /** Those of the exchange, as JSON. Absent: the answer is in the configured dialect. */
  notes?: string;
}

/** The codec that responses were decoded with when the exchange ran; `undefined` for an unknown protocol. */
export function createResponseCodec({
  protocol,
  dialect,
  thinking,
  tools,
  notes,
}: RecordedBackend): BackendCodec | undefined {
  const backend = findBackend(protocol);
  if (!backend) return undefined;
  const setup: TextSetup = {
    dialect,
    thinking: thinking === 'tags' || thinking === 'open' ? thinking : 'none',
    tools: tools === 'prompt' ? 'prompt' : 'native',
    // An answer that was in another dialect is so again.
    dialectDetection: notes !== undefined && findDetectedDialect(parseNotes({ notes })) !== undefined,
    // Only requests depend on it.
    promptStyle: 'full',
  };
  return applyDialect(backend, setup).codec;
}

export const findBackend = (protocol: string | null): Backend | undefined =>
  protocol === null ? undefined : backendOf(protocol);

/** The framing of a response that is a stream; some servers do not declare their streams. */
export function detectFraming(
  codec: Pick<BackendCodec, 'protocol' | 'framing'>,
  { headers, requestUrl }: { headers: HeaderFields; requestUrl: string },
  { stream }: Pick<CoreChatRequest, 'stream'>,
): Framing | undefined {
  const named = framingFromHeaders(codec, headers, requestUrl);
  return named ?? (stream && !getContentType(headers).includes('application/json') ? codec.framing : undefined);
}

/** The framing by the headers; only the route determines that a JSON array is a stream of its elements. */
export function framingFromHeaders(
  { protocol }: Pick<BackendCodec, 'protocol'>,
  headers: HeaderFields,
  requestUrl: string,
): Framing | undefined {
  const type = getContentType(headers);
  const frontend = frontendOf(protocol);
  const requested = frontend && framingOfRoute(frontend, requestUrl);
  return framingOfContentType(type) ?? (requested === 'json-array' && type.includes('json') ? requested : undefined);
}

const getContentType = (headers: HeaderFields): string => headersByName(headers)['content-type'] ?? '';

export function foldEvents(events: readonly TimedEvent[]): CoreChatResponse | null {
  const fold = new ResponseFold();
  try {
    for (const { event } of events) fold.add(event);
    return fold.result();
  } catch (error) {
    // Incomplete or invalid: the events show how far it came, the violations what is wrong.
    if (error instanceof Error) return null;
    throw error;
  }
}

/** The number of events of a stream; null for any other body. */
export function countFrames(protocol: string | null, message: StoredMessage, requestUrl: string): number | null {
  const codec = findBackend(protocol)?.codec;
  const framing =
    codec && (message.status ?? 200) < 400 ? framingFromHeaders(codec, message.headers, requestUrl) : undefined;
  if (!framing || !message.body) return null;
  let count = 0;
  const frames = readFrames(framing)(() => {
    count += 1;
  });
  try {
    frames.push(message.body);
    frames.end();
  } catch (thrown) {
    // The events before the one that cannot be read count.
    if (!(thrown instanceof LouterError)) throw thrown;
  }
  return count;
}
