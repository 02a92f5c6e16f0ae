import { isRetryable, statusOf } from '../core/error.ts';
import type { CoreError } from '../core/types.ts';

/** The longest a request waits between its tries, all taken together. */
const maxWaitMs = 60_000;
const firstBackoffMs = 500;
const maxBackoffMs = 8_000;

/** What a failed try says about trying again. */
export interface Failure {
  error: CoreError;
  /** The upstream's own `x-should-retry`, where it sent one. */
  shouldRetry: boolean | undefined;
}

/** Whether the fault lies with the target: it may be well again later, and another may be well now. */
export function isTargetFault({ error }: Failure): boolean {
  if (error.kind === 'aborted' || error.kind === 'internal') return false;
  const status = statusOf(error);
  return status === 408 || status === 429 || status >= 500;
}

/** Whether the next target of a model row may be asked: this one is at fault, or cannot say what was asked. */
export const mayFallBack = (failure: Failure): boolean =>
  isTargetFault(failure) || failure.error.kind === 'unsupported';

/**
 * How long to wait before the same target is tried again, in milliseconds, or `undefined` when it must not
 * be. Full jitter (Brooker, "Exponential Backoff And Jitter"), except where the upstream says when.
 */
export function retryDelay(failure: Failure, retriesDone: number, waitedMs: number): number | undefined {
  const { error, shouldRetry } = failure;
  if (shouldRetry === false) return undefined;
  if (shouldRetry !== true && !(isRetryable(error.kind) && isTargetFault(failure))) return undefined;
  const backoff = Math.min(maxBackoffMs, firstBackoffMs * 2 ** retriesDone);
  const delay = error.retryAfterMs ?? Math.random() * backoff;
  return waitedMs + delay > maxWaitMs ? undefined : delay;
}
