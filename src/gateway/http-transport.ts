import { Agent, request } from 'undici';
import type { Limits } from '../config/config.ts';
import { LouterError } from '../core/error.ts';
import type { CoreError } from '../core/types.ts';
import { withFirstByteLimit, type FirstByteLimit } from './first-byte-limit.ts';
import { createConnector } from './connector.ts';
import type { UpstreamResponse, SendOptions, Transport, UpstreamRequest } from './transport.ts';

/** The time-outs for the first byte where none is configured: plain answers are silent until they are whole. */
const firstByteStreamMs = 300_000;
const firstBytePlainMs = 600_000;

/** Sends over kept-alive connections, one pool a backend. Redirects are not followed. */
export function createHttpTransport(limits: Limits): Transport {
  const agent = new Agent({
    connect: createConnector({ timeout: limits.connectTimeout }),
    keepAliveTimeout: 60_000,
    keepAliveMaxTimeout: 300_000,
  });
  return {
    async send(upload, sendLimits, signal) {
      const { method = 'POST', url, headers, body } = upload;
      try {
        const {
          statusCode,
          headers: received,
          body: answer,
        } = await request(url, {
          dispatcher: agent.compose(withFirstByteLimit(resolveFirstByteLimit(upload, sendLimits))),
          method,
          headers,
          body: body.length > 0 ? body : null,
          signal,
          // Undici's own begins again with every interim answer.
          headersTimeout: 0,
          bodyTimeout: sendLimits.idleTimeout,
        });
        return toUpstreamResponse(statusCode, received, answer);
      } catch (error) {
        const ErrorClass = brokenConnectionCodes.has(findErrorCode(error)) ? BrokenConnection : LouterError;
        throw new ErrorClass(toTransportError(error, url, signal), { cause: error });
      }
    },
    stop: () => agent.destroy(),
  };
}

/**
 * How long this upstream may take to begin its answer. While another target is left it is less, and the head alone is no
 * answer: some servers send it at once and the rest when they know it.
 */
function resolveFirstByteLimit(
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

function toUpstreamResponse(
  status: number,
  received: Record<string, string | string[] | undefined>,
  body: UpstreamResponse['body'],
): UpstreamResponse {
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(received)) {
    if (Array.isArray(value)) for (const each of value) headers.push([name, each]);
    else if (value !== undefined) headers.push([name, value]);
  }
  return {
    status,
    headers,
    header(name) {
      const value = received[name];
      return Array.isArray(value) ? value[0] : value;
    },
    body,
  };
}

/** Codes of a connection that was there and broke: another one may carry the same request. */
const brokenConnectionCodes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET']);

/** The connection to an upstream broke before an answer came. */
export class BrokenConnection extends LouterError {}

/** What broke between us and an upstream, in words that say what to look at. */
export function toTransportError(error: unknown, url: string, signal: AbortSignal): CoreError {
  if (signal.aborted) return toAbortError(signal);
  if (error instanceof LouterError) return error.detail;
  const { origin } = new URL(url);
  const code = findErrorCode(error);
  switch (code) {
    case 'UND_ERR_CONNECT_TIMEOUT':
      return { kind: 'timeout', message: `${origin} did not accept a connection in time (limits.connect_timeout)` };
    case 'UND_ERR_BODY_TIMEOUT':
      return { kind: 'timeout', message: `${origin} fell silent in the middle of its answer (limits.idle_timeout)` };
    case 'ECONNREFUSED':
      return { kind: 'upstream', message: `${origin} refuses connections: is it running, and is base_url right?` };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { kind: 'upstream', message: `the host of ${origin} cannot be resolved (${code}): is base_url right?` };
    default:
      return { kind: 'upstream', message: `the connection to ${origin} broke (${code})` };
  }
}

/** What Node, OpenSSL or undici calls a failure. */
export function findErrorCode(error: unknown): string {
  if (error instanceof AggregateError) return findErrorCode(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? findErrorCode(error.cause) : error.name;
}

/** Why a request was given up: the signal's reason where it is one of our own errors, else the client left. */
function toAbortError(signal: AbortSignal): CoreError {
  if (signal.reason instanceof LouterError) return signal.reason.detail;
  return { kind: 'aborted', message: 'the client closed the connection' };
}
