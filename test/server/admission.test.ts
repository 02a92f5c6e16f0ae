import { describe, expect, test } from 'vitest';
import { Admission } from '../../src/server/admission.ts';

const client = () => new AbortController();

describe('admission', () => {
  test('admits requests up to the limit, and as many again may wait, in their order', async () => {
    const admission = new Admission(2);
    expect([admission.acquire(client()), admission.acquire(client())]).toEqual([true, true]);
    const entered: number[] = [];
    const waiting = [1, 2].map(async (number) => {
      if (await admission.acquire(client())) entered.push(number);
    });
    expect(admission.acquire(client())).toBe(false);
    expect([admission.active, admission.waiting]).toEqual([2, 2]);
    admission.release();
    await waiting[0];
    expect(entered).toEqual([1]);
    admission.release();
    await waiting[1];
    expect(entered).toEqual([1, 2]);
    expect([admission.active, admission.waiting]).toEqual([2, 0]);
  });

  test('removes a waiting client that disconnected', async () => {
    const admission = new Admission(1);
    expect(admission.acquire(client())).toBe(true);
    const leaving = client();
    const waiting = admission.acquire(leaving);
    leaving.abort();
    expect(await waiting).toBe(false);
    admission.release();
    expect([admission.active, admission.waiting]).toEqual([0, 0]);
    expect(admission.acquire(client())).toBe(true);
  });

  test('frees the slot of a request that waits for a retry, and assigns it one later', async () => {
    const admission = new Admission(1);
    expect(admission.acquire(client())).toBe(true);
    let goOn = (): void => {};
    const returned = admission.waitWithoutSlot(client(), () => new Promise((resolve) => void (goOn = resolve)));
    expect([admission.active, admission.inFlight]).toEqual([0, 1]);
    expect(admission.acquire(client())).toBe(true);
    goOn();
    await Promise.resolve();
    await Promise.resolve();
    expect([admission.active, admission.waiting]).toEqual([1, 1]);
    admission.release();
    expect(await returned).toBe(true);
    expect([admission.active, admission.inFlight]).toEqual([1, 1]);
    admission.release();
    await admission.whenIdle();
  });

  test('is not idle while a request waits without a slot, and has none for it when closed and full', async () => {
    const admission = new Admission(1);
    expect(admission.acquire(client())).toBe(true);
    let goOn = (): void => {};
    const returned = admission.waitWithoutSlot(client(), () => new Promise((resolve) => void (goOn = resolve)));
    let isIdle = false;
    const idle = admission.whenIdle().then(() => (isIdle = true));
    expect(admission.acquire(client())).toBe(true);
    admission.close();
    goOn();
    expect(await returned).toBe(false);
    expect([admission.inFlight, isIdle]).toEqual([1, false]);
    admission.release();
    await idle;
  });

  test('lets a request keep its slot when as many as the limit are without one', async () => {
    const admission = new Admission(1);
    let goOn = (): void => {};
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    expect(admission.acquire(client())).toBe(true);
    const first = admission.waitWithoutSlot(client(), () => waiting);
    expect(admission.acquire(client())).toBe(true);
    const second = admission.waitWithoutSlot(client(), () => waiting);
    expect([admission.active, admission.inFlight]).toEqual([1, 2]);
    goOn();
    expect(await second).toBe(true);
    admission.release();
    expect(await first).toBe(true);
    admission.release();
    expect(admission.inFlight).toBe(0);
  });

  test('does not count a request whose wait failed', async () => {
    const admission = new Admission(1);
    expect(admission.acquire(client())).toBe(true);
    await expect(admission.waitWithoutSlot(client(), () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(admission.inFlight).toBe(0);
  });

  test('admits no waiting requests when closed, and is idle after the last request', async () => {
    const admission = new Admission(1);
    await admission.whenIdle();
    expect(admission.acquire(client())).toBe(true);
    const waiting = admission.acquire(client());
    admission.close();
    expect(await waiting).toBe(false);
    expect(admission.acquire(client())).toBe(false);
    let idle = false;
    const settled = (async () => {
      await admission.whenIdle();
      idle = true;
    })();
    await Promise.resolve();
    expect(idle).toBe(false);
    admission.release();
    await settled;
    expect(idle).toBe(true);
  });
});
