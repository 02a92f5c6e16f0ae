import { tracesOffError } from './store-error.ts';
import type { TraceStore } from './trace-store.ts';

/** A trace store that is opened when it is first used: the database client takes 30 MB and half a second to load. */
export class LazyTraceStore {
  readonly #url: string | null;
  #opening: Promise<TraceStore> | undefined;

  /** `url` is that of the configuration; null when traces are off. */
  constructor(url: string | null) {
    this.#url = url;
  }

  /** @throws {TraceStoreError} `off` when traces are off, `no-store` when they cannot be read now. */
  async open(): Promise<TraceStore> {
    if (this.#url === null) throw tracesOffError();
    const opening = (this.#opening ??= openStore(this.#url));
    try {
      return await opening;
    } catch (error) {
      // The writer may be creating the database now: the next call tries again.
      if (this.#opening === opening) this.#opening = undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    const store = await this.#opening?.catch(() => undefined);
    await store?.close();
  }
}

async function openStore(url: string): Promise<TraceStore> {
  const { openTraceStore } = await import('./prisma-store.ts');
  return openTraceStore(url);
}
