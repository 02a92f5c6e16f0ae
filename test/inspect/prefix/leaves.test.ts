import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesOf } from '../../../src/inspect/prefix/leaves.ts';

/** What stands at the end of these keys. */
const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], value);

test('finds each leaf at its position, whatever the whitespace', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, blanks) => {
      const text = JSON.stringify(value, null, blanks);
      const whole: unknown = JSON.parse(text);
      for (const { keys, start, end } of leavesOf(text))
        expect(JSON.parse(text.slice(start, end))).toEqual(at(whole, keys));
    }),
  );
});

test('finds every leaf, in the order of the text', () => {
  const text = '{"a":[1,{"b":"}]"}],"c":{},"d\\"e":[],"f":null}';
  expect(leavesOf(text).map(({ keys }) => keys.join('/'))).toEqual(['a/0', 'a/1/b', 'c', 'd"e', 'f']);
});
