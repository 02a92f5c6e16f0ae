import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import { isSameValue } from '../../src/judge/values.ts';

/** What decides where the direct comparison does not. */
const isSameJson = (one: unknown, other: unknown, ignored?: string): boolean => {
  const [left, right] = [one, other].map((each) =>
    canonicalJson(
      parseJson(JSON.stringify(each, (key, value: unknown) => (key === ignored ? undefined : value))) ?? null,
    ),
  );
  return left === right;
};

const reordered = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, reordered(each)]),
  );
};

const json = fc.jsonValue({ maxDepth: 4 }).map((value): JsonValue => JSON.parse(JSON.stringify(value)));

describe('a direct comparison', () => {
  test('finds a value the same whose keys are in another order', () => {
    fc.assert(fc.property(json, (value) => isSameValue(value, reordered(value))));
  });

  test('agrees with that of both as JSON', () => {
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(small, small, (one, other) => isSameValue(one, other) === isSameJson(one, other)),
      { numRuns: 2000 },
    );
  });

  test.each<[name: string, one: unknown, other: unknown, isSame: boolean]>([
    ['a key that is undefined', { a: 1, b: undefined }, { a: 1 }, true],
    ['an ignored key at any depth', { a: { form: 1, b: 2 }, form: 3 }, { a: { b: 2 } }, true],
    ['another key', { a: 1, b: 2 }, { a: 1, c: 2 }, false],
    ['a list and an object with its keys', [1], { 0: 1 }, false],
    ['a key that objects inherit', { constructor: null }, {}, false],
    ['a key that objects inherit on the other side', {}, { toString: 'x' }, false],
    ['null and nothing', { a: null }, {}, false],
    ['a text and a number', '1', 1, false],
  ])('decides %s', (_name, one, other, isSame) => {
    expect(isSameValue(one, other, 'form')).toBe(isSame);
    expect(isSameJson(one, other, 'form')).toBe(isSame);
  });

  test('leaves numbers that are kept as text to their JSON', () => {
    const [one, other] = ['{"n":12345678901234567890}', '{"n":12345678901234567891}'].map(parseJson);
    expect(isSameValue(one, other)).toBe(false);
    expect(isSameValue(one, parseJson('{"n":12345678901234567890}'))).toBe(false);
  });
});
