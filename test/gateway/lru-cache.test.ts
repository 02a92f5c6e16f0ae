import { describe, expect, test } from 'vitest';
import { createLruCache } from '../../src/gateway/lru-cache.ts';

describe('an LRU cache', () => {
  test('evicts the least recently used value, under all its keys', () => {
    const memory = createLruCache<string>({ values: 2, bytes: 1000 });
    memory.set(['a', 'also a'], 'one', 1);
    memory.set(['b'], 'two', 1);
    expect(memory.get('also a')).toBe('one');
    memory.set(['c'], 'three', 1);
    expect(['a', 'also a', 'b', 'c'].map(memory.get)).toEqual(['one', 'one', undefined, 'three']);
  });

  test('does not exceed its size in bytes', () => {
    const memory = createLruCache<number>({ values: 100, bytes: 10 });
    for (const value of [1, 2, 3]) memory.set([`key ${value}`], value, 4);
    expect([1, 2, 3].map((value) => memory.get(`key ${value}`))).toEqual([undefined, 2, 3]);
    memory.set(['all'], 4, 10);
    expect([2, 3].map((value) => memory.get(`key ${value}`))).toEqual([undefined, undefined]);
    expect(memory.get('all')).toBe(4);
  });

  test('does not store a value that would fill it', () => {
    const memory = createLruCache<number>({ values: 100, bytes: 10 });
    memory.set(['small'], 1, 5);
    memory.set(['large'], 2, 11);
    expect([memory.get('small'), memory.get('large')]).toEqual([1, undefined]);
  });

  test('returns the newer of two values of one key, and keeps it when the older is evicted', () => {
    const memory = createLruCache<number>({ values: 2, bytes: 100 });
    memory.set(['key'], 1, 1);
    memory.set(['key'], 2, 1);
    memory.set(['other'], 3, 1);
    expect([memory.get('key'), memory.get('other')]).toEqual([2, 3]);
  });

  test('frees values that no key refers to anymore', () => {
    const memory = createLruCache<number>({ values: 3, bytes: 100 });
    memory.set(['first'], 1, 1);
    for (const value of [2, 3, 4]) memory.set(['same'], value, 1);
    memory.set(['same', 'another'], 5, 1);
    expect(['first', 'same', 'another'].map(memory.get)).toEqual([1, 5, 5]);
    memory.set(['same'], 6, 1);
    expect(['first', 'same', 'another'].map(memory.get)).toEqual([1, 6, 5]);
  });
});
