import { credentialError } from './credential.ts';

/** A credential and how long it is valid. */
export interface IssuedCredential<T> {
  readonly value: T;
  /** Milliseconds since 1970; absent: not known. */
  readonly expiresAt?: number;
}

interface RenewalOptions {
  /** How long a credential is used at most, in milliseconds; null: until it expires, else five minutes. */
  readonly ttlMs?: number | null;
  /** Milliseconds since 1970. */
  now?(): number;
}

const defaultTtlMs = 300_000;
/** It is renewed so long before it expires, as a request takes its time to arrive. */
const maxLeadMs = 60_000;
const firstPauseMs = 1_000;
const maxPauseMs = 60_000;

interface HeldCredential<T> {
  readonly value: T;
  readonly renewAt: number;
  readonly expiresAt: number;
  readonly isRefused?: true;
}

/**
 * Holds a credential and renews it: before it expires, after its time to live, and when a vendor refused it. All requests wait
 * for the same renewal. If one fails, the credential is used until it expires, and the next renewal waits: a second, then
 * twice as long each time, up to a minute. So it does after a second refusal in a row.
 */
export class RenewingCredential<T extends object> {
  readonly #issue: () => Promise<IssuedCredential<T>>;
  readonly #ttlMs: number | null;
  readonly #now: () => number;
  #held: HeldCredential<T> | undefined;
  #renewal: Promise<T> | undefined;
  #failure: { readonly error: unknown; readonly until: number; readonly pauseMs: number } | undefined;
  /** How long the next refused credential is kept; 0: it is renewed at once. */
  #refusalPauseMs = 0;

  constructor(issue: () => Promise<IssuedCredential<T>>, { ttlMs = null, now = Date.now }: RenewalOptions = {}) {
    this.#issue = issue;
    this.#ttlMs = ttlMs;
    this.#now = now;
  }

  /** Rejects with what the renewal rejected with, if there is no valid credential. */
  async get(): Promise<T> {
    const now = this.#now();
    if (this.#held && now < this.#held.renewAt) return this.#held.value;
    if (this.#failure && now < this.#failure.until && !this.#renewal) return this.#heldOr(this.#failure.error);
    this.#renewal ??= this.#renew().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  /**
   * The vendor refused this credential: it is not used again. Another one that was issued meanwhile stays. If no credential was
   * accepted since the last refusal, the next renewal waits, and meanwhile this one shows the client what the vendor says.
   */
  refused(value: T): void {
    if (this.#held?.value !== value || this.#held.isRefused) return;
    const pauseMs = this.#refusalPauseMs;
    this.#refusalPauseMs = Math.min(maxPauseMs, pauseMs === 0 ? firstPauseMs : pauseMs * 2);
    const until = this.#now() + pauseMs;
    this.#held = pauseMs === 0 ? undefined : { value, renewAt: until, expiresAt: until, isRefused: true };
    this.#failure = undefined;
  }

  /** The vendor accepted a credential. */
  accepted(): void {
    this.#refusalPauseMs = 0;
  }

  async #renew(): Promise<T> {
    try {
      const { value, expiresAt = Infinity } = await this.#issue();
      const now = this.#now();
      if (expiresAt <= now)
        throw credentialError(
          `the credential that was issued had expired at ${describeTime(expiresAt)}: log in again, and check the clock of this machine`,
        );
      const ttlMs = this.#ttlMs ?? (expiresAt === Infinity ? defaultTtlMs : Infinity);
      // A short-lived one would never be used with the full lead.
      const lead = Math.min(maxLeadMs, (expiresAt - now) / 2);
      this.#held = {
        value,
        expiresAt,
        renewAt: Math.min(now + ttlMs, expiresAt - (expiresAt === Infinity ? 0 : lead)),
      };
      this.#failure = undefined;
      return value;
    } catch (error) {
      const pauseMs = Math.min(maxPauseMs, this.#failure ? this.#failure.pauseMs * 2 : firstPauseMs);
      this.#failure = { error, pauseMs, until: this.#now() + pauseMs };
      return this.#heldOr(error);
    }
  }

  #heldOr(error: unknown): T {
    if (this.#held && this.#now() < this.#held.expiresAt) return this.#held.value;
    throw error;
  }
}

const describeTime = (time: number): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? 'no valid time' : date.toISOString();
};
