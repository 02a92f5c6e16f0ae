import { signal } from '@preact/signals';
import { ApiError, getDiagnostics } from '../app/api.ts';
import type { Diagnostics } from '../app/types.ts';

/** The latest state of the gateway that this page has read; null before, and where no gateway runs. */
export const health = signal<Diagnostics | null>(null);

/** How long what a check found is shown, in milliseconds. */
const checkLifetimeMs = 5 * 60_000;
let lastCheck: { state: Diagnostics; atMs: number } | undefined;

/** The state with what the last check found, which reading it alone does not find again. */
function withLastCheck(read: Diagnostics): Diagnostics {
  if (!lastCheck || performance.now() - lastCheck.atMs > checkLifetimeMs) return read;
  const { state: checked } = lastCheck;
  const reaches = new Map(checked.backends.map(({ name, reach }) => [name, reach]));
  const known = new Set(read.findings.map(({ about, what }) => `${about} ${what}`));
  // Other findings about a backend, such as a pause, are read each time, in other words.
  const ofCheck = checked.findings.filter(
    ({ about, what }) => about === 'self-test' || reaches.get(about.replace(/^backend /, ''))?.what === what,
  );
  return {
    ...read,
    backends: read.backends.map((backend) => ({
      ...backend,
      reach: backend.reach ?? reaches.get(backend.name) ?? null,
    })),
    findings: [...read.findings, ...ofCheck.filter(({ about, what }) => !known.has(`${about} ${what}`))],
  };
}

/**
 * Reads the state of the gateway. Null where the page is served without one.
 * @throws {ApiError}
 */
export async function readHealth(options: { isChecked: boolean }, cancelled: AbortSignal): Promise<Diagnostics | null> {
  try {
    const read = await getDiagnostics(options, cancelled);
    if (options.isChecked) lastCheck = { state: read, atMs: performance.now() };
    const found = options.isChecked ? read : withLastCheck(read);
    health.value = found;
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
