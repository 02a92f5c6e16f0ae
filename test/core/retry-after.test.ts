import { describe, expect, test } from 'vitest';
import { readRetryAfter, withoutUnreadableRetryHeaders, writeRetryAfter } from '../../src/core/retry-after.ts';

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
    [
      'a date of RFC 850',
      { 'retry-after': 'Saturday, 21-Nov-26 08:00:05 GMT', date: 'Sat, 21 Nov 2026 08:00:00 GMT' },
      5000,
    ],
    ['a date of asctime', { 'retry-after': 'Sat Nov 21 08:00:05 2026', date: 'Sat, 21 Nov 2026 08:00:00 GMT' }, 5000],
    ['a date of ISO 8601', { 'retry-after': '2026-11-21T09:00:05+01:00', date: 'Sat, 21 Nov 2026 08:00:00 GMT' }, 5000],
    ['seconds beside milliseconds that are none', { 'retry-after-ms': '-1', 'retry-after': '5' }, 5000],
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
    ['seconds before now', { 'retry-after': '-5' }],
    ['a number that is written otherwise', { 'retry-after': '0x10', 'retry-after-ms': '1e3' }],
    ['a signed number', { 'retry-after': '+5' }],
    ['two numbers', { 'retry-after': '5, 10' }],
    ['words with a number', { 'retry-after': 'in 5 minutes' }],
    ['a day without a year', { 'retry-after': 'May 1' }],
    ['a date without its clock', { 'retry-after': 'Sat, 21 Nov 2026' }],
    ['a day that is none', { 'retry-after': 'Sat, 32 Nov 2026 08:00:05 GMT' }],
    ['a month that is none', { 'retry-after': 'Sat, 21 Nav 2026 08:00:05 GMT' }],
    ['an ISO date that is none', { 'retry-after': '2026-13-21T08:00:05Z' }],
  ])('%s says nothing', (_name, headers) => {
    expect(readRetryAfter(headers)).toBeUndefined();
  });

  test('is passed on in a form that is known only', () => {
    expect(withoutUnreadableRetryHeaders({ 'retry-after': '-5', 'retry-after-ms': '250', 'x-other': '-5' })).toEqual({
      'retry-after-ms': '250',
      'x-other': '-5',
    });
  });

  test('is written in seconds, rounded up', () => {
    expect(writeRetryAfter(1200)).toEqual({ 'retry-after': '2' });
    expect(writeRetryAfter(undefined)).toEqual({});
  });
});
