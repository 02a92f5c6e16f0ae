import type { RouteRow } from '../config/config.ts';
import type { AttemptCause } from '../core/attempt-cause.ts';
import { poolKeyName } from '../config/key-pool.ts';
import { costOf } from '../core/cost.ts';
import type { KeyRate } from '../core/key-limit.ts';
import type { UnlocatedLoss } from '../core/codec.ts';
import type { LouterError } from '../core/error.ts';
import { truncateName } from '../core/names.ts';
import { newExchange } from './new-exchange.ts';
import { addDiagnostic } from '../core/diagnostics.ts';
import type { CoreChatResponse, CoreUsage, Loss, Note } from '../core/types.ts';
import type { Exchange, ExchangeBackend, Recorder, ResponseSummary } from '../record/exchange.ts';
import { createEmptySummary, addEventToSummary, outputLength, summarizeResponse } from '../record/response-summary.ts';
import type { InboundRequest } from './exchange-io.ts';
import { outcomeOf, toFailureStatus } from './exchange-outcome.ts';
import type { ExchangeOutcome } from './gateway.ts';
import { isContent } from './attempt/retry.ts';
import type { Route } from './route/routing.ts';
import { randomId, traceHeaders } from './trace-context.ts';
import type { UpstreamRequest, UpstreamResponse } from './attempt/transport.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';

/** An answer of which something came, with the backend that it came from. */
interface ReceivedAnswer {
  readonly backend: Readonly<ExchangeBackend>;
  readonly summary: Readonly<ResponseSummary>;
  /** How many characters of its text, reasoning and calls came, where it was decoded as a stream. */
  readonly outputCharacters: number;
}

/** What another target continues: what counted of the answer when it broke. */
interface BrokenRecord extends Pick<Exchange, 'losses' | 'notes'> {
  readonly summary: ResponseSummary;
  /** What the answer used, and what that cost. */
  readonly cost: number | undefined;
}

/**
 * Writes the record of one exchange. Each method is a moment in the life of the exchange, in the order they happen; nothing
 * else writes to the record. A retry or a fallback begins again at `attemptStarted`.
 */
export class ExchangeRecorder {
  readonly #recorder: Recorder;
  readonly #exchange: Exchange;
  readonly #startedMs = performance.now();
  readonly #requestNotes: readonly Note[];
  #requestLosses: number | undefined;
  #requestNoteCount = 0;
  #broken: BrokenRecord | undefined;
  /** Of attempts that failed after them. */
  #searchNotes: readonly Note[] = [];
  /** What a continuation used, apart from the answer that it continues. */
  #ownUsage: CoreUsage | undefined;
  #outputCharacters = 0;
  #isSent = false;
  #keyRates: readonly KeyRate[] = [];
  readonly #abandonedAnswers: ReceivedAnswer[] = [];

  /** The request was accepted. */
  constructor(
    recorder: Recorder,
    accepted: Pick<Exchange, 'frontend' | 'generation' | 'traceContext'>,
    request: InboundRequest,
  ) {
    this.#recorder = recorder;
    this.#exchange = newExchange(accepted, request);
    this.#requestNotes = request.notes ?? [];
    recorder.open(this.#exchange);
  }

  get traceId(): string {
    return this.#exchange.traceId;
  }

  /** Seconds since 1970. */
  get startedAt(): number {
    return Math.floor(this.#exchange.startedAt / 1_000_000);
  }

  /** The backend of the last attempt. */
  get backend(): Readonly<ExchangeBackend> | null {
    return this.#exchange.backend;
  }

  /** Whether any attempt has sent a request upstream. */
  get isSent(): boolean {
    return this.#isSent;
  }

  /** What is left of the limits per minute of the client's key. */
  get keyRates(): readonly KeyRate[] {
    return this.#keyRates;
  }

  /** What is known of the answer so far. */
  get summary(): Readonly<Exchange['summary']> {
    return this.#exchange.summary;
  }

  /** How many characters of the answer's text, reasoning and calls came, where it is decoded as a stream and the client has a key. */
  get outputCharacters(): number {
    return this.#outputCharacters;
  }

  /** What came of the last attempt's own answer, without what it continues. */
  get ownSummary(): Readonly<ResponseSummary> | null {
    const { summary } = this.#exchange;
    return summary && this.#broken ? { ...summary, usage: this.#ownUsage ?? null } : summary;
  }

  /** Answers of earlier attempts: they failed, and others were tried in their place. */
  get abandonedAnswers(): readonly ReceivedAnswer[] {
    return this.#abandonedAnswers;
  }

  /** How many losses are reported to the client: those of its request, once that was sent. */
  get lossCount(): number {
    return this.#requestLosses ?? this.#exchange.losses.length;
  }

  /** Whether the head of the response was sent to the client. */
  get isAnswered(): boolean {
    return this.#exchange.response !== null;
  }

  /** HTTP status of the last attempt; null when no response came. */
  get attemptStatus(): number | null {
    return this.#exchange.backend?.attempts.at(-1)?.status ?? null;
  }

  hasLossAt(path: string): boolean {
    return this.#exchange.losses.some((loss) => loss.path === path);
  }

  // ---------------------------------------------------------------- the request

  requestInspected(model: string | undefined): void {
    this.#exchange.requestedModel = model === undefined ? null : truncateName(model);
  }

  /** A row of `[[routes]]` determines the targets. */
  routeChosen({ name }: Pick<RouteRow, 'name'>): void {
    this.#exchange.route = name;
  }

  /** The limits of the client's key admit the request; every response reports what is left of them. */
  keyAdmitted(rates: readonly KeyRate[]): void {
    this.#keyRates = rates;
  }

  modeChosen(mode: 'baseline' | 'proxy'): void {
    this.#exchange.mode = mode;
  }

  noted(note: Note): void {
    this.#exchange.notes.push(note);
  }

  /** An encoder or decoder reports what it cannot carry. `locate` finds the place of a loss in the client's terms. */
  reported(loss: UnlocatedLoss, locate: (loss: UnlocatedLoss) => Loss): void {
    const leg = this.#requestLosses === undefined ? 'request' : 'answer';
    addDiagnostic(this.#exchange, loss, (each) => ({ ...locate(each), leg }));
  }

  // ---------------------------------------------------------------- upstream

  backendChosen(route: Route): void {
    const { config, adapter, model, issuer, price } = route;
    this.#exchange.backend = {
      provider: config.name,
      protocol: adapter.codec.protocol,
      dialect: config.dialect,
      ...(config.dialectKey !== undefined && { dialectKey: config.dialectKey }),
      thinking: config.thinking,
      tools: config.tools,
      model,
      issuer,
      ...(price && { price }),
      attempts: this.#exchange.backend?.attempts ?? [],
      request: null,
      response: null,
    };
  }

  /** @param reason the cause in words, with what led to it. */
  attemptStarted(route: Route, cause: AttemptCause, reason: string): void {
    const { attempts, response } = this.#exchange.backend ?? { attempts: [], response: null };
    // The response of the last attempt is the backend's; those of earlier ones stay with their attempts.
    const previous = attempts.at(-1);
    if (previous && response) previous.response = response;
    this.#abandonAnswer();
    const { config, model } = route;
    const key = poolKeyName(config);
    this.backendChosen(route);
    this.#exchange.backend?.attempts.push({
      backend: config.name,
      model,
      startedMs: this.#now(),
      status: null,
      error: null,
      cause,
      reason: key === undefined ? reason : `${reason}; ${key}`,
    });
  }

  /** What came of the answer to an earlier attempt is not part of the one that follows. */
  #abandonAnswer(): void {
    this.#chargeAnswer();
    if (this.#broken) this.#exchange.summary = copySummary(this.#broken.summary);
    else if (this.#exchange.summary) this.answerStarted();
  }

  #chargeAnswer(): void {
    const { backend } = this.#exchange;
    const summary = this.ownSummary;
    const outputCharacters = this.#outputCharacters;
    if (backend && summary && (summary.usage || outputCharacters > 0))
      this.#abandonedAnswers.push({ backend, summary, outputCharacters });
    this.#outputCharacters = 0;
    this.#ownUsage = undefined;
  }

  /** The client has the answer so far: the next attempts continue it. */
  answerBroke(): void {
    const { summary, losses, notes, backend } = this.#exchange;
    this.#chargeAnswer();
    this.#broken = {
      summary: copySummary(summary ?? createEmptySummary()),
      losses: [...(this.#broken?.losses ?? []), ...losses.slice(this.#requestLosses ?? losses.length)],
      notes: [...(this.#broken?.notes ?? []), ...notes.slice(this.#requestNoteCount)],
      cost: costOf(summary?.usage, backend?.price),
    };
  }

  /** The answer begins from scratch: of what came before, the searches remain. */
  answerRestarted(): void {
    if (!this.#broken) return;
    this.#searchNotes = this.#exchange.notes.filter(isSearchNote);
    this.#broken = undefined;
    if (this.#exchange.summary) this.answerStarted();
  }

  /** How many searches Louter has run for the request. */
  get searches(): number {
    return this.#exchange.notes.filter(isSearchNote).length;
  }

  /** What a continuation has used so far. */
  continuationUsed(usage: CoreUsage | undefined): void {
    this.#ownUsage = usage;
  }

  /** The header fields by which the upstream continues the distributed trace, for the attempt that was started. */
  propagateTrace(): Record<string, string> {
    const { traceContext, backend } = this.#exchange;
    const attempt = backend?.attempts.at(-1);
    if (!traceContext || !attempt) return {};
    attempt.spanId = randomId(8);
    return traceHeaders(traceContext, attempt.spanId);
  }

  /** The request is about to be encoded: losses and notes of an earlier attempt no longer count. */
  encodingStarted(notes: readonly Note[]): void {
    const { losses = [], notes: kept = [] } = this.#broken ?? {};
    this.#exchange.losses = [...losses];
    this.#exchange.notes = [...this.#requestNotes, ...this.#searchNotes, ...kept, ...notes];
    this.#requestLosses = undefined;
  }

  requestSent({ url, headers, body, method }: UpstreamRequest): void {
    this.#isSent = true;
    this.#requestLosses = this.#exchange.losses.length;
    this.#requestNoteCount = this.#exchange.notes.length;
    const { backend } = this.#exchange;
    if (backend) backend.request = { method: method ?? 'POST', target: url, headers: Object.entries(headers), body };
  }

  upstreamHead({ status, headers, note }: Pick<UpstreamResponse, 'status' | 'headers' | 'note'>): void {
    const { backend } = this.#exchange;
    if (!backend) return;
    backend.response = { status, headers, chunks: [] };
    if (note) this.noted(note);
    const attempt = backend.attempts.at(-1);
    if (attempt) attempt.status = status;
  }

  /** The body is recorded decoded though its header fields were recorded as they came. */
  upstreamDecoded(): void {
    const response = this.#exchange.backend?.response;
    if (response) response.headers = response.headers.filter(([name]) => !/^content-(?:encoding|length)$/i.test(name));
  }

  /** A piece of a stream. A promise: the trace store is behind; read on when it settles. */
  upstreamChunk(bytes: Buffer): Promise<void> | undefined {
    this.upstreamBody(bytes);
    return this.#recorder.progress(this.#exchange, bytes.length);
  }

  /** A whole body, or a piece that the client is sent as it is: its bytes are counted then. */
  upstreamBody(bytes: Buffer): void {
    this.#exchange.backend?.response?.chunks.push({ atMs: this.#now(), bytes });
  }

  attemptFailed(message: string): void {
    const attempt = this.#exchange.backend?.attempts.at(-1);
    if (!attempt) return;
    attempt.error = message;
    attempt.endedMs = this.#now();
  }

  // ---------------------------------------------------------------- the answer

  /** The events of an answer follow; those of an earlier attempt no longer count. */
  answerStarted(): void {
    this.#exchange.summary = createEmptySummary();
    this.#outputCharacters = 0;
  }

  answerEvent(event: CoreStreamEvent): void {
    if (this.#exchange.summary) addEventToSummary(this.#exchange.summary, event);
    if (event.type === 'response-start') this.#exchange.responseIdentity = { id: event.id, model: event.model };
    // Only limits of keys need it.
    if (this.#exchange.key !== null) this.#outputCharacters += outputLength(event);
    if (event.type !== 'finish' && isContent(event)) this.#exchange.timing.firstTokenMs ??= this.#now();
  }

  /** The whole answer is known. */
  answered(response: CoreChatResponse): void {
    this.answeredWithoutBackend(response);
    this.#exchange.responseIdentity = { id: response.id, model: response.model };
    this.#exchange.timing.firstTokenMs ??= this.#now();
  }

  answeredWithoutBackend(response: CoreChatResponse): void {
    this.#exchange.summary = summarizeResponse(response);
  }

  /** The client may continue from the answer, or refer to its items, by these ids. */
  answerStored(answered: NonNullable<Exchange['issuedResponse']>): void {
    this.#exchange.issuedResponse = answered;
  }

  /** Other processes find the answer by these keys, for the caller. */
  answerLocated(located: NonNullable<Exchange['locatedResponse']>): void {
    this.#exchange.locatedResponse = located;
  }

  responseHead(status: number, headers: Readonly<Record<string, string>>): void {
    this.#exchange.response = { status, headers: Object.entries(headers), chunks: [] };
  }

  /** A piece that was sent to the client. A promise: the trace store is behind; send more when it settles. */
  responseChunk(bytes: Buffer | string): Promise<void> | undefined {
    this.responseEnd(bytes);
    return this.#recorder.progress(this.#exchange, bytes.length);
  }

  /** The last piece. */
  responseEnd(bytes: Buffer | string): void {
    const atMs = this.#now();
    this.#exchange.timing.firstByteMs ??= atMs;
    this.#exchange.response?.chunks.push({ atMs, bytes });
  }

  // ---------------------------------------------------------------- the end

  failed({ detail: { kind, message } }: LouterError): void {
    this.#exchange.error = { kind, message };
    this.#exchange.status = toFailureStatus(this.#exchange, kind);
  }

  /** The exchange is over: its record no longer changes. */
  closed(): void {
    this.#exchange.timing.totalMs = this.#now();
    const cost = this.#continuedCost();
    if (cost !== undefined) this.#exchange.costUsd = cost;
    this.#recorder.close(this.#exchange);
  }

  get outcome(): ExchangeOutcome {
    return outcomeOf(this.#exchange, this.#continuedCost());
  }

  /** Of an answer that two targets wrote, by the prices of both, as far as usage and prices are known. */
  #continuedCost(): number | undefined {
    if (!this.#broken) return undefined;
    const costs = [this.#broken.cost, costOf(this.#ownUsage, this.#exchange.backend?.price)];
    const known = costs.filter((cost) => cost !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, cost) => sum + cost, 0);
  }

  /** Milliseconds since the exchange began. */
  #now(): number {
    return performance.now() - this.#startedMs;
  }
}

const copySummary = (summary: ResponseSummary): ResponseSummary => ({ ...summary, toolCalls: [...summary.toolCalls] });

const isSearchNote = ({ effect }: Note): boolean => effect?.name === 'search-run';
