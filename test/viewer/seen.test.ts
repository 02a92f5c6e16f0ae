import { expect, test } from 'vitest';
import type { Diagnostics } from '../../src/viewer/app/types.ts';
import { describeHealth } from '../../src/viewer/status/health-text.ts';
import { markSeen, unseenOf } from '../../src/viewer/status/seen.ts';

const finding = (what: string, isPast: boolean) => ({ about: 'traces', what, next: 'look', is_past: isPast });

/** Only what counts for the head of the page. */
const stateOf = (findings: Diagnostics['findings'], newestFailure: string | null): Diagnostics =>
  ({
    findings,
    backends: [
      {
        name: 'coder',
        reach: null,
        recent: {
          requests: 3,
          failed: newestFailure === null ? 0 : 1,
          replaced: 0,
          newest_failure: newestFailure,
        },
      },
    ],
  }) as unknown as Diagnostics;

const headOf = (state: Diagnostics): string => describeHealth(unseenOf(state)).text;

test('counts what has happened until the status page showed it, and what is wrong while it is', () => {
  const [past, now] = [finding('the latest is aa11', true), finding('degraded', false)];
  expect(headOf(stateOf([past, now], null))).toBe('2 problems');
  markSeen(stateOf([past, now], null));
  expect(headOf(stateOf([past, now], null))).toBe('1 problem');
  expect(headOf(stateOf([past], null))).toBe('all well');
  // It happened again.
  expect(headOf(stateOf([finding('the latest is bb22', true)], null))).toBe('1 problem');
});

test('counts failed requests until the status page showed the latest of them', () => {
  const state = stateOf([], 'aa11');
  expect(headOf(state)).toBe('1 of 3 requests failed in 10 min');
  markSeen(state);
  expect(headOf(state)).toBe('all well');
  expect(headOf(stateOf([], 'bb22'))).toBe('1 of 3 requests failed in 10 min');
});
