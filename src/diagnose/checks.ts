import { Worker } from 'node:worker_threads';
import { programFile } from '../core/own-package.ts';
import type { Config } from '../config/config.ts';
import { bundledFixtures } from '../replay/fixtures.ts';
import { checkReachability } from './reachability.ts';
import type { SelfTest, SelfTestProgress, SelfTestReport } from './self-test.ts';
import type { Reachability } from './reach-verdict.ts';

/** Checks of a gateway's backends and of its translations. */
export interface BackendChecks {
  /** Whether each backend can be reached, by its name. */
  reaches(): Promise<ReadonlyMap<string, Reachability>>;
  /** `onProgress` receives the progress, unless the test has already finished. */
  selfTest(onProgress?: (progress: SelfTestProgress) => void): Promise<SelfTest>;
  /** The progress of a running self-test; null if none is running. */
  readonly selfTestProgress: SelfTestProgress | null;
}

/** How long the reachability of backends is cached, so that frequent polling does not contact them each time. */
const cacheTtlMs = 10_000;

/** The result depends on the program alone: the self-test runs once per process. */
let pendingSelfTest: Promise<SelfTest> | undefined;
let progress: SelfTestProgress | null = null;
const listeners = new Set<(progress: SelfTestProgress) => void>();

/** Runs the self-test in a thread, because it computes for seconds. Never rejects. */
function selfTestInThread(folder: string): Promise<SelfTest> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const worker = new Worker(programFile('diagnose/self-test-worker'), {
      workerData: folder,
      name: 'louter-self-test',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const end = (result: SelfTest): void => {
      progress = null;
      listeners.clear();
      resolve(result);
    };
    const fail = (why: string): void =>
      end({
        checked: 0,
        failed: 0,
        pairs: [],
        failures: [],
        tookMs: Math.round(performance.now() - startedAt),
        error: `its thread failed: ${why}`,
      });
    worker.on('message', (report: SelfTestReport) => {
      if ('result' in report) return end(report.result);
      progress = report.progress;
      for (const listener of listeners) listener(report.progress);
    });
    worker.on('error', (error: Error) => fail(error.message));
    worker.on('exit', () => fail('it ended without a result'));
  });
}

/** Checks of one gateway. */
export function createChecks({
  backends,
  models,
  routes,
}: Pick<Config, 'backends' | 'models' | 'routes'>): BackendChecks {
  let found: { until: number; reaches: Promise<ReadonlyMap<string, Reachability>> } | undefined;

  async function checkAll(): Promise<ReadonlyMap<string, Reachability>> {
    const entries = await Promise.all(
      backends.map(async (backend) => [backend.name, await checkReachability(backend, { routes, models })] as const),
    );
    return new Map(entries);
  }

  return {
    reaches() {
      if (!found || found.until < performance.now())
        found = { until: performance.now() + cacheTtlMs, reaches: checkAll() };
      return found.reaches;
    },
    selfTest(onProgress) {
      if (onProgress) listeners.add(onProgress);
      return (pendingSelfTest ??= selfTestInThread(bundledFixtures));
    },
    get selfTestProgress() {
      return progress;
    },
  };
}
