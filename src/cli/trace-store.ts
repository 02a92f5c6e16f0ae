import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { userFolders } from '../config/folders.ts';
import { loadConfig } from '../config/load.ts';
import { normalizeExchange, type TraceViolation } from '../record/normalize.ts';
import { databaseFileOf } from '../record/store/database.ts';
import { TraceStoreError, type TraceStore } from '../record/store/trace-store.ts';
import { fetchStoreUrl, gatewayUrlOf } from './ask-gateway.ts';
import { CommandError, printMessage } from './output.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';

/**
 * Opens the trace store while `use` runs; see `findTraceStore`.
 * @throws {CommandError} if it cannot be opened, and for errors of its queries.
 */
export async function withTraceStore<T>(
  options: { config?: string },
  use: (store: TraceStore, config: Config) => Promise<T>,
): Promise<T> {
  const config = await findTraceStore(options);
  try {
    const url = storeUrl(config);
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

/**
 * The configuration with the URL of the trace store to read. That is the store of the gateway that runs at the configured
 * address, unless a configuration file names another one that exists.
 * @throws {CommandError} if there is no trace store.
 */
export async function findTraceStore(
  options: { config?: string },
  { mustExist = true }: { mustExist?: boolean } = {},
): Promise<Config> {
  const config = loadConfig({ file: options.config });
  if (config.file !== null) storeUrl(config);
  const gateway = gatewayUrlOf(config);
  const own = config.traces.url;
  const running = gateway === undefined ? null : await fetchStoreUrl(gateway, config);
  const isRunningUsable = running !== null && running !== own && isStore(running);
  if (own !== null && isStore(own) && !(config.file === null && isRunningUsable)) return config;
  if (isRunningUsable) {
    printMessage(`traces of the gateway at ${gateway}: ${databaseFileOf(running)}`);
    return withStore(config, running);
  }
  // Where louter run records without a configuration.
  if (config.file === null && isStore(dataStoreUrl())) {
    printMessage(`traces of louter run: ${databaseFileOf(dataStoreUrl())}`);
    return withStore(config, dataStoreUrl());
  }
  if (!mustExist) return config;
  const looked =
    gateway === undefined
      ? ''
      : running === null
        ? `; no gateway with traces answers at ${gateway}`
        : `; the gateway at ${gateway} has its traces in ${databaseFileOf(running)}, which is not on this machine`;
  if (own === null) throw new CommandError(`${tracesOffText(config)}${looked}`, 2);
  throw new CommandError(`${databaseFileOf(own)}: there is no trace database${looked}; louter serve creates it`, 2);
}

/** The trace store in this user's data folder. */
export const dataStoreUrl = (): string => `file:${join(userFolders().data, 'louter.db')}`;

const isStore = (url: string): boolean => url.startsWith('file:') && existsSync(databaseFileOf(url));

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
  if (traces.url === null) throw new CommandError(tracesOffText({ file }), 2);
  return traces.url;
}

const tracesOffText = ({ file }: Pick<Config, 'file'>): string =>
  `traces are off: traces.url is "off" in ${file ?? 'the built-in default'}`;

/**
 * Where the messages of a trace violate their protocols.
 * @throws {CommandError} if there is no such trace.
 */
export async function findViolations(id: string, options: { config?: string }): Promise<TraceViolation[]> {
  await findTraceStore(options).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${id}: no such folder, and no trace database to search for such a trace`, 2);
  });
  return withTraceStore(options, async (store) => {
    try {
      return normalizeExchange(await store.get(id)).violations;
    } catch (error) {
      if (error instanceof TraceStoreError && error.kind === 'not-found')
        throw new CommandError(`${id}: no such folder, and no trace with this id`, 2);
      throw error;
    }
  });
}
