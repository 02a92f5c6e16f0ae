import { describe, expect, test } from 'vitest';
import { LouterError } from '../../src/core/error.ts';
import { parsePageSize } from '../../src/core/page-size.ts';

describe('the size of a page', () => {
  test.each([
    [null, 20],
    ['1', 1],
    ['999', 999],
    ['1000', 1000],
  ])('%j is %i', (text, size) => {
    expect(parsePageSize(text, 20)).toBe(size);
  });

  test.each(['', '0', '1001', '-1', '1e2', '1.5', 'two', '123456'])(
    '%j is refused by the name it was sent under',
    (text) => {
      expect(() => parsePageSize(text, 20, 'pageSize')).toThrow(LouterError);
      expect(() => parsePageSize(text, 20, 'pageSize')).toThrow('pageSize: expected a whole number from 1 to 1000');
    },
  );
});
