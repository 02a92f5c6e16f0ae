import { WebSocket, type ClientOptions } from 'ws';
import { configOf } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { createGateway } from '../../src/gateway/create.ts';
import { noRecorder, type Exchange, type Recorder } from '../../src/record/exchange.ts';
import { createLog } from '../../src/server/log.ts';
import type { ServerParts } from '../../src/server/parts.ts';
import { createSettings } from '../../src/config/settings.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { startUpstream, type Upstream } from './upstream.ts';
import { protocols } from '../../src/core/types.ts';
import { vendors } from './vendors.ts';
import { until } from './wire.ts';

/** A gateway that listens, in this process, with a scripted backend of each protocol: model `PROTOCOL/m`. */
export interface WebSocketGateway {
  readonly server: RunningServer;
  readonly upstream: Upstream;
  readonly parts: ServerParts;
  /** The exchanges that have ended, in the order of their end. */
  readonly exchanges: readonly Exchange[];
  /** The latest exchange, when all have ended. */
  lastExchange(): Promise<Exchange | undefined>;
  /** Opens a WebSocket on `/v1/responses`. */
  connect(options?: ConnectOptions): Promise<TestSocket>;
  /** Sends the same request over HTTP, and returns its events. */
  post(request: JsonObject, headers?: Record<string, string>): Promise<JsonObject[]>;
  stop(): Promise<void>;
}

export interface ConnectOptions extends Pick<ClientOptions, 'headers' | 'origin' | 'perMessageDeflate'> {
  path?: string;
}

/** @param configuration beside the backends, which may be replaced. */
export async function startWebSocketGateway(configuration: Configuration = {}): Promise<WebSocketGateway> {
  const upstream = await startUpstream();
  const backends = Object.fromEntries(
    protocols.map((protocol) => [
      protocol,
      { protocol, base_url: `${upstream.url}${vendors[protocol].base}`, retries: 0, requires_auth: false },
    ]),
  );
  const models = Object.fromEntries(protocols.map((protocol) => [`${protocol}/m`, `${protocol}/m`]));
  const config = configOf({ traces: { url: 'off' }, backends, models, ...configuration });
  const exchanges: Exchange[] = [];
  const recorder: Recorder = {
    ...noRecorder,
    progress: () => undefined,
    close: (exchange) => void exchanges.push(exchange),
  };
  const log = createLog('silent', { pretty: false });
  const defects: unknown[] = [];
  const gateway = createGateway({ config, recorder, reportDefect: (_, thrown) => defects.push(thrown) });
  const parts: ServerParts = { settings: createSettings(config), gateway, recorder, log, version: '1.2.3' };
  const server = await startServer(parts, { host: '127.0.0.1', port: 0 });
  return {
    server,
    upstream,
    parts,
    exchanges,
    async lastExchange() {
      await until(() => gateway.inFlight === 0);
      return exchanges.at(-1);
    },
    connect: ({ path = '/v1/responses', ...options } = {}) =>
      openSocket(`${server.url.replace('http', 'ws')}${path}`, options),
    async post(request, headers = {}) {
      const answer = await fetch(`${server.url}/v1/responses`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...request, stream: true }),
      });
      return eventsOf(await answer.text());
    },
    async stop() {
      await server.stop(0);
      await gateway.stop(0);
      await upstream.close();
      if (defects.length > 0) throw defects[0];
    },
  };
}

/** The data of server-sent events. */
export const eventsOf = (text: string): JsonObject[] =>
  text
    .split('\n\n')
    .flatMap((event) => /^data: (.*)$/m.exec(event)?.[1] ?? [])
    .filter((data) => data !== '[DONE]')
    .map((data) => asObject(parseJson(data)) ?? {});

/** A client's end of a connection. */
export interface TestSocket {
  readonly socket: WebSocket;
  /** All messages so far, as they came. */
  readonly texts: readonly string[];
  send(message: JsonObject | string | Buffer): void;
  /** The next message. */
  next(): Promise<JsonObject>;
  /** The messages up to the end of a response. */
  response(): Promise<JsonObject[]>;
  /** Sends a request and returns the messages of its response. */
  ask(request: JsonObject): Promise<JsonObject[]>;
  /** The code and reason with which it was closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
}

const lastTypes: readonly unknown[] = ['response.completed', 'response.failed', 'response.incomplete', 'error'];

export function openSocket(url: string, options: ClientOptions = {}): Promise<TestSocket> {
  const socket = new WebSocket(url, options);
  const texts: string[] = [];
  const queue: string[] = [];
  const waiting: ((text: string | undefined) => void)[] = [];
  let isClosed = false;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    texts.push(text);
    const wake = waiting.shift();
    if (wake) wake(text);
    else queue.push(text);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      isClosed = true;
      for (const wake of waiting.splice(0)) wake(undefined);
      resolve({ code, reason: reason.toString() });
    });
  });
  const next = async (): Promise<JsonObject> => {
    const text = queue.shift() ?? (isClosed ? undefined : await new Promise((wake) => void waiting.push(wake)));
    if (typeof text !== 'string') throw new Error('the connection was closed');
    return asObject(parseJson(text)) ?? {};
  };
  const response = async (): Promise<JsonObject[]> => {
    const messages: JsonObject[] = [];
    for (;;) {
      const message = await next();
      messages.push(message);
      if (lastTypes.includes(message['type'])) return messages;
    }
  };
  const send = (message: JsonObject | string | Buffer): void =>
    socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  const opened: TestSocket = {
    socket,
    texts,
    send,
    next,
    response,
    closed,
    ask(request) {
      send({ type: 'response.create', ...request });
      return response();
    },
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(opened));
    socket.on('error', (error) => {
      if (socket.readyState !== socket.OPEN) reject(error);
    });
  });
}
