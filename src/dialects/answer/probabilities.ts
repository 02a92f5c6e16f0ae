import type { CoreLogprob } from '../../core/types.ts';

/** Keeps log probabilities until it is known whether their tokens became text. Only those of text are written. */
export interface LogprobBuffer {
  keep(logprobs: readonly CoreLogprob[]): void;
  /** Returns the kept probabilities: their tokens became text. */
  asText(): CoreLogprob[] | undefined;
  /** Discards the kept probabilities: their tokens became something else. */
  drop(): void;
  readonly dropped: boolean;
}

export function createLogprobBuffer(): LogprobBuffer {
  let kept: CoreLogprob[] = [];
  let dropped = false;

  return {
    keep(logprobs) {
      for (const logprob of logprobs) kept.push(logprob);
    },
    asText() {
      if (kept.length === 0) return undefined;
      const released = kept;
      kept = [];
      return released;
    },
    drop() {
      if (kept.length === 0) return;
      kept = [];
      dropped = true;
    },
    get dropped() {
      return dropped;
    },
  };
}
