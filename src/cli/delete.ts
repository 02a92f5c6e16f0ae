import { formatNumber } from '../present/format.ts';
import { deleteTraces, type DeletedTraces } from '../record/store/delete-traces.ts';
import { classifyError } from '../record/store/database.ts';
import { shownStore } from '../record/store/store-url.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { findTraceIds, storeUrl, type TracesOptions, withTraceStore } from './trace-store.ts';

export interface DeleteOptions extends TracesOptions {
  yes?: true;
}

/**
 * Prints which traces would be deleted, or with `--yes` deletes them.
 * @throws {CommandError} if none matches, or the store cannot be written.
 */
export async function deleteMatching(terms: readonly string[], { yes, ...options }: DeleteOptions): Promise<void> {
  const isDryRun = yes !== true;
  const found = await withTraceStore(options, async (store, config) => {
    const ids = await findTraceIds(store, terms);
    return deleteOrExplain(storeUrl(config), ids, { isDryRun });
  });
  const { deleted, pinned, open } = found;
  if (options.json) return printJson({ is_dry_run: isDryRun, ...found });
  print(
    isDryRun
      ? `would delete ${formatNumber(deleted.length, 'trace')}`
      : `deleted ${formatNumber(deleted.length, 'trace')}`,
  );
  if (pinned.length > 0)
    printMessage(`${formatNumber(pinned.length, 'pinned trace')} stay: louter traces unpin releases them`);
  if (open.length > 0) printMessage(`${formatNumber(open.length, 'request')} in flight stay`);
  if (isDryRun && deleted.length > 0) printMessage('nothing is deleted yet: add --yes to delete them');
}

async function deleteOrExplain(
  url: string,
  ids: readonly string[],
  options: { isDryRun: boolean },
): Promise<DeletedTraces> {
  try {
    return await deleteTraces(url, ids, options);
  } catch (error) {
    const failure = classifyError(error);
    if (failure.kind !== 'store') throw error;
    throw new CommandError(`${shownStore(url)}: ${failure.message}`, 2);
  }
}
