import { isRetryable, LouterError, statusOf, toCoreError } from '../../core/error.ts';
import type { CoreError } from '../../core/types.ts';
import type { WaitWithoutSlot } from '../exchange-io.ts';
import { missingPackage } from '../platform/optional-package.ts';
import type { Route } from '../route/routing.ts';
import { BrokenConnection } from './transport.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import type { FailureClass } from './failure-class.ts';

/** How long a request waits between its attempts, in sum. */
const maxWaitMs = 60_000;
const firstBackoffMs = 500;
const maxBackoffMs = 8_000;

/** Why an attempt failed, and what that means for a retry. */
export interface AttemptFailure {
  error: CoreError;
  /** The upstream's `x-should-retry`, where it sent one. */
  shouldRetry: boolean | undefined;
  /** The header fields of an error response, by lower-case name. */
  headers?: Readonly<Record<string, string>>;
  /** What a vendor's error shows; absent: nothing is known of it, or no vendor sent it. */
  found?: FailureClass | undefined;
  /** Whether the connection broke before a response came, as a kept-alive one does that the server had closed. */
  isBrokenConnection?: boolean;
}

/** An attempt that failed before anything reached the client. */
export class FailedAttempt extends Error {
  readonly failure: AttemptFailure;
  constructor(failure: AttemptFailure) {
    super(failure.error.message);
    this.failure = failure;
  }
}

/** The failure that an attempt threw. */
export const toFailure = (thrown: unknown): AttemptFailure =>
  thrown instanceof FailedAttempt
    ? thrown.failure
    : {
        error: toCoreError(thrown),
        shouldRetry: undefined,
        isBrokenConnection: isConnectionBreak(thrown),
      };

/** An error to which the name of its backend was added has the original as its cause. */
const isConnectionBreak = (thrown: unknown): boolean =>
  thrown instanceof BrokenConnection || (thrown instanceof LouterError && thrown.cause instanceof BrokenConnection);

/** Runs what depends on a backend, and names the backend in failures that it caused. */
export async function nameBackendInErrors<T>(
  { abort }: { abort: AbortController },
  { config: { name } }: Pick<Route, 'config'>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    // A client that left, our own limits and our own defects are not its fault.
    if (abort.signal.aborted) throw error;
    const named = (detail: CoreError): CoreError => ({ ...detail, backend: name });
    if (error instanceof FailedAttempt)
      throw new FailedAttempt({ ...error.failure, error: named(error.failure.error) });
    if (error instanceof LouterError && error.detail.kind !== 'internal')
      throw new LouterError(named(error.detail), { cause: error });
    throw error;
  }
}

/** Whether the target caused the failure: it may recover later, and another may work now. */
export function isTargetFailure({ error }: AttemptFailure): boolean {
  if (error.kind === 'aborted' || error.kind === 'internal' || error.isProxyFailure) return false;
  if (error.code === missingPackage) return false;
  const status = statusOf(error);
  return status === 408 || status === 429 || status >= 500;
}

/** Whether the next target of a model row may be tried: this one or its account failed, or cannot carry the request. */
export const mayFallBack = (failure: AttemptFailure): boolean =>
  failure.found?.triesNext ?? (isTargetFailure(failure) || failure.error.kind === 'unsupported');

interface RetryState {
  retriesDone: number;
  /** All waits so far, in milliseconds. */
  waitedMs: number;
  /** Whether no other target is left. */
  isLast: boolean;
}

/**
 * How long to wait before the same target is tried again, in milliseconds, or `undefined` when it must not be. While
 * another target is left that one is tried instead, at once; only a broken connection is opened again, once and without
 * waiting. Full jitter (Brooker, "Exponential Backoff And Jitter"), except where the upstream gives a time.
 */
function computeRetryDelay(failure: AttemptFailure, { retriesDone, waitedMs, isLast }: RetryState): number | undefined {
  const { error, shouldRetry, isBrokenConnection, found } = failure;
  if (!isLast) return isBrokenConnection && retriesDone === 0 ? 0 : undefined;
  if (shouldRetry === false) return undefined;
  // Something else than the API answers there, and will.
  if (error.isPermanent && error.kind === 'bad-upstream-reply') return undefined;
  const mayRepeat = found?.mayRepeat ?? (isRetryable(error.kind) && isTargetFailure(failure));
  if (shouldRetry !== true && !mayRepeat) return undefined;
  const backoff = Math.min(maxBackoffMs, firstBackoffMs * 2 ** retriesDone);
  const delay = error.retryAfterMs ?? Math.random() * backoff;
  return waitedMs + delay > maxWaitMs ? undefined : delay;
}

interface RetryOptions {
  /** At most, after the first attempt. */
  retries: number;
  /** Whether no other target is left. */
  isLast: boolean;
  signal: AbortSignal;
  /** Whether nothing has reached the client that another attempt would repeat. */
  mayTryAgain(): boolean;
  /** Waits without the request's slot; false: it has none afterwards, and its last failure is the result. */
  waitWithoutSlot?: WaitWithoutSlot | undefined;
}

/**
 * Tries until an attempt succeeds, or its failure excludes another attempt and is the result. `tryOnce` receives the
 * reason of a repeated attempt, and resolves with its failure.
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
    // A client that left while it waited is not the same as one that found no slot.
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

/** Whether an event is part of the answer's content: once it was passed on, a retry would repeat it in other words. */
export function isContent(event: CoreStreamEvent): boolean {
  switch (event.type) {
    case 'response-start':
    case 'opaque':
    case 'usage':
    case 'error':
      return false;
    default:
      return true;
  }
}
