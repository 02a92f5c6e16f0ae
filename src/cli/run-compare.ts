import { exportComparison } from '../inspect/compare/comparison-json.ts';
import { compareRuns } from '../inspect/compare/runs.ts';
import { comparisonPage, verdicts } from './comparison-page.ts';
import { print, printJson } from './output.ts';
import { withTraceStore } from './trace-store.ts';
import type { TracesOptions } from './traces.ts';

/** Prints how two sides differ and what caused it; the exit code depends on the verdict. */
export async function compare(baseline: string, proxy: string, options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store) => compareRuns(store, baseline, proxy));
  const comparison = exportComparison(baseline, found);
  if (options.json) printJson(comparison);
  else print(comparisonPage(comparison));
  process.exitCode = verdicts[comparison.verdict].exitCode;
}
