import { describe, expect, test } from 'vitest';
import { createBoundedMemory } from '../../src/gateway/bounded-memory.ts';

describe('a bounded memory', () => {
  test('forgets what was not asked for the longest, under all its keys', () => {
    const memory = createBoundedMemory<string>({ values: 2, bytes: 1000 });
    memory.keep(['a', 'also a'], 'one', 1);
    memory.keep(['b'], 'two', 1);
    expect(memory.recall('also a')).toBe('one');
    memory.keep(['c'], 'three', 1);
    expect(['a', 'also a', 'b', 'c'].map(memory.recall)).toEqual(['one', 'one', undefined, 'three']);
  });

  test('holds no more bytes than it may', () => {
    const memory = createBoundedMemory<number>({ values: 100, bytes: 10 });
    for (const value of [1, 2, 3]) memory.keep([`key ${value}`], value, 4);
    expect([1, 2, 3].map((value) => memory.recall(`key ${value}`))).toEqual([undefined, 2, 3]);
    memory.keep(['all'], 4, 10);
    expect([2, 3].map((value) => memory.recall(`key ${value}`))).toEqual([undefined, undefined]);
    expect(memory.recall('all')).toBe(4);
  });

  test('does not keep what would take all of it', () => {
    const memory = createBoundedMemory<number>({ values: 100, bytes: 10 });
    memory.keep(['small'], 1, 5);
    memory.keep(['large'], 2, 11);
    expect([memory.recall('small'), memory.recall('large')]).toEqual([1, undefined]);
  });

  test('gives the newer of two values of one key, and keeps it when the older goes', () => {
    const memory = createBoundedMemory<number>({ values: 2, bytes: 100 });
    memory.keep(['key'], 1, 1);
    memory.keep(['key'], 2, 1);
    memory.keep(['other'], 3, 1);
    expect([memory.recall('key'), memory.recall('other')]).toEqual([2, 3]);
  });

  test('has no room taken by what no key leads to any more', () => {
    const memory = createBoundedMemory<number>({ values: 3, bytes: 100 });
    memory.keep(['first'], 1, 1);
    for (const value of [2, 3, 4]) memory.keep(['same'], value, 1);
    memory.keep(['same', 'another'], 5, 1);
    expect(['first', 'same', 'another'].map(memory.recall)).toEqual([1, 5, 5]);
    memory.keep(['same'], 6, 1);
    expect(['first', 'same', 'another'].map(memory.recall)).toEqual([1, 6, 5]);
  });
});
