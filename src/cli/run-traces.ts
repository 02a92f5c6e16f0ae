import { loadConfig } from '../config/load.ts';
import type { Config } from '../config/config.ts';
import { exportTrace, summaryOf, type ExportedSummary } from '../traces/export.ts';
import { parseFilter } from '../traces/filter.ts';
import { pruneTraces } from '../traces/prune.ts';
import { TraceStoreError } from '../traces/store-error.ts';
import { openTraceStore, type TraceStore } from '../traces/store.ts';
import { CommandError } from './command-error.ts';
import { duration, size, table } from './table.ts';
import { tracePage } from './trace-page.ts';
import type { ListOptions, TracesOptions } from './traces.ts';

/** Prints a table of exchanges, or an array of them as JSON. */
export async function list(words: readonly string[], options: ListOptions): Promise<void> {
  const rows = await inStore(options, (store) => store.list(parseFilter(words, Date.now()), options.limit));
  const summaries = rows.map(summaryOf);
  if (options.json) return printJson(summaries);
  if (summaries.length === 0) return say(words.length > 0 ? 'no exchange matches' : 'nothing has been recorded yet');
  process.stdout.write(listing(summaries));
  if (summaries.length === options.limit) say(`the newest ${options.limit}; more with --limit`);
}

/** Prints one exchange as a page, or the whole trace as JSON. */
export async function show(id: string, options: TracesOptions): Promise<void> {
  const trace = exportTrace(await inStore(options, (store) => store.get(id)));
  if (options.json) printJson(trace);
  else process.stdout.write(tracePage(trace));
}

/** Prints the file traces go to. */
export function path(options: TracesOptions): void {
  const url = storeUrl(loadConfig({ file: options.config }));
  const file = url.startsWith('file:') ? url.slice('file:'.length) : url;
  if (options.json) printJson({ path: file });
  else process.stdout.write(`${file}\n`);
}

/** Prints what the store holds and what each part of it takes. */
export async function stats(options: TracesOptions): Promise<void> {
  const found = await inStore(options, (store) => store.stats());
  if (options.json) return printJson(found);
  const { file, fileBytes, walBytes, freeBytes, exchanges, byStatus, byRole, storedBytes, oldest, newest } = found;
  const span = oldest === null || newest === null ? '' : `, from ${dateTime(oldest)} to ${dateTime(newest)}`;
  process.stdout.write(
    [
      `${file}: ${size(fileBytes)}${walBytes > 0 ? `, and ${size(walBytes)} not yet merged` : ''}${freeBytes > 0 ? `, of it ${size(freeBytes)} free` : ''}`,
      `${exchanges} exchanges${span}${byStatus.length > 0 ? `: ${byStatus.map(({ status, exchanges: count }) => `${count} ${status}`).join(', ')}` : ''}`,
      '',
      table(
        [
          { title: 'bodies of', text: ({ role }) => role },
          { title: 'count', align: 'right', text: ({ bodies }) => String(bodies) },
          { title: 'as sent', align: 'right', text: (row) => size(row.size) },
        ],
        byRole,
      ),
      `stored in ${size(storedBytes)}\n`,
    ].join('\n'),
  );
}

/** Removes what is older than the configuration keeps. */
export async function prune(options: TracesOptions): Promise<void> {
  const config = await inStore(options, async (_store, found) => found);
  const removed = pruneTraces(storeUrl(config), config.traces, Date.now());
  if (options.json) return printJson(removed);
  process.stdout.write(
    `${removed.exchanges} exchanges and the bodies of ${removed.bodies} more removed, ${size(removed.freedBytes)} given back\n`,
  );
}

// ---------------------------------------------------------------- store

async function inStore<T>(options: TracesOptions, use: (store: TraceStore, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig({ file: options.config });
  try {
    const store = await openTraceStore(storeUrl(config));
    try {
      return await use(store, config);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof TraceStoreError) throw new CommandError(error.message, 2);
    throw error;
  }
}

function storeUrl({ traces, file }: Config): string {
  if (traces.url === null)
    throw new CommandError(`traces.url is "off" in ${file ?? 'the embedded default'}: nothing is recorded`, 2);
  return traces.url;
}

// ---------------------------------------------------------------- printing

const printJson = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
const say = (text: string): void => void process.stderr.write(`louter: ${text}\n`);

/** Enough of an id to tell it from some millions of others. */
const shortId = 12;

const listing = (summaries: readonly ExportedSummary[]): string =>
  table<ExportedSummary>(
    [
      { title: 'time', text: ({ started_at }) => dateTime(Date.parse(started_at) * 1000) },
      { title: 'id', text: ({ trace_id }) => trace_id.slice(0, shortId) },
      { title: 'client → backend', text: ({ frontend, backend }) => `${frontend} → ${backend ?? '–'}` },
      { title: 'model', text: modelText },
      { title: 'status', text: statusText },
      { title: 'tokens', align: 'right', text: tokensText },
      { title: 'took', align: 'right', text: ({ timing }) => duration(timing.total_ms) },
      { title: 'lost', align: 'right', text: ({ losses }) => (losses === 0 ? '' : String(losses)) },
      { title: 'tools', text: ({ tools }) => [...new Set(tools)].join(' ') },
    ],
    summaries,
  );

function modelText({ model: { asked, routed } }: ExportedSummary): string {
  if (asked === null || routed === null || asked === routed) return routed ?? asked ?? '–';
  return `${asked} → ${routed}`;
}

const statusText = ({ status, http_status }: ExportedSummary): string =>
  status === null || status === 'ok' || http_status === null ? (status ?? 'under way') : `${status} ${http_status}`;

const tokensText = ({ usage }: ExportedSummary): string =>
  usage === null ? '–' : `${usage.input ?? '?'}+${usage.output ?? '?'}`;

function dateTime(microseconds: number): string {
  const date = new Date(microseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
