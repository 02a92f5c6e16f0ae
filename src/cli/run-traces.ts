import { loadConfig } from '../config/load.ts';
import { exportTrace, summarizeExchange } from '../inspect/export/trace-json.ts';
import { buildThreads } from '../inspect/thread-tree.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { pruneTraces } from '../record/store/prune.ts';
import type { StoreStats } from '../record/store/stats.ts';
import { listing, threadListing } from './listing.ts';
import { print, printJson, printMessage } from './output.ts';
import { dateTime, size, table } from './table.ts';
import { tracePage } from './trace-page.ts';
import { storeUrl, withTraceStore } from './trace-store.ts';
import type { ListOptions, TracesOptions } from './traces.ts';

/** Prints a table of requests, or a JSON array. */
export async function list(terms: readonly string[], options: ListOptions): Promise<void> {
  const rows = await withTraceStore(options, (store) =>
    store.list(parseFilter(joinFilterArguments(terms), Date.now()), options.limit, options.sort),
  );
  const summaries = rows.map(summarizeExchange);
  if (options.json) return printJson(options.threads ? buildThreads(summaries) : summaries);
  if (summaries.length === 0)
    return printMessage(terms.length > 0 ? 'no request matches' : 'no requests have been recorded yet');
  print(options.threads ? threadListing(buildThreads(summaries)) : listing(summaries));
  if (summaries.length === options.limit)
    printMessage(`only the first ${options.limit} are shown; use --limit for more`);
}

/** Prints one trace as a page, or in full as JSON. */
export async function show(id: string, options: TracesOptions): Promise<void> {
  const trace = exportTrace(await withTraceStore(options, (store) => store.get(id)));
  if (options.json) printJson(trace);
  else print(tracePage(trace));
}

/** Prints the path of the trace database. */
export function path(options: TracesOptions): void {
  const file = storeUrl(loadConfig({ file: options.config })).replace(/^file:/, '');
  if (options.json) printJson({ path: file });
  else print(file);
}

/** Prints the content and disk usage of the trace store. */
export async function stats(options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store) => store.stats());
  if (options.json) printJson(found);
  else print(statsPage(found));
}

/** Removes traces past their retention time. */
export async function prune(options: TracesOptions): Promise<void> {
  const config = await withTraceStore(options, async (_store, found) => found);
  const removed = pruneTraces(storeUrl(config), config.traces, Date.now());
  if (options.json) return printJson(removed);
  print(
    `removed ${removed.exchanges} traces, the bodies of ${removed.bodies} more and ${removed.chunks} chunks; released ${size(removed.freedBytes)}`,
  );
}

function statsPage(found: StoreStats): string {
  const { file, fileBytes, walBytes, exchanges, byStatus, byRole, storedBytes, oldest, newest } = found;
  const span = oldest === null || newest === null ? '' : `, from ${dateTime(oldest)} to ${dateTime(newest)}`;
  const statuses = byStatus.map(({ status, exchanges: count }) => `${count} ${status}`).join(', ');
  return [
    `${file}: ${size(fileBytes)}${walBytes > 0 ? `, plus ${size(walBytes)} in the write-ahead log` : ''}`,
    `${exchanges} requests${span}${statuses === '' ? '' : `: ${statuses}`}`,
    '',
    table(
      [
        { title: 'part', text: ([part]) => part },
        { title: 'size', align: 'right', text: ([, bytes]) => size(bytes) },
        { title: '', text: ([, , what]) => what },
      ],
      partsOf(found),
    ),
    table(
      [
        { title: 'bodies of', text: ({ role }) => role },
        { title: 'count', align: 'right', text: ({ bodies }) => String(bodies) },
        { title: 'size on the wire', align: 'right', text: (row) => size(row.size) },
      ],
      byRole,
    ),
    `stored in ${size(storedBytes)}; deduplication saves ${size(found.chunking.saved)} before compression\n`,
  ].join('\n');
}

const partsOf = ({ parts, chunking, events }: StoreStats): [part: string, bytes: number, what: string][] => [
  ['chunks', parts.chunks, `${chunking.chunks} of ${size(chunking.size)}, replacing ${size(chunking.standsFor)}`],
  ['bodies', parts.bodies, 'data that is not in chunks, and the chunk lists of bodies'],
  ['events', events.bytes, `arrival times of ${events.streams} streams, before compression; part of the bodies`],
  ['words', parts.words, 'search index'],
  ['metadata', parts.metadata, 'everything else'],
  ['free pages', parts.free, 'free space for new traces'],
];
