import { saveComparison } from '../../record/store/comparisons.ts';
import { keepTraces } from '../../record/store/kept-traces.ts';
import { type TraceStore } from '../../record/store/trace-store.ts';
import { exportComparison, toNewComparison, type ExportedComparison } from './comparison-json.ts';
import { compareRuns } from './runs.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';

/** What becomes of a comparison: it is stored, with its traces kept; only its traces are kept; or nothing is written. */
export type ComparisonStorage = 'stored' | 'kept' | 'none';

/** A comparison, and why it could not be stored or its traces kept. */
export interface KeptComparison {
  comparison: ExportedComparison;
  problem: string | null;
}

/**
 * Compares two sides, for the command and for the HTTP API. What was compared outlives its retention time.
 * @param url that of `store`.
 * @throws {TraceStoreError} as `compareRuns` does. A store that cannot be written is a `problem`.
 */
export async function compareAndKeep(
  store: TraceStore,
  url: string,
  { a, b, storage }: { a: string; b: string; storage: ComparisonStorage },
): Promise<KeptComparison> {
  const compared = await compareRuns(store, a, b);
  const comparison = exportComparison(a, compared);
  try {
    if (storage === 'kept') await keepTraces(url, compared.traceIds, 'compared');
    if (storage !== 'stored') return { comparison, problem: null };
    const id = await saveComparison(url, toNewComparison(comparison, compared));
    return { comparison: { id, ...comparison }, problem: null };
  } catch (error) {
    if (!(error instanceof TraceStoreError)) throw error;
    return { comparison, problem: error.message };
  }
}
