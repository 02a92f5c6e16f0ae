/** How long a request may wait for a place. */
const maxWaitMs = 5_000;

/**
 * Counts the model requests under way. Beyond the limit as many again may wait, for five seconds at most; they come
 * with their bodies read.
 */
export class Admission {
  readonly #limit: number;
  #active = 0;
  #closed = false;
  /** Those that gave their place up to wait for something else, and come back. */
  #withoutSlot = 0;
  /** In the order they came; called with whether there is a place. */
  readonly #waiting = new Set<(entered: boolean) => void>();
  readonly #idle: (() => void)[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get active(): number {
    return this.#active;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** All that were let in and are not over, with a place or for now without. */
  get inFlight(): number {
    return this.#active + this.#withoutSlot;
  }

  /** Whether there is no place, and none to wait for one either. */
  get isFull(): boolean {
    return this.#active >= this.#limit && (this.#closed || this.#waiting.size >= this.#limit);
  }

  /** A request is under way that has no place yet; what this gives says that it is no longer, or has one. */
  begin(): () => void {
    this.#withoutSlot++;
    return () => {
      this.#withoutSlot--;
      this.#notifyIfIdle();
    };
  }

  /** Takes a place, which `leave` gives back. False when there is none, or when the client left while it waited. */
  acquire(client: { readonly signal: AbortSignal }): boolean | Promise<boolean> {
    if (this.#active < this.#limit) {
      this.#active++;
      return true;
    }
    if (this.#closed || this.#waiting.size >= this.#limit) return false;
    return this.#wait(client.signal);
  }

  #wait(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (entered: boolean): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.#waiting.delete(settle);
        resolve(entered);
      };
      const giveUp = (): void => settle(false);
      const timer = setTimeout(giveUp, maxWaitMs);
      signal.addEventListener('abort', giveUp);
      this.#waiting.add(settle);
    });
  }

  /** Gives a place back: to the one who waited longest, if any. */
  release(): void {
    for (const settle of this.#waiting) return settle(true);
    this.#active--;
    this.#notifyIfIdle();
  }

  /**
   * Gives a place back while `waiting` runs, and takes one again as `enter` does: false when there is none, and then
   * nothing is to be given back. Where as many as the limit have done so, since each still holds its body, the place is
   * kept.
   */
  async waitWithoutSlot(client: { readonly signal: AbortSignal }, waiting: () => Promise<void>): Promise<boolean> {
    if (this.#withoutSlot >= this.#limit) {
      await waiting();
      return true;
    }
    this.#withoutSlot++;
    this.release();
    try {
      await waiting();
      return await this.acquire(client);
    } finally {
      this.#withoutSlot--;
      this.#notifyIfIdle();
    }
  }

  #notifyIfIdle(): void {
    if (this.inFlight === 0) for (const tell of this.#idle.splice(0)) tell();
  }

  /** Nobody waits any more. */
  close(): void {
    this.#closed = true;
    for (const settle of this.#waiting) settle(false);
  }

  /** Kept when no request is under way. */
  whenIdle(): Promise<void> {
    if (this.inFlight === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }
}
