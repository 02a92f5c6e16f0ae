import { afterEach, describe, expect, test, vi } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { createKeyLimits, type KeyUsage } from '../../../src/gateway/keys/limits.ts';
import { MemoryKeyCounters, type KeyCounterStore } from '../../../src/record/store/key-counter-store.ts';
import { testKey } from '../../support/config.ts';

/** Limits count by minutes and days of UTC: where none is to end, the time stands still. */
const noon = Date.UTC(2026, 10, 23, 12);
const nothing: KeyUsage = { tokens: 0, usd: 0 };
let ids = 0;
const id = (): string => `request-${ids++}`;

/** What refused a request; `undefined` if it was admitted. */
async function refusedBy(admitted: Promise<unknown>): Promise<LouterError['detail'] | undefined> {
  try {
    await admitted;
    return undefined;
  } catch (error) {
    if (error instanceof LouterError) return error.detail;
    throw error;
  }
}

afterEach(() => vi.useRealTimers());

describe('requests per minute', () => {
  test('are renewed with the next minute of UTC', async () => {
    let time = Date.UTC(2026, 10, 23, 7, 0, 10);
    const limits = createKeyLimits({ now: () => time });
    const key = testKey({ requestsPerMinute: 2 });
    for (let count = 0; count < 2; count++) (await limits.admit(id(), key, nothing)).end(nothing);
    const refused = await refusedBy(limits.admit(id(), key, nothing));
    expect(refused).toMatchObject({
      kind: 'rate-limit',
      status: 429,
      retryAfterMs: 50_000,
      keyLimit: { reached: 'requests', rates: [{ of: 'requests', limit: 2, remaining: 0, resetAt: time + 50_000 }] },
    });
    expect(refused?.message).toBe(
      'the key alice has sent its 2 requests of this minute (keys.alice.rpm); it is renewed at 2026-11-23T07:01:00Z',
    );
    time += 50_000;
    expect(await refusedBy(limits.admit(id(), key, nothing))).toBeUndefined();
  });

  test('do not count a request that was not sent upstream', async () => {
    const limits = createKeyLimits({ now: () => noon });
    const key = testKey({ requestsPerMinute: 1 });
    for (let count = 0; count < 5; count++) (await limits.admit(id(), key, nothing)).end(null);
    expect(await refusedBy(limits.admit(id(), key, nothing))).toBeUndefined();
  });

  test('are counted for each key by itself', async () => {
    const limits = createKeyLimits({ now: () => noon });
    await limits.admit(id(), testKey({ requestsPerMinute: 1 }), nothing);
    expect(
      await refusedBy(limits.admit(id(), testKey({ requestsPerMinute: 1, name: 'bob' }), nothing)),
    ).toBeUndefined();
  });
});

describe('tokens per minute', () => {
  const key = testKey({ tokensPerMinute: 1000 });

  test('are reserved, then settled by what was used', async () => {
    const limits = createKeyLimits({ now: () => noon });
    const permit = await limits.admit(id(), key, { tokens: 800, usd: 0 });
    expect(await refusedBy(limits.admit(id(), key, { tokens: 300, usd: 0 }))).toMatchObject({
      keyLimit: { reached: 'tokens', rates: [{ of: 'tokens', limit: 1000, remaining: 200 }] },
    });
    permit.end({ tokens: 100, usd: 0 });
    permit.end({ tokens: 100, usd: 0 });
    expect(await refusedBy(limits.admit(id(), key, { tokens: 900, usd: 0 }))).toBeUndefined();
  });

  test('count what a request used beyond its reservation', async () => {
    const limits = createKeyLimits({ now: () => noon });
    (await limits.admit(id(), key, { tokens: 10, usd: 0 })).end({ tokens: 5000, usd: 0 });
    expect(await refusedBy(limits.admit(id(), key, { tokens: 1, usd: 0 }))).toMatchObject({ status: 429 });
  });

  test('admit a request that may use more than the limit only while nothing else is counted', async () => {
    const limits = createKeyLimits({ now: () => noon });
    const permit = await limits.admit(id(), key, { tokens: 64_000, usd: 0 });
    expect(await refusedBy(limits.admit(id(), key, { tokens: 1, usd: 0 }))).toMatchObject({ status: 429 });
    permit.end({ tokens: 500, usd: 0 });
    expect(await refusedBy(limits.admit(id(), key, { tokens: 500, usd: 0 }))).toBeUndefined();
    expect(await refusedBy(limits.admit(id(), key, { tokens: 64_000, usd: 0 }))).toMatchObject({ status: 429 });
  });
});

test('in-flight requests are limited until they end', async () => {
  const limits = createKeyLimits({ now: () => noon });
  const key = testKey({ maxConcurrent: 2 });
  const [one] = [await limits.admit(id(), key, nothing), await limits.admit(id(), key, nothing)];
  expect(await refusedBy(limits.admit(id(), key, nothing))).toMatchObject({
    status: 429,
    retryAfterMs: 2000,
    keyLimit: { reached: 'concurrent' },
  });
  one.end(nothing);
  one.end(nothing);
  expect(limits.inFlight('alice')).toBe(1);
  expect(await refusedBy(limits.admit(id(), key, nothing))).toBeUndefined();
});

describe('a budget', () => {
  const spend = (usd: number): KeyUsage => ({ tokens: 0, usd });

  test.each([
    ['day', '2026-11-23T23:59:59Z', '2026-11-24T00:00:00Z'],
    ['week', '2026-11-29T23:59:59Z', '2026-11-30T00:00:00Z'],
    ['month', '2028-02-29T23:59:59Z', '2028-03-01T00:00:00Z'],
  ] as const)('per %s is renewed in the first second of the next', async (per, last, next) => {
    let time = Date.parse(last);
    const limits = createKeyLimits({ now: () => time });
    const key = testKey({ budget: { usd: 1, per } });
    (await limits.admit(id(), key, spend(0.5))).end(spend(1));
    const refused = await refusedBy(limits.admit(id(), key, spend(0.01)));
    expect(refused).toMatchObject({
      isPermanent: true,
      retryAfterMs: 1000,
      keyLimit: { reached: 'budget', period: per },
    });
    expect(refused?.message).toContain(`budget of $1 left in this ${per} (keys.alice.budget)`);
    time = Date.parse(next);
    expect(await refusedBy(limits.admit(id(), key, spend(0.01)))).toBeUndefined();
  });

  test('charges a request to the window in which it began, when the clock passes the end of it', async () => {
    let time = Date.parse('2026-11-30T23:59:00Z');
    const limits = createKeyLimits({ now: () => time });
    const key = testKey({ budget: { usd: 1, per: 'month' } });
    const permit = await limits.admit(id(), key, spend(0.9));
    time = Date.parse('2026-12-01T00:01:00Z');
    permit.end(spend(0.95));
    expect(await refusedBy(limits.admit(id(), key, spend(1)))).toBeUndefined();
    // The clock is set back: what was spent there is still counted.
    time = Date.parse('2026-11-30T23:59:30Z');
    expect(await refusedBy(limits.admit(id(), key, spend(0.1)))).toMatchObject({ status: 429 });
    expect(await refusedBy(limits.admit(id(), key, spend(0.05)))).toBeUndefined();
  });

  test('is not reached by rounding', async () => {
    const limits = createKeyLimits({ now: () => noon });
    const key = testKey({ budget: { usd: 0.3, per: 'day' } });
    for (let count = 0; count < 3; count++) (await limits.admit(id(), key, spend(0.1))).end(spend(0.1));
    expect(await refusedBy(limits.admit(id(), key, spend(1e-9)))).toMatchObject({ status: 429 });
    // 0.1 + 0.2 is more than 0.3.
    const other = testKey({ name: 'bob', budget: { usd: 0.4, per: 'day' } });
    (await limits.admit(id(), other, spend(0.1))).end(spend(0.1));
    expect(await refusedBy(limits.admit(id(), other, spend(0.1 + 0.2)))).toBeUndefined();
  });
});

describe('many requests at once', () => {
  test('are never admitted beyond a limit, and leave nothing reserved', async () => {
    let time = Date.UTC(2026, 0, 1);
    const limits = createKeyLimits({ now: () => time });
    const key = testKey({
      requestsPerMinute: 50,
      tokensPerMinute: 20_000,
      maxConcurrent: 7,
      budget: { usd: 5, per: 'day' },
    });
    let active = 0;
    let mostActive = 0;
    let used = 0;
    let sent = 0;
    const one = async (index: number): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      const permit = await limits.admit(id(), key, { tokens: 400, usd: 0.1 }).catch(() => undefined);
      if (!permit) return;
      active++;
      mostActive = Math.max(mostActive, active);
      await new Promise((resolve) => setTimeout(resolve, index % 3));
      active--;
      if (index % 5 === 0) return permit.end(null);
      used += 300;
      sent++;
      permit.end({ tokens: 300, usd: 0.05 });
    };
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 40 }, (_, index) => one(index)));
    expect(mostActive).toBe(7);
    expect(sent).toBeLessThanOrEqual(50);
    expect(used).toBeLessThanOrEqual(20_000);
    expect(sent).toBeGreaterThan(40);
    expect(limits.inFlight('alice')).toBe(0);
    time += 60_000;
    const after = await Promise.all(
      Array.from({ length: 7 }, () => limits.admit(id(), key, { tokens: 400, usd: 0.1 })),
    );
    expect(after).toHaveLength(7);
  });
});

describe('with a store', () => {
  const storeOf = (fields: Partial<KeyCounterStore>): KeyCounterStore => ({
    reserve: async () => ({ refused: null, amounts: [0] }),
    settle() {},
    stop: async () => {},
    ...fields,
  });
  const key = testKey({ requestsPerMinute: 3 });

  test('refuses what the store refuses, and keeps nothing of it', async () => {
    let mayPass = false;
    const settled: string[] = [];
    const store = storeOf({
      reserve: async () => (mayPass ? { refused: null, amounts: [1] } : { refused: 0, amounts: [3] }),
      settle: (request) => void settled.push(request),
    });
    const limits = createKeyLimits({ store, now: () => noon });
    for (let count = 0; count < 9; count++)
      expect(await refusedBy(limits.admit(id(), key, nothing))).toMatchObject({ keyLimit: { reached: 'requests' } });
    mayPass = true;
    (await limits.admit('passed', key, nothing)).end(nothing);
    expect(settled).toEqual(['passed']);
  });

  test.each([
    ['fails', async () => Promise.reject(new Error('no database')), ['no database']],
    ['does not answer', () => new Promise<never>(() => {}), ['no answer within 10 s', 'no answer within 2 s']],
  ])('counts in this process when it %s', async (_what, reserve, failures) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const limits = createKeyLimits({ store: storeOf({ reserve }), now: () => noon });
    for (let count = 0; count < 3; count++) {
      const admitted = limits.admit(id(), key, nothing);
      await vi.advanceTimersByTimeAsync(count === 0 ? 10_000 : 2_000);
      expect((await admitted).storeFailure).toBe(failures[count] ?? failures.at(-1));
    }
    expect(await refusedBy(limits.admit(id(), key, nothing))).toMatchObject({ status: 429 });
  });
});

test('counters of ended windows are removed after a day', () => {
  let time = Date.UTC(2026, 0, 1);
  const counters = new MemoryKeyCounters(() => time);
  const charge = {
    key: 'a',
    unit: 'requests' as const,
    windowStart: time,
    windowEnd: time + 60_000,
    amount: 1,
    limit: 9,
  };
  counters.reserve('1', [charge]);
  counters.settle('1', [charge]);
  expect([counters.amountOf(charge), counters.reservations]).toEqual([1, 0]);
  time += 86_400_000 + 120_000;
  counters.reserve('2', [{ ...charge, windowStart: time, windowEnd: time + 60_000 }]);
  expect(counters.amountOf(charge)).toBe(0);
});
