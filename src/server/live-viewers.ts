import { httpError } from './errors.ts';

/** A browser has one per tab in view. */
const maxViewers = 32;

/** The live streams that are open. */
export class LiveViewers {
  readonly #streams = new Set<() => void>();

  /**
   * Counts a stream until the returned function is called; `end` ends it.
   * @throws {LouterError} `overloaded` if there are too many.
   */
  add(end: () => void): () => void {
    if (this.#streams.size >= maxViewers)
      throw httpError(503, 'overloaded', `${maxViewers} viewers are connected already: close one of them`);
    this.#streams.add(end);
    return () => void this.#streams.delete(end);
  }

  /** Ends all of them. */
  close(): void {
    for (const end of this.#streams) end();
  }
}
