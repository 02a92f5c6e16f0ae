import { describe, expect, test } from 'vitest';
import type { CoreError } from '../../src/core/types.ts';
import { mayFallBack, retryDelay } from '../../src/gateway/retry.ts';

const failure = (error: Partial<CoreError>, shouldRetry?: boolean) => ({
  error: { kind: 'upstream', message: 'broken', ...error } as CoreError,
  shouldRetry,
});

describe('trying again', () => {
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
    expect(retryDelay(failure(error), 0, 0) !== undefined).toBe(expected);
  });

  test('the upstream’s own word beats the status', () => {
    expect(retryDelay(failure({ status: 500 }, false), 0, 0)).toBeUndefined();
    expect(retryDelay(failure({ kind: 'invalid-request', status: 409 }, true), 0, 0)).toBeDefined();
  });

  test('Retry-After is kept to the millisecond, unless it is more than a minute in all', () => {
    expect(retryDelay(failure({ kind: 'rate-limit', retryAfterMs: 1_500 }), 0, 0)).toBe(1_500);
    expect(retryDelay(failure({ kind: 'rate-limit', retryAfterMs: 60_000 }), 0, 0)).toBe(60_000);
    expect(retryDelay(failure({ kind: 'rate-limit', retryAfterMs: 60_001 }), 0, 0)).toBeUndefined();
    expect(retryDelay(failure({ kind: 'rate-limit', retryAfterMs: 30_000 }), 1, 31_000)).toBeUndefined();
  });

  test('without it the wait is random below a doubling bound', () => {
    for (let retries = 0; retries < 8; retries++) {
      const delay = retryDelay(failure({}), retries, 0);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThan(Math.min(8_000, 500 * 2 ** retries));
    }
  });

  test('the next target is asked for faults of this one only', () => {
    expect(mayFallBack(failure({ status: 503, kind: 'overloaded' }))).toBe(true);
    expect(mayFallBack(failure({ kind: 'rate-limit' }))).toBe(true);
    expect(mayFallBack(failure({ kind: 'unsupported' }))).toBe(true);
    expect(mayFallBack(failure({ kind: 'permission', status: 403 }))).toBe(false);
    expect(mayFallBack(failure({ kind: 'not-found', status: 404 }))).toBe(false);
  });
});
