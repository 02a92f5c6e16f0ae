import type { BackendContext, ProtocolCodec, Reply } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { createMint } from '../core/mint.ts';
import type { Framing } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import type { FrontendRoute } from '../frontends/frontend.ts';
import { codecOf, frontends } from '../frontends/index.ts';
import { framingOf, readFrames } from '../streaming/framing.ts';
import { headersByName, type HeaderFields } from './record.ts';
import type { StoredMessage, StoredTrace } from './store.ts';
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
  const route = routeOf(trace);
  const coreRequest = requestOf(trace, route);
  const answer = messageOf(trace, 'upstream-response');
  const isChat = route?.task !== 'count-tokens';
  const coreEvents = isChat && answer?.body ? eventsOfAnswer(trace, answer, coreRequest) : null;
  return {
    coreRequest,
    coreEvents,
    finalResponse: coreEvents && finalOf(coreEvents),
    violations: isChat ? violationsOf(trace) : [],
  };
}

/** The message of an exchange in this role, where there was one. */
export const messageOf = (trace: StoredTrace, role: string): StoredMessage | undefined =>
  trace.messages.find((message) => message.role === role);

// ---------------------------------------------------------------- request

/** The route the client's request came by: it may say what the body does not. */
function routeOf(trace: StoredTrace): FrontendRoute | undefined {
  const path = messageOf(trace, 'client-request')?.target?.split('?', 1)[0];
  const frontend = frontends.find(({ codec }) => codec.protocol === trace.row.frontend);
  return frontend?.routes.find((route) => route.path === path);
}

function requestOf(trace: StoredTrace, route: FrontendRoute | undefined): CoreChatRequest | null {
  const codec = codecOf(trace.row.frontend);
  const body = messageOf(trace, 'client-request')?.body;
  const json = body ? parseJson(body.toString('utf8')) : undefined;
  if (!codec || json === undefined) return null;
  try {
    return codec.decodeRequest(json, route?.hints);
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
  { row }: StoredTrace,
  answer: StoredMessage,
  coreRequest: CoreChatRequest | null,
): TimedEvent[] | null {
  const codec = codecOf(row.protocol);
  if (!codec) return null;
  const model = row.model ?? '';
  const context: BackendContext = {
    request: coreRequest ?? unknownRequest(model),
    model,
    issuer: row.issuer ?? codec.protocol,
    facts: {},
    // What got lost on the way was reported when the exchange ran, and stands in the row.
    report() {},
    mint: createMint(row.id),
  };
  return readAnswer(codec, answer, context);
}

/** The Core events of an answer, each with the arrival of the bytes that completed it. */
export function readAnswer(codec: ProtocolCodec, answer: AnswerBytes, context: BackendContext): TimedEvent[] {
  const events: TimedEvent[] = [];
  const framing = framingOfAnswer(answer.headers, codec, context.request);
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

type AnswerBytes = Pick<StoredMessage, 'status' | 'headers' | 'body' | 'chunks'>;

function eventOfPlain(codec: ProtocolCodec, answer: AnswerBytes, context: BackendContext): CoreStreamEvent {
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

/** Some servers forget to say that their answer is a stream. */
function framingOfAnswer(
  headers: HeaderFields,
  codec: ProtocolCodec,
  { stream }: CoreChatRequest,
): Framing | undefined {
  const type = contentTypeOf(headers);
  return framingOf(type) ?? (stream && !type.includes('application/json') ? codec.framing : undefined);
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

// ---------------------------------------------------------------- violations

function violationsOf(trace: StoredTrace): Violation[] {
  const { row } = trace;
  return [
    ...requestViolations('frontend.request', row.frontend, messageOf(trace, 'client-request')),
    ...requestViolations('backend.request', row.protocol, messageOf(trace, 'upstream-request')),
    ...answerViolations('backend.response', row.protocol, messageOf(trace, 'upstream-response')),
    ...answerViolations('response', row.frontend, messageOf(trace, 'client-response')),
  ];
}

function requestViolations(
  at: Violation['at'],
  protocol: string | null,
  request: StoredMessage | undefined,
): Violation[] {
  const codec = codecOf(protocol);
  if (!codec || !request?.body) return [];
  const json = parseJson(request.body.toString('utf8'));
  if (json === undefined) return [{ at, event: null, path: '', what: 'is not JSON' }];
  return faultsInRequest(codec.protocol, json).map((fault) => ({ at, ...fault }));
}

function answerViolations(
  at: Violation['at'],
  protocol: string | null,
  answer: StoredMessage | undefined,
): Violation[] {
  const codec = codecOf(protocol);
  if (!codec || !answer?.body || answer.status === null) return [];
  const framing = answer.status < 400 ? framingOf(contentTypeOf(answer.headers)) : undefined;
  const faults = framing
    ? faultsInStream(codec.protocol, framing, [answer.body])
    : faultsInAnswer(codec.protocol, answer.status, answer.body.toString('utf8'));
  return faults.map((fault) => ({ at, ...fault }));
}
