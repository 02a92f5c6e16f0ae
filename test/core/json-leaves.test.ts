import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLeaves, listStringLeaves } from '../../src/core/json-leaves.ts';

/** The value at the end of these keys. */
const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], value);

/** Every string of a value with its JSON Pointer. */
function stringsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsOf(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

const indents = fc.constantFrom(undefined, 2, '\t');

test('finds each leaf, whatever the whitespace between', () => {
  fc.assert(
    fc.property(fc.jsonValue(), indents, (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const parsed: unknown = JSON.parse(text);
      for (const { keys, start, end } of findLeaves(text))
        expect(JSON.parse(text.slice(start, end))).toEqual(valueAt(parsed, keys));
    }),
  );
});

test('leaves out no leaf and keeps their order', () => {
  const text = '{"a":[1,{"b":"}]"}],"c":{},"d\\"e":[],"f":null}';
  expect(findLeaves(text).map(({ keys }) => keys.join('/'))).toEqual(['a/0', 'a/1/b', 'c', 'd"e', 'f']);
});

test('finds every string of a JSON text, in order and with its place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), indents, (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const leaves = listStringLeaves(text);
      expect(leaves.map((leaf) => [leaf.pointer, leaf.value])).toEqual(stringsOf(JSON.parse(text), ''));
      for (const leaf of leaves) expect(JSON.parse(text.slice(leaf.from, leaf.to))).toBe(leaf.value);
    }),
  );
});

test('decodes escapes, and takes commas and brackets within strings for text', () => {
  expect(
    listStringLeaves(String.raw`{"a":["\u0073k, ]","\\"],"b":"}"}`).map(({ pointer, value }) => [pointer, value]),
  ).toEqual([
    ['/a/0', 'sk, ]'],
    ['/a/1', '\\'],
    ['/b', '}'],
  ]);
});

test.each(['', 'no JSON', '{"cut":"short', '[DONE]'])('finds no string in %j, which is not JSON', (text) =>
  expect(listStringLeaves(text)).toEqual([]),
);
