import type { Backend } from '../core/backend.ts';
import type { BackendContext, RouteHints } from '../core/codec.ts';
import { hasToolTurns, isToolCallForced, requiredFeatures, unmetFeatures } from '../core/capabilities.ts';
import { LouterError } from '../core/error.ts';
import { eventsOf, ResponseFold } from '../core/fold.ts';
import type { JsonObject } from '../core/json.ts';
import type { CoreChatRequest, CoreStreamEvent } from '../core/types.ts';
import type { UpstreamAttempt, ExchangeBackend } from '../record/exchange.ts';
import { summarizeResponse } from '../record/response-summary.ts';
import { startBackend, toAdmittanceError, toRawRequest, startAttempt } from './attempt.ts';
import {
  createBackendContext,
  createPlainContext,
  createReadContext,
  writeHead,
  writeLast,
  type ExchangeContext,
} from './exchange-context.ts';
import { asInternalError, openClientStream, type ClientStream } from './client-stream.ts';
import { createRequestMedia, type RequestMedia } from './request-media.ts';
import { pickResponseHeaders, buildUpstreamHeaders, isCredentialWithheld } from './headers.ts';
import { fitToBackend, removeUnsupportedFields } from './capabilities.ts';
import { answerPreload } from './preload.ts';
import { nameBackendInErrors } from './from-backend.ts';
import { isAnswerStored, restoreReasoning, storeAnswer, storeReasoning } from './answer-memory.ts';
import { resolveRequest, selectRoutesWithState, type ResolvedRequest } from './resolve-request.ts';
import { FailedAttempt, toFailure, isTargetFailure, mayFallBack, withRetries, type AttemptFailure } from './retry.ts';
import type { Route } from './route.ts';
import type { AttemptOutcome } from './target-gate.ts';
import { learnTokenRate } from './token-estimate.ts';
import type { UpstreamResponse, UpstreamRequest } from './transport.ts';
import { sendUpstream, isStream, readPlainAnswer, readWholeAnswer, buildUpstreamRequest } from './upstream-answer.ts';
import { readEvents, type UpstreamAnswer } from './upstream-stream.ts';

/**
 * Answers through translation: the request is decoded once, and encoded anew for every target that is
 * tried, in order, with retries, until one answers.
 * @throws {LouterError} when none did, and nothing reached the client.
 */
export async function answerByTranslation(
  call: ExchangeContext,
  routes: readonly Route[],
  body: JsonObject,
  hints: RouteHints,
): Promise<LouterError | undefined> {
  const whole = await resolveRequest(call, body, hints);
  const { requested: asked } = whole;
  const ready = call.frontend.preloadResponse?.(asked);
  const targets = ready ? routes.filter(({ config }) => config.protocol === call.frontend.codec.protocol) : routes;
  if (ready && targets.length === 0) return answerPreload(call, asked, ready);
  const { able: capable, why } = selectCapableRoutes(
    selectRoutesWithState(call, targets, whole.request),
    whole.request,
  );
  let isLast = capable.length === 1;
  const client = asked.stream ? openClientStream(call, asked, () => isLast) : undefined;
  const media = createRequestMedia(call, call.services.mediaFetcher);
  let last: AttemptFailure | undefined;
  for (const [index, route] of capable.entries()) {
    const reason = index === 0 ? why : `fallback after: ${last?.error.message ?? 'nothing'}`;
    isLast = index === capable.length - 1;
    const failure = await tryTarget(call, { route, resolved: whole, media, client, reason, isLast });
    if (!failure) return undefined;
    last = failure;
    if (client?.hasBegun || !mayFallBack(failure) || call.abort.signal.aborted) break;
  }
  const error = new LouterError(last?.error ?? { kind: 'internal', message: 'the model row has no targets' });
  if (client?.fail(error)) return error;
  throw error;
}

/**
 * Of several targets those that can carry the request whole. Where none can, all of them: what they cannot
 * carry is reported as lost, or refused by the vendor in its own words.
 */
function selectCapableRoutes(
  routes: readonly Route[],
  request: CoreChatRequest,
): { able: readonly Route[]; why: string } {
  const needs = new Set(routes.length > 1 ? requiredFeatures(request) : []);
  // Earlier calls and results are carried as text elsewhere.
  if (routes.length > 1 && hasToolTurns(request)) needs.add('tools');
  const judged = routes.map((route) => ({
    route,
    lacks: unmetFeatures(needs, route.adapter.abilities, route.config.capabilities),
  }));
  const able = judged.filter(({ lacks }) => lacks.length === 0).map(({ route }) => route);
  if (able.length === 0) {
    // A call that is demanded is refused where there are no tools, so that only those count that have them.
    const calling = judged.filter(({ lacks }) => !isToolCallForced(request) || !lacks.includes('tools'));
    const left = calling.length > 0 ? calling.map(({ route }) => route) : routes;
    return { able: left, why: `first choice: no target has all of ${[...needs].join(', ')}` };
  }
  const passed = judged.slice(
    0,
    routes.findIndex((route) => route === able[0]),
  );
  if (passed.length === 0) return { able, why: 'first choice' };
  const lacking = passed.map(
    ({ route: { config, model }, lacks }) => `${config.name}/${model} has no ${lacks.join(', ')}`,
  );
  return { able, why: `the first that has ${[...needs].join(', ')}: ${lacking.join('; ')}` };
}

interface TargetTurn {
  route: Route;
  resolved: ResolvedRequest;
  media: RequestMedia;
  /** Where the answer streams to, for a client that asked for that. */
  client: ClientStream | undefined;
  /** Why this target is tried. */
  reason: string;
  /**
   * Whether no other target is left: this one is tried even if it is paused, may take all of its time to answer, and is
   * tried again where that may help.
   */
  isLast: boolean;
}

/**
 * One target, with its retries. Resolves with the last failure, or `undefined` when the client is answered. The backend's
 * place is held for the time of each attempt, and not while the request waits for the next.
 */
function tryTarget(call: ExchangeContext, turn: TargetTurn): Promise<AttemptFailure | undefined> {
  const { route, client, isLast } = turn;
  const { name, retries } = route.config;

  async function tryOnce(again: string | undefined): Promise<AttemptFailure | undefined> {
    const { attempt, backend } = beginAttempt(call, route, again ?? turn.reason);
    const admitted = call.services.targetGate.enter({ backend: name, model: route.model }, { evenIfPaused: isLast });
    if (typeof admitted === 'string') {
      const error = toAdmittanceError(name, admitted);
      attempt.error = error.message;
      return { error, shouldRetry: false };
    }
    let outcome: AttemptOutcome = 'unknown';
    try {
      await answerOnce(call, turn, attempt, backend);
      outcome = 'succeeded';
      return undefined;
    } catch (error) {
      const failure = explainFailure(call, route, reportFailure(error, call));
      attempt.error = failure.error.message;
      outcome = judgeAttempt(call, attempt, failure);
      return failure;
    } finally {
      admitted.end(outcome);
    }
  }

  return withRetries(tryOnce, {
    retries,
    isLast,
    signal: call.abort.signal,
    mayTryAgain: () => !client?.hasBegun,
    waitWithoutSlot: call.inbound.waitWithoutSlot,
  });
}

/** What a failure tells about the target: nothing where the request was given up, or never reached it. */
function judgeAttempt(
  { abort }: ExchangeContext,
  { status }: UpstreamAttempt,
  failure: AttemptFailure,
): AttemptOutcome {
  if (abort.signal.aborted) return 'unknown';
  if (isTargetFailure(failure)) return 'failed';
  return status === null || failure.error.kind === 'internal' ? 'unknown' : 'succeeded';
}

function reportFailure(error: unknown, call: ExchangeContext): AttemptFailure {
  if (isInternalError(error)) call.services.reportDefect(call.exchange.traceId, error);
  return toFailure(error);
}

/** What a try throws beside an upstream's failure is a fault of ours. */
const isInternalError = (thrown: unknown): boolean =>
  thrown instanceof LouterError ? thrown.detail.kind === 'internal' : !(thrown instanceof FailedAttempt);

function beginAttempt(
  call: ExchangeContext,
  route: Route,
  reason: string,
): { attempt: UpstreamAttempt; backend: ExchangeBackend } {
  const before = call.exchange.backend;
  const attempts = before?.attempts ?? [];
  // The last try's answer is the backend's; what an earlier one was answered with stays with that try.
  const failed = attempts.at(-1);
  if (failed !== undefined && before?.response) failed.response = before.response;
  const attempt = startAttempt(call, route, reason);
  attempts.push(attempt);
  return { attempt, backend: startBackend(call, route, attempts) };
}

/** One request upstream and its answer. */
async function answerOnce(
  call: ExchangeContext,
  turn: TargetTurn,
  attempt: UpstreamAttempt,
  backend: ExchangeBackend,
): Promise<void> {
  const { route } = turn;
  const restored = restoreReasoning(call, route, turn.resolved.request);
  const fitted = fitToBackend(route, restored.request);
  const { request, notes, reportMissing: tell } = await turn.media.prepareFor(route, fitted.request);
  // What this target cannot say counts, and what it is given back, not that of an earlier one.
  call.exchange.losses = [];
  call.requestLosses = undefined;
  call.exchange.notes = [...turn.resolved.notes, ...restored.notes, ...notes];
  const context = createBackendContext(call, route, request);
  fitted.changes.forEach(context.report);
  tell(context.report);
  const upload = buildUpload(call, route, context);
  call.requestLosses = call.exchange.losses.length;
  backend.request = toRawRequest(upload);
  const transport = call.services.transportOf(route.config.name);
  const sending = { reading: createReadContext(call), route, transport, upload, context, hasFallback: !turn.isLast };
  await nameBackendInErrors(call, route, async () => {
    const source = await sendUpstream(sending, (raw) => {
      attempt.status = raw.status;
      backend.response = raw;
    });
    await answer(call, turn, source);
  });
}

function buildUpload(call: ExchangeContext, route: Route, context: BackendContext): UpstreamRequest {
  const form = call.route.hints?.form;
  const outgoing = getHeaderOptions(call, route);
  const { stream } = context.request;
  const headers = buildUpstreamHeaders(call.inbound, { ...outgoing, stream });
  if (isCredentialWithheld(call.inbound, outgoing))
    context.note({ what: describeWithheldCredential(call, route), made: 'a request without a credential' });
  const { sameProtocol } = outgoing;
  const limited = (json: JsonObject): JsonObject => removeUnsupportedFields(call, route, json, context);
  return buildUpstreamRequest(route, context, {
    headers,
    sameProtocol,
    limited,
    about: call.inbound.body.length,
    ...(form && { form }),
  });
}

/** On what the header fields of a request to this target depend, the kind of answer aside. */
const getHeaderOptions = ({ services: engine, frontend }: ExchangeContext, { adapter, config }: Route) => ({
  adapter,
  config,
  sameProtocol: adapter.codec.protocol === frontend.codec.protocol,
  gatewayKeys: engine.config.server.keys,
});

const describeWithheldCredential = ({ frontend }: ExchangeContext, { config: { name, protocol } }: Route): string =>
  `backend "${name}" is not given the caller's key, which came in ${frontend.codec.protocol} while it speaks ${protocol}: set an api_key of its own`;

/** A refusal for want of a credential that was not passed on says so. */
function explainFailure(call: ExchangeContext, route: Route, failure: AttemptFailure): AttemptFailure {
  const { error } = failure;
  if (error.kind !== 'authentication' || !isCredentialWithheld(call.inbound, getHeaderOptions(call, route)))
    return failure;
  return { ...failure, error: { ...error, message: `${error.message} (${describeWithheldCredential(call, route)})` } };
}

async function answer(
  call: ExchangeContext,
  { route, resolved: whole, client }: TargetTurn,
  source: UpstreamAnswer,
): Promise<void> {
  const headers = answerHeaders(call, source.download, route.adapter);
  if (client) {
    client.begin(headers);
    if (isStream(source)) {
      const fold = isAnswerStored(call, route, whole) ? new ResponseFold() : undefined;
      const take = (event: CoreStreamEvent): void => {
        fold?.add(event);
        client.push(event);
        if (fold && event.type === 'end')
          asInternalError(() => storeAnswer(call, route, whole, fold.result(), client.lastEvent));
      };
      try {
        await readEvents(source, take, client.flush);
      } catch (error) {
        // Agents go on from the calls that were whole, and the vendor wants back what belongs to them.
        if (fold) storeReasoning(call, route, whole, fold.current);
        throw error;
      }
    } else {
      const response = await readPlainAnswer(source);
      for (const event of eventsOf(response)) client.push(event);
      storeAnswer(call, route, whole, response, client.lastEvent);
    }
    client.finish();
  } else {
    const response = await readWholeAnswer(source);
    call.exchange.summary = summarizeResponse(response);
    call.exchange.timing.firstTokenMs ??= call.clock();
    const body = call.frontend.codec.encodeResponse(response, createPlainContext(call, whole.requested, response));
    storeAnswer(call, route, whole, response, () => body);
    writeHead(call, 200, { 'content-type': 'application/json', ...headers });
    writeLast(call, call.services.hiding.text(JSON.stringify(body)));
  }
  learnTokenRate(call, whole, route);
}

function answerHeaders(call: ExchangeContext, download: UpstreamResponse, adapter: Backend): Record<string, string> {
  const isSameProtocol = adapter.codec.protocol === call.frontend.codec.protocol;
  return isSameProtocol ? pickResponseHeaders(download, adapter, call.services.hiding) : {};
}
