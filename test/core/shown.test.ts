import { expect, test } from 'vitest';
import { truncateShown } from '../../src/core/shown.ts';

test('a name is shown as it is', () => {
  expect(truncateShown('a'.repeat(200))).toBe('a'.repeat(200));
});

test('shows the beginning of a long name, without splitting a character', () => {
  const said = truncateShown(`${'a'.repeat(199)}😀`);
  expect(said).toBe(`${'a'.repeat(199)}\u{fffd}…`);
  expect(said.isWellFormed()).toBe(true);
});
