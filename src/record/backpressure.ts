import type { PartialResponses } from './partial-responses.ts';

/** How much of one exchange may be on its way to the writer before no more of it is read, in bytes. */
const maxUnacknowledgedBytes = 1024 * 1024;
/** How long a response waits for the writer. */
const maxWaitMs = 2000;

interface PausedReading {
  ended: Promise<void>;
  resume(): void;
}

/** Pauses the reading of responses of which the writer has not yet written what it was given. */
export class Backpressure {
  readonly #paused = new Map<PartialResponses, PausedReading>();
  /** A response has waited in vain: none waits until the writer has written something. */
  #isWriterSlow = false;

  /** Settles when reading may continue, after two seconds at most; `undefined` when it may continue now. */
  pauseIfBehind(responses: PartialResponses): Promise<void> | undefined {
    if (outstandingBytes(responses) <= maxUnacknowledgedBytes || this.#isWriterSlow) return undefined;
    const known = this.#paused.get(responses);
    if (known) return known.ended;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timeout = setTimeout(() => {
      this.#isWriterSlow = true;
      this.resumeAll();
    }, maxWaitMs);
    const resume = (): void => {
      clearTimeout(timeout);
      this.#paused.delete(responses);
      resolve();
    };
    this.#paused.set(responses, { ended: promise, resume });
    return promise;
  }

  /** The writer has written a batch with so many bytes of each of these. */
  acknowledge(written: readonly (readonly [PartialResponses, number])[]): void {
    this.#isWriterSlow = false;
    for (const [responses, bytes] of written) {
      responses.unacknowledgedBytes -= bytes;
      if (outstandingBytes(responses) <= maxUnacknowledgedBytes / 2) this.#paused.get(responses)?.resume();
    }
  }

  resumeAll(): void {
    for (const { resume } of this.#paused.values()) resume();
  }
}

const outstandingBytes = ({ unacknowledgedBytes, unsentBytes }: PartialResponses): number =>
  unacknowledgedBytes + unsentBytes;
