import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve as resolvePath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { loadWithSource, type LoadedConfig } from '../config/load.ts';
import { createToken } from '../config/tokens.ts';
import { watchFile } from '../config/watch.ts';
import { createGarbageCollector, keepCodeOptimized } from '../core/garbage-collection.ts';
import { IdleMemory } from '../server/idle-memory.ts';
import { createLog, flushLog, type Log } from '../server/log.ts';
import { createParts, type ServerParts } from '../server/parts.ts';
import { createReloader, type Reloader } from '../server/reload.ts';
import { type RunningServer, startOnFreePort, startServer } from '../server/server.ts';
import { FixtureError } from '../replay/fixtures.ts';
import { MissingPackagesError } from '../telemetry/packages.ts';
import { defaultPort } from './ask-gateway.ts';
import { bannerOf } from './banner.ts';
import { registerGateway } from './gateway-registry.ts';
import { onStopSignals, toListenError } from './listening.ts';
import { notifySystemd } from './notify-systemd.ts';
import { CommandError, commandName, print } from './output.ts';
import { warnOfRefusedBackends } from './refused-backends.ts';

/** How long in-flight requests may take after the first signal. */
const graceMs = 30_000;
/** The last part of it, in which streams that still run are ended with an error. */
const streamEndMs = 1000;

interface ServeOptions {
  config?: string;
  host?: string;
  port?: number;
}

/**
 * Runs the gateway until it receives a signal.
 * @throws {ConfigError} if the configuration is invalid.
 * @throws {CommandError} if it cannot listen on the address.
 */
export async function serve(options: ServeOptions): Promise<void> {
  keepCodeOptimized();
  const started = loadWithSource({ file: options.config, host: options.host, port: options.port });
  const { config } = started;
  await assertCanListen(config);
  const log = createLog(config.log.level, { pretty: process.stderr.isTTY });
  const controlToken = createToken('control');
  const made = createServeParts(config, log);
  await assertTelemetry(made);
  const reloader = createReloader({ ...made, started, load: () => loadAgain(started, options) });
  const parts: ServerParts = { ...made, controlToken, reloader };
  const server = await listen(parts);
  const unregister = register({ url: server.url, config: config.file, version: parts.version, controlToken }, log);
  const stopped = stopOnSignals(server, parts, reloader).finally(unregister);
  if (config.server.watch) watchFile(config.file ?? resolvePath('louter.toml'), () => reloader.reload('file'));
  print(bannerOf(config, { url: server.url, version: parts.version, command: commandName() }));
  print(`louter listening on ${server.url}`);
  const memory = new IdleMemory(parts.gateway, createGarbageCollector());
  void notifySystemd('READY=1', log);
  const logWarnings = ({ warnings }: Config): void => warnings.forEach((warning) => log.warn(warning));
  logWarnings(config);
  parts.settings.onReplaced(logWarnings);
  void warnOfRefusedBackends(config.backends, log);
  parts.settings.onReplaced(({ backends }) => void warnOfRefusedBackends(backends, log));
  await stopped;
  memory.stop();
  await flushLog(log);
  process.exit(0);
}

/** The file that the gateway was started with; the user's and the built-in default are looked for again. */
const loadAgain = ({ source }: LoadedConfig, { config, host, port }: ServeOptions): LoadedConfig =>
  loadWithSource({ file: source.traceFolder === undefined ? (source.name ?? config) : config, host, port });

/** Lets other commands of this user find the gateway, and returns a function that undoes it. */
function register(gateway: Parameters<typeof registerGateway>[0], log: Log): () => void {
  try {
    return registerGateway(gateway);
  } catch (error) {
    log.warn({ err: error }, 'louter run and louter reload cannot find this gateway: its folder cannot be written');
    return () => {};
  }
}

/**
 * Checks the configured address before anything is created: a command that fails leaves no empty database.
 * @throws {CommandError} if it cannot listen on the address.
 */
async function assertCanListen({ server: { host, port } }: Config): Promise<void> {
  const probe = createServer();
  try {
    // Without a configured port any free one is taken.
    probe.listen({ host, port: port ?? 0 });
    await once(probe, 'listening');
  } catch (error) {
    throw toListenError(error, host, port ?? defaultPort);
  }
  probe.close();
  await once(probe, 'close');
}

function createServeParts(config: Config, log: Log): ServerParts {
  try {
    return createParts(config, log);
  } catch (error) {
    if (error instanceof FixtureError)
      throw new CommandError(`the replay backend has no fixtures: ${error.message}`, 2);
    throw error;
  }
}

/** @throws {CommandError} if the packages for `[otel]` are not installed. */
async function assertTelemetry({ telemetryReady, gateway }: ServerParts): Promise<void> {
  try {
    await telemetryReady;
  } catch (error) {
    await gateway.stop(0);
    if (error instanceof MissingPackagesError) throw new CommandError(error.message, 2);
    throw error;
  }
}

async function listen(parts: ServerParts): Promise<RunningServer> {
  const { host, port } = parts.settings.config.server;
  try {
    return port === null
      ? await startOnFreePort(parts, { host, port: defaultPort })
      : await startServer(parts, { host, port });
  } catch (error) {
    await parts.gateway.stop(0);
    throw toListenError(error, host, port ?? defaultPort);
  }
}

/** Settles when the server has stopped after a signal. */
function stopOnSignals(server: RunningServer, { gateway, log }: ServerParts, reloader: Reloader): Promise<void> {
  let stopping: Promise<void> | undefined;
  const stopGateway = (): Promise<void> => (stopping ??= gateway.stop(0));
  return new Promise((resolve, reject) => {
    const drain = async (): Promise<void> => {
      const drainTimer = new AbortController();
      void pause(graceMs - streamEndMs, undefined, drainTimer).then(stopGateway, () => {});
      try {
        await server.stop(graceMs);
      } finally {
        drainTimer.abort();
        await stopGateway();
      }
    };
    onStopSignals({
      first(signal) {
        void notifySystemd('STOPPING=1', log);
        log.info(
          { active: gateway.inFlight },
          `${signal}: waiting up to ${graceMs / 1000} s for in-flight requests; signal again to force quit`,
        );
        drain().then(resolve, reject);
      },
      again(signal) {
        log.warn({ active: gateway.inFlight }, `${signal} again: aborting in-flight requests`);
        void stopGateway();
      },
      reload: () => void reloader.reload('signal'),
    });
  });
}
