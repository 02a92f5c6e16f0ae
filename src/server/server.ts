import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { waitAtMost } from '../core/within-time.ts';
import { createApp, createServerState } from './app.ts';
import type { ServerParts } from './parts.ts';
import { frontends } from '../protocols/frontends.ts';
import { handleSocketErrors } from './socket-errors.ts';
import { webSocketPaths } from './websocket-routes.ts';
import { createUpgradeHandler } from './websocket-upgrade.ts';

/** A server that accepts requests. */
export interface RunningServer {
  /** `http://HOST:PORT`, no slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Accepts no more connections, answers new requests on open ones with 503, waits up to `graceMs` for in-flight requests,
   * and closes the remaining connections. The caller stops the gateway and the recorder.
   */
  stop(graceMs: number): Promise<void>;
}

/** In bytes: the URL and all header fields together. */
const maxHeaders = 16 * 1024;
/** Enough to upload 32 MiB at half a megabit per second. */
const requestTimeoutMs = 600_000;
const headersTimeoutMs = 60_000;
/** Longer than the minute for which proxies and clients keep connections open, so that they close them first. */
const keepAliveTimeoutMs = 75_000;
/** How long the last bytes of responses may take when all requests have finished. */
const lastBytesMs = 1_000;
/** How long the recorder may take to start. */
const recorderStartMs = 3_000;
/** How long the trace store may take to close. */
const storeCloseMs = 2_000;

/**
 * Listens on an address. Port 0 is any free one.
 * @throws {Error} of Node's `listen` (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`).
 */
export async function startServer(
  parts: ServerParts,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const control = { ...createServerState(parts.settings.config, parts.recorder), host };
  const app = createApp(parts, control);
  const server = createServer(serverOptions(app), app);
  server.keepAliveTimeout = keepAliveTimeoutMs;
  // By default Node silently drops header fields after the 2,000th; their size is limited by maxHeaderSize.
  server.maxHeadersCount = 0;
  server.prependListener('request', (_request, response) => {
    if (control.admission.isClosed) response.shouldKeepAlive = false;
  });
  handleSocketErrors(
    server,
    parts,
    parts.isViewerOnly ? undefined : createUpgradeHandler(app, webSocketPaths(frontends)),
  );
  // Wait for the recorder, so that a process killed right after its first requests has recorded them.
  await waitAtMost(parts.recorder.ready, recorderStartMs);
  server.listen({ host, port });
  await once(server, 'listening');
  const { admission, traces, liveViewers, connections } = control;
  return {
    ...addressOf(server),
    async stop(graceMs) {
      admission.close();
      connections.close();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      await waitAtMost(admission.whenIdle(), graceMs);
      liveViewers.close();
      server.closeIdleConnections();
      if (admission.inFlight === 0) await waitAtMost(closed, lastBytesMs);
      server.closeAllConnections();
      connections.terminate();
      // Connections with a rejected upgrade are no longer tracked by the HTTP server; they close by themselves.
      await waitAtMost(closed, lastBytesMs);
      await waitAtMost(traces.close(), storeCloseMs);
    },
  };
}

/** Listens on the first free port from `port` on. */
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

/** An option of Node 22.21 and later that @types/node lacks: which upgrade requests are handled as upgrades. */
interface UpgradeOptions {
  shouldUpgradeCallback(request: IncomingMessage): boolean;
}

function serverOptions(app: Express): ServerOptions & UpgradeOptions {
  return {
    // Java's HTTP client offers an upgrade to HTTP/2 with its first request, which a server may ignore (RFC 9110, 7.8).
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    // Node rejects headers of this size or more.
    maxHeaderSize: maxHeaders + 1,
    requestTimeout: requestTimeoutMs,
    headersTimeout: headersTimeoutMs,
    // access.ts rejects a missing Host header with an error in the client's protocol.
    requireHostHeader: false,
    // Express calls Object.setPrototypeOf on every request and response, which takes half of its time (50 of 99 µs per
    // request). It is a no-op for objects that are created with that prototype.
    IncomingMessage: withPrototype(IncomingMessage, app.request),
    ServerResponse: withPrototype(ServerResponse, app.response),
  };
}

/** A constructor of the same objects with another prototype, which must inherit from that of the class. */
function withPrototype<Class extends typeof IncomingMessage | typeof ServerResponse>(
  base: Class,
  prototype: object,
): Class {
  function Derived(...parameters: unknown[]): object {
    return Reflect.construct(base, parameters, Derived);
  }
  Derived.prototype = prototype;
  return Derived as unknown as Class;
}

function addressOf(server: Server): { url: string; port: number } {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${host}:${address.port}`, port: address.port };
}
