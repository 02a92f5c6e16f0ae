import type { Backend } from '../../core/backend.ts';
import type { BackendCodec, BackendContext, RouteHints } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { mendCallsOf } from '../../core/mend-calls.ts';
import { assertNotFailed } from '../../core/failed-answer.ts';
import { eventsOf, ResponseFold } from '../../core/fold.ts';
import { headersByName } from '../../core/headers.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { truncateShown } from '../../core/shown.ts';
import type { CoreChatResponse, CoreError } from '../../core/types.ts';
import { framingOfContentType } from '../../wire/framing.ts';
import { decodeBody, destroyBody, readAll } from '../stream/body-stream.ts';
import { writeJson, type WrittenTexts } from '../request/json-bytes.ts';
import { explainError, findMisdirection } from './misdirection.ts';
import { FailedAttempt } from './retry.ts';
import type { Route } from '../route/routing.ts';
import { StreamReader } from '../stream/stream-reader.ts';
import { toBodyError, type SendOptions, type Transport, type UpstreamRequest } from './transport.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import { toAnsweredRequest, type IncomingResponse, type ReadContext, type UpstreamAnswer } from './upstream-answer.ts';

// One request to a backend and its response, in the order in which things happen: build, send, check the head, read.

// ---------------------------------------------------------------- build

interface RequestOptions {
  headers: Record<string, string>;
  /** The form of the client's request, which a target of the same protocol can be sent too. */
  form?: RouteHints['form'];
  sameProtocol: boolean;
  caller?: string | undefined;
  /** Removes fields that the target must not be sent. */
  removeUnsupported?(json: JsonObject): JsonObject;
  /** About how many bytes the body will have. */
  expectedBytes?: number;
  /** The texts of earlier requests. */
  texts?: WrittenTexts;
}

/** Encodes a request for its target. */
export function buildUpstreamRequest(
  { adapter, config, model }: Route,
  context: BackendContext,
  { headers, form, sameProtocol, caller, removeUnsupported = (json) => json, expectedBytes = 0, texts }: RequestOptions,
): UpstreamRequest {
  const { stream } = context.request;
  const json = removeUnsupported(adapter.codec.encodeRequest(context.request, context));
  const path = adapter.chatPath({ model, stream, ...(form && { form }) });
  const written = { url: buildUpstreamUrl(config.baseUrl, path, buildQuery(adapter, stream)), headers, json };
  const prepared = adapter.prepare?.(written) ?? written;
  return {
    ...prepared,
    body: writeJson(prepared.json, expectedBytes, texts),
    protocol: adapter.codec.protocol,
    stream,
    model,
    ...(sameProtocol && form && { form }),
    ...(caller !== undefined && { caller }),
  };
}

const buildQuery = ({ streamQuery }: Backend, stream: boolean): string =>
  stream && streamQuery !== undefined ? `?${streamQuery}` : '';

/** Segments that a URL parser takes for a step up or none at all (WHATWG URL, "double-dot URL path segment"). */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/**
 * The address under a backend's base URL. The path may contain a model's name, which must not lead out of it.
 * @throws {LouterError} `invalid-request` when it would.
 */
export function buildUpstreamUrl(baseUrl: string, path: string, query: string): string {
  if (path.split(/[/\\]/).some((segment) => dotSegment.test(segment)))
    throw new LouterError({
      kind: 'invalid-request',
      message: 'model: expected a name without "." or ".." between slashes',
      param: 'model',
    });
  return baseUrl + path + query;
}

// ---------------------------------------------------------------- send

/** A request and the way it is sent. */
interface Sending {
  read: ReadContext;
  transport: Transport;
  request: UpstreamRequest;
  limits: SendOptions;
  codec: BackendCodec;
}

/**
 * Sends a model request and waits for the head of its response.
 * @throws {FailedAttempt} when the upstream answers with an error.
 * @throws {LouterError} when no response comes, or the error cannot be read.
 */
export async function sendUpstream({
  route: { adapter, config },
  context,
  hasFallback = false,
  ...sending
}: Omit<Sending, 'limits' | 'codec'> & {
  route: Route;
  context: BackendContext;
  /** Whether another target is left. */
  hasFallback?: boolean;
}): Promise<UpstreamAnswer> {
  const { codec } = adapter;
  const response = await send({ ...sending, codec, limits: { ...config.limits, hasFallback } });
  return { ...response, codec, context };
}

/**
 * Sends a request whose response is one JSON value, such as a list of models; `{}` in place of nothing after a `DELETE`.
 * @throws {FailedAttempt} when the upstream answers with an error.
 * @throws {LouterError} when no response comes, or it is not JSON.
 */
export async function requestJson(sending: Sending, maxBytes: number): Promise<JsonValue> {
  const incoming = await send(sending);
  const text = sending.read.masker.text(decodeText(await readBody(incoming, maxBytes)));
  if (text === '' && sending.request.method === 'DELETE') return {};
  const value = parseJson(text);
  if (value === undefined) throw notJsonError(incoming, text);
  return value;
}

async function send({ read, transport, request, limits, codec }: Sending): Promise<IncomingResponse> {
  read.recorder?.requestSent(request);
  const response = await transport.send(request, limits, read.signal);
  read.recorder?.upstreamHead(response);
  const incoming: IncomingResponse = { read, response, request };
  if (response.status >= 300) throw await readFailure(incoming, codec);
  return incoming;
}

/** An error response, in Core terms and without our keys, which it may repeat; and whether it allows a retry. */
async function readFailure(incoming: IncomingResponse, codec: BackendCodec): Promise<FailedAttempt> {
  const { response, read } = incoming;
  const { status, headers } = response;
  const shouldRetry = { true: true, false: false }[response.header('x-should-retry') ?? ''];
  const unusable = findStatusError(status);
  if (unusable) {
    destroyBody(response.body);
    return new FailedAttempt({ error: unusable, shouldRetry: status < 400 ? false : shouldRetry });
  }
  const text = read.masker.text(decodeText(await readBody(incoming, maxErrorBodyBytes)));
  const misdirection = findMisdirection({ ...incoming, body: text });
  if (misdirection) return new FailedAttempt({ error: misdirection, shouldRetry: false });
  const fields = headersByName(headers);
  const error = codec.decodeError({ status, headers: fields, body: parseJson(text) ?? text });
  return new FailedAttempt({ error: { ...error, status: error.status ?? status }, shouldRetry, headers: fields });
}

/**
 * Why a response with this status is used in no mode; `undefined` for one that may be. A redirect is refused: the
 * configuration decides which host is asked. A status above 599 means nothing (RFC 9110, 15).
 */
export function findStatusError(status: number): CoreError | undefined {
  if (status >= 300 && status < 400)
    return {
      kind: 'upstream',
      status: 502,
      message: `the upstream answered with a redirect (${status}), which is not followed: set base_url to where it leads`,
    };
  if (status > 599)
    return {
      kind: 'bad-upstream-reply',
      status: 502,
      message: `the upstream answered with ${status}, which is not an HTTP status: is base_url the API's?`,
    };
  return undefined;
}

// ---------------------------------------------------------------- read a whole body

const maxErrorBodyBytes = 1024 * 1024;
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * The whole body of a response, its content encodings undone.
 * @throws {LouterError} when it breaks off, cannot be decoded, or is longer than `maxBytes`.
 */
async function readBody({ read, response, request: { url } }: IncomingResponse, maxBytes: number): Promise<Buffer> {
  try {
    const bytes = await readAll(decodeBody(response), maxBytes);
    read.recorder?.upstreamBody(bytes);
    return bytes;
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `the upstream's answer is too long: ${error.message}`,
      });
    throw new LouterError(toBodyError(error, url, read.signal), { cause: error });
  }
}

/** The text of a body, without the byte order mark that some servers write. */
function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

async function readPlainAnswer(answer: UpstreamAnswer): Promise<CoreChatResponse> {
  const { read, codec, context } = answer;
  const text = read.masker.text(decodeText(await readBody(answer, maxAnswerBytes)));
  const body = parseJson(text);
  if (body === undefined) throw notJsonError(answer, text);
  try {
    const response = mendCallsOf(toAnsweredRequest(answer), codec.decodeResponse(body, context));
    return assertNotFailed({ vendor: codec.protocol, client: read.clientProtocol }, response);
  } catch (error) {
    throw explainError({ ...answer, body: text }, codec, error);
  }
}

function notJsonError(incoming: IncomingResponse, body: string): LouterError {
  const { status } = incoming.response;
  const type = incoming.response.header('content-type') ?? 'missing';
  const excerpt =
    body.trim() === '' ? 'an empty body' : `${JSON.stringify(truncateShown(body.trim()))}, which is not JSON`;
  return new LouterError(
    findMisdirection({ ...incoming, body }) ?? {
      kind: 'bad-upstream-reply',
      message: `the upstream answered ${status} with ${excerpt} (content-type ${type}): is base_url the API's?`,
    },
  );
}

// ---------------------------------------------------------------- read an answer

/** Whether an answer is a stream. Some servers omit its content type, and some answer plainly where a stream was requested. */
export function isStream({ response, context }: UpstreamAnswer): boolean {
  const type = response.header('content-type') ?? '';
  return framingOfContentType(type) !== undefined || (context.request.stream && !type.includes('application/json'));
}

/** Reads an answer to its end, streamed or not. @throws {LouterError} */
export async function readAnswer(answer: UpstreamAnswer): Promise<CoreChatResponse> {
  if (!isStream(answer)) return readPlainAnswer(answer);
  const fold = new ResponseFold();
  await readEvents(answer, (event) => fold.add(event));
  return fold.result();
}

/**
 * Reads an answer event by event until its end. Of a stream, `afterRead` is called once for all events that came in one
 * read; its promise holds back the next.
 * @throws {LouterError} when the answer broke off, or ended with an error.
 */
export async function readEvents(
  answer: UpstreamAnswer,
  onEvent: (event: CoreStreamEvent) => void,
  afterRead: () => Promise<void> | undefined = () => undefined,
): Promise<void> {
  if (isStream(answer)) return new StreamReader(answer, onEvent, afterRead).read();
  for (const event of eventsOf(await readPlainAnswer(answer))) onEvent(event);
}
