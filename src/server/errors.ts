import type { IncomingHttpHeaders } from 'node:http';
import type { ProtocolCodec, Reply } from '../core/codec.ts';
import { LouterError, statusOf } from '../core/error.ts';
import { asObject } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { Frontend } from '../frontends/frontend.ts';

/** How an error is said: as a model protocol says it, or as Louter's own routes do. */
export type ErrorForm = ProtocolCodec | 'louter';

/** An error a client is answered with under this status. */
export const refusal = (status: number, kind: CoreError['kind'], message: string): LouterError =>
  new LouterError({ kind, message, status });

/**
 * The answer to an error. It names the trace: in Anthropic's `request_id`, in `trace_id` on our own routes, and at
 * the end of the message where a protocol has no field for it.
 */
export function errorReply(form: ErrorForm, error: CoreError, traceId: string): Reply {
  const reply = form === 'louter' ? ownReply(error, traceId) : protocolReply(form, error, traceId);
  if (error.retryAfterMs !== undefined) reply.headers['retry-after'] ??= String(Math.ceil(error.retryAfterMs / 1000));
  if (reply.status === 401) reply.headers['www-authenticate'] ??= 'Bearer';
  return reply;
}

const ownReply = (error: CoreError, traceId: string): Reply => ({
  status: statusOf(error),
  headers: {},
  body: { error: { type: error.kind, message: error.message, trace_id: traceId } },
});

function protocolReply(codec: ProtocolCodec, error: CoreError, traceId: string): Reply {
  if (codec.protocol !== 'anthropic')
    return copied(codec.encodeError({ ...error, message: `${error.message} (trace ${traceId})` }));
  const reply = copied(codec.encodeError(error));
  return { ...reply, body: { ...asObject(reply.body), request_id: traceId } };
}

const copied = (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers } });

/** The form of a path that no route answers: whose routes it resembles, else what the headers say, else OpenAI's. */
export function nearestForm(
  frontends: readonly Frontend[],
  path: string,
  headers: IncomingHttpHeaders = {},
): ErrorForm {
  const resembling = frontends.find(({ routes }) => routes.some((route) => path.includes(beginningOf(route.path))));
  if (resembling) return resembling.codec;
  if (ownPrefixes.some((prefix) => path.startsWith(prefix))) return 'louter';
  const protocol = headers['anthropic-version'] === undefined ? 'openai-chat' : 'anthropic';
  return frontends.find(({ codec }) => codec.protocol === protocol)?.codec ?? 'louter';
}

const ownPrefixes = ['/api/', '/health', '/metrics'];

/** The part of a route's path that is the same for every model. */
const beginningOf = (path: string): string => path.split('{', 1)[0] ?? path;
