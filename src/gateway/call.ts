import type { Backend } from '../core/backend.ts';
import { backendOf } from '../protocols/backends.ts';
import type { Config } from '../config/config.ts';
import { AnswerLocator, type AnswerPlaces } from '../core/answer-places.ts';
import type { BackendContext, FrontendContext } from '../core/codec.ts';
import type { LouterError } from '../core/error.ts';
import { createMint } from '../core/mint.ts';
import { toLoss } from '../core/provenance.ts';
import { withoutUnknownWaits } from '../core/retry-after.ts';
import { tell } from '../core/told.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import type { Exchange, Recorder } from '../record/exchange.ts';
import type { MissingEndpoints } from './missing-endpoints.ts';
import { factsAt } from './capabilities.ts';
import type { Clock } from './clock.ts';
import type { Conversations } from './conversations.ts';
import type { Inbound, Outlet } from './exchange-io.ts';
import type { Hiding } from './hiding.ts';
import type { MediaFetcher } from './media-fetch.ts';
import { both } from './pump.ts';
import type { Reading } from './reading.ts';
import type { Route } from './route.ts';
import type { SealMemory } from './seal-memory.ts';
import type { TargetGate } from './target-gate.ts';
import type { TokenRates } from './token-rate.ts';
import type { Turns } from './memory-budget.ts';
import { clientHeaders, headerText } from './headers.ts';
import type { Transport } from './transport.ts';

/** What outlives a request: made once, shared by all. */
export interface Engine {
  readonly config: Config;
  readonly gate: TargetGate;
  /** For large bodies. */
  readonly turns: Turns;
  readonly hiding: Hiding;
  readonly tokenRates: TokenRates;
  /** Those that count tokens: see `count.ts`. */
  readonly missingEndpoints: MissingEndpoints;
  readonly seals: SealMemory;
  readonly conversations: Conversations;
  /** Absent where nothing may be fetched. */
  readonly media: MediaFetcher | undefined;
  readonly recorder: Recorder;
  /** The transport of a backend, by its name. */
  transport(backend: string): Transport;
  /** How a backend is spoken to, by its name; absent where it replays fixtures. */
  adapter(backend: string): Backend | undefined;
  /** Defects of our own: what was thrown, with the trace id to find it by. */
  reportDefect(traceId: string, thrown: unknown): void;
}

/** One request on its way: what came in, where the answer goes, and the record that is made of it. */
export interface Call {
  readonly engine: Engine;
  readonly frontend: Frontend;
  readonly route: FrontendRoute;
  readonly inbound: Inbound;
  readonly outlet: Outlet;
  readonly exchange: Exchange;
  readonly clock: Clock;
  /** Aborted with the reason when the client leaves or the total time is over. */
  readonly abort: AbortController;
  /** How many losses the request had on its way upstream; absent until it was written for a backend. */
  requestLosses?: number | undefined;
}

/** What encoders towards this client are given; `locator` knows the answer that they write. */
export function frontendContext(
  { exchange }: Call,
  request: CoreChatRequest,
  locator: () => AnswerLocator,
): FrontendContext {
  return {
    request,
    now: Math.floor(exchange.startedAt / 1_000_000),
    mint: createMint(exchange.traceId),
    report: (unsaid) => tell(exchange, unsaid, (each) => locator().lossOf(each)),
  };
}

/** Where the plain answers of whoever answers hold what is said. */
export function answerPlacesOf({ exchange, frontend }: Call): AnswerPlaces {
  const { protocol } = exchange.backend ?? {};
  return ((protocol && backendOf(protocol)?.codec) ?? frontend.codec).answerPlaces;
}

/** What a plain answer to this client is written with. */
export const plainContext = (call: Call, request: CoreChatRequest, response: CoreChatResponse): FrontendContext =>
  frontendContext(call, request, () => AnswerLocator.of(response, answerPlacesOf(call)));

/** What a backend is spoken to with; what it cannot say goes into the trace. */
export function backendContext(call: Call, route: Route, request: CoreChatRequest): BackendContext {
  const { exchange, engine, frontend } = call;
  return {
    request,
    model: route.model,
    issuer: route.issuer,
    facts: factsAt(engine.config, route.config, route.model),
    mint: createMint(exchange.traceId),
    report: (unsaid) => tell(exchange, unsaid, (each) => toLoss(each, frontend.codec.wireNames)),
    note: (each) => exchange.notes.push(each),
  };
}

/** How the backend's answer to this call is read. */
export const readingOf = ({ clock, abort, engine, frontend, exchange }: Call): Reading => ({
  clock,
  signal: abort.signal,
  hiding: engine.hiding,
  clientProtocol: frontend.codec.protocol,
  onRead: (bytes) => engine.recorder.progress(exchange, bytes),
});

/** The head of the answer was sent: the client hears no other status than this. */
export function sendHead(
  call: Call,
  status: number,
  headers: Record<string, string>,
  tells: 'who answers' | 'not who answers' = 'who answers',
): void {
  const { frontend, exchange } = call;
  const { backend, losses } = exchange;
  const named = frontend.requestIdHeader && { [frontend.requestIdHeader]: exchange.traceId };
  const lost = call.requestLosses ?? losses.length;
  const fields = {
    ...named,
    ...headers,
    ...(backend &&
      tells === 'who answers' && { 'x-louter-backend': headerText(`${backend.provider}/${backend.model}`) }),
    ...(lost > 0 && { 'x-louter-losses': String(lost) }),
  };
  call.outlet.head(status, fields);
  exchange.response = { status, headers: Object.entries(fields), chunks: [] };
}

/** Writes a piece of the answer and notes when; a promise: the client, or the trace store, is slower than we write. */
export function send(call: Call, piece: Buffer | string): Promise<void> | undefined {
  note(call, piece);
  const recorded = call.engine.recorder.progress(call.exchange, piece.length);
  return both(call.outlet.write(piece) ? undefined : call.outlet.drained(), recorded);
}

/** Sends the last piece of the answer. */
export function sendLast(call: Call, piece: Buffer | string): void {
  if (piece.length === 0) return call.outlet.end();
  note(call, piece);
  call.outlet.end(piece);
}

function note({ exchange, clock }: Call, bytes: Buffer | string): void {
  const atMs = clock();
  exchange.timing.firstByteMs ??= atMs;
  exchange.response?.chunks.push({ atMs, bytes });
}

/** Answers with an error in the client's protocol, as long as nothing else was answered. */
export function sendError(call: Call, { detail }: LouterError): void {
  const { status, headers, body } = call.frontend.codec.encodeError(detail);
  sendHead(call, status, { ...refusalHeaders(call), 'content-type': 'application/json', ...headers });
  sendLast(call, JSON.stringify(body));
}

/** What the last upstream said beside its refusal, between speakers of one protocol: limits, and whether to try again. */
function refusalHeaders({ engine, exchange, frontend }: Call): Record<string, string> {
  const { protocol, response } = exchange.backend ?? {};
  if (!response || response.status < 400 || protocol !== frontend.codec.protocol) return {};
  const adapter = backendOf(protocol);
  return adapter ? withoutUnknownWaits(clientHeaders(response, adapter, engine.hiding)) : {};
}
