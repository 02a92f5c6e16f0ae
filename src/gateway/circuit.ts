/** Failures in a row that open a circuit, and how long it stays open. */
const threshold = 5;
const openMs = 30_000;

interface State {
  failures: number;
  /** When the circuit opened, or undefined while it is closed. */
  openedAt: number | undefined;
  probing: boolean;
}

/** Remembers which targets keep failing, so that they are left alone for a while. */
export interface Circuits {
  /** Whether a target may be tried; after 30 s of an open circuit one request at a time may probe it. */
  admits(key: string): boolean;
  /** How a try went. `unknown`: it says nothing of the target, such as one the client gave up. */
  note(key: string, verdict: 'fine' | 'failed' | 'unknown'): void;
}

/** `now` in milliseconds of a clock that never goes back. */
export function createCircuits(now: () => number = () => performance.now()): Circuits {
  const states = new Map<string, State>();
  return {
    admits(key) {
      const state = states.get(key);
      if (state?.openedAt === undefined) return true;
      if (state.probing || now() - state.openedAt < openMs) return false;
      state.probing = true;
      return true;
    },
    note(key, verdict) {
      if (verdict === 'fine') {
        states.delete(key);
        return;
      }
      const state = states.get(key) ?? { failures: 0, openedAt: undefined, probing: false };
      state.probing = false;
      if (verdict === 'failed' && ++state.failures >= threshold) state.openedAt = now();
      states.set(key, state);
    },
  };
}
