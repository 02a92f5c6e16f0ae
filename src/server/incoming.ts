import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { InboundRequest } from '../gateway/exchange-io.ts';
import { runOf } from './run-path.ts';

/** A request and its response. */
export interface IncomingRequest {
  /** 32 hexadecimal digits; sent in `x-louter-trace-id`. */
  readonly traceId: string;
  /** Milliseconds of the monotonic clock. */
  readonly arrivedAt: number;
  readonly request: Request;
  readonly response: Response;
  /** The path as received, without its query and `/run/NAME`. */
  readonly path: string;
  /** Without its question mark; empty when there is none. */
  readonly query: string;
  /** Whether it has a trace already: its error adds none. */
  isRecorded?: boolean;
}

/** Assigns a trace id and the arrival time. */
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

/** The head of a request as received. */
export function headOf({
  request: { method, url, rawHeaders },
}: {
  request: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>;
}): Pick<InboundRequest, 'method' | 'target' | 'headers'> {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return { method: method ?? '', target: url ?? '', headers };
}

/** The request in the form of the gateway. */
export const toInbound = (incoming: IncomingRequest, body: Buffer): InboundRequest => ({
  ...toInboundHead(incoming),
  body,
});

/** The same without a body. */
export function toInboundHead(incoming: IncomingRequest): Omit<InboundRequest, 'body'> {
  const run = runOf(incoming.request);
  return {
    ...headOf(incoming),
    traceId: incoming.traceId,
    header: (name) => headerOf(incoming.request, name),
    ...(run !== undefined && { run }),
  };
}

/** A header by its lower-case name; the first value of several. */
export function headerOf(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
