import type { ErrorReply } from '../core/codec.ts';
import type { LouterError } from '../core/error.ts';
import { isolationHeaders } from './access.ts';
import { announcesBody } from './body.ts';
import { cloudAt, toBedrockError } from './cloud-errors.ts';
import { encodeErrorReply, type ErrorFormat } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';

/** How long the rest of a rejected body is read and discarded, so that the client can read the response. */
const lingerMs = 2_000;

/** Responds with JSON. */
export const sendJson = (incoming: IncomingRequest, body: object, status = 200): void =>
  sendText(incoming, status, { 'content-type': 'application/json' }, JSON.stringify(body));

/** Responds with serialized JSON. */
export const sendJsonBytes = (incoming: IncomingRequest, json: Buffer): void =>
  sendText(incoming, 200, { 'content-type': 'application/json' }, json);

/** Responds with an error and returns it as it was sent. A response that has started is cut off. */
export function sendError(incoming: IncomingRequest, form: ErrorFormat, error: LouterError): ErrorReply {
  const encoded = encodeErrorReply(form, error.detail, incoming.traceId);
  const reply = cloudAt(incoming.path) === 'bedrock' ? toBedrockError(encoded) : encoded;
  if (incoming.response.headersSent) incoming.response.destroy();
  else
    sendText(
      incoming,
      reply.status,
      { 'content-type': 'application/json', ...reply.headers, 'x-louter-trace-id': incoming.traceId },
      JSON.stringify(reply.body),
    );
  return reply;
}

/** Responds with text or bytes. Only recorded requests get a trace id. */
export function sendText(
  { request, response }: IncomingRequest,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string | Buffer,
): void {
  if (response.destroyed) return;
  const fields: Record<string, string> = {
    ...headers,
    ...isolationHeaders,
    'content-length': String(Buffer.byteLength(text)),
  };
  if (!announcesBody(request) || request.readableEnded) {
    response.writeHead(status, fields).end(text);
    return;
  }
  // The client may still be sending. Closing now would reset the connection before it reads the response, so the
  // connection is closed when the rest of the body has arrived, or soon after.
  fields['connection'] = 'close';
  response.writeHead(status, fields);
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(text);
  const finish = (): void => void response.end();
  const timer = setTimeout(finish, lingerMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
  request.once('end', finish);
  request.on('error', finish);
  request.resume();
}
