import { normalizeExchange } from '../record/normalized-exchange.ts';
import type { TraceViolation } from '../record/wire-violations.ts';
import { TraceStoreError } from '../record/store/trace-store.ts';
import { CommandError } from './output.ts';
import { findTraceStore, withTraceStore } from './trace-store.ts';

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
