import { setImmediate as turn } from 'node:timers/promises';
import { basename, dirname } from 'node:path';
import { backends } from '../protocols/backends.ts';
import { applyDialect } from '../dialects/backend-with-dialect.ts';
import type { Backend } from '../core/backend.ts';
import { dialects } from '../dialects/index.ts';
import { frontends } from '../protocols/frontends.ts';
import { toCoreError } from '../core/error.ts';
import { isTokenCount, listFixtures, readFixture, type Fixture } from '../replay/fixtures.ts';
import { testAnswer } from './test-answer.ts';
import { testDialect } from './test-dialect.ts';
import { testRequest } from './test-request.ts';

/** One direction of translation and its test results. */
export interface TestedPair {
  what: 'request' | 'answer' | 'dialect';
  /** The source protocol, or the name of a dialect. */
  from: string;
  to: string;
  checked: number;
  failed: number;
}

export interface SelfTestFailure extends Pick<TestedPair, 'what' | 'from' | 'to'> {
  /** `PROTOCOL/SITUATION` of the recording. */
  fixture: string;
  fault: string;
}

export interface SelfTest {
  checked: number;
  failed: number;
  tookMs: number;
  pairs: readonly TestedPair[];
  /** The first hundred. */
  failures: readonly SelfTestFailure[];
  /** Why the test could not run, or stopped early; null if it finished. */
  error: string | null;
}

/** The progress of a self-test, in recordings and dialects. */
export interface SelfTestProgress {
  done: number;
  total: number;
}

/** A message of the thread that runs a self-test. */
export type SelfTestReport = { progress: SelfTestProgress } | { result: SelfTest };

/** The maximum number of reported failures. */
const maxFailures = 100;

/**
 * Translates recordings between every pair of protocols within this process: decodes, encodes and decodes them again.
 * Recorded requests are translated from each client protocol to each backend protocol, recorded answers in the opposite
 * direction, and calls in the text of every dialect to each client protocol. Reported losses are not failures. Yields to
 * other work of the process in between. Never rejects.
 */
export async function selfTest(
  folder: string,
  onProgress: (progress: SelfTestProgress) => void = () => {},
): Promise<SelfTest> {
  const from = performance.now();
  const tally = createTally();
  let error: string | null = null;
  try {
    await testAll(folder, tally, onProgress);
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  return { ...tally.result(), error, tookMs: Math.round(performance.now() - from) };
}

/** @throws {FixtureError} when there are no recordings, or one cannot be read. */
async function testAll(
  folder: string,
  tally: TestTally,
  onProgress: (progress: SelfTestProgress) => void,
): Promise<void> {
  const directories = listFixtures(folder);
  const total = directories.length + dialects.length;
  let done = 0;
  for (const directory of directories) {
    testFixture(readFixture(directory), `${basename(dirname(directory))}/${basename(directory)}`, tally);
    onProgress({ done: ++done, total });
    await turn();
  }
  for (const dialect of dialects) {
    for (const { codec } of frontends)
      tally.check({ what: 'dialect', from: dialect.name, to: codec.protocol }, `dialect/${dialect.name}`, () =>
        testDialect(dialect, codec),
      );
    onProgress({ done: ++done, total });
    await turn();
  }
}

function testFixture(fixture: Fixture, name: string, tally: TestTally): void {
  if (isTokenCount(fixture)) return;
  const source = frontends.find(({ codec }) => codec.protocol === fixture.protocol);
  // A request that the vendor rejected with 400 may be invalid.
  if (source && fixture.response.status !== 400)
    for (const target of backends)
      tally.check({ what: 'request', from: fixture.protocol, to: target.codec.protocol }, name, () =>
        testRequest(fixture, source.codec, withReadableDialect(target)),
      );
  const vendor = backends.find(({ codec }) => codec.protocol === fixture.protocol);
  if (vendor)
    for (const { codec } of frontends)
      tally.check({ what: 'answer', from: fixture.protocol, to: codec.protocol }, name, () =>
        testAnswer(fixture, vendor.codec, codec),
      );
}

/** A text completion backend is used through the dialect that writes its prompts. */
const withReadableDialect = (backend: Backend): Backend =>
  backend.codec.protocol === 'openai-completions'
    ? applyDialect(backend, { dialect: 'harmony', thinking: 'none', tools: 'prompt', promptStyle: 'full' })
    : backend;

interface TestTally {
  /** Counts one check. `check` returns or throws what is wrong; `undefined` if nothing is. */
  check(pair: Pick<TestedPair, 'what' | 'from' | 'to'>, fixture: string, check: () => string | undefined): void;
  result(): Omit<SelfTest, 'tookMs' | 'error'>;
}

function createTally(): TestTally {
  const pairs = new Map<string, TestedPair>();
  const failures: SelfTestFailure[] = [];
  return {
    check(pair, fixture, check) {
      const key = `${pair.what} ${pair.from} ${pair.to}`;
      const tested = pairs.get(key) ?? { ...pair, checked: 0, failed: 0 };
      pairs.set(key, tested);
      tested.checked++;
      const fault = runCheck(check);
      if (fault === undefined) return;
      tested.failed++;
      if (failures.length < maxFailures) failures.push({ ...pair, fixture, fault });
    },
    result() {
      const tested = [...pairs.values()];
      return {
        checked: tested.reduce((sum, { checked }) => sum + checked, 0),
        failed: tested.reduce((sum, { failed }) => sum + failed, 0),
        pairs: tested,
        failures,
      };
    },
  };
}

function runCheck(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (thrown) {
    const { kind, message } = toCoreError(thrown);
    // A request that another protocol does not support is correctly rejected with this error.
    return kind === 'unsupported' ? undefined : `${kind}: ${thrown instanceof Error ? thrown.message : message}`;
  }
}
