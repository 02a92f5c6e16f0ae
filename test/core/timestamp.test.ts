import { expect, test } from 'vitest';
import { formatTimestamp } from '../../src/core/timestamp.ts';

test('a time is formatted to the millisecond', () => {
  expect(formatTimestamp(1_700_000_000.5)).toBe('2023-11-14T22:13:20.500Z');
});

test.each([
  [8_640_000_000_000.001, '+275760-09-13T00:00:00.000Z'],
  [Number.MAX_VALUE, '+275760-09-13T00:00:00.000Z'],
  [-5, '1970-01-01T00:00:00.000Z'],
])('%d seconds, which no vendor means, are told as the nearest time there is', (seconds, told) => {
  expect(formatTimestamp(seconds)).toBe(told);
});
