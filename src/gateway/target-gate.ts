/** Failures in a row after which a target is paused, and for how long. */
const maxFailures = 5;
const pauseMs = 30_000;

/** How an attempt at a target ended. `unknown`: it tells nothing about the target, such as one the client gave up. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'unknown';

/** The right to send one request to a target. Whoever holds it ends it, whatever becomes of the request. */
export interface TargetPermit {
  /** Gives the backend's place back and records the outcome. Only the first call counts. */
  end(outcome: AttemptOutcome): void;
}

/** A model at a backend, both by their names. */
export interface TargetName {
  readonly backend: string;
  readonly model: string;
}

/**
 * Decides which requests may be sent to a target now: how many its backend takes at once, and whether it is paused
 * because it keeps failing (a circuit breaker). Both are decided in one step, so that the single request that probes a
 * paused target is only ever one that was sent.
 */
export interface TargetGate {
  /**
   * `busy`: the backend works on as many requests as it takes. `paused`: the target has failed five times in a row; after
   * 30 s one request at a time may try it. With `evenIfPaused` a pause is disregarded.
   */
  enter(target: TargetName, options: { evenIfPaused: boolean }): TargetPermit | 'busy' | 'paused';
}

/** How many targets that failed are remembered: more than any configuration has. */
const maxTrackedTargets = 10_000;

interface Circuit {
  failures: number;
  /** When the pause began, or undefined where there is none. */
  pausedAt: number | undefined;
  /** The request that tries the target after its pause. */
  probe: TargetPermit | undefined;
}

/**
 * @param capacities how many requests each backend takes at once, by its name.
 * @param now in milliseconds of a clock that never goes back.
 */
export function createTargetGate(
  capacities: ReadonlyMap<string, number>,
  now: () => number = () => performance.now(),
): TargetGate {
  const inFlight = new Map<string, number>();
  const circuits = new Map<string, Circuit>();
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
    // Clients name models as they like: what is remembered must not grow with them.
    if (circuits.size > maxTrackedTargets) for (const oldest of circuits.keys()) return void circuits.delete(oldest);
  }

  return {
    enter({ backend, model }, { evenIfPaused }) {
      const key = `${backend}/${model}`;
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
