import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 15;

/** Prints the files that took longest, their imports included, in seconds of wall time. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .map((module) => {
        const { collectDuration, prepareDuration, setupDuration, duration } = module.diagnostic();
        const seconds = (collectDuration + prepareDuration + setupDuration + duration) / 1000;
        return { file: relative(process.cwd(), module.moduleId), project: module.project.name, seconds };
      })
      .toSorted((one, other) => other.seconds - one.seconds);
    process.stdout.write('\nslowest files, in seconds\n');
    for (const { file, project, seconds } of rows.slice(0, shown))
      process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${file} (${project})\n`);
  }
}
