import { LouterError } from '../core/error.ts';

/** The bytes reserved for one request. */
export interface ByteReservation {
  /**
   * Increases the reservation to this total.
   * @throws {LouterError} 503 if it exceeds the limit.
   */
  grow(bytes: number): void;
  /**
   * Reserves nothing: an announced length must not block other clients.
   * @throws {LouterError} 503 if this total would exceed the limit now.
   */
  assertAvailable(bytes: number): void;
  /** Releases all of them. */
  release(): void;
}

/** Limits the bytes of all in-flight request bodies, including those still being read. */
export class InflightBytes {
  limit: number;
  #used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get used(): number {
    return this.#used;
  }

  /** An empty reservation. */
  reserve(): ByteReservation {
    let reserved = 0;
    const assertMore = (more: number): void => {
      if (this.#used + more > this.limit) throw this.#exhausted();
    };
    return {
      assertAvailable: (bytes) => assertMore(bytes - reserved),
      grow: (bytes) => {
        if (bytes <= reserved) return;
        assertMore(bytes - reserved);
        this.#used += bytes - reserved;
        reserved = bytes;
      },
      release: () => {
        this.#used -= reserved;
        reserved = 0;
      },
    };
  }

  #exhausted(): LouterError {
    return new LouterError({
      kind: 'overloaded',
      status: 503,
      message: `the in-flight requests of this gateway would exceed ${this.limit} bytes (limits.max_inflight_bytes, or less for a small heap): try again in a moment`,
      retryAfterMs: 2_000,
    });
  }
}
