import type { Config } from '../../config/config.ts';
import { ownFixtures } from '../../traces/fixtures.ts';
import { reach } from './reach.ts';
import { selfTest, type SelfTest } from './self-test.ts';
import type { Reach } from './verdict.ts';

/** What can be found out about a gateway by trying. */
export interface Checks {
  /** How each backend was found, by its name. */
  reaches(): Promise<ReadonlyMap<string, Reach>>;
  selfTest(): Promise<SelfTest>;
}

/** How long a finding about backends is believed, so that whoever asks often does not make the gateway ask as often. */
const freshMs = 10_000;

/** That of this program: it depends on nothing else, and is done once. */
let tested: Promise<SelfTest> | undefined;

/** Checks of one gateway. */
export function createChecks({ backends, models }: Pick<Config, 'backends' | 'models'>): Checks {
  let found: { until: number; reaches: Promise<ReadonlyMap<string, Reach>> } | undefined;

  async function reachAll(): Promise<ReadonlyMap<string, Reach>> {
    const entries = await Promise.all(
      backends.map(async (backend) => [backend.name, await reach(backend, models)] as const),
    );
    return new Map(entries);
  }

  return {
    reaches() {
      if (!found || found.until < performance.now())
        found = { until: performance.now() + freshMs, reaches: reachAll() };
      return found.reaches;
    },
    selfTest: () => (tested ??= selfTest(ownFixtures)),
  };
}
