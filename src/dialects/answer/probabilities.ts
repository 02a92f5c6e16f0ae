import type { CoreLogprob } from '../../core/types.ts';

/** Keeps the probabilities of tokens until it is known what became of these: with text they go on. */
export interface LogprobBuffer {
  keep(logprobs: readonly CoreLogprob[]): void;
  /** What was kept became text: gives it back. */
  asText(): CoreLogprob[] | undefined;
  /** What was kept became something else. */
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
