import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { waitAtMost } from '../core/within-time.ts';
import { createApp, createServerState } from './app.ts';
import { createLog, type Log } from './log.ts';
import { createParts } from './parts.ts';

/**
 * A gateway that answers the requests of a server of one's own: a listener of `node:http`, or middleware for Express.
 * All its routes are below where it is mounted, and whatever else is asked for there is answered 404. It reads bodies
 * itself: body parsers have to come behind it.
 */
export interface GatewayHandler {
  (request: IncomingMessage, response: ServerResponse): void;
  /** Takes no more requests, waits `graceMs` at most for those under way, and gives back what it holds. */
  stop(graceMs?: number): Promise<void>;
}

export interface HandlerOptions {
  /** Absent: one on standard error, of the level that the configuration says. */
  log?: Log;
}

/** How long what is under way may take unless said. */
const defaultGraceMs = 30_000;
/** How long the store may take to be closed. */
const storeCloseMs = 2_000;

/**
 * Makes the gateway of a configuration, to be mounted. It answers to the host names of loopback and of `server.host`,
 * and asks for `server.keys`, as a gateway of its own does.
 * @throws {FixtureError} when a replay backend has nothing to answer with.
 */
export function createGatewayHandler(config: Config, options: HandlerOptions = {}): GatewayHandler {
  const log = options.log ?? createLog(config.log.level, { pretty: false });
  const parts = createParts(config, log);
  const control = createServerState(config);
  const app = createApp(parts, control);

  const handle = (request: IncomingMessage, response: ServerResponse): void => void app(request, response);

  async function stop(graceMs = defaultGraceMs): Promise<void> {
    control.lifecycle.draining = true;
    control.admission.close();
    await parts.gateway.stop(graceMs);
    await waitAtMost(control.traces.close(), storeCloseMs);
  }

  return Object.assign(handle, { stop });
}
