import { describe, expect, test } from 'vitest';
import { RenewingCredential, type IssuedCredential } from '../../../src/gateway/platform/renewing-credential.ts';

/** A credential whose issues are counted, at a time that the test sets. */
function startIssuing(
  issue: (count: number, now: number) => Partial<IssuedCredential<{ n: number }>> | Error,
  ttlMs?: number,
) {
  const clock = { now: 1_000_000, issues: 0 };
  const credential = new RenewingCredential<{ n: number }>(
    async () => {
      clock.issues++;
      const issued = issue(clock.issues, clock.now);
      if (issued instanceof Error) throw issued;
      return { value: { n: clock.issues }, ...issued };
    },
    { now: () => clock.now, ...(ttlMs !== undefined && { ttlMs }) },
  );
  const numberAfter = async (ms: number): Promise<number> => {
    clock.now += ms;
    return (await credential.get()).n;
  };
  return { clock, credential, numberAfter };
}

describe('a renewing credential', () => {
  test('is issued once for all who wait for it', async () => {
    const { clock, credential } = startIssuing(() => ({}));
    const values = await Promise.all(Array.from({ length: 20 }, () => credential.get()));
    expect(new Set(values).size).toBe(1);
    expect(clock.issues).toBe(1);
  });

  test('is used for five minutes where nothing states its expiry', async () => {
    const { numberAfter } = startIssuing(() => ({}));
    expect([await numberAfter(0), await numberAfter(299_999), await numberAfter(1)]).toEqual([1, 1, 2]);
  });

  test('is used until a minute before it expires, or for its time to live if that is shorter', async () => {
    const hour = startIssuing((_count, now) => ({ expiresAt: now + 3_600_000 }));
    expect([await hour.numberAfter(0), await hour.numberAfter(3_539_999), await hour.numberAfter(1)]).toEqual([
      1, 1, 2,
    ]);
    const short = startIssuing((_count, now) => ({ expiresAt: now + 3_600_000 }), 1_000);
    expect([await short.numberAfter(0), await short.numberAfter(1_000)]).toEqual([1, 2]);
  });

  test('is used at all if it expires within the minute', async () => {
    const { numberAfter } = startIssuing((_count, now) => ({ expiresAt: now + 20_000 }));
    expect([await numberAfter(0), await numberAfter(9_999), await numberAfter(1)]).toEqual([1, 1, 2]);
  });

  test('is used until it expires if it cannot be renewed, and the renewal waits longer each time', async () => {
    const { clock, numberAfter, credential } = startIssuing((count, now) =>
      count === 1 ? { expiresAt: now + 3_600_000 } : new Error('no'),
    );
    await numberAfter(0);
    expect(await numberAfter(3_540_000)).toBe(1);
    expect(await numberAfter(999)).toBe(1);
    expect(clock.issues).toBe(2);
    expect(await numberAfter(1)).toBe(1);
    expect(clock.issues).toBe(3);
    await numberAfter(1_999);
    expect(clock.issues).toBe(3);
    clock.now += 60_000;
    await expect(credential.get()).rejects.toThrow('no');
  });

  test('is issued again after a refusal, unless another one was issued meanwhile', async () => {
    const { clock, credential } = startIssuing(() => ({}));
    const first = await credential.get();
    credential.refused(first);
    const second = await credential.get();
    credential.refused(first);
    expect(await credential.get()).toBe(second);
    expect(clock.issues).toBe(2);
  });

  test('that had expired when it was issued is an error, and the next one waits', async () => {
    const { clock, numberAfter, credential } = startIssuing((_count, now) => ({ expiresAt: now - 1_000 }));
    await expect(credential.get()).rejects.toThrow('had expired at 1970-01-01T00:16:39.000Z');
    await expect(numberAfter(999)).rejects.toThrow('had expired');
    expect(clock.issues).toBe(1);
    await expect(numberAfter(1)).rejects.toThrow('had expired');
    expect(clock.issues).toBe(2);
  });

  test('that is always refused is issued ever more rarely, until one is accepted', async () => {
    const { clock, credential } = startIssuing(() => ({}));
    const refuse = async (ms: number): Promise<number> => {
      clock.now += ms;
      credential.refused(await credential.get());
      credential.refused(await credential.get());
      return clock.issues;
    };
    expect([await refuse(0), await refuse(999), await refuse(1)]).toEqual([2, 2, 3]);
    expect([await refuse(1_999), await refuse(1)]).toEqual([3, 4]);
    clock.now += 4_000;
    await credential.get();
    credential.accepted();
    expect(await refuse(0)).toBe(6);
  });
});
