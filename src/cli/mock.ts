import { createLog, flushLog, type Log } from '../server/log.ts';
import { firstMockPort, startMock } from '../server/mock.ts';
import type { RunningServer } from '../server/server.ts';
import type { Fault } from '../replay/fault-spec.ts';
import { type Fixture, FixtureError, readFixtures } from '../replay/fixtures.ts';
import { createReplayer } from '../replay/replayer.ts';
import { ownVersion } from '../core/own-package.ts';
import { onStopSignals, toListenError } from './listening.ts';
import { type FixtureRecording, startRecording } from './mock-recording.ts';
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
  const stopped = new Promise<unknown>((resolve) => onStopSignals({ first: resolve }));
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
