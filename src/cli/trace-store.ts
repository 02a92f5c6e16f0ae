import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { userFolders } from '../config/folders.ts';
import { loadConfig } from '../config/load.ts';
import { databaseFileOf } from '../record/store/database.ts';
import { isPostgresUrl, mayHaveTraces, shownStore } from '../record/store/store-url.ts';
import { type TraceStore } from '../record/store/trace-store.ts';
import { gatewayUrlOf } from './ask-gateway.ts';
import { CommandError, printMessage, printProgress } from './output.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { describeOther, findRunningGateway, type FoundGateways } from './running-gateway.ts';
import { TraceStoreError } from '../record/store/store-error.ts';

/** Options of every command on traces. */
export interface TracesOptions {
  config?: string;
  json?: true;
}

/** Options of commands that can query a gateway elsewhere. */
export interface RemoteOptions extends TracesOptions {
  url?: string;
}

/**
 * Opens the trace store while `use` runs; see `findTraceStore`.
 * @throws {CommandError} if it cannot be opened, and for errors of its queries.
 */
export async function withTraceStore<T>(
  options: { config?: string },
  use: (store: TraceStore, config: Config) => Promise<T>,
  choice: StoreChoice = {},
): Promise<T> {
  const config = await findTraceStore(options, choice);
  try {
    const url = storeUrl(config);
    if (choice.readsNow !== false) await settleTraces(url);
    // The database client takes 0.2 s of CPU time to load, which commands without a query are spared.
    const { openTraceStore, toStoreError } = await import('../record/store/prisma-store.ts');
    const store = await openTraceStore(url);
    try {
      return await use(store, config);
    } catch (error) {
      throw toStoreError(url, error);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof TraceStoreError) throw new CommandError(error.message, 2);
    throw error;
  }
}

/** Who waits longer, in milliseconds, reads why. */
const quietMs = 1000;

/** Reads what gateways had no time to read. Where that is not possible, what they wrote of it at once is there all the same. */
export async function settleTraces(url: string): Promise<void> {
  const { settleStore } = await import('../record/settle-store.ts');
  let reportedAt = performance.now();
  try {
    await settleStore(url, (read, left) => {
      if (left === 0 || performance.now() - reportedAt < quietMs) return;
      reportedAt = performance.now();
      printProgress(`reading requests that were recorded under load: ${read} done, ${left} left`);
    });
  } catch (error) {
    const { classifyError } = await import('../record/store/database.ts');
    printMessage(`what was recorded last cannot be read completely: ${classifyError(error).message}`);
  }
}

/** Which store a command takes. */
interface StoreChoice {
  /** Whether it is an error that there is none. */
  readonly mustExist?: boolean;
  /** False: what was recorded under load is left as it is. */
  readonly readsNow?: boolean;
  /** Only the one that the configuration names: its limits are for no other. */
  readonly isNamed?: boolean;
}

/**
 * The configuration with the URL of the trace store to read: the one it names; if that does not exist, that of its running
 * gateway, see `findRunningGateway`.
 * @throws {CommandError} if there is no trace store.
 */
export async function findTraceStore(
  options: { config?: string },
  { mustExist = true, isNamed = false }: StoreChoice = {},
): Promise<Config> {
  const config = loadConfig({ file: options.config, isOffline: true });
  const own = storeUrl(config);
  if (mayHaveTraces(own)) return config;
  const found = await findRunningGateway(config);
  const gateway = found.own ?? found.sharing;
  const running = gateway?.store ?? null;
  if (isNamed) {
    const other = running === null || running === own ? '' : `; that of the gateway at ${gateway?.url} is another one`;
    throw new CommandError(`${shownStore(own)}: there is no trace database${other}: name one with --config`, 2);
  }
  if (running !== null && running !== own && isFile(running)) {
    printMessage(`traces of the gateway at ${gateway?.url}: ${shownStore(running)}`);
    return withStore(config, running);
  }
  // Where louter run records without a configuration.
  if (config.file === null && isFile(dataStoreUrl())) {
    printMessage(`traces of louter run: ${databaseFileOf(dataStoreUrl())}`);
    return withStore(config, dataStoreUrl());
  }
  if (!mustExist) return config;
  throw new CommandError(
    `${shownStore(own)}: there is no trace database; ${whereLooked(config, found)}; louter serve creates it`,
    2,
  );
}

function whereLooked(config: Config, { own, sharing, other }: FoundGateways): string {
  const gateway = own ?? sharing;
  if (!gateway) {
    const address = gatewayUrlOf(config);
    const looked = other ? `: ${describeOther(other)}` : address === undefined ? '' : ` (also looked at ${address})`;
    return `no gateway with this configuration or database runs${looked}`;
  }
  return gateway.store === null
    ? `the gateway at ${gateway.url} reports no traces`
    : `the gateway at ${gateway.url} has its traces in ${shownStore(gateway.store)}, ${isPostgresUrl(gateway.store) ? 'which this configuration does not name' : 'which is not on this machine'}`;
}

/** The trace store in this user's data folder. */
export const dataStoreUrl = (): string => `file:${join(userFolders().data, 'louter.db')}`;

const isFile = (url: string): boolean => url.startsWith('file:') && existsSync(databaseFileOf(url));

const withStore = (config: Config, url: string): Config => ({ ...config, traces: { ...config.traces, url } });

/** More than a store has. */
const maxTraces = 1_000_000;

/**
 * The traces that a command names: by ids, in their order; or by filters, oldest first. With `limit` the newest of them.
 * @throws {TraceStoreError} if there is no such trace, or none that matches.
 */
export async function findTraceIds(
  store: TraceStore,
  terms: readonly string[],
  limit: number = maxTraces,
): Promise<string[]> {
  if (!terms.some((term) => term.includes(':'))) {
    const ids: string[] = [];
    for (const term of terms) ids.push(await store.resolveId(term));
    return ids;
  }
  const rows = await store.list(parseFilter(joinFilterArguments(terms), Date.now()), limit + 1);
  if (rows.length === 0) throw new TraceStoreError('not-found', 'no request matches');
  if (rows.length > limit) printMessage(`only the newest ${limit} matching requests are used, older ones are left out`);
  return rows
    .slice(0, limit)
    .map(({ id }) => id)
    .toReversed();
}

/**
 * The URL of the trace store.
 * @throws {CommandError} if traces are off.
 */
export function storeUrl({ traces, file }: Config): string {
  if (traces.url === null)
    throw new CommandError(`traces are off: traces.url is "off" in ${file ?? 'the built-in default'}`, 2);
  return traces.url;
}
