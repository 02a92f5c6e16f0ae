import type { CoreError } from '../../core/types.ts';
import { AccountPauses, type AccountPause } from './account-pauses.ts';
import { describeTarget, type TargetName } from './target-name.ts';

/** Failures in a row after which a target is paused, and for how long. */
const maxFailures = 5;
const pauseMs = 30_000;

/** How an attempt at a target ended. `unknown`: it shows nothing about the target, for example when the client left. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'unknown';

/** The right to send one request to a target. Its holder must end it, however the request ends. */
export interface TargetPermit {
  /** Releases the backend's slot and records the outcome. Only the first call counts. */
  end(outcome: AttemptOutcome): void;
}

/**
 * Decides which requests may be sent to a target now: by the concurrency limit of its backend, and by whether it is paused
 * because it keeps failing (a circuit breaker). Both are decided in one step, so that the single request that probes a
 * paused target is always one that was sent.
 */
export interface TargetGate {
  /**
   * `busy`: the backend is at its limit. `paused`: the target failed five times in a row; after 30 s one request at a time may
   * try it. `evenIfPaused` ignores a pause.
   */
  enter(target: TargetName, options: { evenIfPaused: boolean }): TargetPermit | 'busy' | 'paused';
  /** Whether a target is paused because it keeps failing. */
  isPaused(target: TargetName): boolean;
  /** The accounts of a backend that its vendor refused, or asked to wait. */
  accountPauses(backend: string): AccountPauses;
  /** How many conversations have begun at a backend with several keys: the next one takes the next key. */
  nextTurn(target: TargetName): number;
}

/** A gate whose state can be read, for metrics. */
export interface ObservableTargetGate extends TargetGate {
  /** How many targets and accounts are paused. */
  readonly pausedTargets: number;
}

/** How many failing targets are tracked: more than any configuration has. */
const maxTrackedTargets = 10_000;

interface Circuit {
  failures: number;
  /** When the pause began; undefined when it is not paused. */
  pausedAt: number | undefined;
  /** The request that probes the target after its pause. */
  probe: TargetPermit | undefined;
}

/**
 * @param capacities the concurrency limit of each backend, by name.
 * @param options `now`: a monotonic clock in milliseconds; `inFlight`: the requests in flight by backend, for gates that
 *   share a limit.
 */
export function createTargetGate(
  capacities: ReadonlyMap<string, number>,
  {
    now = () => performance.now(),
    inFlight = new Map<string, number>(),
  }: { now?: () => number; inFlight?: Map<string, number> } = {},
): ObservableTargetGate {
  const circuits = new Map<string, Circuit>();
  const accountPauses = new AccountPauses(now);
  const turns = new Map<string, number>();
  const inFlightAt = (backend: string): number => inFlight.get(backend) ?? 0;

  const isPaused = ({ pausedAt, probe }: Circuit): boolean =>
    pausedAt !== undefined && (probe !== undefined || now() - pausedAt < pauseMs);

  function record(key: string, admittance: TargetPermit, outcome: AttemptOutcome): void {
    if (outcome === 'succeeded') {
      circuits.delete(key);
      return;
    }
    const circuit = circuits.get(key) ?? { failures: 0, pausedAt: undefined, probe: undefined };
    if (circuit.probe === admittance) circuit.probe = undefined;
    if (outcome === 'unknown') return;
    circuit.failures++;
    if (circuit.failures >= maxFailures) circuit.pausedAt = now();
    circuits.set(key, circuit);
    // Clients choose the names of models: the memory must not grow with them.
    if (circuits.size > maxTrackedTargets) for (const oldest of circuits.keys()) return void circuits.delete(oldest);
  }

  return {
    accountPauses: () => accountPauses,
    nextTurn({ model }) {
      const turn = turns.get(model) ?? 0;
      if (turns.size >= maxTrackedTargets) turns.clear();
      turns.set(model, turn + 1);
      return turn;
    },
    isPaused(target) {
      const circuit = circuits.get(circuitKey(target));
      return circuit !== undefined && isPaused(circuit);
    },
    get pausedTargets() {
      let count = accountPauses.size;
      for (const circuit of circuits.values()) if (isPaused(circuit)) count++;
      return count;
    },
    enter(target, { evenIfPaused }) {
      const { backend } = target;
      const key = circuitKey(target);
      const circuit = circuits.get(key);
      if (circuit && !evenIfPaused && isPaused(circuit)) return 'paused';
      if (inFlightAt(backend) >= (capacities.get(backend) ?? 0)) return 'busy';
      inFlight.set(backend, inFlightAt(backend) + 1);
      let hasEnded = false;
      const admittance: TargetPermit = {
        end(outcome) {
          if (hasEnded) return;
          hasEnded = true;
          inFlight.set(backend, inFlightAt(backend) - 1);
          record(key, admittance, outcome);
        },
      };
      if (circuit && !evenIfPaused && circuit.pausedAt !== undefined) circuit.probe = admittance;
      return admittance;
    },
  };
}

const circuitKey = ({ backend, model, key = '' }: TargetName): string => `${backend}/${model} ${key}`;

/** Why a request is not sent to an account now, for the client. */
export const toPauseError = (target: TargetName, { what, remedy, leftMs }: AccountPause): CoreError => ({
  kind: 'overloaded',
  message: `${describeTarget(target)} is paused for ${Math.ceil(leftMs / 1000)} s, as it ${what}: ${remedy}`,
  retryAfterMs: leftMs,
});

/** Why a request is not sent to a backend now, for the client. */
export function toAdmittanceError(backend: string, why: 'busy' | 'paused'): CoreError {
  const state =
    why === 'busy' ? 'is busy: limits.max_concurrent requests are in flight' : 'is paused for 30 s after 5 failures';
  return { kind: 'overloaded', message: `backend "${backend}" ${state}; try again in a moment`, retryAfterMs: 2_000 };
}
