import { describe, expect, test } from 'vitest';
import { filterHelp, parseFilter } from '../../src/traces/filter.ts';

const now = Date.parse('2026-06-01T12:00:00Z');

describe('words of a filter that mean nothing', () => {
  test.each([
    ['modle:x', 'did you mean "model"?'],
    ['status:abortd', 'no status "abortd"; did you mean "aborted"?'],
    ['since:yesterday', 'names no time'],
    ['run:', 'expected run:VALUE'],
  ])('%s', (word, message) => {
    expect(() => parseFilter([word], now)).toThrow(message);
  });
});

test('all words must hold', () => {
  expect(parseFilter(['model:a:b', 'since:1d', 'abc'], now)).toEqual({
    model: 'a:b',
    since: Date.parse('2026-05-31T12:00:00Z') * 1000,
    id: 'abc',
  });
});

test('every filter that help tells of is understood', () => {
  for (const [word] of filterHelp) {
    const key = word.split(':', 1)[0];
    const value = key === 'status' ? 'ok' : '2026-01-31';
    expect(Object.keys(parseFilter([`${key}:${value}`], now))).toEqual([key]);
  }
});

test('times before 1970 and beyond all years are the first and the last there are', () => {
  expect(parseFilter(['since:999999999d', 'before:+275760-09-13'], now)).toEqual({
    since: 0,
    before: Date.parse('9999-12-31T23:59:59.999Z') * 1000,
  });
});
