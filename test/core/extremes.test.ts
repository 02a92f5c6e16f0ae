import { expect, test } from 'vitest';
import { maxOf, minOf } from '../../src/core/extremes.ts';

test('the extremes are found among more values than V8 takes as arguments of a function', () => {
  const count = 300_000;
  const values = Array.from({ length: count }, (_, index) => index - 5);
  expect(() => Math.max(...values)).toThrow(RangeError);
  expect([minOf(values), maxOf(values)]).toEqual([-5, count - 6]);
});

test('no values have no extremes', () => {
  expect([minOf([]), maxOf([])]).toEqual([Infinity, -Infinity]);
});
