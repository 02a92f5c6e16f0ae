import type { Backend } from '../core/backend.ts';
import { inDialect, type TextSetup } from '../dialects/backend-with-dialect.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendCodec, BackendContext, Reply, RouteHints } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { createMint } from '../core/mint.ts';
import type { Framing } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { findRoute, framingAt, type FoundRoute } from '../protocols/find-route.ts';
import { codecOf, frontendOf } from '../protocols/frontends.ts';
import { framingOf, readFrames } from '../wire/framing.ts';
import { headersByName, type HeaderFields } from '../core/headers.ts';
import type { StoredMessage, StoredTrace } from './store/store.ts';
import { faultsInAnswer, faultsInRequest, faultsInStream, type WireFault } from './wire-faults.ts';

/** What an exchange amounts to in Core terms. A pure function of its bytes and their arrival times. */
export interface Normalized {
  /** Null when the client's body is no request of its protocol. */
  coreRequest: CoreChatRequest | null;
  /** Null when there is no upstream answer to read. */
  coreEvents: TimedEvent[] | null;
  /** Null when the answer did not come to its end. */
  finalResponse: CoreChatResponse | null;
  violations: Violation[];
}

export interface TimedEvent {
  atMs: number;
  event: CoreStreamEvent;
}

export interface Violation extends WireFault {
  at: 'frontend.request' | 'backend.request' | 'backend.response' | 'response';
}

/** Reads an exchange's bytes again. */
export function normalize(trace: StoredTrace): Normalized {
  const { coreRequest, coreEvents, isAnswered } = readingsOf(trace);
  return {
    coreRequest,
    coreEvents,
    finalResponse: coreEvents && finalOf(coreEvents),
    violations: isAnswered ? violationsOf(trace) : [],
  };
}

/** The answer of an exchange; null when it did not come to its end. */
export function finalResponseOf(trace: StoredTrace): CoreChatResponse | null {
  const { coreEvents } = readingsOf(trace);
  return coreEvents && finalOf(coreEvents);
}

function readingsOf(trace: StoredTrace): Pick<Normalized, 'coreRequest' | 'coreEvents'> & { isAnswered: boolean } {
  const found = routeOf(trace);
  const task = found?.route.task ?? 'chat';
  // What was passed unread may look like a request of its protocol, and means something else.
  const coreRequest = task === 'pass' ? null : requestOf(trace, found);
  const answer = messageOf(trace, 'upstream-response');
  const isAnswered = task === 'chat';
  const coreEvents = isAnswered && answer?.body ? eventsOfAnswer(trace, answer, coreRequest) : null;
  return { coreRequest, coreEvents, isAnswered };
}

/** The message of an exchange in this role, where there was one. */
export const messageOf = (trace: StoredTrace, role: string): StoredMessage | undefined =>
  trace.messages.find((message) => message.role === role);

// ---------------------------------------------------------------- request

/** Whether an exchange asked a model for an answer in Core terms, and not for a count or for what is passed unread. */
export const isChat = (trace: StoredTrace): boolean => (routeOf(trace)?.route.task ?? 'chat') === 'chat';

/** The route the client's request came by: it may say what the body does not. */
function routeOf(trace: StoredTrace): FoundRoute | undefined {
  const frontend = frontendOf(trace.row.frontend);
  const target = messageOf(trace, 'client-request')?.target;
  return frontend && target ? findRoute(frontend, target) : undefined;
}

function requestOf(trace: StoredTrace, found: FoundRoute | undefined): CoreChatRequest | null {
  const request = messageOf(trace, 'client-request');
  return request ? decodedBody(trace.row.frontend, request, found) : null;
}

/**
 * A request in Core terms; null where it is none of its protocol, or in one that clients do not speak.
 * @param items what references in it stand for.
 */
export function decodedRequest(
  protocol: string | null,
  request: StoredMessage,
  items?: RouteHints['items'],
): CoreChatRequest | null {
  const frontend = frontendOf(protocol);
  const found = frontend && findRoute(frontend, request.target ?? '');
  return frontend && found?.route.task !== 'pass' ? decodedBody(protocol, request, found, items) : null;
}

function decodedBody(
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
const unknownRequest = (model: string): CoreChatRequest => ({ model, messages: [], stream: true });

// ---------------------------------------------------------------- answer

function eventsOfAnswer(
  trace: StoredTrace,
  answer: StoredMessage,
  coreRequest: CoreChatRequest | null,
): TimedEvent[] | null {
  const { row } = trace;
  const codec = answerCodecOf(row);
  if (!codec) return null;
  const model = row.model ?? '';
  const context: BackendContext = {
    request: coreRequest ?? unknownRequest(model),
    model,
    issuer: row.issuer ?? codec.protocol,
    facts: {},
    // What got lost on the way was reported when the exchange ran, and stands in the row.
    report() {},
    note() {},
    mint: createMint(row.id),
  };
  return readAnswer(codec, { ...answer, askedAt: messageOf(trace, 'upstream-request')?.target ?? '' }, context);
}

/** The Core events of an answer, each with the arrival of the bytes that completed it. */
export function readAnswer(codec: BackendCodec, answer: AnswerBytes, context: BackendContext): TimedEvent[] {
  const events: TimedEvent[] = [];
  const framing = framingOfAnswer(codec, answer, context.request);
  let atMs = 0;
  const emit = (event: CoreStreamEvent): void => void events.push({ atMs, event });
  const lastMs = answer.chunks.at(-1)?.atMs ?? 0;
  if ((answer.status ?? 200) >= 400 || framing === undefined) {
    atMs = lastMs;
    emit(eventOfPlain(codec, answer, context));
    return events;
  }
  const decoder = codec.decodeStream(context)(emit);
  const frames = readFrames(framing)(decoder.push);
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

interface AnswerBytes extends Pick<StoredMessage, 'status' | 'headers' | 'body' | 'chunks'> {
  /** Where the request went that it answers. */
  askedAt: string;
}

function eventOfPlain(codec: BackendCodec, answer: AnswerBytes, context: BackendContext): CoreStreamEvent {
  const text = answer.body?.toString('utf8') ?? '';
  const status = answer.status ?? 200;
  const json = parseJson(text);
  if (status >= 400) {
    const reply: Reply = { status, headers: headersByName(answer.headers), body: json ?? text };
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
export interface RecordedVendor {
  protocol: string | null;
  dialect: string | null;
  thinking: string | null;
  tools: string | null;
}

/** The codec that answers were read with when the exchange ran; `undefined` for a protocol that is not known. */
export function answerCodecOf({ protocol, dialect, thinking, tools }: RecordedVendor): BackendCodec | undefined {
  const vendor = vendorOf(protocol);
  if (!vendor) return undefined;
  const setup: TextSetup = {
    dialect,
    thinking: thinking === 'tags' || thinking === 'open' ? thinking : 'none',
    tools: tools === 'prompt' ? 'prompt' : 'native',
    // An answer is read alike whatever was said of the tools.
    promptStyle: 'full',
  };
  return inDialect(vendor, setup).codec;
}

const vendorOf = (protocol: string | null): Backend | undefined =>
  protocol === null ? undefined : backendOf(protocol);

/** How an answer is divided into events, where it is a stream: some servers forget to say that it is one. */
export function framingOfAnswer(
  codec: Pick<BackendCodec, 'protocol' | 'framing'>,
  { headers, askedAt }: Pick<AnswerBytes, 'headers' | 'askedAt'>,
  { stream }: Pick<CoreChatRequest, 'stream'>,
): Framing | undefined {
  const named = framingSaid(codec, headers, askedAt);
  return named ?? (stream && !contentTypeOf(headers).includes('application/json') ? codec.framing : undefined);
}

/** What the header says of the framing; of an array that is a stream of its elements only the route tells. */
function framingSaid(
  { protocol }: Pick<BackendCodec, 'protocol'>,
  headers: HeaderFields,
  askedAt: string,
): Framing | undefined {
  const type = contentTypeOf(headers);
  const frontend = frontendOf(protocol);
  const asked = frontend && framingAt(frontend, askedAt);
  return framingOf(type) ?? (asked === 'json-array' && type.includes('json') ? asked : undefined);
}

const contentTypeOf = (headers: HeaderFields): string => headersByName(headers)['content-type'] ?? '';

function finalOf(events: readonly TimedEvent[]): CoreChatResponse | null {
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
export function framesIn(protocol: string | null, message: StoredMessage, askedAt: string): number | null {
  const codec = vendorOf(protocol)?.codec;
  const framing = codec && (message.status ?? 200) < 400 ? framingSaid(codec, message.headers, askedAt) : undefined;
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

function violationsOf(trace: StoredTrace): Violation[] {
  const { row } = trace;
  return [
    ...requestViolations('frontend.request', row.frontend, messageOf(trace, 'client-request')),
    ...requestViolations('backend.request', row.protocol, messageOf(trace, 'upstream-request')),
    ...answerViolations(trace, {
      at: 'backend.response',
      protocol: row.protocol,
      asked: 'upstream-request',
      answered: 'upstream-response',
    }),
    ...answerViolations(trace, {
      at: 'response',
      protocol: row.frontend,
      asked: 'client-request',
      answered: 'client-response',
    }),
  ];
}

function requestViolations(
  at: Violation['at'],
  protocol: string | null,
  request: StoredMessage | undefined,
): Violation[] {
  const codec = vendorOf(protocol)?.codec;
  if (!codec || !request?.body) return [];
  const json = parseJson(request.body.toString('utf8'));
  if (json === undefined) return [{ at, event: null, path: '', what: 'is not JSON' }];
  return faultsInRequest(codec.protocol, json).map((fault) => ({ at, ...fault }));
}

/** One side of an exchange: which of its messages ask and answer, and in which protocol. */
interface Side {
  at: Violation['at'];
  protocol: string | null;
  asked: string;
  answered: string;
}

function answerViolations(trace: StoredTrace, { at, protocol, asked, answered }: Side): Violation[] {
  const codec = vendorOf(protocol)?.codec;
  const answer = messageOf(trace, answered);
  if (!codec || !answer?.body || answer.status === null) return [];
  const askedAt = messageOf(trace, asked)?.target ?? '';
  const framing = answer.status < 400 ? framingSaid(codec, answer.headers, askedAt) : undefined;
  const faults = framing
    ? faultsInStream(codec.protocol, framing, [answer.body])
    : faultsInAnswer(codec.protocol, answer.status, answer.body.toString('utf8'));
  return faults.map((fault) => ({ at, ...fault }));
}
