import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { createTranslationSlots, computeInflightBudget } from '../../../src/gateway/request/memory-budget.ts';

const mebibyte = 1024 * 1024;

describe('the bytes in flight', () => {
  test.each([
    ['as configured where the heap is large', 4144, 200, 200],
    ['what a heap of 128 MiB can translate', 176, 512, 14],
    ['more than nothing with no heap to speak of', 40, 512, 1],
  ])('are %s', (_what, heap, configured, expected) => {
    expect(computeInflightBudget({ maxInflightBytes: configured * mebibyte }, heap * mebibyte)).toBe(
      expected * mebibyte,
    );
  });
});

describe('turns', () => {
  // At once 10 MiB; below a mebibyte without a turn.
  const budget = 120 * mebibyte;
  const left = () => new AbortController();
  /** Who has begun so far, by name. */
  const begun = async (names: readonly string[]): Promise<readonly string[]> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return names;
  };

  test('are assigned in the order of requests, as many as fit', async () => {
    const turns = createTranslationSlots(budget);
    const names: string[] = [];
    const take = async (name: string, size: number): Promise<() => void> => {
      const end = await turns.acquire(size * mebibyte, left().signal);
      names.push(name);
      return end;
    };
    const first = take('first', 6);
    const second = take('second', 4);
    const third = take('third', 8);
    void take('fourth', 2);
    void take('small', 0.5);
    expect(await begun(names)).toEqual(['first', 'second', 'small']);
    (await first)();
    expect(await begun(names)).toEqual(['first', 'second', 'small']);
    (await second)();
    expect(await begun(names)).toEqual(['first', 'second', 'small', 'third', 'fourth']);
    (await third)();
  });

  test('are assigned to one that exceeds the budget, alone', async () => {
    const turns = createTranslationSlots(budget);
    const end = await turns.acquire(50 * mebibyte, left().signal);
    let hasBegun = false;
    const next = turns.acquire(2 * mebibyte, left().signal).then(() => (hasBegun = true));
    await begun([]);
    expect(hasBegun).toBe(false);
    end();
    expect(await next).toBe(true);
  });

  test('are not awaited by a client that disconnected, nor without limit', async () => {
    const turns = createTranslationSlots(budget, 10);
    const end = await turns.acquire(10 * mebibyte, left().signal);
    const leaving = left();
    const gone = turns.acquire(2 * mebibyte, leaving.signal);
    leaving.abort();
    await expect(gone).rejects.toMatchObject({ detail: { kind: 'aborted' } });
    const late = await turns.acquire(2 * mebibyte, left().signal).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(LouterError);
    expect(late).toMatchObject({ detail: { kind: 'overloaded', retryAfterMs: 10_000 } });
    end();
    (await turns.acquire(10 * mebibyte, left().signal))();
  });
});
