import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { waitAtMost } from '../core/within-time.ts';
import { createApp, createServerState } from './app.ts';
import { createLog, type Log } from './log.ts';
import { createParts } from './parts.ts';

/**
 * A gateway to mount in another server: a listener of `node:http`, or middleware for Express. All its routes are below its
 * mount point; other paths there get a 404. It reads bodies itself: mount it before body parsers.
 */
export interface GatewayHandler {
  (request: IncomingMessage, response: ServerResponse): void;
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
  const control = createServerState(config);
  const app = createApp(parts, control);

  const handle = (request: IncomingMessage, response: ServerResponse): void => void app(request, response);

  async function stop(graceMs = defaultGraceMs): Promise<void> {
    control.admission.close();
    await parts.gateway.stop(graceMs);
    await waitAtMost(control.traces.close(), storeCloseMs);
  }

  return Object.assign(handle, { stop });
}
