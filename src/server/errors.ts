import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorReply } from '../core/codec.ts';
import { LouterError, statusOf } from '../core/error.ts';
import { asObject } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { Frontend } from '../core/frontend.ts';

/** How an error is said: as a model protocol says it to its clients, or as Louter's own routes do. */
export type ErrorFormat = Frontend | 'louter';

/** An error a client is answered with under this status. */
export const httpError = (status: number, kind: CoreError['kind'], message: string): LouterError =>
  new LouterError({ kind, message, status });

/**
 * The answer to an error. It names the trace: where the protocol has a place for it, in `trace_id` on our own routes,
 * and at the end of the message elsewhere.
 */
export function encodeErrorReply(form: ErrorFormat, error: CoreError, traceId: string): ErrorReply {
  const reply = form === 'louter' ? louterErrorReply(error, traceId) : protocolReply(form, error, traceId);
  if (error.retryAfterMs !== undefined) reply.headers['retry-after'] ??= String(Math.ceil(error.retryAfterMs / 1000));
  if (reply.status === 401) reply.headers['www-authenticate'] ??= 'Bearer';
  return reply;
}

const louterErrorReply = (error: CoreError, traceId: string): ErrorReply => ({
  status: statusOf(error),
  headers: {},
  body: { error: { type: error.kind, message: error.message, trace_id: traceId } },
});

function protocolReply({ codec, addTraceId: nameTrace }: Frontend, error: CoreError, traceId: string): ErrorReply {
  if (!nameTrace) return copyReply(codec.encodeError({ ...error, message: `${error.message} (trace ${traceId})` }));
  const reply = copyReply(codec.encodeError(error));
  return { ...reply, body: nameTrace(asObject(reply.body) ?? {}, traceId) };
}

const copyReply = (reply: ErrorReply): ErrorReply => ({ ...reply, headers: { ...reply.headers } });

/** Where Louter's own routes are. */
const ownPaths = ['/api/diagnostics', '/api/traces', '/api/compare', '/health', '/metrics'].map(segmentsOf);

/**
 * The form of a path that no route answers: of whose routes it resembles most. Of several that resemble it as much,
 * the one that claims the request by its headers, else the one that answers whatever nobody claims; ours where it
 * resembles ours more.
 */
export function nearestErrorFormat(
  frontends: readonly Frontend[],
  path: string,
  headers: IncomingHttpHeaders = {},
): ErrorFormat {
  const segments = segmentsOf(path);
  const header = (name: string): string | undefined => [headers[name]].flat()[0];
  const ranked = frontends.map((frontend) => ({
    frontend,
    likeness: countSharedSegments(pathsOf(frontend), segments),
  }));
  const best = Math.max(...ranked.map(({ likeness }) => likeness));
  const nearest = ranked.filter(({ likeness }) => likeness === best).map(({ frontend }) => frontend);
  const claiming = nearest.find(({ listings }) => listings.some(({ claims }) => claims?.(header)));
  if (claiming) return claiming;
  const own = countSharedSegments(ownPaths, segments);
  if (own > best) return 'louter';
  return nearest.find(({ listings }) => listings.some(({ claims }) => !claims)) ?? nearest[0] ?? 'louter';
}

const pathsOf = ({ routes, listings }: Frontend): string[][] =>
  [...routes, ...listings].map(({ path }) => segmentsOf(staticPrefix(path)));

/** How many segments in a row a path has in common with the beginning of one of these, wherever they stand in it. */
function countSharedSegments(paths: readonly string[][], segments: readonly string[]): number {
  let max = 0;
  for (const path of paths) {
    for (let from = segments.indexOf(path[0] ?? ''); from !== -1; from = segments.indexOf(path[0] ?? '', from + 1)) {
      const other = path.findIndex((segment, index) => segments[from + index] !== segment);
      max = Math.max(max, other === -1 ? path.length : other);
    }
  }
  return max;
}

/** The part of a route's path that is the same for every model. */
const staticPrefix = (path: string): string => path.split('{', 1)[0] ?? path;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
