import { TraceStoreError } from './store-error.ts';
import type { TraceStore } from './prisma-store.ts';

/** The trace store, opened when somebody asks for it. */
export interface LazyTraceStore {
  /** @throws {TraceStoreError} `off` when there are no traces, `no-store` when they cannot be read just now. */
  open(): Promise<TraceStore>;
  close(): Promise<void>;
}

/** `url` is that of the configuration; null when traces are off. */
export function createLazyTraceStore(url: string | null): LazyTraceStore {
  let opening: Promise<TraceStore> | undefined;
  return {
    async open() {
      if (url === null)
        throw new TraceStoreError(
          'off',
          'there are no traces: traces.url is "off" in the configuration of this gateway',
        );
      opening ??= openStore(url);
      const asked = opening;
      try {
        return await asked;
      } catch (thrown) {
        // The writer may be making the database just now: the next one who asks tries again.
        if (opening === asked) opening = undefined;
        throw thrown;
      }
    },
    async close() {
      const store = await opening?.catch(() => undefined);
      await store?.close();
    },
  };
}

/** The database client takes 30 MB and half a second: only who reads traces pays for it. */
async function openStore(url: string): Promise<TraceStore> {
  const { openTraceStore } = await import('./prisma-store.ts');
  return openTraceStore(url);
}
