import type { Readable } from 'node:stream';
import type { RouteRequest, Backend } from '../core/backend.ts';
import { kindOfStatus, LouterError, toCoreError } from '../core/error.ts';
import { headersByName } from '../core/headers.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { FrontendRoute } from '../core/frontend.ts';
import { unreachable } from '../core/unreachable.ts';
import { parseContentEncoding, findContentCoding } from '../wire/content-coding.ts';
import { framingOfContentType } from '../wire/framing.ts';
import { decodeBody, destroyBody, pump, readAll, waitForBoth } from './stream/body-stream.ts';
import type { InspectedBody } from './request/body.ts';
import { decodeTokenCount } from './count-tokens.ts';
import { retryHeader, writeHead, writeLast, writePiece, type ExchangeContext } from './exchange-context.ts';
import { buildUpstreamHeaders, callerFor, pickResponseHeaders } from './headers.ts';
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

/** How much of an answer is kept for the trace: an answer may be of any length, memory is not. */
const maxRecordedBytes = 32 * 1024 * 1024;

export interface PassOptions {
  /** What is passed on, where that is not the client's body. */
  readonly bytes?: Buffer;
  /** Why the key before this one was not used; absent: it is the first. */
  readonly reason?: string | undefined;
  /** Whether an error response does not pass, as another target is tried. */
  isSkipped?(error: CoreError, headers: Readonly<Record<string, string>>): boolean;
  /** Answers in place of an error of the backend, where it can; false: the error passes. */
  replaceError?(error: CoreError): Promise<boolean>;
}

/**
 * Passes the client's bytes to a backend of the same protocol and the answer's bytes back, unparsed: only the
 * model's name is replaced where the model table renames it. Nothing is retried: the agent does that itself.
 * @throws {LouterError} when the backend gave no answer at all.
 */
export async function passThrough(
  exchange: ExchangeContext,
  route: Route,
  { model, modelSpan }: InspectedBody,
  { bytes = exchange.inbound.body, replaceError, reason, isSkipped }: PassOptions = {},
): Promise<LouterError | undefined> {
  const { record, services, abort } = exchange;
  const isRenamed = model !== undefined && modelSpan !== undefined && model !== route.model;
  const request = buildRequest(exchange, route, isRenamed ? replaceSpan(bytes, modelSpan, route.model) : bytes);
  record.attemptStarted(route, reason === undefined ? 'first' : 'next-key', reason ?? 'baseline');
  const { name, limits } = route.config;
  const permit = services.targetGate.enter(toName(route), { evenIfPaused: true });
  if (typeof permit === 'string') {
    const error = toAdmittanceError(name, permit);
    record.attemptFailed(error.message);
    throw new LouterError(error);
  }
  try {
    const failure = await nameBackendInErrors(exchange, route, async () => {
      Object.assign(request.headers, record.propagateTrace());
      record.requestSent(request);
      const response = await services.transportOf(name).send(request, limits, abort.signal);
      record.upstreamHead(response);
      return passResponse(exchange, route, {
        response,
        request,
        ...(replaceError && { replaceError }),
        ...(isSkipped && { isSkipped }),
      });
    });
    if (failure) record.attemptFailed(failure.message);
    return failure;
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
interface PassedResponse extends Pick<PassOptions, 'replaceError' | 'isSkipped'> {
  readonly request: UpstreamRequest;
  readonly response: UpstreamResponse;
}

/** Resolves with the failure that the trace has of it. An error response passes like any other. */
async function passResponse(
  exchange: ExchangeContext,
  route: Route,
  passed: PassedResponse,
): Promise<LouterError | undefined> {
  const { status, body, reason } = passed.response;
  // A recording passes as it is: with any status, in its own pieces, broken where it breaks.
  if (route.config.protocol === 'replay') {
    const failure = await passStream(exchange, route, passed);
    if (failure || status < 400) return failure;
    return new LouterError({
      kind: kindOfStatus(status),
      status,
      message: reason ?? `the upstream answered ${status}`,
    });
  }
  const unusable = findStatusError(status);
  if (unusable) {
    destroyBody(body);
    throw new LouterError(unusable);
  }
  // What has the path of a count may be something else with status 200.
  const mayBeError = passed.replaceError !== undefined && exchange.route.task === 'count-tokens';
  const isRead = status >= 400 || isPageType(passed.response) || mayBeError;
  return isRead ? passWhole(exchange, route, passed) : passStream(exchange, route, passed);
}

/**
 * Passes a response on as a whole: an error may repeat the key it refuses, which is Louter's. Resolves with the error.
 * @throws {LouterError} when it is a page, or cannot be read.
 */
async function passWhole(
  exchange: ExchangeContext,
  { adapter }: Route,
  { request, response, replaceError, isSkipped }: PassedResponse,
): Promise<LouterError | undefined> {
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
  if (error && (await replaceError?.(error))) return undefined;
  if (error && response.status >= 400 && isSkipped?.(error, headersByName(response.headers))) {
    record.attemptFailed(error.message);
    return undefined;
  }
  const misdirection = findMisdirection({ request, response, body });
  if (misdirection) throw new LouterError(misdirection);
  if (error && response.status < 400) throw new LouterError(error);
  writeHead(exchange, response.status, {
    'content-type': response.header('content-type') ?? 'application/json',
    ...(error && retryHeader(exchange, { ...error, status: response.status })),
    ...pickResponseHeaders(response, adapter, services.masker),
  });
  writeLast(exchange, passed);
  return error && new LouterError(error);
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
  { request, response }: PassedResponse,
): Promise<LouterError | undefined> {
  const { writer, abort, services, record } = exchange;
  const { adapter } = route;
  const isStream = request.stream || framingOfContentType(response.header('content-type') ?? '') !== undefined;
  const mask = isStream ? services.masker.maskStream() : services.masker.maskBytes();
  const { body, fields } = openSearchableBody(exchange, response);
  writeHead(exchange, response.status, {
    'content-type': response.header('content-type') ?? 'application/json',
    ...fields,
    ...pickResponseHeaders(response, adapter, services.masker),
  });
  let length = 0;
  const passedUsage = exchange.counted?.passed;
  passedUsage?.start(response, route, request.url);
  try {
    await pump(body, (received) => {
      passedUsage?.push(received);
      const before = length;
      length += received.length;
      const isRecorded = length <= maxRecordedBytes;
      const bytes = mask.push(received);
      // Bytes that pass unchanged are counted as they are sent.
      let recorded: Promise<void> | undefined;
      if (isRecorded && bytes === received) record.upstreamBody(received);
      else if (isRecorded) recorded = record.upstreamChunk(received);
      if (bytes.length === 0) return recorded;
      if (isRecorded) return waitForBoth(recorded, writePiece(exchange, bytes));
      if (before <= maxRecordedBytes)
        record.noted({ what: `the answer is longer than ${maxRecordedBytes} bytes; its record ends there` });
      return writer.write(bytes) ? undefined : writer.drained();
    }).done;
  } catch (error) {
    // The bytes are the vendor's own: a break can only be passed on as a break.
    destroyBody(body);
    const rest = mask.end();
    if (rest.length > 0) void writePiece(exchange, rest);
    writer.destroy();
    return new LouterError(toBodyError(error, request.url, abort.signal), { cause: error });
  }
  writeLast(exchange, mask.end());
  return undefined;
}

/**
 * The body of an answer so that it can be searched for Louter's keys, and the header fields that say how it is written. One
 * that was encoded although no encoding was requested is decoded: it may hold a key like any other.
 * @throws {LouterError} when it is encoded too often.
 */
function openSearchableBody(
  { services, record }: ExchangeContext,
  response: UpstreamResponse,
): { body: Readable; fields: Record<string, string> } {
  const encoding = response.header('content-encoding');
  const size = response.header('content-length');
  const codings = parseContentEncoding(encoding ?? '');
  if (!services.masker.hasSecrets || codings.length === 0 || !codings.every((name) => findContentCoding(name)))
    return {
      body: response.body,
      fields: {
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        // Bytes that are not decoded keep their length; without one the answer is chunked.
        ...(size !== undefined && { 'content-length': size }),
      },
    };
  record.upstreamDecoded();
  record.noted({ what: 'undid the content encoding of the answer', saw: codings.join(', '), made: 'identity' });
  return { body: decodeBody(response), fields: {} };
}
