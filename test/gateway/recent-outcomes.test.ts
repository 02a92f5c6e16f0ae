import { expect, test } from 'vitest';
import { RecentOutcomes } from '../../src/gateway/recent-outcomes.ts';
import { backend } from '../record/support/exchange.ts';

test('counts how the requests of the last ten minutes ended, by backend', () => {
  let nowMs = 0;
  const recent = new RecentOutcomes(() => nowMs);
  const local = backend();
  recent.add({ traceId: 'old', status: 'upstream-error', backend: local });
  nowMs = 10 * 60_000 - 1;
  recent.add({ traceId: 'good', status: 'ok', backend: local });
  recent.add({ traceId: 'bad', status: 'upstream-error', backend: local });
  recent.add({ traceId: 'refused', status: 'client-error', backend: local });
  recent.add({ traceId: 'left', status: 'aborted', backend: local });
  recent.add({ traceId: 'unrouted', status: 'proxy-error', backend: null });
  expect(recent.of('local')).toEqual({ requests: 3, failed: 2, replaced: 0, newestFailure: 'bad' });
  nowMs = 10 * 60_000;
  expect(recent.of('local')).toEqual({ requests: 2, failed: 1, replaced: 0, newestFailure: 'bad' });
  expect(recent.of('other')).toEqual({ requests: 0, failed: 0, replaced: 0, newestFailure: null });
});

test('counts the attempts that a fallback or a retry hides at the backend that failed', () => {
  const recent = new RecentOutcomes();
  const [attempt] = backend().attempts;
  if (!attempt) throw new Error('no attempt');
  const failed = { ...attempt, backend: 'first', status: 529, error: 'overloaded' };
  const attempts = [failed, failed, { ...attempt, backend: 'local' }];
  recent.add({ traceId: 'mended', status: 'ok', backend: backend({ attempts }) });
  expect(recent.of('first')).toEqual({ requests: 0, failed: 0, replaced: 2, newestFailure: 'mended' });
  expect(recent.of('local')).toEqual({ requests: 1, failed: 0, replaced: 0, newestFailure: null });
});
