import { Readable } from 'node:stream';
import type { OutgoingProxy } from '../../config/outgoing-proxy.ts';
import { LouterError } from '../../core/error.ts';
import { asNumber, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { transportNotes } from '../../core/transport-notes.ts';
import type { Note } from '../../core/types.ts';
import {
  resolveFirstByteLimit,
  toTransportError,
  type SendOptions,
  type Transport,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../attempt/transport.ts';
import type { ProxyPause } from '../outgoing/proxy-pause.ts';
import { findProxyError } from '../outgoing/tunnel.ts';
import { UpgradeError, WebSocketPool, type PooledSocket } from './pool.ts';
import {
  ResponseItems,
  SocketRequest,
  type ContinuingMessage,
  type SocketConversation,
  type SocketMessage,
} from './request.ts';

/** Header fields of a single request, or of its body, which the upgrade of a connection does not have. */
const requestHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'traceparent',
  'tracestate',
]);

/** Statuses of servers that have no WebSocket there. */
const unsupportedStatuses: ReadonlySet<number> = new Set([400, 404, 405, 426, 501]);
/** How long such a server is not asked again. */
const unsupportedMs = 600_000;

/**
 * Sends streamed requests of OpenAI's Responses API as messages of a WebSocket, and all others over HTTP. The messages of
 * the response become the server-sent events of the same response. A message continues the response before it where the
 * request repeats the conversation up to there. Without a WebSocket, or if it breaks before the first
 * event, the request is sent over HTTP, with a note. A proxy that fails is not asked again for that.
 */
export function createWebSocketTransport(http: Transport, proxy: OutgoingProxy | null, pause: ProxyPause): Transport {
  const pool = new WebSocketPool(proxy);
  let unsupportedUntil = 0;
  /** Until then requests are sent whole. */
  let completeUntil = 0;
  let hasForgotten = false;

  async function sendOverHttp(
    request: UpstreamRequest,
    options: SendOptions,
    signal: AbortSignal,
    why: string,
  ): Promise<UpstreamResponse> {
    const response = await http.send(request, options, signal);
    return { ...response, note: { what: transportNotes.overHttp, saw: why } };
  }

  async function sendMessage(
    request: UpstreamRequest,
    parsed: SocketRequest,
    options: SendOptions,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { url, caller } = request;
    const mayContinue = performance.now() >= completeUntil;
    const messageFor = (conversation: SocketConversation | undefined): ContinuingMessage | undefined =>
      conversation && mayContinue ? parsed.continueFrom(conversation) : undefined;
    const pooled = await pool.acquire(
      { url, headers: connectionHeaders(request), timeout: options.connectTimeout, caller },
      {
        continues: (conversation) => messageFor(conversation) !== undefined,
        isLasting: mayContinue && parsed.hasHistory,
      },
      signal,
    );
    const exchange = { pooled, request, parsed, options, signal };
    const continuation = messageFor(pooled.conversation);
    if (!continuation) return requestOver(exchange, parsed.complete);
    const response = await requestOver(exchange, continuation);
    if (response) {
      hasForgotten = false;
      return response;
    }
    // Once may be chance. A backend that forgets each time is sent whole requests for some time.
    if (hasForgotten) completeUntil = performance.now() + unsupportedMs;
    hasForgotten = !hasForgotten;
    return requestOver(exchange, { ...parsed.complete, retried: continuation.continued });
  }

  return {
    async send(request, options, signal) {
      if (!request.stream || request.method !== undefined || !new URL(request.url).pathname.endsWith('/responses'))
        return http.send(request, options, signal);
      const parsed = SocketRequest.parse(request.body);
      if (!(parsed instanceof SocketRequest)) return sendOverHttp(request, options, signal, parsed.why);
      if (performance.now() < unsupportedUntil)
        return sendOverHttp(request, options, signal, 'the backend refused one less than ten minutes ago');
      try {
        if (options.hasFallback) pause.assertOver();
        return await sendMessage(request, parsed, options, signal);
      } catch (error) {
        pause.failed(error);
        if (signal.aborted || !(error instanceof UpgradeError) || isOfProxy(error, request))
          throw error instanceof LouterError
            ? error
            : new LouterError(toTransportError(error, request.url, signal, proxy), { cause: error });
        if (error.status !== undefined && unsupportedStatuses.has(error.status))
          unsupportedUntil = performance.now() + unsupportedMs;
        return sendOverHttp(request, options, signal, error.message);
      }
    },
    async stop() {
      pool.stop();
      await http.stop();
    },
  };
}

/** Whether the same proxy would fail over HTTP, too: one may pass requests on to servers without TLS that it opens no tunnel to. */
function isOfProxy(error: UpgradeError, { url }: UpstreamRequest): boolean {
  const failed = findProxyError(error);
  return failed !== undefined && (!failed.isRefusal || url.startsWith('https:'));
}

const connectionHeaders = ({ headers }: UpstreamRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !requestHeaders.has(name)));

/** A request on a connection. */
interface SocketExchange {
  readonly pooled: PooledSocket;
  readonly request: UpstreamRequest;
  readonly parsed: SocketRequest;
  readonly options: SendOptions;
  readonly signal: AbortSignal;
}

/** A message, with the one before it that the backend could not continue. */
type SentMessage = SocketMessage & { readonly retried?: string | undefined };

const describeMessage = ({ continued, retried }: SentMessage): Note => ({
  what: transportNotes.sent,
  ...(retried !== undefined && { saw: `the backend does not have ${retried}` }),
  ...(continued !== undefined && { made: continued }),
});

/**
 * Sends a request and resolves with the first message of its response; with `undefined` if it continues a response that
 * the backend does not have.
 * @throws {UpgradeError} if the connection ends before it.
 * @throws {LouterError} `timeout` if it does not come in time.
 */
function requestOver(exchange: SocketExchange, message: ContinuingMessage): Promise<UpstreamResponse | undefined>;
function requestOver(exchange: SocketExchange, message: SentMessage): Promise<UpstreamResponse>;
function requestOver(exchange: SocketExchange, message: SentMessage): Promise<UpstreamResponse | undefined> {
  const { pooled, request, options, signal } = exchange;
  const { socket } = pooled;
  return new Promise((resolve, reject) => {
    const limit = resolveFirstByteLimit(request, options);
    const timer = setTimeout(() => fail(limit.exceeded()), limit.ms);
    const settle = (): void => {
      clearTimeout(timer);
      socket.off('message', onFirst);
      socket.off('close', onClose);
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (error: Error): void => {
      settle();
      pooled.terminate();
      reject(error);
    };
    const onClose = (code: number): void => fail(new UpgradeError(`the connection was closed (${code})`));
    const onAbort = (): void => fail(new Error('aborted'));
    const onFirst = (data: Buffer, isBinary: boolean): void => {
      const text = data.toString('utf8');
      const failure = isBinary ? undefined : parseFailure(text);
      if (failure?.code === 'websocket_connection_limit_reached')
        return fail(new UpgradeError('the connection is too old'));
      settle();
      if (failure?.code === 'previous_response_not_found' && message.continued !== undefined) return resolve(undefined);
      if (failure?.status === undefined) return resolve(streamOf(exchange, message, { text, isBinary }));
      pooled.release();
      resolve(toResponse(failure.status, failure.headers, Readable.from([Buffer.from(failure.body)])));
    };
    socket.on('message', onFirst);
    socket.on('close', onClose);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else socket.send(message.text);
  });
}

interface FailureMessage {
  status: number | undefined;
  code: string | undefined;
  headers: [string, string][];
  body: string;
}

/** An error instead of a response: with its status it is as over HTTP. */
function parseFailure(text: string): FailureMessage | undefined {
  if (typeOf(text) !== 'error') return undefined;
  const event = asObject(parseJson(text)) ?? {};
  const error = asObject(event['error']);
  const status = asNumber(event['status']) ?? asNumber(event['status_code']);
  const headers: JsonObject = { ...asObject(error?.['headers']), ...asObject(event['headers']) };
  return {
    status: status !== undefined && status >= 400 && status < 600 ? status : undefined,
    code: asString(error?.['code']),
    headers: [
      ['content-type', 'application/json'],
      ...Object.entries(headers).flatMap(([name, value]) => toHeaderField(name, value)),
    ],
    body: JSON.stringify({ error: error ?? {} }),
  };
}

/** A field of an event as a header field of a response, if it can be one (RFC 9110, 5.5). */
function toHeaderField(name: string, value: JsonValue | undefined): [string, string][] {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const text = String(value);
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e]*$/.test(text) ? [[name.toLowerCase(), text]] : [];
}

// ---------------------------------------------------------------- the response

const lastTypes: ReadonlySet<string | undefined> = new Set([
  'response.completed',
  'response.failed',
  'response.incomplete',
  'error',
]);

/** The messages from the first to the last one, as server-sent events. */
function streamOf(
  { pooled, parsed, options: { idleTimeout }, signal }: SocketExchange,
  message: SentMessage,
  first: { text: string; isBinary: boolean },
): UpstreamResponse {
  const { socket } = pooled;
  const items = new ResponseItems();
  let idleTimer: NodeJS.Timeout | undefined;
  let isOver = false;
  const body = new Readable({
    read() {
      if (!isOver && socket.isPaused) socket.resume();
      if (!isOver) watchSilence();
    },
    destroy(error, done) {
      if (!isOver) {
        settle();
        pooled.terminate();
      }
      done(error);
    },
  });
  const settle = (): void => {
    isOver = true;
    clearTimeout(idleTimer);
    socket.off('message', onMessage);
    socket.off('close', onClose);
    signal.removeEventListener('abort', onAbort);
    if (socket.isPaused) socket.resume();
  };
  const onAbort = (): void => void body.destroy(new Error('aborted'));
  const onClose = (): void => void body.destroy(codedError('ECONNRESET', 'the WebSocket was closed'));
  const watchSilence = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => body.destroy(codedError('UND_ERR_BODY_TIMEOUT', 'silence')), idleTimeout);
  };
  const onMessage = (data: Buffer, isBinary: boolean): void => take(data.toString('utf8'), isBinary);
  const take = (text: string, isBinary: boolean): void => {
    if (isBinary) return void body.destroy(codedError('ECONNRESET', 'the WebSocket sent bytes that are not text'));
    watchSilence();
    const type = typeOf(text);
    const hasRoom = body.push(toServerSentEvent(type, text));
    const complete = items.add(type, text);
    if (lastTypes.has(type)) {
      settle();
      pooled.release(complete && parsed.continuedBy(complete.id, complete.items));
      body.push(null);
    } else if (!hasRoom) {
      clearTimeout(idleTimer);
      socket.pause();
    }
  };
  socket.on('message', onMessage);
  socket.on('close', onClose);
  signal.addEventListener('abort', onAbort);
  take(first.text, first.isBinary);
  const headers = pooled.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const response = toResponse(200, [...headers, ['content-type', 'text/event-stream']], body);
  return { ...response, note: describeMessage(message) };
}

function toResponse(status: number, headers: UpstreamResponse['headers'], body: Readable): UpstreamResponse {
  return { status, headers, header: (name) => headers.find(([field]) => field.toLowerCase() === name)?.[1], body };
}

/** One event. A JSON text may have line breaks between its values. */
function toServerSentEvent(type: string | undefined, text: string): Buffer {
  const data = text.split(/\r\n|\r|\n/).join('\ndata: ');
  return Buffer.from(`${type === undefined ? '' : `event: ${type}\n`}data: ${data}\n\n`);
}

/** The type of an event, if it can be the name of a server-sent event. */
function typeOf(text: string): string | undefined {
  const first = /^\s*\{\s*"type"\s*:\s*"([\w.-]*)"/.exec(text)?.[1];
  const type = first ?? asString(asObject(parseJson(text))?.['type']);
  return type !== undefined && /^[\w.-]+$/.test(type) ? type : undefined;
}

/** An error as the HTTP transport reports it. */
const codedError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
