import type { RouteRequest, Backend } from '../core/backend.ts';
import type { BackendContext } from '../core/codec.ts';
import { kindOfStatus, LouterError, toCoreError } from '../core/error.ts';
import { headersByName } from '../core/headers.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import { isPage } from '../core/error-text.ts';
import type { CoreError } from '../core/types.ts';
import type { FrontendRoute } from '../core/frontend.ts';
import { unreachable } from '../core/unreachable.ts';
import { decodeBody, destroyBody, pump, readAll } from './stream/body-stream.ts';
import { openSearchableBody, PassingStream } from './stream/passing-stream.ts';
import type { InspectedBody } from './request/body.ts';
import { decodeTokenCount } from './count-tokens.ts';
import { retryHeader, writeHead, writeLast, type ExchangeContext } from './exchange-context.ts';
import { buildUpstreamHeaders, callerFor, isCredentialWithheld, pickResponseHeaders } from './headers.ts';
import { describeWithheldCredential, getHeaderOptions } from './prepare-turn.ts';
import { AnswerBeginning, type BeginningOf } from './attempt/answer-beginning.ts';
import { findMisdirection, isPageType } from './attempt/misdirection.ts';
import { nameBackendInErrors } from './attempt/retry.ts';
import { toName } from './route/target-order.ts';
import type { Route } from './route/routing.ts';
import { replaceSpan } from './request/scan.ts';
import { toAdmittanceError } from './route/target-gate.ts';
import { toBodyError, type UpstreamRequest, type UpstreamResponse } from './attempt/transport.ts';
import { buildUpstreamUrl, findStatusError } from './attempt/upstream.ts';

/** The longest body that is read before it is passed on: an error, or a count of tokens. */
const maxWholeBytes = 1024 * 1024;

export interface PassOptions {
  /** What is passed on, where that is not the client's body. */
  readonly bytes?: Buffer;
  /** Why the key before this one was not used; absent: it is the first. */
  readonly reason?: string | undefined;
  /** What becomes of an error of the backend; absent: it passes. `headers` are those of its response. */
  handleError?(error: CoreError, headers: Readonly<Record<string, string>>): Promise<ErrorHandling>;
  /** For reading whether an answer with a successful status begins with an error; absent: it passes unread. */
  context?: BackendContext | undefined;
}

/**
 * `passed`: the client gets the error. `replaced`: it was answered otherwise. `withheld`: it is not answered yet, as something else is
 * tried.
 */
export type ErrorHandling = 'passed' | 'replaced' | 'withheld';

/** How it ended to pass a request on. `failure`: what the trace has of an answer that is none. */
export type PassResult =
  | { readonly kind: 'answered'; readonly failure?: LouterError }
  | { readonly kind: 'withheld'; readonly error: CoreError };

/**
 * Passes the client's bytes to a backend of the same protocol and the answer's bytes back, unparsed: only the
 * model's name is replaced where the model table renames it. Nothing is retried: the agent does that itself.
 * @throws {LouterError} when the backend gave no answer at all.
 */
export async function passThrough(
  exchange: ExchangeContext,
  route: Route,
  { model, modelSpan }: InspectedBody,
  { bytes = exchange.inbound.body, reason, ...options }: PassOptions = {},
): Promise<PassResult> {
  const { record, services, abort } = exchange;
  const isRenamed = model !== undefined && modelSpan !== undefined && model !== route.model;
  const request = buildRequest(exchange, route, isRenamed ? replaceSpan(bytes, modelSpan, route.model) : bytes);
  if (isCredentialWithheld(exchange.inbound, getHeaderOptions(exchange, route)))
    record.noted({ what: describeWithheldCredential(exchange, route), made: 'a request without a credential' });
  record.attemptStarted(route, reason === undefined ? 'first' : 'next-key', reason ?? 'baseline');
  const { name, limits } = route.config;
  const permit = services.targetGate.enter(toName(route), { evenIfPaused: true });
  if (typeof permit === 'string') {
    const error = toAdmittanceError(name, permit);
    record.attemptFailed(error.message);
    throw new LouterError(error);
  }
  try {
    const result = await nameBackendInErrors(exchange, route, async () => {
      Object.assign(request.headers, record.propagateTrace());
      record.requestSent(request);
      const response = await services.transportOf(name).send(request, limits, abort.signal);
      record.upstreamHead(response);
      return passResponse(exchange, route, { ...options, response, request });
    });
    const { message } = (result.kind === 'withheld' ? result.error : result.failure) ?? {};
    if (message !== undefined) record.attemptFailed(message);
    return result;
  } catch (error) {
    record.attemptFailed(error instanceof Error ? error.message : 'unknown error');
    throw error;
  } finally {
    // What is passed through is not judged here: the vendor's own answer went to the client.
    permit.end('unknown');
  }
}

// ---------------------------------------------------------------- the request

function buildRequest(
  { services, frontend, inbound, route }: ExchangeContext,
  { adapter, config, model }: Route,
  body: Buffer,
): UpstreamRequest {
  const gatewayKeys = services.config;
  // Unless the route decides it, whether it will be a stream only decides on a time-out: the body is not parsed for it.
  const stream = route.hints?.stream ?? (body.includes('"stream":true') || body.includes('"stream": true'));
  const path = resolveVendorPath(route, adapter, { model, stream });
  const query = withoutQueryKey(inbound.target);
  return {
    url: buildUpstreamUrl(config.baseUrl, path, query),
    headers: {
      ...buildUpstreamHeaders(inbound, { adapter, config, stream, sameProtocol: true, gatewayKeys }),
      accept: inbound.header('accept') ?? '*/*',
    },
    body,
    protocol: adapter.codec.protocol,
    stream,
    model,
    caller: callerFor(inbound, config),
    passthrough: { route, framing: frontend.framing(new URLSearchParams(query)) },
  };
}

function resolveVendorPath(
  route: FrontendRoute,
  { chatPath, passthroughPaths, tokenCount }: Backend,
  ask: RouteRequest,
): string {
  const chat = (): string => chatPath({ ...ask, ...(route.hints?.form && { form: route.hints.form }) });
  switch (route.task) {
    case 'chat':
      return chat();
    case 'count-tokens':
      return tokenCount?.path(ask.model) ?? chat();
    case 'pass':
      return passthroughPaths?.[route.kind]?.(ask.model) ?? chat();
    default:
      return unreachable(route);
  }
}

/** The client's query as it came, without the key it may hold, which is for Louter. */
function withoutQueryKey(target: string): string {
  const at = target.indexOf('?');
  if (at === -1) return '';
  const fields = target.slice(at + 1).split('&');
  const kept = fields.filter((field) => field !== '' && !new URLSearchParams(field).has('key'));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

// ---------------------------------------------------------------- the response

/** A response that is passed on. */
interface PassedResponse extends Pick<PassOptions, 'handleError' | 'context'> {
  readonly request: UpstreamRequest;
  readonly response: UpstreamResponse;
}

/** An error response passes like any other, unless it is handled. */
async function passResponse(exchange: ExchangeContext, route: Route, passed: PassedResponse): Promise<PassResult> {
  const { status, body } = passed.response;
  if (route.config.protocol === 'replay') return passRecording(exchange, route, passed);
  const unusable = findStatusError(status);
  if (unusable) {
    destroyBody(body);
    throw new LouterError(unusable);
  }
  // What has the path of a count may be something else with status 200.
  const mayBeError = passed.handleError !== undefined && exchange.route.task === 'count-tokens';
  const isRead = status >= 400 || isPageType(passed.response) || mayBeError;
  return isRead ? passWhole(exchange, route, passed) : passStream(exchange, route, passed);
}

/** A recording passes as it is: with any status, in its own pieces, broken where it breaks. */
const passRecording = (exchange: ExchangeContext, route: Route, { request, response }: PassedResponse) =>
  passStream(exchange, route, { request, response });

/**
 * Passes a response on as a whole: an error may repeat the key it refuses, which is Louter's.
 * @throws {LouterError} when it is a page, or cannot be read.
 */
async function passWhole(
  exchange: ExchangeContext,
  { adapter }: Route,
  { request, response, handleError }: PassedResponse,
): Promise<PassResult> {
  const { record, services } = exchange;
  const bytes = await readWhole(exchange, request, response);
  const text = bytes.toString('latin1');
  // A character for each byte: bytes that are not UTF-8 pass unchanged too.
  const safe = services.masker.text(text);
  const passed = safe === text ? bytes : Buffer.from(safe, 'latin1');
  const body = passed.toString('utf8');
  const error = findError(adapter, response, parseJson(body) ?? body);
  record.upstreamDecoded();
  record.upstreamBody(bytes);
  const handling = error && (await handleError?.(error, headersByName(response.headers)));
  if (handling === 'replaced') return { kind: 'answered' };
  if (error && handling === 'withheld') return { kind: 'withheld', error };
  const misdirection = findMisdirection({ request, response, body });
  if (misdirection) throw new LouterError(misdirection);
  if (error && response.status < 400) throw new LouterError(error);
  writeHead(exchange, response.status, {
    'content-type': response.header('content-type') ?? 'application/json',
    ...(error && retryHeader(exchange, { ...error, status: response.status })),
    ...pickResponseHeaders(response, adapter, services.masker),
  });
  writeLast(exchange, passed);
  return { kind: 'answered', ...(error && { failure: new LouterError(error) }) };
}

/** The error in a response; `undefined` where it is a count of tokens. */
function findError(adapter: Backend, { status, headers }: UpstreamResponse, body: JsonValue): CoreError | undefined {
  if (status >= 400) return adapter.codec.decodeError({ status, headers: headersByName(headers), body });
  try {
    decodeTokenCount(adapter, body);
    return undefined;
  } catch (error) {
    return toCoreError(error);
  }
}

/** @throws {LouterError} when the body breaks off, or is too long. */
async function readWhole(
  { abort }: ExchangeContext,
  request: UpstreamRequest,
  response: UpstreamResponse,
): Promise<Buffer> {
  try {
    return await readAll(decodeBody(response), maxWholeBytes);
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError(
        { kind: 'bad-upstream-reply', message: `the upstream's error response is too long: ${error.message}` },
        { cause: error },
      );
    throw new LouterError(toBodyError(error, request.url, abort.signal), { cause: error });
  }
}

async function passStream(
  exchange: ExchangeContext,
  route: Route,
  { request, response, handleError, context }: PassedResponse,
): Promise<PassResult> {
  const { writer, abort, services } = exchange;
  const { body, fields } = openSearchableBody(exchange, response);
  const passing = new PassingStream(exchange, route, { request, response, fields });
  // What nothing decodes cannot be read either.
  const isReadable = fields['content-encoding'] === undefined;
  let beginning =
    context && handleError && isReadable
      ? new AnswerBeginning({ request, response, codec: route.adapter.codec, context })
      : undefined;
  if (!beginning) passing.begin();
  let withheld: CoreError | undefined;

  /** Passes on what was kept of the beginning, unless it is an error that is handled otherwise. */
  async function passBeginning(bytes: Buffer, found: BeginningOf): Promise<void> {
    beginning = undefined;
    if (typeof found === 'object') {
      const error = services.masker.error(found);
      if ((await handleError?.(error, headersByName(response.headers))) === 'withheld') {
        exchange.record.upstreamBody(bytes);
        withheld = error;
        return reading.stop();
      }
    }
    passing.begin();
    await passing.push(bytes);
  }

  const shown = new PassedFailure(response);
  const reading = pump(body, (received) => {
    shown.push(received);
    if (!beginning) return passing.push(received);
    const found = beginning.push(received);
    return found === 'undecided' ? undefined : passBeginning(beginning.bytes, found);
  });
  try {
    await reading.done;
    if (beginning) await passBeginning(beginning.bytes, beginning.end());
  } catch (error) {
    // The bytes are the vendor's own: a break can only be passed on as a break.
    destroyBody(body);
    if (beginning) {
      passing.begin();
      void passing.push(beginning.bytes);
    }
    passing.breakOff();
    writer.destroy();
    return {
      kind: 'answered',
      failure: new LouterError(toBodyError(error, request.url, abort.signal), { cause: error }),
    };
  }
  if (withheld) {
    destroyBody(body);
    return { kind: 'withheld', error: withheld };
  }
  passing.end();
  const failure = shown.find(exchange, route, request);
  return { kind: 'answered', ...(failure && { failure }) };
}

/** How much of an error is read, in bytes. */
const maxErrorBytes = 64 * 1024;

/** What a page begins with is within so many bytes. */
const maxPageStart = 1000;

/** Whether a text is a page, or is too short to be known as none. */
const mayBePage = (text: string): boolean =>
  isPage(text) || (text.length < maxPageStart && /^\s*(?:<.{0,20})?$/s.test(text));

/** What the trace has of an answer that passes although it is none: an error of the vendor in its own words, or a web page. */
class PassedFailure {
  readonly #response: UpstreamResponse;
  /** The beginning of an answer that is none, or may be none; undefined of others, of which nothing is kept. */
  #beginning: Buffer | undefined = Buffer.alloc(0);

  constructor(response: UpstreamResponse) {
    this.#response = response;
  }

  push(received: Buffer): void {
    const before = this.#beginning;
    if (!before || before.length >= maxErrorBytes) return;
    const beginning = before.length === 0 ? received : Buffer.concat([before, received]);
    const isKept = this.#response.status >= 400 || mayBePage(beginning.toString('latin1', 0, maxPageStart));
    this.#beginning = isKept ? beginning : undefined;
  }

  find(
    { services: { masker } }: ExchangeContext,
    { adapter }: Route,
    request: UpstreamRequest,
  ): LouterError | undefined {
    const { status, headers, reason } = this.#response;
    const body = masker.text(this.#beginning?.toString('utf8') ?? '');
    if (status >= 400) {
      // Of a recording without a body.
      if (body.trim() === '' && reason !== undefined)
        return new LouterError({ kind: kindOfStatus(status), status, message: reason });
      const error = adapter.codec.decodeError({
        status,
        headers: headersByName(headers),
        body: parseJson(body) ?? body,
      });
      return new LouterError({ ...error, status: error.status ?? status });
    }
    const misdirection = isPage(body) && findMisdirection({ request, response: this.#response, body });
    return misdirection ? new LouterError(misdirection) : undefined;
  }
}
