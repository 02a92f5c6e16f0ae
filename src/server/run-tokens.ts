import { createToken, isToken } from '../config/tokens.ts';

/** How long a token is valid without being renewed, so that the token of a run that was killed expires. */
export const tokenLifetimeMs = 15 * 60_000;

/** More runs than any machine has at a time. */
const maxTokens = 10_000;

interface RunToken {
  readonly run: string;
  /** Milliseconds of the monotonic clock. */
  readonly expiresAt: number;
}

/** The tokens of runs: each is valid for requests below `/run/NAME` until its run ends or stops renewing it. */
export class RunTokens {
  readonly #tokens = new Map<string, RunToken>();
  readonly #now: () => number;

  /** @param now the monotonic clock, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Issues a token, or renews the given one. A token that this gateway does not know is accepted too: it was restarted since.
   * @returns `undefined` if the given token has not the form of one, or belongs to another run.
   */
  issue(run: string, renewed: string = createToken('run')): string | undefined {
    const known = this.#tokens.get(renewed);
    if (!isToken('run', renewed) || (known && known.run !== run)) return undefined;
    this.#removeExpired();
    this.#tokens.delete(renewed);
    this.#tokens.set(renewed, { run, expiresAt: this.#now() + tokenLifetimeMs });
    return renewed;
  }

  /** Whether a token is valid for this run now. */
  isValid(token: string, run: string): boolean {
    const known = this.#tokens.get(token);
    return known !== undefined && known.run === run && known.expiresAt > this.#now();
  }

  /** Ends a token; false if there is none. */
  end(token: string): boolean {
    return this.#tokens.delete(token);
  }

  /** The map is in the order of expiry. */
  #removeExpired(): void {
    for (const [token, { expiresAt }] of this.#tokens) {
      if (expiresAt > this.#now() && this.#tokens.size < maxTokens) return;
      this.#tokens.delete(token);
    }
  }
}
