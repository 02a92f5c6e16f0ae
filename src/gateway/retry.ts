import { isRetryable, LouterError, statusOf, toCoreError } from '../core/error.ts';
import type { CoreError } from '../core/types.ts';
import type { WaitWithoutSlot } from './exchange-io.ts';
import { BrokenConnection } from './http-transport.ts';

/** The longest a request waits between its tries, all taken together. */
const maxWaitMs = 60_000;
const firstBackoffMs = 500;
const maxBackoffMs = 8_000;

/** What a failed try says about trying again. */
export interface AttemptFailure {
  error: CoreError;
  /** The upstream's own `x-should-retry`, where it sent one. */
  shouldRetry: boolean | undefined;
  /** Whether the connection broke before an answer came, as a kept-alive one may that the server had closed. */
  isBrokenConnection?: boolean;
}

/** A try that failed before anything reached the client. */
export class FailedAttempt extends Error {
  readonly failure: AttemptFailure;
  constructor(failure: AttemptFailure) {
    super(failure.error.message);
    this.failure = failure;
  }
}

/** What a try threw, as its failure. */
export const toFailure = (thrown: unknown): AttemptFailure =>
  thrown instanceof FailedAttempt
    ? thrown.failure
    : {
        error: toCoreError(thrown),
        shouldRetry: undefined,
        isBrokenConnection: wasConnectionBroken(thrown),
      };

/** An error that was given the name of its backend has the original as its cause. */
const wasConnectionBroken = (thrown: unknown): boolean =>
  thrown instanceof BrokenConnection || (thrown instanceof LouterError && thrown.cause instanceof BrokenConnection);

/** Whether the fault lies with the target: it may be well again later, and another may be well now. */
export function isTargetFailure({ error }: AttemptFailure): boolean {
  if (error.kind === 'aborted' || error.kind === 'internal') return false;
  const status = statusOf(error);
  return status === 408 || status === 429 || status >= 500;
}

/** Whether the next target of a model row may be asked: this one is at fault, or cannot say what was asked. */
export const mayFallBack = (failure: AttemptFailure): boolean =>
  isTargetFailure(failure) || failure.error.kind === 'unsupported';

interface RetryState {
  retriesDone: number;
  /** All waits so far, in milliseconds. */
  waitedMs: number;
  /** Whether no other target is left. */
  isLast: boolean;
}

/**
 * How long to wait before the same target is tried again, in milliseconds, or `undefined` when it must not
 * be. While another target is left that one is asked instead, at once; only a broken connection is made anew, once and
 * without waiting. Full jitter (Brooker, "Exponential Backoff And Jitter"), except where the upstream says when.
 */
export function computeRetryDelay(
  failure: AttemptFailure,
  { retriesDone, waitedMs, isLast }: RetryState,
): number | undefined {
  const { error, shouldRetry, isBrokenConnection } = failure;
  if (!isLast) return isBrokenConnection && retriesDone === 0 ? 0 : undefined;
  if (shouldRetry === false) return undefined;
  if (shouldRetry !== true && !(isRetryable(error.kind) && isTargetFailure(failure))) return undefined;
  const backoff = Math.min(maxBackoffMs, firstBackoffMs * 2 ** retriesDone);
  const delay = error.retryAfterMs ?? Math.random() * backoff;
  return waitedMs + delay > maxWaitMs ? undefined : delay;
}

interface RetryOptions {
  /** How often at most, after the first try. */
  retries: number;
  /** Whether no other target is left to be asked. */
  isLast: boolean;
  signal: AbortSignal;
  /** Whether nothing has reached the client that a further try would say again. */
  mayTryAgain(): boolean;
  /** How the request waits without its place; false: it has none afterwards, and its last failure is the result. */
  waitWithoutSlot?: WaitWithoutSlot | undefined;
}

/**
 * Tries until a try succeeds, or its failure says that no other is to be made, which is then the result. `tryOnce` is
 * told why it is tried again, and resolves with its failure.
 */
export async function withRetries(
  attempt: (again: string | undefined) => Promise<AttemptFailure | undefined>,
  { retries, isLast, signal, mayTryAgain, waitWithoutSlot: waitOutside }: RetryOptions,
): Promise<AttemptFailure | undefined> {
  let again: string | undefined;
  let waitedMs = 0;
  for (let retriesDone = 0; ; retriesDone++) {
    const failure = await attempt(again);
    if (!failure) return undefined;
    const mayRetry = retriesDone < retries && mayTryAgain() && !signal.aborted;
    const delay = mayRetry ? computeRetryDelay(failure, { retriesDone, waitedMs, isLast }) : undefined;
    if (delay === undefined) return failure;
    waitedMs += delay;
    again = `retry ${retriesDone + 1} after: ${failure.error.message}`;
    const waiting = (): Promise<void> => wait(delay, signal);
    if (!waitOutside || delay === 0) await waiting();
    // Who left while it waited is told from who found no place.
    else if (!(await waitOutside(waiting)) && !signal.aborted) return failure;
  }
}

/** Waits, but no longer than until the signal fires. */
function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal.addEventListener('abort', done, { once: true });
  });
}
