import { compareRuns, exportComparison } from '../inspect/compare/runs.ts';
import type { ComparisonVerdict } from '../inspect/compare/verdict.ts';
import { comparePage } from './compare-page.ts';
import { print, printJson } from './output.ts';
import { withTraceStore } from './trace-store.ts';
import type { TracesOptions } from './traces.ts';

const exitCodes: Record<ComparisonVerdict, 0 | 1 | 3> = {
  'proxy-bug': 1,
  inconclusive: 3,
  'agent-or-backend': 0,
  'baseline-only': 0,
  same: 0,
};

/** Prints in what two runs differ and who is to blame; the exit code says the verdict. */
export async function compare(baseline: string, proxy: string, options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store) => compareRuns(store, baseline, proxy));
  const comparison = exportComparison(baseline, found);
  if (options.json) printJson(comparison);
  else print(comparePage(comparison));
  process.exitCode = exitCodes[comparison.verdict];
}
