import { describe, expect, test } from 'vitest';
import type { FailureClass } from '../../../src/gateway/attempt/failure-class.ts';
import { failureKinds } from '../../../src/gateway/attempt/failure-kinds.ts';
import { AccountPauses } from '../../../src/gateway/route/account-pauses.ts';

const account = { backend: 'one', model: 'm' };
const slower: FailureClass = { ...failureKinds.rate, kind: 'rate' };
const empty: FailureClass = { ...failureKinds.credit, kind: 'credit' };

function start() {
  const clock = { now: 0 };
  return { clock, pauses: new AccountPauses(() => clock.now) };
}

describe('an account that asks to wait, and not how long', () => {
  test('is paused for two seconds, and twice as long each time it asks again, up to a minute', () => {
    const { clock, pauses } = start();
    const lengths = Array.from({ length: 7 }, () => {
      const { pauseMs } = pauses.add(account, slower);
      clock.now += pauseMs;
      return pauseMs / 1000;
    });
    expect(lengths).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  test('is paused once by the failures of requests that were sent together', () => {
    const { clock, pauses } = start();
    expect(pauses.add(account, slower)).toEqual({ pauseMs: 2_000, isNew: true });
    clock.now = 500;
    expect(pauses.add(account, slower)).toEqual({ pauseMs: 1_500, isNew: false });
    expect(pauses.find(account)?.leftMs).toBe(1_500);
  });

  test('is paused for two seconds again when it answered in between', () => {
    const { clock, pauses } = start();
    clock.now += pauses.add(account, slower).pauseMs;
    clock.now += pauses.add(account, slower).pauseMs;
    pauses.answered(account, { wasPaused: false });
    expect(pauses.add(account, slower).pauseMs).toBe(2_000);
  });

  test('does not count as paused when the time is over', () => {
    const { clock, pauses } = start();
    clock.now += pauses.add(account, slower).pauseMs;
    expect([pauses.find(account), pauses.size]).toEqual([undefined, 0]);
  });
});

test('an answer to a request that was sent before the pause does not end it', () => {
  const { pauses } = start();
  pauses.add(account, empty);
  pauses.answered(account, { wasPaused: false });
  expect(pauses.find(account)).toMatchObject({ kind: 'credit', leftMs: 300_000 });
  pauses.answered(account, { wasPaused: true });
  expect(pauses.find(account)).toBeUndefined();
});

test('a shorter pause does not shorten one that there is', () => {
  const { pauses } = start();
  pauses.add(account, { ...empty, pauseMs: 9_000 });
  expect(pauses.add(account, { ...empty, pauseMs: 1_000 })).toEqual({ pauseMs: 9_000, isNew: false });
  expect(pauses.find(account)?.leftMs).toBe(9_000);
});

test('a pause of an account is one of all its models, and a pause of a model is not', () => {
  const { pauses } = start();
  const other = { ...account, model: 'other' };
  pauses.add(account, slower);
  expect(pauses.find(other)).toBeUndefined();
  pauses.add(account, empty);
  expect(pauses.find(other)?.kind).toBe('credit');
  expect(pauses.find({ ...other, caller: 'somebody' })).toBeUndefined();
});
