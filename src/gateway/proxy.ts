import type { Backend } from '../core/backend.ts';
import type { BackendContext, RouteHints } from '../core/codec.ts';
import { holdsToolTurns, isForced, needsOf, unmet } from '../core/capabilities.ts';
import { LouterError } from '../core/error.ts';
import { eventsOf, ResponseFold } from '../core/fold.ts';
import type { JsonObject } from '../core/json.ts';
import type { CoreChatRequest, CoreStreamEvent } from '../core/types.ts';
import type { Attempt, ExchangeBackend } from '../record/exchange.ts';
import { summaryOf } from '../record/summary.ts';
import { recordBackend, refusedAdmittance, sentRequest, startAttempt } from './attempt.ts';
import { backendContext, plainContext, readingOf, sendHead, sendLast, type Call } from './call.ts';
import { asOwnDefect, openClientStream, type ClientStream } from './client-stream.ts';
import { mediaOfCall, type MediaOfCall } from './fetched-media.ts';
import { clientHeaders, upstreamHeaders, withholdsCredential } from './headers.ts';
import { fittedTo, withoutLacking } from './capabilities.ts';
import { answerPreload } from './preload.ts';
import { fromBackend } from './from-backend.ts';
import { isRemembered, recollect, remember, rememberSeals } from './recollection.ts';
import { resolveRequest, routesThatKnow, type ResolvedRequest } from './resolve-request.ts';
import { FailedTry, failureOf, isTargetFault, mayFallBack, withRetries, type Failure } from './retry.ts';
import type { Route } from './route.ts';
import type { AttemptOutcome } from './target-gate.ts';
import { learnTokenRate } from './token-count.ts';
import type { Download, Upload } from './transport.ts';
import { askUpstream, comesAsStream, readPlain, readWholeAnswer, uploadOf } from './upstream-answer.ts';
import { readEvents, type Source } from './upstream-stream.ts';

/**
 * Answers through translation: the request is decoded once, and encoded anew for every target that is
 * tried, in order, with retries, until one answers.
 * @throws {LouterError} when none did, and nothing reached the client.
 */
export async function answerByProxy(
  call: Call,
  routes: readonly Route[],
  body: JsonObject,
  hints: RouteHints,
): Promise<LouterError | undefined> {
  const whole = await resolveRequest(call, body, hints);
  const { asked } = whole;
  const ready = call.frontend.preload?.(asked);
  const targets = ready ? routes.filter(({ config }) => config.protocol === call.frontend.codec.protocol) : routes;
  if (ready && targets.length === 0) return answerPreload(call, asked, ready);
  const { able, why } = ableRoutes(routesThatKnow(call, targets, whole.request), whole.request);
  let isLast = able.length === 1;
  const client = asked.stream ? openClientStream(call, asked, () => isLast) : undefined;
  const media = mediaOfCall(call, call.engine.media);
  let last: Failure | undefined;
  for (const [index, route] of able.entries()) {
    const reason = index === 0 ? why : `fallback after: ${last?.error.message ?? 'nothing'}`;
    isLast = index === able.length - 1;
    const failure = await tryTarget(call, { route, whole, media, client, reason, isLast });
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
function ableRoutes(routes: readonly Route[], request: CoreChatRequest): { able: readonly Route[]; why: string } {
  const needs = new Set(routes.length > 1 ? needsOf(request) : []);
  // Earlier calls and results are carried as text elsewhere.
  if (routes.length > 1 && holdsToolTurns(request)) needs.add('tools');
  const judged = routes.map((route) => ({
    route,
    lacks: unmet(needs, route.adapter.abilities, route.config.capabilities),
  }));
  const able = judged.filter(({ lacks }) => lacks.length === 0).map(({ route }) => route);
  if (able.length === 0) {
    // A call that is demanded is refused where there are no tools, so that only those count that have them.
    const calling = judged.filter(({ lacks }) => !isForced(request) || !lacks.includes('tools'));
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

interface Turn {
  route: Route;
  whole: ResolvedRequest;
  media: MediaOfCall;
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
function tryTarget(call: Call, turn: Turn): Promise<Failure | undefined> {
  const { route, client, isLast } = turn;
  const { name, retries } = route.config;

  async function tryOnce(again: string | undefined): Promise<Failure | undefined> {
    const { attempt, backend } = beginAttempt(call, route, again ?? turn.reason);
    const admitted = call.engine.gate.enter({ backend: name, model: route.model }, { evenIfPaused: isLast });
    if (typeof admitted === 'string') {
      const error = refusedAdmittance(name, admitted);
      attempt.error = error.message;
      return { error, shouldRetry: false };
    }
    let outcome: AttemptOutcome = 'unknown';
    try {
      await answerOnce(call, turn, attempt, backend);
      outcome = 'succeeded';
      return undefined;
    } catch (error) {
      const failure = explained(call, route, toFailure(error, call));
      attempt.error = failure.error.message;
      outcome = outcomeOf(call, attempt, failure);
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
    waitOutside: call.inbound.waitOutside,
  });
}

/** What a failure tells about the target: nothing where the request was given up, or never reached it. */
function outcomeOf({ abort }: Call, { status }: Attempt, failure: Failure): AttemptOutcome {
  if (abort.signal.aborted) return 'unknown';
  if (isTargetFault(failure)) return 'failed';
  return status === null || failure.error.kind === 'internal' ? 'unknown' : 'succeeded';
}

function toFailure(error: unknown, call: Call): Failure {
  if (isDefect(error)) call.engine.reportDefect(call.exchange.traceId, error);
  return failureOf(error);
}

/** What a try throws beside an upstream's failure is a fault of ours. */
const isDefect = (thrown: unknown): boolean =>
  thrown instanceof LouterError ? thrown.detail.kind === 'internal' : !(thrown instanceof FailedTry);

function beginAttempt(call: Call, route: Route, reason: string): { attempt: Attempt; backend: ExchangeBackend } {
  const before = call.exchange.backend;
  const attempts = before?.attempts ?? [];
  // The last try's answer is the backend's; what an earlier one was answered with stays with that try.
  const failed = attempts.at(-1);
  if (failed !== undefined && before?.response) failed.response = before.response;
  const attempt = startAttempt(call, route, reason);
  attempts.push(attempt);
  return { attempt, backend: recordBackend(call, route, attempts) };
}

/** One request upstream and its answer. */
async function answerOnce(call: Call, turn: Turn, attempt: Attempt, backend: ExchangeBackend): Promise<void> {
  const { route } = turn;
  const recollected = recollect(call, route, turn.whole.request);
  const fitted = fittedTo(route, recollected.request);
  const { request, notes, tell } = await turn.media.forRoute(route, fitted.request);
  // What this target cannot say counts, and what it is given back, not that of an earlier one.
  call.exchange.losses = [];
  call.requestLosses = undefined;
  call.exchange.notes = [...turn.whole.notes, ...recollected.notes, ...notes];
  const context = backendContext(call, route, request);
  fitted.changes.forEach(context.report);
  tell(context.report);
  const upload = buildUpload(call, route, context);
  call.requestLosses = call.exchange.losses.length;
  backend.request = sentRequest(upload);
  const transport = call.engine.transport(route.config.name);
  const sending = { reading: readingOf(call), route, transport, upload, context, hasFallback: !turn.isLast };
  await fromBackend(call, route, async () => {
    const source = await askUpstream(sending, (raw) => {
      attempt.status = raw.status;
      backend.response = raw;
    });
    await answer(call, turn, source);
  });
}

function buildUpload(call: Call, route: Route, context: BackendContext): Upload {
  const form = call.route.hints?.form;
  const outgoing = outgoingOf(call, route);
  const { stream } = context.request;
  const headers = upstreamHeaders(call.inbound, { ...outgoing, stream });
  if (withholdsCredential(call.inbound, outgoing))
    context.note({ what: withheldCredential(call, route), made: 'a request without a credential' });
  const { sameProtocol } = outgoing;
  const limited = (json: JsonObject): JsonObject => withoutLacking(call, route, json, context);
  return uploadOf(route, context, {
    headers,
    sameProtocol,
    limited,
    about: call.inbound.body.length,
    ...(form && { form }),
  });
}

/** On what the header fields of a request to this target depend, the kind of answer aside. */
const outgoingOf = ({ engine, frontend }: Call, { adapter, config }: Route) => ({
  adapter,
  config,
  sameProtocol: adapter.codec.protocol === frontend.codec.protocol,
  gatewayKeys: engine.config.server.keys,
});

const withheldCredential = ({ frontend }: Call, { config: { name, protocol } }: Route): string =>
  `backend "${name}" is not given the caller's key, which came in ${frontend.codec.protocol} while it speaks ${protocol}: set an api_key of its own`;

/** A refusal for want of a credential that was not passed on says so. */
function explained(call: Call, route: Route, failure: Failure): Failure {
  const { error } = failure;
  if (error.kind !== 'authentication' || !withholdsCredential(call.inbound, outgoingOf(call, route))) return failure;
  return { ...failure, error: { ...error, message: `${error.message} (${withheldCredential(call, route)})` } };
}

async function answer(call: Call, { route, whole, client }: Turn, source: Source): Promise<void> {
  const headers = answerHeaders(call, source.download, route.adapter);
  if (client) {
    client.begin(headers);
    if (comesAsStream(source)) {
      const fold = isRemembered(call, route, whole) ? new ResponseFold() : undefined;
      const take = (event: CoreStreamEvent): void => {
        fold?.add(event);
        client.take(event);
        if (fold && event.type === 'end')
          asOwnDefect(() => remember(call, route, whole, fold.result(), client.lastEvent));
      };
      try {
        await readEvents(source, take, client.flush);
      } catch (error) {
        // Agents go on from the calls that were whole, and the vendor wants back what belongs to them.
        if (fold) rememberSeals(call, route, whole, fold.soFar);
        throw error;
      }
    } else {
      const response = await readPlain(source);
      for (const event of eventsOf(response)) client.take(event);
      remember(call, route, whole, response, client.lastEvent);
    }
    client.finish();
  } else {
    const response = await readWholeAnswer(source);
    call.exchange.summary = summaryOf(response);
    call.exchange.timing.firstTokenMs ??= call.clock();
    const body = call.frontend.codec.encodeResponse(response, plainContext(call, whole.asked, response));
    remember(call, route, whole, response, () => body);
    sendHead(call, 200, { 'content-type': 'application/json', ...headers });
    sendLast(call, call.engine.hiding.text(JSON.stringify(body)));
  }
  learnTokenRate(call, whole, route);
}

function answerHeaders(call: Call, download: Download, adapter: Backend): Record<string, string> {
  const isSameProtocol = adapter.codec.protocol === call.frontend.codec.protocol;
  return isSameProtocol ? clientHeaders(download, adapter, call.engine.hiding) : {};
}
