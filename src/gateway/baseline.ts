import type { Readable } from 'node:stream';
import type { Ask, Backend } from '../backends/backend.ts';
import { kindOfStatus, LouterError } from '../core/error.ts';
import { unreachable } from '../core/unreachable.ts';
import type { FrontendRoute } from '../frontends/frontend.ts';
import { codingNames, contentCoding } from '../streaming/content-coding.ts';
import { framingOf } from '../streaming/framing.ts';
import type { HeaderFields, RawResponse } from '../traces/record.ts';
import { recordBackend, refusedAdmittance, sentRequest, startAttempt, statusError } from './attempt.ts';
import type { SoundBody } from './body.ts';
import { send, sendHead, sendLast, type Call } from './call.ts';
import { decodedBody } from './decoding.ts';
import { fromBackend } from './from-backend.ts';
import { clientHeaders, upstreamHeaders } from './headers.ts';
import { transportError } from './http-transport.ts';
import { abandon, both, pump, readWhole } from './pump.ts';
import type { Route } from './route.ts';
import { replaceValue } from './scan.ts';
import type { Download, Upload } from './transport.ts';
import { upstreamUrl } from './upstream-url.ts';

/** The longest refusal that is passed on, in bytes. */
const maxRefusal = 1024 * 1024;

/** How much of an answer is kept for the trace, in bytes: an answer may be of any length, memory is not. */
const maxRecorded = 32 * 1024 * 1024;

/**
 * Passes the client's bytes to a backend of the same protocol and the answer's bytes back, unparsed: only the
 * model's name is replaced where the model table renames it. Nothing is retried: the agent does that itself.
 * @param bytes what is passed on, where that is not the client's body.
 * @throws {LouterError} when the backend gave no answer at all.
 */
export async function answerByBaseline(
  call: Call,
  route: Route,
  { model, modelSpan }: SoundBody,
  bytes = call.inbound.body,
): Promise<LouterError | undefined> {
  const { abort } = call;
  const renamed = model !== undefined && modelSpan !== undefined && model !== route.model;
  const body = renamed ? replaceValue(bytes, modelSpan, route.model) : bytes;
  const upload = buildUpload(call, route, body);
  const attempt = startAttempt(call, route, 'baseline');
  const backend = recordBackend(call, route, [attempt]);
  backend.request = sentRequest(upload);
  const { name } = route.config;
  const admitted = call.engine.gate.enter({ backend: name, model: route.model }, { evenIfPaused: true });
  if (typeof admitted === 'string') throw new LouterError(refusedAdmittance(name, admitted));
  try {
    const failure = await fromBackend(call, route, async () => {
      const download = await call.engine.transport(name).send(upload, route.config.limits, abort.signal);
      attempt.status = download.status;
      const raw: RawResponse = { status: download.status, headers: download.headers, chunks: [] };
      backend.response = raw;
      const unusable = statusError(download);
      if (unusable) {
        abandon(download.body);
        throw new LouterError(unusable);
      }
      const passed = { download, raw, stream: upload.stream };
      const passOn = download.status < 400 ? pipe : refuse;
      return (await passOn(call, route, passed)) ?? refusalOf(download);
    });
    attempt.error = failure?.message ?? null;
    return failure;
  } catch (error) {
    attempt.error = error instanceof Error ? error.message : 'unknown error';
    throw error;
  } finally {
    // What is passed through is not judged here: the vendor's own words went to the client.
    admitted.end('unknown');
  }
}

function buildUpload(call: Call, { adapter, config, model }: Route, body: Buffer): Upload {
  const { inbound, route } = call;
  const gatewayKeys = call.engine.config.server.keys;
  // Where the route does not say it, whether it will be a stream only decides on a time-out: the body is not parsed for it.
  const stream = route.hints?.stream ?? (body.includes('"stream":true') || body.includes('"stream": true'));
  return {
    url: upstreamUrl(config.baseUrl, vendorPath(route, adapter, { model, stream }), forwardedQuery(inbound.target)),
    headers: {
      ...upstreamHeaders(inbound, { adapter, config, stream, sameProtocol: true, gatewayKeys }),
      accept: inbound.header('accept') ?? '*/*',
    },
    body,
    protocol: adapter.codec.protocol,
    stream,
    model,
  };
}

function vendorPath(route: FrontendRoute, { chatPath, passedPaths, tokenCount }: Backend, ask: Ask): string {
  const chat = (): string => chatPath({ ...ask, ...(route.hints?.form && { form: route.hints.form }) });
  switch (route.task) {
    case 'chat':
      return chat();
    case 'count-tokens':
      return tokenCount?.path(ask.model) ?? chat();
    case 'pass':
      return passedPaths?.[route.kind]?.(ask.model) ?? chat();
    default:
      return unreachable(route);
  }
}

/** The client's query as it came, without the key it may hold, which is for us. */
function forwardedQuery(target: string): string {
  const at = target.indexOf('?');
  if (at === -1) return '';
  const fields = target.slice(at + 1).split('&');
  const kept = fields.filter((field) => field !== '' && !new URLSearchParams(field).has('key'));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** A refusal passes like any answer; the trace still says that it was one. */
function refusalOf({ status }: Download): LouterError | undefined {
  if (status < 400) return undefined;
  return new LouterError({ kind: kindOfStatus(status), status, message: `the upstream answered ${status}` });
}

/** An answer that is passed on. */
interface Passed {
  readonly download: Download;
  readonly raw: RawResponse;
  /** Whether a stream was asked for. */
  readonly stream: boolean;
}

/** Passes a refusal on, whole: it may repeat the key it refuses, which is ours. */
async function refuse(call: Call, { adapter }: Route, { download, raw }: Passed): Promise<LouterError | undefined> {
  try {
    const bytes = await readWhole(decodedBody(download), maxRefusal);
    raw.headers = withoutEncoding(raw.headers);
    raw.chunks.push({ atMs: call.clock(), bytes });
    const said = bytes.toString('latin1');
    const safe = call.engine.hiding.text(said);
    sendHead(call, download.status, {
      'content-type': download.header('content-type') ?? 'application/json',
      ...clientHeaders(download, adapter, call.engine.hiding),
    });
    // A character for each byte: what is no UTF-8 passes unchanged too.
    sendLast(call, safe === said ? bytes : Buffer.from(safe, 'latin1'));
    return undefined;
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError(
        { kind: 'bad-upstream-reply', message: `the upstream's refusal is too long: ${error.message}` },
        { cause: error },
      );
    throw new LouterError(transportError(error, call.exchange.backend?.request?.target ?? '', call.abort.signal), {
      cause: error,
    });
  }
}

async function pipe(
  call: Call,
  { adapter }: Route,
  { download, raw, stream }: Passed,
): Promise<LouterError | undefined> {
  const { outlet, abort } = call;
  const { hiding } = call.engine;
  const isStream = stream || framingOf(download.header('content-type') ?? '') !== undefined;
  const mask = isStream ? hiding.streamMask() : hiding.mask();
  const { body, fields } = searchable(call, download, raw);
  sendHead(call, download.status, {
    'content-type': download.header('content-type') ?? 'application/json',
    ...fields,
    ...clientHeaders(download, adapter, hiding),
  });
  let length = 0;
  try {
    await pump(body, (received) => {
      const before = length;
      length += received.length;
      if (length <= maxRecorded) raw.chunks.push({ atMs: call.clock(), bytes: received });
      const bytes = mask.push(received);
      // Where the client gets other bytes, those received are held beside them.
      const recorded =
        bytes === received || length > maxRecorded
          ? undefined
          : call.engine.recorder.progress(call.exchange, received.length);
      if (bytes.length === 0) return recorded;
      if (length <= maxRecorded) return both(recorded, send(call, bytes));
      if (before <= maxRecorded)
        call.exchange.notes.push({ what: `the answer is longer than ${maxRecorded} bytes; its record ends there` });
      return outlet.write(bytes) ? undefined : outlet.drained();
    }).done;
  } catch (error) {
    // The bytes are the vendor's own; all that can be said of a break is to break as well.
    abandon(body);
    const rest = mask.end();
    if (rest.length > 0) void send(call, rest);
    outlet.cut();
    const detail = transportError(error, call.exchange.backend?.request?.target ?? '', abort.signal);
    return new LouterError(detail, { cause: error });
  }
  sendLast(call, mask.end());
  return undefined;
}

/**
 * The body of an answer so that it can be searched for our keys, and the header fields that say how it is written. One that
 * was encoded although no encoding was asked for is decoded: it may hold a key like any other.
 * @throws {LouterError} when it is encoded too often.
 */
function searchable(
  { engine, exchange }: Call,
  download: Download,
  raw: RawResponse,
): { body: Readable; fields: Record<string, string> } {
  const encoding = download.header('content-encoding');
  const size = download.header('content-length');
  const codings = codingNames(encoding ?? '');
  if (!engine.hiding.hasSecrets || codings.length === 0 || !codings.every((name) => contentCoding(name)))
    return {
      body: download.body,
      fields: {
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        // Bytes that are not decoded keep their length; without one the answer goes out in chunks.
        ...(size !== undefined && { 'content-length': size }),
      },
    };
  raw.headers = withoutEncoding(raw.headers);
  exchange.notes.push({ what: 'undid the content encoding of the answer', saw: codings.join(', '), made: 'identity' });
  return { body: decodedBody(download), fields: {} };
}

/** The header fields of an answer that is recorded decoded. */
const withoutEncoding = (headers: HeaderFields): HeaderFields =>
  headers.filter(([name]) => !/^content-(?:encoding|length)$/i.test(name));
