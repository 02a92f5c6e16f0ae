import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShortLivedMap } from '../../src/core/short-lived-map.ts';

const key = fc.integer({ min: 0, max: 30 });
const step = fc.oneof(
  { weight: 50, arbitrary: fc.record({ type: fc.constant('set' as const), key }) },
  { weight: 50, arbitrary: fc.record({ type: fc.constant('delete' as const), key }) },
  { weight: 1, arbitrary: fc.constant({ type: 'clear' as const }) },
);

test('has the entries of a Map in the same order, whatever is set and removed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400, size: 'max' }), (steps) => {
      const map = new ShortLivedMap<number, number>();
      const expected = new Map<number, number>();
      for (const [index, each] of steps.entries()) {
        if (each.type === 'clear') {
          map.clear();
          expected.clear();
        } else if (each.type === 'delete') {
          map.delete(each.key);
          expected.delete(each.key);
        } else {
          map.set(each.key, index);
          expected.set(each.key, index);
          expect(map.get(each.key)).toBe(index);
        }
        expect(map.size).toBe(expected.size);
        expect([...map]).toEqual([...expected]);
        expect([...map.values()]).toEqual([...expected.values()]);
      }
    }),
  );
});

test('visits each entry once while those that were visited are removed', () => {
  const map = new ShortLivedMap<number, string>();
  for (let number = 0; number < 100; number++) map.set(number, `${number}`);
  const visited: number[] = [];
  for (const [number] of map) {
    visited.push(number);
    map.delete(number);
  }
  expect(visited).toEqual(Array.from({ length: 100 }, (_, number) => number));
  expect(map.size).toBe(0);
});

test('does not visit what is removed before its turn', () => {
  const map = new ShortLivedMap<number, string>();
  for (let number = 0; number < 100; number++) map.set(number, `${number}`);
  const visited: string[] = [];
  for (const value of map.values()) {
    visited.push(value);
    if (value === '0') for (let number = 1; number < 99; number++) map.delete(number);
  }
  expect(visited).toEqual(['0', '99']);
});
