import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { resolve as resolvePath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackendConfig, Config } from '../config/config.ts';
import { environment } from '../config/environment.ts';
import { type LoadedConfig, loadWithSource } from '../config/load.ts';
import { createToken } from '../config/tokens.ts';
import { watchFile } from '../config/watch.ts';
import { createGarbageCollector, keepCodeOptimized } from '../core/garbage-collection.ts';
import { describeConnectionFailure } from '../gateway/attempt/connection-failure.ts';
import { FixtureError } from '../replay/fixtures.ts';
import { IdleMemory } from '../server/idle-memory.ts';
import { createLog, flushLog, type Log } from '../server/log.ts';
import { createParts, type ServerParts } from '../server/parts.ts';
import { createReloader, type Reloader } from '../server/reload.ts';
import { type RunningServer, startOnFreePort, startServer } from '../server/server.ts';
import { MissingPackagesError } from '../telemetry/packages.ts';
import { defaultPort } from './ask-gateway.ts';
import { registerGateway } from './gateway-registry.ts';
import { bannerOf } from './banner.ts';
import { onStopSignals, toListenError } from './listening.ts';
import { CommandError, commandName, print } from './output.ts';

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

// ---------------------------------------------------------------- backends that do not run

/** In milliseconds; a server that is merely slow is no reason for a warning. */
const connectTimeoutMs = 2_000;

/**
 * Warns of backends that refuse connections, so that a model server that is not running is noticed before the first request.
 * Only connects to addresses without TLS, which are those of one's own servers, and sends nothing. Never rejects.
 */
async function warnOfRefusedBackends(backends: readonly BackendConfig[], log: Log): Promise<void> {
  const plain = backends.filter(({ baseUrl }) => baseUrl.startsWith('http://'));
  await Promise.all(
    plain.map(async ({ name, baseUrl }) => {
      const code = await connectionErrorOf(new URL(baseUrl));
      if (code === undefined) return;
      const { what, next } = describeConnectionFailure(code, { url: baseUrl, backend: name });
      log.warn(`backend ${name}: ${what}; ${next}`);
    }),
  );
}

/** The error code of a connection that is refused or whose host is unknown. */
function connectionErrorOf({ hostname, port }: URL): Promise<string | undefined> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = connect({ host, port: port === '' ? 80 : Number(port), timeout: connectTimeoutMs });
    const settle = (code: string | undefined): void => {
      socket.destroy();
      resolve(code);
    };
    socket.once('connect', () => settle(undefined));
    socket.once('timeout', () => settle(undefined));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const code = codeOf(error);
      settle(code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? code : undefined);
    });
  });
}

/** A name with several addresses fails with one error for all of them. */
const codeOf = (error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }): string | undefined =>
  error.code ?? error.errors?.[0]?.code;

// ---------------------------------------------------------------- systemd

/** States of sd_notify(3). */
type ServiceNotification = 'READY=1' | 'STOPPING=1';

const notifyTimeoutMs = 5_000;

/**
 * Reports a state to systemd if it started this process by a unit with `Type=notify`, which sets `NOTIFY_SOCKET`. Node has no
 * datagram sockets of Unix: systemd-notify(1), which is part of systemd, sends it; the unit needs `NotifyAccess=all`, as the
 * sender is another process. A failure is logged.
 */
function notifySystemd(notification: ServiceNotification, log: Log): Promise<void> {
  const socket = environment['NOTIFY_SOCKET'];
  if (socket === undefined || socket === '') return Promise.resolve();
  return new Promise((resolve) => {
    execFile('systemd-notify', [notification], { timeout: notifyTimeoutMs }, (error) => {
      if (error)
        log.warn(`systemd was not sent ${notification}: systemd-notify failed (${error.code ?? error.message})`);
      resolve();
    });
  });
}
