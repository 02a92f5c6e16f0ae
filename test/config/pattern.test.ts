import { expect, test } from 'vitest';
import { matchesPattern } from '../../src/config/pattern.ts';

test.each([
  ['*', 'anything', true],
  ['a*', 'abc', true],
  ['*c', 'abc', true],
  ['a*c', 'ac', true],
  ['a*a', 'a', false],
  ['a*b*c', 'a-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['*x*', 'x', true],
  ['gpt', 'gpt', true],
  ['gpt', 'gpt-5', false],
])('pattern %s against %s', (pattern, name, expected) => {
  expect(matchesPattern(pattern, name)).toBe(expected);
});
