import { signal } from '@preact/signals';
import { ApiError, getDiagnostics } from '../app/api.ts';
import type { Diagnostics } from '../app/types.ts';

/** The latest state of the gateway that this page has read; null before, and where no gateway runs. */
export const health = signal<Diagnostics | null>(null);

/**
 * Reads the state of the gateway. Null where the page is served without one.
 * @throws {ApiError}
 */
export async function readHealth(options: { isChecked: boolean }, cancelled: AbortSignal): Promise<Diagnostics | null> {
  try {
    const found = await getDiagnostics(options, cancelled);
    health.value = found;
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
