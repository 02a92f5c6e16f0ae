import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listStringLeaves } from '../../../src/core/redact/string-leaves.ts';

/** Every string of a value with the keys that lead to it. */
function strings(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    strings(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

test('every string of a JSON text is found, in order, and where it stands', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      const leaves = listStringLeaves(text);
      expect(leaves.map(({ pointer, value: said }) => [pointer, said])).toEqual(strings(JSON.parse(text), ''));
      for (const { from, to, value: said } of leaves) expect(JSON.parse(text.slice(from, to))).toBe(said);
    }),
  );
});

test('escapes are undone, and commas and brackets inside of strings are text', () => {
  expect(
    listStringLeaves(String.raw`{"a":["\u0073k, ]","\\"],"b":"}"}`).map(({ pointer, value }) => [pointer, value]),
  ).toEqual([
    ['/a/0', 'sk, ]'],
    ['/a/1', '\\'],
    ['/b', '}'],
  ]);
});

test.each(['', 'no JSON', '{"cut":"short', '[DONE]'])('%j has none', (text) =>
  expect(listStringLeaves(text)).toEqual([]),
);
