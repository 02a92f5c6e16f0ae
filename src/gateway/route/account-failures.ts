import type { Note } from '../../core/types.ts';
import { truncateShown } from '../../core/shown.ts';
import { statusOf } from '../../core/error.ts';
import type { AttemptFailure } from '../attempt/retry.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import { identifyCaller } from '../headers.ts';
import { describeFailure } from './account-pauses.ts';
import type { Route } from './routing.ts';
import { findPause, toAccount, toName } from './target-order.ts';

/** Who sends a request, if one of its targets is sent the caller's own credential. */
export const callerOf = ({ inbound }: ExchangeContext, routes: readonly Route[]): string | undefined =>
  routes.some(({ config }) => config.auth.kind === 'client') ? identifyCaller(inbound) : undefined;

/** Shorter pauses are over before somebody reads of them. */
const minReportedPauseMs = 5_000;

/**
 * What the failures of a request show about the accounts of its targets. With a single target nothing is paused, since nothing
 * else could answer.
 */
export class AccountFailures {
  readonly #exchange: ExchangeContext;
  readonly #hasChoice: boolean;
  readonly #caller: string | undefined;
  readonly #notes: Note[] = [];
  /** Whether the target that is tried now was paused: it is tried as nothing else is left. */
  #wasPaused = false;

  constructor(exchange: ExchangeContext, targets: readonly Route[]) {
    this.#exchange = exchange;
    this.#hasChoice = targets.length > 1;
    this.#caller = callerOf(exchange, targets);
  }

  /** For the trace, where the record of a later attempt begins. */
  get notes(): readonly Note[] {
    return this.#notes;
  }

  /** The targets that are left, or none if all of them are paused: then the failure of this one is what the client gets. */
  withoutPaused(left: readonly Route[]): readonly Route[] {
    if (!this.#hasChoice) return left;
    return left.every((route) => this.#isPaused(route)) ? [] : left;
  }

  /** A target is tried. */
  started(route: Route): void {
    this.#wasPaused = this.#isPaused(route);
  }

  /** The target that was tried answered: it needs no pause. */
  answered(route: Route): void {
    if (!this.#hasChoice && !this.#wasPaused) return;
    const pauses = this.#exchange.services.targetGate.accountPauses(route.config.name);
    pauses.answered(toAccount(route, this.#caller), { wasPaused: this.#wasPaused });
  }

  /** A target failed: pauses its account, if that is why. Returns the targets of `left` that may be tried now. */
  failed(
    route: Route,
    failure: AttemptFailure,
    { left, hasBegun = false }: { left: readonly Route[]; hasBegun?: boolean },
  ): readonly Route[] {
    const { found, error } = failure;
    const { services, record } = this.#exchange;
    if (!this.#hasChoice) return left;
    // Another key does not reach a server that does not answer.
    if (record.attemptStatus === null && !found && error.kind !== 'overloaded') return withoutKeysOf(route, left);
    if (!found || found.kind === 'bad-request' || found.kind === 'overloaded' || found.kind === 'policy') return left;
    const pauses = services.targetGate.accountPauses(route.config.name);
    const { pauseMs, isNew } = pauses.add(toAccount(route, this.#caller), found);
    const sentence = describeFailure(toName(route), statusOf(error), { ...found, pauseMs });
    if (isNew && pauseMs >= minReportedPauseMs) services.reportPause(`${sentence}; louter reload ends the pause`);
    // The others may be of the same account.
    const open = this.withoutPaused(left);
    const note = {
      what: sentence,
      saw: truncateShown(error.message),
      made: open.length > 0 ? 'the next target was tried' : "the client got the vendor's error",
    };
    record.noted(note);
    // What is noted of an answer that has begun stays in the record.
    if (!hasBegun) this.#notes.push(note);
    return open;
  }

  #isPaused(route: Route): boolean {
    return findPause(this.#exchange.services.targetGate, route, this.#caller) !== undefined;
  }
}

/** The targets of other backends, if there are any. */
function withoutKeysOf({ config }: Route, left: readonly Route[]): readonly Route[] {
  const others = left.filter((route) => route.config.name !== config.name);
  return others.length > 0 ? others : left;
}
