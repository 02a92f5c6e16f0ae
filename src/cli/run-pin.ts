import { keepTraces, releaseTraces } from '../record/store/kept-traces.ts';
import { print, printJson } from './output.ts';
import { findTraceIds, storeUrl, withTraceStore } from './trace-store.ts';
import type { TracesOptions } from './traces.ts';

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
