import { AnswerLocator } from '../core/answer-locator.ts';
import type { Backend } from '../core/backend.ts';
import type { BackendContext, FrontendContext, PromptCachePolicy } from '../core/codec.ts';
import { statusOf, type LouterError } from '../core/error.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import { createIdMinter } from '../core/mint.ts';
import { toLoss } from '../core/provenance.ts';
import { withoutUnreadableRetryHeaders } from '../core/retry-after.ts';
import type { CoreChatRequest, CoreChatResponse, CoreError } from '../core/types.ts';
import type { BackendConfig, Config, RouteRow } from '../config/config.ts';
import { backendOf } from '../protocols/backends.ts';
import { waitForBoth } from './stream/body-stream.ts';
import type { ConversationTargets } from './route/conversation-targets.ts';
import type { ConversationStore } from './conversation/conversations.ts';
import type { TextCiphers } from './conversation/text-cipher.ts';
import type { EarlierBodies } from './request/earlier-bodies.ts';
import type { WrittenTexts } from './request/json-bytes.ts';
import type { BedrockAnswer } from './platform/bedrock-answer.ts';
import type { InboundRequest, ResponseWriter } from './exchange-io.ts';
import type { ExchangeRecorder } from './exchange-recorder.ts';
import { encodeHeaderValue, pickResponseHeaders } from './headers.ts';
import type { KeyLimits } from './keys/limits.ts';
import type { SecretMasker } from './secrets/masker.ts';
import type { MediaFetcher } from './request/media-fetcher.ts';
import type { TranslationSlots } from './request/memory-budget.ts';
import type { MissingEndpoints } from './route/missing-endpoints.ts';
import type { ReasoningMemory } from './conversation/reasoning-memory.ts';
import type { RecallReasoning } from './conversation/reasoning-recall.ts';
import type { Route } from './route/routing.ts';
import type { TargetGate } from './route/target-gate.ts';
import type { TokenRates } from './request/token-estimate.ts';
import type { Transport } from './attempt/transport.ts';
import type { AnswerPointers } from '../core/part-positions.ts';
import type { CountedRequest } from './keys/passed-usage.ts';
import type { ReadContext } from './attempt/upstream-answer.ts';

/** What outlives a request: made once, shared by all. */
export interface GatewayServices {
  readonly config: Config;
  readonly targetGate: TargetGate;
  /** For large bodies. */
  readonly translationSlots: TranslationSlots;
  readonly masker: SecretMasker;
  readonly tokenRates: TokenRates;
  /** Those that count tokens: see `count-tokens.ts`. */
  readonly missingEndpoints: MissingEndpoints;
  readonly reasoningMemory: ReasoningMemory;
  readonly recallReasoning: RecallReasoning;
  readonly earlierBodies: EarlierBodies;
  readonly writtenTexts: WrittenTexts;
  readonly conversations: ConversationStore;
  /** Encrypt texts that clients keep. @throws {LouterError} `overloaded` while their key cannot be read. */
  textCiphers(): Promise<TextCiphers>;
  readonly conversationTargets: ConversationTargets;
  readonly keyLimits: KeyLimits;
  /** Absent where nothing may be fetched. */
  readonly mediaFetcher: MediaFetcher | undefined;
  /** The transport of a backend, by its name. */
  transportOf(backend: string): Transport;
  /** The adapter of a backend as it writes for one of its models; absent where it replays fixtures. */
  adapterOf(backend: BackendConfig): Backend | undefined;
  /** The context window of a model as its backend listed it, in tokens; absent if that is not known. Requests nothing. */
  listedWindow(backend: string, model: string): number | undefined;
  /** See `ModelLists`. */
  findListing(model: string): Promise<BackendConfig | undefined>;
  /** Reports an internal error: what was thrown, with the trace id to find it by. */
  reportDefect(traceId: string, thrown: unknown): void;
  /** Reports that an account gets no requests for a while, and what to do. */
  reportPause(sentence: string): void;
}

/** One request in flight: what came in, where the answer goes, and its record. */
export interface ExchangeContext {
  readonly services: GatewayServices;
  readonly frontend: Frontend;
  readonly route: FrontendRoute;
  readonly inbound: InboundRequest;
  readonly writer: ResponseWriter;
  readonly record: ExchangeRecorder;
  /** Aborted with the reason when the client leaves or the total time is over. */
  readonly abort: AbortController;
  /** How the client reads answers, where that is not as its protocol has them. */
  readonly answerForm?: BedrockAnswer;
  /** Absent where no limit of the client's key counts it. */
  readonly counted?: CountedRequest;
  /** The row of `[[routes]]` that chose the targets; absent: none did. */
  readonly row?: RouteRow;
}

// ---------------------------------------------------------------- contexts of codecs

/** For encoders towards this client; `locator` knows the answer that they write. */
export const createFrontendContext = (
  { record }: ExchangeContext,
  request: CoreChatRequest,
  locator: () => AnswerLocator,
): FrontendContext => ({
  request,
  now: record.startedAt,
  mint: createIdMinter(record.traceId),
  report: (loss) => record.reported(loss, (each) => locator().lossOf(each)),
});

/** For the encoder of a plain answer to this client. */
export const createPlainContext = (
  exchange: ExchangeContext,
  request: CoreChatRequest,
  response: CoreChatResponse,
): FrontendContext =>
  createFrontendContext(exchange, request, () => AnswerLocator.of(response, findAnswerPlaces(exchange)));

/** Where the plain answers of the protocol that answers hold their fields. */
export function findAnswerPlaces({ record, frontend }: ExchangeContext): AnswerPointers {
  const { protocol } = record.backend ?? {};
  return ((protocol && backendOf(protocol)?.codec) ?? frontend.codec).answerPlaces;
}

/** For the codec of a backend. */
export const createBackendContext = (
  { record, frontend }: ExchangeContext,
  route: Route,
  request: CoreChatRequest,
  promptCache?: PromptCachePolicy,
): BackendContext => ({
  request,
  model: route.model,
  issuer: route.issuer,
  facts: route.facts,
  ...(promptCache && { promptCache }),
  mint: createIdMinter(record.traceId),
  report: (loss) => record.reported(loss, (each) => toLoss(each, frontend.codec.wireNames)),
  note: (note) => record.noted(note),
});

export const createReadContext = ({ abort, services, frontend, record }: ExchangeContext): ReadContext => ({
  signal: abort.signal,
  masker: services.masker,
  clientProtocol: frontend.codec.protocol,
  recorder: record,
});

// ---------------------------------------------------------------- the answer to the client

/**
 * Sends the head of the answer: the client gets no other status. `namesBackend`: whether it names the backend that
 * answers.
 */
export function writeHead(
  { frontend, record, writer, answerForm }: ExchangeContext,
  status: number,
  headers: Record<string, string>,
  { namesBackend = true }: { namesBackend?: boolean } = {},
): void {
  const { backend, lossCount, traceId, keyRates } = record;
  const own = {
    ...(frontend.requestIdHeader && { [frontend.requestIdHeader]: traceId }),
    ...headers,
    // Where the vendor reports its own limits too, those of the key are the ones that the client is held to.
    ...(keyRates.length > 0 && frontend.codec.rateHeaders?.(keyRates)),
    ...(backend && namesBackend && { 'x-louter-backend': encodeHeaderValue(`${backend.provider}/${backend.model}`) }),
    ...(lossCount > 0 && { 'x-louter-losses': String(lossCount) }),
  };
  const fields = answerForm?.head(status, own) ?? own;
  writer.writeHead(status, fields);
  record.responseHead(status, fields);
}

/** Sends a piece of the answer; a promise: the client, or the trace store, is slower than we write. */
export function writePiece(
  { record, writer, answerForm }: ExchangeContext,
  piece: Buffer | string,
): Promise<void> | undefined {
  const bytes = answerForm ? answerForm.push(piece) : piece;
  if (bytes.length === 0) return undefined;
  const recorded = record.responseChunk(bytes);
  return waitForBoth(writer.write(bytes) ? undefined : writer.drained(), recorded);
}

/** The same of a piece that is not recorded. */
export function writeUnrecorded({ writer, answerForm }: ExchangeContext, piece: Buffer): Promise<void> | undefined {
  const bytes = answerForm ? answerForm.push(piece) : piece;
  return bytes.length === 0 || writer.write(bytes) ? undefined : writer.drained();
}

/** Sends the last piece of the answer. */
export function writeLast({ record, writer, answerForm }: ExchangeContext, piece: Buffer | string): void {
  const bytes = answerForm ? answerForm.end(piece) : piece;
  if (bytes.length === 0) return writer.end();
  record.responseEnd(bytes);
  writer.end(bytes);
}

/** Sends a whole answer. */
export function writeJsonAnswer(exchange: ExchangeContext, body: string, headers: Record<string, string> = {}): void {
  writeHead(exchange, 200, { 'content-type': 'application/json', ...headers });
  writeLast(exchange, body);
}

/** Answers with an error in the client's protocol, while nothing else was sent. */
export function writeError(exchange: ExchangeContext, { detail }: LouterError): void {
  const { status, headers, body } = exchange.frontend.codec.encodeError(detail);
  writeHead(exchange, status, {
    ...pickErrorHeaders(exchange),
    ...retryHeader(exchange, detail),
    'content-type': 'application/json',
    ...headers,
  });
  writeLast(exchange, JSON.stringify(body));
}

/**
 * The header field that asks the client not to retry, where that cannot help. The SDKs of Anthropic and OpenAI read it;
 * without it, they and the agents that use them repeat a request for minutes.
 */
export function retryHeader(
  { frontend: { codec } }: Pick<ExchangeContext, 'frontend'>,
  error: CoreError,
): Record<string, string> {
  const isRead =
    codec.protocol === 'anthropic' || codec.protocol === 'openai-chat' || codec.protocol === 'openai-responses';
  return isRead && isFinal(error) ? { 'x-should-retry': 'false' } : {};
}

const isFinal = (error: CoreError): boolean =>
  error.isPermanent === true || error.kind === 'internal' || [401, 402, 403].includes(statusOf(error));

/** The header fields of the upstream's error response, for a client of its protocol: limits, and whether to retry. */
function pickErrorHeaders({ services, record, frontend }: ExchangeContext): Record<string, string> {
  const { protocol, response } = record.backend ?? {};
  if (!response || response.status < 400 || protocol !== frontend.codec.protocol) return {};
  const adapter = backendOf(protocol);
  return adapter ? withoutUnreadableRetryHeaders(pickResponseHeaders(response, adapter, services.masker)) : {};
}
