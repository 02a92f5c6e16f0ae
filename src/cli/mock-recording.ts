import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { secretsOf } from '../config/secrets.ts';
import { createGateway } from '../gateway/create.ts';
import type { Log } from '../server/log.ts';
import type { LiveBackend } from '../server/mock.ts';
import { type Fixture, FixtureError, listFixtures, readFixture } from '../replay/fixtures.ts';
import type { Replayer } from '../replay/replayer.ts';
import { createFixtureRecorder } from '../inspect/export/fixture-recorder.ts';
import { createExportRedactor } from '../inspect/export/redact-trace.ts';
import type { MockOptions, RecordMode } from './mock.ts';
import { CommandError } from './output.ts';

/** The recording side of the mock. */
export interface FixtureRecording {
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
export function startRecording(options: MockOptions, log: Log): FixtureRecording | undefined {
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
