import type { Backend } from '../core/backend.ts';
import { backendOf } from '../protocols/backends.ts';
import type { Config } from '../config/config.ts';
import { AnswerLocator, type AnswerPointers } from '../core/answer-locator.ts';
import type { BackendContext, FrontendContext } from '../core/codec.ts';
import type { LouterError } from '../core/error.ts';
import { createIdMinter } from '../core/mint.ts';
import { toLoss } from '../core/provenance.ts';
import { withoutUnreadableRetryHeaders } from '../core/retry-after.ts';
import { addDiagnostic } from '../core/diagnostics.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import type { Exchange, Recorder } from '../record/exchange.ts';
import type { MissingEndpoints } from './missing-endpoints.ts';
import { resolveModelFacts } from './capabilities.ts';
import type { Clock } from './clock.ts';
import type { ConversationStore } from './conversations.ts';
import type { InboundRequest, ResponseWriter } from './exchange-io.ts';
import type { Hiding } from './hiding.ts';
import type { MediaFetcher } from './media-fetcher.ts';
import { waitForBoth } from './pump.ts';
import type { ReadContext } from './reading.ts';
import type { Route } from './route.ts';
import type { ReasoningMemory } from './reasoning-memory.ts';
import type { TargetGate } from './target-gate.ts';
import type { TokenRates } from './token-rate.ts';
import type { TranslationSlots } from './memory-budget.ts';
import { pickResponseHeaders, encodeHeaderValue } from './headers.ts';
import type { Transport } from './transport.ts';

/** What outlives a request: made once, shared by all. */
export interface GatewayServices {
  readonly config: Config;
  readonly targetGate: TargetGate;
  /** For large bodies. */
  readonly translationSlots: TranslationSlots;
  readonly hiding: Hiding;
  readonly tokenRates: TokenRates;
  /** Those that count tokens: see `count.ts`. */
  readonly missingEndpoints: MissingEndpoints;
  readonly reasoningMemory: ReasoningMemory;
  readonly conversations: ConversationStore;
  /** Absent where nothing may be fetched. */
  readonly mediaFetcher: MediaFetcher | undefined;
  readonly recorder: Recorder;
  /** The transport of a backend, by its name. */
  transportOf(backend: string): Transport;
  /** How a backend is spoken to, by its name; absent where it replays fixtures. */
  adapterOf(backend: string): Backend | undefined;
  /** Defects of our own: what was thrown, with the trace id to find it by. */
  reportDefect(traceId: string, thrown: unknown): void;
}

/** One request on its way: what came in, where the answer goes, and the record that is made of it. */
export interface ExchangeContext {
  readonly services: GatewayServices;
  readonly frontend: Frontend;
  readonly route: FrontendRoute;
  readonly inbound: InboundRequest;
  readonly writer: ResponseWriter;
  readonly exchange: Exchange;
  readonly clock: Clock;
  /** Aborted with the reason when the client leaves or the total time is over. */
  readonly abort: AbortController;
  /** How many losses the request had on its way upstream; absent until it was written for a backend. */
  requestLosses?: number | undefined;
}

/** What encoders towards this client are given; `locator` knows the answer that they write. */
export function createFrontendContext(
  { exchange }: ExchangeContext,
  request: CoreChatRequest,
  locator: () => AnswerLocator,
): FrontendContext {
  return {
    request,
    now: Math.floor(exchange.startedAt / 1_000_000),
    mint: createIdMinter(exchange.traceId),
    report: (unsaid) => addDiagnostic(exchange, unsaid, (each) => locator().lossOf(each)),
  };
}

/** Where the plain answers of whoever answers hold what is said. */
export function findAnswerPlaces({ exchange, frontend }: ExchangeContext): AnswerPointers {
  const { protocol } = exchange.backend ?? {};
  return ((protocol && backendOf(protocol)?.codec) ?? frontend.codec).answerPlaces;
}

/** What a plain answer to this client is written with. */
export const createPlainContext = (
  call: ExchangeContext,
  request: CoreChatRequest,
  response: CoreChatResponse,
): FrontendContext => createFrontendContext(call, request, () => AnswerLocator.of(response, findAnswerPlaces(call)));

/** What a backend is spoken to with; what it cannot say goes into the trace. */
export function createBackendContext(call: ExchangeContext, route: Route, request: CoreChatRequest): BackendContext {
  const { exchange, services: engine, frontend } = call;
  return {
    request,
    model: route.model,
    issuer: route.issuer,
    facts: resolveModelFacts(engine.config, route.config, route.model),
    mint: createIdMinter(exchange.traceId),
    report: (unsaid) => addDiagnostic(exchange, unsaid, (each) => toLoss(each, frontend.codec.wireNames)),
    note: (each) => exchange.notes.push(each),
  };
}

/** How the backend's answer to this call is read. */
export const createReadContext = ({
  clock,
  abort,
  services: engine,
  frontend,
  exchange,
}: ExchangeContext): ReadContext => ({
  clock,
  signal: abort.signal,
  hiding: engine.hiding,
  clientProtocol: frontend.codec.protocol,
  onRead: (bytes) => engine.recorder.progress(exchange, bytes),
});

/** The head of the answer was sent: the client hears no other status than this. */
export function writeHead(
  call: ExchangeContext,
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
      tells === 'who answers' && { 'x-louter-backend': encodeHeaderValue(`${backend.provider}/${backend.model}`) }),
    ...(lost > 0 && { 'x-louter-losses': String(lost) }),
  };
  call.writer.writeHead(status, fields);
  exchange.response = { status, headers: Object.entries(fields), chunks: [] };
}

/** Writes a piece of the answer and notes when; a promise: the client, or the trace store, is slower than we write. */
export function writePiece(call: ExchangeContext, piece: Buffer | string): Promise<void> | undefined {
  recordPiece(call, piece);
  const recorded = call.services.recorder.progress(call.exchange, piece.length);
  return waitForBoth(call.writer.write(piece) ? undefined : call.writer.drained(), recorded);
}

/** Sends the last piece of the answer. */
export function writeLast(call: ExchangeContext, piece: Buffer | string): void {
  if (piece.length === 0) return call.writer.end();
  recordPiece(call, piece);
  call.writer.end(piece);
}

function recordPiece({ exchange, clock }: ExchangeContext, bytes: Buffer | string): void {
  const atMs = clock();
  exchange.timing.firstByteMs ??= atMs;
  exchange.response?.chunks.push({ atMs, bytes });
}

/** Answers with an error in the client's protocol, as long as nothing else was answered. */
export function writeError(call: ExchangeContext, { detail }: LouterError): void {
  const { status, headers, body } = call.frontend.codec.encodeError(detail);
  writeHead(call, status, { ...pickErrorHeaders(call), 'content-type': 'application/json', ...headers });
  writeLast(call, JSON.stringify(body));
}

/** What the last upstream said beside its refusal, between speakers of one protocol: limits, and whether to try again. */
function pickErrorHeaders({ services: engine, exchange, frontend }: ExchangeContext): Record<string, string> {
  const { protocol, response } = exchange.backend ?? {};
  if (!response || response.status < 400 || protocol !== frontend.codec.protocol) return {};
  const adapter = backendOf(protocol);
  return adapter ? withoutUnreadableRetryHeaders(pickResponseHeaders(response, adapter, engine.hiding)) : {};
}
