import { expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { mergeAll } from '../../src/core/merge-all.ts';

test('of equal fields the last counts, in the place of the first', () => {
  expect(
    Object.entries(
      mergeAll([
        { a: 1, b: 2 },
        { c: 3, a: 4 },
      ]),
    ),
  ).toEqual([
    ['a', 4],
    ['b', 2],
    ['c', 3],
  ]);
});

test('there may be more objects than a call takes arguments', () => {
  const objects = Array.from({ length: 200_000 }, (_, index): JsonObject => ({ [index % 3]: index }));
  expect(mergeAll(objects)).toEqual({ 0: 199_998, 1: 199_999, 2: 199_997 });
});

test('a field that is named as the prototype is a field', () => {
  const fields = asObject(parseJson('{"__proto__":{"a":1}}'));
  expect(JSON.stringify(mergeAll([{ b: 2 }, fields ?? {}]))).toBe('{"b":2,"__proto__":{"a":1}}');
});
