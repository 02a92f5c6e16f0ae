import { describe, expect, test } from 'vitest';
import { asCount, asTimestamp } from '../../src/core/count.ts';
import { parseJson, parsePlainJson } from '../../src/core/json.ts';

const noNumbers = [undefined, null, '5', true, [], {}, Number.NaN];

describe('a count', () => {
  test.each([0, 1, 9007199254740991])('of %d is taken', (count) => {
    expect(asCount(count)).toBe(count);
  });
  test.each([-1, 0.5, 9007199254740992, parsePlainJson('1e999'), ...noNumbers])('of %j says nothing', (value) => {
    expect(asCount(value)).toBeUndefined();
  });
});

describe('a time', () => {
  test.each([0, 1767225600, 1767225600.5, 253402300799])('of %d can be written as a date', (seconds) => {
    expect(asTimestamp(seconds)).toBe(seconds);
    expect(new Date(seconds * 1000).toISOString()).toMatch(/^[0-9]{4}-/);
  });
  test('of many digits is taken', () => {
    expect(asTimestamp(parseJson('1767225600.1234567890'))).toBe(1767225600.1234567);
  });
  test.each([-1, 253402300800, 1152921504606846976, parsePlainJson('1e999'), ...noNumbers])(
    'of %j says nothing',
    (value) => {
      expect(asTimestamp(value)).toBeUndefined();
    },
  );
});
