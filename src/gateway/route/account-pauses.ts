import type { FailureClass } from '../attempt/failure-class.ts';
import { describeTarget, type AccountName, type TargetName } from './target-name.ts';

/** Why an account gets no requests now. */
export interface AccountPause extends Pick<FailureClass, 'kind' | 'what' | 'remedy'> {
  /** In milliseconds. */
  readonly leftMs: number;
}

/** A pause, with what gets no requests. */
export interface ListedPause extends AccountPause {
  /** Absent: all models of the account. */
  readonly model?: string;
  /** Which of the backend's `api_keys`. */
  readonly key?: string;
  /** Whether it is the account of one caller, who sends the credential. */
  readonly isOfCaller: boolean;
}

interface KeptPause extends Omit<AccountPause, 'leftMs'> {
  readonly until: number;
  readonly of: Pick<ListedPause, 'model' | 'key' | 'isOfCaller'>;
  /** Of a pause that the next one is twice as long as. */
  readonly growingMs: number | undefined;
}

/** More than any configuration has: callers and models have names of any number. */
const maxPauses = 10_000;

/** The accounts of a backend that its vendor refused, or asked to wait. They are kept in this process only. */
export class AccountPauses {
  readonly #pauses = new Map<string, KeptPause>();
  readonly #now: () => number;

  /** @param now a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Pauses an account. Returns for how many milliseconds, 0 where the failure pauses nothing, and whether it got requests until
   * now.
   */
  add(
    account: AccountName,
    { kind, what, remedy, pauses, pauseMs: statedMs, maxPauseMs }: FailureClass,
  ): { pauseMs: number; isNew: boolean } {
    if (pauses === 'nothing' || statedMs <= 0) return { pauseMs: 0, isNew: false };
    const key = pauses === 'account' ? accountKey(account) : modelKey(account);
    const now = this.#now();
    const before = this.#pauses.get(key);
    const leftMs = (before?.until ?? now) - now;
    const doubledMs = maxPauseMs === undefined ? undefined : 2 * (before?.growingMs ?? 0);
    const pauseMs = doubledMs === undefined ? statedMs : Math.min(maxPauseMs ?? 0, Math.max(statedMs, doubledMs));
    // Of requests that were sent together, the first that fails begins the pause.
    if (leftMs >= statedMs || (leftMs > 0 && doubledMs !== undefined)) return { pauseMs: leftMs, isNew: false };
    const isNew = this.find(account) === undefined;
    this.#pauses.delete(key);
    const growingMs = doubledMs === undefined ? undefined : pauseMs;
    const of = {
      ...(pauses === 'account-and-model' && { model: account.model }),
      ...(account.key !== undefined && { key: account.key }),
      isOfCaller: account.caller !== undefined,
    };
    this.#pauses.set(key, { kind, what, remedy, of, until: now + pauseMs, growingMs });
    if (this.#pauses.size > maxPauses) this.#pauses.delete([...this.#pauses.keys()][0] ?? '');
    return { pauseMs, isNew };
  }

  find(account: AccountName): AccountPause | undefined {
    if (this.#pauses.size === 0) return undefined;
    return this.#findAt(accountKey(account)) ?? this.#findAt(modelKey(account));
  }

  /** The account answered. @param options `wasPaused`: when the request was sent; else only what is over is forgotten. */
  answered(account: AccountName, { wasPaused }: { wasPaused: boolean }): void {
    if (this.#pauses.size === 0) return;
    for (const key of [accountKey(account), modelKey(account)])
      if (wasPaused || (this.#pauses.get(key)?.until ?? 0) <= this.#now()) this.#pauses.delete(key);
  }

  endAll(): void {
    this.#pauses.clear();
  }

  /** Those that are paused now. */
  list(): ListedPause[] {
    return [...this.#pauses].flatMap(([key, { of }]) => {
      const pause = this.#findAt(key);
      return pause ? [{ ...of, ...pause }] : [];
    });
  }

  /** How many accounts are paused now. */
  get size(): number {
    return this.list().length;
  }

  #findAt(key: string): AccountPause | undefined {
    const pause = this.#pauses.get(key);
    if (!pause) return undefined;
    const { until, growingMs, of: _, ...shown } = pause;
    const leftMs = until - this.#now();
    if (leftMs > 0) return { ...shown, leftMs };
    // The next one of these depends on it, unless the account answers before.
    if (growingMs === undefined) this.#pauses.delete(key);
    return undefined;
  }
}

const accountKey = ({ backend, key = '', caller = '' }: AccountName): string => JSON.stringify([backend, key, caller]);
const modelKey = (account: AccountName): string => `${accountKey(account)} ${account.model}`;

/** A failure of an account in a sentence, with what to do. */
export function describeFailure(
  target: TargetName,
  status: number,
  { what, remedy, pauses, pauseMs }: Pick<FailureClass, 'what' | 'remedy' | 'pauses' | 'pauseMs'>,
): string {
  const paused = pauseMs > 0 ? `; ${describePause(pauses, pauseMs)}` : '';
  return `${describeTarget(target)} ${what} (${status})${paused}: ${remedy}`;
}

function describePause(pauses: 'account' | 'account-and-model' | 'nothing', pauseMs: number): string {
  const scope = pauses === 'account' ? 'all its models get' : 'it gets';
  const minutes = Math.round(pauseMs / 60_000);
  const time =
    pauseMs < 120_000
      ? `${Math.ceil(pauseMs / 1000)} s`
      : minutes < 120
        ? `${minutes} min`
        : `${Math.round(minutes / 60)} h`;
  return `${scope} no requests for ${time}`;
}
