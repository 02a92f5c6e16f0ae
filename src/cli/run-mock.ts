import { createLog, type Log } from '../server/log.ts';
import { firstMockPort, startMock } from '../server/mock.ts';
import type { RunningServer } from '../server/server.ts';
import { FixtureError } from '../traces/fixtures.ts';
import { createReplayer, type Replayer } from '../traces/replay.ts';
import { CommandError } from './command-error.ts';
import { listenError } from './listening.ts';
import type { MockOptions } from './mock.ts';
import { onStopSignals } from './stop-signals.ts';
import { ownVersion } from '../core/version.ts';

const host = '127.0.0.1';
/** How long answers that are under way may take when the process is told to end. */
const graceMs = 1_000;

/**
 * Serves recordings until the process is told to end.
 * @throws {CommandError} when there is nothing to serve, or nowhere.
 */
export async function mock(options: MockOptions): Promise<void> {
  const log = createLog('info', { pretty: process.stderr.isTTY });
  const server = await listen(replayerOf(options), options, log);
  const told = new Promise<unknown>((resolve) => onStopSignals({ first: resolve }));
  const { url } = server;
  process.stdout.write(options.json ? `${JSON.stringify({ url })}\n` : `louter mock listening on ${url}\n`);
  await told;
  await server.stop(graceMs);
  await new Promise<void>((resolve) => log.flush(() => resolve()));
  process.exit(0);
}

function replayerOf({ fixtures, speed, fault: faults = [], strict }: MockOptions): Replayer {
  try {
    return createReplayer({ fixtures: fixtures ?? null, speed, faults, policy: strict ? 'exact' : 'lenient' });
  } catch (error) {
    if (error instanceof FixtureError) throw new CommandError(error.message, 2);
    throw error;
  }
}

async function listen(replayer: Replayer, { port }: MockOptions, log: Log): Promise<RunningServer> {
  try {
    return await startMock({ replayer, host, port: port ?? null, log, version: ownVersion() });
  } catch (error) {
    throw listenError(error, host, port ?? firstMockPort);
  }
}
