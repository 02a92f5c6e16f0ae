import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { LouterError, toLouterError } from '../core/error.ts';
import { asObject } from '../core/json.ts';
import type { Frontend } from '../core/frontend.ts';
import { ArrivingMessage } from './arriving-message.ts';
import { encodeErrorReply, httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import type { InflightBytes } from './inflight-bytes.ts';
import { shuttingDownError } from './model-routes.ts';
import { parseClientMessage, type AdditionMessage, type CreateMessage } from './websocket-message.ts';
import { errorEvent, WebSocketResponseWriter, type MessageSink } from './websocket-writer.ts';

/** Codes with which a connection is closed (RFC 6455, 7.4.1, and IANA's registry). */
export const closeCodes = { goingAway: 1001, policy: 1008, tooLarge: 1009, internal: 1011, tryLater: 1013 } as const;

/** What a connection needs of the server. */
export interface ConnectionService {
  readonly frontend: Frontend;
  readonly inflight: InflightBytes;
  /** Whether each response is preceded by an event with its header fields. */
  readonly sendsHeaders: boolean;
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
const keyRefusedReason = 'the key of this connection is no longer accepted';

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
  readonly #arriving: ArrivingMessage;
  #hasReceived = false;
  #isClosing = false;
  #drained: Promise<void> | undefined;

  constructor(socket: WebSocket, transport: Duplex, incoming: IncomingRequest, service: ConnectionService) {
    this.id = incoming.traceId;
    this.#socket = socket;
    this.#transport = transport;
    this.#incoming = incoming;
    this.#service = service;
    this.#arriving = new ArrivingMessage(service.inflight.reserve());
    // Before the listener that reads messages: a chunk is counted before its message is complete.
    transport.prependListener('data', (chunk: Buffer) => this.#countBytes(chunk.length));
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('ping', (payload: Buffer) => this.#arriving.subtractControlFrame(payload));
    socket.on('pong', (payload: Buffer) => this.#arriving.subtractControlFrame(payload));
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

  /** Whether other responses are in progress beside one. */
  get isShared(): boolean {
    return this.#writers.size > 1;
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
        this.lastSeenAt = performance.now();
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
    if (this.isOpen && !this.#transport.writableNeedDrain) this.#socket.ping();
  }

  breakOff(): void {
    this.close(closeCodes.internal, 'the response broke off: send the request again');
  }

  /** Closes the connection when the responses in progress have ended. */
  closeWhenIdle(): void {
    this.#isClosing = true;
    this.#refuseWaiting(shuttingDownError());
    if (this.isIdle) this.close(closeCodes.goingAway, 'the gateway is shutting down');
  }

  /** Closes the connection if it is idle and its key is no longer accepted. */
  checkAccess(): void {
    if (this.isIdle && this.#service.checkAccess(this.#incoming)) this.close(closeCodes.policy, keyRefusedReason);
  }

  /** Closes the connection if a message arrives too slowly. */
  checkRate(): void {
    // The rate of a client that is not read from is ours.
    const error = this.#socket.isPaused ? undefined : this.#arriving.checkRate();
    if (!error || !this.isOpen) return;
    this.#refuse(this.#nextRequest(), error);
    this.close(closeCodes.policy, 'a message arrived too slowly');
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
    this.#refuse(this.#nextRequest(), httpError(413, 'invalid-request', message));
  }

  // ---------------------------------------------------------------- messages

  #countBytes(length: number): void {
    this.lastSeenAt = performance.now();
    try {
      this.#arriving.add(length);
    } catch (error) {
      if (!(error instanceof LouterError) || !this.isOpen) return;
      this.#refuse(this.#nextRequest(), error);
      this.close(closeCodes.tryLater, 'too many bytes in flight');
    }
  }

  /** The first has the trace id that the client was given with the connection. */
  #nextRequest(): IncomingRequest {
    const next = this.#service.receive(this.#incoming);
    const incoming = this.#hasReceived ? next : { ...next, traceId: this.id };
    this.#hasReceived = true;
    return incoming;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#arriving.end();
    if (!this.isOpen) return;
    const incoming = this.#nextRequest();
    let laneId: string | undefined;
    try {
      if (isBinary) throw httpError(400, 'invalid-request', 'the message is binary: expected text, with JSON');
      const message = parseClientMessage(data);
      if (message.type === 'processed') return;
      if (message.type === 'addition') return this.#refuseAddition(incoming, message);
      laneId = message.laneId;
      this.#enqueue(incoming, message);
    } catch (thrown) {
      this.#refuse(incoming, toLouterError(thrown), laneId);
    }
  }

  /** @throws {LouterError} if there is no room for it, or the client may not send it. */
  #enqueue(incoming: IncomingRequest, create: CreateMessage): void {
    const { inflight } = this.#service;
    if (this.#isClosing) throw shuttingDownError();
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
    const named = this.#lanes.size - (this.#lanes.has(undefined) ? 1 : 0);
    if (id !== undefined && named >= maxLanes)
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
      this.#refuseWaiting(refused);
      return this.close(closeCodes.policy, keyRefusedReason);
    }
    const { sendsHeaders } = this.#service;
    const writer = new WebSocketResponseWriter(this, { laneId: lane.id, traceId: incoming.traceId, sendsHeaders });
    this.#writers.add(writer);
    lane.isBusy = true;
    try {
      await this.#service.answer({ incoming, create, writer, lane, connection: this });
      // The next response waits until the client has read this one.
      await this.drained();
    } catch (thrown) {
      this.#refuse(incoming, toLouterError(thrown), lane.id);
    } finally {
      lane.isBusy = false;
      this.#writers.delete(writer);
      this.lastRequestAt = performance.now();
    }
    if (this.#isClosing) this.closeWhenIdle();
    else this.#startNext();
  }

  #refuseWaiting(error: LouterError): void {
    for (const { id, waiting } of this.#lanes.values())
      for (const { incoming, release } of waiting.splice(0)) {
        release();
        this.#refuse(incoming, error, id);
      }
  }

  #refuseAddition(incoming: IncomingRequest, { failed, error }: AdditionMessage): void {
    this.#service.refuse(incoming, error);
    this.#sendUnasked(JSON.stringify(failed));
  }

  #refuse(incoming: IncomingRequest, error: LouterError, laneId?: string): void {
    const event = this.#service.refuse(incoming, error);
    this.#sendUnasked(JSON.stringify(laneId === undefined ? event : { stream_id: laneId, ...event }));
  }

  /** Sends what is no part of a response, and reads no more from a client that does not read it. */
  #sendUnasked(text: string): void {
    if (this.send(text) || this.#socket.isPaused) return;
    this.#socket.pause();
    void this.drained().then(() => this.#socket.resume());
  }

  #disconnected(): void {
    this.#arriving.end();
    for (const writer of this.#writers) writer.disconnect();
    for (const lane of this.#lanes.values()) for (const { release } of lane.waiting.splice(0)) release();
    this.#service.onClosed(this);
  }
}

/** The event for an error, as it is sent and recorded. */
export function encodeErrorEvent(frontend: Frontend, error: LouterError, traceId: string) {
  const reply = encodeErrorReply(frontend, error.detail, traceId);
  const headers = { ...reply.headers, 'x-louter-trace-id': traceId };
  return { reply, event: errorEvent(reply.status, asObject(reply.body) ?? {}, headers) };
}
