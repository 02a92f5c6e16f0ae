import { describe, expect, test } from 'vitest';
import { readRetryAfter, writeRetryAfter } from '../../src/core/retry-after.ts';

describe('how long an answer asks to wait', () => {
  test.each([
    ['milliseconds before seconds', { 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    ['seconds', { 'retry-after': ' 15 ' }, 15_000],
    ['a part of a second', { 'retry-after': '0.5' }, 500],
    [
      'a date, by the clock of the answer',
      { 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT', date: 'Sat, 21 Nov 2026 08:00:00 GMT' },
      5000,
    ],
    ['a date that is past', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
  ])('%s', (_name, headers: Record<string, string>, wait) => {
    expect(readRetryAfter(headers)).toBe(wait);
  });

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['an empty field', { 'retry-after': '', 'retry-after-ms': '' }],
    ['a word', { 'retry-after': 'soon' }],
    ['no end of time', { 'retry-after-ms': 'Infinity' }],
    ['a time before now', { 'retry-after-ms': '-1' }],
  ])('%s says nothing', (_name, headers) => {
    expect(readRetryAfter(headers)).toBeUndefined();
  });

  test('is written in whole seconds, never too few', () => {
    expect(writeRetryAfter(1200)).toEqual({ 'retry-after': '2' });
    expect(writeRetryAfter(undefined)).toEqual({});
  });
});
