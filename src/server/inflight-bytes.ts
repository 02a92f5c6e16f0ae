import { LouterError } from '../core/error.ts';

/** The part of one request in the bytes in flight. */
export interface ByteReservation {
  /**
   * Takes so many bytes in all.
   * @throws {LouterError} 503 when there are not so many left.
   */
  grow(bytes: number): void;
  /**
   * Takes nothing yet: what a client only announces must keep no other one out.
   * @throws {LouterError} 503 when there are not so many left now.
   */
  assertAvailable(bytes: number): void;
  /** Gives all of them back. */
  release(): void;
}

/** Counts the bytes of the bodies in flight, those that are still being read too. */
export class InflightBytes {
  readonly limit: number;
  #used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get used(): number {
    return this.#used;
  }

  /** A share of nothing yet. */
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
      message: `this gateway holds as many bytes of requests as it may, ${this.limit} (limits.max_inflight_bytes, or what its heap has room for): try again in a moment`,
      retryAfterMs: 2_000,
    });
  }
}
