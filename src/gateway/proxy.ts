import type { Backend } from '../backends/backend.ts';
import type { BackendCodec, BackendContext, RouteHints } from '../core/codec.ts';
import { needsOf, unmet } from '../core/capabilities.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { eventsOf, ResponseFold } from '../core/fold.ts';
import { parseJson, type JsonObject } from '../core/json.ts';
import type { CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { framingOf } from '../streaming/framing.ts';
import type { Attempt, ExchangeBackend, RawResponse } from '../traces/record.ts';
import { summaryOf } from '../traces/summary.ts';
import { recordBackend, sentRequest, startAttempt } from './attempt.ts';
import { backendContext, frontendContext, sendHead, sendLast, type Call } from './call.ts';
import { openClientStream, type ClientStream } from './client-stream.ts';
import { sound } from './failed-answer.ts';
import { mediaOfCall, type MediaOfCall } from './fetched-media.ts';
import { clientHeaders, upstreamHeaders } from './headers.ts';
import { answerPreload } from './preload.ts';
import { isRemembered, recollect, remember, resumed, type Whole } from './recollection.ts';
import { readBody, readRefusal, textOf } from './reply.ts';
import { isTargetFault, mayFallBack, retryDelay, type Failure } from './retry.ts';
import type { Route } from './route.ts';
import { learnTokenRate } from './token-count.ts';
import type { Download, Upload } from './transport.ts';
import { upstreamUrl } from './upstream-url.ts';
import { foldStream, readEvents, type Source } from './upstream-stream.ts';

/** The longest plain answer that is read. */
const maxAnswer = 64 * 1024 * 1024;

/** A try that failed before anything reached the client. */
class FailedTry extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, options?: { cause?: unknown }) {
    super(failure.error.message, options);
    this.failure = failure;
  }
}

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
  const asked = call.frontend.codec.decodeRequest(body, hints);
  const ready = call.frontend.preload?.(asked);
  const targets = ready ? routes.filter(({ config }) => config.protocol === call.frontend.codec.protocol) : routes;
  if (ready && targets.length === 0) return answerPreload(call, asked, ready);
  const whole = await resumed(call, asked);
  const client = asked.stream ? openClientStream(call, asked) : undefined;
  const { able, why } = ableRoutes(targets, whole.request);
  const media = mediaOfCall(call, call.engine.media);
  let last: Failure | undefined;
  for (const [index, route] of able.entries()) {
    const reason = index === 0 ? why : `fallback after: ${last?.error.message ?? 'nothing'}`;
    const isLast = index === able.length - 1;
    const failure = await tryTarget(call, { route, asked, whole, media, client, reason, mayBeSkipped: !isLast });
    if (!failure) return undefined;
    last = failure;
    if (client?.hasBegun || !mayFallBack(failure)) break;
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
  const needs = routes.length > 1 ? needsOf(request) : [];
  const judged = routes.map((route) => ({
    route,
    lacks: unmet(needs, route.adapter.abilities, route.config.capabilities),
  }));
  const able = judged.filter(({ lacks }) => lacks.length === 0).map(({ route }) => route);
  if (able.length === 0) return { able: routes, why: `first choice: no target has all of ${[...needs].join(', ')}` };
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
  /** The request as the client put it. */
  asked: CoreChatRequest;
  /** The same with all that was said before. */
  whole: Whole;
  media: MediaOfCall;
  /** Where the answer streams to, for a client that asked for that. */
  client: ClientStream | undefined;
  /** Why this target is tried. */
  reason: string;
  /** Whether an open circuit passes it over: of several targets the last is tried in any case. */
  mayBeSkipped: boolean;
}

/** One target, with its retries. Resolves with the last failure, or `undefined` when the client is answered. */
async function tryTarget(call: Call, turn: Turn): Promise<Failure | undefined> {
  const { circuits } = call.engine;
  const { route, client } = turn;
  const { config: backend } = route;
  const circuit = `${backend.name}/${route.model}`;
  let { reason } = turn;
  let waitedMs = 0;
  for (let retries = 0; ; retries++) {
    const { attempt, backend: record } = beginAttempt(call, route, reason);
    const admitted = !turn.mayBeSkipped || circuits.admits(circuit);
    const leave = admitted ? call.engine.enter(backend.name) : undefined;
    if (!leave) {
      const failure = refusal(backend.name, admitted ? 'it is busy' : 'its circuit is open after five failures');
      attempt.error = failure.error.message;
      return failure;
    }
    try {
      await tryOnce(call, turn, attempt, record);
      circuits.note(circuit, 'fine');
      return undefined;
    } catch (error) {
      const failure = toFailure(error, call);
      attempt.error = failure.error.message;
      circuits.note(circuit, verdict(failure));
      const mayRetry = retries < backend.retries && !client?.hasBegun && !call.abort.signal.aborted;
      const delay = mayRetry ? retryDelay(failure, retries, waitedMs) : undefined;
      if (delay === undefined) return failure;
      waitedMs += delay;
      reason = `retry ${retries + 1} after: ${failure.error.message}`;
      await wait(delay, call.abort.signal);
    } finally {
      leave();
    }
  }
}

function verdict(failure: Failure): 'fine' | 'failed' | 'unknown' {
  if (isTargetFault(failure)) return 'failed';
  return failure.error.kind === 'aborted' || failure.error.kind === 'internal' ? 'unknown' : 'fine';
}

/** Waits, but no longer than until the signal fires. */
function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal.addEventListener('abort', done, { once: true });
  });
}

function refusal(backend: string, why: string): Failure {
  const message = `backend "${backend}" takes no request just now (${why}): try again in a moment`;
  return { error: { kind: 'overloaded', message, retryAfterMs: 2_000 }, shouldRetry: false };
}

function toFailure(error: unknown, call: Call): Failure {
  if (error instanceof FailedTry) return error.failure;
  if (!(error instanceof LouterError) || error.detail.kind === 'internal')
    call.engine.reportDefect(call.exchange.traceId, error);
  return { error: toCoreError(error), shouldRetry: undefined };
}

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
async function tryOnce(call: Call, turn: Turn, attempt: Attempt, backend: ExchangeBackend): Promise<void> {
  const { route } = turn;
  const recollected = recollect(call, route, turn.whole.request);
  const { request, notes, tell } = await turn.media.forRoute(route, recollected.request);
  // What this target cannot say counts, and what it is given back, not that of an earlier one.
  call.exchange.losses = [];
  call.exchange.notes = [...recollected.notes, ...notes];
  const context = backendContext(call, route, request);
  tell(context.report);
  const upload = buildUpload(call, route, request, context);
  backend.request = sentRequest(upload);
  const download = await call.engine.transport(route.config.name).send(upload, route.config.limits, call.abort.signal);
  attempt.status = download.status;
  const raw: RawResponse = { status: download.status, headers: download.headers, chunks: [] };
  try {
    if (download.status >= 300) throw await refused(call, download, route.adapter, raw);
    await answer(call, turn, { download, url: upload.url, context, raw });
  } finally {
    backend.response = raw;
  }
}

function buildUpload(call: Call, route: Route, request: CoreChatRequest, context: BackendContext): Upload {
  const { adapter, config, model } = route;
  const { stream } = request;
  const form = call.route.hints?.form;
  const sameProtocol = adapter.codec.protocol === call.frontend.codec.protocol;
  const json = adapter.codec.encodeRequest(request, context);
  return {
    url: upstreamUrl(
      config.baseUrl,
      adapter.chatPath({ model, stream, ...(form && { form }) }),
      queryOf(adapter, stream),
    ),
    headers: upstreamHeaders(call.inbound, {
      adapter,
      config,
      stream,
      sameProtocol,
    }),
    body: Buffer.from(JSON.stringify(json)),
    json,
    protocol: adapter.codec.protocol,
    stream,
    model,
    ...(sameProtocol && form && { form }),
  };
}

const queryOf = ({ streamQuery }: Backend, stream: boolean): string =>
  stream && streamQuery !== undefined ? `?${streamQuery}` : '';

/** What an upstream refused with, and whether it says itself that it may be asked again. */
async function refused(call: Call, download: Download, adapter: Backend, raw: RawResponse): Promise<FailedTry> {
  const shouldRetry = { true: true, false: false }[download.header('x-should-retry') ?? ''];
  const error = await readRefusal(call, download, adapter.codec, raw);
  return new FailedTry({ error, shouldRetry: download.status < 400 ? false : shouldRetry });
}

interface Answer {
  download: Download;
  url: string;
  context: BackendContext;
  raw: RawResponse;
}

async function answer(call: Call, { route, asked, whole, client }: Turn, parts: Answer): Promise<void> {
  const { codec } = route.adapter;
  const source: Source = { call, codec, ...parts };
  const headers = answerHeaders(call, parts.download, route.adapter);
  const isStream = comesAsStream(parts.download, asked);
  if (client) {
    client.begin(headers);
    if (isStream) {
      const fold = isRemembered(call, route, whole) ? new ResponseFold() : undefined;
      const take = (event: CoreStreamEvent): void => {
        fold?.add(event);
        client.take(event);
      };
      await readEvents(source, take, client.flush);
      if (fold) remember(call, route, whole, fold.result());
    } else {
      const response = await decodePlain(call, codec, parts);
      remember(call, route, whole, response);
      for (const event of eventsOf(response)) client.take(event);
    }
    client.finish();
  } else {
    const response = isStream ? await foldStream(source) : await decodePlain(call, codec, parts);
    remember(call, route, whole, response);
    call.exchange.summary = summaryOf(response);
    call.exchange.timing.firstTokenMs ??= call.clock();
    const body = JSON.stringify(call.frontend.codec.encodeResponse(response, frontendContext(call, asked)));
    sendHead(call, 200, { 'content-type': 'application/json', ...headers });
    sendLast(call, body);
  }
  learnTokenRate(call, whole, route);
}

/** Whether the answer is a stream. Some servers forget to say so, and some answer a wish for one with the whole. */
function comesAsStream(download: Download, request: CoreChatRequest): boolean {
  const type = download.header('content-type') ?? '';
  return framingOf(type) !== undefined || (request.stream && !type.includes('application/json'));
}

async function decodePlain(
  call: Call,
  codec: BackendCodec,
  { download, context, raw }: Answer,
): Promise<CoreChatResponse> {
  const bytes = await readBody(call, download, raw, maxAnswer);
  const body = parseJson(textOf(bytes));
  if (body === undefined)
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: `the upstream answered ${download.status} with ${bytes.length} bytes that are no JSON (content-type ${download.header('content-type') ?? 'missing'}): is base_url the API's?`,
    });
  return sound(call, codec, codec.decodeResponse(body, context));
}

function answerHeaders(call: Call, download: Download, adapter: Backend): Record<string, string> {
  const losses = call.exchange.losses.length;
  return {
    ...(adapter.codec.protocol === call.frontend.codec.protocol &&
      clientHeaders(download, adapter, call.engine.hiding)),
    ...(losses > 0 && { 'x-louter-losses': String(losses) }),
  };
}
