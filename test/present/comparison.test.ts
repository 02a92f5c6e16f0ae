import { expect, test } from 'vitest';
import type { Finding } from '../../generated/louter.js';
import { differenceLine, groupFindings, nameSides } from '../../src/present/comparison.ts';

const finding = (number: number, fields: Partial<Finding> = {}): Finding => ({
  kind: 'client-request',
  severity: 'warning',
  side: 'a',
  origin: null,
  leg: 'request',
  what: 'has another wording',
  path: `/messages/${number}/content`,
  trace_a: `a${number}`,
  trace_b: `b${number}`,
  ...fields,
});
const mode = (value: string) => ({ by: 'mode' as const, value, a: {} as never, b: null });

test('shows a difference that several pairs have once, with their number', () => {
  const repeated = Array.from({ length: 12 }, (_, number) => finding(number));
  const other = finding(3, { what: 'is missing' });
  const groups = groupFindings([...repeated.slice(0, 6), other, ...repeated.slice(6)]);
  expect(groups.map(({ pairs, path }) => [pairs.length, path])).toEqual([
    [12, '/messages/*/content'],
    [1, '/messages/3/content'],
  ]);
  const [line] = groups.map((group) => differenceLine(group, { a: 'reference', b: 'compared' }));
  expect(line).toMatchObject({
    who: 'the reference, request',
    details: [
      { name: 'at', text: '/messages/*/content' },
      { name: 'times', text: '12' },
    ],
  });
});

test('calls the first side a baseline only if all of it passed through unchanged', () => {
  expect(nameSides({ by: [mode('baseline')] })).toEqual({ a: 'baseline', b: 'compared' });
  expect(nameSides({ by: [mode('proxy')] })).toEqual({ a: 'reference', b: 'compared' });
  expect(nameSides({ by: [mode('baseline'), mode('proxy')] }).a).toBe('reference');
  expect(nameSides({ by: [] }).a).toBe('baseline');
});
