import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { InboundRequest } from '../gateway/exchange-io.ts';

/** One request from its arrival to its answer. */
export interface IncomingRequest {
  /** 32 hexadecimal digits; every answer carries it in `x-louter-trace-id`. */
  readonly traceId: string;
  /** Milliseconds of the monotonic clock. */
  readonly arrivedAt: number;
  readonly request: Request;
  readonly response: Response;
  /** The path as it came, without its query. */
  readonly path: string;
  /** Without its question mark; empty when there is none. */
  readonly query: string;
}

/** Names a request and notes when it came. */
export function receiveRequest(request: Request, response: Response): IncomingRequest {
  const target = request.url;
  const mark = target.indexOf('?');
  return {
    traceId: randomUUID().replaceAll('-', ''),
    arrivedAt: performance.now(),
    request,
    response,
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
  };
}

/** The head of a request as it came. */
export function headOf({
  request: { method, url, rawHeaders },
}: IncomingRequest): Pick<InboundRequest, 'method' | 'target' | 'headers'> {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return { method, target: url, headers };
}

/** The request as the gateway takes it. */
export const toInbound = (incoming: IncomingRequest, body: Buffer): InboundRequest => ({
  ...headOf(incoming),
  traceId: incoming.traceId,
  header: (name) => headerOf(incoming.request, name),
  body,
});

/** A header field by its lower-case name; of one that may come only once, the first. */
export function headerOf(request: Request, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
