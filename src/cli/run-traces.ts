import { loadConfig } from '../config/load.ts';
import { exportTrace, summaryOf } from '../inspect/export.ts';
import { filterOfArguments, parseFilter } from '../record/store/filter.ts';
import { pruneTraces } from '../record/store/prune.ts';
import { threadsOf } from '../inspect/thread-tree.ts';
import { listing, threadListing } from './listing.ts';
import { print, printJson, printMessage } from './output.ts';
import { statsPage } from './stats-page.ts';
import { size } from './table.ts';
import { tracePage } from './trace-page.ts';
import { withTraceStore, storeUrl } from './trace-store.ts';
import type { ListOptions, TracesOptions } from './traces.ts';

/** Prints a table of exchanges, or an array of them as JSON. */
export async function list(terms: readonly string[], options: ListOptions): Promise<void> {
  const rows = await withTraceStore(options, (store) =>
    store.list(parseFilter(filterOfArguments(terms), Date.now()), options.limit),
  );
  const summaries = rows.map(summaryOf);
  if (options.json) return printJson(options.threads ? threadsOf(summaries) : summaries);
  if (summaries.length === 0) return printMessage(terms.length > 0 ? 'no exchange matches' : 'nothing has been recorded yet');
  print(options.threads ? threadListing(threadsOf(summaries)) : listing(summaries));
  if (summaries.length === options.limit) printMessage(`the newest ${options.limit}; more with --limit`);
}

/** Prints one exchange as a page, or the whole trace as JSON. */
export async function show(id: string, options: TracesOptions): Promise<void> {
  const trace = exportTrace(await withTraceStore(options, (store) => store.get(id)));
  if (options.json) printJson(trace);
  else print(tracePage(trace));
}

/** Prints the file traces go to. */
export function path(options: TracesOptions): void {
  const url = storeUrl(loadConfig({ file: options.config }));
  const file = url.startsWith('file:') ? url.slice('file:'.length) : url;
  if (options.json) printJson({ path: file });
  else print(file);
}

/** Prints what the store holds and what each part of it takes. */
export async function stats(options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store) => store.stats());
  if (options.json) printJson(found);
  else print(statsPage(found));
}

/** Removes what is older than the configuration keeps. */
export async function prune(options: TracesOptions): Promise<void> {
  const config = await withTraceStore(options, async (_store, found) => found);
  const removed = pruneTraces(storeUrl(config), config.traces, Date.now());
  if (options.json) return printJson(removed);
  print(
    `${removed.exchanges} exchanges, the bodies of ${removed.bodies} more and ${removed.chunks} chunks removed, ${size(removed.freedBytes)} given back`,
  );
}
