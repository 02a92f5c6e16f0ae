import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config/config.ts';
import { waitAtMost } from '../core/within-time.ts';
import { createApp, createServerState } from './app.ts';
import { createLog, type Log } from './log.ts';
import { createParts } from './parts.ts';
import { frontends } from '../protocols/frontends.ts';
import { webSocketPaths } from './websocket-routes.ts';
import { createUpgradeHandler } from './websocket-upgrade.ts';

/**
 * A gateway to mount in another server: a listener of `node:http`, or middleware for Express. All its routes are below its
 * mount point; other paths there get a 404. It reads bodies itself: mount it before body parsers.
 */
export interface GatewayHandler {
  (request: IncomingMessage, response: ServerResponse): void;
  /**
   * Takes over an upgrade request, of a server's event `upgrade`, for clients that send their requests by WebSocket. Express
   * does not pass these on: if the gateway is mounted below a path, remove that from the URL before.
   * @returns false if there is no WebSocket at its path. Then it has done nothing.
   * @example server.on('upgrade', (...upgrade) => gateway.upgrade(...upgrade) || upgrade[1].destroy());
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Accepts no more requests, waits up to `graceMs` for in-flight ones, and releases all resources. */
  stop(graceMs?: number): Promise<void>;
}

export interface HandlerOptions {
  /** Default: a log on stderr with the level of the configuration. */
  log?: Log;
}

/** The default for in-flight requests. */
const defaultGraceMs = 30_000;
/** How long the trace store may take to close. */
const storeCloseMs = 2_000;

/**
 * Creates a gateway to mount. Like a gateway of its own, it accepts the host names of loopback and of `server.host`, and
 * requires one of `server.keys` if set.
 * @throws {FixtureError} if a replay backend has no fixtures.
 */
export function createGatewayHandler(config: Config, options: HandlerOptions = {}): GatewayHandler {
  const log = options.log ?? createLog(config.log.level, { pretty: false });
  const parts = createParts(config, log);
  parts.telemetryReady?.catch((error: unknown) => log.error({ err: error }, 'nothing is exported to OpenTelemetry'));
  const control = createServerState(config, parts.recorder);
  const app = createApp(parts, control);

  const handle = (request: IncomingMessage, response: ServerResponse): void => void app(request, response);

  async function stop(graceMs = defaultGraceMs): Promise<void> {
    control.admission.close();
    control.connections.close();
    await parts.gateway.stop(graceMs);
    control.connections.terminate();
    await waitAtMost(control.traces.close(), storeCloseMs);
  }

  return Object.assign(handle, { upgrade: createUpgradeHandler(app, webSocketPaths(frontends)), stop });
}
