import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { waitAtMost } from '../core/within-time.ts';
import { createApp, createServerState } from './app.ts';
import type { ServerParts } from './parts.ts';
import { handleSocketErrors } from './socket-errors.ts';

/** A server that takes requests. */
export interface RunningServer {
  /** `http://HOST:PORT`, no slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Takes no more connections, answers new requests on those there are with 503, waits `graceMs` at most for what is
   * under way, and cuts what is left. The gateway and the recorder are stopped by whoever started them.
   */
  stop(graceMs: number): Promise<void>;
}

/** In bytes: the URL, and the names and values of all fields. */
const maxHeaders = 16 * 1024;
/** A client at a few hundred kilobits a second may upload a body of the default limit. */
const requestTimeoutMs = 600_000;
const headersTimeoutMs = 60_000;
/** Longer than the minute for which proxies and clients keep a connection: they should be the ones who close it. */
const keepAliveTimeoutMs = 75_000;
/** How long the last bytes of answers may take when everything else is over. */
const lastBytesMs = 1_000;
/** How long the recorder may take to begin. */
const recorderStartMs = 3_000;
/** How long the store may take to be closed. */
const storeCloseMs = 2_000;

/**
 * Listens on an address. Port 0 is any free one.
 * @throws {Error} of Node's `listen` (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`).
 */
export async function startServer(
  parts: ServerParts,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const config = { ...parts.config, server: { ...parts.config.server, host } };
  const control = createServerState(config);
  const app = createApp({ ...parts, config }, control);
  const server = createServer(serverOptions(app), app);
  server.keepAliveTimeout = keepAliveTimeoutMs;
  // Node drops the fields beyond this number without a word; their size is limited already.
  server.maxHeadersCount = 0;
  server.prependListener('request', (_request, response) => {
    if (control.lifecycle.draining) response.shouldKeepAlive = false;
  });
  handleSocketErrors(server, parts.log);
  // A process that is killed right after its first exchanges loses no more of them than later.
  await waitAtMost(parts.recorder.ready, recorderStartMs);
  server.listen({ host, port });
  await once(server, 'listening');
  const { admission, lifecycle, traces } = control;
  return {
    ...addressOf(server),
    async stop(graceMs) {
      lifecycle.draining = true;
      admission.close();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      await waitAtMost(admission.whenIdle(), graceMs);
      server.closeIdleConnections();
      if (admission.inFlight === 0) await waitAtMost(closed, lastBytesMs);
      server.closeAllConnections();
      // A connection that was refused an upgrade is HTTP's no longer, and ends by itself.
      await waitAtMost(closed, lastBytesMs);
      await waitAtMost(traces.close(), storeCloseMs);
    },
  };
}

/** The first free port from `port` on is taken. */
export async function startOnFreePort(
  parts: ServerParts,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  for (let candidate = port; ; candidate++) {
    try {
      return await startServer(parts, { host, port: candidate });
    } catch (error) {
      if (!isInUse(error) || candidate >= 65_535) throw error;
    }
  }
}

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** A switch of Node 22.21 and later that its types do not know yet: which requests for an upgrade are one. */
interface UpgradeOptions {
  shouldUpgradeCallback(request: IncomingMessage): boolean;
}

function serverOptions(app: Express): ServerOptions & UpgradeOptions {
  return {
    // Java's client offers HTTP/2 with every first request; that offer may be passed over (RFC 9110, 7.8).
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    // Node refuses what reaches this size; the limit itself is still fine.
    maxHeaderSize: maxHeaders + 1,
    requestTimeout: requestTimeoutMs,
    headersTimeout: headersTimeoutMs,
    // The check of the Host header answers a missing one in the client's own protocol.
    requireHostHeader: false,
    // Express changes the prototype of every request and response to its own, which costs more than the rest of
    // its work together (99 against 49 µs a request); objects born with that prototype are left as they are.
    IncomingMessage: withPrototype(IncomingMessage, app.request),
    ServerResponse: withPrototype(ServerResponse, app.response),
  };
}

/** The same class, whose objects have another prototype: one that inherits from the class's own. */
function withPrototype<Class extends typeof IncomingMessage | typeof ServerResponse>(
  base: Class,
  prototype: object,
): Class {
  function Born(...parameters: unknown[]): object {
    return Reflect.construct(base, parameters, Born);
  }
  Born.prototype = prototype;
  return Born as unknown as Class;
}

function addressOf(server: Server): { url: string; port: number } {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${host}:${address.port}`, port: address.port };
}
