import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSpan, offsetsOf } from '../../src/viewer/conversation/spans.ts';

test('the items between two positions are those that are at least partly there', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(heights, fc.nat(5000), fc.nat(1000), (each, from, length) => {
      const offsets = offsetsOf(each);
      const { first, last } = findSpan(offsets, { from, to: from + length });
      const isThere = (index: number): boolean =>
        (offsets[index] ?? 0) <= from + length && (offsets[index + 1] ?? 0) > from;
      const all = each.flatMap((_, index) => (isThere(index) ? [index] : []));
      // Behind the end, the last one.
      expect([first, last]).toEqual(all.length === 0 ? [each.length - 1, each.length - 1] : [all[0], all.at(-1)]);
    }),
  );
  expect(findSpan(offsetsOf([10, 20]), { from: -50, to: -10 })).toEqual({ first: 0, last: 0 });
});
