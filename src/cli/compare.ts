import { verdictMeanings } from '../core/comparison-verdict.ts';
import { exportComparisonSummary, parseComparison } from '../inspect/compare/comparison-json.ts';
import { compareAndKeep } from '../inspect/compare/kept-comparison.ts';
import { comparisonListing, comparisonPage } from './comparison-page.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { storeUrl, withTraceStore } from './trace-store.ts';
import type { CompareOptions } from './traces-commands.ts';

/** How many stored comparisons are listed. */
const maxListed = 100;

/** Prints how two sides differ and what caused it, or stored comparisons; the exit code depends on the verdict. */
export async function compare(
  baseline: string | undefined,
  proxy: string | undefined,
  options: CompareOptions,
): Promise<void> {
  const remote = options.url === undefined ? undefined : new RemoteTraces(options.url, options);
  if (options.list || options.show !== undefined) {
    if (baseline !== undefined) throw new CommandError('--list and --show take no sides to compare', 2);
    return options.show === undefined ? list(remote, options) : show(options.show, remote, options);
  }
  if (baseline === undefined || proxy === undefined)
    throw new CommandError(`missing required argument '${baseline === undefined ? 'baseline' : 'run'}'`, 2);
  const sides = { a: baseline, b: proxy, storage: options.save ? ('stored' as const) : ('none' as const) };
  const { comparison, problem } = remote
    ? { comparison: await remote.compare(baseline, proxy, options), problem: null }
    : await withTraceStore(options, (store, config) => compareAndKeep(store, storeUrl(config), sides));
  if (problem !== null) printMessage(problem);
  if (options.json) printJson(comparison);
  else print(comparisonPage(comparison));
  process.exitCode = verdictMeanings[comparison.verdict].exitCode;
}

async function list(remote: RemoteTraces | undefined, options: CompareOptions): Promise<void> {
  const summaries = remote
    ? await remote.listComparisons(maxListed)
    : (await withTraceStore(options, (store) => store.listComparisons(maxListed))).map(exportComparisonSummary);
  if (options.json) return printJson(summaries);
  if (summaries.length === 0) return printMessage('no comparisons are stored yet');
  print(comparisonListing(summaries));
}

async function show(id: string, remote: RemoteTraces | undefined, options: CompareOptions): Promise<void> {
  const stored = remote
    ? await remote.getComparison(id)
    : parseComparison(await withTraceStore(options, (store) => store.getComparison(id)));
  if (options.json) printJson(stored);
  else print(comparisonPage(stored));
  process.exitCode = verdictMeanings[stored.verdict].exitCode;
}
