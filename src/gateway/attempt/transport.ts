import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type { Limits } from '../../config/config.ts';
import { describeProxy, type OutgoingProxy } from '../../config/outgoing-proxy.ts';
import type { RouteHints } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import type { FrontendRoute } from '../../core/frontend.ts';
import type { HeaderFields } from '../../core/headers.ts';
import type { JsonObject } from '../../core/json.ts';
import type { TextFraming } from '../../core/step.ts';
import type { CoreError, Note, VendorProtocol } from '../../core/types.ts';
import { describeConnectionFailure } from './connection-failure.ts';
import { ProxyPause } from '../outgoing/proxy-pause.ts';
import { findProxyError, isOfForwardingProxy, refusal, type ProxyError } from '../outgoing/tunnel.ts';
import { addressOf, createConnector, type Address } from './connector.ts';
import { ResponseBody } from './response-body.ts';

/** A request ready to be sent. */
export interface UpstreamRequest {
  /** `POST` unless given. */
  method?: 'GET' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  /** Empty where the address is all that is sent. */
  body: Buffer;
  /** The same body parsed, where the sender has it. */
  json?: JsonObject;
  protocol: VendorProtocol;
  stream: boolean;
  model: string;
  /** Who the request is from, where the transport keeps state of conversations: no other caller gets at it. */
  caller?: string | undefined;
  /** Which of the protocol's forms the body has; see `RouteHints`. */
  form?: RouteHints['form'];
  /** Where the client's bytes pass unchanged: its route, and how it expects a stream to be framed. A replay answers in kind. */
  passthrough?: { route: FrontendRoute; framing: TextFraming };
}

/** What came back: status and headers at once, the bytes as they arrive. */
export interface UpstreamResponse {
  status: number;
  headers: HeaderFields;
  /** The first value of a header field, by lower-case name. */
  header(name: string): string | undefined;
  body: Readable;
  /** Why a recording answers, or why none does; of replay backends only. */
  reason?: string;
  /** How the request was sent, where that is not as configured or not over HTTP. */
  note?: Note;
}

/** The limits of one request. */
export interface SendOptions extends Limits {
  /** Whether another target is left when this one does not begin to answer. */
  readonly hasFallback?: boolean;
}

/** How requests reach a backend. */
export interface Transport {
  /** @throws {LouterError} `upstream` or `timeout` when no response came, `aborted` when the signal fired. */
  send(request: UpstreamRequest, options: SendOptions, signal: AbortSignal): Promise<UpstreamResponse>;
  stop(): Promise<void>;
}

// ---------------------------------------------------------------- HTTP

/** Of how many addresses the parts are kept: a backend has few, unless the model is in the path. */
const maxAddresses = 100;

/**
 * Sends over kept-alive connections, one pool per backend. Redirects are not followed.
 * @param pause of the proxy, which others may have in common.
 */
export function createHttpTransport(
  limits: Limits,
  proxy: OutgoingProxy | null,
  pause: ProxyPause = new ProxyPause(),
): Transport {
  const agent = new Agent({
    connect: createConnector({ timeout: limits.connectTimeout }, proxy),
    keepAliveTimeout: 60_000,
    keepAliveMaxTimeout: 300_000,
  });
  const addresses = new Map<string, Address>();
  function findAddress(url: string): Address {
    const known = addresses.get(url);
    if (known) return known;
    const address = addressOf(new URL(url), proxy);
    if (addresses.size < maxAddresses) addresses.set(url, address);
    return address;
  }
  return {
    async send(upstreamRequest, options, signal) {
      const { method = 'POST', url, headers, body } = upstreamRequest;
      try {
        if (options.hasFallback) pause.assertOver();
        return await new Promise<UpstreamResponse>((resolve, reject) => {
          const { origin, path, headers: ofProxy } = findAddress(url);
          const handler = new ResponseHandler(resolveFirstByteLimit(upstreamRequest, options), signal, {
            resolve,
            reject,
            ...(ofProxy &&
              proxy && {
                refused: (status: number) => refusal(proxy, status, new URL(url).host),
              }),
          });
          if (!handler.isSettled)
            agent.dispatch(
              {
                origin,
                path,
                method,
                headers: ofProxy ? { ...headers, ...ofProxy } : headers,
                body: body.length > 0 ? body : null,
                // Undici's own starts again with every interim response.
                headersTimeout: 0,
                bodyTimeout: options.idleTimeout,
              },
              handler,
            );
        });
      } catch (error) {
        pause.failed(error);
        const ErrorClass = brokenConnectionCodes.has(findErrorCode(error)) ? BrokenConnection : LouterError;
        throw new ErrorClass(toTransportError(error, url, signal, proxy), { cause: error });
      }
    },
    stop: () => agent.destroy(),
  };
}

interface ResponseResult {
  resolve(response: UpstreamResponse): void;
  reject(error: unknown): void;
  /** The error of a proxy that passes requests on and answers for itself; absent: there is none. */
  refused?(status: number): Error;
}

type DispatchHandler = Dispatcher.DispatchHandler;
type Controller = Dispatcher.DispatchController;
type HandlerParameters<Name extends keyof DispatchHandler> =
  NonNullable<DispatchHandler[Name]> extends (...taken: infer Taken) => void ? Taken : never;

/**
 * Receives one response from undici. `Dispatcher.request` does the same with an `AsyncResource` and a body that can be read in
 * more ways, and the time-out for the first byte needs a `Proxy` of the dispatcher then: with it a plain response takes 55 µs of
 * CPU time in place of 40, which is 6 % of a small request.
 */
class ResponseHandler implements DispatchHandler {
  readonly #limit: FirstByteLimit;
  readonly #signal: AbortSignal;
  readonly #result: ResponseResult;
  #isSettled = false;
  #controller: Controller | undefined;
  #body: ResponseBody | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limit: FirstByteLimit, signal: AbortSignal, result: ResponseResult) {
    this.#limit = limit;
    this.#signal = signal;
    this.#result = result;
    if (signal.aborted) this.#giveUp();
    else signal.addEventListener('abort', this.#giveUp, { once: true });
  }

  /** Whether a response or an error was reported. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  readonly #giveUp = (): void => {
    const { reason }: { reason: unknown } = this.#signal;
    const error = reason instanceof Error ? reason : new Error('the request was aborted');
    if (this.#body) this.#body.destroy(error);
    else if (this.#controller) this.#controller.abort(error);
    else this.#fail(error);
  };

  onRequestStart(...[controller]: HandlerParameters<'onRequestStart'>): void {
    this.#controller = controller;
    if (this.#isSettled) return controller.abort(new Error('the request was aborted'));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => controller.abort(this.#limit.exceeded()), this.#limit.ms);
  }

  onResponseStart(...[controller, status, headers]: HandlerParameters<'onResponseStart'>): void {
    if (status < 200) return;
    if (this.#result.refused && isOfForwardingProxy(status, (name) => fieldOf(headers, name)))
      return controller.abort(this.#result.refused(status));
    if (this.#limit.until === 'head') clearTimeout(this.#timer);
    this.#body = new ResponseBody(controller, () => this.#finish());
    this.#isSettled = true;
    this.#result.resolve(toUpstreamResponse(status, headers, this.#body));
  }

  onResponseData(...[, chunk]: HandlerParameters<'onResponseData'>): void {
    clearTimeout(this.#timer);
    this.#body?.add(chunk);
  }

  onResponseEnd(): void {
    this.#body?.complete();
  }

  onResponseError(...[, error]: HandlerParameters<'onResponseError'>): void {
    if (this.#body) this.#body.fail(error);
    else this.#fail(error);
  }

  #fail(error: unknown): void {
    this.#finish();
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#result.reject(error);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#giveUp);
  }
}

function toUpstreamResponse(status: number, received: ReceivedFields, body: Readable): UpstreamResponse {
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(received)) {
    if (Array.isArray(value)) for (const each of value) headers.push([name, each]);
    else if (value !== undefined) headers.push([name, value]);
  }
  return {
    status,
    headers,
    header: (name) => fieldOf(received, name),
    body,
  };
}

type ReceivedFields = Readonly<Record<string, string | string[] | undefined>>;

function fieldOf(received: ReceivedFields, name: string): string | undefined {
  const value = received[name];
  return Array.isArray(value) ? value[0] : value;
}

// ---------------------------------------------------------------- the time-out for the first byte

/** Where none is configured: a plain answer stays silent until it is complete. */
const firstByteStreamMs = 300_000;
const firstBytePlainMs = 600_000;

/** How long a response may take to begin, from the moment the request is sent. */
interface FirstByteLimit {
  readonly ms: number;
  /** Until the head of the final response, or until the first byte of its body. Interim responses (1xx) end neither. */
  readonly until: 'head' | 'body';
  /** The error that ends the request then. */
  exceeded(): Error;
}

/**
 * While another target is left the limit is shorter, and the head alone does not count: some servers send it at once and
 * the rest when they know it.
 */
export function resolveFirstByteLimit(
  { url, stream }: UpstreamRequest,
  { firstByteTimeout, fallbackFirstByteTimeout, hasFallback }: SendOptions,
): FirstByteLimit {
  const ms = firstByteTimeout ?? (stream ? firstByteStreamMs : firstBytePlainMs);
  const isShortened = hasFallback === true && fallbackFirstByteTimeout < ms;
  const setting = isShortened ? 'fallback_first_byte_timeout' : 'first_byte_timeout';
  return {
    ms: isShortened ? fallbackFirstByteTimeout : ms,
    until: hasFallback ? 'body' : 'head',
    exceeded: () =>
      new LouterError({
        kind: 'timeout',
        message: `${new URL(url).origin} did not begin to answer in time (limits.${setting})`,
      }),
  };
}

// ---------------------------------------------------------------- errors

/** Codes of a connection that was there and broke: another one may carry the same request. */
const brokenConnectionCodes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET']);

/** The connection to an upstream broke before a response came. */
export class BrokenConnection extends LouterError {}

/** What failed while the body of a response arrived: that it arrived proves its address. */
export function toBodyError(error: unknown, url: string, signal: AbortSignal): CoreError {
  const code = findErrorCode(error);
  const isBroken = !signal.aborted && !(error instanceof LouterError) && brokenConnectionCodes.has(code);
  if (!isBroken) return toTransportError(error, url, signal);
  return {
    kind: 'upstream',
    message: `${new URL(url).host} closed the connection in the middle of its response (${code}): check the log of that server`,
  };
}

/** What failed between us and an upstream, or the proxy on the way there, with what to check. */
export function toTransportError(
  error: unknown,
  url: string,
  signal: AbortSignal,
  proxy: OutgoingProxy | null = null,
): CoreError {
  if (signal.aborted) return toAbortError(signal);
  if (error instanceof LouterError) return error.detail;
  const ofProxy = findProxyError(error);
  if (ofProxy) return toCoreProxyError(ofProxy);
  const { origin } = new URL(url);
  const code = findErrorCode(error);
  const through = proxy ? ` (through ${describeProxy(proxy)})` : '';
  switch (code) {
    case 'UND_ERR_CONNECT_TIMEOUT':
      return {
        kind: 'timeout',
        message: `${origin} did not accept a connection in time (limits.connect_timeout)${through}`,
      };
    case 'UND_ERR_BODY_TIMEOUT':
      return {
        kind: 'timeout',
        message: `${origin} stopped sending in the middle of its answer (limits.idle_timeout)`,
      };
    default: {
      const { what, next, isPermanent } = describeConnectionFailure(code, { url, proxy });
      return { kind: 'upstream', message: `${what}: ${next}`, ...(isPermanent && { isPermanent }) };
    }
  }
}

const toCoreProxyError = ({ message, isRefusal, isTimeout, isOfTarget }: ProxyError): CoreError => ({
  kind: isTimeout ? 'timeout' : 'upstream',
  message,
  ...(!isOfTarget && { isProxyFailure: true }),
  ...(isRefusal && { isPermanent: true }),
});

/** Why a request was given up: the signal's reason is one of our own errors, or the client left. */
export const toAbortError = ({ reason }: AbortSignal): CoreError =>
  reason instanceof LouterError ? reason.detail : { kind: 'aborted', message: 'the client closed the connection' };

/** What Node, OpenSSL or undici calls a failure. */
export function findErrorCode(error: unknown): string {
  if (error instanceof AggregateError) return findErrorCode(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? findErrorCode(error.cause) : error.name;
}

/** The error of a request whose answer is not complete when its total time is over. */
export const totalTimeoutError = ({ totalTimeout }: Limits): LouterError =>
  new LouterError({
    kind: 'timeout',
    message: `the answer took longer than ${totalTimeout / 1000} s (limits.total_timeout)`,
  });
