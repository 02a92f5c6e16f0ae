import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markDifference } from '../../src/viewer/runs/differing-texts.ts';

test.each([
  ['The test passes now.', 'The test fails now.', 'The test| passes| now.', 'The test| fails| now.'],
  ['a b c', 'a c', 'a| b| c', 'a|| c'],
  ['', 'new', '||', '|new|'],
  ['same start', 'same start and more', 'same start||', 'same start| and more|'],
])('marks the words in which %j and %j differ', (one, other, first, second) => {
  const join = (text: { before: string; differing: string; after: string }): string =>
    [text.before, text.differing, text.after].join('|');
  expect(markDifference(one, other)?.map(join)).toEqual([first, second]);
});

test('marks nothing when texts are the same, and leaves out no character when they are not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const marked = markDifference(one, other);
      expect(marked === null).toBe(one === other);
      expect(marked?.map(({ before, differing, after }) => before + differing + after) ?? [one, other]).toEqual([
        one,
        other,
      ]);
    }),
  );
});
