import { describe, expect, test } from 'vitest';
import type { CoreError } from '../../src/core/types.ts';
import { mayFallBack, computeRetryDelay } from '../../src/gateway/retry.ts';

const failure = (error: Partial<CoreError>, shouldRetry?: boolean) => ({
  error: { kind: 'upstream', message: 'broken', ...error } as CoreError,
  shouldRetry,
});

const last = { retriesDone: 0, waitedMs: 0, isLast: true };

describe('retries', () => {
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
  ] as const)('%o is retried: %s', (error, expected) => {
    expect(computeRetryDelay(failure(error), last) !== undefined).toBe(expected);
  });

  test('the upstream’s x-should-retry overrides the status', () => {
    expect(computeRetryDelay(failure({ status: 500 }, false), last)).toBeUndefined();
    expect(computeRetryDelay(failure({ kind: 'invalid-request', status: 409 }, true), last)).toBeDefined();
  });

  test('Retry-After is respected, unless it is more than a minute in total', () => {
    expect(computeRetryDelay(failure({ kind: 'rate-limit', retryAfterMs: 1_500 }), last)).toBe(1_500);
    expect(computeRetryDelay(failure({ kind: 'rate-limit', retryAfterMs: 60_000 }), last)).toBe(60_000);
    expect(computeRetryDelay(failure({ kind: 'rate-limit', retryAfterMs: 60_001 }), last)).toBeUndefined();
    expect(
      computeRetryDelay(failure({ kind: 'rate-limit', retryAfterMs: 30_000 }), {
        retriesDone: 1,
        waitedMs: 31_000,
        isLast: true,
      }),
    ).toBeUndefined();
  });

  test('without Retry-After the wait is random below a doubling limit', () => {
    for (let retries = 0; retries < 8; retries++) {
      const delay = computeRetryDelay(failure({}), { ...last, retriesDone: retries });
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThan(Math.min(8_000, 500 * 2 ** retries));
    }
  });

  test('while another target follows, only a broken connection is opened again, once', () => {
    const elsewhere = { ...last, isLast: false };
    expect(computeRetryDelay(failure({ status: 500 }), elsewhere)).toBeUndefined();
    expect(computeRetryDelay(failure({ kind: 'timeout' }), elsewhere)).toBeUndefined();
    expect(computeRetryDelay(failure({ status: 409 }, true), elsewhere)).toBeUndefined();
    const broken = { ...failure({}), isBrokenConnection: true };
    expect(computeRetryDelay(broken, elsewhere)).toBe(0);
    expect(computeRetryDelay(broken, { ...elsewhere, retriesDone: 1 })).toBeUndefined();
  });

  test('the next target is tried for failures of this one only', () => {
    expect(mayFallBack(failure({ status: 503, kind: 'overloaded' }))).toBe(true);
    expect(mayFallBack(failure({ kind: 'rate-limit' }))).toBe(true);
    expect(mayFallBack(failure({ kind: 'unsupported' }))).toBe(true);
    expect(mayFallBack(failure({ kind: 'permission', status: 403 }))).toBe(false);
    expect(mayFallBack(failure({ kind: 'not-found', status: 404 }))).toBe(false);
  });
});
