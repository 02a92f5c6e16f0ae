import type { LouterError } from '../core/error.ts';
import { minUploadRate } from './body.ts';
import { httpError } from './errors.ts';
import type { ByteReservation } from './inflight-bytes.ts';

/** Beyond this, bytes of an unfinished message count as in flight. */
const uncountedBytes = 64 * 1024;
/** The header and the mask of a control frame of a client (RFC 6455, 5.2). */
const controlFrameBytes = 6;

/** A message of a WebSocket of which some bytes have arrived. */
export class ArrivingMessage {
  readonly #share: ByteReservation;
  #bytes = 0;
  #bytesAtCheck = 0;

  constructor(share: ByteReservation) {
    this.#share = share;
  }

  /** @throws {LouterError} 503 if there are too many bytes in flight. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > uncountedBytes) this.#share.grow(this.#bytes);
  }

  /** Takes back what `add` counted for a ping or pong: it is no part of a message. */
  subtractControlFrame(payload: Buffer): void {
    this.#bytes = Math.max(0, this.#bytes - payload.length - controlFrameBytes);
    if (this.#bytes <= uncountedBytes) this.#share.release();
  }

  /** The message is complete, or will never be. */
  end(): void {
    this.#bytes = 0;
    this.#bytesAtCheck = 0;
    this.#share.release();
  }

  /** The error for a message that arrives too slowly; called every `minUploadRate.everyMs`. */
  checkRate(): LouterError | undefined {
    const before = this.#bytesAtCheck;
    this.#bytesAtCheck = this.#bytes;
    if (before === 0 || this.#bytes - before >= minUploadRate.bytes) return undefined;
    const { bytes, everyMs } = minUploadRate;
    return httpError(
      408,
      'timeout',
      `the message arrives too slowly: expected at least ${bytes} bytes in ${everyMs / 1000} seconds`,
    );
  }
}
