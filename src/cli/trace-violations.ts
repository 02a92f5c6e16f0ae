import { existsSync } from 'node:fs';
import { loadConfig } from '../config/load.ts';
import { fileOfUrl } from '../record/store/database.ts';
import { normalize, type Violation } from '../record/normalize.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import { CommandError } from './command-error.ts';
import { withTraceStore } from './trace-store.ts';

/**
 * What the messages of a trace hold that their protocols do not allow.
 * @throws {CommandError} when there is no such trace.
 */
export async function findViolations(id: string, options: { config?: string }): Promise<Violation[]> {
  const { url } = loadConfig({ file: options.config }).traces;
  if (url === null || !existsSync(fileOfUrl(url)))
    throw new CommandError(`${id}: there is no such folder, and no trace database to look for such a trace`, 2);
  return withTraceStore(options, async (store) => {
    try {
      return normalize(await store.get(id)).violations;
    } catch (error) {
      if (error instanceof TraceStoreError && error.kind === 'not-found')
        throw new CommandError(`${id}: there is no such folder, and no trace with such an id`, 2);
      throw error;
    }
  });
}
