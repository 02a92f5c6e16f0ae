import { loadConfig } from '../config/load.ts';
import type { Config } from '../config/config.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import { openTraceStore, type TraceStore } from '../record/store/store.ts';
import { CommandError } from './command-error.ts';

/**
 * Opens the store of the configuration for as long as it is used.
 * @throws {CommandError} when it cannot be opened, and for what a store says of what it is asked.
 */
export async function withTraceStore<T>(
  options: { config?: string },
  use: (store: TraceStore, config: Config) => Promise<T>,
): Promise<T> {
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

/**
 * Where traces are kept.
 * @throws {CommandError} when they are off.
 */
export function storeUrl({ traces, file }: Config): string {
  if (traces.url === null)
    throw new CommandError(`traces.url is "off" in ${file ?? 'the embedded default'}: nothing is recorded`, 2);
  return traces.url;
}
