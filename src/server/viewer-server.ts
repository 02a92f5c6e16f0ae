import type { Config } from '../config/config.ts';
import { createSettings } from '../config/settings.ts';
import { createToken } from '../config/tokens.ts';
import type { Log } from './log.ts';
import { createParts } from './parts.ts';
import { type RunningServer, startServer } from './server.ts';

/** The viewer without a gateway. */
export interface ViewerServer extends RunningServer {
  /** Issues codes for logging in, in `x-louter-key`. */
  readonly controlToken: string;
}

/**
 * Serves the viewer alone, for the trace store of a configuration: on a free port of loopback, without any route for models,
 * and it records nothing. It is there even if the configuration turns the viewer of the gateway off.
 * @throws {Error} of Node's `listen`.
 */
export async function startViewerServer(config: Config, log: Log): Promise<ViewerServer> {
  const controlToken = createToken('control');
  const parts = createParts({ ...config, backends: [], models: [], traces: { ...config.traces, url: null } }, log);
  const settings = createSettings({ ...config, viewer: { ...config.viewer, enabled: true } });
  const server = await startServer(
    { ...parts, settings, controlToken, isViewerOnly: true },
    { host: '127.0.0.1', port: 0 },
  );
  return {
    ...server,
    controlToken,
    async stop(graceMs) {
      await server.stop(graceMs);
      await parts.gateway.stop(0);
    },
  };
}
