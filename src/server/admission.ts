/** How long a request may wait for a slot. */
const maxWaitMs = 5_000;

/**
 * Limits in-flight model requests. Beyond the limit, the same number may wait for a slot, for up to five seconds and with
 * their bodies read.
 */
export class Admission {
  #limit: number;
  #active = 0;
  #closed = false;
  /** In-flight requests without a slot: they read their body, or wait for a retry. */
  #withoutSlot = 0;
  /** In order of arrival; called with whether the request got a slot. */
  readonly #waiting = new Set<(entered: boolean) => void>();
  readonly #idle: (() => void)[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A lower limit takes effect as requests end. */
  set limit(limit: number) {
    this.#limit = limit;
    for (const settle of this.#waiting) {
      if (this.#active >= limit) return;
      this.#active++;
      settle(true);
    }
  }

  get active(): number {
    return this.#active;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** All in-flight requests, with or without a slot. */
  get inFlight(): number {
    return this.#active + this.#withoutSlot;
  }

  /** Whether the server is shutting down. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Whether there is neither a slot nor room to wait for one. */
  get isFull(): boolean {
    return this.#active >= this.#limit && (this.#closed || this.#waiting.size >= this.#limit);
  }

  /** Counts a request without a slot until the returned function is called. */
  begin(): () => void {
    this.#withoutSlot++;
    return () => {
      this.#withoutSlot--;
      this.#notifyIfIdle();
    };
  }

  /** Acquires a slot for `release`. False if there is none, or if the client disconnected while waiting. */
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

  /** Releases a slot, or hands it to the request that has waited longest. */
  release(): void {
    if (this.#active <= this.#limit) for (const settle of this.#waiting) return settle(true);
    this.#active--;
    this.#notifyIfIdle();
  }

  /**
   * Releases the slot while `waiting` runs, then acquires one as `acquire` does. If that returns false, there is nothing to
   * release. The slot is kept if as many requests as the limit are without one, since each still holds its body.
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
    if (this.inFlight === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** Accepts no more requests: all that wait for a slot are rejected. */
  close(): void {
    this.#closed = true;
    for (const settle of this.#waiting) settle(false);
  }

  /** Resolves when there are no in-flight requests. */
  whenIdle(): Promise<void> {
    if (this.inFlight === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }
}
