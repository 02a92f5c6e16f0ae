import { findProxyError, type ProxyError } from './tunnel.ts';

/** How long a proxy that fails is not asked again where something else can be tried, which may have another way. */
const pauseMs = 10_000;

/** An outgoing proxy that failed is left alone for a while, whatever it was asked for. */
export class ProxyPause {
  #pause: { readonly error: ProxyError; readonly until: number } | undefined;

  /** @throws {ProxyError} with which it failed, while it is left alone. */
  assertOver(): void {
    if (this.#pause && performance.now() < this.#pause.until) throw this.#pause.error;
  }

  /** Takes note of what was thrown. A proxy that refuses, or cannot reach a server, works. */
  failed(thrown: unknown): void {
    const error = findProxyError(thrown);
    if (error && error !== this.#pause?.error && !error.isRefusal && !error.isOfTarget)
      this.#pause = { error, until: performance.now() + pauseMs };
  }
}
