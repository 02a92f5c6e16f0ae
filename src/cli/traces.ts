import { type ExportedSummary, summarizeExchange } from '../inspect/export/trace-summary.ts';
import { buildThreads, type ConversationThread } from '../inspect/thread-tree.ts';
import { classifyError } from '../record/store/database.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { keepTraces, releaseTraces } from '../record/store/kept-traces.ts';
import { pruneTraces } from '../record/store/prune.ts';
import type { StoreStats } from '../record/store/stats.ts';
import { shownStore } from '../record/store/store-url.ts';
import { outcomeLine } from '../present/exchange.ts';
import { formatDollars, formatDuration, formatBytes, shortId } from '../present/format.ts';
import { modelText } from '../present/session.ts';
import { type ListedTotals, totalsText } from '../present/usage.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { type Column, dateTime, table } from './table.ts';
import {
  findTraceIds,
  findTraceStore,
  type RemoteOptions,
  storeUrl,
  type TracesOptions,
  withTraceStore,
} from './trace-store.ts';
import type { ListingOrder } from '../core/listed-properties.ts';

export interface ListOptions extends RemoteOptions {
  limit: number;
  sort: ListingOrder;
  threads?: true;
  sessions?: true;
}

/** Prints a table of requests, or a JSON array. */
export async function list(terms: readonly string[], options: ListOptions): Promise<void> {
  if (options.sessions) {
    const { listSessions } = await import('./sessions.ts');
    return listSessions(terms, options);
  }
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
  printMessage(totalsText(totalsOf(summaries)));
  if (summaries.length === options.limit)
    printMessage(`only the first ${options.limit} are shown; use --limit for more`);
}

/** Of the requests that are listed. */
function totalsOf(summaries: readonly ExportedSummary[]): ListedTotals {
  const sum = (of: (summary: ExportedSummary) => number | null | undefined): number =>
    summaries.reduce((total, summary) => total + (of(summary) ?? 0), 0);
  const isPriced = summaries.some(({ cost_usd: cost }) => cost !== null);
  return {
    requests: summaries.length,
    failed: sum(({ outcome }) => (outcome.verdict === 'failed' || outcome.text === 'aborted' ? 1 : 0)),
    input: sum(({ usage }) => usage?.input),
    output: sum(({ usage }) => usage?.output),
    cache_read: sum(({ usage }) => usage?.cache_read),
    cost_usd: isPriced ? sum(({ cost_usd: cost }) => cost) : null,
  };
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
  const removed = await pruneOrExplain(() => pruneTraces(url, config.traces, Date.now()), shownStore(url));
  if (options.json) return printJson(removed);
  print(
    `removed ${removed.exchanges} traces, the bodies of ${removed.bodies} more and ${removed.chunks} chunks; released ${formatBytes(removed.freedBytes)}`,
  );
}

/** @throws {CommandError} if the database cannot be written. */
async function pruneOrExplain<T>(remove: () => Promise<T>, file: string): Promise<T> {
  try {
    return await remove();
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
    `${file}: ${formatBytes(fileBytes)}${walBytes > 0 ? `, plus ${formatBytes(walBytes)} in the write-ahead log` : ''}`,
    `${exchanges} requests${span}${statuses === '' ? '' : `: ${statuses}`}`,
    ...(unread.exchanges > 0 && unread.oldest !== null
      ? [
          `${unread.exchanges} of them, since ${dateTime(unread.oldest)}, are stored as received (${formatBytes(unread.bytes)}): they are read when the gateway has time, or by the next query`,
        ]
      : []),
    ...(cost.usd > 0
      ? [`cost ${formatDollars(cost.usd)}, without ${cost.withoutCost} requests whose price is not known`]
      : []),
    '',
    table(
      [
        { title: 'part', text: ([part]) => part },
        { title: 'size', align: 'right', text: ([, bytes]) => formatBytes(bytes) },
        { title: '', text: ([, , what]) => what },
      ],
      partsOf(found),
    ),
    table(
      [
        { title: 'bodies of', text: ({ role }) => role },
        { title: 'count', align: 'right', text: ({ bodies }) => String(bodies) },
        { title: 'size on the wire', align: 'right', text: (row) => formatBytes(row.size) },
      ],
      byRole,
    ),
    `stored in ${formatBytes(storedBytes)}; deduplication saves ${formatBytes(found.chunking.saved)} before compression\n`,
  ].join('\n');
}

const partsOf = ({ parts, chunking, events }: StoreStats): [part: string, bytes: number, what: string][] => [
  [
    'chunks',
    parts.chunks,
    `${chunking.chunks} of ${formatBytes(chunking.size)}, replacing ${formatBytes(chunking.standsFor)}`,
  ],
  ['bodies', parts.bodies, 'data that is not in chunks, and the chunk lists of bodies'],
  ['events', events.bytes, `arrival times of ${events.streams} streams, before compression; part of the bodies`],
  ['words', parts.words, 'search index'],
  ['metadata', parts.metadata, 'everything else'],
  ['free pages', parts.free, 'free space for new traces'],
];

// ---------------------------------------------------------------- listings

const statusText = ({ outcome, check }: ExportedSummary): string =>
  `${outcomeLine(outcome).text}${check === 'contradiction' ? ' ≠' : ''}`;

const tokensText = ({ usage }: ExportedSummary): string =>
  usage === null ? '–' : `${usage.input ?? '?'}+${usage.output ?? '?'}`;

/** In characters. */
const maxPromptLength = 60;

const truncatePrompt = (prompt: string): string => {
  const line = prompt.replaceAll(/\s+/g, ' ');
  return line.length > maxPromptLength ? `${line.slice(0, maxPromptLength - 1).toWellFormed()}…` : line;
};

const columns: readonly Column<ExportedSummary>[] = [
  { title: 'time', text: ({ started_at }) => dateTime(Date.parse(started_at) * 1000) },
  { title: 'id', text: ({ trace_id }) => shortId(trace_id) },
  { title: 'client → backend', text: ({ agent, frontend, backend }) => `${agent ?? frontend} → ${backend ?? '–'}` },
  { title: 'model', text: ({ model }) => modelText(model) },
  { title: 'status', text: statusText },
  { title: 'tokens', align: 'right', text: tokensText },
  { title: 'took', align: 'right', text: ({ timing }) => formatDuration(timing.total_ms) },
  { title: 'losses', align: 'right', text: ({ losses }) => (losses === 0 ? '' : String(losses)) },
  { title: 'tools', text: ({ tools }) => [...new Set(tools)].join(' ') },
  { title: 'prompt', text: ({ prompt }) => truncatePrompt(prompt ?? '') },
];

/** Columns that are shown only if a row has a value. */
const optionalColumns: readonly (Column<ExportedSummary> & {
  after: string;
  has(summary: ExportedSummary): boolean;
})[] = [
  { after: 'id', title: 'key', has: ({ key }) => key !== null, text: ({ key }) => key ?? '–' },
  {
    after: 'client → backend',
    title: 'route',
    has: ({ route }) => route !== null && route !== undefined,
    text: ({ route }) => route ?? '–',
  },
  {
    after: 'tokens',
    title: 'cost',
    align: 'right',
    has: ({ cost_usd }) => cost_usd !== null,
    text: ({ cost_usd }) => (cost_usd === null ? '–' : formatDollars(cost_usd)),
  },
];

const columnsFor = (summaries: readonly ExportedSummary[]): Column<ExportedSummary>[] =>
  columns.flatMap((column) => [
    column,
    ...optionalColumns.filter(({ after, has }) => after === column.title && summaries.some((each) => has(each))),
  ]);

/** A table of requests, in the given order. */
const listing = (summaries: readonly ExportedSummary[]): string => table(columnsFor(summaries), summaries);

interface Row {
  label: string;
  summary: ExportedSummary;
}

/** A table of conversations, turn after turn; subagents are indented below the turn that called them. */
function threadListing(threads: readonly ConversationThread[]): string {
  const rows = threads.flatMap((thread) => rowsOf(thread, 0));
  const shown = columnsFor(rows.map(({ summary }) => summary));
  return table<Row>(
    [
      { title: 'turn', text: ({ label }) => label },
      ...shown.map((column) => ({ ...column, text: ({ summary }: Row) => column.text(summary) })),
    ],
    rows,
  );
}

const rowsOf = ({ turns, subagents }: ConversationThread, depth: number): Row[] =>
  turns.flatMap((summary) => [
    { label: `${'   '.repeat(depth)}${depth > 0 ? '↳ ' : ''}${turnText(summary)}`, summary },
    ...subagents.filter(({ parent }) => parent === summary.trace_id).flatMap((each) => rowsOf(each, depth + 1)),
  ]);

const turnText = ({ turn, link }: ExportedSummary): string =>
  `${turn ?? '–'}${link === 'compaction' ? ' (compacted)' : ''}`;
