import type { FailureClass } from '../attempt/failure-class.ts';
import { describeTarget, type AccountName, type TargetName } from './target-name.ts';

/** Why an account gets no requests now. */
export interface AccountPause extends Pick<FailureClass, 'kind' | 'what' | 'remedy'> {
  /** In milliseconds. */
  readonly leftMs: number;
}

interface KeptPause extends Omit<AccountPause, 'leftMs'> {
  readonly until: number;
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

  /** False: the account is paused for at least as long already, or the failure pauses nothing. */
  add(account: AccountName, { kind, what, remedy, pauses, pauseMs }: FailureClass): boolean {
    if (pauses === 'nothing' || pauseMs <= 0) return false;
    const key = pauses === 'account' ? accountKey(account) : modelKey(account);
    const isNew = this.find(account) === undefined;
    const until = this.#now() + pauseMs;
    if ((this.#pauses.get(key)?.until ?? 0) >= until) return false;
    this.#pauses.delete(key);
    this.#pauses.set(key, { kind, what, remedy, until });
    if (this.#pauses.size > maxPauses) for (const oldest of this.#pauses.keys()) return this.#pauses.delete(oldest);
    return isNew;
  }

  find(account: AccountName): AccountPause | undefined {
    if (this.#pauses.size === 0) return undefined;
    return this.#findAt(accountKey(account)) ?? this.#findAt(modelKey(account));
  }

  /** The account answered. */
  end(account: AccountName): void {
    if (this.#pauses.size === 0) return;
    this.#pauses.delete(accountKey(account));
    this.#pauses.delete(modelKey(account));
  }

  endAll(): void {
    this.#pauses.clear();
  }

  get size(): number {
    for (const key of this.#pauses.keys()) this.#findAt(key);
    return this.#pauses.size;
  }

  #findAt(key: string): AccountPause | undefined {
    const pause = this.#pauses.get(key);
    if (!pause) return undefined;
    const { until, ...shown } = pause;
    const leftMs = until - this.#now();
    if (leftMs > 0) return { ...shown, leftMs };
    this.#pauses.delete(key);
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
