import type { BackendCodec, BackendContext, RouteHints } from '../core/codec.ts';
import type { Backend } from '../core/backend.ts';
import { LouterError } from '../core/error.ts';
import { parseJson, type JsonObject } from '../core/json.ts';
import type { CoreChatResponse } from '../core/types.ts';
import { framingOfContentType } from '../wire/framing.ts';
import type { RawResponse } from '../record/exchange.ts';
import { assertNotFailed } from '../core/failed-answer.ts';
import type { ReadContext } from './reading.ts';
import { writeJson } from './json-bytes.ts';
import { readBody, readErrorResponse, decodeText, type IncomingResponse } from './reply.ts';
import { FailedAttempt } from './retry.ts';
import type { Route } from './route.ts';
import type { Transport, UpstreamRequest } from './transport.ts';
import { collectStream, type UpstreamAnswer } from './upstream-stream.ts';
import { buildUpstreamUrl } from './upstream-url.ts';

/** The longest plain answer that is read. */
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * A request in the words of its target. `form` is that of the client's request, which a target of the same protocol
 * (`sameProtocol`) can be asked in too. `limited` takes out what the target must not be sent; `about` is how many bytes
 * the client's request had.
 */
export function buildUpstreamRequest(
  { adapter, config, model }: Route,
  context: BackendContext,
  {
    headers,
    form,
    sameProtocol,
    limited: removeUnsupported = (json) => json,
    about: expectedBytes = 0,
  }: {
    headers: Record<string, string>;
    form?: RouteHints['form'];
    sameProtocol: boolean;
    limited?(json: JsonObject): JsonObject;
    about?: number;
  },
): UpstreamRequest {
  const { stream } = context.request;
  const json = removeUnsupported(adapter.codec.encodeRequest(context.request, context));
  return {
    url: buildUpstreamUrl(
      config.baseUrl,
      adapter.chatPath({ model, stream, ...(form && { form }) }),
      buildQuery(adapter, stream),
    ),
    headers,
    body: writeJson(json, expectedBytes),
    json,
    protocol: adapter.codec.protocol,
    stream,
    model,
    ...(sameProtocol && form && { form }),
  };
}

const buildQuery = ({ streamQuery }: Backend, stream: boolean): string =>
  stream && streamQuery !== undefined ? `?${streamQuery}` : '';

/** A request that is about to be sent. */
interface UpstreamAttempt {
  reading: ReadContext;
  route: Route;
  transport: Transport;
  upload: UpstreamRequest;
  context: BackendContext;
  /** Whether another target is left. */
  hasFallback?: boolean;
}

/**
 * Sends a request and waits for the head of its answer; `onHead` is told of it, a refusal's too.
 * @throws {FailedAttempt} when the upstream refuses.
 * @throws {LouterError} when no answer comes, or the refusal cannot be read.
 */
export async function sendUpstream(
  { reading, route, transport, upload, context, hasFallback = false }: UpstreamAttempt,
  onHead: (raw: RawResponse) => void,
): Promise<UpstreamAnswer> {
  const { codec } = route.adapter;
  const limits = { ...route.config.limits, hasFallback };
  const download = await transport.send(upload, limits, reading.signal);
  const raw: RawResponse = { status: download.status, headers: download.headers, chunks: [] };
  onHead(raw);
  const source: UpstreamAnswer = { reading, download, url: upload.url, raw, codec, context };
  if (download.status >= 300) throw await toFailedAttempt(source, codec);
  return source;
}

/**
 * What an upstream refused with, and whether it says itself that it may be asked again.
 * @throws {LouterError} when the refusal cannot be read.
 */
export async function toFailedAttempt(arriving: IncomingResponse, codec: BackendCodec): Promise<FailedAttempt> {
  const { download } = arriving;
  const shouldRetry = { true: true, false: false }[download.header('x-should-retry') ?? ''];
  const error = await readErrorResponse(arriving, codec);
  return new FailedAttempt({ error, shouldRetry: download.status < 400 ? false : shouldRetry });
}

/** Whether the answer is a stream. Some servers forget to say so, and some answer a wish for one with the whole. */
export function isStream({ download, context }: UpstreamAnswer): boolean {
  const type = download.header('content-type') ?? '';
  return framingOfContentType(type) !== undefined || (context.request.stream && !type.includes('application/json'));
}

/**
 * An answer that comes whole.
 * @throws {LouterError}
 */
export async function readPlainAnswer(source: UpstreamAnswer): Promise<CoreChatResponse> {
  const { reading, codec, context } = source;
  const bytes = await readBody(source, maxAnswerBytes);
  const body = parseJson(reading.hiding.text(decodeText(bytes)));
  if (body === undefined) throw notJsonError(source, bytes.length);
  return assertNotFailed(
    { vendor: codec.protocol, client: reading.clientProtocol },
    codec.decodeResponse(body, context),
  );
}

/** An answer for somebody who waits for all of it. */
export const readWholeAnswer = (source: UpstreamAnswer): Promise<CoreChatResponse> =>
  isStream(source) ? collectStream(source) : readPlainAnswer(source);

const notJsonError = ({ download }: IncomingResponse, length: number): LouterError =>
  new LouterError({
    kind: 'bad-upstream-reply',
    message: `the upstream answered ${download.status} with ${length} bytes that are no JSON (content-type ${download.header('content-type') ?? 'missing'}): is base_url the API's?`,
  });
