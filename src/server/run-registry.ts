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

/** The latest request of a run that a backend did not answer. */
export interface RunError {
  /** Which of the errors of the run it is. */
  readonly number: number;
  readonly backend: string;
  /** Null if the backend did not respond. */
  readonly status: number | null;
  readonly message: string;
}

interface Run {
  readonly name: string;
  /** The digest of the key of `[keys]` that began it. */
  readonly owner: string | undefined;
  /** Several runs of one name and owner have one each. */
  readonly tokens: Set<string>;
  totals: RunTotals;
  newestError: RunError | undefined;
  /** Milliseconds of the monotonic clock. */
  expiresAt: number;
}

const noTotals: RunTotals = { requests: 0, errors: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/**
 * The runs of agents in progress: their tokens, valid below `/run/NAME` until the run ends or is not renewed, and their totals.
 * Each key has runs of its own, which other keys neither see nor renew: an owner is the digest of a key of `[keys]`, as a
 * later key may have the same name, and `undefined` for what has none.
 */
export class RunRegistry {
  /** In the order of expiry. */
  readonly #runs = new Map<string, Run>();
  readonly #byToken = new Map<string, Run>();
  readonly #now: () => number;

  /** @param now the monotonic clock, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Starts or renews a run without a token. */
  start(name: string, owner?: string): Run {
    this.#removeExpired();
    const id = idOf(name, owner);
    const run = this.#runs.get(id) ?? {
      name,
      owner,
      tokens: new Set(),
      totals: noTotals,
      newestError: undefined,
      expiresAt: 0,
    };
    run.expiresAt = this.#now() + runLifetimeMs;
    this.#runs.delete(id);
    this.#runs.set(id, run);
    return run;
  }

  /**
   * Starts or renews a run, and issues a token, or renews the given one. A token that this gateway does not know is accepted
   * too: the gateway was restarted since.
   * @param owner whose rights the token has.
   * @returns `undefined` if the given token does not have the form of one, or is that of another run.
   */
  issue(name: string, renewed: string = createToken('run'), owner?: string): string | undefined {
    this.#removeExpired();
    const known = this.#byToken.get(renewed);
    if (!isToken('run', renewed) || (known && (known.name !== name || known.owner !== owner))) return undefined;
    const run = this.start(name, owner);
    run.tokens.add(renewed);
    this.#byToken.set(renewed, run);
    return renewed;
  }

  /** The owner of a token; `undefined` also if the token is not valid for this run now. */
  ownerOf(token: string, name: string): string | undefined {
    return this.isValid(token, name) ? this.#byToken.get(token)?.owner : undefined;
  }

  /** Whether a token is valid for this run now. */
  isValid(token: string, name: string): boolean {
    const run = this.#byToken.get(token);
    return run !== undefined && run.name === name && run.expiresAt > this.#now();
  }

  /**
   * Counts a request that was answered, if its run is in progress. `outcome` is absent if the gateway refused the request; its
   * error is kept as it is.
   */
  count(name: string, outcome: ExchangeOutcome | undefined, owner?: string): void {
    const run = this.#runs.get(idOf(name, owner));
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
    if (outcome?.status !== 'upstream-error' || outcome.backend === null) return;
    run.newestError = {
      number: run.totals.errors,
      backend: outcome.backend,
      status: outcome.attempts.at(-1)?.status ?? null,
      message: outcome.error?.message ?? 'the request failed',
    };
  }

  newestError(name: string, owner?: string): RunError | undefined {
    return this.#runs.get(idOf(name, owner))?.newestError;
  }

  /** Ends a run, or if others have its name too only the given token. Returns its totals; `undefined` if there is none. */
  end(name: string, token: string | undefined, owner?: string): RunTotals | undefined {
    const run = this.#runs.get(idOf(name, owner));
    if (token !== undefined && run?.tokens.delete(token)) this.#byToken.delete(token);
    if (run?.tokens.size === 0) this.#remove(run);
    return run?.totals;
  }

  #remove({ name, owner, tokens }: Run): void {
    for (const token of tokens) this.#byToken.delete(token);
    this.#runs.delete(idOf(name, owner));
  }

  #removeExpired(): void {
    for (const run of this.#runs.values()) {
      if (run.expiresAt > this.#now() && this.#runs.size < maxRuns) return;
      this.#remove(run);
    }
  }
}

const idOf = (name: string, owner: string | undefined): string => `${name} ${owner ?? ''}`;
