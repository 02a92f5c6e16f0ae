import type { Backend } from '../../core/backend.ts';
import { findImpliedPath, findRouteEnd } from '../../config/base-url.ts';
import { environment } from '../../config/environment.ts';
import { defaultLimits } from '../../config/limits.ts';
import { proxyVariables } from '../../config/outgoing-proxy.ts';
import { toCoreError } from '../../core/error.ts';
import { quoteForShell } from '../../core/shell-quote.ts';
import type { TextFraming } from '../../core/step.ts';
import type { VendorProtocol } from '../../core/types.ts';
import { createHttpTransport } from '../../gateway/attempt/transport.ts';
import { decodeBody } from '../../gateway/stream/body-stream.ts';

/** What is sent to a server. */
export interface WireRequest {
  method: 'GET' | 'POST';
  /** Under the base URL, with its query. */
  path: string;
  /** Empty for GET. */
  body: string;
  stream: boolean;
  /** In place of the right one. */
  key?: string;
}

/** What came back, as bytes. */
export type WireAnswer =
  | {
      kind: 'answered';
      status: number;
      contentType: string;
      bytes: Buffer;
      /** Why the body ended early; null if it came to its end. */
      cut: string | null;
    }
  /** No response came. */
  | { kind: 'failed'; message: string };

/** A server that requests of one protocol are sent to. */
export interface ConformanceServer {
  readonly backend: Backend;
  readonly baseUrl: string;
  /** How many requests were sent. */
  readonly sent: number;
  /** `stopAtFirstByte`: the request is aborted when the body of its answer begins. */
  send(request: WireRequest, options?: { stopAtFirstByte?: boolean }): Promise<WireAnswer>;
  /** A command that sends the same, with `$KEY` in place of the key and `$X_TENANT` in place of the value of a header `x-tenant`. */
  curl(request: WireRequest): string;
  close(): Promise<void>;
}

/** What of a URL is the base URL of a protocol: OpenAI's have a version at their end, the others none. */
export function baseUrlOf(url: string, protocol: VendorProtocol): string {
  const bare = (findRouteEnd(url)?.base ?? url).replace(/[?#].*$/s, '').replace(/\/+$/, '');
  const parsed = new URL(bare);
  if (protocol.startsWith('openai-')) {
    if (/\/v\d+\w*$/.test(parsed.pathname)) return bare;
    return `${bare}/v1`;
  }
  const implied = findImpliedPath(protocol, parsed);
  return implied === undefined ? bare : bare.slice(0, -implied.length);
}

const accepted: Readonly<Record<TextFraming, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'json-array': 'application/json',
};

/** A longer command is of no use in a report. */
const maxCurlBytes = 4_000;

export function openServer(
  backend: Backend,
  baseUrl: string,
  {
    key,
    headers = {},
    timeoutMs,
  }: { key?: string | undefined; headers?: Readonly<Record<string, string>> | undefined; timeoutMs: number },
): ConformanceServer {
  const proxy = proxyVariables(environment)(new URL(baseUrl));
  // One limit holds for the whole answer; those of its parts are behind it.
  const limits = { ...defaultLimits, firstByteTimeout: 2 * timeoutMs, idleTimeout: 2 * timeoutMs };
  const transport = createHttpTransport(limits, proxy);
  const { protocol, framing } = backend.codec;
  let sent = 0;

  const headersOf = (
    request: WireRequest,
    secret: string | undefined,
    more: Readonly<Record<string, string>>,
  ): Record<string, string> => ({
    'user-agent': 'louter',
    accept: request.stream ? accepted[framing] : 'application/json',
    ...(request.method === 'POST' && { 'content-type': 'application/json' }),
    ...backend.headers,
    ...more,
    ...(secret !== undefined && backend.authorize({ kind: 'key', secret })),
  });

  return {
    backend,
    baseUrl,
    get sent() {
      return sent;
    },
    async send(request, { stopAtFirstByte = false } = {}) {
      sent += 1;
      const abort = new AbortController();
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([abort.signal, timeout]);
      const remedy = `within ${timeoutMs / 1000} s: allow more with --timeout SECONDS`;
      const upstream = {
        ...(request.method === 'GET' && { method: request.method }),
        url: baseUrl + request.path,
        headers: headersOf(request, request.key ?? key, headers),
        body: Buffer.from(request.body),
        protocol,
        stream: request.stream,
        model: '',
      };
      try {
        const response = await transport.send(upstream, limits, signal);
        const chunks: Buffer[] = [];
        let cut: string | null = null;
        try {
          for await (const chunk of decodeBody(response)) {
            chunks.push(chunk as Buffer);
            if (stopAtFirstByte) break;
          }
        } catch (error) {
          if (timeout.aborted) return { kind: 'failed', message: `the answer had begun, and did not end ${remedy}` };
          cut = toCoreError(error).message;
        }
        if (stopAtFirstByte) abort.abort();
        const { status } = response;
        return {
          kind: 'answered',
          status,
          contentType: response.header('content-type') ?? '',
          bytes: Buffer.concat(chunks),
          cut,
        };
      } catch (error) {
        return { kind: 'failed', message: timeout.aborted ? `no answer ${remedy}` : toCoreError(error).message };
      }
    },
    curl(request) {
      const secret = request.key ?? (key === undefined ? undefined : '$KEY');
      const named = Object.fromEntries(Object.keys(headers).map((name) => [name, `$${variableOf(name)}`]));
      const lines = [
        `curl -sS -N -X ${request.method} ${quoteForShell(baseUrl + request.path)}`,
        // In double quotes, so that a shell sets the key and the headers.
        ...Object.entries(headersOf(request, secret, named)).map(([name, value]) => `-H "${name}: ${value}"`),
        ...(request.body === '' ? [] : [`--data-binary ${quoteForShell(shortened(request.body))}`]),
      ];
      return lines.join(' \\\n  ');
    },
    close: () => transport.stop(),
  };
}

/** `x-tenant` as `X_TENANT`. */
const variableOf = (name: string): string => name.toUpperCase().replaceAll(/\W/g, '_');

const shortened = (body: string): string =>
  body.length > maxCurlBytes ? `${body.slice(0, maxCurlBytes)}… (${body.length} characters)` : body;
