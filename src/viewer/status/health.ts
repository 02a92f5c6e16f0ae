import { signal } from '@preact/signals';
import { ApiError, getDiagnostics } from '../app/api.ts';
import type { Diagnostics } from '../app/types.ts';

/** The latest state of the gateway that this page has read; null before, and where no gateway runs. */
export const health = signal<Diagnostics | null>(null);

/** What a check found is shown so long, and a check that found something is made again so often, in milliseconds. */
const checkLifetimeMs = 5 * 60_000;
const recheckMs = 60_000;
let lastCheck: { state: Diagnostics; atMs: number } | undefined;
/** When backends were last checked; null: not since the page was loaded. */
export const checkedAt = signal<Date | null>(null);

/** Whether the last check found what may be mended meanwhile, which only another check shows. */
export const needsCheck = (): boolean =>
  lastCheck !== undefined &&
  performance.now() - lastCheck.atMs > recheckMs &&
  findingsOfCheck(lastCheck.state).some(({ about }) => about !== 'self-test');

/** What reading the state alone does not find. Other findings about a backend, such as a pause, are read each time, in other words. */
function findingsOfCheck({ backends, findings }: Diagnostics): Diagnostics['findings'] {
  const found = new Map(backends.map(({ name, reach }) => [`backend ${name}`, reach?.what]));
  return findings.filter(({ about, what }) => about === 'self-test' || found.get(about) === what);
}

/** The state with what the last check found, which reading it alone does not find again. */
function withLastCheck(read: Diagnostics): Diagnostics {
  if (!lastCheck || performance.now() - lastCheck.atMs > checkLifetimeMs) return read;
  const { state: checked } = lastCheck;
  const reaches = new Map(checked.backends.map(({ name, reach }) => [name, reach]));
  const known = new Set(read.findings.map(({ about, what }) => `${about} ${what}`));
  return {
    ...read,
    backends: read.backends.map((backend) => ({
      ...backend,
      reach: backend.reach ?? reaches.get(backend.name) ?? null,
    })),
    findings: [
      ...read.findings,
      ...findingsOfCheck(checked).filter(({ about, what }) => !known.has(`${about} ${what}`)),
    ],
  };
}

/**
 * Reads the state of the gateway. Null where the page is served without one.
 * @throws {ApiError}
 */
export async function readHealth(options: { isChecked: boolean }, cancelled: AbortSignal): Promise<Diagnostics | null> {
  try {
    const read = await getDiagnostics(options, cancelled);
    if (options.isChecked) {
      lastCheck = { state: read, atMs: performance.now() };
      checkedAt.value = new Date();
    }
    const found = options.isChecked ? read : withLastCheck(read);
    health.value = found;
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
