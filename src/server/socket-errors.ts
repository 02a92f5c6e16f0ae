import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { LouterError } from '../core/error.ts';
import type { InboundRequest } from '../gateway/exchange-io.ts';
import { frontends } from '../protocols/frontends.ts';
import { isolationHeaders } from './access.ts';
import { encodeErrorReply, type ErrorFormat, nearestErrorFormat, httpError } from './errors.ts';
import { headerOf, headOf } from './incoming.ts';
import { closeLingering } from './lingering-close.ts';
import type { ServerParts } from './parts.ts';
import { recordRefusedRequest } from './refused-requests.ts';
import { splitRunPath } from './run-path.ts';
import type { UpgradeHandler } from './websocket-upgrade.ts';

const maxTarget = 8 * 1024;

/** Node's error for a connection without a valid request. */
type SocketError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * Responds to what never becomes a request of the application: an upgrade, a tunnel, invalid HTTP, a head
 * that is too large or too slow. Each response is complete and closes its connection.
 * One function, as all four listeners share the latest request of each connection.
 * @param acceptsUpgrade takes an upgrade over, and returns whether it did
 */
export function handleSocketErrors(
  server: Server,
  { log, recorder, settings }: Pick<ServerParts, 'log' | 'recorder' | 'settings'>,
  acceptsUpgrade: UpgradeHandler = () => false,
): void {
  /** The latest request of a connection and its response. */
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();

  server.on('request', (request, response) => latest.set(request.socket, { request, response }));

  // The reader of the body sends 100 Continue; an error before that saves the client the upload. Other expectations may be
  // ignored (RFC 9110, 10.1.1).
  for (const expectation of ['checkContinue', 'checkExpectation'])
    server.on(expectation, (request: IncomingMessage, response: ServerResponse) => {
      server.emit('request', request, response);
    });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isAnswering(socket) && acceptsUpgrade(request, socket, head)) return;
    const error = httpError(
      426,
      'unsupported',
      `${request.method} ${pathOf(request)} does not support WebSocket: send the request over HTTP with POST`,
    );
    if (isAnswering(socket)) socket.destroy();
    else
      answer(socket, { latest: request, refused: request }, error, {
        upgrade: 'HTTP/1.1',
        connection: 'Upgrade, close',
      });
  });

  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    const error = httpError(
      405,
      'invalid-request',
      'this gateway is not a proxy: set its URL as the base URL of the client',
    );
    if (isAnswering(socket)) socket.destroy();
    else answer(socket, { latest: request, refused: request }, error, { allow: 'GET, HEAD, POST' });
  });

  server.on('clientError', (failure: SocketError, socket: Socket) => {
    // Data after a rejection is ignored.
    if (socket.writableEnded && failure.code !== 'ECONNRESET') return;
    const last = latest.get(socket);
    const isOfRequest = last && !last.request.complete && !last.response.headersSent;
    if ((isAnswering(socket) && !isOfRequest) || !socket.writable || failure.code === 'ECONNRESET')
      socket.destroy(failure);
    else {
      const refused = isOfRequest ? last.request : undefined;
      answer(socket, { latest: last?.request, refused }, toSocketError(failure, socket), {});
    }
  });

  /** Whether a response is being sent: another one would look like a part of it. */
  function isAnswering(socket: Duplex): boolean {
    return latest.get(socket)?.response.writableFinished === false;
  }

  function answer(
    socket: Duplex,
    { latest: request, refused }: ConnectionRequests,
    error: LouterError,
    headers: Record<string, string>,
  ): void {
    const traceId = randomUUID().replaceAll('-', '');
    const format = request ? errorFormatOf(request) : nearestErrorFormat(frontends, '');
    const reply = encodeErrorReply(format, error.detail, traceId);
    const body = JSON.stringify(reply.body);
    const fields = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      date: new Date().toUTCString(),
      'x-louter-trace-id': traceId,
      ...isolationHeaders,
      ...headers,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on('error', () => socket.destroy());
    closeLingering(socket, `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}\r\n${body}`);
    const { generation } = settings;
    recordRefusedRequest(recorder, {
      request: { traceId, ...readHead(refused) },
      format,
      generation,
      error,
      reply,
    });
    log.debug({ trace_id: traceId, status: reply.status, error: error.message }, 'connection refused');
  }
}

/** The latest request of a connection, and the one that is answered, which may not have become a request. */
interface ConnectionRequests {
  latest: IncomingMessage | undefined;
  refused: IncomingMessage | undefined;
}

/** The head of a request; empty where the connection did not send a valid one. */
const readHead = (
  request: IncomingMessage | undefined,
): Pick<InboundRequest, 'method' | 'target' | 'headers' | 'header'> =>
  request
    ? { ...headOf({ request }), header: (name) => headerOf(request, name) }
    : { method: '', target: '', headers: [], header: () => undefined };

/** Without the query, which may contain a key, and `/run/NAME`. */
const pathOf = ({ url = '' }: IncomingMessage): string => (splitRunPath(url)?.rest ?? url).split('?', 1)[0] ?? '';

const errorFormatOf = (request: IncomingMessage): ErrorFormat =>
  nearestErrorFormat(frontends, pathOf(request), request.headers);

function toSocketError({ code, rawPacket }: SocketError, socket: Socket): LouterError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW': {
      const isFirstPacket = rawPacket !== undefined && rawPacket.length === socket.bytesRead;
      return isFirstPacket && lineLength(rawPacket) > maxTarget
        ? httpError(414, 'invalid-request', `the URL is too long: expected at most ${maxTarget} bytes`)
        : httpError(431, 'invalid-request', 'the header fields are too large: expected at most 16 KiB together');
    }
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return httpError(413, 'invalid-request', 'the chunk extensions of the body are too large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return httpError(
        408,
        'timeout',
        'the request did not arrive in time: send its head within 60 s and all of it within 600 s',
      );
    default:
      return httpError(400, 'invalid-request', 'invalid HTTP/1.1 request');
  }
}

function lineLength(packet: Buffer): number {
  const end = packet.indexOf('\n');
  return end < 0 ? packet.length : end;
}
