import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';

/** A message as it arrived. */
export interface ReceivedMessage {
  text: string;
  json: JsonObject;
  /** Of the upgrade. */
  headers: IncomingHttpHeaders;
  /** Counts the connections from 0. */
  connection: number;
  socket: WebSocket;
}

/** A scripted API with a WebSocket on every path. */
export interface WebSocketUpstream {
  readonly url: string;
  readonly messages: readonly ReceivedMessage[];
  /** Requests over HTTP: their bodies. */
  readonly posts: readonly JsonObject[];
  readonly connections: number;
  /** What is done with each message. */
  respondWith(respond: (message: ReceivedMessage) => void): void;
  /** The body of a response over HTTP, as server-sent events. */
  postWith(body: string): void;
  /** The status with which upgrades are refused; 0: the connection is closed; -1: no response. */
  refuseWith(status: number | undefined): void;
  close(): Promise<void>;
}

export async function startWebSocketUpstream(): Promise<WebSocketUpstream> {
  const messages: ReceivedMessage[] = [];
  const posts: JsonObject[] = [];
  let connections = 0;
  let respond: (message: ReceivedMessage) => void = ({ socket }) => socket.close(1011);
  let post = '';
  let refusal: number | undefined;
  const sockets = new WebSocketServer({ noServer: true });
  const held = new Set<Duplex>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      posts.push(asObject(parseJson(text)) ?? {});
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(post);
    });
  });
  server.on('upgrade', (request, stream, head) => {
    held.add(stream);
    if (refusal === -1) return;
    if (refusal === 0) return void stream.destroy();
    if (refusal !== undefined) return void stream.end(`HTTP/1.1 ${refusal} No\r\ncontent-length: 0\r\n\r\n`);
    const connection = connections++;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => undefined);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        const message = { text, json: asObject(parseJson(text)) ?? {}, headers: request.headers, connection, socket };
        messages.push(message);
        respond(message);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the scripted upstream has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    messages,
    posts,
    get connections() {
      return connections;
    },
    respondWith: (next) => void (respond = next),
    postWith: (body) => void (post = body),
    refuseWith: (status) => void (refusal = status),
    async close() {
      for (const stream of held) stream.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
