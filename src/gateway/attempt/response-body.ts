import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** How many bytes may wait for their reader before the upstream has to wait. */
const maxWaitingBytes = 64 * 1024;

/** The body of a response. What came in one read of the socket is one chunk, however many HTTP chunks it was. */
export class ResponseBody extends Readable {
  readonly #controller: Dispatcher.DispatchController;
  readonly #onOver: () => void;
  /** The chunks of the current read of the socket. */
  #received: Buffer[] = [];
  /** Whether nothing more comes from the upstream. */
  #isOver = false;

  /** `onOver` is called once, when the body is complete, failed or was given up. */
  constructor(controller: Dispatcher.DispatchController, onOver: () => void) {
    super({ highWaterMark: maxWaitingBytes });
    this.#controller = controller;
    this.#onOver = onOver;
    // It may fail before anyone reads it.
    this.on('error', ignoreUnread);
  }

  add(chunk: Buffer): void {
    if (this.#received.push(chunk) === 1) process.nextTick(pushReceived, this);
  }

  complete(): void {
    this.pushReceived();
    this.#finish();
    this.push(null);
  }

  fail(error: Error): void {
    this.pushReceived();
    this.#finish();
    this.destroy(error);
  }

  pushReceived(): void {
    const [first] = this.#received;
    if (!first || this.destroyed) return;
    const chunk = this.#received.length === 1 ? first : Buffer.concat(this.#received);
    this.#received = [];
    if (!this.push(chunk) && !this.#isOver) this.#controller.pause();
  }

  override _read(): void {
    if (!this.#isOver) this.#controller.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const gaveUp = this.#isOver ? null : (error ?? new Error('the response was given up'));
    this.#finish();
    if (gaveUp) this.#controller.abort(gaveUp);
    // The receiver of the response begins to read it within this turn, and receives the error then.
    if (this.readableFlowing === null) setImmediate(done, error);
    else done(error);
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#onOver();
  }
}

function ignoreUnread(): void {}

const pushReceived = (body: ResponseBody): void => body.pushReceived();
