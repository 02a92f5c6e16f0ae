import { createLog, flushLog, type Log } from '../server/log.ts';
import { firstMockPort, startMock } from '../server/mock.ts';
import type { RunningServer } from '../server/server.ts';
import { type Fixture, FixtureError, readFixtures } from '../replay/fixtures.ts';
import { createReplayer } from '../replay/replayer.ts';
import { ownVersion } from '../core/version.ts';
import { onStopSignals, toListenError } from './listening.ts';
import type { MockOptions } from './mock.ts';
import { type Recording, startRecording } from './mock-recording.ts';
import { CommandError, print, printJson } from './output.ts';

const host = '127.0.0.1';
/** How long answers that are under way may take when the process is told to end. */
const graceMs = 1_000;

/**
 * Serves recordings until the process is told to end.
 * @throws {CommandError} when there is nothing to serve, or nowhere.
 */
export async function mock(options: MockOptions): Promise<void> {
  const log = createLog('info', { pretty: process.stderr.isTTY });
  const { speed, fault: faults = [], strict } = options;
  const recording = startRecording(options, log);
  const replayer = createReplayer({
    fixtures: recording?.fixtures ?? fixturesOf(options),
    speed,
    faults,
    policy: strict ? 'exact' : 'lenient',
  });
  recording?.teach(replayer);
  const server = await listen({ ...options, replayer, recording }, log);
  const told = new Promise<unknown>((resolve) => onStopSignals({ first: resolve }));
  const { url } = server;
  if (options.json) printJson({ url }, { layout: 'one line' });
  else print(`louter mock listening on ${url}`);
  await told;
  await server.stop(graceMs);
  await recording?.live.gateway.stop(0);
  await flushLog(log);
  process.exit(0);
}

function fixturesOf({ fixtures }: MockOptions): readonly Fixture[] | null {
  try {
    return fixtures === undefined ? null : readFixtures(fixtures);
  } catch (error) {
    if (error instanceof FixtureError) throw new CommandError(error.message, 2);
    throw error;
  }
}

interface Served {
  port?: number;
  replayer: ReturnType<typeof createReplayer>;
  recording: Recording | undefined;
}

async function listen({ replayer, port, recording }: Served, log: Log): Promise<RunningServer> {
  const live = recording && { live: recording.live };
  try {
    return await startMock({ replayer, host, port: port ?? null, log, version: ownVersion(), ...live });
  } catch (error) {
    throw toListenError(error, host, port ?? firstMockPort);
  }
}
