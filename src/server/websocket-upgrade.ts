import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import type { WebSocket, WebSocketServer } from 'ws';
import { LouterError } from '../core/error.ts';
import { ClientDisconnectedError } from './body.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { closeLingering } from './lingering-close.ts';
import { splitRunPath } from './run-path.ts';
import { closeCodes } from './websocket-connection.ts';

/** What a client sent behind an upgrade request: it did not wait for the response. */
const heads = new WeakMap<IncomingMessage, Buffer>();

/** Takes an upgrade request over; false if there is no WebSocket at its path. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** Passes upgrade requests for these paths to the application, whose routes check and accept them. */
export function createUpgradeHandler(app: Express, paths: readonly string[]): UpgradeHandler {
  return (request, socket, head) => {
    const { url = '', method } = request;
    const path = (splitRunPath(url)?.rest ?? url).split('?', 1)[0] ?? '';
    if (method !== 'GET' || !paths.includes(path)) return false;
    heads.set(request, head);
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // The HTTP server assigns sockets of this type.
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    response.once('finish', () => closeLingering(socket));
    app(request, response);
    return true;
  };
}

/** The subprotocol that OpenAI names for this API; others are not accepted. */
const subprotocol = 'openai-beta.responses.v1';

interface AcceptOptions {
  readonly maxBytes: number;
  /** Further header fields of the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called before a connection is closed because of a message that is too long. */
  onTooLarge(socket: WebSocket): void;
}

/**
 * Accepts upgrade requests. The package is loaded with the first of them. Messages are not compressed: that would take more
 * memory for an idle connection than all the rest.
 */
export class UpgradeAcceptor {
  #server: Promise<WebSocketServer> | undefined;

  /**
   * @throws {LouterError} 426 if it is no upgrade request, or for another version of the protocol; 400 if it is not valid.
   */
  async accept(
    { request, response }: IncomingRequest,
    { maxBytes, headers, onTooLarge }: AcceptOptions,
  ): Promise<WebSocket> {
    const head = heads.get(request);
    if (!head) {
      response.setHeader('upgrade', 'websocket');
      throw httpError(
        426,
        'unsupported',
        request.headers.upgrade?.toLowerCase() === 'websocket'
          ? 'the server that this gateway is mounted in does not pass upgrade requests to it (see upgrade of createGatewayHandler): use POST'
          : `GET ${request.path} opens a WebSocket: send Upgrade: websocket, or use POST`,
      );
    }
    const { 'sec-websocket-version': version, 'sec-websocket-key': key } = request.headers;
    if (version !== '13') {
      response.setHeader('sec-websocket-version', '13');
      throw httpError(426, 'unsupported', 'sec-websocket-version: expected 13');
    }
    if (key === undefined || !/^[+/0-9A-Za-z]{22}==$/.test(key))
      throw httpError(400, 'invalid-request', 'sec-websocket-key: expected 16 bytes in Base64');
    const server = await (this.#server ??= createWebSocketServer());
    server.options.maxPayload = maxBytes;
    const { socket } = request;
    if (socket.destroyed || !socket.readable || !socket.writable) throw new ClientDisconnectedError();
    response.detachSocket(socket);
    response.statusCode = 101;
    return new Promise((resolve, reject) => {
      // It calls one of its listeners before it returns.
      server.removeAllListeners();
      server.once('wsClientError', (error) => {
        reject(new LouterError({ kind: 'invalid-request', status: 400, message: error.message }));
        socket.destroy();
      });
      server.once('headers', (lines) => {
        for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
      });
      server.handleUpgrade(request, socket, head, (webSocket) => {
        if (webSocket instanceof Object && 'onTooLarge' in webSocket)
          webSocket.onTooLarge = () => onTooLarge(webSocket);
        resolve(webSocket);
      });
    });
  }
}

async function createWebSocketServer(): Promise<WebSocketServer> {
  const { WebSocket: BaseSocket, WebSocketServer: Server } = await import('ws');
  /** Calls `onTooLarge` before the close that the package itself sends for a message that is too long. */
  class LimitedWebSocket extends BaseSocket {
    onTooLarge: (() => void) | undefined;

    override close(code?: number, reason?: string | Buffer): void {
      if (code === closeCodes.tooLarge) this.onTooLarge?.();
      super.close(code, reason);
    }
  }
  return new Server({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    WebSocket: LimitedWebSocket,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  });
}
