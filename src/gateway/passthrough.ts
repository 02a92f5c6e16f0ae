import type { Readable } from 'node:stream';
import type { RouteRequest, Backend } from '../core/backend.ts';
import { kindOfStatus, LouterError } from '../core/error.ts';
import { unreachable } from '../core/unreachable.ts';
import type { FrontendRoute } from '../core/frontend.ts';
import { parseContentEncoding, findContentCoding } from '../wire/content-coding.ts';
import { framingOfContentType } from '../wire/framing.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { RawResponse } from '../record/exchange.ts';
import { startBackend, toAdmittanceError, toRawRequest, startAttempt, findStatusError } from './attempt.ts';
import type { InspectedBody } from './body.ts';
import { writePiece, writeHead, writeLast, type ExchangeContext } from './exchange-context.ts';
import { decodeBody } from './decoding.ts';
import { nameBackendInErrors } from './from-backend.ts';
import { pickResponseHeaders, buildUpstreamHeaders } from './headers.ts';
import { toTransportError } from './http-transport.ts';
import { destroyBody, waitForBoth, pump, readAll } from './pump.ts';
import type { Route } from './route.ts';
import { replaceSpan } from './scan.ts';
import type { UpstreamResponse, UpstreamRequest } from './transport.ts';
import { buildUpstreamUrl } from './upstream-url.ts';

/** The longest refusal that is passed on, in bytes. */
const maxErrorBodyBytes = 1024 * 1024;

/** How much of an answer is kept for the trace, in bytes: an answer may be of any length, memory is not. */
const maxRecordedBytes = 32 * 1024 * 1024;

/**
 * Passes the client's bytes to a backend of the same protocol and the answer's bytes back, unparsed: only the
 * model's name is replaced where the model table renames it. Nothing is retried: the agent does that itself.
 * @param bytes what is passed on, where that is not the client's body.
 * @throws {LouterError} when the backend gave no answer at all.
 */
export async function passThrough(
  call: ExchangeContext,
  route: Route,
  { model, modelSpan }: InspectedBody,
  bytes = call.inbound.body,
): Promise<LouterError | undefined> {
  const { abort } = call;
  const renamed = model !== undefined && modelSpan !== undefined && model !== route.model;
  const body = renamed ? replaceSpan(bytes, modelSpan, route.model) : bytes;
  const upload = buildUpload(call, route, body);
  const attempt = startAttempt(call, route, 'baseline');
  const backend = startBackend(call, route, [attempt]);
  backend.request = toRawRequest(upload);
  const { name } = route.config;
  const permit = call.services.targetGate.enter({ backend: name, model: route.model }, { evenIfPaused: true });
  if (typeof permit === 'string') throw new LouterError(toAdmittanceError(name, permit));
  try {
    const failure = await nameBackendInErrors(call, route, async () => {
      const download = await call.services.transportOf(name).send(upload, route.config.limits, abort.signal);
      attempt.status = download.status;
      const raw: RawResponse = { status: download.status, headers: download.headers, chunks: [] };
      backend.response = raw;
      // A recording passes as it is: with any status, in its own pieces, broken where it breaks.
      const isRecording = route.config.protocol === 'replay';
      const statusError = isRecording ? undefined : findStatusError(download);
      if (statusError) {
        destroyBody(download.body);
        throw new LouterError(statusError);
      }
      const passed = { download, raw, stream: upload.stream };
      const pass = isRecording || download.status < 400 ? passStream : passErrorBody;
      return (await pass(call, route, passed)) ?? toErrorResponse(download);
    });
    attempt.error = failure?.message ?? null;
    return failure;
  } catch (error) {
    attempt.error = error instanceof Error ? error.message : 'unknown error';
    throw error;
  } finally {
    // What is passed through is not judged here: the vendor's own words went to the client.
    permit.end('unknown');
  }
}

function buildUpload(call: ExchangeContext, { adapter, config, model }: Route, body: Buffer): UpstreamRequest {
  const { frontend, inbound, route } = call;
  const query = withoutQueryKey(inbound.target);
  const gatewayKeys = call.services.config.server.keys;
  // Where the route does not say it, whether it will be a stream only decides on a time-out: the body is not parsed for it.
  const stream = route.hints?.stream ?? (body.includes('"stream":true') || body.includes('"stream": true'));
  return {
    url: buildUpstreamUrl(config.baseUrl, resolveVendorPath(route, adapter, { model, stream }), query),
    headers: {
      ...buildUpstreamHeaders(inbound, { adapter, config, stream, sameProtocol: true, gatewayKeys }),
      accept: inbound.header('accept') ?? '*/*',
    },
    body,
    protocol: adapter.codec.protocol,
    stream,
    model,
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

/** The client's query as it came, without the key it may hold, which is for us. */
function withoutQueryKey(target: string): string {
  const at = target.indexOf('?');
  if (at === -1) return '';
  const fields = target.slice(at + 1).split('&');
  const kept = fields.filter((field) => field !== '' && !new URLSearchParams(field).has('key'));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** A refusal passes like any answer; the trace still says that it was one. */
function toErrorResponse({ status, reason }: UpstreamResponse): LouterError | undefined {
  if (status < 400) return undefined;
  return new LouterError({ kind: kindOfStatus(status), status, message: reason ?? `the upstream answered ${status}` });
}

/** An answer that is passed on. */
interface PassedAnswer {
  readonly download: UpstreamResponse;
  readonly raw: RawResponse;
  /** Whether a stream was asked for. */
  readonly stream: boolean;
}

/** Passes a refusal on, whole: it may repeat the key it refuses, which is ours. */
async function passErrorBody(
  call: ExchangeContext,
  { adapter }: Route,
  { download, raw }: PassedAnswer,
): Promise<LouterError | undefined> {
  try {
    const bytes = await readAll(decodeBody(download), maxErrorBodyBytes);
    raw.headers = withoutEncodingHeaders(raw.headers);
    raw.chunks.push({ atMs: call.clock(), bytes });
    const text = bytes.toString('latin1');
    const safe = call.services.hiding.text(text);
    writeHead(call, download.status, {
      'content-type': download.header('content-type') ?? 'application/json',
      ...pickResponseHeaders(download, adapter, call.services.hiding),
    });
    // A character for each byte: what is no UTF-8 passes unchanged too.
    writeLast(call, safe === text ? bytes : Buffer.from(safe, 'latin1'));
    return undefined;
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError(
        { kind: 'bad-upstream-reply', message: `the upstream's refusal is too long: ${error.message}` },
        { cause: error },
      );
    throw new LouterError(toTransportError(error, call.exchange.backend?.request?.target ?? '', call.abort.signal), {
      cause: error,
    });
  }
}

async function passStream(
  call: ExchangeContext,
  { adapter }: Route,
  { download, raw, stream }: PassedAnswer,
): Promise<LouterError | undefined> {
  const { writer: outlet, abort } = call;
  const { hiding } = call.services;
  const isStream = stream || framingOfContentType(download.header('content-type') ?? '') !== undefined;
  const mask = isStream ? hiding.streamMask() : hiding.mask();
  const { body, fields } = openSearchableBody(call, download, raw);
  writeHead(call, download.status, {
    'content-type': download.header('content-type') ?? 'application/json',
    ...fields,
    ...pickResponseHeaders(download, adapter, hiding),
  });
  let length = 0;
  try {
    await pump(body, (received) => {
      const before = length;
      length += received.length;
      if (length <= maxRecordedBytes) raw.chunks.push({ atMs: call.clock(), bytes: received });
      const bytes = mask.push(received);
      // Where the client gets other bytes, those received are held beside them.
      const recorded =
        bytes === received || length > maxRecordedBytes
          ? undefined
          : call.services.recorder.progress(call.exchange, received.length);
      if (bytes.length === 0) return recorded;
      if (length <= maxRecordedBytes) return waitForBoth(recorded, writePiece(call, bytes));
      if (before <= maxRecordedBytes)
        call.exchange.notes.push({
          what: `the answer is longer than ${maxRecordedBytes} bytes; its record ends there`,
        });
      return outlet.write(bytes) ? undefined : outlet.drained();
    }).done;
  } catch (error) {
    // The bytes are the vendor's own; all that can be said of a break is to break as well.
    destroyBody(body);
    const rest = mask.end();
    if (rest.length > 0) void writePiece(call, rest);
    outlet.destroy();
    const detail = toTransportError(error, call.exchange.backend?.request?.target ?? '', abort.signal);
    return new LouterError(detail, { cause: error });
  }
  writeLast(call, mask.end());
  return undefined;
}

/**
 * The body of an answer so that it can be searched for our keys, and the header fields that say how it is written. One that
 * was encoded although no encoding was asked for is decoded: it may hold a key like any other.
 * @throws {LouterError} when it is encoded too often.
 */
function openSearchableBody(
  { services: engine, exchange }: ExchangeContext,
  download: UpstreamResponse,
  raw: RawResponse,
): { body: Readable; fields: Record<string, string> } {
  const encoding = download.header('content-encoding');
  const size = download.header('content-length');
  const codings = parseContentEncoding(encoding ?? '');
  if (!engine.hiding.hasSecrets || codings.length === 0 || !codings.every((name) => findContentCoding(name)))
    return {
      body: download.body,
      fields: {
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        // Bytes that are not decoded keep their length; without one the answer goes out in chunks.
        ...(size !== undefined && { 'content-length': size }),
      },
    };
  raw.headers = withoutEncodingHeaders(raw.headers);
  exchange.notes.push({ what: 'undid the content encoding of the answer', saw: codings.join(', '), made: 'identity' });
  return { body: decodeBody(download), fields: {} };
}

/** The header fields of an answer that is recorded decoded. */
const withoutEncodingHeaders = (headers: HeaderFields): HeaderFields =>
  headers.filter(([name]) => !/^content-(?:encoding|length)$/i.test(name));
