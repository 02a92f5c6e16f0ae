import type { LouterError } from '../core/error.ts';
import { isolationHeaders } from './access.ts';
import { announcesBody } from './body.ts';
import { encodeErrorReply, type ErrorFormat } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';

/** How long the rest of a refused body is read and thrown away, so that the client can read why. */
const lingerMs = 2_000;

/** Answers with JSON. */
export const sendJson = (incoming: IncomingRequest, body: object, status = 200): void =>
  sendText(incoming, status, { 'content-type': 'application/json' }, JSON.stringify(body));

/** Answers with JSON that is written already. */
export const sendJsonBytes = (incoming: IncomingRequest, json: Buffer): void =>
  sendText(incoming, 200, { 'content-type': 'application/json' }, json);

/** Answers with an error, and gives its status. What was begun already is cut. */
export function sendError(incoming: IncomingRequest, form: ErrorFormat, error: LouterError): number {
  const reply = encodeErrorReply(form, error.detail, incoming.traceId);
  if (incoming.response.headersSent) incoming.response.destroy();
  else
    sendText(
      incoming,
      reply.status,
      { 'content-type': 'application/json', ...reply.headers },
      JSON.stringify(reply.body),
    );
  return reply.status;
}

/** Answers with a text, or its bytes. */
export function sendText(
  { traceId, request, response }: IncomingRequest,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string | Buffer,
): void {
  if (response.destroyed) return;
  const fields: Record<string, string> = {
    ...headers,
    ...isolationHeaders,
    'x-louter-trace-id': traceId,
    'content-length': String(Buffer.byteLength(text)),
  };
  if (!announcesBody(request) || request.readableEnded) {
    response.writeHead(status, fields).end(text);
    return;
  }
  // The client may still be sending. A connection closed under it would be reset before it reads the answer, so
  // the answer goes out whole and the connection ends when the rest has come, or soon after.
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
