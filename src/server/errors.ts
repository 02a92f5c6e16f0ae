import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorReply } from '../core/codec.ts';
import { LouterError, statusOf } from '../core/error.ts';
import { asObject } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { Frontend } from '../core/frontend.ts';

/** The format of an error: that of a model protocol, or that of Louter's own routes. */
export type ErrorFormat = Frontend | 'louter';

/** An error for the client with this HTTP status. */
export const httpError = (status: number, kind: CoreError['kind'], message: string): LouterError =>
  new LouterError({ kind, message, status });

/**
 * The response for an error. It contains the trace id: in the field of the protocol if it has one, in `trace_id` on our own
 * routes, and at the end of the message otherwise.
 */
export function encodeErrorReply(form: ErrorFormat, error: CoreError, traceId: string): ErrorReply {
  const reply = form === 'louter' ? louterErrorReply(error, traceId) : protocolReply(form, error, traceId);
  if (error.retryAfterMs !== undefined) reply.headers['retry-after'] ??= String(Math.ceil(error.retryAfterMs / 1000));
  if (reply.status === 401) reply.headers['www-authenticate'] ??= 'Bearer';
  // Agents repeat a request for minutes otherwise, and its key stays the same.
  if (form !== 'louter' && (reply.status === 401 || reply.status === 403)) reply.headers['x-should-retry'] ??= 'false';
  return reply;
}

const louterErrorReply = (error: CoreError, traceId: string): ErrorReply => ({
  status: statusOf(error),
  headers: {},
  body: {
    error: {
      type: error.kind,
      message: error.message,
      ...(error.suggestion !== undefined && { suggestion: error.suggestion }),
      trace_id: traceId,
    },
  },
});

function protocolReply({ codec, addTraceId: nameTrace }: Frontend, error: CoreError, traceId: string): ErrorReply {
  if (!nameTrace) return copyReply(codec.encodeError({ ...error, message: `${error.message} (trace ${traceId})` }));
  const reply = copyReply(codec.encodeError(error));
  return { ...reply, body: nameTrace(asObject(reply.body) ?? {}, traceId) };
}

const copyReply = (reply: ErrorReply): ErrorReply => ({ ...reply, headers: { ...reply.headers } });

/** Louter's own routes. */
const ownPaths = [
  '/api/diagnostics',
  '/api/traces',
  '/api/compare',
  '/api/conversations',
  '/api/facets',
  '/api/export',
  '/api/runs',
  '/api/usage',
  '/api/reload',
  '/api/session',
  '/health',
  '/metrics',
].map(segmentsOf);

/**
 * The error format for an unknown path: that of the protocol with the most similar routes. Of several, the one
 * that claims the request by its headers, else the default one; Louter's own format if its routes are more similar.
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
  const claiming = nearest.find(({ resources }) => resources.some(({ claims }) => claims?.(header)));
  if (claiming) return claiming;
  const own = countSharedSegments(ownPaths, segments);
  if (own > best) return 'louter';
  return nearest.find(({ resources }) => resources.some(({ claims }) => !claims)) ?? nearest[0] ?? 'louter';
}

const pathsOf = ({ routes, resources }: Frontend): string[][] =>
  [...routes, ...resources].map(({ path }) => segmentsOf(staticPrefix(path)));

/** The maximum number of consecutive segments that a path shares with the start of one of these, at any position. */
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

/** The part of a route's path before its first parameter. */
const staticPrefix = (path: string): string => path.split('{', 1)[0] ?? path;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
