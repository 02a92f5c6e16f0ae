import { minUploadRate } from './body.ts';
import { closeCodes, type WebSocketConnection } from './websocket-connection.ts';

/** How often connections are looked after. */
const checkMs = minUploadRate.everyMs;
/** A client that answered no ping for this long has gone away. */
const maxSilenceMs = 75_000;
/** The same between two requests: some clients answer pings only while they wait for a response, and run tools meanwhile. */
const maxIdleSilenceMs = 900_000;
/** The vendor closes connections after this time too (guide "WebSocket mode"); clients then open another one. */
const maxIdleMs = 3_600_000;
/** Each takes some kilobytes and a file descriptor. */
const maxConnections = 4_096;

/** The open WebSocket connections of a server. One timer serves all of them. */
export class WebSocketConnections {
  readonly #open = new Set<WebSocketConnection>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  get size(): number {
    return this.#open.size;
  }

  get isFull(): boolean {
    return this.#open.size >= maxConnections;
  }

  add(connection: WebSocketConnection): void {
    this.#open.add(connection);
    this.#timer ??= setInterval(() => this.check(), checkMs).unref();
    if (this.#isClosed) connection.closeWhenIdle();
  }

  remove(connection: WebSocketConnection): void {
    this.#open.delete(connection);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Pings all clients, and closes the connections of those that are gone, too slow, idle for long, or no longer accepted. */
  check(now = performance.now()): void {
    for (const connection of this.#open) {
      connection.checkAccess();
      connection.checkRate();
      if (now - connection.lastSeenAt > (connection.isIdle ? maxIdleSilenceMs : maxSilenceMs)) connection.terminate();
      else if (connection.isIdle && now - connection.lastRequestAt > maxIdleMs)
        connection.close(closeCodes.goingAway, 'no request for an hour: open another connection');
      else connection.ping();
    }
  }

  /** Closes each connection as soon as its responses in progress have ended. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#open) connection.closeWhenIdle();
  }

  terminate(): void {
    for (const connection of this.#open) connection.terminate();
  }
}
