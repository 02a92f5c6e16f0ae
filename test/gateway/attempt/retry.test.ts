import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CoreError } from '../../../src/core/types.ts';
import { mayFallBack, withRetries, type AttemptFailure } from '../../../src/gateway/attempt/retry.ts';

const failure = (error: Partial<CoreError>, shouldRetry?: boolean): AttemptFailure => ({
  error: { kind: 'upstream', message: 'broken', ...error },
  shouldRetry,
});

/** How long each attempt after the first waited, in milliseconds; attempts fail as listed, and the last failure repeats. */
async function waitsAfter(failures: readonly AttemptFailure[], { retries = 3, isLast = true } = {}): Promise<number[]> {
  const startedAt: number[] = [];
  const attempt = async (): Promise<AttemptFailure | undefined> => {
    startedAt.push(Date.now());
    return failures[startedAt.length - 1] ?? failures.at(-1);
  };
  const { signal } = new AbortController();
  const result = withRetries(attempt, { retries, isLast, signal, mayTryAgain: () => true });
  await vi.runAllTimersAsync();
  await result;
  return startedAt.slice(1).map((time, index) => time - (startedAt[index] ?? 0));
}

describe('retries', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [{ kind: 'upstream', status: 500 }, true],
    [{ kind: 'overloaded', status: 529 }, true],
    [{ kind: 'rate-limit', status: 429 }, true],
    [{ kind: 'timeout', status: 408 }, true],
    [{ kind: 'bad-upstream-reply' }, true],
    [{ kind: 'invalid-request', status: 400 }, false],
    [{ kind: 'authentication', status: 401 }, false],
    [{ kind: 'context-length', status: 400 }, false],
    [{ kind: 'aborted' }, false],
    [{ kind: 'internal' }, false],
  ] as const)('%o is retried: %s', async (error, isRetried) => {
    expect(await waitsAfter([failure(error)], { retries: 1 })).toHaveLength(isRetried ? 1 : 0);
  });

  test('the upstream’s x-should-retry overrides the status', async () => {
    expect(await waitsAfter([failure({ status: 500 }, false)])).toEqual([]);
    expect(await waitsAfter([failure({ kind: 'invalid-request', status: 409 }, true)], { retries: 1 })).toHaveLength(1);
  });

  test('Retry-After is respected, unless it is more than a minute in total', async () => {
    const limited = (retryAfterMs: number) => failure({ kind: 'rate-limit', retryAfterMs });
    expect(await waitsAfter([limited(1_500)])).toEqual([1_500, 1_500, 1_500]);
    expect(await waitsAfter([limited(60_000)])).toEqual([60_000]);
    expect(await waitsAfter([limited(60_001)])).toEqual([]);
    expect(await waitsAfter([limited(31_000), limited(30_000)])).toEqual([31_000]);
  });

  test('without Retry-After the wait is random below a doubling limit', async () => {
    const halves = [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000];
    expect(await waitsAfter([failure({})], { retries: 8 })).toEqual(halves);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await waitsAfter([failure({})], { retries: 8 })).toEqual(halves.map(() => 0));
  });

  test('while another target follows, only a broken connection is opened again, once', async () => {
    expect(await waitsAfter([failure({ status: 500 })], { isLast: false })).toEqual([]);
    expect(await waitsAfter([failure({ kind: 'timeout' })], { isLast: false })).toEqual([]);
    expect(await waitsAfter([failure({ status: 409 }, true)], { isLast: false })).toEqual([]);
    const broken = { ...failure({}), isBrokenConnection: true };
    expect(await waitsAfter([broken], { isLast: false })).toEqual([0]);
  });
});

test('the next target is tried for failures of this one only', () => {
  expect(mayFallBack(failure({ status: 503, kind: 'overloaded' }))).toBe(true);
  expect(mayFallBack(failure({ kind: 'rate-limit' }))).toBe(true);
  expect(mayFallBack(failure({ kind: 'unsupported' }))).toBe(true);
  expect(mayFallBack(failure({ kind: 'permission', status: 403 }))).toBe(false);
  expect(mayFallBack(failure({ kind: 'not-found', status: 404 }))).toBe(false);
});
