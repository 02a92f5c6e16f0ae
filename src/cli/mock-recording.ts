import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { secretsOf } from '../config/secrets.ts';
import { createGateway } from '../gateway/create.ts';
import type { Log } from '../server/log.ts';
import type { LiveAnswers } from '../server/mock.ts';
import { type Fixture, FixtureError, listFixtures, readFixture } from '../replay/fixtures.ts';
import type { Replayer } from '../replay/replayer.ts';
import { createFixtureRecorder } from '../inspect/sharing/fixture-recorder.ts';
import { sharingRedactor } from '../inspect/sharing/redact-trace.ts';
import type { MockOptions, RecordMode } from './mock.ts';
import { CommandError } from './output.ts';

/** What records while the mock serves. */
export interface Recording {
  /** What has been recorded before. */
  readonly fixtures: readonly Fixture[];
  readonly live: LiveAnswers;
  /** What is recorded from now on is replayed too. */
  teach(replayer: Replayer): void;
}

/**
 * Makes ready to record; `undefined` where nothing is to be recorded.
 * @throws {CommandError} when it is not said where to, or from what.
 * @throws {ConfigError}
 */
export function startRecording(options: MockOptions, log: Log): Recording | undefined {
  const { record: mode, fixtures: folder } = options;
  if (mode === undefined || mode === 'none') {
    if (options.config !== undefined && mode === undefined)
      throw new CommandError('--config names the backends to record from: it needs --record once, new or all', 2);
    return undefined;
  }
  if (folder === undefined) throw new CommandError('--record needs --fixtures DIR: where to record to', 2);
  const fixtures = fixturesIn(folder);
  if (mode === 'once' && fixtures.length > 0) return undefined;
  const taught: Replayer[] = [];
  const config = configOf(options);
  const recorder = createFixtureRecorder({
    root: resolve(folder),
    redactor: sharingRedactor(secretsOf(config)),
    written(fixture, { removed, faults }) {
      for (const replayer of taught) replayer.learn(fixture);
      log.info({ fixture: relative('', fixture.directory), removed, faults: faults.length }, 'recorded');
    },
    failed: ({ traceId }, why) => log.warn({ traceId, why }, 'could not be recorded'),
  });
  const gateway = createGateway({
    config,
    recorder,
    reportDefect: (traceId, error) => log.error({ traceId, err: error }, 'a defect of Louter ended this request'),
  });
  return { fixtures, live: { gateway, requests: requestsOf[mode] }, teach: (replayer) => void taught.push(replayer) };
}

const requestsOf: Readonly<Record<Exclude<RecordMode, 'none'>, LiveAnswers['requests']>> = {
  once: 'unknown',
  new: 'unknown',
  all: 'all',
};

/** A folder that is not there yet holds none. */
function fixturesIn(folder: string): Fixture[] {
  try {
    return existsSync(folder) ? listFixtures(folder).map(readFixture) : [];
  } catch (error) {
    if (error instanceof FixtureError) throw new CommandError(error.message, 2);
    throw error;
  }
}

/** The configuration, without its traces: what is recorded goes into fixtures. */
function configOf(options: MockOptions): Config {
  const config = loadConfig({ file: options.config });
  if (config.backends.every(({ protocol }) => protocol === 'replay'))
    throw new CommandError(
      `${config.file ?? 'the embedded default'} has no backend to record from; name another with --config`,
      2,
    );
  return { ...config, traces: { ...config.traces, url: null } };
}
