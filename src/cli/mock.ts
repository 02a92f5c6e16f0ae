import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { secretsOf } from '../config/secrets.ts';
import { ownVersion } from '../core/own-package.ts';
import { createGateway } from '../gateway/create.ts';
import { createFixtureRecorder } from '../inspect/export/fixture-recorder.ts';
import { createExportRedactor } from '../inspect/export/redact-trace.ts';
import type { Fault } from '../replay/fault-spec.ts';
import { type Fixture, FixtureError, listFixtures, readFixture, readFixtures } from '../replay/fixtures.ts';
import { createReplayer, type Replayer } from '../replay/replayer.ts';
import { createLog, flushLog, type Log } from '../server/log.ts';
import { firstMockPort, type LiveBackend, startMock } from '../server/mock.ts';
import type { RunningServer } from '../server/server.ts';
import { onStopSignals, toListenError } from './listening.ts';
import { CommandError, print, printJson } from './output.ts';

/** The options of the command line. */
export interface MockOptions {
  fixtures?: string;
  port?: number;
  speed: number;
  fault?: readonly Fault[];
  strict?: true;
  record?: RecordMode;
  config?: string;
  json?: true;
}

/** Which requests go to the backends of the configuration and are recorded. */
export type RecordMode = 'once' | 'none' | 'new' | 'all';

const host = '127.0.0.1';
/** How long in-flight answers may take after a signal to stop. */
const graceMs = 1_000;

/**
 * Serves recordings until SIGTERM or SIGINT.
 * @throws {CommandError} if there are no fixtures, or it cannot listen on the port.
 */
export async function mock(options: MockOptions): Promise<void> {
  const log = createLog('info', { pretty: process.stderr.isTTY });
  const { speed, fault: faults = [], strict } = options;
  const recording = startRecording(options, log);
  const replayer = createReplayer({
    fixtures: recording?.fixtures ?? readServedFixtures(options),
    speed,
    faults,
    policy: strict ? 'exact' : 'lenient',
  });
  recording?.addReplayer(replayer);
  const server = await startServer({ ...options, replayer, recording }, log);
  const stopped = new Promise<unknown>((stop) => onStopSignals({ first: stop }));
  const { url } = server;
  if (options.json) printJson({ url }, { layout: 'one line' });
  else print(`louter mock listening on ${url}`);
  await stopped;
  await server.stop(graceMs);
  await recording?.live.gateway.stop(0);
  await flushLog(log);
  process.exit(0);
}

function readServedFixtures({ fixtures }: MockOptions): readonly Fixture[] | null {
  try {
    return fixtures === undefined ? null : readFixtures(fixtures);
  } catch (error) {
    if (error instanceof FixtureError) throw new CommandError(error.message, 2);
    throw error;
  }
}

interface MockServerOptions {
  port?: number;
  replayer: ReturnType<typeof createReplayer>;
  recording: FixtureRecording | undefined;
}

async function startServer({ replayer, port, recording }: MockServerOptions, log: Log): Promise<RunningServer> {
  const live = recording && { live: recording.live };
  try {
    return await startMock({ replayer, host, port: port ?? null, log, version: ownVersion(), ...live });
  } catch (error) {
    throw toListenError(error, host, port ?? firstMockPort);
  }
}

// ---------------------------------------------------------------- recording

/** The recording side of the mock. */
interface FixtureRecording {
  /** The fixtures recorded earlier. */
  readonly fixtures: readonly Fixture[];
  readonly live: LiveBackend;
  /** Adds new recordings to this replayer, too. */
  addReplayer(replayer: Replayer): void;
}

/**
 * Prepares recording; `undefined` if nothing is to be recorded.
 * @throws {CommandError} if the folder or the backends to record from are missing.
 * @throws {ConfigError}
 */
function startRecording(options: MockOptions, log: Log): FixtureRecording | undefined {
  const { record: mode, fixtures: folder } = options;
  if (mode === undefined || mode === 'none') {
    if (options.config !== undefined && mode === undefined)
      throw new CommandError('--config names the backends to record from: add --record once, new or all', 2);
    return undefined;
  }
  if (folder === undefined) throw new CommandError('--record writes fixtures: add --fixtures DIR', 2);
  const fixtures = readExistingFixtures(folder);
  if (mode === 'once' && fixtures.length > 0) return undefined;
  const replayers: Replayer[] = [];
  const config = loadRecordingConfig(options);
  const recorder = createFixtureRecorder({
    root: resolve(folder),
    redactor: createExportRedactor(secretsOf(config)),
    onWritten(fixture, { removed, faults }) {
      for (const replayer of replayers) replayer.addFixture(fixture);
      log.info({ fixture: relative('', fixture.directory), removed, faults: faults.length }, 'recorded');
    },
    onFailed: ({ traceId }, why) => log.warn({ traceId, why }, 'could not be recorded'),
  });
  const gateway = createGateway({
    config,
    recorder,
    reportDefect: (traceId, error) => log.error({ traceId, err: error }, 'a bug in Louter ended this request'),
    reportPause: (sentence) => log.warn(sentence),
  });
  return {
    fixtures,
    live: { gateway, recordedRequests: requestsByMode[mode] },
    addReplayer: (replayer) => void replayers.push(replayer),
  };
}

const requestsByMode: Readonly<Record<Exclude<RecordMode, 'none'>, LiveBackend['recordedRequests']>> = {
  once: 'unknown',
  new: 'unknown',
  all: 'all',
};

/** None if the folder does not exist yet. */
function readExistingFixtures(folder: string): Fixture[] {
  try {
    return existsSync(folder) ? listFixtures(folder).map((directory) => readFixture(directory)) : [];
  } catch (error) {
    if (error instanceof FixtureError) throw new CommandError(error.message, 2);
    throw error;
  }
}

/** The configuration without traces: recordings go into fixtures. */
function loadRecordingConfig(options: MockOptions): Config {
  const config = loadConfig({ file: options.config });
  if (config.backends.every(({ protocol }) => protocol === 'replay'))
    throw new CommandError(
      `${config.file ?? 'the built-in default'} has no backend to record from; pass another configuration with --config`,
      2,
    );
  return { ...config, traces: { ...config.traces, url: null } };
}
