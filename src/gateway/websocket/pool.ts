import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { HeaderFields } from '../../core/headers.ts';
import type { OutgoingProxy } from '../../config/outgoing-proxy.ts';
import type { SocketConversation } from './request.ts';

/** An open connection to a backend. One request uses it at a time. */
export interface PooledSocket {
  readonly socket: WebSocket;
  /** Header fields of the response to the upgrade. */
  readonly headers: HeaderFields;
  /** What the backend has there; absent: nothing that a request can continue. */
  readonly conversation: SocketConversation | undefined;
  /** Keeps the connection for another request with the same header fields. */
  release(conversation?: SocketConversation): void;
  /** Closes it: nothing else ends a response before its end. */
  terminate(): void;
}

/** A backend did not open a WebSocket. */
export class UpgradeError extends Error {
  /** The status that it responded with instead; absent: none. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

/** What a connection is opened with. */
export interface SocketTarget {
  /** `http:` or `https:`. */
  readonly url: string;
  /** Other than those of single requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly timeout: number;
  /** Whose requests the connection is for. */
  readonly caller: string | undefined;
}

/** What decides which of several connections a request gets. */
export interface SocketChoice {
  /** Whether the request continues a conversation. */
  continues(conversation: SocketConversation): boolean;
  /** Whether the request has earlier turns: the connection will be of use for the next. */
  readonly isLasting: boolean;
}

/** The same as for a server-sent event. */
const maxMessageBytes = 16 * 1024 * 1024;
/** Agents run tools between two requests. */
const maxIdleMs = 300_000;
/** Vendors close connections after an hour (OpenAI, guide "WebSocket mode"). */
const maxAgeMs = 55 * 60_000;
const maxIdleSockets = 100;
/** Until there are so many, a conversation does not take the connection of another one. */
const maxIdlePerTarget = 8;
/** After this silence the system probes whether the backend is still there. */
const keepAliveMs = 30_000;

interface IdleSocket {
  readonly key: string;
  readonly socket: WebSocket;
  readonly headers: HeaderFields;
  readonly openedAt: number;
  readonly conversation: SocketConversation | undefined;
  readonly timer: NodeJS.Timeout;
  readonly onGone: () => void;
}

/** The connections to a backend. Those with the same header fields and caller are used again. */
export class WebSocketPool {
  /** The one that was used last is the last. */
  readonly #idle = new Set<IdleSocket>();
  readonly #open = new Set<WebSocket>();
  readonly #proxy: OutgoingProxy | null;

  constructor(proxy: OutgoingProxy | null) {
    this.#proxy = proxy;
  }

  /** @throws {UpgradeError} if the backend does not open one. */
  async acquire(target: SocketTarget, choice: SocketChoice, signal: AbortSignal): Promise<PooledSocket> {
    const { url, headers, caller = null } = target;
    const key = JSON.stringify([url, caller, Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    const known = chooseIdle(
      [...this.#idle].filter((each) => each.key === key),
      choice,
    );
    if (known) {
      this.#forget(known);
      return this.#pooled(key, known);
    }
    const opened = await this.#connect(target, signal);
    return this.#pooled(key, { ...opened, openedAt: performance.now(), conversation: undefined });
  }

  stop(): void {
    for (const idle of this.#idle) this.#forget(idle);
    for (const socket of this.#open) socket.terminate();
  }

  #pooled(
    key: string,
    { socket, headers, openedAt, conversation }: Pick<IdleSocket, 'socket' | 'headers' | 'openedAt' | 'conversation'>,
  ): PooledSocket {
    return {
      socket,
      headers,
      conversation,
      release: (next) => this.#keep({ key, socket, headers, openedAt, conversation: next }),
      terminate: () => socket.terminate(),
    };
  }

  #keep(released: Omit<IdleSocket, 'timer' | 'onGone'>): void {
    const { socket, openedAt } = released;
    if (socket.readyState !== socket.OPEN || performance.now() - openedAt > maxAgeMs) return socket.close(1000);
    // A message that nothing asked for: what follows could be taken for the response to another request.
    const onGone = (): void => {
      this.#forget(idle);
      socket.terminate();
    };
    const timer = setTimeout(() => {
      this.#forget(idle);
      socket.close(1000);
    }, maxIdleMs).unref();
    const idle: IdleSocket = { ...released, timer, onGone };
    socket.on('message', onGone);
    socket.on('close', onGone);
    this.#idle.add(idle);
    const [oldest] = this.#idle;
    if (this.#idle.size > maxIdleSockets && oldest) oldest.onGone();
  }

  #forget(idle: IdleSocket): void {
    this.#idle.delete(idle);
    clearTimeout(idle.timer);
    idle.socket.off('message', idle.onGone);
    idle.socket.off('close', idle.onGone);
  }

  async #connect({ url, headers, timeout }: SocketTarget, signal: AbortSignal) {
    const { WebSocket: Socket } = await import('ws');
    const proxy = this.#proxy;
    const agent =
      proxy && (await import('../outgoing/tunnel-agent.ts')).createTunnelAgent(proxy, new URL(url), timeout);
    return new Promise<Pick<IdleSocket, 'socket' | 'headers'>>((resolve, reject) => {
      const socket = new Socket(url.replace(/^http/, 'ws'), {
        headers: { ...headers },
        handshakeTimeout: timeout,
        maxPayload: maxMessageBytes,
        perMessageDeflate: false,
        followRedirects: false,
        ...(agent && { agent }),
      });
      const onAbort = (): void => socket.terminate();
      signal.addEventListener('abort', onAbort, { once: true });
      let received: IncomingMessage | undefined;
      this.#open.add(socket);
      socket.once('upgrade', (response) => {
        received = response;
        response.socket.setKeepAlive(true, keepAliveMs);
      });
      socket.once('unexpected-response', (_request, { statusCode }) => {
        reject(new UpgradeError(`status ${statusCode}`, { status: statusCode }));
        // Who listens for this event has to end the attempt: only then the socket closes.
        socket.terminate();
      });
      // Stays: an error of an open connection is followed by its close.
      socket.on('error', (error) => reject(new UpgradeError(error.message, { cause: error })));
      socket.once('open', () => {
        signal.removeEventListener('abort', onAbort);
        resolve({ socket, headers: pairsOf(received?.rawHeaders ?? []) });
      });
      socket.once('close', () => {
        signal.removeEventListener('abort', onAbort);
        this.#open.delete(socket);
        reject(new UpgradeError('the connection was closed'));
      });
    });
  }
}

/**
 * The connection with the conversation of a request. Otherwise one without a conversation, or the one that was unused for
 * longest; `undefined`: a new one is opened, so that conversations that alternate each keep theirs.
 */
function chooseIdle(idle: readonly IdleSocket[], { continues, isLasting }: SocketChoice): IdleSocket | undefined {
  const same = idle.findLast(({ conversation }) => conversation && continues(conversation));
  const free = same ?? idle.findLast(({ conversation }) => !conversation);
  if (free || (isLasting && idle.length < maxIdlePerTarget)) return free;
  return idle[0];
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return pairs;
}
