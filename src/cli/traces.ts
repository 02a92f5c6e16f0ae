import { summarizeExchange } from '../inspect/export/trace-summary.ts';
import { buildThreads } from '../inspect/thread-tree.ts';
import { classifyError } from '../record/store/database.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { keepTraces, releaseTraces } from '../record/store/kept-traces.ts';
import { pruneTraces } from '../record/store/prune.ts';
import type { StoreStats } from '../record/store/stats.ts';
import { shownStore } from '../record/store/store-url.ts';
import { listing, threadListing } from './listing.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { dateTime, dollars, size, table } from './table.ts';
import { RemoteTraces } from './remote-traces.ts';
import { findTraceIds, findTraceStore, storeUrl, withTraceStore } from './trace-store.ts';
import type { ListOptions, TracesOptions } from './traces-commands.ts';

/** Prints a table of requests, or a JSON array. */
export async function list(terms: readonly string[], options: ListOptions): Promise<void> {
  const filter = joinFilterArguments(terms);
  const { url, limit, sort } = options;
  const summaries =
    url === undefined
      ? (await withTraceStore(options, (store) => store.list(parseFilter(filter, Date.now()), limit, sort))).map(
          summarizeExchange,
        )
      : await new RemoteTraces(url, options).list(filter, limit, sort);
  if (options.json) return printJson(options.threads ? buildThreads(summaries) : summaries);
  if (summaries.length === 0)
    return printMessage(terms.length > 0 ? 'no request matches' : 'no requests have been recorded yet');
  print(options.threads ? threadListing(buildThreads(summaries)) : listing(summaries));
  if (summaries.length === options.limit)
    printMessage(`only the first ${options.limit} are shown; use --limit for more`);
}

/** Prints the path of the trace database, or its URL without the password. */
export async function path(options: TracesOptions): Promise<void> {
  const file = shownStore(storeUrl(await findTraceStore(options, { mustExist: false })));
  if (options.json) printJson({ path: file });
  else print(file);
}

/** Prints the content and disk usage of the trace store. */
export async function stats(options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store) => store.stats(), { readsNow: false });
  if (options.json) printJson(found);
  else print(statsPage(found));
}

/** Keeps traces past their retention time, or no longer does. */
export async function pin(
  terms: readonly string[],
  options: TracesOptions,
  { isPinned }: { isPinned: boolean },
): Promise<void> {
  const ids = await withTraceStore(options, async (store, config) => {
    const found = await findTraceIds(store, terms);
    await (isPinned ? keepTraces(storeUrl(config), found, 'pinned') : releaseTraces(storeUrl(config), found));
    return found;
  });
  if (options.json) printJson(ids);
  else for (const id of ids) print(id);
}

/** Removes traces past their retention time. */
export async function prune(options: TracesOptions): Promise<void> {
  const config = await withTraceStore(options, async (_store, found) => found, { isNamed: true });
  const url = storeUrl(config);
  const removed = pruneOrExplain(() => pruneTraces(url, config.traces, Date.now()), shownStore(url));
  if (options.json) return printJson(removed);
  print(
    `removed ${removed.exchanges} traces, the bodies of ${removed.bodies} more and ${removed.chunks} chunks; released ${size(removed.freedBytes)}`,
  );
}

/** @throws {CommandError} if the database cannot be written. */
function pruneOrExplain<T>(remove: () => T, file: string): T {
  try {
    return remove();
  } catch (error) {
    const failure = classifyError(error);
    if (failure.kind !== 'store') throw error;
    throw new CommandError(`${file}: ${failure.message}`, 2);
  }
}

function statsPage(found: StoreStats): string {
  const { file, fileBytes, walBytes, exchanges, byStatus, byRole, cost, storedBytes, oldest, newest, unread } = found;
  const span = oldest === null || newest === null ? '' : `, from ${dateTime(oldest)} to ${dateTime(newest)}`;
  const statuses = byStatus.map(({ status, exchanges: count }) => `${count} ${status}`).join(', ');
  return [
    `${file}: ${size(fileBytes)}${walBytes > 0 ? `, plus ${size(walBytes)} in the write-ahead log` : ''}`,
    `${exchanges} requests${span}${statuses === '' ? '' : `: ${statuses}`}`,
    ...(unread.exchanges > 0 && unread.oldest !== null
      ? [
          `${unread.exchanges} of them, since ${dateTime(unread.oldest)}, are stored as received (${size(unread.bytes)}): they are read when the gateway has time, or by the next query`,
        ]
      : []),
    ...(cost.usd > 0
      ? [`cost ${dollars(cost.usd)}, without ${cost.withoutCost} requests whose price is not known`]
      : []),
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
