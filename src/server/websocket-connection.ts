import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { LouterError, toCoreError } from '../core/error.ts';
import { asObject } from '../core/json.ts';
import type { Frontend } from '../core/frontend.ts';
import { encodeErrorReply, httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import type { InflightBytes } from './inflight-bytes.ts';
import { parseClientMessage, type CreateMessage } from './websocket-message.ts';
import { errorEvent, WebSocketResponseWriter, type MessageSink } from './websocket-writer.ts';

/** Codes with which a connection is closed (RFC 6455, 7.4.1, and IANA's registry). */
export const closeCodes = { goingAway: 1001, policy: 1008, tooLarge: 1009, internal: 1011, tryLater: 1013 } as const;

/** What a connection needs of the server. */
export interface ConnectionService {
  readonly frontend: Frontend;
  readonly inflight: InflightBytes;
  /** A request of its own for a message, with a new trace id. */
  receive(connection: IncomingRequest): IncomingRequest;
  /** The error for a client that may not send requests now. */
  checkAccess(incoming: IncomingRequest): LouterError | undefined;
  /** Answers a message; errors are sent and logged too. */
  answer(message: MessageExchange): Promise<void>;
  /** Records and logs a message that was refused with this error, and returns the event to send. */
  refuse(incoming: IncomingRequest, error: LouterError): object;
  onClosed(connection: WebSocketConnection): void;
}

/** A message that is answered. */
export interface MessageExchange {
  readonly incoming: IncomingRequest;
  readonly create: CreateMessage;
  readonly writer: WebSocketResponseWriter;
  readonly lane: Lane;
  readonly connection: WebSocketConnection;
}

/** Messages with the same `stream_id`, or without one, are answered one after the other. */
export interface Lane {
  readonly id: string | undefined;
  /** The response that can be continued. */
  lastResponseId?: string;
}

interface LaneQueue extends Lane {
  isBusy: boolean;
  readonly waiting: WaitingMessage[];
}

interface WaitingMessage {
  readonly incoming: IncomingRequest;
  readonly create: CreateMessage;
  /** Releases its bytes. */
  release(): void;
}

/** The vendor's limits of named lanes and of responses in progress (guide "WebSocket mode"). */
const maxLanes = 32;
const maxInFlight = 16;
/** Messages that wait for those before them. */
const maxWaiting = 16;
/** A client that does not answer a close is disconnected. */
const closeGraceMs = 1_000;
/** Beyond this, bytes of an unfinished message count as in flight. */
const uncountedBytes = 64 * 1024;

/** One connection of a client, over which it sends requests. */
export class WebSocketConnection implements MessageSink {
  readonly id: string;
  /** Milliseconds of the monotonic clock. */
  lastSeenAt = performance.now();
  lastRequestAt = performance.now();
  readonly #socket: WebSocket;
  readonly #transport: Duplex;
  readonly #incoming: IncomingRequest;
  readonly #service: ConnectionService;
  readonly #lanes = new Map<string | undefined, LaneQueue>();
  readonly #writers = new Set<WebSocketResponseWriter>();
  readonly #arriving: ReturnType<InflightBytes['reserve']>;
  #arrivingBytes = 0;
  #isClosing = false;
  #drained: Promise<void> | undefined;

  constructor(socket: WebSocket, transport: Duplex, incoming: IncomingRequest, service: ConnectionService) {
    this.id = incoming.traceId;
    this.#socket = socket;
    this.#transport = transport;
    this.#incoming = incoming;
    this.#service = service;
    this.#arriving = service.inflight.reserve();
    // Before the listener that reads messages: a chunk is counted before its message is complete.
    transport.prependListener('data', (chunk: Buffer) => this.#countBytes(chunk.length));
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('pong', () => (this.lastSeenAt = performance.now()));
    // Invalid frames: ws closes the connection with the code for it.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#disconnected());
  }

  /** The responses that can be continued. */
  get keptResponseIds(): string[] {
    return [...this.#lanes.values()].flatMap(({ lastResponseId }) => lastResponseId ?? []);
  }

  get isIdle(): boolean {
    return this.#writers.size === 0;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): boolean {
    if (!this.isOpen) return false;
    this.#socket.send(text);
    return !this.#transport.writableNeedDrain;
  }

  drained(): Promise<void> {
    const transport = this.#transport;
    if (transport.destroyed || !transport.writableNeedDrain) return Promise.resolve();
    return (this.#drained ??= new Promise((resolve) => {
      const settle = (): void => {
        transport.off('drain', settle);
        transport.off('close', settle);
        this.#drained = undefined;
        resolve();
      };
      transport.on('drain', settle);
      transport.on('close', settle);
    }));
  }

  sendTogether(write: () => void): void {
    this.#transport.cork();
    try {
      write();
    } finally {
      this.#transport.uncork();
    }
  }

  ping(): void {
    if (this.isOpen) this.#socket.ping();
  }

  breakOff(): void {
    this.close(closeCodes.internal, 'the response broke off: send the request again');
  }

  /** Closes the connection when the responses in progress have ended. */
  closeWhenIdle(): void {
    this.#isClosing = true;
    if (this.isIdle) this.close(closeCodes.goingAway, 'the gateway is shutting down');
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.terminate(), closeGraceMs).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The client sent a message that is longer than allowed. The connection is closed after this. */
  refuseTooLarge(maxBytes: number): void {
    const message = `the message is larger than ${maxBytes} bytes: send less, or raise server.max_body`;
    this.#refuse(this.#service.receive(this.#incoming), httpError(413, 'invalid-request', message));
  }

  // ---------------------------------------------------------------- messages

  #countBytes(length: number): void {
    this.lastSeenAt = performance.now();
    this.#arrivingBytes += length;
    if (this.#arrivingBytes <= uncountedBytes) return;
    try {
      this.#arriving.grow(this.#arrivingBytes);
    } catch (error) {
      if (!(error instanceof LouterError) || !this.isOpen) return;
      this.#refuse(this.#service.receive(this.#incoming), error);
      this.close(closeCodes.tryLater, 'too many bytes in flight');
    }
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#arrivingBytes = 0;
    this.#arriving.release();
    if (!this.isOpen) return;
    const incoming = this.#service.receive(this.#incoming);
    let laneId: string | undefined;
    try {
      if (isBinary) throw httpError(400, 'invalid-request', 'the message is binary: expected text, with JSON');
      const message = parseClientMessage(data);
      if (message.type === 'processed') return;
      laneId = message.laneId;
      this.#enqueue(incoming, message);
    } catch (thrown) {
      const error = thrown instanceof LouterError ? thrown : new LouterError(toCoreError(thrown), { cause: thrown });
      this.#refuse(incoming, error, laneId);
    }
  }

  /** @throws {LouterError} if there is no room for it, or the client may not send it. */
  #enqueue(incoming: IncomingRequest, create: CreateMessage): void {
    const { inflight } = this.#service;
    const lane = this.#laneOf(create.laneId);
    const waiting = [...this.#lanes.values()].reduce((sum, each) => sum + each.waiting.length, 0);
    if (waiting >= maxWaiting)
      throw new LouterError({
        kind: 'rate-limit',
        status: 429,
        message: `${maxWaiting} messages of this connection wait for the responses before them: wait for these`,
        retryAfterMs: 1_000,
      });
    const share = inflight.reserve();
    share.grow(create.bytes.length);
    lane.waiting.push({ incoming, create, release: () => share.release() });
    this.lastRequestAt = performance.now();
    this.#startNext();
  }

  #laneOf(id: string | undefined): LaneQueue {
    const known = this.#lanes.get(id);
    if (known) return known;
    if (id !== undefined && this.#lanes.size >= maxLanes)
      throw new LouterError({
        kind: 'invalid-request',
        status: 400,
        message: `this connection has ${maxLanes} streams: use one of them, or open another connection`,
        param: 'stream_id',
        code: 'websocket_stream_limit_reached',
      });
    const lane: LaneQueue = { id, isBusy: false, waiting: [] };
    this.#lanes.set(id, lane);
    return lane;
  }

  #startNext(): void {
    for (const lane of this.#lanes.values()) {
      if (this.#writers.size >= maxInFlight) return;
      const next = lane.isBusy ? undefined : lane.waiting.shift();
      if (next) void this.#run(lane, next);
    }
  }

  async #run(lane: LaneQueue, { incoming, create, release }: WaitingMessage): Promise<void> {
    release();
    const refused = this.#service.checkAccess(incoming);
    if (refused) {
      this.#refuse(incoming, refused, lane.id);
      return this.close(closeCodes.policy, 'the key of this connection is no longer accepted');
    }
    const writer = new WebSocketResponseWriter(this, lane.id);
    this.#writers.add(writer);
    lane.isBusy = true;
    try {
      await this.#service.answer({ incoming, create, writer, lane, connection: this });
    } catch (thrown) {
      const error = thrown instanceof LouterError ? thrown : new LouterError(toCoreError(thrown), { cause: thrown });
      this.#refuse(incoming, error, lane.id);
    } finally {
      lane.isBusy = false;
      this.#writers.delete(writer);
      this.lastRequestAt = performance.now();
    }
    if (this.#isClosing) this.closeWhenIdle();
    else this.#startNext();
  }

  #refuse(incoming: IncomingRequest, error: LouterError, laneId?: string): void {
    const event = this.#service.refuse(incoming, error);
    this.send(JSON.stringify(laneId === undefined ? event : { stream_id: laneId, ...event }));
  }

  #disconnected(): void {
    this.#arriving.release();
    for (const writer of this.#writers) writer.disconnect();
    for (const lane of this.#lanes.values()) for (const { release } of lane.waiting.splice(0)) release();
    this.#service.onClosed(this);
  }
}

/** The event for an error, as it is sent and recorded. */
export function encodeErrorEvent(frontend: Frontend, error: LouterError, traceId: string) {
  const reply = encodeErrorReply(frontend, error.detail, traceId);
  return { reply, event: errorEvent(reply.status, asObject(reply.body) ?? {}, reply.headers) };
}
