import { createToken, isToken } from '../config/tokens.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';

/** How long a run lasts without being renewed, so that the token of one that was killed expires. */
export const runLifetimeMs = 15 * 60_000;

/** More runs than any machine has at a time. */
const maxRuns = 1_000;

/** What a run has asked for so far. Tokens of prompts include the cached ones. */
export interface RunTotals {
  readonly requests: number;
  /** Those that did not end well. */
  readonly errors: number;
  readonly inputTokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
}

interface Run {
  /** Two runs of one name have one each. With the name of the key that it was issued for; `undefined`: none of `[keys]`. */
  readonly tokens: Map<string, string | undefined>;
  totals: RunTotals;
  /** Milliseconds of the monotonic clock. */
  expiresAt: number;
}

const noTotals: RunTotals = { requests: 0, errors: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/** The runs of agents in progress: their tokens, valid below `/run/NAME` until the run ends or is not renewed, and their totals. */
export class RunRegistry {
  /** By name, in the order of expiry. */
  readonly #runs = new Map<string, Run>();
  readonly #now: () => number;

  /** @param now the monotonic clock, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Starts or renews a run without a token. */
  start(name: string): Run {
    this.#removeExpired();
    const run = this.#runs.get(name) ?? { tokens: new Map(), totals: noTotals, expiresAt: 0 };
    run.expiresAt = this.#now() + runLifetimeMs;
    this.#runs.delete(name);
    this.#runs.set(name, run);
    return run;
  }

  /**
   * Starts or renews a run, and issues a token, or renews the given one. A token that this gateway does not know is accepted
   * too: the gateway was restarted since.
   * @param key the name of the key whose rights it has, if that is one of `[keys]`.
   * @returns `undefined` if the given token does not have the form of one.
   */
  issue(name: string, renewed: string = createToken('run'), key?: string): string | undefined {
    if (!isToken('run', renewed)) return undefined;
    this.start(name).tokens.set(renewed, key);
    return renewed;
  }

  /** The key that a token was issued for; `undefined` also if the token is not valid for this run now. */
  keyOf(token: string, name: string): string | undefined {
    return this.isValid(token, name) ? this.#runs.get(name)?.tokens.get(token) : undefined;
  }

  /** Whether a token is valid for this run now. */
  isValid(token: string, name: string): boolean {
    const run = this.#runs.get(name);
    return run !== undefined && run.tokens.has(token) && run.expiresAt > this.#now();
  }

  /** Counts a request that was answered, if its run is in progress. `outcome` is absent if the gateway refused the request. */
  count(name: string, outcome: ExchangeOutcome | undefined): void {
    const run = this.#runs.get(name);
    if (!run) return;
    const { totals } = run;
    const usage = outcome?.summary?.usage;
    run.totals = {
      requests: totals.requests + 1,
      errors: totals.errors + (outcome?.status === 'ok' ? 0 : 1),
      inputTokens: totals.inputTokens + (usage?.input ?? 0),
      cachedTokens: totals.cachedTokens + (usage?.cacheRead ?? 0),
      outputTokens: totals.outputTokens + (usage?.output ?? 0),
    };
  }

  /** Ends a run, or if others have its name too only the given token. Returns its totals; `undefined` if there is none. */
  end(name: string, token: string | undefined): RunTotals | undefined {
    const run = this.#runs.get(name);
    if (token !== undefined) run?.tokens.delete(token);
    if (run?.tokens.size === 0) this.#runs.delete(name);
    return run?.totals;
  }

  #removeExpired(): void {
    for (const [name, { expiresAt }] of this.#runs) {
      if (expiresAt > this.#now() && this.#runs.size < maxRuns) return;
      this.#runs.delete(name);
    }
  }
}
